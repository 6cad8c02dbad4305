// What the referee says about a Clever game.
#include "ui/look/names.h"
#include "ui/play/clever_prompt.h"
#include "ui/referee/clever_view.h"

namespace fox::ui {
namespace {

// The words of the line that is asked about: who, which die, which mark.
Fillings fillings_of(const CleverRefereeQuestion& about, const Catalogue& words) {
  const clever::Line& line = *about.line();
  const auto& names = about.game().header().names;
  Fillings fill;
  fill["name"] = line.kind == clever::LineKind::round || line.seat >= names.size() ? "" : names[line.seat];
  fill["mark"] = describe(about.def(), line, words);
  if (line.area != clever::kNone && line.value != 0) {
    fill["area"] = area_name(words, about.def(), line.area);
    fill["written"] = std::to_string(line.value);
  }
  if (line.as != 0) fill["number"] = std::to_string(line.as);
  if (uses_die(line)) {
    const int face = line.kind == clever::LineKind::use ? line.dice[line.die] : about.state().face[line.die];
    fill["die"] = die_name(words, about.def(), line.die) + (face > 0 ? " " + std::to_string(face) : "");
  }
  return fill;
}

}  // namespace

Verdict verdict_of(const CleverRefereeQuestion& about, const CleverView& view, const Catalogue& words) {
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
  const Fillings fill = fillings_of(about, words);
  const bool die = fill.count("die") > 0, mark = about.line()->area != clever::kNone;
  // A die tapped alone asks about the die.
  const bool alone = die && !about.cell().is() && about.die() >= 0;
  Fillings who = fill;
  who["what"] = alone         ? fill.at("die")
                : die && mark ? words.text("screen", "referee-die-for", fill)
                              : fill.at("mark");
  verdict.question = fill.at("name").empty() ? say("referee-what", who) : say("referee-who", who);
  verdict.says = about.yes() ? Verdict::Says::yes : Verdict::Says::no;
  verdict.whole = view.whole;
  if (const auto ruling = about.game().ruling(*about.line()))
    verdict.ruling = fox::ruling_in_words(*ruling, words);
  if (!about.yes()) {
    verdict.sentence = sentence(*about.refused(), words, &about.game());
    verdict.rule = rule_sentence(*about.refused(), words);
    return verdict;
  }
  verdict.rule = words.text("rules", std::string(about.rule()));
  verdict.sentence = !mark                                            ? say("referee-yes-rules")
                     : !die                                           ? say("referee-yes-bonus", fill)
                     : fill.count("written") && !fill.count("number") ? say("referee-yes-number", fill)
                     : fill.count("number")                           ? say("referee-yes-as", fill)
                                                                      : say("referee-yes-mark", fill);
  return verdict;
}

}  // namespace fox::ui
