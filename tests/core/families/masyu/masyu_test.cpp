// SPDX-License-Identifier: MIT
#include "families/declared/relations/relation.h"
#include "families/masyu/family.h"
#include "logic/model/generalrules.h"
#include "logic/search/randomsource.h"
#include "puzzle/explanation.h"
#include "support/checks/pagecheck.h"
#include "support/checks/reading.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <array>

using namespace inkling;

class MasyuTest : public QObject
{
    Q_OBJECT

private slots:
    void samplesAreWhole();
    void answersAreThoseOfTryingAll();
    void errorsSayWhere();
    void answersAreWritten();
    void restOfAClosedLoopIsOneStep();
    void nothingComesAfterAClosedLoop();
    void noHeapIsLeftUntold();
    void bordersHaveRulesOfTheirOwn();
    void areasAreLitWhereOneWayOutIsDrawn();
    void cellsAreNamedAsReasons();
    void manyWaysSayWhy();
    void eachStepAtACellSaysWhy();
    void whiteTurnsAreToldAsTurns();
};

namespace {

constexpr int side = 4;
constexpr int across = side * (side - 1); // links to the right come first

/// By cell: which neighbours the line joins it to: right, down, left, up.
using Ways = std::vector<std::array<bool, 4>>;

/// The border of a set of the squares between the cells, a bit a square.
Ways borderOf(unsigned squares)
{
    constexpr int few = side - 1;
    const auto has = [&](int row, int column) {
        return row >= 0 && column >= 0 && row < few && column < few
               && (squares >> (row * few + column) & 1) != 0;
    };
    Ways ways(side * side);
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column) {
            auto &here = ways[std::size_t(row * side + column)];
            here[0] = has(row - 1, column) != has(row, column);
            here[1] = has(row, column - 1) != has(row, column);
            here[2] = has(row - 1, column - 1) != has(row, column - 1);
            here[3] = has(row - 1, column - 1) != has(row - 1, column);
        }
    }
    return ways;
}

constexpr std::array<int, 4> steps{1, side, -1, -side};

/// Whether the border is one loop: following it from any cell meets all of it.
bool isLoop(const Ways &ways)
{
    int on = 0;
    int start = -1;
    for (int cell = 0; cell < side * side; ++cell) {
        const auto count = std::ranges::count(ways[std::size_t(cell)], true);
        if (count != 0 && count != 2)
            return false;
        if (count == 2) {
            ++on;
            start = cell;
        }
    }
    if (start < 0)
        return false;
    int cell = start;
    int from = -1;
    int length = 0;
    do {
        for (int way = 0; way < 4; ++way) {
            if (ways[std::size_t(cell)][std::size_t(way)] && way != from) {
                cell += steps[std::size_t(way)];
                from = (way + 2) % 4;
                break;
            }
        }
        ++length;
    } while (cell != start);
    return length == on;
}

bool isStraight(const std::array<bool, 4> &ways)
{
    return (ways[0] && ways[2]) || (ways[1] && ways[3]);
}

bool passes(const Ways &ways, int cell, char pearl)
{
    const auto &here = ways[std::size_t(cell)];
    if (std::ranges::count(here, true) != 2 || isStraight(here) != (pearl == 'o'))
        return false;
    int straight = 0;
    for (std::size_t way = 0; way < 4; ++way)
        straight += here[way] && isStraight(ways[std::size_t(cell + steps[way])]) ? 1 : 0;
    return pearl == 'o' ? straight < 2 : straight == 2;
}

std::vector<std::uint8_t> valuesOf(const Ways &ways)
{
    std::vector<std::uint8_t> values(2 * across, 0);
    for (int cell = 0; cell < side * side; ++cell) {
        if (cell % side + 1 < side)
            values[std::size_t(cell / side * (side - 1) + cell % side)]
                = ways[std::size_t(cell)][0];
        if (cell / side + 1 < side)
            values[std::size_t(across + cell)] = ways[std::size_t(cell)][1];
    }
    return values;
}

} // namespace

void MasyuTest::samplesAreWhole()
{
    QVERIFY(masyu::family().samples().size() >= 5);
    const auto fault = test::faultOfSamples(masyu::family());
    QVERIFY2(!fault, fault.value_or("").c_str());
}

