// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "logic/explaining/deducer.h"
#include "logic/explaining/explainer.h"
#include "puzzle/practice/maker.h"
#include "support/checks/reading.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

using namespace inkling;

Q_DECLARE_METATYPE(const Family *)

namespace {

using Fault = std::optional<std::string>;

/// A reasoner that has heard of a position's facts in another order than the program's.
class OtherWay
{
public:
    explicit OtherWay(const PracticePosition &position)
        : m_puzzle(test::readOne(position.puzzle->family(), position.puzzle->text()))
        , m_model(m_puzzle->withOptions(position.puzzle->options())->model())
        , m_reasoner(m_model->reasoner())
        , m_knowledge(m_model->initial())
    {
        for (auto fact = position.known.rbegin(); fact != position.known.rend(); ++fact) {
            const ValueSet before = m_knowledge.possible(fact->unknown);
            if (m_knowledge.learn(*fact))
                m_reasoner->learned(m_knowledge, fact->unknown, before);
        }
    }

    [[nodiscard]] const Knowledge &knowledge() const { return m_knowledge; }
    /// The fault of a claim that this rule, and no cheaper one, gives these steps next: asks the
    /// tiers one after the other until one of them gives something new.
    [[nodiscard]] Fault faultOfNext(RuleId rule, const Trace &steps)
    {
        const auto rules = m_model->rules();
        Trace news;
        for (int tier = 0; tier < m_reasoner->tierCount() && news.empty(); ++tier) {
            Trace proposals;
            m_reasoner->propose(m_knowledge, tier, {}, proposals);
            for (std::size_t i = 0; i < proposals.size(); ++i) {
                if (saysNews(proposals[i]))
                    news.append(proposals[i]);
            }
        }
        for (std::size_t i = 0; i < news.size(); ++i) {
            if (rules[news[i].rule].cost < rules[rule].cost)
                return "a cheaper rule gives a step: " + std::string(rules[news[i].rule].id);
        }
        for (std::size_t i = 0; i < steps.size(); ++i) {
            bool isFound = steps[i].rule == rule;
            for (std::size_t k = 0; k < news.size() && isFound; ++k) {
                if (says(news[k], steps[i]))
                    break;
                isFound = k + 1 < news.size();
            }
            if (!isFound || news.empty())
                return "the rule does not give the step";
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] bool saysNews(const Step &step) const
    {
        return step.contradiction || std::ranges::any_of(step.conclusions, [&](const Fact &fact) {
                   return !m_knowledge.holds(fact);
               });
    }
    /// Whether a step of the same rule concludes all that the other does.
    [[nodiscard]] bool says(const Step &step, const Step &other) const
    {
        if (step.rule != other.rule)
            return false;
        Knowledge after = m_knowledge;
        after.learn(step.conclusions);
        return std::ranges::all_of(other.conclusions,
                                   [&](const Fact &fact) { return after.holds(fact); });
    }

    std::shared_ptr<const Puzzle> m_puzzle;
    std::unique_ptr<Model> m_model;
    std::unique_ptr<Reasoner> m_reasoner;
    Knowledge m_knowledge;
};

std::string textOf(const std::vector<Fact> &facts)
{
    std::string text;
    for (const Fact &fact : facts)
        text += std::to_string(fact.unknown) + ' ' + std::to_string(fact.possible.bits()) + ' ';
    return text;
}

/// Whether a puzzle has this answer, and no other.
Fault faultOfAnswer(const PracticePosition &position)
{
    if (const auto fault = position.puzzle->fault(position.answer))
        return fault->english();
    // What is reasoned out step by step is so in every answer.
    const std::vector<Answer> answers{position.answer};
    Explainer explainer(*position.model, answers);
    const Deduction deduction = deduce(*position.model, {}, explainer, {});
    if (deduction.outcome != Outcome::Solved)
        return "the reasoning finds no single answer";
    for (UnknownId unknown = 0; unknown < position.model->mainCount(); ++unknown) {
        if (deduction.knowledge.possible(unknown).value() != position.answer.values[unknown])
            return "the reasoning finds another answer";
    }
    return std::nullopt;
}

Fault faultOfFacts(const PracticePosition &position)
{
    const auto isSo = [&](const Fact &fact) {
        const auto value = position.model->valueIn(position.answer, fact.unknown);
        return !value || fact.possible.contains(*value);
    };
    if (!std::ranges::all_of(position.known, isSo))
        return "a known fact is at odds with the answer";
    for (std::size_t i = 0; i < position.steps.size(); ++i) {
        if (!std::ranges::all_of(position.steps[i].conclusions, isSo))
            return "a step is at odds with the answer";
    }
    return std::nullopt;
}

/// Marks what each step says, then the opposite.
Fault faultOfJudging(const PracticePosition &position, const Knowledge &known)
{
    const std::vector<ValueSet> initial = position.model->initial();
    if (judge(position, position.known).judgement != PracticeJudgement::Nothing)
        return "what is known counts as a mark";
    for (std::size_t i = 0; i < position.steps.size(); ++i) {
        std::vector<Fact> marks;
        for (const Fact &fact : position.steps[i].conclusions)
            addTo(marks, {fact.unknown, fact.possible & known.possible(fact.unknown)});
        if (judge(position, marks).judgement != PracticeJudgement::Right)
            return "what the step says is not right";
        Fact &fact = marks.front();
        fact.possible = known.possible(fact.unknown) - fact.possible;
        const auto value = position.model->valueIn(position.answer, fact.unknown);
        if (value && judge(position, marks).judgement != PracticeJudgement::Wrong)
            return "the opposite of what the step says is not wrong";
    }
    return std::nullopt;
}

Fault faultOf(const PracticePosition &position)
{
    if (position.steps.empty())
        return "there is no step";
    if (auto fault = faultOfFacts(position))
        return fault;
    OtherWay way(position);
    const Knowledge known = way.knowledge();
    if (auto fault = way.faultOfNext(position.rule, position.steps))
        return fault;
    return faultOfJudging(position, known);
}

/// Makes positions of all rules of a family, checks each, and counts them.
class Harvest
{
public:
    Harvest(const Family &family, int wanted)
        : m_family(family)
        , m_wanted(wanted)
        , m_rows(family.rules().size())
    {
        for (RuleId rule = 0; rule < m_rows.size(); ++rule)
            m_rows[rule].why = whyUnpractised(family, rule);
    }

