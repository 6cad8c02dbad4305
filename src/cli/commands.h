// The commands of foxref, one file each. Each prints its answer and gives the exit status.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "cli/context.h"

namespace fox::cli {

int sheets(Context& context);
int lint(Context& context, const std::vector<std::string>& files);
int lint_catalogues(Context& context);
int replay(Context& context, const std::string& path);
int legal(Context& context, const std::string& path, const std::string& use);
int why(Context& context, const std::string& path, const std::string& line);
int score(Context& context, const std::string& path);
int perft(Context& context, const std::string& path, const std::string& uses);
int protocol(Context& context, std::istream& in);
int demo(Context& context);

}  // namespace fox::cli
