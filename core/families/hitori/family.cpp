// SPDX-License-Identifier: MIT
#include "families/hitori/family.h"

#include "families/declared/declaredpuzzle.h"
#include "families/declared/shapes/randomshapes.h"

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
         .fault = INKLING_TR_NOOP("Phrases", "two %1s of row %2 are white"),
         .law = INKLING_TR_NOOP("Phrases", "only one of the %1s of row %2 can be white"),
         .noun = {INKLING_TR_NOOP("Phrases", "one row's equal numbers"),
                  INKLING_TR_NOOP("Phrases", "%1 rows' equal numbers")},
         .isClue = true, .tidies = true},
    Kind{.json = "column", .words = INKLING_TR_NOOP("Phrases", "the %1s of column %2"),
         .fault = INKLING_TR_NOOP("Phrases", "two %1s of column %2 are white"),
         .law = INKLING_TR_NOOP("Phrases", "only one of the %1s of column %2 can be white"),
         .noun = {INKLING_TR_NOOP("Phrases", "one column's equal numbers"),
                  INKLING_TR_NOOP("Phrases", "%1 columns' equal numbers")},
         .isClue = true, .tidies = true},
    Kind{.json = "neighbours", .words = INKLING_TR_NOOP("Phrases",
            "that row %1, column %2 and row %3, column %4 are not both black"),
         .fault = INKLING_TR_NOOP("Phrases",
            "row %1, column %2 and row %3, column %4 are both black"),
         .law = INKLING_TR_NOOP("Phrases", "black cells never touch"),
         .noun = {INKLING_TR_NOOP("Phrases", "one pair of neighbours"),
                  INKLING_TR_NOOP("Phrases", "%1 pairs of neighbours")},
         .tidies = true, .weight = 0.6},
    Kind{.json = "connected", .words = INKLING_TR_NOOP("Phrases", "that the white cells are connected"),
         .fault = INKLING_TR_NOOP("Phrases", "the white cells are in %1 pieces"),
         .noun = {INKLING_TR_NOOP("Phrases", "one whole board"),
                  INKLING_TR_NOOP("Phrases", "%1 whole boards")}, .isWholeBoard = true},
};

using enum Slot;
constexpr std::string_view notCutOff = INKLING_TR_NOOP("Rules",
    "A cell that would separate the white cells if it were black is white.");
constexpr std::string_view cutOff = INKLING_TR_NOOP("Rules",
    "With <p>%1</p> black, <c>%2</c> must stay white: else <p>%3</p> would be cut off from "
    "<p>%4</p>.");
constexpr std::array<Slot, 4> cutOffSlots{FirstPlaces, ConclusionPlaces, NextToLastPlace, LastPlace};

constexpr std::array ruleTable{
    DeclaredRule{{"hitori.neighbour", INKLING_TR_NOOP("Rules", "Beside a black cell"),
        INKLING_TR_NOOP("Rules", "Black cells never share a side: the neighbours are white."), 1.0},
        INKLING_TR_NOOP("Rules", "<p>%1</p>, and no black cells touch: <c>%2</c>."),
        {PremiseFacts, ConclusionFacts}, {}, {Neighbours}, 0, {}, true},
    DeclaredRule{{"hitori.white-number", INKLING_TR_NOOP("Rules", "A white cell's number"),
        INKLING_TR_NOOP("Rules", "When a cell is white, its number is in no other white cell of its "
        "row or column."), 1.0},
        INKLING_TR_NOOP("Rules", "<p>%1</p>, and of <p>%2</p> only one is white: <c>%3</c>."),
        {PremiseFacts, Constraints, ConclusionFacts}, {}, {InRow, InColumn}, 0},
    DeclaredRule{{"hitori.between", INKLING_TR_NOOP("Rules", "Between two equal numbers"),
        INKLING_TR_NOOP("Rules", "If the cell between two equal numbers were black, both of these "
                                 "would be white. So it is white."), 1.2},
        INKLING_TR_NOOP("Rules", "Two of <p>%1</p> have one cell between them; if it were black, "
                                 "both would be white: <c>%2</c>."),
        {FirstConstraint, ConclusionFacts}, {}, {}, 0, Between},
    DeclaredRule{{"hitori.beside", INKLING_TR_NOOP("Rules", "Two equal numbers side by side"),
        INKLING_TR_NOOP("Rules", "Of two equal numbers side by side, one is white: every other "
                                 "such number in the line is black."), 1.6},
        INKLING_TR_NOOP("Rules",
        "Two of <p>%1</p> stand side by side, so one of these two is white: <c>%2</c>."),
        {FirstConstraint, ConclusionFacts}, {}, {}, 0, Beside},
    DeclaredRule{{"hitori.cut-off", INKLING_TR_NOOP("Rules", "No corner is cut off"),
        notCutOff, 1.9}, cutOff, cutOffSlots, {}, {Whole}, 0},
    DeclaredRule{{"hitori.wall", INKLING_TR_NOOP("Rules", "No wall of black cells closes"),
        notCutOff, 2.7}, cutOff, cutOffSlots, {}, {Whole}, 1},
};
// clang-format on

