// SPDX-License-Identifier: MIT
#include "families/slink/search/solversearch.h"

#include <algorithm>
#include <cassert>

namespace inkling::slink::solver {

namespace {

constexpr std::uint64_t restartUnit = 256;
/// The number of contradictions for which each cell is first given the colour that it did not have
/// last: a board is nearly unique, so that is soon refuted, and every refutation is learned. A
/// longer search does better to keep the colours that held.
constexpr std::uint64_t contradictingConflicts = 1000;
constexpr std::uint64_t firstForget = 2000;
constexpr int maxShorteningDepth = 3;
constexpr std::uint32_t neverForget = 0;

/// 1 1 2 1 1 2 4 ... (Luby, Sinclair and Zuckerman 1993)
std::uint64_t luby(int index)
{
    int size = 1;
    int power = 0;
    while (size < index + 1) {
        ++power;
        size = 2 * size + 1;
    }
    while (size - 1 != index) {
        size = (size - 1) / 2;
        --power;
        index %= size;
    }
    return std::uint64_t(1) << power;
}

} // namespace

void LoopSearch::reset(ColourTrail &colouring)
{
    m_colouring = &colouring;
    m_connectivity.reset(colouring);
    const int size = colouring.size();
    m_arena.clear();
    m_learned.clear();
    for (auto &watches : m_watches)
        watches.clear();
    m_watches.resize(std::max(m_watches.size(), std::size_t(2 * size)));
    m_clausesSeen = 0;
    m_seen.assign(size, 0);
    m_levelStamps.assign(size + 1, 0);
    m_stamp = 0;
    m_phases.assign(size, Outside);
    m_conflicts = 0;
    m_restarts = 0;
    m_nextRestart = restartUnit;
    m_nextForget = firstForget;
    m_turns = 0;
    m_exhausted = false;
    addWindowFacts();
    fillQueue();
    requireInside();
}

void LoopSearch::expect(const std::vector<bool> &inside)
{
    const auto &cells = m_colouring->cells();
    for (std::size_t i = 0; i < cells.size(); ++i)
        m_phases[std::size_t(cells[i])] = inside[i] ? Inside : Outside;
}

/// Puts these cells first in the queue, with unexpected colours: so most answers are found at once.
void LoopSearch::requireChange(const std::vector<int> &cells)
{
    std::vector<Literal> literals;
    for (const int cell : cells) {
        const Literal changed = literal(cell, opposite(m_phases[std::size_t(cell)]));
        const bool isOpen = m_colouring->colour(cell) == Unknown;
        if (isOpen && std::ranges::find(literals, changed) == literals.end())
            literals.push_back(changed);
    }
    for (const Literal changed : literals) {
        m_phases[std::size_t(cellOf(changed))] = colourOf(changed);
        moveToHead(cellOf(changed));
    }
    m_nextChoice = m_queueHead;
    require(literals);
}

/// Adds two clauses for each two cells that are alike, or unlike.
void LoopSearch::addWindowFacts()
{
    const WindowFacts facts = windowFacts(*m_colouring);
    for (const auto &[one, other, alike] : facts.relations) {
        const Colour same = alike ? Outside : Inside;
        const Colour differing = opposite(same);
        watch(addClause({literal(one, Inside), literal(other, same)}, neverForget));
        watch(addClause({literal(one, Outside), literal(other, differing)}, neverForget));
    }
    for (const int cell : facts.inside) {
        if (m_colouring->colour(cell) == Unknown)
            m_colouring->assign(cell, Inside, {});
    }
    for (const int cell : facts.outside) {
        if (m_colouring->colour(cell) == Unknown)
            m_colouring->assign(cell, Outside, {});
    }
}

/// The priority of a cell before any contradiction was met: many clues, 3s above all, and coloured
/// cells around it let much follow; so does the border, from which searches best work inwards. The
/// weights are measured.
double LoopSearch::promiseOf(int cell) const
{
    const int width = m_colouring->width();
    const int height = m_colouring->size() / width;
    const int row = cell / width;
    const int column = cell % width;
    double promise = -0.3 * std::min({row, height - 1 - row, column, width - 1 - column});
    for (const int near : {cell, cell - width, cell + width, cell - 1, cell + 1}) {
        const int clue = m_colouring->clueOf(near);
        promise += (clue != blank) + (clue == 3);
        promise += near != cell && m_colouring->colour(near) != Unknown ? 2 : 0;
    }
    return promise;
}

/// Excludes the empty board by a clause where no clue asks for a line.
void LoopSearch::requireInside()
{
    std::vector<Literal> literals;
    for (const int cell : m_colouring->cells()) {
        if (m_colouring->clueOf(cell) > 0 || m_colouring->colour(cell) == Inside)
            return;
        if (m_colouring->colour(cell) == Unknown)
            literals.push_back(literal(cell, Inside));
    }
    require(literals);
}

/// Demands that one of these literals holds. Requires: all are open, at level 0.
void LoopSearch::require(const std::vector<Literal> &literals)
{
    if (literals.empty())
        m_exhausted = true;
    else if (literals.size() == 1)
        m_colouring->assign(cellOf(literals.front()), colourOf(literals.front()), {});
    else
        watch(addClause(literals, neverForget));
}

LoopSearch::Outcome LoopSearch::run(const StopCondition &stop)
{
    constexpr int turnsBetweenStops = 4;
    while (!m_exhausted) {
        if (++m_turns % turnsBetweenStops == 0 && stop.stopped())
            return Outcome::Stopped;
        if (!propagate()) {
            learn();
            continue;
        }
        if (m_colouring->complete())
            return Outcome::Found;
        if (m_conflicts >= m_nextRestart) {
            m_nextRestart = m_conflicts + restartUnit * luby(++m_restarts);
            if (m_conflicts >= m_nextForget)
                forgetClauses();
            backtrack(0);
        }
        decide();
    }
    return Outcome::Exhausted;
}

void LoopSearch::excludeFound()
{
    // All cells follow from the chosen ones, so another answer differs in one of those.
    m_clause.clear();
    for (int level = m_colouring->currentLevel(); level > 0; --level) {
        const int cell = m_colouring->trail()[m_colouring->levelStart(level)];
        m_clause.push_back(trueLiteral(cell) ^ 1);
    }
    if (m_clause.empty()) {
        m_exhausted = true;
        return;
    }
    backtrack(m_colouring->currentLevel() - 1);
    assertClause(neverForget);
}

/// Keeps m_clause, whose first literal is unknown, the others false, the second one last of them.
void LoopSearch::assertClause(std::uint32_t glue)
{
    ColourReason reason;
    if (m_clause.size() > 1) {
        const ClauseAt clause = addClause(m_clause, glue);
        watch(clause);
        reason = {ColourReason::Clause, clause};
    }
    m_colouring->assign(cellOf(m_clause[0]), colourOf(m_clause[0]), reason);
}

bool LoopSearch::propagate()
{
    for (;;) {
        if (!m_colouring->propagate()) {
            m_conflict = m_colouring->conflict();
            return false;
        }
        if (m_clausesSeen < m_colouring->trail().size()) {
            if (!propagateClauses(trueLiteral(m_colouring->trail()[m_clausesSeen++])))
                return false;
            continue;
        }
        switch (m_connectivity.propagate(*m_colouring)) {
        case Connectivity::Outcome::NothingNew:
            return true;
        case Connectivity::Outcome::Conflict:
            m_conflict = m_connectivity.conflict();
            return false;
        case Connectivity::Outcome::Assigned:
            break;
        }
    }
}

/// Uses two watched literals for each clause (Moskewicz et al. 2001): looks at the clauses whose
/// watch became false.
bool LoopSearch::propagateClauses(Literal made)
{
    std::vector<Watch> &watches = m_watches[made];
    const Literal lost = made ^ 1;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < watches.size(); ++i) {
        const Watch current = watches[i];
        if (isTrue(current.blocker)) {
            watches[kept++] = current;
            continue;
        }
        std::uint32_t *const literals = &m_arena[current.clause + headerSize];
        const std::uint32_t size = m_arena[current.clause];
        if (literals[0] == lost)
            std::swap(literals[0], literals[1]);
        const Watch updated{current.clause, literals[0]};
        if (isTrue(literals[0])) {
            watches[kept++] = updated;
            continue;
        }
        std::uint32_t other = 2;
        while (other < size && isFalse(literals[other]))
            ++other;
        if (other < size) {
            std::swap(literals[1], literals[other]);
            m_watches[literals[1] ^ 1].push_back(updated);
            continue;
        }
        watches[kept++] = updated;
        const ColourReason reason{ColourReason::Clause, current.clause};
        if (isFalse(literals[0])) {
            watches.erase(watches.begin() + kept, watches.begin() + i + 1);
            m_conflict = reason;
            return false;
        }
        m_colouring->assign(cellOf(literals[0]), colourOf(literals[0]), reason);
    }
    watches.resize(kept);
    return true;
}

