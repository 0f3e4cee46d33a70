// SPDX-License-Identifier: MIT
#include "families/slink/colours/colourways.h"

#include "families/slink/colours/pieces.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace inkling::slink {

namespace {

/// The most variables, as all ways to choose their values are gone through.
constexpr std::size_t mostVariables = 14;

} // namespace

ColourWays::ColourWays(const Clues &clues, const Neighbours &neighbours)
    : m_clues(clues)
    , m_neighbours(neighbours)
    , m_terms{clues.grid}
    , m_places(std::size_t(clues.grid.cellCount()), -1)
    , m_lines(std::size_t(clues.grid.edgeCount()), none)
{}

bool ColourWays::isHere(int cell) const
{
    return cell == nowhere || m_places[std::size_t(cell)] >= 0;
}

void ColourWays::placeCells(const Cluster &cluster)
{
    for (const int cell : m_cells)
        m_places[std::size_t(cell)] = -1;
    m_cells = cluster;
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        m_places[std::size_t(m_cells[i])] = std::int8_t(i);
}

/// The ways in which two cells differ.
ColourWays::Table ColourWays::unlike(int first, int second)
{
    const Table table = m_tables.never();
    for (const int cell : {first, second}) {
        if (cell != nowhere)
            m_tables.toggle(table, std::size_t(m_places[std::size_t(cell)]));
    }
    return table;
}

/// The ways in which an edge is a line.
ColourWays::Table ColourWays::unlikeAcross(int edge)
{
    Table &table = m_lines[std::size_t(edge)];
    if (table != none)
        return table;
    const auto [first, second] = cellsOfEdge(m_terms.grid, edge);
    table = unlike(first, second);
    const auto odd = std::ranges::find(m_oddEdges, edge);
    if (odd != m_oddEdges.end())
        m_tables.toggle(table, m_cells.size() + std::size_t(odd - m_oddEdges.begin()));
    m_asked.push_back(edge);
    return table;
}

/// The value of an edge, a cell or a pair whose cells differ; beyond the border is outside.
int ColourWays::valueOfUnlike(UnknownId unknown) const
{
    static_assert(line == 1 && inside == 1 && alike == 1);
    return unknown >= m_terms.firstPair() ? 0 : 1;
}

void ColourWays::addConstraint(ConstraintId constraint, Table fitting)
{
    m_premises.push_back({Ground::Constraint, constraint, {}, 0, fitting});
}

void ColourWays::addFact(const Fact &fact, Table fitting)
{
    m_premises.push_back({Ground::Fact, 0, fact, 0, fitting});
}

void ColourWays::addExclusion(std::size_t exclusion)
{
    const auto &[way, cells, facts] = m_exclusions[exclusion];
    const Table fitting = m_tables.never();
    for (std::size_t place = 0; place < m_cells.size(); ++place) {
        if ((cells >> place & 1) != 0)
            m_tables.addVariable(fitting, place, (way >> place & 1) == 0);
    }
    m_premises.push_back({Ground::Exclusion, 0, {}, exclusion, fitting});
}

/// A fact that two cells are alike or unlike, or a question whether they are.
void ColourWays::addRelation(UnknownId unknown, Table unlike)
{
    const Fact fact = m_knowledge->fact(unknown);
    const Question question{unknown, false, {unlike, unlike}};
    if (fact.possible.single())
        addFact(fact, goalOf(question, fact.possible));
    else
        m_questions.push_back(question);
}

void ColourWays::addCorners(int cell)
{
    const Grid &grid = m_terms.grid;
    const auto edges = edgesOfCell(grid, cell / grid.columns, cell % grid.columns);
    const auto &around = m_neighbours[std::size_t(cell)];
    for (std::size_t corner = 0; corner < 4; ++corner) {
        const std::size_t before = (corner + 3) % 4;
        if (!isHere(around[corner]) || !isHere(around[before]))
            continue;
        const Fact fact = m_knowledge->fact(m_terms.corner(cell, Corner(corner)));
        const Question question{
            fact.unknown, true, {unlikeAcross(edges[corner]), unlikeAcross(edges[before])}};
        if (fact.possible != ValueSet::first(3))
            addFact(fact, goalOf(question, fact.possible));
        if (!fact.possible.single())
            m_questions.push_back(question);
    }
}

