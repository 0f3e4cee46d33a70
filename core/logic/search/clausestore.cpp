// SPDX-License-Identifier: MIT
#include "logic/search/clausestore.h"

#include <bit>
#include <cstdlib>
#include <utility>

namespace inkling {

std::vector<Atom> atomsOf(const Fact &known, ValueSet initial)
{
    if (known.possible.single() && !initial.single())
        return {{known.unknown, std::uint8_t(known.possible.value()), true}};
    std::vector<Atom> atoms;
    for (const int value : initial - known.possible)
        atoms.push_back({known.unknown, std::uint8_t(value), false});
    return atoms;
}

ClauseStore::ClauseStore(const Encoding &encoding, const std::vector<ValueSet> &initial)
    : m_encoding(encoding)
    , m_initial(initial)
    , m_clausesOf(encoding.constraintCount())
    , m_firstVariable(initial.size(), 0)
    , m_selectors(encoding.constraintCount(), 0)
{
    m_definitions = newSwitch();
    m_current = whereBrought;
    m_encoding.define(*this);
    m_current = always;
}

sat::Literal ClauseStore::newSwitch()
{
    m_switches.push_back(newVariable());
    return m_switches.back();
}

/// Names an unknown: makes a variable for each value, in their order; for two values one variable.
/// A single value needs none, but is given one.
void ClauseStore::name(UnknownId unknown)
{
    const std::int64_t outer = std::exchange(m_current, always);
    const ValueSet values = m_initial[unknown];
    const sat::Literal first = m_variableCount + 1;
    m_firstVariable[unknown] = first;
    m_variableCount += values.isPair() ? 1 : values.size();
    m_bringsDefinitions.resize(std::size_t(first));
    m_bringsDefinitions.resize(std::size_t(m_variableCount) + 1,
                               m_encoding.unknownBringsDefinitions(unknown));
    if (!values.isPair()) {
        std::vector<sat::Literal> some;
        for (int i = 0; i < values.size(); ++i) {
            some.push_back(first + i);
            for (int k = 0; k < i; ++k)
                add({-(first + i), -(first + k)});
        }
        add(some);
    }
    m_encoding.define(unknown, *this);
    m_current = outer;
}

sat::Literal ClauseStore::variable(UnknownId unknown, int value) const
{
    const sat::Literal first = m_firstVariable[unknown];
    if (first == 0 || m_initial[unknown].isPair())
        return first;
    const std::uint64_t below = (std::uint64_t{1} << value) - 1;
    return first + std::popcount(m_initial[unknown].bits() & below);
}

sat::Literal ClauseStore::literal(UnknownId unknown, int value)
{
    if (m_firstVariable[unknown] == 0)
        name(unknown);
    const ValueSet values = m_initial[unknown];
    const sat::Literal found = variable(unknown, value);
    return values.isPair() && value == values.value() ? -found : found;
}

sat::Literal ClauseStore::literal(const Atom &atom)
{
    const sat::Literal found = literal(atom.unknown, atom.value);
    return atom.is ? found : -found;
}

sat::Literal ClauseStore::oppositeOf(const Fact &fact)
{
    const ValueSet others = m_initial[fact.unknown] - fact.possible;
    if (others.single())
        return literal(fact.unknown, others.value());
    if (fact.possible.single())
        return -literal(fact.unknown, fact.possible.value());
    sat::Literal &someOf = m_someOf[{fact.unknown, others.bits()}];
    if (someOf == 0) {
        std::vector<sat::Literal> clause;
        for (const int value : others)
            clause.push_back(literal(fact.unknown, value));
        someOf = newVariable();
        clause.push_back(-someOf);
        add(clause);
    }
    return someOf;
}

sat::Literal ClauseStore::selector(ConstraintId constraint)
{
    if (m_selectors[constraint] == 0) {
        m_selectors[constraint] = newSwitch();
        const std::int64_t outer = std::exchange(m_current, constraint);
        m_encoding.constrain(constraint, *this);
        m_current = outer;
    }
    return m_selectors[constraint];
}

void ClauseStore::add(std::span<const sat::Literal> clause)
{
    if (m_current == whereBrought) {
        m_clauses.push_back(-m_definitions);
    } else if (m_current != always) {
        const auto constraint = ConstraintId(m_current);
        m_clausesOf[constraint].push_back(std::uint32_t(m_clauses.size()));
        m_clauses.push_back(-selector(constraint));
    }
    m_clauses.insert(m_clauses.end(), clause.begin(), clause.end());
    m_clauses.push_back(0);
}

} // namespace inkling
