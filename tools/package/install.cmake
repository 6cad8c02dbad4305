# Where the parts go on a system, and the Debian package. Games live in /usr/games, their pages in section 6.
include(GNUInstallDirs)
set(games ${CMAKE_INSTALL_BINDIR})
if(CMAKE_INSTALL_PREFIX STREQUAL "/usr")
  set(games games)
endif()
set(package ${CMAKE_CURRENT_LIST_DIR})

set(programs foxref)
if(FOXSHEET_APP)
  list(APPEND programs foxsheet)
endif()
install(TARGETS ${programs} RUNTIME DESTINATION ${games})
foreach(program ${programs})
  install(FILES ${CMAKE_SOURCE_DIR}/tools/man/${program}.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
  install(FILES ${package}/${program}.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
    RENAME ${program})
  install(FILES ${package}/_${program} DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
endforeach()

if(FOXSHEET_APP)
  install(FILES ${package}/foxsheet.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES ${package}/foxsheet.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo
    RENAME org.foxsheet.foxsheet.metainfo.xml)
  install(FILES ${package}/foxsheet.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
  set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
  install(FILES ${package}/foxsheet.svg DESTINATION ${icons}/scalable/apps)
  find_program(RSVG_CONVERT rsvg-convert)
  if(RSVG_CONVERT)
    foreach(size 48 128 256)
      set(icon ${CMAKE_BINARY_DIR}/generated/icon-${size}.png)
      add_custom_command(OUTPUT ${icon} DEPENDS ${package}/foxsheet.svg VERBATIM
        COMMAND ${RSVG_CONVERT} -w ${size} -o ${icon} ${package}/foxsheet.svg)
      list(APPEND pngs ${icon})
      install(FILES ${icon} DESTINATION ${icons}/${size}x${size}/apps RENAME foxsheet.png)
    endforeach()
    add_custom_target(foxsheet_icons ALL DEPENDS ${pngs})
  endif()
endif()

# ---- the Debian package: tools/package/deb ------------------------------------------------------
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME foxsheet)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The Foxsheet founders <foxsheet@foxsheet.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "score sheet for games that are played with real dice")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "People throw real dice on a real table and tap what lies there;
Foxsheet replaces the paper. It knows what may be marked and says why
something may not, runs the bonus chains, counts foxes and totals, and
keeps every game.
.
The sheets fit Ganz schön clever, Doppelt so clever, Clever hoch Drei and
Wizard Würfelspiel. This is an unofficial companion; the game itself is
needed.")
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
# Each Debian has a package of its own: their names differ, and whoever goes on to the next Debian gets the newer one.
cmake_host_system_information(RESULT system QUERY DISTRIB_ID DISTRIB_VERSION_ID)
list(GET system 0 distribution)
set(CPACK_DEBIAN_PACKAGE_VERSION ${PROJECT_VERSION})
if(distribution STREQUAL "debian")
  list(GET system 1 number)
  string(APPEND CPACK_DEBIAN_PACKAGE_VERSION "+deb${number}")
endif()
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
  WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${package}/debian.cmake)
set(CPACK_FOXSHEET_SOURCE ${CMAKE_SOURCE_DIR})
include(CPack)
