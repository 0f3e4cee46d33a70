// SPDX-License-Identifier: MIT
#include "checkerfor.h"
#include "families/kenken/family.h"
#include "families/kenken/puzzle.h"
#include "families/kenken/reasoning/rules.h"
#include "logic/model/generalrules.h"
#include "support/checks/librarychecks.h"
#include "support/checks/reading.h"
#include "support/checks/sentencecheck.h"
#include "support/checks/tracecheck.h"
#include "support/corpus.h"
#include "support/kenken/kenken.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <chrono>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <sstream>

using namespace inkling;

namespace {

/// Of a file, unless all of the corpus is asked for.
constexpr std::size_t mostPuzzles = 25;

/// For each puzzle, unless all of the corpus is asked for: the hardest take minutes.
StopCondition timeLimit()
{
    if (test::isWholeCorpusAsked())
        return {};
    return StopCondition({}, StopCondition::Clock::now() + std::chrono::seconds(1));
}

} // namespace

class KenKenTraceTest : public QObject
{
    Q_OBJECT

private slots:
    void everyStepFollows_data();
    void everyStepFollows();
    void everyStepWithUnknownOperatorsFollows();
    void everyStepOnRandomPuzzlesFollows_data();
    void everyStepOnRandomPuzzlesFollows();
    void whatStandsInALineIsToldPlainly_data();
    void whatStandsInALineIsToldPlainly();
    void fewStepsArgueAboutDigitsInTheirLines();
    void noListHoldsWhatIsGone_data();
    void noListHoldsWhatIsGone();
    void theLastCellOfACageIsNoHardStep();
    void whatFollowsIsSaidInTheSameWords();
};

namespace {

/// What is wrong with a puzzle's explanation; adds it to the tally. One answer is reasoned out to the end,
/// and so is that there is none. What was stopped is checked as far as it came.
std::optional<std::string> faultOf(const kenken::KenkenPuzzle &puzzle, test::TraceTally &tally)
{
    const Explanation explanation = explain(puzzle, timeLimit());
    tally.add(kenken::family(), explanation);
    const bool isStopped = explanation.deduction.outcome == Outcome::Stopped;
    if (!isStopped && explanation.solved() != (explanation.solution.verdict != Verdict::Many))
        return "the reasoning does not settle what it should, or settles what it should not";
    auto checker = test::checkerFor(puzzle.cages());
    return test::faultOfTrace(puzzle, explanation, checker);
}

} // namespace

void KenKenTraceTest::everyStepFollows_data()
{
    QTest::addColumn<QString>("file");
    for (const char *name :
         {"kenken/gijs.in", "kenken/janko.in", "kenken/heydenberk.in", "kenken/not-unique.in",
          "bench/kenken-hard6.in", "bench/kenken-hard9.in", "bench/kenken-big9.in",
          "bench/kenken-tat7u.in", "bench/kenken-tat9u.in"})
        QTest::newRow(name) << QString(name);
}

void KenKenTraceTest::everyStepFollows()
{
    QFETCH(QString, file);
    const auto text = test::corpusFile(file.toStdString());
    if (!text)
        QSKIP("the corpus is not here");
    test::TraceTally total;
    std::map<int, test::TraceTally> bySize;
    const auto puzzles = test::readPuzzles<kenken::KenkenPuzzle>(kenken::family(), *text);
    for (const auto &puzzle : test::sampleOf(puzzles, mostPuzzles)) {
        const auto wrong = faultOf(*puzzle, bySize[puzzle->rows()]);
        QVERIFY2(!wrong, (puzzle->text() + wrong.value_or("")).c_str());
    }
    for (const auto &[size, tally] : bySize) {
        tally.print("side " + std::to_string(size));
        total += tally;
    }
    total.print(file.toStdString());
    // Published puzzles are what the named rules are for: few are left to others.
    if (file == "kenken/janko.in")
        QVERIFY(100 * total.named >= 95 * total.puzzles);
    if (file == "kenken/heydenberk.in")
        QVERIFY(100 * total.named >= 90 * total.puzzles);
}

