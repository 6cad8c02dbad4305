// What the screens ask of the Wizard family. Another family has a header with the same functions.
#pragma once

#include "ui/on_screen.h"

namespace fox::ui {

// ---- of a sheet
SheetInfo info_of(const wizard::SheetDef& sheet);
void draw_mini(Ui& ui, const Rect& box, const wizard::SheetDef& sheet, const MiniLook& look);
std::vector<NamedColor> colors_of(const wizard::SheetDef& sheet, const Catalogue& words);
// Who does the first thing, by name.
std::string begins_words(const wizard::SheetDef& sheet, RecordMode mode, const std::string& name,
                         const Catalogue& words);
std::vector<ResultArea> areas_of(const wizard::SheetDef& sheet, const Catalogue& words);
// Nobody plays it alone.
inline std::vector<Rung> ladder_of(const wizard::SheetDef&, const Catalogue&) {
  return {};
}
// A question to the referee about a sheet that is set up by hand.
std::unique_ptr<RefereeQuestion> asked_by_hand(const wizard::SheetDef& sheet, const Catalogue& words);

// ---- of a game
// The rule of what stands there: "area.<colour>", "area.jester", "xs", "round", "card".
RuleWords rule_at(const TypedGame<wizard::Codec>& game, std::string_view place, const Catalogue& words);
// Nothing follows from anything in this family.
inline Chain longest_chain(const TypedGame<wizard::Codec>&) {
  return {};
}
std::unique_ptr<GameScreen> screen_of(const TypedGame<wizard::Codec>& game, const store::Session& session,
                                      const ShareFolders& folders);
// Its sheets as they stand wherever the game is moved to; a question to the referee about it as it stands.
// `kept` is the same game.
std::unique_ptr<SheetThen> sheet_then(const TypedGame<wizard::Codec>& game, std::shared_ptr<const Game> kept);
std::unique_ptr<RefereeQuestion> asked_about(const TypedGame<wizard::Codec>& game,
                                             std::shared_ptr<const Game> kept, int seat);

}  // namespace fox::ui
