#include "sheets/sheet_file.h"

#include <algorithm>
#include <map>

#include "sheets/clever_reader.h"
#include "sheets/reader.h"
#include "sheets/wizard_reader.h"

namespace fox {

using Kind = TomlValue::Kind;

namespace {

using Names = std::map<std::string, std::string>;

std::string renamed(const Names& names, const std::string& word) {
  const auto found = names.find(word);
  return found == names.end() ? word : found->second;
}

void rename(TomlValue& value, const Names& names) {
  if (value.kind == Kind::string) value.string = renamed(names, value.string);
  for (auto& item : value.items) rename(item, names);
  for (auto& entry : value.entries) {
    entry.key = renamed(names, entry.key);
    rename(entry.value, names);
  }
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
  if (table->kind != Kind::table) note_problem(problems, *table, "rename", "expected a table of old and new names");
  for (const auto& entry : table->entries) {
    if (entry.value.kind == Kind::string)
      names[entry.key] = entry.value.string;
    else
      note_problem(problems, entry.value, "rename." + entry.key, "expected the new name");
  }
  return names;
}

std::optional<TomlValue> read_tree(const SheetText& source, const FindSheet& find, int depth, Problems& problems) {
  auto parsed = parse_toml(source.text, source.file);
  if (auto* problem = std::get_if<Problem>(&parsed)) {
    problems.push_back(*problem);
    return std::nullopt;
  }
  TomlValue tree = std::move(std::get<TomlValue>(parsed));
  TomlValue based_on;
  const bool variant = take(tree, "based_on", based_on) != nullptr;
  const bool has_names = tree.find("rename") != nullptr;
  const Names names = read_names(tree, problems);
  if (!variant) {
    if (has_names) note_problem(problems, tree, "rename", "goes with \"based_on\" and only with it");
    return tree;
  }
  if (based_on.kind != Kind::string) {
    note_problem(problems, based_on, "based_on", "expected the id of another sheet");
    return std::nullopt;
  }
  constexpr int deepest = 8;
  if (depth == deepest) {
    note_problem(problems, based_on, "based_on", "these sheets are based on one another without end");
    return std::nullopt;
  }
  const auto base_text = find(based_on.string);
  if (!base_text) {
    note_problem(problems, based_on, "based_on", "there is no sheet \"" + based_on.string + "\"");
    return std::nullopt;
  }
  auto base = read_tree(*base_text, find, depth + 1, problems);
  if (!base) return std::nullopt;
  for (const auto& [old_name, new_name] : names)
    if (old_name == "id" || new_name == "id") note_problem(problems, tree, "rename", "keys cannot be renamed");
  rename(*base, names);
  lay_over(*base, tree);
  return base;
}

}  // namespace

const std::string& sheet_id(const AnySheet& sheet) {
  return std::visit([](const auto& def) -> const std::string& { return def.id; }, sheet);
}

std::optional<TomlValue> read_tree(const SheetText& source, const FindSheet& find, Problems& problems) {
  return read_tree(source, find, 0, problems);
}

std::optional<AnySheet> read_sheet(const SheetText& source, const FindSheet& find, Problems& problems) {
  const auto tree = read_tree(source, find, problems);
  if (!tree) return std::nullopt;
  TableReader top(*tree, "", problems);
  const std::size_t before = problems.size();
  AnySheet sheet;
  enum { clever_family, wizard_family };
  switch (top.one_of("family", {"clever", "wizard"})) {
    case clever_family: sheet = read_clever_sheet(top); break;
    case wizard_family: sheet = read_wizard_sheet(top); break;
    default: break;
  }
  const std::string& id = sheet_id(sheet);
  if (!std::all_of(id.begin(), id.end(), [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }))
    top.problem("id", "an id is made of small letters, digits and hyphens");
  top.finish();
  if (problems.size() != before) return std::nullopt;
  return sheet;
}

}  // namespace fox
