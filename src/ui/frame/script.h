// A file of taps and keys by the names of things, run against the real program on a clock of its own, with a
// display or without:
//   tap NAME | taps NAME N | hold NAME | drag NAME DX DY | pinch NAME FACTOR | key K | type "TEXT"
//   drop FILE | close | size WxH | scale S | wait MS | settle | shot FILE | list | report
//   expect [no] text "…" | expect [no] target NAME | expect no faults
// One a line; # begins a comment; lengths are dp. `settle` waits until nothing moves.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fox::ui {

class Scene;
class Stage;
class Window;

struct ScriptLine {
  int number = 0;
  std::vector<std::string> words;
};

class Script {
 public:
  // False with one sentence, where a file cannot be read or a line not be understood.
  bool read(const std::string& path, std::string& problem);
  bool parse(std::string_view text, const std::string& name, std::string& problem);
  // The exit status: 0, or 1 where something was not as expected.
  int run(Scene& scene, Window& window, Stage& stage) const;

  [[nodiscard]] const std::vector<ScriptLine>& lines() const { return lines_; }
  [[nodiscard]] const std::string& name() const { return name_; }

 private:
  std::string name_;
  std::vector<ScriptLine> lines_;
};

}  // namespace fox::ui
