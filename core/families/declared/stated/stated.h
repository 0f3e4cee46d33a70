// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "families/declared/stated/statement.h"
#include "logic/model/answerfault.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace inkling::declared {

/// A puzzle as its layout and its statement. Not changed once it is made; shared by models and
/// encodings.
struct Stated
{
    /// `kinds`: those of the constraints; they live for ever. `texts`: those of the cells.
    Stated(Layout where, std::span<const Kind> which, Statement what,
           std::vector<std::string> texts);

    /// A board with the layout's cells and the statement's clues. Cost: that of making it.
    [[nodiscard]] Board board() const;
    [[nodiscard]] Scope scope(ConstraintId constraint) const
    {
        return {statement.constraints[constraint].unknowns, statement.domains};
    }
    [[nodiscard]] const Kind &kind(ConstraintId constraint) const
    {
        return kinds[statement.constraints[constraint].kind];
    }
    [[nodiscard]] Phrase describe(ConstraintId constraint) const
    {
        return {kind(constraint).words, statement.constraints[constraint].arguments};
    }
    /// An element of the board in words: see Puzzle::describe(). Requires: it is no cell.
    [[nodiscard]] Phrase describeElement(ElementId element) const;
    /// The values before any reasoning: Model::initial().
    [[nodiscard]] std::vector<ValueSet> initial() const;
    /// What the answer breaks, in words: see Puzzle::fault().
    [[nodiscard]] std::optional<AnswerFault> fault(const Answer &answer) const;

    /// A broken constraint in words.
    [[nodiscard]] AnswerFault faultAt(ConstraintId id, const Breach &breach) const;

    Layout layout;
    std::span<const Kind> kinds;
    Statement statement;
    std::vector<std::string> texts; ///< of the cells
    std::vector<CellFace> faces;    ///< of the cells; empty where all are plain
    /// By constraint: the elements of the board that stand for it, its label first and then its
    /// region.
    std::vector<std::vector<ElementId>> elements;
    /// By constraint: the elements of its tallies.
    std::vector<std::vector<ElementId>> tallies;
};

} // namespace inkling::declared
