// Done by src/web/page.js and the files beside it.
#include <emscripten/emscripten.h>

#include <cstdlib>

#include "ui/frame/platform.h"

EM_JS(void, fox_page_pick, (int picture, int camera), { FoxPage.pick(picture != 0, camera != 0); });
EM_JS(int, fox_page_hand_over, (const char* name, const char* bytes, int size, int asks),
      { return FoxShare.give(UTF8ToString(name), HEAPU8.slice(bytes, bytes + size), asks != 0) ? 1 : 0; });
EM_JS(char*, fox_page_left, (), { return FoxShare.left.length ? FoxPage.copy(FoxShare.left.shift()) : 0; });
EM_JS(int, fox_page_on_home_screen, (), { return FoxPage.on_home_screen() ? 1 : 0; });
EM_JS(int, fox_page_full_screen, (), { return FoxPage.full_screen(); });
EM_JS(void, fox_page_set_full_screen, (int full), { FoxPage.set_full_screen(Boolean(full)); });
EM_JS(void, fox_page_stay_awake, (int awake), { FoxPage.stay_awake(Boolean(awake)); });
EM_JS(void, fox_page_looks, (const char* language, int chosen, int red, int green, int blue),
      { FoxPage.looks(UTF8ToString(language), chosen != 0, red, green, blue); });
EM_JS(void, fox_page_goes_back, (int inside), { FoxBack.goes_back(Boolean(inside)); });
EM_JS(void, fox_page_says, (const char* notice, const char* sentence, const char* points),
      { FoxAloud.say(UTF8ToString(notice), UTF8ToString(sentence), UTF8ToString(points)); });
EM_JS(void, fox_page_type, (float x, float y, float width, float height),
      { FoxPage.type(x, y, width, height); });

namespace fox::ui {

bool picks_files() {
  return true;
}

void pick_file(Pick what) {
  fox_page_pick(what == Pick::any ? 0 : 1, what == Pick::camera ? 1 : 0);
}

Leaving hands_over(const std::string& name, const std::string& bytes, bool may_ask) {
  const int size = static_cast<int>(bytes.size());
  return fox_page_hand_over(name.c_str(), bytes.data(), size, may_ask ? 1 : 0) != 0 ? Leaving::offered
                                                                                    : Leaving::downloaded;
}

// "shared NAME", as src/web/share.js puts it.
std::optional<Left> take_left() {
  char* bytes = fox_page_left();
  if (bytes == nullptr) return std::nullopt;
  const std::string text = bytes;
  std::free(bytes);
  const std::size_t space = text.find(' ');
  const std::string where = text.substr(0, space);
  return Left{text.substr(space + 1), where == "shared"       ? Left::Where::shared
                                      : where == "downloaded" ? Left::Where::downloaded
                                                              : Left::Where::nowhere};
}

bool on_home_screen() {
  return fox_page_on_home_screen() != 0;
}

std::optional<bool> full_screen() {
  const int now = fox_page_full_screen();
  return now < 0 ? std::nullopt : std::optional(now == 1);
}

void set_full_screen(bool full) {
  fox_page_set_full_screen(full ? 1 : 0);
}

void keep_display_awake(bool awake) {
  fox_page_stay_awake(awake ? 1 : 0);
}

void page_looks(const std::string& language, Color ground, bool chosen) {
  const auto channel = [&](int shift) { return static_cast<int>(ground >> shift & 0xff); };
  fox_page_looks(language.c_str(), chosen ? 1 : 0, channel(0), channel(8), channel(16));
}

void page_goes_back(bool inside) {
  fox_page_goes_back(inside ? 1 : 0);
}

void page_says(const Aloud& words) {
  fox_page_says(words.notice.c_str(), words.sentence.c_str(), words.points.c_str());
}

void typing_at(const Rect& field) {
  fox_page_type(field.x, field.y, field.w, field.h);
}

}  // namespace fox::ui
