// SPDX-License-Identifier: MIT
#include "logic/clausesearch.h"

#include <algorithm>
#include <bit>

namespace inkling {

namespace {

class SearchAssignment final : public Assignment
{
public:
    SearchAssignment(const ClauseStore &store, const std::vector<ValueSet> &initial,
                     const VariableValues &values, const std::vector<bool> &isActive)
        : m_store(store)
        , m_initial(initial)
        , m_values(values)
        , m_isActive(isActive)
    {}

    int value(UnknownId unknown) const override
    {
        const ValueSet initial = m_initial[unknown];
        const int least = initial.value();
        if (m_store.variable(unknown, least) == 0)
            return least;
        if (initial.size() == 2) {
            return m_values.value(m_store.variable(unknown, least))
                       ? (initial - ValueSet::only(least)).value()
                       : least;
        }
        for (ValueSet left = initial; !left.single(); left = left - ValueSet::only(left.value())) {
            if (m_values.value(m_store.variable(unknown, left.value())))
                return left.value();
        }
        return std::bit_width(initial.bits()) - 1;
    }
    bool isActive(ConstraintId constraint) const override { return m_isActive[constraint]; }

private:
    const ClauseStore &m_store;
    const std::vector<ValueSet> &m_initial;
    const VariableValues &m_values;
    const std::vector<bool> &m_isActive;
};

} // namespace

void VariableValues::read(const sat::SatSolver &solver)
{
    m_values.resize(std::size_t(solver.variableCount()) + 1);
    for (int variable = 1; variable <= solver.variableCount(); ++variable)
        m_values[std::size_t(variable)] = solver.value(variable);
}

ClauseSearch::ClauseSearch(ClauseStore &store, const Encoding &encoding,
                           const std::vector<ValueSet> &initial, sat::Setup setup)
    : m_store(store)
    , m_encoding(encoding)
    , m_initial(initial)
    , m_solver(setup)
    , m_isActive(encoding.constraintCount(), false)
{}

void ClauseSearch::takeIn()
{
    const auto &clauses = m_store.clauses();
    const int before = m_solver.variableCount();
    m_solver.reserve(m_store.variableCount());
    // What a search does not rest on is to stay idle.
    for (int variable = before + 1; variable <= m_store.variableCount(); ++variable)
        m_solver.prefer(-variable);
    while (m_taken < clauses.size()) {
        const auto begin = clauses.begin() + std::ptrdiff_t(m_taken);
        const auto end = std::find(begin, clauses.end(), 0);
        m_solver.addClause(std::span(begin, end));
        m_taken = std::size_t(end - clauses.begin()) + 1;
    }
}

void ClauseSearch::addUnit(sat::Literal literal)
{
    takeIn();
    m_solver.addClause({literal});
}

void ClauseSearch::prefer(sat::Literal literal)
{
    takeIn();
    m_solver.prefer(literal);
}

bool ClauseSearch::refine(std::span<const ConstraintId> constraints)
{
    const std::size_t before = m_store.clauses().size();
    for (const ConstraintId constraint : constraints)
        m_isActive[constraint] = true;
    m_encoding.refine(SearchAssignment(m_store, m_initial, m_values, m_isActive),
                      [&](ConstraintId constraint) -> ClauseWriter & {
                          return m_store.writerOf(constraint);
                      });
    for (const ConstraintId constraint : constraints)
        m_isActive[constraint] = false;
    return m_store.clauses().size() != before;
}

sat::Outcome ClauseSearch::solve(std::span<const ConstraintId> constraints,
                                 std::span<const sat::Literal> assumptions,
                                 const StopCondition &stop)
{
    m_selectors.clear();
    for (const ConstraintId constraint : constraints)
        m_selectors.push_back(m_store.selector(constraint));
    for (;;) {
        takeIn();
        for (const sat::Literal selector : m_selectors)
            m_solver.assume(selector);
        for (const sat::Literal literal : assumptions)
            m_solver.assume(literal);
        const sat::Outcome outcome = m_solver.solve(stop);
        if (outcome != sat::Outcome::Satisfiable)
            return outcome;
        m_values.read(m_solver);
        if (!refine(constraints))
            return outcome;
        if (stop.stopped())
            return sat::Outcome::Stopped;
    }
}

} // namespace inkling
