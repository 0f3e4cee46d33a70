// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/encoding.h"

#include "families/slink/colours/loopcuts.h"
#include "families/slink/colours/partcuts.h"
#include "families/slink/reasoning/cellrelations.h"
#include "families/slink/terms.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace inkling::slink {

namespace {

using sat::Literal;

/// A place on the board, in cells from its north-west corner.
struct BoardPoint
{
    double row;
    double column;
};

double distanceBetween(BoardPoint a, BoardPoint b)
{
    return std::hypot(a.row - b.row, a.column - b.column);
}

BoardPoint dotPoint(const Grid &grid, int dot)
{
    return {double(dot / (grid.columns + 1)), double(dot % (grid.columns + 1))};
}

BoardPoint cellPoint(const Grid &grid, int cell)
{
    return {cell / grid.columns + 0.5, cell % grid.columns + 0.5};
}

BoardPoint edgePoint(const Grid &grid, int edge)
{
    const auto dots = dotsOfEdge(grid, edge);
    const BoardPoint a = dotPoint(grid, dots[0]);
    const BoardPoint b = dotPoint(grid, dots[1]);
    return {(a.row + b.row) / 2, (a.column + b.column) / 2};
}

class SlinkEncoding final : public Encoding
{
public:
    explicit SlinkEncoding(const Clues &clues)
        : m_clues(clues)
        , m_terms{clues.grid}
        , m_grid(clues.grid)
    {
        for (UnknownId unknown = 0; unknown < m_terms.count(); ++unknown) {
            if (m_terms.subject(unknown).kind != Kind::Corner && writes(unknown))
                m_aboutColours.push_back(unknown);
        }
        for (int cell = 0; cell < m_grid.cellCount(); ++cell)
            m_neighbours.push_back(
                neighbours(m_grid, cell / m_grid.columns, cell % m_grid.columns));
    }

    ConstraintId constraintCount() const override { return m_terms.loop() + 1; }
    bool isClue(ConstraintId constraint) const override { return constraint < m_terms.dot(0); }
    bool writes(UnknownId unknown) const override;
    bool constraintBringsDefinitions(ConstraintId constraint) const override
    {
        return constraint == m_terms.loop();
    }
    bool unknownBringsDefinitions(UnknownId unknown) const override
    {
        const Kind kind = m_terms.subject(unknown).kind;
        return kind != Kind::Edge && kind != Kind::Corner;
    }
    void define(ClauseWriter &writer) const override;
    void define(UnknownId unknown, ClauseWriter &writer) const override;
    void constrain(ConstraintId constraint, ClauseWriter &writer) const override;
    void refine(const Assignment &assignment,
                const std::function<ClauseWriter &(ConstraintId)> &cut) const override;
    void imply(const std::function<ValueSet(UnknownId)> &possible,
               const std::vector<UnknownId> *changed,
               const std::function<ClauseWriter &(ConstraintId)> &cut) const override;
    std::vector<UnknownId> unknowns(ConstraintId constraint) const override;
    std::vector<std::vector<ConstraintId>> windows(UnknownId unknown) const override;
    double distance(UnknownId a, UnknownId b) const override
    {
        return distanceBetween(point(a), point(b));
    }
    double weight(ConstraintId constraint) const override
    {
        return constraint == m_terms.loop() ? 1.5 : 1;
    }
    double weight(const Fact &fact) const override;

private:
    [[nodiscard]] BoardPoint point(UnknownId unknown) const;
    [[nodiscard]] bool isInner(int dot) const;
    /// Whether anything is to be said of it: not of a blank cell.
    [[nodiscard]] bool speaks(ConstraintId constraint) const;
    [[nodiscard]] Literal inside(int cell, ClauseWriter &writer) const
    {
        return writer.literal(m_terms.cell(cell), slink::inside);
    }
    [[nodiscard]] Literal has(int cell, bool isInside, ClauseWriter &writer) const
    {
        return isInside ? inside(cell, writer) : -inside(cell, writer);
    }
    [[nodiscard]] std::vector<bool> firmCells(const Assignment &assignment) const;
    [[nodiscard]] std::vector<bool> busyCells(const Assignment &assignment) const;
    [[nodiscard]] std::vector<Window> windowsRound(const std::vector<UnknownId> &unknowns) const;
    void writeCut(const LoopCut &cut, ClauseWriter &writer) const;
    void defineEdge(int edge, ClauseWriter &writer) const;
    [[nodiscard]] std::vector<Literal> linesAt(int dot, ClauseWriter &writer) const;
    void defineCorner(UnknownId unknown, const Subject &corner, ClauseWriter &writer) const;
    void definePair(UnknownId unknown, const Subject &pair, ClauseWriter &writer) const;
    void forbidCrossing(int dot, ClauseWriter &writer) const;

