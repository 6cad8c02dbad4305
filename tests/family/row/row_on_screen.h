// What the screens ask of the row.
#pragma once

#include "ui/on_screen.h"

namespace fox::ui {

// ---- of a sheet
SheetInfo info_of(const row::SheetDef& sheet);
void draw_mini(Ui& ui, const Rect& box, const row::SheetDef& sheet, const MiniLook& look);
std::vector<NamedColor> colors_of(const row::SheetDef& sheet, const Catalogue& words);
// Who does the first thing, by name.
std::string begins_words(const row::SheetDef& sheet, RecordMode mode, const std::string& name,
                         const Catalogue& words);
std::vector<ResultArea> areas_of(const row::SheetDef& sheet, const Catalogue& words);
// Of those who play alone, best first.
std::vector<Rung> ladder_of(const row::SheetDef& sheet, const Catalogue& words);
// A question to the referee about a sheet that is set up by hand.
std::unique_ptr<RefereeQuestion> asked_by_hand(const row::SheetDef& sheet, const Catalogue& words);

// ---- of a game
RuleWords rule_at(const TypedGame<row::Codec>& game, std::string_view place, const Catalogue& words);
Chain longest_chain(const TypedGame<row::Codec>& game);
std::unique_ptr<GameScreen> screen_of(const TypedGame<row::Codec>& game, const store::Session& session,
                                      const ShareFolders& folders);
// Its sheets as they stand wherever the game is moved to; a question to the referee about it as it stands.
// `kept` is the same game.
std::unique_ptr<SheetThen> sheet_then(const TypedGame<row::Codec>& game, std::shared_ptr<const Game> kept);
std::unique_ptr<RefereeQuestion> asked_about(const TypedGame<row::Codec>& game,
                                             std::shared_ptr<const Game> kept, int seat);

}  // namespace fox::ui
