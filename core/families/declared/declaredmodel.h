// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/different/differentengine.h"
#include "families/declared/posed.h"
#include "families/declared/stated/statedmodel.h"

namespace inkling::declared {

/// The rules of a declaration, as Model::rules() lists them.
[[nodiscard]] std::span<const Rule> catalogueOf(const Declaration &declaration);
/// The words of a step, made from its rule's sentence and its arguments: see Model::sentence().
[[nodiscard]] Sentence sentenceOf(const Posed &posed, const Model &model, const Step &step,
                                  const Knowledge &before);
/// See Model::ruleFor(): a digit that clears a group, or that stands there twice; and what one
/// constraint says by a rule whose own steps join several.
[[nodiscard]] std::optional<RuleId> ruleFor(const Posed &posed, const Step &link);
/// See Model::plainer(): for a step about a sum, and for one about groups that differ, the same look or
/// an easier one with what is known now; for a step about the whole board, the steps seen at one cell that
/// say the same; once a loop is closed, the step that crosses all that is open.
[[nodiscard]] Trace plainerSteps(const Posed &posed, const Step &step, const Knowledge &known);
[[nodiscard]] std::span<const SentenceCase> sentencesOf(const Declaration &declaration);
[[nodiscard]] std::unique_ptr<Reasoner> reasonerOf(std::shared_ptr<const Posed> posed);

/// The groups of a puzzle that differ, as the rules about them need these.
struct DifferentGround
{
    explicit DifferentGround(const Posed &posed);

    DifferentRuleIds ids;
    Groups groups;
    int side;
};

/// The model of a declared puzzle.
class DeclaredModel final : public StatedModel
{
public:
    explicit DeclaredModel(std::shared_ptr<const Posed> posed)
        : StatedModel(posed)
        , m_posed(std::move(posed))
    {}

    [[nodiscard]] Sentence sentence(const Step &step, const Knowledge &before) const override
    {
        return sentenceOf(*m_posed, *this, step, before);
    }
    [[nodiscard]] std::vector<ConstraintId> implied(ConstraintId constraint) const override;
    [[nodiscard]] std::vector<ElementId> grounds(const Step &step) const override;
    [[nodiscard]] std::optional<RuleId> ruleFor(const Step &step) const override
    {
        return declared::ruleFor(*m_posed, step);
    }
    [[nodiscard]] Trace plainer(const Step &step, const Knowledge &known) const override
    {
        return plainerSteps(*m_posed, step, known);
    }
    [[nodiscard]] std::span<const SentenceCase> sentences() const override
    {
        return sentencesOf(m_posed->declaration);
    }
    [[nodiscard]] std::span<const Rule> rules() const override
    {
        return catalogueOf(m_posed->declaration);
    }
    [[nodiscard]] std::unique_ptr<Reasoner> reasoner() const override
    {
        return reasonerOf(m_posed);
    }

private:
    std::shared_ptr<const Posed> m_posed;
};

} // namespace inkling::declared
