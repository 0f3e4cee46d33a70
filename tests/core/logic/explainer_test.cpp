// SPDX-License-Identifier: MIT
#include "logic/explaining/explainer.h"
#include "support/testprogram.h"

#include "checkerfor.h"
#include "families/slink/model.h"
#include "families/slink/search/solver.h"
#include "families/slink/terms.h"
#include "logic/explaining/deducer.h"
#include "logic/model/generalrules.h"
#include "puzzle/explanationjson.h"
#include "support/checks/librarychecks.h"
#include "support/deadline.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <nlohmann/json.hpp>
#include <random>
#include <vector>

using namespace inkling;
using namespace inkling::slink;

class ExplainerTest : public QObject
{
    Q_OBJECT

private slots:
    void everyStepFollowsAndNeedsAll_data();
    void everyStepFollowsAndNeedsAll();
    void concludesWhatAllAnswersShare_data();
    void concludesWhatAllAnswersShare();
    void theLadderEndsEveryBoard();
    void explainsOneFact();
    void sameBoardSameSteps();
    void stopsAtItsDeadline();
};

namespace {

/// A small board, all its colourings, and what is true in each; straight from the rules.
class Colourings
{
public:
    explicit Colourings(const Clues &clues)
        : m_clues(clues)
        , m_terms{clues.grid}
    {
        for (unsigned cells = 0; cells < 1u << clues.grid.cellCount(); ++cells)
            m_isLoop.push_back(isLoop(cells));
    }

    [[nodiscard]] bool meets(unsigned cells, ConstraintId constraint) const
    {
        const Grid &grid = m_clues.grid;
        if (constraint == m_terms.loop())
            return m_isLoop[cells];
        if (constraint < m_terms.dot(0)) {
            const int clue = m_clues.cells[constraint];
            const int r = int(constraint) / grid.columns;
            const int c = int(constraint) % grid.columns;
            return clue == blank
                   || clue
                          == differ(cells, r, c, r - 1, c) + differ(cells, r, c, r + 1, c)
                                 + differ(cells, r, c, r, c - 1) + differ(cells, r, c, r, c + 1);
        }
        const int dot = int(constraint - m_terms.dot(0));
        const int r = dot / (grid.columns + 1);
        const int c = dot % (grid.columns + 1);
        return differ(cells, r - 1, c - 1, r - 1, c) + differ(cells, r - 1, c, r, c)
                   + differ(cells, r, c, r, c - 1) + differ(cells, r, c - 1, r - 1, c - 1)
               < 4;
    }

    [[nodiscard]] int value(unsigned cells, UnknownId unknown) const
    {
        const Grid &grid = m_clues.grid;
        const Subject subject = m_terms.subject(unknown);
        const int r = subject.index / grid.columns;
        const int c = subject.index % grid.columns;
        const int dotRow = subject.index / (grid.columns + 1);
        const int dotColumn = subject.index % (grid.columns + 1);
        switch (subject.kind) {
        case Kind::Edge:
        case Kind::Neighbours: {
            const bool isLine = edge(cells, subject.index);
            return subject.kind == Kind::Edge ? isLine : !isLine;
        }
        case Kind::Cell:
            return inside(cells, r, c);
        case Kind::Corner: {
            const std::array<int, 4> lines{
                differ(cells, r, c, r - 1, c), differ(cells, r, c, r, c + 1),
                differ(cells, r, c, r + 1, c), differ(cells, r, c, r, c - 1)};
            return lines[std::size_t(subject.part)] + lines[std::size_t((subject.part + 3) % 4)];
        }
        case Kind::Diagonal:
            return subject.part == 0 ? !differ(cells, dotRow - 1, dotColumn - 1, dotRow, dotColumn)
                                     : !differ(cells, dotRow - 1, dotColumn, dotRow, dotColumn - 1);
        case Kind::Opposites:
            return subject.part == 0 ? !differ(cells, r - 1, c, r + 1, c)
                                     : !differ(cells, r, c + 1, r, c - 1);
        }
        return 0;
    }

    [[nodiscard]] bool holds(unsigned cells, const Fact &fact) const
    {
        return fact.possible.contains(value(cells, fact.unknown));
    }

    [[nodiscard]] std::vector<unsigned> answers() const
    {
        std::vector<unsigned> answers;
        for (unsigned cells = 0; cells < m_isLoop.size(); ++cells) {
            bool isAnswer = m_isLoop[cells];
            for (ConstraintId clue = 0; clue < m_terms.dot(0) && isAnswer; ++clue)
                isAnswer = meets(cells, clue);
            if (isAnswer)
                answers.push_back(cells);
        }
        return answers;
    }

private:
    [[nodiscard]] bool inside(unsigned cells, int r, int c) const
    {
        return m_clues.grid.contains(r, c) && (cells >> m_clues.grid.cell(r, c) & 1) != 0;
    }
    [[nodiscard]] int differ(unsigned cells, int r, int c, int otherRow, int otherColumn) const
    {
        return inside(cells, r, c) != inside(cells, otherRow, otherColumn) ? 1 : 0;
    }
    [[nodiscard]] bool edge(unsigned cells, int index) const
    {
        const Grid &grid = m_clues.grid;
        if (grid.isHorizontal(index))
            return differ(cells, index / grid.columns - 1, index % grid.columns,
                          index / grid.columns, index % grid.columns)
                   != 0;
        const int place = index - grid.horizontalCount();
        const int r = place / (grid.columns + 1);
        const int c = place % (grid.columns + 1);
        return differ(cells, r, c - 1, r, c) != 0;
    }
    /// One loop: follows the lines from the first one round, and has been along all of them.
    [[nodiscard]] bool isLoop(unsigned cells) const
    {
        const Grid &grid = m_clues.grid;
        Answer answer;
        for (int index = 0; index < grid.edgeCount(); ++index)
            answer.values.push_back(edge(cells, index) ? 1 : 0);
        Clues none{grid, std::vector<std::int8_t>(std::size_t(grid.cellCount()), blank)};
        return SlinkModel(none).isAnswer(answer);
    }

