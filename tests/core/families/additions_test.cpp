// SPDX-License-Identifier: MIT
#include "families/kenken/puzzle.h"
#include "families/numbercross/puzzle.h"
#include "families/slink/puzzle.h"
#include "puzzle/additions.h"
#include "support/kenken/kenken.h"
#include "support/numbercross/numbercrossboards.h"
#include "support/randompuzzles.h"
#include "support/testprogram.h"
#include "support/worlds.h"

#include <QTest>
#include <algorithm>

using namespace inkling;

namespace {

/// By trying.
bool isOnly(const Puzzle &puzzle, const Answer &answer)
{
    const auto answers = test::answersOf(*test::worldsOf(puzzle));
    return answers.size() == 1 && answers.front().values == answer.values;
}

/// The judge texts of all puzzles with one more clue whose only answer this is, in order.
std::vector<std::string> settled(const slink::SlinkPuzzle &puzzle, const Answer &answer)
{
    std::vector<std::string> texts;
    for (std::size_t cell = 0; cell < puzzle.clues().cells.size(); ++cell) {
        for (std::int8_t clue = 0; clue <= 3 && puzzle.clues().cells[cell] == slink::blank;
             ++clue) {
            slink::Clues clues = puzzle.clues();
            clues.cells[cell] = clue;
            const slink::SlinkPuzzle more(std::move(clues));
            if (isOnly(more, answer))
                texts.push_back(more.text());
        }
    }
    return texts;
}

std::vector<std::string> settled(const kenken::KenkenPuzzle &puzzle, const Answer &answer)
{
    using kenken::Operation;
    std::vector<std::string> texts;
    for (std::size_t cage = 0; cage < puzzle.cages().cages.size(); ++cage) {
        if (puzzle.cages().cages[cage].operation != Operation::Unknown)
            continue;
        for (const Operation operation :
             {Operation::Sum, Operation::Difference, Operation::Product, Operation::Quotient}) {
            kenken::Cages cages = puzzle.cages();
            cages.cages[cage].operation = operation;
            const kenken::KenkenPuzzle more(std::move(cages));
            if (isOnly(more, answer))
                texts.push_back(more.text());
        }
    }
    return texts;
}

std::vector<std::string> settled(const Puzzle &puzzle, const Answer &answer)
{
    if (const auto *slink = dynamic_cast<const slink::SlinkPuzzle *>(&puzzle))
        return settled(*slink, answer);
    if (const auto *kenken = dynamic_cast<const kenken::KenkenPuzzle *>(&puzzle))
        return settled(*kenken, answer);
    return {}; // a line's labels are all there, and a board's tiles
}

/// The same cages without their operators.
kenken::KenkenPuzzle withoutOperators(kenken::Cages cages)
{
    for (kenken::Cage &cage : cages.cages) {
        if (cage.cells.size() > 1)
            cage.operation = kenken::Operation::Unknown;
    }
    return kenken::KenkenPuzzle(std::move(cages));
}

/// A board of ones, which has several answers.
numbercross::NumberCrossPuzzle withEqualDigits(numbercross::Givens givens, std::mt19937 &random)
{
    std::ranges::fill(givens.digits, std::uint8_t(1));
    std::vector<std::uint8_t> shades(givens.digits.size());
    std::ranges::generate(shades, [&] { return std::uint8_t(random() % 2); });
    test::label(givens, shades);
    return numbercross::NumberCrossPuzzle(std::move(givens));
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
        if (solution.verdict != Verdict::Many)
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
        const auto answers = test::answersOf(*test::worldsOf(puzzle));
        const auto expected = test::settlingFacts(answers, solution.first->values);
        QVERIFY2(texts == settled(puzzle, *solution.first), puzzle.text().c_str());
        QVERIFY2(facts == expected, puzzle.text().c_str());
        ++m_puzzles;
        m_clues += texts.size();
        m_facts += facts.size();
    }

private slots:
    void areAllThereAre_data()
    {
        QTest::addColumn<int>("source");
        const auto sources = test::puzzleSources();
        for (std::size_t i = 0; i < sources.size(); ++i)
            QTest::newRow(sources[i].family.c_str()) << int(i);
    }

    void areAllThereAre()
    {
        QFETCH(int, source);
        const auto from = test::puzzleSources()[std::size_t(source)];
        std::mt19937 random(unsigned(41 + source));
        m_puzzles = 0;
        m_clues = 0;
        m_facts = 0;
        for (int number = 0; number < 400 && !QTest::currentTestFailed(); ++number)
            compare(*from.make(number, random).puzzle);
        for (int number = 0; from.family == "kenken" && number < 200; ++number)
            compare(withoutOperators(test::randomCages(2 + number % 2, 3, false, random)));
        for (int number = 0; from.family == "numbercross" && number < 200; ++number)
            compare(
                withEqualDigits(test::randomNumberCross(3, 2 + number % 3, 50, random), random));
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
