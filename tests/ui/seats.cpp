// Who sits where: what the screen of a new game thinks, without the screen.
#include "ui/screens/seats.h"

#include "catch.h"
#include "ui/date_words.h"
#include "ui/screens/home.h"
#include "ui/screens/parts.h"
#include "ui/screens/typed_name.h"
#include "ui/slate.h"
#include "ui/tables.h"

using namespace fox;
using namespace fox::ui;

namespace {

using Names = std::vector<std::string>;

SheetInfo sheet(const std::string& id = "ganz-schoen-clever") {
  return sheet_info(library(), id).value();
}

NewGameState table(Names names, Names known = {}) {
  NewGameState state;
  state.names = std::move(names);
  state.known = std::move(known);
  return state;
}

}  // namespace

TEST_CASE("Names are tidied, and kept whole") {
  CHECK(tidy_name("  Ada   Lovelace ") == "Ada Lovelace");
  CHECK(tidy_name(" ").empty());
  CHECK(tidy_name(std::string(200, 'x')) == std::string(200, 'x'));
  std::string typed = "a骰";
  drop_last(typed);
  CHECK(typed == "a");
  drop_last(typed);
  drop_last(typed);
  CHECK(typed.empty());
}

TEST_CASE("What is typed into a name is seen, or refused with a sentence") {
  Slate slate;
  const Canvas canvas{slate.list, slate.fonts, slate.shapes};
  using Kind = NameRefusal::Kind;
  const auto typed = [&](std::string name, std::string_view more) {
    const Kind kind = add_to_name(name, more, canvas).kind;
    return std::pair(name, kind);
  };
  CHECK(typed("Zo", "ë Ženja Ωμέγα Юля") == std::pair(std::string("Zoë Ženja Ωμέγα Юля"), Kind::none));
  // Blanks of any width are blanks, so that no name is nothing but them.
  CHECK(typed("A", "\u00a0\u2003\u3000b") == std::pair(std::string("A   b"), Kind::none));
  for (const char* unseen : {"\n", "\t", "\x1b", "\x7f", "\u0085", "\u00ad", "\u200b", "\u200d", "\u200e",
                             "\u200f", "\u202a", "\u202e", "\u2066", "\u2069", "\ufeff", "\xff", "\xe2\x80"})
    CHECK(typed("Ada", "B" + std::string(unseen) + "c") == std::pair(std::string("AdaBc"), Kind::unseen));
  for (const char* missing : {"骰", "😀", "ش", "\u0301", "\ue000", "\U0010ffff"})
    CHECK(typed("Ada", missing) == std::pair(std::string("Ada"), Kind::no_glyph));
  // As long as a record takes it, and no letter in half.
  CHECK(typed(std::string(199, 'x'), "ab") == std::pair(std::string(199, 'x') + "a", Kind::full));
  CHECK(typed(std::string(199, 'x'), "ä") == std::pair(std::string(199, 'x'), Kind::full));
  std::string name;
  const NameRefusal refused = add_to_name(name, "\xe9\xaa\xb0\u202e", canvas);
  CHECK_THAT(sentence_of(refused, words()), contains("U+9AB0"));
  CHECK_THAT(sentence_of(refused, Catalogue("de")), contains("lässt sich hier nicht zeigen (U+9AB0)"));
  CHECK_THAT(sentence_of({Kind::unseen, {}}, Catalogue("nl")), contains("schrijfrichting"));
  CHECK_THAT(sentence_of({Kind::full, {}}, Catalogue("de")), contains("Länger"));
}

TEST_CASE("A seat without a name has one anyway") {
  NewGameState state = table({"", "Ben"});
  CHECK(header_of(state, sheet(), words()).names == Names{"Player 1", "Ben"});
  CHECK(header_of(state, sheet(), Catalogue("de")).names == Names{"Spieler 1", "Ben"});
  CHECK_FALSE(trouble_of(state, sheet(), words()));
  CHECK(is_seat_name("Player 3", words()));
  CHECK_FALSE(is_seat_name("Player", words()));
}