void KenKenTraceTest::everyStepWithUnknownOperatorsFollows()
{
    const auto text = test::corpusFile("kenken/no-operator.jsonl");
    if (!text)
        QSKIP("the corpus is not here");
    std::istringstream lines(*text);
    std::vector<std::string> problems;
    for (std::string line; std::getline(lines, line);)
        problems.push_back(nlohmann::json::parse(line)["problem"]);
    test::TraceTally tally;
    for (const std::string &problem : test::sampleOf(problems, mostPuzzles)) {
        const auto puzzle
            = test::readOne<kenken::KenkenPuzzle>(kenken::family(), test::judgeText(problem));
        const auto wrong = faultOf(*puzzle, tally);
        QVERIFY2(!wrong, (puzzle->text() + wrong.value_or("")).c_str());
    }
    tally.print("unknown operators");
}

void KenKenTraceTest::everyStepOnRandomPuzzlesFollows_data()
{
    QTest::addColumn<int>("side");
    QTest::addColumn<bool>("disturbed");
    for (const int side : {2, 3, 4, 5, 6, 8, 12}) {
        QTest::addRow("%d", side) << side << false;
        QTest::addRow("%d, mostly without an answer", side) << side << true;
    }
}

void KenKenTraceTest::everyStepOnRandomPuzzlesFollows()
{
    QFETCH(int, side);
    QFETCH(bool, disturbed);
    std::mt19937 random{std::mt19937::result_type(side)};
    test::TraceTally tally;
    // A large square has no more small cages than there are letters.
    const bool isLarge = side > 9;
    for (int i = 0; i < (isLarge ? 6 : 30); ++i) {
        const int mostCells = isLarge ? 4 + i % 2 : 2 + i % 6;
        const kenken::KenkenPuzzle puzzle(test::randomCages(side, mostCells, disturbed, random));
        const auto wrong = faultOf(puzzle, tally);
        QVERIFY2(!wrong, (puzzle.text() + wrong.value_or("")).c_str());
    }
    tally.print(QTest::currentDataTag());
    qInfo("%d contradictions", tally.contradictions);
    QVERIFY(!disturbed || tally.contradictions > 0);
}

namespace {

/// The digits that stand in the row or the column of a cell.
ValueSet digitsAround(const kenken::Cages &cages, int cell, const Knowledge &known)
{
    ValueSet around;
    for (int other = 0; other < cages.cellCount(); ++other) {
        const ValueSet digits = known.possible(UnknownId(other));
        const bool isInLine = cages.rowOf(other) == cages.rowOf(cell)
                              || cages.columnOf(other) == cages.columnOf(cell);
        if (other != cell && isInLine && digits.single())
            around = around | digits;
    }
    return around;
}

/// Whether all that a step removes stands in the row or the column of its cell.
bool standsAround(const kenken::Cages &cages, const Step &step, const Knowledge &known)
{
    return std::ranges::all_of(step.conclusions, [&](const Fact &fact) {
        return (known.possible(fact.unknown) - fact.possible)
            .within(digitsAround(cages, int(fact.unknown), known));
    });
}

/// How many steps and parts about cages there are, and how many of them remove a digit that stands in the row or
/// the column of its cell.
std::pair<int, int> countIdleWords(const kenken::Cages &cages, const Trace &trace, Knowledge &known)
{
    std::pair<int, int> counts;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        if (step.parts) {
            const auto [all, idle] = countIdleWords(cages, *step.parts, known);
            counts = {counts.first + all, counts.second + idle};
            continue;
        }
        if (!isGeneral(step.rule)
            && ruleOf(kenken::rules(), step.rule).id.starts_with("kenken.cage")) {
            ++counts.first;
            counts.second += std::ranges::any_of(step.conclusions, [&](const Fact &fact) {
                const ValueSet removed = known.possible(fact.unknown) - fact.possible;
                return !(removed & digitsAround(cages, int(fact.unknown), known)).empty();
            });
        }
        known.learn(step.conclusions);
    }
    return counts;
}

