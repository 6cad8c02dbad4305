#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/commands.h"
#include "sheets/read_file.h"

namespace fox::cli {

using nlohmann::json;

namespace {

// A base is looked for beside the file, then among the sheets that are known.
FindSheet finder(Context& context, const std::string& path) {
  return [&context, folder = std::filesystem::path(path).parent_path()](
             const std::string& id) -> std::optional<SheetText> {
    const std::string beside = (folder / (id + ".toml")).string();
    int error = 0;
    if (id.find('/') == std::string::npos)
      if (auto text = read_file(beside, error)) return SheetText{beside, std::move(*text)};
    return context.sheets.text(id);
  };
}

}  // namespace

int lint(Context& context, const std::vector<std::string>& files) {
  Problems all;
  for (const auto& file : files) {
    int error = 0;
    const auto text = read_input(file, error);
    if (!text) return unusable_file(context, file, error);
    Problems problems;
    const std::string name = file == "-" ? "" : std::filesystem::path(file).stem().string();
    read_sheet({file, *text}, finder(context, file), problems, name);
    if (!context.json) {
      print_problems(context, problems);
      const char* key = problems.empty() ? "sound" : "unsound";
      context.out << context.words.text("referee", key,
                                        {{"file", file}, {"count", std::to_string(problems.size())}})
                  << '\n';
    }
    all.insert(all.end(), problems.begin(), problems.end());
  }
  if (context.json) print_json(context, {{"ok", all.empty()}, {"problems", problems_json(all)}});
  if (std::any_of(all.begin(), all.end(), [](const Problem& p) { return p.unreadable; }))
    return Exit::unusable;
  return all.empty() ? Exit::fine : Exit::no;
}

}  // namespace fox::cli
