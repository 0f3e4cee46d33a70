// SPDX-License-Identifier: MIT
#include "sat/unitpropagator.h"

#include <algorithm>
#include <utility>

namespace inkling::sat {

void UnitPropagator::reserve(int count)
{
    const std::size_t size = std::size_t(count) + 1;
    if (m_reason.size() >= size)
        return;
    m_value.resize(2 * size, 0);
    m_watches.resize(2 * size);
    m_reason.resize(size, none);
    m_position.resize(size, 0);
    m_isFact.resize(size, false);
    m_isSeen.resize(size, false);
}

std::span<Literal> UnitPropagator::literalsOf(Clause clause)
{
    return {&m_arena[m_begins[clause]], m_begins[clause + 1] - m_begins[clause]};
}

std::span<const Literal> UnitPropagator::literals(Clause clause) const
{
    return {&m_arena[m_begins[clause]], m_begins[clause + 1] - m_begins[clause]};
}

UnitPropagator::Clause UnitPropagator::addClause(std::span<const Literal> literals)
{
    if (m_begins.empty())
        m_begins.push_back(0);
    const auto clause = Clause(m_begins.size() - 1);
    m_arena.insert(m_arena.end(), literals.begin(), literals.end());
    m_begins.push_back(std::uint32_t(m_arena.size()));
    m_fresh.push_back(clause);
    return clause;
}

void UnitPropagator::addFact(Literal literal)
{
    // While a clause is broken, another fact may be at odds with what was drawn, too.
    if (m_broken != none && !isTrue(literal))
        return;
    m_isFact[variableOf(literal)] = true;
    if (isTrue(literal))
        return;
    if (isFalse(literal))
        deny(literal);
    else
        assign(literal, none);
}

/// Breaks the clause that made the opposite true.
void UnitPropagator::deny(Literal literal)
{
    m_denying = literal;
    m_broken = m_reason[variableOf(literal)];
}

void UnitPropagator::assign(Literal literal, Clause reason)
{
    m_value[indexOf(literal)] = 1;
    m_value[indexOf(-literal)] = -1;
    m_reason[variableOf(literal)] = reason;
    m_position[variableOf(literal)] = std::uint32_t(m_trail.size());
    m_trail.push_back(literal);
}

/// Watches two literals that are not false, or else those that became false last, and draws what
/// follows at once.
void UnitPropagator::watch(Clause clause)
{
    const std::span<Literal> literals = literalsOf(clause);
    const auto lasts = [this](Literal literal) {
        return isFalse(literal) ? m_position[variableOf(literal)] : ~std::uint32_t{0};
    };
    std::ranges::stable_sort(literals, std::ranges::greater{}, lasts);
    if (literals.size() > 1) {
        m_watches[indexOf(literals[0])].push_back({clause, literals[1]});
        m_watches[indexOf(literals[1])].push_back({clause, literals[0]});
    }
    drawFrom(clause);
}

/// Draws what a clause says: breaks it if all of its literals are false, makes the last one true if
/// all others are.
void UnitPropagator::drawFrom(Clause clause)
{
    const std::span<Literal> literals = literalsOf(clause);
    const auto isLeft = [this](Literal literal) { return !isFalse(literal); };
    const auto left = std::ranges::find_if(literals, isLeft);
    if (left == literals.end())
        m_broken = clause;
    else if (!isTrue(*left) && std::find_if(left + 1, literals.end(), isLeft) == literals.end())
        assign(*left, clause);
}

/// Looks at the clauses that watch a literal that has become false. Returns false if one is broken.
bool UnitPropagator::visit(Literal isNowFalse)
{
    std::vector<Watch> &watches = m_watches[indexOf(isNowFalse)];
    std::size_t kept = 0;
    bool isWhole = true;
    for (std::size_t i = 0; i < watches.size(); ++i) {
        const Watch each = watches[i];
        watches[kept++] = each;
        if (!isWhole || isTrue(each.blocker))
            continue;
        const std::span<Literal> literals = literalsOf(each.clause);
        if (literals[0] == isNowFalse)
            std::swap(literals[0], literals[1]);
        if (isTrue(literals[0])) {
            watches[kept - 1].blocker = literals[0];
            continue;
        }
        const auto other = std::find_if(literals.begin() + 2, literals.end(),
                                        [this](Literal literal) { return !isFalse(literal); });
        if (other != literals.end()) {
            std::swap(literals[1], *other);
            m_watches[indexOf(literals[1])].push_back({each.clause, literals[0]});
            --kept;
        } else if (isFalse(literals[0])) {
            m_broken = each.clause;
            isWhole = false;
        } else {
            assign(literals[0], each.clause);
        }
    }
    watches.resize(kept);
    return isWhole;
}

bool UnitPropagator::propagate()
{
    if (m_broken != none)
        return false;
    for (const Clause clause : std::exchange(m_again, {}))
        drawFrom(clause);
    for (const Clause clause : std::exchange(m_fresh, {})) {
        watch(clause);
        if (!m_levels.empty())
            m_young.push_back(clause);
    }
    while (m_broken == none && m_head < m_trail.size())
        (void)visit(-m_trail[m_head++]);
    return m_broken == none;
}

bool UnitPropagator::suppose(Literal literal)
{
    m_levels.push_back(m_trail.size());
    if (isFalse(literal)) {
        deny(literal);
        return false;
    }
    if (!isTrue(literal))
        assign(literal, none);
    return propagate();
}

/// Clauses added meanwhile are looked at again: something may follow without the literal supposed.
void UnitPropagator::retract()
{
    const std::size_t begin = m_levels.back();
    m_levels.pop_back();
    while (m_trail.size() > begin) {
        const Literal literal = m_trail.back();
        m_value[indexOf(literal)] = 0;
        m_value[indexOf(-literal)] = 0;
        m_trail.pop_back();
    }
    m_head = m_trail.size();
    m_again.insert(m_again.end(), m_young.begin(), m_young.end());
    if (m_levels.empty())
        m_young.clear();
    m_broken = none;
    m_denying = 0;
}

UnitPropagator::Chain UnitPropagator::conflict(std::size_t begin)
{
    Chain chain;
    std::vector<std::size_t> open; ///< variables whose reasons are to be followed
    std::vector<std::size_t> seen;
    const auto follow = [&](Clause clause, Literal conclusion) {
        for (const Literal literal : literals(clause)) {
            const std::size_t variable = variableOf(literal);
            if (literal == conclusion || m_isSeen[variable])
                continue;
            m_isSeen[variable] = true;
            seen.push_back(variable);
            const bool isDenied = m_denying != 0 && variable == variableOf(m_denying);
            if (m_isFact[variable] || (!isDenied && m_position[variable] < begin))
                chain.facts.push_back(-literal);
            else if (!isDenied && m_reason[variable] != none)
                open.push_back(variable);
        }
    };
    follow(m_broken, 0);
    for (std::size_t i = 0; i < open.size(); ++i) {
        const Literal conclusion = m_trail[m_position[open[i]]];
        chain.links.push_back({m_reason[open[i]], conclusion});
        follow(m_reason[open[i]], conclusion);
    }
    for (const std::size_t variable : seen)
        m_isSeen[variable] = false;
    std::ranges::sort(chain.links, {},
                      [this](const Link &link) { return m_position[variableOf(link.conclusion)]; });
    chain.links.push_back({m_broken, 0});
    return chain;
}

} // namespace inkling::sat
