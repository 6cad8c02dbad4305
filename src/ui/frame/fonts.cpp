#include "ui/frame/fonts.h"

#include "core/ensure.h"
#include "ui/frame/font_files.h"
#include "ui/frame/font_unpack.h"

#define STB_TRUETYPE_IMPLEMENTATION
#define STBTT_STATIC
#include <stb_truetype.h>

namespace fox::ui {
namespace {

constexpr int kFirstSide = 512, kLargestSide = 4096;
constexpr int kWhite = 4;  // pixels each way

constexpr bool is_digit(char32_t character) {
  return character >= '0' && character <= '9';
}

}  // namespace

struct Fonts::Face {
  std::string file;
  stbtt_fontinfo info{};
  float em = 0;        // ems a unit of the font
  float capitals = 0;  // ems
  std::unordered_map<char32_t, Letter> letters;
  std::unordered_map<std::uint64_t, float> kerning;  // ems, by the pair
};

Fonts::Fonts() {
  static constexpr std::array<std::string_view, 3> kNames = {"Lato-Regular.face", "Lato-Bold.face",
                                                             "Lato-Black.face"};
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    faces_[i] = std::make_unique<Face>();
    Face& face = *faces_[i];
    for (const EmbeddedFile& file : embedded_fonts())
      if (file.name == kNames[i]) face.file = unpacked_font(file.text);
    stbtt_InitFont(&face.info, reinterpret_cast<const unsigned char*>(face.file.data()), 0);
    ensure(face.info.numGlyphs > 0, "every face is built in");
    face.em = stbtt_ScaleForMappingEmToPixels(&face.info, 1);
    int left = 0, bottom = 0, right = 0, top = 0;
    stbtt_GetCodepointBox(&face.info, 'H', &left, &bottom, &right, &top);
    face.capitals = static_cast<float>(top) * face.em;
  }
  side_ = kFirstSide;
  clear();
}

Fonts::~Fonts() = default;

void Fonts::clear() {
  ++edition_;
  glyphs_.clear();
  atlas_.assign(static_cast<std::size_t>(side_) * static_cast<std::size_t>(side_), 0);
  for (int y = 0; y < kWhite; ++y)
    for (int x = 0; x < kWhite; ++x) atlas_[static_cast<std::size_t>(y * side_ + x)] = 255;
  shelf_x_ = kWhite + 1;
  shelf_y_ = 0;
  shelf_height_ = kWhite;
  changed_left_ = changed_top_ = 0;
  changed_right_ = changed_bottom_ = side_;
}

void Fonts::begin_frame() {
  if (crowded_) {
    // Sizes of a window that was larger, of a sheet that was zoomed: they go, what is needed comes back by
    // itself.
    if (side_ < kLargestSide) side_ *= 2;
    clear();
  }
  crowded_ = false;
}

Rect Fonts::take_changes() {
  const Rect changed{static_cast<float>(changed_left_), static_cast<float>(changed_top_),
                     static_cast<float>(changed_right_ - changed_left_),
                     static_cast<float>(changed_bottom_ - changed_top_)};
  changed_left_ = changed_top_ = side_;
  changed_right_ = changed_bottom_ = 0;
  return changed.empty() ? Rect{} : changed;
}

Fonts::Letter Fonts::letter(Face& face, char32_t character) const {
  if (const auto found = face.letters.find(character); found != face.letters.end()) return found->second;
  Letter letter{stbtt_FindGlyphIndex(&face.info, static_cast<int>(character)), 0};
  int width = 0;
  stbtt_GetGlyphHMetrics(&face.info, letter.index, &width, nullptr);
  letter.width = static_cast<float>(width) * face.em;
  return face.letters.emplace(character, letter).first->second;
}

bool Fonts::has(Weight weight, char32_t character) const {
  return stbtt_FindGlyphIndex(&faces_[static_cast<std::size_t>(weight)]->info, static_cast<int>(character)) !=
         0;
}

float Fonts::advance(Weight weight, int size, char32_t character, char32_t before) {
  Face& face = *faces_[static_cast<std::size_t>(weight)];
  const Letter here = letter(face, character);
  float ems = here.width;
  if (before != 0 && !is_digit(before) && !is_digit(character)) {
    const std::uint64_t pair = std::uint64_t{before} << 32 | character;
    auto found = face.kerning.find(pair);
    if (found == face.kerning.end()) {
      const int units = stbtt_GetGlyphKernAdvance(&face.info, letter(face, before).index, here.index);
      found = face.kerning.emplace(pair, static_cast<float>(units) * face.em).first;
    }
    ems += found->second;
  }
  return ems * static_cast<float>(size);
}

float Fonts::capital_height(Weight weight, int size) const {
  return faces_[static_cast<std::size_t>(weight)]->capitals * static_cast<float>(size);
}

bool Fonts::place(int width, int height, Glyph& glyph) {
  if (shelf_x_ + width + 1 > side_) {
    shelf_y_ += shelf_height_ + 1;
    shelf_x_ = 0;
    shelf_height_ = 0;
  }
  if (width > side_ || shelf_y_ + height > side_) return false;
  glyph.x = static_cast<short>(shelf_x_);
  glyph.y = static_cast<short>(shelf_y_);
  shelf_x_ += width + 1;
  shelf_height_ = std::max(shelf_height_, height);
  return true;
}

const Glyph& Fonts::glyph(Weight weight, int size, char32_t character, int quarter) {
  const std::uint64_t key = std::uint64_t{character} << 32 | static_cast<std::uint64_t>(size) << 8 |
                            static_cast<std::uint64_t>(quarter) << 4 | static_cast<std::uint64_t>(weight);
  if (const auto found = glyphs_.find(key); found != glyphs_.end()) return found->second;

  Face& face = *faces_[static_cast<std::size_t>(weight)];
  const int index = letter(face, character).index;
  const float scale = face.em * static_cast<float>(size), shift = static_cast<float>(quarter) / 4;
  int left = 0, top = 0, right = 0, bottom = 0;
  stbtt_GetGlyphBitmapBoxSubpixel(&face.info, index, scale, scale, shift, 0, &left, &top, &right, &bottom);
  Glyph made{static_cast<short>(left),
             static_cast<short>(top),
             static_cast<short>(right - left),
             static_cast<short>(bottom - top),
             0,
             0};
  static const Glyph kNothing;
  if (made.width > 0 && made.height > 0) {
    if (!place(made.width, made.height, made)) {
      crowded_ = true;
      return kNothing;
    }
    stbtt_MakeGlyphBitmapSubpixel(&face.info, &atlas_[static_cast<std::size_t>(made.y * side_ + made.x)],
                                  made.width, made.height, side_, scale, scale, shift, 0, index);
    changed_left_ = std::min<int>(changed_left_, made.x);
    changed_top_ = std::min<int>(changed_top_, made.y);
    changed_right_ = std::max<int>(changed_right_, made.x + made.width);
    changed_bottom_ = std::max<int>(changed_bottom_, made.y + made.height);
  }
  return glyphs_.emplace(key, made).first->second;
}

}  // namespace fox::ui
