#include "ui/referee/wizard_referee_question.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <variant>

#include "core/wizard/wizard_table.h"
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
wizard::State set_up(const wizard::Rules& rules, const RoundSetup& dice_setup) {
  wizard::Family::Events events;
  wizard::State state = wizard::begin(rules, events);
  state.pads[0] = dice_setup.pad;
  state.seer = 0;
  if (!dice_setup.scores) {
    state.phase = Phase::predict;
    for (std::size_t i = 0; i < dice_setup.others.size(); ++i)
      state.predictions[i + 1] = dice_setup.others[i];
    if (!dice_setup.others.empty()) state.seer = 1;
    return state;
  }
  state.predictions[0] = dice_setup.own;
  if (dice_setup.own.made())
    wizard::field(state.pads[0], dice_setup.own.colour, dice_setup.own.number) = {Written::circle, 0};
  wizard::add(state.passed, 1);
  if (!dice_setup.own.made()) wizard::add(state.passed, 0);
  state.next_seer = 0;
  state.dice = dice_setup.dice;
  state.wizards = dice_setup.wizards != kNone ? dice_setup.wizards : dice_setup.own.colour;
  state.throws = static_cast<std::uint8_t>(dice_setup.throws);
  state.phase = Phase::stop;
  return state;
}

}  // namespace

int RoundSetup::dice_said() const {
  return std::accumulate(dice.begin(), dice.end(), 0);
}

WizardRefereeQuestion::WizardRefereeQuestion(std::shared_ptr<const Game> game, int seat)
    : game_view_(std::make_unique<WizardGameView>(std::move(game))), seat_(seat) {}

WizardRefereeQuestion::WizardRefereeQuestion(const wizard::SheetDef& def, std::string name, std::string other)
    : def_(def), name_(std::move(name)), other_(std::move(other)), by_hand_(true) {
  rebuild();
}

void WizardRefereeQuestion::rebuild() {
  Header header;
  header.sheet = def_.id;
  header.names.push_back(name_);
  const std::size_t others = dice_setup_.scores ? 1 : std::max<std::size_t>(1, dice_setup_.others.size());
  for (std::size_t i = 0; i < others; ++i)
    header.names.push_back(other_ + (others > 1 ? " " + std::to_string(i + 1) : ""));
  const auto rules = wizard::make_rules(def_, static_cast<int>(header.names.size()));
  game_view_ = std::make_unique<WizardGameView>(
      std::make_shared<const TypedGame<wizard::Codec>>(std::move(header), rules, set_up(rules, dice_setup_)));
  work_out();
}

// ---- what is asked -------------------------------------------------------------------------------

void WizardRefereeQuestion::drop() {
  asked_ = Ask::nothing;
  field_ = {};
  work_out();
}

void WizardRefereeQuestion::show(int seat) {
  if (seat == seat_) return;
  seat_ = seat;
  drop();
}

void WizardRefereeQuestion::tap_field(const FieldRef& field) {
  if (field == field_) return drop();
  field_ = field;
  asked_ = Ask::field;
  work_out();
}

void WizardRefereeQuestion::ask(Ask about) {
  field_ = {};
  asked_ = about;
  if (about == Ask::jester && !game_view_->is_over()) {
    const int jesters = wizard::dice_showing(game_view_->state(), wizard::jester_face(game_view_->def()));
    if (jesters > 0 && jesters <= game_view_->def().jester_fields)
      field_ = {seat_, wizard::colours(game_view_->def()), jesters};
  }
  work_out();
}

void WizardRefereeQuestion::ask(const AnyLine& line) {
  field_ = {};
  asked_ = Ask::line;
  line_ = std::get<Line>(line);
  if (line_.kind == LineKind::predict || line_.kind == LineKind::strike)
    field_ = {line_.seat, line_.colour, line_.number};
  work_out();
}

