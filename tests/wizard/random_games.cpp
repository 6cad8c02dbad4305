// Random games beside a second, naive referee: after every line both must agree, and what is listed as legal
// must be exactly what may be played.
// Setting: begins early
// Setting: plain frames
#include <algorithm>
#include <random>
#include <set>
#include <unordered_map>

#include "catch.h"
#include "core/wizard/wizard_reasons.h"
#include "game/wizard_text.h"
#include "naive/naive_wizard.h"
#include "world.h"

using world::Game;
using namespace fox::wizard;

namespace {

class Chance {
 public:
  explicit Chance(unsigned seed) : engine_(seed) {}
  int below(int n) { return static_cast<int>(engine_() % static_cast<unsigned>(n)); }
  bool one_in(int n) { return below(n) == 0; }
  template <class T>
  const T& of(const std::vector<T>& all) {
    return all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
  }

 private:
  std::mt19937 engine_;
};

const std::string kFaces = "grybwj";

std::string counts(const State& state, Chance& chance, int throw_dice) {
  // The dice one by one as they lie; turned dice first, the others are not known yet.
  std::string lying;
  for (std::size_t face = 0; face < kFaces.size(); ++face) lying.append(state.dice[face], kFaces[face]);
  for (std::size_t i = lying.size(); i > 1; --i)
    std::swap(lying[i - 1], lying[static_cast<std::size_t>(chance.below(static_cast<int>(i)))]);
  const auto keep = std::min<std::size_t>(lying.size(), static_cast<std::size_t>(7 - throw_dice));
  lying.resize(keep);
  while (lying.size() < 7)
    lying += chance.one_in(4) ? 'j' : kFaces[static_cast<std::size_t>(chance.below(6))];
  std::string text;
  for (const char face : kFaces) {
    const auto n = std::count(lying.begin(), lying.end(), face);
    if (n > 0) text += std::string(" ") + face + std::to_string(n);
  }
  return text;
}

// A throw, possible or not; the naive referee says which.
std::string any_roll(const State& state, Chance& chance, int seat) {
  const int throw_dice = 1 + chance.below(7);
  auto line = std::to_string(seat) + " roll" + counts(state, chance, throw_dice);
  if (chance.one_in(2)) line += " threw " + std::to_string(chance.one_in(4) ? chance.below(9) : throw_dice);
  return line;
}

// Every line but throws that can be said at all, right or wrong.
std::vector<std::string> everything_sayable(int players) {
  std::vector<std::string> all;
  for (const char* card : {"wizard-all", "jesters-locked", "roll-first", "turn-two", "extra-die",
                           "jesters-own", "strike-out", "secret", "none"})
    all.push_back(std::string("card ") + card);
  for (int seat = 1; seat <= players; ++seat) {
    const auto s = std::to_string(seat);
    for (const char* word : {" pass", " keep", " stop", " stop jester"}) all.push_back(s + word);
    for (const char* colour : {"green", "red", "yellow", "blue", "wizard", "jester"}) {
      all.push_back(s + " wizards " + colour);
      for (const char number : std::string("0123456"))
        for (const char* verb : {" predict ", " strike "}) all.push_back(s + verb + number + " " + colour);
    }
    for (std::size_t i = 0; i < kFaces.size(); ++i)
      for (std::size_t j = i; j < kFaces.size(); ++j)
        all.push_back(s + " turn " + kFaces[i] + " " + kFaces[j]);
  }
  return all;
}

// The reason is in the table, and the refusal has exactly the arguments that the table declares.
bool as_declared(const fox::Refusal& no) {
  static const std::unordered_map<std::string_view, std::string_view> declared = [] {
    std::unordered_map<std::string_view, std::string_view> all;
    for (const auto& info : kReasons) all.emplace(info.id, info.arguments);
    return all;
  }();
  const auto found = declared.find(no.reason);
  if (found == declared.end()) return false;
  std::string names;
  for (const auto& argument : no.arguments) {
    if (argument.kind == fox::Argument::Kind::none) continue;
    if (!names.empty()) names += ' ';
    names += argument.name;
  }
  return names == found->second;
}

std::string colour_or_nothing(const Game& game) {
  return game.state.wizards == kNone ? std::string() : face(game.rules.sheet, game.state.wizards).id;
}

void compare(const Game& game, const naive_wizard::Table& naive, int players) {
  REQUIRE((game.state.phase == Phase::over) == naive.over);
  REQUIRE(game.state.round == naive.round);
  REQUIRE(game.state.seer + 1 == naive.seer);
  REQUIRE(colour_or_nothing(game) == naive.wizards);
  const auto tally = score(game.rules, game.state);
  for (int seat = 1; seat <= players; ++seat) {
    REQUIRE(game.marks(seat) == naive.marks(seat));
    REQUIRE(tally.players[static_cast<std::size_t>(seat - 1)].xs == naive.xs(seat));
    REQUIRE(tally.players[static_cast<std::size_t>(seat - 1)].total == naive.total(seat));
  }
}

// Is a line legal exactly where the naive referee allows it, and listed exactly where it is legal?
void agree(const Game& game, const naive_wizard::Table& naive, const std::set<std::string>& listed,
           const std::string& text) {
  const auto read = read_line(game.rules, game.state, text);
  const auto* line = std::get_if<Line>(&read);
  const auto no = line != nullptr ? why(game.rules, game.state, *line) : std::get<fox::Refusal>(read);
  const bool is_throw = text.find(" roll") != std::string::npos;
  // Asked many thousand times: the message is made when there is something to say.
  const auto fail = [&](const char* what) {
    FAIL(text << ": " << (no ? no->reason : "legal") << ": " << what);
  };
  if (no.has_value() == naive.allowed(text)) fail("the two referees differ");
  if (!is_throw && no.has_value() == (listed.count(text) > 0)) fail("the list of legal lines differs");
  if (no && !as_declared(*no)) fail("not the declared arguments");
  if (line != nullptr && write_line(game.rules, *line) != text) fail("not the canonical form");
}

struct Setting {
  int players;
  bool cards;
  int target;
};

void play_game(const Setting& setting, unsigned seed, bool look_at_everything) {
  Chance chance(seed);
  Game game(setting.players);
  game.rules.cards = setting.cards;
  game.rules.target = setting.target;
  game.rules.first_seer = chance.below(setting.players);
  game.state = begin(game.rules, game.happened);
  naive_wizard::Table naive(setting.players, setting.target, setting.cards, game.rules.first_seer + 1);
  const auto sayable = everything_sayable(setting.players);
  std::vector<std::string> record;
  compare(game, naive, setting.players);

  while (game.state.phase != Phase::over) {
    const auto lines = game.legal();
    const std::set<std::string> listed(lines.begin(), lines.end());
    REQUIRE_FALSE(lines.empty());
    REQUIRE(listed.size() == lines.size());
    const auto before = game.state;
    if (look_at_everything)
      for (const auto& text : sayable) agree(game, naive, listed, text);
    for (int i = 0; i < 20; ++i)
      agree(game, naive, listed, any_roll(game.state, chance, 1 + chance.below(setting.players)));
    REQUIRE(game.state == before);

    auto text = chance.of(lines);
    if (text.find('*') != std::string::npos) {
      const int seat = text[0] - '0';
      do text = any_roll(game.state, chance, seat);
      while (!naive.allowed(text));
    }
    const bool mid_round = game.state.phase != Phase::card;
    game.play(text);
    REQUIRE(naive.allowed(text));
    naive.play(text);
    record.push_back(text);
    compare(game, naive, setting.players);
    if (!mid_round) REQUIRE(game.state.card != kNone);
  }
  REQUIRE(game.legal().empty());
  // Nobody has more X's than the target and the one that a doubled hit jumps over.
  for (int seat = 1; seat <= setting.players; ++seat) REQUIRE(game.xs(seat) <= setting.target + 1);

  auto again = begin(game.rules, game.happened);
  for (const auto& text : record) {
    const auto outcome = Family::apply(game.rules, again, std::get<Line>(read_line(game.rules, again, text)));
    again = std::get<fox::Step<Family>>(outcome).state;
  }
  REQUIRE(again == game.state);
}

}  // namespace

TEST_CASE("Random games agree with the naive referee line by line") {
  for (int players = 2; players <= 5; ++players)
    for (const bool cards : {false, true})
      for (const int target : {9, 12})
        for (int game = 0; game < amount(2, 400); ++game) {
          INFO(players << " players, cards " << cards << ", target " << target << ", game " << game);
          play_game({players, cards, target}, static_cast<unsigned>(game), game % 4 == 0);
        }
}

TEST_CASE("Games that run until the sheets are full agree with the naive referee") {
  for (int players = 2; players <= 5; ++players)
    for (const bool cards : {false, true})
      for (int game = 0; game < amount(1, 100); ++game) {
        INFO(players << " players, cards " << cards << ", game " << game);
        play_game({players, cards, 99}, static_cast<unsigned>(1000 + game), game == 0);
      }
}
