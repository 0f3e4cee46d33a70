// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/posed.h"
#include "puzzle/puzzle.h"

namespace inkling::declared {

/// A puzzle of a declared family: a finished draft.
class DeclaredPuzzle final : public Puzzle
{
public:
    /// Requires: a draft without faults.
    DeclaredPuzzle(const Declaration &declaration, Draft draft)
        : m_posed(std::make_shared<const Posed>(declaration, std::move(draft)))
    {}

    [[nodiscard]] const Posed &posed() const { return *m_posed; }

    [[nodiscard]] const Family &family() const override { return familyOf(m_posed->declaration); }
    [[nodiscard]] int rows() const override { return m_posed->draft.size.rows; }
    [[nodiscard]] int columns() const override { return m_posed->draft.size.columns; }
    [[nodiscard]] Board board() const override { return m_posed->board(); }
    [[nodiscard]] Phrase describe(ElementId element) const override;
    [[nodiscard]] std::unique_ptr<Model> model() const override;
    [[nodiscard]] Solution solve(Search search, const StopCondition &stop) const override;
    void forEachAddition(const Answer &answer,
                         const std::function<bool(Addition)> &use) const override;
    [[nodiscard]] std::uint32_t options() const override { return m_posed->draft.options; }
    [[nodiscard]] std::shared_ptr<const Puzzle> withOptions(std::uint32_t options) const override;
    [[nodiscard]] std::optional<AnswerFault> fault(const Answer &answer) const override
    {
        return m_posed->fault(answer);
    }
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] std::string answerText(int number, const Answer *answer) const override;
    [[nodiscard]] tl::expected<WrittenAnswer, ParseError>
    readAnswer(LineSource &source) const override;

private:
    std::shared_ptr<const Posed> m_posed;
};

/// The complete search that every declared family has: its encoding, in a solver of clauses.
[[nodiscard]] Solution derivedSearch(const Model &model, Search search, const StopCondition &stop);

/// The drawing, reading and making of a family's puzzles.
[[nodiscard]] std::unique_ptr<const Drafting> draftingOf(const Declaration &declaration);
[[nodiscard]] tl::expected<std::shared_ptr<const Puzzle>, ParseError>
readPuzzle(const Declaration &declaration, const Drafting &drafting, LineSource &source);
/// All wrong with a draft; empty for a puzzle. Finds incomplete texts as well.
[[nodiscard]] std::vector<DraftFault> faultsOf(const Declaration &declaration, const Draft &draft);
[[nodiscard]] std::shared_ptr<const Puzzle> generate(const Declaration &declaration,
                                                     const Wish &wish,
                                                     const GenerateProgress &progress,
                                                     const StopCondition &stop);
/// See Family::thin(): takes away the texts that clued() would give back.
[[nodiscard]] std::shared_ptr<const Puzzle> thin(const DeclaredPuzzle &puzzle, const ThinWish &wish,
                                                 const ThinProgress &progress,
                                                 const StopCondition &stop);

} // namespace inkling::declared
