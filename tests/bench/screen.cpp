// Speed and size of the app's screen without a display: building a frame, starting, answering a tap, memory.
// Prints a table, or JSON with --json.
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <vector>

#include "photo_writer.h"
#include "ui/app.h"
#include "ui/frame/stage.h"
#include "ui/many_taps.h"
#include "ui/photo/read_photo.h"

namespace {

using namespace fox::ui;
using Clock = std::chrono::steady_clock;

double ms_since(Clock::time_point began) {
  return std::chrono::duration<double, std::milli>(Clock::now() - began).count();
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

struct Screen {
  std::unique_ptr<Scene> scene;
  std::unique_ptr<Renderer> renderer = make_null_renderer();
  std::unique_ptr<Stage> stage;
  double now = 1;

  Screen(const std::string& data, std::vector<std::string> players, float width, float height) {
    AppOptions options;
    options.data = data;
    options.language = "en";
    options.sheet = "clever-hoch-drei";
    options.players = std::move(players);
    std::string problem;
    scene = make_app(options, problem);
    if (!scene) {
      std::cerr << problem << '\n';
      std::exit(1);
    }
    stage = std::make_unique<Stage>(*scene, *renderer);
    stage->resize(width, height, 1);
    for (int i = 0; i < 10; ++i) frame();
  }
  double frame() {
    stage->expose();
    const auto began = Clock::now();
    stage->compose(now);
    const double took = ms_since(began);
    stage->show();
    stage->note_shown(now);
    scene->after_frame();
    now += .016;
    return took;
  }
  double frames(int count) {
    std::vector<double> took;
    for (int i = 0; i < count; ++i) took.push_back(frame());
    return median(took);
  }
  // From the finger's going up to the frame that shows what it did.
  double tap(const std::string& name) {
    const Target* target = stage->layout().find(name);
    if (target == nullptr) {
      std::cerr << "there is no " << name << " to tap\n";
      std::exit(1);
    }
    stage->input.down(1, target->rect.center(), now);
    const auto began = Clock::now();
    stage->input.up(1, target->rect.center(), now + .05);
    stage->compose(now + .05);
    const double took = ms_since(began);
    now += .5;
    frames(4);
    return took;
  }
};

// Of ten thousand taps on slow frames: how many did not arrive as they were meant.
int taps_gone_wrong() {
  int wrong = 0;
  for (const double frame : {.005, .06, .15}) {
    const auto [meant, told] = taps::tap_away(frame, 1, 10000);
    for (std::size_t i = 0; i < meant.size(); ++i) wrong += i < told.size() && told[i] == meant[i] ? 0 : 1;
  }
  return wrong;
}

// Fifty megapixels, as large as they may be; what lies on a table takes half as long again.
double photo_ms(const std::string& folder) {
  const std::string path = folder + "/photo.jpg";
  std::ofstream(path, std::ios::binary) << photos::jpeg(8660, 5770, false);
  const auto began = Clock::now();
  if (!std::holds_alternative<Picture>(read_photo(path))) std::exit(1);
  return ms_since(began);
}

long memory_kb() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

}  // namespace

int main(int argc, char** argv) {
  std::string folder = (std::filesystem::temp_directory_path() / "fox-bench-XXXXXX").string();
  if (::mkdtemp(folder.data()) == nullptr) return 1;
  const auto began = Clock::now();
  Screen one(folder + "/one", {"Ada", "Ben"}, 1280, 800);
  const double start = ms_since(began);
  const double frame = one.frames(400);
  std::vector<double> taps;
  for (int i = 0; i < 125; ++i)
    for (const char* name : {"face.4", "button.undo"}) taps.push_back(one.tap(name));
  const long memory = memory_kb();
  Screen four(folder + "/four", {"Ada", "Ben", "Cleo", "Dora"}, 2880, 1800);
  const double frame_of_four = four.frames(200);
  const double photo = photo_ms(folder);
  const nlohmann::json told{{"start_ms", start},
                            {"frame_ms", frame},
                            {"frame_four_sheets_ms", frame_of_four},
                            {"tap_ms", median(taps)},
                            {"taps_gone_wrong", taps_gone_wrong()},
                            {"photo_50_megapixels_ms", photo},
                            {"photo_memory_mb", static_cast<double>(memory_kb()) / 1024},
                            {"memory_mb", static_cast<double>(memory) / 1024}};
  if (argc > 1 && std::strcmp(argv[1], "--json") == 0) {
    std::cout << told.dump() << '\n';
  } else {
    std::printf("start, ten frames of the play screen  %8.2f ms\n", start);
    std::printf("a frame, 1280x800, one sheet          %8.2f ms\n", frame);
    std::printf("a frame, 2880x1800, four sheets       %8.2f ms\n", frame_of_four);
    std::printf("a tap until its frame is built        %8.2f ms\n", median(taps));
    std::printf("of 3 x 10,000 taps gone wrong         %8d\n", told["taps_gone_wrong"].get<int>());
    std::printf("memory, nothing drawn                 %8.1f MB\n", static_cast<double>(memory) / 1024);
    std::printf("a photo of 50 megapixels              %8.0f ms\n", photo);
    std::printf("the most memory with it               %8.1f MB\n", told["photo_memory_mb"].get<double>());
  }
  std::error_code ignored;
  std::filesystem::remove_all(folder, ignored);
}
