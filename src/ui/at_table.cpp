#include "ui/at_table.h"

#include <utility>

#include "game/record.h"
#include "game/store/export.h"
#include "game/store/import.h"
#include "game/store/kept.h"
#include "ui/paper/paper_screen.h"
#include "ui/play/play_screen.h"
#include "ui/screens/home.h"
#include "ui/wizard/wizard_screen.h"

namespace fox::ui {
namespace {

bool has_screen(const Game& game) {
  return Match::fits(game) || WizardMatch::fits(game);
}

std::unique_ptr<GameScreen> screen_for(std::unique_ptr<store::Session> session, const ShareFolders& folders) {
  if (session->game().header().mode == RecordMode::paper)
    return std::make_unique<PaperScreen>(std::move(session), folders.chosen_data());
  if (WizardMatch::fits(session->game())) return std::make_unique<WizardScreen>(std::move(session));
  return std::make_unique<PlayScreen>(std::move(session));
}

}  // namespace

std::string AtTable::start(const Header& header, const Catalogue& words) {
  Problems problems;
  auto begun = store::Session::begin(desk_, header, problems);
  if (auto* refused = std::get_if<Refused>(&begun)) return sentence(*refused, words);
  auto& session = std::get<std::unique_ptr<store::Session>>(begun);
  if (!has_screen(session->game())) return words.text("screen", "no-screen-yet");
  take(std::move(session), words);
  return {};
}

std::string AtTable::open(store::GameId id, const Catalogue& words) {
  auto opened = store::Session::open(desk_, id);
  if (const auto* fault = store::fault_in(opened)) return store::sentence(*fault, words);
  auto& session = std::get<std::unique_ptr<store::Session>>(opened);
  if (!has_screen(session->game())) return words.text("screen", "no-screen-yet");
  take(std::move(session), words);
  return {};
}

std::string AtTable::open_file(const std::string& path, const Catalogue& words) {
  std::string why;
  const auto text = read_file(path, why);
  if (!text) return words.text("referee", "no-such-file", {{"file", path}, {"why", why}});
  auto imported = store::import_record(desk_, *text);
  if (!imported.session) {
    const auto& fault = imported.replay.fault;
    return words.text("referee", "at",
                      {{"file", path},
                       {"line", std::to_string(fault ? fault->line : 1)},
                       {"text", fault ? sentence(fault->refused, words, imported.replay.game.get()) : ""}});
  }
  if (!has_screen(imported.session->game())) return words.text("screen", "no-screen-yet");
  take(std::move(imported.session), words);
  return {};
}

void AtTable::take(std::unique_ptr<store::Session> session, const Catalogue& words) {
  leave(words);
  const auto locked = session->locked();
  closed_ = locked.has_value();
  if (locked && !session->can_correct())
    notices_.lasting(std::string(locked->id()), store::sentence(*locked, words));
  for (const auto& fault : session->take_notices()) notices_.tell(store::sentence(fault, words));
  unwritable_ = !store::may_write();
  screen_ = screen_for(std::move(session), folders_);
  tried_ = 0;
}

void AtTable::leave(const Catalogue& words) {
  if (!screen_) return;
  finish_again();
  if (std::string told = rescue(words); !told.empty()) notices_.tell(std::move(told));
  if (session().log().size() == 1 && session().id() != 0 && session().saved() && store_.writable())
    store_.erase(session().id());
  screen_.reset();
  notices_.lasting({}, {});
}

std::string AtTable::rescue(const Catalogue& words) {
  if (!screen_ || session().saved() || session().locked() || session().save()) return {};
  return copy(words).sentence;
}

// The tab that wrote is closed: what could only be looked at goes on here.
bool AtTable::take_over(const Catalogue& words) {
  if (store_.writable() || !session().locked() || !unwritable_ || !store::may_write()) return false;
  unwritable_ = false;
  if (store_.open()) return false;
  notices_.lasting({}, {});
  open(session().id(), words);
  return true;
}

bool AtTable::save(const Catalogue& words) {
  if (take_over(words)) return true;
  if (session().saved() || session().log().size() == tried_) return look_at_keeping(words);
  tried_ = session().log().size();
  session().save();
  if (const auto& trouble = session().trouble())
    notices_.lasting(std::string(trouble->id()), store::sentence(*trouble, words),
                     words.text("screen", "save-copy"));
  else if (!unkept_)
    notices_.lasting({}, {});
  for (const auto& fault : store_.take_notices()) notices_.tell(store::sentence(fault, words));
  if (session().saved()) store_.tidy();
  return true;
}

// What was saved is not kept before a browser says so, and it may say no.
bool AtTable::look_at_keeping(const Catalogue& words) {
  const auto fault = session().saved() ? store::not_kept() : std::nullopt;
  if (fault.has_value() == unkept_) return false;
  unkept_ = fault.has_value();
  if (fault)
    notices_.lasting(std::string(fault->id()), store::sentence(*fault, words),
                     words.text("screen", "save-copy"));
  else
    notices_.lasting({}, {});
  return true;
}

Saved AtTable::saved() const {
  if (session().saved() || session().locked()) {
    if (store::not_kept()) return Saved::trouble;
    return store::being_kept() ? Saved::not_yet : Saved::all;
  }
  return session().trouble() ? Saved::trouble : Saved::not_yet;
}

Shared AtTable::copy(const Catalogue& words) const {
  const Header& header = session().game().header();
  const std::string name =
      file_name_of({sheet_title(words, header.sheet), header.date, joined(header.names)});
  return share_file(folders_.documents(), name, "fox", store::record_of(session().log(), true), words);
}

void AtTable::close() {
  // Paper is done when somebody says so.
  if (!session().locked() && session().game().header().mode == RecordMode::paper) {
    session().finish();
    session().save();
    screen_->look_again();
  }
  finish_again();
  closed_ = true;
}

// What was opened for corrections and is over as before is finished again.
void AtTable::finish_again() {
  if (session().locked() || !session().game().over()) return;
  session().finish();
  session().save();
  screen_->look_again();
}

void AtTable::correct() {
  if (!session().can_correct()) return;
  session().correct();
  screen_->look_again();
  closed_ = false;
}

}  // namespace fox::ui