TEST_CASE("Two of the same name are told apart before they start") {
  const auto twice = [](Names names) { return trouble_of(table(std::move(names)), sheet(), words()); };
  CHECK(twice({"Ada", "Ben", "Ada"}).seat == 2);
  CHECK(twice({"ada", " Ada "}).kind == SeatTrouble::Kind::twice);
  CHECK(twice({"", "Player 1"}).kind == SeatTrouble::Kind::twice);
  CHECK_FALSE(twice({"", "", ""}));
  CHECK_THAT(trouble_sentence(twice({"Ada", "Ada"}), sheet(), words()), contains("Ada"));
}

TEST_CASE("Seats stay within what the sheet allows") {
  NewGameState state = table({});
  CHECK(trouble_of(state, sheet(), words()).kind == SeatTrouble::Kind::too_few);
  fit_seats(state, sheet());
  CHECK(state.names == Names{""});
  while (add_seat(state, sheet())) {
  }
  CHECK(state.names.size() == 4);
  NewGameState full = table({"A", "B", "C", "D"});
  CHECK_FALSE(seat_known(full, "Eve", sheet()));
  state = table({"A", "", "B", "C", "D", ""});
  CHECK(trouble_of(state, sheet(), words()).kind == SeatTrouble::Kind::too_many);
  fit_seats(state, sheet());
  CHECK(state.names == Names{"A", "B", "C", "D"});
  state = table({"A", "B", "C", "D", "E"});
  fit_seats(state, sheet());
  CHECK(state.names.size() == 5);  // nobody who is named is sent away
  CHECK_THAT(trouble_sentence(trouble_of(state, sheet(), words()), sheet(), words()), contains("1 to 4"));
}

TEST_CASE("The only seat loses its name and not its place") {
  NewGameState state = table({"Ada", "Ben"});
  CHECK(remove_seat(state, 0, sheet()));
  CHECK(state.names == Names{"Ben"});
  CHECK(remove_seat(state, 0, sheet()));
  CHECK(state.names == Names{""});
  CHECK_FALSE(remove_seat(state, 3, sheet()));
}

TEST_CASE("Seats swap, and the next one begins without a change of the order") {
  NewGameState state = table({"Ada", "Ben", "Cleo"});
  CHECK(swap_seats(state, 0, 2));
  CHECK(state.names == Names{"Cleo", "Ben", "Ada"});
  CHECK_FALSE(swap_seats(state, 1, 1));
  CHECK_FALSE(swap_seats(state, 1, 3));
  begin_with_next(state);
  CHECK(state.names == Names{"Ben", "Ada", "Cleo"});
}

TEST_CASE("A name used before takes the seat that is being named, a nameless one, or a new one") {
  NewGameState state = table({"", ""}, {"Ada", "Ben", "Cleo", " "});
  begin_typing(state, 1);
  CHECK(seat_known(state, "Ben", sheet()));
  CHECK(state.names == Names{"", "Ben"});
  CHECK(state.editing == -1);
  CHECK(absent(state) == Names{"Ada", "Cleo"});
  CHECK(seat_known(state, "Ada", sheet()));
  CHECK(seat_known(state, "Cleo", sheet()));
  CHECK(state.names == Names{"Ada", "Ben", "Cleo"});
  CHECK(absent(state).empty());
  // What was half typed is not lost.
  state = table({"Ada", ""}, {"Ben"});
  begin_typing(state, 1);
  state.typed = " Eve ";
  CHECK(seat_known(state, "Ben", sheet()));
  CHECK(state.names == Names{"Ada", "Eve", "Ben"});
}

