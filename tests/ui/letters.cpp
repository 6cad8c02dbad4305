// Text fits, shrinks, wraps or says that it was cut; columns of digits stand still.
#include <random>

#include "catch.h"
#include "sheets/catalogue.h"
#include "ui/frame/utf8.h"
#include "ui/slate.h"

namespace {

using namespace fox::ui;

struct Writing : Slate {
  Canvas canvas{list, fonts, shapes};
};

TEST_CASE("all digits are equally wide, in every face and size, beside each other, too") {
  Writing paper;
  for (const Weight weight : {Weight::regular, Weight::bold, Weight::black})
    for (const int size : {12, 13, 16, 23, 46}) {
      const float width = paper.canvas.text_width("00", static_cast<float>(size), weight);
      for (int number = 0; number < 100; ++number) {
        const std::string text = {static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)};
        CHECK(paper.canvas.text_width(text, static_cast<float>(size), weight) == width);
      }
    }
}

TEST_CASE("the faces have every character of the three catalogues") {
  Fonts fonts;
  for (const std::string& language : fox::Catalogue::languages()) {
    const fox::Catalogue words(language);
    for (const auto& [key, text] : words.all()) {
      std::string_view rest = text;
      while (!rest.empty()) {
        const char32_t character = take_character(rest);
        if (character == '\n') continue;
        INFO(language << " " << key << " U+" << std::hex << static_cast<unsigned>(character));
        for (const Weight weight : {Weight::regular, Weight::bold, Weight::black})
          CHECK(fonts.has(weight, character));
      }
    }
  }
  for (const char32_t character : U"≥×…–„“”’→½−≤ĳéßŁ")
    CHECK((character == 0 || fonts.has(Weight::bold, character)));
}

TEST_CASE("what the faces have not got, and marks that are not seen, are boxes and no blanks") {
  Fonts fonts;
  fonts.begin_frame();
  for (const char32_t character :
       {U'\u9ab0', U'\u202e', U'\u200b', U'\u00ad', U'\u2066', U'\U0001f600', U'\u0007'})
    for (const Weight weight : {Weight::regular, Weight::bold, Weight::black}) {
      INFO(std::hex << static_cast<unsigned>(character));
      CHECK_FALSE(fonts.has(weight, character));
      CHECK(fonts.glyph(weight, 20, character, 0).width > 4);
      CHECK(fonts.advance(weight, 20, character) > 4);
    }
}

TEST_CASE("a text that fits is not noted, one that does not is shrunk first") {
  Writing paper;
  const float width = paper.canvas.text_width("Clever", 20, Weight::bold);
  paper.canvas.text({0, 0, width, 30}, "Clever", {.size = 20});
  paper.canvas.text({0, 0, width * .8f, 30}, "Clever", {.size = 20}, 12);
  CHECK(paper.canvas.cut_off().empty());
  CHECK(paper.canvas.texts().size() == 2);
  paper.canvas.text({0, 0, width * .8f, 30}, "Clever", {.size = 20});
  paper.canvas.text({0, 0, width * .3f, 30}, "Clever", {.size = 20}, 12);
  CHECK(paper.canvas.cut_off() == std::vector<std::string>{"Clever", "Clever"});
}

TEST_CASE("a paragraph breaks at spaces and needs as much height as it says") {
  Writing paper;
  const std::string text = "Purple must rise: 4 stands there, 3 is not higher.";
  const float one = paper.canvas.paragraph_height(text, 1000, 16, Weight::bold);
  const float several = paper.canvas.paragraph_height(text, 120, 16, Weight::bold);
  CHECK(several >= 3 * one);
  CHECK(paper.canvas.paragraph({0, 0, 120, several}, text, {.size = 16}) == several);
  CHECK(paper.canvas.cut_off().empty());
  CHECK(paper.canvas.paragraph({0, 0, 120, several - one}, text, {.size = 16}) == several - one);
  CHECK(paper.canvas.cut_off().size() == 1);
  CHECK(paper.canvas.paragraph({0, 0, 120, several - one}, text, {.size = 16}, 10) <= several - one);
  CHECK(paper.canvas.cut_off().size() == 1);
}

TEST_CASE("any bytes, any box: nothing hangs, nothing falls over") {
  Writing paper;
  std::mt19937 random(3);
  for (int i = 0; i < 2000; ++i) {
    std::string text(random() % 40, ' ');
    for (char& byte : text) byte = static_cast<char>(random() % 4 == 0 ? ' ' : random());
    const Rect box{0, 0, static_cast<float>(random() % 300) - 20, static_cast<float>(random() % 100) - 10};
    paper.canvas.text(box, text, {.size = 14}, 10);
    paper.canvas.paragraph(box, text, {.size = 14}, 10);
  }
  SUCCEED();
}

TEST_CASE("what lies outside the clip is not among the texts") {
  Writing paper;
  paper.canvas.push_clip({0, 0, 100, 100});
  paper.canvas.text({0, 200, 100, 20}, "out of sight", {});
  paper.canvas.text({0, 50, 100, 20}, "seen", {});
  paper.canvas.pop_clip();
  CHECK(paper.canvas.texts() == std::vector<std::string>{"seen"});
}

TEST_CASE("an atlas that is full grows, and the next frame has every letter") {
  Fonts fonts;
  const int first = fonts.side();
  int frames = 0;
  do {
    fonts.begin_frame();
    for (int size = 20; size < 120; size += 4)
      for (char32_t character = 'A'; character <= 'z'; ++character)
        fonts.glyph(Weight::black, size, character, 0);
  } while (!fonts.ready() && ++frames < 10);
  CHECK(fonts.ready());
  CHECK(fonts.side() > first);
}

}  // namespace
