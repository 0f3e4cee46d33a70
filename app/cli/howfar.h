// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"

#include <chrono>
#include <cstdint>
#include <string>

namespace inkling {

class Puzzle;

/// The progress of a run in a line, for a person waiting at a terminal: the puzzle
/// at hand, "puzzle 3".
[[nodiscard]] std::string howFar(int puzzle);
/// The progress of an explanation: "puzzle 3: 1,204 steps, 311 edges open".
[[nodiscard]] std::string howFar(int puzzle, const Model &model, const Knowledge &knowledge,
                                 std::size_t steps);
/// The progress of making a puzzle: "trying: 14 made, none fits yet; the nearest is easy, 2.3".
/// `best` may be null.
[[nodiscard]] std::string howFar(int tried, const Puzzle *best, double rating);

/// The progress of a run of many puzzles. One thread at a time.
class RunProgress
{
public:
    /// `total`: how many there will be; 0 where nobody knows.
    explicit RunProgress(std::uint64_t total)
        : m_total(total)
    {}

    void add() { ++m_done; }
    /// "1,204 done, 56 a second, 3 min left"
    [[nodiscard]] std::string text() const;

private:
    using Clock = std::chrono::steady_clock;

    std::uint64_t m_total;
    std::uint64_t m_done = 0;
    Clock::time_point m_begin = Clock::now();
};

} // namespace inkling
