#include "ui/app.h"

#include <algorithm>
#include <ctime>
#include <optional>
#include <utility>

#include "game/data_folder.h"
#include "game/record.h"
#include "game/store/import.h"
#include "game/store/sqlite_store.h"
#include "ui/ends/afterwards.h"
#include "ui/play/play_screen.h"
#include "ui/screens/home.h"
#include "ui/screens/new_game.h"
#include "ui/screens/parts.h"
#include "ui/screens/seats.h"
#include "ui/screens/settings_screen.h"
#include "ui/settings.h"
#include "ui/wizard/wizard_screen.h"

namespace fox::ui {
namespace {

enum class Place : unsigned char { home, new_game, play, after, settings };

// The windows larger than the design's grow everything with them, up to this.
constexpr float kMostGrowth = 1.6F;
constexpr std::size_t kShownGames = 30;

std::int64_t seconds_now() {
  return static_cast<std::int64_t>(std::time(nullptr));
}

std::string date_of(std::int64_t at) {
  const std::time_t seconds = static_cast<std::time_t>(at);
  std::tm local{};
  localtime_r(&seconds, &local);
  char text[16];
  return std::strftime(text, sizeof text, "%Y-%m-%d", &local) > 0 ? text : "";
}

bool has_screen(const Game& game) {
  return Match::fits(game) || WizardMatch::fits(game);
}

std::unique_ptr<GameScreen> screen_for(std::unique_ptr<store::Session> session) {
  if (WizardMatch::fits(session->game())) return std::make_unique<WizardScreen>(std::move(session));
  return std::make_unique<PlayScreen>(std::move(session));
}

float growth(const Rect& screen, float scale) {
  const float w = screen.w / scale, h = screen.h / scale;
  const bool wide = w >= h * 1.2F;
  const float fit = wide ? std::min(w / 1280, h / 800) : std::min(w / 800, h / 1280);
  return std::clamp(fit, 1.F, kMostGrowth);
}

class App final : public Scene {
 public:
  App(const AppOptions& options, std::string& problem);

  [[nodiscard]] const Theme& theme() const override { return theme_of(settings_.theme); }
  [[nodiscard]] const Catalogue& words() const override { return words_; }
  [[nodiscard]] float text_size() const override { return static_cast<float>(settings_.text_size) / 100; }
  [[nodiscard]] bool still() const override { return settings_.still; }
  [[nodiscard]] bool keeps_awake() const override {
    return place_ == Place::play && play_ && !play_->session().game().over();
  }
  [[nodiscard]] std::string title() const override;
  void draw(Ui& ui) override;
  bool after_frame() override;
  [[nodiscard]] bool finished() const override { return finished_; }

 private:
  void fulfil(const Wish& wish);
  void go_home();
  bool start(const Header& header);
  void take(std::unique_ptr<store::Session> session);
  void open(store::GameId id);
  void open_file(const std::string& path);
  void leave_game();
  void lock_again();
  void correct();
  void list_games();
  void apply_settings();

