// What is done differently where the app runs in a page of a browser: there files leave as downloads and come
// through the browser's chooser, the page has a language, and only a field of the page opens a keyboard.
#pragma once

#include <optional>
#include <string>

#include "ui/frame/aloud.h"
#include "ui/frame/color.h"
#include "ui/frame/geometry.h"

namespace fox::ui {

// Is there a chooser for files? What somebody picks comes like a file that is dropped on the window.
bool picks_files();
enum class Pick { any, picture, camera };
void pick_file(Pick what);
// Gives the file to the browser. `none`: there is no browser, it must be written; `downloaded`: it lies where
// downloads do; `offered`: the device asks where to, and what became of it is heard from take_left().
enum class Leaving { none, downloaded, offered };
Leaving hands_over(const std::string& name, const std::string& bytes, bool may_ask);
// What became of a file that was offered, once.
struct Left {
  std::string name;
  enum class Where { shared, downloaded, nowhere } where = Where::nowhere;
};
std::optional<Left> take_left();

// The app stands on a device's home screen and not in a tab.
bool on_home_screen();

// Nothing: it cannot be switched here.
std::optional<bool> full_screen();
void set_full_screen(bool full);

void keep_display_awake(bool awake);
// The page around the app speaks its language and has its ground; one that was chosen it has from the next
// start's beginning on, whatever the system wishes then.
void page_looks(const std::string& language, Color ground, bool chosen);
// Whether Escape leads back; a page that can be left by its browser's Back stays for as long as it does.
void page_goes_back(bool inside);
// What a screen reader says from now on.
void page_says(const Aloud& words);
// Where text is typed now, in the units of the window; empty: nowhere.
void typing_at(const Rect& field);

}  // namespace fox::ui