TEST_CASE("House rules go round their values and only the changed ones are written") {
  NewGameState state = table({"Ada"});
  const SheetInfo third = sheet("clever-hoch-drei");
  REQUIRE(third.switches.size() == 6);
  CHECK(rules_turned(state, third) == 0);
  CHECK(header_of(state, third, words()).rules.empty());
  turn_rule(state, third.switches[1]);
  CHECK(rules_turned(state, third) == 1);
  const Header header = header_of(state, third, words());
  REQUIRE(header.rules.size() == 1);
  CHECK(header.rules[0] ==
        std::pair<std::string, std::string>(third.switches[1].id, third.switches[1].values[1]));
  // Another sheet does not know this rule.
  CHECK(header_of(state, sheet(), words()).rules.empty());
  turn_rule(state, third.switches[1]);
  CHECK(state.rules.empty());
  state.rules[third.switches[0].id] = "nonsense";
  CHECK(rules_turned(state, third) == 0);
}

TEST_CASE("A game like the last one is taken over and comes out the same") {
  Header header;
  header.sheet = "doppelt-so-clever";
  header.mode = RecordMode::sheet;
  header.names = {"Ada", "Player 2"};
  header.rules = {{"negative-foxes", "zero"}};
  NewGameState state;
  state.editing = 1;
  take_over(state, header, words());
  CHECK(state.names == Names{"Ada", ""});
  CHECK(write_header(header_of(state, sheet(state.sheet), words())) == write_header(header));
}

TEST_CASE("Wizard is for two to five, and what is asked before it stands in the header") {
  const SheetInfo wizard = sheet("wizard-wuerfelspiel");
  NewGameState state = table({"Ada"});
  state.mode = RecordMode::sheet;  // of the game before; Wizard has one way to play
  fit_seats(state, wizard);
  CHECK(state.names.size() == 2);
  while (add_seat(state, wizard)) {
  }
  CHECK(state.names.size() == 5);
  CHECK(rounds_of(wizard, 5) == 0);
  CHECK(header_of(state, wizard, words()).rules.empty());
  CHECK(header_of(state, wizard, words()).mode == RecordMode::table);
  state.rules["magic-cards"] = "on";
  turn_rule(state, wizard.options[0]);
  const Header header = header_of(state, wizard, words());
  using Rule = std::pair<std::string, std::string>;
  CHECK(header.rules == std::vector<Rule>{{"target", "12"}, {"magic-cards", "on"}});
  CHECK(rules_turned(state, wizard) == 0);  // none of them is a house rule
}

TEST_CASE("The cards say what the sheets have") {
  CHECK(sheet().foxes == 5);
  CHECK(sheet("doppelt-so-clever").foxes == 6);
  CHECK(sheet("clever-hoch-drei").foxes == 6);
  CHECK(rounds_of(sheet(), 4) == 4);
  CHECK(rounds_of(sheet(), 1) == 6);
  CHECK(rounds_of(sheet(), 0) == 0);
  CHECK(rounds_of(sheet(), 9) == 0);
  CHECK(sheet_title(words(), "clever-hoch-drei") == "Clever hoch Drei");
  CHECK(sheet_title(words(), "my-own_sheet") == "My own sheet");
  SheetLibrary library;
  CHECK_FALSE(sheet_info(library, "no-such-sheet"));
}

TEST_CASE("When something was is said in friendly words") {
  ::setenv("TZ", "UTC", 1);
  ::tzset();
  constexpr std::int64_t now = 1795000000;  // 18 November 2026, 11:06
  const auto when = [](std::int64_t at, const char* language = "en") {
    return friendly_time(Catalogue(language), at, now);
  };
  CHECK(when(now - 30) == "just now");
  CHECK(when(now - 5 * 60) == "5 minutes ago");
  CHECK(when(now - 3 * 3600) == "today");
  CHECK(when(now - 24 * 3600) == "yesterday");
  CHECK(when(now - 16 * 3600) == "yesterday");
  CHECK(when(now - 10 * 86400, "de") == "8. November");
  CHECK(when(now - 400 * 86400, "nl") == "14 oktober 2025");
  CHECK(when(now + 3600) == "today");  // a clock that was put back
  CHECK(when(0) == "1 January 1970");
}
