// What a program of ours does when the system has no memory left.
#pragma once

namespace fox {

// From now on it says so and ends, at once and without a crash. What was acknowledged lies on the disk, and
// what it was about to do can be done again.
void end_where_memory_ends();

}  // namespace fox
