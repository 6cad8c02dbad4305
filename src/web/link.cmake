# How the app is put together for a browser: one .js, one .wasm. Of emscripten's script nobody here needs what asks for
# extensions of WebGL, waits for a tap before it fills the screen, or stands in for what old browsers lack.
target_link_options(foxsheet PRIVATE -Oz -flto -sALLOW_MEMORY_GROWTH=1 -sENVIRONMENT=web
  -sFORCE_FILESYSTEM=1 -sEXIT_RUNTIME=0 -sPOLYFILL=0 -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0
  -sHTML5_SUPPORT_DEFERRING_USER_SENSITIVE_REQUESTS=0
  -sEXPORTED_FUNCTIONS=_main,_malloc,_free
  -sEXPORTED_RUNTIME_METHODS=FS,UTF8ToString,stringToUTF8,lengthBytesUTF8,addRunDependency,removeRunDependency)
