// SPDX-License-Identifier: MIT
#pragma once

#include "logic/search/constraintsearch.h"
#include "puzzle/puzzle.h"

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace inkling::checks {

/// Holds steps, as JSON tells them, against the clauses of the constraints that they name: the
/// opposite of each conclusion must have no values. Knows no rules; for every family whose unknowns
/// are all main ones.
class GeneralStepChecker
{
public:
    /// Requires: the puzzle's model has an encoding.
    explicit GeneralStepChecker(const Puzzle &puzzle);

    /// The fault of a step; nothing if it is right.
    [[nodiscard]] std::optional<std::string> fault(const nlohmann::ordered_json &step);
    /// Whether the step is right without one of its premises.
    [[nodiscard]] bool holdsWithout(const nlohmann::ordered_json &step, std::size_t premise);

private:
    struct Premises
    {
        std::vector<ConstraintId> constraints;
        std::vector<Fact> facts;
    };

    [[nodiscard]] std::optional<Premises> read(const nlohmann::ordered_json &list,
                                               std::size_t leftOut);
    [[nodiscard]] const Fact *factOf(const nlohmann::ordered_json &object);
    [[nodiscard]] std::optional<std::string> fault(const nlohmann::ordered_json &step,
                                                   std::size_t leftOut);

    std::unique_ptr<const Model> m_model;
    ConstraintSearch m_search;
    std::map<std::string, ConstraintId> m_constraints; ///< by their JSON
    std::map<std::string, Fact> m_facts;               ///< by the JSON that tells them
};

} // namespace inkling::checks
