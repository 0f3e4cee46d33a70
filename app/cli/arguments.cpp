// SPDX-License-Identifier: MIT
#include "arguments.h"

#include "exchange/foreigntext.h"
#include "families/registry.h"
#include "ordering/nearestword.h"
#include "ordering/orderoptions.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <system_error>

namespace inkling {

namespace {

constexpr double longestTimeLimit = 1e9;

constexpr const char *wholeRun = "Stop the whole run after this long";

constexpr const char *exitStatuses = R"(Exit status:
  0  answered, even if a puzzle has no solution
  1  check found a puzzle without exactly one answer; judge or verify found what is not right
  2  bad input or usage, output could not be written, or generate could not make a puzzle
  3  stopped by --time-limit)";

/// As the command line shows them.
std::vector<std::string> shownFamilies()
{
    std::vector<std::string> names;
    for (const Family *family : families())
        names.emplace_back(family->commandName());
    return names;
}

constexpr const char *judgeFormat = "judge";

/// As the command line shows them.
std::vector<std::string> shownFormats()
{
    std::vector<std::string> names{judgeFormat};
    for (const Format &format : formats())
        names.emplace_back(format.id);
    return names;
}

/// As a validator of CLI11: what is wrong, or nothing.
std::string checkTimeLimit(const std::string &text)
{
    double seconds = 0;
    const char *end = text.data() + text.size();
    const auto [parsed, error] = std::from_chars(text.data(), end, seconds);
    if (error == std::errc() && parsed == end && seconds > 0 && seconds <= longestTimeLimit)
        return {};
    return "found '" + text + "'; expected a number of seconds above 0";
}

/// "RxC".
std::optional<BoardSize> sizeOf(const std::string &text)
{
    BoardSize size;
    const char *const end = text.data() + text.size();
    const auto rows = std::from_chars(text.data(), end, size.rows);
    if (rows.ec != std::errc() || rows.ptr == end || *rows.ptr != 'x')
        return std::nullopt;
    const auto columns = std::from_chars(rows.ptr + 1, end, size.columns);
    if (columns.ec != std::errc() || columns.ptr != end || size.rows < 1 || size.columns < 1)
        return std::nullopt;
    return size;
}

/// As a validator of CLI11: what is wrong, or nothing.
std::string checkSize(const std::string &text)
{
    return sizeOf(text) ? std::string()
                        : "found '" + text + "'; expected rows x columns, as in 10x10";
}

/// A whole number from `least` on. As a validator of CLI11: what is wrong, or nothing.
template <typename Number>
std::string checkNumber(const std::string &text, Number least)
{
    Number number{};
    const char *const end = text.data() + text.size();
    const auto [parsed, error] = std::from_chars(text.data(), end, number);
    if (error == std::errc() && parsed == end && number >= least)
        return {};
    return "found '" + text + "'; expected a whole number, " + std::to_string(least) + " or more";
}

/// The words for programs, of a choice from `count`, in its order.
template <typename Choice>
std::vector<std::string> namesOf(std::string_view (*name)(Choice), int count)
{
    std::vector<std::string> names;
    for (int i = 0; i < count; ++i)
        names.emplace_back(name(Choice(i)));
    return names;
}

std::string joined(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : "|") + word;
    return text;
}

/// Where a command needs a family, it can also stand alone: "rules FAMILY".
constexpr const char *familyByPlace = "--family,FAMILY";

/// As a validator of CLI11: what is wrong, or nothing.
std::string checkFamily(const std::string &text)
{
    return findFamily(text) ? std::string()
                            : "found '" + text + "'; expected one of " + joined(shownFamilies());
}

/// "K/N". As a validator of CLI11: what is wrong, or nothing.
std::optional<Shard> shardOf(const std::string &text)
{
    Shard shard;
    const char *const end = text.data() + text.size();
    const auto number = std::from_chars(text.data(), end, shard.number);
    if (number.ec != std::errc() || number.ptr == end || *number.ptr != '/')
        return std::nullopt;
    const auto count = std::from_chars(number.ptr + 1, end, shard.count);
    const bool isWhole = count.ec == std::errc() && count.ptr == end;
    if (!isWhole || shard.number < 1 || shard.number > shard.count)
        return std::nullopt;
    return shard;
}

