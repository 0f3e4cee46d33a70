// SPDX-License-Identifier: MIT
#include "logic/refutation.h"

#include "logic/generalrules.h"

#include <algorithm>
#include <limits>
#include <map>

namespace inkling {

namespace {

/// How many sets of constraints are tried at most before all are taken together.
constexpr int mostSets = 400;

/// After so many questions, or so many that were too hard, the rest is shown as one step.
constexpr int mostQuestions = 500;
constexpr int mostGivenUp = 12;

/// The steps that the last one rests on, and itself.
Trace needed(const Trace &steps)
{
    std::vector<bool> isKept(steps.size(), false);
    std::map<UnknownId, bool> isWanted;
    for (std::size_t i = steps.size(); i-- > 0;) {
        const Step step = steps[i];
        isKept[i] = step.contradiction || step.rule == RuleId(GeneralRule::Suppose)
                    || std::ranges::any_of(
                        step.conclusions, [&](const Fact &fact) { return isWanted[fact.unknown]; });
        if (!isKept[i])
            continue;
        for (const Fact &fact : step.premises)
            isWanted[fact.unknown] = true;
    }
    Trace kept;
    std::uint32_t wave = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (!isKept[i])
            continue;
        Step step = steps[i];
        step.wave = wave++;
        kept.append(step);
    }
    return kept;
}

} // namespace

Refutation::Refutation(const Encoding &encoding, const std::vector<ValueSet> &initial,
                       UnknownId mainCount, ClauseStore &store, ReasonFinder &reasons,
                       ReasonFinder &checker)
    : m_encoding(encoding)
    , m_initial(initial)
    , m_mainCount(mainCount)
    , m_store(store)
    , m_reasons(reasons)
    , m_checker(checker)
{}

void Refutation::begin(const Step &step)
{
    m_constraints.assign(step.constraints.begin(), step.constraints.end());
    std::ranges::stable_partition(m_constraints, [&](ConstraintId constraint) {
        return !m_encoding.unknowns(constraint).empty();
    });
    m_known = Knowledge(m_initial);
    for (const Fact &fact : step.premises) {
        m_known.learn(fact);
        m_unknowns.push_back(fact.unknown);
    }
    for (const ConstraintId constraint : m_constraints) {
        for (const UnknownId unknown : m_encoding.unknowns(constraint)) {
            if (unknown < m_mainCount)
                m_unknowns.push_back(unknown);
        }
    }
    m_centre = m_unknowns.empty() ? 0 : m_unknowns.front();
    if (!step.contradiction && !step.conclusions.empty()) {
        const Fact &first = step.conclusions.front();
        m_centre = first.unknown;
        m_unknowns.push_back(m_centre);
        const ValueSet opposite = m_known.possible(m_centre) - first.possible;
        m_known.learn({m_centre, opposite});
        m_steps.begin(RuleId(GeneralRule::Suppose), 0, generalRules()[1].cost);
        m_steps.addConclusion({m_centre, opposite});
    }
    std::ranges::sort(m_unknowns);
    const auto rest = std::ranges::unique(m_unknowns);
    m_unknowns.erase(rest.begin(), rest.end());
}

std::vector<Atom> Refutation::knownAtoms() const
{
    std::vector<Atom> atoms;
    for (const UnknownId unknown : m_unknowns) {
        for (const Atom &atom : atomsOf(m_known.fact(unknown), m_initial[unknown]))
            atoms.push_back(atom);
    }
    return atoms;
}

/// Those that these constraints speak of; of one about the whole board, or of none, all.
std::vector<UnknownId> Refutation::openUnknowns(const Constraints &constraints) const
{
    std::vector<UnknownId> spoken;
    bool isAboutAll = constraints.empty();
    for (const ConstraintId constraint : constraints) {
        const auto unknowns = m_encoding.unknowns(constraint);
        isAboutAll = isAboutAll || unknowns.empty();
        spoken.insert(spoken.end(), unknowns.begin(), unknowns.end());
    }
    std::vector<UnknownId> open;
    for (const UnknownId unknown : m_unknowns) {
        if (m_known.possible(unknown).size() > 1
            && (isAboutAll || std::ranges::find(spoken, unknown) != spoken.end()))
            open.push_back(unknown);
    }
    return open;
}

