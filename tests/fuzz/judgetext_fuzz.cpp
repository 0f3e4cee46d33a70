// SPDX-License-Identifier: MIT
// Any bytes are puzzles or an error with a place in the text, for every family, whole or in pieces;
// what was read is written so that it reads the same; and it can be drawn, described, solved and
// reasoned about, where the reasoning never loses an answer that the search finds.

#include "families/registry.h"
#include "fuzz/require.h"
#include "puzzle/explanation.h"
#include "puzzle/explanationjson.h"
#include "puzzle/joinable.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <string_view>

using namespace inkling;
using namespace inkling::fuzz;

namespace {

LineSource inPieces(std::string_view text, std::size_t piece)
{
    return LineSource([=, position = std::size_t{0}](char *buffer, std::size_t size) mutable {
        const std::size_t count = std::min({piece, size, text.size() - position});
        std::copy_n(text.data() + position, count, buffer);
        position += count;
        return count;
    });
}

void requireRoundTrip(const Family &family, const Puzzle &puzzle)
{
    LineSource source(puzzle.text());
    const auto again = family.read(source);
    require(again && *again && (*again)->text() == puzzle.text());
}

/// Long enough for most small puzzles, short enough to be stopped in the middle of the others.
StopCondition soon()
{
    return StopCondition({}, StopCondition::Clock::now() + std::chrono::milliseconds(4));
}

/// Stops are to be heard within 50 ms; instrumented code is slower than what people run. Processor
/// time, as others may have the machine.
void requireInTime(std::clock_t start)
{
    require(std::clock() - start < 2 * CLOCKS_PER_SEC);
}

void requireBoard(const Puzzle &puzzle)
{
    const Board board = puzzle.board();
    require(puzzle.rows() > 0 && puzzle.columns() > 0 && board.size() > 0);
    for (ElementId element = 0; element < board.size(); ++element)
        require(!board.outline(element).empty() && !puzzle.describe(element).english().empty());
}

/// What a search of a few milliseconds finds; ensures that it is right.
Solution requireSolution(const Puzzle &puzzle)
{
    const std::clock_t start = std::clock();
    Solution solution = puzzle.solve(Search::Uniqueness, soon());
    requireInTime(start);
    require(solution.first || solution.verdict == Verdict::None
            || solution.verdict == Verdict::Unknown);
    require(solution.second.has_value() == (solution.verdict == Verdict::Many));
    for (const auto &answer : {solution.first, solution.second}) {
        if (!answer)
            continue;
        require(answer->values.size() == puzzle.model()->mainCount());
        require(!puzzle.fault(*answer));
        require(!puzzle.answerText(1, &*answer).empty());
    }
    require(!puzzle.answerText(1, nullptr).empty());
    return solution;
}

void requireSound(const Model &model, const Solution &solution, const Deduction &deduction)
{
    const Verdict verdict = solution.verdict;
    require(deduction.outcome != Outcome::Contradiction || !solution.first);
    require(deduction.outcome != Outcome::Solved || verdict != Verdict::None);
    require(deduction.outcome != Outcome::Solved || verdict != Verdict::Many
            || model.isConstructive());
    // A model that builds one of many answers chooses another one than the search.
    if (model.isConstructive())
        return;
    for (const auto &answer : {solution.first, solution.second}) {
        for (UnknownId unknown = 0; answer && unknown < model.mainCount(); ++unknown)
            require(deduction.knowledge.possible(unknown).contains(answer->values[unknown]));
    }
}

void requireReasoning(const Puzzle &puzzle, const Solution &solution)
{
    const auto model = puzzle.model();
    const std::clock_t start = std::clock();
    Explanation explanation{
        .solution = solution, .deduction = deduce(*model, soon()), .toward = {}, .rating = {}};
    requireInTime(start);
    requireSound(*model, solution, explanation.deduction);
    const Trace &trace = explanation.deduction.trace;
    Knowledge before(model->initial());
    for (std::size_t i = 0; trace.size() < 200 && i < trace.size(); ++i) {
        require(!stepLine(*model, 1, i, trace[i], before).empty());
        before.learn(trace[i].conclusions);
    }
    require(!endLine(1, explanation, nlohmann::ordered_json::object()).empty());
    (void)model->captions(explanation.deduction.knowledge);
    if (solution.first)
        (void)model->finale(*solution.first);
}

/// With each single option.
void requireOptions(const Family &family, const Puzzle &puzzle)
{
    for (std::size_t i = 0; i < family.options().size(); ++i)
        requireRoundTrip(family, *puzzle.withOptions(1U << i));
}

void requireUse(const Family &family, const Puzzle &puzzle)
{
    requireOptions(family, puzzle);
    constexpr int mostCells = 400;
    if (puzzle.rows() * puzzle.columns() > mostCells)
        return;
    const Solution solution = requireSolution(puzzle);
    // A board that shows one of many answers waits for it.
    if (isJoinable(family) && solution.verdict == Verdict::Unknown)
        return;
    requireBoard(puzzle);
    requireReasoning(puzzle, solution);
}

/// How much of what is read is looked at: reading alone is what most inputs are for.
enum class Depth : std::uint8_t { Read, Use };

void readAll(const Family &family, std::string_view text, LineSource source, Depth depth)
{
    for (int count = 0;; ++count) {
        const auto puzzle = family.read(source);
        if (!puzzle)
            return requirePlace(text, puzzle.error());
        if (!*puzzle)
            return;
        requireRoundTrip(family, **puzzle);
        constexpr int mostUsed = 3;
        if (depth == Depth::Use && count < mostUsed)
            requireUse(family, **puzzle);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto guess = guessFamily(text);
    if (!guess)
        requirePlace(text, guess.error().error);
    for (const Family *family : families()) {
        readAll(*family, text, LineSource(std::string(text)), Depth::Use);
        readAll(*family, text, inPieces(text, 1 + size / 7), Depth::Read);
    }
    return 0;
}
