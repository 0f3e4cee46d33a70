// SPDX-License-Identifier: MIT
#include "answers.h"

#include "enginecall.h"
#include "puzzle/explanationjson.h"
#include "puzzle/judging/outputjudge.h"

#include <algorithm>
#include <chrono>
#include <pybind11/stl.h>
#include <vector>

namespace inkling {

namespace {

std::vector<std::string> linesWithText(const std::string &text)
{
    std::vector<std::string> lines;
    LineSource source(text);
    while (source.next()) {
        if (!isBlankLine(source.line()))
            lines.emplace_back(source.line());
    }
    return lines;
}

/// The lines above an answer.
std::vector<std::string> headingOf(const Puzzle &puzzle)
{
    auto lines = linesWithText(puzzle.answerText(1, nullptr));
    lines.pop_back(); // that there is no answer
    return lines;
}

/// Removes the first line, and the blank lines before it.
void removeLine(std::string &text)
{
    bool isBlank = true;
    while (isBlank && !text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        isBlank = isBlankLine(text.substr(0, end));
        text.erase(0, end + 1);
    }
}

struct Judged
{
    OutputJudgement judgement;
    int linesAdded = 0; ///< the heading's, if the text had none
};

/// The first thing that is wrong with an answer. What is wrong with its blanks and line ends alone is
/// no matter.
Judged judged(const Puzzle &puzzle, const std::string &text, const StopCondition &stop)
{
    const auto heading = headingOf(puzzle);
    const auto lines = linesWithText(text);
    const bool hasHeading = !heading.empty() && !lines.empty() && lines.front() == heading.front();
    std::string whole;
    for (const std::string &line : heading)
        whole += hasHeading ? "" : line + '\n';
    OutputJudge judge(whole + text);
    Judged result{judge.judge(puzzle, stop), hasHeading ? 0 : int(heading.size())};
    if (result.judgement.verdict == OutputVerdict::Right
        || result.judgement.verdict == OutputVerdict::Presentation) {
        for (OutputJudgement &further : judge.finish()) {
            if (further.verdict == OutputVerdict::Wrong)
                result.judgement = std::move(further);
        }
    }
    return result;
}

} // namespace

std::string answerText(const Puzzle &puzzle, const Answer &answer)
{
    std::string text = puzzle.answerText(1, &answer);
    for (std::size_t i = headingOf(puzzle).size(); i > 0; --i)
        removeLine(text);
    text.erase(text.find_last_not_of('\n') + 1);
    return text;
}

py::tuple solve(const BoundPuzzle &puzzle, std::optional<double> seconds)
{
    const Solution solution = engineCall(limitOf(seconds), [&](const StopCondition &stop) {
        return puzzle->solve(Search::Uniqueness, stop);
    });
    if (solution.verdict == Verdict::Unknown)
        throwTimeout();
    py::list texts;
    py::list values;
    for (const Answer &answer : solution.answers()) {
        texts.append(answerText(*puzzle, answer));
        values.append(py::tuple(py::cast(answer.values)));
    }
    return py::make_tuple(verdictName(solution.verdict), py::tuple(texts), py::tuple(values));
}

py::tuple score(const BoundPuzzle &puzzle, const std::string &answer, std::optional<double> seconds)
{
    const auto [judgement, linesAdded] = engineCall(
        limitOf(seconds), [&](const StopCondition &stop) { return judged(*puzzle, answer, stop); });
    if (judgement.verdict == OutputVerdict::Unknown)
        throwTimeout();
    if (judgement.verdict != OutputVerdict::Wrong)
        return py::make_tuple(true, py::none());
    // A fault in the text has a place there; one in the answer says its place on the board.
    std::string fault = judgement.english();
    if (judgement.expected) {
        fault = "line " + std::to_string(judgement.place.line - linesAdded) + ", column "
                + std::to_string(judgement.place.column) + ": " + fault;
    }
    return py::make_tuple(false, fault);
}

double secondsOfSolve(const BoundPuzzle &puzzle, int times)
{
    const py::gil_scoped_release released;
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < times; ++i)
        static_cast<void>(puzzle->solve(Search::Uniqueness, {}));
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() / times;
}

} // namespace inkling
