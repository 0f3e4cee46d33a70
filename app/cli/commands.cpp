// SPDX-License-Identifier: MIT
#include "commands.h"

#include "answering.h"
#include "batch/files.h"
#include "batch/orderedjobs.h"
#include "batch/resume.h"
#include "document/pagereader.h"
#include "exchange/foreigntext.h"
#include "families/registry.h"
#include "howfar.h"
#include "input.h"
#include "listing.h"
#include "making.h"
#include "output.h"
#include "outputreport.h"
#include "puzzle/joinable.h"
#include "records/record.h"
#include "records/stats.h"
#include "records/verifying.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <utility>

namespace inkling {

namespace {

/// What a complaint about a place in a text begins with.
std::string placeOf(const std::string &fileName, int line, int column)
{
    return fileName + ':' + std::to_string(line) + ':' + std::to_string(column) + ": ";
}

/// Prints at once.
class DirectSink final : public Sink
{
public:
    DirectSink(Output &output, Messages &messages)
        : m_output(output)
        , m_messages(messages)
    {}

    bool print(std::string_view text) override
    {
        m_messages.clear();
        if (m_output.write(text))
            return true;
        // A reader that has gone away is no news to anybody; any other failure is.
        if (m_output.error() != EPIPE && !std::exchange(m_hasComplained, true))
            m_messages.complain(std::string("<stdout>: ") + std::strerror(m_output.error()));
        return false;
    }
    void complain(const std::string &message) override { m_messages.complain(message); }
    void setKey(const PuzzleKey &key) override { m_key = key; }
    /// The key set since the last call, if any.
    [[nodiscard]] std::optional<PuzzleKey> takeKey() { return std::exchange(m_key, std::nullopt); }
    void tell(const std::function<std::string()> &line) override { m_messages.tell(line); }

private:
    Output &m_output;
    Messages &m_messages;
    std::optional<PuzzleKey> m_key;
    bool m_hasComplained = false;
};

/// One run of the program over all its files.
class Run
{
public:
    explicit Run(const Arguments &arguments);
    ExitStatus run();

private:
    using Work = OrderedJobs::Work;

    void answerFiles();
    void answerFile(const std::string &file);
    void answerPages(Input &input);
    void answerPage(const Page &page, int number, const std::string &fileName);
    void answer(Item item, const Page &page);
    void answerError(const std::string &place, const Record &record);
    void answerUnclear(const std::string &name, int number, const UnclearFamily &unclear);
    void answerUnreadable(const Input &input, int number);
    void refuse(const std::string &message);
    [[nodiscard]] bool suits(const Family &family);
    [[nodiscard]] bool isWanted(const Family &family, const std::string &name, int number);
    ExitStatus judge();
    ExitStatus convert(const Item &item, const Page &page);
    ExitStatus generate();
    [[nodiscard]] bool isOfThisWish(const Wish &wish);
    void printBetween();
    [[nodiscard]] bool isToBePrinted(const std::optional<PuzzleKey> &key);
    [[nodiscard]] static std::string reasonOf(const Input &input);
    ExitStatus print(std::string_view text);
    [[nodiscard]] bool resume();
    void goOn();
    [[nodiscard]] bool isDoneBefore(const std::string &fileName, int number);
    void submit(Work work);
    void note(ExitStatus status);
    void raise(ExitStatus status);
    /// Whether there is no sense in going on to the next puzzle or file.
    [[nodiscard]] bool isOver() const { return m_isOver.load(); }
    [[nodiscard]] bool makesRecords() const { return m_arguments.form == OutputForm::JsonLines; }

