// SPDX-License-Identifier: MIT
#include "support/slink/slinksentences.h"

#include <algorithm>

namespace inkling::test {

namespace {

using Facts = SlinkFacts;

SlinkPlace onlyClue(const std::string &words, const SlinkStep &step, int number = -1)
{
    const SlinkPlace cell = slinkClue(words, step.board);
    need(step.clues == std::set{cell}, "it rests on that clue alone");
    need(number < 0 || step.board.clue(cell) == number, "it is a " + std::to_string(number));
    return cell;
}

SlinkPlace onlyDot(const std::string &words, const SlinkStep &step)
{
    const SlinkPlace dot = slinkDot(words);
    need(step.dots == std::set{dot}, "it rests on that dot alone");
    return dot;
}

std::array<SlinkPlace, 2> twoClues(const std::string &words, const SlinkStep &step, int number)
{
    const auto cells = slinkClues(words, step.board);
    need(cells.size() == 2 && cells[0] != cells[1], "two clues");
    for (const SlinkPlace &cell : cells) {
        need(step.board.clue(cell) == number, "both are " + std::to_string(number));
        need(step.clues.contains(cell), "it rests on them");
    }
    return {cells[0], cells[1]};
}

/// The edges of a cell that the premises have as lines, or as crosses.
std::set<SlinkEdge> edgesWith(const SlinkSpot &spot, const SlinkStep &step, bool lines)
{
    std::set<SlinkEdge> edges;
    for (int side = 0; side < 4; ++side) {
        const SlinkEdge edge = spot.edge(side);
        if (lines ? step.hasLine(edge) : step.hasCross(edge))
            edges.insert(edge);
    }
    return edges;
}

std::set<SlinkEdge> edgesOn(const SlinkSpot &spot, const std::string &words)
{
    std::set<SlinkEdge> edges;
    for (const int side : slinkSides(words))
        edges.insert(spot.edge(side));
    return edges;
}

void needConclusions(const Facts &facts, const SlinkStep &step)
{
    need(!step.isContradiction && facts == step.conclusions, "what is said to follow follows");
}

/// Conclusions that are all lines, or all crosses, at a spot.
void concludes(const std::string &words, const SlinkSpot &spot, const SlinkStep &step, bool lines)
{
    const Facts facts = slinkFacts(words, step.board, &spot);
    needConclusions(facts, step);
    for (const auto &[edge, isLine] : facts.lines) {
        bool isHere = false;
        for (int side = 0; side < 4; ++side)
            isHere = isHere || spot.edge(side) == edge;
        need(isHere && isLine == lines, "lines and crosses of that place");
    }
    need(facts.size() == facts.lines.size(), "of edges");
}

void needClash(const SlinkStep &step)
{
    need(step.isContradiction, "it is a contradiction");
}

/// The two ways on from a cell's corner that are not along the cell.
std::array<SlinkEdge, 2> exits(SlinkPlace cell, int corner)
{
    std::vector<SlinkEdge> edges;
    const SlinkPlace dot = dotAtCorner(cell, corner);
    for (int side = 0; side < 4; ++side) {
        const SlinkEdge edge = edgeOfDot(dot, side);
        if (edge != edgeOfCell(cell, corner) && edge != edgeOfCell(cell, (corner + 3) % 4))
            edges.push_back(edge);
    }
    return {edges.at(0), edges.at(1)};
}

void needBlocked(SlinkPlace cell, int corner, const SlinkStep &step)
{
    for (const SlinkEdge &exit : exits(cell, corner))
        need(step.hasCross(exit), "no line can leave there");
}

void needAtCorner(SlinkPlace cell, int corner, const Facts &facts)
{
    for (const auto &[edge, isLine] : facts.lines)
        need(edge == edgeOfCell(cell, corner) || edge == edgeOfCell(cell, (corner + 3) % 4),
             "at that corner");
}

void needComesTo(SlinkPlace cell, int corner, const SlinkStep &step)
{
    const auto ways = exits(cell, corner);
    need(step.hasLine(ways[0]) || step.hasLine(ways[1]), "a line comes there");
}

/// And cannot go on but along the cell.
void needEntered(SlinkPlace cell, int corner, const SlinkStep &step)
{
    const auto ways = exits(cell, corner);
    need((step.hasLine(ways[0]) && step.hasCross(ways[1]))
             || (step.hasLine(ways[1]) && step.hasCross(ways[0])),
         "a line comes there and must turn");
}

/// A line leaves by the one way that a corner has left.
void needOneWay(SlinkPlace cell, int corner, const Facts &facts, const SlinkStep &step)
{
    const auto ways = exits(cell, corner);
    need(facts.size() == 1 && facts.lines.size() == 1 && facts.lines.begin()->second, "one line");
    const SlinkEdge edge = facts.lines.begin()->first;
    need((edge == ways[0] && step.hasCross(ways[1])) || (edge == ways[1] && step.hasCross(ways[0])),
         "there is only that way");
}

int farCorner(SlinkPlace cell, SlinkPlace other)
{
    for (int corner = 0; corner < 4; ++corner) {
        if (dotAtCorner(cell, corner) == dotAtCorner(other, (corner + 2) % 4))
            return (corner + 2) % 4;
    }
    throw std::invalid_argument("they do not touch at a corner");
}

SlinkEdge sharedEdge(SlinkPlace first, SlinkPlace second)
{
    for (int side = 0; side < 4; ++side) {
        if (cellBeside(first, side) == second)
            return edgeOfCell(first, side);
    }
    throw std::invalid_argument("they are not side by side");
}

void addPatternClues(const AddSlinkClaim &add)
{
    add("{} has no lines: all its edges are crossed.", [](const Words &w, const SlinkStep &step) {
        const SlinkPlace cell = onlyClue(w[0], step, 0);
        need(step.premises.size() == 0 && step.conclusions.size() > 0, "from the 0 alone");
        // Those that are not new are known, or come with a neighbouring 0 in the same run.
        need(step.conclusions.size() == step.conclusions.lines.size(), "edges are crossed");
        for (const auto &[edge, isLine] : step.conclusions.lines)
            need(!isLine && std::ranges::count(cellsBeside(edge), cell) == 1, "its edges");
    });
    add("{} must have no line, but has one {}.", [](const Words &w, const SlinkStep &step) {
        const SlinkSpot clue{false, onlyClue(w[0], step, 0)};
        needClash(step);
        need(edgesOn(clue, w[1]) == edgesWith(clue, step, true), "a line there");
    });
    add("{} has only one edge left: {}.", [](const Words &w, const SlinkStep &step) {
        const SlinkSpot clue{false, onlyClue(w[0], step, 1)};
        need(edgesWith(clue, step, false).size() == 3, "one is left");
        concludes(w[1], clue, step, true);
    });
    add("{} has only {} edges left and needs them all: {}.",
        [](const Words &w, const SlinkStep &step) {
            const int number = numberIn(w[1]);
            const SlinkSpot clue{false, onlyClue(w[0], step, number)};
            need(int(edgesWith(clue, step, false).size()) == 4 - number, "so many are left");
            concludes(w[2], clue, step, true);
        });
    add("{} has only {} of its four edges left.", [](const Words &w, const SlinkStep &step) {
        const SlinkSpot clue{false, onlyClue(w[0], step)};
        const int left = 4 - int(edgesWith(clue, step, false).size());
        needClash(step);
        need(left == numberIn(w[1]) && left < step.board.clue(clue.place), "so many are left");
    });
    add("{} has no edge left.", [](const Words &w, const SlinkStep &step) {
        const SlinkSpot clue{false, onlyClue(w[0], step)};
        needClash(step);
        need(edgesWith(clue, step, false).size() == 4 && step.board.clue(clue.place) > 0,
             "none is left");
    });
    const auto hasAll = [](const Words &w, const SlinkStep &step) {
        const SlinkSpot clue{false, onlyClue(w[0], step)};
        const auto lines = edgesOn(clue, w[1]);
        need(lines == edgesWith(clue, step, true), "its lines are there");
        need(int(lines.size()) == step.board.clue(clue.place), "these are all");
        concludes(w[2], clue, step, false);
    };
    add("{} has its line {}: {}.", [=](const Words &w, const SlinkStep &step) {
        onlyClue(w[0], step, 1);
        hasAll(w, step);
    });
    add("{} has all its lines, {}: {}.", [=](const Words &w, const SlinkStep &step) {
        need(slinkSides(w[1]).size() > 1, "several");
        hasAll(w, step);
    });
    add("{} has {} lines.", [](const Words &w, const SlinkStep &step) {
        const SlinkSpot clue{false, onlyClue(w[0], step)};
        needClash(step);
        const int lines = int(edgesWith(clue, step, true).size());
        need(lines == numberIn(w[1]) && lines > step.board.clue(clue.place), "so many lines");
    });
}

void addPatternDots(const AddSlinkClaim &add)
{
    const auto comes = [](const Words &w, const SlinkStep &step) {
        const SlinkSpot dot{true, onlyDot(w[1], step)};
        static const std::map<std::string, std::string> from{{"from above", "above"},
                                                             {"from the right", "on the right"},
                                                             {"from below", "below"},
                                                             {"from the left", "on the left"}};
        need(edgesWith(dot, step, true) == edgesOn(dot, from.at(w[0])), "a line comes from there");
        return dot;
    };
    add("the line that comes {} to {} has only one way on: {}.",
        [=](const Words &w, const SlinkStep &step) {
            const SlinkSpot dot = comes(w, step);
            need(edgesWith(dot, step, false).size() == 2, "there is one way");
            concludes(w[2], dot, step, true);
        });
    add("the line that comes {} to {} cannot go on.", [=](const Words &w, const SlinkStep &step) {
        const SlinkSpot dot = comes(w, step);
        needClash(step);
        need(edgesWith(dot, step, false).size() == 3, "there is no way");
    });
    add("{} has its two lines, {}: {}.", [](const Words &w, const SlinkStep &step) {
        const SlinkSpot dot{true, onlyDot(w[0], step)};
        const auto lines = edgesOn(dot, w[1]);
        need(lines.size() == 2 && lines == edgesWith(dot, step, true), "its lines are there");
        concludes(w[2], dot, step, false);
    });
    add("{} has three lines.", [](const Words &w, const SlinkStep &step) {
        needClash(step);
        need(edgesWith({true, onlyDot(w[0], step)}, step, true).size() == 3, "three");
    });
    add("{} has one edge left, {}: a line there could not go on, so it is crossed.",
        [](const Words &w, const SlinkStep &step) {
            const SlinkSpot dot{true, onlyDot(w[0], step)};
            const auto edges = edgesOn(dot, w[1]);
            const auto crossed = edgesWith(dot, step, false);
            need(edges.size() == 1 && crossed.size() == 3 && !crossed.contains(*edges.begin()),
                 "it is the only one left");
            Facts facts;
            facts.lines[*edges.begin()] = false;
            needConclusions(facts, step);
        });
    add("a line ends at {}: all its other edges are crossed.",
        [](const Words &w, const SlinkStep &step) {
            const SlinkSpot dot{true, onlyDot(w[0], step)};
            needClash(step);
            need(edgesWith(dot, step, true).size() == 1 && edgesWith(dot, step, false).size() == 3,
                 "it ends");
        });
}

void addThrees(const AddSlinkClaim &add)
{
    add("{} are next to each other. Without the line between them, the loop would run round just "
        "these two, "
        "and {} does not fit that; without an outer line, the other 3 would miss two edges: {}.",
        [](const Words &w, const SlinkStep &step) {
            const auto cells = twoClues(w[0], step, 3);
            const SlinkEdge between = sharedEdge(cells[0], cells[1]);
            const SlinkPlace witness = slinkClue(w[1], step.board);
            need(step.clues.contains(witness) && step.loop, "it rests on that clue and the loop");
            const auto isOne
                = [&](SlinkPlace cell) { return std::ranges::find(cells, cell) != cells.end(); };
            int lines = 0;
            for (int side = 0; side < 4; ++side)
                lines += isOne(witness) != isOne(cellBeside(witness, side)) ? 1 : 0;
            need(step.board.clue(witness) != lines, "such a loop does not meet it");
            const Facts facts = slinkFacts(w[2], step.board);
            needConclusions(facts, step);
            for (const auto &[edge, isLine] : facts.lines) {
                need(isLine && edge.isHorizontal == between.isHorizontal, "a line along them");
                const auto beside = cellsBeside(edge);
                need(isOne(beside[0]) || isOne(beside[1]), "beside one of them");
            }
        });
    add("{} touch at a corner, so neither can miss an edge on its far side: {}.",
        [](const Words &w, const SlinkStep &step) {
            const auto cells = twoClues(w[0], step, 3);
            const Facts facts = slinkFacts(w[1], step.board);
            needConclusions(facts, step);
            for (const auto &[edge, isLine] : facts.lines) {
                bool isFar = false;
                for (const auto &[cell, other] :
                     {std::pair(cells[0], cells[1]), std::pair(cells[1], cells[0])}) {
                    const int corner = farCorner(cell, other);
                    isFar = isFar || edge == edgeOfCell(cell, corner)
                            || edge == edgeOfCell(cell, (corner + 3) % 4);
                }
                need(isLine && isFar, "a line on the far side");
            }
        });
    add("{} are next to each other and have two lines at each dot between them, so no other line "
        "comes there: {}.",
        [](const Words &w, const SlinkStep &step) {
            const auto cells = twoClues(w[0], step, 3);
            const SlinkEdge between = sharedEdge(cells[0], cells[1]);
            const Facts facts = slinkFacts(w[1], step.board);
            needConclusions(facts, step);
            for (const auto &[edge, isLine] : facts.lines) {
                const auto ends = dotsAtEndsOf(edge);
                const auto dots = dotsAtEndsOf(between);
                need(!isLine && edge.isHorizontal == between.isHorizontal
                         && (ends[0] == dots[1] || ends[1] == dots[0]),
                     "straight on from between them");
            }
        });
    add("a line between {} would have to turn along one of them, which would then have two lines: "
        "it is "
        "crossed.",
        [](const Words &w, const SlinkStep &step) {
            const auto cells = twoClues(w[0], step, 1);
            const SlinkEdge between = sharedEdge(cells[0], cells[1]);
            Facts facts;
            facts.lines[between] = false;
            needConclusions(facts, step);
            const auto [isHorizontal, r, c] = between;
            const bool isBlocked = step.hasCross(isHorizontal ? SlinkEdge{true, r, c - 1}
                                                              : SlinkEdge{false, r - 1, c})
                                   || step.hasCross(isHorizontal ? SlinkEdge{true, r, c + 1}
                                                                 : SlinkEdge{false, r + 1, c});
            need(isBlocked, "it cannot go straight on");
        });
}

void addCornersOfClues(const AddSlinkClaim &add)
{
    const auto blocked = [&](const std::string &text, int number) {
        add(text, [=](const Words &w, const SlinkStep &step) {
            const SlinkSpot clue{false, onlyClue(w[1], step, number)};
            const int corner = slinkCorner(w[0]);
            needBlocked(clue.place, corner, step);
            concludes(w[2], clue, step, number == 3);
            needAtCorner(clue.place, corner, step.conclusions);
        });
    };
    const std::string blockedCorner
        = "no line goes on from the {} corner of {}, so it has both edges there or neither";
    blocked(blockedCorner + ", and a 3 cannot miss both: {}.", 3);
    blocked(blockedCorner + ", and a 1 cannot have both: {}.", 1);
    add(blockedCorner
            + ". Either way, a line leaves by its {} corner, where there is only one way: {}.",
        [](const Words &w, const SlinkStep &step) {
            const SlinkPlace cell = onlyClue(w[1], step, 2);
            const int first = slinkCorner(w[0]);
            const int second = slinkCorner(w[2]);
            need((first + second) % 2 == 1, "the corners share an edge");
            needBlocked(cell, first, step);
            needConclusions(slinkFacts(w[3], step.board), step);
            needOneWay(cell, second, step.conclusions, step);
        });
    add("a line must leave {} by its {} or its {} corner, and both are blocked.",
        [](const Words &w, const SlinkStep &step) {
            const SlinkPlace cell = onlyClue(w[0], step, 2);
            needClash(step);
            need((slinkCorner(w[1]) + slinkCorner(w[2])) % 2 == 1, "the corners share an edge");
            needBlocked(cell, slinkCorner(w[1]), step);
            needBlocked(cell, slinkCorner(w[2]), step);
        });
    add("a line comes to the {} corner of {} and must turn along it. So its other line is at its "
        "{} corner "
        "and leaves there, by the only way left: {}.",
        [](const Words &w, const SlinkStep &step) {
            const SlinkPlace cell = onlyClue(w[1], step, 2);
            need(slinkCorner(w[2]) == (slinkCorner(w[0]) + 2) % 4, "the corners are opposite");
            needEntered(cell, slinkCorner(w[0]), step);
            needConclusions(slinkFacts(w[3], step.board), step);
            needOneWay(cell, slinkCorner(w[2]), step.conclusions, step);
        });
    add("a line comes to the {} corner of {} and must turn along it. So its other line is at its "
        "{} corner, "
        "but cannot go on from there.",
        [](const Words &w, const SlinkStep &step) {
            const SlinkPlace cell = onlyClue(w[1], step, 2);
            needClash(step);
            need(slinkCorner(w[2]) == (slinkCorner(w[0]) + 2) % 4, "the corners are opposite");
            needEntered(cell, slinkCorner(w[0]), step);
            needBlocked(cell, slinkCorner(w[2]), step);
        });
    add("a line comes to the {} corner of {} and must take one of its edges there, its only line: "
        "{}.",
        [](const Words &w, const SlinkStep &step) {
            const SlinkSpot clue{false, onlyClue(w[1], step, 1)};
            needEntered(clue.place, slinkCorner(w[0]), step);
            concludes(w[2], clue, step, false);
            needAtCorner(clue.place, (slinkCorner(w[0]) + 2) % 4, step.conclusions);
        });
}

/// What follows from a line that comes to a 3, by the words for its lines and for its exit.
void needThreeEntered(const Words &w, const std::string &lines, const std::string &exit,
                      const SlinkStep &step)
{
    const SlinkSpot clue{false, onlyClue(w[1], step, 3)};
    const int corner = slinkCorner(w[0]);
    needComesTo(clue.place, corner, step);
    Facts facts;
    if (!lines.empty()) {
        facts = slinkFacts(lines, step.board, &clue);
        needAtCorner(clue.place, (corner + 2) % 4, facts);
        for (const auto &[edge, isLine] : facts.lines)
            need(isLine, "they are lines");
    }
    if (!exit.empty()) {
        const Facts crossed = slinkFacts(exit, step.board);
        const auto ways = exits(clue.place, corner);
        for (const auto &[edge, isLine] : crossed.lines)
            need(!isLine && (edge == ways[0] || edge == ways[1]), "that way is crossed");
        facts.lines.insert(crossed.lines.begin(), crossed.lines.end());
    }
    needConclusions(facts, step);
}

/// Of a 3 that a 1 leaves just one line at the dot between them.
void needThreeKeeps(const Words &w, const std::string &lines, const std::string &exit,
                    const SlinkStep &step)
{
    const SlinkPlace one = slinkClue(w[0], step.board);
    const SlinkSpot three{false, slinkClue(w[1], step.board)};
    need(step.board.clue(one) == 1 && step.board.clue(three.place) == 3, "a 1 and a 3");
    need(step.clues == std::set{one, three.place}, "it rests on both");
    const int ofOne = farCorner(one, three.place);
    need(step.hasCross(edgeOfCell(one, ofOne)) && step.hasCross(edgeOfCell(one, (ofOne + 3) % 4)),
         "the 1 has its line where they touch");
    const int corner = farCorner(three.place, one);
    Facts facts;
    if (!lines.empty()) {
        facts = slinkFacts(lines, step.board, &three);
        needAtCorner(three.place, corner, facts);
        for (const auto &[edge, isLine] : facts.lines)
            need(isLine, "they are lines");
    }
    if (!exit.empty()) {
        const Facts crossed = slinkFacts(exit, step.board);
        const auto ways = exits(three.place, corner);
        for (const auto &[edge, isLine] : crossed.lines)
            need(!isLine && (edge == ways[0] || edge == ways[1]), "none goes on there");
        facts.lines.insert(crossed.lines.begin(), crossed.lines.end());
    }
    needConclusions(facts, step);
}

void addThreesAndLines(const AddSlinkClaim &add)
{
    const std::string comes
        = "a line comes to the {} corner of {} and takes one of its edges there";
    add(comes + ", so it needs both at the opposite corner: {}.",
        [](const Words &w, const SlinkStep &step) { needThreeEntered(w, w[2], "", step); });
    add(comes + ": {}.",
        [](const Words &w, const SlinkStep &step) { needThreeEntered(w, "", w[2], step); });
    add(comes
            + ", so it needs both at the opposite corner: {}; and the line goes nowhere else: {}.",
        [](const Words &w, const SlinkStep &step) { needThreeEntered(w, w[2], w[3], step); });
    add("no line goes on from the far corner of {}, so it has both edges there, and one where it "
        "touches {}. "
        "That line goes on along the 1, as its only one: {}.",
        [](const Words &w, const SlinkStep &step) {
            const SlinkPlace three = slinkClue(w[0], step.board);
            const SlinkSpot one{false, slinkClue(w[1], step.board)};
            need(step.board.clue(three) == 3 && step.board.clue(one.place) == 1, "a 3 and a 1");
            need(step.clues == std::set{three, one.place}, "it rests on both");
            needBlocked(three, farCorner(three, one.place), step);
            concludes(w[2], one, step, false);
            needAtCorner(one.place, farCorner(one.place, three), step.conclusions);
        });
    const std::string touches = "{} has its line where {} touches it, so the 3 ";
    add(touches + "needs both edges at its far corner: {}.",
        [](const Words &w, const SlinkStep &step) { needThreeKeeps(w, w[2], "", step); });
    add(touches + "has both edges at its far corner, and none goes on there: {}.",
        [](const Words &w, const SlinkStep &step) { needThreeKeeps(w, "", w[2], step); });
    add(touches + "needs both edges at its far corner, {}, and none goes on there: {}.",
        [](const Words &w, const SlinkStep &step) { needThreeKeeps(w, w[2], w[3], step); });
}

void addPatternClashes(const AddSlinkClaim &add)
{
    const auto clash = [&](std::string_view text, bool mustBeLine) {
        add(text, [=](const Words &w, const SlinkStep &step) {
            needClash(step);
            const auto cells = slinkClues(w[0], step.board);
            need(std::set(cells.begin(), cells.end()) == step.clues, "these clues");
            const Facts due = slinkFacts(w[1], step.board);
            need(due.size() == 1 && due.lines.size() == 1, "one edge");
            const auto &[edge, isLine] = *due.lines.begin();
            need(isLine == mustBeLine && (isLine ? step.hasCross(edge) : step.hasLine(edge)),
                 "it is the other way");
        });
    };
    clash("because of {} there must be {}, but it is crossed.", true);
    clash("because of {} there can be {}, but there is one.", false);
}

} // namespace

void addSlinkPatternClaims(const AddSlinkClaim &add)
{
    addPatternClues(add);
    addPatternDots(add);
    addThrees(add);
    addCornersOfClues(add);
    addThreesAndLines(add);
    addPatternClashes(add);
}

} // namespace inkling::test
