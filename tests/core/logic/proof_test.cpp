// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "logic/path/proof.h"
#include "logic/path/replay.h"
#include "puzzle/explanation.h"
#include "support/checks/reading.h"
#include "support/drafts.h"
#include "support/familytable.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <random>
#include <set>

using namespace inkling;

namespace {

using Steps = std::vector<std::size_t>;
using Fault = std::optional<std::string>;

constexpr std::size_t none = std::size_t(-1);

/// What is known at the end of a trace without one of its steps; nothing where a premise does not hold.
std::optional<Knowledge> follow(const Model &model, const Trace &trace, std::span<const Fact> given,
                                std::size_t leftOut = none)
{
    Knowledge knowledge(model.initial());
    for (const Fact &fact : given)
        knowledge.learn(fact);
    for (std::size_t i = 0; i < trace.size(); ++i) {
        if (i == leftOut)
            continue;
        for (const Fact &premise : trace[i].premises) {
            if (!knowledge.holds(premise))
                return std::nullopt;
        }
        for (const Fact &conclusion : trace[i].conclusions)
            knowledge.learn(conclusion);
    }
    return knowledge;
}

bool proves(const Model &model, const Trace &trace, std::span<const Fact> given, const Fact &fact,
            std::size_t leftOut = none)
{
    const auto known = follow(model, trace, given, leftOut);
    if (!known)
        return false;
    if (!fact.possible.empty())
        return known->holds(fact);
    return !trace.empty() && leftOut + 1 != trace.size() && trace[trace.size() - 1].contradiction;
}

/// Whether some steps' conclusions, and what was given, leave a fact.
bool givesRise(const Model &model, std::span<const Fact> given, const Trace &trace,
               const Proof &proof, const Steps &steps, const Fact &fact)
{
    Knowledge knowledge(model.initial());
    for (const Fact &known : given)
        knowledge.learn(known);
    for (const std::size_t step : steps) {
        const auto at = std::ranges::find(proof.steps(), step) - proof.steps().begin();
        for (const Fact &conclusion : trace[std::size_t(at)].conclusions)
            knowledge.learn(conclusion);
    }
    return knowledge.holds(fact);
}

/// The tree: below each node only steps before it, which carry its premises; all steps are in it.
Fault faultOfTree(const Model &model, std::span<const Fact> given, const Proof &proof,
                  const Trace &reduced, const Fact &fact)
{
    std::set<std::size_t> reached(proof.roots().begin(), proof.roots().end());
    if (!fact.possible.empty() && !givesRise(model, given, reduced, proof, proof.roots(), fact))
        return "its roots do not conclude the fact";
    for (std::size_t i = proof.steps().size(); i-- > 0;) {
        const std::size_t step = proof.steps()[i];
        if (!reached.contains(step))
            return "a step is not in the tree";
        const Steps &support = proof.support(step);
        for (const std::size_t child : support) {
            if (child >= step)
                return "a step rests on a later one";
        }
        for (const Fact &premise : reduced[i].premises) {
            if (!givesRise(model, given, reduced, proof, support, premise))
                return "the children of a step do not carry it";
        }
        reached.insert(support.begin(), support.end());
    }
    if (reached.size() != proof.steps().size())
        return "the tree has steps that are not in the proof";
    return std::nullopt;
}

/// Each reduced step says all that the trace's says of some unknowns, by the same rule from the same premises.
bool isPartOf(const Step &part, const Step &whole)
{
    const auto same = [](auto a, auto b) { return std::ranges::equal(a, b); };
    const bool saysAll = std::ranges::all_of(part.conclusions, [&](const Fact &fact) {
        return std::ranges::any_of(whole.conclusions, [&](const Fact &known) {
            return known.unknown == fact.unknown && known.possible == fact.possible;
        });
    });
    return saysAll && part.rule == whole.rule && part.cost == whole.cost
           && part.contradiction == whole.contradiction && same(part.constraints, whole.constraints)
           && same(part.premises, whole.premises);
}

Fault faultOfProof(const Model &model, std::span<const Fact> given, const Trace &trace,
                   std::size_t end, const Fact &fact)
{
    const Proof proof(model, trace, given, end, fact);
    const Trace reduced = proof.reduced();
    if (reduced.size() != proof.steps().size() || !std::ranges::is_sorted(proof.steps()))
        return "its steps are not those of its trace";
    for (std::size_t i = 0; i < reduced.size(); ++i) {
        if (proof.steps()[i] >= end || !isPartOf(reduced[i], trace[proof.steps()[i]]))
            return "a step is not the trace's";
        const std::uint32_t before = i == 0 ? 0 : reduced[i - 1].wave;
        if (reduced[i].wave < before || reduced[i].wave > before + (i == 0 ? 0 : 1))
            return "its waves have gaps";
    }
    if (!proves(model, reduced, given, fact))
        return "it does not prove the fact";
    for (std::size_t i = 0; i < reduced.size(); ++i) {
        if (proves(model, reduced, given, fact, i))
            return "it does not need one of its steps";
    }
    Replay replay(model, reduced, given);
    replay.moveTo(reduced.size());
    if (!fact.possible.empty() && !replay.knowledge().holds(fact))
        return "played, it does not end in the fact";
    return faultOfTree(model, given, proof, reduced, fact);
}

/// Facts about every unknown, as they are after some prefix of the trace: all of one, and one value
/// excluded.
int checkTrace(const Model &model, const Deduction &deduction, std::mt19937 &random,
               std::size_t most)
{
    const Trace &trace = deduction.trace;
    int checked = 0;
    const auto check = [&](std::size_t end, const Fact &fact) {
        const Fault fault = faultOfProof(model, deduction.given, trace, end, fact);
        if (fault)
            QTest::qFail(fault->c_str(), __FILE__, __LINE__);
        ++checked;
    };
    if (deduction.outcome == Outcome::Contradiction)
        check(trace.size(), {0, ValueSet()});
    const auto initial = model.initial();
    for (std::size_t i = 0; i < most; ++i) {
        const auto unknown = UnknownId(random() % initial.size());
        const std::size_t end = i % 2 == 0 ? trace.size() : random() % (trace.size() + 1);
        Replay replay(model, trace, deduction.given);
        replay.moveTo(end);
        const ValueSet known = replay.knowledge().possible(unknown);
        if (known.empty())
            continue;
        check(end, {unknown, known});
        const ValueSet excluded = initial[unknown] - known;
        if (excluded.size() > 1)
            check(end, {unknown, initial[unknown] - ValueSet::only(excluded.value())});
    }
    return checked;
}

} // namespace

