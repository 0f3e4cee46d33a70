// SPDX-License-Identifier: MIT
#include "families/cards/family.h"
#include "families/cards/puzzle.h"
#include "families/explanation.h"
#include "families/explanationjson.h"
#include "logic/replay.h"
#include "support/cardsstepchecker.h"
#include "support/corpus.h"

#include <QTest>
#include <nlohmann/json.hpp>
#include <random>

using namespace inkling;
using namespace inkling::cards;

namespace {

using Counts = std::map<std::string_view, int>;

test::CardsStepChecker checkerFor(const Hand &hand)
{
    return {hand.cards,
            hand.target.text(),
            {hand.choices.exponents, hand.choices.integers, hand.choices.some}};
}

/// What is wrong with the trace of a hand; counts its rules.
std::optional<std::string> faultOfTrace(const CardsPuzzle &puzzle, Counts &counts)
{
    const auto model = puzzle.model();
    auto checker = checkerFor(puzzle.hand());
    const Deduction deduction = deduce(*model, {});
    Knowledge knowledge(model->initial());
    Knowledge beforeWave = knowledge;
    for (std::size_t i = 0; i < deduction.trace.size(); ++i) {
        const Step step = deduction.trace[i];
        const Rule &rule = family().rules()[step.rule];
        ++counts[rule.id];
        if (i > 0 && step.wave != deduction.trace[i - 1].wave)
            beforeWave = knowledge;
        for (const Fact &premise : step.premises) {
            if (!beforeWave.holds(premise))
                return "rests on what its wave does not find known: " + std::string(rule.id);
        }
        const auto json = stepJson(*model, rule, step);
        if (const auto wrong = checker.fault(json))
            return *wrong + " in " + json.dump();
        for (const Fact &conclusion : step.conclusions)
            knowledge.learn(conclusion);
    }
    const Solution solution = puzzle.solve(Search::Uniqueness, {});
    const Outcome expected = solution.first ? Outcome::Solved : Outcome::Contradiction;
    if (deduction.outcome != expected)
        return "the trace does not end as the search does";
    for (UnknownId token = 0; solution.first && token < model->mainCount(); ++token) {
        if (knowledge.possible(token) != ValueSet::only(solution.first->values[token]))
            return "the trace leads to another answer";
    }
    return std::nullopt;
}

Hand read(const std::string &line)
{
    LineSource source(line);
    return (*readPuzzle(source))->hand();
}

} // namespace

class TraceTest : public QObject
{
    Q_OBJECT

private slots:
    void corpusHands_data();
    void corpusHands();
    void unmadeHands();
    void randomHands();
    void otherAnswers();
    void marksComeAndGo();
};

void TraceTest::corpusHands_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("each");
    QTest::newRow("four") << "bench/cards-rand4.in" << 1;
    QTest::newRow("five") << "bench/cards-rand5.in" << 2;
    QTest::newRow("six") << "bench/cards-rand6.in" << 12;
}

void TraceTest::corpusHands()
{
    QFETCH(QString, file);
    QFETCH(int, each);
    const auto text = test::corpusFile(file.toStdString());
    if (!text)
        QSKIP("the corpus is not here");
    Counts counts;
    int number = 0;
    for (const auto &puzzle : test::readPuzzles(family(), *text)) {
        if (number++ % each != 0)
            continue;
        const auto wrong = faultOfTrace(dynamic_cast<const CardsPuzzle &>(*puzzle), counts);
        QVERIFY2(!wrong, (puzzle->text() + wrong.value_or("")).c_str());
    }
    for (const auto &[rule, count] : counts)
        qInfo("%-20s %5d", rule.data(), count);
}

