# fox_embed(target file...): makes each file a constant in the target, found again by its name through
# src/sheets/embedded.h. The generated source is remade whenever a file changes.
function(fox_embed target)
  set(generated ${CMAKE_BINARY_DIR}/generated/embedded_files.cpp)
  string(REPLACE ";" "|" list "${ARGN}")
  add_custom_command(
    OUTPUT ${generated}
    COMMAND ${CMAKE_COMMAND} -DOUTPUT=${generated} "-DFILES=${list}" -P ${CMAKE_SOURCE_DIR}/tools/embed_files.cmake
    DEPENDS ${ARGN} ${CMAKE_SOURCE_DIR}/tools/embed_files.cmake
    COMMENT "Embedding the sheets and catalogues"
    VERBATIM)
  target_sources(${target} PRIVATE ${generated})
endfunction()
