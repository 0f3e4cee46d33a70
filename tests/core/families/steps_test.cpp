// SPDX-License-Identifier: MIT
#include "puzzle/explanation.h"
#include "steps/generalstepchecker.h"
#include "support/checks/librarychecks.h"
#include "support/checks/reading.h"
#include "support/checks/tracecheck.h"
#include "support/corpus.h"
#include "support/familytable.h"
#include "support/testprogram.h"
#include "support/varied.h"

#include <QTest>
#include <chrono>
#include <random>

using namespace inkling;

/// Holds every step against the clauses of what it names. A family is tested by being registered,
/// unless its steps speak of unknowns that are derived from others: those have checkers of their
/// own.
class StepsTest : public QObject
{
    Q_OBJECT

private slots:
    void samplesFollow_data() { test::addFamilies(); }
    void samplesFollow();
    void randomPuzzlesFollow_data() { test::addFamilies(); }
    void randomPuzzlesFollow();

private:
    void verify(const Puzzle &puzzle, const StopCondition &stop);
};

void StepsTest::verify(const Puzzle &puzzle, const StopCondition &stop)
{
    const auto model = puzzle.model();
    if (!model->encoding() || model->domains().size() > model->mainCount())
        return;
    const Explanation explanation = explain(puzzle, stop);
    if (explanation.isStopped)
        return;
    test::GeneralStepChecker checker(puzzle);
    const auto wrong = test::faultOfTrace(puzzle, explanation, checker);
    QVERIFY2(!wrong, (wrong.value_or("") + "\n" + puzzle.text()).c_str());
}

void StepsTest::samplesFollow()
{
    const Family &family = test::fetchFamily();
    for (const Sample &sample : family.samples()) {
        for (const auto &puzzle : test::readPuzzles(family, std::string(sample.text)))
            verify(*puzzle, {});
    }
}

void StepsTest::randomPuzzlesFollow()
{
    const Family &family = test::fetchFamily();
    std::mt19937 random(17);
    for (int i = 0; i < test::randomBoardCount(60); ++i)
        verify(*test::variedPuzzle(family, i, random),
               StopCondition({}, StopCondition::Clock::now() + std::chrono::seconds(2)));
}

INKLING_TEST(StepsTest, QCoreApplication)
#include "families/steps_test.moc"