Line WizardRefereeQuestion::line_of(const FieldRef& field) const {
  const auto& state = game_view_->state();
  const auto& own = wizard::prediction_of(state, field.seat);
  const bool jester = field.row == wizard::colours(game_view_->def());
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

Line WizardRefereeQuestion::line_of(Ask about) const {
  if (about == Ask::pass) return plain_line(seat_, LineKind::pass);
  if (about != Ask::roll) {
    Line line = plain_line(seat_, LineKind::stop);
    line.jester = about == Ask::jester;
    return line;
  }
  // A throw after which everything lies as before; what does not lie yet shows the first face.
  const auto& state = game_view_->state();
  Line line = plain_line(seat_, LineKind::roll);
  line.faces = state.dice;
  const int dice = game_view_->def().dice, lying = wizard::dice_lying(state);
  line.faces[0] = static_cast<std::uint8_t>(line.faces[0] + std::max(0, dice - lying));
  const auto& effect = game_view_->effect();
  if (effect.second_compulsory() && state.throws == 1)
    line.threw = static_cast<std::int8_t>(dice - effect.turned);
  return line;
}

void WizardRefereeQuestion::work_out() {
  refused_.reset();
  if (asked_ == Ask::nothing) return;
  if (asked_ == Ask::field)
    line_ = line_of(field_);
  else if (asked_ != Ask::line)
    line_ = line_of(asked_);
  refused_ = game_view_->why(line_);
}

// ---- what lies and stands there ------------------------------------------------------------------

void WizardRefereeQuestion::set_scores(bool scores) {
  dice_setup_.scores = scores;
  drop();
  rebuild();
}

void WizardRefereeQuestion::add_die(int face) {
  if (dice_setup_.dice_said() == def_.dice) dice_setup_.dice.fill(0);
  ++dice_setup_.dice[static_cast<std::size_t>(face)];
  rebuild();
}

void WizardRefereeQuestion::take_die(int face) {
  auto& count = dice_setup_.dice[static_cast<std::size_t>(face)];
  if (count > 0) --count;
  rebuild();
}

void WizardRefereeQuestion::set_wizards(int colour) {
  dice_setup_.wizards = static_cast<std::uint8_t>(colour);
  rebuild();
}

void WizardRefereeQuestion::set_throws(int throws) {
  dice_setup_.throws = throws;
  rebuild();
}

void WizardRefereeQuestion::cross(const FieldRef& field) {
  if (field.row == wizard::colours(def_)) {
    dice_setup_.pad.jesters = static_cast<std::uint8_t>(dice_setup_.pad.jesters ^ 1u << (field.number - 1));
  } else {
    auto& there = wizard::field(dice_setup_.pad, field.row, field.number);
    there = there.what == Written::nothing ? wizard::Field{Written::hits, 1} : wizard::Field{};
    if (dice_setup_.own ==
        wizard::Prediction{static_cast<std::uint8_t>(field.row), static_cast<std::uint8_t>(field.number)})
      dice_setup_.own = {};
  }
  rebuild();
}

void WizardRefereeQuestion::predict(const FieldRef& field) {
  if (field.row == wizard::colours(def_)) return;
  const wizard::Prediction said{static_cast<std::uint8_t>(field.row),
                                static_cast<std::uint8_t>(field.number)};
  dice_setup_.own = dice_setup_.own == said ? wizard::Prediction{} : said;
  wizard::field(dice_setup_.pad, field.row, field.number) = {};
  rebuild();
}

void WizardRefereeQuestion::others(const FieldRef& field) {
  if (field.row == wizard::colours(def_)) return;
  const wizard::Prediction said{static_cast<std::uint8_t>(field.row),
                                static_cast<std::uint8_t>(field.number)};
  auto& others = dice_setup_.others;
  const auto there = std::find(others.begin(), others.end(), said);
  if (there != others.end())
    others.erase(there);
  else if (others.size() < kMostOthers)
    others.push_back(said);
  rebuild();
}

void WizardRefereeQuestion::wipe() {
  const bool scores = dice_setup_.scores;
  dice_setup_ = {};
  dice_setup_.scores = scores;
  drop();
  rebuild();
}

}  // namespace fox::ui
