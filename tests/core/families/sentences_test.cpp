// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "logic/explaining/deducer.h"
#include "logic/explaining/explainer.h"
#include "logic/model/encoding.h"
#include "logic/teaching/possiblesteps.h"
#include "puzzle/family.h"
#include "support/checks/reading.h"
#include "support/checks/sentencesof.h"
#include "support/checks/toldtrace.h"
#include "support/corpus.h"
#include "support/drafts.h"
#include "support/familytable.h"
#include "support/testprogram.h"
#include "support/varied.h"

#include <QTest>
#include <algorithm>
#include <chrono>
#include <map>
#include <random>
#include <utility>

using namespace inkling;

/// Holds every sentence that the program says of a step against the step.
class SentencesTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCaseIsKnown_data() { test::addFamilies(); }
    void everyCaseIsKnown();
    void puzzlesAreToldTruly_data() { test::addFamilies(); }
    void puzzlesAreToldTruly();
    void randomPuzzlesAreToldTruly_data() { test::addFamilies(); }
    void randomPuzzlesAreToldTruly();
    void hintsAreToldTruly_data() { test::addFamilies(); }
    void hintsAreToldTruly();
    void cleanupTestCase();

private:
    void read(const Puzzle &puzzle, std::chrono::seconds longest);
    void read(const Puzzle &puzzle, const Deduction &deduction,
              const test::SentenceChecker &checker);
    void readFrom(const Puzzle &puzzle, std::span<const Fact> given,
                  std::span<const Answer> answers);
    void verify();

    std::vector<std::string> m_faults;                        ///< of the puzzles read
    std::map<std::string_view, test::ReadingTally> m_tallies; ///< by family
};

namespace {

/// For each puzzle of the corpus: the hardest take minutes, and what was stopped is read as far as
/// it came.
constexpr std::chrono::seconds some(2);
/// For each small puzzle, which takes a fraction of it: what is read never depends on the machine.
constexpr std::chrono::seconds ample(30);

} // namespace

void SentencesTest::read(const Puzzle &puzzle, std::chrono::seconds longest)
{
    const Explanation explanation = explain(puzzle, StopCondition().within(longest));
    const Puzzle &reasoned = explanation.reasoned(puzzle);
    read(reasoned, explanation.deduction, test::sentenceCheckerFor(reasoned));
}

/// That nothing read since the last call was false.
void SentencesTest::verify()
{
    const std::vector<std::string> faults = std::exchange(m_faults, {});
    for (const std::string &fault : faults)
        qWarning("%s", fault.c_str());
    QCOMPARE(faults.size(), std::size_t(0));
}

void SentencesTest::everyCaseIsKnown()
{
    const Family &family = test::fetchFamily();
    const auto puzzle = test::readOne(family, std::string(family.samples().front().text));
    const test::SentenceChecker checker = test::sentenceCheckerFor(*puzzle);
    for (const SentenceCase &form : generalSentences())
        QVERIFY2(checker.knows(form), form.id.data());
    for (const SentenceCase &form : puzzle->model()->sentences())
        QVERIFY2(checker.knows(form), form.id.data());
}

void SentencesTest::puzzlesAreToldTruly()
{
    constexpr std::size_t mostOfCorpus = 120;
    for (const auto &puzzle : test::somePuzzles(test::fetchFamily(), mostOfCorpus))
        read(*puzzle, some);
    verify();
}

void SentencesTest::randomPuzzlesAreToldTruly()
{
    const Family &family = test::fetchFamily();
    std::mt19937 random(15);
    const int count = test::randomBoardCount(200);
    for (int i = 0; i < count; ++i)
        read(*test::variedPuzzle(family, i, random), ample);
    verify();
}

void SentencesTest::read(const Puzzle &puzzle, const Deduction &deduction,
                         const test::SentenceChecker &checker)
{
    const auto wrong = test::faultOfSentences(*puzzle.model(), deduction, checker,
                                              &m_tallies[puzzle.family().id()]);
    if (wrong)
        m_faults.push_back(*wrong + "\n" + puzzle.text());
}

/// What follows where these facts are known, and each step that could come next.
void SentencesTest::readFrom(const Puzzle &puzzle, std::span<const Fact> given,
                             std::span<const Answer> answers)
{
    const auto model = puzzle.model();
    Explainer explainer(*model, answers);
    const test::SentenceChecker checker = test::sentenceCheckerFor(puzzle);
    read(puzzle, deduce(*model, given, explainer, StopCondition().within(ample)), checker);
    const Trace next = possibleSteps(*model, given, explainer, StopCondition().within(ample));
    for (std::size_t i = 0; i < next.size(); ++i) {
        Deduction step;
        step.given.assign(given.begin(), given.end());
        step.trace.append(next[i]);
        read(puzzle, step, checker);
    }
}

/// Whatever a user has marked, rightly or not.
void SentencesTest::hintsAreToldTruly()
{
    const Family &family = test::fetchFamily();
    std::mt19937 random(51);
    const int count = test::randomBoardCount(60);
    for (int i = 0; i < count; ++i) {
        const auto puzzle = test::variedPuzzle(family, i, random);
        const Explanation explanation = explain(*puzzle, StopCondition().within(ample));
        if (!puzzle->model()->encoding() || explanation.isStopped || explanation.toward)
            continue;
        std::vector<Answer> answers;
        for (const auto &answer : {explanation.solution.first, explanation.solution.second}) {
            if (answer)
                answers.push_back(*answer);
        }
        readFrom(*puzzle, test::randomMarks(*puzzle, explanation, random), answers);
    }
    verify();
}

/// What was read, and which cases no step used.
void SentencesTest::cleanupTestCase()
{
    for (const auto &[id, tally] : m_tallies) {
        std::string unused;
        const auto puzzle
            = test::readOne(*findFamily(id), std::string(findFamily(id)->samples().front().text));
        const auto list = [&](std::span<const SentenceCase> forms) {
            for (const SentenceCase &form : forms) {
                if (!tally.uses.contains(form.id))
                    unused.append(" ").append(form.id);
            }
        };
        list(generalSentences());
        list(puzzle->model()->sentences());
        qInfo("%s: %zu puzzles, %zu steps, %zu sentences; unused:%s", std::string(id).c_str(),
              tally.puzzles, tally.steps, tally.sentences, unused.c_str());
    }
}

INKLING_TEST(SentencesTest, QCoreApplication)
#include "families/sentences_test.moc"
