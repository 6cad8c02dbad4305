#include "ui/app.h"

#include <algorithm>
#include <iostream>
#include <utility>

#include "game/data_folder.h"
#include "game/dates.h"
#include "game/harmless.h"
#include "game/store/backup.h"
#include "game/store/saving.h"
#include "game/store/sqlite_store.h"
#include "ui/at_table.h"
#include "ui/copies.h"
#include "ui/ends/end_screens.h"
#include "ui/game_before.h"
#include "ui/home_data.h"
#include "ui/key_list.h"
#include "ui/notices.h"
#include "ui/referee/referee.h"
#include "ui/screens/colors_screen.h"
#include "ui/screens/home.h"
#include "ui/screens/keep_screen.h"
#include "ui/screens/keys_screen.h"
#include "ui/screens/new_game.h"
#include "ui/screens/parts.h"
#include "ui/screens/seats.h"
#include "ui/screens/settings_screen.h"
#include "ui/settings_file.h"
#include "ui/table/last_mark.h"

namespace fox::ui {
namespace {

enum class Place : unsigned char {
  home,
  new_game,
  score_paper,
  play,
  after,
  settings,
  colors,
  keys,
  referee,
  keep
};

class App final : public Scene {
 public:
  App(const AppOptions& options, std::string& problem);

  [[nodiscard]] const Theme& theme() const override { return theme_; }
  [[nodiscard]] const Catalogue& words() const override { return words_; }
  [[nodiscard]] float text_size() const override { return static_cast<float>(settings_.text_size) / 100; }
  [[nodiscard]] bool has_reduced_motion() const override { return reduces_motion(settings_, wishes_); }
  [[nodiscard]] bool theme_is_chosen() const override { return settings_.theme.has_value(); }
  [[nodiscard]] bool keeps_awake() const override {
    const bool open = place_ == Place::play || (place_ == Place::referee && table_.screen() != nullptr);
    return open && !table_.session().game().is_over();
  }
  [[nodiscard]] std::string title() const override;
  [[nodiscard]] bool goes_back() const override { return place_ != Place::home; }
  void draw(Ui& ui) override;
  bool after_frame() override;
  void look_again() override {
    if (options_.wishes() != wishes_) apply_settings();
  }
  [[nodiscard]] bool finished() const override { return finished_; }

 private:
  void fulfil(const Wish& wish);
  void fulfil_game(const Wish& wish);
  Wish draw_place(Ui& ui);
  void go_home();
  void open_file(const std::string& path);
  bool start(const Header& header);
  bool show_table(const std::string& problem);
  void list_games();
  bool tell_what_is_due();
  void apply_settings();

