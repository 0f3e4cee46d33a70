// SPDX-License-Identifier: MIT
#pragma once

namespace inkling {
class Family;
}

namespace inkling::kakuro {

/// Kakuro: runs of different digits that make the sums beside them.
[[nodiscard]] const Family &family();

} // namespace inkling::kakuro