void MasyuTest::answersAreThoseOfTryingAll()
{
    std::vector<Ways> loops;
    for (unsigned squares = 1; squares < 1U << (side - 1) * (side - 1); ++squares) {
        if (const Ways ways = borderOf(squares); isLoop(ways))
            loops.push_back(ways);
    }
    QCOMPARE(loops.size(), std::size_t(213)); // cycles of the 4 x 4 grid, OEIS A140517
    RandomSource random(17);
    for (int i = 0; i < 250; ++i) {
        // Pearls of a loop, or any.
        const Ways &loop = random.pick(loops);
        std::string pearls(side * side, '.');
        for (int cell = 0; cell < side * side; ++cell) {
            for (const char pearl : {'o', 'x'}) {
                const bool fits = i % 5 == 0 || passes(loop, cell, pearl);
                if (fits && random.chance(i % 5 == 0 ? 1 : 3, 6))
                    pearls[std::size_t(cell)] = pearl;
            }
        }
        test::AllAnswers answers;
        for (const Ways &ways : loops) {
            bool isAnswer = true;
            for (int cell = 0; cell < side * side; ++cell)
                isAnswer = isAnswer
                           && (pearls[std::size_t(cell)] == '.'
                               || passes(ways, cell, pearls[std::size_t(cell)]));
            if (isAnswer)
                answers.insert(valuesOf(ways));
        }
        std::string text = "masyu 4 4\n";
        for (int row = 0; row < side; ++row)
            text += pearls.substr(std::size_t(row * side), side) + '\n';
        const auto fault = test::faultOfPage(masyu::family(), text, answers);
        QVERIFY2(!fault, (text + fault.value_or("")).c_str());
    }
}

void MasyuTest::errorsSayWhere()
{
    const Family &family = masyu::family();
    QCOMPARE(test::errorOf(family, "masyu 2 2\n.o\n.w\n"),
             std::string("3:2: found 'w'; expected '.', 'o' for a white pearl or 'x' for a black "
                         "one"));
    QCOMPARE(test::errorOf(family, "masyu 2 3\n.o.\n.x\n"),
             std::string("3:1: found 2 characters; expected 3, one for each cell"));
    QVERIFY(test::errorOf(family, "masyu 21 2\n").starts_with("1:"));
}

void MasyuTest::answersAreWritten()
{
    for (const char *const text :
         {"masyu 3 3\n.o.\n...\nx..\n", "masyu 3 3\n. o .\n. . .\nx . .\n"}) {
        LineSource source(text);
        const auto puzzle = *masyu::family().read(source);
        QCOMPARE(puzzle->text(), std::string("masyu 3 3\n.o.\n...\nx..\n"));
        const Solution solution = puzzle->solve(Search::Uniqueness, {});
        QCOMPARE(solution.verdict, Verdict::Unique);
        QCOMPARE(puzzle->answerText(1, &*solution.first),
                 std::string(".-o-.\n|   |\n. . .\n|   |\nx-.-.\n"));
    }
}

void MasyuTest::restOfAClosedLoopIsOneStep()
{
    const auto puzzle = test::readOne(masyu::family(), "masyu 8 8\n"
                                                       "...o..o.\n"
                                                       "o......o\n"
                                                       "..oo....\n"
                                                       "..o..o..\n"
                                                       ".o.o.o..\n"
                                                       "...o....\n"
                                                       "oo.o...o\n"
                                                       ".....x..\n");
    const Trace trace = explain(*puzzle, {}).deduction.allSteps;
    const auto hasLine = [](const Step &step) {
        return std::ranges::any_of(
            step.conclusions, [](const Fact &fact) { return fact.possible == ValueSet::only(1); });
    };
    std::size_t last = trace.size() - 1;
    while (!hasLine(trace[last]))
        --last;
    QCOMPARE(trace.size() - last, std::size_t(2));
    const Step closing = trace[last + 1];
    QCOMPARE(puzzle->model()->rules()[closing.rule].id, std::string_view("masyu.loop-closed"));
    QVERIFY(closing.conclusions.size() > 1);
    QVERIFY(closing.cost <= 1);
}

