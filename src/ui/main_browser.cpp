// Foxsheet in a browser: everything it keeps lies in /data, which src/web/shell.js makes ready before.
#include <iostream>

#include "game/version.h"
#include "ui/app.h"

int main() {
  fox::ui::AppOptions app;
  app.data = "/data";
  app.program = std::string("foxsheet ") + fox::version();
  std::string problem;
  const auto scene = fox::ui::make_app(app, problem);
  if (!scene) {
    std::cerr << "foxsheet: " << problem << '\n';
    return 2;
  }
  return fox::ui::run_stage(*scene, {});
}
