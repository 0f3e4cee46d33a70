// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/posed.h"
#include "logic/model/model.h"

namespace inkling::declared {

/// The rules of a declaration, as Model::rules() lists them.
[[nodiscard]] std::span<const Rule> catalogueOf(const Declaration &declaration);
/// The words of a step, made from its rule's sentence and its arguments: see Model::sentence().
[[nodiscard]] Sentence sentenceOf(const Posed &posed, const Model &model, const Step &step,
                                  const Knowledge &before);
[[nodiscard]] std::span<const SentenceCase> sentencesOf(const Declaration &declaration);
[[nodiscard]] std::unique_ptr<Encoding> encodingOf(std::shared_ptr<const Posed> posed);
[[nodiscard]] std::unique_ptr<Reasoner> reasonerOf(std::shared_ptr<const Posed> posed);

/// The model of a declared puzzle.
class DeclaredModel final : public Model
{
public:
    explicit DeclaredModel(std::shared_ptr<const Posed> posed)
        : m_posed(std::move(posed))
        , m_initial(m_posed->initial())
    {}

    [[nodiscard]] UnknownId mainCount() const override { return m_posed->layout.unknownCount(); }
    [[nodiscard]] std::vector<ValueSet> initial() const override { return m_initial; }
    [[nodiscard]] std::vector<ValueSet> domains() const override
    {
        return m_posed->statement.domains;
    }
    [[nodiscard]] bool isAnswer(const Answer &answer) const override
    {
        return !m_posed->fault(answer);
    }

    [[nodiscard]] std::vector<nlohmann::ordered_json> json(const Fact &fact) const override;
    [[nodiscard]] nlohmann::ordered_json json(ConstraintId constraint) const override;
    [[nodiscard]] Phrase describe(const Fact &fact) const override
    {
        return m_posed->layout.describe(fact, domain(fact.unknown));
    }
    [[nodiscard]] Phrase describe(ConstraintId constraint) const override
    {
        return m_posed->describe(constraint);
    }
    [[nodiscard]] Phrase describeCount(UnknownId count) const override
    {
        return m_posed->layout.describeCount(count);
    }
    [[nodiscard]] Noun noun(ConstraintId constraint) const override
    {
        return m_posed->kind(constraint).noun;
    }
    [[nodiscard]] Noun noun(const Fact &fact) const override { return m_posed->layout.noun(fact); }
    [[nodiscard]] Sentence sentence(const Step &step, const Knowledge &before) const override
    {
        return sentenceOf(*m_posed, *this, step, before);
    }
    [[nodiscard]] std::span<const SentenceCase> sentences() const override
    {
        return sentencesOf(m_posed->declaration);
    }

    /// Nothing for a value that the board gives: the player did not write it.
    [[nodiscard]] std::optional<Mark> mark(const Fact &fact) const override
    {
        return isGiven(fact.unknown) ? std::nullopt
                                     : m_posed->layout.mark(fact, domain(fact.unknown));
    }
    [[nodiscard]] std::optional<Mark> note(const Fact &fact) const override
    {
        return isGiven(fact.unknown) ? std::nullopt
                                     : m_posed->layout.note(fact, domain(fact.unknown));
    }
    [[nodiscard]] std::vector<ElementId> elements(ConstraintId constraint) const override
    {
        return m_posed->elements[constraint];
    }
    [[nodiscard]] std::vector<Fact> choices(ElementId element) const override;
    [[nodiscard]] std::vector<Fact> tidying(const Knowledge &knowledge,
                                            UnknownId unknown) const override;
    [[nodiscard]] std::vector<std::string>
    combinations(ElementId element, const Knowledge &knowledge, std::size_t most) const override;
    [[nodiscard]] std::vector<Caption> captions(const Knowledge &knowledge) const override;
    [[nodiscard]] std::vector<Beat> finale(const Answer &answer) const override
    {
        return m_posed->layout.finale(answer);
    }
    [[nodiscard]] Point place(UnknownId unknown) const override
    {
        return m_posed->layout.place(unknown);
    }

    [[nodiscard]] std::span<const Rule> rules() const override
    {
        return catalogueOf(m_posed->declaration);
    }
    [[nodiscard]] std::unique_ptr<Encoding> encoding() const override
    {
        return encodingOf(m_posed);
    }
    [[nodiscard]] std::unique_ptr<Reasoner> reasoner() const override
    {
        return reasonerOf(m_posed);
    }

private:
    [[nodiscard]] bool isGiven(UnknownId unknown) const { return m_initial[unknown].single(); }
    [[nodiscard]] ValueSet domain(UnknownId unknown) const
    {
        return m_posed->statement.domains[unknown];
    }

    std::shared_ptr<const Posed> m_posed;
    std::vector<ValueSet> m_initial;
};

} // namespace inkling::declared
