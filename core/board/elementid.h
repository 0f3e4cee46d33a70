// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace inkling {

/// The key of an element: its place in Board, in the order of creation.
using ElementId = std::uint32_t;
inline constexpr ElementId noElement = ~ElementId{0};

} // namespace inkling
