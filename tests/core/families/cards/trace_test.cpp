// SPDX-License-Identifier: MIT
#include "checkerfor.h"
#include "families/cards/family.h"
#include "families/cards/puzzle.h"
#include "logic/path/replay.h"
#include "support/checks/librarychecks.h"
#include "support/checks/reading.h"
#include "support/checks/tracecheck.h"
#include "support/corpus.h"
#include "support/testprogram.h"

#include <QTest>
#include <random>

using namespace inkling;
using namespace inkling::cards;

namespace {

/// What is wrong with the explanation of a hand; adds it to the tally. No hand is left open.
std::optional<std::string> faultOf(const CardsPuzzle &puzzle, test::TraceTally &tally)
{
    const Explanation explanation = explain(puzzle, {});
    const Outcome expected = explanation.solution.first ? Outcome::Solved : Outcome::Contradiction;
    if (explanation.deduction.outcome != expected)
        return "the trace does not end as the search does";
    tally.add(family(), explanation);
    auto checker = test::checkerFor(puzzle.hand());
    return test::faultOfTrace(puzzle, explanation, checker);
}

} // namespace

class CardsTraceTest : public QObject
{
    Q_OBJECT

private slots:
    void corpusHands_data();
    void corpusHands();
    void unmadeHands();
    void randomHands();
    void otherAnswers();
    void marksComeAndGo();
};

void CardsTraceTest::corpusHands_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("each");
    QTest::newRow("four") << "bench/cards-rand4.in" << 1;
    QTest::newRow("five") << "bench/cards-rand5.in" << 2;
    QTest::newRow("six") << "bench/cards-rand6.in" << 12;
}

void CardsTraceTest::corpusHands()
{
    QFETCH(QString, file);
    QFETCH(int, each);
    const auto text = test::corpusFile(file.toStdString());
    if (!text)
        QSKIP("the corpus is not here");
    test::TraceTally tally;
    int number = 0;
    for (const auto &puzzle : test::readPuzzles<CardsPuzzle>(family(), *text)) {
        if (number++ % each != 0)
            continue;
        const auto wrong = faultOf(*puzzle, tally);
        QVERIFY2(!wrong, (puzzle->text() + wrong.value_or("")).c_str());
    }
    tally.print(file.toStdString());
    tally.printRules();
}

/// Hands of six that do not make 163, every fortieth of the census.
void CardsTraceTest::unmadeHands()
{
    const auto text = test::corpusFile("cards/census163_six_cards_not_integer_solvable.txt");
    if (!text)
        QSKIP("the corpus is not here");
    test::TraceTally tally;
    std::istringstream file(*text);
    std::string line;
    for (int number = 0; std::getline(file, line); ++number) {
        if (number % 40 != 0)
            continue;
        const auto puzzle = test::readOne<CardsPuzzle>(family(), line.substr(1) + " = 163");
        const auto wrong = faultOf(*puzzle, tally);
        QVERIFY2(!wrong, (puzzle->text() + wrong.value_or("")).c_str());
    }
    QVERIFY(tally.rules["cards.impossible"] > 10);
}

void CardsTraceTest::randomHands()
{
    std::mt19937 random(163);
    test::TraceTally tally;
    for (int i = 0; i < 1500; ++i) {
        Hand hand;
        const int cards = 1 + int(random() % (i % 10 == 0 ? 5 : 4));
        for (int card = 0; card < cards; ++card)
            hand.cards.push_back(1 + int(random() % (i % 3 == 0 ? 4 : 13)));
        hand.target = Fraction(int(random() % 60) - 10, i % 7 == 0 ? 1 + int(random() % 4) : 1)
                          .inLowestTerms();
        hand.choices = Choices::fromBits(i % 2 == 0 ? 0U : unsigned(random() % 8));
        const CardsPuzzle puzzle(hand);
        const auto wrong = faultOf(puzzle, tally);
        QVERIFY2(!wrong, (puzzle.text() + wrong.value_or("")).c_str());
    }
    tally.print("random hands");
    tally.printRules();
    for (const Rule &rule : family().rules())
        QVERIFY2(tally.rules[rule.id] > 0 || rule.id == "cards.unmade", rule.id.data());
}

/// The reasoning leads to whichever answer was asked for.
void CardsTraceTest::otherAnswers()
{
    const auto puzzle = test::readOne<CardsPuzzle>(family(), "2 3 4 6 7 = 24");
    const std::vector<Answer> answers = puzzle->joinable()->answers(200, {});
    QVERIFY(answers.size() > 20);
    auto checker = test::checkerFor(puzzle->hand());
    for (const Answer &answer : answers) {
        const auto leading = puzzle->joinable()->toward(answer);
        Explanation explanation;
        explanation.solution.first = answer;
        explanation.deduction = deduce(*leading->model(), {});
        explanation.toward = leading;
        QCOMPARE(explanation.deduction.outcome, Outcome::Solved);
        const auto wrong = test::faultOfTrace(*leading, explanation, checker);
        QVERIFY2(!wrong, wrong.value_or("").c_str());
    }
}

/// Forward and back again, every mark that came has gone; the captions grow from the target to the
/// whole expression.
void CardsTraceTest::marksComeAndGo()
{
    const auto puzzle = test::readOne<CardsPuzzle>(family(), "2 3 4 5 6 7 = 163");
    const Joinable &joinable = *puzzle->joinable();
    const auto model = joinable.toward(joinable.answers(1, {}).front())->model();
    const Deduction deduction = deduce(*model, {});
    Replay replay(*model, deduction.trace);
    const auto forth = replay.moveTo(deduction.trace.size());
    const std::vector<Caption> captions = model->captions(replay.knowledge());
    QVERIFY(std::ranges::any_of(captions, [](const Caption &caption) {
        return caption.text == "2\u00D7(6\u00D74\u00D73+7)+5 = 163";
    }));
    const auto back = replay.moveTo(0);
    QCOMPARE(forth.size(), back.size());
    QVERIFY(model->captions(replay.knowledge()).empty());
    for (std::size_t i = 0; i < forth.size(); ++i) {
        QVERIFY(forth[i].before == back[back.size() - 1 - i].after);
        QVERIFY(forth[i].after == back[back.size() - 1 - i].before);
    }
}

INKLING_TEST(CardsTraceTest, QCoreApplication)
#include "families/cards/trace_test.moc"
