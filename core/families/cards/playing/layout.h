// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "families/cards/expression.h"

namespace inkling::cards {

/// The board of a hand, drawn for the shown answer: the one that board and reasoning lead to.
///
/// Cards and tree are one drawing. The cards lie at the bottom as the answer's expression reads,
/// and those that it leaves over behind them; a joined part lies above the gap between its two parts, and
/// the whole below the target: so no branch crosses another. Without an answer the cards lie as they
/// were dealt, and two places above them are kept for the closest values. The expression is written
/// below the cards.
///
/// Elements, in this order: a Node for each card, by its place in the hand; the target and the
/// expression (Labels); then, with an answer, for each joined part its Node, its sign (a Label) and
/// its two branches (Edges, to the left and to the right part); without an answer, a second Label
/// for an expression, and the Nodes of the closest values.
struct Layout
{
    Layout(const Hand &hand, const Answer *answer);

    Board board;
    std::vector<Part> parts; ///< the parts of the shown answer; empty without one
    ElementId target = noElement;
    ElementId expression = noElement;
    /// By part: its Node, its sign, and the branch from it up to the part above; noElement where
    /// there is none.
    std::vector<ElementId> nodes;
    std::vector<ElementId> signs;
    std::vector<ElementId> branches;
    /// Without an answer: the Label for the expression of the value above the target, and the Nodes
    /// of the closest values below and above it.
    ElementId secondExpression = noElement;
    ElementId below = noElement;
    ElementId above = noElement;

    /// The part that an element belongs to; -1 for none. Requires: a branch, a sign or a Node of
    /// the tree.
    [[nodiscard]] int partAt(ElementId element) const;

private:
    void placeCards(const Hand &hand);
    void placeTree();
    void addJoinedParts();
    void addLabels(const Hand &hand, double width, double top);

    std::vector<Point> m_middles;     ///< by part: the middle of its box
    std::vector<Point> m_cardCorners; ///< by card: the top left corner of its box
    std::vector<int> m_levels;        ///< by part: 0 for cards
};

} // namespace inkling::cards
