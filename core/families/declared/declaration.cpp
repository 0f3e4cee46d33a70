// SPDX-License-Identifier: MIT
#include "families/declared/declaration.h"

#include "families/declared/posed.h"

#include <algorithm>
#include <array>

namespace inkling::declared {

FullSheet fullSheetOf(Draft draft)
{
    FullSheet full{std::move(draft), {}};
    for (int cell = 0; cell < int(full.draft.texts.size()); ++cell) {
        if (!full.draft.texts[std::size_t(cell)].empty())
            full.clues.push_back(cell);
    }
    return full;
}

std::optional<std::string> Declaration::written(const Draft &draft, std::string_view typed) const
{
    const bool isDigit = typed.size() == 1 && typed[0] >= '1' && typed[0] - '0' <= draft.size.rows;
    return isDigit || typed.empty() ? std::optional(std::string(typed)) : std::nullopt;
}

bool Declaration::isWhole(const Draft &, std::string_view text) const
{
    return text.size() <= 1;
}

Phrase Declaration::expectedText(BoardSize size) const
{
    return {INKLING_TR_NOOP("Phrases", "a digit from 1 to %1, or '.'"),
            {std::to_string(size.rows)}};
}

std::string Declaration::answerOf(std::string_view, int value) const
{
    return std::to_string(value);
}

/// Cages get their sums, and cells in no cage their digits.
std::optional<Draft> Declaration::clued(const Draft &draft,
                                        std::span<const std::uint8_t> values) const
{
    Draft result = draft;
    for (std::size_t cell = 0; cell < values.size(); ++cell) {
        if (draft.cages.empty() || draft.cages[cell] == noCage)
            result.texts[cell] = std::to_string(values[cell]);
    }
    for (const auto &cage : cagesOf(draft)) {
        int sum = 0;
        for (const int cell : cage)
            sum += values[std::size_t(cell)];
        std::string &text = result.texts[std::size_t(cage.front())];
        text = std::to_string(sum) + '+' + std::string(ownText(text));
    }
    return result;
}

Draft Declaration::unclued(const Draft &draft) const
{
    Draft result = draft;
    std::ranges::fill(result.texts, std::string());
    return result;
}

std::span<const BoardSize> Declaration::sizes() const
{
    static constexpr std::array<BoardSize, 3> all{{{6, 6}, {8, 8}, {10, 10}}};
    return all;
}

std::span<const Symmetry> Declaration::symmetries() const
{
    return symmetriesOfSquares();
}

} // namespace inkling::declared