LoopSearch::ClauseAt LoopSearch::addClause(const std::vector<Literal> &literals, std::uint32_t glue)
{
    const ClauseAt clause = ClauseAt(m_arena.size());
    m_arena.push_back(std::uint32_t(literals.size()));
    m_arena.push_back(glue);
    m_arena.insert(m_arena.end(), literals.begin(), literals.end());
    return clause;
}

void LoopSearch::watch(ClauseAt clause)
{
    const std::uint32_t *const literals = &m_arena[clause + headerSize];
    m_watches[literals[0] ^ 1].push_back({clause, literals[1]});
    m_watches[literals[1] ^ 1].push_back({clause, literals[0]});
    m_learned.push_back(clause);
}

void LoopSearch::learn()
{
    ++m_conflicts;
    m_premises.clear();
    appendPremises(ColourTrail::noCell, m_conflict);
    // The contradiction may be older than the last choice.
    int level = 0;
    for (const int cell : m_premises)
        level = std::max(level, m_colouring->level(cell));
    if (level == 0) {
        m_exhausted = true;
        return;
    }
    backtrack(level);

    deriveClause();
    shorten();
    bumpSeen();
    for (const int cell : m_seenCells)
        m_seen[cell] = 0;

    int back = 0;
    for (std::size_t i = 1; i < m_clause.size(); ++i) {
        const int other = m_colouring->level(cellOf(m_clause[i]));
        if (other > back) {
            back = other;
            std::swap(m_clause[1], m_clause[i]);
        }
    }
    const std::uint32_t glue = glueOf(m_clause);
    backtrack(back);
    assertClause(glue);
}

