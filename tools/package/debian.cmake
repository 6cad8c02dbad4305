# What Debian wants of every package, put in place before it is packed: pages and changelog compressed, the copyright.
set(share ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share)
set(doc ${share}/doc/${CPACK_PACKAGE_NAME})
file(MAKE_DIRECTORY ${doc})
file(READ ${CPACK_FOXSHEET_SOURCE}/LICENSE license)
string(REGEX REPLACE "^MIT License\n+Copyright [^\n]*\n+" "" license "${license}")
string(REGEX REPLACE "\n\n" "\n.\n" license "${license}")
string(REGEX REPLACE "\n([^\n])" "\n \\1" license "${license}")
file(WRITE ${doc}/copyright "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Foxsheet

Files: *
Copyright: 2026 the Foxsheet founders
License: Expat

License: Expat
 ${license}")
# SOURCE_DATE_EPOCH, where it is set.
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${doc}/changelog "foxsheet (${CPACK_DEBIAN_PACKAGE_VERSION}) unstable; urgency=medium

  * As built from the project's sources.

 -- ${CPACK_PACKAGE_CONTACT}  ${now}
")
file(GLOB pages ${share}/man/man6/*.6)
execute_process(COMMAND gzip -9nf ${pages} ${doc}/changelog COMMAND_ERROR_IS_FATAL ANY)
file(GLOB_RECURSE all LIST_DIRECTORIES false ${share}/*)
file(CHMOD ${all} PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
