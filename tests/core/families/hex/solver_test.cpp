// SPDX-License-Identifier: MIT
#include "families/hex/search/solver.h"
#include "support/testprogram.h"

#include "checkerfor.h"
#include "families/hex/checker.h"
#include "families/hex/family.h"
#include "families/hex/path.h"
#include "families/hex/puzzle.h"
#include "families/hex/terms.h"
#include "support/checks/librarychecks.h"
#include "support/checks/reading.h"
#include "support/corpus.h"
#include "support/deadline.h"
#include "support/hex/hexboards.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <set>

using namespace inkling;
using namespace inkling::hex;

namespace {

/// The board whose search was the longest of all that were tried, more than ten milliseconds.
Tiles hardBoard()
{
    return {{5, 4}, "*9*41439**3*26=37*94*5"};
}

std::string characters(const Tiles &tiles, const std::optional<Answer> &answer)
{
    const auto path = answer ? pathOf(tiles, *answer) : std::nullopt;
    return path ? charactersAlong(tiles, *path) : std::string();
}

} // namespace

class HexSolverTest : public QObject
{
    Q_OBJECT

private slots:
    void corpusAnswers_data();
    void corpusAnswers();
    void agreesWithAllPaths();
    void faultsAgreeWithAllPaths();
    void readsBothWays();
    void equalTilesAreNoAmbiguity();
    void largestBoards();
    void stopsWhenItIsTold();
};

void HexSolverTest::corpusAnswers_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("sample") << "hex/sample";
    QTest::newRow("generated") << "hex/generated";
}

/// Byte for byte.
void HexSolverTest::corpusAnswers()
{
    QFETCH(QString, name);
    const auto input = test::corpusFile((name + ".in").toStdString());
    const auto expected = test::corpusFile((name + ".out").toStdString());
    if (!input || !expected)
        QSKIP("the corpus is not here");
    std::string output;
    int number = 0;
    for (const auto &puzzle : test::readPuzzles(family(), *input)) {
        const Solution solution = puzzle->solve(Search::Uniqueness, {});
        QCOMPARE(solution.verdict, Verdict::Unique);
        output += puzzle->answerText(++number, &*solution.first);
    }
    QCOMPARE(output, *expected);
}

void HexSolverTest::agreesWithAllPaths()
{
    std::mt19937 random(4711);
    std::map<std::size_t, int> counts;
    for (int i = 0; i < 3000; ++i) {
        const Tiles tiles
            = i % 2 == 0 ? test::randomHexBoard(random, 13) : test::solvableHexBoard(random, 13);
        const auto expected = test::checkerFor(tiles).answers();
        const Solution solution = solve(tiles, Search::Uniqueness, {});
        const Verdict verdict = expected.empty()       ? Verdict::None
                                : expected.size() == 1 ? Verdict::Unique
                                                       : Verdict::Many;
        QCOMPARE(solution.verdict, verdict);
        for (const auto &answer : {solution.first, solution.second}) {
            if (!answer)
                continue;
            QVERIFY(!fault(tiles, *answer));
            QVERIFY(std::ranges::find(expected, characters(tiles, answer)) != expected.end());
        }
        if (verdict == Verdict::Many) {
            QVERIFY(characters(tiles, solution.first) != characters(tiles, solution.second));
            QVERIFY(solution.first != solution.second);
        }
        ++counts[std::min<std::size_t>(expected.size(), 2)];
    }
    qInfo("%d boards without an answer, %d with one, %d with several", counts[0], counts[1],
          counts[2]);
}

/// Of all ways to join tiles those have no fault that are a path along which an equation is read.
void HexSolverTest::faultsAgreeWithAllPaths()
{
    std::mt19937 random(12);
    for (int i = 0; i < 30; ++i) {
        const Tiles tiles = test::solvableHexBoard(random, 7);
        std::set<std::string> read;
        for (unsigned links = 0; links < 2U << tiles.linkCount(); ++links) {
            Answer answer;
            for (int unknown = 0; unknown <= tiles.linkCount(); ++unknown)
                answer.values.push_back(std::uint8_t(links >> unknown & 1));
            if (!fault(tiles, answer))
                read.insert(characters(tiles, answer));
        }
        const auto expected = test::checkerFor(tiles).answers();
        QVERIFY(read == std::set<std::string>(expected.begin(), expected.end()));
    }
}

/// One path, read from either end, can be two answers.
void HexSolverTest::readsBothWays()
{
    const Tiles tiles({3, 2}, "1=+263+");
    const Solution solution = solve(tiles, Search::Uniqueness, {});
    QCOMPARE(solution.verdict, Verdict::Many);
    Answer other = *solution.first;
    other.values.back() ^= 1;
    QVERIFY(!fault(tiles, other));
    QVERIFY(characters(tiles, other) != characters(tiles, solution.first));
}

/// Paths that differ and read the same are one answer, drawn as the first of them.
void HexSolverTest::equalTilesAreNoAmbiguity()
{
    const Tiles tiles({3, 2}, "0+=00+0");
    const Solution solution = solve(tiles, Search::Uniqueness, {});
    QCOMPARE(solution.verdict, Verdict::Unique);
    Answer other = *solution.first;
    other.values.back() ^= 1;
    QVERIFY(!fault(tiles, other));
    QCOMPARE(characters(tiles, other), characters(tiles, solution.first));
    QCOMPARE(int(other.values.back()), fromHigher);
}

void HexSolverTest::largestBoards()
{
    std::mt19937 random(24);
    for (int i = 0; i < 200; ++i) {
        Tiles tiles = test::randomHexBoard(random, maxTiles);
        while (tiles.count() < 16)
            tiles = test::randomHexBoard(random, maxTiles);
        const Solution solution = solve(tiles, Search::Uniqueness, {});
        QVERIFY(solution.verdict != Verdict::Unknown);
        for (const auto &answer : {solution.first, solution.second})
            QVERIFY(!answer || !fault(tiles, *answer));
    }
}

void HexSolverTest::stopsWhenItIsTold()
{
    std::stop_source stop;
    stop.request_stop();
    const Solution asked = solve(hardBoard(), Search::Uniqueness, StopCondition(stop.get_token()));
    QCOMPARE(asked.verdict, Verdict::Unknown);
    const test::Deadline deadline(1);
    const Solution late = solve(hardBoard(), Search::Uniqueness, deadline.condition());
    QVERIFY(deadline.wasHeard());
    QVERIFY(late.verdict == Verdict::Unknown || late.verdict == Verdict::None);
}

INKLING_TEST(HexSolverTest, QCoreApplication)
#include "families/hex/solver_test.moc"
