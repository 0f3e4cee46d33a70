// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/puzzle.h"
#include "families/slink/reasoning/surroundings.h"

#include <algorithm>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

/// Steps of Slitherlinks brought to one form, whatever way round and wherever they stand.
namespace inkling::test {

/// A thing that a step speaks of, at twice its place on the board: dots lie at even rows and columns,
/// cells at odd ones, edges between.
struct SlinkThing
{
    int row = 0;
    int column = 0;
    int otherRow = 0; ///< of the other cell, or of the dot of a corner; else as `row`
    int otherColumn = 0;
    std::string text;
    auto operator<=>(const SlinkThing &) const = default;

    [[nodiscard]] SlinkThing turned(int symmetry) const
    {
        SlinkThing thing = *this;
        const auto turn = [&](int &r, int &c) {
            if ((symmetry & 4) != 0)
                std::swap(r, c);
            r = (symmetry & 1) != 0 ? -r : r;
            c = (symmetry & 2) != 0 ? -c : c;
        };
        turn(thing.row, thing.column);
        turn(thing.otherRow, thing.otherColumn);
        const bool isCorner = (row + otherRow) % 2 != 0;
        if (!isCorner
            && std::tie(thing.otherRow, thing.otherColumn) < std::tie(thing.row, thing.column)) {
            std::swap(thing.row, thing.otherRow);
            std::swap(thing.column, thing.otherColumn);
        }
        return thing;
    }
};

class SlinkForm
{
public:
    SlinkForm(const slink::SlinkPuzzle &puzzle, const Step &step)
        : m_clues(puzzle.clues())
        , m_terms{puzzle.clues().grid}
    {
        for (const ConstraintId constraint : step.constraints)
            add(constraint);
        for (const Fact &fact : step.premises)
            add(fact, "");
        for (const Fact &fact : step.conclusions)
            add(fact, "=> ");
        if (step.contradiction)
            m_text += "contradiction\n";
    }

    /// A picture in the signs of Pattern, with what it cannot show in words below.
    [[nodiscard]] std::string text() const
    {
        std::string best;
        for (int symmetry = 0; symmetry < 8; ++symmetry) {
            std::string drawn = draw(symmetry);
            if (best.empty() || drawn.size() < best.size()
                || (drawn.size() == best.size() && drawn < best))
                best = std::move(drawn);
        }
        return best + m_text;
    }

private:
    void add(ConstraintId constraint)
    {
        const auto &grid = m_terms.grid;
        if (constraint == m_terms.loop()) {
            m_text += "one loop\n";
        } else if (constraint < m_terms.dot(0)) {
            const int cell = int(constraint);
            addAt(2 * (cell / grid.columns) + 1, 2 * (cell % grid.columns) + 1,
                  std::to_string(m_clues.cells[std::size_t(cell)]));
        } else {
            const int dot = int(constraint - m_terms.dot(0));
            addAt(2 * (dot / (grid.columns + 1)), 2 * (dot % (grid.columns + 1)), "+");
        }
    }

