#include "game/advice/learnt.h"

#include <algorithm>
#include <string>
#include <utility>

#include "game/advice/net_file.h"
#include "game/advice/no_advice.h"

namespace fox::advice {
namespace {

NoAdvice reason_of(NetFault fault) {
  return fault == NetFault::other_layout ? NoAdvice::other_weights : NoAdvice::damaged;
}

bool ends_with(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

}  // namespace

std::variant<Net, Refusal> net_of(std::string_view bytes, const clever::Rules& rules) {
  const Layout layout(rules);
  auto read = read_net(bytes, layout);
  if (const auto* fault = std::get_if<NetFault>(&read)) return refuse(reason_of(*fault));
  return Net(std::move(std::get<NetFile>(read).weights), layout);
}

std::variant<Net, Refusal> learnt_net(const clever::Rules& rules) {
  const std::string ending = rules.solo() ? "-1.foxnet" : "-2-4.foxnet";
  const std::string own = rules.def->id + ending;
  for (const EmbeddedFile& file : embedded_nets())
    if (file.name == own) return net_of(file.text, rules);
  // A variant that is played alike has the same layout, which a file of another sheet has not.
  for (const EmbeddedFile& file : embedded_nets())
    if (ends_with(file.name, ending))
      if (auto net = net_of(file.text, rules); std::holds_alternative<Net>(net)) return net;
  return refuse(NoAdvice::not_learnt);
}

bool learnt_by_these(const clever::Rules& rules) {
  return std::none_of(rules.on.begin(), rules.on.end(), [](bool on) { return on; });
}

}  // namespace fox::advice
