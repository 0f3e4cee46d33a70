// SPDX-License-Identifier: MIT
#include "families/slink/engines/blockengine.h"

#include "families/slink/engines/blockshape.h"
#include "families/slink/reasoning/surroundings.h"

#include <algorithm>

namespace inkling::slink {

namespace {

/// A set of premises of one look at a block, a bit each.
using PremiseSet = std::uint64_t;

/// A set of bans, a bit each. A block of 2 x 2 has at most 4 clues, 12 edges, 16 corners and 9 dots
/// with up to 3 bans each.
using BanSet = std::uint64_t;

const BlockShape &pairAcross()
{
    static const BlockShape shape(1, 2);
    return shape;
}

const BlockShape &pairDown()
{
    static const BlockShape shape(2, 1);
    return shape;
}

const BlockShape &block()
{
    static const BlockShape shape(2, 2);
    return shape;
}

/// A look at a block at one place after another: the premises there, and the ways that each
/// excludes.
class Look
{
public:
    Look(const Clues &clues, const Terms &terms, const Knowledge &knowledge,
         const BlockShape &shape)
        : m_clues(clues)
        , m_terms(terms)
        , m_knowledge(knowledge)
        , m_shape(shape)
    {}

    void moveTo(int row, int column);
    void propose(RuleName rule, Trace &proposals) const;

private:
    /// Premises that together exclude the ways in which some edges have some number of lines.
    struct Ban
    {
        unsigned edges;
        ValueSet counts; ///< excluded
        PremiseSet by;
    };

    [[nodiscard]] bool isOpen() const { return edgeCountOf(m_known) < int(m_shape.edges.size()); }
    [[nodiscard]] int edgeAt(const BlockShape::Edge &edge) const;
    [[nodiscard]] UnknownId cornerAt(const BlockShape::Cell &cell, int corner) const;
    PremiseSet addFact(UnknownId unknown);
    PremiseSet addConstraint(ConstraintId constraint);
    void addClues();
    void addEdges();
    void addCorners();
    void addDots();
    [[nodiscard]] BlockShape::WaySet waysLeft() const;
    [[nodiscard]] BanSet bansOn(std::uint16_t way) const;
    [[nodiscard]] PremiseSet needed(unsigned edges, ValueSet counts) const;
    void begin(RuleName rule, PremiseSet premises, Trace &proposals) const;

