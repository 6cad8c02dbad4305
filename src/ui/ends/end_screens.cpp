#include "ui/ends/end_screens.h"

#include <algorithm>
#include <utility>

namespace fox::ui {
namespace {

constexpr std::size_t kReadAtOnce = 100;  // games of an export, between two frames

}  // namespace

void EndScreens::show(const store::Session& session, const Catalogue& words) {
  kept_.reset();
  look_at(session, words);
}

void EndScreens::show_history() {
  view_ = View::history;
  history_below_ = true;
  history_.notice.clear();
  if (store_.database() == nullptr) store_.open();  // what stood in the way may be gone
  finished_.forget();
}

void EndScreens::leave() {
  steps_.reset();
  kept_.reset();
  session_ = nullptr;
  history_below_ = false;
  history_ = {};
  export_ = {};
}

void EndScreens::look_at(const store::Session& session, const Catalogue& words) {
  view_ = View::result;
  session_ = &session;
  steps_.reset();
  end_ = {};
  const Game& game = session.game();
  result_ = result_of(game, tools_.sheets, words, true);
  spoken_ = words.language();
  end_.from_history = history_below_;
  end_.steps = game.count() > 0;
  end_.correctable = session.can_correct();
}

void EndScreens::open(store::GameId id, const Catalogue& words) {
  auto opened = store::Session::open(tools_, id);
  if (const auto* fault = store::fault_in(opened)) {
    history_.notice = store::sentence(*fault, words);
    history_.trouble = true;
    return;
  }
  kept_ = std::move(std::get<std::unique_ptr<store::Session>>(opened));
  look_at(*kept_, words);
}

Wish EndScreens::draw(Ui& ui) {
  Wish wish;
  if (view_ == View::history) {
    wish = draw_history(ui, finished_, history_, tools_.sheets);
    if (wish.kind == Wish::Kind::open) {
      open(wish.id, ui.words);
      wish = {};
      ui.animate_until(ui.now + .001);
    }
  } else if (view_ == View::steps) {
    wish = draw_steps(ui, *steps_, steps_state_);
    if (wish.kind == Wish::Kind::result) {
      view_ = View::result;
      wish = {};
      ui.animate_until(ui.now + .001);
    }
  } else {
    if (spoken_ != ui.words.language()) {
      result_ = result_of(session_->game(), tools_.sheets, ui.words, true);
      spoken_ = ui.words.language();
    }
    wish = draw_end(ui, result_, end_);
    if (wish.kind == Wish::Kind::steps) {
      view_ = View::steps;
      steps_ = std::make_unique<Steps>(session_->game());
      steps_->go(0, ui.now);
      steps_state_ = {};
      wish = {};
      ui.animate_until(ui.now + .001);
    }
    if (wish.kind == Wish::Kind::history) {
      view_ = View::history;
      if (kept_ == nullptr) return wish;  // the app clears the table first
      wish = {};
      ui.animate_until(ui.now + .001);
    }
  }
  if (wish.kind == Wish::Kind::share) {
    sharing_ = wish.text;
    wish = {};
    ui.animate_until(ui.now + .001);
  }
  return wish;
}

bool EndScreens::after_frame(const Theme& theme, const Catalogue& words) {
  bool again = false;
  if (!sharing_.empty() && view_ == View::history) {
    export_ = {};
    export_.what = std::exchange(sharing_, {});
    export_.games = finished_.games();
    const std::string name = file_name_of(
        {"Foxsheet", words.text("screen", "history"), finished_.filter().sheet, finished_.filter().player});
    export_.file = std::make_unique<Outgoing>(folders_.documents(), name, export_.what);
    again = true;
  } else if (!sharing_.empty()) {
    const Shared shared = share(std::exchange(sharing_, {}), theme, words);
    end_.notice = shared.sentence;
    end_.trouble = !shared.done;
    again = true;
  }
  if (!export_.what.empty()) again = export_on(words) || again;
  if (view_ == View::history) again = finished_.fetch() || again;
  return again;
}

bool EndScreens::export_on(const Catalogue& words) {
  const std::size_t to = std::min(export_.games.size(), export_.read + kReadAtOnce);
  for (; export_.read < to; ++export_.read) {
    auto read = store_.read(export_.games[export_.read]);
    if (const auto* fault = store::fault_in(read)) {
      history_.notice = store::sentence(*fault, words);
      history_.trouble = true;
      export_ = {};
      return true;
    }
    auto& game = std::get<store::StoredGame>(read);
    if (export_.what == "json") {
      export_.file->add(export_.json.next(game));
    } else {
      game.entries = {};
      export_.table.push_back(std::move(game));
    }
  }
  history_.trouble = false;
  history_.notice = words.text(
      "screen", "exporting", {{"count", std::to_string(to)}, {"all", std::to_string(export_.games.size())}});
  if (to < export_.games.size()) return true;
  export_.file->add(export_.what == "csv" ? store::csv_of(export_.table) : export_.json.end());
  const Shared shared = export_.file->finish(words);
  history_.notice = shared.sentence;
  history_.trouble = !shared.done;
  export_ = {};
  return true;
}

Shared EndScreens::share(const std::string& what, const Theme& theme, const Catalogue& words) {
  const Game& game = session_->game();
  const bool sheet = what.rfind("sheet.", 0) == 0;
  const int seat = sheet ? what.back() - '1' : 0;
  std::string who;
  for (const std::string& name : result_.names()) who += (who.empty() ? "" : ", ") + name;
  if (sheet) who = result_.players[static_cast<std::size_t>(seat)].name;
  const std::string name = file_name_of({result_.title, game.header().date, who});
  if (what == "result")
    return share_file(folders_.pictures(), name, "png", picture_of_result(result_, theme, words), words);
  if (sheet)
    return share_file(folders_.pictures(), name, "png",
                      picture_of_sheet(Steps(game), seat, result_, theme, words), words);
  if (what == "record")
    return share_file(folders_.documents(), name, "fox", store::record_of(session_->log(), true), words);
  const std::vector<store::StoredGame> games{session_->as_stored()};
  return share_file(folders_.documents(), name, what,
                    what == "csv" ? store::csv_of(games) : store::json_of(games), words);
}

}  // namespace fox::ui