std::string checkShard(const std::string &text)
{
    return shardOf(text) ? std::string()
                         : "found '" + text + "'; expected K/N with K from 1 to N, as in 2/8";
}

std::optional<int> numberIn(const char *variable)
{
    const char *const text = std::getenv(variable);
    int number = 0;
    if (!text)
        return std::nullopt;
    const std::string_view all(text);
    const auto [end, error] = std::from_chars(all.data(), all.data() + all.size(), number);
    return error == std::errc() && end == all.data() + all.size() ? std::optional(number)
                                                                  : std::nullopt;
}

/// The part of an array job of Slurm; the whole elsewhere.
Shard shardOfJob()
{
    const auto id = numberIn("SLURM_ARRAY_TASK_ID");
    const auto count = numberIn("SLURM_ARRAY_TASK_COUNT");
    const int first = numberIn("SLURM_ARRAY_TASK_MIN").value_or(1);
    if (!id || !count || *id < first || *id - first >= *count)
        return {};
    return {*id - first + 1, *count};
}

std::size_t placeOf(const std::string &word, const std::vector<std::string> &words)
{
    return std::size_t(std::find(words.begin(), words.end(), word) - words.begin());
}

/// The commands and options, and where their values go.
class Parser
{
public:
    Parser();
    ParsedArguments parse(int argc, char **argv);

private:
    CLI::App *addCommand(Command command, const std::string &name, const std::string &description);
    CLI::App *addReader(Command command, const std::string &name, const std::string &description);
    void addReading(CLI::App *command, const std::string &timeLimit);
    void addForm(CLI::App *command);
    void addJudge();
    CLI::App *addGenerator();
    void addOrder(CLI::App *generator);
    CLI::App *addConverter();
    void addStats();
    void addVerify();
    void addJobs(CLI::App *command, const std::string &what);
    void addBatch(CLI::App *command);
    void addRating(CLI::App *command);
    CLI::Option *addFamily(CLI::App *command, const std::string &description,
                           const std::string &names = "--family");
    void addTimeLimit(CLI::App *command, const std::string &description);
    void checkCommand(const std::string &name) const;
    void readCommand();
    [[nodiscard]] Wish wish() const;

    CLI::App m_app{"Solves logic and number puzzles and explains the reasoning.", "inkling-cli"};
    std::vector<std::pair<CLI::App *, Command>> m_commands;
    std::string m_family;
    std::string m_form;
    std::string m_format;
    std::string m_input; ///< for Judge
    double m_seconds = 0;
    std::string m_size;
    std::string m_difficulty;
    OrderOptions m_order;
    std::string m_symmetry{symmetryName(Symmetry::None)};
    std::optional<std::uint64_t> m_seed;
    std::string m_shard;
    Arguments m_arguments;
};

Parser::Parser()
{
    m_app.set_version_flag("--version", "inkling-cli " INKLING_VERSION,
                           "Print the version and exit");
    m_app.set_help_flag("-h,--help", "Print this help and exit");
    m_app.require_subcommand(0, 1);
    m_app.footer(exitStatuses);
    m_app.get_formatter()->label("SUBCOMMAND", "COMMAND");

    CLI::App *solve = addReader(Command::Solve, "solve",
                                "Print the answer of each puzzle, in the judge's format");
    solve->add_flag("--all", m_arguments.wantsAll,
                    "Print every different answer (for puzzles that list them)");
    addForm(solve);
    addRating(solve);
    addBatch(solve);
    CLI::App *check
        = addReader(Command::Check, "check",
                    "Print one line per puzzle: \"N none\", \"N unique\" or \"N many\"");
    check->add_flag(
        "--why", m_arguments.wantsReasons,
        "Also print, indented: the clues that conflict, or where two answers differ and "
        "which single clues would leave only the first");
    addForm(check);
    addRating(check);
    addBatch(check);
    addJudge();
    CLI::App *explain
        = addReader(Command::Explain, "explain", "Print the reasoning that leads to each answer");
    addForm(explain);
    explain->add_flag("--all-steps", m_arguments.wantsAllSteps,
                      "Print every step as it was found, none combined or left out");
    addBatch(explain);
    addConverter();
    addGenerator();
    CLI::App *rules = addCommand(Command::Rules, "rules", "Print the rules for a kind of puzzle");
    addFamily(rules, "Kind of puzzle", familyByPlace)->required();
    addForm(rules);
    CLI::App *sample = addCommand(Command::Sample, "sample", "Print sample puzzles");
    addFamily(sample, "Kind of puzzle", familyByPlace)->required();
    addForm(
        addCommand(Command::Families, "families", "Print the kinds of puzzle and their options"));
    addForm(addCommand(Command::Formats, "formats", "Print the formats that are read and written"));
    addStats();
    addVerify();
}

