// SPDX-License-Identifier: MIT
// What lies on the table after moves, and how to go on from there.
#include "families/cards/puzzle.h"
#include "families/cards/samples.h"
#include "support/testprogram.h"

#include <QTest>
#include <random>

using namespace inkling;
using namespace inkling::cards;

namespace {

using Moves = std::vector<Joining>;

/// "9×9=81 4": what lies on the table, in its order.
std::string lying(const CardsPuzzle &puzzle, const Moves &moves)
{
    const auto table = puzzle.table(moves);
    if (!table)
        return table.error().english();
    std::string text;
    for (const Table::Thing &thing : table->things) {
        text += text.empty() ? "" : " ";
        text += thing.expression.empty() ? thing.face : thing.expression + '=' + thing.value;
    }
    return text;
}

class TableTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatLiesThere();
    void whatCannotBeMade();
    void whatIsAnAnswer();
    void theReasoningThatIsDone();
    void continuations();
    void continuationsFromAnywhere();
    void noneWhenStopped();
};

void TableTest::whatLiesThere()
{
    const CardsPuzzle puzzle({{3, 12, 9, 1}, Fraction(-7, 2), {}});
    QVERIFY(puzzle.joinable());
    QCOMPARE(lying(puzzle, {}), std::string("3 Q 9 A"));
    const auto dealt = puzzle.table({});
    QCOMPARE(dealt->things[1].value, std::string("12"));
    QCOMPARE(dealt->things[1].element, ElementId(1));
    QCOMPARE(dealt->target, std::string("−7/2"));
    QVERIFY(dealt->signs == "+-*/");
    QVERIFY(dealt->lines.empty() && !dealt->answer && dealt->facts.empty());
    // What is made lies where its left part lay.
    QCOMPARE(lying(puzzle, {{2, 1, '-'}}), std::string("3 9−12=−3 A"));
    QCOMPARE(lying(puzzle, {{2, 1, '-'}, {4, 0, '*'}}), std::string("(9−12)×3=−9 A"));
    const Moves all{{2, 1, '-'}, {4, 0, '*'}, {3, 5, '/'}};
    QCOMPARE(lying(puzzle, all), std::string("1÷((9−12)×3)=−1/9"));
    const auto table = puzzle.table(all);
    const std::vector<std::string> lines{"9−12 = −3", "(−3)×3 = −9", "1÷(−9) = −1/9"};
    QCOMPARE(table->lines, lines);
    QCOMPARE(table->things.front().place, 6);
    QVERIFY(CardsPuzzle({{2}, Fraction(2), {.exponents = true}}).table({})->signs == "+-*/^");
}

void TableTest::whatCannotBeMade()
{
    const CardsPuzzle puzzle({{3, 3, 5}, Fraction(8), {.integers = true}});
    QCOMPARE(lying(puzzle, {{0, 1, '-'}, {2, 3, '/'}}),
             std::string("5÷0: nothing can be divided by 0"));
    QCOMPARE(lying(puzzle, {{2, 0, '/'}}),
             std::string("5÷3 = 5/3: only whole numbers are allowed"));
    const CardsPuzzle powers({{2, 3, 5}, Fraction(8), {.exponents = true}});
    QCOMPARE(lying(powers, {{0, 1, '/'}, {2, 3, '^'}}),
             std::string("5^(2÷3): this has no valid value"));
    for (const Joining &move : {Joining{0, 0, '+'}, Joining{0, 3, '+'}, Joining{-1, 0, '+'},
                                Joining{0, 1, '?'}, Joining{0, 1, '^'}}) {
        QCOMPARE(lying(puzzle, {move}), std::string("these two cannot be joined like this"));
    }
    QVERIFY(!puzzle.table(Moves{{0, 1, '+'}, {0, 2, '+'}})); // used up
}

void TableTest::whatIsAnAnswer()
{
    const CardsPuzzle puzzle({{4, 6, 9}, Fraction(19), {}});
    QVERIFY(!puzzle.table(Moves{{0, 1, '+'}})->answer);
    QVERIFY(!puzzle.table(Moves{{0, 1, '+'}, {3, 2, '-'}})->answer);
    const auto answer = puzzle.table(Moves{{0, 1, '+'}, {2, 3, '+'}})->answer;
    QVERIFY(answer);
    QVERIFY(!puzzle.fault(*answer));
    // Cards that may be left over need not be joined.
    const CardsPuzzle some({{4, 6, 9}, Fraction(10), {.some = true}});
    const auto early = some.table(Moves{{0, 1, '+'}})->answer;
    QVERIFY(early);
    QVERIFY(!some.fault(*early));
    QVERIFY(CardsPuzzle({{7}, Fraction(7), {}}).table({})->answer);
}

