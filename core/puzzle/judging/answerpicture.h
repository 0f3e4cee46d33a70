// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/judging/writtenanswer.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace inkling {

/// A picture of characters, read from a text. Beyond its lines' ends all is blank.
class AnswerPicture
{
public:
    /// Takes so many lines of the source; the error of a text that has fewer.
    [[nodiscard]] std::optional<ParseError> read(LineSource &source, std::size_t lines);

    /// The character at a line and a column, both from 0; the place in the text.
    [[nodiscard]] char at(std::size_t y, std::size_t x) const
    {
        return y < m_lines.size() && x < m_lines[y].size() ? m_lines[y][x] : ' ';
    }
    [[nodiscard]] LineColumn place(std::size_t y, std::size_t x) const
    {
        return {m_firstLine + int(y), int(x) + 1};
    }

    /// The first character that another picture has otherwise, in upper or lower case; nothing if
    /// there is none. Requires: `other` is as many lines, each with its line end.
    [[nodiscard]] std::optional<ParseError> differenceFrom(std::string_view other) const;

private:
    std::vector<std::string> m_lines;
    int m_firstLine = 1;
};

} // namespace inkling
