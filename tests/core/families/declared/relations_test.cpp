// SPDX-License-Identifier: MIT
#include "families/declared/relations/relation.h"
#include "logic/model/knowledge.h"
#include "logic/model/trace.h"
#include "support/testprogram.h"

#include <QTest>
#include <bit>
#include <numeric>
#include <random>

using namespace inkling;
using namespace inkling::declared;

namespace {

struct Subject
{
    RelationPointer relation;
    std::vector<ValueSet> domains;
};

/// A relation over a few unknowns, chosen by a number.
Subject subjectOf(int number, std::mt19937 &random)
{
    const auto below = [&](int bound) { return int(random() % unsigned(bound)); };
    const ValueSet digits = ValueSet::first(7) - ValueSet::only(0);
    const std::size_t size = 2 + std::size_t(below(3));
    switch (number % 4) {
    case 0:
        return {allDifferent(), std::vector(size, digits)};
    case 1:
        return {atMostOne(1), std::vector(size, ValueSet::first(2))};
    case 2:
        return {differentWithSum(3 + below(16)), std::vector(size, digits)};
    default: {
        const unsigned allowed = unsigned(random());
        return {table(5, [=](unsigned bits) { return (allowed >> bits & 1) != 0; }),
                std::vector(5, ValueSet::first(2))};
    }
    }
}

/// By brute force: the values that some allowed assignment within `values` has.
std::vector<ValueSet> supported(const Relation &relation, const std::vector<ValueSet> &values)
{
    std::vector<ValueSet> found(values.size());
    std::vector<std::uint8_t> chosen(values.size());
    const auto choose = [&](const auto &self, std::size_t place) -> void {
        if (place == values.size()) {
            for (std::size_t i = 0; relation.holds(chosen) && i < chosen.size(); ++i)
                found[i] = found[i] | ValueSet::only(chosen[i]);
            return;
        }
        for (const int value : values[place]) {
            chosen[place] = std::uint8_t(value);
            self(self, place + 1);
        }
    };
    choose(choose, 0);
    return found;
}

} // namespace

/// Relations, held against their meaning by trying all values.
class RelationsTest : public QObject
{
    Q_OBJECT

private slots:
    void narrowingLosesNothingAllowed();
    void theLastRungOfSumsAndTablesSeesAll();
    void stepsFollowFromTheirPremises();
    void aSumNamesAllThatIsKnown();
    void onlySetsThatHavePlacesAreListed();
    void aDigitThatHasItsPlaceLeavesTheOthers();

private:
    static std::vector<ValueSet> someOf(const std::vector<ValueSet> &domains, std::mt19937 &random)
    {
        std::vector<ValueSet> values;
        for (const ValueSet domain : domains) {
            const ValueSet some = domain & ValueSet(random());
            values.push_back(some.empty() ? domain : some);
        }
        return values;
    }
};

void RelationsTest::narrowingLosesNothingAllowed()
{
    std::mt19937 random(1);
    int narrowed = 0;
    for (int i = 0; i < 4000; ++i) {
        const Subject subject = subjectOf(i, random);
        const std::vector<ValueSet> values = someOf(subject.domains, random);
        const auto allowed = supported(*subject.relation, values);
        for (int rung = 0; rung < subject.relation->rungs(); ++rung) {
            std::vector<ValueSet> left = values;
            subject.relation->narrow(rung, left);
            for (std::size_t k = 0; k < left.size(); ++k) {
                QVERIFY(allowed[k].within(left[k]));
                QVERIFY(left[k].within(values[k]));
            }
            narrowed += left != values ? 1 : 0;
        }
    }
    QVERIFY(narrowed > 1000);
}

void RelationsTest::theLastRungOfSumsAndTablesSeesAll()
{
    std::mt19937 random(2);
    for (int i = 0; i < 2000; ++i) {
        const Subject subject = subjectOf(2 + i % 2, random);
        std::vector<ValueSet> left = someOf(subject.domains, random);
        const auto allowed = supported(*subject.relation, left);
        const bool isPossible = !allowed.front().empty();
        // One look at a table follows one pattern after another; looking again goes on from there.
        for (std::vector<ValueSet> before; before != left;) {
            before = left;
            subject.relation->narrow(subject.relation->rungs() - 1, left);
        }
        if (isPossible)
            QVERIFY(left == allowed);
        else
            QVERIFY(std::ranges::any_of(left, &ValueSet::empty));
    }
}

