#include "ui/play/prompt.h"

#include <algorithm>

#include "ui/look/names.h"
#include "ui/screens/parts.h"

namespace fox::ui {

using clever::LineKind;
using clever::Phase;

namespace {

// Words of the play screen; say() of a Ui without one.
struct Say {
  const Catalogue& words;

  std::string operator()(const std::string& key, const Fillings& fillings = {}) const {
    return sentence_case(words.text("screen", key, fillings));
  }
  // For the softer line, which may follow a name.
  [[nodiscard]] std::string soft(const std::string& key, const Fillings& fillings = {}) const {
    return words.text("screen", key, fillings);
  }
};

std::string throw_soft(const Match& match, const Hands& hands, const Say& say) {
  const Throw& entry = *hands.thrown();
  if (entry.asked < 0) return say.soft("throw-right-soft");
  const auto& def = match.def();
  int then = -1;
  for (int d = entry.asked + 1; d < match.rules().sheet.dice && then < 0; ++d)
    if (clever::has(entry.dice, d) && entry.faces[static_cast<std::size_t>(d)] == 0) then = d;
  const std::string now = die_name(say.words, def, entry.asked);
  if (then < 0) return say.soft("throw-last", {{"die", now}});
  return say.soft("throw-next", {{"die", now}, {"then", die_name(say.words, def, then)}});
}

std::string winner_sentence(const Match& match, const Say& say) {
  const auto& tally = match.tally();
  const auto& names = match.header().names;
  if (match.players() == 1) return say("over-alone", {{"points", figure(tally.players[0].total)}});
  std::string first;
  int winners = 0, best = 0;
  for (int s = 0; s < match.players(); ++s) {
    const auto& player = tally.players[static_cast<std::size_t>(s)];
    if (player.rank != 1) continue;
    if (winners++ > 0) first += " & ";
    first += names[static_cast<std::size_t>(s)];
    best = player.total;
  }
  return say(winners > 1 ? "over-shared" : "over-won", {{"name", first}, {"points", figure(best)}});
}

Prompt bonus_prompt(const Match& match, const Hands& hands, const Say& say) {
  Prompt prompt;
  if (hands.bonus() < 0) {
    prompt.sentence = say("bonus-which");
    prompt.soft = say.soft("bonus-which-soft");
  } else {
    prompt.sentence = say("bonus-cell", {{"bonus", bonus_name(say.words, match.def(), hands.bonus())}});
    prompt.soft = say.soft("bonus-cell-soft");
  }
  return prompt;
}

Prompt choosing_prompt(const Match& match, const Hands& hands, const Say& say) {
  Prompt prompt;
  if (hands.marking()) {
    prompt.sentence = say("marks-more");
    prompt.soft = say.soft("marks-more-soft");
  } else if (!hands.variants().empty()) {
    prompt.sentence = say("which-way");
    prompt.soft = say.soft("which-way-soft");
  } else if (hands.die() >= 0) {
    const int d = hands.die();
    const int shown = match.table() ? match.state().face[static_cast<std::size_t>(d)] : hands.face(d);
    const int face = hands.as() != 0 ? hands.as() : shown;
    const std::string die = die_name(say.words, match.def(), d);
    if (face == 0) {
      prompt.sentence = say("face-which", {{"die", die}});
    } else {
      prompt.sentence = say("cell-for", {{"die", die}, {"face", std::to_string(face)}});
      prompt.soft = say.soft("cell-for-soft");
    }
  } else {
    prompt.sentence = say("die-for-cell");
    prompt.soft = say.soft("die-for-cell-soft");
  }
  return prompt;
}

Prompt table_prompt(const Match& match, const Hands& hands, const Say& say) {
  Prompt prompt;
  const int seat = hands.seat();
  const auto& state = match.state();
  const auto& names = match.header().names;
  if (hands.takes_back()) {
    prompt.sentence = say("back-which");
  } else if (hands.thrown()) {
    const bool right = hands.thrown()->asked < 0;
    prompt.sentence = say(right                    ? "throw-right"
                          : hands.thrown()->reroll ? "throw-again"
                          : state.passive_half     ? "throw-passive"
                                                   : "throw-enter");
    prompt.soft = throw_soft(match, hands, say);
  } else if (state.phase == Phase::serve) {
    prompt.sentence = say("serve-which");
    prompt.soft = say.soft("serve-which-soft");
  } else if (state.phase == Phase::pick && seat == state.active) {
    const bool any = hands.usable() != 0;
    prompt.sentence = say(any ? "pick" : "pick-none");
    prompt.soft = say.soft("pick-soft", {{"roll", std::to_string(state.roll)}});
  } else if (match.has(seat, LineKind::decline)) {
    const bool fields = (hands.usable() & ~state.platter) != 0;
    prompt.sentence = say(hands.usable() == 0 ? "passive-none" : fields ? "passive-fields" : "passive");
    prompt.soft = say.soft("passive-soft");
  } else if (match.has(seat, LineKind::extra)) {
    prompt.sentence = say("extra");
    prompt.soft = say.soft("extra-soft");
  } else if (match.due(seat)) {
    prompt.sentence = say("back-or-done");
  } else if (const int next = match.next_due(seat); next >= 0) {
    prompt.sentence = say("next", {{"name", names[static_cast<std::size_t>(next)]}});
    prompt.soft = say.soft(match.waits(next) ? "next-bonus" : "next-soft",
                           {{"name", names[static_cast<std::size_t>(seat)]}});
  }
  return prompt;
}

}  // namespace

Prompt prompt_of(const Match& match, const Hands& hands, const Catalogue& words) {
  const Say say{words};
  Prompt prompt;
  const auto& names = match.header().names;
  if (!hands.said().sentence.empty()) {
    prompt.sentence = sentence_case(hands.said().sentence);
    prompt.soft = sentence_case(hands.said().grounds.at_once());
    prompt.grounds = hands.said().grounds;
    prompt.fault = true;
    return prompt;
  }
  if (match.over()) {
    prompt.sentence = winner_sentence(match, say);
    prompt.soft = say.soft("over-soft");
    return prompt;
  }
  if (match.waits(hands.seat()))
    prompt = hands.marking() || !hands.variants().empty() ? choosing_prompt(match, hands, say)
                                                          : bonus_prompt(match, hands, say);
  else if (hands.asks_number())
    prompt.sentence = say("number-which");
  else if (hands.choosing())
    prompt = choosing_prompt(match, hands, say);
  else if (match.table())
    prompt = table_prompt(match, hands, say);
  else {
    prompt.sentence = say("sheet-tap");
    prompt.soft = say.soft("sheet-tap-soft");
  }
  if (hands.as() != 0 && hands.die() < 0)
    prompt.sentence = say("number-die", {{"number", std::to_string(hands.as())}});
  prompt.name = names[static_cast<std::size_t>(hands.seat())];
  return prompt;
}

std::string describe(const clever::SheetDef& def, const clever::Line& line, const Catalogue& words) {
  const Say say{words};
  if (line.area != clever::kNone) {
    const auto& area = def.areas[line.area];
    const auto& cell = area.cells[line.cell];
    const int number = line.value != 0 ? line.value : cell.number;
    return words.text("areas", area.id) + " " + (number != 0 ? std::to_string(number) : cell.name);
  }
  switch (line.kind) {
    case LineKind::round:
      return say("did-round");
    case LineKind::roll:
      return say("did-roll");
    case LineKind::reroll:
      return say("did-reroll");
    case LineKind::forfeit:
    case LineKind::decline:
      return say("did-nothing");
    case LineKind::done:
      return say("did-done");
    case LineKind::back:
      return action_name(words, clever::Action::back);
    case LineKind::spend:
      return action_name(words, static_cast<clever::Action>(line.what));
    case LineKind::crossed:
    case LineKind::circled:
      return action_name(words, static_cast<clever::Action>(line.what)) + " " + std::to_string(line.value);
    default:
      return say("did-serve");
  }
}

}  // namespace fox::ui
