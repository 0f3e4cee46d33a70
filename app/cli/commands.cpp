// SPDX-License-Identifier: MIT
#include "commands.h"

#include "document/pagereader.h"
#include "explanationtext.h"
#include "explanationwriter.h"
#include "families/registry.h"
#include "howfar.h"
#include "input.h"
#include "output.h"
#include "outputreport.h"
#include "puzzle/explanationjson.h"
#include "puzzle/joinable.h"
#include "verdicttext.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <limits>
#include <utility>

namespace inkling {

namespace {

std::string nameOf(const std::string &fileName, int number)
{
    return fileName + ": puzzle " + std::to_string(number);
}

/// One puzzle of a file.
struct Item
{
    const Puzzle &puzzle;
    const Page &page; ///< on which the puzzle is, but for its options
    int number;       ///< from 1
    const std::string &fileName;

    [[nodiscard]] std::string name() const { return nameOf(fileName, number); }
};

/// One run of the program over all its files.
class Run
{
public:
    explicit Run(const Arguments &arguments);
    ExitStatus run();

private:
    ExitStatus answerFile(const std::string &file);
    ExitStatus answerPages(Input &input);
    ExitStatus answerPage(const Page &page, int number, const std::string &fileName);
    void complain(const std::string &name, const UnclearFamily &unclear);
    ExitStatus answer(const Item &item);
    ExitStatus solve(const Item &item);
    ExitStatus solveAll(const Item &item);
    bool suits(const Family &family);
    bool isWanted(const Family &family, const std::string &name, int number);
    ExitStatus check(const Item &item);
    ExitStatus judge();
    ExitStatus judge(const Item &item);
    [[nodiscard]] ExitStatus unreadable(const Input &input);
    ExitStatus explain(const Item &item);
    ExitStatus convert(const Item &item);
    ExitStatus generate();
    bool canGenerate();
    ExitStatus notMade(const Wish &wish);
    ExitStatus listRules();
    ExitStatus listFamilies();
    ExitStatus listFormats();
    ExitStatus print(std::string_view text);
    ExitStatus stopped(const std::string &what);
    [[nodiscard]] bool endsRun(ExitStatus status) const;

    const Arguments &m_arguments;
    /// The family of the puzzle that was converted last.
    const Family *m_converted = nullptr;
    /// Of the whole run.
    std::optional<StopCondition::Clock::time_point> m_deadline;
    StopCondition m_stop;
    Output m_output;
    Messages m_messages;
    std::optional<OutputReport> m_report; ///< for Judge, from when the output has been read
};

/// A time limit from now on.
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

/// An option's bit in Puzzle::options(); 0 if the family has no such option.
std::uint32_t optionBit(const Family &family, const std::string &id)
{
    const auto options = family.options();
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].id == id)
            return std::uint32_t(1) << i;
    }
    return 0;
}

/// "a", "a or b", ...; what else to do where there is none.
std::string familiesThatListAnswers()
{
    std::string text;
    for (const Family *family : families()) {
        if (isJoinable(*family))
            text += (text.empty() ? "" : " or ") + std::string(family->title());
    }
    return text.empty() ? "solve without it" : text;
}

Run::Run(const Arguments &arguments)
    : m_arguments(arguments)
    , m_deadline(arguments.command == Command::Explain ? std::nullopt : deadline(arguments))
    , m_stop(std::stop_token(), m_deadline)
{}

ExitStatus Run::stopped(const std::string &what)
{
    m_messages.complain(what + ": stopped by the time limit");
    return ExitStatus::Stopped;
}

/// Whether there is no sense in going on to the next puzzle or file.
bool Run::endsRun(ExitStatus status) const
{
    const bool isOver = status == ExitStatus::Stopped && m_arguments.command != Command::Explain;
    return isOver || m_output.error() != 0;
}

ExitStatus Run::run()
{
    if (m_arguments.command == Command::Rules)
        return listRules();
    if (m_arguments.command == Command::Sample)
        return print(m_arguments.family->samples().front().text);
    if (m_arguments.command == Command::Families)
        return listFamilies();
    if (m_arguments.command == Command::Formats)
        return listFormats();
    if (m_arguments.command == Command::Generate)
        return generate();
    if (m_arguments.family && !suits(*m_arguments.family))
        return ExitStatus::BadInput;
    if (m_arguments.command == Command::Judge)
        return judge();
    ExitStatus status = ExitStatus::Answered;
    for (const std::string &file : m_arguments.files) {
        status = worse(status, answerFile(file));
        if (endsRun(status))
            break;
    }
    if (m_converted && !m_arguments.format)
        status = worse(status, print(m_converted->fileEnd()));
    return status;
}

