// Asked of src/web/page.js, which wakes the app when one of them changes.
#include <emscripten/emscripten.h>

#include <cstdlib>
#include <sstream>

#include "ui/frame/system_wishes.h"

EM_JS(int, fox_page_dark, (), { return FoxPage.wishes.dark.matches ? 1 : 0; });
EM_JS(int, fox_page_less_motion, (), { return FoxPage.wishes.less_motion.matches ? 1 : 0; });
EM_JS(char*, fox_page_languages, (), { return FoxPage.copy(navigator.languages.join(" ")); });

namespace fox::ui {

SystemWishes system_wishes() {
  SystemWishes wishes{fox_page_dark() != 0, fox_page_less_motion() != 0, {}};
  char* languages = fox_page_languages();
  std::istringstream words(languages);
  std::free(languages);
  for (std::string language; words >> language;) wishes.languages.push_back(language);
  return wishes;
}

}  // namespace fox::ui
