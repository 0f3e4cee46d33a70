// SPDX-License-Identifier: MIT
#include "explanationtext.h"

#include "explanationwriter.h"
#include "logic/model/generalrules.h"
#include "puzzle/family.h"

#include <algorithm>
#include <charconv>
#include <iomanip>
#include <iterator>
#include <sstream>
#include <utility>

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

std::string_view verdictSentence(Verdict verdict)
{
    switch (verdict) {
    case Verdict::None:
        return "There is no answer.";
    case Verdict::Unique:
        return "There is exactly one answer.";
    case Verdict::Many:
        return "There is more than one answer.";
    case Verdict::Unknown:
        break;
    }
    return "It is not known how many answers there are.";
}

/// The items of a list, parted by semicolons.
std::vector<std::string> separated(std::vector<std::string> items)
{
    for (std::size_t i = 0; i + 1 < items.size(); ++i)
        items[i] += ';';
    return items;
}

/// The label, and beside it the words, which are wrapped.
std::string labelled(const std::string &label, const std::vector<std::string> &words,
                     std::size_t depth)
{
    constexpr std::size_t labelWidth = 13;
    const std::size_t labelIndent = 6 + depth;
    std::string text = wrapped(words, labelIndent + labelWidth);
    text.replace(labelIndent, label.size(), label);
    return text;
}

std::vector<std::string> described(const Model &model, std::span<const Fact> facts)
{
    std::vector<std::string> texts;
    for (const Fact &fact : facts)
        texts.push_back(model.describe(fact).english());
    return texts;
}

std::vector<std::string> reasonsOf(const Model &model, const Step &step, const Knowledge &before)
{
    std::vector<std::string> reasons;
    for (const ConstraintId constraint : step.constraints)
        reasons.push_back(model.describe(constraint).english());
    for (const Fact &fact : step.premises)
        reasons.push_back(factTold(model, fact, before).english());
    return reasons;
}

/// A text that ends in a number, parted before it; the number is 0 where there is none.
std::pair<std::string, int> numbered(const std::string &text)
{
    const std::size_t end = text.find_last_not_of("0123456789") + 1;
    int number = 0;
    std::from_chars(text.data() + end, text.data() + text.size(), number);
    return {text.substr(0, end), number};
}

/// The elements that a sentence calls highlighted, those beside each other in one: a reader of the
/// text has no board.
std::vector<std::string> highlighted(const Puzzle &puzzle, const Model &model, const Step &step)
{
    std::vector<std::string> places;
    std::pair<std::string, int> last;
    int first = 0;
    for (const ElementId element : model.grounds(step)) {
        const std::string place = puzzle.describe(element).english();
        const auto [kind, number] = numbered(place);
        if (!places.empty() && kind == last.first && number > 1 && number == last.second + 1) {
            places.back() = kind.substr(0, kind.size() - 1) + "s " + std::to_string(first) + " to "
                            + std::to_string(number);
        } else {
            places.push_back(place);
            first = number;
        }
        last = {kind, number};
    }
    return places;
}

std::string roundText(std::uint32_t wave)
{
    return "\nRound " + std::to_string(wave + 1) + '\n';
}

std::string stepText(const Puzzle &puzzle, const Model &model, const std::string &number,
                     const Step &step, const Knowledge &before, std::size_t depth);

/// The steps that a step opens into, further in, numbered below it.
std::string nestedText(const Puzzle &puzzle, const Model &model, const std::string &number,
                       const Trace &nested, Knowledge known, std::size_t depth)
{
    constexpr std::size_t further = 6;
    std::string text = std::string(depth + further, ' ') + "Step by step:\n";
    for (std::size_t i = 0; i < nested.size(); ++i) {
        const Step step = nested[i];
        text += stepText(puzzle, model, number + '.' + std::to_string(i + 1), step, known,
                         depth + further);
        known.suppose(step.conclusions);
    }
    return text;
}

/// The cases of a step's example, each in words where the sentence of the step does not say it all.
std::string casesText(const Model &model, const Step &step, std::size_t depth)
{
    // Steps that follow from a supposition tell it themselves.
    const std::size_t all = step.nested ? 0 : step.caseCount();
    std::string text;
    if (all == 0 || model.caseSentence(step, 0).form.text.empty()) {
        // More than a few lists of facts say nothing to a reader who has no board.
        constexpr std::size_t mostListed = 3;
        for (std::size_t i = 0; i < (all > mostListed ? 1 : all); ++i)
            text += labelled(i == 0 ? "for example" : "or",
                             separated(described(model, step.caseAt(i))), depth);
        return text;
    }
    constexpr std::size_t mostTold = 40;
    const std::size_t told = std::min(all, mostTold);
    for (std::size_t i = 0; all > 1 && i < told; ++i)
        text += labelled("case " + std::to_string(i + 1),
                         words(english(model.caseSentence(step, i))), depth);
    if (told < all)
        text += labelled("", words("and " + std::to_string(all - told) + " more"), depth);
    return text;
}

