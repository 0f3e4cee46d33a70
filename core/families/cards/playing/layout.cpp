// SPDX-License-Identifier: MIT
#include "families/cards/playing/layout.h"

#include "board/outlines.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace inkling::cards {

namespace {

// In units of a card's width; the cards' row has its top at 0, the tree grows upwards from it.
constexpr double cardWidth = 1.0;
constexpr double cardHeight = 1.4;
constexpr double pitch = 1.4; ///< from card to card
constexpr double partWidth = 1.3;
constexpr double partHeight = 0.84;
constexpr double levelHeight = 1.6; ///< from a part's top to that of the part above it
constexpr double signSize = 0.4;
constexpr double branchOffset = 0.4; ///< of a branch's upper end from the middle: the sign has room
constexpr double labelHeight = 0.5;
constexpr double gutter = 0.3;

} // namespace

Layout::Layout(const Hand &hand, const Answer *answer)
{
    if (answer)
        parts = partsOf(hand.cards, *answer).value_or(std::vector<Part>());
    placeTree(hand);
    for (int card = 0; card < hand.size(); ++card) {
        const Point corner = m_cardCorners[std::size_t(card)];
        board.add(ElementKind::Node, outlineOf({corner.x, corner.y, cardWidth, cardHeight}),
                  faceOf(hand.cards[std::size_t(card)]));
    }
    const double width = std::max(pitch * hand.size() - (pitch - cardWidth), 3.0);
    double top = -gutter;
    for (const Point &middle : m_middles)
        top = std::min(top, middle.y - partHeight / 2 - gutter);
    if (parts.empty())
        top = -2 * gutter - partHeight;
    addLabels(hand, width, top);
    if (!parts.empty()) {
        addJoinedParts();
        return;
    }
    const double middle = (pitch * hand.size() - (pitch - cardWidth)) / 2;
    const Rectangle all = board.bounds();
    secondExpression = board.add(
        ElementKind::Label,
        outlineOf({all.left, cardHeight + gutter + labelHeight, all.width, labelHeight}));
    const double nodeTop = -gutter - partHeight;
    below = board.add(ElementKind::Node,
                      outlineOf({middle - partWidth - gutter / 2, nodeTop, partWidth, partHeight}));
    above = board.add(ElementKind::Node,
                      outlineOf({middle + gutter / 2, nodeTop, partWidth, partHeight}));
}

/// Places the cards and the parts of the tree: each part above the middle of its cards.
void Layout::placeTree(const Hand &hand)
{
    for (int card = 0; card < hand.size(); ++card)
        m_cardCorners.push_back({card * pitch, 0});
    for (const Part &part : parts) {
        if (part.card >= 0) {
            m_levels.push_back(0);
            m_middles.push_back({part.card * pitch + cardWidth / 2, cardHeight / 2});
            continue;
        }
        const int level
            = 1 + std::max(m_levels[std::size_t(part.left)], m_levels[std::size_t(part.right)]);
        double sum = 0;
        for (int card = 0; card < hand.size(); ++card)
            sum += (part.cards >> card & 1) != 0 ? card * pitch + cardWidth / 2 : 0;
        m_levels.push_back(level);
        m_middles.push_back(
            {sum / std::popcount(part.cards), partHeight / 2 - level * levelHeight});
    }
    moveApart();
}

/// Moves parts to the right so that none covers another on its level.
void Layout::moveApart()
{
    std::vector<std::size_t> joined;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (m_levels[i] > 0)
            joined.push_back(i);
    }
    std::ranges::sort(joined, {}, [&](std::size_t i) { return m_middles[i].x; });
    std::vector<double> ends(parts.size() + 1, -std::numeric_limits<double>::infinity());
    for (const std::size_t i : joined) {
        double &end = ends[std::size_t(m_levels[i])];
        m_middles[i].x = std::max(m_middles[i].x, end + gutter + partWidth / 2);
        end = m_middles[i].x + partWidth / 2;
    }
}

void Layout::addLabels(const Hand &hand, double width, double top)
{
    const double middle
        = parts.size() > 1 ? m_middles.back().x : (pitch * hand.size() - (pitch - cardWidth)) / 2;
    target = board.add(ElementKind::Label,
                       outlineOf({middle - 1.5, top - labelHeight, 3, labelHeight}),
                       hand.target.text());
    const double cardsMiddle = (pitch * hand.size() - (pitch - cardWidth)) / 2;
    expression
        = board.add(ElementKind::Label,
                    outlineOf({cardsMiddle - width / 2, cardHeight + gutter, width, labelHeight}));
}

void Layout::addJoinedParts()
{
    nodes.assign(parts.size(), noElement);
    signs.assign(parts.size(), noElement);
    branches.assign(parts.size(), noElement);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Part &part = parts[i];
        if (part.card >= 0) {
            nodes[i] = ElementId(part.card);
            continue;
        }
        const Point middle = m_middles[i];
        const double bottom = middle.y + partHeight / 2;
        nodes[i] = board.add(ElementKind::Node,
                             outlineOf({middle.x - partWidth / 2, middle.y - partHeight / 2,
                                        partWidth, partHeight}));
        signs[i]
            = board.add(ElementKind::Label,
                        outlineOf({middle.x - signSize / 2, bottom + 0.1, signSize, signSize}));
        // Of a sum or a product, either part may come first.
        const bool isSwapped = (part.sign == Sign::Plus || part.sign == Sign::Times)
                               && m_middles[std::size_t(part.right)].x
                                      < m_middles[std::size_t(part.left)].x;
        for (const int child : {part.left, part.right}) {
            const std::size_t c = std::size_t(child);
            const bool isLeft = child == (isSwapped ? part.right : part.left);
            const double start = middle.x + (isLeft ? -branchOffset : branchOffset);
            const double top = m_levels[c] == 0 ? 0 : m_middles[c].y - partHeight / 2;
            branches[c]
                = board.add(ElementKind::Edge, {Point{start, bottom}, Point{m_middles[c].x, top}});
        }
    }
}

int Layout::partAt(ElementId element) const
{
    for (const auto &list : {nodes, signs, branches}) {
        const auto found = std::ranges::find(list, element);
        if (found != list.end())
            return int(found - list.begin());
    }
    return -1;
}

} // namespace inkling::cards
