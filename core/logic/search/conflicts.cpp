// SPDX-License-Identifier: MIT
#include "logic/search/conflicts.h"

#include "logic/search/conflictsets.h"
#include "logic/search/constraintsearch.h"

#include <algorithm>

namespace inkling {

namespace {

/// The clues of a puzzle as items, and the rules of its game, which always hold.
class ClueOracle
{
public:
    explicit ClueOracle(const Model &model)
        : m_search(model)
    {
        for (const ConstraintId constraint : m_search.constraints())
            (m_search.encoding().isClue(constraint) ? m_clues : m_rules).push_back(constraint);
    }

    [[nodiscard]] const std::vector<ConstraintId> &clues() const { return m_clues; }
    [[nodiscard]] Compatibility ask(const ItemSet &items, const StopCondition &stop);

private:
    [[nodiscard]] ItemSet itemsOf(std::vector<ConstraintId> constraints) const;
    void addMetBesides(std::vector<ConstraintId> &asked, const StopCondition &stop);

    ConstraintSearch m_search;
    std::vector<ConstraintId> m_clues; ///< ascending
    std::vector<ConstraintId> m_rules;
};

/// The clues among these constraints, as items.
ItemSet ClueOracle::itemsOf(std::vector<ConstraintId> constraints) const
{
    std::ranges::sort(constraints);
    ItemSet items;
    for (std::size_t i = 0; i < m_clues.size(); ++i) {
        if (std::ranges::binary_search(constraints, m_clues[i]))
            items.push_back(i);
    }
    return items;
}

/// Adds other clues that hold together with those asked for, if that is soon told.
void ClueOracle::addMetBesides(std::vector<ConstraintId> &asked, const StopCondition &stop)
{
    std::vector<ConstraintId> more = asked;
    std::ranges::copy(m_search.metBesides(), std::back_inserter(more));
    const StopCondition limit = stop.within(std::chrono::milliseconds(50));
    if (more.size() > asked.size() && m_search.solve(more, {}, limit) == sat::Result::Satisfiable)
        asked = std::move(more);
}

Compatibility ClueOracle::ask(const ItemSet &items, const StopCondition &stop)
{
    std::vector<ConstraintId> asked = m_rules;
    for (const std::size_t item : items)
        asked.push_back(m_clues[item]);
    const sat::Result outcome = m_search.solve(asked, {}, stop);
    if (outcome == sat::Result::Unsatisfiable) {
        std::vector<ConstraintId> failed;
        for (const std::size_t place : m_search.failedConstraints())
            failed.push_back(asked[place]);
        return {outcome, itemsOf(std::move(failed))};
    }
    if (outcome == sat::Result::Satisfiable)
        addMetBesides(asked, stop);
    return {outcome, itemsOf(std::move(asked))};
}

/// Searches for an answer in which the fact holds and that is not the same as `answer`. Answers
/// that are the same are excluded for good.
sat::Result findAnother(ConstraintSearch &search, const Model &model, const Answer &answer,
                        const Fact &fact, const StopCondition &stop)
{
    for (;;) {
        const auto outcome = search.solve(search.constraints(), std::span(&fact, 1), stop);
        if (outcome != sat::Result::Satisfiable || !model.isSame(search.answer(), answer))
            return outcome;
        search.exclude(search.answer());
    }
}

} // namespace

class Conflicts::Search
{
public:
    explicit Search(const Model &model)
        : m_oracle(model)
        , m_sets(m_oracle.clues().size(), [this](const ItemSet &items, const StopCondition &stop) {
            return m_oracle.ask(items, stop);
        })
    {}

    [[nodiscard]] std::optional<std::vector<ConstraintId>> next(const StopCondition &stop)
    {
        const auto items = m_sets.next(stop);
        if (!items)
            return std::nullopt;
        std::vector<ConstraintId> clues;
        for (const std::size_t item : *items)
            clues.push_back(m_oracle.clues()[item]);
        return clues;
    }

private:
    ClueOracle m_oracle;
    ConflictSets m_sets;
};

Conflicts::Conflicts(const Model &model)
    : m_search(model.isConstructive() ? nullptr : std::make_unique<Search>(model))
{}
Conflicts::~Conflicts() = default;

std::optional<std::vector<ConstraintId>> Conflicts::next(const StopCondition &stop)
{
    return m_search ? m_search->next(stop) : std::nullopt;
}

/// Any other answer that a fact leaves shows that none of the facts it shares with `answer` settles
/// the puzzle.
std::vector<Fact> factsThatSettle(const Model &model, const Answer &answer,
                                  const StopCondition &stop)
{
    std::vector<Fact> settling;
    if (model.isConstructive())
        return settling;
    ConstraintSearch search(model);
    search.exclude(answer);
    std::vector<bool> isShared(answer.values.size(), false);
    for (UnknownId unknown = 0; unknown < answer.values.size(); ++unknown) {
        if (isShared[unknown])
            continue;
        const Fact fact{unknown, ValueSet::only(answer.values[unknown])};
        const auto outcome = findAnother(search, model, answer, fact, stop);
        if (outcome == sat::Result::Stopped)
            break;
        if (outcome == sat::Result::Unsatisfiable) {
            settling.push_back(fact);
            continue;
        }
        const Answer other = search.answer();
        for (UnknownId later = unknown; later < answer.values.size(); ++later)
            isShared[later] = isShared[later] || other.values[later] == answer.values[later];
    }
    return settling;
}

} // namespace inkling
