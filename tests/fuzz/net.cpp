// Any bytes as a net: as a file they are refused or understood, as weights in a whole file they are refused
// where a sum may run over, and answer otherwise. A first byte of 0 says that weights follow.
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "core/clever/clever_family.h"
#include "core/ensure.h"
#include "game/advice/net_file.h"
#include "sheets/library.h"

namespace {

using namespace fox;
using namespace fox::advice;

const clever::Rules& rules() {
  static SheetLibrary library;
  static Problems problems;
  static const clever::Rules rules = clever::make_rules(
      std::get<clever::SheetDef>(*library.find("ganz-schoen-clever", problems)), 1, clever::Mode::table);
  return rules;
}

// The bytes over and over again.
Weights tiled(std::string_view bytes, const Layout& layout) {
  Weights weights = room_for(layout);
  std::size_t at = 0;
  const auto next = [&] { return static_cast<unsigned char>(bytes[at++ % bytes.size()]); };
  for (auto* row : {&weights.first, &weights.first_bias, &weights.second, &weights.second_bias,
                    &weights.third, &weights.third_bias})
    for (std::int16_t& weight : *row) {
      const unsigned low = next();
      weight = static_cast<std::int16_t>(low | unsigned{next()} << 8);
    }
  return weights;
}

void ask(const NetFile& file, const Layout& layout) {
  const Net net(file.weights, layout);
  clever::Events events;
  Inputs inputs;
  read_inputs(rules(), clever::Family::begin(rules(), events), 0, inputs);
  ensure(net.answer(net.moved(net.sums_of({}), inputs)) == net.answer(net.sums_of(inputs)),
         "a net that was read answers alike however its sums were reached");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Layout layout(rules());
  std::string bytes(reinterpret_cast<const char*>(data), size);
  if (size > 1 && bytes[0] == '\0')
    bytes = write_net({"ganz-schoen-clever", "1", "x", 1, 1, "1 1 1"},
                      tiled(std::string_view(bytes).substr(1), layout), layout);
  const auto read = read_net(bytes, layout);
  if (const auto* file = std::get_if<NetFile>(&read)) {
    ensure(write_net(file->origin, file->weights, layout) == bytes,
           "a net that was read is written as it was");
    ask(*file, layout);
  }
  return 0;
}
