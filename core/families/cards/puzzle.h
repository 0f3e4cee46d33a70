// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/reasoning/findings.h"
#include "lazy.h"
#include "puzzle/family.h"
#include "puzzle/joinable.h"

namespace inkling::cards {

/// A hand of the game "163".
///
/// Board and model lead to one answer: the one given to toward(), else the simplest. The simplest
/// answer is searched for when it is first needed: this takes some milliseconds; for a hand with
/// exponents and without a plain answer up to two seconds, and if that is not enough the hand is
/// drawn without its answer. Elements: see Layout.
class CardsPuzzle final : public Puzzle, public Joinable
{
public:
    /// Requires: 1 to maxCards cards of 1 .. maxNumber; a target within maxTarget, in lowest terms.
    explicit CardsPuzzle(Hand hand, std::optional<Answer> lead = std::nullopt);

    [[nodiscard]] const Hand &hand() const { return m_hand; }

    [[nodiscard]] const Family &family() const override;
    [[nodiscard]] int rows() const override { return 1; }
    [[nodiscard]] int columns() const override { return m_hand.size(); }
    [[nodiscard]] Board board() const override;
    [[nodiscard]] Phrase describe(ElementId element) const override;
    [[nodiscard]] std::unique_ptr<Model> model() const override;
    [[nodiscard]] Solution solve(Search search, const StopCondition &stop) const override;
    [[nodiscard]] const Joinable *joinable() const override { return this; }
    [[nodiscard]] std::vector<Answer> answers(std::size_t most,
                                              const StopCondition &stop) const override;
    [[nodiscard]] std::shared_ptr<const Puzzle> toward(const Answer &answer) const override;
    [[nodiscard]] std::optional<Answer> easiest(const StopCondition &stop) const override;
    [[nodiscard]] std::optional<Outlook> outlook(std::span<const Joining> moves,
                                                 const StopCondition &stop) const override;
    [[nodiscard]] tl::expected<Table, Phrase> table(std::span<const Joining> moves) const override;
    [[nodiscard]] std::optional<std::vector<Joining>>
    continuation(std::span<const Joining> moves, const StopCondition &stop) const override;
    [[nodiscard]] std::uint32_t options() const override { return m_hand.choices.bits(); }
    [[nodiscard]] std::shared_ptr<const Puzzle> withOptions(std::uint32_t options) const override;
    /// The value is that of ratingOf(); the rest is told by the trace.
    [[nodiscard]] std::optional<Rating> rating(const Deduction &deduction,
                                               const StopCondition &stop) const override;
    [[nodiscard]] std::optional<AnswerFault> fault(const Answer &answer) const override;
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] std::string answerText(int number, const Answer *answer) const override;
    [[nodiscard]] tl::expected<WrittenAnswer, ParseError>
    readAnswer(LineSource &source) const override;

private:
    [[nodiscard]] std::shared_ptr<const Plan> planned() const;

    Hand m_hand;
    std::optional<Answer> m_lead;
    Lazy<std::shared_ptr<const Plan>> m_plan;
};

/// The options of the family, in the order of Choices' bits.
[[nodiscard]] std::span<const Option> choices();

/// Reads the next hand; null at the end of the text. The grammar: one hand a line, "a b c ... =
/// target", to the end of the file. Cards: 1 to maxCards of 1 .. maxNumber, or A J Q K. The target:
/// a whole number or a fraction p/q, either with a minus; after it the ids of options, each at most
/// once. Words are separated by blanks or tabs; empty lines may stand anywhere.
[[nodiscard]] tl::expected<std::shared_ptr<const CardsPuzzle>, ParseError>
readPuzzle(LineSource &source);

/// Implements Family::recognize() for this grammar.
[[nodiscard]] Likeness likeness(std::string_view text);

} // namespace inkling::cards