/// Whether a family can do what the command line asks for; if not, says what it can do.
bool Run::suits(const Family &family)
{
    const std::string title(family.title());
    for (const std::string &option : m_arguments.options) {
        if (optionBit(family, option) != 0)
            continue;
        std::string known;
        for (const Option &other : family.options())
            known += (known.empty() ? "" : ", ") + std::string(other.id);
        std::string message = "--with: found '" + option + "'; expected ";
        if (known.empty())
            message.append("no options for ").append(title);
        else
            message.append("an option of ").append(title).append(": ").append(known);
        m_messages.complain(message);
        return false;
    }
    if (m_arguments.wantsAll && !isJoinable(family)) {
        m_messages.complain("--all: found " + title + "; expected " + familiesThatListAnswers());
        return false;
    }
    return true;
}

/// Whether the command can be carried out with a family whose puzzle another program's text holds.
bool Run::isWanted(const Family &family, const std::string &name, int number)
{
    if (!m_arguments.family || m_arguments.family == &family)
        return suits(family);
    m_messages.complain(nameOf(name, number) + ": found " + std::string(family.title())
                        + "; expected " + std::string(m_arguments.family->title()));
    return false;
}

void Run::complain(const std::string &name, const UnclearFamily &unclear)
{
    const bool isLikeNone = unclear.candidates.empty();
    std::string ids;
    for (const Family *family : isLikeNone ? families() : std::span(unclear.candidates))
        ids += (ids.empty() ? "" : ", ") + std::string(family->commandName());
    std::string message = unclear.error.message();
    if (unclear.furthest)
        message.append(", read as ").append(unclear.furthest->title());
    m_messages.complain(
        name + ':' + std::to_string(unclear.error.line) + ':' + std::to_string(unclear.error.column)
        + ": " + message
        + (unclear.isToBeNamed ? "; name the family by --family, one of: " + ids : ""));
}

ExitStatus Run::answerFile(const std::string &file)
{
    Input input(file, m_deadline);
    const ExitStatus status = input.error() == 0 ? answerPages(input) : ExitStatus::Answered;
    return input.error() == 0 ? status : worse(status, unreadable(input));
}

ExitStatus Run::unreadable(const Input &input)
{
    const bool isFolder = input.error() == EISDIR;
    m_messages.complain(
        input.name() + ": "
        + (isFolder ? "This is a folder, not a file." : std::strerror(input.error())));
    return ExitStatus::BadInput;
}

ExitStatus Run::answerPages(Input &input)
{
    PageReader reader(input.source(), m_arguments.family, TextEnd::Marked);
    ExitStatus status = ExitStatus::Answered;
    for (int number = 1; !endsRun(status);) {
        const auto page = reader.next();
        if (input.timedOut())
            return stopped(input.name());
        if (input.error() != 0 || (page && !*page))
            return status;
        for (const Remark &remark : reader.remarks())
            m_messages.complain(input.name() + ':' + std::to_string(remark.line) + ':'
                                + std::to_string(remark.column) + ": " + remark.words.english());
        if (page) {
            if (!isWanted(*(*page)->family, input.name(), number))
                return worse(status, ExitStatus::BadInput);
            status = worse(status, answerPage(**page, number++, input.name()));
            continue;
        }
        if (reader.unclear())
            complain(input.name(), *reader.unclear());
        else
            m_messages.complain(input.name(), page.error());
        status = worse(status, ExitStatus::BadInput);
        if (!reader.goesOn())
            return status;
    }
    return status;
}

ExitStatus Run::answerPage(const Page &page, int number, const std::string &fileName)
{
    if (!page.puzzle) {
        m_messages.complain(nameOf(fileName, number) + ": found an unfinished puzzle");
        return ExitStatus::BadInput;
    }
    std::uint32_t options = 0;
    for (const std::string &option : m_arguments.options)
        options |= optionBit(*page.family, option);
    const auto puzzle = options == 0 ? page.puzzle : page.puzzle->withOptions(options);
    return answer({*puzzle, page, number, fileName});
}

ExitStatus Run::answer(const Item &item)
{
    m_messages.tell([&] { return howFar(item.number); });
    switch (m_arguments.command) {
    case Command::Check:
        return check(item);
    case Command::Judge:
        return judge(item);
    case Command::Explain:
        return explain(item);
    case Command::Convert:
        return convert(item);
    default:
        return m_arguments.wantsAll ? solveAll(item) : solve(item);
    }
}

