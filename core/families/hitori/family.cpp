// SPDX-License-Identifier: MIT
#include "families/hitori/family.h"

#include "families/declared/declaredpuzzle.h"
#include "families/declared/different/differentsearch.h"
#include "families/declared/randomshapes.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

namespace inkling::hitori {

namespace {

using namespace declared;

constexpr int white = 0;
constexpr int black = 1;

enum KindName : KindId { InRow, InColumn, Neighbours, Whole };
enum ViewName : int { Between, Beside };

// clang-format off
constexpr std::array kindTable{
    Kind{.json = "row", .words = INKLING_TR_NOOP("Phrases", "the %1s of row %2"),
         .fault = INKLING_TR_NOOP("Phrases", "two white cells of row %2 hold a %1"),
         .noun = {INKLING_TR_NOOP("Phrases", "one row's equal numbers"),
                  INKLING_TR_NOOP("Phrases", "%1 rows' equal numbers")},
         .isClue = true, .tidies = true},
    Kind{.json = "column", .words = INKLING_TR_NOOP("Phrases", "the %1s of column %2"),
         .fault = INKLING_TR_NOOP("Phrases", "two white cells of column %2 hold a %1"),
         .noun = {INKLING_TR_NOOP("Phrases", "one column's equal numbers"),
                  INKLING_TR_NOOP("Phrases", "%1 columns' equal numbers")},
         .isClue = true, .tidies = true},
    Kind{.json = "neighbours", .words = INKLING_TR_NOOP("Phrases",
            "that row %1, column %2 and row %3, column %4 are not both black"),
         .fault = INKLING_TR_NOOP("Phrases",
            "row %1, column %2 and row %3, column %4 are both black"),
         .noun = {INKLING_TR_NOOP("Phrases", "one pair of neighbours"),
                  INKLING_TR_NOOP("Phrases", "%1 pairs of neighbours")},
         .tidies = true, .weight = 0.6},
    Kind{.json = "connected", .words = INKLING_TR_NOOP("Phrases", "that the white cells are connected"),
         .fault = INKLING_TR_NOOP("Phrases", "the white cells are not connected"),
         .noun = {INKLING_TR_NOOP("Phrases", "one whole board"),
                  INKLING_TR_NOOP("Phrases", "%1 whole boards")}, .isWholeBoard = true},
};

using enum Slot;
constexpr std::string_view notCutOff = INKLING_TR_NOOP("Rules",
    "A cell that would part the white cells, were it black, is white.");
constexpr std::string_view cutOff = INKLING_TR_NOOP("Rules",
    "With <p>%1</p>, one more black cell would part the white ones: <c>%2</c>.");

constexpr std::array ruleTable{
    DeclaredRule{{"hitori.neighbour", INKLING_TR_NOOP("Rules", "Beside a black cell"),
        INKLING_TR_NOOP("Rules", "Black cells never touch by a side: the neighbours are white."), 1.0},
        INKLING_TR_NOOP("Rules", "<p>%1</p>, and no black cells touch: <c>%2</c>."),
        {PremiseFacts, ConclusionFacts}, {}, {Neighbours}, 0},
    DeclaredRule{{"hitori.white-number", INKLING_TR_NOOP("Rules", "A white cell's number"),
        INKLING_TR_NOOP("Rules", "When a cell is white, its number is in no other white cell of its "
        "row or column."), 1.0},
        INKLING_TR_NOOP("Rules", "<p>%1</p>, and of <p>%2</p> only one is white: <c>%3</c>."),
        {PremiseFacts, Constraints, ConclusionFacts}, {}, {InRow, InColumn}, 0},
    DeclaredRule{{"hitori.between", INKLING_TR_NOOP("Rules", "Between two equal numbers"),
        INKLING_TR_NOOP("Rules", "Were the cell between two equal numbers black, both of these would "
        "be white: it is white."), 1.2},
        INKLING_TR_NOOP("Rules", "Two of <p>%1</p> have one cell between them, which cannot be black "
        "with both of these white: <c>%2</c>."),
        {FirstConstraint, ConclusionFacts}, {}, {}, 0, Between},
    DeclaredRule{{"hitori.beside", INKLING_TR_NOOP("Rules", "Two equal numbers side by side"),
        INKLING_TR_NOOP("Rules", "Of two equal numbers side by side one is white: every other one in "
        "their line is black."), 1.6},
        INKLING_TR_NOOP("Rules",
        "Two of <p>%1</p> stand side by side, so one of these two is white: <c>%2</c>."),
        {FirstConstraint, ConclusionFacts}, {}, {}, 0, Beside},
    DeclaredRule{{"hitori.cut-off", INKLING_TR_NOOP("Rules", "A corner that is not cut off"),
        notCutOff, 1.9}, cutOff, {PremiseFacts, ConclusionFacts}, {}, {Whole}, 0},
    DeclaredRule{{"hitori.wall", INKLING_TR_NOOP("Rules", "A wall that stays open"),
        notCutOff, 2.7}, cutOff, {PremiseFacts, ConclusionFacts}, {}, {Whole}, 1},
};
// clang-format on

class Hitori final : public Declaration
{
public:
    std::string_view id() const override { return "hitori"; }
    std::string_view title() const override { return INKLING_TR_NOOP("Families", "Hitori"); }
    std::string_view playHelp() const override
    {
        return INKLING_TR_NOOP(
            "Help", "Shade cells until no row or column holds a number twice. Black cells never "
                    "touch by a side, and the white ones stay connected. A click makes a cell "
                    "black, a right click marks it as white.");
    }
    std::span<const Sample> samples() const override { return hitori::samples(); }
    std::span<const Kind> kinds() const override { return kindTable; }
    std::span<const DeclaredRule> rules() const override { return ruleTable; }

