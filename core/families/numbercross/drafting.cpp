// SPDX-License-Identifier: MIT
#include "families/numbercross/drafting.h"

#include "families/numbercross/puzzle.h"
#include "families/numbercross/statement.h"
#include "puzzle/typedsigns.h"

#include <algorithm>
#include <charconv>

namespace inkling::numbercross {

namespace {

Grid gridOf(BoardSize size)
{
    return {size.rows, size.columns};
}

int numberOf(const std::string &text)
{
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// The givens of a draft, with `missingDigit` for missing digits and 0 for missing labels.
Givens givensOf(const Draft &draft, int missingDigit)
{
    const Grid grid = gridOf(draft.size);
    Givens givens{grid, {}, {}};
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        const std::string &text = draft.texts[std::size_t(cell)];
        givens.digits.push_back(std::uint8_t(text.empty() ? missingDigit : numberOf(text)));
    }
    for (int line = 0; line < grid.lineCount(); ++line)
        givens.labels.push_back(numberOf(draft.texts[std::size_t(grid.cellCount() + line)]));
    return givens;
}

Draft draftOf(const Givens &givens)
{
    Draft draft;
    draft.size = {givens.grid.rows, givens.grid.columns};
    draft.texts = textsOf(givens);
    return draft;
}

void dealDigits(Draft &draft, RandomSource &random)
{
    const auto cells = std::span(draft.texts).first(std::size_t(gridOf(draft.size).cellCount()));
    for (std::string &text : cells) {
        if (text.empty())
            text = std::to_string(random.between(1, maxDigit));
    }
}

class NumberCrossDrafting final : public Drafting
{
public:
    BoardSize smallest() const override { return {1, 1}; }
    BoardSize largest() const override { return {maxSide, maxSide}; }
    BoardSize usual() const override { return {7, 7}; }
    std::optional<Phrase> expectedInstead(BoardSize size) const override
    {
        return expectedSize(size, smallest(), largest());
    }
    std::vector<SheetPlace> places(BoardSize size) const override;

    std::optional<std::string> written(const Draft &draft, PlaceId place,
                                       std::string_view typed) const override;
    std::vector<std::string> values(const Draft &, PlaceId) const override { return {}; }

    Board board(const Draft &draft) const override;
    ElementId element(const Draft &draft, PlaceId place) const override;
    std::optional<PlaceId> place(const Draft &draft, ElementId element) const override;
    Phrase describe(const Draft &draft, PlaceId place) const override;

    Draft draft(const Puzzle &puzzle) const override
    {
        return draftOf(static_cast<const NumberCrossPuzzle &>(puzzle).givens());
    }
    Drawn puzzle(const Draft &draft) const override;
    std::optional<Draft> inverted(const Draft &draft) const override;