    /// Makes a puzzle for the rule, and checks what it has for all rules that lack positions. Finds none
    /// more when stopped.
    [[nodiscard]] Fault tryFor(RuleId rule, const StopCondition &stop)
    {
        const std::uint64_t number = m_rows[rule].tried++;
        // Of four puzzles, three are random and one is a sample.
        const bool isSample = number % 4 == 3;
        const auto puzzle = PracticeMaker(m_family, rule, seed + rule)
                                .puzzle(number + 1, isSample ? 1 : number - number % 2,
                                        stop.within(mostForAPuzzle));
        if (!puzzle)
            return std::nullopt;
        const PracticeFinder finder(puzzle, stop);
        if (!finder.isFit())
            return std::nullopt;
        bool isAnswerChecked = false;
        for (const RuleId wanted : lacking()) {
            if (wanted != rule && isHopeless(wanted))
                continue;
            const PracticeFinds finds
                = finder.find(wanted, effort(), RandomSource(seed + rule, number), stop);
            if (!finds.positions.empty() && !std::exchange(isAnswerChecked, true)) {
                if (auto fault = faultOfAnswer(finds.positions.front()))
                    return *fault + "\n" + puzzle->text();
            }
            if (auto fault = take(finds, m_rows[wanted]))
                return std::string(m_family.rules()[wanted].id) + ": " + *fault + "\n"
                       + puzzle->text();
        }
        return std::nullopt;
    }
    /// The rule without enough positions for which the fewest puzzles were made, if fewer than
    /// `most` were.
    [[nodiscard]] std::optional<RuleId> next(std::uint64_t most) const
    {
        std::optional<RuleId> least;
        for (const RuleId rule : lacking()) {
            if (m_rows[rule].tried < (least ? m_rows[*least].tried : most))
                least = rule;
        }
        return least;
    }
    [[nodiscard]] int found() const
    {
        return int(std::ranges::count_if(m_rows, [](const Row &row) { return row.count > 0; }));
    }
    void print() const
    {
        for (RuleId rule = 0; rule < m_rows.size(); ++rule) {
            const Row &row = m_rows[rule];
            std::printf("%-34s %4d of %d, %llu puzzles made for it%s\n",
                        m_family.rules()[rule].id.data(), row.count, m_wanted,
                        static_cast<unsigned long long>(row.tried),
                        row.count > 0 ? "" : reasonFor(row));
        }
        std::fflush(stdout);
    }

private:
    struct Row
    {
        int count = 0;
        std::set<std::pair<std::string, std::string>> made; ///< no position counts twice
        std::uint64_t tried = 0;
        std::optional<Unpractised> why;
        int unmarkable = 0; ///< puzzles in which it said nothing to mark
    };
    /// Whether the puzzles made for other rules need not be searched, too.
    [[nodiscard]] bool isHopeless(RuleId rule) const
    {
        constexpr std::uint64_t enough = 12;
        return m_rows[rule].count == 0 && m_rows[rule].tried > enough;
    }
    /// A puzzle gives so few of a rule's positions that 200 of them are on many boards.
    [[nodiscard]] PracticeEffort effort() const
    {
        return m_wanted > 10 ? PracticeEffort{.most = 10, .patience = 60}
                             : PracticeEffort{.most = 1, .patience = 3};
    }
    [[nodiscard]] static Fault take(const PracticeFinds &finds, Row &row)
    {
        row.unmarkable += finds.isUnmarkable ? 1 : 0;
        for (const PracticePosition &position : finds.positions) {
            if (auto fault = faultOf(position))
                return fault;
            const bool isNew
                = row.made.emplace(position.puzzle->text(), textOf(position.known)).second;
            row.count += isNew ? 1 : 0;
        }
        return std::nullopt;
    }
    /// Why there is no position.
    [[nodiscard]] static const char *reasonFor(const Row &row)
    {
        if (row.why == Unpractised::BuildsAnswer)
            return ": builds one of several answers";
        if (row.why == Unpractised::NoAnswer)
            return ": only shows that there is no answer";
        if (row.why == Unpractised::OnlyALink)
            return ": only a link of chains";
        return row.unmarkable > 0 ? ": says nothing that can be marked" : ": never met";
    }
    [[nodiscard]] std::vector<RuleId> lacking() const
    {
        constexpr int enough = 40; // as for PracticeMaker
        std::vector<RuleId> rules;
        for (RuleId rule = 0; rule < m_rows.size(); ++rule) {
            const Row &row = m_rows[rule];
            const bool isUnmarkable = row.count == 0 && row.unmarkable >= enough;
            if (!row.why && !isUnmarkable && row.count < m_wanted)
                rules.push_back(rule);
        }
        return rules;
    }