CLI::App *Parser::addCommand(Command command, const std::string &name,
                             const std::string &description)
{
    CLI::App *added = m_app.add_subcommand(name, description)->group("Commands");
    m_commands.emplace_back(added, command);
    return added;
}

CLI::App *Parser::addReader(Command command, const std::string &name,
                            const std::string &description)
{
    CLI::App *added = addCommand(command, name, description);
    added->add_option("FILE", m_arguments.files, "Puzzle files; none or - for standard input")
        ->type_name("");
    addReading(added, command == Command::Explain
                          ? "Stop each puzzle after this long and go on to the next"
                          : wholeRun);
    return added;
}

/// The options of every command that reads puzzles.
void Parser::addReading(CLI::App *command, const std::string &timeLimit)
{
    addFamily(command, "Kind of puzzle in the files (default: guessed)");
    command
        ->add_option("--with", m_arguments.options,
                     "Solve with these options (\"families\" lists them)")
        ->type_name("OPTION,...")
        ->delimiter(',')
        ->allow_extra_args(false);
    addTimeLimit(command, timeLimit);
    command->footer(exitStatuses);
}

void Parser::addForm(CLI::App *command)
{
    command->add_option("--as", m_form, "text for people (the default), jsonl for programs")
        ->option_text("text|jsonl")
        ->check(CLI::IsMember({"text", "jsonl"}));
}

/// The options of commands whose puzzles can be worked on side by side.
void Parser::addBatch(CLI::App *command)
{
    addJobs(command,
            "Work on so many puzzles side by side; the output stays in order (default: 1)");
    command
        ->add_option("--shard", m_shard,
                     "Only the K-th of N parts of the puzzles (default: that of a Slurm array job)")
        ->type_name("K/N")
        ->check(checkShard);
    command
        ->add_option("--resume", m_arguments.resume,
                     "Write records to OUT, and go on after those that are there already")
        ->type_name("OUT");
}

void Parser::addRating(CLI::App *command)
{
    command->add_flag("--rate", m_arguments.wantsRating,
                      "Records also tell the rating and the rules that the reasoning uses");
}

void Parser::addJobs(CLI::App *command, const std::string &what)
{
    command->add_option("--jobs", m_arguments.jobs, what)
        ->type_name("N")
        ->check([](const std::string &text) { return checkNumber<int>(text, 1); });
}

void Parser::addVerify()
{
    CLI::App *added = addCommand(Command::Verify, "verify",
                                 "Check what files of records claim: steps, answers, ratings");
    added->add_option("FILE", m_arguments.files, "Files of records; none or - for standard input")
        ->type_name("");
    addForm(added);
    addJobs(added, "Check so many puzzles side by side; the output stays in order (default: 1)");
    added->footer(exitStatuses);
}

void Parser::addStats()
{
    CLI::App *added
        = addCommand(Command::Stats, "stats",
                     "Sum up files of records: verdicts, ratings and the rules that are used");
    added->add_option("FILE", m_arguments.files, "Files of records; none or - for standard input")
        ->type_name("");
    added->footer(exitStatuses);
}

void Parser::addJudge()
{
    CLI::App *added = addCommand(Command::Judge, "judge",
                                 "Check what your own program printed for a puzzle file: any right "
                                 "answer counts");
    added->add_option("IN", m_input, "The puzzle file; - for standard input")
        ->type_name("")
        ->required();
    added->add_option("OUT", m_arguments.output, "Your program's output for it; likewise")
        ->type_name("")
        ->required();
    addForm(added);
    addReading(added, wholeRun);
}

