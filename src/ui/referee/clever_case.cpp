#include "ui/referee/clever_case.h"

#include <algorithm>
#include <utility>

#include "core/ensure.h"

namespace fox::ui {

using clever::Action;
using clever::Line;
using clever::LineKind;
using clever::Mask;
using clever::Role;

namespace {

bool uses_die(const Line& line) {
  return line.kind == LineKind::take || line.kind == LineKind::extra;
}

std::unique_ptr<CleverCase::Typed> typed(std::unique_ptr<Game> game) {
  ensure(CleverCase::fits(*game), "the referee's Clever cases are Clever games");
  return std::unique_ptr<CleverCase::Typed>(static_cast<CleverCase::Typed*>(game.release()));
}

std::unique_ptr<CleverCase::Typed> empty_sheet(const clever::SheetDef& def,
                                               const std::vector<std::string>& names) {
  Header header;
  header.sheet = def.id;
  header.names = names;
  const auto rules = clever::make_rules(def, static_cast<int>(names.size()), clever::Mode::table);
  clever::Events events;
  clever::State state = clever::Family::begin(rules, events);
  state.pads.fill(clever::Pad{});  // gifts of the first round are circled by whoever fills in the sheet
  return std::make_unique<CleverCase::Typed>(header, rules, state);
}

}  // namespace

CleverCase::CleverCase(std::unique_ptr<Game> game, int seat) : from_(typed(std::move(game))), seat_(seat) {
  lays_ = from_->rules().mode == clever::Mode::sheet;
  if (lays_) asked_die_ = 0;
  rebuild();
}

CleverCase::CleverCase(const clever::SheetDef& def, const std::vector<std::string>& names)
    : from_(empty_sheet(def, names)), by_hand_(true), lays_(true), asked_die_(0) {
  rebuild();
}

void CleverCase::rebuild() {
  if (lays_) {
    Header header = from_->header();
    header.mode = RecordMode::table;
    clever::Rules rules = from_->rules();
    if (by_hand_)
      rules = clever::make_rules(*rules.def, static_cast<int>(header.names.size()), clever::Mode::table);
    rules.mode = clever::Mode::table;
    clever::State before = from_->current();
    if (by_hand_) before.pads.fill(written_);
    set_up_ = std::make_unique<Typed>(std::move(header), rules, fox::ui::set_up(rules, before, seat_, laid_));
  }
  work_out();
}

// ---- what is asked -------------------------------------------------------------------------------

void CleverCase::drop() {
  die_ = -1;
  as_ = 0;
  cell_ = {};
  track_.reset();
  raw_.clear();
  work_out();
}

void CleverCase::show(int seat) {
  if (seat == seat_) return;
  seat_ = seat;
  die_ = -1;
  cell_ = {};
  track_.reset();
  raw_.clear();
  rebuild();
}

void CleverCase::tap_die(int die) {
  if (lays_ && !laid_.said(die)) {
    asked_die_ = asked_die_ == die ? -1 : die;
    return;
  }
  if (lays_) asked_die_ = -1;
  track_.reset();
  raw_.clear();
  die_ = die_ == die && !cell_.is() ? -1 : die;
  if (lays_) asked_die_ = die_;  // what it shows and where it lies can be put right
  work_out();
}

void CleverCase::tap_cell(CellRef cell) {
  track_.reset();
  raw_.clear();
  cell_ = cell_ == cell ? CellRef{} : cell;
  work_out();
}

void CleverCase::tap_track(Action action) {
  raw_.clear();
  cell_ = {};
  track_ = action;
  work_out();
}

void CleverCase::tap_number(int number) {
  as_ = as_ == number ? 0 : number;
  track_.reset();
  raw_.clear();
  work_out();
}

void CleverCase::ask(const std::string& line) {
  drop();
  raw_ = line;
  const auto dot = line.find('.');
  if (dot != std::string::npos) {  // its first mark is what is pointed at
    const auto from = line.rfind(' ', dot) + 1, to = line.find_first_of(" =:", dot);
    const std::string area = line.substr(from, dot - from), cell = line.substr(dot + 1, to - dot - 1);
    for (std::size_t a = 0; a < def().areas.size(); ++a)
      for (std::size_t c = 0; def().areas[a].id == area && c < def().areas[a].cells.size(); ++c)
        if (def().areas[a].cells[c].name == cell) cell_ = {static_cast<int>(a), static_cast<int>(c)};
  }
  work_out();
}

// ---- what lies and stands there ------------------------------------------------------------------

void CleverCase::set_role(Role role) {
  laid_.role = role;
  // Whoever asks about an extra die has one: its circle is drawn, to be seen.
  auto& circled = written_.circled[static_cast<std::size_t>(Action::plus1)];
  if (by_hand_ && role == Role::extra && circled == 0) circled = 1;
  raw_.clear();
  rebuild();
}

void CleverCase::set_face(int face) {
  if (asked_die_ < 0) return;
  laid_.face[static_cast<std::size_t>(asked_die_)] = static_cast<std::uint8_t>(face);
  raw_.clear();
  const int dice = rules().sheet.dice;
  int next = -1;
  for (int i = 1; i < dice && next < 0; ++i)
    if (const int die = (asked_die_ + i) % dice; !laid_.said(die)) next = die;
  asked_die_ = next;
  rebuild();
}

void CleverCase::put(Lies where) {
  const int die = asked_die_ >= 0 ? asked_die_ : die_;
  if (die < 0) return;
  laid_.put(die, where);
  raw_.clear();
  rebuild();
}

void CleverCase::set_alone(bool alone) {
  if (!by_hand_ || alone == rules().solo()) return;
  std::vector<std::string> names = from_->header().names;
  names.resize(alone ? 1 : 2, names.front());
  from_ = empty_sheet(def(), names);
  seat_ = 0;
  rebuild();
}

void CleverCase::write(CellRef cell, int number) {
  const auto a = static_cast<std::size_t>(cell.area);
  const auto& area = rules().sheet.area[a];
  const Mask bit = Mask{1} << cell.cell;
  if ((area.printed & bit) != 0) return;
  Mask& marked = written_.marked[a];
  if (area.kind == clever::AreaKind::circled_grid) {  // a ring, then a cross, then nothing
    Mask& ringed = written_.noted[area.noted];
    const bool ring = (ringed & bit) != 0, cross = (marked & bit) != 0;
    ringed = ring || cross ? ringed & ~bit : ringed | bit;
    marked = ring ? marked | bit : marked & ~bit;
    return rebuild();
  }
  marked ^= bit;
  if (area.writes)
    written_.numbers[static_cast<std::size_t>(area.first_number + cell.cell)] =
        static_cast<std::uint8_t>((marked & bit) != 0 ? number : 0);
  rebuild();
}

void CleverCase::circle(Action action) {
  const auto a = static_cast<std::size_t>(action);
  auto& circled = written_.circled[a];
  circled = static_cast<std::uint8_t>(circled == rules().sheet.track[a].fields ? 0 : circled + 1);
  rebuild();
}

void CleverCase::wipe() {
  written_ = {};
  laid_ = {};
  asked_die_ = 0;
  seat_ = 0;
  drop();
  rebuild();
}

// ---- the answer ----------------------------------------------------------------------------------

// May a tap on the cell mean this line? Companions are all alike, of a chain the own mark is tapped.
bool CleverCase::covers(const Line& line, CellRef cell) const {
  if (line.area != cell.area) return false;
  return line.cell == cell.cell ||
         (rules().sheet.area[line.area].companions && (line.more >> cell.cell & 1) != 0);
}

std::vector<Line> CleverCase::allowed_with(int die) const {
  std::vector<Line> lines;
  for (const Line& line : allowed_)
    if ((line.as == as_ || line.kind == LineKind::bonus) && (die < 0 || (uses_die(line) && line.die == die)))
      lines.push_back(line);
  return lines;
}

// Of the dice that might be meant for a cell, the one the rules have most to say about.
int CleverCase::fitting_die(CellRef cell) const {
  const auto& sheet = rules().sheet;
  const auto lies = [&](int die) { return !lays_ || laid_.said(die); };
  const int own = sheet.area[static_cast<std::size_t>(cell.area)].die;
  if (lies(own)) return own;
  if (sheet.joker != clever::kNone && lies(sheet.joker)) return sheet.joker;
  for (int die = 0; die < sheet.dice; ++die)
    if (lies(die)) return die;
  return -1;
}

std::string CleverCase::question(int die, CellRef cell, const char* verb) const {
  const auto& sheet = rules().sheet;
  const auto& pad = state().pads[static_cast<std::size_t>(seat_)];
  if (!cell.is()) {  // a die alone: any open cell of its area
    const int own = sheet.own_area[static_cast<std::size_t>(die)];
    cell.area = own == clever::kNone ? 0 : own;
    const auto a = static_cast<std::size_t>(cell.area);
    const Mask open = sheet.area[a].all & ~pad.marked[a];
    cell.cell = open == 0 ? 0 : __builtin_ctz(open);
  }
  const auto& area = def().areas[static_cast<std::size_t>(cell.area)];
  const std::string mark = area.id + "." + area.cells[static_cast<std::size_t>(cell.cell)].name;
  const std::string seat = std::to_string(seat_ + 1);
  if (pad.waiting != 0 && die < 0) {  // of several, one that is for this area
    int bonus = -1;
    for (int b = 0; b < sheet.bonuses; ++b) {
      if (waiting_of(pad, b) == 0) continue;
      const auto& targets = def().bonuses[static_cast<std::size_t>(b)].targets;
      const bool meant = std::any_of(targets.begin(), targets.end(),
                                     [&](const auto& target) { return target.area == cell.area; });
      if (bonus < 0 || meant) bonus = b;
    }
    return seat + " bonus " + def().bonuses[static_cast<std::size_t>(bonus)].id + " " + mark;
  }
  const bool extra = state().phase == clever::Phase::turn_end && clever::has(state().acted, seat_) &&
                     (laid_.role == Role::extra || action_left(pad, Action::plus1));
  if (verb == nullptr) verb = extra ? "extra" : "take";
  return seat + " " + verb + " " + def().dice[static_cast<std::size_t>(die)].letter +
         (as_ == 0 ? "" : " as " + std::to_string(as_)) + " " + mark;
}

std::optional<Refused> CleverCase::why_not(int die) const {
  return game().why(question(die, {}));
}

void CleverCase::work_out() {
  const auto all = std::make_unique<clever::Lines>();
  clever::Family::legal(rules(), state(), *all);
  allowed_.clear();
  usable_ = 0;
  back_ = -1;
  for (const Line& line : *all) {
    if (line.seat != seat_) continue;
    if (line.area != clever::kNone) allowed_.push_back(line);
    if (uses_die(line) && line.as == as_) usable_ |= static_cast<std::uint8_t>(1u << line.die);
    if (line.kind == LineKind::back) back_ = line.die;
  }
  found_.reset();
  refused_.reset();
  line_ = raw_;
  if (!raw_.empty()) {
    refused_ = from_->why(raw_);
    return;
  }
  if (track_)
    line_ = about_track();
  else if (cell_.is() || die_ >= 0)
    line_ = about_mark();
  if (!line_.empty()) refused_ = game().why(line_);
}

// Of the lines that would do the plainest: without another action, with no further marks.
const Line* CleverCase::plainest() const {
  const auto meant = [&](const Line& line) {
    if (track_ && (track_ == Action::plus1 ? line.kind != LineKind::extra : line.as == 0)) return false;
    return (die_ < 0 || (uses_die(line) && line.die == die_)) && (!cell_.is() || covers(line, cell_)) &&
           (as_ == 0 || line.as == as_ || line.kind == LineKind::bonus);
  };
  const auto cost = [](const Line& l) { return (l.as != 0 ? 64 : 0) + clever::count_bits(l.more); };
  const Line* best = nullptr;
  for (const Line& line : allowed_)
    if (meant(line) && (best == nullptr || cost(line) < cost(*best))) best = &line;
  return best;
}

// May the action of the track be spent?
std::string CleverCase::about_track() {
  const std::string seat = std::to_string(seat_ + 1);
  const int die = die_ >= 0 ? die_ : 0;
  const auto face = [&](int d) { return int{state().face[static_cast<std::size_t>(d)]}; };
  const auto letter = [&](int d) { return def().dice[static_cast<std::size_t>(d)].letter; };
  if (track_ == Action::reroll) {
    std::string line = seat + " reroll";
    for (int d = 0; d < rules().sheet.dice; ++d)
      if (clever::has(state().hand, d))
        line += std::string(" ") + letter(d) + std::to_string(std::max(1, face(d)));
    return state().hand != 0 ? line : line + " " + letter(0) + "1";
  }
  if (track_ == Action::back) return seat + " back " + letter(die_ < 0 && back_ >= 0 ? back_ : die);
  if (const Line* line = plainest()) {
    found_ = *line;
    return clever::write_line(rules(), *found_);
  }
  if (track_ == Action::plus1) return question(die, {}, "extra");
  const auto& first = def().areas.front();
  return seat + " take " + letter(die) + " as " + std::to_string(face(die) % 6 + 1) + " " + first.id + "." +
         first.cells.front().name;
}

// May this be marked?
std::string CleverCase::about_mark() {
  if (const Line* line = plainest()) {
    found_ = *line;
    return clever::write_line(rules(), *found_);
  }
  const bool waits = state().pads[static_cast<std::size_t>(seat_)].waiting != 0;
  const int die = die_ >= 0 || waits ? die_ : fitting_die(cell_);
  return die >= 0 || waits ? question(die, cell_) : std::string();
}

std::string CleverCase::rule() const {
  if (refused_) return std::string(refused_->refusal.rule);
  if (track_) {
    constexpr const char* rules_of[] = {"reroll", "dice-back", "extra-die", "any-number"};
    return rules_of[static_cast<std::size_t>(*track_)];
  }
  if (found_) return def().areas[found_->area].rule;
  const auto dot = line_.find('.');
  if (dot == std::string::npos) return "turn";
  const auto space = line_.rfind(' ', dot) + 1;
  for (const auto& area : def().areas)
    if (area.id == line_.substr(space, dot - space)) return area.rule;
  return "turn";
}

}  // namespace fox::ui
