// SPDX-License-Identifier: MIT
#include "families/declared/declaredpuzzle.h"
#include "families/sudoku/family.h"
#include "logic/model/generalrules.h"
#include "logic/search/conflicts.h"
#include "logic/search/constraintsearch.h"
#include "puzzle/explanation.h"
#include "support/checks/pagecheck.h"
#include "support/checks/reading.h"
#include "support/checks/sentencesof.h"
#include "support/checks/toldtrace.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <array>

using namespace inkling;

/// Sudoku, and with it all that a declaration makes of a page: reading, searching, explaining,
/// telling, drawing, making. The family is not yet in the registry.
class SudokuTest : public QObject
{
    Q_OBJECT

private slots:
    void samplesAreReadAndWritten();
    void bothSearchesAgree();
    void stepsFollowFromWhatTheyList();
    void sentencesAreTrue();
    void contradictionsAreToldByTheirRule();
    void chainsFoldWhatADigitClears();
    void samplesAreWhole();
    void answersAreThoseOfTryingAll();
    void givensThatFightAreFound();
    void errorsSayWhere_data();
    void errorsSayWhere();
    void makesEachDifficulty();
    void draftsAreDrawn();

private:
    static std::vector<std::shared_ptr<const Puzzle>> puzzles()
    {
        std::vector<std::shared_ptr<const Puzzle>> all;
        for (const Sample &sample : sudoku::family().samples()) {
            for (auto &puzzle : test::readPuzzles(sudoku::family(), std::string(sample.text)))
                all.push_back(std::move(puzzle));
        }
        return all;
    }
};

void SudokuTest::samplesAreReadAndWritten()
{
    QVERIFY(puzzles().size() >= 5);
    for (const auto &puzzle : puzzles()) {
        QCOMPARE(test::readOne(sudoku::family(), puzzle->text())->text(), puzzle->text());
        QCOMPARE(puzzle->withOptions(1)->options(), 1U);
        QVERIFY(puzzle->withOptions(1)->text().find(" diagonals") != std::string::npos);
    }
    const auto four = puzzles().front();
    const Answer answer = *four->solve(Search::Uniqueness, {}).first;
    QCOMPARE(four->answerText(1, &answer), std::string("1 3 2 4\n4 2 3 1\n2 4 1 3\n3 1 4 2\n"));
    QCOMPARE(four->answerText(2, nullptr), std::string("\nNo solution\n"));
}

void SudokuTest::bothSearchesAgree()
{
    std::vector<std::shared_ptr<const Puzzle>> all = puzzles();
    const std::vector<std::string> others{
        "sudoku 4\n1...\n....\n....\n....\n", "sudoku 4\n11..\n....\n....\n....\n",
        "sudoku 6\n123456\n......\n......\n......\n......\n......\n"};
    for (const std::string &text : others)
        all.push_back(test::readOne(sudoku::family(), text));
    for (const auto &puzzle : all) {
        const Solution own = puzzle->solve(Search::Uniqueness, {});
        const Solution derived = declared::derivedSearch(*puzzle->model(), Search::Uniqueness, {});
        QCOMPARE(own.verdict, derived.verdict);
        if (own.verdict == Verdict::Unique)
            QVERIFY(own.first == derived.first);
        for (const Answer &answer : own.answers())
            QVERIFY(!puzzle->fault(answer));
        for (const Answer &answer : derived.answers())
            QVERIFY(!puzzle->fault(answer));
    }
}

/// With a step's constraints and premises alone, the opposite of each conclusion has no values.
void SudokuTest::stepsFollowFromWhatTheyList()
{
    for (const auto &puzzle : puzzles()) {
        const auto model = puzzle->model();
        const Explanation explanation = explain(*puzzle, {});
        QCOMPARE(explanation.deduction.outcome, Outcome::Solved);
        ConstraintSearch search(*model);
        Knowledge known(model->initial());
        const Trace &trace = explanation.deduction.allSteps;
        for (std::size_t i = 0; i < trace.size(); ++i) {
            const Step step = trace[i];
            for (const Fact &premise : step.premises)
                QVERIFY(known.holds(premise));
            for (const Fact &conclusion : step.conclusions) {
                std::vector<Fact> facts(step.premises.begin(), step.premises.end());
                facts.push_back({conclusion.unknown,
                                 model->domains()[conclusion.unknown] - conclusion.possible});
                QCOMPARE(search.solve(step.constraints, facts, {}), sat::Result::Unsatisfiable);
                known.learn(conclusion);
            }
        }
    }
}

