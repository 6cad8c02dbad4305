#include "ui/ends/afterwards.h"

#include <utility>

namespace fox::ui {

void Afterwards::show(store::Session& session, const Catalogue& words) {
  session_ = &session;
  end_ = {};
  const Game& game = session.game();
  result_ = result_of(game, desk_.sheets, words, true);
  spoken_ = words.language();
  end_.sheet_pictures = has_sheet_picture(game);
  end_.correctable = session.can_correct() || !session.locked();
}

Wish Afterwards::draw(Ui& ui) {
  if (spoken_ != ui.words.language()) {
    result_ = result_of(session_->game(), desk_.sheets, ui.words, true);
    spoken_ = ui.words.language();
  }
  Wish wish = draw_end(ui, result_, end_);
  if (wish.kind == Wish::Kind::share) {
    sharing_ = wish.text;
    wish.kind = Wish::Kind::none;
    ui.animate_until(ui.now + .001);
  }
  return wish;
}

bool Afterwards::after_frame(const Theme& theme, const Catalogue& words) {
  if (sharing_.empty()) return false;
  const Shared shared = share(std::exchange(sharing_, {}), theme, words);
  end_.notice = shared.sentence;
  end_.trouble = !shared.done;
  return true;
}

Shared Afterwards::share(const std::string& what, const Theme& theme, const Catalogue& words) {
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
    return share_file(folders_.pictures(), name, "png", picture_of_sheet(game, seat, result_, theme, words),
                      words);
  if (what == "record")
    return share_file(folders_.documents(), name, "fox", store::record_of(session_->log(), true), words);
  const std::vector<store::StoredGame> games{session_->told()};
  return share_file(folders_.documents(), name, what,
                    what == "csv" ? store::csv_of(games) : store::json_of(games), words);
}

}  // namespace fox::ui
