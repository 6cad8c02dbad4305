// Which rule stands where on a Clever sheet: its areas, what they and the rounds give, the actions.
#include <algorithm>

#include "core/clever/clever_readings.h"
#include "core/clever/rule_of.h"
#include "game/clever_codec.h"
#include "game/typed_game.h"
#include "ui/clever_on_screen.h"
#include "ui/look/names.h"
#include "ui/table/command.h"

namespace fox::ui {
namespace {

using clever::AreaDef;
using clever::Gain;
using clever::Reading;
using clever::SheetDef;

constexpr ReadingAbout kAbout[] = {
    {"reroll-keeps-roll", "reroll"}, {"reroll-before-pick", "reroll"}, {"solo-actions", "reroll"},
    {"solo-actions", "dice-back"},   {"back-window", "dice-back"},     {"solo-actions", "extra-die"},
    {"extra-window", "extra-die"},   {"number-other", "any-number"},   {"number-in-sum", "any-number"},
    {"number-usable", "any-number"}, {"bonus-order", "bonus-at-once"}, {"bonus-like-die", "bonus-at-once"},
    {"negative-foxes", "foxes"},     {"fox-no-area", "foxes"},
};

// What is particular to an area, a reading can be about.
bool is_about(Reading reading, const AreaDef& area) {
  switch (reading) {
    case Reading::chain_swept:
    case Reading::chain_optional:
    case Reading::chain_white:
    case Reading::chain_active:
    case Reading::chain_own_mark:
      return area.chain;
    case Reading::circle_bonus:
      return clever::traits_of(area.kind).circles;
    case Reading::grey_from_fields:
    case Reading::yellow_question:
      return area.roll_rows;
    case Reading::companions_shown:
    case Reading::companions_extra:
    case Reading::turquoise_question:
      return area.companions;
    case Reading::seven_after_seven:
    case Reading::blue_question:
    case Reading::white_last_face:
      return area.start != 0;
    case Reading::green_bonus:
      return area.accept == clever::Accept::at_least;
    case Reading::orange_bonus:
      return std::any_of(area.cells.begin(), area.cells.end(), [](const auto& c) { return c.factor > 1; });
    default:
      return false;
  }
}

// What stands at a place gives its name, and adds its rules.
class RulesThere {
 public:
  RulesThere(const clever::Rules& rules, const Catalogue& words)
      : rules_(rules), def_(*rules.def), words_(words) {}

  void rule(const std::string& id) { ids_.push_back(id); }
  std::string area(const AreaDef& area) {
    rule(area.rule);
    areas_.push_back(&area);
    return words_.text("areas", area.id);
  }
  std::string gain(Gain gain) {
    if (gain.kind == Gain::Kind::fox) {
      rule("foxes");
      return words_.text("kinds", "fox");
    }
    if (gain.kind == Gain::Kind::action) {
      const auto action = static_cast<clever::Action>(gain.index);
      rule(std::string(rule_of(action)));
      rule("actions");
      return action_name(words_, action);
    }
    rule("bonus-at-once");
    const auto& targets = def_.bonuses[gain.index].targets;
    if (targets.size() == 1) area(def_.areas[static_cast<std::size_t>(targets[0].area)]);
    return bonus_name(words_, def_, gain.index);
  }

  [[nodiscard]] Grounds grounds() const {
    std::vector<Ruling> rulings;
    for (std::size_t r = 0; r < std::size(clever::kReadings); ++r) {
      const auto reading = static_cast<Reading>(r);
      const auto id = clever::kReadings[r];
      if (std::find(def_.rulings.begin(), def_.rulings.end(), id) == def_.rulings.end()) continue;
      if (!ui::is_about(id, ids_, kAbout) &&
          std::none_of(areas_.begin(), areas_.end(), [&](const auto* a) { return is_about(reading, *a); }))
        continue;
      const auto effect = clever::switch_of(reading);
      rulings.push_back({id, effect && rules_.is_on(*effect)});
    }
    return grounds_of(ids_, rulings, words_);
  }

 private:
  const clever::Rules& rules_;
  const SheetDef& def_;
  const Catalogue& words_;
  std::vector<std::string> ids_;
  std::vector<const AreaDef*> areas_;
};

// Up to the next dot.
std::string_view next_part(std::string_view& place) {
  const std::string_view part = place.substr(0, place.find('.'));
  place.remove_prefix(std::min(part.size() + 1, place.size()));
  return part;
}

}  // namespace

RuleWords rule_at(const TypedGame<clever::Codec>& game, std::string_view place, const Catalogue& words) {
  const SheetDef& def = *game.rules().def;
  RulesThere there(game.rules(), words);
  const std::string_view kind = next_part(place), which = next_part(place);
  std::string title;
  if (kind == "round") {
    const auto round = static_cast<std::size_t>(number_of(which) - 1);
    there.rule("rounds");
    title = words.text("referee", "round-is", {{"round", std::string(which)}});
    if (round < def.gifts.size() && def.gifts[round].given()) title += ": " + there.gain(def.gifts[round]);
  } else if (kind == "track") {
    const auto action = enum_named<clever::Action>(which).value();
    title = there.gain({Gain::Kind::action, static_cast<std::uint8_t>(action)});
  } else {
    const auto area =
        std::find_if(def.areas.begin(), def.areas.end(), [&](const auto& a) { return a.id == which; });
    const auto cell =
        std::find_if(area->cells.begin(), area->cells.end(), [&](const auto& c) { return c.name == place; });
    title = kind == "sign"   ? there.gain(cell->gain)
            : kind == "line" ? there.gain(area->lines[static_cast<std::size_t>(number_of(place) - 1)].gain)
                             : there.area(*area);
  }
  return {sentence_case(title), there.grounds()};
}

}  // namespace fox::ui
