// SPDX-License-Identifier: MIT
#include "families/hitori/family.h"
#include "logic/search/randomsource.h"
#include "puzzle/explanation.h"
#include "support/checks/pagecheck.h"
#include "support/checks/reading.h"
#include "support/testprogram.h"

#include <QTest>
#include <bit>

using namespace inkling;

class HitoriTest : public QObject
{
    Q_OBJECT

private slots:
    void samplesAreWhole();
    void answersAreThoseOfTryingAll();
    void errorsSayWhere();
    void answersAreWritten();
    void wholeBoardIsNoPlace();
    void clashNamesTheRuleThatIsBroken();
};

namespace {

constexpr int side = 4;

/// Whether a shading, a bit a cell, is an answer.
bool isAnswer(const std::vector<int> &numbers, unsigned shading)
{
    const auto isBlack = [&](int cell) { return (shading >> cell & 1) != 0; };
    for (int a = 0; a < side * side; ++a) {
        for (int b = 0; b < a; ++b) {
            const bool inRow = a / side == b / side;
            const bool inColumn = a % side == b % side;
            if (!inRow && !inColumn)
                continue;
            if (!isBlack(a) && !isBlack(b) && numbers[std::size_t(a)] == numbers[std::size_t(b)])
                return false;
            if (isBlack(a) && isBlack(b) && (a - b == side || (inRow && a - b == 1)))
                return false;
        }
    }
    const unsigned white = ~shading & 0xFFFFU;
    unsigned reached = white & -white;
    for (unsigned before = 0; before != reached;) {
        before = reached;
        const unsigned right = (reached & 0x7777U) << 1;
        const unsigned left = (reached & 0xEEEEU) >> 1;
        reached |= (right | left | reached << side | reached >> side) & white;
    }
    return reached == white;
}

test::AllAnswers answersOf(const std::vector<int> &numbers)
{
    test::AllAnswers answers;
    for (unsigned shading = 0; shading < 1U << side * side; ++shading) {
        if (!isAnswer(numbers, shading))
            continue;
        std::vector<std::uint8_t> values;
        for (int cell = 0; cell < side * side; ++cell)
            values.push_back(shading >> cell & 1);
        answers.insert(values);
    }
    return answers;
}

} // namespace

void HitoriTest::samplesAreWhole()
{
    QVERIFY(hitori::family().samples().size() >= 5);
    const auto fault = test::faultOfSamples(hitori::family());
    QVERIFY2(!fault, fault.value_or("").c_str());
}

void HitoriTest::answersAreThoseOfTryingAll()
{
    RandomSource random(17);
    for (int i = 0; i < 200; ++i) {
        std::vector<int> numbers;
        std::string text = "hitori 4 4\n";
        for (int cell = 0; cell < side * side; ++cell) {
            numbers.push_back(random.between(1, i % 2 == 0 ? side : side + 1));
            text += std::to_string(numbers.back()) + (cell % side == side - 1 ? '\n' : ' ');
        }
        const auto fault = test::faultOfPage(hitori::family(), text, answersOf(numbers));
        QVERIFY2(!fault, (text + fault.value_or("")).c_str());
    }
}

void HitoriTest::errorsSayWhere()
{
    const Family &family = hitori::family();
    QCOMPARE(test::errorOf(family, "hitori 2 2\n1 0\n1 2\n"),
             std::string("2:3: found '0'; expected a number from 1 to 99"));
    QCOMPARE(test::errorOf(family, "hitori 2 2\n1 .\n1 2\n"),
             std::string("2:3: found '.'; expected a number from 1 to 99"));
    QCOMPARE(
        test::errorOf(family, "hitori 2\n"),
        std::string("1:9: found the end of the line; expected 'hitori', the number of rows and "
                    "the number of columns"));
    QVERIFY(test::errorOf(family, "hitori 1000 1000\n1\n").starts_with("1:13: found '1000'"));
}

void HitoriTest::answersAreWritten()
{
    LineSource source("hitori 2 2\n1 1\n2 3\n");
    const auto puzzle = *hitori::family().read(source);
    const Answer answer{{0, 1, 0, 0}};
    QVERIFY(!puzzle->fault(answer));
    QCOMPARE(puzzle->answerText(1, &answer), std::string("1 #\n2 3\n"));
    QCOMPARE(puzzle->answerText(2, nullptr), std::string("\nNo solution\n"));
}

/// That two black cells are both black would say nothing.
/// The rule that all white cells are connected has no place where it "also applies".
void HitoriTest::wholeBoardIsNoPlace()
{
    const auto puzzle = test::readOne(hitori::family(), R"(hitori 8 8
2 7 7 6 1 3 8 2
2 5 4 8 3 8 7 8
7 2 5 3 4 7 6 7
7 6 1 7 6 5 4 1
6 4 7 2 8 8 1 5
1 3 5 7 2 6 5 6
8 1 6 4 8 7 3 1
4 1 7 8 7 3 3 6
)");
    const auto model = puzzle->model();
    const Trace trace = explain(*puzzle, {}).deduction.trace;
    Knowledge known(model->initial());
    bool isTold = false;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const std::string words = english(sentenceOf(*model, trace[i], known));
        known.learn(trace[i].conclusions);
        QVERIFY2(words.find("applies to that") == std::string::npos, words.c_str());
        isTold = isTold || words.find("By the same rule") != std::string::npos;
    }
    QVERIFY(isTold);
}

void HitoriTest::clashNamesTheRuleThatIsBroken()
{
    LineSource source("hitori 8 8\n"
                      "1 5 2 2 5 7 6 8\n"
                      "8 7 4 7 3 2 1 1\n"
                      "7 6 1 6 8 5 2 3\n"
                      "6 3 8 4 6 4 7 6\n"
                      "2 6 7 3 7 6 2 1\n"
                      "6 4 8 1 7 2 3 5\n"
                      "3 8 6 5 8 1 3 4\n"
                      "4 8 6 6 1 6 5 2\n");
    const auto puzzle = *hitori::family().read(source);
    const Trace trace = explain(*puzzle, {}).deduction.trace;
    const auto model = puzzle->model();
    Knowledge known(model->initial());
    int clashes = 0;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const std::string text = english(sentenceOf(*model, trace[i], known));
        QVERIFY2(text.find("are both black") == text.npos, text.c_str());
        clashes += text.find(", against the rule that black cells never touch.") != text.npos;
        known.learn(trace[i].conclusions);
    }
    QVERIFY(clashes > 0);
}

INKLING_TEST(HitoriTest, QCoreApplication)
#include "families/hitori/hitori_test.moc"
