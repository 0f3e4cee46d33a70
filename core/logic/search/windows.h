// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/encoding.h"

#include <array>
#include <vector>

namespace inkling {

/// The windows of an encoding (see Encoding::windows()), each made when first asked for.
class Windows
{
public:
    /// The levels up to which windows are searched, one stage after the other; `last` comes after
    /// them.
    static constexpr std::array stages{4, 6, 8};
    static constexpr int last = 1000; ///< a level beyond every window

    /// Requires: the encoding outlives the object.
    Windows(const Encoding &encoding, std::size_t unknownCount)
        : m_encoding(encoding)
        , m_nearer(unknownCount)
    {}

    /// The window of an unknown at a level. Levels count from 0; lastLevel() and all levels beyond
    /// have all constraints.
    [[nodiscard]] const std::vector<ConstraintId> &window(UnknownId unknown, int level);
    /// The first level at which the unknown's window has all constraints.
    [[nodiscard]] int lastLevel(UnknownId unknown) { return int(nearer(unknown).size()); }

private:
    using Nearer = std::vector<std::vector<ConstraintId>>;

    [[nodiscard]] const Nearer &nearer(UnknownId unknown);

    const Encoding &m_encoding;
    std::vector<Nearer> m_nearer; ///< by unknown: all windows but the last; empty until asked for
    std::vector<ConstraintId> m_all; ///< the last window, which all unknowns share
};

} // namespace inkling
