// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"
#include "sat/satsolver.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace inkling::test {

/// A puzzle's encoding as plain clauses for a SAT solver. Each constraint has a selector, and the
/// definitions that facts bring along have one too.
class Formula
{
public:
    /// Requires: the model outlives the formula and has an encoding.
    explicit Formula(const Model &model);
    Formula(const Model &model, std::unique_ptr<Encoding> encoding);
    ~Formula();

    [[nodiscard]] const Encoding &encoding() const { return *m_encoding; }
    /// The constraints that have clauses: those of the largest window.
    [[nodiscard]] std::vector<ConstraintId> allConstraints() const;

    /// Values of all unknowns that meet these constraints and facts; nothing if there are none.
    /// Unknowns that the encoding leaves out have 0.
    [[nodiscard]] std::optional<std::vector<int>> solve(std::span<const ConstraintId> constraints,
                                                        std::span<const Fact> facts);
    /// All combinations of the main unknowns' values that meet all constraints, at most `most`. Can
    /// be called once only, and last.
    [[nodiscard]] std::set<std::vector<int>> mainModels(std::size_t most);

private:
    class Writer;
    class Values;

    [[nodiscard]] sat::Literal literal(UnknownId unknown, int value) const;
    bool refine(const Values &values);

    const Model &m_model;
    std::unique_ptr<Encoding> m_encoding;
    std::vector<ValueSet> m_domains;
    sat::SatSolver m_solver{sat::Setup::Plain};
    std::map<std::pair<UnknownId, int>, sat::Literal> m_literals;
    std::vector<sat::Literal> m_selectors;
    sat::Literal m_definitions = 0;
};

} // namespace inkling::test
