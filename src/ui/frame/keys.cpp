#include "ui/frame/keys.h"

#include <SDL.h>

namespace fox::ui {
namespace {

struct Named {
  SDL_Keycode code;
  std::string_view name;
};
constexpr Named kNamed[] = {
    {SDLK_RETURN, "enter"},
    {SDLK_KP_ENTER, "enter"},
    {SDLK_ESCAPE, "escape"},
    {SDLK_AC_BACK, "escape"},
    {SDLK_SPACE, "space"},
    {SDLK_TAB, "tab"},
    {SDLK_BACKSPACE, "backspace"},
    {SDLK_DELETE, "delete"},
    {SDLK_LEFT, "left"},
    {SDLK_RIGHT, "right"},
    {SDLK_UP, "up"},
    {SDLK_DOWN, "down"},
    {SDLK_HOME, "home"},
    {SDLK_END, "end"},
    {SDLK_PAGEUP, "pageup"},
    {SDLK_PAGEDOWN, "pagedown"},
    {SDLK_F1, "f1"},
    {SDLK_F2, "f2"},
    {SDLK_F3, "f3"},
    {SDLK_F4, "f4"},
    {SDLK_F5, "f5"},
    {SDLK_F6, "f6"},
    {SDLK_F7, "f7"},
    {SDLK_F8, "f8"},
    {SDLK_F9, "f9"},
    {SDLK_F10, "f10"},
    {SDLK_F11, "f11"},
    {SDLK_F12, "f12"},
    {SDLK_KP_PLUS, "+"},
    {SDLK_KP_MINUS, "-"},
    {SDLK_KP_PERIOD, "."},
    {SDLK_KP_0, "0"},
};

std::string utf8(char32_t character) {
  if (character < 0x80) return {static_cast<char>(character)};
  if (character < 0x800)
    return {static_cast<char>(0xc0 | character >> 6), static_cast<char>(0x80 | (character & 0x3f))};
  return {static_cast<char>(0xe0 | character >> 12), static_cast<char>(0x80 | (character >> 6 & 0x3f)),
          static_cast<char>(0x80 | (character & 0x3f))};
}

std::string plain_name(const SDL_Keysym& key) {
  for (const Named& named : kNamed)
    if (named.code == key.sym) return std::string(named.name);
  if (key.sym >= SDLK_KP_1 && key.sym <= SDLK_KP_9) return {static_cast<char>('1' + (key.sym - SDLK_KP_1))};
  // Where digits are typed with Shift (French keyboards), the place of the key counts.
  if (key.sym < '0' || key.sym > '9') {
    if (key.scancode >= SDL_SCANCODE_1 && key.scancode <= SDL_SCANCODE_9)
      return {static_cast<char>('1' + (key.scancode - SDL_SCANCODE_1))};
    if (key.scancode == SDL_SCANCODE_0) return "0";
  }
  if (key.sym <= ' ' || key.sym > 0xffff || key.sym == 0x7f) return {};
  return utf8(static_cast<char32_t>(key.sym));
}

}  // namespace

std::string key_name(const SDL_Keysym& key) {
  const bool ctrl = (key.mod & (KMOD_CTRL | KMOD_GUI)) != 0, alt = (key.mod & KMOD_LALT) != 0;
  const bool shift = (key.mod & KMOD_SHIFT) != 0;
  std::string name = plain_name(key);
  if (name.empty()) return name;
  // The question mark lies on / in English, on ß in German and on , in French.
  if (shift && !ctrl && (name == "/" || name == "ß")) return "?";
  if (shift && !ctrl && name == "=") return "+";
  const bool letter = name.size() == 1 || static_cast<unsigned char>(name[0]) >= 0x80;
  return (ctrl ? "ctrl+" : "") + std::string(alt ? "alt+" : "") +
         (shift && (ctrl || !letter) ? "shift+" : "") + name;
}

bool find_key(std::string_view name, SDL_Keysym& key) {
  key = {};
  unsigned mod = 0;
  for (bool found = true; found;) {
    found = false;
    for (const auto& [word, bit] : {std::pair<std::string_view, unsigned>{"ctrl+", KMOD_LCTRL},
                                    {"alt+", KMOD_LALT},
                                    {"shift+", KMOD_LSHIFT}})
      if (name.size() > word.size() && name.starts_with(word)) {
        name.remove_prefix(word.size());
        mod |= bit;
        found = true;
      }
  }
  key.mod = static_cast<Uint16>(mod);
  if (name == "?") {
    key.sym = SDLK_SLASH;
    key.mod |= KMOD_LSHIFT;
    return true;
  }
  for (const Named& named : kNamed)
    if (named.name == name) {
      key.sym = named.code;
      return true;
    }
  if (name.size() == 1 && name[0] > ' ') {
    key.sym = name[0];
    return true;
  }
  return false;
}

}  // namespace fox::ui
