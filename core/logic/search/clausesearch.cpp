// SPDX-License-Identifier: MIT
#include "logic/search/clausesearch.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace inkling {

namespace {

using sat::Literal;

class SearchAssignment final : public Assignment
{
public:
    SearchAssignment(const ClauseStore &store, const std::vector<ValueSet> &initial,
                     const VariableValues &values, const std::vector<bool> &isActive,
                     const std::vector<bool> &isKnown, int round)
        : m_store(store)
        , m_initial(initial)
        , m_values(values)
        , m_isActive(isActive)
        , m_isKnown(isKnown)
        , m_round(round)
    {}

    int value(UnknownId unknown) const override
    {
        const ValueSet initial = m_initial[unknown];
        const int least = initial.value();
        if (m_store.variable(unknown, least) == 0)
            return least;
        if (initial.isPair()) {
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
    int round() const override { return m_round; }
    bool isKnown(UnknownId unknown) const override
    {
        const sat::Literal first = m_store.variable(unknown, m_initial[unknown].value());
        return first != 0
               && (m_isKnown[std::size_t(first)]
                   || m_isKnown[std::size_t(m_store.variable(unknown, value(unknown)))]);
    }
    bool isActive(ConstraintId constraint) const override { return m_isActive[constraint]; }

private:
    const ClauseStore &m_store;
    const std::vector<ValueSet> &m_initial;
    const VariableValues &m_values;
    const std::vector<bool> &m_isActive;
    const std::vector<bool> &m_isKnown;
    int m_round;
};

/// Writes clauses that are for one search alone.
class CutWriter final : public ClauseWriter
{
public:
    CutWriter(ClauseStore &store, std::vector<std::vector<Literal>> &cuts,
              std::vector<Literal> &suggestions)
        : m_store(store)
        , m_cuts(cuts)
        , m_suggestions(suggestions)
    {}
    void begin(ConstraintId constraint) { m_selector = m_store.selector(constraint); }

    Literal literal(UnknownId unknown, int value) override
    {
        return m_store.literal(unknown, value);
    }
    Literal newVariable() override { return m_store.newVariable(); }
    void add(std::span<const Literal> clause) override
    {
        std::vector<Literal> &cut = m_cuts.emplace_back();
        cut.push_back(-m_selector);
        cut.insert(cut.end(), clause.begin(), clause.end());
    }
    void suggest(Literal literal) override { m_suggestions.push_back(literal); }

private:
    ClauseStore &m_store;
    std::vector<std::vector<Literal>> &m_cuts;
    std::vector<Literal> &m_suggestions;
    Literal m_selector = 0;
};

} // namespace

ClauseSearch::ClauseSearch(ClauseStore &store, const Encoding &encoding,
                           const std::vector<ValueSet> &initial,
                           std::unique_ptr<sat::IncrementalSolver> solver)
    : m_store(store)
    , m_encoding(encoding)
    , m_initial(initial)
    , m_solver(std::move(solver))
    , m_isActive(encoding.constraintCount(), false)
{}

void ClauseSearch::takeIn()
{
    const auto &clauses = m_store.clauses();
    m_solver->reserve(m_store.variableCount());
    const std::size_t size = std::size_t(m_store.variableCount()) + 1;
    m_isUnit.resize(size);
    m_isKnown.resize(size);
    for (; m_takenSwitches < m_store.switches().size(); ++m_takenSwitches)
        m_solver->addSwitch(m_store.switches()[m_takenSwitches]);
    while (m_taken < clauses.size()) {
        const auto begin = clauses.begin() + std::ptrdiff_t(m_taken);
        const auto end = std::find(begin, clauses.end(), 0);
        m_solver->addClause(std::span(begin, end));
        m_taken = std::size_t(end - clauses.begin()) + 1;
    }
}

void ClauseSearch::addUnit(sat::Literal literal)
{
    takeIn();
    m_solver->addClause(std::array{literal});
    m_isUnit[std::size_t(std::abs(literal))] = true;
    m_bringsDefinitions = m_bringsDefinitions || m_store.bringsDefinitions(literal);
}

void ClauseSearch::addClause(std::span<const sat::Literal> clause)
{
    takeIn();
    m_solver->addClause(clause);
}

void ClauseSearch::prefer(sat::Literal literal)
{
    if (std::abs(literal) > m_solver->variableCount())
        takeIn();
    m_solver->prefer(literal);
}

bool ClauseSearch::refine(std::span<const ConstraintId> constraints,
                          std::span<const sat::Literal> assumptions, int round)
{
    m_isKnown = m_isUnit;
    for (const sat::Literal literal : assumptions)
        m_isKnown[std::size_t(std::abs(literal))] = true;
    for (const ConstraintId constraint : constraints)
        m_isActive[constraint] = true;
    std::vector<std::vector<Literal>> cuts;
    CutWriter writer(m_store, cuts, m_suggested);
    m_encoding.refine(SearchAssignment(m_store, m_initial, m_values, m_isActive, m_isKnown, round),
                      [&](ConstraintId constraint) -> ClauseWriter & {
                          writer.begin(constraint);
                          return writer;
                      });
    for (const ConstraintId constraint : constraints)
        m_isActive[constraint] = false;
    m_solver->goOn();
    takeIn();
    for (const std::vector<Literal> &cut : cuts)
        m_solver->addCut(cut);
    return !cuts.empty();
}

/// Solves once; the literals suggested are assumed as long as they can hold.
sat::Result ClauseSearch::solveOnce(std::span<const sat::Literal> assumptions,
                                    const StopCondition &stop)
{
    for (;;) {
        for (const sat::Literal selector : m_selectors)
            m_solver->assume(selector);
        for (const sat::Literal literal : assumptions)
            m_solver->assume(literal);
        for (const sat::Literal literal : m_suggested)
            m_solver->assume(literal);
        if (m_mostConflicts < unlimited)
            m_solver->limitConflicts(m_mostConflicts);
        const sat::Result outcome = m_solver->solve(stop);
        if (outcome != sat::Result::Unsatisfiable
            || std::erase_if(m_suggested, [&](Literal literal) {
                   return m_solver->failed(literal);
               }) == 0)
            return outcome;
    }
}

sat::Result ClauseSearch::solve(std::span<const ConstraintId> constraints,
                                std::span<const sat::Literal> assumptions,
                                const StopCondition &stop)
{
    m_solver->startAnew();
    m_suggested.clear();
    m_selectors.clear();
    for (const ConstraintId constraint : constraints)
        m_selectors.push_back(m_store.selector(constraint));
    m_areBrought
        = m_bringsDefinitions
          || std::ranges::any_of(constraints,
                                 [&](ConstraintId constraint) {
                                     return m_encoding.constraintBringsDefinitions(constraint);
                                 })
          || std::ranges::any_of(assumptions, [&](sat::Literal literal) {
                 return m_store.bringsDefinitions(literal);
             });
    if (m_areBrought)
        m_selectors.push_back(m_store.definitions());
    for (int round = 0;; ++round) {
        takeIn();
        const sat::Result outcome = solveOnce(assumptions, stop);
        if (outcome != sat::Result::Satisfiable)
            return outcome;
        m_solver->readValues(m_values.byVariable);
        if (!refine(constraints, assumptions, round))
            return outcome;
        if (round >= m_mostRounds || stop.stopped())
            return sat::Result::Stopped;
    }
}

} // namespace inkling
