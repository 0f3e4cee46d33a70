// SPDX-License-Identifier: MIT
#include "checkerfor.h"
#include "families/kenken/family.h"
#include "families/kenken/model.h"
#include "families/kenken/puzzle.h"
#include "families/kenken/reasoning/ruleexample.h"
#include "logic/explaining/deducer.h"
#include "puzzle/explanationjson.h"
#include "support/checks/librarychecks.h"
#include "support/checks/reading.h"
#include "support/checks/tracecheck.h"
#include "support/kenken/kenken.h"
#include "support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <random>

using namespace inkling;
using namespace inkling::kenken;

namespace {

using Json = nlohmann::ordered_json;

Cages cagesOf(const std::string &text)
{
    return test::readOne<KenkenPuzzle>(family(), text)->cages();
}

/// The steps of a puzzle's trace, as they are printed.
std::vector<Json> traceOf(const Cages &cages)
{
    const KenkenModel model(cages);
    const Deduction deduction = deduce(model, {});
    std::vector<Json> steps;
    for (std::size_t i = 0; i < deduction.allSteps.size(); ++i) {
        const Step step = deduction.allSteps[i];
        steps.push_back(stepJson(model, step));
    }
    return steps;
}

} // namespace

/// Each rule on a small position of its own, the one of its card.
class KenKenRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void ruleApplies_data() { test::addRules(rules()); }
    void ruleApplies();
    void nothingListedIsNeedless_data() { test::addRules(rules()); }
    void nothingListedIsNeedless();
    void pictureShowsTheStep_data() { test::addRules(rules()); }
    void pictureShowsTheStep();

    void placedDigitsAreBundled();
    void unreachableTargetIsAContradiction();
    void smallestSquareIsSolved();
    void whatStallsHasNothingLeft();
    void cageMayRepeatADigit();
    void linksHaveNames();
};

void KenKenRulesTest::ruleApplies()
{
    QFETCH(int, rule);
    const RuleExample example = ruleExample(RuleName(rule));
    const KenkenModel model(example.cages);
    auto checker = test::checkerFor(example.cages);
    const Trace steps = stepsAt(example, RuleName(rule));
    QVERIFY(!steps.empty());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Json step = stepJson(model, steps[i]);
        const auto wrong = checker.fault(step);
        QVERIFY2(!wrong, (wrong.value_or("") + ": " + step.dump()).c_str());
    }
}

void KenKenRulesTest::nothingListedIsNeedless()
{
    QFETCH(int, rule);
    const RuleExample example = ruleExample(RuleName(rule));
    const KenkenModel model(example.cages);
    auto checker = test::checkerFor(example.cages);
    const Trace steps = stepsAt(example, RuleName(rule));
    const Json step = stepJson(model, steps[0]);
    const auto needless = test::needlessPremise(checker, step);
    QVERIFY2(!needless, needless.value_or("").c_str());
}

void KenKenRulesTest::pictureShowsTheStep()
{
    QFETCH(int, rule);
    const RulePicture picture = rulePicture(RuleId(rule));
    QVERIFY(!picture.constraints.empty());
    QVERIFY(!picture.conclusions.empty());
    QCOMPARE(picture.board.frame(), CellFrame::Grid);
    // A cage that the step does not name is not drawn; one that it names is.
    for (ElementId element = 0; element < picture.board.size(); ++element) {
        const bool named
            = std::ranges::find(picture.constraints, element) != picture.constraints.end();
        QVERIFY(named || picture.board.text(element).empty());
    }
}

/// One step for each digit that is placed, not one for each cell that it clears.
void KenKenRulesTest::placedDigitsAreBundled()
{
    const auto steps
        = traceOf(cagesOf("4 5\nabbb\nccdd\nccdd\neeee\na 2 .\nb 8 +\nc 10 +\nd 10 +\ne 10 +\n"));
    const auto isPlaced = [](const Json &step) { return step["rule"] == "kenken.placed-digit"; };
    QCOMPARE(std::ranges::count_if(steps, isPlaced), 1);
    const auto step = std::ranges::find_if(steps, isPlaced);
    QVERIFY((*step)["premises"]
            == Json::parse(R"([{"row":0},{"column":0},{"cell":[0,0],"is":2}])"));
    QCOMPARE((*step)["conclusions"].size(), std::size_t(6));
}

void KenKenRulesTest::unreachableTargetIsAContradiction()
{
    const std::vector<std::string> puzzles{
        "1 1\na\na 2 .\n",
        "2 3\nab\ncc\na 1 .\nb 1 .\nc 2 /\n",
        "2 2\naa\nbb\na 7 +\nb 3 +\n",
        "3 2\naaa\nbbb\nbbb\na 11 *\nb 12 +\n",
        "3 3\naab\nccb\nccb\na 0 -\nb 6 +\nc 9 +\n",
        "3 3\naab\nccb\nccb\na 61917364224 *\nb 6 +\nc 9 +\n",
    };
    for (const std::string &text : puzzles) {
        const Cages cages = cagesOf(text);
        const auto steps = traceOf(cages);
        QVERIFY2(!steps.empty(), text.c_str());
        QVERIFY2(steps.back()["conclusions"].back() == Json({{"contradiction", true}}),
                 text.c_str());
        auto checker = test::checkerFor(cages);
        for (const Json &step : steps)
            QVERIFY2(!checker.fault(step), step.dump().c_str());
    }
}

