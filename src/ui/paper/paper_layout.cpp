#include "ui/paper/paper_layout.h"

namespace fox::ui {
namespace {

// The room of dice and what happened.
Rect work_of(const PlayLayout& at) {
  Rect work = at.tray;
  if (at.happened.empty()) return work;
  work.y = std::min(at.tray.y, at.happened.y);
  work.h = std::max(at.tray.bottom(), at.happened.bottom()) - work.y;
  return work;
}

bool beside(PlayShape shape) {
  return shape == PlayShape::landscape || shape == PlayShape::shallow;
}

}  // namespace

float keys_width(const Rect& screen, float dp, bool left_handed) {
  return work_of(lay_out(screen, dp, left_handed)).w;
}

PaperLayout lay_out_paper(const Rect& screen, float dp, const PaperWants& wants) {
  const PlayLayout play = lay_out(screen, dp, wants.left_handed);
  PaperLayout at;
  static_cast<GamePlaces&>(at) = play;
  at.referee = at.happened = {};
  at.shape = play.shape;
  at.narrow = play.shape == PlayShape::phone || play.shape == PlayShape::shallow;
  at.sheet = play.sheet, at.view = play.view, at.scores = play.scores;
  const float gap = 10 * dp;
  Rect work = work_of(play);
  if (!play.letters.empty()) {  // the strip of letters has no place here
    at.sheet.x = at.sheet.x < play.letters.x ? at.sheet.x : play.letters.x;
    at.sheet.w = play.sheet.w + play.letters.w + 2 * dp;
    at.view = at.sheet.inset(2 * dp, 2 * dp);
  }
  if (wants.keys > 0) {
    // Keys that want more room take it from the sheet, or beside it from the prompt.
    float more = std::max(0.F, wants.keys - work.h);
    if (beside(at.shape)) more = std::min(more, work.y - at.prompt.y);
    if (beside(at.shape)) {
      if (more > 0) at.prompt.h = std::max(0.F, at.prompt.h - more);
      if (at.prompt.h < 60 * dp) at.prompt.h = 0;
    } else {
      at.sheet.h -= more, at.view.h -= more;
    }
    work.y -= more, work.h += more;
    at.keys = work.cut_bottom(std::min(wants.keys, work.h), gap);
    if (at.shape == PlayShape::landscape && work.h >= 100 * dp) (wants.photo ? at.photo : at.findings) = work;
    if (at.shape == PlayShape::portrait && work.h >= 80 * dp) at.findings = work;
  } else {
    at.buttons = work.cut_bottom((at.narrow ? 50.F : 56.F) * dp, (at.narrow ? 6.F : 10.F) * dp);
    if (at.shape == PlayShape::landscape && wants.photo) at.photo = work.cut_top(work.h * .58F, gap);
    at.findings = work;
  }
  if (wants.photo && at.shape == PlayShape::portrait) {
    at.photo = at.sheet.cut_top(at.sheet.h * .4F, gap);
    at.view = at.sheet.inset(8 * dp, 8 * dp);
  }
  if (wants.photo && at.narrow && wants.on_photo) at.photo = at.sheet;
  return at;
}

}  // namespace fox::ui
