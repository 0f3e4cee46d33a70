// SPDX-License-Identifier: MIT
#include "logic/lemmas.h"

#include <algorithm>

namespace inkling {

Lemmas::Lemmas(Situation &situation, AnswerReader &answers, Prober &prober, Candidates &candidates,
               StepMaker &maker)
    : m_situation(situation)
    , m_answers(answers)
    , m_prober(prober)
    , m_candidates(candidates)
    , m_maker(maker)
{}

bool Lemmas::propose(const StopCondition &stop, Trace &proposals)
{
    constexpr int most = 40;
    constexpr int level = Windows::stages.front();
    const Candidate *const best = m_candidates.cheapest(stop);
    int found = 0;
    for (Candidate *const lemma :
         lemmasFor(best ? best->reason->constraints : openConstraints(), stop)) {
        if (stop.stopped())
            return false;
        if (m_prober.isQuiet(*lemma, level) || (m_prober.hasReason(*lemma) && !lemma->reason))
            continue;
        if (!lemma->reason)
            m_candidates.probe(*lemma, level, Prober::fair, stop);
        if (!lemma->reason || lemma->reason->isContradiction
            || !m_prober.finish(*lemma, Prober::fair, stop) || !lemma->reason->isWhole)
            continue;
        const Fact fact = m_situation.exclusion(lemma->unknown, lemma->value);
        found += m_maker.append(*lemma->reason, fact, {}, stop, proposals) ? 1 : 0;
        if (found == most)
            break;
    }
    return found > 0;
}

/// Those that speak of something open.
std::vector<ConstraintId> Lemmas::openConstraints() const
{
    std::vector<ConstraintId> open;
    for (const Candidate &candidate : m_candidates.all()) {
        const auto &around = m_situation.constraintsOf(candidate.unknown);
        open.insert(open.end(), around.begin(), around.end());
    }
    std::ranges::sort(open);
    const auto rest = std::ranges::unique(open);
    open.erase(rest.begin(), rest.end());
    return open;
}

/// The derived ones that these constraints speak of.
std::vector<UnknownId> Lemmas::openUnknowns(std::span<const ConstraintId> constraints) const
{
    std::vector<UnknownId> open;
    for (const ConstraintId constraint : constraints) {
        for (const UnknownId unknown : m_situation.encoding().unknowns(constraint)) {
            if (unknown >= m_situation.model().mainCount()
                && m_situation.possible(unknown).size() > 1
                && std::ranges::find(open, unknown) == open.end())
                open.push_back(unknown);
        }
    }
    return open;
}

/// The values of derived unknowns, of those that these constraints speak of, that no answer has.
std::vector<Candidate *> Lemmas::lemmasFor(std::span<const ConstraintId> constraints,
                                           const StopCondition &stop)
{
    const std::vector<UnknownId> open = openUnknowns(constraints);
    const std::vector<ValueSet> &initial = m_situation.initial();
    ClauseStore &store = m_situation.store();
    for (const UnknownId unknown : open)
        (void)store.literal(unknown, initial[unknown].value());
    std::map<UnknownId, ValueSet> had;
    for (const Answer &answer : m_situation.answers()) {
        const VariableValues *const values = m_answers.read(answer, stop);
        if (!values)
            return {};
        for (const UnknownId unknown : open) {
            for (const int value : initial[unknown]) {
                if (values->value(store.literal(unknown, value)))
                    had[unknown] = had[unknown] | ValueSet::only(value);
            }
        }
    }
    std::vector<Candidate *> lemmas;
    for (const UnknownId unknown : open) {
        for (const int value : m_situation.possible(unknown) - had[unknown]) {
            const auto place
                = m_lookedFor.try_emplace({unknown, value}, Candidate{unknown, value}).first;
            lemmas.push_back(&place->second);
        }
    }
    return lemmas;
}

} // namespace inkling
