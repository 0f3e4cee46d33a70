// SPDX-License-Identifier: MIT
#include "logic/constraintsearch.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace inkling {

namespace {

using sat::Literal;

/// The variables of an encoding's unknowns.
class Variables
{
public:
    Variables(sat::SatSolver &solver, const Encoding &encoding, std::vector<ValueSet> initial);

    [[nodiscard]] bool has(UnknownId unknown) const { return !m_literals[unknown].empty(); }
    [[nodiscard]] ValueSet initial(UnknownId unknown) const { return m_initial[unknown]; }
    /// Requires: has(unknown); the value is one of its initial ones.
    [[nodiscard]] Literal literal(UnknownId unknown, int value) const
    {
        return m_literals[unknown][place(unknown, value)];
    }
    /// All values of an unknown, as they stand in the solver's answer; 0 without variables.
    [[nodiscard]] std::vector<std::uint8_t> read(const sat::SatSolver &solver) const;

private:
    [[nodiscard]] std::size_t place(UnknownId unknown, int value) const
    {
        const std::uint64_t below = (std::uint64_t(1) << value) - 1;
        return std::size_t(std::popcount(m_initial[unknown].bits() & below));
    }
    void addExactlyOne(sat::SatSolver &solver, const std::vector<Literal> &literals);

    std::vector<ValueSet> m_initial;
    /// Of each unknown, one a value, ascending.
    std::vector<std::vector<Literal>> m_literals;
};

Variables::Variables(sat::SatSolver &solver, const Encoding &encoding,
                     std::vector<ValueSet> initial)
    : m_initial(std::move(initial))
    , m_literals(m_initial.size())
{
    for (UnknownId unknown = 0; unknown < m_initial.size(); ++unknown) {
        if (!encoding.writes(unknown))
            continue;
        std::vector<Literal> &literals = m_literals[unknown];
        const int count = m_initial[unknown].size();
        if (count == 2) {
            const Literal variable = solver.newVariable();
            literals = {-variable, variable};
            continue;
        }
        for (int i = 0; i < count; ++i)
            literals.push_back(solver.newVariable());
        addExactlyOne(solver, literals);
    }
}

void Variables::addExactlyOne(sat::SatSolver &solver, const std::vector<Literal> &literals)
{
    solver.addClause(literals);
    for (std::size_t i = 0; i < literals.size(); ++i) {
        for (std::size_t j = i + 1; j < literals.size(); ++j)
            solver.addClause({-literals[i], -literals[j]});
    }
}

std::vector<std::uint8_t> Variables::read(const sat::SatSolver &solver) const
{
    std::vector<std::uint8_t> values(m_initial.size(), 0);
    for (UnknownId unknown = 0; unknown < m_initial.size(); ++unknown) {
        std::uint64_t bits = m_initial[unknown].bits();
        for (const Literal literal : m_literals[unknown]) {
            if (solver.value(literal))
                values[unknown] = std::uint8_t(std::countr_zero(bits));
            bits &= bits - 1;
        }
    }
    return values;
}

/// Writes one constraint's clauses behind its selector; or definitions, behind none.
class Writer final : public ClauseWriter
{
public:
    Writer(sat::SatSolver &solver, const Variables &variables)
        : m_solver(solver)
        , m_variables(variables)
    {}

    Writer &of(Literal selector)
    {
        m_selector = selector;
        return *this;
    }
    [[nodiscard]] std::size_t count() const { return m_count; }

    Literal literal(UnknownId unknown, int value) override
    {
        return m_variables.literal(unknown, value);
    }
    Literal newVariable() override { return m_solver.newVariable(); }
    void add(std::span<const Literal> clause) override
    {
        m_clause.assign(clause.begin(), clause.end());
        if (m_selector != 0)
            m_clause.push_back(-m_selector);
        m_solver.addClause(m_clause);
        ++m_count;
    }

private:
    sat::SatSolver &m_solver;
    const Variables &m_variables;
    Literal m_selector = 0;
    std::vector<Literal> m_clause;
    std::size_t m_count = 0;
};

class Found final : public Assignment
{
public:
    std::vector<std::uint8_t> values;
    std::vector<bool> active;

    [[nodiscard]] int value(UnknownId unknown) const override { return values[unknown]; }
    [[nodiscard]] bool isActive(ConstraintId constraint) const override
    {
        return active[constraint];
    }
};

} // namespace

class ConstraintSearch::Implementation
{
public:
    explicit Implementation(const Model &model);

    [[nodiscard]] sat::Outcome solve(std::span<const ConstraintId> asked,
                                     std::span<const Fact> facts, const StopCondition &stop);
    void exclude(const Answer &answer);