/// The diagonal pairs of a cell with those below it; of those across it.
void ColourWays::addPairs(int cell)
{
    const Grid &grid = m_terms.grid;
    const int r = cell / grid.columns;
    const int c = cell % grid.columns;
    for (const int dc : {-1, 1}) {
        if (grid.contains(r + 1, c + dc) && isHere(grid.cell(r + 1, c + dc))) {
            addRelation(m_terms.pair(r + 1, std::max(c, c + dc),
                                     dc > 0 ? Diagonal::Falling : Diagonal::Rising),
                        unlike(cell, grid.cell(r + 1, c + dc)));
        }
    }
    for (const int direction : {0, 1}) {
        const UnknownId opposites = m_terms.opposites(cell, direction);
        const auto [first, second] = cellsOfPair(grid, m_terms.subject(opposites));
        if (first != nowhere && second != nowhere && isHere(first) && isHere(second))
            addRelation(opposites, unlike(first, second));
    }
}

void ColourWays::findDots()
{
    const Grid &grid = m_terms.grid;
    m_dots.clear();
    for (const int cell : m_cells) {
        for (int corner = 0; corner < 4; ++corner) {
            const int dot = dotAtCorner(grid, cell, Corner(corner));
            const int r = dot / (grid.columns + 1);
            const int c = dot % (grid.columns + 1);
            bool isWhole = true;
            for (const auto &[dr, dc] :
                 {std::pair(-1, -1), std::pair(-1, 0), std::pair(0, -1), std::pair(0, 0)}) {
                isWhole = isWhole
                          && (!grid.contains(r + dr, c + dc) || isHere(grid.cell(r + dr, c + dc)));
            }
            if (isWhole)
                m_dots.push_back(dot);
        }
    }
    std::ranges::sort(m_dots);
    const auto repeated = std::ranges::unique(m_dots);
    m_dots.erase(repeated.begin(), repeated.end());
}

void ColourWays::addConstraints()
{
    const Grid &grid = m_terms.grid;
    const auto tableOf
        = [&](ConstraintId constraint, const std::array<int, 4> &edges, ValueSet counts) {
              FixedList<Table, 4> lines;
              for (const int edge : edges) {
                  if (edge != nowhere)
                      lines.push_back(unlikeAcross(edge));
              }
              addConstraint(constraint, m_tables.withCount(lines, counts));
          };
    for (const int cell : m_cells) {
        const int clue = m_clues.cells[std::size_t(cell)];
        if (clue != blank && std::ranges::all_of(m_neighbours[std::size_t(cell)], [&](int next) {
                return isHere(next);
            })) {
            tableOf(m_terms.clue(cell), edgesOfCell(grid, cell / grid.columns, cell % grid.columns),
                    ValueSet::only(clue));
        }
    }
    for (const int dot : m_dots)
        tableOf(m_terms.dot(dot),
                edgesOfDot(grid, dot / (grid.columns + 1), dot % (grid.columns + 1)),
                ValueSet(0b101));
}

/// The edges that close a ring with others, when one edge after the other is laid between the cells and what
/// lies beyond the border.
void ColourWays::chooseOddEdges()
{
    const Grid &grid = m_terms.grid;
    std::vector<int> groups(m_cells.size() + 1);
    std::iota(groups.begin(), groups.end(), 0);
    const auto groupOf = [&](int cell) {
        return groups[cell == nowhere ? m_cells.size() : std::size_t(m_places[std::size_t(cell)])];
    };
    for (const int cell : m_cells) {
        const auto edges = edgesOfCell(grid, cell / grid.columns, cell % grid.columns);
        for (std::size_t i = 0; i < 4; ++i) {
            const int next = m_neighbours[std::size_t(cell)][i];
            if (!isHere(next) || (next != nowhere && next < cell))
                continue;
            const int from = groupOf(cell);
            const int to = groupOf(next);
            if (from == to)
                m_oddEdges.push_back(edges[i]);
            else
                std::ranges::replace(groups, from, to);
        }
    }
}

