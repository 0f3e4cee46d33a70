// SPDX-License-Identifier: MIT
#include "families/sudoku/family.h"

#include "families/declared/declaration.h"
#include "families/declared/different/differentsearch.h"
#include "families/sudoku/samples.h"

#include <algorithm>
#include <array>

namespace inkling::sudoku {

namespace {

using namespace declared;

constexpr std::uint32_t withDiagonals = 1;

enum KindName : KindId { Row, Column, Box, Diagonal, Given };

constexpr std::array kindTable{
    Kind{.json = "row",
         .words = INKLING_TR_NOOP("Phrases", "row %1"),
         .fault = INKLING_TR_NOOP("Phrases", "row %1 holds a digit twice"),
         .noun = {INKLING_TR_NOOP("Phrases", "one row"), INKLING_TR_NOOP("Phrases", "%1 rows")},
         .tidies = true,
         .weight = 0.8,
         .region = RegionFrame::None},
    Kind{.json = "column",
         .words = INKLING_TR_NOOP("Phrases", "column %1"),
         .fault = INKLING_TR_NOOP("Phrases", "column %1 holds a digit twice"),
         .noun
         = {INKLING_TR_NOOP("Phrases", "one column"), INKLING_TR_NOOP("Phrases", "%1 columns")},
         .tidies = true,
         .weight = 0.8,
         .region = RegionFrame::None},
    Kind{.json = "box",
         .words = INKLING_TR_NOOP("Phrases", "the box at row %1, column %2"),
         .fault = INKLING_TR_NOOP("Phrases", "the box at row %1, column %2 holds a digit twice"),
         .noun = {INKLING_TR_NOOP("Phrases", "one box"), INKLING_TR_NOOP("Phrases", "%1 boxes")},
         .tidies = true,
         .weight = 0.8,
         .region = RegionFrame::Broad},
    Kind{.json = "diagonal",
         .words = INKLING_TR_NOOP("Phrases", "diagonal %1"),
         .fault = INKLING_TR_NOOP("Phrases", "diagonal %1 holds a digit twice"),
         .noun
         = {INKLING_TR_NOOP("Phrases", "one diagonal"), INKLING_TR_NOOP("Phrases", "%1 diagonals")},
         .tidies = true,
         .weight = 1,
         .region = RegionFrame::None},
    Kind{.json = "given",
         .words = INKLING_TR_NOOP("Phrases", "the digit given at row %1, column %2"),
         .fault = INKLING_TR_NOOP("Phrases", "row %1, column %2 does not hold the digit given"),
         .noun = {INKLING_TR_NOOP("Phrases", "one digit given"),
                  INKLING_TR_NOOP("Phrases", "%1 digits given")},
         .isClue = true,
         .weight = 2},
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
        differentRule("sudoku.swordfish", Swordfish),
    };
    return all;
}

int boxRows(int side)
{
    return side == 9 ? 3 : 2;
}

class Sudoku final : public Declaration
{
public:
    std::string_view id() const override { return "sudoku"; }
    std::string_view title() const override { return INKLING_TR_NOOP("Families", "Sudoku"); }
    std::string_view playHelp() const override
    {
        return INKLING_TR_NOOP(
            "Help",
            "Each row, column and box holds every digit once. Click a cell or go there with "
            "the arrows, then type. With Shift, or after a right click, a digit is a note.");
    }
    std::span<const Sample> samples() const override { return sudoku::samples(); }
    std::string_view ruleExamples() const override { return sudoku::ruleExamples(); }
    std::span<const Option> options() const override
    {
        static constexpr std::array all{
            Option{"diagonals", INKLING_TR_NOOP("Options", "The diagonals hold every digit once")}};
        return all;
    }
    std::span<const Kind> kinds() const override { return kindTable; }
    std::span<const DeclaredRule> rules() const override { return ruleTable(); }

    Form form() const override { return Form::Digits; }
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
    /// A quarter turn would set the boxes of a board of 6 x 6 upright.
    bool turns(Turn turn) const override
    {
        return turn != Turn::QuarterLeft && turn != Turn::QuarterRight;
    }

