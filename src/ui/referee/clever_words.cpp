// What the referee says about a Clever game.
#include <cstdlib>

#include "game/words.h"
#include "ui/look/names.h"
#include "ui/play/prompt.h"
#include "ui/referee/clever_view.h"

namespace fox::ui {
namespace {

// The words of the line that is asked about: who, which die, which mark.
Fillings told(const CleverCase& about, const Catalogue& words) {
  const auto parts = split_words(about.line());
  const bool spoken = parts.size() > 1;
  const int seat = spoken ? read_number(parts[0], clever::kMaxPlayers) - 1 : -1;
  Fillings fill;
  fill["name"] = seat >= 0 && seat < static_cast<int>(about.game().header().names.size())
                     ? about.game().header().names[static_cast<std::size_t>(seat)]
                     : std::string();
  fill["mark"] = describe(about.def(), about.line(), words);
  const auto equals = about.line().find('='), dot = about.line().find('.');
  if (equals != std::string::npos) {  // a number is written
    const auto from = about.line().rfind(' ', dot) + 1;
    fill["area"] = words.text("areas", about.line().substr(from, dot - from));
    fill["written"] = std::to_string(std::atoi(about.line().c_str() + equals + 1));
  }
  for (std::size_t p = 2; p + 1 < parts.size(); ++p)
    if (parts[p] == "as") fill["number"] = std::string(parts[p + 1]);
  const bool with_die = spoken && (parts[1] == "take" || parts[1] == "extra" || parts[1] == "use");
  for (int d = 0; with_die && parts.size() > 2 && d < about.rules().sheet.dice; ++d) {
    if (parts[2].front() != about.def().dice[static_cast<std::size_t>(d)].letter) continue;
    const int face = parts[2].size() > 1 ? read_number(parts[2].substr(1), 6)
                                         : about.state().face[static_cast<std::size_t>(d)];
    fill["die"] = die_name(words, about.def(), d) + (face > 0 ? " " + std::to_string(face) : "");
  }
  return fill;
}

}  // namespace

Verdict verdict_of(const CleverCase& about, const CleverView& view, const Catalogue& words) {
  const auto say = [&](const char* key, const Fillings& fill = {}) {
    return sentence_case(words.text("screen", key, fill));
  };
  Verdict verdict;
  if (view.filling || !about.answered()) {
    const bool number = view.filling && view.number_for.is();
    verdict.question = say(number ? "number-there" : view.filling ? "referee-fill" : "referee-ask");
    verdict.sentence = view.filling ? say(number ? "number-there-soft" : "referee-fill-soft")
                                    : say(about.lays_dice() && about.asked_die() >= 0 ? "referee-lay-soft"
                                                                                      : "referee-ask-soft");
    return verdict;
  }
  const Fillings fill = told(about, words);
  const bool die = fill.count("die") > 0, mark = about.line().find('.') != std::string::npos;
  // A die tapped alone asks about the die.
  const bool alone = die && !about.cell().is() && about.die() >= 0;
  Fillings who = fill;
  who["what"] = alone         ? fill.at("die")
                : die && mark ? words.text("screen", "referee-die-for", fill)
                              : fill.at("mark");
  verdict.question = fill.at("name").empty() ? say("referee-what", who) : say("referee-who", who);
  verdict.says = about.yes() ? Verdict::Says::yes : Verdict::Says::no;
  if (!about.yes()) {
    verdict.sentence = sentence(*about.refused(), words, &about.game());
    verdict.rule = rule_sentence(*about.refused(), words);
    return verdict;
  }
  verdict.rule = words.text("rules", about.rule());
  verdict.sentence = !mark                                            ? say("referee-yes-rules")
                     : !die                                           ? say("referee-yes-bonus", fill)
                     : fill.count("written") && !fill.count("number") ? say("referee-yes-number", fill)
                     : fill.count("number")                           ? say("referee-yes-as", fill)
                                                                      : say("referee-yes-mark", fill);
  return verdict;
}

}  // namespace fox::ui
