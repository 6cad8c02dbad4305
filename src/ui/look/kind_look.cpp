#include "ui/look/kind_look.h"

#include "core/clever/areas/kinds.h"

namespace fox::ui {

KindLook look_of(clever::AreaKind kind) {
  return clever::visit_kind(kind, [](auto descriptor) { return look_of(descriptor); });
}

}  // namespace fox::ui
