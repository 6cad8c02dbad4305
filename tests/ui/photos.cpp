// Photos: every kind of PNG and JPEG shows what it should, turned as its EXIF says; what is cut off, hostile
// or too large is refused with a reason; fifty megapixels stay within their memory; and the view on the
// screen.
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#include <stb/stb_image_write.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <chrono>
#include <filesystem>
#include <fstream>

#include "photo_writer.h"
#include "ui/photo/photo_files.h"
#include "ui/photo/photo_header.h"
#include "ui/photo/read_photo.h"
#include "ui/screen.h"

namespace {

using namespace fox::ui;
using photos::Rgb;

std::string path_of(const Folder& folder, const std::string& bytes, const std::string& name = "photo") {
  std::ofstream(folder / name, std::ios::binary) << bytes;
  return folder / name;
}

PhotoResult read_bytes(const std::string& bytes, const PhotoLimits& limits = {}) {
  const Folder folder;
  return read_photo(path_of(folder, bytes), limits);
}
Picture read_well(const std::string& bytes) {
  auto result = read_bytes(bytes);
  if (const auto* fault = std::get_if<PhotoFault>(&result)) FAIL(fault->what);
  return std::get<Picture>(std::move(result));
}
std::string refused(const std::string& bytes, const PhotoLimits& limits = {}) {
  const auto result = read_bytes(bytes, limits);
  const auto* fault = std::get_if<PhotoFault>(&result);
  return fault == nullptr ? "" : fault->what;
}

Rgb at(const Picture& picture, int x, int y) {
  const auto i = static_cast<std::size_t>(y * picture.width + x) * 3;
  return {picture.rgb[i], picture.rgb[i + 1], picture.rgb[i + 2]};
}
bool alike(Rgb a, Rgb b, int most) {
  return std::abs(a.r - b.r) <= most && std::abs(a.g - b.g) <= most && std::abs(a.b - b.b) <= most;
}

// A JPEG of the four quarters.
std::string quarters(int width, int height) {
  std::vector<std::uint8_t> rgb;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const Rgb here = photos::shown(x, y, width, height);
      for (const int value : {here.r, here.g, here.b}) rgb.push_back(static_cast<std::uint8_t>(value));
    }
  std::string bytes;
  const auto add = [](void* to, void* data, int count) {
    static_cast<std::string*>(to)->append(static_cast<const char*>(data), static_cast<std::size_t>(count));
  };
  stbi_write_jpg_to_func(add, &bytes, width, height, 3, rgb.data(), 95);
  return bytes;
}

}  // namespace

TEST_CASE("PNG of every colour type and depth, plain and interlaced") {
  struct Kind {
    int color;
    std::vector<int> depths;
  };
  const Kind kinds[] = {{photos::kGrey, {1, 2, 4, 8, 16}},
                        {photos::kRgb, {8, 16}},
                        {photos::kPalette, {2, 4, 8}},
                        {photos::kGreyAlpha, {8, 16}},
                        {photos::kRgba, {8, 16}}};
  for (const auto& kind : kinds)
    for (const int depth : kind.depths)
      for (const bool interlaced : {false, true}) {
        INFO("colour type " << kind.color << ", depth " << depth << ", interlaced " << interlaced);
        const Picture picture = read_well(photos::png(13, 10, kind.color, depth, interlaced));
        REQUIRE((picture.width == 13 && picture.height == 10));
        const bool grey = kind.color == photos::kGrey || kind.color == photos::kGreyAlpha;
        for (int y = 0; y < 10; ++y)
          for (int x = 0; x < 13; ++x) {
            const int value = photos::grey_shown(x, y, 13, 10);
            const Rgb expected = grey ? Rgb{value, value, value} : photos::shown(x, y, 13, 10);
            if (!alike(at(picture, x, y), expected, 0)) FAIL("at " << x << ", " << y);
          }
      }
  // A palette of two colours.
  const Picture two = read_well(photos::png(8, 8, photos::kPalette, 1));
  CHECK(alike(at(two, 0, 0), {255, 0, 0}, 0));
  CHECK(alike(at(two, 7, 0), {0, 255, 0}, 0));
}