void ColourWays::look(Parity parity)
{
    const Grid &grid = m_terms.grid;
    m_premises.clear();
    m_questions.clear();
    m_oddEdges.clear();
    for (const int edge : std::exchange(m_asked, {}))
        m_lines[std::size_t(edge)] = none;
    findDots();
    if (parity == Parity::Any)
        chooseOddEdges();
    m_tables.begin(std::min(m_cells.size() + m_oddEdges.size(), mostVariables));
    addConstraints();
    for (const int cell : m_cells)
        addRelation(m_terms.cell(cell), unlike(cell, nowhere));
    for (const int cell : m_cells) {
        const auto edges = edgesOfCell(grid, cell / grid.columns, cell % grid.columns);
        for (std::size_t i = 0; i < 4; ++i) {
            const int next = m_neighbours[std::size_t(cell)][i];
            if (isHere(next) && (next == nowhere || cell < next))
                addRelation(UnknownId(edges[i]), unlikeAcross(edges[i]));
        }
    }
    for (const int cell : m_cells)
        addPairs(cell);
    for (const int cell : m_cells)
        addCorners(cell);
    for (std::size_t i = 0; i < m_exclusions.size(); ++i)
        addExclusion(i);
}

/// The ways in which an unknown has one of these values.
ColourWays::Table ColourWays::goalOf(const Question &question, ValueSet possible)
{
    if (question.isCorner)
        return m_tables.withCount(question.tables, possible);
    if (possible.empty())
        return m_tables.never();
    if (!possible.single())
        return m_tables.always();
    return possible.value() == valueOfUnlike(question.unknown)
               ? question.tables[0]
               : m_tables.complementOf(question.tables[0]);
}

ColourWays::Table ColourWays::fittingWays()
{
    const Table left = m_tables.always();
    for (const Premise &premise : m_premises)
        m_tables.keep(left, premise.fitting);
    return left;
}

/// The values of an unknown in these ways.
ValueSet ColourWays::valuesIn(Table ways, const Question &question) const
{
    if (question.isCorner)
        return m_tables.countsIn(ways, question.tables);
    const int unlike = valueOfUnlike(question.unknown);
    ValueSet values;
    if (m_tables.meet(ways, question.tables[0]))
        values = values | ValueSet::only(unlike);
    if (m_tables.leavesOut(question.tables[0], ways))
        values = values | ValueSet::only(1 - unlike);
    return values;
}

/// The numbers of lines at a corner that its edges, each by itself, allow.
ValueSet ColourWays::countsByEdges(Table ways, const Question &corner) const
{
    int least = 0;
    int most = 0;
    for (const Table isLine : corner.tables) {
        most += m_tables.meet(ways, isLine) ? 1 : 0;
        least += !m_tables.leavesOut(isLine, ways) ? 1 : 0;
    }
    ValueSet counts;
    for (int count = least; count <= most; ++count)
        counts = counts | ValueSet::only(count);
    return counts;
}

/// Whether premises leave no ways but those of a goal.
bool ColourWays::suffice(const PremiseSet &premises, Table goal) const
{
    FixedList<Table, PremiseSet().size()> fitting;
    for (std::size_t i = 0; i < m_premises.size(); ++i) {
        if (premises[i])
            fitting.push_back(m_premises[i].fitting);
    }
    return m_tables.lead(fitting, goal);
}

bool ColourWays::isDot(std::size_t premise) const
{
    return m_premises[premise].ground == Ground::Constraint
           && m_premises[premise].constraint >= m_terms.dot(0);
}

