// SPDX-License-Identifier: MIT
#include "logic/model/generalrules.h"
#include "logic/model/rule.h"
#include "support/checks/explained.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <functional>
#include <string>

using namespace inkling;

namespace {

const std::string sums = "kakuro 8 8\n"
                         "# # 32\\ 9\\ 24\\ 20\\ # #\n"
                         "# \\27 . . . . # #\n"
                         "# 15\\18 . . . . 34\\ 7\\\n"
                         "\\14 . . 24\\27 . . . .\n"
                         "\\24 . . . 19\\7 . . .\n"
                         "\\26 . . . . 17\\11 . .\n"
                         "# # \\19 . . . . #\n"
                         "# # \\28 . . . . #\n";
const std::string cages = "5 6\naabbb\naaccc\ndaacc\nddecf\nddeef\n"
                          "a 600 *\nb 9 +\nc 240 *\nd 14 +\ne 7 +\nf 2 -\n0\n";
const std::string clues = "7 7\n. . 2 3 . . 2\n2 . . 3 1 3 .\n. 2 . 2 2 2 .\n. . 1 . 2 . .\n"
                          ". . 2 . . . .\n. . . . 2 . .\n3 1 1 . 3 . 3\n0 0\n";
const std::string fiendish = "7 7\n. 3 . . 2 . 3\n1 . 1 . . 2 2\n. . 2 . . . .\n. 2 3 . . . 2\n"
                             ". 1 . 0 . . .\n. 2 2 . . 2 2\n. 3 . . . 1 .\n0 0\n";
const std::string digits = "sudoku 9\n5..3...9.\n..85..2..\n....7..13\n..7......\n.5..4....\n"
                           "6.92...7.\n....2.9..\n89......1\n2..8.1..4\n";
const std::string pearls = "masyu 8 8\n...o..o.\no..o....\n....oo..\n...o....\no.......\n"
                           ".....oo.\no.....o.\n..xx.x..\n";

} // namespace

/// What a step tells is what is seen on the board by then, not what was known when it was found.
class ToldNowTest : public QObject
{
    Q_OBJECT

private slots:
    void aSumIsLookedAtOnce();
    void anEquationConcludesWhatItsSentenceShows();
    void twoCluesAreLookedAtOnce();
    void whatHasBecomePlainIsToldPlainly();
    void clueColoursSayWhy();
    void aListOfWaysExcludesSome();
    void reasonsSayWhatIsLeft();
    void aCombinationShowsWhatItsOppositeComesTo_data();
    void aCombinationShowsWhatItsOppositeComesTo();
    void aBranchIsNamed();
};

/// The 19 across in row 7 was told three times in a row, with the same list of sums each time.
void ToldNowTest::aSumIsLookedAtOnce()
{
    const test::Explained told = test::explained("kakuro", sums);
    std::string before;
    int looks = 0;
    told.forEachPart([&](const Step &step, const Knowledge &known) {
        const std::string sentence = told.sentence(step, known);
        if (told.ruleId(step).find("places") == std::string::npos)
            return;
        ++looks;
        const std::string start = sentence.substr(0, sentence.find(". In every way"));
        QVERIFY2(start != before, sentence.c_str());
        before = start;
    });
    QVERIFY(looks > 0);
}

/// "Only possible as 2 + 3 = 1 + 4 or 3 + 2 = 1 + 4", and yet the cell was said to be 1, 3 or 4.
void ToldNowTest::anEquationConcludesWhatItsSentenceShows()
{
    const test::Explained told = test::explained("kenken", cages);
    bool isFound = false;
    told.forEachPart([&](const Step &step, const Knowledge &known) {
        const std::string sentence = told.sentence(step, known);
        if (sentence.find("possible as 2 + 3 = 1 + 4 or 3 + 2 = 1 + 4") == std::string::npos)
            return;
        isFound = true;
        QVERIFY2(sentence.ends_with("row 5, column 4 is 1."), sentence.c_str());
    });
    QVERIFY(isFound);
}

