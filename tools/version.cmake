# Writes OUT: the version, with the commit: git's in a checkout, and in an archive of the sources what git wrote here. Run
# at every build; touched only when it changes.
set(commit [[$Format:%H$]])
if(EXISTS ${SOURCE}/.git)
  execute_process(COMMAND git -c safe.directory=* -C ${SOURCE} rev-parse HEAD
    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
set(version "${VERSION}")
if(commit MATCHES "^[0-9a-f]+$")
  string(SUBSTRING "${commit}" 0 9 commit)
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
