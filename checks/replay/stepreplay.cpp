// SPDX-License-Identifier: MIT
#include "replay/stepreplay.h"

#include <algorithm>
#include <iterator>

namespace inkling::checks {

namespace {

/// The list of a step's field; empty where the field is missing or no list.
const Json &listOf(const Json &step, const char *field)
{
    static const Json none = Json::array();
    const auto found = step.find(field);
    return found != step.end() && found->is_array() ? *found : none;
}

std::string ruleOf(const Json &step)
{
    const auto found = step.find("rule");
    return found != step.end() && found->is_string() ? found->get<std::string>() : std::string();
}

bool isContradiction(const Json &fact)
{
    return fact.is_object() && fact.contains("contradiction");
}

bool endsInContradiction(const Json &step)
{
    return std::ranges::any_of(listOf(step, "conclusions"), isContradiction);
}

bool contains(const Json &list, const Json &object)
{
    return std::ranges::find(list, object) != list.end();
}

} // namespace

StepReplay::StepReplay(const FactNames &names, StepChecks checks)
    : m_names(names)
    , m_checks(std::move(checks))
    , m_known(names)
    , m_beforeWave(names)
{}

bool StepReplay::isGiven(const Json &premise) const
{
    return m_checks.isGiven ? m_checks.isGiven(premise) : !m_names.told(premise);
}

StepReplay::Fault StepReplay::restsOnKnown(const Json &step, const KnownFacts &known) const
{
    for (const Json &premise : listOf(step, "premises")) {
        if (!isGiven(premise) && !known.holds(premise))
            return "it rests on " + premise.dump() + ", which is not known by then";
    }
    return std::nullopt;
}

StepReplay::Fault StepReplay::next(const Json &printed)
{
    // The words of a sentence are not what a step rests on.
    Json step = printed;
    step.erase("arguments");
    step.erase("sentence");
    const std::int64_t wave = step.contains("wave") && step["wave"].is_number_integer()
                                  ? step["wave"].get<std::int64_t>()
                                  : 0;
    if (std::exchange(m_wave, wave) != wave)
        m_beforeWave = m_known;
    Fault fault = m_hasContradiction ? Fault("it comes after a contradiction")
                                     : restsOnKnown(step, m_beforeWave);
    if (!fault)
        fault = faultOfReasoning(step);
    if (!fault)
        fault = faultOfParts(step);
    bool isNew = false;
    for (const Json &conclusion : listOf(step, "conclusions")) {
        if (isContradiction(conclusion))
            m_hasContradiction = isNew = true;
        else
            // How a value is made can be said again: there may be several ways.
            isNew = m_known.learn(conclusion) || isNew || !m_names.told(conclusion);
    }
    if (!fault && !isNew)
        fault = "it says nothing new";
    if (!fault && m_known.isImpossible())
        fault = "it leaves a place without any value";
    return fault;
}

/// A chain is right if its nested steps are; the conclusions of any other step follow at once.
StepReplay::Fault StepReplay::faultOfReasoning(const Json &step) const
{
    if (listOf(step, "conclusions").empty())
        return "it concludes nothing";
    if (ruleOf(step) == "explain.chain") {
        if (listOf(step, "nested").empty())
            return "a chain without its steps";
        if (listOf(step, "conclusions").size() != 1)
            return "a chain that concludes more than one thing";
    } else if (!(m_checks.looksAtRules && step.contains("parts"))) {
        if (Fault fault = m_checks.fault(step))
            return fault;
    }
    return faultOfNested(step);
}

/// What is supposed leaves all that the conclusion excludes, and nothing of what it leaves.
StepReplay::Fault StepReplay::faultOfSupposition(const Json &step, const KnownFacts &known,
                                                 const Json &supposition) const
{
    if (ruleOf(supposition) != "explain.suppose" || listOf(supposition, "conclusions").size() != 1)
        return "its nested steps do not begin with one thing that is supposed";
    const auto claimed = m_names.told(listOf(step, "conclusions").front());
    const auto supposed = m_names.told(listOf(supposition, "conclusions").front());
    const auto leaves = [](const FactNames::Values &values, const std::string &value) {
        return values.contains(value);
    };
    const bool isOpposite
        = claimed && supposed && claimed->place == supposed->place
          && std::ranges::all_of(known.left(claimed->place), [&](const std::string &value) {
                 return leaves(claimed->left, value) != leaves(supposed->left, value);
             });
    return isOpposite ? std::nullopt : Fault("its nested steps do not suppose the opposite");
}

StepReplay::Fault StepReplay::faultOfNested(const Json &step) const
{
    const Json &nested = listOf(step, "nested");
    if (nested.empty())
        return step.contains("nested") ? Fault("nested steps that are none") : std::nullopt;
    if (!endsInContradiction(nested.back()))
        return "its nested steps end in no contradiction";
    KnownFacts known(m_names);
    for (const Json &premise : listOf(step, "premises")) {
        if (!isGiven(premise))
            known.learn(premise);
    }
    const bool supposes = !endsInContradiction(step);
    if (supposes) {
        if (Fault fault = faultOfSupposition(step, known, nested.front()))
            return fault;
        known.learn(listOf(nested.front(), "conclusions").front());
    }
    for (std::size_t i = supposes ? 1 : 0; i < nested.size(); ++i) {
        const Json &inner = nested[i];
        Fault fault = restsOnKnown(inner, known);
        for (const Json &premise : listOf(inner, "premises")) {
            if (!fault && isGiven(premise) && !contains(listOf(step, "premises"), premise))
                fault = "it rests on " + premise.dump() + ", which the whole step does not";
        }
        if (!fault)
            fault = faultOfReasoning(inner);
        if (!fault && endsInContradiction(inner) && i + 1 < nested.size())
            fault = "steps come after a contradiction";
        if (fault)
            return "nested step " + std::to_string(i + 1) + ": " + *fault;
        for (const Json &conclusion : listOf(inner, "conclusions")) {
            if (!isContradiction(conclusion))
                known.learn(conclusion);
        }
    }
    return std::nullopt;
}

StepReplay::Fault StepReplay::faultOfParts(const Json &step) const
{
    const Json &parts = listOf(step, "parts");
    if (parts.empty())
        return std::nullopt;
    KnownFacts known(m_names);
    for (const Json &premise : listOf(step, "premises")) {
        if (!isGiven(premise))
            known.learn(premise);
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        Fault fault = restsOnKnown(parts[i], known);
        if (!fault)
            fault = faultOfReasoning(parts[i]);
        if (fault)
            return "part " + std::to_string(i + 1) + ": " + *fault;
        for (const Json &conclusion : listOf(parts[i], "conclusions")) {
            if (!isContradiction(conclusion))
                known.learn(conclusion);
        }
    }
    for (const Json &conclusion : listOf(step, "conclusions")) {
        if (isContradiction(conclusion) ? !endsInContradiction(parts.back())
                                        : !known.holds(conclusion))
            return "its parts do not come to " + conclusion.dump();
    }
    return std::nullopt;
}

} // namespace inkling::checks
