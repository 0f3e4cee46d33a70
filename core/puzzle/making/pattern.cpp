// SPDX-License-Identifier: MIT
#include "puzzle/making/pattern.h"

#include "puzzle/drafting.h"
#include "puzzle/family.h"
#include "puzzle/puzzle.h"
#include "puzzle/sheet.h"

#include <algorithm>
#include <string>

namespace inkling {

tl::expected<Pattern, Phrase> readPattern(std::string_view text)
{
    Pattern pattern;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string row(text.substr(at, end - at));
        at = end + 1;
        std::erase_if(row, [](char c) { return c == '\r' || c == ' ' || c == '\t'; });
        if (row.empty())
            continue;
        ++pattern.size.rows;
        if (pattern.size.rows == 1)
            pattern.size.columns = int(row.size());
        if (int(row.size()) != pattern.size.columns)
            return tl::unexpected(Phrase{
                INKLING_TR_NOOP("Phrases",
                                "found %1 signs in row %2; expected %3, as in row 1"),
                {std::to_string(row.size()), std::to_string(pattern.size.rows),
                 std::to_string(pattern.size.columns)}});
        for (const char sign : row)
            pattern.cells.push_back(sign != '.');
    }
    if (pattern.cells.empty())
        return tl::unexpected(Phrase{
            INKLING_TR_NOOP("Phrases",
                            "found no rows; expected a row of signs for each row of the board"),
            {}});
    return pattern;
}

Pattern patternOf(const Puzzle &puzzle)
{
    const Drafting &drafting = puzzle.family().drafting();
    const Draft draft = drafting.draft(puzzle);
    const auto cells = std::ptrdiff_t(Sheet(drafting, draft.size).cellCount());
    Pattern pattern{draft.size};
    std::transform(draft.texts.begin(), draft.texts.begin() + cells,
                   std::back_inserter(pattern.cells),
                   [](const std::string &text) { return !text.empty(); });
    return pattern;
}

} // namespace inkling
