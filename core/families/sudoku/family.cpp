// SPDX-License-Identifier: MIT
#include "families/sudoku/family.h"

#include "families/declared/different/differentsearch.h"
#include "families/declared/stated/kinds.h"

#include <algorithm>
#include <array>

namespace inkling::sudoku {

namespace {

using namespace declared;

constexpr std::uint32_t withDiagonals = 1;

enum KindName : KindId { Row, Column, Box, Diagonal, Cage, Given };

constexpr std::array kindTable{
    rowKind,
    columnKind,
    boxKind,
    Kind{.json = "diagonal",
         .words = INKLING_TR_NOOP("Phrases", "diagonal %1"),
         .fault = INKLING_TR_NOOP("Phrases", "diagonal %1 holds the digit %2 twice"),
         .noun
         = {INKLING_TR_NOOP("Phrases", "one diagonal"), INKLING_TR_NOOP("Phrases", "%1 diagonals")},
         .tidies = true,
         .region = RegionFrame::None},
    cageKind,
    givenKind,
};

std::span<const DeclaredRule> ruleTable()
{
    using enum DifferentRule;
    static const std::array all{
        differentRule("sudoku.placed-digit", PlacedValue),
        differentRule("sudoku.only-digit", OnlyValue),
        differentRule("sudoku.only-place", OnlyPlace),
        differentRule("sudoku.crossing", Crossing),
        differentRule("sudoku.naked-pair", NakedPair),
        differentRule("sudoku.hidden-pair", HiddenPair),
        differentRule("sudoku.naked-triple", NakedTriple),
        differentRule("sudoku.hidden-triple", HiddenTriple),
        differentRule("sudoku.naked-quad", NakedQuad),
        differentRule("sudoku.x-wing", XWing),
        differentRule("sudoku.xy-wing", XYWing),
        differentRule("sudoku.swordfish", Swordfish),
        sumRule("sudoku.cage-last", {Cage}, 0),
        sumRule("sudoku.cage-digits", {Cage}, 1),
        sumRule("sudoku.cage-only-place", {Cage}, 2),
        sumRule("sudoku.cage-two-places", {Cage}, 3),
        sumRule("sudoku.cage-three-places", {Cage}, 4),
    };
    return all;
}

class Sudoku final : public Declaration
{
public:
    std::string_view id() const override { return "sudoku"; }
    std::string_view title() const override { return INKLING_TR_NOOP("Families", "Sudoku"); }
    std::string_view help() const override
    {
        return INKLING_TR_NOOP(
            "Help",
            "Each row, column and box holds every digit once; the digits of a dashed cage differ "
            "and add up to its sum.\nClick a cell or use the arrow keys, then type. With Shift, or "
            "after a right click, you type notes.");
    }
    std::span<const Sample> samples() const override { return sudoku::samples(); }
    std::string_view ruleExamples() const override { return sudoku::ruleExamples(); }
    std::span<const Option> options() const override
    {
        static constexpr std::array all{
            Option{"diagonals", INKLING_TR_NOOP("Options", "Both diagonals as well")}};
        return all;
    }
    std::span<const Kind> kinds() const override { return kindTable; }
    std::span<const DeclaredRule> rules() const override { return ruleTable(); }

    SizeForm sizeForm() const override { return SizeForm::Side; }
    BoardSize smallest() const override { return {4, 4}; }
    BoardSize largest() const override { return {9, 9}; }
    BoardSize usual() const override { return {9, 9}; }
    std::optional<Phrase> expectedInstead(BoardSize size) const override
    {
        if (size.rows == 4 || size.rows == 6 || size.rows == 9)
            return std::nullopt;
        return Phrase{INKLING_TR_NOOP("Phrases", "4, 6 or 9 rows"), {}};
    }
    std::span<const BoardSize> sizes() const override
    {
        static constexpr std::array<BoardSize, 2> all{{{6, 6}, {9, 9}}};
        return all;
    }
    /// Where rows became columns, the boxes of a board of 6 x 6 would stand upright.
    bool turns(Turn turn, BoardSize size) const override
    {
        return size.rows != 6 || !swapsSides(turn);
    }
    /// Digits are names unless a cage adds them.
    bool textsAreNames(const Draft &draft) const override
    {
        return std::ranges::all_of(draft.cages, [](int cage) { return cage == noCage; });
    }
    bool isDense() const override { return true; }
    bool hasCages() const override { return true; }

    Statement state(const Draft &draft) const override;
    std::optional<FullSheet> fullSheet(const Wish &wish, RandomSource &random,
                                       const StopCondition &stop) const override;
    std::optional<Solution> search(const Statement &statement, Search search,
                                   const StopCondition &stop) const override
    {
        return searchDifferent(statement, search, stop);
    }
};

Statement Sudoku::state(const Draft &draft) const
{
    const int side = draft.size.rows;
    const int down = side == 9 ? 3 : 2; // rows in a box; as many boxes lie beside each other
    const int across = side == 4 ? 2 : 3;
    Statement statement;
    statement.domains.assign(std::size_t(side * side),
                             ValueSet::first(side + 1) - ValueSet::only(0));
    const auto add = [&](KindId kind, std::vector<int> key, const auto &rowOf,
                         const auto &columnOf) -> Constraint & {
        std::vector<int> cells;
        for (int i = 0; i < side; ++i)
            cells.push_back(rowOf(i) * side + columnOf(i));
        return statement.add(kind, std::move(cells), allDifferent(), std::move(key));
    };
    statement.addLines(Row, Column, {side, side});
    for (int box = 0; box < side; ++box) {
        const int top = box / down * down;
        const int left = box % down * across;
        add(
            Box, {top, left}, [=](int i) { return top + i / across; },
            [=](int i) { return left + i % across; })
            .arguments
            = {std::to_string(box + 1)};
    }
    if ((draft.options & withDiagonals) != 0) {
        const auto each = [](int i) { return i; };
        add(Diagonal, {0}, each, each);
        add(Diagonal, {1}, each, [side](int i) { return side - 1 - i; });
    }
    statement.addCages(Cage, draft);
    statement.addGiven(Given, draft);
    return statement;
}

std::optional<FullSheet> Sudoku::fullSheet(const Wish &wish, RandomSource &random,
                                           const StopCondition &stop) const
{
    const auto count = std::size_t(wish.size.rows * wish.size.rows);
    const Draft blank{wish.size, std::vector<std::string>(count),
                      std::vector<std::int32_t>(count, noCage), 0};
    const auto answer = randomDifferent(state(blank), random, stop);
    if (!answer)
        return std::nullopt;
    return fullSheetOf(*clued(blank, answer->values));
}

} // namespace

const Family &family()
{
    static const Sudoku instance;
    return familyOf(instance);
}

} // namespace inkling::sudoku
