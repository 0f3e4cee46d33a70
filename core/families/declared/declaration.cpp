// SPDX-License-Identifier: MIT
#include "families/declared/declaration.h"

#include "families/declared/posed.h"

#include <algorithm>
#include <array>

namespace inkling::declared {

Constraint &Statement::add(KindId kind, std::vector<int> cells, RelationPointer relation,
                           std::vector<int> key)
{
    Constraint &added = constraints.emplace_back();
    added.kind = kind;
    added.unknowns.assign(cells.begin(), cells.end());
    added.relation = std::move(relation);
    for (const int number : key)
        added.arguments.push_back(std::to_string(number + 1));
    added.key = std::move(key);
    added.cells = std::move(cells);
    return added;
}

void Statement::addGiven(KindId kind, const Draft &draft)
{
    const Squares squares{draft.size.rows, draft.size.columns};
    for (int cell = 0; cell < squares.cellCount(); ++cell) {
        const std::string text(ownText(draft.texts[std::size_t(cell)]));
        if (text.empty())
            continue;
        const int digit = std::stoi(text);
        given.push_back({UnknownId(cell), ValueSet::only(digit)});
        add(kind, {cell}, only(digit), {squares.rowOf(cell), squares.columnOf(cell)});
    }
}

void Statement::addCages(KindId kind, const Draft &draft)
{
    const Squares squares{draft.size.rows, draft.size.columns};
    for (std::size_t cage = 0; const auto &cells : cagesOf(draft)) {
        const int first = cells.front();
        const std::string_view clue = cageClue(draft.texts[std::size_t(first)]);
        const std::string sum(clue.substr(0, clue.find('+')));
        Constraint &added
            = add(kind, cells, sum.empty() ? allDifferent() : differentWithSum(std::stoi(sum)),
                  {squares.rowOf(first), squares.columnOf(first)});
        added.arguments.push_back(sum);
        added.key.clear();
        added.letter = letterOfCage(cage++);
        added.text = sum;
    }
}

std::optional<std::string> Declaration::written(const Draft &draft, std::string_view typed) const
{
    const bool isDigit = typed.size() == 1 && typed[0] >= '1' && typed[0] - '0' <= draft.size.rows;
    return isDigit ? std::optional(std::string(typed)) : std::nullopt;
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

std::span<const Symmetry> Declaration::symmetries() const
{
    static constexpr std::array all{Symmetry::HalfTurn, Symmetry::QuarterTurn,
                                    Symmetry::MirrorAcross, Symmetry::MirrorDown};
    return all;
}

} // namespace inkling::declared
