// SPDX-License-Identifier: MIT
#include "families/cards/family.h"
#include "families/cards/puzzle.h"
#include "support/checks/reading.h"
#include "support/readertables.h"
#include "support/testprogram.h"

#include <QTest>
#include <rapidcheck.h>

using namespace inkling;
using namespace inkling::cards;

namespace {

test::Reading<CardsPuzzle> readAll(const std::string &text)
{
    return test::readAll<CardsPuzzle>(family(), text);
}

} // namespace

class CardsReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void good_data();
    void good();
    void targets_data();
    void targets();
    void bad_data();
    void bad();
    void writtenHandsReadTheSame();
    void randomTextGivesAPlace();
    void recognizes_data();
    void recognizes();
};

void CardsReaderTest::good_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, QByteArray text) { QTest::newRow(name) << text; };
    row("numbers", "1 11 7 13 = 163 some exponents\n");
    row("faces", "A J 7 K = 163 exponents some\n");
    row("windows", "A J 7 K = 163 exponents some\r\n");
    row("tabs", "\tA\tJ 7   K\t=\t163\texponents some \n");
    row("no last line end", "A J 7 K = 163 exponents some");
    row("empty lines", "\n \nA J 7 K = 163 exponents some\n\n\t\n");
    row("leading zeros", "01 011 007 13 = 0163 exponents some\n");
    row("not in lowest terms", "1 11 7 13 = 326/2 exponents some\n");
}

void CardsReaderTest::good()
{
    QFETCH(QByteArray, text);
    const auto reading = readAll(text.toStdString());
    QVERIFY2(!reading.error, reading.error ? reading.error->message().c_str() : "");
    QCOMPARE(reading.puzzles.size(), std::size_t(1));
    const Hand &hand = reading.puzzles.front()->hand();
    QCOMPARE(hand.cards, (std::vector{1, 11, 7, 13}));
    QVERIFY(hand.target == Fraction(163));
    QCOMPARE(hand.choices.bits(), 0b101U);
}

void CardsReaderTest::targets_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("zero") << QByteArray("0") << QByteArray("0");
    QTest::newRow("minus zero") << QByteArray("-0") << QByteArray("0");
    QTest::newRow("negative") << QByteArray("-17") << QByteArray("-17");
    QTest::newRow("fraction") << QByteArray("-6/4") << QByteArray("-3/2");
    QTest::newRow("largest") << QByteArray("10000000000000000") << QByteArray("10000000000000000");
}

void CardsReaderTest::targets()
{
    QFETCH(QByteArray, word);
    QFETCH(QByteArray, written);
    const auto reading = readAll("1 2 = " + word.toStdString());
    QVERIFY(!reading.error);
    QCOMPARE(reading.puzzles.at(0)->hand().target.text(), written.toStdString());
}

void CardsReaderTest::bad_data()
{
    const test::BadTexts row;
    const QByteArray first = "expected a card: 1 to 100, A, J, Q or K";
    const QByteArray next = "expected a card (1 to 100, A, J, Q or K) or '='";
    const QByteArray target
        = "expected a target: a whole number or a fraction, of up to 10000000000000000";
    const QByteArray option
        = "expected the end of the line, or an option: exponents, integers, some";
    row("no cards", "= 5\n", 0, 1, 1, "found '='; " + first);
    row("zero", "0 5 = 5\n", 0, 1, 1, "found '0'; " + first);
    row("too large", "5 101 = 5\n", 0, 1, 3, "found '101'; " + next);
    row("small letter", "5 k = 5\n", 0, 1, 3, "found 'k'; " + next);
    row("glued", "5 6=11\n", 0, 1, 3, "found '6=11'; " + next);
    row("nine cards", "1 2 3 4 5 6 7 8 9 = 5\n", 0, 1, 17, "found '9'; expected '=' after 8 cards");
    row("no equals", "1 2 3\n", 0, 1, 6, "found the end of the line; " + next);
    row("no target", "1 2 =\n", 0, 1, 6, "found the end of the line; " + target);
    row("bad target", "1 2 = x\n", 0, 1, 7, "found 'x'; " + target);
    row("plus", "1 2 = +3\n", 0, 1, 7, "found '+3'; " + target);
    row("by zero", "1 2 = 3/0\n", 0, 1, 7, "found '3/0'; " + target);
    row("no denominator", "1 2 = 3/\n", 0, 1, 7, "found '3/'; " + target);
    row("target too large", "1 2 = 10000000000000001\n", 0, 1, 7,
        "found '10000000000000001'; " + target);
    row("overflow", "1 2 = 99999999999999999999\n", 0, 1, 7,
        "found '99999999999999999999'; " + target);
    row("no option", "1 2 = 3 all\n", 0, 1, 9, "found 'all'; " + option);
    row("twice", "1 2 = 3 some some\n", 0, 1, 14, "found 'some'; " + option);
    row("second line", "1 2 = 3\n\n1 2\n", 1, 3, 4, "found the end of the line; " + next);
}

void CardsReaderTest::bad()
{
    test::checkBadText(family());
}

void CardsReaderTest::writtenHandsReadTheSame()
{
    const bool holds = rc::check("a hand that is written reads the same", [] {
        Hand hand;
        const int count = *rc::gen::inRange(1, maxCards + 1);
        for (int i = 0; i < count; ++i)
            hand.cards.push_back(*rc::gen::inRange(1, maxNumber + 1));
        hand.target = Fraction(*rc::gen::inRange<std::int64_t>(-maxTarget, maxTarget + 1),
                               *rc::gen::element<std::int64_t>(1, 1, 2, 7, 99, maxTarget))
                          .inLowestTerms();
        hand.choices = Choices::fromBits(*rc::gen::inRange(0U, 8U));
        const auto reading = readAll(CardsPuzzle(hand).text());
        RC_ASSERT(reading.puzzles.size() == 1U);
        RC_ASSERT(reading.puzzles[0]->hand().cards == hand.cards);
        RC_ASSERT(reading.puzzles[0]->hand().target == hand.target);
        RC_ASSERT(reading.puzzles[0]->hand().choices.bits() == hand.choices.bits());
    });
    QVERIFY(holds);
}

void CardsReaderTest::randomTextGivesAPlace()
{
    test::checkRandomTexts(family(), "0179AK=/-   \n\n\r\t");
}

void CardsReaderTest::recognizes_data()
{
    const test::Likenesses row;
    row("hand", "\n9 9 9 9 9 9 = 163\n", Likeness::Yes);
    row("bad target", "9 9 = x\n", Likeness::Perhaps);
    row("two numbers", "3 4\n", Likeness::No);
    row("nothing", "", Likeness::No);
    row("an equation", "= 3 4\n", Likeness::No);
    row("bad card", "101 1 = 100\n", Likeness::Perhaps);
    row("no blanks round the =", "1 2 3 4=24\n", Likeness::Perhaps);
}

void CardsReaderTest::recognizes()
{
    test::checkLikeness(family());
}

INKLING_TEST(CardsReaderTest, QCoreApplication)
#include "families/cards/reader_test.moc"
