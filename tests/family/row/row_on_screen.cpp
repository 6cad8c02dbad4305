#include "row/row_on_screen.h"

#include "game/store/session.h"
#include "ui/ends/sheet_then.h"
#include "ui/look/theme.h"
#include "ui/referee/referee_question.h"
#include "ui/screens/game_screen.h"
#include "ui/screens/parts.h"

namespace fox::ui {
namespace {

using Typed = TypedGame<row::Codec>;

Rect place_of(const Rect& where, const row::Rules& rules, int number) {
  return where.column(number - 1, rules.sheet.numbers, 4);
}

// A row with the crosses of a seat; the number that was tapped, or 0.
int draw_row(Ui& ui, const Rect& where, const Typed& game, int seat) {
  int tapped = 0;
  for (int number = 1; number <= game.rules().sheet.numbers; ++number) {
    ButtonLook look;
    if (row::crossed(game.current(), seat, number)) look.sign = Sign::check;
    if (button(ui, "number." + std::to_string(number), place_of(where, game.rules(), number),
               std::to_string(number), look))
      tapped = number;
  }
  return tapped;
}

row::Line line_of(int seat, int number) {
  return {static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(number)};
}

std::vector<Tab> tabs_of(const Typed& game) {
  std::vector<Tab> tabs;
  for (const int total : game.totals_at(game.count()))
    tabs.push_back({game.header().names[tabs.size()], std::to_string(total)});
  return tabs;
}

class RowScreen final : public GameScreen {
 public:
  RowScreen(const Typed& game, const store::Session& session) : game_(game), session_(session) { read(); }

  Wish draw(Ui& ui, const PlaySettings&) override {
    Wish wish;
    Rect rest = ui.screen.inset(ui.dp(20));
    Rect top = rest.cut_top(ui.dp(60), ui.dp(10));
    if (sign_button(ui, "button.home", top.cut_left(ui.dp(60)), Sign::home)) wish.kind = Wish::Kind::home;
    if (button(ui, "button.undo", top.cut_right(ui.dp(120)), ui.say("undo")))
      wish = to_game(Wish::Kind::undo, read_at_);
    label(ui, top, told_, {.color = ui.theme.ink});
    const int seat = game_.current().active;
    if (const int number = draw_row(ui, rest.cut_top(ui.dp(80)), game_, seat); number != 0) {
      wish = to_game(Wish::Kind::line, read_at_);
      wish.lines = {line_of(seat, number)};
    }
    return wish;
  }
  void look_again(Change, double) override { read(); }
  void refuse(const AnyLine&, const Refused& refused, double, const Catalogue& words) override {
    told_ = sentence(refused, words, &game_);
  }

 private:
  void read() {
    told_.clear();
    read_at_ = session_.log().size();
  }

  const Typed& game_;
  const store::Session& session_;
  std::size_t read_at_ = 0;
  std::string told_;
};

class RowThen final : public SheetThen {
 public:
  explicit RowThen(const Typed& game) : game_(game) {}
  [[nodiscard]] std::string words_of(std::size_t line, const Catalogue&) const override {
    return std::to_string(game_.line_at(line).number);
  }
  [[nodiscard]] float ratio() const override { return 0; }
  [[nodiscard]] float height(const Ui& ui, float) const override { return ui.dp(80); }
  [[nodiscard]] Rect written_place(const Ui&, const Rect& where, int seat) const override {
    if (game_.count() == 0 || game_.last()->seat != seat) return {};
    return place_of(where, game_.rules(), game_.last()->number);
  }
  void draw(Ui& ui, const Rect& where, int seat, bool, double) const override {
    draw_row(ui, where, game_, seat);
  }

 private:
  const Typed& game_;
};

class RowAsked final : public RefereeQuestion {
 public:
  RowAsked(std::shared_ptr<const Game> game, int seat)
      : kept_(std::move(game)), game_(typed_as<row::Codec>(*kept_)), seat_(seat) {}

