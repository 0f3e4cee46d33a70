// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/knowledge.h"
#include "logic/model/trace.h"
#include "logic/search/clausesearch.h"

#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// A proof that takes more conflicts than this at one go a person could not follow.
inline constexpr int mostConflictsToFollow = 1000;

inline constexpr double unlimitedCost = std::numeric_limits<double>::infinity();

/// Constraints and facts from which something follows; of the constraints none can be left out, as far as
/// isCertain.
struct Reason
{
    std::vector<ConstraintId> constraints;
    std::vector<Atom> atoms;
    double cost = 0;
    /// The opposite was not needed: these cannot hold together.
    bool isContradiction = false;
    /// None of the facts can be left out, either.
    bool isWhole = true;
    /// Each part was shown to be needed; else looking for a way without it was given up at some.
    bool isCertain = true;
};


/// Facts as a step lists them, one an unknown.
[[nodiscard]] std::vector<Fact> factsOf(std::span<const Atom> atoms,
                                        const std::vector<ValueSet> &initial);

/// What a step of these costs a person: from 4, the hardest of the named rules, for two constraints;
/// `centre` is what it is about.
[[nodiscard]] double costOf(const Encoding &encoding, const std::vector<ValueSet> &initial,
                            std::span<const ConstraintId> constraints, std::span<const Atom> atoms,
                            UnknownId centre);

/// What is to be shown: that `opposite` cannot be, or, if it is 0, that there is no answer.
struct Claim
{
    sat::Literal opposite = 0;
    UnknownId centre = 0;
    /// Whether the constraints and facts may be at odds without the opposite.
    bool mayContradict = false;
};

/// Finds out what a claim rests on, by leaving out constraints and then facts, many at a time as long as that
/// goes well. Facts are assumed anew in every call, so that they need no going back. One thread at a time.
class ReasonFinder
{
public:
    ReasonFinder(ClauseStore &store, const Encoding &encoding, const std::vector<ValueSet> &initial,
                 std::unique_ptr<sat::IncrementalSolver> solver);

    /// What it makes up is to look like this where it can.
    void prefer(sat::Literal literal) { m_search.prefer(literal); }

    /// See ClauseSearch.
    void limitConflicts(int most) { m_search.limitConflicts(most); }

    enum class Answer : std::uint8_t { Yes, No, GivenUp, Stopped };
    /// Whether it follows; given up where it comes back to be refined too often, or the proof is too hard.
    /// Ensures: if so, `constraints` and `atoms` are cut down to what the search used.
    [[nodiscard]] Answer follows(std::vector<ConstraintId> &constraints, std::vector<Atom> &atoms,
                                 sat::Literal opposite, const StopCondition &stop);

    /// As few constraints as do beside all facts; the facts are not yet few, and the cost is the least that
    /// it can be. Nothing where that is more than `limit` (`floor` then says what it costs at least), does
    /// not follow or when it is stopped.
    [[nodiscard]] std::optional<Reason>
    withFewConstraints(std::vector<ConstraintId> constraints, const std::vector<Atom> &atoms,
                       const Claim &claim, double limit, double &floor, const StopCondition &stop);
    /// As few facts as do; or, where these turn out to cost more than `limit`, the facts as they are, and
    /// what they cost at least. Returns false, and leaves the reason as it is, when it is stopped.
    [[nodiscard]] bool leaveOutFacts(Reason &reason, const Claim &claim, double limit,
                                     const StopCondition &stop);
    /// Tries harder to leave out a part of a reason that is not certain.
    void settle(Reason &reason, const Claim &claim, const StopCondition &stop);
    /// Constraints and facts.
    [[nodiscard]] std::optional<Reason> shrink(const std::vector<ConstraintId> &constraints,
                                               const std::vector<Atom> &atoms, const Claim &claim,
                                               const StopCondition &stop);

private:
    /// How dear a part is to keep: the dearest are left out first.
    [[nodiscard]] double dearness(ConstraintId constraint, UnknownId centre) const;
    [[nodiscard]] double dearness(const Atom &atom, UnknownId centre) const;
    void keepNeeded(std::vector<ConstraintId> &constraints, std::vector<Atom> &atoms,
                    sat::Literal opposite);
    /// Whether what the last search made up breaks it, or may. Requires: it was Satisfiable.
    [[nodiscard]] bool isBroken(const Atom &atom);
    [[nodiscard]] bool isBroken(ConstraintId) const { return true; }
    template <typename Part, typename Follows>
    [[nodiscard]] bool leaveOut(std::vector<Part> &parts, UnknownId centre, const Follows &follows,
                                const std::function<bool(const std::vector<Part> &)> &isTooDear);

    ClauseStore &m_store;
    const Encoding &m_encoding;
    const std::vector<ValueSet> &m_initial;
    ClauseSearch m_search;
    bool m_isCertain = true;
    std::vector<std::vector<UnknownId>> m_unknowns; ///< by constraint
    std::vector<sat::Literal> m_assumptions;
};

} // namespace inkling
