// SPDX-License-Identifier: MIT
#pragma once

namespace inkling {
class Family;
}

namespace inkling::masyu {

/// Masyu: one loop through all pearls, straight through white ones and turning on black ones.
[[nodiscard]] const Family &family();

} // namespace inkling::masyu
