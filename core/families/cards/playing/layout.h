// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "families/cards/expression.h"

namespace inkling::cards {

/// A hand's board, drawn for the answer that is led to.
///
/// Table and tree are one drawing: the cards lie below as they were dealt, so that they do not give the
/// answer away; what two parts make lies above its cards, and the whole below the target. What is read
/// stands below the cards. Without an answer two places above the cards wait for the closest values.
///
/// Elements, in this order: a Node each card by its place in the hand; the target and the
/// expression (Labels); then, with an answer, for each joined part its Node, its sign (a Label) and
/// its two branches (Edges, to the left and to the right part); without one a second Label to read
/// and the Nodes of the closest values.
struct Layout
{
    Layout(const Hand &hand, const Answer *answer);

    Board board;
    std::vector<Part> parts; ///< of the answer
    ElementId target = noElement;
    ElementId expression = noElement;
    /// By part: where it lies; its sign; the branch up from it. noElement where there is none.
    std::vector<ElementId> nodes;
    std::vector<ElementId> signs;
    std::vector<ElementId> branches;
    /// Without an answer: the places of the closest values, and where the one above is read.
    ElementId secondExpression = noElement;
    ElementId below = noElement;
    ElementId above = noElement;

    /// The part that an element belongs to; -1: none. Requires: a branch, a sign or a joined part's
    /// Node.
    [[nodiscard]] int partAt(ElementId element) const;

private:
    void placeTree(const Hand &hand);
    void moveApart();
    void addJoinedParts();
    void addLabels(const Hand &hand, double width, double top);

    std::vector<Point> m_middles;     ///< by part: of its box
    std::vector<Point> m_cardCorners; ///< by card
    std::vector<int> m_levels;        ///< by part: 0 for cards
};

} // namespace inkling::cards