CLI::App *Parser::addConverter()
{
    CLI::App *added = addReader(Command::Convert, "convert",
                                "Print each puzzle in a format of another program");
    added->add_option("--to", m_format, "Format (default: judge; \"formats\" lists them)")
        ->option_text("FORMAT")
        ->check(CLI::IsMember(shownFormats()));
    return added;
}

CLI::App *Parser::addGenerator()
{
    CLI::App *added = addCommand(Command::Generate, "generate",
                                 "Make puzzles and print them in the judge's format");
    addFamily(added, "Kind of puzzle", familyByPlace)->required();
    added->add_option("--size", m_size, "Size (default: the second smallest)")
        ->type_name("ROWSxCOLUMNS")
        ->check(checkSize);
    const auto difficulties = namesOf(difficultyName, difficultyCount);
    added
        ->add_option("--difficulty", m_difficulty,
                     "Difficulty (default: one that suits what is ordered, else medium)")
        ->option_text(joined(difficulties))
        ->check(CLI::IsMember(difficulties));
    const auto symmetries = namesOf(symmetryName, symmetryCount);
    added->add_option("--symmetry", m_symmetry, "Symmetry of the clues")
        ->option_text(joined(symmetries))
        ->check(CLI::IsMember(symmetries));
    added->add_option("--count", m_arguments.count, "Number of puzzles (default: 1)")
        ->type_name("N")
        ->check([](const std::string &text) { return checkNumber<int>(text, 1); });
    added
        ->add_option("--seed", m_seed,
                     "The same seed gives the same puzzle; further puzzles use the next seeds. "
                     "Default: random, and printed")
        ->type_name("S")
        ->check([](const std::string &text) { return checkNumber<std::uint64_t>(text, 0); });
    addOrder(added);
    addForm(added);
    addBatch(added);
    addTimeLimit(added, wholeRun);
    added->footer(exitStatuses);
    return added;
}

/// The options that order more of a puzzle than its size and difficulty.
void Parser::addOrder(CLI::App *generator)
{
    const auto addRules
        = [&](const char *name, std::vector<std::string> &rules, const char *description) {
              generator->add_option(name, rules, description)
                  ->type_name("RULE,...")
                  ->delimiter(',')
                  ->allow_extra_args(false);
          };
    addRules("--needs", m_order.needs, "Puzzles whose reasoning uses these rules");
    addRules("--without", m_order.without, "Puzzles whose reasoning uses none of these rules");
    addRules("--only", m_order.only, "Puzzles whose reasoning uses no other rules");
    generator->add_option("--rating", m_order.rating, "Ratings, as in 3.0..3.5, 3.0.. or ..3.5")
        ->type_name("FROM..TO")
        ->check(checkRatings);
    generator->add_option("--clues", m_order.clues, "Number of clues, as in 20..30, 20.. or ..30")
        ->type_name("FROM..TO")
        ->check(checkClues);
    generator
        ->add_option("--pattern", m_order.pattern,
                     "Clues only where this file has them: a row of signs for each row, . for none")
        ->type_name("FILE");
    generator->add_flag("--distinct", m_arguments.wantsDistinct,
                        "Leave out what is the same as one before, turned, mirrored or renamed");
    generator->add_option("--tries", m_order.mostTries, "Give up a puzzle after so many tries")
        ->type_name("N")
        ->check([](const std::string &text) { return checkNumber<std::uint64_t>(text, 1); });
}

void Parser::addTimeLimit(CLI::App *command, const std::string &description)
{
    command->add_option("--time-limit", m_seconds, description)
        ->type_name("SECONDS")
        ->check(checkTimeLimit);
}

