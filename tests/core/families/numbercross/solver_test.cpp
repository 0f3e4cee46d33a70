// SPDX-License-Identifier: MIT
#include "families/numbercross/family.h"
#include "families/numbercross/puzzle.h"
#include "families/numbercross/search/find.h"
#include "families/numbercross/search/parity.h"
#include "families/numbercross/search/satsearch.h"
#include "families/numbercross/search/solver.h"
#include "support/checks/reading.h"
#include "support/corpus.h"
#include "support/deadline.h"
#include "support/numbercross/numbercrossboards.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <bit>
#include <filesystem>

using namespace inkling;
using namespace inkling::numbercross;
namespace {

Verdict verdictOf(std::size_t answers)
{
    return answers == 0 ? Verdict::None : answers == 1 ? Verdict::Unique : Verdict::Many;
}

/// What is wrong with a solution, given how many answers there are.
QString faultOf(const Givens &givens, const Solution &solution, std::size_t answers)
{
    const NumberCrossPuzzle puzzle(givens);
    if (solution.verdict != verdictOf(answers))
        return "wrong verdict for\n" + QString::fromStdString(puzzle.text());
    for (const auto &answer : {solution.first, solution.second}) {
        if (answer && puzzle.fault(*answer))
            return "wrong answer to\n" + QString::fromStdString(puzzle.text());
    }
    if (solution.second && solution.first == solution.second)
        return "twice the same answer";
    return {};
}

std::vector<bool> all(const Givens &givens)
{
    return std::vector<bool>(givens.labels.size(), true);
}

} // namespace

class NumberCrossSolverTest : public QObject
{
    Q_OBJECT

private slots:
    void corpus();
    void benchVerdicts();
    void smallBoardsAsByBruteForce();
    void faultsAsByBruteForce();
    void someLabelsAsByBruteForce();
    void satAsByTables();
    void parityAsByBruteForce();
    void extremeBoards_data();
    void extremeBoards();
    void largeBoards_data();
    void largeBoards();
    void hearsAStop();
};

/// Each has one answer, or none, and that is the one in the file.
void NumberCrossSolverTest::corpus()
{
    const auto folder = std::filesystem::path(INKLING_CORPUS) / "numbercross";
    if (!std::filesystem::is_directory(folder))
        QSKIP("the corpus is not here");
    int count = 0;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".in")
            continue;
        std::filesystem::path expected = entry.path();
        expected.replace_extension(".out");
        for (const auto &puzzle : test::readPuzzles(family(), *test::corpusFile(entry.path()))) {
            const Solution solution = puzzle->solve(Search::Uniqueness, {});
            const auto &answer = solution.first;
            QCOMPARE(puzzle->answerText(1, answer ? &*answer : nullptr),
                     *test::corpusFile(expected));
            QVERIFY(solution.verdict == Verdict::Unique || solution.verdict == Verdict::None);
            ++count;
        }
    }
    QVERIFY(count >= 175);
}

void NumberCrossSolverTest::benchVerdicts()
{
    const auto folder = std::filesystem::path(INKLING_CORPUS) / "bench";
    if (!std::filesystem::is_directory(folder))
        QSKIP("the corpus is not here");
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        const std::string name = entry.path().stem().string();
        if (!name.starts_with("numbercross-"))
            continue;
        for (const auto &puzzle : test::readPuzzles(family(), *test::corpusFile(entry.path()))) {
            const Solution solution = puzzle->solve(Search::Uniqueness, {});
            QVERIFY2(solution.verdict != Verdict::Unknown, name.c_str());
            if (name.starts_with("numbercross-ncpar"))
                QVERIFY2(solution.verdict == Verdict::None, name.c_str());
            else if (!name.starts_with("numbercross-ncpert"))
                QVERIFY2(solution.verdict != Verdict::None, name.c_str());
            for (const auto &answer : {solution.first, solution.second})
                QVERIFY2(!answer || !puzzle->fault(*answer), name.c_str());
        }
    }
}

