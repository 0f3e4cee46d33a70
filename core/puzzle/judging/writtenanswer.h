// SPDX-License-Identifier: MIT
#pragma once

#include "formats/linesource.h"
#include "logic/model/solver.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace inkling {

/// A place in a text; line and column count from 1, columns in bytes.
struct LineColumn
{
    int line = 1;
    int column = 1;
    friend bool operator==(const LineColumn &, const LineColumn &) = default;
};

/// An answer as it was read from a text: right or wrong.
struct WrittenAnswer
{
    Answer answer; ///< a value for each main unknown
    /// By main unknown: the place of its value; empty where values have no places of their own.
    std::vector<LineColumn> places = {};
    /// Whether one answer can be written in several ways, none of them better than another.
    bool isFree = false;
};

/// An error that says that something else should stand in place of `length` bytes at byte `start`
/// of the source's current line; at the line's end if `start` lies beyond.
[[nodiscard]] ParseError errorAt(const LineSource &source, std::size_t start, std::size_t length,
                                 Phrase expected);

} // namespace inkling
