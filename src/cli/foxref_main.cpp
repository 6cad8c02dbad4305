// foxref, the referee: what may be marked, why something may not, and what a sheet is worth. The table of
// contents of its commands; each has a file of its own.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <sstream>

#include "cli/commands.h"
#include "cli/games_command.h"
#include "game/data_folder.h"
#include "game/harmless.h"
#include "game/out_of_memory.h"
#include "game/version.h"
#include "sheets/preferred_language.h"

namespace {

// The commands with what is asked of each, and the status of the answer.
class Referee {
 public:
  Referee() {
    app_.set_version_flag("--version", std::string("foxref ") + fox::version());
    app_.require_subcommand(1);
    app_.fallthrough();
    app_.add_flag("--json", json_, "Answer as one JSON object a line");
    app_.add_option("--lang", language_, "Language of the sentences")
        ->check(CLI::IsMember({"en", "de", "nl"}))
        ->option_text("en|de|nl");
    app_.add_option("--data", data_, "Folder of saved games and own sheets")->option_text("DIR");
    add_sheets();
    add_rules();
    add_records();
    add_games();
    add_play();
  }

  int answer(int argc, char** argv) {
    try {
      app_.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
      std::ostringstream out, complaint;
      status_ = app_.exit(error, out, complaint) == 0 ? fox::cli::Exit::fine : fox::cli::Exit::unusable;
      std::cout << fox::harmless(out.str());
      std::cerr << fox::harmless(complaint.str());
    }
    std::cout.flush();
    if (!std::cout) {
      std::cerr << "foxref: the answer could not be written\n";
      return fox::cli::Exit::unusable;
    }
    return status_;
  }

 private:
  using Context = fox::cli::Context;

  template <class Answer>
  void run(CLI::App* command, Answer&& answer) {
    command->callback([this, answer] {
      fox::SheetLibrary sheets(fox::data_folder(data_) + "/sheets");
      fox::HarmlessBuffer shown(std::cout, json_ ? fox::Shown::json : fox::Shown::words);
      std::ostream out(&shown);
      Context context{json_,
                      fox::Catalogue(language_),
                      sheets,
                      out,
                      std::string("foxref ") + fox::version(),
                      ::isatty(STDOUT_FILENO) != 0 ? nullptr : &std::cout};
      status_ = answer(context);
    });
  }

  CLI::App* with_record(const char* name, const char* help) {
    CLI::App* command = app_.add_subcommand(name, help);
    command->add_option("record", record_, "The record file, - for standard input")
        ->required()
        ->option_text("RECORD");
    return command;
  }

  void add_sheets() {
    run(app_.add_subcommand("sheets", "List the sheets"), [](Context& c) { return fox::cli::sheets(c); });
    CLI::App* lint = app_.add_subcommand("lint", "Check sheet files");
    lint->add_option("file", files_, "Sheet files")->option_text("FILE...");
    lint->add_flag("--catalogues", catalogues_, "Check the message catalogues instead")->group("");
    run(lint, [this](Context& c) {
      if (catalogues_) return fox::cli::lint_catalogues(c);
      if (files_.empty()) throw CLI::RequiredError("FILE");
      return fox::cli::lint(c, files_);
    });
  }

  void add_rules() {
    CLI::App* rules = app_.add_subcommand("rule", "List or print the rules and house readings of a sheet");
    rules->add_option("--sheet", sheet_, "The sheet")->required()->option_text("ID");
    rules->add_option("rule", rule_, "Only this rule")->option_text("RULE");
    run(rules, [this](Context& c) { return fox::cli::rule(c, sheet_, rule_); });
  }

