#include "core/clever/areas/kinds.h"

namespace fox::clever {

const KindTraits& traits_of(AreaKind kind) {
  return visit_kind(kind, [](auto descriptor) -> const KindTraits& { return decltype(descriptor)::traits; });
}

}  // namespace fox::clever
