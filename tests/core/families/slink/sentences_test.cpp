// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "families/slink/model.h"
#include "puzzle/explanationjson.h"
#include "puzzle/family.h"
#include "support/checks/reading.h"
#include "support/checks/sentencesof.h"
#include "support/checks/toldtrace.h"
#include "support/corpus.h"
#include "support/testprogram.h"

#include <QTest>
#include <array>

using namespace inkling;

/// What the claims about Slitherlink's sentences are worth: a word that is wrong must be found.
class SlinkSentencesTest : public QObject
{
    Q_OBJECT

private slots:
    void aWrongWordIsFound();
    void whatIsAtOddsHasAName();
    void whatIsCrosswiseHasAName();
    void whatIsOfACornerHasAName();
    void whatIsKnownIsNotSupposedAgain();
};

namespace {

/// The words that are put in each other's place.
constexpr std::array<std::array<const char *, 2>, 18> swaps{{
    {"inside", "outside"},
    {"outside", "inside"},
    {"above", "below"},
    {"below", "above"},
    {"on the right", "on the left"},
    {"on the left", "on the right"},
    {"left of", "right of"},
    {"top", "bottom"},
    {"bottom", "top"},
    {"different sides", "the same side"},
    {"the same side", "different sides"},
    {"at most one", "at least one"},
    {"at least one", "at most one"},
    {"one line at", "two lines at"},
    {"no line", "a line"},
    {"a line ", "no line "},
    {"too many", "too few"},
    {"too few", "too many"},
}};

/// The sentence with each of its numbers one higher, and with each word of a pair swapped, one at a time.
std::vector<std::string> wrongened(const std::string &sentence)
{
    std::vector<std::string> changed;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const bool isDigit = sentence[i] >= '0' && sentence[i] <= '8';
        if (isDigit && !(i + 1 < sentence.size() && std::isdigit(sentence[i + 1]) != 0)) {
            changed.push_back(sentence);
            ++changed.back()[i];
        }
    }
    for (const auto &[from, to] : swaps) {
        const std::string word(from);
        for (auto at = sentence.find(word); at != std::string::npos;
             at = sentence.find(word, at + 1)) {
            changed.push_back(sentence);
            changed.back().replace(at, word.size(), to);
        }
    }
    return changed;
}

std::vector<std::string> boards(const Family &family)
{
    std::vector<std::string> texts;
    for (const Sample &sample : family.samples())
        texts.emplace_back(sample.text);
    if (const auto corpus = test::corpusFile("slitherlink/janko-small.in"))
        texts.push_back(*corpus);
    return texts;
}

} // namespace

void SlinkSentencesTest::aWrongWordIsFound()
{
    const Family &family = *findFamily("slink");
    std::size_t found = 0;
    std::map<std::string, std::pair<int, std::string>> missed;
    for (const std::string &text : boards(family)) {
        for (const auto &puzzle : test::sampleOf(test::readPuzzles(family, text), 12)) {
            const auto model = puzzle->model();
            const Explanation explanation = explain(*puzzle, {});
            const test::SentenceChecker checker = test::sentenceCheckerFor(*puzzle);
            Knowledge known(model->initial(), explanation.deduction.given);
            const Trace &trace = explanation.deduction.trace;
            for (std::size_t i = 0; i < trace.size(); ++i) {
                const Step step = trace[i];
                Sentence sentence = sentenceOf(*model, step, known);
                const auto isOwn = std::string(sentence.form.id).starts_with("slink.");
                for (const std::string &wrong :
                     isOwn ? wrongened(english(sentence)) : std::vector<std::string>{}) {
                    const test::ToldStep told{*model, step, known, stepJson(*model, step), wrong};
                    if (checker.fault(told)) {
                        ++found;
                    } else {
                        auto &[count, example] = missed[std::string(sentence.form.id)];
                        ++count;
                        example = english(sentence) + " -> " + wrong;
                    }
                }
                for (const Fact &fact : step.conclusions)
                    known.learn(fact);
            }
        }
    }
    std::size_t missedCount = 0;
    for (const auto &[id, what] : missed) {
        qWarning("%s: %d, %s", id.c_str(), what.first, what.second.c_str());
        missedCount += std::size_t(what.first);
    }
    // A changed sentence can be true as well: of another cell that is cut off, too.
    QVERIFY(missedCount * 1000 <= found);
    QVERIFY(found > 1000);
}

