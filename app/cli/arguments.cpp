// SPDX-License-Identifier: MIT
#include "arguments.h"

#include "exchange/foreigntext.h"
#include "families/registry.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <random>

namespace inkling {

namespace {

constexpr double longestTimeLimit = 1e9;

constexpr const char *wholeRun = "Stop the whole run after this long";

constexpr const char *exitStatuses = R"(Exit status:
  0  answered, even if a puzzle has no solution
  1  check found a puzzle without exactly one answer; judge found output that is not right
  2  bad input or usage, or output could not be written
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
    CLI::App *addConverter();
    CLI::Option *addFamily(CLI::App *command, const std::string &description,
                           const std::string &names = "--family");
    void addTimeLimit(CLI::App *command, const std::string &description);
    [[nodiscard]] Wish wish() const;

    CLI::App m_app{"Solves logic and number puzzles and explains the reasoning.", "inkling-cli"};
    std::vector<std::pair<CLI::App *, Command>> m_commands;
    std::string m_family;
    std::string m_form;
    std::string m_format;
    std::string m_input; ///< for Judge
    double m_seconds = 0;
    std::string m_size;
    std::string m_difficulty{difficultyName(Difficulty::Medium)};
    std::string m_symmetry{symmetryName(Symmetry::None)};
    std::optional<std::uint64_t> m_seed;
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
    CLI::App *check
        = addReader(Command::Check, "check",
                    "Print one line per puzzle: \"N none\", \"N unique\" or \"N many\"");
    check->add_flag(
        "--why", m_arguments.wantsReasons,
        "Also print, indented: the clues that conflict, or where two answers differ and "
        "which single clues would leave only the first");
    addJudge();
    CLI::App *explain
        = addReader(Command::Explain, "explain", "Print the reasoning that leads to each answer");
    addForm(explain);
    explain->add_flag("--all-steps", m_arguments.wantsAllSteps,
                      "Print every step as it was found, none combined or left out");
    addConverter();
    addGenerator();
    CLI::App *rules = addCommand(Command::Rules, "rules", "Print the rules for a kind of puzzle");
    addFamily(rules, "Kind of puzzle", familyByPlace)->required();
    CLI::App *sample = addCommand(Command::Sample, "sample", "Print sample puzzles");
    addFamily(sample, "Kind of puzzle", familyByPlace)->required();
    addCommand(Command::Families, "families", "Print the kinds of puzzle and their options");
    addCommand(Command::Formats, "formats", "Print the formats that are read and written");
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
    added->add_option("--difficulty", m_difficulty, "Difficulty (default: medium)")
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
    addTimeLimit(added, wholeRun);
    added->footer(exitStatuses);
    return added;
}

void Parser::addTimeLimit(CLI::App *command, const std::string &description)
{
    command->add_option("--time-limit", m_seconds, description)
        ->type_name("SECONDS")
        ->check(checkTimeLimit);
}

/// Without a size: the family's second smallest.
Wish Parser::wish() const
{
    Wish wish;
    wish.size = sizeOf(m_size).value_or(m_arguments.family->sizes()[1]);
    wish.difficulty = Difficulty(placeOf(m_difficulty, namesOf(difficultyName, difficultyCount)));
    wish.symmetry = Symmetry(placeOf(m_symmetry, namesOf(symmetryName, symmetryCount)));
    wish.seed = m_seed.value_or(std::random_device()());
    return wish;
}

CLI::Option *Parser::addFamily(CLI::App *command, const std::string &description,
                               const std::string &names)
{
    return command->add_option(names, m_family, description)
        ->option_text(joined(shownFamilies()))
        ->check(checkFamily);
}

ParsedArguments Parser::parse(int argc, char **argv)
{
    try {
        m_app.parse(argc, argv);
        if (m_app.get_subcommands().empty())
            throw CLI::RequiredError("A command");
    } catch (const CLI::ParseError &error) {
        const bool answered = m_app.exit(error) == 0;
        return {std::nullopt, answered ? ExitStatus::Answered : ExitStatus::BadInput};
    }
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
    if (m_form == "jsonl")
        m_arguments.form = ExplanationForm::JsonLines;
    if (m_seconds > 0)
        m_arguments.timeLimit = std::chrono::duration<double>(m_seconds);
    if (m_arguments.command == Command::Judge)
        m_arguments.files = {m_input};
    if (m_arguments.files.empty())
        m_arguments.files.emplace_back("-");
    return {std::move(m_arguments), ExitStatus::Answered};
}

} // namespace

ParsedArguments parseArguments(int argc, char **argv)
{
    return Parser().parse(argc, argv);
}

} // namespace inkling
