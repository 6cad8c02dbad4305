// What is printed to a terminal: nothing in it acts, nothing else is changed.
#include "game/harmless.h"

#include <nlohmann/json.hpp>
#include <sstream>

#include "catch.h"

using fox::harmless;
using fox::HarmlessBuffer;
using fox::Shown;

TEST_CASE("letters of every kind, ends of lines and tabs stay as they are") {
  const std::string text = "Ada,\tGünther – 数 🦊\nזלדה, e\u0301\n";
  CHECK(harmless(text) == text);
  CHECK(harmless(text, Shown::json) == text);
  CHECK(harmless("").empty());
}

TEST_CASE("what would act on a terminal is spelled") {
  CHECK(harmless("\x1b[2J") == "\\u{1b}[2J");
  CHECK(harmless("a\rb\b\x7f") == "a\\u{0d}b\\u{08}\\u{7f}");
  CHECK(harmless("\u009b31m") == "\\u{9b}31m");
  CHECK(harmless("Ada\u202e.exe\u2066x\u061c") == "Ada\\u{202e}.exe\\u{2066}x\\u{61c}");
  CHECK(harmless("a\u2028b\ufeff") == "a\\u{2028}b\\u{feff}");
  CHECK(harmless(std::string_view("\0", 1)) == "\\u{00}");
}

TEST_CASE("bytes that are no letter are spelled one by one") {
  CHECK(harmless("\x9b") == "\\x{9b}");
  CHECK(harmless("\xe2\x82") == "\\x{e2}\\x{82}");
  CHECK(harmless("\xc3(") == "\\x{c3}(");
}

TEST_CASE("JSON says the same with its own escapes") {
  const std::string name = "Ada\u009b\u202e🦊\U000e0041\x7f";
  const std::string shown = harmless(nlohmann::json(name).dump(), Shown::json);
  CHECK(shown == "\"Ada\\u009b\\u202e🦊\\udb40\\udc41\\u007f\"");
  CHECK(nlohmann::json::parse(shown) == name);
}

TEST_CASE("a stream is made harmless however it is cut") {
  const std::string text = "Günther 🦊\x1b[1m\nand a line without an end, ü";
  for (std::size_t cut = 0; cut <= text.size(); ++cut) {
    std::ostringstream out;
    {
      HarmlessBuffer buffer(out, Shown::words);
      std::ostream stream(&buffer);
      stream << text.substr(0, cut) << std::flush;
      for (const char c : text.substr(cut)) stream.put(c);
    }
    CHECK(out.str() == harmless(text));
  }
}
