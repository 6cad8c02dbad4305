# With FOXSHEET_TOGETHER the files of a folder are compiled together, so that the headers of others and their templates are
# read once for many of them: a clean build takes half the time. The two families stay apart, since their names are alike.
# The builds without it see to it that a file includes what it uses.

# What people run has a folder of core in one piece: what follows from a line stands in several files, and where the compiler
# sees them all random play is 3 % faster. While rules are tried line by line the pieces are small.
function(fox_together target)
  if(NOT FOXSHEET_TOGETHER)
    return()
  endif()
  if(target STREQUAL fox_core AND CMAKE_BUILD_TYPE STREQUAL Release)
    fox_in_few_pieces(${target} 64)
  elseif(target STREQUAL fox_core)
    fox_in_few_pieces(${target} 4)
  else()
    fox_in_few_pieces(${target} 12)
  endif()
endfunction()

# The sources of a target, together as many as MOST of a folder.
function(fox_in_few_pieces target most)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    cmake_path(GET source PARENT_PATH folder)
    cmake_path(GET source FILENAME name)
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${CMAKE_SOURCE_DIR} OUTPUT_VARIABLE group)
    if(name MATCHES "^wizard")
      string(APPEND group /wizard)
    endif()
    string(MAKE_C_IDENTIFIER ${group} group)
    math(EXPR part "0${files_${group}} / ${most}")
    math(EXPR files_${group} "0${files_${group}} + 1")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group}_${part})
  endforeach()
endfunction()
