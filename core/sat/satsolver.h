// SPDX-License-Identifier: MIT
#pragma once

#include "sat/incrementalsolver.h"

#include <initializer_list>
#include <memory>

namespace inkling::sat {

/// The settings of the search; fixed when the solver is made.
enum class Setup : std::uint8_t {
    Default, ///< with preprocessing during the search: for large and hard formulas
    Plain, ///< search alone: for small formulas and many calls; a new variable prefers to be false
};

/// The wrapper round CaDiCaL (1.5.3), and the one place that knows it. CaDiCaL aborts when its call
/// order is broken, so what each call requires is asserted here.
class SatSolver final : public IncrementalSolver
{
public:
    explicit SatSolver(Setup setup = Setup::Default);
    ~SatSolver() override;
    SatSolver(SatSolver &&) noexcept;
    SatSolver &operator=(SatSolver &&) noexcept;

    /// Adds a variable: the next number, from 1 on.
    Literal newVariable();
    void reserve(int count) override;
    [[nodiscard]] int variableCount() const override;

    void addClause(std::span<const Literal> literals) override;
    void addClause(std::initializer_list<Literal> literals);
    void addCut(std::span<const Literal> literals) override { addClause(literals); }
    void addSwitch(Literal variable) override;
    void assume(Literal literal) override;

    /// Prefers the literal until its opposite is preferred. The short cuts of Setup::Default ignore
    /// this.
    void prefer(Literal literal) override;

    void limitConflicts(int most) override;
    [[nodiscard]] Result solve(const StopCondition &stop = {}) override;
    [[nodiscard]] bool value(Literal literal) const override;
    void readValues(std::vector<std::uint8_t> &values) const override;
    [[nodiscard]] bool failed(Literal assumption) const override;

    /// Returns 1 if the literal was found to hold in every answer without any assumption, -1 if it
    /// was found to hold in none, 0 if neither is known (yet).
    [[nodiscard]] int fixed(Literal literal) const;

private:
    struct Implementation;
    std::unique_ptr<Implementation> m_implementation;
};

} // namespace inkling::sat
