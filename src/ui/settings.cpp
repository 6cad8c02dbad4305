#include "ui/settings.h"

#include <algorithm>

#include "sheets/preferred_language.h"
#include "ui/screens/seats.h"

namespace fox::ui {

namespace {

std::string shown(const std::optional<Header>& header) {
  return header ? write_header(*header) : std::string();
}

}  // namespace

bool operator==(const Settings& a, const Settings& b) {
  return a.language == b.language && a.theme == b.theme && a.text_size == b.text_size &&
         a.left_handed == b.left_handed && a.reduced_motion == b.reduced_motion &&
         a.hide_scores == b.hide_scores && a.show_closed == b.show_closed && a.patterns == b.patterns &&
         a.letters == b.letters && a.colors == b.colors && a.names == b.names &&
         shown(a.last) == shown(b.last) && a.open_game == b.open_game && a.copied_at == b.copied_at &&
         a.others == b.others;
}

std::string language_of(const Settings& settings, const SystemWishes& wishes) {
  return settings.language.empty() ? first_known(wishes.languages) : settings.language;
}

Theme theme_of(const Settings& settings, const SystemWishes& wishes) {
  Theme theme = theme_of(settings.theme.value_or(wishes.dark ? ThemeId::dark : ThemeId::paper));
  theme.patterns = settings.patterns;
  theme.letters = settings.letters;
  return theme;
}

bool reduces_motion(const Settings& settings, const SystemWishes& wishes) {
  return settings.reduced_motion.value_or(wishes.less_motion);
}

void remember(Settings& settings, const Header& header, const Catalogue& words) {
  std::vector<std::string> names;
  for (const std::string& name : header.names)
    if (!is_seat_name(name, words)) names.push_back(name);
  for (const std::string& name : settings.names)
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  if (names.size() > kNamesKept) names.resize(kNamesKept);
  settings.names = std::move(names);
  if (header.mode == RecordMode::paper) return;  // it is not played again
  settings.last = header;
  settings.last->date.clear();
}

}  // namespace fox::ui
