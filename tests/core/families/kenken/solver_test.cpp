// SPDX-License-Identifier: MIT
#include "families/declared/stated/layout.h"
#include "families/kenken/family.h"
#include "families/kenken/model.h"
#include "families/kenken/puzzle.h"
#include "families/kenken/search/partialresults.h"
#include "families/kenken/search/solver.h"
#include "families/kenken/statement.h"
#include "logic/explaining/deducer.h"
#include "support/checks/reading.h"
#include "support/corpus.h"
#include "support/deadline.h"
#include "support/kenken/kenken.h"
#include "support/testprogram.h"

#include <QTest>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <sstream>

using namespace inkling;
using namespace inkling::kenken;

namespace {

/// All answers, by trying every digit in every cell; `most` of them at most.
class BruteForce
{
public:
    BruteForce(const Cages &cages, std::size_t most)
        : m_cages(cages)
        , m_most(most)
        , m_digits(cages.cageOf.size(), 0)
    {
        fill(0);
    }
    std::vector<std::vector<int>> answers;

private:
    void fill(int cell)
    {
        if (answers.size() == m_most)
            return;
        if (cell == m_cages.cellCount()) {
            answers.push_back(m_digits);
            return;
        }
        for (int digit = 1; digit <= m_cages.side; ++digit) {
            bool fits = true;
            for (int other = 0; other < cell; ++other) {
                const bool sameLine = m_cages.rowOf(other) == m_cages.rowOf(cell)
                                      || m_cages.columnOf(other) == m_cages.columnOf(cell);
                fits = fits && !(sameLine && m_digits[std::size_t(other)] == digit);
            }
            m_digits[std::size_t(cell)] = digit;
            // A cage is looked at when its last cell is filled.
            if (fits && (m_cages.cageAt(cell).cells.back() != cell || isMade(m_cages.cageAt(cell))))
                fill(cell + 1);
        }
    }

    [[nodiscard]] bool isMade(const Cage &cage) const
    {
        long sum = 0;
        long product = 1;
        for (const std::size_t cell : cage.cells) {
            sum += m_digits[cell];
            product *= m_digits[cell];
        }
        const bool two = cage.cells.size() == 2;
        bool difference = false;
        bool quotient = false;
        for (const std::size_t cell : cage.cells) {
            const long digit = m_digits[cell];
            difference = difference || digit - (sum - digit) == cage.target;
            quotient = quotient || digit == product / digit * cage.target;
        }
        switch (cage.operation) {
        case Operation::Given:
        case Operation::Sum:
            return sum == cage.target;
        case Operation::Product:
            return product == cage.target;
        case Operation::Difference:
            return difference;
        case Operation::Quotient:
            return quotient;
        case Operation::Unknown:
            return sum == cage.target || product == cage.target
                   || (two && (difference || quotient));
        }
        return false;
    }

    const Cages &m_cages;
    std::size_t m_most;
    std::vector<int> m_digits;
};

Cages cagesOf(const std::string &text)
{
    return test::readOne<KenkenPuzzle>(family(), text)->cages();
}

} // namespace

class KenKenSolverTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithBruteForce_data();
    void agreesWithBruteForce();
    void faultsAgreeWithBruteForce();
    void operationsMeanWhatTheySay_data();
    void operationsMeanWhatTheySay();
    void pairsAreExact();
    void productsCanNeedMoreThan32Bits();
    void partialResultsAgreeWithTuples();
    void largeCagesAreSolved();
    void stopsSoon();
    void outlinesTurnClockwise();
    void captionsSayWhatIsDone();

    void corpusAnswers_data();
    void corpusAnswers();
    void notUnique();
    void unknownOperators();
};

void KenKenSolverTest::agreesWithBruteForce_data()
{
    QTest::addColumn<int>("side");
    QTest::addColumn<int>("count");
    QTest::newRow("1") << 1 << 5;
    QTest::newRow("2") << 2 << 100;
    QTest::newRow("3") << 3 << 400;
    QTest::newRow("4") << 4 << 400;
    QTest::newRow("5") << 5 << 60;
}