/// The same two clues were looked at three times, each time for a part of what they say together.
void ToldNowTest::twoCluesAreLookedAtOnce()
{
    const test::Explained told = test::explained("slink", clues);
    std::vector<std::vector<ConstraintId>> looks;
    const auto cellCount = ConstraintId(told.puzzle->rows() * told.puzzle->columns());
    told.forEachPart([&](const Step &step, const Knowledge &) {
        if (told.ruleId(step) != "slink.two-clues")
            return;
        std::vector<ConstraintId> both;
        std::ranges::copy_if(step.constraints, std::back_inserter(both),
                             [&](ConstraintId id) { return id < cellCount; });
        QVERIFY(std::ranges::find(looks, both) == looks.end());
        looks.push_back(both);
    });
    QVERIFY(!looks.empty());
}

/// "Suppose a line above ...", where the clue below had all its lines by then.
void ToldNowTest::whatHasBecomePlainIsToldPlainly()
{
    const test::Explained told = test::explained("slink", fiendish);
    told.forEachPart([&](const Step &step, const Knowledge &known) {
        if (isGeneral(step.rule) || step.cost < remembered)
            return;
        QVERIFY2(told.model->plainer(step, known).empty(), told.sentence(step, known).c_str());
    });
}

/// "Taken together, these leave no choice in 11 places", without a reason.
void ToldNowTest::clueColoursSayWhy()
{
    const test::Explained told = test::explained("slink", fiendish);
    told.forEachPart([&](const Step &step, const Knowledge &known) {
        const std::string sentence = told.sentence(step, known);
        QVERIFY2(!sentence.starts_with("Taken together"), sentence.c_str());
    });
}

/// "The 3 has either lines above, on the right and below, or ...": all four ways that a 3 can have.
void ToldNowTest::aListOfWaysExcludesSome()
{
    const test::Explained told = test::explained("slink", fiendish);
    bool isCounted = false;
    told.forEachPart([&](const Step &step, const Knowledge &known) {
        const std::string sentence = told.sentence(step, known);
        QVERIFY2(sentence.find("the 3 at row 1, column 2 has either") == std::string::npos,
                 sentence.c_str());
        isCounted = isCounted || sentence.starts_with("There are 4 ways to meet the 3");
    });
    QVERIFY(isCounted);
}

void ToldNowTest::reasonsSayWhatIsLeft()
{
    const test::Explained told = test::explained("kenken", cages);
    told.forEachPart([&](const Step &step, const Knowledge &known) {
        for (const Fact &premise : step.premises)
            QCOMPARE(factTold(*told.model, premise, known),
                     told.model->describe(known.fact(premise.unknown)));
    });
}

void ToldNowTest::aCombinationShowsWhatItsOppositeComesTo_data()
{
    QTest::addColumn<std::string>("family");
    QTest::addColumn<std::string>("text");
    QTest::newRow("with givens") << std::string("sudoku") << digits;
    QTest::newRow("by one loop alone") << std::string("masyu") << pearls;
}

/// With digits given, chains lost steps on the way to being told, and became combinations without a
/// word on why.
void ToldNowTest::aCombinationShowsWhatItsOppositeComesTo()
{
    QFETCH(const std::string, family);
    QFETCH(const std::string, text);
    const test::Explained told = test::explained(family, text);
    int combinations = 0;
    told.forEachPart([&](const Step &step, const Knowledge &known) {
        if (step.rule != RuleId(GeneralRule::Smallest))
            return;
        ++combinations;
        QVERIFY2(step.nested, told.sentence(step, known).c_str());
    });
    QVERIFY(combinations > 0 || family == "sudoku");
}

/// Three lines at a cell were told as a contradiction between them and the loop.
void ToldNowTest::aBranchIsNamed()
{
    const test::Explained told = test::explained("masyu", pearls);
    int refuted = 0;
    told.forEachPart([&](const Step &step, const Knowledge &) {
        if (step.rule != RuleId(GeneralRule::Smallest) || !step.nested)
            return;
        const Step last = (*step.nested)[step.nested->size() - 1];
        const std::string sentence
            = english(sentenceOf(*told.model, last, Knowledge(told.model->initial())));
        QVERIFY2(sentence.find("contradict each other") == std::string::npos, sentence.c_str());
        ++refuted;
    });
    QVERIFY(refuted > 0);
}

INKLING_TEST(ToldNowTest, QCoreApplication)
#include "families/toldnow_test.moc"
