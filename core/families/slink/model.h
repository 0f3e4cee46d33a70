// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/terms.h"
#include "logic/model/model.h"

namespace inkling::slink {

/// A board as unknowns and constraints; Terms gives the number of each.
class SlinkModel final : public Model
{
public:
    explicit SlinkModel(Clues clues)
        : m_clues(std::move(clues))
        , m_terms{m_clues.grid}
    {}

    [[nodiscard]] UnknownId mainCount() const override;
    [[nodiscard]] std::vector<ValueSet> initial() const override;
    [[nodiscard]] bool isAnswer(const Answer &answer) const override;
    [[nodiscard]] std::vector<nlohmann::ordered_json> json(const Fact &fact) const override;
    [[nodiscard]] nlohmann::ordered_json json(ConstraintId constraint) const override;
    [[nodiscard]] Phrase describe(const Fact &fact) const override;
    [[nodiscard]] Phrase clause(const Fact &fact) const override;
    [[nodiscard]] Phrase describe(ConstraintId constraint) const override;
    /// Told of dots with more than two lines, or with one that cannot go on.
    [[nodiscard]] std::optional<Phrase> breach(ConstraintId constraint,
                                               std::span<const Fact> marks) const override;
    [[nodiscard]] Phrase describeCount(UnknownId count) const override;
    [[nodiscard]] Noun noun(ConstraintId constraint) const override;
    [[nodiscard]] Noun noun(const Fact &fact) const override;
    [[nodiscard]] Sentence sentence(const Step &step, const Knowledge &before) const override;
    [[nodiscard]] std::optional<RuleId> ruleFor(const Step &step) const override;
    [[nodiscard]] Trace plainer(const Step &step, const Knowledge &known) const override;
    [[nodiscard]] std::span<const SentenceCase> sentences() const override;
    [[nodiscard]] std::optional<Mark> mark(const Fact &fact) const override;
    [[nodiscard]] std::vector<ElementId> elements(ConstraintId constraint) const override;
    [[nodiscard]] std::vector<Fact> choices(ElementId element) const override;
    /// The value of an edge or a cell in an answer; nothing for other unknowns.
    [[nodiscard]] std::optional<int> valueIn(const Answer &answer,
                                             UnknownId unknown) const override;
    [[nodiscard]] std::vector<Fact> tidying(const Knowledge &knowledge,
                                            UnknownId unknown) const override;
    [[nodiscard]] std::vector<Beat> finale(const Answer &answer) const override;
    [[nodiscard]] std::optional<ConstraintId> meaning(UnknownId unknown) const override;
    [[nodiscard]] Point place(UnknownId unknown) const override;
    [[nodiscard]] std::span<const Rule> rules() const override;
    [[nodiscard]] std::unique_ptr<Encoding> encoding() const override;
    [[nodiscard]] std::unique_ptr<Reasoner> reasoner() const override;
    [[nodiscard]] std::unique_ptr<Reasoner>
    reasonerWithin(std::span<const ConstraintId> constraints) const override;

private:
    Clues m_clues;
    Terms m_terms;
};

} // namespace inkling::slink