  void add_records() {
    run(with_record("replay", "Play a record and show the state after it"),
        [this](Context& c) { return fox::cli::replay(c, record_); });
    CLI::App* legal = with_record("legal", "List every legal next line");
    legal->add_option("--use", use_, "Sheet mode: the dice in question, as in 'b4 w5 from II extra'")
        ->option_text("DICE");
    run(legal, [this](Context& c) { return fox::cli::legal(c, record_, use_); });
    CLI::App* why = with_record("why", "Say whether a line is legal, and why not");
    why->add_option("line", line_, "The line in question")->required()->option_text("LINE");
    why->add_flag("--long", whole_, "Say the whole rule, and the house reading beside it");
    run(why, [this](Context& c) { return fox::cli::why(c, record_, line_, whole_); });
    CLI::App* what = with_record("what", "Say what would follow from a line, without playing it");
    what->add_option("line", line_, "The line in question")->required()->option_text("LINE");
    run(what, [this](Context& c) { return fox::cli::what(c, record_, line_); });
    run(with_record("reach", "Say what can still be reached, and what stands in the way"),
        [this](Context& c) { return fox::cli::reach(c, record_); });
    CLI::App* advise = with_record("advise", "Say what is best to do now, and what else would lose");
    advise->add_option("--best", advice_.best, "Only so many lines")
        ->check(CLI::Range(1, 10000))
        ->option_text("N");
    advise->add_option("--effort", advice_.effort, "How far to look")
        ->check(CLI::IsMember({"quick", "deep"}))
        ->option_text("quick|deep");
    advise->add_flag("--chances", advice_.chances, "Who is likely to win, too, in the last two rounds");
    advise->add_option("--seat", advice_.seat, "Whom to advise; whoever may act")
        ->check(CLI::Range(1, 9))
        ->option_text("N");
    run(advise, [this](Context& c) { return fox::cli::advise(c, record_, advice_); });
    run(with_record("review", "Say what a game was lost by, choice by choice, and what was luck"),
        [this](Context& c) { return fox::cli::review(c, record_); });
    run(with_record("score", "Count points, foxes and places"),
        [this](Context& c) { return fox::cli::score(c, record_); });
    run(with_record("audit", "Say what speaks against a finished sheet of paper"),
        [this](Context& c) { return fox::cli::audit(c, record_); });
    CLI::App* perft =
        with_record("perft", "Count the ways to use dice one after the other (sheet mode, seat 1)");
    perft->add_option("--uses", uses_, "The uses in their order, as in 'y3;w5 b4;g1'")
        ->required()
        ->option_text("USES");
    run(perft, [this](Context& c) { return fox::cli::perft(c, record_, uses_); });
  }

  void add_games() {
    CLI::App* protocol = app_.add_subcommand("protocol", "Answer commands from standard input, one a line");
    protocol->add_option("--game", game_, "Go on with this saved game")->option_text("ID");
    run(protocol, [this](Context& c) {
      return fox::cli::protocol(c, std::cin, data_.empty() && game_ == 0 ? "" : fox::data_folder(data_),
                                game_);
    });
    fox::cli::add_games_command(app_, asked_, [this](CLI::App* command, fox::cli::GamesAction action) {
      run(command, [this, command, action](Context& c) {
        if (!command->get_subcommands().empty()) return status_;  // its part has answered
        asked_.folder = fox::data_folder(data_);
        return action(c, asked_);
      });
    });
  }

  void add_play() {
    CLI::App* play = app_.add_subcommand("play", "Play random legal games: mean, spread and speed");
    play->add_option("--sheet", request_.sheet, "The sheet")->required()->option_text("ID");
    play->add_option("--players", request_.players, "How many players; as few as the sheet allows")
        ->option_text("N");
    play->add_option("--seed", request_.seed, "Another seed, other games")->option_text("K");
    play->add_option("--games", request_.games, "How many games")
        ->check(CLI::Range(1, 1000000000))
        ->option_text("G");
    play->add_option("--record", request_.folder, "Write their records into this folder")->option_text("DIR");
    run(play, [this](Context& c) { return fox::cli::play(c, request_); });
    run(app_.add_subcommand("demo", "Show a short demonstration game"),
        [](Context& c) { return fox::cli::demo(c); });
  }

  CLI::App app_{
      "foxref: the referee for the score sheets of Ganz schön clever, Doppelt so clever, Clever hoch Drei "
      "and "
      "Wizard Würfelspiel"};
  bool json_ = false, catalogues_ = false, whole_ = false;
  std::string language_ = fox::first_known(fox::languages_of_environment()), data_;
  std::string record_, line_, use_, uses_, sheet_, rule_;
  std::vector<std::string> files_;
  long long game_ = 0;
  fox::cli::GamesQuestion asked_;
  fox::cli::AdviceRequest advice_;
  fox::cli::PlayRequest request_;
  int status_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  fox::end_where_memory_ends();
  return Referee().answer(argc, argv);
}
