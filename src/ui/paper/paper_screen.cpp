#include "ui/paper/paper_screen.h"

#include <algorithm>
#include <utility>

#include "ui/screens/home.h"
#include "ui/screens/parts.h"
#include "ui/table/text_at_table.h"

namespace fox::ui {

namespace {

// Clearing a place and writing on it anew is one thing to whoever did it.
bool one_deed(const std::optional<PaperAction>& first, const std::optional<PaperAction>& then) {
  return first && then && first->clears && !then->clears && first->seat == then->seat &&
         first->spot == then->spot;
}

}  // namespace

PaperScreen::PaperScreen(std::unique_ptr<Paper> paper, std::string chosen_data)
    : paper_(std::move(paper)), photo_(std::move(chosen_data)) {
  refresh();
  checked_ = locked();
}

const store::Session* PaperScreen::session() const {
  return &paper_->session();
}

bool PaperScreen::locked() const {
  return paper_->session().locked().has_value();
}

void PaperScreen::refresh() {
  read_game();
  paper_->refresh();
  found_.clear();
  for (int seat = 0; seat < paper_->players(); ++seat) found_.push_back(audit(session()->game(), seat));
  if (list_.chosen >= static_cast<int>(findings(seat_).size())) list_.chosen = -1;
}

void PaperScreen::look_again(Change change, double now) {
  refresh();
  if (change == Change::line) {
    mark_.write(now);
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
  const bool before = photo_.is_shown(), changed = photo_.after_frame(words);
  if (!before && photo_.is_shown()) on_photo_ = true;
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

Wish PaperScreen::tap(const Spot& spot, double now, const Catalogue& words) {
  if (locked()) {
    tell(store::sentence(*session()->locked(), words), now);
    return {};
  }
  auto lines = paper_->tapped(seat_, spot);
  if (!lines.empty() && mark_.echoes(spot, now)) return {};
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
  mark_.meant = spot;
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
  mark_.meant = here;
  const bool stays = here.kind == Spot::Kind::action;
  if (!stays) choose(paper_->next(seat_, here));
  return write(std::move(lines));
}

int PaperScreen::lines_at_once(bool back) const {
  const auto action = [&](const std::optional<AnyLine>& line) {
    return line ? paper_->action(*line) : std::nullopt;
  };
  const bool both = back ? one_deed(action(paper_->last(1)), action(paper_->last()))
                         : one_deed(action(paper_->next_line()), action(paper_->next_line(1)));
  return both ? 2 : 1;
}

void PaperScreen::show(int seat) {
  if (seat == seat_) return;
  seat_ = seat;
  choose({});
  list_ = {};
  mark_ = {};
}

void PaperScreen::let_go() {
  chosen_ ? choose({}) : void(list_.chosen = -1);
}

void PaperScreen::show_finding(int index) {
  const auto all = findings(seat_);
  if (index < 0 || index >= static_cast<int>(all.size())) return;
  choose({});
  list_.chosen = index;
  const auto& spots = all[static_cast<std::size_t>(index)]->spots;
  if (!spots.empty()) reveal_ = spots.front();
}

bool PaperScreen::any_written() const {
  for (int s = 0; s < paper_->players(); ++s)
    if (written_on(session()->game(), s)) return true;
  return false;
}

bool PaperScreen::sound() const {
  for (int s = 0; s < paper_->players(); ++s)
    if (!findings(s).empty()) return false;
  return true;
}

std::span<const Command<PaperScreen, Wish>> PaperScreen::paper_commands() {
  using Argument = std::string_view;
  using Of = PaperScreen;
  static constexpr Command<Of, Wish> all[] = {
      {"key.letter.", "*", "keys-paper-field",
       [](const Of& paper, Argument letter) {
         return !paper.locked() && paper.paper_->lettered(paper.seat_, letter[0]).has_value();
       },
       [](Of& paper, Argument letter, Ui&) {
         paper.choose(paper.paper_->lettered(paper.seat_, letter[0]));
         return Wish();
       },
       "@key-letter"},
      {"button.check", "d", "keys-done",
       [](const Of& paper, Argument) { return !paper.locked() && !paper.checked_; },
       [](Of& paper, Argument, Ui&) {
         paper.checked_ = paper.any_written();
         paper.list_ = {};
         return Wish();
       }},
      {"button.keep", "d", "", [](const Of& paper, Argument) { return !paper.locked() && paper.checked_; },
       [](Of& paper, Argument, Ui&) {
         return wish_of(paper.any_written() ? Wish::Kind::result : Wish::Kind::none);
       }},
      {"key.finding", "f", "keys-finding",
       [](const Of& paper, Argument) { return !paper.findings(paper.seat_).empty(); },
       [](Of& paper, Argument, Ui&) {
         paper.show_finding((paper.list_.chosen + 1) % static_cast<int>(paper.findings(paper.seat_).size()));
         return Wish();
       }},
      {"button.photo", "v", "keys-photo",
       [](const Of& paper, Argument) { return paper.turns_photo_ || !paper.photo_.is_shown(); },
       [](Of& paper, Argument, Ui&) {
         if (paper.turns_photo_)
           paper.on_photo_ = !paper.on_photo_;
         else
           paper.photo_.choose();
         return Wish();
       }},
      {"button.close", "", "", nullptr, [](Of& paper, Argument, Ui&) { return paper.choose({}), Wish(); }},
  };
  return all;
}

// ---- what is seen

Prompt PaperScreen::prompt(const Ui& ui) const {
  Prompt said;
  const auto all = findings(seat_);
  if (!told_.sentence.empty()) return {{}, told_.sentence, {}, true};
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

std::vector<Tab> PaperScreen::tabs() const {
  std::vector<Tab> tabs;
  for (int s = 0; s < paper_->players(); ++s) {
    const bool written = written_on(session()->game(), s), clean = findings(s).empty();
    const Standing standing = s == seat_ && !locked()        ? Standing::acts
                              : written && checked_ && clean ? Standing::done
                                                             : Standing::idle;
    tabs.push_back({paper_->header().names[static_cast<std::size_t>(s)], paper_->total(s), standing, !clean});
  }
  return tabs;
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
  look.fresh = mark_.written;
  look.fresh_at = mark_.at;
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
    const bool written = written_on(session()->game(), seat_);
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

void PaperScreen::draw_buttons(Ui& ui, const PaperLayout& at) {
  // The photo: chosen, or where it takes the place of the sheet, looked at in turn with that.
  turns_photo_ = photo_.is_shown() && at.narrow;
  if (at.buttons.empty()) return;
  Rect row = at.buttons;
  if (turns_photo_ || !photo_.is_shown())  // else its own buttons lie on it
    sign_button(ui, "button.photo", row.cut_left(touch(ui, 64), ui.dp(kGap)),
                turns_photo_ && on_photo_ ? Sign::paper_sheet : Sign::photo);
  ButtonLook look;
  look.kind = ButtonLook::Kind::accent;
  look.sign = Sign::check;
  const auto draw = [&](const char* name, const char* words) { button(ui, name, row, ui.say(words), look); };
  if (locked()) return draw("button.result", "to-result");
  look.able = any_written();
  if (!checked_) return draw("button.check", "paper-check");
  if (!sound()) look.kind = ButtonLook::Kind::normal;
  draw("button.keep", "paper-keep");
}

PaperLayout PaperScreen::lay_out(Ui& ui, const PaperChoice& choice) {
  PaperWants wants;
  wants.left_handed = settings().left_handed;
  wants.photo = photo_.is_shown();
  wants.on_photo = on_photo_ && !chosen_;
  if (chosen_)
    wants.keys = paper_keys_height(ui, choice, keys_, keys_width(ui.screen, ui.scale, wants.left_handed));
  return lay_out_paper(ui.screen, ui.scale, wants);
}

Wish PaperScreen::draw(Ui& ui, const PlaySettings& settings) {
  begin(ui, settings);
  if (photo_.choosing()) {
    photo_.draw_list(ui);
    return {};
  }
  if (ui.action().kind != UserAction::Kind::none) {
    told_ = {};
    photo_.clear_trouble();
  }
  if (goes(ui, told_.at, 4)) told_ = {};
  const PaperChoice choice = chosen_ ? paper_->choice(seat_, *chosen_, ui.words) : PaperChoice();
  const TextAtTable text(ui, least_room(ui.screen, ui.finger));
  const PaperLayout at = lay_out(ui, choice);
  draw_above(ui, at, tabs(), seat_);
  const bool hides = at.narrow && !at.photo.empty();
  const std::optional<Spot> tapped = hides ? std::nullopt : draw_sheet(ui, at);
  if (!at.photo.empty()) photo_.draw(ui, at.photo);
  PaperKeyTap key;
  if (!at.keys.empty()) key = draw_paper_keys(ui, at.keys, choice, keys_);
  draw_findings(ui, at);
  draw_buttons(ui, at);
  paper_->draw_scores(ui, at.scores, seat_);
  if (!at.prompt.empty()) draw_sentence(ui, at, prompt(ui));  // where a refusal is long, over what is below
  const auto last = paper_->last();
  draw_turns(ui, at, last ? paper_->describe(*last, ui.words) : std::string(),
             paper_->next_line().has_value());
  draw_card(ui, session()->game());

  if (tapped && chosen_ && *tapped == *chosen_ && !keys_.typed.empty())
    key.line = typed(choice, keys_);  // Enter, while the cell has the frame
  else if (tapped)
    return tap(*tapped, ui.now, ui.words);
  if (key.clear || key.line) return act(key, choice);
  if (auto wish = obey(ui, paper_commands(), *this)) {
    ui.animate_until(ui.now + .001);
    return *wish;
  }
  Wish wish = obey_frame(ui);
  if (wish.kind == Wish::Kind::undo || wish.kind == Wish::Kind::redo) {
    choose({});
    list_.chosen = -1;
    mark_ = {};
  }
  return wish;
}

}  // namespace fox::ui