    const Clues &m_clues;
    Terms m_terms;
    std::vector<bool> m_isLoop;
};

/// Asks a checker that knows the rules of the puzzle, and none of the reasoning.
class Checked
{
public:
    explicit Checked(const Clues &clues)
        : m_model(clues)
        , m_checker(test::checkerFor(clues))
    {}

    [[nodiscard]] bool follows(const Step &step)
    {
        const auto wrong = m_checker.fault(stepJson(m_model, step));
        if (wrong)
            qWarning("%s: %s", wrong->c_str(), stepJson(m_model, step).dump().c_str());
        return !wrong;
    }
    [[nodiscard]] std::string text(const Step &step) const
    {
        return stepJson(m_model, step).dump();
    }
    [[nodiscard]] std::string text(const Fact &fact) const
    {
        return m_model.describe(fact).english();
    }
    [[nodiscard]] bool needsAll(const Step &step)
    {
        const auto json = stepJson(m_model, step);
        for (std::size_t i = 0; i < json["premises"].size(); ++i) {
            if (!m_checker.holdsWithout(json, i))
                continue;
            qWarning("without %s: %s", json["premises"][i].dump().c_str(), json.dump().c_str());
            return false;
        }
        return true;
    }

private:
    SlinkModel m_model;
    test::SlinkStepChecker m_checker;
};

/// Clues of a random colouring, thinned out; sometimes one is changed.
Clues randomClues(std::mt19937 &random, int rows, int columns, bool isLoop)
{
    const auto below = [&](unsigned bound) { return int(random() % bound); };
    for (;;) {
        Clues clues{{rows, columns}, std::vector<std::int8_t>(std::size_t(rows * columns), blank)};
        const Colourings colourings(clues);
        const unsigned cells = random() % (1u << (rows * columns));
        const Terms terms{clues.grid};
        if (isLoop && !colourings.meets(cells, terms.loop()))
            continue;
        for (int cell = 0; cell < rows * columns; ++cell) {
            int count = 0;
            const int r = cell / columns;
            const int c = cell % columns;
            for (const int index : {clues.grid.horizontal(r, c), clues.grid.horizontal(r + 1, c),
                                    clues.grid.vertical(r, c), clues.grid.vertical(r, c + 1)})
                count += colourings.value(cells, UnknownId(index));
            if (count < 4 && below(10) < 6)
                clues.cells[std::size_t(cell)] = std::int8_t(count);
        }
        return clues;
    }
}

std::vector<Clues> boards(int count, bool isLoop)
{
    std::mt19937 random(20);
    std::vector<Clues> boards;
    for (int i = 0; i < count; ++i)
        boards.push_back(randomClues(random, 2 + i % 2, 3 + i % 3, isLoop));
    return boards;
}

/// All steps of the explainer alone, without named rules; `visit` sees each and what is known before it.
Knowledge explainAlone(const Clues &clues,
                       const std::function<void(const Step &, const Knowledge &)> &visit,
                       bool *isContradiction = nullptr)
{
    const SlinkModel model(clues);
    Explainer explainer(model, solve(clues, Search::Uniqueness, {}).answers());
    Knowledge knowledge(model.initial());
    for (Trace wave; explainer.propose(knowledge, {}, wave); wave.clear()) {
        const Knowledge before = knowledge;
        bool isNews = false;
        for (std::size_t i = 0; i < wave.size(); ++i) {
            visit(wave[i], before);
            for (const Fact &fact : wave[i].conclusions)
                isNews = knowledge.learn(fact) || isNews;
            if (wave[i].contradiction) {
                if (isContradiction)
                    *isContradiction = true;
                return knowledge;
            }
        }
        if (!isNews) {
            QTest::qFail("a wave without news", __FILE__, __LINE__);
            break;
        }
    }
    return knowledge;
}

} // namespace

void ExplainerTest::everyStepFollowsAndNeedsAll_data()
{
    QTest::addColumn<bool>("isLoop");
    QTest::newRow("of a loop") << true;
    QTest::newRow("of any colouring") << false;
}