    std::shared_ptr<const Puzzle> unclued(const Draft &draft) const override;
    tl::expected<Draft, AnswerFault> clued(const Draft &draft, std::span<const Fact> marks,
                                           RandomSource &random) const override;
    std::optional<Draft> dealt(const Draft &draft, RandomSource &random,
                               const StopCondition &) const override
    {
        Draft result = draft;
        dealDigits(result, random);
        return result;
    }
};

std::vector<SheetPlace> NumberCrossDrafting::places(BoardSize size) const
{
    std::vector<SheetPlace> places = declared::cellPlaces(size);
    for (int r = 0; r < size.rows; ++r)
        places.push_back({PlaceRole::Row, 0, double(r)});
    for (int c = 0; c < size.columns; ++c)
        places.push_back({PlaceRole::Column, double(c), 0});
    return places;
}

std::optional<std::string> NumberCrossDrafting::written(const Draft &draft, PlaceId place,
                                                        std::string_view typed) const
{
    if (typed.find_first_not_of("0123456789") != std::string_view::npos)
        return std::nullopt;
    const std::string number(withoutLeadingZeros(typed));
    const bool isCell = int(place) < gridOf(draft.size).cellCount();
    const bool isRight = isCell ? number.size() <= 1 && number != "0"
                                : number.size() <= std::to_string(maxLabel).size();
    return isRight ? std::optional(number) : std::nullopt;
}

Board NumberCrossDrafting::board(const Draft &draft) const
{
    return statedOf(givensOf(draft, 1), draft.texts)->board();
}

ElementId NumberCrossDrafting::element(const Draft &draft, PlaceId place) const
{
    const Grid grid = gridOf(draft.size);
    const int line = int(place) - grid.cellCount();
    return line < 0 ? cellElement(grid, int(place)) : labelElement(grid, line);
}

std::optional<PlaceId> NumberCrossDrafting::place(const Draft &draft, ElementId element) const
{
    const Grid grid = gridOf(draft.size);
    const auto cells = ElementId(grid.cellCount());
    if (element < cells)
        return PlaceId(element);
    const PlaceId place = cells + (element - cells) / 4;
    return this->element(draft, place) == element ? std::optional(place) : std::nullopt;
}

Phrase NumberCrossDrafting::describe(const Draft &draft, PlaceId place) const
{
    const Grid grid = gridOf(draft.size);
    const int line = int(place) - grid.cellCount();
    if (line < 0)
        return declared::cellName(grid, int(place));
    if (grid.isRow(line)) {
        return {INKLING_TR_NOOP("Phrases", "row %1, the sum of its white cells"),
                {std::to_string(line + 1)}};
    }
    return {INKLING_TR_NOOP("Phrases", "column %1, the sum of its black cells"),
            {std::to_string(line - grid.rows + 1)}};
}

Drawn NumberCrossDrafting::puzzle(const Draft &draft) const
{
    const Grid grid = gridOf(draft.size);
    std::vector<ElementId> cells;
    std::vector<ElementId> labels;
    for (PlaceId place = 0; place < PlaceId(draft.texts.size()); ++place) {
        if (draft.texts[place].empty())
            (int(place) < grid.cellCount() ? cells : labels).push_back(element(draft, place));
    }
    std::vector<DraftFault> faults;
    if (!cells.empty()) {
        faults.push_back(
            countedFault(std::move(cells), {INKLING_TR_NOOP("Phrases", "one cell has no digit"),
                                            INKLING_TR_NOOP("Phrases", "%1 cells have no digit")}));
    }
    if (!labels.empty()) {
        faults.push_back(
            countedFault(std::move(labels), {INKLING_TR_NOOP("Phrases", "one label is missing"),
                                             INKLING_TR_NOOP("Phrases", "%1 labels are missing")}));
    }
    if (!faults.empty())
        return tl::unexpected(std::move(faults));
    return std::make_shared<const NumberCrossPuzzle>(givensOf(draft, 1));
}

/// A label becomes what it leaves of its line's total, if that is known and as large.
std::optional<Draft> NumberCrossDrafting::inverted(const Draft &draft) const
{
    const Givens givens = givensOf(draft, 0);
    const Grid &grid = givens.grid;
    Draft result = draft;
    for (int line = 0; line < grid.lineCount(); ++line) {
        std::string &text = result.texts[std::size_t(grid.cellCount() + line)];
        if (text.empty())
            continue;
        for (int place = 0; place < grid.length(line); ++place) {
            if (givens.digits[std::size_t(grid.cellOf(line, place))] == 0)
                return std::nullopt;
        }
        const int left = givens.total(line) - givens.labels[std::size_t(line)];
        if (left < 0)
            return std::nullopt;
        text = std::to_string(left);
    }
    return result;
}

/// The labels are the totals of the lines, so that a line lacks just what is not yet drawn in it.
std::shared_ptr<const Puzzle> NumberCrossDrafting::unclued(const Draft &draft) const
{
    Givens givens = givensOf(draft, 1);
    for (int line = 0; line < givens.grid.lineCount(); ++line)
        givens.labels[std::size_t(line)] = givens.total(line);
    return std::make_shared<const NumberCrossPuzzle>(std::move(givens));
}

tl::expected<Draft, AnswerFault> NumberCrossDrafting::clued(const Draft &draft,
                                                            std::span<const Fact> marks,
                                                            RandomSource &random) const
{
    Draft filled = draft;
    dealDigits(filled, random);
    Givens givens = givensOf(filled, 1);
    const Grid &grid = givens.grid;
    std::vector<ValueSet> shades(std::size_t(grid.cellCount()), ValueSet::first(2));
    for (const Fact &mark : marks)
        shades[mark.unknown] = mark.possible;
    const auto open = std::ranges::count_if(shades, [](ValueSet shade) { return !shade.single(); });
    if (open == 1)
        return tl::unexpected(Phrase{INKLING_TR_NOOP("Phrases", "one cell is neither black nor "
                                                                "white"),
                                     {}});
    if (open > 1) {
        return tl::unexpected(Phrase{INKLING_TR_NOOP("Phrases", "%1 cells are neither black nor "
                                                                "white"),
                                     {std::to_string(open)}});
    }
    std::ranges::fill(givens.labels, 0);
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        const bool isBlack = shades[std::size_t(cell)].value() == black;
        const int line
            = isBlack ? grid.columnLine(grid.columnOf(cell)) : grid.rowLine(grid.rowOf(cell));
        givens.labels[std::size_t(line)] += givens.digits[std::size_t(cell)];
    }
    return draftOf(givens);
}

} // namespace

const Drafting &drafting()
{
    static const NumberCrossDrafting instance;
    return instance;
}

} // namespace inkling::numbercross
