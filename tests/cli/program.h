// Runs the referee as people run it: arguments and standard input in, exit status and output back.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "catch.h"

namespace program {

namespace fs = std::filesystem;

struct Answer {
  int status = -1;
  std::string out, err;
  [[nodiscard]] nlohmann::json json() const {
    INFO(out << err);
    const auto object = nlohmann::json::parse(out, nullptr, false);
    REQUIRE(object.is_object());
    // One object is one line.
    CHECK(out.find('\n') == out.size() - 1);
    return object;
  }
};

// A folder of its own for a test, gone afterwards; it is the data folder as well.
class Folder {
 public:
  Folder() : path_(fs::temp_directory_path() / ("foxsheet-cli-" + std::to_string(::getpid()))) {
    fs::remove_all(path_);
    fs::create_directories(path_ / "sheets");
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  [[nodiscard]] std::string path(const std::string& name) const { return (path_ / name).string(); }

  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
    return path(name);
  }

  [[nodiscard]] std::string read(const std::string& name) const {
    std::ifstream file(path_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  [[nodiscard]] Answer run(std::vector<std::string> arguments, const std::string& input = {}) const {
    write("in", input);
    arguments.insert(arguments.begin(), FOXREF_PROGRAM);
    std::string command = "LC_ALL=C.UTF-8 XDG_DATA_HOME='" + path("nothing") + "'";
    for (const auto& argument : arguments) {
      INFO("quotes are not for this helper: " << argument);
      REQUIRE(argument.find('\'') == std::string::npos);
      command += " '" + argument + "'";
    }
    command += " --data '" + path_.string() + "' <'" + path("in") + "' >'" + path("out") + "' 2>'" +
               path("err") + "'";
    const int ended = std::system(command.c_str());
    Answer answer;
    if (WIFEXITED(ended)) answer.status = WEXITSTATUS(ended);
    answer.out = read("out");
    answer.err = read("err");
    return answer;
  }

 private:
  fs::path path_;
};

inline const std::string& example() {
  static const std::string text =
      "foxsheet 1\nsheet ganz-schoen-clever\nplayer Ada\nplayer Ben\n---\n"
      "1 roll w3 y4 b2 g6 o1 p5     # seat 1 threw these\n"
      "1 take y yellow.34           # the yellow die, its 4 marked in row 3, column 4\n";
  return text;
}

inline std::string sheet_mode(const std::string& sheet, const std::string& lines = {}) {
  return "foxsheet 1\nsheet " + sheet + "\nmode sheet\nplayer Ada\n---\n" + lines;
}

}  // namespace program
