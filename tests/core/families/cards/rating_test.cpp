// SPDX-License-Identifier: MIT
#include "cards/cardsbruteforce.h"
#include "families/cards/family.h"
#include "families/cards/puzzle.h"
#include "families/cards/rating.h"
#include "families/cards/search/solver.h"
#include "puzzle/explanation.h"
#include "support/checks/librarychecks.h"
#include "support/checks/reading.h"
#include "support/corpus.h"
#include "support/testprogram.h"

#include <QTest>
#include <map>
#include <random>
#include <sstream>

using namespace inkling;
using namespace inkling::cards;

class CardsRatingTest : public QObject
{
    Q_OBJECT

private slots:
    void countsDifferentAnswers();
    void wordsFollowPeople();
    void pinned_data();
    void pinned();
    void easiestAnswerIsExplained();
    void nothingToRate();
};

void CardsRatingTest::countsDifferentAnswers()
{
    std::mt19937 random(3);
    for (int i = 0; i < 60; ++i) {
        Hand hand;
        for (int k = 0; k < 3 + i % 2; ++k)
            hand.cards.push_back(int(1 + random() % 13));
        hand.target = Fraction(24);
        const test::CardsBruteForce all(hand.cards, {});
        const std::size_t answers = all.answers(24, 1).size();
        QCOMPARE(countAnswers(hand, 4096, {}), answers);
        QCOMPARE(countAnswers(hand, 2, {}), std::min(answers, std::size_t{2}));
    }
}

/// People's times grow with the rating: each word's median, of hands whose times are known.
void CardsRatingTest::wordsFollowPeople()
{
    const auto text = test::corpusFile("cards/tot_24_4nums_1362.csv");
    if (!text)
        QSKIP("the corpus is not here");
    std::istringstream lines(*text);
    std::map<Difficulty, std::vector<double>> times;
    std::string line;
    std::getline(lines, line);
    while (std::getline(lines, line)) {
        std::istringstream row(line.substr(line.find(',') + 1));
        Hand hand;
        for (int i = 0; i < 4; ++i)
            row >> hand.cards.emplace_back();
        hand.target = Fraction(24);
        double seconds = 0;
        row.ignore();
        row >> seconds;
        times[difficultyOf(ratingOf(hand, {})->value)].push_back(seconds);
    }
    QCOMPARE(times.size(), std::size_t(difficultyCount));
    double last = 0;
    for (auto &[difficulty, list] : times) {
        std::ranges::sort(list);
        QVERIFY2(list[list.size() / 2] > last, difficultyName(difficulty).data());
        last = list[list.size() / 2];
    }
}

/// The same in every version.
void CardsRatingTest::pinned_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("word");
    QTest::newRow("many answers") << "2 4 6 12 = 24" << 1.7 << "easy";
    QTest::newRow("some") << "4 6 6 8 = 24" << 1.9 << "easy";
    QTest::newRow("one answer") << "6 8 11 12 = 24" << 3.6 << "hard";
    QTest::newRow("through a fraction") << "A 5 5 5 = 24" << 5.9 << "fiendish";
    QTest::newRow("only sums and a small product") << "11 7 3 2 = 24" << 2.4 << "easy";
    QTest::newRow("only sums") << "1 4 8 11 = 24" << 2.1 << "easy";
    QTest::newRow("six cards") << "3 4 7 9 11 12 = 163" << 4.4 << "fiendish";
    QTest::newRow("six, through a fraction") << "4 6 6 6 Q Q = 163" << 5.6 << "fiendish";
}

void CardsRatingTest::pinned()
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

/// In whatever order the search finds the answers; and the board is about the same one.
void CardsRatingTest::easiestAnswerIsExplained()
{
    for (const char *const hand : {"6 8 11 12 = 24\n", "3 8 9 11 12 = 24\n", "3 6 7 8 11 = 24\n"}) {
        const auto puzzle = test::readPuzzles<CardsPuzzle>(family(), hand).front();
        const Explanation explanation = explain(*puzzle, {});
        const Answer easiest = ratingOf(puzzle->hand(), {})->easiest;
        QVERIFY(explanation.solution.first == easiest);
        QVERIFY(explanation.solution.second != easiest);
        QVERIFY(puzzle->model()->finale(easiest).front().elements
                == explanation.toward->model()->finale(easiest).front().elements);
        QCOMPARE(
            explanation.rating->reason.english(),
            std::string("Of the answers compared, the one explained takes the least reckoning."));
    }
}

void CardsRatingTest::nothingToRate()
{
    const CardsPuzzle unmade({{7, 8, 9}, Fraction(163), {}});
    QVERIFY(!explain(unmade, {}).rating);
    std::stop_source source;
    source.request_stop();
    QVERIFY(!ratingOf({{2, 4, 6, 12}, Fraction(24), {}}, StopCondition(source.get_token())));
}

INKLING_TEST(CardsRatingTest, QCoreApplication)
#include "families/cards/rating_test.moc"