    static constexpr std::uint64_t seed = 18;
    static constexpr std::chrono::seconds mostForAPuzzle{30};
    const Family &m_family;
    int m_wanted;
    std::vector<Row> m_rows;
};

int numberFrom(const char *variable, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber ? number : usual;
}

void addFamilies()
{
    QTest::addColumn<const Family *>("family");
    for (const Family *family : families())
        QTest::addRow("%s", std::string(family->id()).c_str()) << family;
}

} // namespace

/// What is promised of positions for practising a rule. A few of each rule; INKLING_PRACTICE=200
/// makes 200 of each that can be made so often, within INKLING_PRACTICE_SECONDS, and prints how many
/// there are.
class PracticeTest : public QObject
{
    Q_OBJECT

private slots:
    void ruleGivesTheNextStep_data() { addFamilies(); }
    void ruleGivesTheNextStep();
    void sameSeedSamePositions_data() { addFamilies(); }
    void sameSeedSamePositions();
    void stopsAtOnce();
};

void PracticeTest::ruleGivesTheNextStep()
{
    QFETCH(const Family *, family);
    const int wanted = numberFrom("INKLING_PRACTICE", 0);
    const int seconds = numberFrom("INKLING_PRACTICE_SECONDS", 600);
    Harvest harvest(*family, wanted > 0 ? wanted : 2);
    const StopCondition stop
        = wanted > 0 ? StopCondition().within(std::chrono::seconds(seconds)) : StopCondition();
    while (const auto rule = harvest.next(wanted > 0 ? 1'000'000 : 1)) {
        const Fault fault = harvest.tryFor(*rule, stop);
        QVERIFY2(!fault, fault.value_or("").c_str());
        if (stop.stopped())
            break;
    }
    if (wanted > 0)
        harvest.print();
    if (!whyUnpractised(*family, 0) || harvest.found() > 0)
        QVERIFY(harvest.found() > 2);
}

void PracticeTest::sameSeedSamePositions()
{
    QFETCH(const Family *, family);
    const auto easy = std::ranges::min_element(family->rules(), {}, &Rule::cost);
    const auto rule = RuleId(easy - family->rules().begin());
    constexpr std::size_t mostTries = 20;
    std::string last;
    PracticeMaker one(*family, rule, 5);
    PracticeMaker other(*family, rule, 5);
    for (int i = 0; i < 3; ++i) {
        const auto position = one.next(mostTries, {});
        const auto again = other.next(mostTries, {});
        QCOMPARE(position.has_value(), again.has_value());
        if (!position)
            return;
        QCOMPARE(position->puzzle->text(), again->puzzle->text());
        QVERIFY(position->known == again->known);
        QCOMPARE(position->rule, rule);
        QVERIFY(position->puzzle->text() != last);
        last = position->puzzle->text();
    }
}

void PracticeTest::stopsAtOnce()
{
    std::stop_source source;
    source.request_stop();
    const Family &family = *families().front();
    PracticeMaker maker(family, 0, 1);
    QVERIFY(!maker.next(100, StopCondition(source.get_token())));
    // What was stopped is made all the same when one asks again.
    const auto position = maker.next(100, {});
    const auto first = PracticeMaker(family, 0, 1).next(100, {});
    QVERIFY(position && first);
    QCOMPARE(position->puzzle->text(), first->puzzle->text());
}

INKLING_TEST(PracticeTest, QCoreApplication)
#include "families/practice_test.moc"