  AppOptions options_;
  std::string folder_;
  SheetLibrary sheets_;
  store::SqliteStore store_;
  store::SessionTools tools_;
  Settings settings_, written_;
  SystemWishes wishes_;
  Catalogue words_;
  Theme theme_;
  Place place_ = Place::home, before_keys_ = Place::home, before_referee_ = Place::home;
  HomeData home_;
  HomeState home_state_;
  NewGameState new_game_, score_paper_;
  bool sheets_told_ = false;  // which cannot be offered
  SettingsState settings_state_;
  ColorsState colors_state_;
  KeysState keys_state_;
  KeepState keep_state_;
  Referee referee_;
  Notices notices_;
  ShareFolders folders_;
  Copies copies_;
  AtTable table_;
  EndScreens after_;
  GameBefore before_;
  double brought_at_ = -1;  // the tap that brought the screen that is shown
  bool finished_ = false;
};

App::App(const AppOptions& options, std::string& problem)
    : options_(options),
      folder_(data_folder(options.data)),
      sheets_(folder_ + "/sheets"),
      store_(folder_, sheets_),
      tools_{store_, sheets_, options.program, {}},
      referee_(sheets_),
      folders_(folder_, !options.data.empty()),
      copies_(store_, folders_, settings_, notices_),
      table_(tools_, store_, folders_, notices_),
      after_(tools_, store_, folders_) {
  const std::string file = settings_file(folder_);
  const SettingsRead read = read_settings(file);
  settings_ = written_ = read.settings;
  settings_state_.folder = folder_;
  apply_settings();
  if (!read.sound()) notices_.tell(set_aside(read, file, words_));
  // That another Foxsheet has them is said for as long as it is so (AtTable).
  if (const auto fault = store_.open(); fault && fault->trouble != store::Trouble::other_program)
    notices_.tell(store::sentence(*fault, words_));
  for (const auto& fault : store_.take_notices()) notices_.tell(store::sentence(fault, words_));
  list_games();
  if (!options.open.empty()) {
    problem = table_.open_file(options.open, words_);
    show_table(problem);
  } else if (!options.sheet.empty()) {
    Header header;
    header.sheet = options.sheet;
    header.names = options.players;
    if (header.names.empty()) header.names.push_back(words_.text("screen", "somebody"));
    if (!start(header)) problem = new_game_.problem;
  } else if (settings_.open_game != 0) {
    show_table(table_.open(settings_.open_game, words_));  // where it was left
  }
}

std::string App::title() const {
  if (place_ != Place::play) return "Foxsheet";
  return sheet_title(words_, table_.session().game().header().sheet) + " – Foxsheet";
}

void App::list_games() {
  home_ = home_data(store_, sheets_, settings_);
  copies_.count();
}

// Of the game that goes on; it is read when home is on the screen.
bool App::tell_what_is_due() {
  if (place_ != Place::home || home_.running.empty() || home_.due) return false;
  home_.due = table_.due_in(home_.running.front().id, words_);
  return !home_.due->empty();
}

// The game that was put on the table is shown, or why there is none.
bool App::show_table(const std::string& problem) {
  if (problem.empty()) place_ = Place::play;
  return problem.empty();
}

bool App::start(const Header& header) {
  Header dated = header;
  dated.date = date_text(seconds_now());
  const bool paper = header.mode == RecordMode::paper;
  std::string& problem = (paper ? score_paper_ : new_game_).problem;
  const bool listed = place_ == Place::home || place_ == Place::new_game;
  before_ = paper ? GameBefore() : GameBefore(table_, listed ? &home_ : nullptr);
  problem = table_.start(dated, words_);
  if (!show_table(problem)) {
    place_ = paper ? Place::score_paper : Place::new_game;
    return false;
  }
  remember(settings_, header, words_);
  after_.leave();  // from here on it goes home again
  return true;
}

void App::go_home() {
  table_.leave(words_);
  table_.look_again();
  after_.leave();
  place_ = Place::home;
  list_games();
}

// A record goes on, a backup of games joins those that are here.
void App::open_file(const std::string& path) {
  const bool backup = store::looks_like_backup(path);
  if (backup) go_home();
  const std::string told = backup ? copies_.bring_in(path, words_) : table_.open_file(path, words_);
  if (backup) list_games();
  !backup&& show_table(told) ? after_.leave() : notices_.tell(told);
}

void App::apply_settings() {
  wishes_ = options_.wishes();
  const std::string& asked = options_.language;
  const std::string language = asked.empty() ? language_of(settings_, wishes_) : asked;
  if (language != words_.language()) words_ = Catalogue(language);
  theme_ = theme_of(settings_, wishes_);
  sheets_.recolor(settings_.colors);
}

void App::fulfil(const Wish& wish) {
  switch (wish.kind) {
    case Wish::Kind::home:
      go_home();
      break;
    case Wish::Kind::new_game:
      new_game_.problem.clear();
      new_game_.known = settings_.names;
      if (new_game_.names.empty() && settings_.last) take_over(new_game_, *settings_.last, words_);
      place_ = Place::new_game;
      if (!std::exchange(sheets_told_, true))
        for (auto& fault : sheets_left_out(sheets_, words_)) notices_.tell(std::move(fault));
      break;
    case Wish::Kind::score_paper:
      score_paper_.problem.clear();
      score_paper_.known = settings_.names;
      score_paper_.mode = RecordMode::paper;
      place_ = Place::score_paper;
      break;
    case Wish::Kind::help:
      if (place_ != Place::keys) before_keys_ = std::exchange(place_, Place::keys);
      break;
    case Wish::Kind::back:
      place_ = place_ == Place::keys ? before_keys_ : before_referee_;
      break;
    case Wish::Kind::referee:
      referee_.open(wish.position);
      before_referee_ = std::exchange(place_, Place::referee);
      break;
    case Wish::Kind::backup:
      copies_.save(words_);
      break;
    case Wish::Kind::keep:
    case Wish::Kind::settings:
    case Wish::Kind::colors:
      place_ = wish.kind == Wish::Kind::keep       ? Place::keep
               : wish.kind == Wish::Kind::settings ? Place::settings
                                                   : Place::colors;
      break;
    case Wish::Kind::language:  // what is chosen here also goes before the command line
      options_.language.clear();
      settings_.language = wish.text;
      apply_settings();
      break;
    default:
      fulfil_game(wish);
      break;
  }
}

// What is about one game.
void App::fulfil_game(const Wish& wish) {
  switch (wish.kind) {
    case Wish::Kind::start:
      start(wish.header);
      break;
    case Wish::Kind::open:
      if (const std::string why = table_.open(wish.id, words_); !show_table(why)) {
        notices_.tell(why);
        list_games();
      }
      break;
    case Wish::Kind::result:
      table_.close();
      after_.show(table_.session(), words_);
      place_ = Place::after;
      break;
    case Wish::Kind::history:
      table_.leave(words_);
      after_.show_history();
      place_ = Place::after;
      break;
    case Wish::Kind::sheets:
    case Wish::Kind::correct:
      if (auto kept = after_.give()) table_.take(std::move(kept), words_);
      if (wish.kind == Wish::Kind::correct) table_.correct();
      place_ = Place::play;
      break;
    case Wish::Kind::take_back:
      if (const std::string why = table_.open(before_.id(), words_); !show_table(why)) notices_.tell(why);
      break;
    case Wish::Kind::again:
      start(next_game(after_.session().game().header()));
      break;
    default:
      break;
  }
}

Wish App::draw_place(Ui& ui) {
  switch (place_) {
    case Place::home:
      home_.saved = store_.writable() && notices_.quiet();
      home_.lasts = store::is_lasting();
      home_.uncopied = copies_.uncopied();
      return draw_home(ui, home_, home_state_, sheets_);
    case Place::new_game:
    case Place::score_paper:
      return draw_new_game(ui, place_ == Place::new_game ? new_game_ : score_paper_, sheets_);
    case Place::settings:
      return draw_settings(ui, settings_, settings_state_);
    case Place::play:
      return table_.screen()->draw(
          ui, {settings_.left_handed, settings_.hide_scores, settings_.show_closed, table_.save_state(),
               table_.closed(), before_.way_back(table_, words_)});
    case Place::after:
      return after_.draw(ui);
    case Place::colors:
      return draw_colors(ui, settings_, colors_state_, sheets_);
    case Place::referee:
      return referee_.draw(ui);
    case Place::keys:
      return draw_keys(ui, key_groups(), keys_state_);
    case Place::keep:
      return draw_keep(ui, {home_.installed, settings_.copied_at, seconds_now(), copies_.uncopied()},
                       keep_state_);
  }
  return {};
}

void App::draw(Ui& ui) {
  ui.scale *= growth(ui.screen, ui.scale);
  ui.canvas.fill(ui.screen, theme().tools);
  if (ui.action().kind == UserAction::Kind::close) {
    if (const std::string told = table_.rescue(words_); !told.empty())
      std::cerr << harmless("foxsheet: " + told) << '\n';
    finished_ = true;
    return;
  }
  const bool file = ui.action().kind == UserAction::Kind::file;
  if (file && !(place_ == Place::play && table_.screen()->take_file(ui.action().text)))
    open_file(ui.action().text);
  const bool finger = ui.action().kind == UserAction::Kind::tap && ui.action().key.empty();
  // The second half of a double tap was not meant for what the first one brought.
  if (finger && ui.action().at < brought_at_ + kEcho) ui.take();
  if (notices_.draw(ui))  // a copy of the game on the table; without one, of all games
    table_.screen() != nullptr ? notices_.tell(table_.copy(words_).sentence) : copies_.save(words_);
  Wish wish = draw_place(ui);
  if (table_.act(wish, ui.now, words_)) wish = {};
  if (!wish && (ui.key("?") || ui.key("f1"))) wish.kind = Wish::Kind::help;
  if (wish) {
    const Place before = place_;
    fulfil(wish);
    if (finger && (place_ != before || wish.kind == Wish::Kind::take_back)) brought_at_ = ui.action().at;
    ui.animate_until(ui.now + .001);  // the next screen
  }
}

bool App::after_frame() {
  bool again = copies_.hear(words_);
  again = tell_what_is_due() || again;
  if (place_ == Place::after) again = after_.after_frame(theme(), words_) || again;
  const bool game = table_.screen() != nullptr;
  again = table_.save(words_) || again;
  if (table_.took_over()) {
    // Nothing that the other Foxsheet changed in the settings may be written over.
    settings_ = written_ = read_settings(settings_file(folder_)).settings;
    apply_settings();
    if (place_ == Place::home) list_games();
    again = true;
  }
  if (game && place_ == Place::play) again = table_.screen()->after_frame(words_) || again;
  settings_.open_game = game ? table_.session().id() : 0;
  if (!(settings_ == written_)) {
    written_ = settings_;
    apply_settings();
    const int error = write_settings(settings_, settings_file(folder_));
    settings_state_.trouble = error == 0 ? std::string() : unsaved_sentence(words_, error);
    again = true;
  }
  return again;
}

}  // namespace

std::unique_ptr<Scene> make_app(const AppOptions& options, std::string& problem) {
  auto app = std::make_unique<App>(options, problem);
  if (!problem.empty()) return nullptr;
  return app;
}

}  // namespace fox::ui