  AppOptions options_;
  std::string folder_;
  SheetLibrary sheets_;
  store::SqliteStore store_;
  store::Desk desk_;
  Settings settings_, written_;
  Catalogue words_;
  Place place_ = Place::home;
  HomeData home_;
  HomeState home_state_;
  NewGameState new_game_;
  SettingsState settings_state_;
  std::unique_ptr<GameScreen> play_;
  Afterwards after_;
  bool closed_ = false;    // the result of the game on the table was looked at
  std::size_t tried_ = 0;  // entries of the log when saving was tried last
  std::string notice_;
  bool finished_ = false;
};

App::App(const AppOptions& options, std::string& problem)
    : options_(options),
      folder_(data_folder(options.data)),
      sheets_(folder_ + "/sheets"),
      store_(folder_, sheets_),
      desk_{store_, sheets_, options.program, {}},
      after_(desk_, store_, ShareFolders(folder_, !options.data.empty())) {
  settings_ = written_ = read_settings(settings_file(folder_));
  settings_state_.folder = folder_;
  words_ = Catalogue(options_.language.empty() ? language_of(settings_) : options_.language);
  if (const auto fault = store_.open()) notice_ = store::sentence(*fault, words_);
  list_games();
  if (!options.open.empty()) {
    open_file(options.open);
    if (!play_) problem = notice_;
  } else if (!options.sheet.empty()) {
    Header header;
    header.sheet = options.sheet;
    header.names = options.players;
    if (header.names.empty()) header.names.push_back(words_.text("screen", "somebody"));
    if (!start(header)) problem = notice_;
  } else if (settings_.open_game != 0) {
    open(settings_.open_game);  // where it was left
  }
}

std::string App::title() const {
  if (place_ != Place::play || !play_) return "Foxsheet";
  return sheet_title(words_, play_->session().game().header().sheet) + " – Foxsheet";
}

void App::list_games() {
  home_.running.clear();
  home_.last = settings_.last;
  home_.today = seconds_now();
  home_.notice = notice_;
  auto listed = store_.list();
  const auto* rows = std::get_if<std::vector<store::GameRow>>(&listed);
  if (rows == nullptr) return;
  for (const auto& row : *rows) {
    if (row.finished || row.binned || row.begin.header.mode == RecordMode::paper) continue;
    const auto sheet = sheet_info(sheets_, row.begin.header.sheet);
    if (!sheet) continue;
    const int rounds = rounds_of(*sheet, row.begin.header.names.size());
    home_.running.push_back({row.id, row.begin.header, row.round, rounds, row.updated, {}});
    if (home_.running.size() >= kShownGames) break;
  }
}

void App::take(std::unique_ptr<store::Session> session) {
  leave_game();
  closed_ = session->locked().has_value();
  play_ = screen_for(std::move(session));
  tried_ = 0;
  place_ = Place::play;
}

bool App::start(const Header& header) {
  Header dated = header;
  dated.date = date_of(seconds_now());
  Problems problems;
  auto begun = store::Session::begin(desk_, dated, problems);
  if (auto* refused = std::get_if<Refused>(&begun)) {
    notice_ = sentence(*refused, words_);
    new_game_.problem = notice_;
    return false;
  }
  auto& session = std::get<std::unique_ptr<store::Session>>(begun);
  if (!has_screen(session->game())) {
    notice_ = new_game_.problem = words_.text("screen", "no-screen-yet");
    return false;
  }
  remember(settings_, header, words_);
  take(std::move(session));
  return true;
}

void App::open(store::GameId id) {
  auto opened = store::Session::open(desk_, id);
  if (const auto* fault = store::fault_in(opened)) {
    notice_ = store::sentence(*fault, words_);
    return;
  }
  auto& session = std::get<std::unique_ptr<store::Session>>(opened);
  if (!has_screen(session->game())) return;
  take(std::move(session));
}

void App::open_file(const std::string& path) {
  std::string why;
  const auto text = read_file(path, why);
  if (!text) {
    notice_ = words_.text("referee", "no-such-file", {{"file", path}, {"why", why}});
    return;
  }
  auto imported = store::import_record(desk_, *text);
  if (!imported.session) {
    const auto& fault = imported.replay.fault;
    notice_ = words_.text("referee", "at",
                          {{"file", path},
                           {"line", std::to_string(fault ? fault->line : 1)},
                           {"text", fault ? sentence(fault->refused, words_) : std::string()}});
    return;
  }
  if (!has_screen(imported.session->game())) {
    notice_ = words_.text("screen", "no-screen-yet");
    return;
  }
  take(std::move(imported.session));
}

// What was opened for corrections and is over as before is finished again.
void App::lock_again() {
  auto& session = play_->session();
  if (session.locked() || !session.game().over()) return;
  session.finish();
  session.save();
  play_->look_again();
}

void App::correct() {
  auto& session = play_->session();
  if (!session.can_correct()) return;
  session.correct();
  play_->look_again();
  closed_ = false;
  place_ = Place::play;
}

// A game in which nothing was entered leaves nothing behind.
void App::leave_game() {
  if (!play_) return;
  lock_again();
  auto& session = play_->session();
  if (session.log().size() == 1 && session.id() != 0 && session.saved() && store_.writable())
    store_.erase(session.id());
  play_.reset();
}

void App::go_home() {
  leave_game();
  after_.leave();
  place_ = Place::home;
  list_games();
}

void App::apply_settings() {
  const std::string language = options_.language.empty() ? language_of(settings_) : options_.language;
  if (language != words_.language()) words_ = Catalogue(language);
}

void App::fulfil(const Wish& wish) {
  switch (wish.kind) {
    case Wish::Kind::home:
      go_home();
      break;
    case Wish::Kind::new_game:
      new_game_.problem.clear();
      new_game_.known = settings_.names;
      if (new_game_.names.empty() && settings_.last) {
        take_over(new_game_, *settings_.last, words_);
      }
      place_ = Place::new_game;
      break;
    case Wish::Kind::start:
      if (!start(wish.header)) place_ = Place::new_game;
      break;
    case Wish::Kind::open:
      open(wish.id);
      if (place_ != Place::play) list_games();
      break;
    case Wish::Kind::result:
      lock_again();
      closed_ = true;
      after_.show(play_->session(), words_);
      place_ = Place::after;
      break;
    case Wish::Kind::history:
      leave_game();
      after_.show_history();
      place_ = Place::after;
      break;
    case Wish::Kind::sheets:
      if (auto kept = after_.give()) take(std::move(kept));
      place_ = Place::play;
      break;
    case Wish::Kind::correct:
      if (auto kept = after_.give()) take(std::move(kept));
      correct();
      break;
    case Wish::Kind::again:
      if (!start(next_game(after_.session().game().header()))) place_ = Place::new_game;
      break;
    case Wish::Kind::settings:
      place_ = Place::settings;
      break;
    case Wish::Kind::language:  // what is chosen here also goes before the command line
      options_.language.clear();
      settings_.language = wish.text;
      apply_settings();
      break;
    case Wish::Kind::quit:
      finished_ = true;
      break;
    default:
      break;
  }
}

void App::draw(Ui& ui) {
  ui.scale *= growth(ui.screen, ui.scale);
  ui.canvas.fill(ui.screen, theme().desk);
  if (ui.deed().kind == Deed::Kind::close) {
    finished_ = true;
    return;
  }
  if (ui.deed().kind == Deed::Kind::file) open_file(ui.deed().text);
  Wish wish;
  switch (place_) {
    case Place::home:
      wish = draw_home(ui, home_, home_state_, sheets_);
      break;
    case Place::new_game:
      wish = draw_new_game(ui, new_game_, sheets_);
      break;
    case Place::settings:
      wish = draw_settings(ui, settings_, settings_state_);
      break;
    case Place::play:
      wish = play_->draw(ui, {settings_.left_handed, settings_.hide_scores, notice_, closed_});
      break;
    case Place::after:
      wish = after_.draw(ui);
      break;
  }
  if (wish) {
    fulfil(wish);
    ui.animate_until(ui.now + .001);  // the next screen
  }
}

bool App::after_frame() {
  bool again = false;
  if (place_ == Place::after) again = after_.after_frame(theme(), words_);
  if (play_ && (place_ == Place::play || place_ == Place::after)) {
    auto& session = play_->session();
    if (!session.saved() && session.log().size() != tried_) {
      tried_ = session.log().size();
      session.save();
      std::string notice;
      if (const auto& trouble = session.trouble()) notice = store::sentence(*trouble, words_);
      again = again || notice != notice_;
      notice_ = std::move(notice);
      if (session.saved()) store_.tidy();
    }
    settings_.open_game = session.id();
  } else {
    settings_.open_game = 0;
  }
  apply_settings();
  if (!(settings_ == written_)) {
    written_ = settings_;
    settings_state_.trouble = write_settings(settings_, settings_file(folder_));
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
