// Drawing only what has changed leaves the picture that drawing everything gives, byte for byte, in every
// frame of whole games, of anything that fingers and keys can do, and of what a scene itself sets in motion.
#include "ui/frame/damage.h"

#include <filesystem>
#include <fstream>
#include <utility>

#include "catch.h"
#include "ui/frame/raster.h"
#include "ui/mirror.h"
#include "ui/screen.h"
#include "ui/slate.h"

namespace redrawn {

using namespace fox;
using namespace fox::ui;

// What both say of the same frames.
struct Drawn {
  int frames = 0, different = 0;
  std::int64_t partly = 0, wholly = 0;  // pixels
};

class Beside final : public Renderer {
 public:
  explicit Beside(Drawn& drawn) : drawn_(drawn) {}
  [[nodiscard]] std::string_view name() const override { return "beside"; }
  void size(int&, int&) override {}
  void draw(const ImDrawList& list, Fonts& fonts, Color ground) override {
    if (screen_.width != partly_.width() || screen_.height != partly_.height())
      for (Raster* raster : {&partly_, &wholly_}) raster->resize(screen_.width, screen_.height);
    fonts.take_changes();
    partly_.draw(list, fonts, ground);
    wholly_.draw_all_next();
    wholly_.draw(list, fonts, ground);
    ++drawn_.frames;
    drawn_.different += partly_.pixels() == wholly_.pixels() ? 0 : 1;
    for (const Part& part : partly_.take_changes()) drawn_.partly += part.area();
    drawn_.wholly += std::int64_t{screen_.width} * screen_.height;
  }
  Picture read() override { return {}; }
  void show() override {}
  void lost() override { partly_.draw_all_next(); }
  void is_now(float width, float height) {
    screen_.width = static_cast<int>(width);
    screen_.height = static_cast<int>(height);
  }

 private:
  Drawn& drawn_;
  Picture screen_;
  Raster partly_, wholly_;
};

// The app, with as few pixels as show everything, and frames of every motion in between.
struct Session {
  Drawn drawn;
  Folder folder;
  Beside* beside = nullptr;
  std::unique_ptr<Screen> screen;