constexpr std::array sampleTable{
    Sample{INKLING_TR_NOOP("Samples", "Hitori: start between equal numbers"), R"(hitori 6 6
4 2 1 4 5 3
5 5 3 4 4 5
3 6 4 5 2 1
1 4 1 3 6 6
4 4 2 1 4 5
6 1 3 2 3 4
)"},
    Sample{INKLING_TR_NOOP("Samples", "Hitori: corners stay open"), R"(hitori 6 6
1 6 2 3 5 5
4 1 3 6 6 1
5 2 4 1 5 3
2 1 2 5 1 6
3 4 1 1 2 5
4 5 6 4 1 2
)"},
    Sample{INKLING_TR_NOOP("Samples", "Hitori: side by side"), R"(hitori 6 6
3 6 6 5 3 4
6 2 6 4 1 3
6 3 2 1 6 6
4 1 5 3 3 6
3 4 4 6 3 2
5 6 4 2 4 1
)"},
    Sample{INKLING_TR_NOOP("Samples", "Hitori: one chain"), R"(hitori 6 6
5 5 6 1 2 4
4 1 3 3 5 2
2 1 4 5 3 1
6 3 2 6 4 6
6 2 5 4 5 5
5 2 3 6 2 1
)"},
    Sample{INKLING_TR_NOOP("Samples", "Hitori: long chains"), R"(hitori 8 8
3 8 8 6 7 2 1 4
4 8 2 6 8 8 6 2
8 5 3 4 1 6 7 2
1 2 8 7 3 4 7 5
6 8 7 2 5 8 3 2
7 4 6 3 6 8 8 1
7 7 5 4 2 3 4 6
2 7 1 5 4 3 8 6
)"},
};

class Hitori final : public Declaration
{
public:
    std::string_view id() const override { return "hitori"; }
    std::string_view title() const override { return INKLING_TR_NOOP("Families", "Hitori"); }
    std::string_view help() const override
    {
        return INKLING_TR_NOOP(
            "Help",
            "Shade cells until no row or column shows a number twice. Black cells never "
            "share a side, and the white cells stay connected.\nA click makes a cell black, "
            "a right click marks it white.");
    }
    std::span<const Sample> samples() const override { return sampleTable; }
    std::string_view ruleExamples() const override
    {
        return R"(hitori 5 5
1 2 1 3 3
1 3 3 3 2
4 3 2 1 5
2 1 4 5 3
3 5 5 5 1
)";
    }
    std::span<const Kind> kinds() const override { return kindTable; }
    std::span<const DeclaredRule> rules() const override { return ruleTable; }

    Form form() const override { return Form::Shades; }
    std::span<const Symmetry> symmetries() const override { return {}; }

    std::optional<std::string> written(const Draft &, std::string_view typed) const override
    {
        const bool isNumber = !typed.empty() && typed.size() <= 2 && typed[0] != '0'
                              && typed.find_first_not_of("0123456789") == typed.npos;
        return isNumber ? std::optional<std::string>(typed) : std::nullopt;
    }
    /// That of the numbers up to the longer side.
    std::size_t usualLength(BoardSize size) const override
    {
        return std::to_string(std::max(size.rows, size.columns)).size();
    }
    bool textsAreNames(const Draft &) const override { return true; }
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
            if (isEqual(i + 2) && !isEqual(i + 1))
                statement.views.push_back({Between, {id, pair(i), pair(i + 1)}});
        }
    }
}

Statement Hitori::state(const Draft &draft) const
{
    const Squares squares{draft.size.rows, draft.size.columns};
    Statement statement;
    statement.domains.assign(draft.texts.size(), ValueSet::first(2));
    const Pairs pairs = statement.addNeighbours(Neighbours, squares, atMostOne(black));
    const auto lines = linesOf(squares);
    for (int i = 0; i < int(lines.size()); ++i) {
        const bool isRow = i < squares.rows;
        addEqual(statement, draft, isRow ? InRow : InColumn, isRow ? i : i - squares.rows,
                 lines[std::size_t(i)], pairs);
    }
    std::vector<int> all(draft.texts.size());
    std::iota(all.begin(), all.end(), 0);
    statement.add(Whole, all, connected(squares.columns, white), {}).cells.clear();
    return statement;
}

/// An answer and its numbers at random; those of black cells are changed as long as there is a
/// second answer.
std::optional<FullSheet> Hitori::fullSheet(const Wish &wish, RandomSource &random,
                                           const StopCondition &stop) const
{
    const auto shades = randomShades(wish.size, random.between(20, 30), random);
    std::vector<int> numbers = randomNumbers(wish.size, shades, random, stop);
    constexpr int mostChanges = 40;
    for (int i = 0; i < mostChanges && !numbers.empty() && !stop.stopped(); ++i) {
        Draft draft{wish.size, {}, {}, 0};
        for (const int number : numbers)
            draft.texts.push_back(std::to_string(number));
        const Solution solution = DeclaredPuzzle(*this, draft).solve(Search::Uniqueness, stop);
        if (solution.verdict == Verdict::Unique)
            return FullSheet{draft, {}};
        std::vector<int> changing;
        for (std::size_t cell = 0; solution.second && cell < shades.size(); ++cell) {
            if (shades[cell] == black
                && solution.first->values[cell] != solution.second->values[cell])
                changing.push_back(int(cell));
        }
        if (changing.empty())
            return std::nullopt;
        const int cell = random.pick(changing);
        numbers[std::size_t(cell)] = randomSeen(wish.size, shades, numbers, cell, random);
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
