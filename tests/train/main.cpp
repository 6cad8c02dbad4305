// The trainer as a program, for tools/train: plays and learns, says how it goes, writes the net. Where it is
// stopped it goes on with --resume, and the net comes out the same.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "core/ensure.h"
#include "game/advice/net_file.h"
#include "sheets/library.h"
#include "train/training.h"

namespace {

using namespace fox;
namespace fs = std::filesystem;

constexpr std::uint64_t kJudgedSeed = 0x0f0c5;  // no training has it
constexpr long kToldEvery = 2000, kKeptEvery = 10'000;

struct Request {
  std::string sheet, folder = ".", commit = "unknown";
  train::Plan plan;
  long judged = 2000;
  bool resume = false;
};

class Trainer {
 public:
  Trainer(const clever::SheetDef& sheet, const Request& request)
      : sheet_(sheet), request_(request), training_(sheet, request.plan) {}

  int run() {
    if (request_.resume && !resume()) return EXIT_FAILURE;
    while (!training_.finished()) {
      training_.next_chunk();
      if (training_.games() % kToldEvery == 0 || training_.finished()) tell();
      if (training_.games() % kKeptEvery == 0) keep();
    }
    return write();
  }

 private:
  [[nodiscard]] std::string players() const { return request_.plan.players == 1 ? "1" : "2-4"; }
  [[nodiscard]] fs::path file(const char* ending) const {
    return fs::path(request_.folder) / (sheet_.id + '-' + players() + ending);
  }

  bool resume() {
    std::ifstream in(file(".checkpoint"), std::ios::binary);
    if (in && training_.load(in)) return true;
    std::cerr << "foxtrain: " << file(".checkpoint").string()
              << " is no checkpoint of this sheet and these games; leave out --resume to begin anew.\n";
    return false;
  }

  // Beside, then over the old one: a checkpoint is whole whenever the trainer is killed.
  void keep() const {
    const fs::path beside = file(".checkpoint.new");
    {
      std::ofstream out(beside, std::ios::binary);
      training_.save(out);
      if (!out) return;
    }
    fs::rename(beside, file(".checkpoint"));
  }

  void tell() {
    const train::Judgement recent = training_.recent();
    std::printf("%8ld games %6.0f s   mean %6.1f, spread %5.1f   areas", training_.games(),
                static_cast<double>(std::clock()) / CLOCKS_PER_SEC, recent.mean, recent.sd);
    for (std::size_t a = 0; a < sheet_.areas.size(); ++a)
      std::printf(" %s %.1f", sheet_.areas[a].id.c_str(), recent.areas[a]);
    std::printf(" foxes %.1f\n", recent.areas.back());
    std::fflush(stdout);
  }

  int write() const {
    const advice::Weights weights = training_.weights();
    const advice::Net net(weights, training_.layout());
    const auto rules = clever::make_rules(sheet_, request_.plan.players == 1 ? 1 : 2, clever::Mode::table);
    const train::Judgement held_out = train::judge(rules, net, {}, request_.judged, kJudgedSeed);
    char judged[80];
    std::snprintf(judged, sizeof judged, "%.2f %.2f %ld", held_out.mean, held_out.sd, held_out.games);
    const advice::NetOrigin origin{sheet_.id,
                                   players(),
                                   request_.commit,
                                   request_.plan.seed,
                                   static_cast<std::uint64_t>(request_.plan.games),
                                   judged};
    const std::string bytes = advice::write_net(origin, weights, training_.layout());
    std::ofstream out(file(".foxnet"), std::ios::binary);
    out << bytes;
    out.close();
    if (!out) {
      std::cerr << "foxtrain: " << file(".foxnet").string() << " could not be written.\n";
      return EXIT_FAILURE;
    }
    std::printf("held out: mean, spread, games %s\n%s digest %s, %zu bytes\n", judged,
                file(".foxnet").c_str(), advice::digest_of(bytes).c_str(), bytes.size());
    return EXIT_SUCCESS;
  }

  const clever::SheetDef& sheet_;
  const Request& request_;
  train::Training training_;
};

int train_sheet(const Request& request) {
  SheetLibrary library;
  Problems problems;
  const AnySheet* sheet = library.find(request.sheet, problems);
  const auto* def = sheet == nullptr ? nullptr : std::get_if<clever::SheetDef>(sheet);
  if (def == nullptr) {
    std::cerr << "foxtrain: " << request.sheet << " is no sheet of the Clever family.\n";
    return EXIT_FAILURE;
  }
  return Trainer(*def, request).run();
}

}  // namespace

int main(int argc, char** argv) {
  Request request;
  CLI::App app{"foxtrain: learns to play a sheet by playing it, and writes what it learnt"};
  app.add_option("sheet", request.sheet, "The sheet")->required()->option_text("SHEET");
  app.add_option("--players", request.plan.players, "1, or any other number for tables of two to four")
      ->check(CLI::Range(1, clever::kMaxPlayers));
  app.add_option("--games", request.plan.games, "How many games")->check(CLI::Range(100, 100'000'000));
  app.add_option("--seed", request.plan.seed, "Another seed, other games");
  app.add_option("--judged", request.judged, "Games that judge it at the end")
      ->check(CLI::Range(1, 1'000'000));
  app.add_option("--folder", request.folder, "Where checkpoints and the net go")
      ->check(CLI::ExistingDirectory);
  app.add_option("--commit", request.commit, "Which sources these are, for the file's header");
  app.add_flag("--resume", request.resume, "Go on from the checkpoint");
  CLI11_PARSE(app, argc, argv);
  return train_sheet(request);
}
