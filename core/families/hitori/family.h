// SPDX-License-Identifier: MIT
#pragma once

namespace inkling {
class Family;
}

namespace inkling::hitori {

/// Hitori: cells are shaded until no line holds a number twice.
[[nodiscard]] const Family &family();

} // namespace inkling::hitori
