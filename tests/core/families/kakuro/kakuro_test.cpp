// SPDX-License-Identifier: MIT
#include "families/kakuro/family.h"
#include "logic/explaining/deducer.h"
#include "logic/model/model.h"
#include "logic/search/randomsource.h"
#include "puzzle/drafting.h"
#include "puzzle/explanation.h"
#include "puzzle/generating.h"
#include "puzzle/practice/maker.h"
#include "support/checks/pagecheck.h"
#include "support/checks/sentencesof.h"
#include "support/checks/toldtrace.h"
#include "support/noting.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <array>

using namespace inkling;

class KakuroTest : public QObject
{
    Q_OBJECT

private slots:
    void samplesAreWhole();
    void answersAreThoseOfTryingAll();
    void errorsSayWhere_data();
    void errorsSayWhere();
    void answersAreWritten();
    void nakedPairIsPractised();
    void noListHoldsWhatIsGone();
    void madeForTheRulesWished();
    void notesHeedSumsAndPlacedDigits();
    void aSumBeingTypedStandsOnABlackCell();
};

namespace {

constexpr int side = 4;

/// A board of 4 x 4 cells whose first row and column are black.
struct Sums
{
    std::array<bool, side * side> isWhite{};
    std::array<int, side * side> across{}; ///< by black cell: the sum to its right; 0 for none
    std::array<int, side * side> down{};

    /// The white cells beyond a black one.
    [[nodiscard]] std::vector<int> run(int black, int step) const
    {
        std::vector<int> cells;
        for (int cell = black + step;
             cell < side * side && (step > 1 || cell % side != 0) && isWhite[std::size_t(cell)];
             cell += step)
            cells.push_back(cell);
        return cells;
    }
    [[nodiscard]] std::string text() const
    {
        std::string text = "kakuro 4 4\n";
        for (std::size_t cell = 0; cell < isWhite.size(); ++cell) {
            if (isWhite[cell])
                text += '.';
            else if (across[cell] + down[cell] == 0)
                text += '#';
            else
                text += (down[cell] ? std::to_string(down[cell]) : "") + '\\'
                        + (across[cell] ? std::to_string(across[cell]) : "");
            text += cell % side == side - 1 ? '\n' : ' ';
        }
        return text;
    }
    /// Whether no run holds a digit twice, and each full one makes its sum; 0 is a blank.
    [[nodiscard]] bool isRight(const std::vector<std::uint8_t> &values) const
    {
        for (int black = 0; black < side * side; ++black) {
            for (const int step : {1, side}) {
                const int sum = (step == 1 ? across : down)[std::size_t(black)];
                if (isWhite[std::size_t(black)] || sum == 0)
                    continue;
                int made = 0;
                unsigned seen = 0;
                bool isFull = true;
                for (const int cell : run(black, step)) {
                    const int digit = values[std::size_t(cell)];
                    made += digit;
                    isFull = isFull && digit != 0;
                    if (digit != 0 && (seen >> digit & 1) != 0)
                        return false;
                    seen |= 1U << digit;
                }
                if (made > sum || (isFull && made != sum))
                    return false;
            }
        }
        return true;
    }
    void findAll(int cell, std::vector<std::uint8_t> &values, test::AllAnswers &answers) const
    {
        if (cell == side * side) {
            answers.insert(values);
            return;
        }
        if (!isWhite[std::size_t(cell)])
            return findAll(cell + 1, values, answers);
        for (int digit = 1; digit <= 9; ++digit) {
            values[std::size_t(cell)] = std::uint8_t(digit);
            if (isRight(values))
                findAll(cell + 1, values, answers);
        }
        values[std::size_t(cell)] = 0;
    }
};

/// Sums of a random fill, or, now and then, one of them changed.
Sums randomSums(RandomSource &random)
{
    Sums board;
    for (int cell = 0; cell < side * side; ++cell)
        board.isWhite[std::size_t(cell)] = cell >= side && cell % side != 0 && !random.chance(1, 8);
    for (int black = 0; black < side * side; ++black) {
        if (board.isWhite[std::size_t(black)])
            continue;
        for (const int step : {1, side}) {
            const int count = int(board.run(black, step).size());
            // Small and large sums have the fewest ways.
            const int least = count * (count + 1) / 2;
            const int most = count * (19 - count) / 2;
            if (count > 1)
                (step == 1 ? board.across : board.down)[std::size_t(black)]
                    = random.chance(1, 2) ? std::min(most, least + random.below(3))
                                          : random.between(least, most);
        }
    }
    return board;
}

} // namespace

/// Large boards, too, are solved by the cheap rules for which they are made.
void KakuroTest::madeForTheRulesWished()
{
    for (const Difficulty word : {Difficulty::Gentle, Difficulty::Easy, Difficulty::Medium}) {
        const auto puzzle = kakuro::family().generate({{10, 10}, word, 3}, {}, {});
        QVERIFY(puzzle);
        const Deduction deduction = deduceBelow(ratingRange(word).limit, *puzzle->model(), {});
        QVERIFY(deduction.outcome == Outcome::Solved);
        QVERIFY(rate(deduction.trace).difficulty == word);
        QVERIFY(puzzle->solve(Search::Uniqueness, {}).verdict == Verdict::Unique);
    }
}

void KakuroTest::samplesAreWhole()
{
    QVERIFY(kakuro::family().samples().size() >= 5);
    const auto fault = test::faultOfSamples(kakuro::family());
    QVERIFY2(!fault, fault.value_or("").c_str());
}

