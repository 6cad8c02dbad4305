// Whatever is brought in from elsewhere: a record with its comments becomes a game whose own export gives the
// same again, or is refused; and bytes that pretend to be a database or its log are read without believing a
// word of them.
#include "game/store/import.h"

#include <cstdint>
#include <string>

#include "core/ensure.h"
#include "game/store/export.h"
#include "game/store/memory_store.h"
#include "game/store/pages.h"
#include "sheets/library.h"

namespace {

using namespace fox::store;

std::string told(const std::vector<Entry>& log) {
  std::string all;
  for (std::size_t i = 1; i < log.size(); ++i)
    all += std::string(fox::enum_name(log[i].act)) + " " + log[i].text + "\n";
  return all;
}

void import(const std::string& text) {
  static fox::SheetLibrary library;
  Disk disk;
  MemoryStore store(disk);
  store.open();
  const SessionTools tools{store, library, "fuzz", [] { return std::int64_t{1700000000}; }};
  const Imported first = import_record(tools, text);
  if (!first.session) return;
  ensure(first.session->save(), "what was brought in can be saved");
  const std::string record = record_of(first.session->log(), true);
  const Imported second = import_record(tools, record);
  ensure(second.session != nullptr, "an export can be brought in");
  ensure(second.session->game().lines() == first.session->game().lines(), "with the same lines in force");
  ensure(told(second.session->log()) == told(first.session->log()), "and the same log");
}

void read_pages(const std::string& bytes) {
  const std::string log = "\x37\x7f\x06\x82" + std::string(28, '\0') + bytes;
  for (const auto& found : {salvage(bytes, {}), salvage({}, bytes), salvage({}, log)})
    for (const auto& game : found.games)
      ensure(sound_entries(game.entries) == game.entries.size(), "only what has its digest is brought back");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  import(bytes);
  read_pages(bytes);
  return 0;
}