void NumberCrossSolverTest::smallBoardsAsByBruteForce()
{
    std::mt19937 random(1);
    int verdicts[3] = {0, 0, 0};
    for (int i = 0; i < 3000; ++i) {
        Givens givens = test::randomNumberCross(1 + int(random() % 5), 1 + int(random() % 5),
                                                int(random() % 101), random);
        if (i % 3 == 0) {
            std::vector<std::uint8_t> shades;
            for (auto &digit : givens.digits) {
                digit = std::uint8_t(1 + random() % 2);
                shades.push_back(std::uint8_t(random() % 2));
            }
            test::label(givens, shades);
        }
        if (i % 2 == 0)
            test::disturb(givens, 1 + int(random() % 4), random);
        const auto answers = test::allAnswers(givens, all(givens));
        const QString fault
            = faultOf(givens, solve(givens, Search::Uniqueness, {}), answers.size());
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        const Solution first = solve(givens, Search::FirstAnswer, {});
        QCOMPARE(first.verdict, answers.empty() ? Verdict::None : Verdict::Many);
        ++verdicts[int(verdictOf(answers.size()))];
    }
    qInfo("%d without an answer, %d with one, %d with more", verdicts[0], verdicts[1], verdicts[2]);
    QVERIFY(verdicts[0] > 100 && verdicts[1] > 100 && verdicts[2] > 100);
}

/// Of all shadings those have no fault that meet every label, of rows and of columns.
void NumberCrossSolverTest::faultsAsByBruteForce()
{
    std::mt19937 random(3);
    for (int i = 0; i < 200; ++i) {
        const Givens givens
            = test::randomNumberCross(1 + int(random() % 3), 1 + int(random() % 3), 50, random);
        const NumberCrossPuzzle puzzle(givens);
        const auto answers = test::allAnswers(givens, all(givens));
        QVERIFY(!answers.empty());
        for (unsigned set = 0; set < 1U << givens.digits.size(); ++set) {
            Answer shades;
            for (std::size_t cell = 0; cell < givens.digits.size(); ++cell)
                shades.values.push_back(std::uint8_t(set >> cell & 1));
            const bool isAnswer = std::ranges::find(answers, shades.values) != answers.end();
            QCOMPARE(puzzle.fault(shades).has_value(), !isAnswer);
        }
    }
}

/// As the search for conflicts asks it.
void NumberCrossSolverTest::someLabelsAsByBruteForce()
{
    std::mt19937 random(2);
    for (int i = 0; i < 1500; ++i) {
        Givens givens
            = test::randomNumberCross(1 + int(random() % 4), 1 + int(random() % 4), 50, random);
        test::disturb(givens, int(random() % 4), random);
        std::vector<bool> isAsked;
        for (std::size_t line = 0; line < givens.labels.size(); ++line)
            isAsked.push_back(random() % 3 > 0);
        const auto answers = test::allAnswers(givens, isAsked);
        for (const search::Effort effort : {search::Effort::Complete, search::Effort::Quick}) {
            const auto findings = search::find(search::sumsOf(givens, &isAsked), 2, {}, effort);
            QVERIFY(findings.isSettled);
            QCOMPARE(findings.answers.size(), std::min<std::size_t>(answers.size(), 2));
            for (const auto &answer : findings.answers)
                QVERIFY(std::ranges::find(answers, answer) != answers.end());
        }
    }
}

void NumberCrossSolverTest::satAsByTables()
{
    std::mt19937 random(3);
    for (int i = 0; i < 300; ++i) {
        Givens givens
            = test::randomNumberCross(1 + int(random() % 6), 1 + int(random() % 6), 50, random);
        if (i % 2 == 0)
            test::disturb(givens, 2, random);
        const search::Sums sums = search::sumsOf(givens);
        const auto expected = search::find(sums, 2, {});
        for (const std::size_t maxDiagrams : {search::SatSearch::usualDiagrams, std::size_t(0)}) {
            search::SatSearch sat(sums, {}, maxDiagrams);
            std::size_t answers = 0;
            while (answers < 2 && sat.next() == sat::Result::Satisfiable) {
                ++answers;
                Answer answer;
                for (int cell = 0; cell < givens.grid.cellCount(); ++cell)
                    answer.values.push_back(sat.isBlack(cell) ? black : white);
                QVERIFY(!NumberCrossPuzzle(givens).fault(answer));
                sat.exclude(answer.values);
            }
            QCOMPARE(answers, expected.answers.size());
        }
    }
}