/// `depth`: how many blanks it stands further in.
std::string stepText(const Puzzle &puzzle, const Model &model, const std::string &number,
                     const Step &step, const Knowledge &before, std::size_t depth)
{
    std::vector<std::string> reasons = reasonsOf(model, step, before);
    std::vector<std::string> results;
    for (const Phrase &phrase : conclusionsTold(model, step, before))
        results.push_back(phrase.english());
    if (step.contradiction)
        results.emplace_back(depth == 0 ? "a contradiction: there is no answer"
                                        : "a contradiction");

    const Rule &rule = ruleOf(model.rules(), step.rule);
    std::ostringstream text;
    text << std::string(depth, ' ') << std::setw(4) << number << "  " << rule.title << '\n';
    text << wrapped(words(english(sentenceOf(model, step, before))), 6 + depth);
    if (auto places = highlighted(puzzle, model, step); !places.empty())
        text << labelled("highlighted", separated(std::move(places)), depth);
    if (!reasons.empty())
        text << labelled("because", separated(std::move(reasons)), depth);
    if (!results.empty())
        text << labelled("so", separated(std::move(results)), depth);
    text << casesText(model, step, depth);
    if (step.nested)
        text << nestedText(puzzle, model, number, *step.nested, before, depth);
    if (step.parts)
        text << nestedText(puzzle, model, number, *step.parts, before, depth);
    return text.str();
}

/// How many steps there were and how hard they are; empty where there were none.
std::string lengthText(const Explanation &explanation)
{
    const Trace &trace = explanation.deduction.trace;
    const bool isOver = explanation.deduction.outcome != Outcome::Stopped;
    std::string text;
    if (!trace.empty()) {
        text = std::string(isOver ? "The reasoning takes " : "The reasoning so far takes ")
               + count(trace.size(), "step", "steps");
        // A rating says itself what the steps have to do with it.
        if (!explanation.rating)
            text += "; the hardest costs " + shortNumber(rate(trace).hardest);
        text += '.';
    }
    if (const auto &rating = explanation.rating) {
        if (!text.empty())
            text += ' ';
        text.append("Rating: ").append(shortNumber(rating->value)).append(", ");
        text.append(difficultyName(rating->difficulty)).append(". ");
        text.append(rating->reason.english());
    }
    return text.empty() ? text : wrapped(words(text), 0);
}

/// What is told right above the answer, or instead of it.
std::string answerHeading(const Explanation &explanation)
{
    const Solution &solution = explanation.solution;
    if (!solution.first)
        return solution.verdict == Verdict::None ? "There is no answer:" : "";
    if (solution.verdict == Verdict::Unique)
        return explanation.solved() ? "The answer:" : "The answer, found by search:";
    if (solution.verdict == Verdict::Many)
        return explanation.solved() ? "One of the answers:"
                                    : "One of the answers, found by search:";
    return "An answer, found by search; there may be others:";
}

/// Where the reasoning ended before it settled the puzzle.
std::string openEnding(const Puzzle &puzzle, const Explanation &explanation)
{
    const Solution &solution = explanation.solution;
    if (solution.verdict == Verdict::Unknown)
        return "Stopped by the time limit before the number of answers was known.";
    const auto model = explanation.reasoned(puzzle).model();
    const std::string open
        = model->describeCount(explanation.deduction.undecided).english() + " undecided.";
    if (explanation.deduction.outcome == Outcome::Stopped)
        return "Stopped by the time limit: " + open;
    if (solution.verdict == Verdict::Many) {
        return "More than one answer: the reasoning stops here; two answers differ at "
               + model->describeCount(solution.differenceCount()).english() + '.';
    }
    return "The reasoning stops here: " + open;
}

class TextWriter final : public ExplanationWriter
{
public:
    TextWriter(const Puzzle &puzzle, int number)
        : m_puzzle(puzzle)
        , m_number(number)
    {}

    std::string heading(const Solution &solution) const override
    {
        return "Puzzle " + std::to_string(m_number) + ": " + std::string(m_puzzle.family().title())
               + ", " + std::to_string(m_puzzle.rows()) + " x " + std::to_string(m_puzzle.columns())
               + '\n' + std::string(verdictSentence(solution.verdict)) + '\n';
    }

    std::string step(const Model &model, const Trace &trace, std::size_t index,
                     const Knowledge &before) const override
    {
        const Step step = trace[index];
        const bool beginsRound = index == 0 || step.wave != trace[index - 1].wave;
        return (beginsRound ? roundText(step.wave) : "")
               + stepText(m_puzzle, model, std::to_string(index + 1), step, before, 0);
    }

    std::string ending(const Explanation &explanation) const override
    {
        std::string text = '\n' + lengthText(explanation);
        if (!explanation.solved())
            text += openEnding(m_puzzle, explanation) + '\n';
        const std::string heading = answerHeading(explanation);
        if (heading.empty())
            return text + '\n';
        const auto &answer = explanation.solution.first;
        return text + heading + '\n' + m_puzzle.answerText(m_number, answer ? &*answer : nullptr)
               + '\n';
    }

private:
    const Puzzle &m_puzzle;
    int m_number;
};

} // namespace

std::unique_ptr<ExplanationWriter> textWriter(const Puzzle &puzzle, int number)
{
    return std::make_unique<TextWriter>(puzzle, number);
}

std::string gameText(const Family &family)
{
    // How to draw it in a window is told behind the rules, in lines of their own.
    const std::string_view help = family.help();
    return std::string(family.title()) + '\n'
           + wrapped(words(std::string(help.substr(0, help.find('\n')))), 4)
           + "\nThe rules of its reasoning, with what each costs a solver:\n";
}

std::string ruleText(const Rule &rule)
{
    return std::string(rule.id) + " (" + shortNumber(rule.cost) + "): " + std::string(rule.title)
           + '\n' + wrapped(words(std::string(rule.text)), 4);
}

} // namespace inkling
