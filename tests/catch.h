#pragma once
// Catch2 for every test, whether it is version 2 (Debian 12) or 3 (Debian 13), and what the two name
// differently. Include this and nothing of Catch2; from RapidCheck include <rapidcheck.h> and use
// REQUIRE(rc::check(...)).
#include <cstdlib>
#include <string>

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
inline auto contains(const std::string& text) {
  return Catch::Matchers::ContainsSubstring(text);
}
#else
#include <catch2/catch.hpp>
inline auto contains(const std::string& text) {
  return Catch::Matchers::Contains(text);
}
#endif

// How many cases a long proof takes: the short form in tools/test, the long one in tools/prove.
inline int amount(int short_form, int long_form) {
  return std::getenv("FOXSHEET_LONG") == nullptr ? short_form : long_form;
}

// Is memory watched? Then it takes more of it than the program has asked for.
#if defined(__SANITIZE_ADDRESS__)  // by GCC
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)  // by clang
inline constexpr bool kSanitized = __has_feature(address_sanitizer);
#else
inline constexpr bool kSanitized = false;
#endif
