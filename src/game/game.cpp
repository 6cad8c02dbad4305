#include "game/game.h"

#include "game/codecs.h"
#include "game/read_reasons.h"
#include "game/words.h"
#include "sheets/library.h"

namespace fox {
namespace {

template <class Codec>
std::variant<std::unique_ptr<Game>, Refused> make_game(const Header& header, const auto& def, Codec) {
  auto rules = Codec::rules(def, header);
  if (auto* refused = std::get_if<Refused>(&rules)) return *refused;
  using Rules = typename Codec::Family::Rules;
  return std::make_unique<TypedGame<Codec>>(header, std::get<Rules>(rules));
}

}  // namespace

std::variant<std::unique_ptr<Game>, Refused> Game::start(const Header& header, SheetLibrary& sheets,
                                                         Problems& problems) {
  for (const auto& name : header.names)
    if (!is_player_name(name)) return Refused{refuse(ReadReason::header_value).number("at", 1), "player"};
  const AnySheet* sheet = sheets.find(header.sheet, problems);
  if (sheet == nullptr) {
    const auto reason = problems.empty() ? ReadReason::sheet_unknown : ReadReason::sheet_unsound;
    return Refused{refuse(reason).number("at", 1), header.sheet};
  }
  return std::visit([&](const auto& def) { return make_game(header, def, codec_of(def)); }, *sheet);
}

std::string Game::record() const {
  std::string text = write_header(header_);
  for (const auto& line : lines()) text += line + "\n";
  return text;
}

std::string quoted_word(const Refused& refused) {
  for (const auto& argument : refused.refusal.arguments) {
    if (argument.name != "at") continue;
    if (argument.value == 0) return refused.text;
    const auto words = split_words(refused.text);
    const auto at = static_cast<std::size_t>(argument.value);
    return at <= words.size() ? std::string(words[at - 1]) : std::string();
  }
  return {};
}

std::string sentence(const Refused& refused, const Catalogue& words, const Game* game) {
  Fillings fillings;
  if (game != nullptr) fillings = game->fillings(refused, words);
  for (const auto& argument : refused.refusal.arguments)
    if (argument.kind == Argument::Kind::number)
      fillings.emplace(std::string(argument.name), std::to_string(argument.value));
  if (const std::string word = quoted_word(refused); !word.empty()) fillings["word"] = word;
  const std::string id(refused.refusal.reason);
  std::string text = words.text("reasons", id, fillings);
  // Sentences may begin with a name, and every name of the catalogues begins in ASCII; what was typed stays
  // as it is.
  const bool quotes = words.text("reasons", id).compare(0, 6, "{word}") == 0;
  if (!quotes && !text.empty() && text[0] >= 'a' && text[0] <= 'z')
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string rule_sentence(const Refused& refused, const Catalogue& words) {
  return words.text("rules", std::string(refused.refusal.rule));
}

std::string first_sentence(const std::string& text) {
  const std::size_t end = text.find(". ");
  return end == std::string::npos ? text : text.substr(0, end + 1);
}

std::string ruling_sentence(const Ruling& ruling, const Catalogue& words) {
  return words.text("rulings", std::string(ruling.id) + (ruling.switched ? ".other" : ""));
}

std::string ruling_in_words(const Ruling& ruling, const Catalogue& words) {
  const Fillings sentence{{"text", ruling_sentence(ruling, words)}};
  return ruling.switched ? words.text("referee", "house-rule", sentence)
                         : words.text("referee", "reading", sentence);
}

}  // namespace fox
