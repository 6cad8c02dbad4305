// Foxsheet in a browser: everything it keeps lies in /data, which src/web/storage.js makes ready before.
#include <emscripten/emscripten.h>

#include <iostream>

#include "game/version.h"
#include "ui/app.h"

// The page says it, where the app cannot.
EM_JS(void, fox_page_trouble, (const char* what), { trouble(UTF8ToString(what)); });

int main() {
  fox::ui::AppOptions app;
  app.data = "/data";
  app.program = std::string("foxsheet ") + fox::version();
  app.wishes = fox::ui::system_wishes;
  std::string problem;
  const auto scene = fox::ui::make_app(app, problem);
  if (!scene) {
    std::cerr << "foxsheet: " << problem << '\n';
    fox_page_trouble("stumbled");
    return 2;
  }
  // It comes back only where nothing can be drawn.
  const int status = fox::ui::run_stage(*scene, {});
  fox_page_trouble("drawing");
  return status;
}
