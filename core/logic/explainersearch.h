// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explainer.h"
#include "logic/reasons.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace inkling {

/// What an Explainer keeps between calls: clauses, what is known, and what is known not to follow.
class Explainer::Search
{
public:
    Search(const Model &model, std::span<const Answer> answers, std::unique_ptr<Encoding> encoding);

    bool propose(const Knowledge &knowledge, const StopCondition &stop, Trace &proposals);
    bool explain(const Knowledge &knowledge, const Fact &fact, const StopCondition &stop,
                 Trace &steps);
    [[nodiscard]] Trace refutation(const Step &step, const StopCondition &stop);

private:
    using Stamp = std::uint32_t;
    using Windows = std::vector<std::vector<ConstraintId>>;

    /// That an unknown does not have a value: what might follow.
    struct Candidate
    {
        UnknownId unknown;
        int value;
        /// Nothing follows within this window ...
        int quietLevel = -1;
        /// ... as far as was known then.
        Stamp quietSince = 0;
        /// Looking for a proof was given up there.
        bool isGivenUp = false;
        std::optional<Reason> reason = {};
        /// What a reason costs at least, as far as was known when it was looked for.
        double floor = 0;
        Stamp reasonSince = 0;
        int reasonLevel = 0;
    };

    void begin();
    void update(const Knowledge &knowledge);
    void learn(UnknownId unknown, ValueSet possible);
    void prefer(const Answer &answer);
    [[nodiscard]] bool isExcludable(UnknownId unknown, int value) const;
    void listCandidates();

    [[nodiscard]] const Windows &windowsOf(UnknownId unknown);
    [[nodiscard]] const std::vector<ConstraintId> &window(UnknownId unknown, int level);
    [[nodiscard]] int levelOf(UnknownId unknown, int level);
    [[nodiscard]] bool isUnchanged(const std::vector<ConstraintId> &window, Stamp since) const;
    [[nodiscard]] bool isQuiet(const Candidate &candidate, int level);
    [[nodiscard]] bool hasReason(Candidate &candidate);

    void limitConflicts(int most);
    [[nodiscard]] double bestCost() const;
    bool scan(int level, const StopCondition &stop);
    /// Looks for a reason that costs no more than `limit`.
    void probe(Candidate &candidate, int level, double limit, const StopCondition &stop);
    void takeModel(const Candidate &candidate, int level, const StopCondition &stop);
    void takeAnswer();
    [[nodiscard]] bool isMet(ConstraintId constraint, const VariableValues &values) const;
    void findReason(Candidate &candidate, int level, double limit, const StopCondition &stop);
    [[nodiscard]] std::vector<Candidate *> lemmasFor(std::span<const ConstraintId> constraints,
                                                     const StopCondition &stop);
    [[nodiscard]] Claim claimOf(const Candidate &candidate);
    bool finish(Candidate &candidate, double limit, const StopCondition &stop);
    [[nodiscard]] Candidate *cheapest(const StopCondition &stop);
    [[nodiscard]] std::vector<ConstraintId> openConstraints() const;
    bool proposeLemmas(const StopCondition &stop, Trace &proposals);
    bool lookFar(const StopCondition &stop);
    [[nodiscard]] std::vector<ConstraintId> neededOf(const std::vector<ConstraintId> &window);
    [[nodiscard]] std::vector<Atom> knownAtoms() const;
    [[nodiscard]] std::vector<Atom> atomsNear(std::span<const ConstraintId> constraints,
                                              UnknownId centre) const;
    [[nodiscard]] std::optional<Reason> reasonFor(const std::vector<ConstraintId> &constraints,
                                                  const Claim &claim, double limit, double &floor,
                                                  const StopCondition &stop);
    bool contradict(const StopCondition &stop, Trace &proposals);
    [[nodiscard]] sat::Literal oppositeOf(const Fact &fact);

    [[nodiscard]] std::vector<Fact> harvest(const Reason &reason, const Fact &first,
                                            const StopCondition &stop);
    bool append(Reason reason, const Fact &conclusion, bool isLone, const StopCondition &stop,
                Trace &steps);
    [[nodiscard]] bool isRight(const Reason &reason, std::span<const Fact> conclusions,
                               const StopCondition &stop);

    const Model &m_model;
    std::unique_ptr<Encoding> m_encoding;
    std::vector<ValueSet> m_initial;
    std::vector<std::vector<ConstraintId>> m_constraintsOf; ///< by unknown
    ClauseStore m_store;
    std::optional<ClauseSearch> m_finder; ///< what is known are units in it
    ReasonFinder m_reasons;
    ReasonFinder m_checker;
    ClauseSearch m_whole; ///< for what an answer says of derived unknowns
    std::vector<Answer> m_answers;

    Knowledge m_known;
    std::vector<Answer> m_consistent; ///< the answers that what is known leaves
    Stamp m_now = 0;
    std::vector<Stamp> m_changed; ///< by constraint: when one of its unknowns was narrowed last
    std::vector<Candidate> m_candidates;
    std::map<std::pair<UnknownId, int>, Candidate> m_lemmas; ///< those that were looked for
    std::vector<ConstraintId> m_all;                         ///< the last window of each
    std::vector<Windows> m_windows; ///< by unknown; empty: not asked for yet
    std::map<std::pair<UnknownId, std::uint64_t>, sat::Literal> m_opposites;
};

} // namespace inkling
