// SPDX-License-Identifier: MIT
#include "families/kenken/reasoning/ruleexample.h"

#include "families/kenken/model.h"
#include "families/kenken/puzzle.h"

#include <string>

namespace inkling::kenken {

namespace {

/// The fact that a cell holds one of these digits.
struct Note
{
    int row;
    int column;
    std::string_view digits;
};

struct Drawing
{
    std::string text;
    std::vector<Note> notes = {};
};

/// Each row a cage that says no more than that it is a row.
std::string rowsOnly(int side)
{
    std::string grid = std::to_string(side) + ' ' + std::to_string(side) + '\n';
    std::string clues;
    for (int row = 0; row < side; ++row) {
        grid += std::string(std::size_t(side), letterOf(row)) + '\n';
        clues
            += std::string(1, letterOf(row)) + ' ' + std::to_string(side * (side + 1) / 2) + " +\n";
    }
    return grid + clues;
}

constexpr std::string_view oneCell = "3 3\nabb\nbbb\nccc\na 2 .\nb 9 +\nc 6 +\n";
constexpr std::string_view pair = "4 4\naabb\nccbb\nccdd\nccdd\na 6 *\nb 9 +\nc 15 +\nd 9 +\n";
constexpr std::string_view corner = "4 4\naabb\nacbb\nccdd\nccdd\na 4 +\nb 9 +\nc 13 +\nd 9 +\n";
constexpr std::string_view seven = "4 4\naabb\nccbb\nccdd\nccdd\na 7 +\nb 9 +\nc 15 +\nd 9 +\n";
constexpr std::string_view needed = "4 4\naabb\nacbb\nccdd\nccdd\na 8 +\nb 9 +\nc 13 +\nd 9 +\n";
constexpr std::string_view lineSum
    = "4 5\naaab\ncccb\ndddb\neeeb\na 8 +\nb 10 +\nc 9 +\nd 9 +\ne 7 +\n";
constexpr std::string_view lineProduct
    = "4 5\naaab\ncccb\ndddb\neeeb\na 12 *\nb 10 +\nc 9 +\nd 9 +\ne 7 +\n";
constexpr std::string_view linesSum = "4 3\naabb\naabc\ncccc\ncccc\na 10 +\nb 7 +\nc 23 +\n";
constexpr std::string_view linesProduct = "4 3\naabb\naabc\ncccc\ncccc\na 24 *\nb 8 *\nc 23 +\n";
constexpr std::string_view twoCages
    = "4 5\naabb\ncccc\ndddd\neeee\na 5 +\nb 1 -\nc 10 +\nd 10 +\ne 10 +\n";
constexpr std::string_view lineCages
    = "6 8\naabbcc\ndddddd\neeeeee\nffffff\ngggggg\nhhhhhh\na 7 +\nb 7 +\nc 3 -\n"
      "d 21 +\ne 21 +\nf 21 +\ng 21 +\nh 21 +\n";

constexpr std::string_view twoLinesCages
    = "4 5\nabbc\nabbc\ndddd\neeee\na 5 +\nb 10 +\nc 1 -\nd 10 +\ne 10 +\n";

Drawing drawingOf(RuleName rule)
{
    switch (rule) {
    case RuleName::SingleCell:
        return {std::string(oneCell)};
    case RuleName::PlacedDigit:
        return {rowsOnly(4), {{1, 1, "3"}}};
    case RuleName::OnlyDigit:
        return {rowsOnly(4), {{1, 1, "234"}, {1, 3, "2"}, {3, 1, "4"}}};
    case RuleName::OnlyPlace:
        return {rowsOnly(4), {{1, 0, "1"}, {1, 1, "124"}, {1, 3, "124"}}};
    case RuleName::CagePair:
        return {std::string(pair)};
    case RuleName::CageCombinations:
        return {std::string(corner)};
    case RuleName::CageInLine:
        return {std::string(seven)};
    case RuleName::LineInCage:
        return {std::string(needed), {{0, 2, "123"}, {0, 3, "123"}}};
    case RuleName::NakedPair:
        return {rowsOnly(4), {{0, 0, "12"}, {0, 1, "12"}}};
    case RuleName::HiddenPair:
        return {rowsOnly(5), {{0, 2, "345"}, {0, 3, "345"}, {0, 4, "345"}}};
    case RuleName::NakedTriple:
        return {rowsOnly(5), {{0, 0, "12"}, {0, 1, "23"}, {0, 2, "13"}}};
    case RuleName::HiddenTriple:
        return {rowsOnly(6), {{0, 3, "456"}, {0, 4, "456"}, {0, 5, "456"}}};
    case RuleName::NakedQuad:
        return {rowsOnly(6), {{0, 0, "12"}, {0, 1, "23"}, {0, 2, "34"}, {0, 3, "14"}}};
    case RuleName::HiddenQuad:
        return {rowsOnly(7), {{0, 4, "567"}, {0, 5, "567"}, {0, 6, "567"}}};
    case RuleName::LineSum:
        return {std::string(lineSum)};
    case RuleName::LineProduct:
        return {std::string(lineProduct)};
    case RuleName::LinesSum:
        return {std::string(linesSum)};
    case RuleName::LinesProduct:
        return {std::string(linesProduct)};
    case RuleName::XWing:
        return {rowsOnly(4), {{0, 1, "234"}, {0, 2, "234"}, {2, 1, "234"}, {2, 2, "234"}}};
    case RuleName::Swordfish:
        return {rowsOnly(5),
                {{0, 3, "2345"},
                 {0, 4, "2345"},
                 {1, 3, "2345"},
                 {1, 4, "2345"},
                 {2, 3, "2345"},
                 {2, 4, "2345"}}};
    case RuleName::TwoCages:
        return {std::string(twoCages)};
    case RuleName::LineCages:
        return {std::string(lineCages)};
    case RuleName::TwoLinesCages:
    case RuleName::Count:
        break;
    }
    return {std::string(twoLinesCages)};
}

} // namespace

RuleExample ruleExample(RuleName rule)
{
    const Drawing drawing = drawingOf(rule);
    LineSource source(drawing.text);
    RuleExample example{(*readPuzzle(source))->cages(), {}};
    for (const Note &note : drawing.notes) {
        ValueSet digits;
        for (const char digit : note.digits)
            digits = digits | ValueSet::only(digit - '0');
        example.facts.push_back({UnknownId(example.cages.cell(note.row, note.column)), digits});
    }
    return example;
}

Trace stepsAt(const RuleExample &position, RuleName rule)
{
    const KenkenModel model(position.cages);
    Knowledge knowledge(model.initial());
    const auto reasoner = model.reasoner();
    for (const Fact &fact : position.facts) {
        const ValueSet before = knowledge.possible(fact.unknown);
        knowledge.learn(fact);
        reasoner->learned(knowledge, fact.unknown, before);
    }
    Trace steps;
    for (int tier = 0; tier < reasoner->tierCount(); ++tier) {
        Trace proposals;
        reasoner->propose(knowledge, tier, {}, proposals);
        for (std::size_t i = 0; i < proposals.size(); ++i) {
            if (proposals[i].rule == RuleId(rule))
                steps.append(proposals[i]);
        }
    }
    return steps;
}

} // namespace inkling::kenken
