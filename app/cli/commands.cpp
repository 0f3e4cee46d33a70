// SPDX-License-Identifier: MIT
#include "commands.h"

#include "explanationtext.h"
#include "families/explanationjson.h"
#include "families/registry.h"
#include "input.h"
#include "output.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace inkling {

namespace {

void complain(const std::string &message)
{
    std::fputs((message + '\n').c_str(), stderr);
}

void complain(const std::string &name, const ParseError &error)
{
    complain(name + ':' + std::to_string(error.line) + ':' + std::to_string(error.column) + ": "
             + error.message());
}

/// One puzzle of a file.
struct Item
{
    const Puzzle &puzzle;
    int number; ///< from 1
    const std::string &fileName;

    [[nodiscard]] std::string name() const
    {
        return fileName + ": puzzle " + std::to_string(number);
    }
};

/// One run of the program over all its files.
class Run
{
public:
    explicit Run(const Arguments &arguments);
    ExitStatus run();

private:
    ExitStatus answerFile(const std::string &file);
    ExitStatus answerPuzzles(Input &input, const Family &family);
    ExitStatus answer(const Item &item);
    ExitStatus solve(const Item &item);
    ExitStatus check(const Item &item);
    ExitStatus explain(const Item &item);
    ExitStatus listRules();
    ExitStatus listFamilies();
    ExitStatus print(std::string_view text);

    const Arguments &m_arguments;
    std::optional<StopCondition::Clock::time_point> m_deadline;
    StopCondition m_stop;
    Output m_output;
};

std::optional<StopCondition::Clock::time_point> deadline(const Arguments &arguments)
{
    using Clock = StopCondition::Clock;
    if (!arguments.timeLimit)
        return std::nullopt;
    return Clock::now() + std::chrono::ceil<Clock::duration>(*arguments.timeLimit);
}

ExitStatus worse(ExitStatus a, ExitStatus b)
{
    return std::max(a, b);
}

/// Whether there is no sense in going on to the next puzzle or file.
bool endsRun(ExitStatus status, const Output &output)
{
    return status == ExitStatus::Stopped || output.error() != 0;
}

ExitStatus stopped(const std::string &what)
{
    complain(what + ": stopped by the time limit");
    return ExitStatus::Stopped;
}

Run::Run(const Arguments &arguments)
    : m_arguments(arguments)
    , m_deadline(deadline(arguments))
    , m_stop(std::stop_token(), m_deadline)
{}

ExitStatus Run::run()
{
    if (m_arguments.command == Command::Rules)
        return listRules();
    if (m_arguments.command == Command::Sample)
        return print(m_arguments.family->samples().front().text);
    if (m_arguments.command == Command::Families)
        return listFamilies();
    ExitStatus status = ExitStatus::Answered;
    for (const std::string &file : m_arguments.files) {
        status = worse(status, answerFile(file));
        if (endsRun(status, m_output))
            break;
    }
    return status;
}

ExitStatus Run::answerFile(const std::string &file)
{
    Input input(file, m_deadline);
    const Family *family = m_arguments.family;
    if (!family && input.error() == 0) {
        const auto guess = guessFamily(input.source().peek());
        if (input.timedOut())
            return stopped(input.name());
        if (!guess && input.error() == 0) {
            complain(input.name(), guess.error());
            return ExitStatus::BadInput;
        }
        family = guess.value_or(nullptr);
    }
    const ExitStatus status = family ? answerPuzzles(input, *family) : ExitStatus::Answered;
    if (input.error() == 0)
        return status;
    complain(input.name() + ": " + std::strerror(input.error()));
    return worse(status, ExitStatus::BadInput);
}

ExitStatus Run::answerPuzzles(Input &input, const Family &family)
{
    ExitStatus status = ExitStatus::Answered;
    for (int number = 1; !endsRun(status, m_output); ++number) {
        const auto puzzle = family.read(input.source());
        if (input.timedOut())
            return stopped(input.name());
        if (input.error() != 0)
            return status;
        if (!puzzle) {
            complain(input.name(), puzzle.error());
            return worse(status, ExitStatus::BadInput);
        }
        if (!*puzzle)
            return status;
        status = worse(status, answer({**puzzle, number, input.name()}));
    }
    return status;
}

ExitStatus Run::answer(const Item &item)
{
    switch (m_arguments.command) {
    case Command::Check:
        return check(item);
    case Command::Explain:
        return explain(item);
    default:
        return solve(item);
    }
}

ExitStatus Run::solve(const Item &item)
{
    const Solution solution = item.puzzle.solve(Search::Uniqueness, m_stop);
    ExitStatus status = ExitStatus::Answered;
    if (solution.first || solution.verdict == Verdict::None) {
        const Answer *answer = solution.first ? &*solution.first : nullptr;
        status = print(item.puzzle.answerText(item.number, answer));
    }
    if (solution.verdict == Verdict::Unknown)
        return worse(status, stopped(item.name()));
    if (solution.verdict == Verdict::Many)
        complain(item.name() + " has more than one answer");
    return status;
}

ExitStatus Run::check(const Item &item)
{
    const Verdict verdict = item.puzzle.solve(Search::Uniqueness, m_stop).verdict;
    if (verdict == Verdict::Unknown)
        return stopped(item.name());
    const ExitStatus status
        = verdict == Verdict::Unique ? ExitStatus::Answered : ExitStatus::NotUnique;
    const std::string line = std::to_string(item.number) + ' ' + std::string(verdictName(verdict));
    return worse(status, print(line + '\n'));
}

ExitStatus Run::explain(const Item &item)
{
    const Explanation explanation = inkling::explain(item.puzzle, m_stop);
    if (explanation.solution.verdict == Verdict::Unknown
        || explanation.deduction.outcome == Outcome::Stopped)
        return stopped(item.name());
    return print(m_arguments.form == ExplanationForm::JsonLines
                     ? explanationJson(item.puzzle, item.number, explanation)
                     : explanationText(item.puzzle, item.number, explanation));
}

ExitStatus Run::listRules()
{
    std::string text;
    for (const Rule &rule : m_arguments.family->rules())
        text += ruleText(rule);
    return print(text);
}

ExitStatus Run::listFamilies()
{
    std::size_t width = 0;
    for (const Family *family : families())
        width = std::max(width, family->id().size());
    std::string text;
    for (const Family *family : families()) {
        std::string id(family->id());
        id.resize(width + 2, ' ');
        text += id + std::string(family->title()) + '\n';
    }
    return print(text);
}

/// A reader that has gone away is no news to anybody; any other failure is.
ExitStatus Run::print(std::string_view text)
{
    if (m_output.write(text))
        return ExitStatus::Answered;
    if (m_output.error() != EPIPE)
        complain(std::string("<stdout>: ") + std::strerror(m_output.error()));
    return ExitStatus::BadInput;
}

} // namespace

ExitStatus run(const Arguments &arguments)
{
    return Run(arguments).run();
}

} // namespace inkling
