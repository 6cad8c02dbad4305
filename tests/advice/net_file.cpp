#include "game/advice/net_file.h"

#include "advice/nets.h"
#include "game/store/sha256.h"

using namespace fox;
using namespace fox::advice;

namespace {

const NetOrigin kOrigin{"ganz-schoen-clever", "1", "0123abcd", 7, 100'000, "283.50 23.50 5000"};

std::string file_of(const nets::Table& table) {
  return write_net(kOrigin, nets::drawn(table.layout, 1), table.layout);
}

NetFault fault_of(const std::string& bytes, const Layout& layout) {
  const auto read = read_net(bytes, layout);
  REQUIRE(std::holds_alternative<NetFault>(read));
  return std::get<NetFault>(read);
}

// The header changed, and the digest made to fit.
std::string with(std::string bytes, const std::string& what, const std::string& other) {
  bytes.resize(bytes.size() - 32);
  bytes.replace(bytes.find(what), what.size(), other);
  const nets::Table table("ganz-schoen-clever", 1);
  // A written file ends with the digest of what stands before it; this borrows the digest of the new bytes.
  store::Sha256 sum;
  sum.add(bytes);
  for (const auto byte : sum.finish()) bytes += static_cast<char>(byte);
  return bytes;
}

}  // namespace

TEST_CASE("a net that was written is read again") {
  for (const auto& sheet : sheets::all()) {
    const nets::Table table(sheet, 1);
    const auto read = read_net(file_of(table), table.layout);
    REQUIRE(std::holds_alternative<NetFile>(read));
    REQUIRE(std::get<NetFile>(read).origin == kOrigin);
    REQUIRE(std::get<NetFile>(read).weights == nets::drawn(table.layout, 1));
  }
}

TEST_CASE("a file that was cut or changed anywhere is refused") {
  const nets::Table table("ganz-schoen-clever", 1);
  const std::string bytes = file_of(table);
  for (std::size_t cut = 0; cut < bytes.size(); cut += 1 + cut / 7) {
    const auto read = read_net(bytes.substr(0, cut), table.layout);
    REQUIRE(std::holds_alternative<NetFault>(read));
  }
  for (std::size_t at = 0; at < bytes.size(); at += 1 + at / 7) {
    std::string other = bytes;
    other[at] = static_cast<char>(other[at] ^ 1);
    REQUIRE(std::holds_alternative<NetFault>(read_net(other, table.layout)));
  }
  REQUIRE(fault_of(bytes + "x", table.layout) == NetFault::damaged);
}

TEST_CASE("a whole file that does not fit is refused for what is wrong with it") {
  const nets::Table table("ganz-schoen-clever", 1);
  const std::string bytes = file_of(table);
  REQUIRE(fault_of("foxsheet 1\n", table.layout) == NetFault::not_a_net);
  REQUIRE(fault_of(with(bytes, "foxnet 1", "foxnet 2"), table.layout) == NetFault::not_a_net);
  REQUIRE(fault_of(with(bytes, "games 100000", "games many"), table.layout) == NetFault::header);
  REQUIRE(fault_of(with(bytes, "players 1\n", ""), table.layout) == NetFault::header);
  REQUIRE(fault_of(with(bytes, "sizes 5", "sizes 4"), table.layout) == NetFault::wrong_size);
  REQUIRE(fault_of(bytes, nets::Table("ganz-schoen-clever", 2).layout) == NetFault::other_layout);
  Weights heavy = nets::drawn(table.layout, 1);
  for (auto& weight : heavy.first) weight = 30'000;
  REQUIRE(fault_of(write_net(kOrigin, heavy, table.layout), table.layout) == NetFault::may_overflow);
}

TEST_CASE("a net of every sheet stays below 100 kB") {
  for (const auto& sheet : sheets::all())
    for (const int players : {1, 2}) REQUIRE(file_of(nets::Table(sheet, players)).size() <= 100'000);
}
