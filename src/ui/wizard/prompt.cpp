#include "ui/wizard/prompt.h"

#include <vector>

#include "core/wizard/table.h"
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
std::string names_of(const WizardMatch& match, bool (*asked)(const WizardMatch&, int)) {
  std::vector<std::string> names;
  for (int i = 0; i < match.players(); ++i) {
    const int seat = (match.state().seer + i) % match.players();
    if (asked(match, seat)) names.push_back(match.name(seat));
  }
  return join(names, ", ");
}

std::string winners(const WizardMatch& match, const Say& say) {
  std::string first;
  int count = 0, best = 0;
  for (int s = 0; s < match.players(); ++s) {
    if (match.score(s).rank != 1) continue;
    first += (count++ > 0 ? " & " : "") + match.name(s);
    best = match.score(s).total;
  }
  return say(count > 1 ? "over-shared" : "over-won", {{"name", first}, {"points", figure(best)}});
}

std::string missing(const ThrowEntry& entry, const Say& say) {
  const int left = entry.missing();
  return say(left == 1 ? "die-to-go" : "dice-to-go", {{"count", std::to_string(left)}});
}

void throw_prompt(Prompt& prompt, const WizardMatch& match, const ThrowEntry& entry, const Say& say) {
  const auto& state = match.state();
  prompt.sentence = say(entry.review    ? "throw-right"
                        : entry.turning ? "turn-dice"
                                        : "throw-number",
                        {{"throw", std::to_string(state.throws + 1)}, {"count", std::to_string(entry.dice)}});
  if (entry.review)
    prompt.soft = entry.missing() > 0 ? missing(entry, say) : say("throw-right-soft");
  else
    prompt.soft = entry.missing() > 0 ? missing(entry, say) : say("throw-again-soft");
}

void stop_prompt(Prompt& prompt, const WizardMatch& match, const Say& say) {
  prompt.soft_is_who = true;
  const std::string who =
      names_of(match, [](const WizardMatch& m, int seat) { return wizard::still_in(m.state(), seat); });
  if (!wizard::rolling_closed(match.rules(), match.state())) {
    prompt.sentence = say("who-stops");
    prompt.soft = say("may-stop", {{"names", who}});
    return;
  }
  prompt.sentence = say("difference-or-jester");
  prompt.soft = who;
}

}  // namespace

Prompt prompt_of(const WizardMatch& match, const WizardHands& hands, const Catalogue& words) {
  const Say say{words};
  const auto& state = match.state();
  Prompt prompt;
  if (!hands.said().sentence.empty()) {
    const WizardSaid& said = hands.said();
    prompt.sentence = sentence_case(said.sentence);
    prompt.soft = sentence_case(said.fault ? said.grounds.at_once() : said.grounds.rule);
    prompt.fault = true;
    if (said.fault)
      prompt.grounds = said.grounds;
    else
      prompt.sign = Sign::star;
    return prompt;
  }
  if (match.over()) {
    prompt.sentence = winners(match, say);
    prompt.soft = say("over-soft");
    return prompt;
  }
  const int due = match.next_due(state.phase == Phase::stop ? state.seer : hands.seat());
  const std::string actor = due < 0 ? std::string() : match.name(due);
  prompt.name = words.text("referee", "seer", {{"seat", match.name(state.seer)}});
  prompt.sign =
      due == state.seer || state.phase == Phase::stop ? std::optional<Sign>(Sign::seer) : std::nullopt;
  if (hands.entry()) {
    throw_prompt(prompt, match, *hands.entry(), say);
  } else {
    switch (state.phase) {
      case Phase::card:
        prompt.sentence = say("which-card");
        prompt.soft = say("which-card-soft");
        break;
      case Phase::predict:
        prompt.sentence = say("predict-now", {{"name", actor}});
        prompt.soft = say(match.has(due, LineKind::pass) ? "pass-soft"
                          : match.effect().secret        ? "predict-secret"
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
        stop_prompt(prompt, match, say);
        break;
      default:
        break;
    }
  }
  prompt.sentence = sentence_case(prompt.sentence);
  return prompt;
}

std::string card_name(const WizardMatch& match, int card, const Catalogue& words) {
  return sentence_case(words.text("cards", match.def().effects[static_cast<std::size_t>(card)].id));
}

std::string describe(const WizardMatch& match, const wizard::Line& line, const Catalogue& words) {
  const Say say{words};
  const auto named = [&](const std::string& what) { return match.name(line.seat) + ": " + what; };
  const auto field = [&] { return prediction_words(words, match.def(), line.colour, line.number); };
  switch (line.kind) {
    case LineKind::card:
      return card_name(match, line.card, words);
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
      return say("did-wizards", {{"colour", face_name(words, match.def(), line.colour)}});
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