    const Arguments &m_arguments;
    /// The family of the puzzle that was converted last.
    const Family *m_converted = nullptr;
    /// Of the whole run.
    std::optional<StopCondition::Clock::time_point> m_deadline;
    std::stop_source m_unread;
    StopCondition m_stop;
    Output m_output;
    Messages m_messages;
    DirectSink m_sink{m_output, m_messages};
    Answering m_answering;
    std::optional<OutputReport> m_report; ///< for Judge, from when the output has been read
    Progress m_before;                    ///< of the run that is gone on with
    bool m_goesOn = false;                ///< whether output goes there
    std::string m_heading;                ///< that is to be printed before the next answer
    bool m_hasPrinted = false;            ///< whether a puzzle was made and printed
    DistinctPuzzles m_distinct;           ///< those made, where only distinct ones are wanted
    int m_sameInARow = 0;                 ///< made since one was new
    int m_madeCount = 0;                  ///< made and new, or not made
    std::atomic<bool> m_hasEnough = false;
    std::uint64_t m_count = 0; ///< the number of puzzles so far, of this shard
    RunProgress m_progress;
    std::atomic<ExitStatus> m_status = ExitStatus::Answered;
    std::atomic<bool> m_isOver = false;
    std::unique_ptr<OrderedJobs> m_jobs; ///< null for one job
};

/// A time limit from now on.
std::optional<StopCondition::Clock::time_point> deadline(const Arguments &arguments)
{
    using Clock = StopCondition::Clock;
    if (!arguments.timeLimit || arguments.command == Command::Explain)
        return std::nullopt;
    return Clock::now() + std::chrono::ceil<Clock::duration>(*arguments.timeLimit);
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
    , m_deadline(deadline(arguments))
    , m_stop(m_unread.get_token(), m_deadline)
    , m_answering(arguments, m_stop)
    , m_progress(arguments.command == Command::Generate ? std::uint64_t(arguments.count) : 0)
{}

ExitStatus Run::run()
{
    switch (m_arguments.command) {
    case Command::Rules:
    case Command::Sample:
    case Command::Families:
    case Command::Formats:
        return print(listing(m_arguments));
    case Command::Stats:
        return printStats(m_arguments.files, m_sink);
    case Command::Verify:
        return verifyRecords(m_arguments, m_sink);
    default:
        break;
    }
    if (m_arguments.family && !suits(*m_arguments.family))
        return ExitStatus::BadInput;
    if (m_arguments.command == Command::Judge)
        return judge();
    if (!resume())
        return ExitStatus::BadInput;
    if (m_arguments.jobs > 1) {
        m_jobs = std::make_unique<OrderedJobs>(m_arguments.jobs,
                                               [this](const OrderedJobs::Result &result) {
                                                   if (!isToBePrinted(result.sink.key()))
                                                       return;
                                                   if (result.sink.hasText())
                                                       printBetween();
                                                   result.sink.passOn(m_sink);
                                                   note(result.status);
                                               });
    }
    if (m_arguments.command == Command::Generate)
        return generate();
    answerFiles();
    if (m_converted && !m_arguments.format)
        note(print(m_converted->fileEnd()));
    return m_status;
}

/// Reads the output of an earlier run, if it is to be gone on with.
bool Run::resume()
{
    if (m_arguments.resume.empty())
        return true;
    const auto before = progressIn(m_arguments.resume);
    if (!before) {
        m_messages.complain(before.error());
        return false;
    }
    m_before = *before;
    const std::string_view kind = commandName(m_arguments.command);
    if (m_before.kind.empty() || m_before.kind == kind)
        return true;
    m_messages.complain(m_arguments.resume + ": found records of '" + m_before.kind
                        + "'; expected those of '" + std::string(kind) + "'");
    return false;
}

/// Does the work now, or adds it to that of the jobs.
void Run::submit(Work work)
{
    if (m_jobs)
        m_jobs->add(std::move(work));
    else
        note(work(m_sink));
}

void Run::raise(ExitStatus status)
{
    ExitStatus before = m_status;
    while (before < status && !m_status.compare_exchange_weak(before, status)) {
    }
}

/// Called after each piece of work, by one thread at a time.
void Run::note(ExitStatus status)
{
    raise(status);
    const bool isStopped = status == ExitStatus::Stopped && m_arguments.command != Command::Explain;
    if (isStopped || m_output.error() != 0) {
        m_unread.request_stop();
        m_isOver = true;
    }
    m_progress.add();
    if (m_jobs)
        m_messages.tell([&] { return m_progress.text(); });
}

void Run::refuse(const std::string &message)
{
    submit([message](Sink &sink) {
        sink.complain(message);
        return ExitStatus::BadInput;
    });
}

void Run::answerFiles()
{
    for (const std::string &file : filesOf(m_arguments.files)) {
        answerFile(file);
        if (isOver())
            break;
    }
    if (m_jobs)
        m_jobs->finish();
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
    answerError(Item{nullptr, number, name}.name() + ": ",
                errorRecord(name, number,
                            "found " + std::string(family.title()) + "; expected "
                                + std::string(m_arguments.family->title())));
    return false;
}

void Run::answerUnclear(const std::string &name, int number, const UnclearFamily &unclear)
{
    const bool isLikeNone = unclear.candidates.empty();
    std::string ids;
    for (const Family *family : isLikeNone ? families() : std::span(unclear.candidates))
        ids += (ids.empty() ? "" : ", ") + std::string(family->commandName());
    std::string message = unclear.error.message();
    if (unclear.furthest)
        message.append(", read as ").append(unclear.furthest->title());
    message += unclear.isToBeNamed ? "; name the family by --family, one of: " + ids : "";
    Record record = errorRecord(name, number, unclear.error);
    record["message"] = message;
    answerError(placeOf(name, unclear.error.line, unclear.error.column), record);
}

void Run::answerFile(const std::string &file)
{
    Input input(file, m_deadline);
    const bool isTold
        = m_arguments.command == Command::Solve || m_arguments.command == Command::Explain;
    if (isTold && !makesRecords() && m_arguments.hasSeveralFiles())
        m_heading = "==> " + input.name() + " <==\n";
    if (input.error() == 0)
        answerPages(input);
    else
        answerUnreadable(input, 1);
}

/// `number`: of the puzzle at which the input failed.
void Run::answerUnreadable(const Input &input, int number)
{
    answerError(input.name() + ": ", errorRecord(input.name(), number, reasonOf(input)));
}

std::string Run::reasonOf(const Input &input)
{
    return input.error() == EISDIR ? "This is a folder, not a file." : std::strerror(input.error());
}

/// Complains of what cannot be answered and, where records are made, prints the record. What has no text
/// belongs to a shard by its file and number. `place`: what the complaint begins with.
void Run::answerError(const std::string &place, const Record &record)
{
    const std::string file = record["file"];
    const int number = record["puzzle"];
    if (!m_arguments.shard.has(file + ':' + std::to_string(number)))
        return;
    if (makesRecords() && (isDoneBefore(file, number) || isOver()))
        return;
    submit([complaint = place + record["message"].get<std::string>(),
            line = makesRecords() ? lineOf(record) : std::string()](Sink &sink) {
        sink.complain(complaint);
        (void)sink.print(line);
        return ExitStatus::BadInput;
    });
}

void Run::answerPages(Input &input)
{
    PageReader reader(input.source(), m_arguments.family, TextEnd::Marked);
    for (int number = 1; !isOver();) {
        const auto page = reader.next();
        const int place = number + reader.missing();
        if (input.timedOut())
            return submit([name = input.name()](Sink &sink) { return stopped(name, sink); });
        if (input.error() != 0)
            return answerUnreadable(input, place);
        if (page && !*page)
            return;
        for (const Remark &remark : reader.remarks()) {
            submit([message = placeOf(input.name(), remark.line, remark.column)
                              + remark.words.english()](Sink &sink) {
                sink.complain(message);
                return ExitStatus::Answered;
            });
        }
        if (page) {
            ++number;
            if (!isWanted(*(*page)->family, input.name(), place))
                return raise(ExitStatus::BadInput);
            answerPage(**page, place, input.name());
            continue;
        }
        if (reader.unclear())
            answerUnclear(input.name(), place, *reader.unclear());
        else
            answerError(placeOf(input.name(), page.error().line, page.error().column),
                        errorRecord(input.name(), place, page.error()));
        if (!reader.goesOn())
            return;
    }
}

void Run::answerPage(const Page &page, int number, const std::string &fileName)
{
    if (!page.puzzle)
        return answerError(Item{nullptr, number, fileName}.name() + ": ",
                           errorRecord(fileName, number, "found an unfinished puzzle"));
    std::uint32_t options = 0;
    for (const std::string &option : m_arguments.options)
        options |= optionBit(*page.family, option);
    auto puzzle = options == 0 ? page.puzzle : page.puzzle->withOptions(options);
    answer({std::move(puzzle), number, fileName}, page);
}

/// Lets the output go on behind the earlier run's, once it is sure that this is the same run.
void Run::goOn()
{
    if (m_arguments.resume.empty() || std::exchange(m_goesOn, true))
        return;
    if (const auto error = goOnIn(m_arguments.resume, m_before)) {
        refuse(*error);
        m_isOver = true;
    }
}

/// Counts a puzzle, and returns whether the run that is gone on with has done it.
bool Run::isDoneBefore(const std::string &fileName, int number)
{
    if (++m_count > m_before.puzzles) {
        goOn();
        return false;
    }
    if (m_count == m_before.puzzles
        && (fileName != m_before.lastFile || number != m_before.lastNumber)) {
        refuse(m_arguments.resume + ": found puzzle " + std::to_string(m_before.lastNumber) + " of "
               + m_before.lastFile + " as the last one; expected puzzle " + std::to_string(number)
               + " of " + fileName + ": it is of another run");
        m_isOver = true;
    }
    return true;
}

void Run::answer(Item item, const Page &page)
{
    if (!m_jobs)
        m_messages.tell([&] { return howFar(item.number); });
    if (m_arguments.command == Command::Convert)
        return note(convert(item, page));
    if (m_report) {
        const auto text = m_report->judge(*item.puzzle, m_stop);
        return note(text ? print(*text) : stopped(item.name(), m_sink));
    }
    if (!m_arguments.shard.has(item.puzzle->text()) || isDoneBefore(item.fileName, item.number)
        || isOver())
        return;
    submit([this, item = std::move(item), heading = std::exchange(m_heading, {})](Sink &sink) {
        if (!sink.print(heading))
            return ExitStatus::BadInput;
        return m_answering.answer(item, sink);
    });
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
        return stopped(output.name(), m_sink);
    if (output.error() != 0) {
        m_messages.complain(output.name() + ": " + reasonOf(output));
        return ExitStatus::BadInput;
    }
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) {
        m_messages.complain(output.name() + ":1:1: found text in UTF-16; expected plain text");
        return ExitStatus::BadInput;
    }
    m_report.emplace(std::move(text), m_arguments.form);
    answerFile(in);
    if (m_status != ExitStatus::Answered)
        return m_status;
    const ExitStatus printed = print(m_report->finish());
    return worse(printed, m_report->isRight() ? ExitStatus::Answered : ExitStatus::NotRight);
}

/// A judge file holds puzzles of one family.
ExitStatus Run::convert(const Item &item, const Page &page)
{
    const Family &family = item.puzzle->family();
    const Format *format = m_arguments.format;
    const Family *before = std::exchange(m_converted, &family);
    if (format) {
        const auto text
            = written(*format, family, family.drafting().draft(*item.puzzle), workOf(page));
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
    return print((before ? std::string(family.betweenPuzzles()) : "") + item.puzzle->text());
}

/// Prints what stands between two puzzles that are made, before all but the first.
void Run::printBetween()
{
    const bool isFile = m_arguments.command == Command::Generate && !makesRecords();
    if (isFile && std::exchange(m_hasPrinted, true))
        (void)print(m_arguments.family->betweenPuzzles());
}

/// Whether what has been made counts, where only distinct puzzles are wanted: it is new, and there
/// are not enough yet. Called for each of them in turn, by one thread at a time.
bool Run::isToBePrinted(const std::optional<PuzzleKey> &key)
{
    if (!m_arguments.wantsDistinct)
        return true;
    if (m_hasEnough)
        return false;
    const bool isNew = !key || m_distinct.add(*key);
    m_sameInARow = isNew ? 0 : m_sameInARow + 1;
    m_madeCount += isNew ? 1 : 0;
    if (m_sameInARow == mostSameInARow) {
        m_messages.complain("--distinct: " + std::to_string(m_madeCount) + " found; the last "
                            + std::to_string(mostSameInARow) + " made were the same as one before");
        raise(ExitStatus::BadInput);
    }
    m_hasEnough = m_madeCount == m_arguments.count || m_sameInARow == mostSameInARow;
    return isNew;
}

/// Whether the output of the run that is gone on with holds puzzles made by this one.
bool Run::isOfThisWish(const Wish &wish)
{
    const Progress::Made expected{wish.seed + std::uint64_t(m_arguments.shard.number - 1),
                                  std::string(m_arguments.family->id()), wishRecord(wish).dump()};
    if (!m_before.firstMade || *m_before.firstMade == expected)
        return true;
    const auto told = [](const Progress::Made &made) {
        return made.family + ", seed " + std::to_string(made.seed) + ", wish " + made.wish;
    };
    m_messages.complain(m_arguments.resume + ": found " + told(*m_before.firstMade) + "; expected "
                        + told(expected) + ": it is of another run");
    return false;
}

/// What has been printed when it is stopped is a whole file.
ExitStatus Run::generate()
{
    Wish wish = m_arguments.wish;
    if (!canGenerate(m_arguments, m_sink) || !isOfThisWish(wish))
        return ExitStatus::BadInput;
    if (m_arguments.tellsSeed)
        m_messages.complain("--seed " + std::to_string(wish.seed));
    // Several threads for one puzzle are sooner done with it, but work ahead in vain.
    wish.threads = m_jobs || m_arguments.count > 1 ? 1 : 0;
    const auto isDone = [&](int i) {
        return isOver()
               || (m_arguments.wantsDistinct ? m_hasEnough.load() : i >= m_arguments.count);
    };
    for (int i = 0; !isDone(i); ++i, ++wish.seed) {
        if (i % m_arguments.shard.count != m_arguments.shard.number - 1
            || ++m_count <= m_before.puzzles)
            continue;
        goOn();
        if (isOver())
            break;
        submit([this, wish](Sink &sink) {
            const auto text = madeText(m_arguments, wish, m_stop, sink);
            const bool isPrinted = m_jobs || isToBePrinted(m_sink.takeKey());
            if (!text)
                return text.error();
            if (!isPrinted)
                return ExitStatus::Answered;
            if (!m_jobs)
                printBetween();
            return sink.print(*text) ? ExitStatus::Answered : ExitStatus::BadInput;
        });
    }
    if (m_jobs)
        m_jobs->finish();
    if (!makesRecords())
        raise(print(m_arguments.family->fileEnd()));
    return m_status;
}

ExitStatus Run::print(std::string_view text)
{
    return m_sink.print(text) ? ExitStatus::Answered : ExitStatus::BadInput;
}

} // namespace

ExitStatus run(const Arguments &arguments)
{
    return Run(arguments).run();
}

} // namespace inkling