ExitStatus Run::solveAll(const Item &item)
{
    constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
    const auto answers = item.puzzle.joinable()->answers(all, m_stop);
    ExitStatus status = ExitStatus::Answered;
    for (const Answer &answer : answers) {
        status = worse(status, print(item.puzzle.answerText(item.number, &answer)));
        if (endsRun(status))
            return status;
    }
    if (m_stop.stopped())
        return worse(status, stopped(item.name()));
    return answers.empty() ? print(item.puzzle.answerText(item.number, nullptr)) : status;
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
    if (solution.verdict == Verdict::Many) {
        const auto both = firstDifference(item.puzzle, solution);
        m_messages.complain(item.name() + " has more than one answer"
                            + (both ? ": " + both->first + ", or " + both->second : ""));
    }
    return status;
}

ExitStatus Run::check(const Item &item)
{
    const Solution solution = item.puzzle.solve(Search::Uniqueness, m_stop);
    const Verdict verdict = solution.verdict;
    if (verdict == Verdict::Unknown)
        return stopped(item.name());
    const ExitStatus status
        = verdict == Verdict::Unique ? ExitStatus::Answered : ExitStatus::NotUnique;
    const std::string file = m_arguments.files.size() > 1 ? item.fileName + ": " : "";
    const std::string line
        = file + std::to_string(item.number) + ' ' + std::string(verdictName(verdict));
    const ExitStatus printed = worse(status, print(line + '\n'));
    if (!m_arguments.wantsReasons || endsRun(printed))
        return printed;
    return worse(printed, print(verdictText(item.puzzle, solution, m_stop)));
}

/// The output is read first: all of it, whichever of the two is standard input.
ExitStatus Run::judge()
{
    const std::string &in = m_arguments.files.front();
    if (in == "-" && m_arguments.output == "-") {
        m_messages.complain("judge: found '-' twice; expected a file for IN or OUT");
        return ExitStatus::BadInput;
    }
    Input output(m_arguments.output, m_deadline);
    std::string text = output.readAll();
    if (output.timedOut())
        return stopped(output.name());
    if (output.error() != 0)
        return unreadable(output);
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) {
        m_messages.complain(output.name() + ":1:1: found text in UTF-16; expected plain text");
        return ExitStatus::BadInput;
    }
    m_report.emplace(std::move(text), m_arguments.form);
    const ExitStatus status = answerFile(in);
    if (status != ExitStatus::Answered)
        return status;
    const ExitStatus printed = print(m_report->finish());
    return worse(printed, m_report->isRight() ? ExitStatus::Answered : ExitStatus::NotRight);
}

ExitStatus Run::judge(const Item &item)
{
    const auto text = m_report->judge(item.puzzle, m_stop);
    return text ? print(*text) : stopped(item.name());
}

/// Each piece is printed as soon as it is there; nothing is explained to a reader that has gone away.
ExitStatus Run::explain(const Item &item)
{
    const auto writer = m_arguments.form == ExplanationForm::JsonLines
                            ? lineWriter(item.puzzle, item.number)
                            : textWriter(item.puzzle, item.number);
    std::stop_source unread;
    ExitStatus status = ExitStatus::Answered;
    const auto printPiece = [&](const std::string &text) {
        status = worse(status, print(text));
        if (m_output.error() != 0)
            unread.request_stop();
    };
    std::size_t told = 0;
    std::optional<Knowledge> known;
    const auto printSteps = [&](const Model &model, const Trace &trace) {
        std::string text;
        if (!known)
            known.emplace(model.initial());
        for (; told < trace.size(); ++told) {
            text += writer->step(model, trace, told, *known);
            known->learn(trace[told].conclusions);
        }
        printPiece(text);
    };
    const ExplanationHearers hearers{
        .solved = [&](const Explanation &begun) { printPiece(writer->heading(begun.solution)); },
        .reasoned =
            [&](const Model &model, const Knowledge &knowledge, const Trace &path) {
                if (!m_arguments.wantsAllSteps)
                    printSteps(model, path);
                m_messages.tell([&] { return howFar(item.number, model, knowledge, told); });
            }};
    const StopCondition stop(unread.get_token(), deadline(m_arguments));
    Explanation explanation = inkling::explain(item.puzzle, stop, hearers);
    if (m_arguments.wantsAllSteps) {
        std::swap(explanation.deduction.trace, explanation.deduction.allSteps);
        printSteps(*explanation.reasoned(item.puzzle).model(), explanation.deduction.trace);
    }
    if (m_output.error() == 0)
        printPiece(writer->ending(explanation));
    if (explanation.isStopped && m_output.error() == 0)
        status = worse(status, stopped(item.name()));
    return status;
}