  [[nodiscard]] const Game& game() const override { return *kept_; }
  [[nodiscard]] std::vector<Tab> tabs() const override { return tabs_of(game_); }
  [[nodiscard]] int seat() const override { return seat_; }
  void show(int seat) override { seat_ = seat; }
  void ask(const AnyLine& line) override { line_ = std::get<row::Line>(line); }
  [[nodiscard]] bool answered() const override { return line_.has_value(); }
  void drop() override { line_.reset(); }
  [[nodiscard]] bool filling() const override { return false; }
  void fill(bool) override {}
  void wipe() override {}
  [[nodiscard]] RefereeLayout lay_out(Ui& ui) const override { return lay_out_referee(ui, {ui.dp(90), 0}); }
  void draw(Ui& ui, const RefereeLayout& at) override {
    Verdict verdict;
    if (line_) {
      const auto refused = game_.why(*line_);
      verdict.says = refused ? Verdict::Says::no : Verdict::Says::yes;
      if (refused) verdict.sentence = sentence(*refused, ui.words, &game_);
    }
    ui.aloud.sentence = verdict.sentence;
    draw_verdict(ui, at.verdict, verdict);
    Rect sheet = at.view;
    ui.target("rule.row", sheet.cut_bottom(ui.dp(60)), true, TargetKind::print);
    if (const int number = draw_row(ui, sheet.cut_top(ui.dp(80)), game_, seat_); number != 0)
      line_ = line_of(seat_, number);
  }

 private:
  std::shared_ptr<const Game> kept_;
  const Typed& game_;
  int seat_ = 0;
  std::optional<row::Line> line_;
};

}  // namespace

SheetInfo info_of(const row::SheetDef& sheet) {
  SheetInfo info;
  info.min_players = sheet.min_players, info.max_players = sheet.max_players;
  return info;
}

void draw_mini(Ui& ui, const Rect& box, const row::SheetDef&, const MiniLook&) {
  ui.canvas.fill(box.middle(box.w, box.h / 4), ui.theme.sheet);
}

RuleWords rule_at(const TypedGame<row::Codec>&, std::string_view place, const Catalogue& words) {
  return {std::string(place), grounds_of(std::vector<std::string>{"turn"}, {}, words)};
}

std::vector<NamedColor> colors_of(const row::SheetDef& sheet, const Catalogue&) {
  return {{"row", "R", parse_color(sheet.faces[0].color), true}};
}

std::string begins_words(const row::SheetDef&, RecordMode, const std::string& name, const Catalogue& words) {
  return words.text("screen", "begins", {{"name", name}});
}

std::vector<ResultArea> areas_of(const row::SheetDef& sheet, const Catalogue&) {
  return {{"row", "Row", "R", "", parse_color(sheet.faces[0].color)}};
}

std::vector<Rung> ladder_of(const row::SheetDef&, const Catalogue&) {
  return {};
}

std::unique_ptr<RefereeQuestion> asked_by_hand(const row::SheetDef& sheet, const Catalogue&) {
  Header header;
  header.sheet = sheet.id;
  header.names = {"One", "Two"};
  return std::make_unique<RowAsked>(std::make_shared<Typed>(header, row::Rules{sheet, 2}), 0);
}

Chain longest_chain(const Typed&) {
  return {};
}

std::unique_ptr<GameScreen> screen_of(const Typed& game, const store::Session& session, const ShareFolders&) {
  return std::make_unique<RowScreen>(game, session);
}

std::unique_ptr<SheetThen> sheet_then(const Typed& game, std::shared_ptr<const Game>) {
  return std::make_unique<RowThen>(game);
}

std::unique_ptr<RefereeQuestion> asked_about(const Typed&, std::shared_ptr<const Game> kept, int seat) {
  return std::make_unique<RowAsked>(std::move(kept), seat);
}

}  // namespace fox::ui
