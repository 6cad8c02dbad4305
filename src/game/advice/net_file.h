// A .foxnet file: how a net was made, its weights, and a digest of both. It is read from bytes that may be
// anything, and nothing of a file that is not whole is used.
//
//   foxnet 1
//   sheet ganz-schoen-clever
//   layout 94d049bb133111eb     which questions the inputs are
//   players 1                   or 2-4
//   sizes 507 64 16 6
//   seed 1
//   games 100000
//   commit 4f5a9c1d2b3e
//   judged 283.5 23.5 5000      mean, spread, games, on seeds that no training meets
//
// An empty line follows, the weights as little-endian numbers of 16 bits in the order of `Weights`, and the
// SHA-256 of all that stands before it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "advice/net.h"

namespace fox::advice {

struct NetOrigin {
  std::string sheet, players, commit;
  std::uint64_t seed = 0;
  std::uint64_t games = 0;
  std::string judged;

  friend bool operator==(const NetOrigin&, const NetOrigin&) = default;
};

enum class NetFault : std::uint8_t {
  not_a_net,     // the first line is another
  header,        // a line of the header is missing or says nothing that can be used
  damaged,       // the digest is that of other bytes
  other_layout,  // it answers other questions than this program asks
  wrong_size,    // there are more or fewer weights than the layout asks for
  may_overflow   // its sums could run over
};

struct NetFile {
  NetOrigin origin;
  Weights weights;
};

std::string write_net(const NetOrigin& origin, const Weights& weights, const Layout& layout);
std::variant<NetFile, NetFault> read_net(std::string_view bytes, const Layout& layout);

// The first sixteen digits of the file's digest: two trainings that gave the same net are told by it.
std::string digest_of(std::string_view bytes);

}  // namespace fox::advice
