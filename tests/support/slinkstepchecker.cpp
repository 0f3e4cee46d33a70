// SPDX-License-Identifier: MIT
#include "support/slinkstepchecker.h"

#include <algorithm>
#include <array>

namespace inkling::test {

namespace {

constexpr std::size_t nothingLeftOut = ~std::size_t{0};

} // namespace

SlinkStepChecker::SlinkStepChecker(int rows, int columns, std::vector<int> clues)
    : m_rows(rows)
    , m_columns(columns)
    , m_clues(std::move(clues))
    , m_never(m_solver.newVariable())
    , m_loop(m_solver.newVariable())
    , m_colours(m_solver.newVariable())
{
    m_solver.addClause({-m_never});
    for (int i = 0; i < (rows + 1) * columns + rows * (columns + 1); ++i)
        m_edges.push_back(m_solver.newVariable());
    for (int i = 0; i < rows * columns; ++i)
        m_cells.push_back(m_solver.newVariable());
    for (const auto &variables : {m_edges, m_cells}) {
        for (const Literal variable : variables)
            m_solver.prefer(-variable);
    }
    addClues();
    addDots();
    addColours();
    addCorners();
    std::vector<Literal> someLine{-m_loop};
    someLine.insert(someLine.end(), m_edges.begin(), m_edges.end());
    m_solver.addClause(someLine);
}

/// The edge to the right of, or down from, dot (r, c); false beyond the border.
sat::Literal SlinkStepChecker::edge(bool horizontal, int r, int c) const
{
    if (r < 0 || c < 0 || r > m_rows || c > m_columns
        || (horizontal ? c == m_columns : r == m_rows))
        return m_never;
    return m_edges[std::size_t(horizontal ? r * m_columns + c
                                          : (m_rows + 1) * m_columns + r * (m_columns + 1) + c)];
}

/// That a cell is inside; false beyond the border.
sat::Literal SlinkStepChecker::colour(int r, int c) const
{
    if (r < 0 || c < 0 || r >= m_rows || c >= m_columns)
        return m_never;
    return m_cells[std::size_t(r * m_columns + c)];
}

/// selector -> the number of true edges is one of those allowed. At most four edges.
void SlinkStepChecker::addCount(Literal selector, const std::vector<Literal> &edges,
                                const std::vector<int> &allowed)
{
    for (unsigned way = 0; way < 1u << edges.size(); ++way) {
        if (std::ranges::find(allowed, std::popcount(way)) != allowed.end())
            continue;
        std::vector<Literal> clause{-selector};
        for (std::size_t i = 0; i < edges.size(); ++i)
            clause.push_back((way >> i & 1) != 0 ? -edges[i] : edges[i]);
        m_solver.addClause(clause);
    }
}

void SlinkStepChecker::addClues()
{
    for (int r = 0; r < m_rows; ++r) {
        for (int c = 0; c < m_columns; ++c) {
            m_clueSelectors.push_back(m_solver.newVariable());
            if (const int clue = m_clues[std::size_t(r * m_columns + c)]; clue >= 0) {
                addCount(m_clueSelectors.back(),
                         {edge(true, r, c), edge(true, r + 1, c), edge(false, r, c),
                          edge(false, r, c + 1)},
                         {clue});
            }
        }
    }
}

void SlinkStepChecker::addDots()
{
    for (int r = 0; r <= m_rows; ++r) {
        for (int c = 0; c <= m_columns; ++c) {
            m_dotSelectors.push_back(m_solver.newVariable());
            addCount(
                m_dotSelectors.back(),
                {edge(true, r, c - 1), edge(true, r, c), edge(false, r - 1, c), edge(false, r, c)},
                {0, 2});
        }
    }
}

void SlinkStepChecker::addColours()
{
    const auto define = [&](Literal line, Literal first, Literal second) {
        m_solver.addClause({-m_colours, -line, first, second});
        m_solver.addClause({-m_colours, -line, -first, -second});
        m_solver.addClause({-m_colours, line, -first, second});
        m_solver.addClause({-m_colours, line, first, -second});
    };
    for (int r = 0; r <= m_rows; ++r) {
        for (int c = 0; c <= m_columns; ++c) {
            if (c < m_columns)
                define(edge(true, r, c), colour(r - 1, c), colour(r, c));
            if (r < m_rows)
                define(edge(false, r, c), colour(r, c - 1), colour(r, c));
        }
    }
}

/// Of each cell in the order nw, ne, se, sw.
void SlinkStepChecker::addCorners()
{
    const auto add = [&](Literal first, Literal second) {
        std::array<Literal, 3> counts;
        for (Literal &count : counts)
            count = m_solver.newVariable();
        const auto [none, one, two] = counts;
        m_solver.addClause({none, first, second});
        m_solver.addClause({-none, -first});
        m_solver.addClause({-none, -second});
        m_solver.addClause({two, -first, -second});
        m_solver.addClause({-two, first});
        m_solver.addClause({-two, second});
        m_solver.addClause({none, one, two});
        m_solver.addClause({-one, -none});
        m_solver.addClause({-one, -two});
        m_corners.push_back(counts);
    };
    for (int r = 0; r < m_rows; ++r) {
        for (int c = 0; c < m_columns; ++c) {
            const Literal top = edge(true, r, c);
            const Literal bottom = edge(true, r + 1, c);
            const Literal left = edge(false, r, c);
            const Literal right = edge(false, r, c + 1);
            add(left, top);
            add(top, right);
            add(right, bottom);
            add(bottom, left);
        }
    }
}

sat::Literal SlinkStepChecker::alike(const Json &cells)
{
    const int first = cells[0][0].get<int>() * m_columns + cells[0][1].get<int>();
    const int second = cells[1][0].get<int>() * m_columns + cells[1][1].get<int>();
    Literal &literal = m_alike[std::minmax(first, second)];
    if (literal == 0) {
        literal = m_solver.newVariable();
        const Literal a = m_cells[std::size_t(first)];
        const Literal b = m_cells[std::size_t(second)];
        m_solver.addClause({-literal, -a, b});
        m_solver.addClause({-literal, a, -b});
        m_solver.addClause({literal, a, b});
        m_solver.addClause({literal, -a, -b});
    }
    return literal;
}

std::vector<sat::Literal> SlinkStepChecker::literals(const Json &fact)
{
    if (fact.contains("edge")) {
        const Json &place = fact["edge"];
        const Literal line = edge(place[0] == "h", place[1], place[2]);
        return {fact["is"] == "line" ? line : -line};
    }
    if (fact.contains("cell")) {
        const Literal inside = colour(fact["cell"][0], fact["cell"][1]);
        return {fact["is"] == "inside" ? inside : -inside};
    }
    if (fact.contains("cells")) {
        const Literal same = alike(fact["cells"]);
        return {fact["are"] == "alike" ? same : -same};
    }
    if (fact.contains("corner")) {
        constexpr std::array names{"nw", "ne", "se", "sw"};
        const Json &place = fact["corner"];
        const auto name = std::ranges::find(names, place[2].get<std::string>());
        const std::size_t index = std::size_t(
            4 * (place[0].get<int>() * m_columns + place[1].get<int>()) + (name - names.begin()));
        std::vector<Literal> excluded;
        for (int count = 0; count <= 2; ++count) {
            if (std::ranges::find(fact["lines"], Json(count)) == fact["lines"].end())
                excluded.push_back(-m_corners[index][std::size_t(count)]);
        }
        return excluded;
    }
    return {};
}

std::optional<std::string> SlinkStepChecker::addPremise(const Json &premise,
                                                        Assumptions &assumptions)
{
    if (premise.contains("clue")) {
        const int cell = premise["clue"][0].get<int>() * m_columns + premise["clue"][1].get<int>();
        if (m_clues[std::size_t(cell)] < 0)
            return "a blank cell is no clue";
        assumptions.literals.push_back(m_clueSelectors[std::size_t(cell)]);
    } else if (premise.contains("dot")) {
        const int dot
            = premise["dot"][0].get<int>() * (m_columns + 1) + premise["dot"][1].get<int>();
        assumptions.literals.push_back(m_dotSelectors[std::size_t(dot)]);
    } else if (premise.contains("loop")) {
        assumptions.loop = true;
    } else {
        const auto said = literals(premise);
        if (said.empty())
            return "a premise that says nothing: " + premise.dump();
        assumptions.literals.insert(assumptions.literals.end(), said.begin(), said.end());
        assumptions.colours |= premise.contains("cell") || premise.contains("cells");
    }
    return std::nullopt;
}

/// Forbids a ring of lines beside which there are others. Returns whether there was one.
bool SlinkStepChecker::addRingCut()
{
    const int width = m_columns + 1;
    const auto isLine
        = [&](Literal literal) { return literal != m_never && m_solver.value(literal); };
    std::vector<bool> lines(m_edges.size());
    for (std::size_t i = 0; i < m_edges.size(); ++i)
        lines[i] = isLine(m_edges[i]);
    // Depth-first over the lines; an edge back to a dot on the way closes a ring.
    std::vector<int> onWay(m_dotSelectors.size(), -1);
    std::vector<bool> seen(m_dotSelectors.size(), false);
    std::vector<Literal> way;
    std::vector<Literal> ring;
    const auto visit = [&](auto &&self, int dot, Literal from) -> bool {
        seen[std::size_t(dot)] = true;
        onWay[std::size_t(dot)] = int(way.size());
        const int r = dot / width;
        const int c = dot % width;
        const std::array<std::pair<Literal, int>, 4> exits{{{edge(true, r, c), dot + 1},
                                                            {edge(true, r, c - 1), dot - 1},
                                                            {edge(false, r, c), dot + width},
                                                            {edge(false, r - 1, c), dot - width}}};
        for (const auto &[literal, next] : exits) {
            if (literal == m_never || literal == from || !lines[std::size_t(literal - m_edges[0])])
                continue;
            way.push_back(literal);
            if (onWay[std::size_t(next)] >= 0)
                ring.assign(way.begin() + onWay[std::size_t(next)], way.end());
            if (!ring.empty() || (!seen[std::size_t(next)] && self(self, next, literal)))
                return true;
            way.pop_back();
        }
        onWay[std::size_t(dot)] = -1;
        return false;
    };
    const auto count = std::ranges::count(lines, true);
    for (int dot = 0; dot < int(m_dotSelectors.size()); ++dot) {
        if (seen[std::size_t(dot)])
            continue;
        way.clear();
        std::ranges::fill(onWay, -1);
        ring.clear();
        if (!visit(visit, dot, 0) || std::ptrdiff_t(ring.size()) == count)
            continue;
        const Literal closed = m_solver.newVariable();
        std::vector<Literal> clause{closed};
        for (const Literal literal : ring)
            clause.push_back(-literal);
        m_solver.addClause(clause);
        for (const Literal literal : m_edges) {
            if (std::ranges::find(ring, literal) == ring.end())
                m_solver.addClause({-m_loop, -closed, -literal});
        }
        return true;
    }
    return false;
}

/// Forbids two parts of the inside, or a part of the outside that does not reach the border. Returns
/// whether there was one.
bool SlinkStepChecker::addRegionCut(bool insideCells)
{
    std::vector<bool> has(m_cells.size());
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        has[i] = m_solver.value(m_cells[i]) == insideCells;
    std::vector<int> part(m_cells.size(), -1);
    int first = -1;
    for (int start = 0; start < int(m_cells.size()); ++start) {
        if (!has[std::size_t(start)] || part[std::size_t(start)] >= 0)
            continue;
        std::vector<int> cells{start};
        std::vector<int> ring;
        bool reachesBorder = false;
        part[std::size_t(start)] = start;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const int r = cells[i] / m_columns;
            const int c = cells[i] % m_columns;
            for (const auto &[dr, dc] :
                 {std::pair(0, 1), std::pair(0, -1), std::pair(1, 0), std::pair(-1, 0)}) {
                const int next = (r + dr) * m_columns + c + dc;
                if (r + dr < 0 || r + dr >= m_rows || c + dc < 0 || c + dc >= m_columns) {
                    reachesBorder = true;
                } else if (!has[std::size_t(next)]) {
                    ring.push_back(next);
                } else if (part[std::size_t(next)] < 0) {
                    part[std::size_t(next)] = start;
                    cells.push_back(next);
                }
            }
        }
        if (insideCells ? first < 0 : reachesBorder) {
            first = start;
            continue;
        }
        std::vector<Literal> clause{-m_loop, -m_colours};
        const auto literal = [&](int cell) {
            return insideCells ? m_cells[std::size_t(cell)] : -m_cells[std::size_t(cell)];
        };
        clause.push_back(-literal(start));
        if (insideCells)
            clause.push_back(-literal(first));
        for (const int cell : ring)
            clause.push_back(literal(cell));
        m_solver.addClause(clause);
        return true;
    }
    return false;
}