/// The odd lines are at odds modulo 2, and where there are none no set of lines is.
void NumberCrossSolverTest::parityAsByBruteForce()
{
    std::mt19937 random(4);
    int odd = 0;
    for (int i = 0; i < 2000; ++i) {
        Givens givens
            = test::randomNumberCross(1 + int(random() % 4), 1 + int(random() % 4), 50, random);
        for (auto &digit : givens.digits)
            digit = std::uint8_t(random() % 3 == 0 ? digit | 1 : digit % 9 & ~1);
        for (auto &digit : givens.digits)
            digit = digit == 0 ? 2 : digit;
        for (int &line : givens.labels)
            line = int(random() % 20);
        std::vector<bool> isAsked;
        for (std::size_t line = 0; line < givens.labels.size(); ++line)
            isAsked.push_back(random() % 8 > 0);
        const search::Sums sums = search::sumsOf(givens, &isAsked);
        // A set of lines is at odds if every odd digit is in two of them, or none, and their targets
        // add up to an odd number.
        const auto isAtOdds = [&](unsigned set) {
            int parity = 0;
            for (int line = 0; line < givens.grid.lineCount(); ++line) {
                if ((set >> line & 1) == 0)
                    continue;
                if (!isAsked[std::size_t(line)])
                    return false;
                parity ^= sums.targets[std::size_t(line)] & 1;
                for (int place = 0; place < givens.grid.length(line); ++place) {
                    const int other = givens.grid.otherLine(line, givens.grid.cellOf(line, place));
                    if (sums.digit(line, place) % 2 == 1 && (set >> other & 1) == 0)
                        return false;
                }
            }
            return parity == 1;
        };
        int smallest = 0;
        for (unsigned set = 1; set < 1U << givens.grid.lineCount(); ++set) {
            if (isAtOdds(set) && (smallest == 0 || std::popcount(set) < smallest))
                smallest = std::popcount(set);
        }
        unsigned found = 0;
        for (const int line : search::oddLines(sums))
            found |= 1U << line;
        QCOMPARE(std::popcount(found), smallest);
        QVERIFY(found == 0 || isAtOdds(found));
        odd += found != 0 ? 1 : 0;
    }
    QVERIFY(odd > 200);
}

void NumberCrossSolverTest::extremeBoards_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Verdict>("verdict");
    QTest::newRow("white cell") << QByteArray("0\n5 5\n") << Verdict::Unique;
    QTest::newRow("black cell") << QByteArray("5\n5 0\n") << Verdict::Unique;
    QTest::newRow("neither") << QByteArray("0\n5 0\n") << Verdict::None;
    QTest::newRow("both") << QByteArray("5\n5 5\n") << Verdict::None;
    QTest::newRow("label beyond the digits") << QByteArray("9999\n5 5\n") << Verdict::None;
    QTest::newRow("row label beyond the digits") << QByteArray("5\n5 6\n") << Verdict::None;
    QTest::newRow("all black") << QByteArray("3 3\n1 1 0\n2 2 0\n") << Verdict::Unique;
    QTest::newRow("two ways") << QByteArray("1 1\n1 1 1\n1 1 1\n") << Verdict::Many;
}

void NumberCrossSolverTest::extremeBoards()
{
    QFETCH(QByteArray, text);
    QFETCH(Verdict, verdict);
    for (const auto &puzzle : test::readPuzzles(family(), text.toStdString()))
        QCOMPARE(puzzle->solve(Search::Uniqueness, {}).verdict, verdict);
}

void NumberCrossSolverTest::largeBoards_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("percent");
    for (const auto &[rows, columns] : {std::pair(60, 60), std::pair(60, 20), std::pair(20, 60),
                                        std::pair(25, 25), std::pair(17, 17), std::pair(60, 5)}) {
        for (const int percent : {50, 30, 15, 80}) {
            QTest::addRow("%d x %d, %d in 100 black", rows, columns, percent)
                << rows << columns << percent;
        }
    }
}

void NumberCrossSolverTest::largeBoards()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, percent);
    std::mt19937 random(unsigned(rows * 10000 + columns * 100 + percent));
    for (int i = 0; i < 3; ++i) {
        const Givens givens = test::randomNumberCross(rows, columns, percent, random);
        const Solution solution = solve(givens, Search::Uniqueness, {});
        const QString fault = faultOf(givens, solution, solution.second ? 2 : 1);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
}

void NumberCrossSolverTest::hearsAStop()
{
    // Two kinds of digits make a board that is hard for every way to search it.
    std::mt19937 random(6);
    for (const int side : {16, 60}) {
        Givens givens = test::randomNumberCross(side, side, 50, random);
        std::vector<std::uint8_t> shades;
        for (auto &digit : givens.digits) {
            digit = random() % 2 == 0 ? 9 : 1;
            shades.push_back(std::uint8_t(random() % 2));
        }
        test::label(givens, shades);
        for (const int wait : {0, 3, 30, 120, 300}) {
            const test::Deadline deadline(wait);
            const Solution solution = solve(givens, Search::Uniqueness, deadline.condition());
            QVERIFY(deadline.wasHeard());
            QVERIFY(solution.verdict == Verdict::Unknown || solution.verdict == Verdict::Many);
        }
    }
}

INKLING_TEST(NumberCrossSolverTest, QCoreApplication)
#include "families/numbercross/solver_test.moc"
