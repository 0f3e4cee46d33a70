// SPDX-License-Identifier: MIT
#include "logic/search/constraintsearch.h"

#include "logic/search/clausesearch.h"
#include "sat/satsolver.h"

#include <algorithm>
#include <numeric>

namespace inkling {

using sat::Literal;

class ConstraintSearch::Implementation
{
public:
    explicit Implementation(const Model &model);

    [[nodiscard]] sat::Result solve(std::span<const ConstraintId> asked,
                                    std::span<const Fact> facts, const StopCondition &stop);
    [[nodiscard]] Answer answer();
    [[nodiscard]] std::vector<ConstraintId> metBesides();
    void exclude(const Answer &answer);

    std::unique_ptr<Encoding> encoding;
    std::vector<ConstraintId> constraints;
    std::vector<std::size_t> failedConstraints;
    std::vector<std::size_t> failedFacts;

private:
    [[nodiscard]] std::vector<Literal> literals(const Fact &fact);
    void readFailed(std::span<const ConstraintId> asked, std::span<const Fact> facts);

    std::vector<ValueSet> m_initial;
    UnknownId m_mainCount;
    ClauseStore m_store;
    ClauseSearch m_search;
    std::vector<bool> m_isAsked;
    std::vector<Literal> m_assumptions;
};

ConstraintSearch::Implementation::Implementation(const Model &model)
    : encoding(model.encoding())
    , constraints(encoding->constraintCount())
    , m_initial(model.domains())
    , m_mainCount(model.mainCount())
    , m_store(*encoding, m_initial)
    , m_search(m_store, *encoding, m_initial, std::make_unique<sat::SatSolver>(sat::Setup::Plain))
    , m_isAsked(constraints.size())
{
    std::iota(constraints.begin(), constraints.end(), ConstraintId(0));
    for (UnknownId unknown = 0; unknown < m_mainCount; ++unknown)
        (void)m_store.literal(unknown, m_initial[unknown].value());
    // Constraints not asked for are met where that is easy: see metBesides().
    for (const ConstraintId constraint : constraints)
        m_search.prefer(m_store.selector(constraint));
}

std::vector<Literal> ConstraintSearch::Implementation::literals(const Fact &fact)
{
    std::vector<Literal> literals;
    if (!encoding->writes(fact.unknown))
        return literals;
    for (const Atom &atom : atomsOf(fact, m_initial[fact.unknown]))
        literals.push_back(m_store.literal(atom));
    return literals;
}

void ConstraintSearch::Implementation::readFailed(std::span<const ConstraintId> asked,
                                                  std::span<const Fact> facts)
{
    failedConstraints.clear();
    failedFacts.clear();
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (m_search.needed(m_store.selector(asked[i])))
            failedConstraints.push_back(i);
    }
    for (std::size_t i = 0; i < facts.size(); ++i) {
        if (std::ranges::any_of(literals(facts[i]),
                                [&](Literal literal) { return m_search.needed(literal); }))
            failedFacts.push_back(i);
    }
}

sat::Result ConstraintSearch::Implementation::solve(std::span<const ConstraintId> asked,
                                                    std::span<const Fact> facts,
                                                    const StopCondition &stop)
{
    m_isAsked.assign(constraints.size(), false);
    for (const ConstraintId constraint : asked)
        m_isAsked[constraint] = true;
    m_assumptions.clear();
    for (const Fact &fact : facts)
        std::ranges::copy(literals(fact), std::back_inserter(m_assumptions));
    const sat::Result outcome = m_search.solve(asked, m_assumptions, stop);
    if (outcome == sat::Result::Unsatisfiable)
        readFailed(asked, facts);
    return outcome;
}

Answer ConstraintSearch::Implementation::answer()
{
    Answer answer;
    for (UnknownId unknown = 0; unknown < m_mainCount; ++unknown) {
        ValueSet left = m_initial[unknown];
        while (!left.single() && !m_search.values().value(m_store.literal(unknown, left.value())))
            left = left - ValueSet::only(left.value());
        answer.values.push_back(std::uint8_t(left.value()));
    }
    return answer;
}

std::vector<ConstraintId> ConstraintSearch::Implementation::metBesides()
{
    std::vector<ConstraintId> met;
    for (const ConstraintId constraint : constraints) {
        if (!m_isAsked[constraint] && m_search.values().value(m_store.selector(constraint)))
            met.push_back(constraint);
    }
    return met;
}

void ConstraintSearch::Implementation::exclude(const Answer &answer)
{
    std::vector<Literal> clause;
    for (UnknownId unknown = 0; unknown < m_mainCount; ++unknown)
        clause.push_back(-m_store.literal(unknown, answer.values[unknown]));
    m_search.addClause(clause);
}

ConstraintSearch::ConstraintSearch(const Model &model)
    : m_implementation(std::make_unique<Implementation>(model))
{}
ConstraintSearch::~ConstraintSearch() = default;
ConstraintSearch::ConstraintSearch(ConstraintSearch &&) noexcept = default;
ConstraintSearch &ConstraintSearch::operator=(ConstraintSearch &&) noexcept = default;

const Encoding &ConstraintSearch::encoding() const
{
    return *m_implementation->encoding;
}

const std::vector<ConstraintId> &ConstraintSearch::constraints() const
{
    return m_implementation->constraints;
}

sat::Result ConstraintSearch::solve(std::span<const ConstraintId> constraints,
                                    std::span<const Fact> facts, const StopCondition &stop)
{
    return m_implementation->solve(constraints, facts, stop);
}

Answer ConstraintSearch::answer() const
{
    return m_implementation->answer();
}

std::vector<ConstraintId> ConstraintSearch::metBesides() const
{
    return m_implementation->metBesides();
}

const std::vector<std::size_t> &ConstraintSearch::failedConstraints() const
{
    return m_implementation->failedConstraints;
}

const std::vector<std::size_t> &ConstraintSearch::failedFacts() const
{
    return m_implementation->failedFacts;
}

void ConstraintSearch::exclude(const Answer &answer)
{
    m_implementation->exclude(answer);
}

} // namespace inkling
