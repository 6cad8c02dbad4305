#include "ui/look/theme.h"

#include <algorithm>
#include <array>

namespace fox::ui {
namespace {

constexpr Color kInk = rgb(0x1E2233), kNight = rgb(0x14171E), kPaper = rgb(0xFFFDF8),
                kChalkInk = rgb(0xF3EEE2);
constexpr Color kWhite = rgb(0xFFFFFF);

Theme make_paper() {
  Theme t;
  t.tools = rgb(0xE9E1D3), t.desk2 = rgb(0xDCD2C0);
  t.sheet = t.card = t.button = rgb(0xFBF7EE);
  t.sheet_edge = rgb(0xCFC3AE);
  t.tray = rgb(0xDDD3C1), t.tray_edge = rgb(0xCBBFA9);
  t.platter = rgb(0xF4F1EA), t.platter_rim = rgb(0x726C62);
  t.control_edge = rgb(0x756B5A);
  t.ink = kInk, t.ink2 = rgb(0x565A6B), t.pen = rgb(0x26338F);
  t.prompt = kInk, t.prompt_text = rgb(0xFBF7EE), t.prompt_sub = rgb(0xC9C6D2);
  t.fox = rgb(0xD2501E), t.fox_cheeks = rgb(0xFFDDB8), t.fox_on_prompt = rgb(0xF08A4B);
  t.veil = fade(rgb(0xEFE8DB), .5f);
  t.badge = kPaper, t.badge_edge = kInk, t.link = kPaper, t.plate = kPaper;
  t.lit = t.lit_ring = kWhite;
  t.lit_digit = kInk;
  t.accent = rgb(0xFCD445);
  t.on_key = rgb(0x0A0B10);
  return t;
}

Theme make_light() {
  Theme t = make_paper();
  t.id = ThemeId::light;
  t.tools = rgb(0xF3F3F1), t.desk2 = rgb(0xE4E4E1);
  t.tray = rgb(0xE3E3DF), t.tray_edge = rgb(0xCFCFC9);
  t.sheet = t.card = t.button = kWhite;
  t.sheet_edge = rgb(0xCDCDC7);
  t.veil = fade(rgb(0xF3F3F1), .5f);
  return t;
}

Theme make_dark() {
  Theme t;
  t.id = ThemeId::dark;
  t.dark = true;
  t.tools = rgb(0x101319), t.desk2 = rgb(0x0B0D12);
  t.sheet = t.card = rgb(0x1B1F28);
  t.sheet_edge = rgb(0x2C313D);
  t.tray = rgb(0x181C24), t.tray_edge = rgb(0x2C313D);
  t.platter = rgb(0x272C38), t.platter_rim = rgb(0x7C8190);
  t.button = rgb(0x272C38), t.control_edge = rgb(0x7C8190);
  t.ink = kChalkInk, t.ink2 = rgb(0xA9ABB6), t.pen = rgb(0xFFF3C9);
  t.prompt = kChalkInk, t.prompt_text = kNight, t.prompt_sub = rgb(0x565A6B);
  t.fox = rgb(0xF08A4B), t.fox_cheeks = rgb(0xFFDDB8), t.fox_on_prompt = rgb(0xD2501E);
  t.veil = fade(rgb(0x14171E), .55f);
  t.badge = t.plate = kNight;
  t.badge_edge = kChalkInk;
  t.link = rgb(0x4A505E);
  t.lit = kWhite;
  t.lit_ring = kChalkInk;
  t.lit_digit = kInk;
  t.accent = rgb(0xFCD445);
  t.on_key = rgb(0x0A0B10);
  return t;
}

struct Row {
  std::uint32_t key, lip;
  std::uint32_t cell, border, back;  // on paper; the panel is the key
  std::uint32_t dark_panel, dark_cell, dark_border, dark_back, dark_lit;
};

constexpr std::array<Row, 10> kRows{{
    {0xFCD445, 0xE1BF43, 0xFFF7DF, 0x89773C, 0xFDE48D, 0x49432A, 0x22211A, 0xB69B39, 0x373423, 0xFDE17D},
    {0x76C3FC, 0x6BB0E4, 0xECF5F9, 0x446789, 0xADDAFA, 0x2B3F52, 0x171F29, 0x598FB9, 0x223140, 0x9FD5FD},
    {0x49A478, 0x449470, 0xE6F1E6, 0x2C4C49, 0x92C8AB, 0x213835, 0x131D1E, 0x408C69, 0x1B2C2B, 0x80BFA0},
    {0xF0862E, 0xD77A2F, 0xFDECDC, 0x6E4831, 0xF6B67F, 0x463225, 0x211A18, 0xBD6C2A, 0x35271F, 0xF4AA6D},
    {0x9B80C8, 0x8C75B6, 0xF1ECF1, 0x423D5E, 0xC3B2DB, 0x333047, 0x1A1A25, 0x8972B2, 0x282638, 0xB9A6D8},
    {0xB5B7B8, 0xA3A5A8, 0xF5F3EF, 0x5D616B, 0xD3D3D2, 0x393D43, 0x1C1F23, 0x86898B, 0x2C2F35, 0xCBCDCD},
    {0xD677B9, 0xC06DA9, 0xF9EAEF, 0x5D3F61, 0xE6ADD2, 0x402E43, 0x1F1923, 0xB1659C, 0x312435, 0xE2A0CE},
    {0x33A286, 0x309379, 0xE2F0E8, 0x254A4D, 0x85C6B4, 0x1C3838, 0x111D1F, 0x2E8C75, 0x172C2D, 0x70BEAA},
    {0x957847, 0x957847, 0xF0EADF, 0x333137, 0xBFAD8E, 0x322F2A, 0x19191A, 0x917546, 0x272523, 0xBFAE91},
    {0xE2574C, 0xCA5149, 0xFBE6E0, 0x53303A, 0xEE9991, 0x43272B, 0x20161A, 0xCB5047, 0x331F23, 0xEE9A94},
}};

const Row* row_of(Color key) {
  for (const Row& row : kRows)
    if (rgb(row.key) == key) return &row;
  return nullptr;
}

// The first step from the key on that stands out from the cell and from the panel.
Color border_towards(Color target, Color key, Color cell, Color panel) {
  for (float t = .1f; t < 1; t += .04f) {
    const Color border = mix(key, target, t);
    if (contrast(border, cell) >= 3.05 && contrast(border, panel) >= 3.05) return border;
  }
  return target;
}

Color lit_of(Color key) {
  for (float t = .3f; t < 1; t += .05f)
    if (const Color lit = mix(key, kWhite, t); contrast(lit, kInk) >= 7) return lit;
  return kWhite;
}

AreaColors own_dark(Color key) {
  AreaColors c{};
  c.panel = mix(rgb(0x151722), key, .225f);
  c.cell = mix(rgb(0x0E1116), key, .082f);
  c.back = mix(rgb(0x12161D), key, .157f);
  c.border = mix(key, kNight, .3f);
  for (float t = .3f; t > -.5f && contrast(c.border, c.panel) < 3.1; t -= .05f)
    c.border = t >= 0 ? mix(key, kNight, t) : mix(key, kWhite, -t);
  c.lit = lit_of(key);
  return c;
}

AreaColors own_paper(Color key) {
  AreaColors c{};
  c.panel = key;
  c.cell = mix(key, kPaper, .86f);
  c.back = mix(key, kPaper, .4f);
  c.border = border_towards(kInk, key, c.cell, c.panel);
  c.lit = kWhite;
  return c;
}

AreaColors from_table(const Row& row, bool dark) {
  AreaColors c{};
  c.panel = rgb(dark ? row.dark_panel : row.key);
  c.cell = rgb(dark ? row.dark_cell : row.cell);
  c.border = rgb(dark ? row.dark_border : row.border);
  c.back = rgb(dark ? row.dark_back : row.back);
  c.lit = dark ? rgb(row.dark_lit) : kWhite;
  return c;
}

constexpr double kText = 4.5;

}  // namespace

Color faint(Color ground, Color ink, float share) {
  while (share < 1 && contrast(mix(ground, ink, share), ground) < kText) share += .02f;
  return mix(ground, ink, std::min(share, 1.f));
}

CellTint cell_tint(const Theme& theme, const AreaColors& c, CellShade shade) {
  const Color grey = rgb(0xC9C8C4);
  switch (shade) {
    case CellShade::grey:
      if (theme.dark) return {rgb(0x45484F), rgb(0x3A3D43), rgb(0x9A9B9E)};
      return {grey, mix(grey, c.panel, .12f), rgb(0x6B6552)};
    case CellShade::shaded:
      if (theme.dark) {
        float share = .44f;
        while (share > 0 && contrast(mix(c.cell, c.key, share), theme.ink) < 7) share -= .04f;
        return {mix(c.cell, c.key, std::max(share, 0.f)), mix(c.cell, c.key, std::max(share - .08f, 0.f)),
                c.border};
      }
      return {mix(c.key, kPaper, .52f), mix(c.key, kPaper, .30f), c.border};
    case CellShade::unshaded:
      if (theme.dark) break;
      return {kPaper, mix(kPaper, c.border, .12f), c.border};
    case CellShade::plain:
      break;
  }
  return {c.cell, c.back, c.border};
}

const Theme& theme_of(ThemeId id) {
  static const std::array<Theme, 3> themes{make_paper(), make_light(), make_dark()};
  return themes[static_cast<std::size_t>(id)];
}

AreaColors area_colors(const Theme& theme, Color key) {
  const Row* row = row_of(key);
  AreaColors c = row != nullptr ? from_table(*row, theme.dark) : theme.dark ? own_dark(key) : own_paper(key);
  c.key = key;
  c.digit = theme.ink;
  c.lit_digit = theme.lit_digit;
  c.spine = theme.dark ? key : mix(key, kInk, .06f);
  if (contrast(theme.on_key, c.spine) < kText) c.spine = key;
  c.lip = row != nullptr ? rgb(row->lip) : mix(key, kInk, .12f);
  return c;
}

}  // namespace fox::ui
