#include "cli/protocol_game.h"

#include <nlohmann/json.hpp>

#include "game/store/import.h"

namespace fox::cli {

using nlohmann::json;

json fault_answer(const store::Fault& fault, const Catalogue& words) {
  json arguments = json::object();
  for (const auto& [name, value] : fillings_of(fault, words)) arguments[name] = value;
  return {{"ok", false},
          {"reason", fault.id()},
          {"text", store::sentence(fault, words)},
          {"arguments", arguments}};
}

namespace {

json notice(const store::Fault& fault, const Catalogue& words) {
  return {{"id", fault.id()}, {"text", store::sentence(fault, words)}};
}

}  // namespace

ProtocolGame::ProtocolGame(Context& context, const std::string& folder)
    : context_(context),
      store_(folder, context.sheets),
      tools_{store_, context.sheets, context.program, {}} {}

std::optional<store::Fault> ProtocolGame::open(store::GameId id) {
  auto opened = store::Session::open(tools_, id);
  if (auto* fault = std::get_if<store::Fault>(&opened)) return std::move(*fault);
  if (session_ && session_->id() != id) drop_unbegun();
  session_ = std::move(std::get<std::unique_ptr<store::Session>>(opened));
  begun_here_ = false;
  return std::nullopt;
}

void ProtocolGame::drop_unbegun() {
  if (begun_here_ && session_->log().size() == 1 && session_->id() != 0 && session_->is_saved() &&
      store_.writable())
    store_.erase(session_->id());
}

std::variant<std::monostate, Refused> ProtocolGame::begin(const Header& header, Problems& problems) {
  auto begun = store::Session::begin(tools_, header, problems);
  if (auto* refused = std::get_if<Refused>(&begun)) return std::move(*refused);
  drop_unbegun();
  session_ = std::move(std::get<std::unique_ptr<store::Session>>(begun));
  begun_here_ = true;
  return std::monostate();
}

Replay ProtocolGame::load(std::string_view text) {
  auto imported = store::import_record(tools_, text);
  if (imported.session) {
    drop_unbegun();
    session_ = std::move(imported.session);
    begun_here_ = true;
  }
  return std::move(imported.replay);
}

json ProtocolGame::sign(json answer) {
  if (!session_) return answer;
  const Catalogue& words = context_.words;
  answer["saved"] = session_->save();
  answer["game"] = session_->id() == 0 ? json() : json(session_->id());
  if (const auto& trouble = session_->trouble()) answer["trouble"] = notice(*trouble, words);
  if (const auto locked = session_->locked()) answer["locked"] = notice(*locked, words);
  json notices = json::array();
  for (const auto& fault : store_.take_notices()) notices.push_back(notice(fault, words));
  for (const auto& fault : session_->take_notices()) notices.push_back(notice(fault, words));
  if (!notices.empty()) answer["notices"] = std::move(notices);
  return answer;
}

}  // namespace fox::cli
