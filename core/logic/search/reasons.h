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

/// The most conflicts, in one run of the solver, of a proof that a person could follow.
inline constexpr int mostConflictsToFollow = 1000;

inline constexpr double unlimitedCost = std::numeric_limits<double>::infinity();

/// Constraints and facts from which something follows. None of the constraints can be left out, as
/// far as isCertain.
struct Reason
{
    std::vector<ConstraintId> constraints;
    std::vector<Atom> atoms;
    double cost = 0;
    /// Whether the constraints and facts contradict each other, so that the opposite was not
    /// needed.
    bool isContradiction = false;
    /// Whether none of the facts can be left out, either.
    bool isWhole = true;
    /// Whether each part was shown to be needed; if not, the search for a way without some part was
    /// given up.
    bool isCertain = true;
};

/// The atoms as facts, one for each unknown, as a step lists them.
[[nodiscard]] std::vector<Fact> factsOf(std::span<const Atom> atoms,
                                        const std::vector<ValueSet> &initial);

/// The cost to a person of a step from these constraints and facts about the unknown `centre`: 4
/// for constraints of weight 2 in all, more for more weight, for facts, and for facts far from
/// `centre`.
[[nodiscard]] double costOf(const Encoding &encoding, const std::vector<ValueSet> &initial,
                            std::span<const ConstraintId> constraints, std::span<const Atom> atoms,
                            UnknownId centre);

/// A claim to be shown: that `opposite` cannot be, or, if that is 0, that there is no answer.
struct Claim
{
    sat::Literal opposite = 0;
    UnknownId centre = 0;
    /// Whether a contradiction among the constraints and facts alone, without `opposite`, also
    /// proves the claim; it is then preferred.
    bool mayContradict = false;
};

/// Finds out which constraints and facts a claim needs, by leaving out constraints and then facts,
/// many at a time as long as that goes well. Facts are assumed anew in every call, so that nothing
/// has to be taken back. One thread at a time.
class ReasonFinder
{
public:
    ReasonFinder(ClauseStore &store, const Encoding &encoding, const std::vector<ValueSet> &initial,
                 std::unique_ptr<sat::IncrementalSolver> solver);

    /// Asks the search to choose this literal where it has a choice; the search may ignore it.
    void prefer(sat::Literal literal) { m_search.prefer(literal); }

    /// See ClauseSearch::limitConflicts().
    void limitConflicts(int most) { m_search.limitConflicts(most); }

    enum class Answer : std::uint8_t { Yes, No, GivenUp, Stopped };
    /// Whether the claim against `opposite` follows; GivenUp if the search comes back to be refined
    /// too often, or the proof is too hard. Ensures: if Yes, `constraints` and `atoms` are cut down
    /// to those that the search used.
    [[nodiscard]] Answer follows(std::vector<ConstraintId> &constraints, std::vector<Atom> &atoms,
                                 sat::Literal opposite, const StopCondition &stop);

    /// A reason with as few constraints as are enough beside all facts; its facts are not yet few,
    /// and its cost counts the constraints alone. Nothing if they cost more than `limit` (`floor`
    /// then has what they cost at least), if the claim does not follow, or when stopped.
    [[nodiscard]] std::optional<Reason>
    withFewConstraints(std::vector<ConstraintId> constraints, const std::vector<Atom> &atoms,
                       const Claim &claim, double limit, double &floor, const StopCondition &stop);
    /// Leaves out facts until as few are left as are enough; if those cost more than `limit`, keeps
    /// all facts, and sets the cost to what they cost at least. Returns false, and leaves the
    /// reason as it is, when stopped.
    [[nodiscard]] bool leaveOutFacts(Reason &reason, const Claim &claim, double limit,
                                     const StopCondition &stop);
    /// Tries harder to leave out parts of a reason that is not certain.
    void settle(Reason &reason, const Claim &claim, const StopCondition &stop);
    /// A reason with as few constraints, and then as few facts, as are enough. Nothing if the claim
    /// does not follow, or when stopped.
    [[nodiscard]] std::optional<Reason> shrink(const std::vector<ConstraintId> &constraints,
                                               const std::vector<Atom> &atoms, const Claim &claim,
                                               const StopCondition &stop);

private:
    /// The effort of keeping a part in mind: the parts with the most are left out first.
    [[nodiscard]] double dearness(ConstraintId constraint, UnknownId centre) const;
    [[nodiscard]] double dearness(const Atom &atom, UnknownId centre) const;
    void keepNeeded(std::vector<ConstraintId> &constraints, std::vector<Atom> &atoms,
                    sat::Literal opposite);
    /// Whether the assignment that the last search made up breaks the atom, or may break it.
    /// Requires: that search was Satisfiable.
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
