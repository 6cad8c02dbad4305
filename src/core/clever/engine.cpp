// The engine for rules that are made when the program runs. What is declared as a template and not named here
// is inline, or asked for within the engine alone.
#include "core/clever/engine/list.h"
#include "core/clever/engine/play.h"

namespace fox::clever {

template void expand(const Rules&, const State&, const Groups&, Lines&);
template Line line_at(const Rules&, const State&, const Groups&, std::size_t);
template bool stands_for(const Rules&, const Line&, const Group&, const Line&);

template void write_marks(const Rules&, State&, const Line&, Events*);
template void settle(const Rules&, State&, int, Events*);
template void spend_pretended(const Rules&, State&, const Line&, Events*);

template void begin_table(const Rules&, State&, Events*);
template void list_table(const Rules&, const State&, Groups&);
template void play_table(const Rules&, State&, const Line&, Events*);
template bool only_a_throw(const Rules&, const State&);
template void list_bonuses(const Rules&, const State&, int, Groups&);
template void give_round_gift(const Rules&, State&, Events*);
template void play_throw(const Rules&, State&, LineKind, const Faces&, Events*);

}  // namespace fox::clever
