#include "game/store/import_json.h"

#include <nlohmann/json.hpp>

namespace fox::store {
namespace {

using nlohmann::json;

constexpr std::size_t kDeepest = 64;  // ours is five deep

// Follows where it is: {"games": [ {"record": "…"}, … ]}.
class Records final : public nlohmann::json_sax<json> {
 public:
  explicit Records(const std::function<bool(std::string&)>& take) : take_(take) {}
  [[nodiscard]] bool enough() const { return enough_; }

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool string(string_t& text) override {
    if (depth_ != kGame || !in_games_ || !is_record_) return true;
    enough_ = !take_(text);
    return !enough_;
  }
  bool start_object(std::size_t) override { return ++depth_ <= kDeepest; }
  bool key(string_t& name) override {
    if (depth_ == 1) in_games_ = name == "games";
    is_record_ = depth_ == kGame && name == "record";
    return true;
  }
  bool end_object() override { return --depth_, is_record_ = false, true; }
  bool start_array(std::size_t) override { return ++depth_ <= kDeepest; }
  bool end_array() override { return --depth_, true; }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
    return false;
  }

 private:
  static constexpr std::size_t kGame = 3;  // the depth within one game

  const std::function<bool(std::string&)>& take_;
  std::size_t depth_ = 0;
  bool in_games_ = false, is_record_ = false, enough_ = false;
};

}  // namespace

bool each_exported_record(std::istream& file, const std::function<bool(std::string&)>& take) {
  Records records(take);
  return json::sax_parse(file, &records) || records.enough();
}

}  // namespace fox::store