/// By rule, the steps and parts that say in another way what stands in the lines of their cells.
void countRoundabout(const kenken::Cages &cages, const Trace &trace, Knowledge &known,
                     std::map<std::string, int> &found)
{
    static const std::set<std::string, std::less<>> plain{
        "kenken.single-cell", "kenken.placed-digit", "kenken.only-digit", "kenken.only-place"};
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        if (step.parts) {
            countRoundabout(cages, *step.parts, known, found);
            continue;
        }
        const std::string rule(ruleOf(kenken::rules(), step.rule).id);
        if (!step.contradiction && !plain.contains(rule) && standsAround(cages, step, known))
            ++found[rule];
        known.learn(step.conclusions);
    }
}

} // namespace

void KenKenTraceTest::whatStandsInALineIsToldPlainly_data()
{
    QTest::addColumn<QString>("file");
    for (const char *name : {"kenken/janko.in", "bench/kenken-hard7.in", "bench/kenken-tat9x.in"})
        QTest::newRow(name) << QString(name);
}

void KenKenTraceTest::whatStandsInALineIsToldPlainly()
{
    QFETCH(QString, file);
    const auto text = test::corpusFile(file.toStdString());
    if (!text)
        QSKIP("the corpus is not here");
    const auto puzzles = test::readPuzzles<kenken::KenkenPuzzle>(kenken::family(), *text);
    for (const auto &puzzle : test::sampleOf(puzzles, mostPuzzles)) {
        const Explanation explanation = explain(*puzzle, timeLimit());
        Knowledge known(puzzle->model()->initial(), {});
        std::map<std::string, int> found;
        countRoundabout(puzzle->cages(), explanation.deduction.trace, known, found);
        for (const auto &[rule, count] : found)
            QFAIL((puzzle->text() + rule + ": " + std::to_string(count)).c_str());
    }
}

/// Such words are left only where the step has no room for one part more.
void KenKenTraceTest::fewStepsArgueAboutDigitsInTheirLines()
{
    const auto text = test::corpusFile("kenken/janko.in");
    if (!text)
        QSKIP("the corpus is not here");
    const auto puzzles = test::readPuzzles<kenken::KenkenPuzzle>(kenken::family(), *text);
    int all = 0;
    int idle = 0;
    for (const auto &puzzle : test::sampleOf(puzzles, mostPuzzles)) {
        const Explanation explanation = explain(*puzzle, timeLimit());
        Knowledge known(puzzle->model()->initial(), {});
        const auto [steps, words]
            = countIdleWords(puzzle->cages(), explanation.deduction.trace, known);
        all += steps;
        idle += words;
    }
    qInfo("%d of %d", idle, all);
    QVERIFY(all > 100);
    QVERIFY(idle * 100 <= all * 3);
}

namespace {

/// Whether these digits can still stand in the cells of a cage, in some order.
bool isStillThere(const kenken::Cage &cage, std::vector<int> digits, const Knowledge &known)
{
    std::ranges::sort(digits);
    do {
        bool fits = digits.size() == cage.cells.size();
        for (std::size_t i = 0; fits && i < digits.size(); ++i)
            fits = known.possible(cage.cells[i]).contains(digits[i]);
        if (fits)
            return true;
    } while (std::ranges::next_permutation(digits).found);
    return false;
}

/// The first way to fill a cage that a step or a part lists though it is gone by then; empty where there is none.
std::string goneInLists(const kenken::KenkenPuzzle &puzzle, const Trace &trace, Knowledge &known,
                        int &listed)
{
    // Longer lists are told as they were found.
    constexpr std::size_t mostListed = 4;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        if (step.parts) {
            if (std::string gone = goneInLists(puzzle, *step.parts, known, listed); !gone.empty())
                return gone;
            continue;
        }
        const Sentence sentence = sentenceOf(*puzzle.model(), step, known);
        const bool isList = sentence.form.id == "kenken.cage-pair/left"
                            || sentence.form.id == "kenken.cage-combinations/left";
        if (isList && sentence.arguments[1].parts.size() <= mostListed) {
            const kenken::Cage &cage = puzzle.cages().cages[step.constraints.front()];
            for (const Argument::Part &part : sentence.arguments[1].parts) {
                const std::string &formula = part.words.arguments.front();
                ++listed;
                if (!isStillThere(cage, test::numbersIn(formula), known))
                    return formula + " in \"" + english(sentence) + '"';
            }
        }
        known.learn(step.conclusions);
    }
    return {};
}

} // namespace