/// A judge file holds puzzles of one family.
ExitStatus Run::convert(const Item &item)
{
    const Family &family = item.puzzle.family();
    const Format *format = m_arguments.format;
    const Family *before = std::exchange(m_converted, &family);
    if (format) {
        const auto text
            = written(*format, family, family.drafting().draft(item.puzzle), workOf(item.page));
        if (!text) {
            m_converted = before;
            m_messages.complain(item.name() + ": " + text.error().english() + " ("
                                + std::string(format->id) + ')');
            return ExitStatus::BadInput;
        }
        const bool isApart = before && format->gather;
        return print((isApart ? "\n" : "") + *text);
    }
    if (before && before != &family) {
        m_converted = before;
        m_messages.complain(item.name() + ": found " + std::string(family.title()) + "; expected "
                            + std::string(before->title()) + ", as before");
        return ExitStatus::BadInput;
    }
    return print((before ? std::string(family.betweenPuzzles()) : "") + item.puzzle.text());
}

/// Whether a family makes what the command line asks for; if not, says what it expects.
bool Run::canGenerate()
{
    const Family &family = *m_arguments.family;
    const Wish &wish = m_arguments.wish;
    const auto expected = family.expectedInstead(wish);
    if (!expected)
        return true;
    m_messages.complain("generate: found " + std::to_string(wish.size.rows) + 'x'
                        + std::to_string(wish.size.columns) + ", "
                        + std::string(difficultyName(wish.difficulty)) + ", symmetry "
                        + std::string(symmetryName(wish.symmetry)) + "; expected "
                        + expected->english());
    return false;
}

/// Why there is no puzzle.
ExitStatus Run::notMade(const Wish &wish)
{
    const std::string seed = "--seed " + std::to_string(wish.seed);
    if (m_stop.stopped())
        return stopped(seed);
    m_messages.complain(seed + ": many tries, but none is "
                        + std::string(difficultyName(wish.difficulty))
                        + "; try another seed, size or difficulty");
    return ExitStatus::BadInput;
}

/// What has been printed when it is stopped is a whole file.
ExitStatus Run::generate()
{
    if (!canGenerate())
        return ExitStatus::BadInput;
    const Family &family = *m_arguments.family;
    Wish wish = m_arguments.wish;
    if (m_arguments.tellsSeed)
        m_messages.complain("--seed " + std::to_string(wish.seed));
    ExitStatus status = ExitStatus::Answered;
    bool hasPrinted = false;
    for (int i = 0; i < m_arguments.count && !endsRun(status); ++i, ++wish.seed) {
        const auto tellHowFar = [&](const auto &best, double rating, int tried) {
            m_messages.tell([&] { return howFar(tried, best.get(), rating); });
        };
        tellHowFar(std::shared_ptr<const Puzzle>(), 0, 0);
        const auto puzzle = family.generate(wish, tellHowFar, m_stop);
        if (!puzzle) {
            status = worse(status, notMade(wish));
            continue;
        }
        if (std::exchange(hasPrinted, true))
            status = worse(status, print(family.betweenPuzzles()));
        status = worse(status, print(puzzle->text()));
    }
    return worse(status, print(family.fileEnd()));
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
        width = std::max(width, family->commandName().size());
    std::string text;
    for (const Family *family : families()) {
        std::string name(family->commandName());
        name.resize(width + 2, ' ');
        text += name + std::string(family->title()) + '\n';
        for (const Option &option : family->options())
            text
                += "    --with " + std::string(option.id) + ": " + std::string(option.title) + '\n';
    }
    return print(text);
}

ExitStatus Run::listFormats()
{
    std::size_t width = 0;
    for (const Format &format : formats())
        width = std::max(width, format.id.size());
    const auto line = [&](std::string name, std::string_view title, const auto &isHeld) {
        name.resize(width + 2, ' ');
        std::string titles;
        for (const Family *family : families()) {
            if (isHeld(*family))
                titles += (titles.empty() ? "" : ", ") + std::string(family->title());
        }
        return name.append(title).append(": ").append(titles).append("\n");
    };
    std::string text = line("judge", "the judge's format", [](const Family &) { return true; });
    for (const Format &format : formats())
        text += line(std::string(format.id), format.title,
                     [&](const Family &family) { return holds(format, family); });
    return print(text);
}

/// A reader that has gone away is no news to anybody; any other failure is.
ExitStatus Run::print(std::string_view text)
{
    m_messages.clear();
    if (m_output.write(text))
        return ExitStatus::Answered;
    if (m_output.error() != EPIPE)
        m_messages.complain(std::string("<stdout>: ") + std::strerror(m_output.error()));
    return ExitStatus::BadInput;
}

} // namespace

ExitStatus run(const Arguments &arguments)
{
    return Run(arguments).run();
}

} // namespace inkling
