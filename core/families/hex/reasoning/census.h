// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/reasoning/equationpaths.h"

#include <array>
#include <span>

namespace inkling::hex {

/// The number of paths in some set, and how many of them are acceptable equations.
struct Tally
{
    int paths = 0;
    int right = 0;

    void count(const EquationPath &candidate)
    {
        ++paths;
        right += candidate.equation.acceptable() ? 1 : 0;
    }
    friend Tally operator-(Tally all, Tally some)
    {
        return {all.paths - some.paths, all.right - some.right};
    }
};

/// The tally of the paths in which each unknown has each of its values.
struct Census
{
    Tally all;
    std::array<Tally, maxLinks> joinedLinks;
    std::array<Tally, maxTiles> ends;
    std::array<Tally, maxTiles> before;
    std::array<Tally, 2> readings;

    void count(const EquationPath &candidate);
    /// The tally of the paths in which an unknown has a value.
    [[nodiscard]] Tally of(Subject subject, int value) const;
};

/// The census of the equation paths that contradict no known fact.
[[nodiscard]] Census censusOf(std::span<const EquationPath> candidates, const Position &position);

} // namespace inkling::hex
