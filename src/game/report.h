// What is told of a game that asks for more than a yes or no: as an object and in sentences.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace fox {

struct Report {
  nlohmann::json object = nlohmann::json::object();
  std::vector<std::string> sentences;
};

}  // namespace fox
