// Mistakes in sheet files: a real sheet with a few small edits, and everything the loader says about it.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "catch.h"
#include "sheets/embedded.h"
#include "sheets/library.h"
#include "sheets/reader.h"
#include "sheets/sheet_file.h"

namespace mistakes {

inline const std::string kGanz = "ganz-schoen-clever", kDoppelt = "doppelt-so-clever",
                         kVariant = "doppelt-so-clever-gsc-dice", kDrei = "clever-hoch-drei";

inline const std::vector<std::string>& clever_sheets() {
  static const std::vector<std::string> all{kGanz, kDoppelt, kVariant, kDrei};
  return all;
}

inline std::string text_of(const std::string& id) {
  for (const auto& file : fox::embedded_files())
    if (file.name == id + ".toml") return std::string(file.text);
  FAIL("there is no sheet " << id);
  return {};
}

struct Edit {
  std::string from, to;
};

// The sheet with each edit made once, where `from` stands first.
inline std::string edited(const std::string& id, const std::vector<Edit>& edits) {
  std::string text = text_of(id);
  for (const auto& edit : edits) {
    const auto at = text.find(edit.from);
    INFO("the sheet has no \"" << edit.from << "\"");
    REQUIRE(at != std::string::npos);
    text.replace(at, edit.from.size(), edit.to);
  }
  return text;
}

struct Reading {
  std::optional<fox::AnySheet> sheet;
  fox::Problems problems;
};

inline Reading read(const std::string& text, const std::string& file = "mine.toml") {
  static const fox::SheetLibrary library;
  Reading reading;
  const auto find = [](const std::string& id) { return library.text(id); };
  reading.sheet = fox::read_sheet({file, text}, find, reading.problems);
  return reading;
}

// A problem as expected: its path, its place in the edited text, its text and hint. The place is a piece of
// the text in which a "|" stands where the problem is: "[areas.|blue]". An empty place is the file as a
// whole, 1:1.
struct Expected {
  std::string path, place, text, hint;
};

inline std::string described(const fox::Problem& problem) {
  return problem.file + ":" + std::to_string(problem.line) + ":" + std::to_string(problem.column) + ": " +
         problem.path + ": " + problem.text + (problem.hint.empty() ? "" : "; " + problem.hint);
}

inline std::string described(const Expected& expected, const std::string& text) {
  fox::Problem problem{"mine.toml", 1, 1, expected.path, expected.text, expected.hint, false};
  const auto mark = expected.place.find('|');
  if (mark != std::string::npos) {
    const auto found = text.find(expected.place.substr(0, mark) + expected.place.substr(mark + 1));
    INFO("the edited sheet has no \"" << expected.place << "\"");
    REQUIRE(found != std::string::npos);
    const std::string before = text.substr(0, found + mark);
    problem.line = 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    problem.column = static_cast<int>(before.size() - (before.rfind('\n') + 1)) + 1;
  }
  return described(problem);
}

// The edited sheet is refused whole, with exactly these problems.
inline void refused(const std::string& id, const std::vector<Edit>& edits, const std::vector<Expected>& all) {
  const std::string text = edited(id, edits);
  const Reading reading = read(text);
  std::vector<std::string> found, wanted;
  for (const auto& problem : reading.problems) found.push_back(described(problem));
  for (const auto& expected : all) wanted.push_back(described(expected, text));
  std::sort(found.begin(), found.end());
  std::sort(wanted.begin(), wanted.end());
  INFO("edit: " << edits.front().from << " -> " << edits.front().to);
  CHECK(found == wanted);
  CHECK_FALSE(reading.sheet.has_value());
}

}  // namespace mistakes
