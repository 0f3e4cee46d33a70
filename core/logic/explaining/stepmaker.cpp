// SPDX-License-Identifier: MIT
#include "logic/explaining/stepmaker.h"

#include "logic/explaining/refutation.h"
#include "logic/model/generalrules.h"

#include <algorithm>
#include <utility>

namespace inkling {

StepMaker::StepMaker(Situation &situation, ReasonFinder &reasons, ReasonFinder &checker)
    : m_situation(situation)
    , m_reasons(reasons)
    , m_checker(checker)
{}

bool StepMaker::append(Reason reason, const Fact &conclusion,
                       std::span<const ExclusionCandidate> others, const StopCondition &stop,
                       Trace &steps)
{
    if (!reason.isCertain)
        settle(reason, conclusion, stop);
    std::vector<Fact> conclusions;
    if (!reason.isContradiction)
        conclusions = harvest(reason, conclusion, others, stop);
    Trace single;
    single.begin(RuleId(GeneralRule::Smallest), 0, reason.cost);
    for (const ConstraintId constraint : reason.constraints)
        single.addConstraint(constraint);
    const std::vector<ValueSet> &initial = m_situation.initial();
    for (const Fact &fact : factsOf(reason.atoms, initial))
        single.addPremise(fact);
    // Values excluded before do not follow from these premises, and are not claimed anew.
    for (const Fact &fact : conclusions) {
        const ValueSet before = initial[fact.unknown] - m_situation.possible(fact.unknown);
        single.addConclusion({fact.unknown, fact.possible | before});
    }
    if (reason.isContradiction)
        single.setContradiction();
    Trace nested = refutation(single[0], stop);
    const bool isShown = !nested.empty();
    if (!isRight(reason, conclusions, isShown, stop))
        return false;
    if (isShown)
        single.setNested(std::move(nested));
    steps.append(single[0]);
    return true;
}

void StepMaker::settle(Reason &reason, const Fact &conclusion, const StopCondition &stop)
{
    constexpr int most = 5 * mostConflictsToFollow;
    const Claim claim{reason.isContradiction ? 0 : m_situation.store().oppositeOf(conclusion),
                      conclusion.unknown, false};
    m_reasons.limitConflicts(most);
    m_reasons.settle(reason, claim, stop);
    m_reasons.limitConflicts(mostConflictsToFollow);
}

/// The conclusions that follow from the same constraints and facts, `first` included.
std::vector<Fact> StepMaker::harvest(const Reason &reason, const Fact &first,
                                     std::span<const ExclusionCandidate> others,
                                     const StopCondition &stop)
{
    std::vector<Fact> conclusions{first};
    std::vector<UnknownId> near;
    for (const ConstraintId constraint : reason.constraints) {
        for (const UnknownId unknown : m_situation.encoding().unknowns(constraint))
            near.push_back(unknown);
    }
    for (const ExclusionCandidate &candidate : others) {
        if (candidate.unknown == first.unknown
            || std::ranges::find(near, candidate.unknown) == near.end())
            continue;
        auto constraints = reason.constraints;
        auto atoms = reason.atoms;
        const sat::Literal opposite
            = m_situation.store().literal(candidate.unknown, candidate.value);
        if (m_reasons.follows(constraints, atoms, opposite, stop) != ReasonFinder::Answer::Yes)
            continue;
        const Fact fact = m_situation.exclusion(candidate.unknown, candidate.value);
        const auto same = std::ranges::find(conclusions, candidate.unknown, &Fact::unknown);
        if (same == conclusions.end())
            conclusions.push_back(fact);
        else
            same->possible = same->possible & fact.possible;
    }
    return conclusions;
}

/// Whether the conclusions follow. `isShown`: the first conclusion is right, by a refutation all of
/// whose steps were checked.
bool StepMaker::isRight(const Reason &reason, std::span<const Fact> conclusions, bool isShown,
                        const StopCondition &stop)
{
    const auto follows = [&](sat::Literal opposite) {
        auto constraints = reason.constraints;
        auto atoms = reason.atoms;
        return m_checker.follows(constraints, atoms, opposite, stop) == ReasonFinder::Answer::Yes;
    };
    if (reason.isContradiction)
        return isShown || follows(0);
    return std::ranges::all_of(conclusions.subspan(isShown ? 1 : 0), [&](const Fact &fact) {
        for (const int value : m_situation.possible(fact.unknown) - fact.possible) {
            if (!follows(m_situation.store().literal(fact.unknown, value)))
                return false;
        }
        return true;
    });
}

Trace StepMaker::refutation(const Step &step, const StopCondition &stop)
{
    m_reasons.limitConflicts(mostConflictsToFollow);
    m_checker.limitConflicts(mostConflictsToFollow);
    Trace nested = Refutation(m_situation.model(), m_situation.encoding(), m_situation.initial(),
                              m_situation.store(), m_reasons, m_checker)
                       .of(step, stop);
    m_checker.limitConflicts(unlimited);
    return nested;
}

} // namespace inkling
