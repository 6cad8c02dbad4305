# Debian's emscripten, and the libraries that tools/web-deps has built for it.
get_filename_component(libraries "${CMAKE_CURRENT_LIST_DIR}/../../build/web-deps/root" ABSOLUTE)
include(/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake)
list(APPEND CMAKE_FIND_ROOT_PATH "${libraries}")
set(ENV{PKG_CONFIG_LIBDIR} "${libraries}/lib/pkgconfig")
set(ENV{PKG_CONFIG_PATH} "")
