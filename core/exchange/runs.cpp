// SPDX-License-Identifier: MIT
#include "exchange/runs.h"

#include "formats/linesource.h"

#include <algorithm>

namespace inkling::exchange {

std::optional<int> numberOf(std::string_view text)
{
    constexpr int most = 1'000'000'000;
    return readNumber(text, most);
}

Phrase noSpelling(const Draft &draft, std::size_t cell)
{
    const auto columns = std::size_t(draft.size.columns);
    return {INKLING_TR_NOOP("Phrases", "%1 at row %2, column %3 cannot be written in this format"),
            {draft.texts[cell].empty() ? "' '" : shown(draft.texts[cell]),
             std::to_string(cell / columns + 1), std::to_string(cell % columns + 1)}};
}

Phrase noSuchSize(BoardSize size)
{
    return {INKLING_TR_NOOP("Phrases", "this format has no boards of %1 × %2"),
            {std::to_string(size.rows), std::to_string(size.columns)}};
}

std::optional<Phrase> beyondTexts(const Draft &draft, Beyond allowed)
{
    const auto isCaged = [](std::int32_t cage) { return cage != noCage; };
    if (!allowed.cages && std::ranges::any_of(draft.cages, isCaged))
        return Phrase{INKLING_TR_NOOP("Phrases", "this format has no cages"), {}};
    if (!allowed.options && draft.options != 0)
        return Phrase{INKLING_TR_NOOP("Phrases", "this format has no diagonals"), {}};
    return std::nullopt;
}

} // namespace inkling::exchange