TEST_CASE("JPEG, baseline and progressive, with and without smaller colours") {
  for (const bool progressive : {false, true})
    for (const int sampling : {1, 2}) {
      INFO("progressive " << progressive << ", sampling " << sampling);
      const Picture picture = read_well(photos::jpeg(100, 60, progressive, sampling));
      REQUIRE((picture.width == 100 && picture.height == 60));
      CHECK(alike(at(picture, 0, 0), {228, 228, 228}, 2));
      CHECK(alike(at(picture, 99, 59), {228, 228, 228}, 2));
    }
}

TEST_CASE("all eight orientations of EXIF, in both orders of bytes, in JPEG and in PNG") {
  const std::string jpeg = quarters(64, 32), png_head = photos::png(64, 32, photos::kRgb, 8);
  // Where the upper left, upper right, lower left and lower right quarter lie when the picture is upright.
  constexpr int kCorners[9][4] = {{},           {0, 1, 2, 3}, {1, 0, 3, 2}, {3, 2, 1, 0}, {2, 3, 0, 1},
                                  {0, 2, 1, 3}, {2, 0, 3, 1}, {3, 1, 2, 0}, {1, 3, 0, 2}};
  for (int orientation = 1; orientation <= 8; ++orientation)
    for (const bool little : {false, true})
      for (const bool as_png : {false, true}) {
        INFO("orientation " << orientation << ", little end first " << little << ", PNG " << as_png);
        const std::string bytes =
            as_png ? photos::png(64, 32, photos::kRgb, 8, false,
                                 photos::chunk("eXIf", photos::tiff(orientation, little)))
                   : jpeg.substr(0, 2) + photos::exif_segment(orientation, little) + jpeg.substr(2);
        const Picture picture = read_well(bytes);
        const bool lies = orientation >= 5;
        REQUIRE((picture.width == (lies ? 32 : 64) && picture.height == (lies ? 64 : 32)));
        for (int corner = 0; corner < 4; ++corner) {
          const int x = corner % 2 == 0 ? 3 : picture.width - 4, y = corner < 2 ? 3 : picture.height - 4;
          const int from = kCorners[orientation][corner];
          CHECK(alike(at(picture, x, y), photos::shown(from % 2, from / 2, 2, 2), 12));
        }
      }
  // What no camera says is no orientation.
  for (const int odd : {0, 9, 65535}) {
    const Picture picture = read_well(jpeg.substr(0, 2) + photos::exif_segment(odd, true) + jpeg.substr(2));
    CHECK((picture.width == 64 && picture.height == 32));
  }
}

TEST_CASE("what is cut off anywhere is refused, and never read in part") {
  for (const std::string& whole :
       {photos::png(40, 30, photos::kRgb, 8), photos::png(40, 30, photos::kRgba, 16, true), quarters(64, 32),
        photos::jpeg(200, 100, true)}) {
    REQUIRE(refused(whole).empty());
    for (std::size_t size = 0; size < whole.size(); size += 1 + whole.size() / 97) {
      INFO("the first " << size << " of " << whole.size() << " bytes");
      const std::string why = refused(whole.substr(0, size));
      CHECK((why == "photo-broken" || (size < 8 && why == "photo-no-picture")));
    }
  }
}

