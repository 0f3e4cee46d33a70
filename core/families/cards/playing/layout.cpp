// SPDX-License-Identifier: MIT
#include "families/cards/playing/layout.h"

#include "board/outlines.h"

#include <algorithm>
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
    placeCards(hand);
    placeTree();
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

void Layout::placeCards(const Hand &hand)
{
    std::vector<int> order;
    for (const Part &part : parts) {
        if (part.card >= 0)
            order.push_back(part.card);
    }
    for (int card = 0; card < hand.size(); ++card) {
        if (std::ranges::find(order, card) == order.end())
            order.push_back(card);
    }
    m_cardCorners.resize(order.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        m_cardCorners[std::size_t(order[i])] = {double(i) * pitch, 0};
}

void Layout::placeTree()
{
    for (const Part &part : parts) {
        if (part.card >= 0) {
            m_levels.push_back(0);
            m_middles.push_back(
                {m_cardCorners[std::size_t(part.card)].x + cardWidth / 2, cardHeight / 2});
            continue;
        }
        const int level
            = 1 + std::max(m_levels[std::size_t(part.left)], m_levels[std::size_t(part.right)]);
        double first = std::numeric_limits<double>::infinity(); // of the right part's cards
        for (std::size_t card = 0; card < m_cardCorners.size(); ++card) {
            if ((parts[std::size_t(part.right)].cards >> card & 1) != 0)
                first = std::min(first, m_cardCorners[card].x);
        }
        m_levels.push_back(level);
        m_middles.push_back(
            {first + cardWidth / 2 - pitch / 2, partHeight / 2 - level * levelHeight});
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
        for (const int child : {part.left, part.right}) {
            const std::size_t c = std::size_t(child);
            const double start = middle.x + (child == part.left ? -branchOffset : branchOffset);
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
