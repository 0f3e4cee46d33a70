// SPDX-License-Identifier: MIT
#include "sat/localsolver.h"

#include <algorithm>
#include <array>
#include <utility>

namespace inkling::sat {

namespace {

/// Conflicts after which a search begins anew, times the sequence 1 1 2 1 1 2 4 ...
constexpr int restartUnit = 64;

/// Luby, Sinclair, Zuckerman, "Optimal Speedup of Las Vegas Algorithms" (1993); `place` from 1.
int luby(int place)
{
    for (int power = 1;; power *= 2) {
        if (place == 2 * power - 1)
            return power;
        if (place < 2 * power - 1)
            return luby(place - power + 1);
    }
}

} // namespace

void LocalSolver::reserve(int count)
{
    const std::size_t variables = std::size_t(count) + 1;
    if (variables <= m_level.size())
        return;
    m_value.resize(2 * variables, 0);
    m_default.resize(2 * variables, 0);
    m_watches.resize(2 * variables);
    m_witnessed.resize(2 * variables);
    m_isFailed.resize(2 * variables, false);
    m_level.resize(variables, 0);
    m_reason.resize(variables, none);
    m_activity.resize(variables, 0);
    m_isSeen.resize(variables, false);
    m_isSwitch.resize(variables, false);
}

void LocalSolver::prefer(Literal literal)
{
    goBack(0);
    setDefault(indexOf(literal));
}

void LocalSolver::addSwitch(Literal variable)
{
    m_isSwitch[std::size_t(variable)] = true;
    prefer(-variable);
}

void LocalSolver::setDefault(Index literal)
{
    if (m_default[literal] > 0)
        return;
    m_default[literal] = 1;
    m_default[literal ^ 1] = -1;
    if (m_value[literal] == 0)
        m_flipped.push_back(literal ^ 1);
}

void LocalSolver::goOn()
{
    if (level() == 0)
        return;
    for (std::size_t i = m_levelBegin.front(); i < m_trail.size(); ++i) {
        if (m_default[m_trail[i]] < 0) {
            m_moved.push_back(m_trail[i]);
            setDefault(m_trail[i]);
        }
    }
}

void LocalSolver::startAnew()
{
    goBack(0);
    for (; !m_moved.empty(); m_moved.pop_back())
        setDefault(m_moved.back() ^ 1);
}

LocalSolver::Clause LocalSolver::store(std::span<const Index> literals, std::uint32_t rank)
{
    const auto clause = Clause(m_arena.size());
    m_arena.push_back(std::uint32_t(literals.size()));
    m_arena.push_back(rank);
    m_arena.insert(m_arena.end(), literals.begin(), literals.end());
    return clause;
}

void LocalSolver::watch(Clause clause)
{
    const auto literals = literalsOf(clause);
    m_watches[literals[0] ^ 1].push_back({clause, literals[1]});
    m_watches[literals[1] ^ 1].push_back({clause, literals[0]});
}

void LocalSolver::addClause(std::span<const Literal> literals)
{
    add(literals, false);
}

void LocalSolver::addCut(std::span<const Literal> literals)
{
    if (add(literals, true))
        m_forgettable.push_back(m_fresh.back());
}

/// Adds a clause, and returns whether it is kept as a clause.
bool LocalSolver::add(std::span<const Literal> literals, bool isCut)
{
    goBack(0);
    std::vector<Index> indices;
    for (const Literal literal : literals) {
        const Index index = indexOf(literal);
        if (m_value[index] > 0)
            return false;
        if (m_value[index] == 0)
            indices.push_back(index);
    }
    if (indices.empty()) {
        m_isRefuted = true;
        return false;
    }
    if (indices.size() == 1) {
        assign(indices.front(), none);
        m_isRefuted = m_isRefuted || propagate() != none;
        return false;
    }
    m_fresh.push_back(store(indices, isCut ? std::uint32_t(indices.size()) : 0));
    watch(m_fresh.back());
    return true;
}

/// Finds defaults for variables without a preferred value.
void LocalSolver::findDefaults()
{
    for (bool isNew = true; isNew;) {
        isNew = false;
        for (const Clause clause : m_fresh) {
            Index open = 0;
            bool isSettled = false;
            for (const Index literal : literalsOf(clause)) {
                const bool isSwitch = m_isSwitch[variableOf(literal)];
                isSettled = isSettled || (!isSwitch && m_default[literal] > 0)
                            || (m_default[literal] == 0 && open != 0);
                if (m_default[literal] == 0)
                    open = literal;
            }
            if (!isSettled && open != 0) {
                setDefault(open);
                isNew = true;
            }
        }
    }
    for (; m_firstOpen < m_level.size(); ++m_firstOpen) {
        const auto literal = Index(2 * m_firstOpen);
        if (m_default[literal] == 0)
            setDefault(literal | 1);
    }
    m_broken.insert(m_broken.end(), m_fresh.begin(), m_fresh.end());
    m_fresh.clear();
}

void LocalSolver::assign(Index literal, Clause reason)
{
    const Index variable = variableOf(literal);
    m_value[literal] = 1;
    m_value[literal ^ 1] = -1;
    m_level[variable] = std::uint32_t(level());
    m_reason[variable] = reason;
    m_trail.push_back(literal);
    if (m_default[literal] < 0)
        m_flipped.push_back(literal ^ 1);
}

void LocalSolver::goBack(int level)
{
    if (this->level() <= level)
        return;
    const std::size_t begin = m_levelBegin[std::size_t(level)];
    for (std::size_t i = m_trail.size(); i > begin; --i) {
        const Index literal = m_trail[i - 1];
        m_value[literal] = 0;
        m_value[literal ^ 1] = 0;
        if (m_default[literal] < 0)
            m_flipped.push_back(literal);
    }
    m_trail.resize(begin);
    m_levelBegin.resize(std::size_t(level));
    m_head = begin;
}

/// Draws all that follows. Returns a clause that is false, or none.
LocalSolver::Clause LocalSolver::propagate()
{
    // Kept at hand for the innermost loop: to the compiler, a byte written might change any of
    // these.
    const std::int8_t *const values = m_value.data();
    Index *const arena = m_arena.data();
    while (m_head < m_trail.size()) {
        const Index literal = m_trail[m_head++];
        const Index denied = literal ^ 1;
        std::vector<Watch> &watches = m_watches[literal];
        Watch *kept = watches.data();
        const Watch *const end = kept + watches.size();
        Clause conflict = none;
        for (const Watch *at = kept; at != end; ++at) {
            if (conflict != none || values[at->blocker] > 0) {
                *kept++ = *at;
                continue;
            }
            const Clause clause = at->clause;
            Index *const literals = arena + clause + headerSize;
            const Index *const last = literals + arena[clause];
            const Index partner = literals[0] ^ literals[1] ^ denied;
            const Watch anew{clause, partner};
            literals[0] = partner;
            literals[1] = denied;
            if (values[partner] > 0) {
                *kept++ = anew;
                continue;
            }
            Index *other = literals + 2;
            while (other != last && values[*other] < 0)
                ++other;
            if (other != last) {
                std::swap(literals[1], *other);
                m_watches[literals[1] ^ 1].push_back(anew);
                continue;
            }
            *kept++ = anew;
            if (values[partner] < 0)
                conflict = clause;
            else
                assign(partner, clause);
        }
        watches.resize(std::size_t(kept - watches.data()));
        if (conflict != none)
            return conflict;
    }
    return none;
}

/// Assumes all assumptions, on one level. Returns whether they can hold together.
bool LocalSolver::assumeAll()
{
    m_levelBegin.push_back(m_trail.size());
    for (const Index literal : m_assumptions) {
        if (m_value[literal] < 0) {
            m_isFailed[literal] = true;
            m_failedAssumptions.push_back(literal);
            findFailed(std::array{literal});
            return false;
        }
        if (m_value[literal] == 0)
            assign(literal, none);
    }
    const Clause conflict = propagate();
    if (conflict != none)
        findFailed(literalsOf(conflict));
    return conflict == none;
}

/// Marks the assumptions because of which these literals are false.
void LocalSolver::findFailed(std::span<const Index> literals)
{
    const auto mark = [&](std::span<const Index> some) {
        for (const Index literal : some)
            m_isSeen[variableOf(literal)] = m_level[variableOf(literal)] > 0;
    };
    mark(literals);
    for (std::size_t i = m_trail.size(); i > m_levelBegin.front(); --i) {
        const Index literal = m_trail[i - 1];
        const Index variable = variableOf(literal);
        if (!m_isSeen[variable])
            continue;
        if (m_reason[variable] == none) {
            m_isFailed[literal] = true;
            m_failedAssumptions.push_back(literal);
        } else {
            mark(literalsOf(m_reason[variable]).subspan(1));
        }
        m_isSeen[variable] = false;
    }
}

void LocalSolver::bump(Index variable)
{
    constexpr double most = 1e100;
    m_activity[variable] += m_bump;
    if (m_activity[variable] < most)
        return;
    for (double &activity : m_activity)
        activity /= most;
    m_bump /= most;
}

/// Whether the literals seen so far force this one.
bool LocalSolver::isImplied(Index literal)
{
    const Clause reason = m_reason[variableOf(literal)];
    return reason != none && std::ranges::all_of(literalsOf(reason).subspan(1), [&](Index other) {
               return m_isSeen[variableOf(other)] || m_level[variableOf(other)] == 0;
           });
}

/// How many levels these literals span, but at most `most`. Requires: all are assigned.
std::uint32_t LocalSolver::levelCountOf(std::span<const Index> literals, std::uint32_t most)
{
    ++m_turn;
    m_levelTurn.resize(std::max(m_levelTurn.size(), m_levelBegin.size() + 1), 0);
    std::uint32_t count = 0;
    for (const Index literal : literals) {
        if (std::exchange(m_levelTurn[m_level[variableOf(literal)]], m_turn) != m_turn
            && ++count == most)
            break;
    }
    return count;
}

/// Learns a clause from a conflict, up to its first unique implication point; goes back and asserts
/// it.
void LocalSolver::learn(Clause conflict)
{
    std::vector<Index> &learned = m_learning;
    learned.assign(1, 0);
    std::size_t open = 0;
    std::size_t at = m_trail.size();
    Index point = 0;
    Clause clause = conflict;
    do {
        constexpr std::uint32_t good = 2;
        if (rankOf(clause) > good)
            rankOf(clause) = levelCountOf(literalsOf(clause), rankOf(clause));
        for (const Index literal : literalsOf(clause)) {
            const Index variable = variableOf(literal);
            if (literal == point || m_isSeen[variable] || m_level[variable] == 0)
                continue;
            m_isSeen[variable] = true;
            bump(variable);
            if (int(m_level[variable]) == level())
                ++open;
            else
                learned.push_back(literal);
        }
        do
            point = m_trail[--at];
        while (!m_isSeen[variableOf(point)]);
        clause = m_reason[variableOf(point)];
        m_isSeen[variableOf(point)] = false;
    } while (--open > 0);
    learned[0] = point ^ 1;
    const std::vector<Index> seen(learned.begin() + 1, learned.end());
    std::erase_if(learned,
                  [&](Index literal) { return literal != learned[0] && isImplied(literal); });
    for (const Index literal : seen)
        m_isSeen[variableOf(literal)] = false;

    int backLevel = 0;
    for (std::size_t i = 1; i < learned.size(); ++i) {
        if (const int there = int(m_level[variableOf(learned[i])]); there > backLevel) {
            backLevel = there;
            std::swap(learned[1], learned[i]);
        }
    }
    const std::uint32_t levelCount = levelCountOf(learned, std::uint32_t(learned.size()));
    goBack(backLevel);
    Clause reason = none;
    if (learned.size() > 1) {
        reason = store(learned, levelCount);
        watch(reason);
        m_forgettable.push_back(reason);
    }
    assign(learned[0], reason);
    constexpr double decay = 0.95;
    m_bump /= decay;
}

/// Finds another witness for clauses that have lost theirs.
void LocalSolver::lookAtFlipped()
{
    while (!m_flipped.empty()) {
        const Index flipped = m_flipped.back();
        m_flipped.pop_back();
        if (isTrue(flipped))
            continue;
        m_moving.swap(m_witnessed[flipped]);
        for (const Clause clause : m_moving) {
            const auto literals = literalsOf(clause);
            const auto witness
                = std::ranges::find_if(literals, [&](Index literal) { return isTrue(literal); });
            if (witness != literals.end())
                m_witnessed[*witness].push_back(clause);
            else
                m_broken.push_back(clause);
        }
        m_moving.clear();
        m_moving.swap(m_witnessed[flipped]);
    }
}

/// How many clauses would not hold any more if the literal became true.
std::size_t LocalSolver::brokenBy(Index literal) const
{
    return std::size_t(std::ranges::count_if(m_witnessed[literal ^ 1], [&](Clause clause) {
        return std::ranges::none_of(literalsOf(clause), [&](Index other) {
            return other != (literal ^ 1) && isTrue(other);
        });
    }));
}

/// A literal that makes a clause hold, with the least harm to others; 0 if all clauses hold.
/// Requires: everything is propagated.
LocalSolver::Index LocalSolver::choose()
{
    lookAtFlipped();
    while (!m_broken.empty()) {
        const Clause clause = m_broken.back();
        const auto literals = literalsOf(clause);
        const auto witness
            = std::ranges::find_if(literals, [&](Index literal) { return isTrue(literal); });
        if (witness == literals.end()) {
            Index best = 0;
            std::pair<std::size_t, double> leastHarm;
            for (const Index literal : literals) {
                if (m_value[literal] != 0)
                    continue;
                const std::pair harm(brokenBy(literal), -m_activity[variableOf(literal)]);
                if (best == 0 || harm < leastHarm) {
                    best = literal;
                    leastHarm = harm;
                }
            }
            return best;
        }
        m_witnessed[*witness].push_back(clause);
        m_broken.pop_back();
    }
    return 0;
}

/// Forgets the worse half of the forgettable clauses. Requires: nothing but level 0 is assigned,
/// and no clause is fresh.
void LocalSolver::forgetSome()
{
    if (m_forgettable.size() <= m_mostForgettable)
        return;
    const auto middle = m_forgettable.begin() + std::ptrdiff_t(m_forgettable.size() / 2);
    std::ranges::nth_element(m_forgettable, middle, {},
                             [&](Clause clause) { return std::pair(rankOf(clause), ~clause); });
    for (auto forgotten = middle; forgotten != m_forgettable.end(); ++forgotten)
        m_arena[*forgotten] |= forgottenBit;
    compact();
}

/// Takes the forgotten clauses out of the arena.
void LocalSolver::compact()
{
    std::vector<std::uint32_t> arena;
    for (Clause clause = 0; clause < m_arena.size();) {
        const std::uint32_t size = m_arena[clause] & ~forgottenBit;
        const Clause next = clause + headerSize + size;
        if (size == m_arena[clause]) {
            const auto place = Clause(arena.size());
            arena.insert(arena.end(), m_arena.begin() + clause, m_arena.begin() + next);
            m_arena[clause + 1] = place;
        }
        clause = next;
    }
    const auto isForgotten = [&](Clause clause) { return (m_arena[clause] & forgottenBit) != 0; };
    const auto move = [&](std::vector<Clause> &clauses) {
        std::erase_if(clauses, isForgotten);
        for (Clause &clause : clauses)
            clause = m_arena[clause + 1];
    };
    move(m_forgettable);
    move(m_broken);
    for (std::vector<Clause> &clauses : m_witnessed)
        move(clauses);
    for (std::vector<Watch> &watches : m_watches) {
        std::erase_if(watches, [&](const Watch &each) { return isForgotten(each.clause); });
        for (Watch &each : watches)
            each.clause = m_arena[each.clause + 1];
    }
    m_arena = std::move(arena);
}

Result LocalSolver::solve(const StopCondition &stop)
{
    goBack(0);
    for (const Index literal : std::exchange(m_failedAssumptions, {}))
        m_isFailed[literal] = false;
    findDefaults();
    forgetSome();
    const int mostConflicts = std::exchange(m_mostConflicts, std::numeric_limits<int>::max());
    int conflicts = 0;
    int restarts = 0;
    int nextRestart = restartUnit;
    constexpr int betweenLooks = 64;
    const auto finish = [&](Result outcome) {
        m_assumptions.clear();
        return outcome;
    };
    for (int steps = 0; !m_isRefuted; ++steps) {
        const Clause conflict = propagate();
        if (conflict != none && level() == 0) {
            m_isRefuted = true;
        } else if (conflict != none && level() == 1) {
            findFailed(literalsOf(conflict));
            break;
        } else if (conflict != none) {
            if (++conflicts > mostConflicts)
                return finish(Result::Stopped);
            learn(conflict);
            if (conflicts == nextRestart) {
                nextRestart += restartUnit * luby(++restarts + 1);
                goBack(1);
            }
        } else if (level() == 0) {
            if (!assumeAll())
                break;
        } else {
            const Index literal = choose();
            if (literal == 0)
                return finish(Result::Satisfiable);
            m_levelBegin.push_back(m_trail.size());
            assign(literal, none);
        }
        if (steps % betweenLooks == 0 && stop.stopped())
            return finish(Result::Stopped);
    }
    return finish(Result::Unsatisfiable);
}

void LocalSolver::readValues(std::vector<std::uint8_t> &values) const
{
    values.resize(m_level.size());
    for (std::size_t variable = 1; variable < values.size(); ++variable)
        values[variable] = isTrue(Index(2 * variable)) ? 1 : 0;
}

} // namespace inkling::sat
