// SPDX-License-Identifier: MIT
#include "sat/satsolver.h"

#include <cadical.hpp>

#include <cassert>
#include <cstdlib>
#include <utility>

namespace inkling::sat {

namespace {

/// Lends a stop condition to CaDiCaL for the length of one call.
class StopTerminator final : public CaDiCaL::Terminator
{
public:
    explicit StopTerminator(const StopCondition &stop)
        : m_stop(stop)
    {}
    bool terminate() override { return m_stop.stopped(); }

private:
    const StopCondition &m_stop;
};

constexpr int satisfiable = 10;
constexpr int unsatisfiable = 20;

} // namespace

struct SatSolver::Implementation
{
    enum class Phase : std::uint8_t { Adding, Satisfied, Refuted };

    CaDiCaL::Solver solver;
    Setup setup = Setup::Default;
    int variableCount = 0;
    Phase phase = Phase::Adding;

    void require([[maybe_unused]] Literal literal) const
    {
        assert(literal != 0 && std::abs(literal) <= variableCount);
    }
};

SatSolver::SatSolver(Setup setup)
    : m_implementation(std::make_unique<Implementation>())
{
    // Options can only be set before the first clause, so they are not offered later.
    m_implementation->setup = setup;
    m_implementation->solver.set("quiet", 1);
    if (setup == Setup::Plain) {
        m_implementation->solver.configure("plain");
        // "lucky" tries whole assignments before the search, and knows of no preference.
        m_implementation->solver.set("lucky", 0);
    }
}

SatSolver::~SatSolver() = default;
SatSolver::SatSolver(SatSolver &&) noexcept = default;
SatSolver &SatSolver::operator=(SatSolver &&) noexcept = default;

Literal SatSolver::newVariable()
{
    reserve(m_implementation->variableCount + 1);
    return m_implementation->variableCount;
}

void SatSolver::reserve(int count)
{
    if (count <= m_implementation->variableCount)
        return;
    m_implementation->solver.reserve(count);
    const int before = std::exchange(m_implementation->variableCount, count);
    m_implementation->phase = Implementation::Phase::Adding;
    for (int variable = before + 1; m_implementation->setup == Setup::Plain && variable <= count;
         ++variable)
        prefer(-variable);
}

int SatSolver::variableCount() const
{
    return m_implementation->variableCount;
}

void SatSolver::addClause(std::span<const Literal> literals)
{
    for (const Literal literal : literals) {
        m_implementation->require(literal);
        m_implementation->solver.add(literal);
    }
    m_implementation->solver.add(0);
    m_implementation->phase = Implementation::Phase::Adding;
}

void SatSolver::addClause(std::initializer_list<Literal> literals)
{
    addClause(std::span(literals.begin(), literals.size()));
}

void SatSolver::addSwitch(Literal variable)
{
    prefer(-variable);
}

void SatSolver::assume(Literal literal)
{
    m_implementation->require(literal);
    m_implementation->solver.assume(literal);
    m_implementation->phase = Implementation::Phase::Adding;
}

void SatSolver::prefer(Literal literal)
{
    m_implementation->require(literal);
    m_implementation->solver.phase(literal);
}

void SatSolver::limitConflicts(int most)
{
    assert(most >= 0);
    // CaDiCaL drops the limit with the next solve.
    m_implementation->solver.limit("conflicts", most);
}

Result SatSolver::solve(const StopCondition &stop)
{
    StopTerminator terminator(stop);
    m_implementation->solver.connect_terminator(&terminator);
    const int result = m_implementation->solver.solve();
    m_implementation->solver.disconnect_terminator();
    switch (result) {
    case satisfiable:
        m_implementation->phase = Implementation::Phase::Satisfied;
        return Result::Satisfiable;
    case unsatisfiable:
        m_implementation->phase = Implementation::Phase::Refuted;
        return Result::Unsatisfiable;
    default:
        m_implementation->phase = Implementation::Phase::Adding;
        return Result::Stopped;
    }
}

bool SatSolver::value(Literal literal) const
{
    assert(m_implementation->phase == Implementation::Phase::Satisfied);
    m_implementation->require(literal);
    // CaDiCaL answers with the literal itself where its variable is true, else with its opposite.
    return m_implementation->solver.val(std::abs(literal)) == literal;
}

void SatSolver::readValues(std::vector<std::uint8_t> &values) const
{
    values.resize(std::size_t(m_implementation->variableCount) + 1);
    for (Literal variable = 1; variable <= m_implementation->variableCount; ++variable)
        values[std::size_t(variable)] = value(variable) ? 1 : 0;
}

bool SatSolver::failed(Literal assumption) const
{
    assert(m_implementation->phase == Implementation::Phase::Refuted);
    m_implementation->require(assumption);
    return m_implementation->solver.failed(assumption);
}

int SatSolver::fixed(Literal literal) const
{
    m_implementation->require(literal);
    return m_implementation->solver.fixed(literal);
}

} // namespace inkling::sat
