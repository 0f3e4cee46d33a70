// SPDX-License-Identifier: MIT
#include "families/explanation.h"
#include "families/explanationjson.h"
#include "families/numbercross/family.h"
#include "families/numbercross/puzzle.h"
#include "families/numbercross/reasoning/rules.h"
#include "support/corpus.h"
#include "support/numbercrossboards.h"
#include "support/numbercrossstepchecker.h"

#include <QTest>
#include <bit>
#include <chrono>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>

using namespace inkling;
using namespace inkling::numbercross;

namespace {

test::NumberCrossStepChecker checkerFor(const Givens &givens)
{
    const auto firstColumn = givens.labels.begin() + givens.grid.rows;
    return {givens.grid.rows, givens.grid.columns,
            std::vector<int>(givens.digits.begin(), givens.digits.end()),
            std::vector<int>(givens.labels.begin(), firstColumn),
            std::vector<int>(firstColumn, givens.labels.end())};
}

/// What is wrong with a trace: a step that does not follow, or an ending that is not what it claims.
std::optional<std::string> faultOfTrace(const NumberCrossPuzzle &puzzle,
                                        const Explanation &explanation)
{
    const auto model = puzzle.model();
    auto checker = checkerFor(puzzle.givens());
    Knowledge knowledge(model->initial());
    Knowledge beforeWave = knowledge;
    const Trace &trace = explanation.deduction.trace;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        if (i > 0 && step.wave != trace[i - 1].wave)
            beforeWave = knowledge;
        for (const Fact &premise : step.premises) {
            if (!beforeWave.holds(premise))
                return "step " + std::to_string(i) + " rests on what its wave does not find known";
        }
        const auto json = stepJson(*model, puzzle.family().rules()[step.rule], step);
        if (const auto wrong = checker.fault(json))
            return "step " + std::to_string(i) + ": " + *wrong + " in " + json.dump();
        for (const Fact &conclusion : step.conclusions) {
            if (!knowledge.learn(conclusion))
                return "step " + std::to_string(i) + " concludes what is known";
        }
        if (step.contradiction && i + 1 != trace.size())
            return "steps after a contradiction";
    }
    const Solution &solution = explanation.solution;
    switch (explanation.deduction.outcome) {
    case Outcome::Solved:
        for (UnknownId unknown = 0; unknown < model->mainCount(); ++unknown) {
            if (solution.verdict != Verdict::Unique
                || knowledge.possible(unknown) != ValueSet::only(solution.first->values[unknown]))
                return "the trace does not lead to the answer";
        }
        break;
    case Outcome::Contradiction:
        if (solution.verdict != Verdict::None)
            return "a contradiction, but there is an answer";
        break;
    default:
        if (solution.verdict == Verdict::None)
            return "no answer, and no contradiction";
        break;
    }
    return std::nullopt;
}

/// What is wrong with the end of a trace without an answer: that the labels it names can be met, or
/// that it names one too many.
std::optional<std::string> faultOfConflict(const NumberCrossPuzzle &puzzle, const Trace &trace)
{
    const auto model = puzzle.model();
    auto checker = checkerFor(puzzle.givens());
    const Step last = trace[trace.size() - 1];
    if (!last.premises.empty())
        return "the contradiction rests on facts";
    const auto json = stepJson(*model, puzzle.family().rules()[last.rule], last);
    for (std::size_t i = 0; i < last.constraints.size(); ++i) {
        if (checker.holdsWithout(json, i))
            return "a label too many in " + json.dump();
    }
    return std::nullopt;
}

/// How many puzzles there were, and how many of them the named rules finished.
struct Share
{
    int finished = 0;
    int all = 0;
};

std::string text(const std::map<std::string, Share> &shares)
{
    std::string text;
    for (const auto &[name, share] : shares) {
        text.append(text.empty() ? "" : ", ").append(name).append(": ");
        text.append(std::to_string(share.finished)).append(" of ");
        text.append(std::to_string(share.all));
    }
    return text;
}

} // namespace