    const Clues &m_clues;
    const Terms &m_terms;
    const Knowledge &m_knowledge;
    const BlockShape &m_shape;
    int m_row = 0;
    int m_column = 0;
    std::vector<ConstraintId> m_constraints; ///< premises from bit 0
    std::vector<Fact> m_facts;               ///< premises from bit 63 down
    std::vector<Ban> m_bans;
    unsigned m_known = 0; ///< edges that are known, a bit each
};

void Look::moveTo(int row, int column)
{
    m_row = row;
    m_column = column;
    m_constraints.clear();
    m_facts.clear();
    m_bans.clear();
    m_known = 0;
    addEdges();
    if (!isOpen())
        return;
    addClues();
    addDots();
    addCorners();
}

int Look::edgeAt(const BlockShape::Edge &edge) const
{
    const Grid &grid = m_terms.grid;
    const int r = m_row + edge.row;
    const int c = m_column + edge.column;
    if (r < 0 || c < 0)
        return nowhere;
    if (edge.horizontal)
        return c < grid.columns ? grid.horizontal(r, c) : nowhere;
    return r < grid.rows ? grid.vertical(r, c) : nowhere;
}

UnknownId Look::cornerAt(const BlockShape::Cell &cell, int corner) const
{
    return m_terms.corner(m_terms.grid.cell(m_row + cell.row, m_column + cell.column),
                          Corner(corner));
}

PremiseSet Look::addFact(UnknownId unknown)
{
    const auto known = std::ranges::find(m_facts, unknown, &Fact::unknown);
    const auto index = std::size_t(known - m_facts.begin());
    if (known == m_facts.end())
        m_facts.push_back(m_knowledge.fact(unknown));
    return PremiseSet{1} << (63 - index);
}

PremiseSet Look::addConstraint(ConstraintId constraint)
{
    m_constraints.push_back(constraint);
    return PremiseSet{1} << (m_constraints.size() - 1);
}

void Look::addClues()
{
    for (const BlockShape::Cell &cell : m_shape.cells) {
        const int index = m_terms.grid.cell(m_row + cell.row, m_column + cell.column);
        const int clue = m_clues.cells[std::size_t(index)];
        if (clue != blank) {
            m_bans.push_back({cell.allEdges(), ValueSet::first(5) - ValueSet::only(clue),
                              addConstraint(m_terms.clue(index))});
        }
    }
}

void Look::addEdges()
{
    for (std::size_t i = 0; i < m_shape.edges.size(); ++i) {
        const auto unknown = UnknownId(edgeAt(m_shape.edges[i]));
        const ValueSet known = m_knowledge.possible(unknown);
        if (!known.single())
            continue;
        m_bans.push_back({1u << i, ValueSet::first(2) - known, addFact(unknown)});
        m_known |= 1u << i;
    }
}

void Look::addCorners()
{
    for (const BlockShape::Cell &cell : m_shape.cells) {
        for (int corner = 0; corner < 4; ++corner) {
            const UnknownId unknown = cornerAt(cell, corner);
            const ValueSet known = m_knowledge.possible(unknown);
            if (known != ValueSet::first(3)) {
                m_bans.push_back(
                    {cell.edgesAt(corner), ValueSet::first(3) - known, addFact(unknown)});
            }
        }
    }
}

/// Adds the ways that a dot excludes: always those with three lines; and by what is known of the
/// edges that lead away from the block, those whose number of lines cannot be completed to none or
/// two.
void Look::addDots()
{
    const Grid &grid = m_terms.grid;
    for (const BlockShape::Dot &dot : m_shape.dots) {
        const PremiseSet self
            = addConstraint(m_terms.dot(grid.dot(m_row + dot.row, m_column + dot.column)));
        int lines = 0;
        int crosses = 0;
        PremiseSet lineFacts = 0;
        PremiseSet crossFacts = 0;
        for (const BlockShape::Edge &edge : dot.leading) {
            const int index = edgeAt(edge);
            if (index == nowhere) {
                ++crosses;
            } else if (m_knowledge.possible(UnknownId(index)) == ValueSet::only(cross)) {
                ++crosses;
                crossFacts |= addFact(UnknownId(index));
            } else if (m_knowledge.possible(UnknownId(index)) == ValueSet::only(line)) {
                ++lines;
                lineFacts |= addFact(UnknownId(index));
            }
        }
        const int open = int(dot.leading.size()) - lines - crosses;
        m_bans.push_back({dot.edges, ValueSet(0b11000), self});
        if (lines > 0)
            m_bans.push_back({dot.edges, ValueSet::only(2), self | lineFacts});
        if (lines == 2)
            m_bans.push_back({dot.edges, ValueSet::only(1), self | lineFacts});
        if (open == 0 && lines == 0)
            m_bans.push_back({dot.edges, ValueSet::only(1), self | crossFacts});
        if (open == 0 && lines == 1)
            m_bans.push_back({dot.edges, ValueSet::only(0), self | lineFacts | crossFacts});
    }
}

BanSet Look::bansOn(std::uint16_t way) const
{
    BanSet bans = 0;
    for (std::size_t i = 0; i < m_bans.size(); ++i)
        bans |= BanSet(m_bans[i].counts.contains(edgeCountOf(way & m_bans[i].edges)) ? 1 : 0) << i;
    return bans;
}

BlockShape::WaySet Look::waysLeft() const
{
    BlockShape::WaySet left = m_shape.allWays;
    for (const Ban &ban : m_bans) {
        const BlockShape::WaysByCount &byCount = m_shape.waysByCount(ban.edges);
        for (std::size_t count = 0; count < byCount.size(); ++count) {
            if (ban.counts.contains(int(count)))
                left.remove(byCount[count]);
        }
    }
    return left;
}

/// Premises that exclude all ways but those in which `edges` have `counts` lines; none can be left
/// out. What is hardest to see is dropped first.
PremiseSet Look::needed(unsigned edges, ValueSet counts) const
{
    std::vector<BanSet> others;
    for (unsigned way = 0; way < 1u << m_shape.edges.size(); ++way) {
        if (!counts.contains(edgeCountOf(way & edges)))
            others.push_back(bansOn(std::uint16_t(way)));
    }
    PremiseSet kept = ~PremiseSet{0};
    const auto drop = [&](PremiseSet premise) {
        const PremiseSet without = kept & ~premise;
        BanSet active = 0;
        for (std::size_t i = 0; i < m_bans.size(); ++i)
            active |= BanSet((m_bans[i].by & ~without) == 0 ? 1 : 0) << i;
        if (std::ranges::all_of(others, [&](BanSet bans) { return (bans & active) != 0; }))
            kept = without;
    };
    for (std::size_t i = m_facts.size(); i-- > 0;)
        drop(PremiseSet{1} << (63 - i));
    for (std::size_t i = m_constraints.size(); i-- > 0;)
        drop(PremiseSet{1} << i);
    return kept;
}

void Look::begin(RuleName rule, PremiseSet premises, Trace &proposals) const
{
    proposals.begin(RuleId(rule));
    for (std::size_t i = 0; i < m_constraints.size(); ++i) {
        if ((premises >> i & 1) != 0)
            proposals.addConstraint(m_constraints[i]);
    }
    for (std::size_t i = 0; i < m_facts.size(); ++i) {
        if ((premises >> (63 - i) & 1) != 0)
            proposals.addPremise(m_facts[i]);
    }
}

void Look::propose(RuleName rule, Trace &proposals) const
{
    if (!isOpen())
        return;
    const BlockShape::Values left = m_shape.valuesIn(waysLeft());
    if (left.empty()) {
        begin(rule, needed(0, ValueSet()), proposals);
        proposals.setContradiction();
        return;
    }
    const auto conclude
        = [&](UnknownId unknown, unsigned edges, ValueSet possible, ValueSet byEdges) {
              const ValueSet known = m_knowledge.possible(unknown);
              if (known.single() || (known & byEdges).within(possible))
                  return;
              begin(rule, needed(edges, possible), proposals);
              proposals.addConclusion({unknown, possible});
          };
    unsigned everLine = 0;
    unsigned everCross = 0;
    for (std::size_t i = 0; i < m_shape.edges.size(); ++i) {
        const ValueSet possible = left.edge(i);
        everLine |= possible.contains(line) ? 1u << i : 0;
        everCross |= possible.contains(cross) ? 1u << i : 0;
        conclude(UnknownId(edgeAt(m_shape.edges[i])), 1u << i, possible, ValueSet::first(2));
    }
    std::size_t place = 0;
    for (const BlockShape::Cell &cell : m_shape.cells) {
        for (int corner = 0; corner < 4; ++corner) {
            const unsigned edges = cell.edgesAt(corner);
            ValueSet byEdges;
            for (int count = edgeCountOf(edges & ~everCross);
                 count <= edgeCountOf(edges & everLine); ++count)
                byEdges = byEdges | ValueSet::only(count);
            conclude(cornerAt(cell, corner), edges, left.corner(place++), byEdges);
        }
    }
}

} // namespace

BlockEngine::BlockEngine(const Clues &clues)
    : m_clues(clues)
    , m_terms{clues.grid}
    , m_pairCells(clues.grid.cellCount())
    , m_blockCells(clues.grid.cellCount())
{}

void BlockEngine::learned(const Knowledge &, UnknownId unknown, ValueSet)
{
    const Grid &grid = m_terms.grid;
    const auto add = [&](int cell) {
        m_pairCells.add(cell);
        m_blockCells.add(cell);
    };
    if (unknown < m_terms.firstCell()) {
        for (const int dot : dotsOfEdge(grid, int(unknown))) {
            const int r = dot / (grid.columns + 1);
            const int c = dot % (grid.columns + 1);
            for (const auto &[dr, dc] :
                 {std::pair(-1, -1), std::pair(-1, 0), std::pair(0, -1), std::pair(0, 0)}) {
                if (grid.contains(r + dr, c + dc))
                    add(grid.cell(r + dr, c + dc));
            }
        }
    } else if (unknown >= m_terms.firstCorner() && unknown < m_terms.firstPair()) {
        add(int(unknown - m_terms.firstCorner()) / 4);
    }
}

void BlockEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                          Trace &proposals)
{
    if (rule == RuleName::PairOfCells) {
        look(knowledge, rule, pairAcross(), m_pairCells.places(), stop, proposals);
        look(knowledge, rule, pairDown(), m_pairCells.take(), stop, proposals);
    } else {
        look(knowledge, rule, block(), m_blockCells.take(), stop, proposals);
    }
}

/// Looks at every place of a shape that holds one of these cells.
void BlockEngine::look(const Knowledge &knowledge, RuleName rule, const BlockShape &shape,
                       const std::vector<int> &cells, const StopCondition &stop,
                       Trace &proposals) const
{
    const Grid &grid = m_terms.grid;
    Agenda places(grid.cellCount(), Agenda::Start::Empty);
    for (const int cell : cells) {
        for (int r = cell / grid.columns - shape.rows + 1; r <= cell / grid.columns; ++r) {
            for (int c = cell % grid.columns - shape.columns + 1; c <= cell % grid.columns; ++c) {
                if (r >= 0 && c >= 0 && r + shape.rows <= grid.rows
                    && c + shape.columns <= grid.columns)
                    places.add(grid.cell(r, c));
            }
        }
    }
    Look look(m_clues, m_terms, knowledge, shape);
    for (const int place : places.take()) {
        if (stop.stopped())
            return;
        look.moveTo(place / grid.columns, place % grid.columns);
        look.propose(rule, proposals);
    }
}

} // namespace inkling::slink