/// Leaves out of a set of premises, the last first, what it does not take for a goal; if wished, no dots.
void ColourWays::reduce(Table goal, PremiseSet &premises, bool dotsToo) const
{
    for (std::size_t candidate = m_premises.size(); candidate-- > 0;) {
        if (!premises[candidate] || (!dotsToo && isDot(candidate)))
            continue;
        premises.reset(candidate);
        premises[candidate] = !suffice(premises, goal);
    }
}

/// Premises for a goal of which none can be left out. Where one of them is one loop, it says what dots say.
ColourWays::PremiseSet ColourWays::needed(Table goal) const
{
    PremiseSet premises = allPremises();
    reduce(goal, premises, true);
    if (!isByOneLoop(premises))
        return premises;
    premises = allPremises();
    reduce(goal, premises, false);
    for (std::size_t i = 0; i < m_premises.size(); ++i)
        premises[i] = premises[i] && !isDot(i);
    return premises;
}

bool ColourWays::isByOneLoop(const PremiseSet &premises) const
{
    for (std::size_t i = 0; i < m_premises.size(); ++i) {
        if (premises[i] && m_premises[i].ground == Ground::Exclusion)
            return true;
    }
    return false;
}

ColourWays::PremiseSet ColourWays::allPremises() const
{
    PremiseSet all;
    for (std::size_t i = 0; i < m_premises.size(); ++i)
        all.set(i);
    return all;
}

bool ColourWays::isColour(UnknownId unknown) const
{
    return unknown >= m_terms.firstPair()
           || (unknown >= m_terms.firstCell() && unknown < m_terms.firstCorner());
}

bool ColourWays::speaksOfColours(const Conclusion &conclusion) const
{
    if (conclusion.question && isColour(m_questions[*conclusion.question].unknown))
        return true;
    for (std::size_t i = 0; i < m_premises.size(); ++i) {
        const Premise &premise = m_premises[i];
        if (conclusion.premises[i]
            && (premise.ground == Ground::Exclusion
                || (premise.ground == Ground::Fact && isColour(premise.fact.unknown))))
            return true;
    }
    return false;
}

/// The conclusions, with premises for each.
std::vector<ColourWays::Conclusion> ColourWays::conclusions()
{
    std::vector<Conclusion> conclusions;
    const Table left = fittingWays();
    if (!m_tables.meet(left, left)) {
        conclusions.push_back({std::nullopt, {}, needed(m_tables.never())});
        return conclusions;
    }
    for (std::size_t i = 0; i < m_questions.size(); ++i) {
        const Question &question = m_questions[i];
        const ValueSet possible = valuesIn(left, question);
        ValueSet known = m_knowledge->possible(question.unknown);
        if (known.within(possible))
            continue;
        if (question.isCorner && (known & countsByEdges(left, question)).within(possible))
            continue;
        conclusions.push_back(
            {i, {question.unknown, possible}, needed(goalOf(question, possible))});
    }
    return conclusions;
}

/// Lists the dots that a conclusion takes which speaks of no colours. Returns whether those near by do.
bool ColourWays::addDots(Conclusion &conclusion)
{
    for (std::size_t i = 0; i < m_premises.size(); ++i) {
        if (isDot(i))
            conclusion.premises.set(i);
    }
    const Table goal = conclusion.question
                           ? goalOf(m_questions[*conclusion.question], conclusion.fact.possible)
                           : m_tables.never();
    if (!suffice(conclusion.premises, goal))
        return false;
    reduce(goal, conclusion.premises, true);
    return true;
}

/// The conclusions, each with all that it takes.
std::vector<ColourWays::Conclusion> ColourWays::groundedConclusions()
{
    std::vector<Conclusion> grounded;
    std::vector<Conclusion> bare;
    for (const Conclusion &conclusion : conclusions())
        (speaksOfColours(conclusion) ? grounded : bare).push_back(conclusion);
    if (bare.empty())
        return grounded;
    look(Parity::Any);
    for (Conclusion &conclusion : bare) {
        if (m_cells.size() + m_oddEdges.size() <= mostVariables && addDots(conclusion))
            grounded.push_back(conclusion);
    }
    return grounded;
}