class TraceTest : public QObject
{
    Q_OBJECT

private slots:
    void everyStepOfTheCorpusFollows();
    void everyStepOfRandomBoardsFollows_data();
    void everyStepOfRandomBoardsFollows();
    void conflictsHaveNoLabelTooMany();
    void conflictsAreSmallest();
    void largeBoardsAreReasonedAboutInTime();
    void stopsWhenAsked();
};

void TraceTest::everyStepOfTheCorpusFollows()
{
    const auto folder = std::filesystem::path(INKLING_CORPUS) / "numbercross";
    if (!std::filesystem::is_directory(folder))
        QSKIP("the corpus is not here");
    std::map<std::string, Share> shares;
    std::map<std::string, int> uses;
    std::size_t steps = 0;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".in")
            continue;
        const auto content = test::corpusFile(entry.path());
        for (const auto &puzzle : test::readPuzzles(family(), *content)) {
            const auto &numberCross = dynamic_cast<const NumberCrossPuzzle &>(*puzzle);
            const Explanation explanation = explain(*puzzle, {});
            const auto wrong = faultOfTrace(numberCross, explanation);
            QVERIFY2(!wrong, (entry.path().stem().string() + ": " + wrong.value_or("")).c_str());
            const Trace &trace = explanation.deduction.trace;
            steps += trace.size();
            for (std::size_t i = 0; i < trace.size(); ++i)
                ++uses[std::string(rules()[trace[i].rule].id)];
            std::string size = std::to_string(puzzle->rows());
            size.append(" x ").append(std::to_string(puzzle->columns()));
            Share &share = shares[size];
            ++share.all;
            share.finished += explanation.solved() ? 1 : 0;
            if (explanation.solution.verdict == Verdict::None) {
                const auto conflict = faultOfConflict(numberCross, trace);
                QVERIFY2(!conflict, conflict.value_or("").c_str());
            }
        }
    }
    Share all;
    for (const auto &[name, share] : shares) {
        all.all += share.all;
        all.finished += share.finished;
    }
    QVERIFY2(100 * all.finished >= 97 * all.all, text(shares).c_str());
    qInfo("%d of %d puzzles finished by named rules, %zu steps (%s)", all.finished, all.all, steps,
          text(shares).c_str());
    for (const auto &[rule, count] : uses)
        qInfo("%6d %s", count, rule.c_str());
}

void TraceTest::everyStepOfRandomBoardsFollows_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("boards");
    QTest::newRow("1x1") << 1 << 1 << 20;
    QTest::newRow("1x7") << 1 << 7 << 40;
    QTest::newRow("6x2") << 6 << 2 << 100;
    QTest::newRow("4x4") << 4 << 4 << 200;
    QTest::newRow("5x7") << 5 << 7 << 100;
    QTest::newRow("6x6") << 6 << 6 << 100;
    QTest::newRow("7x7") << 7 << 7 << 100;
    QTest::newRow("8x8") << 8 << 8 << 60;
    QTest::newRow("9x9") << 9 << 9 << 25;
}

void TraceTest::everyStepOfRandomBoardsFollows()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, boards);
    std::mt19937 random(unsigned(rows * 100 + columns));
    std::map<std::string, Share> shares;
    for (int i = 0; i < boards; ++i) {
        Givens givens = test::randomNumberCross(rows, columns, 20 + int(random() % 60), random);
        if (i % 3 == 2)
            test::disturb(givens, 1 + int(random() % 3), random);
        const auto puzzle = std::make_shared<const NumberCrossPuzzle>(givens);
        const Explanation explanation = explain(*puzzle, {});
        const auto wrong = faultOfTrace(*puzzle, explanation);
        QVERIFY2(!wrong, (puzzle->text() + wrong.value_or("")).c_str());
        Share &share = shares[std::string(verdictName(explanation.solution.verdict))];
        ++share.all;
        share.finished += explanation.solved() ? 1 : 0;
    }
    qInfo("finished by named rules: %s", text(shares).c_str());
}

