// SPDX-License-Identifier: MIT
#include "families/slink/puzzle.h"
#include "puzzle/additions.h"
#include "puzzle/drafting.h"
#include "support/familytable.h"
#include "support/randompuzzles.h"
#include "support/testprogram.h"
#include "support/worlds.h"

#include <QTest>
#include <algorithm>

using namespace inkling;

namespace {

/// The judge texts of all puzzles with one more clue, or one more of a cage's operators, that only
/// this one of all answers meets, in order. A cage's sum is the clue of its cells.
std::vector<std::string> settled(const Puzzle &puzzle, const std::vector<test::World> &answers,
                                 const Answer &answer)
{
    const Drafting &drafting = puzzle.family().drafting();
    const Draft draft = drafting.draft(puzzle);
    std::vector<std::string> texts;
    for (PlaceId place = 0; place < PlaceId(draft.texts.size()); ++place) {
        std::string clue = draft.texts[place];
        if (clue.ends_with('?'))
            clue.pop_back();
        else if (!clue.empty() || (!draft.cages.empty() && draft.cages[place] != noCage))
            continue;
        for (const char sign : std::string_view("0123456789+-*/abcdefghijklmnopqrstuvwxyz")) {
            Draft more = draft;
            more.texts[place] = clue + sign;
            const Drawn drawn = drafting.fits(more) ? drafting.puzzle(more) : Drawn();
            const bool isOnly
                = drawn && *drawn && std::ranges::all_of(answers, [&](const auto &other) {
                      return (*drawn)->fault({other.values}).has_value()
                             == (other.values != answer.values);
                  });
            if (isOnly)
                texts.push_back((*drawn)->text());
        }
    }
    return texts;
}

} // namespace

class AdditionsTest final : public QObject
{
    Q_OBJECT

private:
    int m_puzzles = 0;
    std::size_t m_clues = 0;
    std::size_t m_facts = 0;

    /// Against all clues and all facts, tried one by one.
    void compare(const Puzzle &puzzle)
    {
        const Solution solution = puzzle.solve(Search::Uniqueness, {});
        const auto worlds = test::worldsOf(puzzle);
        if (solution.verdict != Verdict::Many || !worlds)
            return;
        std::vector<std::string> texts;
        std::vector<Fact> facts;
        for (const SettlingAddition &addition : additionsThatSettle(puzzle, solution, {})) {
            QVERIFY(!addition.text.english().empty());
            if (addition.puzzle)
                texts.push_back(addition.puzzle->text());
            else
                facts.push_back(addition.fact.value());
        }
        const auto answers = test::answersOf(*worlds);
        const auto expected = test::settlingFacts(answers, solution.first->values);
        QVERIFY2(texts == settled(puzzle, answers, *solution.first), puzzle.text().c_str());
        QVERIFY2(facts == expected, puzzle.text().c_str());
        ++m_puzzles;
        m_clues += texts.size();
        m_facts += facts.size();
    }

private slots:
    void areAllThereAre_data() { test::addFamilies(test::hasEncoding); }

    void areAllThereAre()
    {
        const Family &family = test::fetchFamily();
        std::mt19937 random(41);
        m_puzzles = 0;
        m_clues = 0;
        m_facts = 0;
        for (int number = 0; number < 400 && !QTest::currentTestFailed(); ++number)
            compare(*test::randomPuzzle(family, number, random));
        qInfo("%d puzzles, %zu clues, %zu facts", m_puzzles, m_clues, m_facts);
        QVERIFY(m_puzzles >= 20);
    }

    void stops()
    {
        const slink::SlinkPuzzle puzzle({{3, 3}, std::vector<std::int8_t>(9, slink::blank)});
        const StopCondition over(std::stop_token(), StopCondition::Clock::now());
        const Solution solution = puzzle.solve(Search::Uniqueness, {});
        QVERIFY(additionsThatSettle(puzzle, solution, over).empty());
    }
};

INKLING_TEST(AdditionsTest, QCoreApplication)
#include "families/additions_test.moc"
