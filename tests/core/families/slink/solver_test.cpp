// SPDX-License-Identifier: MIT
#include "families/slink/search/solver.h"
#include "support/testprogram.h"

#include "support/deadline.h"

#include <QTest>

#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

using namespace inkling;
using namespace inkling::slink;

class SlinkSolverTest : public QObject
{
    Q_OBJECT

private slots:
    void knownBoards_data();
    void knownBoards();
    void agreesWithBruteForce();
    void agreesWithBruteForceOnFullBoards();
    void arbitraryCluesAgreeWithBruteForce();
    void turnedBoardsHaveTheSameVerdict();
    void firstAnswerStopsAtTheFirst();
    void blankBoards_data();
    void blankBoards();
    void stopsAtItsDeadline_data();
    void stopsAtItsDeadline();
    void stopsWhenAskedFromAnotherThread();
    void threadsDoNotDisturbEachOther();
};

namespace {

/// Rows separated by blanks.
Clues board(std::string_view text)
{
    Clues clues;
    clues.grid.rows = 1;
    for (const char c : text) {
        if (c == ' ')
            ++clues.grid.rows;
        else
            clues.cells.push_back(c == '.' ? blank : std::int8_t(c - '0'));
    }
    clues.grid.columns = int(clues.cells.size()) / clues.grid.rows;
    return clues;
}

std::string textOf(const Clues &clues)
{
    std::string text;
    for (int r = 0; r < clues.grid.rows; ++r) {
        for (int c = 0; c < clues.grid.columns; ++c)
            text += clues.at(r, c) == blank ? '.' : char('0' + clues.at(r, c));
        text += r + 1 < clues.grid.rows ? " " : "";
    }
    return text;
}

bool isLine(const Clues &clues, const Answer &answer, bool horizontal, int r, int c)
{
    const Grid &grid = clues.grid;
    if (r < 0 || c < 0 || r >= grid.rows + horizontal || c >= grid.columns + !horizontal)
        return false;
    return answer.values[horizontal ? grid.horizontal(r, c) : grid.vertical(r, c)] == 1;
}

/// Knows nothing of cells inside and outside: clues, dots, one loop, straight from the rules.
bool isAnswer(const Clues &clues, const Answer &answer)
{
    const Grid &grid = clues.grid;
    if (answer.values.size() != std::size_t(grid.edgeCount()))
        return false;
    const auto h = [&](int r, int c) { return isLine(clues, answer, true, r, c); };
    const auto v = [&](int r, int c) { return isLine(clues, answer, false, r, c); };
    for (int r = 0; r < grid.rows; ++r) {
        for (int c = 0; c < grid.columns; ++c) {
            const int lines = h(r, c) + h(r + 1, c) + v(r, c) + v(r, c + 1);
            if (clues.at(r, c) != blank && lines != clues.at(r, c))
                return false;
        }
    }
    int lineCount = 0;
    int startRow = -1;
    int startColumn = -1;
    for (int r = 0; r <= grid.rows; ++r) {
        for (int c = 0; c <= grid.columns; ++c) {
            const int degree = h(r, c - 1) + h(r, c) + v(r - 1, c) + v(r, c);
            if (degree != 0 && degree != 2)
                return false;
            lineCount += degree;
            if (degree == 2) {
                startRow = r;
                startColumn = c;
            }
        }
    }
    lineCount /= 2;
    if (lineCount == 0)
        return false;
    int length = 0;
    int r = startRow;
    int c = startColumn;
    char from = ' '; // the side of the dot that the walk came in by
    do {
        if (from != 'r' && h(r, c)) {
            ++c;
            from = 'l';
        } else if (from != 'd' && v(r, c)) {
            ++r;
            from = 'u';
        } else if (from != 'l' && h(r, c - 1)) {
            --c;
            from = 'r';
        } else {
            --r;
            from = 'd';
        }
        ++length;
    } while (r != startRow || c != startColumn);
    return length == lineCount;
}

Answer answerOf(const Grid &grid, unsigned insideCells)
{
    const auto inside
        = [&](int r, int c) { return grid.contains(r, c) && (insideCells >> grid.cell(r, c) & 1); };
    Answer answer;
    for (int r = 0; r <= grid.rows; ++r) {
        for (int c = 0; c < grid.columns; ++c)
            answer.values.push_back(inside(r - 1, c) != inside(r, c));
    }
    for (int r = 0; r < grid.rows; ++r) {
        for (int c = 0; c <= grid.columns; ++c)
            answer.values.push_back(inside(r, c - 1) != inside(r, c));
    }
    return answer;
}

/// All loops of a small grid, by trying every set of inside cells; made once for each size.
const std::vector<Answer> &allLoops(const Grid &grid)
{
    static std::vector<std::pair<Grid, std::vector<Answer>>> known;
    for (const auto &[size, loops] : known) {
        if (size == grid)
            return loops;
    }
    const Clues noClues{grid, std::vector<std::int8_t>(grid.cellCount(), blank)};
    std::vector<Answer> loops;
    for (unsigned cells = 1; cells < 1u << grid.cellCount(); ++cells) {
        Answer answer = answerOf(grid, cells);
        if (isAnswer(noClues, answer))
            loops.push_back(std::move(answer));
    }
    return known.emplace_back(grid, std::move(loops)).second;
}

std::int8_t clueIn(const Grid &grid, const Answer &answer, int r, int c)
{
    return std::int8_t(
        answer.values[grid.horizontal(r, c)] + answer.values[grid.horizontal(r + 1, c)]
        + answer.values[grid.vertical(r, c)] + answer.values[grid.vertical(r, c + 1)]);
}

Verdict bruteForce(const Clues &clues)
{
    int count = 0;
    for (const Answer &loop : allLoops(clues.grid)) {
        bool fits = true;
        for (int r = 0; r < clues.grid.rows && fits; ++r) {
            for (int c = 0; c < clues.grid.columns && fits; ++c)
                fits = clues.at(r, c) == blank || clues.at(r, c) == clueIn(clues.grid, loop, r, c);
        }
        count += fits;
    }
    return count == 0 ? Verdict::None : count == 1 ? Verdict::Unique : Verdict::Many;
}

/// Whether the solution is what its verdict says, by the independent check.
bool isConsistent(const Clues &clues, const Solution &solution)
{
    switch (solution.verdict) {
    case Verdict::None:
        return !solution.first && !solution.second;
    case Verdict::Unique:
        return solution.first && !solution.second && isAnswer(clues, *solution.first);
    case Verdict::Many:
        return solution.first && solution.second && *solution.first != *solution.second
               && isAnswer(clues, *solution.first) && isAnswer(clues, *solution.second);
    case Verdict::Unknown:
        break;
    }
    return false;
}

/// Clues of a random loop, thinned out, and sometimes one of them changed: boards with no answer,
/// one and many all come up.
rc::Gen<Clues> smallBoards()
{
    return rc::gen::exec([] {
        Clues clues;
        clues.grid.rows = *rc::gen::inRange(1, 5);
        clues.grid.columns = *rc::gen::inRange(1, 5);
        const std::vector<Answer> &loops = allLoops(clues.grid);
        const Answer &loop = loops[*rc::gen::inRange<std::size_t>(0, loops.size())];
        const int share = *rc::gen::inRange(0, 11);
        for (int r = 0; r < clues.grid.rows; ++r) {
            for (int c = 0; c < clues.grid.columns; ++c) {
                const bool given = *rc::gen::inRange(0, 10) < share;
                // A cell with four lines is a board of its own, and has no clue.
                const std::int8_t clue = clueIn(clues.grid, loop, r, c);
                clues.cells.push_back(given && clue < 4 ? clue : blank);
            }
        }
        if (*rc::gen::inRange(0, 3) == 0) {
            const auto cell = *rc::gen::inRange<std::size_t>(0, clues.cells.size());
            clues.cells[cell] = std::int8_t(*rc::gen::inRange(0, 4));
        }
        return clues;
    });
}

void requireBruteForceVerdict(const Clues &clues)
{
    RC_LOG() << textOf(clues);
    const Solution solution = solve(clues, Search::Uniqueness, {});
    RC_ASSERT(isConsistent(clues, solution));
    RC_ASSERT(int(solution.verdict) == int(bruteForce(clues)));
}

/// A quarter turn clockwise.
Clues turned(const Clues &clues)
{
    Clues result{{clues.grid.columns, clues.grid.rows}, {}};
    for (int r = 0; r < result.grid.rows; ++r) {
        for (int c = 0; c < result.grid.columns; ++c)
            result.cells.push_back(std::int8_t(clues.at(clues.grid.rows - 1 - c, r)));
    }
    return result;
}

} // namespace

