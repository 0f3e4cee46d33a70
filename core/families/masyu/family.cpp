// SPDX-License-Identifier: MIT
#include "families/masyu/family.h"

#include "families/declared/declaration.h"
#include "families/declared/shapes/randomshapes.h"

#include <array>
#include <bit>
#include <map>
#include <mutex>

namespace inkling::masyu {

namespace {

using namespace declared;

enum KindName : KindId { Cell, White, Black, Loop };
enum ViewName : int { TwoPearls, ThreePearls, Surroundings, Block };

/// A rule for what all ways to meet the constraints of a view have in common.
constexpr DeclaredRule everyWay(Rule rule, ViewName view)
{
    DeclaredRule every{
        rule,
        INKLING_TR_NOOP("Rules",
                        "Whichever way the line takes through <p>%1</p>, it has this: <c>%2</c>."),
        {Slot::Constraints, Slot::ConclusionFacts}};
    every.view = view;
    every.tellsWays = true;
    return every;
}

// clang-format off
constexpr std::array kindTable{
    Kind{.json = "cell", .words = INKLING_TR_NOOP("Phrases", "the cell at row %1, column %2"),
         .fault = INKLING_TR_NOOP("Phrases", "the line ends or branches at row %1, column %2"),
         .noun = {INKLING_TR_NOOP("Phrases", "one cell"), INKLING_TR_NOOP("Phrases", "%1 cells")},
         .isImplied = true, .tidies = true, .weight = 0.6},
    Kind{.json = "white", .words = INKLING_TR_NOOP("Phrases", "the white pearl at row %1, column %2"),
         .fault = INKLING_TR_NOOP("Phrases",
            "the white pearl at row %1, column %2 is not met"),
         .noun = {INKLING_TR_NOOP("Phrases", "one white pearl"),
                  INKLING_TR_NOOP("Phrases", "%1 white pearls")}, .isClue = true},
    Kind{.json = "black", .words = INKLING_TR_NOOP("Phrases", "the black pearl at row %1, column %2"),
         .fault = INKLING_TR_NOOP("Phrases",
            "the black pearl at row %1, column %2 is not met"),
         .noun = {INKLING_TR_NOOP("Phrases", "one black pearl"),
                  INKLING_TR_NOOP("Phrases", "%1 black pearls")}, .isClue = true},
    Kind{.json = "loop", .words = INKLING_TR_NOOP("Phrases", "that the line is one loop"),
         .fault = INKLING_TR_NOOP("Phrases", "there are %1 loops, not one"),
         .noun = {INKLING_TR_NOOP("Phrases", "one loop"), INKLING_TR_NOOP("Phrases", "%1 loops")},
         .isWholeBoard = true},
};

using enum Slot;
constexpr int all = 3; // the rung that sees whatever follows

constexpr std::array ruleTable{
    DeclaredRule{{"masyu.two-lines", INKLING_TR_NOOP("Rules", "A cell with two lines"),
        INKLING_TR_NOOP("Rules",
        "The loop enters a cell and leaves it again: a cell with two lines has no third."), 1.0},
        INKLING_TR_NOOP("Rules", "<p>%1</p> has its two lines: <c>%2</c>."),
        {Constraints, ConclusionFacts}, {}, {Cell}, 0},
    DeclaredRule{{"masyu.one-exit", INKLING_TR_NOOP("Rules", "Only one way for the line"),
        INKLING_TR_NOOP("Rules",
        "A line that enters a cell must go on. If only one way is left, it goes there."), 1.0},
        INKLING_TR_NOOP("Rules", "The line that enters <p>%1</p> has only one way on: <c>%2</c>."),
        {Constraints, ConclusionFacts}, {}, {Cell}, 1},
    DeclaredRule{{"masyu.dead-end", INKLING_TR_NOOP("Rules", "A cell with one way left"),
        INKLING_TR_NOOP("Rules",
        "A line into a cell needs a way out. If only one way into a cell is left, it is closed, too."), 1.0},
        INKLING_TR_NOOP("Rules", "Only one way into <p>%1</p> is left, and a line there would end: <c>%2</c>."),
        {Constraints, ConclusionFacts}, {}, {Cell}, 2},
    DeclaredRule{{"masyu.white", INKLING_TR_NOOP("Rules", "Straight through a white pearl"),
        INKLING_TR_NOOP("Rules",
        "The loop runs straight through a white pearl, and turns just before or after it."), 1.2},
        INKLING_TR_NOOP("Rules", "The line runs straight through <p>%1</p>, and only one direction is open for that: "
                                 "<c>%2</c>."),
        {Constraints, ConclusionFacts}, {}, {White}, 0},
    DeclaredRule{{"masyu.black", INKLING_TR_NOOP("Rules", "Turning on a black pearl"),
        INKLING_TR_NOOP("Rules",
        "The loop turns on a black pearl, and runs straight on for two cells either way."), 1.2},
        INKLING_TR_NOOP("Rules",
        "The line turns on <p>%1</p> and goes two cells either way: <c>%2</c>."),
        {Constraints, ConclusionFacts}, {}, {Black}, all},
    DeclaredRule{{"masyu.white-turn", INKLING_TR_NOOP("Rules", "A white pearl and its turn"),
        INKLING_TR_NOOP("Rules", "When the loop cannot turn on one side of a white pearl, it turns "
                                 "on the other; if it can turn on neither, it runs in the other "
                                 "direction."), 1.8},
        INKLING_TR_NOOP("Rules", "The line runs straight through <p>%1</p> and turns just before or "
                                 "after it. Known: <p>%2</p>. That leaves: <c>%3</c>."),
        {Constraints, PremiseFacts, ConclusionFacts}, {}, {White}, all},
    DeclaredRule{{"masyu.small-loop", INKLING_TR_NOOP("Rules", "No small loop"),
        INKLING_TR_NOOP("Rules",
        "No line closes a loop while there are lines elsewhere."), 2.5},
        INKLING_TR_NOOP("Rules",
        "<c>%1</c>: a line there would close a loop, with other lines outside it."),
        {ConclusionFacts}, {}, {Loop}, 1},
    closedLoopRule("masyu.loop-closed", Loop),
    everyWay({"masyu.two-pearls", INKLING_TR_NOOP("Rules", "Two pearls near each other"),
        INKLING_TR_NOOP("Rules", "Two nearby pearls together leave fewer ways than each alone."), 2.8},
        TwoPearls),
    DeclaredRule{{"masyu.three-pearls", INKLING_TR_NOOP("Rules", "Three pearls in a row"),
        INKLING_TR_NOOP("Rules", "If the line ran along three white pearls in a row, it could not "
                                 "turn beside the middle one. So it crosses the row."), 3.5},
        INKLING_TR_NOOP("Rules", "Along <p>%1</p>, the line could not turn beside the middle one. "
                                 "So it passes all three crosswise: <c>%2</c>."),
        {Constraints, ConclusionFacts}, {}, {}, 0, ThreePearls},
    everyWay({"masyu.surroundings", INKLING_TR_NOOP("Rules", "A pearl and the cells beside it"),
        INKLING_TR_NOOP("Rules", "Try the ways through a pearl: the line must also enter and leave "
                                 "the cells beside it."), 3.4}, Surroundings),
    everyWay({"masyu.block", INKLING_TR_NOOP("Rules", "Four cells in a square"),
        INKLING_TR_NOOP("Rules",
        "A line that enters a square of four cells leaves it again: try its ways."), 3.6}, Block),
    DeclaredRule{{"masyu.way-out", INKLING_TR_NOOP("Rules", "Only two ways out"),
        INKLING_TR_NOOP("Rules", "When only two open places join an area with lines to other lines, "
                                 "the loop goes through both."), 3.2},
        INKLING_TR_NOOP("Rules", "The loop joins the lines at <p>%1</p> and at <p>%2</p>, and only two "
                                 "places are left where it can pass in and out of the highlighted area: "
                                 "<p>%3</p>. So <c>%4</c>."),
        {NextToLastPlace, LastPlace, ArgumentPlaces, ConclusionFacts}, {}, {Loop}, 3},
    DeclaredRule{{"masyu.crossings", INKLING_TR_NOOP("Rules", "In and out of an area"),
        INKLING_TR_NOOP("Rules",
        "The loop goes into an area as often as it leaves it: it crosses the border of the "
        "area an even number of times."), 3.7},
        INKLING_TR_NOOP("Rules",
        "The loop crosses the border of the highlighted area an even number of times. Lines on the "
        "rest of the border: <p>%1</p>. So <c>%2</c>."),
        {Argument1, ConclusionFacts}, {}, {Loop}, 2},
};
// clang-format on

/// The values that a pearl allows its links: right, down, left, up, and then those beyond, as far
/// as they are there.
RelationPointer pearl(bool isWhite, unsigned present)
{
    static std::mutex mutex;
    static std::map<std::pair<bool, unsigned>, RelationPointer> made;
    const std::scoped_lock lock(mutex);
    RelationPointer &relation = made[{isWhite, present}];
    const auto isAllowed = [=](unsigned bits) {
        std::array<bool, 8> line{};
        for (unsigned i = 0, next = 0; i < line.size(); ++i)
            line[i] = (present >> i & 1) != 0 && (bits >> next++ & 1) != 0;
        const auto [right, down, left, up, right2, down2, left2, up2] = line;
        const bool across = right && left && !down && !up;
        const bool upright = down && up && !right && !left;
        if (isWhite)
            return (across && !(right2 && left2)) || (upright && !(down2 && up2));
        return right != left && down != up && (right ? right2 : left2) && (down ? down2 : up2);
    };
    const unsigned own = (1U << std::popcount(present & 0xFU)) - 1;
    if (!relation)
        relation = table(std::popcount(present), isAllowed, ~own);
    return relation;
}

constexpr std::array sampleTable{
    Sample{INKLING_TR_NOOP("Samples", "Masyu: turn on black, go straight on white"),
           R"(masyu 6 6
x.....
.x.o.o
...o..
......
......
x..x.x
)"},
    Sample{INKLING_TR_NOOP("Samples", "Masyu: where white pearls turn"), R"(masyu 6 6
x...o.
..oo..
.o.o..
......
......
x..x.x
)"},
    Sample{INKLING_TR_NOOP("Samples", "Masyu: no small loop"), R"(masyu 6 6
x...o.
..oo..
...o..
......
......
.o.x.x
)"},
    Sample{INKLING_TR_NOOP("Samples", "Masyu: three in a row"), R"(masyu 6 6
.o....
.....o
.o.oo.
.o.x..
.o....
....o.
)"},
    Sample{INKLING_TR_NOOP("Samples", "Masyu: a long way round"), R"(masyu 6 6
.o....
...o.o
..o.x.
.o....
...oo.
......
)"},
};

class Masyu final : public Declaration
{
public:
    std::string_view id() const override { return "masyu"; }
    std::string_view title() const override { return INKLING_TR_NOOP("Families", "Masyu"); }
    std::string_view help() const override
    {
        return INKLING_TR_NOOP(
            "Help", "One loop passes through all pearls: straight through a white one, with a turn "
                    "just before or after it; it turns on a black one and runs straight for two "
                    "cells either way.\nDrag to draw the loop; a right click makes a cross.");
    }
    std::span<const Sample> samples() const override { return sampleTable; }
    std::string_view ruleExamples() const override
    {
        return R"(masyu 8 8
.o....o.
........
.o..o...
..x..o.o
o...x...
..o....o
o..o.o..
..x.....
masyu 6 6
.o.xo.
.....o
......
o.....
....o.
.o.x..
masyu 6 6
.o....
.....o
x..oo.
......
.ooo.o
......
)";
    }
    std::span<const Kind> kinds() const override { return kindTable; }
    std::span<const DeclaredRule> rules() const override { return ruleTable; }

