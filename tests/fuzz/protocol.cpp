// Any bytes as a conversation: one answer for every line, each one JSON object that says whether it is ok; a
// refused command leaves the state as it was. Lines that begin with "load" are left out: they would read this
// machine's files.
#include <cstdint>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "cli/commands.h"
#include "core/ensure.h"

namespace {

fox::SheetLibrary& library() {
  static fox::SheetLibrary sheets;
  return sheets;
}

bool loads(const std::string& line) {
  const auto word = line.find_first_not_of(" \t\r");
  return word != std::string::npos && line.compare(word, 4, "load") == 0;
}

// After every command the state is asked for, so that what a refused one did would be seen.
std::string conversation(const std::string& bytes, std::size_t& lines) {
  std::istringstream in(bytes);
  std::string commands;
  for (std::string line; std::getline(in, line);) {
    if (loads(line)) continue;
    commands += line + "\nstate\n";
    ++lines;
  }
  return commands;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const fox::Catalogue words;
  std::size_t lines = 0;
  std::istringstream in(conversation({reinterpret_cast<const char*>(data), size}, lines));
  std::ostringstream out;
  fox::cli::Context context{true, words, library(), out};
  ensure(fox::cli::protocol(context, in) == fox::cli::Exit::fine, "a conversation ends well");

  std::istringstream answers(out.str());
  std::string answer, state, before;
  std::size_t answered = 0;
  while (std::getline(answers, answer)) {
    const auto object = nlohmann::json::parse(answer, nullptr, false);
    ensure(object.is_object() && object.contains("ok"), "every answer is an object with ok");
    const bool ok = object["ok"] == true;
    if (!ok) ensure(object["text"].is_string() && !object["text"].empty(), "a refusal has a sentence");
    ++answered;
    if (!std::getline(answers, state)) break;  // "quit" is the last one that is answered
    if (!ok) ensure(state == before || before.empty(), "a refused command changes nothing");
    before = state;
  }
  ensure(answered <= lines, "one answer for every command");
  return 0;
}