/// Hands of six that do not make 163, every fortieth of the census.
void TraceTest::unmadeHands()
{
    const auto text = test::corpusFile("cards/census163_six_cards_not_integer_solvable.txt");
    if (!text)
        QSKIP("the corpus is not here");
    Counts counts;
    std::istringstream file(*text);
    std::string line;
    for (int number = 0; std::getline(file, line); ++number) {
        if (number % 40 != 0)
            continue;
        const CardsPuzzle puzzle(read(line.substr(1) + " = 163"));
        const auto wrong = faultOfTrace(puzzle, counts);
        QVERIFY2(!wrong, (puzzle.text() + wrong.value_or("")).c_str());
    }
    QVERIFY(counts["cards.impossible"] > 10);
}

void TraceTest::randomHands()
{
    std::mt19937 random(163);
    Counts counts;
    for (int i = 0; i < 1500; ++i) {
        Hand hand;
        const int cards = 1 + int(random() % (i % 10 == 0 ? 5 : 4));
        for (int card = 0; card < cards; ++card)
            hand.cards.push_back(1 + int(random() % (i % 3 == 0 ? 4 : 13)));
        hand.target = Fraction(int(random() % 60) - 10, i % 7 == 0 ? 1 + int(random() % 4) : 1)
                          .inLowestTerms();
        hand.choices = Choices::fromBits(i % 2 == 0 ? 0U : unsigned(random() % 8));
        const CardsPuzzle puzzle(hand);
        const auto wrong = faultOfTrace(puzzle, counts);
        QVERIFY2(!wrong, (puzzle.text() + wrong.value_or("")).c_str());
    }
    for (const Rule &rule : family().rules()) {
        qInfo("%-20s %5d", rule.id.data(), counts[rule.id]);
        QVERIFY2(counts[rule.id] > 0 || rule.id == "cards.unmade", rule.id.data());
    }
}

/// The reasoning leads to whichever answer was asked for.
void TraceTest::otherAnswers()
{
    const CardsPuzzle puzzle(read("2 3 4 6 7 = 24"));
    const std::vector<Answer> answers = puzzle.answers(200, {});
    QVERIFY(answers.size() > 20);
    auto checker = checkerFor(puzzle.hand());
    for (const Answer &answer : answers) {
        const auto leading = puzzle.toward(answer);
        const auto model = leading->model();
        const Deduction deduction = deduce(*model, {});
        QCOMPARE(deduction.outcome, Outcome::Solved);
        for (UnknownId token = 0; token < model->mainCount(); ++token)
            QCOMPARE(deduction.knowledge.possible(token).value(), int(answer.values[token]));
        for (std::size_t i = 0; i < deduction.trace.size(); ++i) {
            const Step step = deduction.trace[i];
            const auto json = stepJson(*model, family().rules()[step.rule], step);
            const auto wrong = checker.fault(json);
            QVERIFY2(!wrong, (wrong.value_or("") + json.dump()).c_str());
        }
    }
}

/// Forward and back again, every mark that came has gone; the captions grow from the target to the
/// whole expression.
void TraceTest::marksComeAndGo()
{
    const CardsPuzzle puzzle(read("2 3 4 5 6 7 = 163"));
    const auto model = puzzle.model();
    const Deduction deduction = deduce(*model, {});
    Replay replay(*model, deduction.trace);
    const auto forth = replay.moveTo(deduction.trace.size());
    const std::vector<Caption> captions = model->captions(replay.knowledge());
    QVERIFY(std::ranges::any_of(captions, [](const Caption &caption) {
        return caption.text == "2\u00D7(6\u00D74\u00D73+7)+5 = 163";
    }));
    const auto back = replay.moveTo(0);
    QCOMPARE(forth.size(), back.size());
    QVERIFY(model->captions(replay.knowledge()).empty());
    for (std::size_t i = 0; i < forth.size(); ++i) {
        QVERIFY(forth[i].before == back[back.size() - 1 - i].after);
        QVERIFY(forth[i].after == back[back.size() - 1 - i].before);
    }
}

QTEST_APPLESS_MAIN(TraceTest)
#include "trace_test.moc"