bool Refutation::record(const Constraints &constraints, const Claim &claim,
                        std::optional<Fact> conclusion, const StopCondition &stop)
{
    const auto reason = m_reasons.shrink(constraints, knownAtoms(), claim, stop);
    if (!reason)
        return false;
    Constraints used = reason->constraints;
    std::vector<Atom> atoms = reason->atoms;
    if (m_checker.follows(used, atoms, claim.opposite, stop) != ReasonFinder::Answer::Yes)
        return false;
    m_steps.begin(RuleId(GeneralRule::Smallest), 0, reason->cost);
    for (const ConstraintId constraint : reason->constraints)
        m_steps.addConstraint(constraint);
    for (const Fact &fact : factsOf(reason->atoms, m_initial))
        m_steps.addPremise(fact);
    if (!conclusion) {
        m_steps.setContradiction();
        m_isRefuted = true;
        return true;
    }
    // What was excluded before is not claimed anew.
    const ValueSet before = m_initial[conclusion->unknown] - m_known.possible(conclusion->unknown);
    m_known.learn(*conclusion);
    m_steps.addConclusion({conclusion->unknown, conclusion->possible | before});
    return true;
}

bool Refutation::isTired() const
{
    return m_questions > mostQuestions || m_givenUp > mostGivenUp;
}

/// From all that is known.
bool Refutation::follows(const Constraints &constraints, sat::Literal opposite,
                         const StopCondition &stop)
{
    ++m_questions;
    Constraints used = constraints;
    std::vector<Atom> atoms = knownAtoms();
    const ReasonFinder::Answer answer = m_reasons.follows(used, atoms, opposite, stop);
    m_givenUp += answer == ReasonFinder::Answer::GivenUp ? 1 : 0;
    return answer == ReasonFinder::Answer::Yes;
}

bool Refutation::refutes(const Constraints &constraints, const StopCondition &stop)
{
    return follows(constraints, 0, stop)
           && record(constraints, {0, m_centre, false}, std::nullopt, stop);
}

/// Appends what follows for each unknown. Returns whether anything does.
bool Refutation::concludes(const Constraints &constraints, const StopCondition &stop)
{
    bool found = false;
    for (const UnknownId unknown : openUnknowns(constraints)) {
        for (const int value : m_known.possible(unknown)) {
            if (m_known.possible(unknown).size() == 1)
                break;
            if (isTired())
                return found;
            const sat::Literal literal = m_store.literal(unknown, value);
            if (!follows(constraints, literal, stop))
                continue;
            const Fact fact{unknown, m_known.possible(unknown) - ValueSet::only(value)};
            found = record(constraints, {literal, unknown, false}, fact, stop) || found;
        }
    }
    return found;
}

bool Refutation::tryOne(const Constraints &constraints, const StopCondition &stop)
{
    return refutes(constraints, stop) || concludes(constraints, stop);
}

/// Tries the sets of so many constraints, until one leads on.
bool Refutation::tryEach(std::size_t size, const StopCondition &stop)
{
    std::vector<std::size_t> places(size);
    for (std::size_t i = 0; i < size; ++i)
        places[i] = i;
    for (int tried = 0; tried < mostSets && !isTired() && !stop.stopped(); ++tried) {
        Constraints constraints;
        for (const std::size_t place : places)
            constraints.push_back(m_constraints[place]);
        if (tryOne(constraints, stop))
            return true;
        std::size_t last = size;
        while (last > 0 && places[last - 1] == m_constraints.size() - size + last - 1)
            --last;
        if (last == 0)
            return false;
        ++places[last - 1];
        for (std::size_t i = last; i < size; ++i)
            places[i] = places[i - 1] + 1;
    }
    return false;
}

/// One round: what single constraints give, or the first larger set that gives anything.
bool Refutation::goOn(const StopCondition &stop)
{
    if (isTired())
        return refutes(m_constraints, stop);
    if (refutes({}, stop))
        return true;
    for (const ConstraintId constraint : m_constraints) {
        if (refutes({constraint}, stop))
            return true;
    }
    bool found = concludes({}, stop);
    for (const ConstraintId constraint : m_constraints)
        found = concludes({constraint}, stop) || found;
    for (std::size_t size = 2; size < m_constraints.size() && !found; ++size)
        found = tryEach(size, stop);
    return found || refutes(m_constraints, stop);
}

Trace Refutation::of(const Step &step, const StopCondition &stop)
{
    begin(step);
    while (!m_isRefuted && !stop.stopped() && goOn(stop)) {
    }
    return m_isRefuted ? needed(m_steps) : Trace();
}

} // namespace inkling