    bool isDense() const override { return true; }
    std::optional<std::string> written(const Draft &draft, std::string_view typed) const override
    {
        const bool isDigit
            = typed.size() == 1 && typed[0] >= '1' && typed[0] - '0' <= draft.size.rows;
        return isDigit ? std::optional(std::string(typed)) : std::nullopt;
    }
    bool isWhole(const Draft &, std::string_view text) const override { return text.size() <= 1; }
    Phrase expectedText(BoardSize size) const override
    {
        return {INKLING_TR_NOOP("Phrases", "a digit from 1 to %1, or '.'"),
                {std::to_string(size.rows)}};
    }

    Statement state(const Draft &draft) const override;
    std::optional<Draft> clued(const Draft &draft,
                               std::span<const std::uint8_t> values) const override;
    Draft unclued(const Draft &draft) const override;
    std::string answerOf(std::string_view, int value) const override
    {
        return std::to_string(value);
    }
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
    const Squares squares{side, side};
    const int across = side / boxRows(side);
    const auto number = [](int fromZero) { return std::to_string(fromZero + 1); };
    Statement statement;
    statement.domains.assign(std::size_t(side * side),
                             ValueSet::first(side + 1) - ValueSet::only(0));
    const auto add = [&](KindId kind, const std::vector<int> &cells, RelationPointer relation,
                         std::vector<std::string> arguments, std::vector<int> key) {
        statement.constraints.push_back(Constraint{kind,
                                                   {cells.begin(), cells.end()},
                                                   std::move(relation),
                                                   std::move(arguments),
                                                   std::move(key),
                                                   {},
                                                   cells});
    };
    const auto addLines = [&](KindId kind, int count, const auto &cellOf, const auto &keyOf) {
        for (int line = 0; line < count; ++line) {
            std::vector<int> cells;
            for (int i = 0; i < side; ++i)
                cells.push_back(cellOf(line, i));
            std::ranges::sort(cells);
            const std::vector<int> key = keyOf(line);
            std::vector<std::string> arguments;
            for (const int each : key)
                arguments.push_back(number(each));
            add(kind, cells, allDifferent(), arguments, key);
        }
    };
    const auto itself = [](int line) { return std::vector{line}; };
    addLines(Row, side, [&](int row, int i) { return squares.cell(row, i); }, itself);
    addLines(Column, side, [&](int column, int i) { return squares.cell(i, column); }, itself);
    const int down = boxRows(side); // as many boxes lie beside each other
    const auto corner = [&](int box) {
        return std::vector{box / down * down, box % down * across};
    };
    addLines(
        Box, side,
        [&](int box, int i) {
            // NOLINTNEXTLINE(clang-analyzer-*): the analyzer loses what a lambda captures.
            return squares.cell(corner(box)[0] + i / across, corner(box)[1] + i % across);
        },
        corner);
    if ((draft.options & withDiagonals) != 0) {
        addLines(
            Diagonal, 2,
            [&](int line, int i) { return squares.cell(i, line == 0 ? i : side - 1 - i); }, itself);
    }
    for (int cell = 0; cell < side * side; ++cell) {
        const std::string &text = draft.texts[std::size_t(cell)];
        if (text.empty())
            continue;
        const int row = squares.rowOf(cell);
        const int column = squares.columnOf(cell);
        statement.given.push_back({UnknownId(cell), ValueSet::only(text[0] - '0')});
        add(Given, {cell}, only(text[0] - '0'), {number(row), number(column)}, {row, column});
    }
    return statement;
}

std::optional<Draft> Sudoku::clued(const Draft &draft, std::span<const std::uint8_t> values) const
{
    Draft result = draft;
    for (std::size_t cell = 0; cell < values.size(); ++cell)
        result.texts[cell] = std::to_string(values[cell]);
    return result;
}

Draft Sudoku::unclued(const Draft &draft) const
{
    Draft result = draft;
    std::ranges::fill(result.texts, std::string());
    return result;
}

std::optional<FullSheet> Sudoku::fullSheet(const Wish &wish, RandomSource &random,
                                           const StopCondition &stop) const
{
    Draft draft{
        wish.size, std::vector<std::string>(std::size_t(wish.size.rows * wish.size.rows)), {}, 0};
    const auto answer = randomDifferent(state(draft), random, stop);
    if (!answer)
        return std::nullopt;
    FullSheet full{*clued(draft, answer->values), {}};
    for (int cell = 0; cell < int(draft.texts.size()); ++cell)
        full.clues.push_back(cell);
    return full;
}

} // namespace

const Family &family()
{
    static const Sudoku instance;
    return familyOf(instance);
}

} // namespace inkling::sudoku
