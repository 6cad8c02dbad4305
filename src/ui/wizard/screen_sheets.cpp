// The part of WizardScreen that shows everybody's sheet, and above them where the game stands.
#include <algorithm>

#include "core/wizard/wizard_table.h"
#include "ui/screens/parts.h"
#include "ui/table/tabs.h"
#include "ui/wizard/wizard_prompt.h"
#include "ui/wizard/wizard_screen.h"

namespace fox::ui {

using wizard::Phase;

namespace {

constexpr float kPageRatio = 732.F / 560;

}  // namespace

PadLook WizardScreen::look(int seat) const {
  PadLook look;
  look.seat = seat;
  look.hide_scores = settings().hide_scores && !game_view_.is_over();
  look.refused = pending_.notice().field;
  look.refused_at = pending_.notice().at;
  look.colour = pending_.colour();
  look.fresh_at = mark_.at;
  look.gone = &gone_[static_cast<std::size_t>(seat)];
  look.gone_at = gone_at_;
  if (then_) {
    const auto lines = then_->game().count();
    look.would_go = lines < game_view_.game().count() ? &wizard::pad_of(game_view_.state(), seat) : nullptr;
    look.tappable = false;
  }
  return look;
}

// ---- the row above the sheet
namespace {

// Where the game stands: on one line where there is room for it.
float round_width(Ui& ui, const std::string& round, const std::string& target) {
  return std::max(line_width(ui, round, 15.5F, Weight::regular),
                  line_width(ui, target, 15.5F, Weight::regular)) +
         ui.dp(2);
}

}  // namespace

void WizardScreen::draw_round(Ui& ui, const Rect& row) {
  Rect in = row;
  const auto& state = game_view_.state();
  const Words soft{15.5F, Weight::regular, ui.theme.ink2};
  const std::string round = ui.words.text("referee", "round-is", {{"round", std::to_string(state.round)}});
  const std::string target = std::to_string(game_view_.rules().target);
  const std::string ends = ui.say("target-ends", {{"target", target}}),
                    to = ui.words.text("switches", "target.number", {{"number", target}});
  const auto where = [&](const Rect& at, const std::string& last) {
    ui.target("rule.round", at, true, TargetKind::print);
    facts(ui, at, {round, last}, soft);
  };
  if (state.card == wizard::kNone) {
    const bool fits = line_width(ui, round + " · " + ends, 15.5F, Weight::regular) <= in.w;
    return where(in, fits ? ends : to);
  }
  const std::string card = card_name(game_view_, state.card, ui.words);
  const float facts_w = round_width(ui, round, to) + ui.dp(10), sign_w = ui.dp(22 + 7 + 2 * 10);
  // A narrow row has room for the card alone.
  if (ui.canvas.paragraph_height(card, in.w - facts_w - sign_w, ui.dp(13), Weight::black) <= in.h - ui.dp(6))
    where(in.cut_left(facts_w - ui.dp(10), ui.dp(10)), to);
  // The card: its name, and what it does when it is tapped.
  tile(ui, "rule.card", in, false);
  Rect inside = in.inset(ui.dp(10), ui.dp(3));
  const float side = ui.dp(22);
  draw_sign(ui.canvas, Sign::star, inside.cut_left(side, ui.dp(7)).middle(side, side), ui.theme.ink);
  label(ui, inside, card, {16, Weight::black, ui.theme.ink});
}

void WizardScreen::draw_top(Ui& ui, const WizardLayout& at) {
  const bool hide = settings().hide_scores && !game_view_.is_over();
  std::vector<Tab> tabs;
  for (int s = 0; s < game_view_.players(); ++s) {
    const bool seer = s == game_view_.state().seer && !game_view_.is_over();
    const Standing standing = seer                                        ? Standing::seer
                              : wizard::has(game_view_.state().scored, s) ? Standing::done
                              : game_view_.due(s)                         ? Standing::may
                                                                          : Standing::idle;
    tabs.push_back({game_view_.name(s), total_words(game_view_, s, hide), standing,
                    game_view_.due(s) && s != pending_.seat()});
  }
  draw_above(ui, at, at.others.empty() ? tabs : std::vector<Tab>(), pending_.seat());
  if (at.others.empty()) return;
  say_points(ui, tabs);
  // The tab of the sheet that is shown, in ink where it is the seer's.
  const int seat = pending_.seat();
  const bool seer = seat == game_view_.state().seer && !game_view_.is_over();
  Rect row = at.tabs;
  const bool card = game_view_.state().card != wizard::kNone;
  Rect tab = row.cut_left(std::min(row.w * (card ? .385F : .52F), ui.dp(270)), ui.dp(12));
  const Rect body{tab.x, tab.y, tab.w, tab.h + ui.dp(18)};
  ui.canvas.fill(body, seer ? ui.theme.prompt : ui.theme.sheet, ui.dp(14));
  ui.canvas.stroke(body, seer ? ui.theme.prompt : ui.theme.sheet_edge, ui.dp(1.6F), ui.dp(14));
  draw_pad_head(ui, tab, game_view_, seat, hide);
  ui.target("tab." + std::to_string(seat + 1), tab);
  if (!game_view_.is_over()) draw_round(ui, row);
}

// ---- the sheets
FieldRef WizardScreen::draw_sheets(Ui& ui, const WizardLayout& at) {
  const int seat = pending_.seat();
  const bool seer = seat == game_view_.state().seer && !game_view_.is_over();
  ui.canvas.fill(at.sheet, ui.theme.sheet, ui.dp(18));
  ui.canvas.stroke(at.sheet, seer ? ui.theme.prompt : ui.theme.sheet_edge, ui.dp(seer ? 3.6F : 1.6F),
                   ui.dp(18));
  for (std::size_t i = 0; i < at.others.size(); ++i) {
    const int other = (seat + 1 + static_cast<int>(i)) % game_view_.players();
    draw_small_pad(ui, at.others[i], on_sheets(), look(other));
  }
  const bool below = at.others.empty();
  const float least = ui.dp(below ? 372 : 352);
  Rect page = at.view;
  page.h = std::clamp(page.h, least, std::max(least, page.w * kPageRatio * 1.35F));
  page = page.middle(std::min(page.w, page.h * 1.02F), page.h);
  page.y = at.view.y;
  const float info = below && !game_view_.is_over() ? ui.dp(52) : 0, gap = ui.dp(8);
  const int columns = at.view.w > ui.dp(330) ? 2 : 1,
            rows = below ? (game_view_.players() - 1 + columns - 1) / columns : 0;
  const float small = ui.dp(250);
  // What just lit up comes into view.
  const int looked_at = game_view_.revision() * 8 + seat;
  if (looked_at_ != looked_at || seen_height_ != at.view.h) {
    if (looked_at_ != looked_at && sheet_.zoom == 1) sheet_.scrolled.y = 0;
    looked_at_ = looked_at;
    seen_height_ = at.view.h;
    if (game_view_.state().phase == Phase::stop)
      if (const Rect ring = ringed_place(game_view_, page.moved(0, info), seat);
          ring.bottom() > at.view.bottom())
        sheet_.scrolled.y = std::max(sheet_.scrolled.y, ring.bottom() - at.view.bottom() + ui.dp(12));
  }
  const float wanted = std::max(at.view.h, info + page.h + static_cast<float>(rows) * (small + gap));
  const auto height = [&](float width) { return wanted * width / at.view.w; };
  const Zoomed shown(ui, "sheet", at.view, {at.view.w, height}, sheet_);
  const float zoom = sheet_.zoom;
  Rect rest = shown.place;
  if (info > 0) draw_round(ui, rest.cut_top(info * zoom).inset(gap, 0).middle(rest.w - 2 * gap, ui.dp(48)));
  const FieldRef field =
      draw_pad(ui, {rest.x + (page.x - at.view.x) * zoom, rest.y, page.w * zoom, page.h * zoom}, on_sheets(),
               look(seat));
  rest.cut_top((page.h + gap) * zoom);
  for (int i = 0; i < rows * columns && i + 1 < game_view_.players(); ++i) {
    const int other = (seat + 1 + i) % game_view_.players();
    const int above = i / columns;
    const Rect row{rest.x + ui.dp(4), rest.y + static_cast<float>(above) * (small + gap) * zoom, rest.w - gap,
                   small * zoom};
    draw_small_pad(ui, row.column(i % columns, columns, gap), on_sheets(), look(other), false);
  }
  return field;
}

}  // namespace fox::ui
