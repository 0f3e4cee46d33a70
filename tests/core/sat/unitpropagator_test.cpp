// SPDX-License-Identifier: MIT
#include "sat/unitpropagator.h"
#include "support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <random>
#include <set>
#include <vector>

using namespace inkling::sat;

namespace {

using Clause = std::vector<Literal>;
using Literals = std::set<Literal>;

/// What follows of some literals clause by clause, the slow way. Returns false where a clause is broken.
bool drawAll(const std::vector<Clause> &clauses, Literals &known)
{
    for (bool isNews = true; isNews;) {
        isNews = false;
        for (const Clause &clause : clauses) {
            if (std::ranges::any_of(clause,
                                    [&](Literal literal) { return known.contains(literal); }))
                continue;
            Clause left;
            std::ranges::copy_if(clause, std::back_inserter(left),
                                 [&](Literal literal) { return !known.contains(-literal); });
            if (left.empty())
                return false;
            if (left.size() == 1)
                isNews = known.insert(left.front()).second || isNews;
        }
    }
    return true;
}

Clause randomClause(std::mt19937 &random, int variables)
{
    Clause clause;
    const int size = 2 + int(random() % 2);
    while (int(clause.size()) < size) {
        const Literal variable = 1 + Literal(random() % unsigned(variables));
        if (std::ranges::none_of(clause,
                                 [&](Literal other) { return std::abs(other) == variable; }))
            clause.push_back(random() % 2 == 0 ? variable : -variable);
    }
    return clause;
}

/// Whether each link of a conflict follows from what came before it, and the last is broken.
bool isChain(const UnitPropagator &propagator, const UnitPropagator::Chain &chain, Literals known)
{
    known.insert(chain.facts.begin(), chain.facts.end());
    for (const auto &[number, conclusion] : chain.links) {
        for (const Literal literal : propagator.literals(number)) {
            if (literal != conclusion && !known.contains(-literal))
                return false;
        }
        known.insert(conclusion);
    }
    return !chain.links.empty() && chain.links.back().conclusion == 0;
}

} // namespace

class UnitPropagatorTest : public QObject
{
    Q_OBJECT
private slots:
    void drawsWhatFollows();
};

/// Facts, one thing supposed, another beside it, and clauses that come in at every moment.
void UnitPropagatorTest::drawsWhatFollows()
{
    constexpr int variables = 12;
    std::mt19937 random(5);
    int broken = 0;
    for (int number = 0; number < 4000; ++number) {
        UnitPropagator propagator;
        propagator.reserve(variables);
        std::vector<Clause> clauses;
        const auto add = [&](int count) {
            for (int i = 0; i < count; ++i) {
                clauses.push_back(randomClause(random, variables));
                propagator.addClause(clauses.back());
            }
        };
        const auto agrees = [&](const Literals &known) {
            for (Literal variable = 1; variable <= variables; ++variable) {
                if (propagator.isTrue(variable) != known.contains(variable)
                    || propagator.isFalse(variable) != known.contains(-variable))
                    return false;
            }
            return true;
        };
        add(14);
        const Literal fact = 1 + Literal(random() % variables);
        propagator.addFact(fact);
        Literals firm{fact};
        if (!drawAll(clauses, firm)) {
            QVERIFY(!propagator.propagate());
            QVERIFY(isChain(propagator, propagator.conflict(), {}));
            continue;
        }
        QVERIFY(propagator.propagate());
        QVERIFY(agrees(firm));
        for (int turn = 0; turn < 4; ++turn) {
            const Literal first
                = (random() % 2 == 0 ? 1 : -1) * (1 + Literal(random() % variables));
            const Literal second
                = (random() % 2 == 0 ? 1 : -1) * (1 + Literal(random() % variables));
            if (!propagator.isOpen(first))
                continue;
            Literals supposed = firm;
            supposed.insert(first);
            bool isWhole = drawAll(clauses, supposed);
            QCOMPARE(propagator.suppose(first), isWhole);
            if (isWhole) {
                QVERIFY(agrees(supposed));
                add(1);
                isWhole = drawAll(clauses, supposed);
                QCOMPARE(propagator.propagate(), isWhole);
            }
            if (isWhole && propagator.isOpen(second)) {
                Literals both = supposed;
                both.insert(second);
                const bool areBoth = drawAll(clauses, both);
                QCOMPARE(propagator.suppose(second), areBoth);
                if (!areBoth)
                    QVERIFY(isChain(propagator, propagator.conflict(propagator.firm()), {second}));
                propagator.retract();
                QVERIFY(propagator.propagate() && agrees(supposed));
            }
            if (!isWhole) {
                ++broken;
                QVERIFY(isChain(propagator, propagator.conflict(), {first}));
            }
            propagator.retract();
            if (!drawAll(clauses, firm)) {
                QVERIFY(!propagator.propagate());
                break;
            }
            QVERIFY(propagator.propagate());
            QVERIFY(agrees(firm));
        }
    }
    QVERIFY(broken > 300);
}

INKLING_TEST(UnitPropagatorTest, QCoreApplication)
#include "sat/unitpropagator_test.moc"
