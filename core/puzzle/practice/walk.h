// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/solver.h"
#include "logic/search/randomsource.h"
#include "logic/teaching/moment.h"

#include <array>
#include <optional>
#include <vector>

namespace inkling {

/// A puzzle as a walk through it sees it, and what is true of it.
struct PracticeGround
{
    const Model &model;
    const Answer &answer;
    std::vector<ValueSet> initial;
    /// The unknowns that a person can mark, or whose value in the answer the board shows; it is known.
    std::vector<UnknownId> givable;
    /// By unknown: whether it is one of those; whether a person can mark it.
    std::vector<bool> isGivable;
    std::vector<bool> isMarkable;
    /// Whether there are other unknowns to find out about.
    bool hasNotes = false;

    [[nodiscard]] int valueOf(UnknownId unknown) const { return *model.valueIn(answer, unknown); }
};

/// The ways to come, in one puzzle, to moments at which a rule gives the next step: true facts are
/// given at random, and all that cheaper rules conclude from them is learned. One thread at a time.
/// Requires: what it is given by reference outlives it.
class PracticeWalk
{
public:
    PracticeWalk(const PracticeGround &ground, RuleId rule, RandomSource random,
                 const StopCondition &stop);

    /// Learns what cheaper rules conclude, and what rules of the same cost conclude that a person
    /// cannot mark, until the next step is one to mark, or there is none. Returns whether the rule
    /// gives it.
    [[nodiscard]] bool reaches(Moment &moment) { return goesTo(moment, false); }
    /// Learns what all rules conclude, the cheapest first, until the rule gives the next step.
    /// Returns whether it ever does. Some rules need what dearer ones say that a person cannot mark.
    [[nodiscard]] bool reachesAfterAll(Moment &moment) { return goesTo(moment, true); }
    /// Whether the rule gave a step that said nothing that a person can mark.
    [[nodiscard]] bool isUnmarkable() const { return m_isUnmarkable; }
    /// A moment at which at most `most` facts are given, and nothing is concluded.
    [[nodiscard]] Moment start(std::size_t most);
    /// A fact that is not known yet; nothing where all that could be given is known.
    [[nodiscard]] std::optional<Fact> gift(const Knowledge &known);
    /// Facts, at most `most` times, on which alone the rule might rest a step. They are found at a
    /// moment at which much is known; a person who knows less may need the rule.
    [[nodiscard]] std::vector<std::vector<Fact>> supports(std::size_t most);

    /// Whether a step says something new that a person can mark.
    [[nodiscard]] bool saysMarks(const Step &step, const Knowledge &known) const;

private:
    [[nodiscard]] bool goesTo(Moment &moment, bool asksDearer);
    using Shares = std::array<int, 64>; ///< by value, in sixteenths
    [[nodiscard]] std::vector<Fact> facts(int values, const Shares &strikes);
    [[nodiscard]] Trace notes(Moment &moment) const;
    [[nodiscard]] std::vector<Fact> supportOf(const Step &step, const Trace &notes) const;
    [[nodiscard]] bool isPassed(const Step &step, const Knowledge &known) const;
    /// Of what a tier proposes: whether some is taken on the way, and whether the rule gives a mark.
    struct Wave
    {
        bool isPassed = false;
        bool isOwn = false;
    };
    [[nodiscard]] Wave waveOf(const Trace &proposals, const Knowledge &known);

    const PracticeGround &m_ground;
    RuleId m_rule;
    RandomSource m_random;
    const StopCondition &m_stop;
    int m_ownTierCount; ///< the tiers up to the rule's own
    bool m_isUnmarkable = false;
};

} // namespace inkling