void ExplainerTest::everyStepFollowsAndNeedsAll()
{
    QFETCH(bool, isLoop);
    int steps = 0;
    for (const Clues &clues : boards(30, isLoop)) {
        Checked checked(clues);
        (void)explainAlone(clues, [&](const Step &step, const Knowledge &before) {
            ++steps;
            const bool isChain = step.rule == RuleId(GeneralRule::Chain);
            QVERIFY(isChain || step.rule == RuleId(GeneralRule::Smallest));
            for (const Fact &fact : step.premises)
                QVERIFY2(before.holds(fact),
                         (checked.text(step) + " " + checked.text(fact)).c_str());
            QVERIFY(checked.follows(step));
            QVERIFY(isChain || checked.needsAll(step));
        });
    }
    qInfo("%d steps", steps);
    QVERIFY(steps > 200);
}

void ExplainerTest::concludesWhatAllAnswersShare_data()
{
    everyStepFollowsAndNeedsAll_data();
}

/// One answer: all of it; several: what they share; none: a contradiction.
void ExplainerTest::concludesWhatAllAnswersShare()
{
    QFETCH(bool, isLoop);
    std::array<int, 3> counts{};
    for (const Clues &clues : boards(50, isLoop)) {
        const Colourings colourings(clues);
        const auto answers = colourings.answers();
        ++counts[std::min<std::size_t>(answers.size(), 2)];
        bool isContradiction = false;
        const Knowledge known = explainAlone(
            clues, [](const Step &, const Knowledge &) {}, &isContradiction);
        QCOMPARE(isContradiction, answers.empty());
        for (UnknownId edge = 0; edge < UnknownId(clues.grid.edgeCount()) && !answers.empty();
             ++edge) {
            ValueSet shared;
            for (const unsigned cells : answers)
                shared = shared | ValueSet::only(colourings.value(cells, edge));
            QCOMPARE(known.possible(edge).bits(), shared.bits());
        }
    }
    qInfo("%d boards without an answer, %d with one, %d with more", counts[0], counts[1],
          counts[2]);
}

void ExplainerTest::theLadderEndsEveryBoard()
{
    std::mt19937 random(7);
    for (int i = 0; i < 30; ++i) {
        const Clues clues = randomClues(random, 4, 4, i % 2 == 0);
        const SlinkModel model(clues);
        const Solution solution = solve(clues, Search::Uniqueness, {});
        Explainer explainer(model, solution.answers());
        const Deduction deduction = deduce(model, {}, explainer, {});
        const Outcome expected = solution.verdict == Verdict::Unique ? Outcome::Solved
                                 : solution.verdict == Verdict::None ? Outcome::Contradiction
                                                                     : Outcome::Stalled;
        QCOMPARE(int(deduction.outcome), int(expected));
        Checked checked(clues);
        for (std::size_t step = 0; step < deduction.trace.size(); ++step) {
            if (deduction.trace[step].rule == RuleId(GeneralRule::Smallest))
                QVERIFY(checked.follows(deduction.trace[step]));
        }
    }
}

void ExplainerTest::explainsOneFact()
{
    for (const Clues &clues : boards(12, true)) {
        const Colourings colourings(clues);
        Checked checked(clues);
        const auto answers = colourings.answers();
        const SlinkModel model(clues);
        Explainer explainer(model, solve(clues, Search::Uniqueness, {}).answers());
        const Knowledge knowledge(model.initial());
        for (UnknownId unknown = 0; unknown < UnknownId(clues.grid.edgeCount()); ++unknown) {
            const Fact fact{unknown, ValueSet::only(int(unknown) % 2)};
            const bool isTrue = std::ranges::all_of(
                answers, [&](unsigned cells) { return colourings.holds(cells, fact); });
            Trace steps;
            QCOMPARE(explainer.explain(knowledge, fact, {}, steps), isTrue);
            QCOMPARE(steps.size(), std::size_t(isTrue ? 1 : 0));
            if (!isTrue)
                continue;
            QVERIFY(steps[0].conclusions.size() == 1 && steps[0].conclusions[0] == fact);
            QVERIFY(checked.follows(steps[0]));
            QVERIFY(checked.needsAll(steps[0]));
        }
    }
}

void ExplainerTest::sameBoardSameSteps()
{
    for (const Clues &clues : boards(5, true)) {
        std::vector<Fact> first;
        std::vector<Fact> second;
        for (std::vector<Fact> *const facts : {&first, &second}) {
            (void)explainAlone(clues, [&](const Step &step, const Knowledge &) {
                facts->insert(facts->end(), step.premises.begin(), step.premises.end());
                facts->insert(facts->end(), step.conclusions.begin(), step.conclusions.end());
            });
        }
        QVERIFY(first == second);
    }
}

void ExplainerTest::stopsAtItsDeadline()
{
    const Clues clues{{30, 30}, std::vector<std::int8_t>(900, 2)};
    const SlinkModel model(clues);
    Explainer explainer(model, {});
    const test::Deadline deadline(30);
    Trace steps;
    (void)explainer.propose(Knowledge(model.initial()), deadline.condition(), steps);
    QVERIFY(deadline.wasHeard());
}

INKLING_TEST(ExplainerTest, QCoreApplication)
#include "logic/explainer_test.moc"
