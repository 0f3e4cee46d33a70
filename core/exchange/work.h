// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "logic/teaching/marking.h"

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace inkling {

class Puzzle;

/// The marks and colours that a person has made on a puzzle, as far as other programs' formats hold
/// them.
struct Work
{
    Marking marks;
    std::vector<Tint> tints; ///< in the order of the elements, each once
};

namespace exchange {

/// Marks and colours by the middle of what they are on, as programs that know no elements name
/// them. A mark is the value that it leaves: a digit; 1 for a line or a black cell, 0 for a cross or
/// a white one.
class WorkByPlace
{
public:
    WorkByPlace() = default;
    /// The marks that leave a single value, other than notes, and the colours. Requires: made on
    /// this puzzle.
    WorkByPlace(const Puzzle &puzzle, const Work &work);

    void mark(Point middle, int value) { m_marks[keyOf(middle)] = value; }
    void colour(Point middle, int colour) { m_colours[keyOf(middle)] = colour; }
    [[nodiscard]] std::optional<int> mark(Point middle) const;
    /// 0 for none.
    [[nodiscard]] int colour(Point middle) const;

    /// The marks that can be made on the puzzle, and the colours that lie on its board.
    [[nodiscard]] Work on(const Puzzle &puzzle) const;

private:
    /// In quarters of a cell's side.
    using Key = std::pair<int, int>;
    [[nodiscard]] static Key keyOf(Point middle);

    std::map<Key, int> m_marks;
    std::map<Key, int> m_colours;
};

} // namespace exchange

} // namespace inkling
