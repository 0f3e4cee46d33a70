// SPDX-License-Identifier: MIT
#include "logic/model/generalrules.h"
#include "logic/path/replay.h"
#include "support/checks/explained.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <functional>
#include <set>
#include <string>

using namespace inkling;

namespace {

const std::string digits = "sudoku 9\n"
                           "3..5....8\n"
                           ".......1.\n"
                           "9512.....\n"
                           "89.....7.\n"
                           "..57.92..\n"
                           "...1.6.9.\n"
                           "......8..\n"
                           "..3..5.4.\n"
                           "7...4.3..\n";
const std::string sums = "kakuro 8 8\n"
                         "# # 17\\ 13\\ # # # #\n"
                         "# 24\\10 . . 4\\ 12\\ # #\n"
                         "\\23 . . . . . 16\\ 18\\\n"
                         "\\14 . . 16\\17 . . . .\n"
                         "\\11 . . . 17\\16 . . .\n"
                         "\\28 . . . . 17\\3 . .\n"
                         "# # \\23 . . . . .\n"
                         "# # # # \\9 . . #\n";
const std::string clues = "7 7\n"
                          ". . 2 . . . .\n"
                          ". . . 1 2 . 2\n"
                          ". 2 . 2 . 1 3\n"
                          ". . . 1 3 2 3\n"
                          "2 3 . . . . .\n"
                          ". . 0 2 . 3 .\n"
                          "3 . . . 2 2 .\n"
                          "0 0\n";
const std::string manyClues = "10 10\n"
                              ". 3 . . . . . . . .\n"
                              ". 2 3 . . . . 1 . .\n"
                              "3 . 2 . 3 . 3 . . 2\n"
                              ". . . . 1 2 1 . . .\n"
                              "3 2 . 2 . 3 2 1 . .\n"
                              "3 . . 2 . 1 . . 2 .\n"
                              ". . . 2 3 . . 1 . .\n"
                              "3 . 3 . 2 . . 2 2 2\n"
                              ". 2 . 2 . 1 . 1 . .\n"
                              ". . 2 1 3 . 1 . . .\n"
                              "0 0\n";
const std::string pearls = "masyu 8 8\n"
                           "x..o....\n"
                           "..o....o\n"
                           "....o.o.\n"
                           "...o.o..\n"
                           "o...x...\n"
                           ".....o..\n"
                           ".....o.o\n"
                           ".o.x....\n";
const std::string cages = "6 11\n"
                          "abbccc\n"
                          "aaddce\n"
                          "ffgdce\n"
                          "hfddie\n"
                          "jjdkie\n"
                          "jjjiie\n"
                          "a 9 +\n"
                          "b 1 -\n"
                          "c 14 +\n"
                          "d 720 *\n"
                          "e 720 *\n"
                          "f 24 *\n"
                          "g 1 .\n"
                          "h 3 .\n"
                          "i 16 +\n"
                          "j 360 *\n"
                          "k 4 .\n"
                          "0\n";
const std::string labels = "5 12 6 9 4 1\n"
                           "1 2 1 3 1 2 5\n"
                           "1 1 2 2 3 2 8\n"
                           "3 2 3 2 2 1 8\n"
                           "1 4 2 4 1 1 0\n"
                           "4 2 4 3 1 3 12\n"
                           "3 3 2 2 1 3 8\n";

} // namespace

/// A reader who looks at the board finds the reason in the sentence: nothing is told that is known,
/// and what is excluded is named.
class ReasonsToldTest : public QObject
{
    Q_OBJECT

private slots:
    void aPatternRestsOnOpenCells();
    void aChainTellsNothingThatIsKnown();
    void noLemmaIsToldTwice();
    void sentencesNameWhatIsExcluded_data();
    void sentencesNameWhatIsExcluded();
};

/// The wing was told again, with a cell "2 or 6" that had been 6 for four steps.
void ReasonsToldTest::aPatternRestsOnOpenCells()
{
    const test::Explained told = test::explained("sudoku", digits);
    int wings = 0;
    told.forEachPart([&](const Step &step, const Knowledge &known) {
        if (ruleOf(told.model->rules(), step.rule).id != "sudoku.xy-wing")
            return;
        ++wings;
        for (const Fact &premise : step.premises)
            QVERIFY(!known.possible(premise.unknown).single());
    });
    QCOMPARE(wings, 1);
}

/// A contradiction derived within itself what an earlier step had shown.
void ReasonsToldTest::aChainTellsNothingThatIsKnown()
{
    const test::Explained told = test::explained("kakuro", sums);
    int chains = 0;
    told.forEachPart([&](const Step &step, const Knowledge &known) {
        if (step.rule != RuleId(GeneralRule::Chain))
            return;
        ++chains;
        for (std::size_t i = 1; i < step.nested->size(); ++i) {
            const Step link = (*step.nested)[i];
            QVERIFY(link.contradiction
                    || !std::ranges::all_of(link.conclusions,
                                            [&](const Fact &fact) { return known.holds(fact); }));
        }
    });
    QVERIFY(chains > 0);
}

/// Three sentences on the corners of a clue stood in two steps, one after the other.
void ReasonsToldTest::noLemmaIsToldTwice()
{
    const test::Explained told = test::explained("slink", clues);
    std::set<std::string> sentences;
    told.forEachPart([&](const Step &step, const Knowledge &known) {
        const std::string sentence = told.sentence(step, known);
        QVERIFY2(sentences.insert(sentence).second, sentence.c_str());
    });
}

void ReasonsToldTest::sentencesNameWhatIsExcluded_data()
{
    QTest::addColumn<std::string>("family");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("words");
    const auto add
        = [](const char *name, std::string family, const std::string &text, std::string words) {
              QTest::newRow(name) << std::move(family) << text << std::move(words);
          };
    // It was "has either ...; each way, no line above", which the list says itself.
    add("the way that another clue forbids", "slink", manyClues,
        "had a line above, the 2 at row 5, column 4 could not be met");
    // It was "Any other way to meet the 2 ...".
    add("the ways that cut off", "slink", clues, "would put ");
    // It was only "would get too few lines".
    add("what a clue has already", "slink", clues, ", with no line on the left, would get too few");
    add("what a way leads to", "masyu", pearls, "and that leaves the line no way through");
    add("what cages that share leave", "kenken", cages, "only 1 + 3 + 6 + 6 or 1 + 4 + 5 + 6");
    add("what a crossing label has to make", "numbercross", labels,
        "in column 3 (4 to make from 1, 2, 3, 4, 2) both are alike");
}

void ReasonsToldTest::sentencesNameWhatIsExcluded()
{
    QFETCH(const std::string, family);
    QFETCH(const std::string, text);
    QFETCH(const std::string, words);
    const test::Explained told = test::explained(family, text);
    bool isFound = false;
    const auto look = [&](const Step &step, const Knowledge &known) {
        const std::string sentence = told.sentence(step, known);
        isFound = isFound || sentence.find(words) != std::string::npos;
    };
    told.forEachPart(look);
    // On the path, easier steps may stand in for those that were found.
    const Trace &found = told.explanation.deduction.allSteps;
    Replay replay(*told.model, found);
    for (std::size_t i = 0; i < found.size(); ++i) {
        replay.moveTo(i);
        look(found[i], replay.knowledge());
    }
    QVERIFY(isFound);
}

INKLING_TEST(ReasonsToldTest, QCoreApplication)
#include "families/reasonstold_test.moc"
