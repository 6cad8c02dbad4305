// What the system or the browser says that somebody likes, for as long as nothing else is chosen in the
// settings.
#pragma once

#include <string>
#include <vector>

namespace fox::ui {

struct SystemWishes {
  bool dark = false;
  bool less_motion = false;
  std::vector<std::string> languages;  // most wished for first, as the system writes them

  friend bool operator==(const SystemWishes&, const SystemWishes&) = default;
};

// A desktop is asked by its files, without a service that might have to be started first: $GTK_THEME, then in
// $XDG_CONFIG_HOME (else ~/.config) KDE's kdeglobals where KDE runs, gtk-4.0/settings.ini and
// gtk-3.0/settings.ini. GNOME keeps both wishes in a database of its own and is not heard. In a browser:
// prefers-color-scheme, prefers-reduced-motion, navigator.languages.
SystemWishes system_wishes();

}  // namespace fox::ui
