# SPDX-License-Identifier: MIT
# What every target of the project shares: the language, the warnings, the linker, the sanitizers.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

option(INKLING_WERROR "Treat warnings as errors" ON)
option(INKLING_SANITIZE "Build with the address and undefined behaviour sanitizers" OFF)
option(INKLING_COVERAGE "Build for coverage" OFF)
option(INKLING_FUZZ "Build the fuzzers (clang only)" OFF)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

find_program(INKLING_CCACHE ccache)
if(INKLING_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${INKLING_CCACHE})
endif()

find_program(INKLING_LLD ld.lld)
if(INKLING_LLD)
    add_link_options(-fuse-ld=lld)
endif()

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
                    -Wcast-align -Wunused)
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    # std::stable_sort of g++ 12's library trips over its own deprecation.
    add_compile_options(-Wno-deprecated-declarations)
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
if(INKLING_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all
                        -fno-omit-frame-pointer -g)
    add_link_options(-fsanitize=address,undefined)
endif()
if(INKLING_COVERAGE)
    add_compile_options(--coverage -O0)
    add_link_options(--coverage)
endif()
