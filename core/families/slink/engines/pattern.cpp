// SPDX-License-Identifier: MIT
#include "families/slink/engines/pattern.h"

#include "families/slink/terms.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace inkling::slink {

namespace {

/// The mirror image along the falling diagonal.
Pattern transposed(Pattern pattern)
{
    const auto turn = [](auto &place) { std::swap(place.row, place.column); };
    std::swap(pattern.rows, pattern.columns);
    for (Pattern::Clue &clue : pattern.clues)
        turn(clue.cell);
    for (RowColumn &dot : pattern.dots)
        turn(dot);
    for (auto *edges : {&pattern.premises, &pattern.conclusions}) {
        for (Pattern::Edge &edge : *edges) {
            turn(edge);
            edge.horizontal = !edge.horizontal;
        }
    }
    return pattern;
}

/// The mirror image left to right.
Pattern mirrored(Pattern pattern)
{
    for (Pattern::Clue &clue : pattern.clues)
        clue.cell.column = pattern.columns - 1 - clue.cell.column;
    for (RowColumn &dot : pattern.dots)
        dot.column = pattern.columns - dot.column;
    for (auto *edges : {&pattern.premises, &pattern.conclusions}) {
        for (Pattern::Edge &edge : *edges)
            edge.column = pattern.columns - (edge.horizontal ? 1 : 0) - edge.column;
    }
    return pattern;
}

/// The order of the parts is of no meaning; this one makes equal patterns compare equal.
void sortParts(Pattern &pattern)
{
    const auto key = [](const auto &place) { return std::pair(place.row, place.column); };
    std::ranges::sort(pattern.clues, {}, [&](const Pattern::Clue &clue) { return key(clue.cell); });
    std::ranges::sort(pattern.dots, {}, key);
    for (auto *edges : {&pattern.premises, &pattern.conclusions}) {
        std::ranges::sort(*edges, {}, [](const Pattern::Edge &edge) {
            return std::tuple(edge.horizontal, edge.row, edge.column);
        });
    }
}

void readEdge(char character, Pattern::Edge edge, Pattern &pattern)
{
    edge.value = character == 'x' || character == 'X' ? cross : line;
    if (character == 'L' || character == 'X')
        pattern.conclusions.push_back(edge);
    else if (character != ' ')
        pattern.premises.push_back(edge);
}

} // namespace

Pattern readPattern(std::string_view text)
{
    Pattern pattern;
    int y = 0;
    while (!text.empty()) {
        const std::string_view row = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), row.size() + 1));
        for (int x = 0; x < int(row.size()); ++x) {
            const char character = row[x];
            const bool oddRow = y % 2 == 1;
            const bool oddColumn = x % 2 == 1;
            if (oddRow && oddColumn) {
                if (character != ' ')
                    pattern.clues.push_back({{y / 2, x / 2}, character - '0'});
            } else if (oddRow || oddColumn) {
                readEdge(character, {!oddRow, y / 2, x / 2, cross}, pattern);
            } else if (character == '+') {
                pattern.dots.push_back({y / 2, x / 2});
            } else {
                assert(character == '.');
            }
        }
        pattern.columns = int(row.size()) / 2;
        ++y;
    }
    assert(y % 2 == 1);
    pattern.rows = y / 2;
    return pattern;
}

std::vector<Pattern> orientations(const Pattern &pattern)
{
    std::vector<Pattern> all;
    Pattern turned = pattern;
    for (int quarter = 0; quarter < 4; ++quarter) {
        for (Pattern image : {turned, mirrored(turned)}) {
            sortParts(image);
            if (std::ranges::find(all, image) == all.end())
                all.push_back(std::move(image));
        }
        turned = mirrored(transposed(turned));
    }
    return all;
}

} // namespace inkling::slink
