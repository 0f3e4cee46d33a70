// SPDX-License-Identifier: MIT
#include "checkerfor.h"
#include "families/hex/model.h"
#include "families/hex/reasoning/drawing.h"
#include "puzzle/explanationjson.h"
#include "support/checks/librarychecks.h"
#include "support/checks/tracecheck.h"
#include "support/testprogram.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace inkling;
using namespace inkling::hex;

class HexRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void eachRuleAppliesWhereItIsDrawn_data() { test::addRules(rules()); }
    void eachRuleAppliesWhereItIsDrawn();
    void noFactCanBeLeftOut_data() { test::addRules(rules()); }
    void noFactCanBeLeftOut();
    void wrongStepsAreSeen();
};

namespace {

using Json = nlohmann::ordered_json;

/// The step that a rule gives where it is drawn, as it is printed.
std::optional<Json> drawnStep(RuleName rule)
{
    const Drawing drawing = drawingOf(rule);
    Trace trace;
    drawStep(rule, trace);
    if (trace.empty())
        return std::nullopt;
    const HexModel model(Tiles(drawing.grid, std::string(drawing.characters)));
    return stepJson(model, trace[0]);
}

test::HexStepChecker checkerFor(RuleName rule)
{
    const Drawing drawing = drawingOf(rule);
    return test::checkerFor(Tiles(drawing.grid, std::string(drawing.characters)));
}

bool isFact(const Json &premise)
{
    return premise.contains("link") || premise.contains("end") || premise.contains("reading")
           || premise.contains("before-equals");
}

} // namespace

void HexRulesTest::eachRuleAppliesWhereItIsDrawn()
{
    QFETCH(int, rule);
    const auto step = drawnStep(RuleName(rule));
    QVERIFY(step);
    const auto wrong = checkerFor(RuleName(rule)).fault(*step);
    QVERIFY2(!wrong, (wrong.value_or("") + step->dump()).c_str());
}

/// Of no step, which rests on the board alone, or on facts that are all needed.
void HexRulesTest::noFactCanBeLeftOut()
{
    QFETCH(int, rule);
    const auto step = drawnStep(RuleName(rule));
    QVERIFY(step);
    const auto checker = checkerFor(RuleName(rule));
    for (std::size_t i = 0; i < (*step)["premises"].size(); ++i) {
        QVERIFY2(!isFact((*step)["premises"][i]) || !checker.holdsWithout(*step, i),
                 step->dump().c_str());
    }
}

/// The checker is no yes-man.
void HexRulesTest::wrongStepsAreSeen()
{
    int seen = 0;
    for (std::size_t i = 0; i < rules().size(); ++i) {
        const auto rule = RuleName(i);
        const auto drawn = drawnStep(rule);
        QVERIFY(drawn);
        const Json &step = *drawn;
        const auto checker = checkerFor(rule);
        const auto expectFault = [&](const Json &wrong) {
            QVERIFY2(checker.fault(wrong), wrong.dump().c_str());
            ++seen;
        };
        for (std::size_t j = 0; j < step["conclusions"].size(); ++j) {
            Json wrong = step;
            Json &conclusion = wrong["conclusions"][j];
            if (conclusion.contains("link"))
                conclusion["is"] = conclusion["is"] == "cut" ? "joined" : "cut";
            else if (conclusion.contains("end"))
                conclusion["end"] = !conclusion["end"].get<bool>();
            else if (conclusion.contains("before-equals"))
                conclusion["before-equals"] = Json::array({1});
            else
                continue;
            expectFault(wrong);
        }
        if (step.contains("arguments") && RuleName(i) >= RuleName::NoDivision) {
            Json wrong = step;
            wrong["arguments"][0]
                = std::to_string(std::stoi(std::string(step["arguments"][0])) + 1);
            expectFault(wrong);
        }
    }
    QVERIFY(seen > 40);
}

INKLING_TEST(HexRulesTest, QCoreApplication)
#include "families/hex/rules_test.moc"
