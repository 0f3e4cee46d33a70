// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/playing/layout.h"
#include "families/cards/reasoning/findings.h"
#include "logic/model/model.h"

namespace inkling::cards {

/// A hand as unknowns and constraints; Terms gives the number of each. The reasoning builds the
/// shown answer: it lists the values of subsets of cards, from single cards up; splits the target,
/// from the whole down; and joins the parts, from the cards up.
///
/// The JSON of facts: `{"cards":[i,...],"make":"p/q","as":"9*9"}`: these cards (places in the hand,
/// from 0) make this value in this way; without "as": they can make it. `{"size":3,"values":640}`:
/// all subsets of three cards together make this many different values;
/// `{"cards":[i,...],"values":6}`: these cards do. `{"cards":[...],"into":[...]}`: the part of the
/// first cards is joined into the part of the second ones. `{"between":["162","164"]}`: the hand
/// makes these two values and nothing between them; null on a side where it makes nothing. Of the
/// answer's tokens, the first is given as the object of the whole, the others as nothing.
///
/// The JSON of constraints: `{"target":"163"}`, `{"cards":true}` (each card is used once; with
/// `some`, at most once), `{"card":i}` (a card has its number).
class CardsModel final : public Model
{
public:
    explicit CardsModel(std::shared_ptr<const Plan> plan);

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
    [[nodiscard]] std::optional<Mark> mark(const Fact &fact) const override;
    [[nodiscard]] std::vector<ElementId> elements(ConstraintId constraint) const override;
    [[nodiscard]] std::vector<Caption> captions(const Knowledge &knowledge) const override;
    [[nodiscard]] std::vector<Beat> finale(const Answer &answer) const override;
    [[nodiscard]] bool isMilestone(UnknownId unknown) const override;
    [[nodiscard]] bool isConstructive() const override { return true; }
    [[nodiscard]] std::span<const Rule> rules() const override;
    [[nodiscard]] Sentence sentence(const Step &step, const Knowledge &before) const override;
    [[nodiscard]] std::span<const SentenceCase> sentences() const override;
    [[nodiscard]] std::unique_ptr<Reasoner> reasoner() const override;

private:
    [[nodiscard]] const Part &part(int index) const;
    [[nodiscard]] std::optional<Mark> tokenMark(int token, ValueSet possible) const;
    [[nodiscard]] Phrase describeToken(int token, ValueSet possible) const;
    [[nodiscard]] Phrase describePart(const Part &part, ValueSet possible) const;
    [[nodiscard]] const std::optional<Findings::Closest> &closest(Kind kind) const;
    [[nodiscard]] std::vector<Caption> captionsOfClosest(const Knowledge &knowledge) const;
    [[nodiscard]] bool isOpened(int part, const Knowledge &knowledge) const;
    [[nodiscard]] std::string written(int part, const Knowledge &knowledge) const;

    std::shared_ptr<const Plan> m_plan;
    Layout m_layout;
};

/// Cards in words: "7, Q and K".
[[nodiscard]] std::string cardList(const Hand &hand, std::uint32_t set);

} // namespace inkling::cards