    Form form() const override { return Form::Links; }

    bool isDense() const override { return true; }
    std::optional<std::string> written(const Draft &, std::string_view typed) const override
    {
        if (typed == "o" || typed == "1" || typed == "w")
            return "o";
        return typed == "x" || typed == "2" || typed == "b" ? std::optional<std::string>("x")
                                                            : std::nullopt;
    }
    std::vector<std::string> values(const Draft &) const override { return {"o", "x"}; }
    Phrase expectedText(BoardSize) const override
    {
        return {INKLING_TR_NOOP("Phrases", "'.', 'o' for a white pearl or 'x' for a black one"),
                {}};
    }
    CellFace face(std::string_view text) const override
    {
        if (text.empty())
            return CellFace::Plain;
        return text == "o" ? CellFace::Ring : CellFace::Disc;
    }
    std::string_view nameOf(std::string_view text) const override
    {
        return text == "o"   ? INKLING_TR_NOOP("Phrases", "white pearl")
               : text == "x" ? INKLING_TR_NOOP("Phrases", "black pearl")
                             : std::string_view();
    }

    Statement state(const Draft &draft) const override;
    std::optional<Draft> clued(const Draft &draft,
                               std::span<const std::uint8_t> values) const override;
    std::optional<FullSheet> fullSheet(const Wish &wish, RandomSource &random,
                                       const StopCondition &stop) const override;
};

Statement Masyu::state(const Draft &draft) const
{
    const Layout layout{{draft.size.rows, draft.size.columns}, Form::Links};
    Statement statement;
    statement.domains.assign(layout.unknownCount(), ValueSet::first(2));
    for (int cell = 0; cell < layout.cellCount(); ++cell) {
        auto own = layout.reachOf(cell).links;
        own.resize(layout.neighbours(cell).size());
        statement.addLinks(Cell, layout, cell, own, noneOrTwo(int(own.size())));
    }
    std::vector<ConstraintId> pearls;
    std::map<int, ConstraintId> whiteAt; // by cell
    for (int cell = 0; cell < layout.cellCount(); ++cell) {
        const std::string &text = draft.texts[std::size_t(cell)];
        if (text.empty())
            continue;
        const Reach reach = layout.reachOf(cell);
        const bool isWhite = text == "o";
        pearls.push_back(statement.addLinks(isWhite ? White : Black, layout, cell, reach.links,
                                            pearl(isWhite, reach.present)));
        if (isWhite)
            whiteAt[cell] = pearls.back();
        View &view = statement.views.emplace_back(View{Surroundings, {pearls.back()}});
        for (const int other : layout.neighbours(cell))
            view.constraints.push_back(ConstraintId(other));
    }
    statement.addViewsOfTwo(TwoPearls, pearls);
    for (const auto &line : linesOf(layout)) {
        for (std::size_t i = 0; i + 2 < line.size(); ++i) {
            View view{ThreePearls, {}};
            for (std::size_t k = i; k < i + 3 && whiteAt.contains(line[k]); ++k)
                view.constraints.push_back(whiteAt[line[k]]);
            if (view.constraints.size() == 3)
                statement.views.push_back(view);
        }
    }
    for (int cell = 0; cell < layout.cellCount(); ++cell) {
        if (layout.linkRight(cell) && layout.linkDown(cell)) {
            const auto first = ConstraintId(cell);
            const auto below = first + ConstraintId(layout.columns);
            statement.views.push_back({Block, {first, first + 1, below, below + 1}});
        }
    }
    statement.addLoop(Loop, layout);
    return statement;
}

/// Pearls wherever the line allows one.
std::optional<Draft> Masyu::clued(const Draft &draft, std::span<const std::uint8_t> values) const
{
    const Layout layout{{draft.size.rows, draft.size.columns}, Form::Links};
    Draft result = draft;
    for (int cell = 0; cell < layout.cellCount(); ++cell) {
        std::vector<std::uint8_t> here;
        const Reach reach = layout.reachOf(cell);
        for (const UnknownId link : reach.links)
            here.push_back(values[link]);
        const bool isWhite = pearl(true, reach.present)->holds(here);
        const bool isPearl = isWhite || pearl(false, reach.present)->holds(here);
        result.texts[std::size_t(cell)].assign(isPearl ? 1 : 0, isWhite ? 'o' : 'x');
    }
    return result;
}

std::optional<FullSheet> Masyu::fullSheet(const Wish &wish, RandomSource &random,
                                          const StopCondition &) const
{
    const Layout layout{{wish.size.rows, wish.size.columns}, Form::Links};
    const Draft blank{wish.size, std::vector<std::string>(std::size_t(layout.cellCount())), {}, 0};
    return fullSheetOf(*clued(blank, randomLoop(layout, random)));
}

} // namespace

const Family &family()
{
    static const Masyu instance;
    return familyOf(instance);
}

} // namespace inkling::masyu