void KenKenRulesTest::smallestSquareIsSolved()
{
    const Cages cages = cagesOf("1 1\na\na 1 .\n");
    QCOMPARE(deduce(KenkenModel(cages), {}).outcome, Outcome::Solved);
}

/// Where no rule applies any more, a look at everything finds no more than the looks at what was
/// new.
void KenKenRulesTest::whatStallsHasNothingLeft()
{
    std::mt19937 random{17};
    int stalled = 0;
    for (int i = 0; i < 60; ++i) {
        const KenkenModel model(test::randomCages(4 + i % 4, 2 + i % 4, false, random));
        const Deduction deduction = deduce(model, {});
        QVERIFY(deduction.outcome != Outcome::Contradiction);
        if (deduction.outcome != Outcome::Stalled)
            continue;
        ++stalled;
        const Knowledge &known = deduction.knowledge;
        const auto reasoner = model.reasoner();
        const std::vector<ValueSet> initial = model.initial();
        for (UnknownId cell = 0; cell < model.mainCount(); ++cell) {
            if (known.possible(cell) != initial[cell])
                reasoner->learned(known, cell, initial[cell]);
        }
        Trace proposals;
        for (int tier = 0; tier < reasoner->tierCount(); ++tier)
            reasoner->propose(known, tier, {}, proposals);
        for (std::size_t step = 0; step < proposals.size(); ++step) {
            QVERIFY(!proposals[step].contradiction);
            for (const Fact &fact : proposals.conclusions(step))
                QVERIFY(known.holds(fact));
        }
    }
    QVERIFY(stalled > 20);
}

/// 1 + 2 + 1 round a corner.
void KenKenRulesTest::cageMayRepeatADigit()
{
    const auto steps = traceOf(cagesOf("3 3\naab\nacb\nccb\na 4 +\nb 6 +\nc 8 +\n"));
    QVERIFY(steps.front()["rule"] == "kenken.cage-combinations");
    Json conclusions = Json::array();
    for (const Json &step : steps)
        conclusions.insert(conclusions.end(), step["conclusions"].begin(),
                           step["conclusions"].end());
    for (const char *fact :
         {R"({"cell":[0,0],"is":2})", R"({"cell":[0,1],"is":1})", R"({"cell":[1,0],"is":1})"})
        QVERIFY(std::ranges::find(conclusions, Json::parse(fact)) != conclusions.end());
}

/// What was found without a rule, from one cage, one row or one cell.
void KenKenRulesTest::linksHaveNames()
{
    const Cages cages = cagesOf("3 3\naab\nacb\nccb\na 4 +\nb 6 +\nc 8 +\n");
    const KenkenModel model(cages);
    const auto is = [](int cell, std::initializer_list<int> digits) {
        ValueSet possible;
        for (const int digit : digits)
            possible = possible | ValueSet::only(digit);
        return Fact{UnknownId(cell), possible};
    };
    const auto named
        = [&](const std::vector<ConstraintId> &constraints, const std::vector<Fact> &premises,
              const std::optional<Fact> &conclusion) -> std::string {
        Trace trace;
        trace.begin(0);
        for (const ConstraintId constraint : constraints)
            trace.addConstraint(constraint);
        for (const Fact &premise : premises)
            trace.addPremise(premise);
        if (conclusion)
            trace.addConclusion(*conclusion);
        else
            trace.setContradiction();
        const auto rule = model.ruleFor(trace[0]);
        return rule ? std::string(rules()[*rule].id) : std::string();
    };
    const ConstraintId cage = 0;
    const ConstraintId row = 3;
    QCOMPARE(named({cage}, {is(0, {2})}, is(1, {1})), "kenken.cage-combinations");
    QCOMPARE(named({cage}, {is(0, {3}), is(1, {2, 3})}, {}), "kenken.cage-combinations");
    QCOMPARE(named({row}, {is(0, {2})}, is(1, {1, 3})), "kenken.placed-digit");
    QCOMPARE(named({}, {is(4, {})}, {}), "kenken.only-digit");
    // The cell in the middle is of another cage, and two constraints are no rule of one.
    QCOMPARE(named({cage}, {is(4, {2})}, is(1, {1})), "");
    QCOMPARE(named({cage, row}, {is(0, {2})}, is(1, {1})), "");
    QCOMPARE(named({}, {is(4, {1})}, {}), "");
}

INKLING_TEST(KenKenRulesTest, QCoreApplication)
#include "families/kenken/rules_test.moc"
