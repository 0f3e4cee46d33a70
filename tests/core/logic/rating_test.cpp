// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "logic/teaching/rating.h"
#include "puzzle/explanation.h"
#include "support/checks/reading.h"
#include "support/ratedpuzzles.h"
#include "support/testprogram.h"

#include <QTest>
#include <rapidcheck.h>

using namespace inkling;

namespace {

/// Waves, each of steps of these costs.
using Waves = std::vector<std::vector<double>>;

Rating ratingOf(const Waves &waves)
{
    Trace trace;
    for (std::size_t wave = 0; wave < waves.size(); ++wave) {
        for (const double cost : waves[wave])
            trace.begin(0, std::uint32_t(wave), cost);
    }
    return rate(trace);
}

double valueOf(const Waves &waves)
{
    return ratingOf(waves).value;
}

Waves anyWaves()
{
    const auto cost
        = rc::gen::map(rc::gen::inRange(10, 90), [](int tenths) { return tenths / 10.0; });
    return *rc::gen::container<Waves>(
        rc::gen::nonEmpty(rc::gen::container<std::vector<double>>(cost)));
}

} // namespace

class RatingTest : public QObject
{
    Q_OBJECT

private slots:
    void pinnedPuzzles();
    void ofOneHardStepItIsItsCost();
    void bookkeepingIsNeverHard();
    void growsWithCost();
    void growsWithMoreToFind();
    void fallsWithMoreToChooseFrom();
    void countsWhatIsPutTogether();
    void isAtMostAWordAboveTheHardestStep();
    void saysWhatItIsToldBy();
    void countsSteps();
    void wordsFollowTheirRanges();
    void onlyUniquePuzzlesHaveOne();
};

void RatingTest::pinnedPuzzles()
{
    for (const test::RatedPuzzle &rated : test::ratedPuzzles) {
        const Family *family = findFamily(rated.family);
        QVERIFY(family);
        const auto puzzle = test::readOne(*family, std::string(rated.text));
        const auto rating = explain(*puzzle, {}).rating;
        QVERIFY2(rating.has_value(), rated.text.data());
        QVERIFY2(rating->value == rated.rating,
                 (std::to_string(rating->value) + '\n' + std::string(rated.text)).c_str());
        QVERIFY(rating->difficulty == rated.difficulty);
    }
}

void RatingTest::ofOneHardStepItIsItsCost()
{
    QCOMPARE(valueOf({{4.2}}), 4.2);
    QCOMPARE(valueOf({{1}, {1, 1, 1}, {4.2}, {1}}), 4.2);
    QCOMPARE(valueOf({}), 1.0);
}

void RatingTest::bookkeepingIsNeverHard()
{
    QCOMPARE(valueOf(Waves(1000, {1})), 1.0);
    QVERIFY(difficultyOf(valueOf(Waves(1000, {1.1}))) == Difficulty::Gentle);
}

void RatingTest::growsWithCost()
{
    QVERIFY(rc::check("a dearer step", [] {
        Waves waves = anyWaves();
        RC_PRE(!waves.empty());
        const double before = valueOf(waves);
        auto &wave = waves[*rc::gen::inRange<std::size_t>(0, waves.size())];
        wave[*rc::gen::inRange<std::size_t>(0, wave.size())] += 0.7;
        RC_ASSERT(valueOf(waves) >= before);
    }));
}

void RatingTest::growsWithMoreToFind()
{
    QVERIFY(rc::check("another wave", [] {
        Waves waves = anyWaves();
        const double before = valueOf(waves);
        waves.push_back({*rc::gen::inRange(10, 90) / 10.0});
        RC_ASSERT(valueOf(waves) >= before);
    }));
    QVERIFY(valueOf(Waves(10, {3})) > valueOf({{3}}));
    QVERIFY(valueOf(Waves(10, {3})) < valueOf({{4.2}}));
}

void RatingTest::fallsWithMoreToChooseFrom()
{
    QVERIFY(valueOf({{3, 3, 3, 3}}) < valueOf({{3, 3}}));
    QVERIFY(valueOf({{3, 3}}) < valueOf({{3}}));
    QVERIFY(valueOf({std::vector<double>(100, 3)}) > 2);
}

