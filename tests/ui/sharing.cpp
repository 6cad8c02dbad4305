// What is shared: pictures read back, tables and records read again, where files go, what cannot be written.
// Setting: plain frames
#include <cstring>
#include <map>
#include <nlohmann/json.hpp>

#include "ended.h"
#include "png.h"
#include "ui/ends/share.h"
#include "ui/look/theme.h"

using namespace fox;
using namespace fox::ui;

namespace {

// What a PNG holds: its size, and how many pixels have each colour.
struct Seen {
  int width = 0, height = 0;
  std::map<std::uint32_t, int> colors;
};

Seen look_at(const std::string& png) {
  const Picture picture = read_png(png);
  Seen seen{picture.width, picture.height, {}};
  // By runs of one colour: pictures are large, and most of what is in them is even.
  const std::uint8_t* const rgb = picture.rgb.data();
  for (std::size_t i = 0, end = picture.rgb.size(); i < end;) {
    const std::size_t begin = i;
    do i += 3;
    while (i < end && std::memcmp(rgb + i, rgb + begin, 3) == 0);
    seen.colors[static_cast<std::uint32_t>(rgb[begin] << 16 | rgb[begin + 1] << 8 | rgb[begin + 2])] +=
        static_cast<int>((i - begin) / 3);
  }
  return seen;
}

std::uint32_t hex_of(Color color) {
  return (color & 0xff) << 16 | (color & 0xff00) | (color >> 16 & 0xff);
}

}  // namespace

TEST_CASE("what is shared can be read again") {
  const auto sheet = GENERATE(as<std::string>(), "ganz-schoen-clever", "doppelt-so-clever",
                              "clever-hoch-drei", "wizard-wuerfelspiel");
  const Finished game{sheet, {"Ada", "Ben"}, 0, 21};
  Ended ended(game);
  Screen& screen = *ended.screen;
  screen.tap("button.result");
  screen.tap("button.picture");
  screen.tap("share.result");
  screen.tap("share.sheet.1");
  const auto areas = areas_of(sheet, library(), words());
  const auto pictures = ended.exported(".png");
  REQUIRE(pictures.size() == 2);
  for (const auto& path : pictures) {
    INFO(path.string());
    const Seen seen = look_at(file_bytes(path));
    CHECK(seen.width >= 1400);  // twice as many pixels as on the screen
    CHECK(seen.width % 2 == 0);
    CHECK(seen.height >= 1400);
    CHECK(seen.colors.size() > 60);
    for (const ResultArea& area : areas) {
      INFO(area.id);
      const AreaColors colors = area_colors(theme_of(ThemeId::paper), area.key);
      int pixels = 0;
      for (const Color color : {area.key, colors.panel, colors.spine}) {
        const auto found = seen.colors.find(hex_of(color));
        pixels += found == seen.colors.end() ? 0 : found->second;
      }
      CHECK(pixels > 500);
    }
  }

  screen.tap("button.export");
  screen.tap("share.csv");
  screen.tap("share.json");
  screen.tap("share.record");
  const auto played = play_to(game, library());
  const Result result = result_of(*played, library(), words(), false);
  const std::string csv = file_bytes(ended.exported(".csv").at(0));
  for (const ResultPlayer& player : result.players)
    CHECK_THAT(csv, contains("," + player.name + "," + std::to_string(player.total) + "," +
                             std::to_string(player.rank) + ","));
  const auto json = nlohmann::json::parse(file_bytes(ended.exported(".json").at(0)));
  REQUIRE(json["games"].size() == 1);
  CHECK(json["games"][0]["players"][1]["total"] == result.players[1].total);
  const auto again = replay_record(file_bytes(ended.exported(".fox").at(0)), library());
  REQUIRE(again.game);
  CHECK(again.game->lines() == played->lines());
}

TEST_CASE("what cannot be written is said, and nothing is lost") {
  Ended ended(kThree);
  std::ofstream(ended.folder / "exports") << "a file where the folder should be";
  ended.screen->tap("button.result");
  ended.screen->tap("button.export");
  ended.screen->tap("share.csv");
  CHECK(ended.says("cannot be written"));
  std::filesystem::remove(ended.folder / "exports");
  ended.screen->tap("share.csv");
  CHECK(ended.says("It is here: "));
  CHECK(ended.exported(".csv").size() == 1);
  ended.screen->tap("share.csv");
  CHECK(ended.exported(".csv").size() == 2);  // nothing is written over
}

TEST_CASE("folders and names of what is shared") {
  const std::string dirs =
      "# a comment\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\nXDG_DOCUMENTS_DIR=\"/data/texts/\"\n"
      "XDG_MUSIC_DIR=\"$HOME\"\n";
  CHECK(desktop_folder(dirs, "XDG_PICTURES_DIR", "/people/ada") == "/people/ada/Bilder");
  CHECK(desktop_folder(dirs, "XDG_DOCUMENTS_DIR", "/people/ada") == "/data/texts");
  CHECK(desktop_folder(dirs, "XDG_MUSIC_DIR", "/people/ada").empty());
  CHECK(desktop_folder(dirs, "XDG_VIDEOS_DIR", "/people/ada").empty());
  CHECK(ShareFolders("/d", true).pictures() == "/d/exports");
  CHECK(file_name_of({"Ganz schön clever", "", "A/B: \"C\""}) == "Ganz schön clever A-B- -C-");
  const std::string longest = file_name_of({std::string(158, 'a') + "ééé"});
  CHECK(longest.size() <= 160);
  CHECK(longest.substr(158) == "é");
}