/// Whether these are but facts about edges and sides of cells, so that no clue has a part in what follows.
bool ColourWays::isOfSidesAlone(const PremiseSet &premises) const
{
    for (std::size_t i = 0; i < m_premises.size(); ++i) {
        const Premise &premise = m_premises[i];
        if (premises[i]
            && (premise.ground != Ground::Fact
                || m_terms.subject(premise.fact.unknown).kind == Kind::Corner))
            return false;
    }
    return true;
}

void ColourWays::begin(RuleName rule, const PremiseSet &premises, Trace &proposals) const
{
    std::vector<Fact> facts;
    bool isOneLoop = false;
    const double cost
        = rule == RuleName::ColourChain ? costOfChain(std::size_t(premises.count())) : 0;
    proposals.begin(RuleId(rule), 0, cost);
    for (std::size_t i = 0; i < m_premises.size(); ++i) {
        if (!premises[i])
            continue;
        const Premise &premise = m_premises[i];
        if (premise.ground == Ground::Constraint)
            proposals.addConstraint(premise.constraint);
        else if (premise.ground == Ground::Fact)
            facts.push_back(premise.fact);
        else {
            const std::vector<Fact> &more = m_exclusions[premise.exclusion].facts;
            facts.insert(facts.end(), more.begin(), more.end());
            isOneLoop = true;
        }
    }
    if (isOneLoop)
        proposals.addConstraint(m_terms.loop());
    makeSet(facts);
    for (const Fact &fact : facts)
        proposals.addPremise(fact);
}

void ColourWays::begin(const Knowledge &knowledge, const Cluster &cluster)
{
    m_knowledge = &knowledge;
    m_exclusions.clear();
    placeCells(cluster);
    look(Parity::Even);
}

std::vector<unsigned> ColourWays::waysLeft()
{
    return m_tables.waysIn(fittingWays());
}

void ColourWays::exclude(unsigned way, unsigned cells, std::vector<Fact> facts)
{
    m_exclusions.push_back({way, cells, std::move(facts)});
    addExclusion(m_exclusions.size() - 1);
}

void ColourWays::propose(RuleName rule, Trace &proposals)
{
    const std::vector<Conclusion> all = groundedConclusions();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto isShared
            = [&](const Conclusion &earlier) { return earlier.premises == all[i].premises; };
        if (std::any_of(all.begin(), all.begin() + std::ptrdiff_t(i), isShared))
            continue;
        // Where ways were excluded by one loop, easier rules see what follows without it.
        if (!m_exclusions.empty() && !isByOneLoop(all[i].premises))
            continue;
        const bool isChain
            = rule == RuleName::TwoClues && all[i].question && isOfSidesAlone(all[i].premises);
        begin(isChain ? RuleName::ColourChain : rule, all[i].premises, proposals);
        if (!all[i].question) {
            proposals.setContradiction();
            return;
        }
        for (std::size_t j = i; j < all.size(); ++j) {
            if (all[j].premises == all[i].premises)
                proposals.addConclusion(all[j].fact);
        }
    }
}

void ColourWays::proposeTogether(RuleName rule, std::span<const Fact> alsoAbout, Trace &proposals)
{
    std::vector<Conclusion> all = groundedConclusions();
    if (all.empty() || !all.front().question)
        return;
    std::erase_if(all, [&](const Conclusion &conclusion) {
        const auto asked = std::ranges::find(alsoAbout, conclusion.fact.unknown, &Fact::unknown);
        return !conclusion.fact.possible.single() && asked == alsoAbout.end();
    });
    PremiseSet premises;
    for (const Conclusion &conclusion : all)
        premises |= conclusion.premises;
    begin(rule, premises, proposals);
    for (const Conclusion &conclusion : all)
        proposals.addConclusion(conclusion.fact);
}

} // namespace inkling::slink
