#include "ui/table/grounds.h"

#include <algorithm>

#include "game/words.h"

namespace fox::ui {

std::string Grounds::at_once() const {
  return ruling.empty() ? first_sentence(rule) : ruling;
}

bool Grounds::has_more() const {
  return !rule.empty() && (!ruling.empty() || first_sentence(rule) != rule);
}

Grounds grounds_of(const Game& game, const AnyLine& line, const Refused& refused, const Catalogue& words) {
  const auto ruling = game.ruling(line);
  return {rule_sentence(refused, words), ruling ? ruling_in_words(*ruling, words) : std::string()};
}

bool is_about(std::string_view reading, std::span<const std::string> rules,
              std::span<const ReadingAbout> known) {
  return std::any_of(known.begin(), known.end(), [&](const ReadingAbout& one) {
    return one.reading == reading && std::find(rules.begin(), rules.end(), one.rule) != rules.end();
  });
}

Grounds grounds_of(std::span<const std::string> rules, std::span<const Ruling> rulings,
                   const Catalogue& words) {
  std::vector<std::string> sentences, readings, switched;
  for (const std::string& id : rules) sentences.push_back(words.text("rules", id));
  for (const Ruling& ruling : rulings)
    (ruling.switched ? switched : readings).push_back(ruling_sentence(ruling, words));
  Grounds grounds{join(sentences, " "), {}};
  std::vector<std::string> all;  // each kind says once what it is
  if (!readings.empty()) all.push_back(words.text("referee", "reading", {{"text", join(readings, " ")}}));
  if (!switched.empty()) all.push_back(words.text("referee", "house-rule", {{"text", join(switched, " ")}}));
  grounds.ruling = join(all, " ");
  return grounds;
}

}  // namespace fox::ui