bool SlinkStepChecker::satisfiable(const Assumptions &assumptions, Literal opposite)
{
    for (;;) {
        for (const Literal literal : assumptions.literals)
            m_solver.assume(literal);
        m_solver.assume(assumptions.loop ? m_loop : -m_loop);
        m_solver.assume(assumptions.colours ? m_colours : -m_colours);
        if (opposite != 0)
            m_solver.assume(opposite);
        if (m_solver.solve() != sat::Outcome::Satisfiable)
            return false;
        if (!assumptions.loop)
            return true;
        // Where the colours are defined, one loop is: inside and outside each in one piece.
        const bool cut
            = assumptions.colours ? addRegionCut(true) || addRegionCut(false) : addRingCut();
        if (!cut)
            return true;
    }
}

std::optional<std::string> SlinkStepChecker::check(const Json &step, std::size_t leftOut)
{
    Assumptions assumptions;
    const Json &premises = step["premises"];
    const Json &conclusions = step["conclusions"];
    for (const Json &conclusion : conclusions)
        assumptions.colours |= conclusion.contains("cell") || conclusion.contains("cells");
    for (std::size_t i = 0; i < premises.size(); ++i) {
        if (i == leftOut)
            continue;
        if (auto wrong = addPremise(premises[i], assumptions))
            return wrong;
    }
    if (conclusions.empty())
        return "no conclusion";
    for (const Json &conclusion : conclusions) {
        if (conclusion.contains("contradiction")) {
            if (satisfiable(assumptions, 0))
                return "no contradiction";
            continue;
        }
        const auto said = literals(conclusion);
        if (said.empty())
            return "a conclusion that says nothing: " + conclusion.dump();
        for (const Literal literal : said) {
            if (satisfiable(assumptions, -literal))
                return "does not follow: " + conclusion.dump();
        }
    }
    return std::nullopt;
}

std::optional<std::string> SlinkStepChecker::fault(const Json &step)
{
    return check(step, nothingLeftOut);
}

bool SlinkStepChecker::holdsWithout(const Json &step, std::size_t premise)
{
    return !check(step, premise);
}

} // namespace inkling::test
