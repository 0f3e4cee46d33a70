// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"
#include "puzzle/family.h"

namespace inkling::kenken {

/// A KenKen.
class KenkenPuzzle final : public Puzzle
{
public:
    /// Requires: cages that readPuzzle() would accept.
    explicit KenkenPuzzle(Cages cages);

    [[nodiscard]] const Cages &cages() const { return *m_cages; }

    [[nodiscard]] const Family &family() const override;
    [[nodiscard]] int rows() const override { return m_cages->side; }
    [[nodiscard]] int columns() const override { return m_cages->side; }
    [[nodiscard]] Board board() const override;
    [[nodiscard]] Phrase describe(ElementId element) const override;
    [[nodiscard]] std::unique_ptr<Model> model() const override;
    [[nodiscard]] Solution solve(Search search, const StopCondition &stop) const override;
    /// The additions are operators of cages whose operator is not shown.
    void forEachAddition(const Answer &answer,
                         const std::function<bool(Addition)> &use) const override;
    [[nodiscard]] std::optional<AnswerFault> fault(const Answer &answer) const override;
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] std::string answerText(int number, const Answer *answer) const override;
    [[nodiscard]] tl::expected<WrittenAnswer, ParseError>
    readAnswer(LineSource &source) const override;

private:
    std::shared_ptr<const Cages> m_cages; ///< shared with its models
};

/// Reads the next puzzle; null at the end. The grammar: "N G", N lines of N letters, G lines
/// "LETTER TARGET OPERATOR" in any order, with the operators + - * / . and ? for an unknown one;
/// "0" ends the file. The letters are the first G of a..z A..Z. Empty lines may stand before a
/// puzzle; words are separated by blanks or tabs. Nothing but empty lines may follow the end.
[[nodiscard]] tl::expected<std::shared_ptr<const KenkenPuzzle>, ParseError>
readPuzzle(LineSource &source);

/// Implements Family::recognize() for this grammar.
[[nodiscard]] Likeness likeness(std::string_view text);

} // namespace inkling::kenken
