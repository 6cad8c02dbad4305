# fox_fonts(target): Lato's three weights from the system, cut down to the characters of glyphs.txt and packed, become constants
# of the target (embedded_fonts in src/ui/frame/font_files.h).
find_program(PYFTSUBSET pyftsubset)
find_file(LATO_REGULAR Lato-Regular.ttf
  PATHS /usr/share/fonts/truetype/lato /usr/share/fonts/lato /usr/local/share/fonts/lato
  NO_CMAKE_FIND_ROOT_PATH)
if(NOT PYFTSUBSET OR NOT LATO_REGULAR)
  message(FATAL_ERROR "The app's font is made from Lato (package fonts-lato) by pyftsubset (package fonttools): install "
    "both with tools/install-deps play, or build without the app: -DFOXSHEET_APP=OFF")
endif()

function(fox_fonts target)
  get_filename_component(folder ${LATO_REGULAR} DIRECTORY)
  set(made)
  foreach(weight Regular Bold Black)
    set(source ${folder}/Lato-${weight}.ttf)
    set(cut ${CMAKE_BINARY_DIR}/generated/Lato-${weight}.ttf)
    add_custom_command(
      OUTPUT ${cut}
      # Kerning stays in the simple table that stb_truetype reads; Lato's digits are of equal width without features.
      COMMAND ${PYFTSUBSET} ${source} --output-file=${cut} --unicodes-file=${CMAKE_SOURCE_DIR}/fonts/glyphs.txt
        --no-hinting --notdef-outline --legacy-kern --layout-features= --drop-tables+=GPOS,GSUB,GDEF,DSIG
      DEPENDS ${source} ${CMAKE_SOURCE_DIR}/fonts/glyphs.txt
      COMMENT "Cutting Lato ${weight} down to our characters"
      VERBATIM)
    set(packed ${CMAKE_BINARY_DIR}/generated/Lato-${weight}.face)
    add_custom_command(
      OUTPUT ${packed}
      COMMAND ${CMAKE_SOURCE_DIR}/fonts/pack.py ${cut} ${packed}
      DEPENDS ${cut} ${CMAKE_SOURCE_DIR}/fonts/pack.py
      COMMENT "Packing Lato ${weight}"
      VERBATIM)
    list(APPEND made ${packed})
  endforeach()
  fox_embed(${target} embedded_fonts ${made})
endfunction()