void KakuroTest::answersAreThoseOfTryingAll()
{
    RandomSource random(17);
    std::array<int, 3> seen{};
    for (int i = 0; i < 400; ++i) {
        const Sums board = randomSums(random);
        test::AllAnswers answers;
        std::vector<std::uint8_t> values(side * side, 0);
        board.findAll(0, values, answers);
        ++seen[std::min<std::size_t>(answers.size(), 2)];
        const auto fault = test::faultOfPage(kakuro::family(), board.text(), answers);
        QVERIFY2(!fault, (board.text() + fault.value_or("")).c_str());
    }
    for (const int count : seen)
        QVERIFY2(count >= 5, std::to_string(count).c_str());
}

void KakuroTest::errorsSayWhere_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *text, const char *error) {
        QTest::newRow(error) << QString(text) << QString(error);
    };
    row("kakuro 2 3\n# 4\\ x\n", "2:6: found 'x'; expected '.', '#', or sums such as 16\\7, 16\\ "
                                 "or \\7");
    row("kakuro 2 3\n# 4\\ 16\n", "2:6: found '16'; expected '.', '#', or sums such as 16\\7, 16\\ "
                                  "or \\7");
    row("kakuro 2 3\n# # #\n# . .\n",
        "3:3: found one run has no sum; expected a board without that "
        "mistake");
    row("kakuro 2 3\n# # #\n\\18 . .\n", "3:1: found the sum 18 of 2 cells: it can be 3 to 17; "
                                         "expected a board without that mistake");
    row("kakuro 2 3\n# # \\7\n\\9 . .\n", "2:5: found one sum has no cells; expected a board "
                                          "without that mistake");
    row("kakuro 2 11\n# # # # # # # # # # #\n\\45 . . . . . . . . . .\n",
        "3:5: found one run has more than nine cells; expected a board without that mistake");
}

void KakuroTest::errorsSayWhere()
{
    QFETCH(QString, text);
    QFETCH(QString, error);
    QCOMPARE(QString::fromStdString(test::errorOf(kakuro::family(), text.toStdString())), error);
}

void KakuroTest::answersAreWritten()
{
    LineSource source("kakuro 3 3\n# 4\\ 3\\\n\\3 . .\n\\4 . .\n");
    const auto puzzle = *kakuro::family().read(source);
    const Solution solution = puzzle->solve(Search::Uniqueness, {});
    QCOMPARE(solution.verdict, Verdict::Unique);
    QCOMPARE(puzzle->answerText(1, &*solution.first), std::string("# # #\n# 1 2\n# 3 1\n"));
}

/// Cheaper rules solve nearly every puzzle: the pair is needed where something else is known.
void KakuroTest::nakedPairIsPractised()
{
    const auto rules = kakuro::family().rules();
    const auto rule = std::ranges::find(rules, "kakuro.naked-pair", &Rule::id);
    PracticeMaker maker(kakuro::family(), RuleId(rule - rules.begin()), 7);
    QVERIFY(maker.next(20, {}));
}

void KakuroTest::noListHoldsWhatIsGone()
{
    LineSource source("kakuro 8 8\n"
                      "# 15\\ 23\\ # 16\\ 31\\ 5\\ 16\\\n"
                      "\\10 . . \\25 . . . .\n"
                      "\\16 . . 25\\14 . . . .\n"
                      "# \\30 . . . . 17\\ #\n"
                      "# \\9 . . 23\\12 . . #\n"
                      "# 17\\ 10\\27 . . . . 13\\\n"
                      "\\22 . . . . \\11 . .\n"
                      "\\23 . . . . \\12 . .\n");
    const auto puzzle = *kakuro::family().read(source);
    const Deduction deduction = explain(*puzzle, {}).deduction;
    const auto fault
        = test::faultOfSentences(*puzzle->model(), deduction, test::sentenceCheckerFor(*puzzle));
    QVERIFY2(!fault, fault.value_or("").c_str());
}

/// Of the 4 in two cells only 1 and 3 are noted; once the 1 is placed, it goes from both runs.
void KakuroTest::notesHeedSumsAndPlacedDigits()
{
    LineSource source("kakuro 3 3\n# 4\\ 17\\\n\\10 . .\n\\11 . .\n");
    const auto puzzle = *kakuro::family().read(source);
    const auto model = puzzle->model();
    Knowledge knowledge(model->initial());
    const auto noted = [&](UnknownId cell) { return test::notedFor(*model, knowledge, cell); };
    const auto of = [](int one, int other) { return ValueSet::only(one) | ValueSet::only(other); };
    QCOMPARE(noted(4), of(1, 3));
    QCOMPARE(noted(5), of(8, 9));
    knowledge.set({4, ValueSet::only(1)});
    QCOMPARE(noted(7), ValueSet::only(3));
    QCOMPARE(noted(5), ValueSet::only(9));
    const auto tidied = model->tidying(knowledge, 4);
    QVERIFY(std::ranges::find(tidied, UnknownId(5), &Fact::unknown) != tidied.end());
}

/// And not on a white one, like a given digit, until its backslash comes.
void KakuroTest::aSumBeingTypedStandsOnABlackCell()
{
    const Drafting &drafting = kakuro::family().drafting();
    Draft draft = drafting.fresh({4, 4});
    draft.texts[1] = "16";
    const Board board = drafting.board(draft);
    QCOMPARE(board.face(1), CellFace::Filled);
    QCOMPARE(std::string(board.text(1)), std::string("16\\…"));
    draft.texts[1] = "16\\";
    QCOMPARE(drafting.board(draft).face(1), CellFace::Halved);
    QVERIFY(drafting.board(draft).text(1).empty());
}

INKLING_TEST(KakuroTest, QCoreApplication)
#include "families/kakuro/kakuro_test.moc"