void MasyuTest::nothingComesAfterAClosedLoop()
{
    const auto puzzle = test::readOne(masyu::family(), "masyu 8 8\n"
                                                       ".o..o..x\n"
                                                       "..o.....\n"
                                                       ".....oo.\n"
                                                       "..o.....\n"
                                                       "x......o\n"
                                                       "..o..x..\n"
                                                       "........\n"
                                                       "x....o.x\n");
    const auto model = puzzle->model();
    const auto closing = RuleId(std::ranges::find(model->rules(), "masyu.loop-closed", &Rule::id)
                                - model->rules().begin());
    const Trace trace = explain(*puzzle, {}).deduction.trace;
    const Step last = trace[trace.size() - 1];
    QCOMPARE(last.parts ? (*last.parts)[last.parts->size() - 1].rule : last.rule, closing);
}

/// What a search finds as one heap of lines and crosses has a name, or is told link by link.
void MasyuTest::noHeapIsLeftUntold()
{
    const auto puzzle = test::readOne(masyu::family(), "masyu 8 8\n"
                                                       "x......x\n"
                                                       "..x.o...\n"
                                                       "...x....\n"
                                                       ".......o\n"
                                                       "x....o..\n"
                                                       "x.o...o.\n"
                                                       "........\n"
                                                       ".o..xx..\n");
    const Trace trace = explain(*puzzle, {}).deduction.trace;
    for (std::size_t i = 0; i < trace.size(); ++i)
        QVERIFY(trace[i].rule != RuleId(GeneralRule::Smallest) || trace[i].nested);
}

void MasyuTest::bordersHaveRulesOfTheirOwn()
{
    const auto puzzle = test::readOne(masyu::family(), "masyu 8 8\n"
                                                       ".o....o.\n"
                                                       "........\n"
                                                       ".o..o...\n"
                                                       "..x..o.o\n"
                                                       "o...x...\n"
                                                       "..o....o\n"
                                                       "o..o.o..\n"
                                                       "..x.....\n");
    const auto model = puzzle->model();
    const Trace trace = explain(*puzzle, {}).deduction.allSteps;
    for (const std::string_view id : {"masyu.way-out", "masyu.crossings"}) {
        const auto rule
            = RuleId(std::ranges::find(model->rules(), id, &Rule::id) - model->rules().begin());
        bool isFound = false;
        for (std::size_t i = 0; i < trace.size(); ++i) {
            if (trace[i].rule != rule || trace[i].contradiction)
                continue;
            isFound = true;
            const auto area = model->grounds(trace[i]);
            QVERIFY2(area.size() > 1 && area.size() <= 32, "the area of which it speaks is lit");
        }
        QVERIFY2(isFound, id.data());
    }
}

/// Of the two ways out of an area, one may be drawn by the time the step is told.
void MasyuTest::areasAreLitWhereOneWayOutIsDrawn()
{
    const auto puzzle = test::readOne(masyu::family(), "masyu 8 8\n"
                                                       ".o......\n"
                                                       "....o.x.\n"
                                                       "..o.....\n"
                                                       "..o...o.\n"
                                                       "..o..x..\n"
                                                       "..o.o...\n"
                                                       "........\n"
                                                       ".oo....x\n");
    const auto model = puzzle->model();
    const Trace path = explain(*puzzle, {}).deduction.trace;
    int drawn = 0;
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (path[i].parts || path[i].contradiction || isGeneral(path[i].rule)
            || model->rules()[path[i].rule].id != "masyu.way-out")
            continue;
        drawn += path[i].conclusions.size() == 1 ? 1 : 0;
        QVERIFY(!model->grounds(path[i]).empty());
    }
    QVERIFY(drawn > 0);
}

