// Days and times as records and copies write them.
#include "game/dates.h"

#include <cstdlib>

#include "catch.h"

using namespace fox;

namespace {

// The time zone of the device, while it lives.
class Zone {
 public:
  explicit Zone(const char* name) {
    ::setenv("TZ", name, 1);
    ::tzset();
  }
  ~Zone() {
    ::unsetenv("TZ");
    ::tzset();
  }
  Zone(const Zone&) = delete;
  Zone& operator=(const Zone&) = delete;
};

TEST_CASE("a moment is written in the world's time, its day in the device's") {
  const std::int64_t late = 1'709'249'405;  // 2024-02-29, half past eleven in the evening
  CHECK(utc_text(late) == "2024-02-29T23:30:05Z");
  for (const auto& [zone, day] : {std::pair{"UTC0", "2024-02-29"}, {"CET-1", "2024-03-01"}}) {
    const Zone here(zone);
    CHECK(date_text(late) == day);
  }
}

TEST_CASE("where no clock is right nothing is written") {
  for (const std::int64_t wrong : {std::int64_t{0}, std::int64_t{-5}, std::int64_t{300'000'000'000}}) {
    CHECK(date_text(wrong).empty());
    CHECK(utc_text(wrong).empty());
  }
}

TEST_CASE("a date's noon is found, and what is no date has none") {
  const Zone here("CET-1");
  CHECK(utc_text(noon_of("2026-11-18").value()) == "2026-11-18T11:00:00Z");
  CHECK(noon_of("2026-1-8") == noon_of("2026-01-08"));
  CHECK(noon_of("2026-11-18 in the evening") == noon_of("2026-11-18"));
  for (const char* text : {"", "yesterday", "2026", "2026-", "2026-11", "2026-11-", "2026/11/18",
                           "2026-13-01", "2026-00-01", "2026-01-32", "-1-01-01", "99999999999-01-01"}) {
    INFO(text);
    CHECK_FALSE(noon_of(text).has_value());
  }
}

}  // namespace
