// SPDX-License-Identifier: MIT
#include "checkerfor.h"
#include "families/cards/family.h"
#include "families/cards/model.h"
#include "families/cards/puzzle.h"
#include "families/cards/reasoning/rules.h"
#include "logic/teaching/tutor.h"
#include "puzzle/explanationjson.h"
#include "support/checks/librarychecks.h"
#include "support/checks/reading.h"
#include "support/testprogram.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace inkling;
using namespace inkling::cards;

namespace {

using Fault = std::optional<std::string>;
using Checker = test::CardsStepChecker;

/// Each step is right, and rests on what was given or came before it.
Fault faultOf(const Model &model, const Trace &steps, std::span<const Fact> given, Checker &checker)
{
    Knowledge knowledge(model.initial());
    for (const Fact &fact : given)
        knowledge.learn(fact);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step step = steps[i];
        if (const auto wrong = checker.fault(stepJson(model, step)))
            return wrong;
        for (const Fact &premise : step.premises) {
            if (!knowledge.holds(premise))
                return "a premise is not known: " + model.describe(premise).english();
        }
        for (const Fact &fact : step.conclusions)
            knowledge.learn(fact);
    }
    return std::nullopt;
}

std::vector<std::shared_ptr<const CardsPuzzle>> hands()
{
    return test::readPuzzles<CardsPuzzle>(family(), "3 4 7 9 11 12 = 163\n"
                                                    "A 3 5 8 J K = 163\n"
                                                    "4 4 7 7 = 24\n"
                                                    "6 8 11 12 = 24\n"
                                                    "2 5 5 8 10 = 24 integers\n"
                                                    "25 50 3 6 7 9 = 812 integers some\n");
}

} // namespace

class CardsTutorTest : public QObject
{
    Q_OBJECT

private slots:
    void hintsLeadFromCardToCard();
    void everyPartIsProven();
    void unmadeHandsHaveNoHint();
};

/// The first hint is two cards to be joined; taken one after the other, hints lead to the answer.
void CardsTutorTest::hintsLeadFromCardToCard()
{
    for (const auto &puzzle : hands()) {
        const auto model = puzzle->model();
        Tutor tutor(*model, puzzle->solve(Search::Uniqueness, {}));
        Checker checker = test::checkerFor(puzzle->hand());
        std::vector<Fact> marks;
        Knowledge knowledge(model->initial());
        int merges = 0;
        for (int i = 0; i < 12; ++i) {
            const Hint hint = tutor.hint(marks, {});
            if (hint.kind == Hint::Kind::Done)
                break;
            QCOMPARE(hint.kind, Hint::Kind::Step);
            const auto wrong = faultOf(*model, hint.steps, marks, checker);
            QVERIFY2(!wrong, (puzzle->text() + wrong.value_or("")).c_str());
            const Step step = hint.steps[hint.steps.size() - 1];
            merges += step.rule == RuleId(RuleName::Merge) ? 1 : 0;
            if (i == 0) {
                QCOMPARE(step.rule, RuleId(RuleName::Merge));
                const auto json = stepJson(*model, step);
                QCOMPARE(json["premises"].size(), std::size_t(2));
                for (const auto &premise : json["premises"])
                    QCOMPARE(premise["cards"].size(), std::size_t(1));
            }
            for (const Fact &fact : step.conclusions) {
                if (knowledge.learn(fact))
                    marks.push_back(fact);
            }
        }
        QCOMPARE(tutor.hint(marks, {}).kind, Hint::Kind::Done);
        QVERIFY(merges >= 2 && merges < puzzle->hand().size());
    }
}

/// "Why?" of a part, and of the whole: from which two parts each, down to the cards.
void CardsTutorTest::everyPartIsProven()
{
    for (const auto &puzzle : hands()) {
        const Explanation explanation = explain(*puzzle, {});
        const Puzzle &reasoned = explanation.reasoned(*puzzle);
        const auto model = reasoned.model();
        Tutor tutor(*model, explanation.solution);
        Checker checker = test::checkerFor(puzzle->hand());
        int proven = 0;
        const Trace &trace = explanation.deduction.trace;
        for (std::size_t i = 0; i < trace.size(); ++i) {
            if (trace[i].rule != RuleId(RuleName::Merge))
                continue;
            const Fact fact = trace[i].conclusions.front();
            const Why why = tutor.why({}, fact, {});
            QCOMPARE(why.kind, Why::Kind::Proven);
            const auto wrong = faultOf(*model, why.steps, {}, checker);
            QVERIFY2(!wrong, (puzzle->text() + wrong.value_or("")).c_str());
            const Step last = why.steps[why.steps.size() - 1];
            QVERIFY(std::ranges::find(last.conclusions, fact) != last.conclusions.end());
            for (std::size_t k = 0; k < why.steps.size(); ++k) {
                const RuleId rule = why.steps[k].rule;
                QVERIFY(rule == RuleId(RuleName::Card) || rule == RuleId(RuleName::Merge));
            }
            ++proven;
        }
        QVERIFY(proven >= 2);
    }
}

void CardsTutorTest::unmadeHandsHaveNoHint()
{
    for (const auto &puzzle : test::readPuzzles<CardsPuzzle>(family(), "7 8 9 = 163\n")) {
        const auto model = puzzle->model();
        Tutor tutor(*model, puzzle->solve(Search::Uniqueness, {}));
        const Hint hint = tutor.hint({}, {});
        QCOMPARE(hint.kind, Hint::Kind::Step);
        QVERIFY(hint.steps[hint.steps.size() - 1].contradiction);
    }
}

INKLING_TEST(CardsTutorTest, QCoreApplication)
#include "families/cards/tutor_test.moc"
