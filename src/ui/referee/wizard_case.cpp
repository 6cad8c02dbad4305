#include "ui/referee/wizard_case.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <variant>

#include "core/wizard/table.h"
#include "game/typed_game.h"
#include "game/wizard_codec.h"

namespace fox::ui {

using wizard::kNone;
using wizard::Line;
using wizard::LineKind;
using wizard::Phase;
using wizard::Written;

namespace {

constexpr std::size_t kMostOthers = 4;

// The round as it was said. Whoever predicted before did so in order, and the asker comes next; when the dice
// lie, the asker is the seer, and somebody else has scored already.
wizard::State set_up(const wizard::Rules& rules, const WizardLaid& laid) {
  wizard::Family::Events events;
  wizard::State state = wizard::begin(rules, events);
  state.pads[0] = laid.pad;
  state.seer = 0;
  if (!laid.scores) {
    state.phase = Phase::predict;
    for (std::size_t i = 0; i < laid.others.size(); ++i) state.predictions[i + 1] = laid.others[i];
    if (!laid.others.empty()) state.seer = 1;
    return state;
  }
  state.predictions[0] = laid.own;
  if (laid.own.made()) wizard::field(state.pads[0], laid.own.colour, laid.own.number) = {Written::circle, 0};
  wizard::add(state.passed, 1);
  if (!laid.own.made()) wizard::add(state.passed, 0);
  state.next_seer = 0;
  state.dice = laid.dice;
  state.wizards = laid.wizards != kNone ? laid.wizards : laid.own.colour;
  state.throws = static_cast<std::uint8_t>(laid.throws);
  state.phase = Phase::stop;
  return state;
}

}  // namespace

int WizardLaid::dice_said() const {
  return std::accumulate(dice.begin(), dice.end(), 0);
}

WizardCase::WizardCase(std::shared_ptr<const Game> game, int seat)
    : match_(std::make_unique<WizardMatch>(std::move(game))), seat_(seat) {}

WizardCase::WizardCase(const wizard::SheetDef& def, std::string name, std::string other)
    : def_(def), name_(std::move(name)), other_(std::move(other)), by_hand_(true) {
  rebuild();
}

void WizardCase::rebuild() {
  Header header;
  header.sheet = def_.id;
  header.names.push_back(name_);
  const std::size_t others = laid_.scores ? 1 : std::max<std::size_t>(1, laid_.others.size());
  for (std::size_t i = 0; i < others; ++i)
    header.names.push_back(other_ + (others > 1 ? " " + std::to_string(i + 1) : ""));
  const auto rules = wizard::make_rules(def_, static_cast<int>(header.names.size()));
  match_ = std::make_unique<WizardMatch>(
      std::make_shared<const TypedGame<wizard::Codec>>(std::move(header), rules, set_up(rules, laid_)));
  work_out();
}

// ---- what is asked -------------------------------------------------------------------------------

void WizardCase::drop() {
  asked_ = Ask::nothing;
  field_ = {};
  work_out();
}

void WizardCase::show(int seat) {
  if (seat == seat_) return;
  seat_ = seat;
  drop();
}

void WizardCase::tap_field(const FieldRef& field) {
  if (field == field_) return drop();
  field_ = field;
  asked_ = Ask::field;
  work_out();
}

void WizardCase::ask(Ask about) {
  field_ = {};
  asked_ = about;
  if (about == Ask::jester && !match_->over()) {
    const int jesters = wizard::dice_showing(match_->state(), wizard::jester_face(match_->def()));
    if (jesters > 0 && jesters <= match_->def().jester_fields)
      field_ = {seat_, wizard::colours(match_->def()), jesters};
  }
  work_out();
}

void WizardCase::ask(const AnyLine& line) {
  field_ = {};
  asked_ = Ask::line;
  line_ = std::get<Line>(line);
  if (line_.kind == LineKind::predict || line_.kind == LineKind::strike)
    field_ = {line_.seat, line_.colour, line_.number};
  work_out();
}

Line WizardCase::line_of(const FieldRef& field) const {
  const auto& state = match_->state();
  const auto& own = wizard::prediction_of(state, field.seat);
  const bool jester = field.row == wizard::colours(match_->def());
  const bool rings = own.made() && own.colour == field.row && own.number == field.number;
  if (jester || (state.phase == Phase::stop && rings)) {
    Line line = plain_line(field.seat, LineKind::stop);
    line.jester = jester;
    return line;
  }
  Line line = plain_line(field.seat, state.phase == Phase::strike ? LineKind::strike : LineKind::predict);
  line.number = static_cast<std::uint8_t>(field.number);
  line.colour = static_cast<std::uint8_t>(field.row);
  return line;
}

Line WizardCase::line_of(Ask about) const {
  if (about == Ask::pass) return plain_line(seat_, LineKind::pass);
  if (about != Ask::roll) {
    Line line = plain_line(seat_, LineKind::stop);
    line.jester = about == Ask::jester;
    return line;
  }
  // A throw after which everything lies as before; what does not lie yet shows the first face.
  const auto& state = match_->state();
  Line line = plain_line(seat_, LineKind::roll);
  line.faces = state.dice;
  const int dice = match_->def().dice, lying = wizard::dice_lying(state);
  line.faces[0] = static_cast<std::uint8_t>(line.faces[0] + std::max(0, dice - lying));
  const auto& effect = match_->effect();
  if (effect.second_compulsory() && state.throws == 1)
    line.threw = static_cast<std::int8_t>(dice - effect.turned);
  return line;
}

void WizardCase::work_out() {
  refused_.reset();
  if (asked_ == Ask::nothing) return;
  if (asked_ == Ask::field)
    line_ = line_of(field_);
  else if (asked_ != Ask::line)
    line_ = line_of(asked_);
  refused_ = match_->why(line_);
}

// ---- what lies and stands there ------------------------------------------------------------------

void WizardCase::set_scores(bool scores) {
  laid_.scores = scores;
  drop();
  rebuild();
}

void WizardCase::add_die(int face) {
  if (laid_.dice_said() == def_.dice) laid_.dice.fill(0);
  ++laid_.dice[static_cast<std::size_t>(face)];
  rebuild();
}

void WizardCase::take_die(int face) {
  auto& count = laid_.dice[static_cast<std::size_t>(face)];
  if (count > 0) --count;
  rebuild();
}

void WizardCase::set_wizards(int colour) {
  laid_.wizards = static_cast<std::uint8_t>(colour);
  rebuild();
}

void WizardCase::set_throws(int throws) {
  laid_.throws = throws;
  rebuild();
}

void WizardCase::cross(const FieldRef& field) {
  if (field.row == wizard::colours(def_)) {
    laid_.pad.jesters = static_cast<std::uint8_t>(laid_.pad.jesters ^ 1u << (field.number - 1));
  } else {
    auto& there = wizard::field(laid_.pad, field.row, field.number);
    there = there.what == Written::nothing ? wizard::Field{Written::hits, 1} : wizard::Field{};
    if (laid_.own ==
        wizard::Prediction{static_cast<std::uint8_t>(field.row), static_cast<std::uint8_t>(field.number)})
      laid_.own = {};
  }
  rebuild();
}

void WizardCase::predict(const FieldRef& field) {
  if (field.row == wizard::colours(def_)) return;
  const wizard::Prediction said{static_cast<std::uint8_t>(field.row),
                                static_cast<std::uint8_t>(field.number)};
  laid_.own = laid_.own == said ? wizard::Prediction{} : said;
  wizard::field(laid_.pad, field.row, field.number) = {};
  rebuild();
}

void WizardCase::others(const FieldRef& field) {
  if (field.row == wizard::colours(def_)) return;
  const wizard::Prediction said{static_cast<std::uint8_t>(field.row),
                                static_cast<std::uint8_t>(field.number)};
  auto& others = laid_.others;
  const auto there = std::find(others.begin(), others.end(), said);
  if (there != others.end())
    others.erase(there);
  else if (others.size() < kMostOthers)
    others.push_back(said);
  rebuild();
}

void WizardCase::wipe() {
  const bool scores = laid_.scores;
  laid_ = {};
  laid_.scores = scores;
  drop();
  rebuild();
}

}  // namespace fox::ui
