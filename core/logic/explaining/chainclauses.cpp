// SPDX-License-Identifier: MIT
// The clauses and facts that Chains works with: taken from the situation, and written by the
// encoding meanwhile.
#include "logic/explaining/chains.h"

#include <utility>

namespace inkling {

using sat::Literal;

void Chains::findMeanings()
{
    ClauseStore &store = m_situation.store();
    if (m_meant == std::size_t(store.variableCount()))
        return;
    m_meant = std::size_t(store.variableCount());
    m_meanings.assign(m_meant + 1, {});
    m_meanings[sat::variableOf(store.definitions())] = {Meaning::Kind::Switch, {}, definition};
    for (ConstraintId constraint = 0; constraint < m_situation.encoding().constraintCount();
         ++constraint)
        m_meanings[sat::variableOf(store.selector(constraint))]
            = {Meaning::Kind::Switch, {}, std::int64_t(constraint)};
    const std::vector<ValueSet> &initial = m_situation.initial();
    for (UnknownId unknown = 0; unknown < initial.size(); ++unknown) {
        for (const int value : initial[unknown]) {
            const Literal variable = store.variable(unknown, value);
            if (variable != 0)
                m_meanings[sat::variableOf(variable)]
                    = {Meaning::Kind::Atom, {unknown, std::uint8_t(value), true}};
        }
    }
}

void Chains::noteClause(Clause clause)
{
    for (const Literal literal : m_propagator.literals(clause))
        m_near[sat::variableOf(literal)] = m_now;
}

void Chains::makeRoom()
{
    findMeanings();
    m_propagator.reserve(int(m_meant));
    m_occurrences.resize(m_meanings.size());
    m_near.resize(m_meanings.size(), 0);
    m_listed.resize(m_meanings.size(), 0);
    m_probes.resize(2 * m_meanings.size());
}

void Chains::takeInClauses()
{
    const ClauseStore &store = m_situation.store();
    const std::vector<Literal> &clauses = store.clauses();
    makeRoom();
    std::vector<Literal> literals;
    // If a constraint and the definitions have the same clause, the constraint's comes first.
    std::vector<std::pair<std::vector<Literal>, std::int64_t>> later;
    while (m_taken < clauses.size()) {
        literals.clear();
        std::int64_t owner = always;
        for (; clauses[m_taken] != 0; ++m_taken) {
            const Literal literal = clauses[m_taken];
            if (m_meanings[sat::variableOf(literal)].kind != Meaning::Kind::Switch) {
                literals.push_back(literal);
                continue;
            }
            owner = m_meanings[sat::variableOf(literal)].owner;
        }
        ++m_taken;
        if (owner >= 0)
            add(literals, owner);
        else
            later.emplace_back(literals, owner);
    }
    for (const auto &[clause, owner] : later)
        add(clause, owner);
}

void Chains::add(std::span<const Literal> literals, std::int64_t owner)
{
    const Clause clause = m_propagator.addClause(literals);
    m_owners.push_back(owner);
    for (const Literal literal : literals)
        m_occurrences[sat::variableOf(literal)].push_back(clause);
    noteClause(clause);
}

void Chains::takeInFacts()
{
    const std::vector<ValueSet> &initial = m_situation.initial();
    for (UnknownId unknown = 0; unknown < initial.size(); ++unknown) {
        const Fact fact{unknown, m_situation.possible(unknown)};
        if (!m_situation.encoding().writes(unknown) || !m_known.learn(fact))
            continue;
        for (const Atom &atom : atomsOf(fact, initial[unknown])) {
            const Literal literal = m_situation.store().literal(atom);
            takeInClauses();
            m_propagator.addFact(literal);
        }
    }
}

/// Has the unknowns probed again that share a clause with something that became known.
void Chains::noteNews()
{
    for (; m_noted < m_propagator.firm(); ++m_noted) {
        for (const Clause clause : m_occurrences[sat::variableOf(m_propagator.trail()[m_noted])])
            noteClause(clause);
    }
}

/// Adds clauses of a constraint that the store does not have.
class Chains::CutWriter final : public ClauseWriter
{
public:
    explicit CutWriter(Chains &chains)
        : m_chains(chains)
    {}

    void begin(ConstraintId constraint) { m_constraint = constraint; }
    [[nodiscard]] bool hasWritten() const { return m_hasWritten; }

    Literal literal(UnknownId unknown, int value) override
    {
        const Literal literal = m_chains.m_situation.store().literal(unknown, value);
        m_chains.takeInClauses();
        return literal;
    }
    Literal newVariable() override
    {
        const Literal variable = m_chains.m_situation.store().newVariable();
        m_chains.makeRoom();
        return variable;
    }
    void add(std::span<const Literal> clause) override
    {
        m_chains.add(clause, m_constraint);
        m_hasWritten = true;
    }

private:
    Chains &m_chains;
    ConstraintId m_constraint = 0;
    bool m_hasWritten = false;
};

/// Lets the encoding write the clauses that it left out so far and that now say something, given
/// the literal supposed last. Returns whether there were any.
bool Chains::imply()
{
    std::vector<UnknownId> changed;
    const std::span<const Literal> trail = m_propagator.trail();
    for (const Literal literal : trail.subspan(m_propagator.firm())) {
        const Meaning &meaning = m_meanings[sat::variableOf(literal)];
        if (meaning.kind == Meaning::Kind::Atom)
            changed.push_back(meaning.atom.unknown);
    }
    const bool isSupposed = m_propagator.firm() < trail.size();
    ClauseStore &store = m_situation.store();
    const auto possible = [&](UnknownId unknown) {
        const ValueSet initial = m_situation.initial()[unknown];
        if (initial.isPair()) {
            const Literal first = store.literal(unknown, initial.value());
            const bool isOpen = m_propagator.isOpen(first);
            const ValueSet only = ValueSet::only(initial.value());
            return isOpen ? initial : m_propagator.isTrue(first) ? only : initial - only;
        }
        ValueSet left;
        for (const int value : initial) {
            if (!m_propagator.isFalse(store.literal(unknown, value)))
                left = left | ValueSet::only(value);
        }
        return left;
    };
    CutWriter writer(*this);
    m_situation.encoding().imply(possible, isSupposed ? &changed : nullptr,
                                 [&](ConstraintId constraint) -> ClauseWriter & {
                                     writer.begin(constraint);
                                     return writer;
                                 });
    return writer.hasWritten();
}

/// Takes over the situation's clauses and facts. Returns false if what is known contradicts itself.
bool Chains::update()
{
    ++m_now;
    for (ConstraintId constraint = 0; constraint < m_situation.encoding().constraintCount();
         ++constraint)
        (void)m_situation.store().selector(constraint);
    takeInClauses();
    takeInFacts();
    bool isWhole = m_propagator.propagate();
    while (isWhole && imply())
        isWhole = m_propagator.propagate();
    noteNews();
    return isWhole;
}

} // namespace inkling