TEST_CASE("hostile files are refused in small memory") {
  CHECK(refused("") == "photo-no-picture");
  CHECK(refused("GIF89a and more") == "photo-no-picture");
  CHECK(refused(std::string(5000, '\xff')) == "photo-no-picture");
  // Sizes that nobody has, and sizes of nothing.
  const auto png_of_size = [](std::uint32_t width, std::uint32_t height) {
    std::string bytes = photos::png(4, 4, photos::kRgb, 8), size;
    photos::four(size, width);
    photos::four(size, height);
    return bytes.replace(16, 8, size);
  };
  CHECK(refused(png_of_size(60000, 60000)) == "photo-large");
  CHECK(refused(png_of_size(0x7fffffff, 0x7fffffff)) != "");
  CHECK(refused(png_of_size(0, 7)) == "photo-broken");
  CHECK(refused(png_of_size(40, 40)) == "photo-broken");  // more than there is
  CHECK(refused(photos::jpeg(9000, 6000, false)) == "photo-large");
  // Few bytes that unpack to many: a megabyte of them is all they get.
  const std::string zeros = photos::png(600, 600, photos::kRgb, 8);
  CHECK(refused(zeros, {50, std::size_t{1} << 20}) == "photo-large");
  CHECK(refused(zeros) == "");
  CHECK(refused(photos::jpeg(2000, 2000, true, 1), {50, std::size_t{8} << 20}) == "photo-large");
  // Tables that are none, or have more codes than there are.
  const std::string whole = photos::jpeg(40, 40, true);
  const std::size_t tables = whole.find("\xff\xc4"), end = whole.find("\xff\xda");
  REQUIRE((tables != std::string::npos && end != std::string::npos));
  refused(whole.substr(0, tables) + whole.substr(end));  // none at all
  for (const int codes : {256, 257, 4080}) {
    std::string table = std::string("\xff\xc4");
    photos::two(table, static_cast<unsigned>(2 + 17 + codes));
    table += '\0';
    for (int i = 0, left = codes; i < 16; ++i, left -= std::min(left, 255))
      table += static_cast<char>(std::min(left, 255));
    table += std::string(static_cast<std::size_t>(codes), '\x07');
    refused(whole.substr(0, tables) + table + whole.substr(tables));
    CHECK(refused(whole.substr(0, end) + table + whole.substr(end)) == "photo-broken");
  }
  // Every byte of the first hundred, changed: read or refused, never worse.
  for (const std::string& sound :
       {photos::png(20, 20, photos::kPalette, 4), photos::jpeg(40, 40, true), quarters(16, 16)})
    for (std::size_t i = 0; i < std::min<std::size_t>(sound.size(), 160); ++i)
      for (const int flip : {1, 128, 255}) {
        std::string changed = sound;
        changed[i] = static_cast<char>(changed[i] ^ flip);
        refused(changed, {1, std::size_t{16} << 20});
      }
}

TEST_CASE("a folder, nothing and a pipe are no pictures") {
  const Folder folder;
  const auto why = [](const PhotoResult& result) { return std::string(std::get<PhotoFault>(result).what); };
  CHECK(why(read_photo(folder.path())) == "photo-folder");
  CHECK(why(read_photo(folder / "missing.png")) == "photo-unopened");
  const std::string pipe = folder / "pipe.png";
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(why(read_photo(pipe)) == "photo-no-picture");
}

// A progressive JPEG whose last pass is told so many times more.
std::string told_again(const std::string& progressive, int times) {
  const std::size_t last = progressive.rfind("\xff\xda"), end = progressive.rfind("\xff\xd9");
  std::string bytes = progressive.substr(0, end);
  for (int i = 0; i < times; ++i) bytes += progressive.substr(last, end - last);
  return bytes + progressive.substr(end);
}

TEST_CASE("a JPEG of a thousand passes is refused after a few of them") {
  const std::string passes = told_again(photos::jpeg(6000, 6000, true), 1000);
  CHECK(refused(passes) == "photo-passes");
  const Folder folder;
  const auto reader = open_photo(path_of(folder, passes));
  int steps = 1;
  while (!reader->step()) ++steps;
  CHECK(steps < 64 * 130);  // a plain one of this size has 120
}

TEST_CASE("a photo is read in steps, none of which has much of it") {
  const Folder folder;
  for (const std::string& bytes :
       {photos::jpeg(8660, 5770, false), photos::jpeg(8660, 5770, true),
        photos::png(3000, 2000, photos::kRgb, 8), photos::png(3000, 2000, photos::kRgb, 8, true)}) {
    const auto reader = open_photo(path_of(folder, bytes));
    int steps = 1;
    std::optional<PhotoResult> result;
    while (!(result = reader->step())) ++steps;
    CHECK(std::holds_alternative<Picture>(*result));
    CHECK(steps > (bytes.front() == '\x89' ? 20 : 150));
  }
}

