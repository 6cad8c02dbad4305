# Writes OUT: the version, with the commit where this is a checkout. Run at every build; touched only when it changes.
execute_process(COMMAND git -c safe.directory=* -C ${SOURCE} rev-parse --short=9 HEAD
  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
set(version "${VERSION}")
if(NOT failed AND EXISTS ${SOURCE}/.git)
  string(APPEND version " (${commit})")
endif()
file(CONFIGURE OUTPUT ${OUT} @ONLY CONTENT [[
#include "game/version.h"

namespace fox {

const char* version() {
  return "@version@";
}

}  // namespace fox
]])
