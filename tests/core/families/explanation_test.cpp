// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "puzzle/explanation.h"
#include "puzzle/generating.h"
#include "support/checks/reading.h"
#include "support/testprogram.h"

#include <QTest>

using namespace inkling;

namespace {

/// All samples of all families.
std::vector<std::shared_ptr<const Puzzle>> samples()
{
    std::vector<std::shared_ptr<const Puzzle>> puzzles;
    for (const Family *family : families()) {
        for (const Sample &sample : family->samples()) {
            for (auto &puzzle : test::readPuzzles(*family, std::string(sample.text)))
                puzzles.push_back(std::move(puzzle));
        }
    }
    return puzzles;
}

bool areSame(const Step &a, const Step &b)
{
    return a.rule == b.rule && a.wave == b.wave && std::ranges::equal(a.premises, b.premises)
           && std::ranges::equal(a.conclusions, b.conclusions);
}

bool beginsWith(const Trace &longer, const Trace &trace)
{
    for (std::size_t i = 0; i < trace.size(); ++i) {
        if (i >= longer.size() || !areSame(longer[i], trace[i]))
            return false;
    }
    return true;
}

} // namespace

/// What is told of an explanation while it is made.
class ExplanationTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsTheVerdictFirstThenStepsThatStay();
    void keepsWhatWasToldWhenItIsStopped();
    void aRatingUpToAWordIsThatWordOrHarder();
};

void ExplanationTest::tellsTheVerdictFirstThenStepsThatStay()
{
    for (const auto &puzzle : samples()) {
        int verdicts = 0;
        Trace told;
        const Explanation explanation
            = explain(*puzzle, {},
                      {.solved =
                           [&](const Explanation &begun) {
                               ++verdicts;
                               QVERIFY(begun.solution.verdict != Verdict::Unknown && told.empty());
                           },
                       .reasoned =
                           [&](const Model &, const Knowledge &, const Trace &trace) {
                               QCOMPARE(verdicts, 1);
                               QVERIFY(trace.size() >= told.size() && beginsWith(trace, told));
                               told = trace;
                           }});
        QCOMPARE(verdicts, 1);
        QVERIFY(!explanation.isStopped);
        QCOMPARE(explanation.deduction.trace.size(), told.size());
        QVERIFY(beginsWith(explanation.deduction.trace, told));
    }
}

void ExplanationTest::keepsWhatWasToldWhenItIsStopped()
{
    for (const auto &puzzle : samples()) {
        std::stop_source enough;
        std::size_t told = 0;
        const Explanation explanation = explain(
            *puzzle, StopCondition(enough.get_token()),
            {.solved = {}, .reasoned = [&](const Model &, const Knowledge &, const Trace &trace) {
                 told = trace.size();
                 enough.request_stop();
             }});
        QCOMPARE(explanation.deduction.trace.size(), told);
        // What was over at the first word of it cannot be stopped any more.
        QVERIFY(explanation.isStopped || explanation.solved());
    }
}

void ExplanationTest::aRatingUpToAWordIsThatWordOrHarder()
{
    for (const auto &puzzle : samples()) {
        if (puzzle->model()->isConstructive())
            continue; // rated by its answers
        const auto whole
            = explain(*puzzle, {}, {.solved = {}, .reasoned = [](auto &&...) {}}).rating;
        for (int word = 0; whole && word < difficultyCount; ++word) {
            const auto part = ratedUpTo(Difficulty(word), *puzzle, {});
            QVERIFY(part.has_value() && part->value <= whole->value);
            QCOMPARE(part->difficulty >= Difficulty(word), whole->difficulty >= Difficulty(word));
        }
    }
}

INKLING_TEST(ExplanationTest, QCoreApplication)
#include "families/explanation_test.moc"
