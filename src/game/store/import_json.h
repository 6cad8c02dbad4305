// The records in an export as JSON, one after the other as they are read: the file of ten thousand games is
// never in memory as a whole.
#pragma once

#include <functional>
#include <istream>
#include <string>

namespace fox::store {

// Whether it reads as JSON to its end, or to where `take` has had enough and gives false. Whatever else the
// file holds is passed over.
bool each_exported_record(std::istream& file, const std::function<bool(std::string& record)>& take);

}  // namespace fox::store
