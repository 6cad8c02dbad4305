// Runs a script: what it says goes to SDL as events, and frames are drawn on its own clock.
#include <SDL.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "ui/frame/faults.h"
#include "ui/frame/keys.h"
#include "ui/frame/script.h"
#include "ui/frame/stage.h"
#include "ui/frame/window.h"

namespace fox::ui {
namespace {

constexpr double kFrame = 1.0 / 60, kTap = 0.05, kHeld = 0.6;  // seconds
constexpr double kLook = 0.35;  // after a tap: nobody taps on what is not to be seen yet

struct Failed {
  std::string why;
};

class Runner {
 public:
  Runner(Scene& scene, Window& window, Stage& stage) : scene_(scene), window_(window), stage_(stage) {}

  void draw() {
    for (int i = 0; i < 100 && (i == 0 || (stage_.busy() && !stage_.input.gliding())); ++i) {
      take_events();
      stage_.compose(now_);
      stage_.show();
      stage_.note_shown(now_);
      window_.follow(scene_, stage_);
    }
  }

  void run(const std::vector<std::string>& words) {
    const std::string& word = words[0];
    const auto number = [&](std::size_t i) { return std::strtof(words[i].c_str(), nullptr); };
    if (word == "tap") tap(words[1]);
    if (word == "taps")
      for (int i = 0; i < std::atoi(words[2].c_str()); ++i) tap(words[1]);
    if (word == "hold") tap(words[1], kHeld);
    if (word == "drag") drag(words[1], {number(2), number(3)});
    if (word == "pinch") pinch(words[1], number(2));
    if (word == "key") key(words[1]);
    if (word == "type") type(words[1]);
    if (word == "drop") drop(words[1]);
    if (word == "close") close();
    if (word == "size") size(words[1]);
    if (word == "scale") {
      window_.set_scale(number(1), stage_);
      draw();
    }
    if (word == "wait") wait(std::strtod(words[1].c_str(), nullptr) / 1000);
    if (word == "settle") settle();
    if (word == "shot") shot(words[1]);
    if (word == "list")
      for (std::size_t i = stage_.layout().covered; i < stage_.layout().targets.size(); ++i)
        print(stage_.layout().targets[i]);
    if (word == "report")
      for (const std::string& fault : faults()) std::printf("%s\n", fault.c_str());
    if (word == "expect")
      words[1] == "no" ? expect(words[2], words.back(), false) : expect(words[1], words[2], true);
  }

  void shot(const std::string& path) {
    // Not shown yet, so that it can be read from every renderer.
    stage_.compose(now_);
    stage_.draw();
    const bool saved = save_picture(window_.renderer().read(), path);
    window_.renderer().show();
    stage_.note_shown(now_);
    draw();
    if (!saved) throw Failed{"the picture " + path + " cannot be written"};
  }

  [[nodiscard]] std::string on_screen() const {
    std::string all;
    for (const std::string& text : stage_.texts()) {
      if (all.size() > 800) return all + " …";
      all += (all.empty() ? "" : " | ") + text;
    }
    return all;
  }

 private:
  void take_events() {
    window_.take_events(stage_, 0, [this](std::uint32_t) { return now_; });
  }

  std::vector<std::string> faults() const {
    return faults_of(stage_.layout(), stage_.cut_off(), stage_.screen());
  }

  void print(const Target& target) const {
    const float dp = stage_.scale();
    std::printf("%-32s %6.0f %6.0f  %.0f × %.0f%s\n", target.name.c_str(),
                static_cast<double>(target.whole.x / dp), static_cast<double>(target.whole.y / dp),
                static_cast<double>(target.whole.w / dp), static_cast<double>(target.whole.h / dp),
                target.enabled ? "" : "  (disabled)");
  }

  // A point at which a finger hits it; scrolls there if need be.
  Point place_of(const std::string& name) {
    const Target* target = stage_.layout().find(name);
    if (target == nullptr) throw Failed{"there is no " + name + " on the screen" + similar(name)};
    stage_.input.reveal(stage_.layout(), *target);
    draw();
    target = stage_.layout().find(name);
    if (target == nullptr || target->rect.empty()) throw Failed{name + " is out of sight"};
    for (const float y : {.5f, .25f, .75f})
      for (const float x : {.5f, .25f, .75f, .1f, .9f}) {
        const Point point{target->rect.x + target->rect.w * x, target->rect.y + target->rect.h * y};
        const Target* hit = stage_.layout().at(point);
        if (hit != nullptr && hit->name == name) return point;
      }
    throw Failed{name + " lies under " + stage_.layout().at(target->rect.center())->name};
  }

  std::string similar(const std::string& name) const {
    std::string found;
    const std::string stem = name.substr(0, name.find('.') + 1);
    for (const Target& target : stage_.layout().targets)
      if (!stem.empty() && target.name.starts_with(stem) && found.size() < 300)
        found += (found.empty() ? "; there are " : ", ") + target.name;
    return found;
  }

  void finger(Uint32 type, SDL_FingerID id, Point point) {
    SDL_Event event{};
    event.type = type;
    event.tfinger.touchId = 1;
    event.tfinger.fingerId = id;
    event.tfinger.x = point.x / stage_.screen().w;
    event.tfinger.y = point.y / stage_.screen().h;
    event.tfinger.pressure = 1;
    SDL_PushEvent(&event);
    draw();
  }

