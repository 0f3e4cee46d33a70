// SPDX-License-Identifier: MIT
#include "steps/generalstepchecker.h"

#include <algorithm>

namespace inkling::checks {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t none = std::size_t(-1);

} // namespace

GeneralStepChecker::GeneralStepChecker(const Puzzle &puzzle)
    : m_model(puzzle.model())
    , m_search(*m_model)
{
    for (const ConstraintId constraint : m_search.constraints())
        m_constraints.emplace(m_model->json(constraint).dump(), constraint);
    const std::vector<ValueSet> domains = m_model->domains();
    for (UnknownId unknown = 0; unknown < domains.size(); ++unknown) {
        for (const int value : domains[unknown]) {
            const ValueSet only = ValueSet::only(value);
            for (const ValueSet possible : {only, domains[unknown] - only}) {
                const Fact fact{unknown, possible};
                const std::vector<Json> told = m_model->json(fact);
                if (told.size() == 1)
                    m_facts.emplace(told.front().dump(), fact);
            }
        }
    }
}

const Fact *GeneralStepChecker::factOf(const Json &object)
{
    const auto found = m_facts.find(object.dump());
    return found == m_facts.end() ? nullptr : &found->second;
}

std::optional<GeneralStepChecker::Premises> GeneralStepChecker::read(const Json &list,
                                                                     std::size_t leftOut)
{
    Premises premises;
    std::optional<ConstraintId> missing;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto constraint = m_constraints.find(list[i].dump());
        const bool isConstraint = constraint != m_constraints.end();
        if (i == leftOut) {
            if (isConstraint)
                missing = constraint->second;
            continue;
        }
        if (isConstraint)
            premises.constraints.push_back(constraint->second);
        else if (const Fact *const fact = factOf(list[i]))
            premises.facts.push_back(*fact);
        else
            return std::nullopt;
    }
    for (std::size_t i = 0, named = premises.constraints.size(); i < named; ++i) {
        for (const ConstraintId implied : m_model->implied(premises.constraints[i])) {
            if (implied != missing)
                premises.constraints.push_back(implied);
        }
    }
    return premises;
}

std::optional<std::string> GeneralStepChecker::fault(const Json &step)
{
    return fault(step, none);
}

bool GeneralStepChecker::holdsWithout(const Json &step, std::size_t premise)
{
    return !fault(step, premise);
}

std::optional<std::string> GeneralStepChecker::fault(const Json &step, std::size_t leftOut)
{
    const auto premises = read(step["premises"], leftOut);
    if (!premises)
        return "a premise that nobody can read";
    if (step["conclusions"].empty())
        return "no conclusion";
    for (const Json &object : step["conclusions"]) {
        std::vector<Fact> facts = premises->facts;
        if (!object.contains("contradiction")) {
            const Fact *const fact = factOf(object);
            if (!fact)
                return "a conclusion that nobody can read";
            facts.push_back({fact->unknown, m_model->domains()[fact->unknown] - fact->possible});
        }
        if (m_search.solve(premises->constraints, facts, {}) != sat::Result::Unsatisfiable)
            return object.dump() + " does not follow";
    }
    return std::nullopt;
}

} // namespace inkling::checks