void KenKenTraceTest::noListHoldsWhatIsGone_data()
{
    QTest::addColumn<QString>("file");
    for (const char *name : {"kenken/janko.in", "bench/kenken-hard7.in", "bench/kenken-tat9x.in"})
        QTest::newRow(name) << QString(name);
}

void KenKenTraceTest::noListHoldsWhatIsGone()
{
    QFETCH(QString, file);
    const auto text = test::corpusFile(file.toStdString());
    if (!text)
        QSKIP("the corpus is not here");
    const auto puzzles = test::readPuzzles<kenken::KenkenPuzzle>(kenken::family(), *text);
    int listed = 0;
    for (const auto &puzzle : test::sampleOf(puzzles, mostPuzzles)) {
        const Explanation explanation = explain(*puzzle, timeLimit());
        Knowledge known(puzzle->model()->initial(), {});
        const std::string gone = goneInLists(*puzzle, explanation.deduction.trace, known, listed);
        QVERIFY2(gone.empty(), (puzzle->text() + gone).c_str());
    }
    QVERIFY(listed > 0);
}

/// 21+ with 6, 4, 5 and 2 needs 4 more, whatever harder rule had found before that one of its cells is 4.
void KenKenTraceTest::theLastCellOfACageIsNoHardStep()
{
    constexpr UnknownId cell = 7;
    constexpr float mostPlain = 2;
    const auto puzzle = test::readPuzzles<kenken::KenkenPuzzle>(kenken::family(),
                                                                "6 10\naaaaab\nccddab\ncedffg\n"
                                                                "cedddg\nchhggg\nhhhgij\n"
                                                                "a 900 *\nb 2 -\nc 21 +\nd 14 +\n"
                                                                "e 1 -\nf 1 -\ng 216 *\nh 360 *\n"
                                                                "i 4 .\nj 5 .\n0\n")
                            .front();
    const Trace trace = explain(*puzzle, {}).deduction.trace;
    std::size_t decided = 0;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        for (const Fact &fact : trace[i].conclusions) {
            if (fact != Fact{cell, ValueSet::only(4)})
                continue;
            ++decided;
            QVERIFY(trace[i].cost <= mostPlain);
        }
    }
    QCOMPARE(decided, std::size_t(1));
}

/// The list of what follows has all that is left of a cell, as the sentence has.
void KenKenTraceTest::whatFollowsIsSaidInTheSameWords()
{
    constexpr std::size_t mostNamed = 5;
    const auto puzzle = test::readPuzzles<kenken::KenkenPuzzle>(kenken::family(), "5 8\n"
                                                                                  "aabbc\n"
                                                                                  "dbbec\n"
                                                                                  "dfeec\n"
                                                                                  "gggee\n"
                                                                                  "gggeh\n"
                                                                                  "a 6 +\n"
                                                                                  "b 12 +\n"
                                                                                  "c 7 +\n"
                                                                                  "d 1 -\n"
                                                                                  "e 600 *\n"
                                                                                  "f 1 .\n"
                                                                                  "g 480 *\n"
                                                                                  "h 3 .\n"
                                                                                  "0\n")
                            .front();
    const auto model = puzzle->model();
    Knowledge known(model->initial());
    const Trace trace = explain(*puzzle, {}).deduction.trace;
    int read = 0;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        const std::string sentence = test::lowerFirst(english(sentenceOf(*model, step, known)));
        const bool isOfLines = step.rule == RuleId(kenken::RuleName::TwoLinesCages)
                               || step.rule == RuleId(kenken::RuleName::TwoCages);
        for (const Phrase &phrase : conclusionsTold(*model, step, known)) {
            if (!isOfLines || step.parts || step.conclusions.size() > mostNamed)
                continue;
            ++read;
            QVERIFY2(sentence.find(test::lowerFirst(phrase.english())) != std::string::npos,
                     (sentence + " -> " + phrase.english()).c_str());
        }
        known.learn(step.conclusions);
    }
    QVERIFY2(read > 0, "none by cages together");
}

INKLING_TEST(KenKenTraceTest, QCoreApplication)
#include "families/kenken/trace_test.moc"
