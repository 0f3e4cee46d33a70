// SPDX-License-Identifier: MIT
#include "checkerfor.h"
#include "families/numbercross/family.h"
#include "families/numbercross/model.h"
#include "families/numbercross/puzzle.h"
#include "families/numbercross/reasoning/position.h"
#include "families/numbercross/reasoning/rules.h"
#include "families/numbercross/statement.h"
#include "logic/explaining/deducer.h"
#include "puzzle/explanationjson.h"
#include "support/checks/librarychecks.h"
#include "support/checks/tracecheck.h"
#include "support/numbercross/numbercrossboards.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

using namespace inkling;
using namespace inkling::numbercross;

namespace {

using Json = nlohmann::ordered_json;

/// A rule's picture, read back from its board and its marks.
struct Drawn
{
    Givens givens;
    std::set<int> lines;
    std::vector<Fact> premises;
    std::vector<Fact> conclusions;
    bool isContradiction = false;
};

std::vector<Fact> factsOf(const std::vector<Mark> &marks)
{
    std::vector<Fact> facts;
    for (const Mark &mark : marks)
        facts.push_back(factOf(int(mark.element), mark.look == Look::Black ? black : white));
    return facts;
}

Drawn drawnAs(RuleId rule)
{
    const RulePicture picture = family().picture(rule);
    const Board &board = picture.board;
    Drawn position;
    Givens &givens = position.givens;
    ElementId element = 0;
    for (; board.kind(element) == ElementKind::Cell; ++element) {
        givens.digits.push_back(std::uint8_t(std::stoi(board.text(element))));
        givens.grid.columns += board.centre(element).y < 1 ? 1 : 0;
    }
    givens.grid.rows = int(element) / givens.grid.columns;
    for (int line = 0; line < givens.grid.lineCount(); ++line)
        givens.labels.push_back(std::stoi(board.text(labelElement(givens.grid, line))));
    for (int line = 0; line < givens.grid.lineCount(); ++line) {
        if (std::ranges::find(picture.constraints, labelElement(givens.grid, line))
            != picture.constraints.end())
            position.lines.insert(line);
    }
    position.premises = factsOf(picture.premises);
    position.conclusions = factsOf(picture.conclusions);
    position.isContradiction = picture.contradiction;
    return position;
}

/// A position's step as it would be printed, without an example.
Json stepOf(const Drawn &position)
{
    const NumberCrossModel model(position.givens);
    Json step{{"premises", Json::array()}, {"conclusions", Json::array()}};
    for (const int line : position.lines)
        step["premises"].push_back(model.json(ConstraintId(line)));
    for (const Fact &fact : position.premises)
        step["premises"].push_back(model.json(fact).front());
    for (const Fact &fact : position.conclusions)
        step["conclusions"].push_back(model.json(fact).front());
    if (position.isContradiction)
        step["conclusions"].push_back(Json{{"contradiction", true}});
    return step;
}

std::set<std::string> asSet(const Json &list)
{
    std::set<std::string> texts;
    for (const Json &item : list)
        texts.insert(item.dump());
    return texts;
}

/// Counts, by trying them all, the ways to shade open cells so that a line's label is met.
std::uint64_t waysOf(const Givens &givens, int line, const std::map<int, int> &known)
{
    std::vector<int> open;
    int lacks = givens.labels[std::size_t(line)];
    for (int place = 0; place < givens.grid.length(line); ++place) {
        const int cell = givens.grid.cellOf(line, place);
        const auto at = known.find(cell);
        if (at == known.end())
            open.push_back(cell);
        else if (at->second == givens.grid.counted(line))
            lacks -= givens.digits[std::size_t(cell)];
    }
    std::uint64_t ways = 0;
    for (unsigned set = 0; set < 1U << open.size(); ++set) {
        int sum = 0;
        for (std::size_t i = 0; i < open.size(); ++i)
            sum += set >> i & 1 ? givens.digits[std::size_t(open[i])] : 0;
        ways += sum == lacks ? 1 : 0;
    }
    return ways;
}

/// The parallel lines of a step of several lines: all their open cells are concluded or in the example.
std::vector<int> parallelLines(const Givens &givens, const Step &step)
{
    std::set<int> cells;
    for (const auto &facts : {step.conclusions, step.example}) {
        for (const Fact &fact : facts)
            cells.insert(int(fact.unknown));
    }
    std::set<int> rows;
    std::set<int> columns;
    for (const int cell : cells) {
        rows.insert(givens.grid.rowLine(givens.grid.rowOf(cell)));
        columns.insert(givens.grid.columnLine(givens.grid.columnOf(cell)));
    }
    const auto areListed = [&](const std::set<int> &lines) {
        return lines.size() <= 4 && std::ranges::all_of(lines, [&](int line) {
                   return std::ranges::find(step.constraints, ConstraintId(line))
                          != step.constraints.end();
               });
    };
    const bool areRows = areListed(rows) && (rows.size() <= columns.size() || !areListed(columns));
    const std::set<int> &lines = areRows ? rows : columns;
    return {lines.begin(), lines.end()};
}

/// Counts, by trying them all, the ways to shade some parallel lines that meet their labels and leave
/// each other line listed a way to meet its own.
std::uint64_t waysTogether(const Givens &givens, const Step &step, const std::vector<int> &lines)
{
    std::map<int, int> known;
    for (const Fact &fact : step.premises)
        known[int(fact.unknown)] = fact.possible.value();
    std::vector<int> open;
    for (const int line : lines) {
        for (int place = 0; place < givens.grid.length(line); ++place) {
            const int cell = givens.grid.cellOf(line, place);
            if (!known.contains(cell))
                open.push_back(cell);
        }
    }
    std::uint64_t ways = 0;
    for (unsigned set = 0; set < 1U << open.size(); ++set) {
        std::map<int, int> shades = known;
        for (std::size_t i = 0; i < open.size(); ++i)
            shades[open[i]] = int(set >> i & 1);
        const bool isWay = std::ranges::all_of(step.constraints, [&](ConstraintId line) {
            return waysOf(givens, int(line), shades) > 0;
        });
        ways += isWay ? 1 : 0;
    }
    return ways;
}

} // namespace

class NumberCrossRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void everyRuleFiresOnItsPicture_data();
    void everyRuleFiresOnItsPicture();
    void waysAreCountedRight();
    void waysTogetherAreCountedRight();
    void factsThatClashAreAContradiction();
    void premisesAreOnlyWhatTheRuleSpeaksOf();
};

void NumberCrossRulesTest::everyRuleFiresOnItsPicture_data()
{
    test::addRules(rules());
}

/// The conclusions shown follow, nothing shown could be left out, and the rule says so.
void NumberCrossRulesTest::everyRuleFiresOnItsPicture()
{
    QFETCH(int, rule);
    const Drawn position = drawnAs(RuleId(rule));
    const Json shown = stepOf(position);
    auto checker = test::checkerFor(position.givens);
    const auto wrong = checker.fault(shown);
    QVERIFY2(!wrong, wrong.value_or("").c_str());
    const auto needless = test::needlessPremise(checker, shown);
    QVERIFY2(!needless, needless.value_or("").c_str());
    const auto steps
        = test::stepsAt(NumberCrossModel(position.givens), RuleId(rule), position.premises);
    const bool isProposed = std::ranges::any_of(steps, [&](const Json &step) {
        return asSet(step["premises"]) == asSet(shown["premises"])
               && asSet(step["conclusions"]) == asSet(shown["conclusions"]);
    });
    QVERIFY2(isProposed, steps.empty() ? "no step" : steps.front().dump().c_str());
}