class ProofTest final : public QObject
{
    Q_OBJECT

private slots:
    void isIrreducible_data() { test::addFamilies(); }

    void isIrreducible()
    {
        constexpr std::size_t mostOfCorpus = 25;
        constexpr int mostCells = 100;
        constexpr std::size_t mostFacts = 60;
        const Family &family = test::fetchFamily();
        std::mt19937 random(3);
        int checked = 0;
        for (const auto &puzzle : test::somePuzzles(family, mostOfCorpus, mostCells)) {
            const StopCondition stop({}, StopCondition::Clock::now() + std::chrono::seconds(2));
            const Explanation explanation = explain(*puzzle, stop);
            const auto model = explanation.reasoned(*puzzle).model();
            checked += checkTrace(*model, explanation.deduction, random, mostFacts);
        }
        qInfo("%s: %d facts", family.id().data(), checked);
        QVERIFY(checked >= 100);
    }

    void aGivenNeedsNoStep()
    {
        const Family &family = *findFamily("slink");
        const auto puzzle = test::readOne(family, std::string(family.samples()[0].text));
        const auto model = puzzle->model();
        const Fact given{2, ValueSet::only(0)};
        const Trace trace;
        const Proof proof(*model, trace, std::span(&given, 1), 0, given);
        QVERIFY(proof.steps().empty());
        QVERIFY(proof.roots().empty());
        QVERIFY(proof.reduced().empty());
    }
};

INKLING_TEST(ProofTest, QCoreApplication)
#include "logic/proof_test.moc"