/// Resolves the contradiction in m_premises back to one cell of its level: all that it took,
/// together with the older cells, is that cell's colour (the first unique implication point).
void LoopSearch::deriveClause()
{
    m_clause.assign(1, 0);
    m_seenCells.clear();
    m_openCount = 0;
    resolve(ColourTrail::noCell, m_conflict);
    for (std::size_t i = m_colouring->trail().size(); i-- > 0;) {
        const int cell = m_colouring->trail()[i];
        if (!m_seen[cell])
            continue;
        if (--m_openCount == 0) {
            m_clause[0] = trueLiteral(cell) ^ 1;
            return;
        }
        const ColourReason reason = m_colouring->reason(cell);
        m_premises.clear();
        appendPremises(cell, reason);
        resolve(cell, reason);
    }
}

/// The cells that give the cell its colour (or contradict each other), to m_premises.
void LoopSearch::appendPremises(int cell, ColourReason reason)
{
    switch (reason.kind) {
    case ColourReason::None:
        break;
    case ColourReason::Cross:
    case ColourReason::Square:
        m_colouring->appendPremises(cell, reason, m_premises);
        break;
    case ColourReason::Clause:
        for (std::uint32_t i = 0; i < m_arena[reason.at]; ++i) {
            const int other = cellOf(m_arena[reason.at + headerSize + i]);
            if (other != cell)
                m_premises.push_back(other);
        }
        break;
    case ColourReason::CutOff:
    case ColourReason::Severed:
        m_connectivity.appendPremises(*m_colouring, cell, reason, m_premises);
        break;
    }
}

/// Takes the cells of m_premises up into the clause that is being learned.
void LoopSearch::resolve(int cell, ColourReason reason)
{
    // A ring of cells is found by floods: keep it, it may be asked for again.
    if (reason.kind == ColourReason::CutOff) {
        std::vector<Literal> literals{trueLiteral(cell)};
        for (const int premise : m_premises)
            literals.push_back(trueLiteral(premise) ^ 1);
        m_colouring->setReason(cell, {ColourReason::Clause, addClause(literals, neverForget)});
    }
    const int current = m_colouring->currentLevel();
    for (const int premise : m_premises) {
        const int level = m_colouring->level(premise);
        if (level == 0 || m_seen[premise])
            continue;
        m_seen[premise] = 1;
        m_seenCells.push_back(premise);
        if (level == current)
            ++m_openCount;
        else
            m_clause.push_back(trueLiteral(premise) ^ 1);
    }
}

/// Drops the literals that follow from the others (Sörensson and Biere 2009, a few steps deep).
void LoopSearch::shorten()
{
    std::size_t kept = 1;
    m_premises.clear();
    for (std::size_t i = 1; i < m_clause.size(); ++i) {
        if (!isRedundant(cellOf(m_clause[i]), maxShorteningDepth))
            m_clause[kept++] = m_clause[i];
    }
    m_clause.resize(kept);
}

bool LoopSearch::isRedundant(int cell, int depth)
{
    const ColourReason reason = m_colouring->reason(cell);
    if (reason.kind == ColourReason::None || reason.kind == ColourReason::CutOff || depth == 0)
        return false;
    const std::size_t start = m_premises.size();
    appendPremises(cell, reason);
    const std::size_t end = m_premises.size();
    bool redundant = true;
    for (std::size_t i = start; i < end && redundant; ++i) {
        const int premise = m_premises[i];
        redundant = m_seen[premise] || m_colouring->level(premise) == 0
                    || isRedundant(premise, depth - 1);
    }
    m_premises.resize(start);
    return redundant;
}

