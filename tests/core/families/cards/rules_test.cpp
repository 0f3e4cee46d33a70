// SPDX-License-Identifier: MIT
#include "checkerfor.h"
#include "families/cards/family.h"
#include "families/cards/model.h"
#include "families/cards/puzzle.h"
#include "logic/explaining/deducer.h"
#include "puzzle/explanationjson.h"
#include "support/checks/librarychecks.h"
#include "support/checks/reading.h"
#include "support/checks/tracecheck.h"
#include "support/testprogram.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace inkling;
using namespace inkling::cards;

/// Each rule on a smallest hand: it fires, follows, and needs every premise that it lists.
class CardsRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void firesOnSmallestHand_data();
    void firesOnSmallestHand();
    void unmadeNeedsManyValues();
    void picturesShowTheStep();
};

void CardsRulesTest::firesOnSmallestHand_data()
{
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("sentence");
    const auto row = [](const char *rule, const char *line, const char *sentence) {
        QTest::newRow(rule) << QByteArray(rule) << QByteArray(line) << QByteArray(sentence);
    };
    row("cards.card", "K = 13", "Each card makes its number: K is 13.");
    row("cards.values", "2 3 4 = 15",
        "The cards can be taken 2 at a time in 3 ways: they make 14 different values.");
    row("cards.left-over", "2 3 9 = 5 some",
        "5 can be made with 2 of the 3 cards: the others stay aside.");
    row("cards.target-split", "2 3 4 = 14",
        "14 is 2 \u00d7 7: so 3 and 4 must make 7. No other way to split these cards leads to it.");
    row("cards.part-split", "3 4 5 6 = 65", "13 is 10 + 3: so 4 and 6 must make 10.");
    row("cards.merge", "6 7 = 42", "7 \u00d7 6 is 42.");
    row("cards.whole", "6 7 = 42", "This is the target: 7\u00d76 = 42.");
    row("cards.single", "12 = 12", "This card is the target: 12.");
    row("cards.closest", "3 8 = 23",
        "The cards come no closer to 23 than 8+3 = 11 and 8\u00d73 = 24.");
    row("cards.most", "5 = 9", "The card makes 5, and not 9.");
    row("cards.least", "5 = -9", "The card makes 5, and not -9.");
    row("cards.impossible", "5 = 9", "The cards make nothing closer: 9 cannot be made.");
}

void CardsRulesTest::firesOnSmallestHand()
{
    QFETCH(QByteArray, rule);
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, sentence);
    const auto puzzle = test::readOne<CardsPuzzle>(family(), line.toStdString());
    auto checker = test::checkerFor(puzzle->hand());
    const auto model = puzzle->model();
    const Trace trace = deduce(*model, {}).allSteps;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        const Rule &fired = family().rules()[step.rule];
        if (fired.id != rule.toStdString())
            continue;
        const auto json = stepJson(*model, step);
        const auto wrong = checker.fault(json);
        QVERIFY2(!wrong, (wrong.value_or("") + json.dump()).c_str());
        const auto needless = test::needlessPremise(checker, json);
        QVERIFY2(!needless, needless.value_or("").c_str());
        const Sentence told = sentenceOf(*model, step, Knowledge(model->initial()));
        QCOMPARE(QByteArray::fromStdString(english(told)), sentence);
        return;
    }
    QFAIL("the rule does not fire");
}

/// Eight different numbers make too many values to tell the closest. That there is no answer is
/// taken for granted here: to prove it takes long.
void CardsRulesTest::unmadeNeedsManyValues()
{
    const auto puzzle
        = test::readOne<CardsPuzzle>(family(), "83 84 85 86 87 88 89 90 = 9999999999999999");
    const CardsModel model(std::make_shared<const Plan>(puzzle->hand(), std::nullopt, true));
    const Deduction deduction = deduce(model, {});
    QCOMPARE(deduction.outcome, Outcome::Contradiction);
    const Step last = deduction.allSteps[deduction.allSteps.size() - 1];
    QCOMPARE(family().rules()[last.rule].id, std::string_view("cards.unmade"));
    QCOMPARE(deduction.trace.size(), std::size_t{2});
}

/// Each picture's marks are of its own rule: what follows is not among what it rests on.
void CardsRulesTest::picturesShowTheStep()
{
    for (std::size_t rule = 0; rule < family().rules().size(); ++rule) {
        const RulePicture picture = family().picture(RuleId(rule));
        for (const Mark &mark : picture.conclusions)
            QVERIFY(std::ranges::find(picture.premises, mark) == picture.premises.end());
    }
}

INKLING_TEST(CardsRulesTest, QCoreApplication)
#include "families/cards/rules_test.moc"