void TraceTest::conflictsHaveNoLabelTooMany()
{
    std::mt19937 random(7);
    std::map<std::size_t, int> sizes;
    for (int i = 0; i < 150; ++i) {
        const int side = 3 + i % 6;
        Givens givens = test::randomNumberCross(side, side, 50, random);
        test::disturb(givens, 2, random);
        if (i % 10 == 0)
            ++givens.labels.front();
        const auto puzzle = std::make_shared<const NumberCrossPuzzle>(givens);
        const Deduction deduction = deduce(*puzzle->model(), {});
        if (deduction.outcome != Outcome::Contradiction)
            continue;
        const auto wrong = faultOfConflict(*puzzle, deduction.trace);
        QVERIFY2(!wrong, (puzzle->text() + wrong.value_or("")).c_str());
        ++sizes[deduction.trace[deduction.trace.size() - 1].constraints.size()];
    }
    std::string text;
    for (const auto &[size, count] : sizes)
        text.append(" ").append(std::to_string(count)).append(" of ").append(std::to_string(size));
    QVERIFY(sizes.size() > 3);
    qInfo("conflicts by number of labels:%s", text.c_str());
}

/// On boards so small that all sets of labels can be tried.
void TraceTest::conflictsAreSmallest()
{
    std::mt19937 random(11);
    int conflicts = 0;
    for (int i = 0; i < 120; ++i) {
        Givens givens
            = test::randomNumberCross(2 + int(random() % 2), 2 + int(random() % 3), 50, random);
        test::disturb(givens, 1 + int(random() % 2), random);
        const auto puzzle = std::make_shared<const NumberCrossPuzzle>(givens);
        const Deduction deduction = deduce(*puzzle->model(), {});
        if (deduction.outcome != Outcome::Contradiction)
            continue;
        ++conflicts;
        const int lineCount = givens.grid.lineCount();
        int smallest = lineCount;
        for (unsigned set = 1; set < 1U << lineCount; ++set) {
            std::vector<bool> isAsked;
            for (int line = 0; line < lineCount; ++line)
                isAsked.push_back((set >> line & 1) != 0);
            if (std::popcount(set) < smallest && test::allAnswers(givens, isAsked).empty())
                smallest = std::popcount(set);
        }
        const Step last = deduction.trace[deduction.trace.size() - 1];
        QVERIFY2(int(last.constraints.size()) == smallest, puzzle->text().c_str());
    }
    QVERIFY(conflicts > 20);
}

void TraceTest::largeBoardsAreReasonedAboutInTime()
{
    std::mt19937 random(5);
    for (const int side : {16, 30, 60}) {
        for (const int percent : {50, 10}) {
            const NumberCrossPuzzle puzzle(test::randomNumberCross(side, side, percent, random));
            const auto start = std::chrono::steady_clock::now();
            const Deduction deduction = deduce(*puzzle.model(), {});
            const auto time = std::chrono::steady_clock::now() - start;
            QVERIFY(deduction.outcome == Outcome::Stalled || deduction.outcome == Outcome::Solved);
            qInfo("%d x %d, %d in 100 black: %lld ms, %zu steps", side, side, percent,
                  (long long)(std::chrono::duration_cast<std::chrono::milliseconds>(time).count()),
                  deduction.trace.size());
            QVERIFY(time < std::chrono::seconds(20));
        }
    }
}

void TraceTest::stopsWhenAsked()
{
    std::mt19937 random(9);
    const NumberCrossPuzzle puzzle(test::randomNumberCross(14, 14, 50, random));
    for (const int milliseconds : {1, 5, 20, 60}) {
        // The best of three: the machine may be busy with something else.
        std::chrono::duration<double, std::milli> late{1e9};
        for (int attempt = 0; attempt < 3 && late.count() >= 50; ++attempt) {
            const auto deadline
                = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
            (void)deduce(*puzzle.model(), StopCondition({}, deadline));
            late = std::chrono::steady_clock::now() - deadline;
        }
        QVERIFY2(late.count() < 50, qPrintable(QString::number(late.count())));
    }
}

QTEST_APPLESS_MAIN(TraceTest)
#include "trace_test.moc"
