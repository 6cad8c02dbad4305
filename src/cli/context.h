// What every command of foxref is given, and how it answers: the exit statuses, one door for output.
#pragma once

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "game/record.h"
#include "sheets/catalogue.h"
#include "sheets/library.h"

namespace fox::cli {

enum Exit : int { fine = 0, no = 1, unusable = 2 };

struct Context {
  bool json = false;
  Catalogue words;
  SheetLibrary& sheets;
  std::ostream& out;
  std::string program = "foxref";  // with its version, as saved games note it
  std::ostream* data = nullptr;    // where an export goes, byte for byte; nullptr: where all goes
};

// One JSON object on a line of its own; bytes that are no UTF-8 are replaced, never thrown about.
void print_json(Context& context, const nlohmann::json& answer);

// The text that an argument names. "-" is standard input; it and the pipes of the shell (/dev/stdin,
// <(COMMAND)) are waited for, because whoever called gave them to us; of all other names only files are read.
std::optional<std::string> read_input(const std::string& path, int& error);

// Answers for people and programs alike that something cannot be used; gives Exit::unusable.
int unusable_file(Context& context, const std::string& path, int error);

// A record read and replayed. Where nothing can be gone on with, the answer is already printed and the exit
// status given.
struct Opened {
  Replay replay;
  std::optional<int> status;
};
Opened open_record(Context& context, const std::string& path);

// The object for a fault of a record: reason, sentence, line; the state before it where there is one.
nlohmann::json fault_json(Context& context, const std::string& path, const Replay& replay,
                          const RecordFault& fault);

// Says in an answer that the record's last line was torn and ignored, where it was.
void add_torn(Context& context, const Replay& replay, nlohmann::json& answer);

nlohmann::json refused_json(const Refused& refused, const Game* game, const Catalogue& words);

// Answers that it is refused; gives Exit::unusable.
int refused(Context& context, nlohmann::json answer);
int refused(Context& context, const Refused& refused);

// The sheet of that id; nullptr where none can be used, which has been answered then.
const AnySheet* sheet_of(Context& context, const std::string& id);

nlohmann::json problems_json(const Problems& problems);
void print_problems(Context& context, const Problems& problems);

}  // namespace fox::cli