TEST_CASE("taps are answered while a photo is read") {
  const Folder folder;
  Screen screen(english(folder));
  screen.tap("button.paper");
  screen.tap("button.start");
  screen.stage().input.file(path_of(folder, photos::jpeg(8660, 5770, true), "large.jpg"), screen.now);
  screen.settle();  // sixty frames
  CHECK(screen.says("The photo is being read."));
  screen.tap("cell.yellow.11");
  CHECK(screen.says("The photo is being read."));
  screen.key("u");
  for (int i = 0; i < 20 && screen.find("photo.larger") == nullptr; ++i) screen.settle();
  CHECK(screen.find("photo.larger") != nullptr);
  CHECK_FALSE(screen.says("The photo is being read."));
}

TEST_CASE("fifty megapixels are read within 400 MB") {
  const auto peak = [] {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;  // MB
  };
  for (const std::string& bytes : {photos::jpeg(8660, 5770, false), photos::jpeg(8660, 5770, true)}) {
    const Picture picture = read_well(bytes);
    CHECK(std::max(picture.width, picture.height) == 2048);
    CHECK(alike(at(picture, picture.width / 2, picture.height / 2), {228, 228, 228}, 2));
  }
  if (!kSanitized) CHECK(peak() < 480);  // with all that the tests before have taken
}

TEST_CASE("pictures are listed newest first, whatever their folder, and nothing else is") {
  const Folder folder;
  std::filesystem::create_directories(folder / "camera/old");
  const auto now = std::filesystem::file_time_type::clock::now();
  int age = 0;
  for (const char* name :
       {"b.PNG", "camera/c.jpeg", "a.jpg", "camera/old/d.png", ".hidden.png", "text.txt"}) {
    path_of(folder, "x", name);
    std::filesystem::last_write_time(folder / name, now - std::chrono::hours(++age));
  }
  const auto files = photo_files({folder.path(), folder / "not-there", folder.path()});
  std::string names;
  for (const auto& file : files) names += file.name + " ";
  CHECK(names == "b.PNG c.jpeg a.jpg d.png ");
  CHECK(files[1].folder == "camera");
}

TEST_CASE(
    "a photo is chosen from the list, moved, zoomed and turned, by touch and by keys; what is none is said") {
  const Folder folder;
  std::filesystem::create_directories(folder / "pictures");
  path_of(folder, quarters(200, 120), "pictures/sheet.jpg");
  Screen screen(english(folder));
  const auto says = [&](const std::string& part) {
    for (const std::string& text : screen.stage().texts())
      if (text.find(part) != std::string::npos) return true;
    return false;
  };
  screen.tap("button.paper");
  screen.tap("button.start");
  screen.tap("button.photo");
  CHECK(says("sheet.jpg"));
  screen.key("escape");
  REQUIRE(screen.find("cell.yellow.11") != nullptr);
  screen.key("v");
  screen.reach_by_keys("picture.1");
  REQUIRE(screen.find("photo.larger") != nullptr);
  for (const char* key : {"+", "+", "ctrl+left", "ctrl+down", "-"}) screen.key(key);
  screen.tap("photo.larger");
  screen.tap("photo.turn");
  screen.tap("photo.smaller");
  // The sheet beside it goes on.
  screen.tap("cell.yellow.11");
  screen.tap("cell.orange.1");
  CHECK(screen.find("photo.larger") != nullptr);
  screen.tap("button.close");
  // Dropped on the window: another one, and what is none; the photo stays.
  screen.stage().input.file(path_of(folder, photos::png(50, 70, photos::kGrey, 8), "other.png"), screen.now);
  screen.settle();
  screen.stage().input.file(path_of(folder, "no picture", "words.png"), screen.now);
  screen.settle();
  CHECK(says("words.png is no picture that Foxsheet knows"));
  CHECK(screen.find("photo.larger") != nullptr);
  screen.tap("photo.list");
  screen.tap("photo.none");
  CHECK(screen.find("photo.larger") == nullptr);
  // A phone shows the photo or the sheet.
  screen.tap("button.photo");
  screen.resize(390, 844, 1);
  screen.tap("picture.1");
  CHECK(screen.find("cell.yellow.11") == nullptr);
  screen.tap("button.photo");
  CHECK(screen.find("cell.yellow.11") != nullptr);
}
