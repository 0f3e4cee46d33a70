// SPDX-License-Identifier: MIT
#include "support/slink/slinksentences.h"

#include <algorithm>

namespace inkling::test {

namespace {

using Edges = std::set<SlinkEdge>;

/// The lines that a step rests on, and on nothing else but the loop and clues.
Edges linesOf(const SlinkStep &step)
{
    need(step.loop && step.dots.empty() && step.premises.size() == step.premises.lines.size(),
         "it rests on lines and the loop");
    Edges lines;
    for (const auto &[edge, isLine] : step.premises.lines) {
        need(isLine, "a line");
        lines.insert(edge);
    }
    return lines;
}

/// That the edges are one closed loop of so many lines: gone along from one, all are met.
void needRing(const Edges &edges, int count)
{
    need(int(edges.size()) == count && count > 3, "so many lines");
    std::map<SlinkPlace, std::vector<SlinkEdge>> at;
    for (const SlinkEdge &edge : edges) {
        for (const SlinkPlace &dot : dotsAtEndsOf(edge))
            at[dot].push_back(edge);
    }
    for (const auto &[dot, lines] : at)
        need(lines.size() == 2, "each dot of it has two");
    SlinkEdge edge = *edges.begin();
    SlinkPlace dot = dotsAtEndsOf(edge)[0];
    const SlinkPlace start = dot;
    int passed = 0;
    do {
        const auto ends = dotsAtEndsOf(edge);
        dot = ends[0] == dot ? ends[1] : ends[0];
        edge = at[dot][0] == edge ? at[dot][1] : at[dot][0];
        ++passed;
    } while (dot != start && passed <= count);
    need(passed == count, "it is one loop");
}

void needCrossed(const SlinkEdge &edge, const SlinkStep &step)
{
    SlinkFacts facts;
    facts.lines[edge] = false;
    need(!step.isContradiction && facts == step.conclusions, "it is crossed");
}

void needUnmet(SlinkPlace cell, const Edges &ring, const SlinkStep &step)
{
    need(step.clues == std::set{cell}, "it rests on that clue");
    int lines = 0;
    for (int side = 0; side < 4; ++side)
        lines += ring.contains(edgeOfCell(cell, side)) ? 1 : 0;
    need(lines != step.board.clue(cell), "it is not met");
}

/// Takes away the line that is not of the loop.
void takeOther(Edges &lines, const SlinkEdge &other, const SlinkStep &step)
{
    need(step.clues.empty() && lines.erase(other) == 1, "that line is there");
}

void addClosing(const AddSlinkClaim &add)
{
    add("a line {} would close a loop of {} lines without the line {}: it is crossed.",
        [](const Words &w, const SlinkStep &step) {
            const SlinkEdge edge = slinkEdge(w[0], step.board);
            Edges lines = linesOf(step);
            takeOther(lines, slinkEdge(w[2], step.board), step);
            need(lines.insert(edge).second, "the edge is open");
            needRing(lines, numberIn(w[1]));
            needCrossed(edge, step);
        });
    add("a line {} would close a loop of {} lines that does not meet {}: it is crossed.",
        [](const Words &w, const SlinkStep &step) {
            const SlinkEdge edge = slinkEdge(w[0], step.board);
            Edges lines = linesOf(step);
            need(lines.insert(edge).second, "the edge is open");
            needRing(lines, numberIn(w[1]));
            needUnmet(slinkClue(w[2], step.board), lines, step);
            needCrossed(edge, step);
        });
}

void addClosed(const AddSlinkClaim &add)
{
    add("{} lines close a loop, the one {} among them, without the line {}.",
        [](const Words &w, const SlinkStep &step) {
            Edges lines = linesOf(step);
            takeOther(lines, slinkEdge(w[2], step.board), step);
            needRing(lines, numberIn(w[0]));
            need(step.isContradiction && lines.contains(slinkEdge(w[1], step.board)), "among them");
        });
    add("{} lines close a loop, the one {} among them, that does not meet {}.",
        [](const Words &w, const SlinkStep &step) {
            const Edges lines = linesOf(step);
            needRing(lines, numberIn(w[0]));
            need(step.isContradiction && lines.contains(slinkEdge(w[1], step.board)), "among them");
            needUnmet(slinkClue(w[2], step.board), lines, step);
        });
    add("every edge is crossed: there is no loop.", [](const Words &, const SlinkStep &step) {
        const int count = (step.board.rows + 1) * step.board.columns
                          + step.board.rows * (step.board.columns + 1);
        need(step.isContradiction && step.loop && int(step.premises.lines.size()) == count,
             "it rests on every edge");
        for (const auto &[edge, isLine] : step.premises.lines)
            need(!isLine, "it is crossed");
    });
    const auto closed = [](const Words &w, int open, const SlinkStep &step) {
        const Edges lines = linesOf(step);
        needRing(lines, numberIn(w[0]));
        need(!step.isContradiction && step.clues.empty()
                 && int(step.conclusions.lines.size()) == open
                 && step.conclusions.size() == step.conclusions.lines.size(),
             "so many are crossed");
        for (const auto &[edge, isLine] : step.conclusions.lines)
            need(!isLine, "it is crossed");
    };
    add("{} lines have closed the loop: {} open edges are crossed.",
        [=](const Words &w, const SlinkStep &step) {
            need(numberIn(w[1]) > 1, "several");
            closed(w, numberIn(w[1]), step);
        });
    add("{} lines have closed the loop: an open edge is crossed.",
        [=](const Words &w, const SlinkStep &step) { closed(w, 1, step); });
    add("{} lines have closed the loop, and the line {} is left over.",
        [](const Words &w, const SlinkStep &step) {
            Edges lines = linesOf(step);
            takeOther(lines, slinkEdge(w[1], step.board), step);
            needRing(lines, numberIn(w[0]));
            need(step.isContradiction, "it is a contradiction");
        });
}

} // namespace

void addSlinkLoopClaims(const AddSlinkClaim &add)
{
    addClosing(add);
    addClosed(add);
}

} // namespace inkling::test