void SlinkSolverTest::knownBoards_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("verdict");
    const auto add = [](const char *name, const char *text, Verdict verdict) {
        QTest::newRow(name) << text << int(verdict);
    };
    add("one blank cell", ".", Verdict::Unique);
    add("one zero", "0", Verdict::None);
    add("one three", "3", Verdict::None);
    add("a row of two", "3.", Verdict::Unique);
    add("a row of three blanks", "...", Verdict::Many);
    add("a row between zeros", "0.0", Verdict::None);
    add("zeros only", "000 000 000", Verdict::None);
    add("two 3s that are the whole loop", "33 11", Verdict::Unique);
    add("two 3s that must be the whole loop", "33 ..", Verdict::Unique);
    add("two 3s that need not be", "33. ... ...", Verdict::Many);
    add("a ring around a hole", "333 303 333", Verdict::None);
    add("the clues fit two loops only", "..0.. ..0.. ..0..", Verdict::Many);
    add("a loop on either side of a wall", "303 ... 303", Verdict::None);
    add("a column", ". 3 .", Verdict::Many);
    add("one zero in the middle", "... .0. ...", Verdict::Many);
}

void SlinkSolverTest::knownBoards()
{
    QFETCH(QString, text);
    QFETCH(int, verdict);
    const Clues clues = board(text.toStdString());
    const Solution solution = solve(clues, Search::Uniqueness, {});
    QVERIFY(isConsistent(clues, solution));
    QCOMPARE(int(solution.verdict), verdict);
    QCOMPARE(int(bruteForce(clues)), verdict);
}

