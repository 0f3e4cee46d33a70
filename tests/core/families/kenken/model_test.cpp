// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "support/checks/reading.h"
#include "support/noting.h"
#include "support/testprogram.h"

#include <QTest>

using namespace inkling;

class KenKenModelTest final : public QObject
{
    Q_OBJECT

private slots:
    void aCageIsDoneWhenItIsMet_data();
    void aCageIsDoneWhenItIsMet();
    void cluesHaveTheSignsOfPrint();
    void notesHeedCagesAndPlacedDigits();
};

void KenKenModelTest::aCageIsDoneWhenItIsMet_data()
{
    QTest::addColumn<std::string>("clue");
    QTest::addColumn<std::vector<int>>("digits");
    QTest::addColumn<bool>("isDone");
    using Digits = std::vector<int>;
    QTest::newRow("sum") << std::string("4 +") << Digits{1, 3} << true;
    QTest::newRow("another sum") << std::string("4 +") << Digits{2, 3} << false;
    QTest::newRow("half a sum") << std::string("4 +") << Digits{3} << false;
    QTest::newRow("difference") << std::string("2 -") << Digits{1, 3} << true;
    QTest::newRow("another difference") << std::string("2 -") << Digits{3, 2} << false;
    QTest::newRow("product") << std::string("6 *") << Digits{2, 3} << true;
    QTest::newRow("another product") << std::string("6 *") << Digits{1, 3} << false;
    QTest::newRow("quotient") << std::string("3 /") << Digits{1, 3} << true;
    QTest::newRow("another quotient") << std::string("3 /") << Digits{3, 2} << false;
    QTest::newRow("any operation") << std::string("6 ?") << Digits{3, 2} << true;
    QTest::newRow("no operation") << std::string("6 ?") << Digits{1, 3} << false;
}

void KenKenModelTest::aCageIsDoneWhenItIsMet()
{
    QFETCH(std::string, clue);
    QFETCH(std::vector<int>, digits);
    const auto puzzle = test::readOne(*findFamily("kenken"),
                                      "3 4\naab\nccb\nddb\na " + clue + "\nb 6 +\nc 1 -\nd 1 -\n");
    const auto model = puzzle->model();
    Knowledge knowledge(model->initial());
    for (std::size_t cell = 0; cell < digits.size(); ++cell)
        knowledge.learn({UnknownId(cell), ValueSet::only(digits[cell])});
    const auto captions = model->captions(knowledge);
    QTEST(captions.size() == 1 && captions.front().done, "isDone");
    // Only what is full can be at odds with its clue.
    const std::size_t full = digits.size() == 2 ? 1 : 0;
    QCOMPARE(captions.size(), full);
    QVERIFY(captions.empty() || captions.front().clashes != captions.front().done);
}

void KenKenModelTest::notesHeedCagesAndPlacedDigits()
{
    const auto model
        = test::readOne(*findFamily("kenken"), "4 6\naabc\nddbe\nffff\nffff\na 12 *\nb 3 +\nc 2 .\n"
                                               "d 3 /\ne 4 .\nf 20 +\n")
              ->model();
    Knowledge knowledge(model->initial());
    const auto noted = [&](UnknownId cell) { return test::notedFor(*model, knowledge, cell); };
    const auto of = [](int one, int other) { return ValueSet::only(one) | ValueSet::only(other); };
    QCOMPARE(noted(3), ValueSet::only(2));
    QCOMPARE(noted(0), of(3, 4));
    QCOMPARE(noted(2), of(1, 2));
    knowledge.learn({0, ValueSet::only(4)});
    QCOMPARE(noted(1), ValueSet::only(3));
}

void KenKenModelTest::cluesHaveTheSignsOfPrint()
{
    for (const auto &[typed, printed] :
         {std::pair("4 +", "4+"), std::pair("6 *", "6×"), std::pair("3 /", "3÷"),
          std::pair("2 -", "2−"), std::pair("6 ?", "6?")}) {
        const auto puzzle
            = test::readOne(*findFamily("kenken"), std::string("3 4\naab\nccb\nddb\na ") + typed
                                                       + "\nb 6 +\nc 1 -\nd 1 -\n");
        const Board board = puzzle->board();
        bool isThere = false;
        for (ElementId id = 0; id < board.size(); ++id)
            isThere = isThere || board.text(id) == printed;
        QVERIFY2(isThere, printed);
    }
}

INKLING_TEST(KenKenModelTest, QCoreApplication)
#include "families/kenken/model_test.moc"
