// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "logic/model/model.h"

namespace inkling::numbercross {

/// A board as unknowns and constraints: one unknown for each cell, white (0) or black (1), and one
/// constraint for each line's label, numbered as in Grid.
class NumberCrossModel final : public Model
{
public:
    explicit NumberCrossModel(Givens givens)
        : m_givens(std::move(givens))
    {}

    [[nodiscard]] UnknownId mainCount() const override;
    [[nodiscard]] std::vector<ValueSet> initial() const override;
    [[nodiscard]] bool isAnswer(const Answer &answer) const override;
    [[nodiscard]] std::vector<nlohmann::ordered_json> json(const Fact &fact) const override;
    [[nodiscard]] nlohmann::ordered_json json(ConstraintId constraint) const override;
    [[nodiscard]] Phrase describe(const Fact &fact) const override;
    [[nodiscard]] Phrase describe(ConstraintId constraint) const override;
    [[nodiscard]] Phrase describeCount(UnknownId count) const override;
    [[nodiscard]] Noun noun(ConstraintId constraint) const override;
    [[nodiscard]] Noun noun(const Fact &fact) const override;
    [[nodiscard]] Sentence sentence(const Step &step, const Knowledge &before) const override;
    [[nodiscard]] std::span<const SentenceCase> sentences() const override;
    [[nodiscard]] std::optional<Mark> mark(const Fact &fact) const override;
    [[nodiscard]] std::vector<ElementId> elements(ConstraintId constraint) const override;
    [[nodiscard]] std::vector<Fact> choices(ElementId element) const override;
    [[nodiscard]] std::vector<Fact> tidying(const Knowledge &knowledge,
                                            UnknownId unknown) const override;
    /// For each line with a known cell: the sum so far, and what the label still lacks. A complete
    /// line whose sum is right is marked as done.
    [[nodiscard]] std::vector<Caption> captions(const Knowledge &knowledge) const override;
    /// The beats show the answer row by row.
    [[nodiscard]] std::vector<Beat> finale(const Answer &answer) const override;
    [[nodiscard]] Point place(UnknownId unknown) const override;
    [[nodiscard]] std::span<const Rule> rules() const override;
    [[nodiscard]] std::unique_ptr<Encoding> encoding() const override;
    [[nodiscard]] std::unique_ptr<Reasoner> reasoner() const override;

private:
    Givens m_givens;
};

/// A line in words: "row 2, label 18: the sum of its white cells".
[[nodiscard]] Phrase describeLine(const Givens &givens, int line);

} // namespace inkling::numbercross