    void add(const Fact &fact, const std::string &prefix)
    {
        const auto &grid = m_terms.grid;
        const auto [kind, index, part] = m_terms.subject(fact.unknown);
        const bool isConclusion = !prefix.empty();
        switch (kind) {
        case slink::Kind::Edge: {
            const bool isLine = fact.possible == ValueSet::only(slink::line);
            const bool isAcross = grid.isHorizontal(index);
            const int width = isAcross ? grid.columns : grid.columns + 1;
            const int place = isAcross ? index : index - grid.horizontalCount();
            const int r = 2 * (place / width) + (isAcross ? 0 : 1);
            const int c = 2 * (place % width) + (isAcross ? 1 : 0);
            return addAt(r, c, isConclusion ? (isLine ? "L" : "X") : isLine ? "-" : "x");
        }
        case slink::Kind::Cell: {
            const std::string name = fact.possible == ValueSet::only(slink::inside) ? "i" : "o";
            return addAt(2 * (index / grid.columns) + 1, 2 * (index % grid.columns) + 1,
                         prefix + name);
        }
        case slink::Kind::Corner: {
            const int dot = slink::dotAtCorner(grid, index, slink::Corner(part));
            m_things.push_back({2 * (index / grid.columns) + 1, 2 * (index % grid.columns) + 1,
                                2 * (dot / (grid.columns + 1)), 2 * (dot % (grid.columns + 1)),
                                prefix + "corner" + countsOf(fact.possible)});
            return;
        }
        default:
            break;
        }
        const auto cells = slink::cellsOfPair(grid, m_terms.subject(fact.unknown));
        const std::string text = fact.possible == ValueSet::only(slink::alike) ? "alike" : "unlike";
        m_things.push_back({2 * (cells[0] / grid.columns) + 1, 2 * (cells[0] % grid.columns) + 1,
                            2 * (cells[1] / grid.columns) + 1, 2 * (cells[1] % grid.columns) + 1,
                            prefix + text});
    }

    void addAt(int r, int c, std::string text)
    {
        m_things.push_back({r, c, r, c, std::move(text)});
    }

    static std::string countsOf(ValueSet counts)
    {
        std::string text;
        for (const int count : counts)
            text += ' ' + std::to_string(count);
        return text;
    }

    [[nodiscard]] std::string draw(int symmetry) const
    {
        std::vector<SlinkThing> things;
        int top = 1 << 20;
        int left = 1 << 20;
        int bottom = -(1 << 20);
        int right = -(1 << 20);
        for (const SlinkThing &thing : m_things) {
            things.push_back(thing.turned(symmetry));
            const SlinkThing &last = things.back();
            top = std::min({top, last.row - (last.row & 1), last.otherRow - (last.otherRow & 1)});
            left = std::min(
                {left, last.column - (last.column & 1), last.otherColumn - (last.otherColumn & 1)});
            bottom = std::max(
                {bottom, last.row + (last.row & 1), last.otherRow + (last.otherRow & 1)});
            right = std::max({right, last.column + (last.column & 1),
                              last.otherColumn + (last.otherColumn & 1)});
        }
        if (things.empty())
            return {};
        std::ranges::sort(things);
        std::vector<std::string> lines(std::size_t(bottom - top + 1),
                                       std::string(std::size_t(right - left + 1), ' '));
        for (std::size_t r = 0; r < lines.size(); r += 2) {
            for (std::size_t c = 0; c < lines[r].size(); c += 2)
                lines[r][c] = '.';
        }
        std::ostringstream words;
        for (const SlinkThing &thing : things) {
            const bool isOne = thing.row == thing.otherRow && thing.column == thing.otherColumn;
            char &sign = lines[std::size_t(thing.row - top)][std::size_t(thing.column - left)];
            if (isOne && thing.text.size() == 1 && (sign == ' ' || sign == '.')) {
                sign = thing.text == "-" && (thing.row & 1) != 0 ? '|' : thing.text[0];
                continue;
            }
            words << thing.text << " (" << thing.row - top << ',' << thing.column - left;
            if (!isOne)
                words << ' ' << thing.otherRow - top << ',' << thing.otherColumn - left;
            words << ")\n";
        }
        std::string text;
        for (const std::string &row : lines)
            text += row + '\n';
        return text + words.str();
    }

    const slink::Clues &m_clues;
    slink::Terms m_terms;
    std::vector<SlinkThing> m_things;
    std::string m_text;
};

[[nodiscard]] inline bool isSlink(const Puzzle &puzzle)
{
    return dynamic_cast<const slink::SlinkPuzzle *>(&puzzle) != nullptr;
}

/// Requires: isSlink(puzzle).
[[nodiscard]] inline std::string slinkForm(const Puzzle &puzzle, const Step &step)
{
    return SlinkForm(dynamic_cast<const slink::SlinkPuzzle &>(puzzle), step).text();
}

} // namespace inkling::test