void RelationsTest::stepsFollowFromTheirPremises()
{
    std::mt19937 random(3);
    int steps = 0;
    for (int i = 0; i < 3000; ++i) {
        const Subject subject = subjectOf(i, random);
        std::vector<UnknownId> unknowns(subject.domains.size());
        std::iota(unknowns.begin(), unknowns.end(), UnknownId(0));
        const Knowledge knowledge(someOf(subject.domains, random));
        const int rung = int(random() % unsigned(subject.relation->rungs()));
        Trace trace;
        subject.relation->propose(rung, 0, 7, {unknowns, subject.domains}, knowledge, trace);
        for (std::size_t k = 0; k < trace.size(); ++k) {
            const Step step = trace[k];
            ++steps;
            QCOMPARE(step.constraints.size(), std::size_t(1));
            QCOMPARE(step.constraints[0], ConstraintId(7));
            std::vector<ValueSet> known = subject.domains;
            for (const Fact &premise : step.premises) {
                QVERIFY(knowledge.holds(premise));
                known[premise.unknown] = premise.possible;
            }
            const auto allowed = supported(*subject.relation, known);
            QCOMPARE(step.contradiction, step.conclusions.empty());
            if (step.contradiction)
                QVERIFY(allowed.front().empty());
            for (const Fact &conclusion : step.conclusions) {
                QVERIFY(allowed[conclusion.unknown].within(conclusion.possible));
                QVERIFY(!knowledge.holds(conclusion));
            }
        }
    }
    QVERIFY(steps > 1000);
}

/// A reader adds up what is known: also the digits that the step could do without.
void RelationsTest::aSumNamesAllThatIsKnown()
{
    const ValueSet digits = ValueSet::first(10) - ValueSet::only(0);
    const std::vector<UnknownId> unknowns{0, 1, 2};
    const std::vector<ValueSet> domains(3, digits);
    const Knowledge knowledge(domains, std::vector<Fact>{{0, ValueSet::only(7)}});
    Trace trace;
    differentWithSum(24)->propose(1, 0, 7, {unknowns, domains}, knowledge, trace);
    QCOMPARE(trace.size(), std::size_t(1));
    QCOMPARE(trace[0].premises.size(), std::size_t(1));
    QCOMPARE(trace[0].premises[0].unknown, UnknownId(0));
}

void RelationsTest::onlySetsThatHavePlacesAreListed()
{
    const ValueSet digits = ValueSet::first(10) - ValueSet::only(0);
    const ValueSet low = ValueSet::first(4) - ValueSet::only(0);
    const std::vector<ValueSet> values{low, ValueSet::only(8) | ValueSet::only(9), digits};
    const auto sum = differentWithSum(15);
    for (const int rung : {1, 5})
        QCOMPARE(sum->arguments(rung, values)[1], std::string("1+5+9 1+6+8 2+4+9 2+5+8 3+4+8"));
}

void RelationsTest::aDigitThatHasItsPlaceLeavesTheOthers()
{
    const ValueSet digits = ValueSet::first(10) - ValueSet::only(0);
    std::vector<ValueSet> values{digits - ValueSet::only(2) - ValueSet::only(9), digits};
    differentWithSum(10)->narrow(1, values);
    QVERIFY(values[0].contains(8) && values[1].contains(8));
    values = {ValueSet::only(1) | ValueSet::only(8), ValueSet::only(2) | ValueSet::only(8)};
    differentWithSum(10)->narrow(1, values);
    QCOMPARE(values, (std::vector{ValueSet::only(8), ValueSet::only(2)}));
}

INKLING_TEST(RelationsTest, QCoreApplication)
#include "families/declared/relations_test.moc"