void KenKenSolverTest::agreesWithBruteForce()
{
    QFETCH(int, side);
    QFETCH(int, count);
    std::mt19937 random{std::mt19937::result_type(100 + side)};
    std::array<int, 4> verdicts{};
    for (int i = 0; i < count; ++i) {
        const Cages cages = test::randomCages(side, 1 + i % 10, i % 3 == 0, random);
        const BruteForce expected(cages, 2);
        const Solution solution = solve(cages, Search::Uniqueness, {});
        const Verdict verdict = expected.answers.empty()       ? Verdict::None
                                : expected.answers.size() == 1 ? Verdict::Unique
                                                               : Verdict::Many;
        const std::string text = KenkenPuzzle(cages).text();
        QVERIFY2(solution.verdict == verdict, text.c_str());
        ++verdicts[std::size_t(verdict)];
        const KenkenModel model(cages);
        QCOMPARE(solution.first.has_value(), verdict != Verdict::None);
        QCOMPARE(solution.second.has_value(), verdict == Verdict::Many);
        for (const auto &answer : {solution.first, solution.second})
            QVERIFY2(!answer || model.isAnswer(*answer), text.c_str());
        if (verdict == Verdict::Many)
            QVERIFY(solution.first != solution.second);
        if (verdict == Verdict::Unique) {
            const std::vector<int> found(solution.first->values.begin(),
                                         solution.first->values.end());
            QCOMPARE(found, expected.answers.front());
        }
        // What is known to follow changes nothing but the way.
        const Deduction deduction = deduce(model, {});
        QCOMPARE(solve(cages, Search::Uniqueness, {}, &deduction.knowledge).verdict, verdict);
        const Solution quick = solve(cages, Search::FirstAnswer, {});
        QCOMPARE(quick.first.has_value(), verdict != Verdict::None);
    }
    qInfo("%d none, %d unique, %d many", verdicts[0], verdicts[1], verdicts[2]);
}

/// Of all ways to fill a square those have no fault that are answers.
void KenKenSolverTest::faultsAgreeWithBruteForce()
{
    std::mt19937 random{5};
    for (int i = 0; i < 20; ++i) {
        const KenkenPuzzle puzzle(test::randomCages(3, 1 + i % 4, false, random));
        const auto answers = BruteForce(puzzle.cages(), 20'000).answers;
        QVERIFY(!answers.empty());
        std::vector<int> digits(9, 1);
        // As a number with nine digits is counted up.
        for (std::size_t place = 0; place < digits.size();) {
            const Answer filling{{digits.begin(), digits.end()}};
            const bool isAnswer = std::ranges::find(answers, digits) != answers.end();
            QCOMPARE(puzzle.fault(filling).has_value(), !isAnswer);
            for (place = 0; place < digits.size() && ++digits[place] > 3; ++place)
                digits[place] = 1;
        }
    }
}

void KenKenSolverTest::operationsMeanWhatTheySay_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("answer");
    const auto row = [](const char *name, const char *text, const char *answer) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(answer);
    };
    row("a repeated digit round a corner", "3 4\naab\nacb\ndcb\na 4 +\nb 6 +\nc 5 +\nd 3 .\n",
        "213132321");
    row("no repeated digit in a line", "2 2\naa\nbb\na 2 +\nb 3 +\n", "none");
    row("unknown: a quotient", "2 3\nac\nab\na 2 ?\nb 1 .\nc 2 .\n", "1221");
    row("a sum that cannot be", "2 3\naa\nbc\na 4 ?\nb 2 .\nc 1 .\n", "none");
    row("one cell", "1 1\na\na 1 .\n", "1");
    row("one cell, another digit", "1 1\na\na 2 .\n", "none");
    row("a target of 0", "2 3\naa\nbc\na 0 -\nb 2 .\nc 1 .\n", "none");
    row("a product with another prime", "3 2\naaa\nbbb\nbbb\na 11 *\nb 12 +\n", "none");
}

void KenKenSolverTest::operationsMeanWhatTheySay()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, answer);
    const Cages cages = cagesOf(text.toStdString());
    const Solution solution = solve(cages, Search::Uniqueness, {});
    if (answer == "none") {
        QCOMPARE(solution.verdict, Verdict::None);
        return;
    }
    QCOMPARE(solution.verdict, Verdict::Unique);
    QByteArray found;
    for (const std::uint8_t digit : solution.first->values)
        found += char('0' + digit);
    QCOMPARE(found, answer);
}

/// 5 / 2 is not 2, and the larger digit may stand on either side.
void KenKenSolverTest::pairsAreExact()
{
    const auto pairs = [](Operation operation, std::int64_t target) {
        const Cages cages{5, {}, {}};
        const Cage cage{operation, target, {0, 1}};
        Lanes lanes{};
        addToLane(lanes, 0, 0x3E);
        addToLane(lanes, 1, 0x3E);
        std::vector<std::uint64_t> tuples;
        if (!appendTuples(CageShape(cages, cage), lanes, 100, tuples))
            return std::set<int>{};
        std::set<int> result;
        for (const std::uint64_t tuple : tuples)
            result.insert(10 * std::countr_zero(lane({tuple}, 0))
                          + std::countr_zero(lane({tuple}, 1)));
        return result;
    };
    QVERIFY(pairs(Operation::Quotient, 2) == (std::set{12, 21, 24, 42}));
    QVERIFY(pairs(Operation::Quotient, 1).empty());
    QVERIFY(pairs(Operation::Difference, 3) == (std::set{14, 41, 25, 52}));
    QVERIFY(pairs(Operation::Unknown, 4)
            == (std::set{13, 31, 14, 41, 15, 51})); // 1 + 3, 1 x 4 and 4 / 1, 5 - 1
}

