# SPDX-License-Identifier: MIT
# What is installed beside the programs, and the Debian package: see scripts/package.

set(resources ${PROJECT_SOURCE_DIR}/resources)
install(FILES ${resources}/inkling.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${resources}/org.inkling.Inkling.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${resources}/inkling-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME inkling.xml)
install(FILES ${resources}/icons/inkling.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES ${resources}/completions/inkling-cli DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${resources}/completions/_inkling-cli DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${resources}/completions/inkling-cli.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(FILES ${resources}/debian/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/inkling)
install(FILES ${resources}/debian/lintian-overrides
    DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME inkling)

# Debian wants these compressed, the same bytes each time.
find_program(GZIP gzip REQUIRED)
function(install_compressed file destination)
    get_filename_component(name ${file} NAME)
    set(compressed ${PROJECT_BINARY_DIR}/installed/${name}.gz)
    add_custom_command(OUTPUT ${compressed}
        COMMAND ${GZIP} -9 -n -c ${file} > ${compressed}
        DEPENDS ${file} VERBATIM)
    add_custom_target(compressed-${name} ALL DEPENDS ${compressed})
    install(FILES ${compressed} DESTINATION ${destination} RENAME ${ARGN})
endfunction()
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/installed)
install_compressed(${resources}/man/inkling.1 ${CMAKE_INSTALL_MANDIR}/man1 inkling.1.gz)
install_compressed(${resources}/man/inkling-cli.1 ${CMAKE_INSTALL_MANDIR}/man1 inkling-cli.1.gz)
install_compressed(${resources}/debian/changelog.Debian ${CMAKE_INSTALL_DATADIR}/doc/inkling changelog.Debian.gz)
install_compressed(${PROJECT_SOURCE_DIR}/CHANGELOG.md ${CMAKE_INSTALL_DATADIR}/doc/inkling changelog.gz)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME inkling)
set(CPACK_PACKAGE_CONTACT "The Inkling developers <inkling@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "workbench that solves and explains logic puzzles")
set(CPACK_PACKAGE_DESCRIPTION
"Inkling opens contest files of Slitherlink, KenKen, Sudoku, Kakuro, Hitori,
Masyu and other puzzles, tells whether each has no answer, one, or many, and
explains it on the board step by step. Puzzles can be drawn, generated, solved
by hand, practised and printed. A headless twin, inkling-cli, works in pipes.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-dejavu-core, fonts-noto-cjk, qt6-wayland")
include(CPack)
