// Damage done to sound sheets, and how often the audit notices. What is certain must always be found and
// named.
#pragma once

#include <functional>
#include <iomanip>
#include <iostream>
#include <set>
#include <string>
#include <vector>

#include "catch.h"
#include "core/finding.h"
#include "core/play.h"

namespace damage {

template <class Paper>
struct Kind {
  std::string name;
  bool certain;                                      // found and named each time it is done
  std::set<std::string> ids;                         // what it may be named
  std::function<bool(Paper&, play::Random&)> spoil;  // false where the sheet offers no place for it
};

// Does each kind of damage to each of the sheets, prints what was found, and holds it to what is certain.
template <class Paper, class Audit>
void survey(const std::string& title, const std::vector<Kind<Paper>>& kinds, const std::vector<Paper>& papers,
            Audit&& audit) {
  std::cout << title << "\n  done   found   named  unnoticed  damage\n";
  play::Random random(papers.size());
  for (const auto& kind : kinds) {
    int done = 0, found = 0, named = 0;
    for (const Paper& sound : papers) {
      Paper spoiled = sound;
      if (!kind.spoil(spoiled, random)) continue;
      ++done;
      const fox::Findings findings = audit(spoiled);
      bool right = false;
      for (const auto& finding : findings)
        right = right || kind.ids.count(std::string(finding.what.reason)) != 0;
      found += !findings.empty();
      named += right;
    }
    INFO(kind.name << ": done " << done << ", found " << found << ", named " << named);
    CHECK(done > 0);
    if (kind.certain) CHECK(named == done);
    std::cout << std::setw(6) << done << std::setw(8) << found << std::setw(8) << named << std::setw(10)
              << (done == 0 ? 0 : 100 * (done - found) / done) << "%  " << kind.name
              << (kind.certain ? "" : " (not always to be seen)") << '\n';
  }
}

}  // namespace damage