/// Ten cells of which one holds 11 and the others 12.
void KenKenSolverTest::productsCanNeedMoreThan32Bits()
{
    Cages cages{12, {}, {}};
    Cage cage{Operation::Product, 11, {}};
    Lanes lanes{};
    for (int cell = 0; cell < maxCageSize; ++cell) {
        cage.cells.push_back(std::uint8_t(cell * 13));
        cage.target *= cell > 0 ? 12 : 1;
        addToLane(lanes, cell, Digits(1U << 11 | 1U << 12));
    }
    QVERIFY(cage.target > std::numeric_limits<std::uint32_t>::max());
    std::vector<std::uint64_t> tuples;
    QVERIFY(appendTuples(CageShape(cages, cage), lanes, 100, tuples));
    QCOMPARE(tuples.size(), std::size_t(10 * wordsFor(maxCageSize)));
    ++cage.target;
    tuples.clear();
    QVERIFY(appendTuples(CageShape(cages, cage), lanes, 100, tuples));
    QVERIFY(tuples.empty());
}

/// Without two cells in a line, what partial results leave is exactly what the tuples leave.
void KenKenSolverTest::partialResultsAgreeWithTuples()
{
    std::mt19937 random{7};
    for (int i = 0; i < 500; ++i) {
        const int size = 2 + int(random() % 5);
        const Operation operation = random() % 2 == 0 ? Operation::Sum : Operation::Product;
        std::array<Digits, maxCageSize> possible{};
        std::int64_t target = operation == Operation::Sum ? 0 : 1;
        for (int cell = 0; cell < size; ++cell) {
            const int digit = 1 + int(random() % 9);
            target = operation == Operation::Sum ? target + digit : target * digit;
            possible[std::size_t(cell)] = Digits(((random() & random()) & 0x3FE) | 1U << digit);
        }
        Lanes lanes{};
        Cages cages{9, {}, {}};
        Cage cage{operation, target, {}};
        for (int cell = 0; cell < size; ++cell) {
            addToLane(lanes, cell, possible[std::size_t(cell)]);
            cage.cells.push_back(std::uint8_t(cell * 10));
        }
        std::vector<std::uint64_t> tuples;
        QVERIFY(appendTuples(CageShape(cages, cage), lanes, 1'000'000, tuples));
        Lanes seen{};
        const auto stride = std::size_t(wordsFor(size));
        for (std::size_t word = 0; word < tuples.size(); ++word)
            seen[word % stride] |= tuples[word];
        const TupleTable &table = tupleTable(cages, cage);
        std::vector<std::uint64_t> fitting;
        for (std::size_t way = 0; way < table.words.size(); way += stride) {
            bool fits = true;
            for (std::size_t word = 0; word < stride; ++word)
                fits = fits && (table.words[way + word] & ~lanes[word]) == 0;
            if (fits)
                fitting.insert(fitting.end(), table.words.begin() + std::ptrdiff_t(way),
                               table.words.begin() + std::ptrdiff_t(way + stride));
        }
        QVERIFY(!table.complete || fitting == tuples);
        std::array<Digits, maxCageSize> supported{};
        PartialResults(operation, target).addSupported(possible.data(), size, supported.data());
        for (int cell = 0; cell < size; ++cell)
            QCOMPARE(supported[std::size_t(cell)], lane(seen, cell));
    }
}

/// Cages of ten cells have too many ways to list; their products need more than 32 bits.
void KenKenSolverTest::largeCagesAreSolved()
{
    std::mt19937 random{11};
    int large = 0;
    for (int i = 0; i < 20; ++i) {
        const Cages cages = test::randomCages(9, 10, false, random);
        for (const Cage &cage : cages.cages)
            large += cage.cells.size() == 10 ? 1 : 0;
        const StopCondition limit({}, StopCondition::Clock::now() + std::chrono::seconds(2));
        const Solution solution = solve(cages, Search::FirstAnswer, limit);
        QVERIFY(solution.verdict != Verdict::None);
        if (solution.first)
            QVERIFY(KenkenModel(cages).isAnswer(*solution.first));
    }
    QVERIFY(large > 0);
}

void KenKenSolverTest::stopsSoon()
{
    // Ten cages that say next to nothing have millions of answers; the clock is asked all the same.
    std::mt19937 random{3};
    for (int i = 0; i < 10; ++i) {
        const Cages cages = test::randomCages(9, 10, true, random);
        const test::Deadline deadline(30);
        (void)solve(cages, Search::Uniqueness, deadline.condition());
        QVERIFY(deadline.wasHeard());
    }
}