void SudokuTest::sentencesAreTrue()
{
    for (const auto &puzzle : puzzles()) {
        const auto checker = test::sentenceCheckerFor(*puzzle);
        const auto model = puzzle->model();
        for (const SentenceCase &form : model->sentences())
            QVERIFY2(checker.knows(form), form.id.data());
        test::ReadingTally tally;
        const auto fault
            = test::faultOfSentences(*model, explain(*puzzle, {}).deduction, checker, &tally);
        QVERIFY2(!fault, fault.value_or("").c_str());
        QVERIFY(tally.sentences > 0);
    }
}

/// Contradictions as they come up under a supposition, each with the form of its sentence.
/// In a chain, as outside, it is no step of its own that a digit is in no other cell of its lines.
void SudokuTest::chainsFoldWhatADigitClears()
{
    const auto puzzle = test::readOne(sudoku::family(),
                                      "sudoku 9\n8....125.\n4........\n...5.23.8\n....25..6\n"
                                      ".6.....83\n.....8...\n..51.....\n7.9...4..\n.1...67..\n");
    const Explanation explanation = explain(*puzzle, {});
    const Trace &trace = explanation.deduction.trace;
    int chains = 0;
    int folded = 0;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Trace *const chain = trace[i].nested;
        for (std::size_t link = 0; chain && link < chain->size(); ++link) {
            const Step step = (*chain)[link];
            QVERIFY(ruleOf(puzzle->model()->rules(), step.rule).id != "sudoku.placed-digit"
                    || step.contradiction || step.parts
                    || std::ranges::any_of(
                        step.conclusions, [](const Fact &fact) { return fact.possible.single(); }));
            folded += step.parts ? 1 : 0;
        }
        chains += chain ? 1 : 0;
    }
    QVERIFY(chains > 1);
    QVERIFY(folded > 0);
}

void SudokuTest::contradictionsAreToldByTheirRule()
{
    struct Contradiction
    {
        std::string_view rule;
        std::vector<std::string> constraints;
        std::vector<Fact> premises;
        std::string argument;
        std::string form;
    };
    const auto cell = [](int row, int column) { return UnknownId(4 * (row - 1) + column - 1); };
    const auto of = [](const std::vector<int> &digits) {
        ValueSet values;
        for (const int digit : digits)
            values = values | ValueSet::only(digit);
        return values;
    };
    const std::string cage = "the cage of 7 at row 1, column 1";
    const std::vector<Contradiction> contradictions{
        {"sudoku.naked-pair",
         {"row 1"},
         {{cell(1, 1), of({1, 2})}, {cell(1, 2), of({1, 2})}, {cell(1, 4), of({1, 2})}},
         "",
         "too-few-digits"},
        {"sudoku.hidden-pair",
         {"row 1"},
         {{cell(1, 1), of({3, 4})}, {cell(1, 2), of({3, 4})}, {cell(1, 3), of({3, 4})}},
         "1 2",
         "too-few-cells"},
        {"sudoku.crossing",
         {"box 1", "row 1"},
         {{cell(2, 1), of({2, 3, 4})}, {cell(2, 2), of({2, 3, 4})}, {cell(1, 3), of({1})}},
         "1",
         "elsewhere"},
        {"sudoku.xy-wing",
         {"row 1", "row 2", "box 1", "box 2"},
         {{cell(1, 1), of({1, 2})},
          {cell(1, 3), of({1, 3})},
          {cell(2, 2), of({2, 3})},
          {cell(2, 3), of({3})}},
         "3",
         "wing-met"},
        {"sudoku.cage-two-places", {cage}, {{cell(1, 1), of({1, 2})}}, "", "nothing-makes"},
        {"sudoku.cage-last", {cage}, {{cell(1, 1), of({3})}, {cell(1, 2), of({2})}}, "", "fault"},
    };
    const auto puzzle
        = test::readOne(sudoku::family(), "sudoku 4 cages 1\n. . . .\n. . . .\n. . . .\n. . . .\n"
                                          "aa..\n....\n....\n....\na 7 +\n");
    const auto model = puzzle->model();
    const auto checker = test::sentenceCheckerFor(*puzzle);
    for (const Contradiction &each : contradictions) {
        Deduction deduction;
        deduction.given = each.premises;
        const auto rule = std::ranges::find(model->rules(), each.rule, &Rule::id);
        deduction.trace.begin(RuleId(rule - model->rules().begin()));
        for (const std::string &name : each.constraints) {
            ConstraintId id = 0;
            while (model->describe(id).english() != name)
                ++id;
            deduction.trace.addConstraint(id);
        }
        for (const Fact &premise : each.premises)
            deduction.trace.addPremise(premise);
        if (!each.argument.empty())
            deduction.trace.addArgument(each.argument);
        deduction.trace.setContradiction();
        test::ReadingTally tally;
        const auto fault = test::faultOfSentences(*model, deduction, checker, &tally);
        QVERIFY2(!fault, fault.value_or("").c_str());
        QVERIFY2(tally.uses.contains("declared.clash/" + each.form), each.form.c_str());
    }
}

