// A face that was packed and unpacked writes as the one it was made of: every outline, width and distance.
#include <fstream>
#include <iterator>
#include <string>
#include <utility>

#include "catch.h"
#include "ui/frame/font_files.h"
#include "ui/frame/font_unpack.h"

#define STB_TRUETYPE_IMPLEMENTATION
#define STBTT_STATIC
#include <stb_truetype.h>

namespace faces {

struct Font {
  explicit Font(std::string bytes) : file(std::move(bytes)) {
    REQUIRE(stbtt_InitFont(&info, reinterpret_cast<const unsigned char*>(file.data()), 0) != 0);
  }
  [[nodiscard]] std::string outline(int glyph) const {
    stbtt_vertex* points = nullptr;
    const int count = stbtt_GetGlyphShape(&info, glyph, &points);
    std::string all;
    for (int i = 0; i < count; ++i)
      for (const int part :
           {int{points[i].type}, int{points[i].x}, int{points[i].y}, int{points[i].cx}, int{points[i].cy}})
        all += std::to_string(part) + " ";
    stbtt_FreeShape(&info, points);
    int box[4] = {};
    stbtt_GetGlyphBox(&info, glyph, &box[0], &box[1], &box[2], &box[3]);
    for (const int edge : box) all += std::to_string(edge) + " ";
    return all;
  }
  [[nodiscard]] int width(int glyph) const {
    int width = 0;
    stbtt_GetGlyphHMetrics(&info, glyph, &width, nullptr);
    return width;
  }

  std::string file;
  stbtt_fontinfo info{};
};

TEST_CASE("a packed face writes as the face it was made of") {
  REQUIRE(fox::embedded_fonts().size() == 3);
  for (const fox::EmbeddedFile& packed : fox::embedded_fonts()) {
    INFO(packed.name);
    std::string name(packed.name);
    name.replace(name.find('.'), std::string::npos, ".ttf");
    std::ifstream file(FOXSHEET_FACES "/" + name, std::ios::binary);
    const Font before(std::string(std::istreambuf_iterator<char>(file), {}));
    const Font after(fox::ui::unpacked_font(packed.text));
    const int glyphs = before.info.numGlyphs;
    REQUIRE(glyphs > 900);
    REQUIRE(after.info.numGlyphs == glyphs);
    int drawn = 0, wrong = 0, kerned = 0;
    for (int glyph = 0; glyph < glyphs; ++glyph) {
      const std::string outline = before.outline(glyph);
      drawn += outline.size() > 20 ? 1 : 0;
      wrong += outline != after.outline(glyph) || before.width(glyph) != after.width(glyph) ? 1 : 0;
      for (int second = glyph % 7; second < glyphs; second += 7) {
        const int distance = stbtt_GetGlyphKernAdvance(&before.info, glyph, second);
        kerned += distance != 0 ? 1 : 0;
        wrong += distance != stbtt_GetGlyphKernAdvance(&after.info, glyph, second) ? 1 : 0;
      }
    }
    for (int character = 0; character < 0x2300; ++character)
      wrong += stbtt_FindGlyphIndex(&before.info, character) != stbtt_FindGlyphIndex(&after.info, character)
                   ? 1
                   : 0;
    CHECK(wrong == 0);
    CHECK(drawn > 900);
    CHECK(kerned > 900);
  }
}

}  // namespace faces
