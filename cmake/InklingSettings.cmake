# SPDX-License-Identifier: MIT
# What every target of the project shares: the language, the warnings, the linker, the sanitizers.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

option(INKLING_UNITY "Compile the sources of a folder together and common headers once" ON)
option(INKLING_WERROR "Treat warnings as errors" ON)
option(INKLING_SANITIZE "Build with the address and undefined behaviour sanitizers" OFF)
option(INKLING_SANITIZE_THREADS "Build with the thread sanitizer" OFF)
option(INKLING_SLOW_TESTS "Build the tests that go over many puzzles, too" ON)
option(INKLING_COVERAGE "Build for coverage" OFF)
option(INKLING_FUZZ "Build the fuzzers (clang only)" OFF)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

find_program(INKLING_CCACHE ccache)
if(INKLING_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Without the sloppiness ccache passes on whatever uses a precompiled header.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${INKLING_CCACHE})
endif()

find_program(INKLING_LLD ld.lld)
if(INKLING_LLD)
    add_link_options(-fuse-ld=lld)
endif()

add_compile_options(-Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual
                    -Wcast-align -Wunused)
if(NOT INKLING_UNITY)
    add_compile_options(-Wshadow)
elseif(CMAKE_CXX_COMPILER_ID MATCHES "GNU")
    # Names of another source of the folder are in view: only a build without unity can warn of all that a local
    # name hides, and of a private type that leaves its file.
    add_compile_options(-Wshadow=local -Wno-subobject-linkage)
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    # std::stable_sort of g++ 12's library trips over its own deprecation.
    add_compile_options(-Wno-deprecated-declarations)
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES "GNU")
    # Without it GCC never inlines a source's own public functions in position-independent code, as another library
    # could replace them.
    add_compile_options(-fno-semantic-interposition)
endif()
if(INKLING_WERROR)
    add_compile_options(-Werror)
endif()
if(INKLING_SANITIZE)
    # GCC 12 takes parts of <regex> for uninitialized where it instruments them.
    add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all
                        -fno-omit-frame-pointer -Wno-maybe-uninitialized)
    add_link_options(-fsanitize=address,undefined)
endif()
if(INKLING_SANITIZE_THREADS)
    # What Qt synchronises it cannot see: it is for the core and the command line.
    add_compile_options(-fsanitize=thread -fno-omit-frame-pointer -Wno-tsan)
    add_link_options(-fsanitize=thread)
endif()
if(INKLING_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all
                        -fno-omit-frame-pointer -g)
    add_link_options(-fsanitize=address,undefined)
endif()
if(INKLING_COVERAGE)
    add_compile_options(--coverage -O0)
    add_link_options(--coverage)
endif()

# inkling_optimise_little(TARGET): for code that waits for people or runs once, where compiling costs more than it saves.
function(inkling_optimise_little target)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
endfunction()

# inkling_precompile(TARGET HEADERS...) or (TARGET REUSE_FROM OTHER): what nearly every source of a target includes is
# read once; two targets with the same definitions can share it.
function(inkling_precompile target)
    if(NOT INKLING_UNITY)
        return()
    endif()
    if(ARGV1 STREQUAL "REUSE_FROM")
        target_precompile_headers(${target} ${ARGN})
    else()
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
    if(CMAKE_CXX_COMPILER_ID MATCHES "GNU")
        # ccache needs it to see what a precompiled header was made of.
        target_compile_options(${target} PRIVATE -fpch-preprocess)
    endif()
endfunction()

# inkling_unite(TARGET): the sources of a target that lie in one folder become one.
function(inkling_unite target)
    if(NOT INKLING_UNITY)
        return()
    endif()
    get_target_property(sources ${target} SOURCES)
    get_target_property(top ${target} SOURCE_DIR)
    foreach(source ${sources})
        if(source MATCHES "\\.cpp$")
            get_filename_component(source ${source} ABSOLUTE BASE_DIR ${top})
            file(RELATIVE_PATH folder ${top} ${source})
            get_filename_component(folder ${folder} DIRECTORY)
            string(REPLACE "/" "_" folder "${folder}")
            set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${folder}_")
        endif()
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