    std::unique_ptr<Encoding> encoding;
    UnknownId mainCount;
    std::vector<ConstraintId> constraints;
    /// Of the last solve().
    Found found;
    std::vector<std::size_t> failedConstraints;
    std::vector<std::size_t> failedFacts;
    std::vector<bool> isAsked;

private:
    [[nodiscard]] std::vector<Literal> literals(const Fact &fact) const;
    void assume(std::span<const ConstraintId> asked, std::span<const Fact> facts);
    void readValues();
    [[nodiscard]] bool cut();
    void readFailed(std::span<const ConstraintId> asked, std::span<const Fact> facts);

    sat::SatSolver m_solver{sat::Setup::Plain};
    Variables m_variables;
    std::vector<Literal> m_selectors;
};

ConstraintSearch::Implementation::Implementation(const Model &model)
    : encoding(model.encoding())
    , mainCount(model.mainCount())
    , constraints(encoding->constraintCount())
    , isAsked(constraints.size())
    , m_variables(m_solver, *encoding, model.initial())
{
    std::iota(constraints.begin(), constraints.end(), ConstraintId(0));
    Writer writer(m_solver, m_variables);
    encoding->define(writer);
    for (const ConstraintId constraint : constraints) {
        m_selectors.push_back(m_solver.newVariable());
        encoding->constrain(constraint, writer.of(m_selectors.back()));
    }
}

/// What a fact excludes, one by one.
std::vector<Literal> ConstraintSearch::Implementation::literals(const Fact &fact) const
{
    std::vector<Literal> excluded;
    if (!m_variables.has(fact.unknown))
        return excluded;
    const ValueSet out = m_variables.initial(fact.unknown) - fact.possible;
    for (std::uint64_t bits = out.bits(); bits != 0; bits &= bits - 1)
        excluded.push_back(-m_variables.literal(fact.unknown, std::countr_zero(bits)));
    return excluded;
}

void ConstraintSearch::Implementation::assume(std::span<const ConstraintId> asked,
                                              std::span<const Fact> facts)
{
    for (const ConstraintId constraint : asked)
        m_solver.assume(m_selectors[constraint]);
    for (const Fact &fact : facts) {
        for (const Literal literal : literals(fact))
            m_solver.assume(literal);
    }
}

void ConstraintSearch::Implementation::readValues()
{
    found.values = m_variables.read(m_solver);
    found.active.assign(constraints.size(), false);
    for (const ConstraintId constraint : constraints)
        found.active[constraint] = m_solver.value(m_selectors[constraint]);
}

/// Whether the values found break a constraint that is not wholly written ahead.
bool ConstraintSearch::Implementation::cut()
{
    Writer writer(m_solver, m_variables);
    encoding->refine(found, [&](ConstraintId constraint) -> ClauseWriter & {
        return writer.of(m_selectors[constraint]);
    });
    return writer.count() > 0;
}

void ConstraintSearch::Implementation::readFailed(std::span<const ConstraintId> asked,
                                                  std::span<const Fact> facts)
{
    failedConstraints.clear();
    failedFacts.clear();
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (m_solver.failed(m_selectors[asked[i]]))
            failedConstraints.push_back(i);
    }
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const auto excluded = literals(facts[i]);
        if (std::ranges::any_of(excluded,
                                [&](Literal literal) { return m_solver.failed(literal); }))
            failedFacts.push_back(i);
    }
}

sat::Outcome ConstraintSearch::Implementation::solve(std::span<const ConstraintId> asked,
                                                     std::span<const Fact> facts,
                                                     const StopCondition &stop)
{
    isAsked.assign(constraints.size(), false);
    for (const ConstraintId constraint : asked)
        isAsked[constraint] = true;
    while (!stop.stopped()) {
        assume(asked, facts);
        const sat::Outcome outcome = m_solver.solve(stop);
        if (outcome == sat::Outcome::Unsatisfiable)
            readFailed(asked, facts);
        if (outcome != sat::Outcome::Satisfiable)
            return outcome;
        readValues();
        if (!cut())
            return outcome;
    }
    return sat::Outcome::Stopped;
}

void ConstraintSearch::Implementation::exclude(const Answer &answer)
{
    std::vector<Literal> clause;
    for (UnknownId unknown = 0; unknown < mainCount; ++unknown)
        clause.push_back(-m_variables.literal(unknown, answer.values[unknown]));
    m_solver.addClause(clause);
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

sat::Outcome ConstraintSearch::solve(std::span<const ConstraintId> constraints,
                                     std::span<const Fact> facts, const StopCondition &stop)
{
    return m_implementation->solve(constraints, facts, stop);
}

Answer ConstraintSearch::answer() const
{
    const auto &values = m_implementation->found.values;
    return {std::vector(values.begin(), values.begin() + m_implementation->mainCount)};
}

std::vector<ConstraintId> ConstraintSearch::metBesides() const
{
    std::vector<ConstraintId> met;
    for (const ConstraintId constraint : m_implementation->constraints) {
        if (m_implementation->found.active[constraint] && !m_implementation->isAsked[constraint])
            met.push_back(constraint);
    }
    return met;
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
