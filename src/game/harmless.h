// Text for a terminal in which nothing moves its cursor, changes its colours or turns the order of letters
// round: the one way for everything that a program of ours prints.
#pragma once

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace fox {

enum class Shown : unsigned char {
  words,  // for people: what is no letter stands there as \u{1b}, a byte that is no UTF-8 as \x{ff}
  json,   // within texts, as JSON escapes it: \u009b
};

// Has it no shape and does something to the text beside it? Ends of lines and tabs do, too.
bool is_acting(char32_t code);

// Ends of lines and tabs stay.
std::string harmless(std::string_view text, Shown how = Shown::words);

// Hands on a line at a time, made harmless.
class HarmlessBuffer final : public std::streambuf {
 public:
  HarmlessBuffer(std::ostream& to, Shown how) : to_(to), how_(how) {}
  ~HarmlessBuffer() override { HarmlessBuffer::sync(); }

 protected:
  int_type overflow(int_type letter) override;
  std::streamsize xsputn(const char* letters, std::streamsize count) override;
  int sync() override;

 private:
  std::ostream& to_;
  Shown how_;
  std::string line_;
};

}  // namespace fox
