# fox_embed(target function file...): makes each file a constant in the target, found again by its name through
# fox::<function>(), which a header declares (src/sheets/embedded.h). The generated source is remade whenever a
# file changes. Of TOML files the lines whose keys begin as the regular expression FOX_EMBED_WITHOUT says are left out.
function(fox_embed target function)
  set(generated ${CMAKE_BINARY_DIR}/generated/${function}.cpp)
  string(REPLACE ";" "|" list "${ARGN}")
  add_custom_command(
    OUTPUT ${generated}
    COMMAND ${CMAKE_COMMAND} -DOUTPUT=${generated} -DFUNCTION=${function} "-DFILES=${list}"
      "-DWITHOUT=${FOX_EMBED_WITHOUT}"
      -P ${CMAKE_SOURCE_DIR}/tools/embed_files.cmake
    DEPENDS ${ARGN} ${CMAKE_SOURCE_DIR}/tools/embed_files.cmake
    COMMENT "Embedding what ${function} gives"
    VERBATIM)
  target_sources(${target} PRIVATE ${generated})
endfunction()
