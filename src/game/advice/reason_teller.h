// Why a line is better than another one, in words: at most two reasons, and none that is worth less than half
// a point.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "advice/turn_search.h"
#include "game/clever_codec.h"

namespace fox::clever {

class ReasonTeller {
 public:
  ReasonTeller(const Rules& rules, const State& now, const Codec::Names& names, const Catalogue& words)
      : rules_(rules), now_(now), names_(names), words_(words) {}

  // What speaks for the line beside the other one; where it is the worse of both, what it gives up.
  [[nodiscard]] nlohmann::json reasons(const advice::RatedLine& line, const advice::RatedLine& other) const;

 private:
  void tell_events(const advice::RatedLine& line, nlohmann::json& reasons) const;
  void tell_parts(const advice::RatedLine& line, const advice::RatedLine& other, int sign,
                  nlohmann::json& reasons) const;
  void tell_dice(const advice::RatedLine& line, const advice::RatedLine& other,
                 nlohmann::json& reasons) const;
  void tell_open(const advice::RatedLine& line, const advice::RatedLine& other,
                 nlohmann::json& reasons) const;
  void add(const char* key, const Fillings& fillings, nlohmann::json& reasons) const;
  [[nodiscard]] std::string words_of(Argument::Kind kind, int value, int second = 0) const;

  const Rules& rules_;
  const State& now_;
  const Codec::Names& names_;
  const Catalogue& words_;
};

}  // namespace fox::clever
