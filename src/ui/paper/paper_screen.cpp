#include "ui/paper/paper_screen.h"

#include <algorithm>
#include <utility>

#include "ui/screens/home.h"
#include "ui/screens/parts.h"
#include "ui/table/home_button.h"
#include "ui/table/tabs.h"

namespace fox::ui {

namespace {

constexpr double kTremble = .2;  // seconds in which a second tap on a fresh mark is the first one's echo

// Clearing a place and writing on it anew is one thing to whoever did it.
bool one_deed(const std::optional<PaperDeed>& first, const std::optional<PaperDeed>& then) {
  return first && then && first->clears && !then->clears && first->seat == then->seat &&
         first->spot == then->spot;
}

}  // namespace

PaperScreen::PaperScreen(std::unique_ptr<Paper> paper, std::string chosen_data)
    : paper_(std::move(paper)), photo_(std::move(chosen_data)) {
  refresh();
  checked_ = locked();
}

void PaperScreen::refresh() {
  paper_->refresh();
  found_.clear();
  for (int seat = 0; seat < paper_->players(); ++seat) found_.push_back(audit(session().game(), seat));
  if (list_.chosen >= static_cast<int>(findings(seat_).size())) list_.chosen = -1;
}

void PaperScreen::look_again(Change change, double now) {
  refresh();
  if (change == Change::line) {
    fresh_at_ = now;
    list_.chosen = -1;
  }
  if (change != Change::lock) return;
  choose({});
  checked_ = locked();
}

bool PaperScreen::take_file(const std::string& path) {
  if (path.size() >= 4 && path.compare(path.size() - 4, 4, ".fox") == 0) return false;  // a game
  photo_.open(path);
  return true;
}

bool PaperScreen::after_frame(const Catalogue& words) {
  const bool before = photo_.shown(), changed = photo_.after_frame(words);
  if (!before && photo_.shown()) on_photo_ = true;
  return changed;
}

std::vector<const Found*> PaperScreen::findings(int seat) const {
  std::vector<const Found*> shown;
  for (const Found& found : found_[static_cast<std::size_t>(seat)])
    if (checked_ || !found.missing) shown.push_back(&found);
  return shown;
}

// ---- what is done

void PaperScreen::choose(const std::optional<Spot>& spot) {
  chosen_ = spot;
  keys_ = {};
  if (spot) reveal_ = spot;
}

Wish PaperScreen::write(std::vector<AnyLine> lines) const {
  Wish wish = to_game(Wish::Kind::line, session().log().size());
  wish.lines = std::move(lines);
  return wish;
}

Wish PaperScreen::tap(const Spot& spot, double now, const Catalogue& words) {
  if (locked()) {
    told_ = store::sentence(*session().locked(), words);
    return {};
  }
  auto lines = paper_->tapped(seat_, spot);
  if (!lines.empty() && fresh_ && *fresh_ == spot && now - fresh_at_ < kTremble) return {};
  // Where something cannot be, the first tap says why.
  const auto all = findings(seat_);
  for (std::size_t i = 0; i < all.size() && paper_->written(seat_, spot); ++i) {
    const bool here = std::find(all[i]->spots.begin(), all[i]->spots.end(), spot) != all[i]->spots.end();
    if (!here || static_cast<int>(i) == list_.chosen) continue;
    list_.chosen = static_cast<int>(i);
    return {};
  }
  if (lines.empty()) {
    choose(spot);
    return {};
  }
  choose({});
  fresh_ = spot;
  return write(std::move(lines));
}

// What a key writes where something is chosen.
Wish PaperScreen::act(const PaperKeyTap& key, const PaperChoice& choice) {
  const Spot here = *chosen_;
  std::vector<AnyLine> lines;
  if (key.clear || choice.written) lines.push_back(paper_->cleared(seat_, here));
  if (key.clear) {
    keys_ = {};
    return write(std::move(lines));
  }
  lines.push_back(*key.line);
  fresh_ = here;
  const bool stays = here.kind == Spot::Kind::action;
  if (!stays) choose(paper_->next(seat_, here));
  return write(std::move(lines));
}

Wish PaperScreen::turn(Turn way, const Catalogue& words) {
  if (locked()) {
    told_ = store::sentence(*session().locked(), words);
    return {};
  }
  choose({});
  list_.chosen = -1;
  fresh_.reset();
  const auto deed = [&](const std::optional<AnyLine>& line) {
    return line ? paper_->deed(*line) : std::nullopt;
  };
  const bool back = way == Turn::undo;
  const bool both = back ? one_deed(deed(paper_->last(1)), deed(paper_->last()))
                         : one_deed(deed(paper_->next_line()), deed(paper_->next_line(1)));
  Wish wish = to_game(back ? Wish::Kind::undo : Wish::Kind::redo, session().log().size());
  wish.count = both ? 2 : 1;
  return wish;
}

void PaperScreen::show_finding(int index) {
  const auto all = findings(seat_);
  if (index < 0 || index >= static_cast<int>(all.size())) return;
  choose({});
  list_.chosen = index;
  const auto& spots = all[static_cast<std::size_t>(index)]->spots;
  if (!spots.empty()) reveal_ = spots.front();
}

void PaperScreen::letters(Ui& ui) {
  const std::string key = ui.deed().kind == Deed::Kind::key ? ui.deed().key : std::string();
  if (key.size() != 1 || locked()) return;
  if (const auto spot = paper_->lettered(seat_, key[0])) {
    choose(spot);
    ui.take();
  }
}

// ---- what is seen

Prompt PaperScreen::prompt(const Ui& ui) const {
  Prompt said;
  const auto all = findings(seat_);
  if (!told_.empty()) return {{}, told_, {}, true};
  if (photo_.reading()) return {{}, ui.say("photo-reading"), {}, false};
  if (!photo_.trouble().empty()) return {{}, photo_.trouble(), {}, true};
  if (list_.chosen >= 0) {
    const FindingLine line = line_of(*paper_, *all[static_cast<std::size_t>(list_.chosen)], ui.words);
    return {{}, line.sentence, line.rule, true};
  }
  const std::string& name = paper_->header().names[static_cast<std::size_t>(seat_)];
  said.soft = sheet_title(ui.words, paper_->header().sheet);
  if (paper_->players() > 1) said.soft = name + " · " + said.soft;
  if (chosen_) {
    said.sentence = ui.say("paper-which");
    return said;
  }
  if (!all.empty()) {
    const std::string count = std::to_string(all.size());
    said.sentence = all.size() == 1 ? ui.say("paper-fault") : ui.say("paper-faults", {{"count", count}});
    said.soft = ui.say("paper-faults-soft");
    said.sign = Sign::fault;
    return said;
  }
  if (checked_ && written_on(paper_->session().game(), seat_)) {
    said.sentence = ui.say("paper-points", {{"points", paper_->total(seat_)}});
    return said;
  }
  said.sentence = ui.say("paper-tap");
  return said;
}

void PaperScreen::draw_tabs(Ui& ui, const PaperLayout& at) {
  std::vector<Tab> tabs;
  for (int s = 0; s < paper_->players(); ++s) {
    const bool written = written_on(session().game(), s), sound = findings(s).empty();
    const Standing standing = s == seat_ && !locked()        ? Standing::acts
                              : written && checked_ && sound ? Standing::done
                                                             : Standing::idle;
    tabs.push_back({paper_->header().names[static_cast<std::size_t>(s)], paper_->total(s), standing, !sound});
  }
  const int seat = ui::draw_tabs(ui, at.tabs, tabs, seat_);
  if (seat < 0 || seat == seat_) return;
  seat_ = seat;
  choose({});
  list_ = {};
  fresh_.reset();
}

std::optional<Spot> PaperScreen::draw_sheet(Ui& ui, const PaperLayout& at) {
  ui.canvas.fill(at.sheet, ui.theme.sheet, ui.dp(18));
  ui.canvas.stroke(at.sheet, ui.theme.sheet_edge, ui.dp(1.6F), ui.dp(18));
  const auto height = [&](float width) { return paper_->height(ui, at.view, width); };
  Zoomed sheet(ui, "sheet", at.view, {paper_->width(ui, at.view), height}, zoom_);
  if (reveal_) sheet.reveal(paper_->place_of(ui, sheet.place, *reveal_), ui.dp(30));
  reveal_.reset();
  PaperLook look;
  look.seat = seat_;
  look.chosen = chosen_;
  look.fresh = fresh_;
  look.fresh_at = fresh_at_;
  const auto all = findings(seat_);
  for (std::size_t i = 0; i < all.size(); ++i)
    if (list_.chosen < 0 || list_.chosen == static_cast<int>(i))
      look.faulty.insert(look.faulty.end(), all[i]->spots.begin(), all[i]->spots.end());
  return paper_->draw(ui, sheet.place, look);
}

void PaperScreen::draw_findings(Ui& ui, const PaperLayout& at) {
  if (at.findings.empty()) return;
  std::vector<FindingLine> lines;
  for (const Found* found : findings(seat_)) lines.push_back(line_of(*paper_, *found, ui.words));
  if (at.narrow || lines.empty()) {
    const bool written = written_on(session().game(), seat_);
    if (!lines.empty()) {
      if (draw_one_finding(ui, at.findings, lines, list_.chosen))
        show_finding((list_.chosen + 1) % static_cast<int>(lines.size()));
    } else if (checked_ && written) {
      draw_no_findings(ui, at.findings, ui.say("paper-sound"), ui.say("paper-sound-more"), true);
    } else {
      draw_no_findings(ui, at.findings, ui.say("paper-any-order"), ui.say("paper-any-order-more"), false);
    }
    return;
  }
  if (const int tapped = ui::draw_findings(ui, at.findings, lines, list_); tapped >= 0) show_finding(tapped);
}

void PaperScreen::draw_buttons(Ui& ui, const PaperLayout& at, Wish& wish) {
  if (at.buttons.empty()) return;
  Rect row = at.buttons;
  // The photo: chosen, or where it takes the place of the sheet, looked at in turn with that.
  const bool turns = photo_.shown() && at.narrow;
  const Rect photo = row.cut_left(touch(ui, 64), ui.dp(kGap));
  if ((turns || !photo_.shown()) &&
      (sign_button(ui, "button.photo", photo, turns && on_photo_ ? Sign::paper_sheet : Sign::photo) ||
       ui.key("v"))) {
    if (turns)
      on_photo_ = !on_photo_;
    else
      photo_.choose();
    ui.animate_until(ui.now + .001);
  }
  if (!turns && photo_.shown()) row = at.buttons;  // its own buttons lie on it
  ButtonLook look;
  look.kind = ButtonLook::Kind::accent;
  look.sign = Sign::check;
  if (locked()) {
    if (button(ui, "button.result", row, ui.say("to-result"), look) || ui.key("enter"))
      wish.kind = Wish::Kind::result;
    return;
  }
  bool written = false;
  for (int s = 0; s < paper_->players(); ++s) written = written || written_on(session().game(), s);
  look.able = written;
  if (!checked_) {
    if (!button(ui, "button.check", row, ui.say("paper-check"), look) && !ui.key("d")) return;
    checked_ = written;
    list_ = {};
    ui.animate_until(ui.now + .001);
    return;
  }
  bool sound = true;
  for (int s = 0; s < paper_->players(); ++s) sound = sound && findings(s).empty();
  if (!sound) look.kind = ButtonLook::Kind::normal;
  if (button(ui, "button.keep", row, ui.say("paper-keep"), look) || ui.key("d"))
    if (written) wish.kind = Wish::Kind::result;
}

Wish PaperScreen::draw(Ui& ui, const PlaySettings& settings) {
  Wish wish;
  if (photo_.choosing()) {
    photo_.draw_list(ui);
    return wish;
  }
  PaperWants wants;
  wants.left_handed = settings.left_handed;
  wants.photo = photo_.shown();
  wants.on_photo = on_photo_ && !chosen_;
  PaperChoice choice;
  if (chosen_) {
    choice = paper_->choice(seat_, *chosen_, ui.words);
    wants.keys = paper_keys_height(ui, choice, keys_, keys_width(ui.screen, ui.scale, settings.left_handed));
  }
  if (ui.deed().kind != Deed::Kind::none) {
    told_.clear();
    photo_.clear_trouble();
  }
  const PaperLayout at = lay_out_paper(ui.screen, ui.scale, wants);
  if (home_button(ui, at.home, settings.saved)) wish.kind = Wish::Kind::home;
  draw_tabs(ui, at);
  const bool hides = at.narrow && !at.photo.empty();
  const std::optional<Spot> tapped = hides ? std::nullopt : draw_sheet(ui, at);
  if (!at.photo.empty()) photo_.draw(ui, at.photo);
  if (!at.prompt.empty()) draw_prompt(ui, at.prompt, prompt(ui), at.shape == PlayShape::phone);
  PaperKeyTap key;
  if (!at.keys.empty()) key = draw_paper_keys(ui, at.keys, choice, keys_);
  draw_findings(ui, at);
  draw_buttons(ui, at, wish);
  paper_->draw_scores(ui, at.scores, seat_);
  const auto last = paper_->last();
  const std::string what = last ? paper_->describe(*last, ui.words) : std::string();
  const Turn way =
      draw_turns(ui, {at.undo, at.redo, at.shape == PlayShape::phone}, what, paper_->next_line().has_value());

  if (tapped && chosen_ && *tapped == *chosen_ && !keys_.typed.empty()) {
    key.line = typed(choice, keys_);  // Enter, while the cell has the frame
  } else if (tapped) {
    wish = tap(*tapped, ui.now, ui.words);
  }
  if (way != Turn::none) {
    wish = turn(way, ui.words);
  } else if (key.close) {
    choose({});
  } else if (key.clear || key.line) {
    wish = act(key, choice);
  } else if (list_.chosen >= 0 && ui.key("escape")) {
    list_.chosen = -1;
  } else if (const int all = static_cast<int>(findings(seat_).size()); all > 0 && ui.key("f")) {
    show_finding((list_.chosen + 1) % all);
  } else {
    letters(ui);
  }
  return wish;
}

}  // namespace fox::ui
