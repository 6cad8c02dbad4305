// Any bytes as a record: it is replayed up to its first fault, and what was replayed is written as a record
// that replays to the same state. A first byte below 15 stands for a valid header, so that lines are reached.
#include "game/record.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "core/ensure.h"
#include "sheets/library.h"

namespace {

fox::SheetLibrary& library() {
  static fox::SheetLibrary sheets;
  return sheets;
}

std::string with_header(const std::string& text) {
  constexpr int modes = 3;
  const auto& ids = library().ids();
  const auto first = text.empty() ? 255u : static_cast<unsigned char>(text[0]);
  if (first >= ids.size() * modes) return text;
  static const char* const mode[modes] = {"sheet", "table", "paper"};
  return "foxsheet 1\nsheet " + ids[first / modes] + "\nmode " + mode[first % modes] +
         "\nplayer Ada\nplayer Ben\n---\n" + text.substr(1);
}

void check_fault(const fox::RecordFault& fault, const fox::Game* game) {
  static const fox::Catalogue words;
  ensure(fault.line > 0, "a fault has a line");
  const std::string text = fox::sentence(fault.refused, words, game);
  ensure(!text.empty() && words.has("reasons", std::string(fault.refused.refusal.reason)),
         "a fault has a sentence");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto replay = fox::replay_record(with_header({reinterpret_cast<const char*>(data), size}), library());
  if (replay.fault) check_fault(*replay.fault, replay.game.get());
  if (replay.torn) check_fault(*replay.torn, replay.game.get());
  ensure(replay.game != nullptr || replay.fault.has_value(), "there is a game or a reason why not");
  if (!replay.game) return 0;
  const std::string record = replay.game->record();
  const auto again = fox::replay_record(record, library());
  ensure(again.game != nullptr && !again.fault && !again.torn, "a written record replays");
  ensure(again.game->record() == record, "a written record is canonical");
  ensure(again.game->state() == replay.game->state(), "a written record replays to the same state");
  return 0;
}
