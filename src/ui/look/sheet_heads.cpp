// The head of a sheet: the track of rounds with what each gives or who plays it, and the tracks of the
// actions.
#include <algorithm>

#include "ui/look/names.h"
#include "ui/look/sheet_paint.h"

namespace fox::ui {

using clever::Action;
using clever::Gain;

namespace {

// The numbers of players for whom this round is the last.
std::vector<int> last_for(const clever::SheetDef& def, int round) {
  std::vector<int> players;
  for (std::size_t p = 0; p < def.rounds.size(); ++p)
    if (def.rounds[p] == round) players.push_back(static_cast<int>(p) + 1);
  return players;
}

void paint_players(const SheetPaint& paint, const Rect& box, const std::vector<int>& players, Color ink) {
  const float size = std::min(paint.u(18), box.h * .5f), bar = size * .6f;
  float width = -bar;
  for (const int count : players) width += size * static_cast<float>(count) + bar;
  const float fit = std::min(1.f, (box.w - paint.u(2)) / width);
  float x = box.center().x - width * fit / 2;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (i > 0) {
      const float middle = x + bar * fit / 2;
      paint.canvas().line({middle, box.center().y - size * .52f}, {middle, box.center().y + size * .52f}, ink,
                          paint.u(1.6f));
      x += bar * fit;
    }
    for (int n = 0; n < players[i]; ++n, x += size * fit)
      draw_sign(paint.canvas(), Sign::player,
                Rect{x, box.y, size * fit, box.h}.middle(size * fit * 1.3f, size * fit * 1.3f), ink);
  }
}

void paint_round(const SheetPaint& paint, const Rect& card, int round, int now) {
  const Theme& theme = paint.theme();
  paint.opens_rule("round." + std::to_string(round), card);
  const bool played = round <= paint.look.rules->rounds(), current = round == now && played,
             past = round < now && played;
  const Color edge = played ? theme.control_edge : mix(theme.sheet, theme.control_edge, .55f);
  const float radius = paint.u(9);
  Color ground = played ? theme.plate : mix(theme.sheet, theme.tray, .35f);
  Color ink = theme.ink;
  if (current) ground = theme.prompt, ink = theme.prompt_text;
  if (past) ink = mix(ground, theme.ink, .55f);
  if (!played) ink = mix(ground, theme.ink, .62f);
  paint.canvas().fill(card, ground, radius);
  paint.canvas().stroke(card, current ? ground : edge, paint.u(1.5f), radius);

  Rect room = card;
  const bool tight = card.w < paint.u(80);
  const Rect number = room.cut_left(tight ? card.w * .34f : paint.u(34));
  const float size = tight ? 17.f : 22.f;
  const float indent = paint.u(tight ? 4.f : 9.f);
  paint.canvas().text({number.x + indent, number.y, number.w - indent + paint.u(2), number.h},
                      std::to_string(round), {paint.u(size), Weight::black, ink, Align::left});
  const auto r = static_cast<std::size_t>(round - 1);
  const Gain gift = r < paint.def.gifts.size() ? paint.def.gifts[r] : Gain{};
  const float h = std::min(paint.u(29), card.h * .66f);
  Point middle =
      tight ? room.center() - Point{paint.u(2), 0} : Point{card.x + card.w * .565f, card.center().y};
  if (gift.given()) {
    const bool wide = gift.kind == Gain::Kind::bonus && paint.def.bonuses[gift.index].targets.size() > 1;
    draw_gain(paint.ui, paint.def, gift, middle, tight && wide ? room.w * .42f : h, current);
  } else {
    paint_players(paint,
                  tight ? Rect{room.x - paint.u(2), room.y, room.w - paint.u(4), room.h}
                        : Rect{room.x, room.y, 2 * (middle.x - room.x), room.h},
                  last_for(paint.def, round), ink);
  }
  if (past)
    pen_stroke(paint.canvas(), card.inset(card.w * .01f, 0), theme.pen,
               paint.seed("round." + std::to_string(round)));
}

}  // namespace

void paint_rounds(const SheetPaint& paint) {
  const int count = *std::max_element(paint.def.rounds.begin(), paint.def.rounds.end());
  const bool over = paint.state.phase == clever::Phase::over;
  const int now = over ? count + 1 : paint.look.rules->mode == clever::Mode::paper ? 0 : paint.state.round;
  const float gap = paint.plan.broken ? paint.u(4) : paint.u(7);
  for (int round = 1; round <= count; ++round)
    paint_round(paint, paint.plan.rounds.column(round - 1, count, gap), round, now);
  if (paint.look.waiting)
    paint.canvas().fill(paint.plan.rounds.inset(-paint.u(1)), paint.theme().veil, paint.u(9));
}

void paint_track(const SheetPaint& paint, Action action) {
  const Theme& theme = paint.theme();
  Canvas& canvas = paint.canvas();
  const auto t = static_cast<std::size_t>(action);
  const auto& def = paint.def.tracks[t];
  const Rect& track = paint.plan.tracks[t];
  canvas.fill(track, theme.plate, track.h / 2);
  canvas.stroke(track, theme.control_edge, paint.u(1.6f), track.h / 2);
  const float badge = track.h - paint.u(10);
  draw_badge(canvas, theme, sign_of(action), {track.x + paint.u(5), track.y + paint.u(5), badge, badge});

  Rect room = track;
  room.cut_left(paint.u(50));
  const Rect end = room.cut_right(paint.u(def.end.given() ? 48.f : 12.f));
  const std::string id = "track." + enum_names<clever::Action>()[t];
  for (int f = 0; f < def.fields; ++f) {
    const Rect column = room.column(f, def.fields, 0);
    const float d = std::min(paint.u(30), column.w * .86f);
    const Rect circle = column.middle(d, d);
    const bool circled = f < paint.pad.circled[t], crossed = clever::has(paint.pad.crossed[t], f);
    canvas.disc(circle.center(), d / 2, theme.dark ? theme.platter : theme.tools);
    canvas.ring(circle.center(), d / 2 - paint.u(.75f), theme.control_edge, paint.u(1.5f));
    if (!def.faces.empty()) {
      const int face = def.faces[static_cast<std::size_t>(f)];
      canvas.text(circle, face == 0 ? "?" : std::to_string(face),
                  {std::min(paint.u(16), d * .66f), Weight::black,
                   crossed ? mix(theme.tools, theme.ink, .55f) : theme.ink, Align::center});
    }
    const std::uint32_t seed = paint.seed(id + std::to_string(f));
    const Rect around = circle.inset(-d * .05f);
    if (circled) {
      pen_ring(canvas, around, theme.pen, seed, 1, 1.35f);
    }
    if (crossed) pen_cross(canvas, circle.inset(-d * .02f), theme.pen, seed + 1);
  }
  if (def.end.given()) {
    const Rect sign =
        draw_gain(paint.ui, paint.def, def.end, end.center() - Point{paint.u(2), 0}, paint.u(28.5f));
    if (paint.pad.circled[t] == def.fields)
      pen_ring(canvas, sign.inset(-paint.u(5)), theme.pen, paint.seed(id + ".end"));
  }
  if (paint.look.waiting) canvas.fill(track.inset(-paint.u(1)), theme.veil, track.h / 2);
}

}  // namespace fox::ui
