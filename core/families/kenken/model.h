// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"
#include "logic/model/model.h"

namespace inkling::kenken {

/// A KenKen as unknowns and constraints. The unknowns are the cells, with the digits as values; the
/// constraints are first the cages, then the rows, then the columns.
class KenkenModel final : public Model
{
public:
    explicit KenkenModel(Cages cages)
        : m_cages(std::move(cages))
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
    [[nodiscard]] std::optional<RuleId> ruleFor(const Step &step) const override;
    [[nodiscard]] Trace plainer(const Step &step, const Knowledge &known) const override;
    [[nodiscard]] std::span<const SentenceCase> sentences() const override;
    [[nodiscard]] std::optional<Mark> mark(const Fact &fact) const override;
    [[nodiscard]] std::optional<Mark> note(const Fact &fact) const override;
    [[nodiscard]] std::vector<ElementId> elements(ConstraintId constraint) const override;
    [[nodiscard]] std::vector<Fact> choices(ElementId element) const override;
    [[nodiscard]] std::vector<Fact> tidying(const Knowledge &knowledge,
                                            UnknownId unknown) const override;
    [[nodiscard]] std::vector<std::string>
    combinations(ElementId element, const Knowledge &knowledge, std::size_t most) const override;
    [[nodiscard]] std::vector<Caption> captions(const Knowledge &knowledge) const override;
    [[nodiscard]] std::vector<Beat> finale(const Answer &answer) const override;
    [[nodiscard]] Point place(UnknownId unknown) const override;
    [[nodiscard]] std::span<const Rule> rules() const override;
    [[nodiscard]] std::unique_ptr<Encoding> encoding() const override;
    [[nodiscard]] std::unique_ptr<Reasoner> reasoner() const override;

private:
    Cages m_cages;
};

/// The constraint of a cage, of a row, of a column.
[[nodiscard]] inline ConstraintId cageConstraint(const Cages &, int cage)
{
    return ConstraintId(cage);
}
[[nodiscard]] inline ConstraintId rowConstraint(const Cages &cages, int row)
{
    return ConstraintId(cages.cages.size()) + ConstraintId(row);
}
[[nodiscard]] inline ConstraintId columnConstraint(const Cages &cages, int column)
{
    return rowConstraint(cages, cages.side) + ConstraintId(column);
}

[[nodiscard]] Phrase describeConstraint(const Cages &cages, ConstraintId constraint);
[[nodiscard]] Phrase describeFact(const Cages &cages, const Fact &fact);

} // namespace inkling::kenken
