// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "families/declared/declaration.h"

#include <memory>
#include <vector>

namespace inkling::declared {

/// A draft with what its declaration makes of it: the layout, the statement, the board. Immutable;
/// shared by a puzzle and all its models.
struct Posed
{
    /// Requires: each text of the draft is whole. `typed`: by cell, a text that the board shows
    /// though it is not whole yet; empty for none.
    Posed(const Declaration &from, Draft drawn, const std::vector<std::string> &typed = {});

    [[nodiscard]] Scope scope(ConstraintId constraint) const
    {
        return {statement.constraints[constraint].unknowns, statement.domains};
    }
    [[nodiscard]] const Kind &kind(ConstraintId constraint) const
    {
        return declaration.kinds()[statement.constraints[constraint].kind];
    }
    [[nodiscard]] Phrase describe(ConstraintId constraint) const
    {
        return {kind(constraint).words, statement.constraints[constraint].arguments};
    }
    /// The values of a constraint's unknowns in an answer.
    [[nodiscard]] std::vector<std::uint8_t> valuesIn(ConstraintId constraint,
                                                     const Answer &answer) const;
    /// The values before any reasoning: Model::initial().
    [[nodiscard]] std::vector<ValueSet> initial() const;
    /// What the answer breaks, in words: see Puzzle::fault().
    [[nodiscard]] std::optional<Phrase> fault(const Answer &answer) const;

    const Declaration &declaration;
    Draft draft;
    Layout layout;
    Statement statement;
    Board board;
    /// By constraint: the elements that stand for it, its region or label first.
    std::vector<std::vector<ElementId>> elements;
};

/// The clue of the cage that begins at a cell, without the cell's own text: "12+".
[[nodiscard]] std::string_view cageClue(std::string_view text);
/// A cell's own text, without the clue of a cage.
[[nodiscard]] std::string_view ownText(std::string_view text);
/// The letters of cages, by their numbers: a to z, then A to Z.
[[nodiscard]] std::string letterOfCage(std::size_t cage);
/// The cells of each cage of a draft, in the order of the cages' first cells.
[[nodiscard]] std::vector<std::vector<int>> cagesOf(const Draft &draft);
/// The texts of a draft without the clues of cages.
[[nodiscard]] std::vector<std::string> ownTexts(const Draft &draft);

} // namespace inkling::declared