void KenKenSolverTest::outlinesTurnClockwise()
{
    const std::vector<Point> ring = declared::outlineOf({3, 3}, {0, 1, 2, 3, 5, 6, 7, 8});
    const std::vector<Point> expected{{0, 0}, {3, 0}, {3, 3}, {0, 3}, {0, 0},
                                      {2, 1}, {1, 1}, {1, 2}, {2, 2}, {2, 1}};
    QCOMPARE(ring.size(), expected.size());
    const auto area = [](const std::vector<Point> &points, std::size_t from, std::size_t to) {
        double twice = 0;
        for (std::size_t i = from; i + 1 < to; ++i)
            twice += points[i].x * points[i + 1].y - points[i + 1].x * points[i].y;
        return twice / 2;
    };
    QCOMPARE(ring.front(), (Point{0, 0}));
    QCOMPARE(area(ring, 0, 5), 9.0);
    QCOMPARE(area(ring, 5, 10), -1.0);
    // A text stands inside the first corner: the topmost cell's, of those the leftmost.
    const std::vector<Point> bent = declared::outlineOf({2, 2}, {1, 2, 3});
    QCOMPARE(bent.front(), (Point{1, 0}));
    QCOMPARE(area(bent, 0, 7), 3.0);
}

void KenKenSolverTest::captionsSayWhatIsDone()
{
    const Cages cages = cagesOf("2 3\naa\nbc\na 3 +\nb 2 .\nc 1 .\n");
    const KenkenModel model(cages);
    Knowledge knowledge(model.initial());
    QVERIFY(model.captions(knowledge).empty());
    knowledge.learn({2, ValueSet::only(2)});
    const auto captions = model.captions(knowledge);
    QCOMPARE(captions.size(), std::size_t(1));
    QCOMPARE(captions[0].element, cageElement(cages, 1));
    QVERIFY(captions[0].done && captions[0].text.empty());
}

void KenKenSolverTest::corpusAnswers_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"gijs", "janko", "heydenberk"})
        QTest::newRow(name) << QString(name);
}

void KenKenSolverTest::corpusAnswers()
{
    QFETCH(QString, name);
    const auto input = test::corpusFile(("kenken/" + name + ".in").toStdString());
    const auto expected = test::corpusFile(("kenken/" + name + ".out").toStdString());
    if (!input || !expected)
        QSKIP("the corpus is not here");
    std::string text;
    int number = 0;
    for (const auto &puzzle : test::readPuzzles(family(), *input)) {
        const Solution solution = puzzle->solve(Search::Uniqueness, {});
        QVERIFY2(solution.verdict == Verdict::Unique, puzzle->text().c_str());
        QVERIFY(!puzzle->fault(*solution.first));
        text += puzzle->answerText(++number, &*solution.first);
    }
    QVERIFY(text == *expected);
    qInfo("%d answers", number);
}

void KenKenSolverTest::notUnique()
{
    const auto input = test::corpusFile("kenken/not-unique.in");
    if (!input)
        QSKIP("the corpus is not here");
    for (const auto &puzzle : test::readPuzzles(family(), *input)) {
        const Solution solution = puzzle->solve(Search::Uniqueness, {});
        QCOMPARE(solution.verdict, Verdict::Many);
        QVERIFY(!puzzle->fault(*solution.first));
        QVERIFY(!puzzle->fault(*solution.second));
        QVERIFY(solution.first != solution.second);
    }
}

void KenKenSolverTest::unknownOperators()
{
    const auto input = test::corpusFile("kenken/no-operator.jsonl");
    if (!input)
        QSKIP("the corpus is not here");
    std::istringstream lines(*input);
    int count = 0;
    int unknown = 0;
    for (std::string line; std::getline(lines, line); ++count) {
        const auto object = nlohmann::json::parse(line);
        const Cages cages = cagesOf(test::judgeText(object["problem"].get<std::string>()));
        for (const Cage &cage : cages.cages)
            unknown += cage.operation == Operation::Unknown ? 1 : 0;
        const Solution solution = solve(cages, Search::Uniqueness, {});
        QVERIFY2(solution.verdict == Verdict::Unique, line.c_str());
        std::istringstream words(object["solution"].get<std::string>());
        int digit = 0;
        words >> digit >> digit;
        for (const std::uint8_t found : solution.first->values) {
            words >> digit;
            QCOMPARE(int(found), digit);
        }
    }
    qInfo("%d puzzles, %d cages with an unknown operator", count, unknown);
}

INKLING_TEST(KenKenSolverTest, QCoreApplication)
#include "families/kenken/solver_test.moc"
