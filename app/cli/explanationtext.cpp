// SPDX-License-Identifier: MIT
#include "explanationtext.h"

#include "families/family.h"
#include "logic/generalrules.h"

#include <iomanip>
#include <iterator>
#include <sstream>

namespace inkling {

namespace {

constexpr std::size_t lineWidth = 100;

std::string count(std::size_t number, const std::string &one, const std::string &many)
{
    return std::to_string(number) + ' ' + (number == 1 ? one : many);
}

std::string shortNumber(double number)
{
    std::ostringstream stream;
    stream << std::setprecision(3) << number;
    return stream.str();
}

std::vector<std::string> words(const std::string &text)
{
    std::istringstream stream(text);
    return {std::istream_iterator<std::string>(stream), {}};
}

/// The pieces, parted by blanks, in lines of at most lineWidth, each after `indent` blanks.
std::string wrapped(const std::vector<std::string> &pieces, std::size_t indent)
{
    std::string result(indent, ' ');
    std::size_t used = indent;
    for (const std::string &piece : pieces) {
        if (used > indent && used + 1 + piece.size() > lineWidth) {
            result += '\n' + std::string(indent, ' ');
            used = indent;
        } else if (used > indent) {
            result += ' ';
            ++used;
        }
        result += piece;
        used += piece.size();
    }
    return result + '\n';
}

std::string heading(const Puzzle &puzzle, int number, const Explanation &explanation)
{
    std::string text = "Puzzle " + std::to_string(number) + ": " + std::string(puzzle.family().id())
                       + ", " + std::to_string(puzzle.rows()) + " x "
                       + std::to_string(puzzle.columns()) + '\n';
    switch (explanation.solution.verdict) {
    case Verdict::None:
        text += "It has no answer.";
        break;
    case Verdict::Unique:
        text += "It has exactly one answer.";
        break;
    case Verdict::Many:
        text += "It has more than one answer.";
        break;
    case Verdict::Unknown:
        text += "How many answers it has is not known.";
        break;
    }
    const std::size_t steps = explanation.deduction.trace.size();
    if (steps > 0) {
        text += " The reasoning takes " + count(steps, "step", "steps") + "; the hardest costs "
                + shortNumber(rate(explanation.deduction.trace).hardest) + '.';
    }
    if (const auto &rating = explanation.rating) {
        text += " Rating: " + shortNumber(rating->value) + ", "
                + std::string(difficultyName(rating->difficulty)) + '.';
    }
    return text + '\n';
}

/// The label, and beside it the items, parted by semicolons.
std::string labelled(const std::string &label, std::vector<std::string> items)
{
    constexpr std::size_t labelIndent = 6;
    constexpr std::size_t indent = 15;
    for (std::size_t i = 0; i + 1 < items.size(); ++i)
        items[i] += ';';
    std::string text = wrapped(items, indent);
    text.replace(labelIndent, label.size(), label);
    return text;
}

/// The parts of a folded step, numbered: what each says and comes to.
std::string partsText(const Model &model, const Step &step, const Knowledge &before)
{
    constexpr std::size_t indent = 8;
    std::string text;
    Knowledge known = before;
    for (std::size_t i = 0; i < step.parts->size(); ++i) {
        const Step part = (*step.parts)[i];
        std::string line
            = std::to_string(i + 1) + ". " + english(sentenceOf(model, part, known)) + " So:";
        for (const Phrase &phrase : conclusionsTold(model, part, known))
            line += ' ' + phrase.english() + ';';
        line.back() = '.';
        text += wrapped(words(line), indent);
        for (const Fact &fact : part.conclusions)
            known.learn(fact);
    }
    return text;
}

std::string stepText(const Model &model, std::size_t number, const Step &step,
                     const Knowledge &before)
{
    std::vector<std::string> reasons;
    for (const ConstraintId constraint : step.constraints)
        reasons.push_back(model.describe(constraint).english());
    for (const Fact &fact : step.premises)
        reasons.push_back(model.describe(fact).english());
    std::vector<std::string> results;
    for (const Phrase &phrase : conclusionsTold(model, step, before))
        results.push_back(phrase.english());
    if (step.contradiction)
        results.emplace_back("these do not go together, so there is no answer");

    const Rule &rule = ruleOf(model.rules(), step.rule);
    std::ostringstream text;
    text << std::setw(4) << number << "  " << rule.title << '\n';
    Sentence sentence = sentenceOf(model, step, before);
    if (step.parts)
        sentence.more.clear();
    text << wrapped(words(english(sentence)), 6);
    if (!reasons.empty())
        text << labelled("because", std::move(reasons));
    text << labelled("so", std::move(results));
    std::vector<std::string> example;
    for (const Fact &fact : step.example)
        example.push_back(model.describe(fact).english());
    if (!example.empty())
        text << labelled("say", std::move(example));
    if (step.parts)
        text << partsText(model, step, before);
    return text.str();
}

/// How the reasoning ended, and what is told below it.
std::string ending(const Model &model, const Explanation &explanation)
{
    const Verdict verdict = explanation.solution.verdict;
    if (explanation.solved())
        return verdict == Verdict::None   ? "There is no answer:\n"
               : verdict == Verdict::Many ? "One of the answers:\n"
                                          : "The answer:\n";
    std::string text
        = "Stalls here: " + model.describeUndecided(explanation.deduction.undecided).english();
    if (verdict == Verdict::None)
        return text + "; that there is no answer was found by search.\n";
    if (verdict == Verdict::Many)
        text += "; there is more than one answer";
    return text + "; the answer below was found by search.\n";
}

} // namespace

std::string explanationText(const Puzzle &puzzle, int number, const Explanation &explanation)
{
    const auto model = explanation.reasoned(puzzle).model();
    const Trace &trace = explanation.deduction.trace;
    std::string text = heading(puzzle, number, explanation);
    Knowledge known(model->initial(), explanation.deduction.given);
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        if (i == 0 || step.wave != trace[i - 1].wave)
            text += "\nWave " + std::to_string(step.wave + 1) + '\n';
        text += stepText(*model, i + 1, step, known);
        for (const Fact &fact : step.conclusions)
            known.learn(fact);
    }
    const auto &answer = explanation.solution.first;
    text += '\n' + ending(*model, explanation);
    return text + puzzle.answerText(number, answer ? &*answer : nullptr) + '\n';
}

std::string ruleText(const Rule &rule)
{
    return std::string(rule.id) + " (" + shortNumber(rule.cost) + "): " + std::string(rule.title)
           + '\n' + wrapped(words(std::string(rule.text)), 4);
}

} // namespace inkling