void SudokuTest::samplesAreWhole()
{
    const auto fault = test::faultOfSamples(sudoku::family());
    QVERIFY2(!fault, fault.value_or("").c_str());
}

namespace {

/// Whether a digit may stand at a cell of a 4 x 4 board filled up to there.
bool mayStand(const std::vector<std::uint8_t> &values, int cell, int digit)
{
    for (int other = 0; other < cell; ++other) {
        const bool inBox = other / 8 == cell / 8 && other % 4 / 2 == cell % 4 / 2;
        if (values[std::size_t(other)] == digit
            && (other / 4 == cell / 4 || other % 4 == cell % 4 || inBox))
            return false;
    }
    return true;
}

void fillFrom(int cell, const std::string &given, std::vector<std::uint8_t> &values,
              test::AllAnswers &answers)
{
    if (cell == 16) {
        answers.insert(values);
        return;
    }
    for (int digit = 1; digit <= 4; ++digit) {
        const char here = given[std::size_t(cell)];
        if ((here != '.' && here - '0' != digit) || !mayStand(values, cell, digit))
            continue;
        values[std::size_t(cell)] = std::uint8_t(digit);
        fillFrom(cell + 1, given, values, answers);
    }
}

} // namespace

void SudokuTest::answersAreThoseOfTryingAll()
{
    RandomSource random(17);
    std::array<int, 3> seen{};
    for (int i = 0; i < 200; ++i) {
        // Digits of a full board, and now and then one that may not fit.
        std::string given = "1234341221434321";
        for (char &digit : given)
            digit = random.chance(2, 3) ? '.' : digit;
        if (i % 4 == 0)
            given[std::size_t(random.below(16))] = char('1' + random.below(4));
        test::AllAnswers answers;
        std::vector<std::uint8_t> values(16, 0);
        fillFrom(0, given, values, answers);
        ++seen[std::min<std::size_t>(answers.size(), 2)];
        std::string text = "sudoku 4\n";
        for (std::size_t row = 0; row < 4; ++row)
            text += given.substr(4 * row, 4) + '\n';
        const auto fault = test::faultOfPage(sudoku::family(), text, answers);
        QVERIFY2(!fault, (text + fault.value_or("")).c_str());
    }
    for (const int count : seen)
        QVERIFY2(count >= 5, std::to_string(count).c_str());
}

