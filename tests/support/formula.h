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

/// An encoding of a puzzle, written out plainly: each constraint behind a selector, and so the
/// definitions that something brings along.
class Formula
{
public:
    /// The model must outlive it. Requires: it has an encoding.
    explicit Formula(const Model &model);
    Formula(const Model &model, std::unique_ptr<Encoding> encoding);
    ~Formula();

    [[nodiscard]] const Encoding &encoding() const { return *m_encoding; }
    /// Those that say something: of the largest window.
    [[nodiscard]] std::vector<ConstraintId> allConstraints() const;

    /// Values of all unknowns that go with these constraints and facts, after all cuts; nothing if there
    /// are none. Unknowns that are not written have 0.
    [[nodiscard]] std::optional<std::vector<int>> solve(std::span<const ConstraintId> constraints,
                                                        std::span<const Fact> facts);
    /// All values of the main unknowns that go with all constraints; at most so many. To be called once,
    /// and last.
    [[nodiscard]] std::set<std::vector<int>> mainModels(std::size_t most);

private:
    class Writer;
    class Values;

    [[nodiscard]] sat::Literal literal(UnknownId unknown, int value) const;
    bool refine(const Values &values);

    const Model &m_model;
    std::unique_ptr<Encoding> m_encoding;
    std::vector<ValueSet> m_initial;
    sat::SatSolver m_solver{sat::Setup::Plain};
    std::map<std::pair<UnknownId, int>, sat::Literal> m_literals;
    std::vector<sat::Literal> m_selectors;
    sat::Literal m_definitions = 0;
};

} // namespace inkling::test