void NumberCrossRulesTest::waysAreCountedRight()
{
    std::mt19937 random(1);
    int steps = 0;
    for (int i = 0; i < 300; ++i) {
        const Givens givens = test::randomNumberCross(6, 8, 50, random);
        const NumberCrossModel model(givens);
        const Deduction deduction = deduce(model, {});
        for (std::size_t k = 0; k < deduction.allSteps.size(); ++k) {
            const Step step = deduction.allSteps[k];
            const bool isOnly = step.rule == RuleId(RuleName::OnlyWay);
            if (!isOnly && step.rule != RuleId(RuleName::EveryWay)
                && step.rule != RuleId(RuleName::ManyWays))
                continue;
            std::map<int, int> known;
            for (const Fact &fact : step.premises)
                known[int(fact.unknown)] = fact.possible.value();
            const std::uint64_t ways = waysOf(givens, int(step.constraints[0]), known);
            QCOMPARE(ways, isOnly ? 1 : std::stoull(step.arguments[0]));
            QCOMPARE(ways > fewWays, step.rule == RuleId(RuleName::ManyWays));
            // Conclusions and example together are one of the ways.
            for (const auto &facts : {step.conclusions, step.example}) {
                for (const Fact &fact : facts)
                    known[int(fact.unknown)] = fact.possible.value();
            }
            QCOMPARE(waysOf(givens, int(step.constraints[0]), known), std::uint64_t(1));
            ++steps;
        }
    }
    QVERIFY(steps > 300);
}

void NumberCrossRulesTest::waysTogetherAreCountedRight()
{
    std::mt19937 random(2);
    int steps = 0;
    int suppositions = 0;
    for (int i = 0; i < 400; ++i) {
        const Givens givens = test::randomNumberCross(7 + i % 2, 7, 50, random);
        const NumberCrossModel model(givens);
        const Deduction deduction = deduce(model, {});
        for (std::size_t k = 0; k < deduction.allSteps.size(); ++k) {
            const Step step = deduction.allSteps[k];
            if (step.rule != RuleId(RuleName::TwoLines)
                && step.rule != RuleId(RuleName::ThreeLines))
                continue;
            if (step.nested) { // where nobody writes the ways down
                QVERIFY(step.nested->size() <= 10);
                ++suppositions;
                continue;
            }
            if (step.conclusions.size() + step.example.size() > 14)
                continue;
            const auto lines = parallelLines(givens, step);
            QCOMPARE(waysTogether(givens, step, lines), std::stoull(step.arguments[0]));
            ++steps;
        }
    }
    qInfo("%d steps, %d suppositions", steps, suppositions);
    QVERIFY(steps > 20);
    QVERIFY(suppositions > 20);
}

/// A person's own marks may be wrong: then the line they spoil is named.
void NumberCrossRulesTest::factsThatClashAreAContradiction()
{
    const Givens givens{{2, 2}, {1, 2, 3, 4}, {2, 3, 1, 4}};
    const auto steps
        = test::stepsAt(NumberCrossModel(givens), RuleId(RuleName::OutOfReach), {factOf(0, white)});
    QVERIFY(!steps.empty());
    auto checker = test::checkerFor(givens);
    for (const Json &step : steps) {
        const auto wrong = checker.fault(step);
        QVERIFY2(!wrong, wrong.value_or("").c_str());
    }
}

/// What was left out has no say in what is larger than the rest; what was taken has none in what cannot
/// be spared.
void NumberCrossRulesTest::premisesAreOnlyWhatTheRuleSpeaksOf()
{
    std::mt19937 random(3);
    std::map<RuleId, int> seen;
    for (int i = 0; i < 200; ++i) {
        const Givens givens = test::randomNumberCross(7, 7, 50, random);
        const Deduction deduction = deduce(NumberCrossModel(givens), {});
        for (std::size_t k = 0; k < deduction.allSteps.size(); ++k) {
            const Step step = deduction.allSteps[k];
            const auto rule = RuleName(step.rule);
            const bool onTaken = rule == RuleName::LabelReached || rule == RuleName::TooLarge;
            if (!onTaken && rule != RuleName::AllTaken && rule != RuleName::CannotSpare)
                continue;
            ++seen[step.rule];
            const int taken = givens.grid.counted(int(step.constraints[0]));
            for (const Fact &fact : step.premises)
                QCOMPARE(fact.possible.value() == taken, onTaken);
        }
    }
    QCOMPARE(seen.size(), std::size_t(4));
}

INKLING_TEST(NumberCrossRulesTest, QCoreApplication)
#include "families/numbercross/rules_test.moc"