void SudokuTest::givensThatFightAreFound()
{
    const auto puzzle = test::readOne(sudoku::family(), "sudoku 4\n1..1\n..2.\n....\n3...\n");
    const auto model = puzzle->model();
    Conflicts conflicts(*model);
    const auto first = conflicts.next({});
    QVERIFY(first);
    QCOMPARE(first->size(), std::size_t(2));
    QCOMPARE(model->describe(first->front()).english(),
             std::string("the digit given at row 1, column 1"));
    QVERIFY(!conflicts.next({}));
}

void SudokuTest::errorsSayWhere_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *text, const char *error) {
        QTest::newRow(error) << QString(text) << QString(error);
    };
    row("sudoku 5\n", "1:8: found '5'; expected 4, 6 or 9 rows");
    row("sudoku 4000000000\n",
        "1:8: found '4000000000'; expected 'sudoku' and the side of the board");
    row("sudoku 4 diag\n",
        "1:10: found 'diag'; expected the end of the line, or one of: diagonals, cages");
    row("sudoku 4\n1...\n..5.\n", "3:3: found '5'; expected a digit from 1 to 4, or '.'");
    row("sudoku 4\n1...\n", "3:1: found the end of the text; expected row 2 of 4");
    row("sudoku 4 cages 1\n....\n....\n....\n....\na..a\n....\n....\n....\na 4 +\n",
        "1:8: found a cage in several pieces; expected cages that are each in one piece");
    row("sudoku 4 cages 2\n....\n....\n....\n....\naa..\n....\n....\n....\n",
        "10:1: found the end of the text; expected clue 1 of 2");
    row("sudoku 4\n1...\n\n....\n....\n", "3:1: found the end of the line; expected row 2 of 4");
}

void SudokuTest::errorsSayWhere()
{
    QFETCH(QString, text);
    QFETCH(QString, error);
    QCOMPARE(QString::fromStdString(test::errorOf(sudoku::family(), text.toStdString())), error);
}

void SudokuTest::makesEachDifficulty()
{
    for (int word = 0; word < difficultyCount; ++word) {
        Wish wish{{9, 9}, Difficulty(word), 7, Symmetry::HalfTurn, 2};
        const auto puzzle = sudoku::family().generate(wish, {}, {});
        QVERIFY(puzzle);
        QCOMPARE(puzzle->solve(Search::Uniqueness, {}).verdict, Verdict::Unique);
        QCOMPARE(difficultyOf(rated(*puzzle, {})->value), Difficulty(word));
        QCOMPARE(sudoku::family().generate(wish, {}, {})->text(), puzzle->text());
    }
}

void SudokuTest::draftsAreDrawn()
{
    const Drafting &drafting = sudoku::family().drafting();
    for (const auto &puzzle : puzzles()) {
        const Draft draft = drafting.draft(*puzzle);
        QVERIFY(drafting.fits(draft));
        QCOMPARE((*drafting.puzzle(draft))->text(), puzzle->text());
        const Answer answer = *puzzle->solve(Search::FirstAnswer, {}).first;
        std::vector<Fact> marks;
        for (UnknownId unknown = 0; unknown < answer.values.size(); ++unknown)
            marks.push_back({unknown, ValueSet::only(answer.values[unknown])});
        RandomSource random(1);
        const auto clued = drafting.clued(draft, marks, random);
        QVERIFY(clued);
        for (std::size_t cell = 0; cell < clued->texts.size(); ++cell) {
            const bool begins = draft.cages[cell] == int(cell);
            QCOMPARE(clued->texts[cell].empty(), !begins && draft.cages[cell] != noCage);
            QCOMPARE(clued->texts[cell].find('+') != std::string::npos, begins);
        }
        marks.pop_back();
        QVERIFY(!drafting.clued(draft, marks, random));
    }
    QVERIFY(!drafting.written(drafting.blank({4, 4}), 0, "5"));
    QCOMPARE(drafting.written(drafting.blank({9, 9}), 0, "5"), std::optional<std::string>("5"));
}

INKLING_TEST(SudokuTest, QCoreApplication)
#include "families/sudoku/sudoku_test.moc"