  explicit Session(AppOptions options = {}, float width = 1280, float height = 800) {
    options.data = folder.path();
    options.language = "en";
    auto renderer = std::make_unique<Beside>(drawn);
    beside = renderer.get();
    beside->is_now(width / 2, height / 2);
    screen = std::make_unique<Screen>(options, width / 2, height / 2, std::move(renderer));
    resize(width, height);
  }
  void resize(float width, float height) {
    beside->is_now(width / 2, height / 2);
    screen->resize(width / 2, height / 2, .5f);
    move();
  }
  // A frame here and there, as long as something moves.
  void move() {
    Stage& stage = screen->stage();
    for (int i = 0; i < 4 && (stage.busy() || screen->now < stage.awake_until()); ++i) {
      stage.compose(screen->now);
      stage.show();
      stage.note_shown(screen->now);
      screen->now += .09;
    }
  }
  // Pressed, let go, and what comes of it, each in a frame of its own.
  void tap(Point at) {
    screen->stage().input.down(1, at, screen->now);
    screen->now += .05;
    screen->settle();
    screen->stage().input.up(1, at, screen->now);
    screen->settle();
    move();
    screen->now += .4;
    screen->settle();
  }
};

void play_taps(const std::string& path, int most) {
  INFO(path);
  Session session;
  std::ifstream script(path);
  std::string word, name;
  for (int i = 0; i < most && script >> word >> name; ++i) {
    const Target* target = session.screen->find(name);
    INFO(name);
    REQUIRE(target != nullptr);
    session.tap(target->rect.center());
    REQUIRE(session.drawn.different == 0);
  }
  REQUIRE(session.drawn.frames > 2 * 30);
  // Small is what a tap changes: a cell, a die, the sentence.
  CHECK(session.drawn.partly * 3 < session.drawn.wholly);
}

TEST_CASE("in every frame of whole games what was drawn in part is what is drawn whole") {
  int games = 0;
  for (const auto& file : std::filesystem::directory_iterator(FOXSHEET_SOURCE_DIR "/tests/web/games"))
    if (file.path().extension() == ".script") {
      play_taps(file.path(), amount(30, 10'000));
      ++games;
    }
  REQUIRE(games >= 4);
}

TEST_CASE("whatever fingers and keys do, what was drawn in part is what is drawn whole") {
  for (int monkey = 0; monkey < amount(2, 60); ++monkey) {
    INFO("monkey " << monkey);
    mirror::Random random(static_cast<std::uint64_t>(monkey) + 5);
    AppOptions options;
    if (monkey % 3 != 0) {
      options.sheet = monkey % 3 == 1 ? "clever-hoch-drei" : "wizard-wuerfelspiel";
      options.players = {"Ada", "Ben", "Cleo"};
    }
    Session session(options);
    Screen& screen = *session.screen;
    for (int i = 0; i < 120; ++i) {
      const int what = random.below(20);
      const auto& targets = screen.stage().layout().targets;
      const Rect area = screen.stage().screen();
      const Point anywhere{area.w * static_cast<float>(random.below(100)) / 100,
                           area.h * static_cast<float>(random.below(100)) / 100};
      if (what < 11 && !targets.empty()) {
        const Rect rect =
            targets[static_cast<std::size_t>(random.below(static_cast<int>(targets.size())))].rect;
        session.tap(rect.center());
      } else if (what < 14) {
        screen.stage().input.wheel(anywhere, {0, static_cast<float>(random.below(400) - 200)},
                                   random.below(2) == 0 ? 1 : 1.2f, screen.now);
        screen.settle();
      } else if (what < 19) {
        constexpr const char* keys[] = {"tab", "down", "left", "enter", "escape", "ctrl+z", "3", "w"};
        screen.key(keys[random.below(static_cast<int>(std::size(keys)))]);
        session.move();
      } else {
        random.below(2) == 0 ? session.resize(800, 1280) : session.resize(1280, 800);
      }
      REQUIRE(session.drawn.different == 0);
      if (screen.scene().finished()) break;
    }
    REQUIRE(session.drawn.frames > 20);
  }
}

// What is drawn on a slate, and the parts that a frame of it calls for.
struct Frames {
  Slate slate{1000, 800};
  Damage damage;

  Frames() { damage.begin(1000, 800); }
  template <class Draw>
  std::vector<Part> next(Draw draw, std::uint64_t below = 7) {
    slate.begin();
    Canvas canvas = slate.canvas();
    draw(canvas);
    slate.draw_list.end();
    return damage.since_last(slate.draw_list.list(), below);
  }
};

constexpr Color kRed = 0xff0000ff, kBlue = 0xffff0000;
const std::vector<Part> kAll{{0, 0, 1000, 800}}, kNothing;

void two_boxes(Canvas& canvas) {
  canvas.fill({100, 100, 50, 50}, kRed);
  canvas.fill({130, 130, 50, 50}, kBlue);
}

bool holds(const std::vector<Part>& parts, int x, int y) {
  for (const Part& part : parts)
    if (x >= part.left && x < part.right && y >= part.top && y < part.bottom) return true;
  return false;
}

TEST_CASE("the first frame is drawn whole, the same frame once more not at all") {
  Frames frames;
  CHECK(frames.next(two_boxes) == kAll);
  CHECK(frames.next(two_boxes) == kNothing);
  frames.damage.begin(1000, 800);
  CHECK(frames.next(two_boxes) == kAll);
  CHECK(frames.next(two_boxes, 8) == kAll);  // another ground
}

TEST_CASE(
    "what came, went, moved or changed its colour or its place in the order is drawn again, and little "
    "else") {
  Frames frames;
  const auto changed = [&](auto&& draw) {
    frames.next(two_boxes);
    return frames.next(draw);
  };
  const auto another_box = changed([](Canvas& canvas) {
    two_boxes(canvas);
    canvas.fill({700, 500, 20, 20}, kRed);
  });
  CHECK(another_box == std::vector<Part>{{672, 480, 736, 544}});
  const auto gone = changed([](Canvas&) {});
  CHECK(holds(gone, 100, 100));
  CHECK(holds(gone, 179, 179));
  CHECK_FALSE(holds(gone, 300, 300));
  const auto turned_round = changed([](Canvas& canvas) {
    canvas.fill({130, 130, 50, 50}, kBlue);
    canvas.fill({100, 100, 50, 50}, kRed);
  });
  CHECK(holds(turned_round, 140, 140));
  const auto cut = changed([](Canvas& canvas) {
    canvas.push_clip({0, 0, 140, 140});
    two_boxes(canvas);
    canvas.pop_clip();
  });
  CHECK(holds(cut, 149, 149));
  CHECK(holds(cut, 179, 179));
  const auto recoloured = changed([](Canvas& canvas) {
    canvas.fill({100, 100, 50, 50}, kBlue);
    canvas.fill({130, 130, 50, 50}, kBlue);
  });
  CHECK(holds(recoloured, 100, 100));
  CHECK_FALSE(holds(recoloured, 300, 300));
}

TEST_CASE("many small changes become a few parts that hold all of them") {
  Frames frames;
  const auto dots = [](Color color) {
    return [color](Canvas& canvas) {
      for (int i = 0; i < 60; ++i)
        canvas.fill({static_cast<float>(i * 37 % 10 * 97), static_cast<float>(i * 53 % 8 * 97), 5, 5}, color);
    };
  };
  frames.next(dots(kRed));
  const auto parts = frames.next(dots(kBlue));
  CHECK(parts.size() <= 8);
  for (int i = 0; i < 60; ++i) CHECK(holds(parts, i * 37 % 10 * 97, i * 53 % 8 * 97));
}

}  // namespace redrawn
