#include "ui/play/clever_prompt.h"

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

std::string throw_soft(const CleverGameView& game_view, const CleverPendingMove& pending, const Say& say) {
  const Throw& entry = *pending.thrown();
  if (entry.asked < 0) return say.soft("throw-right-soft");
  const auto& def = game_view.def();
  int then = -1;
  for (int d = entry.asked + 1; d < game_view.rules().sheet.dice && then < 0; ++d)
    if (clever::has(entry.dice, d) && entry.faces[static_cast<std::size_t>(d)] == 0) then = d;
  const std::string now = die_name(say.words, def, entry.asked);
  if (then < 0) return say.soft("throw-last", {{"die", now}});
  return say.soft("throw-next", {{"die", now}, {"then", die_name(say.words, def, then)}});
}

std::string winner_sentence(const CleverGameView& game_view, const Say& say) {
  const auto& tally = game_view.tally();
  const auto& names = game_view.header().names;
  if (game_view.players() == 1) return say("over-alone", {{"points", figure(tally.players[0].total)}});
  std::string first;
  int winners = 0, best = 0;
  for (int s = 0; s < game_view.players(); ++s) {
    const auto& player = tally.players[static_cast<std::size_t>(s)];
    if (player.rank != 1) continue;
    if (winners++ > 0) first += " & ";
    first += names[static_cast<std::size_t>(s)];
    best = player.total;
  }
  return say(winners > 1 ? "over-shared" : "over-won", {{"name", first}, {"points", figure(best)}});
}

Prompt bonus_prompt(const CleverGameView& game_view, const CleverPendingMove& pending, const Say& say) {
  Prompt prompt;
  if (pending.bonus() < 0) {
    prompt.sentence = say("bonus-which");
    prompt.soft = say.soft("bonus-which-soft");
  } else {
    prompt.sentence = say("bonus-cell", {{"bonus", bonus_name(say.words, game_view.def(), pending.bonus())}});
    prompt.soft = say.soft("bonus-cell-soft");
  }
  return prompt;
}

Prompt choosing_prompt(const CleverGameView& game_view, const CleverPendingMove& pending, const Say& say) {
  Prompt prompt;
  if (pending.marking()) {
    prompt.sentence = say("marks-more");
    prompt.soft = say.soft("marks-more-soft");
  } else if (!pending.variants().empty()) {
    prompt.sentence = say("which-way");
    prompt.soft = say.soft("which-way-soft");
  } else if (pending.die() >= 0) {
    const int d = pending.die();
    const int shown =
        game_view.table() ? game_view.state().face[static_cast<std::size_t>(d)] : pending.face(d);
    const int face = pending.as() != 0 ? pending.as() : shown;
    const std::string die = die_name(say.words, game_view.def(), d);
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

Prompt table_prompt(const CleverGameView& game_view, const CleverPendingMove& pending, const Say& say) {
  Prompt prompt;
  const int seat = pending.seat();
  const auto& state = game_view.state();
  const auto& names = game_view.header().names;
  if (pending.takes_back()) {
    prompt.sentence = say("back-which");
  } else if (pending.thrown()) {
    const bool right = pending.thrown()->asked < 0;
    prompt.sentence = say(right                      ? "throw-right"
                          : pending.thrown()->reroll ? "throw-again"
                          : state.passive_half       ? "throw-passive"
                                                     : "throw-enter");
    prompt.soft = throw_soft(game_view, pending, say);
  } else if (state.phase == Phase::serve) {
    prompt.sentence = say("serve-which");
    prompt.soft = say.soft("serve-which-soft");
  } else if (state.phase == Phase::pick && seat == state.active) {
    const bool any = pending.usable() != 0;
    prompt.sentence = say(any ? "pick" : "pick-none");
    prompt.soft = say.soft("pick-soft", {{"roll", std::to_string(state.roll)}});
  } else if (game_view.has(seat, LineKind::decline)) {
    const bool fields = (pending.usable() & ~state.platter) != 0;
    prompt.sentence = say(pending.usable() == 0 ? "passive-none" : fields ? "passive-fields" : "passive");
    prompt.soft = say.soft("passive-soft");
  } else if (game_view.has(seat, LineKind::extra)) {
    prompt.sentence = say("extra");
    prompt.soft = say.soft("extra-soft");
  } else if (game_view.due(seat)) {
    prompt.sentence = say("back-or-done");
  } else if (const int next = game_view.next_due(seat); next >= 0) {
    prompt.sentence = say("next", {{"name", names[static_cast<std::size_t>(next)]}});
    prompt.soft = say.soft(game_view.waits(next) ? "next-bonus" : "next-soft",
                           {{"name", names[static_cast<std::size_t>(seat)]}});
  }
  return prompt;
}

}  // namespace

Prompt prompt_of(const CleverGameView& game_view, const CleverPendingMove& pending, const Catalogue& words) {
  const Say say{words};
  Prompt prompt;
  const auto& names = game_view.header().names;
  if (!pending.notice().sentence.empty()) {
    prompt.sentence = sentence_case(pending.notice().sentence);
    prompt.soft = sentence_case(pending.notice().grounds.at_once());
    prompt.grounds = pending.notice().grounds;
    prompt.fault = true;
    return prompt;
  }
  if (game_view.is_over()) {
    prompt.sentence = winner_sentence(game_view, say);
    prompt.soft = say.soft("over-soft");
    return prompt;
  }
  if (game_view.waits(pending.seat()))
    prompt = pending.marking() || !pending.variants().empty() ? choosing_prompt(game_view, pending, say)
                                                              : bonus_prompt(game_view, pending, say);
  else if (pending.asks_number())
    prompt.sentence = say("number-which");
  else if (pending.choosing())
    prompt = choosing_prompt(game_view, pending, say);
  else if (game_view.table())
    prompt = table_prompt(game_view, pending, say);
  else {
    prompt.sentence = say("sheet-tap");
    prompt.soft = say.soft("sheet-tap-soft");
  }
  if (pending.as() != 0 && pending.die() < 0)
    prompt.sentence = say("number-die", {{"number", std::to_string(pending.as())}});
  prompt.name = names[static_cast<std::size_t>(pending.seat())];
  prompt.seat = pending.seat();
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
