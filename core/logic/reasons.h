// SPDX-License-Identifier: MIT
#pragma once

#include "logic/clausesearch.h"
#include "logic/knowledge.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// Constraints and facts from which something follows, none of which can be left out.
struct Reason
{
    std::vector<ConstraintId> constraints;
    std::vector<Atom> atoms;
    double cost = 0;
    /// The opposite was not needed: these cannot hold together.
    bool isContradiction = false;
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

/// Finds out what a claim rests on, by leaving out one constraint and one fact after the other. Facts are
/// assumed anew in every call, so that they need no going back.
class ReasonFinder
{
public:
    ReasonFinder(ClauseStore &store, const Encoding &encoding,
                 const std::vector<ValueSet> &initial);

    /// What it makes up is to look like this where it can.
    void prefer(sat::Literal literal) { m_search.prefer(literal); }

    /// See ClauseSearch::limitRounds().
    void limitRounds(int most) { m_search.limitRounds(most); }

    enum class Answer : std::uint8_t { Yes, No, Stopped };
    /// Whether it follows. Ensures: if so, `constraints` and `atoms` are cut down to what the search used.
    [[nodiscard]] Answer follows(std::vector<ConstraintId> &constraints, std::vector<Atom> &atoms,
                                 sat::Literal opposite, const StopCondition &stop);

    /// Nothing where it costs more than `limit` (`floor` then says what it costs at least), does not
    /// follow or when it is stopped.
    [[nodiscard]] std::optional<Reason> shrink(std::vector<ConstraintId> constraints,
                                               std::vector<Atom> atoms, const Claim &claim,
                                               double limit, double &floor,
                                               const StopCondition &stop);

    /// What the last call of follows() that answered No made up.
    [[nodiscard]] const VariableValues &values() const { return m_search.values(); }

private:
    /// How dear a part is to keep: the dearest are left out first.
    [[nodiscard]] double dearness(ConstraintId constraint, UnknownId centre) const;
    [[nodiscard]] double dearness(const Atom &atom, UnknownId centre) const;
    template <typename Part, typename Follows>
    [[nodiscard]] bool leaveOut(std::vector<Part> &parts, UnknownId centre, const Follows &follows,
                                const std::function<bool(const std::vector<Part> &)> &isTooDear);

    ClauseStore &m_store;
    const Encoding &m_encoding;
    const std::vector<ValueSet> &m_initial;
    ClauseSearch m_search;
    std::vector<std::vector<UnknownId>> m_unknowns; ///< by constraint
    std::vector<sat::Literal> m_assumptions;
};

} // namespace inkling
