// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/encoding.h"

#include <array>
#include <vector>

namespace inkling {

/// The windows of an encoding, each made when it is asked for first.
class Windows
{
public:
    /// The levels up to which windows are looked into at one go; after them, the last there is.
    static constexpr std::array stages{4, 6, 8};
    static constexpr int last = 1000;

    /// Requires: the encoding outlives it.
    Windows(const Encoding &encoding, std::size_t unknownCount)
        : m_encoding(encoding)
        , m_nearer(unknownCount)
    {}

    /// Levels count from 0; the last holds all constraints, and so does every one beyond.
    [[nodiscard]] const std::vector<ConstraintId> &window(UnknownId unknown, int level);
    [[nodiscard]] int lastLevel(UnknownId unknown) { return int(nearer(unknown).size()); }

private:
    using Nearer = std::vector<std::vector<ConstraintId>>;

    [[nodiscard]] const Nearer &nearer(UnknownId unknown);

    const Encoding &m_encoding;
    std::vector<Nearer> m_nearer; ///< by unknown, all but the last; empty: not asked for yet
    std::vector<ConstraintId> m_all;
};

} // namespace inkling
