# SPDX-License-Identifier: MIT
# Finds libwebp with its muxer, which writes animations. Defines WebP::Mux.

find_path(WebP_INCLUDE_DIR webp/mux.h)
find_library(WebP_LIBRARY webp)
find_library(WebP_MUX_LIBRARY webpmux)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(WebP REQUIRED_VARS WebP_LIBRARY WebP_MUX_LIBRARY WebP_INCLUDE_DIR)

if(WebP_FOUND AND NOT TARGET WebP::Mux)
    add_library(WebP::Mux UNKNOWN IMPORTED)
    set_target_properties(WebP::Mux PROPERTIES
        IMPORTED_LOCATION ${WebP_MUX_LIBRARY}
        INTERFACE_INCLUDE_DIRECTORIES ${WebP_INCLUDE_DIR}
        INTERFACE_LINK_LIBRARIES ${WebP_LIBRARY})
endif()
mark_as_advanced(WebP_INCLUDE_DIR WebP_LIBRARY WebP_MUX_LIBRARY)