  void tap(const std::string& name, double held = kTap) {
    const Point point = place_of(name);
    finger(SDL_FINGERDOWN, 1, point);
    wait(held);
    finger(SDL_FINGERUP, 1, point);
    wait(kLook);
  }

  // From the middle of an element or a pan area, in steps as a hand makes them.
  void drag(const std::string& name, Point by) {
    const PanArea* area = stage_.layout().find_pan(name);
    const Point from = area != nullptr ? area->rect.center() : place_of(name);
    constexpr int kSteps = 12;
    finger(SDL_FINGERDOWN, 1, from);
    for (int i = 1; i <= kSteps; ++i) {
      wait(kFrame);
      finger(SDL_FINGERMOTION, 1, from + by * (stage_.scale() * static_cast<float>(i) / kSteps));
    }
    wait(0.2);  // held still, so that nothing glides on
    finger(SDL_FINGERUP, 1, from + by * stage_.scale());
  }

  void pinch(const std::string& name, float factor) {
    const PanArea* area = stage_.layout().find_pan(name);
    const Point middle = area != nullptr ? area->rect.center() : place_of(name);
    constexpr int kSteps = 12;
    const auto spread = [&](float t) {
      return Point{(factor >= 1 ? 30.f : 30.f / factor) * stage_.scale() * (1 + (factor - 1) * t), 0};
    };
    finger(SDL_FINGERDOWN, 1, middle - spread(0));
    finger(SDL_FINGERDOWN, 2, middle + spread(0));
    for (int i = 1; i <= kSteps; ++i) {
      wait(kFrame);
      finger(SDL_FINGERMOTION, 1, middle - spread(static_cast<float>(i) / kSteps));
      finger(SDL_FINGERMOTION, 2, middle + spread(static_cast<float>(i) / kSteps));
    }
    wait(0.2);
    finger(SDL_FINGERUP, 1, middle - spread(1));
    finger(SDL_FINGERUP, 2, middle + spread(1));
  }

  void key(const std::string& name) {
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    find_key(name, event.key.keysym);
    SDL_PushEvent(&event);
    draw();
    wait(kTap);
  }

  void type(std::string_view text) {
    while (!text.empty()) {
      SDL_Event event{};
      event.type = SDL_TEXTINPUT;
      std::size_t length = 1;
      while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xc0) == 0x80) ++length;
      text.copy(event.text.text, length);
      text.remove_prefix(length);
      SDL_PushEvent(&event);
      draw();
      wait(kTap);
    }
  }

  void drop(const std::string& path) {
    SDL_Event event{};
    event.type = SDL_DROPFILE;
    event.drop.file = SDL_strdup(path.c_str());
    SDL_PushEvent(&event);
    draw();
  }

  void close() {
    SDL_Event event{};
    event.type = SDL_QUIT;
    SDL_PushEvent(&event);
    draw();
  }

  void size(const std::string& text) {
    window_.resize(std::atoi(text.c_str()), std::atoi(text.c_str() + text.find('x') + 1), stage_);
    draw();
  }

  bool moves() const { return stage_.input.gliding() || stage_.awake_until() > now_; }

  void wait(double seconds) {
    const double end = now_ + seconds;
    while (now_ < end) {
      const bool moving = moves(), wakes = !moving && stage_.wakes_at() <= end;
      now_ = moving ? std::min(end, now_ + kFrame) : wakes ? std::max(now_, stage_.wakes_at()) : end;
      if (moving || wakes) draw();
    }
  }

  void settle() {
    for (double end = now_ + 30; moves() && now_ < end;) wait(kFrame);
    draw();
  }

  void expect(const std::string& what, const std::string& wish, bool there) {
    if (what == "faults") {
      const std::vector<std::string> found = faults();
      std::string all;
      for (const std::string& fault : found) all += "\n  " + fault;
      if (!found.empty()) throw Failed{"there are faults:" + all};
      return;
    }
    const auto& texts = stage_.texts();
    const bool found = what == "target"
                           ? stage_.layout().find(wish) != nullptr
                           : std::any_of(texts.begin(), texts.end(), [&](const std::string& text) {
                               return text.find(wish) != std::string::npos;
                             });
    if (found == there) return;
    throw Failed{"the " + what + " \"" + wish + "\" is " + (there ? "not " : "") + "there" +
                 (what == "target" && there ? similar(wish) : "")};
  }

  Scene& scene_;
  Window& window_;
  Stage& stage_;
  double now_ = 10;  // a little after the beginning, so that "long ago" exists
};

}  // namespace

int Script::run(Scene& scene, Window& window, Stage& stage) const {
  Runner runner(scene, window, stage);
  runner.draw();
  for (const ScriptLine& line : lines_) {
    try {
      runner.run(line.words);
    } catch (const Failed& failed) {
      const std::string picture = std::filesystem::path(name_).stem().string() + ".failed.png";
      std::string words = name_ + ":" + std::to_string(line.number) + ": " + failed.why + ".\n";
      words += "On the screen: " + runner.on_screen() + "\n";
      try {
        runner.shot(picture);
        words += "The frame: " + picture + "\n";
      } catch (const Failed&) {
        words += "There is no picture of it.\n";
      }
      std::fputs(words.c_str(), stderr);
      return 1;
    }
    if (scene.finished()) break;
  }
  return 0;
}

}  // namespace fox::ui
