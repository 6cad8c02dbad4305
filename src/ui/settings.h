// What one person likes: language, theme, size of the text, and what is remembered for the next game. Kept in
// one small file in the data folder (settings_file.h).
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "game/header.h"
#include "sheets/catalogue.h"
#include "ui/frame/system_wishes.h"
#include "ui/look/theme.h"

namespace fox::ui {

struct Settings {
  std::string language;          // "en", "de", "nl"; empty: the system's
  std::optional<ThemeId> theme;  // nothing: dark where the system wishes it, else paper
  int text_size = 100;           // percent, kLeastText to kMostText
  bool left_handed = false;
  std::optional<bool> reduced_motion;  // nothing: as the system wishes
  bool hide_scores = false;
  bool show_closed = false;                   // cells that nothing will ever mark again are struck through
  bool patterns = true, letters = true;       // on areas and dice
  std::map<std::string, std::string> colors;  // one's own, by the ids of dice: "#rrggbb"
  std::vector<std::string> names;             // used before, latest first
  std::optional<Header> last;                 // what "same table" starts, without its date
  std::int64_t open_game = 0;                 // on the screen when the app was left; 0: none
  std::int64_t copied_at = 0;                 // the last copy of all games, seconds since 1970; 0: none
  std::string others;  // what the file says besides, for a newer Foxsheet; JSON or empty

  friend bool operator==(const Settings& a, const Settings& b);
};

inline constexpr int kLeastText = 80, kMostText = 200;
inline constexpr std::size_t kNamesKept = 24;

// What is chosen, else what the system wishes.
std::string language_of(const Settings& settings, const SystemWishes& wishes);
Theme theme_of(const Settings& settings, const SystemWishes& wishes);
bool reduces_motion(const Settings& settings, const SystemWishes& wishes);
// A game of this header is begun: its names come first among those used before. "Player 2" is nobody's name.
void remember(Settings& settings, const Header& header, const Catalogue& words);

}  // namespace fox::ui