    Clues m_clues;
    Terms m_terms;
    Grid m_grid;
    std::vector<UnknownId> m_aboutColours; ///< those that say something of them
    Neighbours m_neighbours;
};

bool SlinkEncoding::writes(UnknownId unknown) const
{
    const Subject subject = m_terms.subject(unknown);
    if (subject.kind != Kind::Neighbours && subject.kind != Kind::Opposites)
        return true;
    const auto cells = cellsOfPair(m_grid, subject);
    return cells[0] != nowhere && cells[1] != nowhere;
}

std::vector<Literal> SlinkEncoding::linesAt(int dot, ClauseWriter &writer) const
{
    std::vector<Literal> lines;
    for (const int edge :
         edgesOfDot(m_grid, dot / (m_grid.columns + 1), dot % (m_grid.columns + 1))) {
        if (edge != nowhere)
            lines.push_back(writer.literal(UnknownId(edge), line));
    }
    return lines;
}

/// Adds that an even number of these are true.
void addEven(const std::vector<Literal> &literals, ClauseWriter &writer)
{
    std::vector<Literal> clause(literals.size());
    for (unsigned odd = 0; odd < 1u << literals.size(); ++odd) {
        if (std::popcount(odd) % 2 == 0)
            continue;
        for (std::size_t i = 0; i < literals.size(); ++i)
            clause[i] = (odd >> i & 1) != 0 ? -literals[i] : literals[i];
        writer.add(clause);
    }
}

/// Also writes what follows from the colours at the dots, so that the solver finds it sooner.
void SlinkEncoding::define(ClauseWriter &writer) const
{
    for (int edge = 0; edge < m_grid.edgeCount(); ++edge)
        defineEdge(edge, writer);
    for (int dot = 0; dot < m_grid.dotCount(); ++dot)
        addEven(linesAt(dot, writer), writer);
}

/// Adds that `differ` is true just where one of the two is; a literal of 0 is false.
void addDifference(Literal differ, Literal first, Literal second, ClauseWriter &writer)
{
    if (first == 0)
        std::swap(first, second);
    if (second == 0) {
        writer.add({-differ, first});
        writer.add({differ, -first});
        return;
    }
    writer.add({-differ, first, second});
    writer.add({-differ, -first, -second});
    writer.add({differ, -first, second});
    writer.add({differ, first, -second});
}

void SlinkEncoding::defineEdge(int edge, ClauseWriter &writer) const
{
    const auto cells = cellsOfEdge(m_grid, edge);
    const auto colour
        = [&](int cell) { return cell == nowhere ? Literal{0} : inside(cell, writer); };
    addDifference(writer.literal(UnknownId(edge), line), colour(cells[0]), colour(cells[1]),
                  writer);
}

void SlinkEncoding::define(UnknownId unknown, ClauseWriter &writer) const
{
    const Subject subject = m_terms.subject(unknown);
    if (subject.kind == Kind::Corner)
        defineCorner(unknown, subject, writer);
    else if (subject.kind != Kind::Edge && subject.kind != Kind::Cell)
        definePair(unknown, subject, writer);
}

/// The corner north-west stands between the edges left and top, and so on round.
void SlinkEncoding::defineCorner(UnknownId unknown, const Subject &corner,
                                 ClauseWriter &writer) const
{
    const auto edges
        = edgesOfCell(m_grid, corner.index / m_grid.columns, corner.index % m_grid.columns);
    const Literal first = writer.literal(UnknownId(edges[std::size_t(corner.part)]), line);
    const Literal second
        = writer.literal(UnknownId(edges[std::size_t((corner.part + 3) % 4)]), line);
    const Literal none = writer.literal(unknown, 0);
    const Literal two = writer.literal(unknown, 2);
    writer.add({none, first, second});
    writer.add({-none, -first});
    writer.add({-none, -second});
    writer.add({two, -first, -second});
    writer.add({-two, first});
    writer.add({-two, second});
}

void SlinkEncoding::definePair(UnknownId unknown, const Subject &pair, ClauseWriter &writer) const
{
    const auto cells = cellsOfPair(m_grid, pair);
    addDifference(writer.literal(unknown, unlike), inside(cells[0], writer),
                  inside(cells[1], writer), writer);
}

/// Adds that `count` of these are true.
void addCount(const std::vector<Literal> &literals, int count, ClauseWriter &writer)
{
    for (unsigned set = 0; set < 1u << literals.size(); ++set) {
        const int size = std::popcount(set);
        std::vector<Literal> clause;
        for (std::size_t i = 0; i < literals.size(); ++i) {
            if ((set >> i & 1) != 0)
                clause.push_back(literals[i]);
        }
        if (size == int(literals.size()) - count + 1)
            writer.add(clause);
        if (size == count + 1) {
            for (Literal &literal : clause)
                literal = -literal;
            writer.add(clause);
        }
    }
}

/// Adds that none of these is true, or two are, by the shortest clauses.
void addNoneOrTwo(const std::vector<Literal> &literals, ClauseWriter &writer)
{
    for (std::size_t i = 0; i < literals.size(); ++i) {
        std::vector<Literal> clause = literals;
        clause[i] = -clause[i];
        writer.add(clause);
        for (std::size_t k = 0; k < i; ++k) {
            for (std::size_t m = 0; m < k; ++m)
                writer.add({-literals[i], -literals[k], -literals[m]});
        }
    }
}

/// A loop does not meet itself at a dot: two cells that touch at a corner only, joined by cells of their
/// colour, go round one of the other two, and part it from the other.
void SlinkEncoding::forbidCrossing(int dot, ClauseWriter &writer) const
{
    if (!isInner(dot))
        return;
    const int r = dot / (m_grid.columns + 1);
    const int c = dot % (m_grid.columns + 1);
    const Literal northWest = inside(m_grid.cell(r - 1, c - 1), writer);
    const Literal northEast = inside(m_grid.cell(r - 1, c), writer);
    const Literal southWest = inside(m_grid.cell(r, c - 1), writer);
    const Literal southEast = inside(m_grid.cell(r, c), writer);
    writer.add({-northWest, -southEast, northEast, southWest});
    writer.add({northWest, southEast, -northEast, -southWest});
}

void SlinkEncoding::constrain(ConstraintId constraint, ClauseWriter &writer) const
{
    std::vector<Literal> literals;
    if (constraint == m_terms.loop()) {
        for (int cell = 0; cell < m_grid.cellCount(); ++cell)
            literals.push_back(inside(cell, writer));
        writer.add(literals);
        for (int dot = 0; dot < m_grid.dotCount(); ++dot)
            forbidCrossing(dot, writer);
        return;
    }
    if (!speaks(constraint))
        return;
    if (isClue(constraint)) {
        const int cell = int(constraint);
        for (const int edge : edgesOfCell(m_grid, cell / m_grid.columns, cell % m_grid.columns))
            literals.push_back(writer.literal(UnknownId(edge), line));
        addCount(literals, m_clues.cells[std::size_t(cell)], writer);
        return;
    }
    addNoneOrTwo(linesAt(int(constraint - m_terms.dot(0)), writer), writer);
}

/// The cells whose colour what is known ties to that of another cell, or of the border.
std::vector<bool> SlinkEncoding::firmCells(const Assignment &assignment) const
{
    CellRelations relations(m_grid);
    for (const UnknownId unknown : m_aboutColours) {
        if (assignment.isKnown(unknown))
            relations.learn({unknown, ValueSet::only(assignment.value(unknown))});
    }
    std::vector<bool> isFirm(std::size_t(m_grid.cellCount()));
    for (int cell = 0; cell < m_grid.cellCount(); ++cell)
        isFirm[std::size_t(cell)] = relations.groupSize(cell) > 1;
    return isFirm;
}

/// The cells at whose edges there is an active clue or dot.
std::vector<bool> SlinkEncoding::busyCells(const Assignment &assignment) const
{
    std::vector<bool> isBusy(std::size_t(m_grid.cellCount()));
    const auto add = [&](int row, int column) {
        if (m_grid.contains(row, column))
            isBusy[std::size_t(m_grid.cell(row, column))] = true;
    };
    for (int cell = 0; cell < m_grid.cellCount(); ++cell) {
        if (!speaks(ConstraintId(cell)) || !assignment.isActive(ConstraintId(cell)))
            continue;
        const int row = cell / m_grid.columns;
        const int column = cell % m_grid.columns;
        add(row, column);
        add(row - 1, column);
        add(row + 1, column);
        add(row, column - 1);
        add(row, column + 1);
    }
    for (int dot = 0; dot < m_grid.dotCount(); ++dot) {
        if (!assignment.isActive(m_terms.dot(dot)))
            continue;
        const int row = dot / (m_grid.columns + 1);
        const int column = dot % (m_grid.columns + 1);
        add(row - 1, column - 1);
        add(row - 1, column);
        add(row, column - 1);
        add(row, column);
    }
    return isBusy;
}

void SlinkEncoding::refine(const Assignment &assignment,
                           const std::function<ClauseWriter &(ConstraintId)> &cut) const
{
    if (!assignment.isActive(m_terms.loop()))
        return;
    CellColouring colouring{{},
                            [&] { return Terrain{firmCells(assignment), busyCells(assignment)}; },
                            assignment.round()};
    for (int cell = 0; cell < m_grid.cellCount(); ++cell)
        colouring.isInside.push_back(assignment.value(m_terms.cell(cell)) == slink::inside);
    constexpr std::size_t mostParts = 38;
    const LoopCuts found = loopCuts(m_grid, m_neighbours, colouring, mostParts);
    if (found.cuts.empty())
        return;
    ClauseWriter &writer = cut(m_terms.loop());
    for (const LoopCut &each : found.cuts)
        writeCut(each, writer);
    for (const Joint &joint : found.joints) {
        for (const int cell : joint.cells)
            writer.suggest(has(cell, joint.isInside, writer));
    }
}

void SlinkEncoding::writeCut(const LoopCut &cut, ClauseWriter &writer) const
{
    std::vector<Literal> clause{-has(cut.within, cut.isInside, writer)};
    for (const int cell : cut.ring)
        clause.push_back(has(cell, cut.isInside, writer));
    if (cut.beyond != nowhere)
        clause.push_back(-has(cut.beyond, cut.isInside, writer));
    writer.add(clause);
}

/// Looks only near cells that have changed: elsewhere all was written before.
void SlinkEncoding::imply(const std::function<ValueSet(UnknownId)> &possible,
                          const std::vector<UnknownId> *changed,
                          const std::function<ClauseWriter &(ConstraintId)> &cut) const
{
    const auto windows = changed ? windowsRound(*changed)
                                 : std::vector<Window>{{0, 0, m_grid.rows, m_grid.columns}};
    const auto colourOf = [&](int cell) {
        const ValueSet left = possible(m_terms.cell(cell));
        return left.single() ? left.value() : -1;
    };
    for (const Window &window : windows) {
        for (const LoopCut &each : partCuts(m_grid, m_neighbours, colourOf, window))
            writeCut(each, cut(m_terms.loop()));
    }
}

/// The window round the cells among these, wide enough for what they may cut off; where it would be large, one for
/// each part of the board; none if there are no cells.
std::vector<Window> SlinkEncoding::windowsRound(const std::vector<UnknownId> &unknowns) const
{
    constexpr int margin = 6;
    constexpr int large = 30 * 30;
    constexpr int part = 16;
    const auto add = [&](Window &window, int cell) {
        const int r = cell / m_grid.columns;
        const int c = cell % m_grid.columns;
        window = {std::max(std::min(window.top, r - margin), 0),
                  std::max(std::min(window.left, c - margin), 0),
                  std::min(std::max(window.bottom, r + margin + 1), m_grid.rows),
                  std::min(std::max(window.right, c + margin + 1), m_grid.columns)};
    };
    const Window nothing{m_grid.rows, m_grid.columns, 0, 0};
    Window whole = nothing;
    std::vector<int> cells;
    for (const UnknownId unknown : unknowns) {
        const Subject subject = m_terms.subject(unknown);
        if (subject.kind == Kind::Cell) {
            cells.push_back(subject.index);
            add(whole, subject.index);
        }
    }
    if (cells.empty())
        return {};
    if ((whole.bottom - whole.top) * (whole.right - whole.left) <= large)
        return {whole};
    std::map<std::pair<int, int>, Window> windows;
    for (const int cell : cells) {
        const std::pair place{cell / m_grid.columns / part, cell % m_grid.columns / part};
        add(windows.try_emplace(place, nothing).first->second, cell);
    }
    std::vector<Window> all;
    for (const auto &[place, window] : windows)
        all.push_back(window);
    return all;
}

bool SlinkEncoding::isInner(int dot) const
{
    const int r = dot / (m_grid.columns + 1);
    const int c = dot % (m_grid.columns + 1);
    return r > 0 && r < m_grid.rows && c > 0 && c < m_grid.columns;
}

bool SlinkEncoding::speaks(ConstraintId constraint) const
{
    return !isClue(constraint) || m_clues.cells[constraint] != blank;
}

std::vector<UnknownId> SlinkEncoding::unknowns(ConstraintId constraint) const
{
    if (constraint == m_terms.loop() || !speaks(constraint))
        return {};
    std::vector<UnknownId> unknowns;
    if (isClue(constraint)) {
        const int cell = int(constraint);
        for (const int edge : edgesOfCell(m_grid, cell / m_grid.columns, cell % m_grid.columns))
            unknowns.push_back(UnknownId(edge));
        for (int corner = 0; corner < 4; ++corner)
            unknowns.push_back(m_terms.corner(cell, Corner(corner)));
        unknowns.push_back(m_terms.cell(cell));
        return unknowns;
    }
    const int dot = int(constraint - m_terms.dot(0));
    const int r = dot / (m_grid.columns + 1);
    const int c = dot % (m_grid.columns + 1);
    for (const int edge : edgesOfDot(m_grid, r, c)) {
        if (edge != nowhere)
            unknowns.push_back(UnknownId(edge));
    }
    const auto addCorner = [&](int row, int column, Corner corner) {
        if (m_grid.contains(row, column))
            unknowns.push_back(m_terms.corner(m_grid.cell(row, column), corner));
    };
    addCorner(r - 1, c - 1, Corner::SouthEast);
    addCorner(r - 1, c, Corner::SouthWest);
    addCorner(r, c, Corner::NorthWest);
    addCorner(r, c - 1, Corner::NorthEast);
    if (isInner(dot)) {
        unknowns.push_back(m_terms.pair(r, c, Diagonal::Falling));
        unknowns.push_back(m_terms.pair(r, c, Diagonal::Rising));
    }
    return unknowns;
}

std::vector<std::vector<ConstraintId>> SlinkEncoding::windows(UnknownId unknown) const
{
    constexpr std::array radii{1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 6.0, 8.0, 10.0, 13.0};
    constexpr double loopFrom = 1.5;
    std::vector<std::vector<ConstraintId>> windows(radii.size() + 1);
    const BoardPoint centre = point(unknown);
    for (ConstraintId constraint = 0; constraint < m_terms.loop(); ++constraint) {
        if (!speaks(constraint))
            continue;
        const BoardPoint place = isClue(constraint) ? cellPoint(m_grid, int(constraint))
                                               : dotPoint(m_grid, int(constraint - m_terms.dot(0)));
        const double away = distanceBetween(centre, place);
        for (std::size_t i = radii.size(); i > 0 && away <= radii[i - 1]; --i)
            windows[i - 1].push_back(constraint);
        windows.back().push_back(constraint);
    }
    for (std::size_t i = 0; i < windows.size(); ++i) {
        if (i >= radii.size() || radii[i] >= loopFrom)
            windows[i].push_back(m_terms.loop());
    }
    return windows;
}

BoardPoint SlinkEncoding::point(UnknownId unknown) const
{
    const Subject subject = m_terms.subject(unknown);
    switch (subject.kind) {
    case Kind::Edge:
    case Kind::Neighbours:
        return edgePoint(m_grid, subject.index);
    case Kind::Cell:
    case Kind::Opposites:
        return cellPoint(m_grid, subject.index);
    case Kind::Corner: {
        const BoardPoint cell = cellPoint(m_grid, subject.index);
        const BoardPoint dot
            = dotPoint(m_grid, dotAtCorner(m_grid, subject.index, Corner(subject.part)));
        return {(cell.row + dot.row) / 2, (cell.column + dot.column) / 2};
    }
    case Kind::Diagonal:
        break;
    }
    return dotPoint(m_grid, subject.index);
}

double SlinkEncoding::weight(const Fact &fact) const
{
    switch (m_terms.subject(fact.unknown).kind) {
    case Kind::Edge:
    case Kind::Cell:
        return 1;
    case Kind::Corner:
        return 1.5;
    case Kind::Diagonal:
    case Kind::Neighbours:
    case Kind::Opposites:
        break;
    }
    return 1.3;
}

} // namespace

std::unique_ptr<Encoding> makeEncoding(const Clues &clues)
{
    return std::make_unique<SlinkEncoding>(clues);
}

} // namespace inkling::slink