void RatingTest::countsWhatIsPutTogether()
{
    // Two parts, the second of which rests on the first or does not.
    const auto folded = [](bool isChain) {
        Trace parts;
        parts.begin(0, 0, 3);
        parts.addConclusion({0, ValueSet::only(1)});
        parts.begin(0, 1, 3);
        if (isChain)
            parts.addPremise({0, ValueSet::only(1)});
        parts.addConclusion({1, ValueSet::only(1)});
        Trace trace;
        trace.begin(0, 0, 3);
        trace.addConclusion({0, ValueSet::only(1)});
        trace.addConclusion({1, ValueSet::only(1)});
        trace.setParts(std::move(parts));
        return rate(trace).value;
    };
    QCOMPARE(folded(true), valueOf({{3}, {3}}));
    QCOMPARE(folded(false), valueOf({{3, 3}}));
}

void RatingTest::isAtMostAWordAboveTheHardestStep()
{
    QVERIFY(ratingOf(Waves(5000, {2.4})).difficulty == Difficulty::Medium);
    QVERIFY(ratingOf(Waves(5000, {1.6})).difficulty == Difficulty::Easy);
    QVERIFY(rc::check("many waves", [] {
        Waves waves = anyWaves();
        RC_PRE(!waves.empty());
        const auto once = waves;
        for (int i = 0; i < 5; ++i) {
            const Waves twice = waves;
            waves.insert(waves.end(), twice.begin(), twice.end());
        }
        RC_ASSERT(valueOf(waves) >= valueOf(once));
        const Rating rating = ratingOf(waves);
        RC_ASSERT(int(rating.difficulty) <= int(difficultyOf(rating.hardest)) + 1);
    }));
}

void RatingTest::saysWhatItIsToldBy()
{
    const auto reasonOf = [](const Waves &waves) { return ratingOf(waves).reason.english(); };
    QCOMPARE(reasonOf({{1}, {3.8}, {1, 1}}), "As hard as its hardest step.");
    QCOMPARE(reasonOf({{1}, {3.8, 2, 2}, {1}}),
             "Hardest step: 3.8, but one of several to choose from.");
    QCOMPARE(
        reasonOf({{3.8}, {1.4}, {3.8}, {3.4}}),
        "No step is harder than 3.8, but 3 rounds have a step of 3.3 or more: together they are "
        "harder.");
    // Bookkeeping is not counted, however close it comes.
    Waves easy(40, {1, 1, 1});
    easy.insert(easy.end(), 6, {1.5});
    easy.push_back({1.2});
    QCOMPARE(reasonOf(easy), "No step is harder than 1.5, but 7 rounds have a step of 1.1 or more: "
                             "together they are harder.");
    Waves many(100, {3});
    many.push_back({3.8});
    QCOMPARE(reasonOf(many),
             "No step is harder than 3.8, but many are not much easier: together they are harder.");
}

void RatingTest::countsSteps()
{
    Trace trace;
    for (const double cost : {1.0, 1.0, 2.0, 3.0, 5.5})
        trace.begin(0, std::uint32_t(trace.size()), cost);
    const Rating rating = rate(trace);
    QCOMPARE(rating.hardest, 5.5);
    QCOMPARE(rating.sum, 12.5);
    QVERIFY((rating.steps == std::array<std::size_t, difficultyCount>{2, 1, 1, 0, 1}));
}

void RatingTest::wordsFollowTheirRanges()
{
    for (int tenths = 10; tenths < 100; ++tenths) {
        const double value = tenths / 10.0;
        const Difficulty word = difficultyOf(value);
        for (int other = 0; other < difficultyCount; ++other) {
            const double distance = ratingRange(Difficulty(other)).distance(value);
            QVERIFY(distance == 0 || Difficulty(other) != word);
        }
        QVERIFY(value >= ratingRange(word).least && value < ratingRange(word).limit);
        QVERIFY(difficultyOf(value) == word);
    }
}

void RatingTest::onlyUniquePuzzlesHaveOne()
{
    const Family *slink = findFamily("slink");
    for (const char *text : {"1 1\n3\n0 0\n", "1 2\n. .\n0 0\n"})
        QVERIFY(!explain(*test::readOne(*slink, text), {}).rating);
}

INKLING_TEST(RatingTest, QCoreApplication)
#include "logic/rating_test.moc"