    Form form() const override { return Form::Shades; }
    BoardSize smallest() const override { return {2, 2}; }
    BoardSize largest() const override { return {20, 20}; }
    BoardSize usual() const override { return {8, 8}; }
    std::span<const BoardSize> sizes() const override
    {
        static constexpr std::array<BoardSize, 4> all{{{6, 6}, {8, 8}, {10, 10}, {12, 12}}};
        return all;
    }
    std::span<const Symmetry> symmetries() const override { return {}; }

    std::optional<std::string> written(const Draft &, std::string_view typed) const override
    {
        const bool isNumber = !typed.empty() && typed.size() <= 2 && typed[0] != '0'
                              && typed.find_first_not_of("0123456789") == typed.npos;
        return isNumber ? std::optional<std::string>(typed) : std::nullopt;
    }
    bool isWhole(const Draft &, std::string_view text) const override { return !text.empty(); }
    Phrase expectedText(BoardSize) const override
    {
        return {INKLING_TR_NOOP("Phrases", "a number from 1 to 99"), {}};
    }
    std::string answerOf(std::string_view text, int value) const override
    {
        return value == black ? "#" : std::string(text);
    }

    Statement state(const Draft &draft) const override;
    /// The numbers come first.
    std::optional<Draft> clued(const Draft &, std::span<const std::uint8_t>) const override
    {
        return std::nullopt;
    }
    bool thins() const override { return false; }
    std::optional<FullSheet> fullSheet(const Wish &wish, RandomSource &random,
                                       const StopCondition &stop) const override;
};

using Pairs = std::map<std::array<int, 2>, ConstraintId>;

/// Adds what a row's or column's equal numbers say, and the views of those close to each other.
void addEqual(Statement &statement, const Draft &draft, KindId kind, int number,
              const std::vector<int> &line, const Pairs &pairs)
{
    std::map<int, std::vector<std::size_t>> places; // in the line, by number
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (const std::string &text = draft.texts[std::size_t(line[i])]; !text.empty())
            places[std::stoi(text)].push_back(i);
    }
    const auto pair = [&](std::size_t i) { return pairs.at({line[i], line[i + 1]}); };
    for (const auto &[value, equal] : places) {
        if (equal.size() < 2)
            continue;
        std::vector<int> cells;
        for (const std::size_t i : equal)
            cells.push_back(line[i]);
        const auto id = ConstraintId(statement.constraints.size());
        Constraint &added = statement.add(kind, cells, atMostOne(white), {number, value});
        added.arguments = {std::to_string(value), std::to_string(number + 1)};
        for (const std::size_t i : equal) {
            const auto isEqual
                = [&](std::size_t k) { return std::ranges::find(equal, k) != equal.end(); };
            if (isEqual(i + 1) && equal.size() > 2)
                statement.views.push_back({Beside, {id, pair(i)}});
            if (isEqual(i + 2))
                statement.views.push_back({Between, {id, pair(i), pair(i + 1)}});
        }
    }
}

Statement Hitori::state(const Draft &draft) const
{
    const Squares squares{draft.size.rows, draft.size.columns};
    Statement statement;
    statement.domains.assign(draft.texts.size(), ValueSet::first(2));
    Pairs pairs;
    std::vector<int> all;
    for (int cell = 0; cell < squares.cellCount(); ++cell) {
        const int row = squares.rowOf(cell);
        const int column = squares.columnOf(cell);
        all.push_back(cell);
        for (const bool isAcross : {true, false}) {
            const int other = cell + (isAcross ? 1 : squares.columns);
            if (isAcross ? column + 1 == squares.columns : row + 1 == squares.rows)
                continue;
            pairs[{cell, other}] = ConstraintId(statement.constraints.size());
            statement.add(Neighbours, {cell, other}, atMostOne(black),
                          {row, column, squares.rowOf(other), squares.columnOf(other)});
        }
    }
    for (const bool isRow : {true, false}) {
        for (int number = 0; number < (isRow ? squares.rows : squares.columns); ++number) {
            std::vector<int> line;
            for (int i = 0; i < (isRow ? squares.columns : squares.rows); ++i)
                line.push_back(isRow ? squares.cell(number, i) : squares.cell(i, number));
            addEqual(statement, draft, isRow ? InRow : InColumn, number, line, pairs);
        }
    }
    statement.add(Whole, all, connected(squares.columns, white), {}).cells.clear();
    return statement;
}

/// Black cells at random, white ones with numbers that differ in their lines, and under the black
/// ones numbers of white cells in their lines, changed as long as there is a second answer.
std::optional<FullSheet> Hitori::fullSheet(const Wish &wish, RandomSource &random,
                                           const StopCondition &stop) const
{
    const Squares squares{wish.size.rows, wish.size.columns};
    const std::vector<std::uint8_t> shades
        = randomShades(wish.size, random.between(20, 30), random);
    Statement numbers;
    const int largest = std::max(squares.rows, squares.columns);
    numbers.domains.assign(shades.size(), ValueSet::first(largest + 1) - ValueSet::only(0));
    std::vector<std::vector<int>> lines(std::size_t(squares.rows + squares.columns));
    for (int cell = 0; cell < squares.cellCount(); ++cell) {
        if (shades[std::size_t(cell)] == black) {
            numbers.domains[std::size_t(cell)] = ValueSet::only(0);
            continue;
        }
        lines[std::size_t(squares.rowOf(cell))].push_back(cell);
        lines[std::size_t(squares.rows + squares.columnOf(cell))].push_back(cell);
    }
    for (const auto &line : lines)
        numbers.add(InRow, line, allDifferent(), {});
    const auto answer = randomDifferent(numbers, random, stop);
    if (!answer)
        return std::nullopt;
    Draft draft{wish.size, {}, {}, 0};
    for (const std::uint8_t value : answer->values)
        draft.texts.push_back(std::to_string(value));
    const auto hide = [&](int cell) {
        std::vector<int> seen = lines[std::size_t(squares.rowOf(cell))];
        const auto &column = lines[std::size_t(squares.rows + squares.columnOf(cell))];
        seen.insert(seen.end(), column.begin(), column.end());
        draft.texts[std::size_t(cell)] = draft.texts[std::size_t(random.pick(seen))];
    };
    for (int cell = 0; cell < squares.cellCount(); ++cell) {
        if (shades[std::size_t(cell)] == black)
            hide(cell);
    }
    constexpr int mostChanges = 40;
    for (int i = 0; i < mostChanges && !stop.stopped(); ++i) {
        const DeclaredPuzzle puzzle(*this, draft);
        const Solution solution = puzzle.solve(Search::Uniqueness, stop);
        if (solution.verdict == Verdict::Unique)
            return FullSheet{draft, {}};
        std::vector<int> changing;
        for (int cell = 0; cell < squares.cellCount(); ++cell) {
            const auto at = std::size_t(cell);
            if (solution.second && shades[at] == black
                && solution.first->values[at] != solution.second->values[at])
                changing.push_back(cell);
        }
        if (changing.empty())
            return std::nullopt;
        hide(random.pick(changing));
    }
    return std::nullopt;
}

} // namespace

const Family &family()
{
    static const Hitori instance;
    return familyOf(instance);
}

} // namespace inkling::hitori
