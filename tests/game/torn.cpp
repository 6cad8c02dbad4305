// Records that were cut off, anywhere: what was whole is played, what was torn is told, and nothing is half
// done.
// Setting: begins early
#include "records.h"

using namespace records;

namespace {

std::string with_crlf(std::string text) {
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
    text.replace(at, 1, "\r\n");
  return text;
}

// The text up to and with its last newline.
std::string complete_lines(const std::string& text) {
  return text.substr(0, text.rfind('\n') + 1);
}

// Cuts the record at every byte.
void cut_everywhere(const std::string& record) {
  std::string whole, record_then;
  auto complete = replay(whole);
  nlohmann::json state_then;
  for (std::size_t length = 0; length <= record.size(); ++length) {
    const std::string cut = record.substr(0, length);
    if (const auto lines = complete_lines(cut); lines != whole) {
      complete = replay(whole = lines);
      if (complete.game != nullptr)
        record_then = complete.game->record(), state_then = complete.game->state();
    }
    const auto replayed = replay(cut);
    INFO("cut at " << length << ": ..." << cut.substr(whole.size()));
    if (complete.game == nullptr) {
      // Not enough for a game: the torn line may have been the one that made it, and else there is a reason.
      if (replayed.game == nullptr && !replayed.fault) FAIL_CHECK("neither a game nor a reason why not");
      continue;
    }
    if (replayed.game == nullptr || replayed.fault || complete.fault || complete.torn) {
      FAIL_CHECK("the complete lines are a game, so is what lies there: " << fault_of(replayed));
      continue;
    }
    if (replayed.torn) {
      if (replayed.game->record() != record_then || replayed.game->state() != state_then)
        FAIL_CHECK("a torn line changed something");
      continue;
    }
    // It reads and is legal, so it counts as it stands: as if its newline were there.
    const auto ended = replay(cut + "\n");
    if (fault_of(ended) != "" || ended.game->record() != replayed.game->record())
      FAIL_CHECK("half a line was applied");
  }
}

}  // namespace

TEST_CASE("The example may be cut at every byte, with LF and with CRLF") {
  cut_everywhere(example());
  cut_everywhere(with_crlf(example()));
}

TEST_CASE("Records of every sheet and mode may be cut at every byte") {
  unsigned seed = 1;
  for (const char* id :
       {"ganz-schoen-clever", "doppelt-so-clever", "doppelt-so-clever-gsc-dice", "clever-hoch-drei"})
    for (const char* mode : {"sheet", "table"}) {
      const std::string record = random_game(header(id, mode, 2), 25, seed++)->record();
      INFO(record);
      cut_everywhere(record);
      cut_everywhere(with_crlf(record));
    }
}

TEST_CASE("A header with every key may be cut at every byte") {
  cut_everywhere(
      "foxsheet 1 # begins\nplayer Ada # Löwe\nsheet clever-hoch-drei\nmode paper\ndate 2026-11-18\n"
      "rule yellow-question grey\nplayer Ben\n\n# who plays\n---\n1 mark yellow.11 pink.2=3:bonus\n2 circled "
      "reroll 3\n");
}

TEST_CASE("A torn last line is told with its number and changes nothing") {
  const std::string begin = header("ganz-schoen-clever", "sheet");
  CHECK(fault_of(begin + "1 use y1 yellow.22\n1 use y3 yel") == "torn mark-unknown 7");
  CHECK(fault_of(begin + "1 use y1 yellow.22\n1 use y1 yellow.22") == "torn cell-taken 7");
  CHECK(fault_of(begin + "1 use y1 yellow.22\n1 us") == "torn word-unknown 7");
  CHECK(fault_of(begin + "1 use y1 yellow.22") == "");
  CHECK(fault_of(begin + "1 use y1 yel\n1 use y1 yellow.22\n") == "mark-unknown 6");
}

TEST_CASE("A torn line of a header that would spoil the game is ignored, too") {
  const std::string begin = "foxsheet 1\nsheet ganz-schoen-clever\nplayer Ada\n";
  for (const char* torn : {"mode tab", "rule solo-fallback o", "rule solo-fall", "date 2026-11-1", "play",
                           "player", "--", "da"}) {
    const auto replayed = replay(begin + torn);
    INFO(torn);
    REQUIRE(replayed.game != nullptr);
    CHECK(replayed.torn.has_value());
    CHECK(replayed.torn->line == 4);
    CHECK(replayed.game->record() == begin + "---\n");
  }
  CHECK(fault_of("foxsheet 1\nplayer Ada\nsheet ganz-sch").substr(0, 14) == "sheet-unknown ");
}
