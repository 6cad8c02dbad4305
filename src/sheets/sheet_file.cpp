#include "sheets/sheet_file.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "sheets/reader.h"

namespace fox {

using Kind = TomlValue::Kind;

namespace {

// A name of the base, what the variant calls it, and whether the base has it at all.
struct NewName {
  TomlValue to;
  bool found = false;
};
using Names = std::map<std::string, NewName>;

void rename_word(std::string& word, Names& names) {
  const auto found = names.find(word);
  if (found == names.end()) return;
  found->second.found = true;
  word = found->second.to.string;
}

// Every text and every key, wherever it stands.
void rename_all(TomlValue& value, Names& names, Problems& problems) {
  if (value.kind == Kind::string) rename_word(value.string, names);
  for (auto& item : value.items) rename_all(item, names, problems);
  std::set<std::string> keys;
  for (auto& entry : value.entries) {
    rename_word(entry.key, names);
    if (!keys.insert(entry.key).second) {
      const auto at = std::find_if(names.begin(), names.end(),
                                   [&](const auto& n) { return n.second.to.string == entry.key; });
      if (at != names.end())
        note_problem(problems, at->second.to, "rename." + at->first,
                     "the base has a \"" + entry.key + "\" already");
    }
    rename_all(entry.value, names, problems);
  }
}

void rename(TomlValue& base, Names& names, Problems& problems) {
  const std::size_t before = problems.size();
  rename_all(base, names, problems);
  // The same clash shows wherever both names stand: once is enough.
  if (problems.size() > before + 1) problems.resize(before + 1);
  for (const auto& [old_name, name] : names)
    if (!name.found)
      note_problem(problems, name.to, "rename." + old_name, "the base has nothing of this name");
}

// What the variant says replaces what the base says, table by table.
void lay_over(TomlValue& base, const TomlValue& variant) {
  for (const auto& entry : variant.entries) {
    TomlValue* below = base.find(entry.key);
    if (below != nullptr && below->kind == Kind::table && entry.value.kind == Kind::table)
      lay_over(*below, entry.value);
    else if (below != nullptr)
      *below = entry.value;
    else
      base.entries.push_back(entry);
  }
}

TomlValue* take(TomlValue& table, const std::string& key, TomlValue& kept) {
  const auto found = std::find_if(table.entries.begin(), table.entries.end(),
                                  [&](const TomlEntry& entry) { return entry.key == key; });
  if (found == table.entries.end()) return nullptr;
  kept = std::move(found->value);
  table.entries.erase(found);
  return &kept;
}

Names read_names(TomlValue& tree, Problems& problems) {
  Names names;
  TomlValue kept;
  const TomlValue* table = take(tree, "rename", kept);
  if (table == nullptr) return names;
  if (table->kind != Kind::table)
    note_problem(problems, *table, "rename", "expected a table of old and new names");
  for (const auto& entry : table->entries) {
    if (entry.value.kind != Kind::string || entry.value.string.empty())
      note_problem(problems, entry.value, "rename." + entry.key, "expected the new name");
    else
      names[entry.key].to = entry.value;
  }
  return names;
}

// The text as a tree, a variant laid over its base; nothing where it is no TOML. With problems it may lack
// its base, and only its keys are worth a look.
std::optional<TomlValue> read_tree(const SheetText& source, const FindSheet& find, int depth,
                                   Problems& problems) {
  auto parsed = parse_toml(source.text, source.file);
  if (auto* problem = std::get_if<Problem>(&parsed)) {
    problems.push_back(*problem);
    return std::nullopt;
  }
  TomlValue tree = std::move(std::get<TomlValue>(parsed));
  TomlValue based_on;
  const bool variant = take(tree, "based_on", based_on) != nullptr;
  if (const TomlValue* names = tree.find("rename"); names != nullptr && !variant)
    note_problem(problems, *names, "rename", "goes with \"based_on\" and only with it");
  Names names = read_names(tree, problems);
  const std::size_t before = problems.size();
  if (!variant) return tree;
  const auto refuse = [&](const std::string& text) {
    note_problem(problems, based_on, "based_on", text);
    return tree;
  };
  if (based_on.kind != Kind::string) return refuse("expected the id of another sheet");
  constexpr int deepest = 8;
  if (depth == deepest) return refuse("these sheets are based on one another without end");
  const auto base_text = find(based_on.string);
  if (!base_text) return refuse("there is no sheet \"" + based_on.string + "\"");
  auto base = read_tree(*base_text, find, depth + 1, problems);
  if (!base) return tree;
  const bool sound = problems.size() == before;
  rename(*base, names, problems);
  if (sound && tree.find("id") == nullptr)  // its base's would be taken for its own
    note_problem(problems, tree, "id", "is missing");
  lay_over(*base, tree);
  return base;
}

void check_id(TableReader& top, const std::string& id, std::string_view wanted) {
  if (id.empty()) return;  // told already
  if (!is_name(id))
    top.problem("id", kNameExpected);
  else if (!wanted.empty() && id != wanted)
    top.problem("id", "the id \"" + id + "\" must be the file's name, \"" + std::string(wanted) + "\"");
}

std::optional<AnySheet> read_family(const SheetText& source, const FindSheet& find, Problems& problems,
                                    std::string_view id) {
  const auto tree = read_tree(source, find, 0, problems);
  if (!tree) return std::nullopt;
  TableReader top(*tree, "", problems);
  top.get("based_on"), top.get("rename");  // taken out already, and what somebody may have meant
  const bool faulty = !problems.empty();
  std::vector<std::string> names;
  for (const AnySheet& empty : each_family())
    names.emplace_back(std::visit([](const auto& def) { return def.family; }, empty));
  const std::size_t family = faulty ? 0 : top.one_of("family", names);
  const auto read_as = [](TableReader& table, AnySheet sheet) {
    table.get("family");
    std::visit([&](auto& def) { read_tables(table, def); }, sheet);
    return sheet;
  };
  if (!problems.empty()) {  // nobody could say what stands at the other keys
    for (const AnySheet& empty : each_family())
      top.only_keys([&](TableReader& again) { read_as(again, empty); });
    top.finish();
    return std::nullopt;
  }
  AnySheet sheet = read_as(top, each_family()[family]);
  check_id(top, sheet_id(sheet), id);
  top.finish();
  return sheet;
}

template <std::size_t... Family>
std::vector<AnySheet> empty_sheets(std::index_sequence<Family...>) {
  return {AnySheet(std::in_place_index<Family>)...};
}

}  // namespace

const std::vector<AnySheet>& each_family() {
  static const auto all = empty_sheets(std::make_index_sequence<std::variant_size_v<AnySheet>>());
  return all;
}

const std::string& sheet_id(const AnySheet& sheet) {
  return std::visit([](const auto& def) -> const std::string& { return def.id; }, sheet);
}

std::optional<AnySheet> read_sheet(const SheetText& source, const FindSheet& find, Problems& problems,
                                   std::string_view id) {
  Problems found;  // of this sheet alone; what others have is no business of its checks
  auto sheet = read_family(source, find, found, id);
  problems.insert(problems.end(), found.begin(), found.end());
  return found.empty() ? std::move(sheet) : std::nullopt;
}

}  // namespace fox