std::uint32_t LoopSearch::glueOf(const std::vector<Literal> &literals)
{
    ++m_stamp;
    std::uint32_t glue = 0;
    for (const Literal literal : literals) {
        std::uint32_t &stamp = m_levelStamps[m_colouring->level(cellOf(literal))];
        glue += stamp != m_stamp;
        stamp = m_stamp;
    }
    return glue;
}

void LoopSearch::backtrack(int level)
{
    if (level >= m_colouring->currentLevel())
        return;
    m_colouring->pop(level, [&](int cell) {
        const Colour colour = m_colouring->colour(cell);
        m_phases[cell] = m_conflicts < contradictingConflicts ? opposite(colour) : colour;
        m_connectivity.forget(*m_colouring, cell);
        if (m_queue[cell].time > m_queue[m_nextChoice].time)
            m_nextChoice = cell;
    });
    m_clausesSeen = std::min(m_clausesSeen, m_colouring->trail().size());
}

/// Forgets the half of the learned clauses that span the most levels, and packs the rest.
void LoopSearch::forgetClauses()
{
    m_nextForget = m_conflicts + firstForget + 300 * std::uint64_t(m_restarts);
    backtrack(0);
    for (const int cell : m_colouring->trail())
        m_colouring->setReason(cell, {});

    const auto glueAt = [&](ClauseAt clause) { return m_arena[clause + 1]; };
    std::vector<std::uint32_t> glues;
    for (const ClauseAt clause : m_learned)
        glues.push_back(glueAt(clause));
    std::nth_element(glues.begin(), glues.begin() + glues.size() / 2, glues.end());
    const std::uint32_t limit = std::max<std::uint32_t>(glues[glues.size() / 2], 3);

    for (auto &watches : m_watches)
        watches.clear();
    std::vector<std::uint32_t> old = std::move(m_arena);
    std::vector<ClauseAt> learned = std::move(m_learned);
    m_arena.clear();
    m_learned.clear();
    for (const ClauseAt clause : learned) {
        if (old[clause + 1] >= limit)
            continue;
        m_clause.assign(old.begin() + clause + headerSize,
                        old.begin() + clause + headerSize + old[clause]);
        if (std::any_of(m_clause.begin(), m_clause.end(), [&](Literal l) { return isTrue(l); }))
            continue;
        std::erase_if(m_clause, [&](Literal l) { return isFalse(l); });
        assert(m_clause.size() > 1);
        watch(addClause(m_clause, old[clause + 1]));
    }
}

void LoopSearch::decide()
{
    while (m_colouring->colour(m_nextChoice) != Unknown)
        m_nextChoice = m_queue[m_nextChoice].next;
    m_colouring->push();
    m_colouring->assign(m_nextChoice, m_phases[m_nextChoice], {});
}

/// All unknown cells, the most promising one first.
void LoopSearch::fillQueue()
{
    std::vector<std::pair<double, int>> order;
    for (const int cell : m_colouring->cells()) {
        if (m_colouring->colour(cell) == Unknown)
            order.emplace_back(-promiseOf(cell), cell);
    }
    std::sort(order.begin(), order.end());
    m_queue.assign(m_colouring->size(), {});
    m_queueHead = 0;
    m_queueTime = 0;
    for (std::size_t i = order.size(); i-- > 0;)
        pushToQueue(order[i].second);
    m_nextChoice = m_queueHead;
}

void LoopSearch::pushToQueue(int cell)
{
    m_queue[cell] = {0, m_queueHead, ++m_queueTime};
    m_queue[m_queueHead].previous = cell;
    m_queueHead = cell;
}

void LoopSearch::moveToHead(int cell)
{
    if (cell == m_queueHead)
        return;
    const Link &link = m_queue[cell];
    m_queue[link.previous].next = link.next;
    m_queue[link.next].previous = link.previous;
    pushToQueue(cell);
}

/// Moves the cells of a contradiction to the front of the queue, in the order they stood in (VMTF:
/// Ryan 2004, Biere and Froehlich 2015).
void LoopSearch::bumpSeen()
{
    std::sort(m_seenCells.begin(), m_seenCells.end(),
              [&](int one, int other) { return m_queue[one].time < m_queue[other].time; });
    for (const int cell : m_seenCells)
        moveToHead(cell);
}

} // namespace inkling::slink::solver
