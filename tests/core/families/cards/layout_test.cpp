// SPDX-License-Identifier: MIT
// Where the cards and the tree of an answer lie.
#include "families/cards/playing/layout.h"
#include "support/testprogram.h"

#include <QLineF>
#include <QRectF>
#include <QTest>
#include <algorithm>
#include <numeric>
#include <random>

using namespace inkling;
using namespace inkling::cards;

namespace {

QPointF pointOf(const Point &point)
{
    return {point.x, point.y};
}

QRectF boxOf(const Board &board, ElementId element)
{
    QRectF box;
    const auto outline = board.outline(element);
    for (const Point &point : outline)
        box |= QRectF(pointOf(outline.front()), pointOf(point)).normalized();
    return box;
}

QLineF lineOf(const Board &board, ElementId branch)
{
    const auto ends = board.outline(branch);
    return {pointOf(ends[0]), pointOf(ends[1])};
}

bool crosses(const QLineF &line, const QRectF &box)
{
    for (int i = 1; i < 100; ++i) {
        if (box.contains(line.pointAt(i / 100.0)))
            return true;
    }
    return false;
}

/// Any expression over some of the cards, in postfix notation.
Answer randomAnswer(int cards, int used, std::mt19937 &random)
{
    const Tokens tokens{cards};
    std::vector<int> hand(std::size_t(cards), 0);
    std::iota(hand.begin(), hand.end(), 0);
    std::ranges::shuffle(hand, random);
    Answer answer;
    int open = 0;
    for (int dealt = 0; dealt < used || open > 1;) {
        const bool isCard = dealt < used && (open < 2 || random() % 2 == 0);
        answer.values.push_back(
            std::uint8_t(isCard ? hand[std::size_t(dealt)] : tokens.token(Sign(random() % 4))));
        dealt += isCard ? 1 : 0;
        open += isCard ? 1 : -1;
    }
    answer.values.resize(std::size_t(tokens.count()), std::uint8_t(tokens.blank()));
    return answer;
}

class LayoutTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cardsLieAsTheExpressionReads();
    void noBranchCrossesAnother();
};

void LayoutTest::cardsLieAsTheExpressionReads()
{
    const Hand hand{{3, 12, 9, 1}, Fraction(24), {.some = true}};
    const Tokens tokens{4};
    // 9 - (1 + 3), with the queen left over.
    Answer answer{{2, 3, 0, std::uint8_t(tokens.token(Sign::Plus)),
                   std::uint8_t(tokens.token(Sign::Minus)), std::uint8_t(tokens.blank()),
                   std::uint8_t(tokens.blank())}};
    const Layout layout(hand, &answer);
    std::vector<double> lefts;
    for (const ElementId card : {2, 3, 0, 1})
        lefts.push_back(boxOf(layout.board, card).left());
    QVERIFY(std::ranges::is_sorted(lefts));
    const Layout dealt(hand, nullptr);
    for (ElementId card = 1; card < 4; ++card)
        QVERIFY(boxOf(dealt.board, card - 1).right() < boxOf(dealt.board, card).left());
}

void LayoutTest::noBranchCrossesAnother()
{
    std::mt19937 random(7);
    for (int round = 0; round < 2000; ++round) {
        const int cards = 2 + int(random() % (maxCards - 1));
        Hand hand{{1, 2, 3, 4, 5, 6, 7, 8}, Fraction(24), {}};
        hand.cards.resize(std::size_t(cards));
        const Answer answer
            = randomAnswer(cards, 2 + int(random() % std::size_t(cards - 1)), random);
        const Layout layout(hand, &answer);
        for (std::size_t i = 0; i < layout.parts.size(); ++i) {
            if (layout.branches[i] == noElement)
                continue;
            const QLineF branch = lineOf(layout.board, layout.branches[i]);
            for (std::size_t j = 0; j < layout.parts.size(); ++j) {
                const auto whole = std::ranges::find_if(layout.parts, [&](const Part &part) {
                    return part.left == int(i) || part.right == int(i);
                });
                if (j != i && whole != layout.parts.begin() + std::ptrdiff_t(j))
                    QVERIFY(!crosses(branch, boxOf(layout.board, layout.nodes[j])));
                if (j == i || layout.branches[j] == noElement)
                    continue;
                QVERIFY(branch.intersects(lineOf(layout.board, layout.branches[j]), nullptr)
                        != QLineF::BoundedIntersection);
            }
        }
    }
}

} // namespace

INKLING_TEST(LayoutTest, QCoreApplication)
#include "layout_test.moc"
