#include "game/store/session.h"

#include <algorithm>

#include "core/ensure.h"
#include "game/dates.h"
#include "game/store/export.h"
#include "game/store/files.h"
#include "sheets/library.h"

namespace fox::store {
namespace {

std::int64_t now(const SessionTools& tools) {
  return tools.clock ? tools.clock() : seconds_now();
}

Fault about(Trouble trouble, GameId id, Fillings places = {}) {
  places["game"] = std::to_string(id);
  return {trouble, std::move(places)};
}

// Why a game that was read can only be looked at, if so.
std::optional<Fault> defect(const StoredGame& stored, std::size_t sound, const Replayed& replayed) {
  const GameId id = stored.row.id;
  if (replayed.fitting < sound) {
    Fault fault =
        about(Trouble::line_misfit, id,
              {{"line", std::to_string(replayed.fitting)}, {"entry", stored.entries[replayed.fitting].text}});
    if (replayed.refused) fault.places["reason"] = std::string(replayed.refused->refusal.reason);
    return fault;
  }
  // Entries cut off at the end show in the row alone.
  const bool shorter = stored.row.sound && stored.row.entries > sound;
  if (sound < stored.entries.size() || shorter)
    return about(Trouble::game_damaged, id, {{"line", std::to_string(sound)}});
  return std::nullopt;
}

}  // namespace

std::variant<std::unique_ptr<Session>, Refused> Session::begin(const SessionTools& tools,
                                                               const Header& header, Problems& problems) {
  auto started = Game::start(header, tools.sheets, problems);
  if (auto* refused = std::get_if<Refused>(&started)) return std::move(*refused);
  std::unique_ptr<Session> session(new Session(tools));
  session->replayed_.game = std::move(std::get<std::unique_ptr<Game>>(started));
  session->add(Act::begin,
               write_begin({new_uid(), tools.sheets.digest(header.sheet), tools.program, header}));
  return session;
}

Result<std::unique_ptr<Session>> Session::open(const SessionTools& tools, GameId id) {
  std::optional<Fault> hindrance;
  // Twice, to get over what happens once.
  for (int attempt = 0; attempt < 2 && !tools.store.writable(); ++attempt) hindrance = tools.store.open();
  auto found = tools.store.read(id);
  if (const auto* fault = fault_in(found)) return *fault;
  const StoredGame& stored = std::get<StoredGame>(found);
  const std::size_t sound = sound_entries(stored.entries);
  std::unique_ptr<Session> session(new Session(tools));
  session->entries_.assign(stored.entries.begin(),
                           stored.entries.begin() + static_cast<std::ptrdiff_t>(sound));
  const auto begin = sound == 0 ? std::nullopt : read_begin(stored.entries.front().text);
  if (!begin) return about(Trouble::game_unreadable, id);
  session->replayed_ = replay_log(session->entries_, tools.sheets);
  if (!session->replayed_.game) return about(Trouble::sheet_gone, id, {{"sheet", begin->header.sheet}});
  session->closed_ = defect(stored, sound, session->replayed_);
  // What another program has open is only looked at; with any other trouble the game goes on, unsaved for
  // now.
  if (hindrance && !session->closed_)
    (hindrance->trouble == Trouble::other_program ? session->closed_ : session->trouble_) = hindrance;
  if (begin->sheet_digest != tools.sheets.digest(begin->header.sheet))
    session->notices_.push_back(about(Trouble::sheet_changed, id, {{"sheet", begin->header.sheet}}));
  if (!stored.row.sound || stored.row.entries != stored.entries.size() || stored.row.begin.uid != begin->uid)
    session->notices_.push_back(about(Trouble::row_damaged, id));
  session->entries_.resize(session->replayed_.fitting);
  session->committed_ = session->entries_.size();
  session->id_ = id;
  session->binned_ = stored.row.binned;
  session->placed_ = true;
  return session;
}

std::optional<Fault> Session::locked() const {
  if (closed_) return closed_;
  if (replayed_.finished) return Fault{Trouble::locked};
  return std::nullopt;
}

void Session::add(Act act, std::string text) {
  Entry entry{act, now(tools_), std::move(text), {}};
  entry.digest = chained(entries_.empty() ? Digest() : entries_.back().digest, entries_.size(), entry);
  entries_.push_back(std::move(entry));
  replayed_.fitting = entries_.size();
}

template <class Lines>
std::optional<Refused> Session::write(const Lines& lines) {
  ensure(!locked(), "nobody writes into a locked game");
  Game::Texts written;
  if (auto refused = replayed_.game->submit(lines, &written)) return refused;
  for (std::string& text : written) add(Act::line, std::move(text));
  replayed_.finished = game().is_over();
  return std::nullopt;
}
template std::optional<Refused> Session::write(const std::string_view&);
template std::optional<Refused> Session::write(const AnyLine&);

bool Session::undo() {
  ensure(!locked(), "nobody writes into a locked game");
  if (!replayed_.game->undo()) return false;
  add(Act::undo);
  return true;
}

bool Session::redo() {
  ensure(!locked(), "nobody writes into a locked game");
  if (!replayed_.game->redo()) return false;
  add(Act::redo);
  replayed_.finished = game().is_over();
  return true;
}

void Session::finish() {
  ensure(!locked(), "nobody writes into a locked game");
  add(Act::finish);
  replayed_.finished = true;
}

void Session::correct() {
  ensure(can_correct(), "only a finished game is corrected");
  add(Act::correct);
  replayed_.finished = false;
}

std::size_t Session::lines_unsaved() const {
  return static_cast<std::size_t>(std::count_if(entries_.begin() + static_cast<std::ptrdiff_t>(committed_),
                                                entries_.end(),
                                                [](const Entry& entry) { return entry.act != Act::begin; }));
}

bool Session::fail(Fault fault) {
  fault.places["count"] = std::to_string(lines_unsaved());
  trouble_ = std::move(fault);
  return false;
}

bool Session::save() {
  if (is_saved()) return true;
  // A second try, on a store that was opened anew, gets over what happens once.
  for (int attempt = 0;; ++attempt) {
    Store& store = tools_.store;
    if (!store.writable() || !placed_) {
      placed_ = false;
      if (!store.writable() || attempt > 0)
        if (auto fault = store.open()) return fail(std::move(*fault));
      if (auto fault = find_place()) return fail(std::move(*fault));
      placed_ = true;
    }
    if (!is_saved()) {
      const auto written = store.write(next_write());
      if (const auto* fault = fault_in(written)) {
        placed_ = false;
        if (attempt > 0 || fault->trouble == Trouble::busy) return fail(*fault);
        continue;
      }
      id_ = std::get<GameId>(written);
      committed_ = entries_.size();
    }
    trouble_.reset();
    return true;
  }
}

// How much of this game the store has, which after a failure nobody knows: it may be less than was committed
// (a damaged file was replaced), and more than was acknowledged.
std::optional<Fault> Session::find_place() {
  committed_ = 0;
  const auto begin = read_begin(entries_.front().text);
  ensure(begin.has_value(), "a log begins with its header");
  auto found = tools_.store.find(begin->uid);
  if (const auto* fault = fault_in(found)) return *fault;
  id_ = std::get<GameId>(found);
  if (id_ == 0) return std::nullopt;
  auto stored = tools_.store.read(id_);
  if (const auto* fault = fault_in(stored)) return *fault;
  return compare(std::get<StoredGame>(stored));
}

std::optional<Fault> Session::compare(const StoredGame& stored) {
  const std::size_t there = stored.entries.size();
  const bool same = there > 0 && there <= entries_.size() && sound_entries(stored.entries) == there &&
                    stored.entries.back().digest == entries_[there - 1].digest;
  if (same) {
    committed_ = there;
    return std::nullopt;
  }
  // What lies there is damaged, or somebody else went on with it. It stays as it is; this one becomes a game
  // of its own.
  auto begin = read_begin(entries_.front().text);
  begin->uid = new_uid();
  entries_.front().text = write_begin(*begin);
  chain_again();
  id_ = 0;
  return std::nullopt;
}

void Session::chain_again() {
  Digest before{};
  for (std::size_t n = 0; n < entries_.size(); ++n)
    before = entries_[n].digest = chained(before, n, entries_[n]);
}

Write Session::next_write() {
  Write write;
  const auto first = entries_.begin() + static_cast<std::ptrdiff_t>(committed_);
  write.entries.assign(first, entries_.end());
  if (committed_ > 0) write.before = entries_[committed_ - 1].digest;
  const bool corrected =
      std::any_of(first, entries_.end(), [](const Entry& one) { return one.act == Act::correct; });
  if (replayed_.finished)
    write.tally = tally_of(game());
  else if (corrected)
    write.tally.emplace();
  write.row = row_of_log(entries_, replayed_, write.tally.value_or(std::vector<SeatTally>()));
  write.row.id = id_;
  write.row.binned = binned_;
  return write;
}

StoredGame Session::as_stored() const {
  StoredGame all;
  all.entries = entries_;
  if (replayed_.finished) all.tally = tally_of(game());
  all.row = row_of_log(entries_, replayed_, all.tally);
  all.row.id = id_;
  all.row.binned = binned_;
  return all;
}

std::optional<Fault> Session::copy_to(const std::string& path) const {
  if (const Errno error = write_whole_file(path, record_of(entries_, true)))
    return Fault{Trouble::file_unwritable, {{"file", path}}, error};
  return std::nullopt;
}

}  // namespace fox::store
