// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/stated/statedencoding.h"
#include "lazy.h"
#include "logic/model/model.h"

#include <functional>

namespace inkling::declared {

/// What every model has whose unknowns are those of a layout and whose constraints are those of a
/// statement. A family adds its rules and their words.
class StatedModel : public Model
{
public:
    explicit StatedModel(std::shared_ptr<const Stated> stated)
        : m_initial(stated->initial())
        , m_stated(std::move(stated))
    {}
    /// Makes the statement by `state` when it is first needed: most models of a generator never
    /// need theirs. `initial`: the values of each unknown before any reasoning.
    StatedModel(std::vector<ValueSet> initial, std::function<std::shared_ptr<const Stated>()> state)
        : m_initial(std::move(initial))
        , m_stated(std::move(state))
    {}

    [[nodiscard]] UnknownId mainCount() const override { return UnknownId(m_initial.size()); }
    [[nodiscard]] std::vector<ValueSet> initial() const override { return m_initial; }
    [[nodiscard]] std::vector<ValueSet> domains() const override
    {
        return stated()->statement.domains;
    }
    [[nodiscard]] bool isAnswer(const Answer &answer) const override
    {
        return !stated()->fault(answer);
    }

    [[nodiscard]] std::vector<nlohmann::ordered_json> json(const Fact &fact) const override;
    [[nodiscard]] nlohmann::ordered_json json(ConstraintId constraint) const override;
    [[nodiscard]] Phrase describe(const Fact &fact) const override
    {
        return stated()->layout.describe(fact, domain(fact.unknown));
    }
    [[nodiscard]] bool tellsWhatIsLeft(const Fact &fact) const override
    {
        return stated()->layout.form == Form::Digits
               && listsPossible(fact.possible, domain(fact.unknown));
    }
    [[nodiscard]] Phrase describe(ConstraintId constraint) const override
    {
        return stated()->describe(constraint);
    }
    /// Told of values that are there twice, of constraints whose unknowns are all known, and of
    /// kinds whose words for a fault name no values.
    [[nodiscard]] std::optional<Phrase> breach(ConstraintId constraint,
                                               std::span<const Fact> marks) const override;
    [[nodiscard]] Phrase describeCount(UnknownId count) const override
    {
        return stated()->layout.describeCount(count);
    }
    [[nodiscard]] Noun noun(ConstraintId constraint) const override
    {
        return stated()->kind(constraint).noun;
    }
    [[nodiscard]] Noun noun(const Fact &fact) const override { return stated()->layout.noun(fact); }
    /// Nothing for a value that the board gives: the player did not write it.
    [[nodiscard]] std::optional<Mark> mark(const Fact &fact) const override
    {
        return isGiven(fact.unknown) ? std::nullopt
                                     : stated()->layout.mark(fact, domain(fact.unknown));
    }
    [[nodiscard]] std::optional<Mark> note(const Fact &fact) const override
    {
        return isGiven(fact.unknown) ? std::nullopt
                                     : stated()->layout.note(fact, domain(fact.unknown));
    }
    [[nodiscard]] std::vector<ElementId> elements(ConstraintId constraint) const override
    {
        return stated()->elements[constraint];
    }
    [[nodiscard]] std::vector<Fact> choices(ElementId element) const override;
    [[nodiscard]] std::optional<Fact> given(ElementId element) const override;
    [[nodiscard]] std::vector<Fact> tidying(const Knowledge &knowledge,
                                            UnknownId unknown) const override;
    [[nodiscard]] std::vector<Fact> noting(const Knowledge &knowledge) const override;
    [[nodiscard]] std::vector<std::string>
    combinations(ElementId element, const Knowledge &knowledge, std::size_t most) const override;
    [[nodiscard]] std::vector<Caption> captions(const Knowledge &knowledge) const override;
    [[nodiscard]] std::vector<Beat> finale(const Answer &answer) const override
    {
        return stated()->layout.finale(answer);
    }
    [[nodiscard]] Point place(UnknownId unknown) const override
    {
        return stated()->layout.place(unknown);
    }
    [[nodiscard]] std::unique_ptr<Encoding> encoding() const override
    {
        return std::make_unique<StatedEncoding>(stated());
    }

protected:
    [[nodiscard]] const std::shared_ptr<const Stated> &stated() const { return m_stated.get(); }

private:
    /// Adds what the constraint leaves beside the single values, seen by its first rungs.
    void addPlain(ConstraintId id, const Knowledge &knowledge, int rungs,
                  std::vector<Fact> &facts) const;
    [[nodiscard]] bool isGiven(UnknownId unknown) const { return m_initial[unknown].single(); }
    [[nodiscard]] ValueSet domain(UnknownId unknown) const
    {
        return stated()->statement.domains[unknown];
    }

    std::vector<ValueSet> m_initial;
    Lazy<std::shared_ptr<const Stated>> m_stated;
};

} // namespace inkling::declared