void SlinkSolverTest::agreesWithBruteForce()
{
    QVERIFY(rc::check([] { requireBruteForceVerdict(*smallBoards()); }));
}

void SlinkSolverTest::agreesWithBruteForceOnFullBoards()
{
    // Every loop of every size to 4 x 3 with all its clues.
    for (int rows = 1; rows <= 4; ++rows) {
        for (int columns = 1; columns <= 3; ++columns) {
            const Grid grid{rows, columns};
            for (const Answer &loop : allLoops(grid)) {
                Clues clues{grid, {}};
                for (int cell = 0; cell < grid.cellCount(); ++cell) {
                    const int clue = clueIn(grid, loop, cell / columns, cell % columns);
                    clues.cells.push_back(clue < 4 ? std::int8_t(clue) : blank);
                }
                const Solution solution = solve(clues, Search::Uniqueness, {});
                QVERIFY2(isConsistent(clues, solution), textOf(clues).c_str());
                QVERIFY2(solution.verdict == bruteForce(clues), textOf(clues).c_str());
            }
        }
    }
}

void SlinkSolverTest::arbitraryCluesAgreeWithBruteForce()
{
    QVERIFY(rc::check([] {
        Clues clues{{*rc::gen::inRange(1, 5), *rc::gen::inRange(1, 5)}, {}};
        const int share = *rc::gen::inRange(0, 11);
        for (int i = 0; i < clues.grid.cellCount(); ++i) {
            const bool given = *rc::gen::inRange(0, 10) < share;
            clues.cells.push_back(given ? std::int8_t(*rc::gen::inRange(0, 4)) : blank);
        }
        requireBruteForceVerdict(clues);
    }));
}

void SlinkSolverTest::turnedBoardsHaveTheSameVerdict()
{
    QVERIFY(rc::check([] {
        Clues clues{{*rc::gen::inRange(4, 13), *rc::gen::inRange(4, 13)}, {}};
        for (int i = 0; i < clues.grid.cellCount(); ++i) {
            const bool given = *rc::gen::inRange(0, 4) == 0;
            clues.cells.push_back(given ? std::int8_t(*rc::gen::inRange(1, 4)) : blank);
        }
        RC_LOG() << textOf(clues);
        const Solution one = solve(clues, Search::Uniqueness, {});
        const Solution other = solve(turned(clues), Search::Uniqueness, {});
        RC_ASSERT(isConsistent(clues, one));
        RC_ASSERT(int(one.verdict) == int(other.verdict));
    }));
}

void SlinkSolverTest::firstAnswerStopsAtTheFirst()
{
    for (const char *text : {"33 ..", "33 11", "...", "... ... ..."}) {
        const Clues clues = board(text);
        const Solution solution = solve(clues, Search::FirstAnswer, {});
        QCOMPARE(solution.verdict, Verdict::Many);
        QVERIFY(solution.first && isAnswer(clues, *solution.first));
        QVERIFY(!solution.second);
    }
    QCOMPARE(solve(board("0"), Search::FirstAnswer, {}).verdict, Verdict::None);
}

void SlinkSolverTest::blankBoards_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (const auto &[rows, columns] :
         {std::pair{1, 2}, {1, 200}, {200, 1}, {2, 2}, {7, 9}, {50, 50}, {200, 200}})
        QTest::addRow("%dx%d", rows, columns) << rows << columns;
}

