// Records of bytes that nobody meant: not UTF-8, NUL, endless files and lines. One fault with a line,
// quickly.
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <fstream>

#include "folder.h"
#include "game/system_words.h"
#include "records.h"
#include "sheets/read_file.h"

using namespace records;

namespace {

const std::string kBegin = header("ganz-schoen-clever", "sheet");

std::string repeated(const std::string& text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

// The fault, found without reading for ever.
std::string quick_fault(const std::string& text) {
  const auto began = std::chrono::steady_clock::now();
  const std::string fault = fault_of(text);
  CHECK(std::chrono::steady_clock::now() - began < std::chrono::seconds(5));
  return fault;
}

}  // namespace

TEST_CASE("What is not UTF-8 is told with its line, and nothing of the file is played") {
  CHECK(fault_of(kBegin + "1 use y1 yellow.22\n# caf\xe9\n") == "not-utf8 7");
  CHECK(fault_of("\xff\xfe"
                 "f\0o\0x\0") == "not-utf8 1");
  CHECK(fault_of(kBegin + "# \xed\xa0\x80\n") == "not-utf8 6");      // half of a pair
  CHECK(fault_of(kBegin + "# \xc0\xaf\n") == "not-utf8 6");          // too long a form
  CHECK(fault_of(kBegin + "# \xf4\x90\x80\x80\n") == "not-utf8 6");  // behind the last one
  CHECK(fault_of(kBegin + "# \xe2\x82") == "not-utf8 6");
  CHECK(replay(kBegin + "1 use y1 yellow.22\n\xff\n").game == nullptr);
}

TEST_CASE("NUL and other control characters are no spaces and end nothing") {
  CHECK(fault_of(kBegin + std::string("1 use y1 yellow.22\0\n", 20)) == "mark-unknown 6");
  CHECK(fault_of(kBegin + std::string("\0\n", 2)) == "seat-expected 6");
  CHECK(fault_of(kBegin + "1\fuse y1 yellow.22\n") == "seat-expected 6");
  CHECK(fault_of(std::string("foxsheet 1\0\n", 12)) == "not-a-record 1");
  CHECK(fault_of(kBegin + std::string("# \0\n", 4)).empty());
}

TEST_CASE("A line ends at 4096 bytes") {
  const std::string line = "1 use y1 yellow.22";
  CHECK(fault_of(kBegin + line + std::string(4096 - line.size(), ' ') + "\n").empty());
  CHECK(fault_of(kBegin + line + std::string(4097 - line.size(), ' ') + "\n") == "too-long 6");
  CHECK(fault_of(kBegin + "# " + std::string(100000, 'x') + "\n").empty());  // a comment is nobody's line
  CHECK(quick_fault(kBegin + std::string(5000000, 'x')) == "torn too-long 6");
  CHECK(quick_fault("foxsheet 1\nplayer " + std::string(5000000, 'x') + "\n") == "too-long 2");
  CHECK(quick_fault(kBegin + "1 use y1 " + repeated("yellow.22 ", 400) + "\n") == "mark-twice 6");
}

TEST_CASE("A file of 10 MB is no record") {
  CHECK(quick_fault(kBegin + std::string(10u << 20, '\n')) == "too-long 1");
  CHECK(quick_fault(std::string(10u << 20, 'x')) == "too-long 1");
}

TEST_CASE("A hundred thousand lines are read") {
  CHECK(quick_fault(kBegin + repeated("# nothing happens\n", 100000) + "1 use y1 yellow.22\n").empty());
  CHECK(quick_fault(kBegin + repeated("\r\n", 100000) + "what\n") == "seat-expected 100006");
  const auto played =
      replay(header("ganz-schoen-clever", "paper") + repeated("1 circled reroll 3\n", 100000));
  CHECK((fault_of(played).empty() || played.fault->line > 6));
}

TEST_CASE("A hundred thousand lines of a header are not") {
  CHECK(quick_fault("foxsheet 1\n" + repeated("player Ada\n", 100000)) == "too-long 102");
  std::string rules;
  for (int i = 0; i < 100000; ++i) rules += "rule r" + std::to_string(i) + " x\n";
  CHECK(quick_fault("foxsheet 1\n" + rules) == "too-long 102");
}

TEST_CASE("A file that cannot be read says why") {
  int error = 0;
  CHECK_FALSE(fox::read_file("/nowhere/at/all.fox", error));
  CHECK(error == ENOENT);
  CHECK_FALSE(fox::read_file("/", error));
  CHECK(error == EISDIR);
}

TEST_CASE("Only files are read, and nobody waits for a pipe or a device") {
  const test::Folder folder;
  const std::string pipe = folder / "pipe", link = folder / "link", socket = folder / "socket";
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  REQUIRE(::symlink(pipe.c_str(), link.c_str()) == 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  socket.copy(address.sun_path, sizeof address.sun_path - 1);
  const int door = ::socket(AF_UNIX, SOCK_STREAM, 0);
  REQUIRE(::bind(door, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
  for (const std::string& path : {pipe, link, socket, std::string("/dev/zero"), std::string("/dev/tty")}) {
    int error = 0;
    CAPTURE(path);
    CHECK_FALSE(fox::read_file(path, error));
    CHECK(error == ESPIPE);
  }
  ::close(door);
  for (const auto& [language, words] : {std::pair{"en", "a pipe or a device"}, std::pair{"de", "keine Datei"},
                                        std::pair{"nl", "geen bestand"}})
    CHECK_THAT(fox::system_words(ESPIPE, fox::Catalogue(language)), contains(words));
}

TEST_CASE("A file is read whole up to the length that is asked for, and not one byte over it") {
  const test::Folder folder;
  const std::string file = folder / "text";
  std::ofstream(file) << std::string(70000, 'x');
  int error = 0;
  CHECK(fox::read_file(file, error, 70000)->size() == 70000);
  CHECK(fox::read_file(file, error)->capacity() <= 70001);  // and costs no more
  CHECK_FALSE(fox::read_file(file, error, 69999));
  CHECK(error == EFBIG);
}

TEST_CASE("No sentence holds more than 200 letters of somebody else's line") {
  const auto count = [](const std::string& text) {
    return std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; });
  };
  CHECK(fox::shortened(std::string(200, 'x')) == std::string(200, 'x'));
  CHECK(fox::shortened(std::string(201, 'x')) == std::string(200, 'x') + "…");
  // Letters, not bytes, and never half of one; what is no UTF-8 is no longer for it.
  for (const char* letter : {"ü", "€", "\U0001f98a"}) {
    const std::string cut = fox::shortened(repeated(letter, 5000));
    CHECK(cut == repeated(letter, 200) + "…");
  }
  CHECK(fox::shortened(std::string(5000, '\x80')).size() <= 803);
  const std::string long_word(900, 'x');
  for (const char* language : {"en", "de", "nl"})
    for (const std::string& text :
         {"foxsheet 1\n" + long_word + "\n---\n", "foxsheet 1\nsheet " + long_word + "\nplayer Ada\n---\n",
          kBegin + "1 use " + long_word + "\n", kBegin + long_word + "\n"}) {
      const auto played = replay(text);
      const auto& fault = played.fault ? *played.fault : *played.torn;
      const std::string said = fox::sentence(fault.refused, fox::Catalogue(language), played.game.get());
      CHECK(std::count(said.begin(), said.end(), 'x') < 210);
      CHECK(count(said) < 320);
    }
  // Sentences of ours and paths are as long as they are.
  CHECK(fox::fill("{file}: {text}", {{"file", long_word}, {"text", long_word}}).size() == 1802);
}

TEST_CASE("A mark before the text of a record is no part of it") {
  const auto played = replay("\xef\xbb\xbf" + kBegin + "1 use y1 yellow.22\n");
  CHECK_FALSE(played.fault);
  REQUIRE(played.game);
  CHECK(played.game->lines().size() == 1);
  CHECK(replay("\xef\xbb\xbf\xef\xbb\xbf" + kBegin).fault->refused.refusal.reason == "not-a-record");
}

TEST_CASE("Random bytes are never a game, and never the end of us") {
  std::mt19937 random(7);
  for (int i = 0; i < amount(3000, 300000); ++i) {
    std::string bytes;
    for (std::size_t length = random() % 60; bytes.size() < length;)
      bytes += static_cast<char>(random() % 256);
    CHECK(replay(bytes).fault.has_value());
    const auto replayed = replay(kBegin + bytes);
    if (replayed.game != nullptr) CHECK(replayed.game->lines().empty());
  }
}
