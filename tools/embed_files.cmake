# Writes OUTPUT, a C++ source with the function FUNCTION that gives the bytes of every file of FILES (separated by |); of TOML files
# without the lines whose keys begin as WITHOUT says, where it says anything.
string(REPLACE "|" ";" files "${FILES}")
set(constants "")
set(table "")
set(index 0)
foreach(file IN LISTS files)
  get_filename_component(name ${file} NAME)
  if(WITHOUT AND file MATCHES "\\.toml$")
    file(READ ${file} text)
    string(REGEX REPLACE "\n(${WITHOUT})[^\n]*" "" text "${text}")
    set(file ${OUTPUT}.part)
    file(WRITE ${file} "${text}")
  endif()
  file(READ ${file} hex HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
  string(APPEND constants "const unsigned char file_${index}[] = {${bytes}0};\n")
  string(APPEND table
    "    {\"${name}\", {reinterpret_cast<const char*>(file_${index}), sizeof file_${index} - 1}},\n")
  math(EXPR index "${index} + 1")
endforeach()
file(WRITE ${OUTPUT}.new
  "#include \"sheets/embedded.h\"\n\nnamespace fox {\nnamespace {\n${constants}const EmbeddedFile files[] = {\n${table}    {}}; // of no files, an empty one\n}\n"
  "std::span<const EmbeddedFile> ${FUNCTION}();\nstd::span<const EmbeddedFile> ${FUNCTION}() { return {files, ${index}}; }\n}\n")
file(RENAME ${OUTPUT}.new ${OUTPUT})
