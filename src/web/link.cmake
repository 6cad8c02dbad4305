# How the app is put together for a browser: one .js, one .wasm.
target_link_options(foxsheet PRIVATE -Oz -sALLOW_MEMORY_GROWTH=1 -sENVIRONMENT=web
  -sFORCE_FILESYSTEM=1 -sEXIT_RUNTIME=0
  -sEXPORTED_FUNCTIONS=_main,_malloc,_free
  -sEXPORTED_RUNTIME_METHODS=FS,UTF8ToString,stringToUTF8,lengthBytesUTF8,addRunDependency,removeRunDependency)
