// Which rule stands where on a sheet of Wizard: the rows, the X's, the round, the magic card.
#include <algorithm>

#include "core/wizard/wizard_readings.h"
#include "game/typed_game.h"
#include "game/wizard_codec.h"
#include "ui/wizard/faces.h"
#include "ui/wizard_on_screen.h"

namespace fox::ui {
namespace {

constexpr ReadingAbout kAbout[] = {
    {wizard::reading::jester_on_miss, "wizard-jester"},
    {wizard::reading::scored_once, "wizard-score"},
    {wizard::reading::place_shared, "wizard-score"},
    {wizard::reading::round_finished, "wizard-end"},
    {wizard::reading::pass_no_seer, "wizard-end"},
    {wizard::reading::own_deck, "wizard-cards"},
    {wizard::reading::strike_differences, "wizard-card-strike-out"},
};

}  // namespace

RuleWords rule_at(const TypedGame<wizard::Codec>& game, std::string_view place, const Catalogue& words) {
  const wizard::SheetDef& def = game.rules().sheet;
  const auto& state = game.current();
  std::string title;
  std::vector<std::string> rules;
  if (place == "card") {
    const wizard::Effect& effect = def.effects[state.card];
    title = words.text("cards", effect.id);
    rules = {effect.rule, "wizard-cards"};
  } else if (place == "round") {
    title = words.text("referee", "round-is", {{"round", std::to_string(state.round)}});
    rules = {"wizard-throw", "wizard-stop", "wizard-next-seer", "wizard-end"};
  } else if (place == "xs") {
    title = words.text("referee", "xs");
    rules = {"wizard-score", "wizard-end"};
  } else {
    const std::string_view id = place.substr(place.find('.') + 1);
    int face = 0;
    while (face < wizard::jester_face(def) && wizard::face(def, face).id != id) ++face;
    title = face_name(words, def, face);
    rules = {"wizard-predict", "wizard-score"};
    if (face == wizard::jester_face(def)) rules = {"wizard-jester"};
  }
  std::vector<Ruling> rulings;
  for (const std::string_view reading : wizard::kReadings)
    if (std::find(def.rulings.begin(), def.rulings.end(), reading) != def.rulings.end() &&
        is_about(reading, rules, kAbout))
      rulings.push_back({reading});
  return {sentence_case(title), grounds_of(rules, rulings, words)};
}

}  // namespace fox::ui
