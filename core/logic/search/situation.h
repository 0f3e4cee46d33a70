// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/knowledge.h"
#include "logic/model/model.h"
#include "logic/search/clausestore.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace inkling {

/// A model as clauses, the facts known of it, and the known answers that those facts leave.
class Situation
{
public:
    /// A moment at which something became known.
    using Stamp = std::uint32_t;

    /// Begins with nothing known. Requires: the model outlives the situation.
    Situation(const Model &model, std::span<const Answer> answers,
              std::unique_ptr<Encoding> encoding);

    [[nodiscard]] const Model &model() const { return m_model; }
    [[nodiscard]] const Encoding &encoding() const { return *m_encoding; }
    /// The values that each unknown could have if nothing were known: Model::domains().
    [[nodiscard]] const std::vector<ValueSet> &initial() const { return m_initial; }
    [[nodiscard]] ClauseStore &store() { return m_store; }

    /// Values of an unknown that became impossible.
    struct News
    {
        UnknownId unknown;
        ValueSet excluded;
    };
    /// Starts again with nothing known; the answers stay.
    void forget();
    /// Whether all that is known here is known there, too. An unknown without any value left here
    /// does not count.
    [[nodiscard]] bool knowsNoMoreThan(const Knowledge &knowledge) const;
    /// Takes over what is known, and returns what is new. Requires: knowsNoMoreThan(knowledge).
    std::vector<News> learn(const Knowledge &knowledge);

    [[nodiscard]] ValueSet possible(UnknownId unknown) const { return m_known.possible(unknown); }
    [[nodiscard]] std::vector<Atom> knownAtoms() const;
    /// The known atoms that are no further from `centre` than the unknowns of these constraints, or
    /// at most 1.5 cells further.
    [[nodiscard]] std::vector<Atom> atomsNear(std::span<const ConstraintId> constraints,
                                              UnknownId centre) const;

    [[nodiscard]] Stamp now() const { return m_now; }
    /// Whether no unknown of these constraints was narrowed since then. Constraints about the whole
    /// board are never counted as changed, because nearly every fact narrows one of their unknowns.
    [[nodiscard]] bool isUnchanged(std::span<const ConstraintId> constraints, Stamp since) const;

    /// The answers found so far that agree with what is known.
    [[nodiscard]] const std::vector<Answer> &answers() const { return m_consistent; }
    /// Adds an answer for good. Requires: the answer agrees with what is known.
    void addAnswer(Answer answer);
    [[nodiscard]] bool isInSomeAnswer(UnknownId unknown, int value) const;

    /// The fact that an unknown does not have this value.
    [[nodiscard]] Fact exclusion(UnknownId unknown, int value) const
    {
        return {unknown, m_initial[unknown] - ValueSet::only(value)};
    }

private:
    const Model &m_model;
    std::unique_ptr<Encoding> m_encoding;
    std::vector<ValueSet> m_initial;
    std::vector<std::vector<ConstraintId>> m_constraintsOf; ///< by unknown
    ClauseStore m_store;
    std::vector<Answer> m_answers;
    std::vector<Answer> m_consistent;
    Knowledge m_known;
    Stamp m_now = 0;
    std::vector<Stamp> m_changed; ///< by constraint: when one of its unknowns was last narrowed
};

} // namespace inkling
