// SPDX-License-Identifier: MIT
#include "families/slink/drafting.h"

#include "families/declared/stated/squares.h"
#include "families/slink/puzzle.h"
#include "families/slink/terms.h"

#include <algorithm>

namespace inkling::slink {

namespace {

Clues cluesOf(const Draft &draft)
{
    Clues clues{{draft.size.rows, draft.size.columns}, {}};
    for (const std::string &text : draft.texts)
        clues.cells.push_back(text.empty() ? slink::blank : std::int8_t(text.front() - '0'));
    return clues;
}

Draft draftOf(const Clues &clues)
{
    Draft draft;
    draft.size = {clues.grid.rows, clues.grid.columns};
    for (const int clue : clues.cells)
        draft.texts.push_back(clue == slink::blank ? std::string() : std::to_string(clue));
    return draft;
}

/// The lines that are drawn; without any, those round the cells that are said to be inside.
Answer linesOf(const Grid &grid, std::span<const Fact> marks)
{
    const Terms terms{grid};
    Answer answer{std::vector<std::uint8_t>(std::size_t(grid.edgeCount()), cross)};
    std::vector<bool> isInside(std::size_t(grid.cellCount()), false);
    for (const Fact &mark : marks) {
        if (mark.possible != ValueSet::only(1) || mark.unknown >= terms.firstCorner())
            continue;
        const Subject subject = terms.subject(mark.unknown);
        if (subject.kind == Kind::Edge)
            answer.values[std::size_t(subject.index)] = line;
        else
            isInside[std::size_t(subject.index)] = true;
    }
    if (std::ranges::find(answer.values, line) != answer.values.end())
        return answer;
    const auto flip = [&](int edge) { answer.values[std::size_t(edge)] ^= 1; };
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        if (!isInside[std::size_t(cell)])
            continue;
        const int r = cell / grid.columns;
        const int c = cell % grid.columns;
        flip(grid.horizontal(r, c));
        flip(grid.horizontal(r + 1, c));
        flip(grid.vertical(r, c));
        flip(grid.vertical(r, c + 1));
    }
    return answer;
}

class SlinkDrafting final : public Drafting
{
public:
    BoardSize smallest() const override { return {1, 1}; }
    BoardSize largest() const override { return {maxSide, maxSide}; }
    BoardSize usual() const override { return {10, 10}; }
    std::optional<Phrase> expectedInstead(BoardSize size) const override
    {
        return expectedSize(size, smallest(), largest());
    }

    std::vector<SheetPlace> places(BoardSize size) const override
    {
        return declared::cellPlaces(size);
    }

    std::optional<std::string> written(const Draft &, PlaceId,
                                       std::string_view typed) const override
    {
        const bool isClue = typed.size() == 1 && typed[0] >= '0' && typed[0] <= '3';
        return typed.empty() || isClue ? std::optional(std::string(typed)) : std::nullopt;
    }
    std::vector<std::string> values(const Draft &, PlaceId) const override
    {
        return {"0", "1", "2", "3"};
    }

    Board board(const Draft &draft) const override { return makeBoard(cluesOf(draft)); }
    ElementId element(const Draft &draft, PlaceId place) const override
    {
        return cellElement({draft.size.rows, draft.size.columns}, int(place));
    }
    std::optional<PlaceId> place(const Draft &draft, ElementId element) const override
    {
        return element < draft.texts.size() ? std::optional(PlaceId(element)) : std::nullopt;
    }
    Phrase describe(const Draft &draft, PlaceId place) const override
    {
        return declared::cellName({draft.size.rows, draft.size.columns}, int(place));
    }

    Draft draft(const Puzzle &puzzle) const override
    {
        return draftOf(static_cast<const SlinkPuzzle &>(puzzle).clues());
    }
    Drawn puzzle(const Draft &draft) const override
    {
        return std::make_shared<const SlinkPuzzle>(cluesOf(draft));
    }

    std::shared_ptr<const Puzzle> unclued(const Draft &draft) const override
    {
        return std::make_shared<const SlinkPuzzle>(cluesOf(blank(draft.size)));
    }
    /// A loop round a single cell leaves that cell blank: 4 is no clue.
    tl::expected<Draft, AnswerFault> clued(const Draft &draft, std::span<const Fact> marks,
                                           RandomSource &) const override
    {
        Clues clues = cluesOf(blank(draft.size));
        const Grid &grid = clues.grid;
        const Answer answer = linesOf(grid, marks);
        if (auto fault = SlinkPuzzle(clues).fault(answer))
            return tl::unexpected(std::move(*fault));
        for (int cell = 0; cell < grid.cellCount(); ++cell) {
            const int count = linesRound(grid, answer, cell);
            clues.cells[std::size_t(cell)] = count == 4 ? slink::blank : std::int8_t(count);
        }
        return draftOf(clues);
    }
};

} // namespace

const Drafting &drafting()
{
    static const SlinkDrafting instance;
    return instance;
}

} // namespace inkling::slink
