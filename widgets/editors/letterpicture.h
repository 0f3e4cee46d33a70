// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/drafting.h"
#include "scene/theme.h"

#include <QImage>

namespace inkling {

/// A cell of a sheet with a text in it, as the board draws it, on a transparent ground. `size`: of
/// the square picture, in device pixels. Requires: written() returns the text unchanged.
[[nodiscard]] QImage cellPicture(const Drafting &drafting, const std::string &text,
                                 const Theme &theme, int size);

} // namespace inkling