/// Without a size: the family's second smallest. Throws an error of CLI11 where the order is wrong.
Wish Parser::wish() const
{
    Wish wish;
    wish.size = sizeOf(m_size).value_or(m_arguments.family->sizes()[1]);
    wish.symmetry = Symmetry(placeOf(m_symmetry, namesOf(symmetryName, symmetryCount)));
    wish.seed = m_seed.value_or(std::random_device()());
    std::optional<Difficulty> difficulty;
    if (!m_difficulty.empty())
        difficulty = Difficulty(placeOf(m_difficulty, namesOf(difficultyName, difficultyCount)));
    auto ordered = withOrder(m_order, *m_arguments.family, wish, !m_size.empty(), difficulty);
    if (!ordered)
        throw CLI::ValidationError(ordered.error());
    return *std::move(ordered);
}

CLI::Option *Parser::addFamily(CLI::App *command, const std::string &description,
                               const std::string &names)
{
    return command->add_option(names, m_family, description)
        ->option_text(joined(shownFamilies()))
        ->check(checkFamily);
}

/// Throws an error of CLI11 where the first argument is meant to be a command and is none.
void Parser::checkCommand(const std::string &name) const
{
    if (name.starts_with('-'))
        return;
    std::vector<std::string> names;
    for (const auto &[app, command] : m_commands)
        names.push_back(app->get_name());
    if (std::ranges::count(names, name) > 0)
        return;
    if (const auto nearest = nearestWord(name, names))
        throw CLI::ValidationError(name, "no such command; did you mean '" + *nearest + "'?");
    std::string all;
    for (const std::string &other : names)
        all += (all.empty() ? "" : ", ") + other;
    throw CLI::ValidationError(name, "no such command; expected one of: " + all);
}

/// The command and its family, format and wish. Throws an error of CLI11.
void Parser::readCommand()
{
    for (const auto &[app, command] : m_commands) {
        if (app->parsed())
            m_arguments.command = command;
    }
    m_arguments.family = findFamily(m_family);
    m_arguments.format = findFormat(m_format);
    if (m_arguments.command == Command::Generate) {
        m_arguments.wish = wish();
        m_arguments.tellsSeed = !m_seed;
    }
}

ParsedArguments Parser::parse(int argc, char **argv)
{
    try {
        if (argc > 1)
            checkCommand(argv[1]);
        m_app.parse(argc, argv);
        if (m_app.get_subcommands().empty())
            throw CLI::RequiredError("A command");
        if (!m_arguments.resume.empty() && m_form != "jsonl")
            throw CLI::ValidationError("--resume", "found text; expected --as jsonl");
        if (m_arguments.wantsRating && m_form != "jsonl")
            throw CLI::ValidationError("--rate", "found text; expected --as jsonl");
        if (m_arguments.wantsDistinct && !(m_shard.empty() && m_arguments.resume.empty()))
            throw CLI::ValidationError("--distinct", "found --shard or --resume; expected a whole "
                                                     "run, which knows all its puzzles");
        readCommand();
    } catch (const CLI::ParseError &error) {
        const bool answered = m_app.exit(error) == 0;
        return {std::nullopt, answered ? ExitStatus::Answered : ExitStatus::BadInput};
    }
    if (m_form == "jsonl")
        m_arguments.form = OutputForm::JsonLines;
    if (!m_arguments.wantsDistinct)
        m_arguments.shard = m_shard.empty() ? shardOfJob() : *shardOf(m_shard);
    if (m_seconds > 0)
        m_arguments.timeLimit = std::chrono::duration<double>(m_seconds);
    if (m_arguments.command == Command::Judge)
        m_arguments.files = {m_input};
    if (m_arguments.files.empty())
        m_arguments.files.emplace_back("-");
    return {std::move(m_arguments), ExitStatus::Answered};
}

} // namespace

std::string_view commandName(Command command)
{
    switch (command) {
    case Command::Solve:
        return "solve";
    case Command::Check:
        return "check";
    case Command::Explain:
        return "explain";
    case Command::Generate:
        return "generate";
    default:
        return "";
    }
}

bool Arguments::hasSeveralFiles() const
{
    std::error_code error;
    return files.size() > 1
           || (files.front() != "-" && std::filesystem::is_directory(files.front(), error));
}

ParsedArguments parseArguments(int argc, char **argv)
{
    return Parser().parse(argc, argv);
}

} // namespace inkling
