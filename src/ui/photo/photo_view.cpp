#include "ui/photo/photo_view.h"

#include <algorithm>
#include <utility>

#include "game/dates.h"
#include "game/system_words.h"
#include "ui/date_words.h"
#include "ui/frame/platform.h"
#include "ui/screens/home.h"
#include "ui/screens/parts.h"

namespace fox::ui {
namespace {

constexpr float kMost = 8, kStep = 1.4F;

std::string name_of(const std::string& path) {
  return path.substr(path.rfind('/') + 1);
}

// The end of a name tells more than its middle.
std::string short_name(Ui& ui, const std::string& name, float width) {
  std::string shown = name;
  std::size_t kept = name.size();
  while (kept > 12 && ui.canvas.text_width(shown, ui.dp(19), Weight::black) > width) {
    kept -= 2;
    std::size_t front = kept / 2, back = name.size() - kept / 2;
    while (front > 0 && (name[front] & 0xc0) == 0x80) --front;
    while (back < name.size() && (name[back] & 0xc0) == 0x80) ++back;
    shown = name.substr(0, front) + "…" + name.substr(back);
  }
  return shown;
}

// A quarter to the right.
Picture quarter(const Picture& from) {
  Picture to{from.height, from.width, {}};
  to.rgb.resize(from.rgb.size());
  std::size_t out = 0;
  for (int y = 0; y < to.height; ++y)
    for (int x = 0; x < to.width; ++x, out += 3) {
      const std::size_t at =
          (static_cast<std::size_t>(from.height - 1 - x) * static_cast<std::size_t>(from.width) +
           static_cast<std::size_t>(y)) *
          3;
      std::copy_n(&from.rgb[at], 3, &to.rgb[out]);
    }
  return to;
}

}  // namespace

void Photo::choose() {
  choosing_ = true;
  scrolled_ = 0;
  if (!picks_files()) files_ = photo_files(photo_folders(chosen_data_));
}

void Photo::open(const std::string& path) {
  opening_ = path;
  reader_ = open_photo(path);
  choosing_ = false;
  trouble_.clear();
}

bool Photo::after_frame(const Catalogue& words) {
  before_.reset();
  if (opening_.empty()) return false;
  auto read = reader_->step();
  if (!read) return true;
  const std::string path = std::exchange(opening_, {});
  reader_.reset();
  if (const auto* fault = std::get_if<PhotoFault>(&*read)) {
    trouble_ = words.text("screen", fault->what,
                          {{"file", name_of(path)}, {"why", system_words(fault->error, words)}});
    return true;
  }
  picture_ = std::move(std::get<Picture>(*read));
  image_ = std::make_unique<Image>(picture_);
  zoom_ = 1;
  middle_ = {.5F, .5F};
  return true;
}

void Photo::turn() {
  picture_ = quarter(picture_);
  before_ = std::move(image_);
  image_ = std::make_unique<Image>(picture_);
  middle_ = {1 - middle_.y, middle_.x};
}

void Photo::draw(Ui& ui, const Rect& where) {
  ui.canvas.fill(where, ui.theme.tray, ui.dp(16));
  ui.canvas.stroke(where, ui.theme.tray_edge, ui.dp(1.6F), ui.dp(16));
  const Rect view = where.inset(ui.dp(4));
  ui.canvas.push_clip(view);
  const Pan pan = ui.pan("photo", view);
  const float width = static_cast<float>(image_->width()), height = static_cast<float>(image_->height());
  const float whole = std::min(view.w / width, view.h / height);
  float factor = pan.zoom;
  if (ui.key("+")) factor = kStep;
  if (ui.key("-")) factor = 1 / kStep;
  const auto grow = [&](float by, Point around) {
    const float before = zoom_;
    zoom_ = std::clamp(zoom_ * by, 1.F, kMost);
    // What lies under the fingers stays there.
    const float share = (1 / before - 1 / zoom_) / whole;
    middle_ = middle_ + Point{(around.x - view.center().x) * share / width,
                              (around.y - view.center().y) * share / height};
  };
  if (factor != 1) grow(factor, pan.zoom != 1 ? pan.center : view.center());
  Point moved = pan.moved;
  const float step = ui.dp(60);
  if (ui.key("ctrl+left")) moved.x += step;
  if (ui.key("ctrl+right")) moved.x -= step;
  if (ui.key("ctrl+up")) moved.y += step;
  if (ui.key("ctrl+down")) moved.y -= step;
  const float w = width * whole * zoom_, h = height * whole * zoom_;
  const auto keep = [](float at, float shown, float room) {
    const float half = std::min(.5F, room / shown / 2);
    return std::clamp(at, half, 1 - half);
  };
  middle_ = {keep(middle_.x - moved.x / w, w, view.w), keep(middle_.y - moved.y / h, h, view.h)};
  ui.canvas.image({view.center().x - middle_.x * w, view.center().y - middle_.y * h, w, h}, *image_);
  // Buttons at the edges, over the photo.
  const float side = touch(ui, kTouch), gap = ui.dp(kGap);
  Rect column = view.inset(gap);
  Rect left = column.cut_left(side), right = column.cut_right(side);
  ButtonLook look;
  look.able = zoom_ < kMost;
  const Rect larger = left.cut_top(side, gap);
  if (sign_button(ui, "photo.larger", larger, Sign::add, look)) grow(kStep, view.center());
  look.able = zoom_ > 1;
  if (sign_button(ui, "photo.smaller", left.cut_top(side, gap), Sign::minus, look))
    grow(1 / kStep, view.center());
  const Rect turns = right.cut_top(side, gap), list = right.cut_top(side, gap);
  if (sign_button(ui, "photo.list", list, Sign::photo)) choose();
  const bool turned = sign_button(ui, "photo.turn", turns, Sign::redo);
  ui.canvas.pop_clip();
  if (turned) turn();
}

void Photo::draw_list(Ui& ui) {
  ui.canvas.fill(ui.screen, ui.theme.tools);
  Rect rest = page_of(ui).inset(ui.dp(shape_of(ui) == Shape::phone ? 10 : 12), ui.dp(10));
  if (header_bar(ui, rest, ui.say("photo"), picks_files() ? "" : ui.say("photo-question"))) choosing_ = false;
  if (image_ != nullptr && button(ui, "photo.none", rest.cut_top(touch(ui, 52), ui.dp(10)),
                                  ui.say("photo-none"), {.sign = Sign::close})) {
    before_ = std::move(image_);
    choosing_ = false;
  }
  if (picks_files()) {
    // Two, because not every browser offers the camera where it lets a picture be chosen.
    const Rect camera = rest.cut_top(touch(ui, 52), ui.dp(10)), gallery = rest.cut_top(touch(ui, 52));
    if (button(ui, "photo.camera", camera, ui.say("photo-camera"), {.sign = Sign::photo}))
      pick_file(Pick::camera);
    if (button(ui, "photo.pick", gallery, ui.say("photo-pick"), {})) pick_file(Pick::picture);
    return;
  }
  if (files_.empty()) {
    label(ui, rest.cut_top(std::min(rest.h, ui.dp(140))), ui.say("photo-empty"),
          {20, Weight::regular, ui.theme.ink2, Align::center});
    return;
  }
  const float row = std::max(touch(ui, 64), ui.dp(64)), gap = ui.dp(kGap), edge = ui.dp(8);
  Scroll scroll(ui, "pictures", {ui.screen.x, rest.y - edge, ui.screen.w, ui.screen.bottom() - rest.y + edge},
                static_cast<float>(files_.size()) * (row + gap) + 2 * edge, scrolled_);
  Rect list{rest.x, scroll.place.y + edge, rest.w, 0};
  for (std::size_t i = 0; i < files_.size(); ++i) {
    const PhotoFile& file = files_[i];
    const Rect place = list.cut_top(row, gap);
    if (tile(ui, "picture." + std::to_string(i + 1), place, false)) open(file.path);
    if (place.bottom() < ui.screen.y || place.y > ui.screen.bottom()) continue;
    Rect in = place.inset(ui.dp(14), ui.dp(6));
    const float side = ui.dp(30);
    draw_sign(ui.canvas, Sign::photo, in.cut_left(side, ui.dp(14)).middle(side, side), ui.theme.ink);
    ui.canvas.text(in.cut_top(in.h * .55F), short_name(ui, file.name, in.w),
                   {ui.dp(19), Weight::black, ui.theme.ink});
    facts(ui, in, {file.folder, friendly_time(ui.words, file.changed, seconds_now())},
          {16, Weight::regular, ui.theme.ink2});
  }
}

}  // namespace fox::ui
