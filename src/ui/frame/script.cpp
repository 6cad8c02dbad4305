#include "ui/frame/script.h"

#include <SDL.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>
#include <optional>

#include "sheets/read_file.h"
#include "ui/frame/keys.h"

namespace fox::ui {
namespace {

// Words are parted by spaces; quotation marks keep a text together. False where one is not closed.
bool split(std::string_view line, std::vector<std::string>& words) {
  std::size_t i = 0;
  while (i < line.size()) {
    if (line[i] == ' ' || line[i] == '\t' || line[i] == '\r') {
      ++i;
    } else if (line[i] == '#') {
      return true;
    } else if (line[i] == '"') {
      const std::size_t end = line.find('"', i + 1);
      if (end == std::string_view::npos) return false;
      words.emplace_back(line.substr(i + 1, end - i - 1));
      i = end + 1;
    } else {
      const std::size_t end = std::min(line.find_first_of(" \t\r", i), line.size());
      words.emplace_back(line.substr(i, end - i));
      i = end;
    }
  }
  return true;
}

bool is_number(const std::string& text, double least, double most) {
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  return !text.empty() && *end == '\0' && value >= least && value <= most;
}

bool is_size(const std::string& text) {
  const std::size_t x = text.find('x');
  return x != std::string::npos && is_number(text.substr(0, x), 1, 8192) &&
         is_number(text.substr(x + 1), 1, 8192);
}

// What is wrong with a line; empty: nothing.
std::string fault(const std::vector<std::string>& words) {
  static const std::map<std::string_view, std::string_view> kForms = {{"tap", "tap NAME"},
                                                                      {"taps", "taps NAME N"},
                                                                      {"hold", "hold NAME"},
                                                                      {"drag", "drag NAME DX DY"},
                                                                      {"pinch", "pinch NAME FACTOR"},
                                                                      {"key", "key K"},
                                                                      {"type", "type TEXT"},
                                                                      {"drop", "drop FILE"},
                                                                      {"close", "close"},
                                                                      {"size", "size WxH"},
                                                                      {"scale", "scale S"},
                                                                      {"wait", "wait MS"},
                                                                      {"settle", "settle"},
                                                                      {"shot", "shot FILE.png"},
                                                                      {"list", "list"},
                                                                      {"report", "report"},
                                                                      {"expect", ""}};
  const std::string& word = words[0];
  const auto form = kForms.find(word);
  if (form == kForms.end()) return "\"" + word + "\" is no word of a script";
  if (word == "expect") {
    const bool no = words.size() > 1 && words[1] == "no";
    const std::size_t at = no ? 2 : 1;
    if (words.size() == at + 2 && (words[at] == "text" || words[at] == "target")) return {};
    if (no && words.size() == 3 && words[2] == "faults") return {};
    return "what is expected is text \"…\", target NAME, no text \"…\", no target NAME or no faults";
  }
  const auto places = static_cast<std::size_t>(std::count(form->second.begin(), form->second.end(), ' ')) + 1;
  bool sound = words.size() == places;
  if (sound && word == "taps") sound = is_number(words[2], 1, 100000);
  if (sound && word == "drag") sound = is_number(words[2], -9999, 9999) && is_number(words[3], -9999, 9999);
  if (sound && word == "pinch") sound = is_number(words[2], 0.05, 20);
  if (sound && word == "size") sound = is_size(words[1]);
  if (sound && word == "scale") sound = is_number(words[1], 0.5, 4);
  if (sound && word == "wait") sound = is_number(words[1], 0, 1e8);
  if (!sound) return "this is written so: " + std::string(form->second);
  SDL_Keysym key;
  if (word == "key" && !find_key(words[1], key)) return "no key is called \"" + words[1] + "\"";
  return {};
}

}  // namespace

bool Script::read(const std::string& path, std::string& problem) {
  int error = 0;
  const std::optional<std::string> text = read_file(path, error);
  if (!text) {
    problem = "the script " + path + " cannot be read: " + std::strerror(error) + ".";
    return false;
  }
  return parse(*text, path, problem);
}

bool Script::parse(std::string_view text, const std::string& name, std::string& problem) {
  name_ = name;
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    ScriptLine line{number, {}};
    std::string wrong;
    if (!split(text.substr(0, end), line.words))
      wrong = "a quotation mark is not closed";
    else if (!line.words.empty())
      wrong = fault(line.words);
    if (!wrong.empty()) {
      problem = name + ":" + std::to_string(number) + ": ";
      problem += wrong + ".";
      return false;
    }
    if (!line.words.empty()) lines_.push_back(std::move(line));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return true;
}

}  // namespace fox::ui
