// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/reasoning/candidates.h"

#include <array>
#include <span>

namespace inkling::hex {

/// How many paths say something, and how many of them come out.
struct Tally
{
    int paths = 0;
    int right = 0;

    void count(const Candidate &candidate)
    {
        ++paths;
        right += candidate.equation.acceptable() ? 1 : 0;
    }
    friend Tally operator-(Tally all, Tally some)
    {
        return {all.paths - some.paths, all.right - some.right};
    }
};

/// What paths say of each unknown.
struct Census
{
    Tally all;
    std::array<Tally, maxLinks> joinedLinks;
    std::array<Tally, maxTiles> ends;
    std::array<Tally, maxTiles> before;
    std::array<Tally, 2> readings;

    void count(const Candidate &candidate);
    /// Of those in which an unknown has a value.
    [[nodiscard]] Tally of(Subject subject, int value) const;
};

/// Of the paths that are not at odds with what is known.
[[nodiscard]] Census censusOf(std::span<const Candidate> candidates, const Position &position);

} // namespace inkling::hex
