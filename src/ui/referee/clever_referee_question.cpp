#include "ui/referee/clever_referee_question.h"

#include <algorithm>
#include <utility>

#include "core/clever/rule_of.h"
#include "core/ensure.h"

namespace fox::ui {

using clever::Action;
using clever::Line;
using clever::LineKind;
using clever::Mask;
using clever::Role;

namespace {

std::shared_ptr<const CleverRefereeQuestion::Typed> typed(std::shared_ptr<const Game> game) {
  typed_as<clever::Codec>(*game);
  return std::static_pointer_cast<const CleverRefereeQuestion::Typed>(std::move(game));
}

std::unique_ptr<CleverRefereeQuestion::Typed> empty_sheet(const clever::SheetDef& def,
                                                          const std::vector<std::string>& names) {
  Header header;
  header.sheet = def.id;
  header.names = names;
  const auto rules = clever::make_rules(def, static_cast<int>(names.size()), clever::Mode::table);
  clever::Events events;
  clever::State state = clever::Family::begin(rules, events);
  state.pads.fill(clever::Pad{});  // gifts of the first round are circled by whoever fills in the sheet
  return std::make_unique<CleverRefereeQuestion::Typed>(header, rules, state);
}

}  // namespace

CleverRefereeQuestion::CleverRefereeQuestion(std::shared_ptr<const Game> game, int seat)
    : from_(typed(std::move(game))), seat_(seat) {
  lays_ = from_->rules().mode == clever::Mode::sheet;
  if (lays_) asked_die_ = 0;
  rebuild();
}

CleverRefereeQuestion::CleverRefereeQuestion(const clever::SheetDef& def,
                                             const std::vector<std::string>& names)
    : from_(empty_sheet(def, names)), by_hand_(true), lays_(true), asked_die_(0) {
  rebuild();
}

void CleverRefereeQuestion::rebuild() {
  if (lays_) {
    Header header = from_->header();
    header.mode = RecordMode::table;
    clever::Rules rules = from_->rules();
    if (by_hand_)
      rules = clever::make_rules(*rules.def, static_cast<int>(header.names.size()), clever::Mode::table);
    rules.mode = clever::Mode::table;
    clever::State before = from_->current();
    if (by_hand_) before.pads.fill(written_);
    set_up_ =
        std::make_unique<Typed>(std::move(header), rules, fox::ui::set_up(rules, before, seat_, dice_setup_));
  }
  work_out();
}

// ---- what is asked -------------------------------------------------------------------------------

void CleverRefereeQuestion::drop() {
  die_ = -1;
  as_ = 0;
  cell_ = {};
  track_.reset();
  raw_.reset();
  work_out();
}

void CleverRefereeQuestion::show(int seat) {
  if (seat == seat_) return;
  seat_ = seat;
  die_ = -1;
  cell_ = {};
  track_.reset();
  raw_.reset();
  rebuild();
}

void CleverRefereeQuestion::tap_die(int die) {
  if (lays_ && !dice_setup_.is_said(die)) {
    asked_die_ = asked_die_ == die ? -1 : die;
    return;
  }
  if (lays_) asked_die_ = -1;
  track_.reset();
  raw_.reset();
  die_ = die_ == die && !cell_.is() ? -1 : die;
  if (lays_) asked_die_ = die_;  // what it shows and where it lies can be put right
  work_out();
}

void CleverRefereeQuestion::tap_cell(CellRef cell) {
  track_.reset();
  raw_.reset();
  cell_ = cell_ == cell ? CellRef{} : cell;
  work_out();
}

void CleverRefereeQuestion::tap_track(Action action) {
  raw_.reset();
  cell_ = {};
  track_ = action;
  work_out();
}

void CleverRefereeQuestion::tap_number(int number) {
  as_ = as_ == number ? 0 : number;
  track_.reset();
  raw_.reset();
  work_out();
}

void CleverRefereeQuestion::ask(const AnyLine& any) {
  const auto& line = std::get<Line>(any);
  drop();
  raw_ = line;
  if (line.area != clever::kNone) cell_ = {line.area, line.cell};  // what is pointed at
  work_out();
}

// ---- what lies and stands there ------------------------------------------------------------------

void CleverRefereeQuestion::set_role(Role role) {
  dice_setup_.role = role;
  // Whoever asks about an extra die has one: its circle is drawn, to be seen.
  auto& circled = written_.circled[static_cast<std::size_t>(Action::plus1)];
  if (by_hand_ && role == Role::extra && circled == 0) circled = 1;
  raw_.reset();
  rebuild();
}

void CleverRefereeQuestion::set_face(int face) {
  if (asked_die_ < 0) return;
  dice_setup_.face[static_cast<std::size_t>(asked_die_)] = static_cast<std::uint8_t>(face);
  raw_.reset();
  const int dice = rules().sheet.dice;
  int next = -1;
  for (int i = 1; i < dice && next < 0; ++i)
    if (const int die = (asked_die_ + i) % dice; !dice_setup_.is_said(die)) next = die;
  asked_die_ = next;
  rebuild();
}

void CleverRefereeQuestion::put(DiePlace where) {
  const int die = asked_die_ >= 0 ? asked_die_ : die_;
  if (die < 0) return;
  dice_setup_.put(die, where);
  raw_.reset();
  rebuild();
}

void CleverRefereeQuestion::set_alone(bool alone) {
  if (!by_hand_ || alone == rules().solo()) return;
  std::vector<std::string> names = from_->header().names;
  names.resize(alone ? 1 : 2, names.front());
  from_ = empty_sheet(def(), names);
  seat_ = 0;
  rebuild();
}

void CleverRefereeQuestion::write(CellRef cell, int number) {
  const auto a = static_cast<std::size_t>(cell.area);
  const auto& area = rules().sheet.area[a];
  const Mask bit = Mask{1} << cell.cell;
  if ((area.printed & bit) != 0) return;
  Mask& marked = written_.marked[a];
  if (area.traits.circles) {  // a ring, then a cross, then nothing
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

void CleverRefereeQuestion::circle(Action action) {
  const auto a = static_cast<std::size_t>(action);
  auto& circled = written_.circled[a];
  circled = static_cast<std::uint8_t>(circled == rules().sheet.track[a].fields ? 0 : circled + 1);
  rebuild();
}

void CleverRefereeQuestion::wipe() {
  written_ = {};
  dice_setup_ = {};
  asked_die_ = 0;
  seat_ = 0;
  drop();
  rebuild();
}

// ---- the answer ----------------------------------------------------------------------------------

std::vector<Line> CleverRefereeQuestion::allowed_with(int die) const {
  std::vector<Line> lines;
  for (const Line& line : allowed_)
    if ((line.as == as_ || line.kind == LineKind::bonus) && (die < 0 || (uses_die(line) && line.die == die)))
      lines.push_back(line);
  return lines;
}

PointedAt CleverRefereeQuestion::pointed_at(int die, CellRef cell) const {
  PointedAt at;
  at.seat = seat_;
  at.die = die;
  at.cell = cell;
  at.as = as_;
  at.extra = dice_setup_.role == Role::extra;
  at.usable = usable_;
  if (lays_) at.there = 0;
  for (int d = 0; lays_ && d < rules().sheet.dice; ++d)
    if (dice_setup_.is_said(d)) at.there |= static_cast<std::uint8_t>(1u << d);
  return at;
}

std::optional<Refused> CleverRefereeQuestion::why_not(int die) const {
  return game().why(question(pointed_at(die, {})));
}

void CleverRefereeQuestion::work_out() {
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
  refused_.reset();
  line_ = raw_;
  if (raw_) {
    refused_ = from_->why(*raw_);
    return;
  }
  if (track_)
    line_ = about_track();
  else if (cell_.is() || die_ >= 0)
    line_ = about_mark();
  if (line_) refused_ = game().why(*line_);
}

// Of the lines that would do the plainest: without another action, with no further marks.
const Line* CleverRefereeQuestion::plainest() const {
  const auto meant = [&](const Line& line) {
    if (track_ && (track_ == Action::plus1 ? line.kind != LineKind::extra : line.as == 0)) return false;
    return (die_ < 0 || (uses_die(line) && line.die == die_)) &&
           (!cell_.is() || covers(rules(), line, cell_)) &&
           (as_ == 0 || line.as == as_ || line.kind == LineKind::bonus);
  };
  const auto cost = [](const Line& l) { return (l.as != 0 ? 64 : 0) + clever::count_bits(l.more); };
  const Line* best = nullptr;
  for (const Line& line : allowed_)
    if (meant(line) && (best == nullptr || cost(line) < cost(*best))) best = &line;
  return best;
}

// May the action of the track be spent?
Line CleverRefereeQuestion::about_track() const {
  const int die = die_ >= 0 ? die_ : 0;
  if (track_ == Action::reroll) return reroll_question(rules(), state(), seat_);
  if (track_ == Action::back) {
    Line line = plain_line(seat_, LineKind::back);
    line.die = static_cast<std::uint8_t>(die_ < 0 && back_ >= 0 ? back_ : die);
    return line;
  }
  if (const Line* line = plainest()) return *line;
  PointedAt at = pointed_at(die, {});
  at.extra = at.extra || track_ == Action::plus1;
  if (track_ == Action::number) at.as = state().face[static_cast<std::size_t>(die)] % 6 + 1;
  return question(at);
}

// May this be marked?
std::optional<Line> CleverRefereeQuestion::about_mark() const {
  if (const Line* line = plainest()) return *line;
  const PointedAt at = pointed_at(die_, cell_);
  const bool waits = state().pads[static_cast<std::size_t>(seat_)].waiting.any();
  if (die_ < 0 && !waits && at.there == 0) return std::nullopt;  // no die lies there
  return question(at);
}

std::string_view CleverRefereeQuestion::rule() const {
  if (refused_) return refused_->refusal.rule;
  return track_ ? clever::rule_of(*track_) : rule_of(rules(), *line_);
}

}  // namespace fox::ui
