// Nothing of Wizard's screen is cut off, lies on anything else or is too small for a finger: positions of
// random games, at every size, scale and language, for two to five.
// Setting: begins early
// Setting: plain frames
#include "ui/windows.h"
#include "ui/wizard_mirror.h"

namespace {

using namespace fox;
using namespace fox::ui;
using namespace fox::ui::wizard_mirror;

// What a tap on this field of the sheet on top writes; nothing where the rules refuse it.
std::string line_of(Table& table, const std::string& field) {
  const auto& def = table.game_view->def();
  const auto dot = field.find_last_of('.');
  const std::string id = field.substr(5, dot - 5);
  int row = wizard::colours(def);
  for (int colour = 0; colour < wizard::colours(def); ++colour)
    if (wizard::face(def, colour).id == id) row = colour;
  const FieldRef ref{table.pending->seat(), row, field[dot + 1] - '0'};
  std::string text = table.text(table.pending->tap_field(ref, table.now, words()));
  table.pending->clear_notice();
  return text;
}

void look_at(int players, const std::string& language, const Size& size, std::uint64_t seed, int positions) {
  Folder folder;
  Header header = header_for(players, true, players == 3 ? 12 : 9);
  header.names = {"Ada", "Benedikta", "Cleo", "Dora", "Emil"};
  header.names.resize(static_cast<std::size_t>(players));
  const std::string file = folder / "start.fox";
  {
    std::FILE* out = std::fopen(file.c_str(), "w");
    REQUIRE(out != nullptr);
    std::fputs(write_header(header).c_str(), out);
    std::fclose(out);
  }
  AppOptions options;
  options.data = folder.path();
  options.language = language;
  options.open = file;
  Screen screen(options, size.width, size.height);
  screen.resize(size.width, size.height, size.scale);
  Random random(seed);
  Table table(header);
  for (int n = 0; n < positions && !table.game_view->is_over(); ++n) {
    const Line line = table.any_line(random);
    std::vector<std::string> names;
    const std::string text = reach(table, line, random, names);
    for (const auto& name : names) {
      const Target* target = screen.find(name);
      INFO(players << " " << language << " " << size.width << "x" << size.height << " @" << size.scale
                   << " at " << name << " of " << text);
      REQUIRE(target != nullptr);
      if (target->rect.empty() || target->rect.h < target->whole.h * .5F)
        screen.reach_by_keys(name);  // it lies out of sight
      else
        screen.tap(name);
      const std::string found = seen_faults(screen, is_long_name);
      CHECK(found == "");
      if (!found.empty()) return;
    }
    table.play(text);
    if (n % 3 != 0) continue;
    // Any field, allowed or not: what the rules say to it is read whole. What was allowed is taken back.
    const auto& targets = screen.stage().layout().targets;
    std::vector<std::string> fields;
    for (const Target& target : targets)
      if (target.kind == TargetKind::cell && target.rect.h > target.whole.h * .9F)
        fields.push_back(target.name);
    if (fields.empty()) continue;
    const std::string field = fields[static_cast<std::size_t>(random.below(static_cast<int>(fields.size())))];
    screen.now += 1;
    screen.tap(field);
    INFO(players << " " << language << " " << size.width << "x" << size.height << " @" << size.scale << " "
                 << field << " after " << text);
    const std::string found = seen_faults(screen, is_long_name);
    CHECK(found == "");
    if (!found.empty()) return;
    if (!line_of(table, field).empty())
      screen.tap("button.undo");
    else
      screen.key("escape");
  }
}

}  // namespace

TEST_CASE("nothing of Wizard is cut off, overlaps or is too small, whatever the screen") {
  const int players = GENERATE(2, 3, 4, 5);
  for (std::size_t i = 0; i < std::size(kSizes); ++i)
    for (std::size_t l = 0; l < std::size(kLanguages); ++l)
      if (amount(1, 3) != 1 || l == (i + static_cast<std::size_t>(players)) % 3)
        look_at(players, kLanguages[l], kSizes[i], i * 3 + l + 5, amount(10, 300));
}