namespace {

const slink::Clues clues{{2, 2}, std::vector<std::int8_t>(4, slink::blank)};
const slink::Terms terms{clues.grid};

Fact cell(int index, int side)
{
    return {terms.cell(index), ValueSet::only(side)};
}

/// What a step found without a rule says once it has the name of one: with nothing to conclude, a contradiction.
/// Nothing where no rule says just that.
std::string toldOf(std::optional<ConstraintId> constraint, const std::vector<Fact> &premises,
                   std::optional<Fact> conclusion)
{
    const slink::SlinkModel model(clues);
    Trace trace;
    trace.begin(0);
    if (constraint)
        trace.addConstraint(*constraint);
    for (const Fact &fact : premises)
        trace.addPremise(fact);
    if (conclusion)
        trace.addConclusion(*conclusion);
    else
        trace.setContradiction();
    Step step = trace[0];
    const auto rule = model.ruleFor(step);
    if (!rule)
        return {};
    step.rule = *rule;
    return english(sentenceOf(model, step, Knowledge(model.initial(), premises)));
}

} // namespace

void SlinkSentencesTest::whatIsAtOddsHasAName()
{
    const auto told = [](const std::vector<Fact> &premises) { return toldOf({}, premises, {}); };
    const UnknownId pair = terms.pair(1, 1, slink::Diagonal::Falling);
    const auto edge = UnknownId(clues.grid.vertical(0, 1));
    QCOMPARE(told({cell(0, slink::inside),
                   cell(3, slink::inside),
                   {pair, ValueSet::only(slink::unlike)}}),
             "Row 1, column 1 and row 2, column 2 are on different sides, but both are inside.");
    QCOMPARE(told({cell(0, slink::outside),
                   cell(3, slink::inside),
                   {pair, ValueSet::only(slink::alike)}}),
             "Row 2, column 2 and row 1, column 1 are on the same side, but row 2, column 2 is "
             "inside and row 1, column 1 is outside.");
    QCOMPARE(told({cell(0, slink::outside),
                   cell(1, slink::outside),
                   {edge, ValueSet::only(slink::line)}}),
             "A line runs between row 1, column 1 and row 1, column 2, but both are outside.");
    QCOMPARE(told({cell(0, slink::outside),
                   cell(3, slink::outside),
                   {edge, ValueSet::only(slink::line)}}),
             "");
}

void SlinkSentencesTest::whatIsCrosswiseHasAName()
{
    using slink::inside;
    using slink::outside;
    const ConstraintId loop = terms.loop();
    QCOMPARE(
        toldOf(loop, {cell(0, outside), cell(3, outside), cell(1, inside)}, cell(2, outside)),
        "Row 1, column 1 and row 2, column 2 are both outside, row 1, column 2 is inside. If "
        "row 2, column 1 were also inside, the loop would touch itself where the four meet: it is "
        "outside.");
    QCOMPARE(toldOf(loop, {cell(0, outside), cell(3, outside), cell(1, inside), cell(2, inside)},
                    std::nullopt),
             "Row 1, column 2 and row 2, column 1 are both inside, row 1, column 1 and row 2, "
             "column 2 both outside: the loop would touch itself where the four meet.");
    // Side by side, they may well be on two sides.
    QCOMPARE(toldOf(loop, {cell(0, outside), cell(1, outside), cell(2, inside)}, cell(3, outside)),
             "");
}

void SlinkSentencesTest::whatIsOfACornerHasAName()
{
    const Fact atMostOne{terms.corner(0, slink::Corner::NorthWest), ValueSet(0b011)};
    const auto above = UnknownId(clues.grid.horizontal(0, 0));
    const auto left = UnknownId(clues.grid.vertical(0, 0));
    const auto right = UnknownId(clues.grid.vertical(0, 1));
    const Fact lineAbove{above, ValueSet::only(slink::line)};
    QCOMPARE(
        toldOf({}, {atMostOne, lineAbove}, Fact{left, ValueSet::only(slink::cross)}),
        "Row 1, column 1 has a line above and at most one line at its top left corner: no line "
        "on the left.");
    QCOMPARE(toldOf({}, {atMostOne, lineAbove}, Fact{right, ValueSet::only(slink::cross)}), "");
}

/// A chain ends in steps of its own, and in none that follow from something else that is supposed.
void SlinkSentencesTest::whatIsKnownIsNotSupposedAgain()
{
    const auto text = test::corpusFile("bench/slitherlink-r20x20_d45.in");
    if (!text)
        QSKIP("no corpus");
    const auto puzzle = test::readPuzzles(*findFamily("slitherlink"), *text)[1];
    const Explanation explanation = explain(*puzzle, {});
    const auto wrong = test::faultOfSentences(*puzzle->model(), explanation.deduction,
                                              test::sentenceCheckerFor(*puzzle));
    QVERIFY2(!wrong, wrong.value_or("").c_str());
}

INKLING_TEST(SlinkSentencesTest, QCoreApplication)
#include "families/slink/sentences_test.moc"