/// What a cell says is told of the cell, and not as a part of "one loop".
void MasyuTest::cellsAreNamedAsReasons()
{
    const auto puzzle = test::readOne(masyu::family(), R"(masyu 8 8
........
o.oooo.o
........
...x.oo.
..o....o
.......x
..o.x...
......o.
)");
    const auto model = puzzle->model();
    const Trace trace = explain(*puzzle, {}).deduction.trace;
    int combinations = 0;
    Knowledge known(model->initial());
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        const std::string words = english(sentenceOf(*model, step, known));
        known.learn(step.conclusions);
        if (step.rule != RuleId(GeneralRule::Smallest))
            continue;
        ++combinations;
        QVERIFY2(step.constraints.size() > 1, words.c_str());
        QVERIFY2(words.find("contradict each other") == std::string::npos, words.c_str());
    }
    QVERIFY(combinations > 0);
}

void MasyuTest::manyWaysSayWhy()
{
    const auto puzzle = test::readOne(masyu::family(), "masyu 8 8\n"
                                                       ".o..o...\n"
                                                       "....o...\n"
                                                       "o.x..x..\n"
                                                       "........\n"
                                                       "...o....\n"
                                                       "..x.oo..\n"
                                                       ".o......\n"
                                                       ".o......\n");
    const auto model = puzzle->model();
    const Deduction deduction = explain(*puzzle, {}).deduction;
    Knowledge known(model->initial());
    int many = 0;
    int told = 0;
    for (std::size_t i = 0; i < deduction.allSteps.size(); ++i) {
        const Step step = deduction.allSteps[i];
        const std::string sentence = english(sentenceOf(*model, step, known));
        known.learn(step.conclusions);
        many += sentence.find("Whichever way the line takes through ") != std::string::npos ? 1 : 0;
        told += sentence.find(" leaves the line no way through ") != std::string::npos ? 1 : 0;
    }
    QVERIFY(many > 0);
    QVERIFY(2 * told >= many);
}

/// "Has two lines or none" said neither which of them nor why.
void MasyuTest::eachStepAtACellSaysWhy()
{
    const auto relation = declared::noneOrTwo(4);
    const ValueSet open = ValueSet::first(2);
    const ValueSet line = ValueSet::only(1);
    const ValueSet cross = ValueSet::only(0);
    const auto narrowed = [&](int rung, std::array<ValueSet, 4> values) {
        relation->narrow(rung, values);
        return values;
    };
    using Values = std::array<ValueSet, 4>;
    const Values full{line, line, open, open};
    const Values oneExit{line, cross, open, cross};
    const Values deadEnd{cross, cross, open, cross};
    QVERIFY((narrowed(0, full) == Values{line, line, cross, cross}));
    QVERIFY(narrowed(0, oneExit) == oneExit && narrowed(0, deadEnd) == deadEnd);
    QVERIFY((narrowed(1, oneExit) == Values{line, cross, line, cross}));
    QVERIFY(narrowed(1, full) == full && narrowed(1, deadEnd) == deadEnd);
    QVERIFY((narrowed(2, deadEnd) == Values{cross, cross, cross, cross}));
    QVERIFY(narrowed(2, full) == full && narrowed(2, oneExit) == oneExit);
}

/// "The line runs straight through the white pearl: no line joins ..." of a link two cells away.
void MasyuTest::whiteTurnsAreToldAsTurns()
{
    const auto puzzle = test::readOne(masyu::family(), "masyu 8 8\n"
                                                       "...o...x\n"
                                                       "..x.....\n"
                                                       "........\n"
                                                       "o.......\n"
                                                       ".......o\n"
                                                       "........\n"
                                                       "........\n"
                                                       "x......x\n");
    const auto model = puzzle->model();
    const Trace steps = explain(*puzzle, {}).deduction.allSteps;
    Knowledge known(model->initial());
    bool isFound = false;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::string sentence = english(sentenceOf(*model, steps[i], known));
        known.learn(steps[i].conclusions);
        if (sentence.find("the white pearl at row 5, column 8") == std::string::npos
            || sentence.find("no line joins rows 3 and 4 in column 8") == std::string::npos)
            continue;
        isFound = true;
        QVERIFY2(sentence.find("turns just before or after it") != std::string::npos,
                 sentence.c_str());
    }
    QVERIFY(isFound);
}

INKLING_TEST(MasyuTest, QCoreApplication)
#include "families/masyu/masyu_test.moc"
