// SPDX-License-Identifier: MIT
#include "verdicttext.h"

#include "logic/search/conflicts.h"
#include "puzzle/additions.h"
#include "puzzle/joinable.h"

#include <algorithm>

namespace inkling {

namespace {

/// A heading, and a line for each item below it.
class Paragraph
{
public:
    explicit Paragraph(std::string_view heading)
        : m_text("  " + std::string(heading) + ":\n")
    {}
    void add(const std::string &item) { m_text += "    " + item + '\n'; }
    [[nodiscard]] const std::string &text() const { return m_text; }

private:
    std::string m_text;
};

std::string conflictText(const Model &model, const StopCondition &stop)
{
    const auto clues = Conflicts(model).next(stop);
    if (!clues)
        return {};
    if (clues->empty())
        return "  The rules alone allow no answer.\n";
    Paragraph conflict(clues->size() == 1 ? "This clue is impossible" : "These clues conflict");
    for (const ConstraintId clue : *clues)
        conflict.add(model.describe(clue).english());
    return conflict.text();
}

std::string differenceText(const Puzzle &puzzle, const Solution &solution)
{
    const auto both = firstDifference(puzzle, solution);
    if (!both)
        return {};
    Paragraph difference("Two answers differ, first here");
    difference.add(both->first);
    difference.add(both->second);
    return difference.text();
}

std::string additionText(const Puzzle &puzzle, const Solution &solution, const StopCondition &stop)
{
    const auto additions = additionsThatSettle(puzzle, solution, stop);
    if (additions.empty())
        return stop.stopped()
                   ? ""
                   : "  No single clue of the first answer would leave only that answer.\n";
    Paragraph paragraph("Adding any one of these clues leaves only the first answer");
    for (const SettlingAddition &addition : additions)
        paragraph.add(addition.text.english());
    return paragraph.text();
}

std::string answersText(const Puzzle &puzzle, const StopCondition &stop)
{
    constexpr std::size_t most = 5;
    const std::vector<Answer> answers = puzzle.joinable()->answers(most + 1, stop);
    Paragraph list(answers.size() > most ? "The first of many answers" : "Its answers");
    for (std::size_t i = 0; i < std::min(answers.size(), most); ++i) {
        std::string text = puzzle.answerText(1, &answers[i]);
        text.pop_back(); // the end of the line
        list.add(text);
    }
    return answers.empty() ? "" : list.text();
}

} // namespace

std::optional<std::pair<std::string, std::string>> firstDifference(const Puzzle &puzzle,
                                                                   const Solution &solution)
{
    if (solution.verdict != Verdict::Many || !solution.second || puzzle.joinable())
        return std::nullopt;
    const auto model = puzzle.model();
    for (UnknownId unknown = 0; unknown < model->mainCount(); ++unknown) {
        const auto fact = [&](const Answer &answer) {
            return Fact{unknown, ValueSet::only(answer.values[unknown])};
        };
        if (fact(*solution.first) != fact(*solution.second))
            return std::pair(model->describe(fact(*solution.first)).english(),
                             model->describe(fact(*solution.second)).english());
    }
    return std::nullopt;
}

std::string verdictText(const Puzzle &puzzle, const Solution &solution, const StopCondition &stop)
{
    if (solution.verdict == Verdict::None)
        return conflictText(*puzzle.model(), stop);
    if (solution.verdict != Verdict::Many)
        return {};
    if (puzzle.joinable())
        return answersText(puzzle, stop);
    return differenceText(puzzle, solution) + additionText(puzzle, solution, stop);
}

} // namespace inkling