void SlinkSolverTest::blankBoards()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    const Grid grid{rows, columns};
    const Clues clues{grid, std::vector<std::int8_t>(grid.cellCount(), blank)};
    const Solution solution = solve(clues, Search::Uniqueness, {});
    QCOMPARE(solution.verdict, Verdict::Many);
    QVERIFY(isConsistent(clues, solution));
}

namespace {

/// Three tenths of the clues of a large winding loop: a long search.
Clues hardBoard(int side)
{
    const Grid grid{side, side};
    unsigned state = 12345;
    const auto random = [&state](int bound) {
        state = state * 1664525u + 1013904223u;
        return int(std::uint64_t(state) * unsigned(bound) >> 32);
    };
    std::vector<char> inside(grid.cellCount(), false);
    const auto isInside
        = [&](int r, int c) { return grid.contains(r, c) && inside[grid.cell(r, c)]; };
    inside[grid.cell(side / 2, side / 2)] = true;
    constexpr std::array<std::pair<int, int>, 8> around{
        {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}}};
    for (int turn = 0; turn < 40 * grid.cellCount(); ++turn) {
        const int r = random(side);
        const int c = random(side);
        // Grow where the inside touches one side only: it stays in one piece, without a hole.
        int changes = 0;
        int sides = 0;
        for (int i = 0; i < 8; ++i) {
            const auto [dr, dc] = around[i];
            const auto [nextRow, nextColumn] = around[(i + 1) % 8];
            changes += isInside(r + dr, c + dc) != isInside(r + nextRow, c + nextColumn);
            sides += i % 2 == 0 && isInside(r + dr, c + dc);
        }
        if (changes == 2 && sides == 1)
            inside[grid.cell(r, c)] = true;
    }
    Clues clues{grid, {}};
    for (int r = 0; r < side; ++r) {
        for (int c = 0; c < side; ++c) {
            int clue = 0;
            for (int i = 0; i < 8; i += 2)
                clue += isInside(r + around[i].first, c + around[i].second) != isInside(r, c);
            clues.cells.push_back(random(10) < 3 ? std::int8_t(clue) : blank);
        }
    }
    return clues;
}

} // namespace

void SlinkSolverTest::stopsAtItsDeadline_data()
{
    QTest::addColumn<int>("side");
    QTest::addColumn<bool>("isBlank");
    for (const int side : {60, 120, 200}) {
        QTest::addRow("blank, %d", side) << side << true;
        QTest::addRow("hard, %d", side) << side << false;
    }
}

void SlinkSolverTest::stopsAtItsDeadline()
{
    QFETCH(int, side);
    QFETCH(bool, isBlank);
    Clues clues = hardBoard(side);
    if (isBlank)
        std::fill(clues.cells.begin(), clues.cells.end(), blank);
    for (const int limit : {0, 3, 30, 200}) {
        const test::Deadline deadline(limit);
        const Solution solution = solve(clues, Search::Uniqueness, deadline.condition());
        QVERIFY(deadline.wasHeard());
        if (solution.verdict == Verdict::Unknown)
            QVERIFY(!solution.first || isAnswer(clues, *solution.first));
        else
            QVERIFY(solution.verdict == Verdict::None || isConsistent(clues, solution));
    }
}

void SlinkSolverTest::stopsWhenAskedFromAnotherThread()
{
    std::stop_source source;
    source.request_stop();
    const Solution solution
        = solve(hardBoard(100), Search::Uniqueness, StopCondition(source.get_token()));
    QVERIFY(solution.verdict == Verdict::Unknown || solution.verdict == Verdict::None);
}

void SlinkSolverTest::threadsDoNotDisturbEachOther()
{
    const std::vector<Clues> boards{board("3.3 ... 2.2"), board(".... .2.. ..3. 1..."),
                                    board("33 11"), board("..... ..... .....")};
    std::vector<std::jthread> threads;
    std::array<bool, 4> good{};
    for (std::size_t i = 0; i < good.size(); ++i) {
        threads.emplace_back([&boards, &good, i] {
            bool all = true;
            for (int turn = 0; turn < 200; ++turn) {
                const Clues &clues = boards[(i + std::size_t(turn)) % boards.size()];
                all &= isConsistent(clues, solve(clues, Search::Uniqueness, {}));
            }
            good[i] = all;
        });
    }
    threads.clear();
    for (const bool all : good)
        QVERIFY(all);
}

INKLING_TEST(SlinkSolverTest, QCoreApplication)
#include "families/slink/solver_test.moc"
