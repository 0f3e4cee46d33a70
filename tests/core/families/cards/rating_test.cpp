// SPDX-License-Identifier: MIT
#include "families/cards/family.h"
#include "families/cards/puzzle.h"
#include "families/cards/rating.h"
#include "families/cards/search/solver.h"
#include "families/explanation.h"
#include "support/cardsbruteforce.h"
#include "support/reading.h"

#include <QTest>
#include <random>

using namespace inkling;
using namespace inkling::cards;

class RatingTest : public QObject
{
    Q_OBJECT

private slots:
    void countsDifferentAnswers();
    void fewerAnswersAreHarder();
    void pinned_data();
    void pinned();
    void nothingToRate();
};

void RatingTest::countsDifferentAnswers()
{
    std::mt19937 random(3);
    for (int i = 0; i < 60; ++i) {
        Hand hand;
        for (int k = 0; k < 3 + i % 2; ++k)
            hand.cards.push_back(int(1 + random() % 13));
        hand.target = Fraction(24);
        const test::CardsBruteForce all(hand.cards, {});
        const std::size_t answers = all.answers(24, 1).size();
        QCOMPARE(countAnswers(hand, countedAnswers, {}), answers);
        QCOMPARE(countAnswers(hand, 2, {}), std::min(answers, std::size_t{2}));
    }
}

void RatingTest::fewerAnswersAreHarder()
{
    for (int cards = 1; cards <= maxCards; ++cards) {
        for (std::size_t answers = 1; answers < 200; ++answers) {
            QVERIFY(difficultyByCount(cards, answers + 1) <= difficultyByCount(cards, answers));
            QVERIFY(difficultyByCount(cards, answers) >= 1);
        }
    }
}

/// The same in every version.
void RatingTest::pinned_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("word");
    QTest::newRow("many answers") << "2 4 6 12 = 24" << 1.9 << "easy";
    QTest::newRow("some") << "4 6 6 8 = 24" << 2.3 << "easy";
    QTest::newRow("one answer") << "6 8 11 12 = 24" << 4.7 << "fiendish";
    QTest::newRow("through a fraction") << "A 5 5 5 = 24" << 5.6 << "fiendish";
    QTest::newRow("six cards") << "3 4 7 9 11 12 = 163" << 2.2 << "easy";
    QTest::newRow("six, through a fraction") << "4 6 6 6 Q Q = 163" << 5.9 << "fiendish";
}

void RatingTest::pinned()
{
    QFETCH(QString, hand);
    QFETCH(double, value);
    QFETCH(QString, word);
    const auto puzzle = test::readPuzzles<CardsPuzzle>(family(), hand.toStdString() + '\n').front();
    const auto rating = explain(*puzzle, {}).rating;
    QVERIFY(rating);
    QCOMPARE(rating->value, value);
    QCOMPARE(QString::fromStdString(std::string(difficultyName(rating->difficulty))), word);
}

void RatingTest::nothingToRate()
{
    const CardsPuzzle unmade({{7, 8, 9}, Fraction(163), {}});
    QVERIFY(!explain(unmade, {}).rating);
    std::stop_source source;
    source.request_stop();
    QVERIFY(!ratingValue({{2, 4, 6, 12}, Fraction(24), {}}, StopCondition(source.get_token())));
}

QTEST_APPLESS_MAIN(RatingTest)
#include "rating_test.moc"
