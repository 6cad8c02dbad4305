#include "ui/wizard/wizard_prompt.h"

#include <vector>

#include "core/wizard/wizard_table.h"
#include "game/words.h"
#include "ui/wizard/faces.h"

namespace fox::ui {

using wizard::LineKind;
using wizard::Phase;

namespace {

struct Say {
  const Catalogue& words;
  std::string operator()(const std::string& key, const Fillings& fillings = {}) const {
    return words.text("screen", key, fillings);
  }
};

// "Ada, Ben" of those whom a question is put to.
std::string names_of(const WizardGameView& game_view, bool (*asked)(const WizardGameView&, int)) {
  std::vector<std::string> names;
  for (int i = 0; i < game_view.players(); ++i) {
    const int seat = (game_view.state().seer + i) % game_view.players();
    if (asked(game_view, seat)) names.push_back(game_view.name(seat));
  }
  return join(names, ", ");
}

std::string winners(const WizardGameView& game_view, const Say& say) {
  std::string first;
  int count = 0, best = 0;
  for (int s = 0; s < game_view.players(); ++s) {
    if (game_view.score(s).rank != 1) continue;
    first += (count++ > 0 ? " & " : "") + game_view.name(s);
    best = game_view.score(s).total;
  }
  return say(count > 1 ? "over-shared" : "over-won", {{"name", first}, {"points", figure(best)}});
}

std::string missing(const ThrowEntry& entry, const Say& say) {
  const int left = entry.missing();
  return say(left == 1 ? "die-to-go" : "dice-to-go", {{"count", std::to_string(left)}});
}

void throw_prompt(Prompt& prompt, const WizardGameView& game_view, const ThrowEntry& entry, const Say& say) {
  const auto& state = game_view.state();
  prompt.sentence = say(entry.review    ? "throw-right"
                        : entry.turning ? "turn-dice"
                                        : "throw-number",
                        {{"throw", std::to_string(state.throws + 1)}, {"count", std::to_string(entry.dice)}});
  if (entry.review)
    prompt.soft = entry.missing() > 0 ? missing(entry, say) : say("throw-right-soft");
  else
    prompt.soft = entry.missing() > 0 ? missing(entry, say) : say("throw-again-soft");
}

void stop_prompt(Prompt& prompt, const WizardGameView& game_view, const Say& say) {
  prompt.soft_is_who = true;
  const std::string who = names_of(
      game_view, [](const WizardGameView& m, int seat) { return wizard::still_in(m.state(), seat); });
  if (!wizard::rolling_closed(game_view.rules(), game_view.state())) {
    prompt.sentence = say("who-stops");
    prompt.soft = say("may-stop", {{"names", who}});
    return;
  }
  prompt.sentence = say("difference-or-jester");
  prompt.soft = who;
}

}  // namespace

Prompt prompt_of(const WizardGameView& game_view, const WizardPendingMove& pending, const Catalogue& words) {
  const Say say{words};
  const auto& state = game_view.state();
  Prompt prompt;
  if (!pending.notice().sentence.empty()) {
    const WizardTapNotice& said = pending.notice();
    prompt.sentence = sentence_case(said.sentence);
    prompt.soft = sentence_case(said.fault ? said.grounds.at_once() : said.grounds.rule);
    prompt.fault = true;
    if (said.fault)
      prompt.grounds = said.grounds;
    else
      prompt.sign = Sign::star;
    return prompt;
  }
  if (game_view.is_over()) {
    prompt.sentence = winners(game_view, say);
    prompt.soft = say("over-soft");
    return prompt;
  }
  const int due = game_view.next_due(state.phase == Phase::stop ? state.seer : pending.seat());
  const std::string actor = due < 0 ? std::string() : game_view.name(due);
  prompt.name = words.text("referee", "seer", {{"seat", game_view.name(state.seer)}});
  prompt.seat = state.seer;
  if (state.phase != Phase::stop) prompt.asked = due;
  prompt.sign =
      due == state.seer || state.phase == Phase::stop ? std::optional<Sign>(Sign::seer) : std::nullopt;
  if (pending.entry()) {
    throw_prompt(prompt, game_view, *pending.entry(), say);
  } else {
    switch (state.phase) {
      case Phase::card:
        prompt.sentence = say("which-card");
        prompt.soft = say("which-card-soft");
        break;
      case Phase::predict:
        prompt.sentence = say("predict-now", {{"name", actor}});
        prompt.soft = say(game_view.has(due, LineKind::pass) ? "pass-soft"
                          : game_view.effect().secret        ? "predict-secret"
                                                             : "predict-soft");
        break;
      case Phase::strike:
        prompt.sentence = say("strike-now", {{"name", actor}});
        prompt.soft = say("strike-soft");
        break;
      case Phase::wizards:
        prompt.sentence = say("wizards-now", {{"name", actor}});
        prompt.soft = say("wizards-soft");
        break;
      case Phase::stop:
        stop_prompt(prompt, game_view, say);
        break;
      default:
        break;
    }
  }
  prompt.sentence = sentence_case(prompt.sentence);
  return prompt;
}

std::string card_name(const WizardGameView& game_view, int card, const Catalogue& words) {
  return sentence_case(words.text("cards", game_view.def().effects[static_cast<std::size_t>(card)].id));
}

std::string describe(const WizardGameView& game_view, const wizard::Line& line, const Catalogue& words) {
  const Say say{words};
  const auto named = [&](const std::string& what) { return game_view.name(line.seat) + ": " + what; };
  const auto field = [&] { return prediction_words(words, game_view.def(), line.colour, line.number); };
  switch (line.kind) {
    case LineKind::card:
      return card_name(game_view, line.card, words);
    case LineKind::turn:
      return say("did-turn");
    case LineKind::predict:
      return named(field());
    case LineKind::pass:
      return named(say("did-pass"));
    case LineKind::strike:
      return named(say("did-strike", {{"field", field()}}));
    case LineKind::keep:
      return named(say("did-keep"));
    case LineKind::wizards:
      return say("did-wizards", {{"colour", face_name(words, game_view.def(), line.colour)}});
    case LineKind::roll:
      return say("did-throw");
    case LineKind::stop:
      return named(say(line.jester ? "did-jester" : "did-stop"));
    case LineKind::mark:
    case LineKind::clear:
      break;
  }
  return {};
}

}  // namespace fox::ui
