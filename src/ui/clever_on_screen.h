// What the screens ask of the Clever family. Another family has a header with the same functions.
#pragma once

#include "ui/on_screen.h"

namespace fox::ui {

// ---- of a sheet
SheetInfo info_of(const clever::SheetDef& sheet);
void draw_mini(Ui& ui, const Rect& box, const clever::SheetDef& sheet, const MiniLook& look);
std::vector<NamedColor> colors_of(const clever::SheetDef& sheet, const Catalogue& words);
// Who does the first thing, by name.
std::string begins_words(const clever::SheetDef& sheet, RecordMode mode, const std::string& name,
                         const Catalogue& words);
std::vector<ResultArea> areas_of(const clever::SheetDef& sheet, const Catalogue& words);
// Of those who play alone, best first.
std::vector<Rung> ladder_of(const clever::SheetDef& sheet, const Catalogue& words);
// A question to the referee about a sheet that is set up by hand.
std::unique_ptr<RefereeQuestion> asked_by_hand(const clever::SheetDef& sheet, const Catalogue& words);

// ---- of a game
// The rule of what stands there: "area.<area>", "sign.<area>.<cell>", "line.<area>.<number>",
// "round.<number>", "track.<action>".
RuleWords rule_at(const TypedGame<clever::Codec>& game, std::string_view place, const Catalogue& words);
Chain longest_chain(const TypedGame<clever::Codec>& game);
std::unique_ptr<GameScreen> screen_of(const TypedGame<clever::Codec>& game, const store::Session& session,
                                      const ShareFolders& folders);
// Its sheets as they stand wherever the game is moved to; a question to the referee about it as it stands.
// `kept` is the same game.
std::unique_ptr<SheetThen> sheet_then(const TypedGame<clever::Codec>& game, std::shared_ptr<const Game> kept);
std::unique_ptr<RefereeQuestion> asked_about(const TypedGame<clever::Codec>& game,
                                             std::shared_ptr<const Game> kept, int seat);

}  // namespace fox::ui
