#include "ui/at_table.h"

#include <cerrno>
#include <filesystem>
#include <utility>

#include "game/codecs.h"
#include "game/store/export.h"
#include "game/store/files.h"
#include "game/store/import.h"
#include "game/system_words.h"
#include "sheets/read_file.h"
#include "ui/screen_families.h"
#include "ui/screens/home.h"

namespace fox::ui {
namespace {

// Its sentence says by itself that nothing is saved here.
bool other_program(const std::optional<store::Fault>& fault) {
  return fault && fault->trouble == store::Trouble::other_program;
}

}  // namespace

std::string AtTable::start(const Header& header, const Catalogue& words) {
  Problems problems;
  auto begun = store::Session::begin(tools_, header, problems);
  if (auto* refused = std::get_if<Refused>(&begun)) return sentence(*refused, words);
  take(std::move(std::get<std::unique_ptr<store::Session>>(begun)), words);
  return {};
}

std::string AtTable::open(store::GameId id, const Catalogue& words) {
  auto opened = store::Session::open(tools_, id);
  if (const auto* fault = store::fault_in(opened)) return store::sentence(*fault, words);
  take(std::move(std::get<std::unique_ptr<store::Session>>(opened)), words);
  return {};
}

std::string AtTable::open_file(const std::string& path, const Catalogue& words) {
  const std::string name = std::filesystem::path(path).filename().string();
  int error = 0;
  const auto text = read_file(path, error);
  if (error == EFBIG) return words.text("screen", "file-large", {{"file", name}});
  if (!text)
    return words.text("referee", "no-such-file", {{"file", name}, {"why", system_words(error, words)}});
  auto imported = store::import_record(tools_, *text);
  if (!imported.session) {
    const auto& fault = imported.replay.fault;
    return words.text("referee", "at",
                      {{"file", name},
                       {"line", std::to_string(fault ? fault->line : 1)},
                       {"text", fault ? sentence(fault->refused, words, imported.replay.game.get()) : ""}});
  }
  take(std::move(imported.session), words);
  return {};
}

void AtTable::take(std::unique_ptr<store::Session> session, const Catalogue& words) {
  leave(words);
  closed_ = session->locked().has_value();
  for (const auto& fault : session->take_notices()) notices_.tell(store::sentence(fault, words));
  look_only();
  session_ = std::move(session);
  screen_ = screen_with_draft(*session_, words);
  drafted_ = {session_->log().size(), screen_->draft()};
  tried_ = 0;
  tell_what_lasts(words);
}

std::unique_ptr<GameScreen> AtTable::screen_with_draft(const store::Session& session,
                                                       const Catalogue& words) {
  auto screen = std::visit([&](const auto* typed) { return screen_of(*typed, session, folders_); },
                           session.game().typed());
  if (const std::string draft = drafts_.find(session.log()); !draft.empty() && !session.locked())
    screen->take_draft(draft, words);
  return screen;
}

// What is half entered is kept as soon as it is on the screen. Where it cannot be, the next line says why.
void AtTable::keep_draft() {
  const std::size_t entries = session().log().size();
  std::string text = session().locked() ? std::string() : screen_->draft();
  const bool stale = drafted_.entries != entries;  // then it is no draft of this position any more
  if (text == drafted_.text && (!stale || text.empty())) return;
  const bool nothing = text.empty() && stale;
  drafted_ = {entries, std::move(text)};
  if (!nothing && store_.writable()) drafts_.keep(session().log(), drafted_.text);
}

std::string AtTable::due_in(store::GameId id, const Catalogue& words) {
  const auto opened = store::Session::open(tools_, id);
  if (store::fault_in(opened) != nullptr) return {};
  const auto& session = std::get<std::unique_ptr<store::Session>>(opened);
  return session->locked() ? std::string() : screen_with_draft(*session, words)->due(words);
}

void AtTable::leave(const Catalogue& words) {
  if (!screen_) return;
  finish_again();
  if (std::string told = rescue(words); !told.empty()) notices_.tell(std::move(told));
  // What was only looked at may have gone on elsewhere.
  if (session().log().size() == 1 && screen_->draft().empty() && session().id() != 0 &&
      session().is_saved() && !session().locked() && store_.writable())
    store_.erase(session().id());
  screen_.reset();
  session_.reset();
  tell_what_lasts(words);
}

bool AtTable::act(const Wish& wish, double now, const Catalogue& words) {
  const bool back = wish.kind == Wish::Kind::undo;
  if (wish.kind != Wish::Kind::line && !back && wish.kind != Wish::Kind::redo) return false;
  if (!session_ || wish.read_at != session_->log().size()) return true;
  if (wish.kind == Wish::Kind::line)
    write(wish.lines, now, words);
  else
    turn(back, wish.count, now);
  return true;
}

void AtTable::write(const std::vector<AnyLine>& lines, double now, const Catalogue& words) {
  for (const AnyLine& line : lines) {
    if (session_->locked()) return;
    if (const auto refused = session_->submit(line)) return screen_->refuse(line, *refused, now, words);
    screen_->look_again(GameScreen::Change::line, now);
  }
}

void AtTable::turn(bool back, int count, double now) {
  using Change = GameScreen::Change;
  if (back && session_->locked() && session_->can_correct()) session_->correct();
  for (int i = 0; i < count && !session_->locked(); ++i) {
    if (!(back ? session_->undo() : session_->redo())) return;
    screen_->look_again(back ? Change::undone : Change::redone, now);
  }
}

std::string AtTable::rescue(const Catalogue& words) {
  if (!screen_ || session().is_saved() || session().locked() || session_->save()) return {};
  return copy(words, false).sentence;
}

// The tab that wrote is closed: what could only be looked at goes on here.
bool AtTable::take_over(const Catalogue& words) {
  if (!unwritable_ || !store::can_write()) return false;
  const bool begun_here = screen_ && !session().locked();
  if (!begun_here && !store_.writable() && store_.open()) return false;
  unwritable_ = false;
  took_over_ = true;
  tried_ = 0;
  if (begun_here || !screen_) return false;
  const std::string why = open(session().id(), words);
  if (!why.empty()) notices_.tell(why);
  return true;
}

void AtTable::look_again() {
  if (!store_.writable() && other_program(store_.hindrance())) took_over_ = !store_.open();
}

bool AtTable::save(const Catalogue& words) {
  if (take_over(words)) return true;
  if (!screen_) return tell_what_lasts(words);
  keep_draft();
  if (session().is_saved() || session().log().size() == tried_) return tell_what_lasts(words);
  tried_ = session().log().size();
  session_->save();
  tell_what_lasts(words);
  for (const auto& fault : store_.take_notices()) notices_.tell(store::sentence(fault, words));
  if (session().is_saved()) store_.tidy();
  return true;
}

// What is not saved, what is saved but not kept (a browser may say no), why a game can only be looked at: the
// first of them, for as long as it is so.
bool AtTable::tell_what_lasts(const Catalogue& words) {
  std::optional<store::Fault> fault;
  if (screen_) fault = session().trouble();
  const bool saved = !fault;
  if (saved) fault = store::saving_fault();
  std::string act = fault ? words.text("screen", "save-copy") : "";
  if (!fault && screen_ && !session().can_correct()) fault = session().locked();
  if (!fault && !screen_ && other_program(store_.hindrance())) fault = store_.hindrance();
  std::string sentence = fault ? store::sentence(*fault, words) : "";
  if (saved && !act.empty() && !other_program(fault)) sentence += ' ' + words.text("screen", "not-kept");
  if (sentence == lasting_) return false;
  lasting_ = sentence;
  notices_.lasting(fault ? std::string(fault->id()) : "", std::move(sentence), std::move(act));
  return true;
}

SaveState AtTable::save_state() const {
  if (session().is_saved() || session().locked()) {
    if (store::saving_fault()) return SaveState::trouble;
    return store::is_saving() ? SaveState::not_yet : SaveState::all;
  }
  return session().trouble() ? SaveState::trouble : SaveState::not_yet;
}

Shared AtTable::copy(const Catalogue& words, bool wished) const {
  const Header& header = session().game().header();
  const std::string name =
      file_name_of({sheet_title(words, header.sheet), header.date, joined(header.names)});
  return share_file(folders_.documents(), name, "fox", store::record_of(session().log(), true), words,
                    wished);
}

void AtTable::close() {
  // Paper is done when somebody says so.
  if (!session().locked() && session().game().header().mode == RecordMode::paper) {
    session_->finish();
    session_->save();
    screen_->look_again(GameScreen::Change::lock, 0);
  }
  finish_again();
  closed_ = true;
}

// What was opened for corrections and is over as before is finished again.
void AtTable::finish_again() {
  if (session().locked() || !session().game().is_over()) return;
  session_->finish();
  session_->save();
  screen_->look_again(GameScreen::Change::lock, 0);
}

void AtTable::correct() {
  if (!session().can_correct()) return;
  session_->correct();
  screen_->look_again(GameScreen::Change::lock, 0);
  closed_ = false;
}

}  // namespace fox::ui