/// Following the answer that is led to marks all of it; another way marks what it shares.
void TableTest::theReasoningThatIsDone()
{
    const CardsPuzzle puzzle({{3, 4, 7, 9, 11, 12}, Fraction(163), {}});
    const auto moves = puzzle.continuation({}, {});
    QVERIFY(moves);
    QCOMPARE(moves->size(), std::size_t(5));
    const auto model = puzzle.model();
    for (std::size_t done = 1; done <= moves->size(); ++done) {
        const auto table = puzzle.table(std::span(*moves).first(done));
        QVERIFY(table);
        QCOMPARE(table->facts.size(), 3 * done);
        for (const Fact &fact : table->facts)
            QVERIFY(model->mark(fact));
        for (const Table::Thing &thing : table->things)
            QVERIFY(thing.element != noElement);
    }
    Joining other = moves->front();
    other.sign = other.sign == '/' ? '*' : '/';
    const auto table = puzzle.table(Moves{other});
    QVERIFY(table->facts.empty());
    QVERIFY(std::ranges::any_of(
        table->things, [](const Table::Thing &thing) { return thing.element == noElement; }));
}

/// From every way into a small hand: there is one just where the outlook is live, and it is right.
void TableTest::continuations()
{
    const CardsPuzzle puzzle({{3, 3, 5, 7}, Fraction(24), {}});
    int live = 0;
    for (int left = 0; left < 4; ++left) {
        for (int right = 0; right < 4; ++right) {
            for (const char sign : {'+', '-', '*', '/'}) {
                Moves moves{{left, right, sign}};
                const auto outlook = puzzle.outlook(moves, {});
                if (!outlook)
                    continue;
                const auto more = puzzle.continuation(moves, {});
                QCOMPARE(more.has_value(), outlook->isLive);
                if (!more)
                    continue;
                ++live;
                moves.insert(moves.end(), more->begin(), more->end());
                const auto answer = puzzle.table(moves)->answer;
                QVERIFY(answer && !puzzle.fault(*answer));
            }
        }
    }
    QVERIFY(live > 2);
    QVERIFY(!CardsPuzzle({{1, 1, 2, 2}, Fraction(50), {}}).continuation({}, {}));
}

void TableTest::continuationsFromAnywhere()
{
    std::mt19937 random(7); // NOLINT: the same every time
    for (const Sample &sample : samples()) {
        LineSource source{std::string(sample.text)};
        while (const auto read = readPuzzle(source)) {
            if (!*read)
                break;
            const CardsPuzzle &puzzle = **read;
            if (puzzle.hand().size() > 6)
                continue;
            Moves moves;
            for (int tries = 0; tries < 20; ++tries) {
                const auto table = puzzle.table(moves);
                const auto &things = table->things;
                if (things.size() <= 4)
                    break;
                Moves next = moves;
                next.push_back({things[random() % things.size()].place,
                                things[random() % things.size()].place,
                                table->signs[random() % table->signs.size()]});
                if (puzzle.table(next))
                    moves = next;
            }
            const auto more = puzzle.continuation(moves, {});
            if (!more)
                continue;
            moves.insert(moves.end(), more->begin(), more->end());
            const auto answer = puzzle.table(moves)->answer;
            QVERIFY(answer && !puzzle.fault(*answer));
        }
    }
}

void TableTest::noneWhenStopped()
{
    std::stop_source source;
    source.request_stop();
    const CardsPuzzle puzzle({{3, 3, 5, 7}, Fraction(24), {}});
    const Moves lead = *puzzle.continuation({}, {});
    const Moves moves{
        {lead.front().left, lead.front().right, lead.front().sign == '+' ? '-' : '+'}};
    QVERIFY(!puzzle.continuation(moves, StopCondition(source.get_token())));
}

} // namespace

INKLING_TEST(TableTest, QCoreApplication)
#include "families/cards/table_test.moc"
