// SPDX-License-Identifier: MIT
#include "arguments.h"

#include "families/registry.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <random>

namespace inkling {

namespace {

constexpr double longestTimeLimit = 1e9;

constexpr const char *wholeRun = "Stop when the run has taken this long";

constexpr const char *exitStatuses = R"(Exit status:
  0  answered (that there is no solution is an answer)
  1  check met a puzzle that does not have exactly one answer
  2  bad input or usage, or output that could not be written
  3  stopped by --time-limit)";

std::vector<std::string> familyIds()
{
    std::vector<std::string> ids;
    for (const Family *family : families())
        ids.emplace_back(family->id());
    return ids;
}

/// All that the command line takes for a family.
std::vector<std::string> familyNames()
{
    std::vector<std::string> names = familyIds();
    for (const Family *family : families())
        names.insert(names.end(), family->otherNames().begin(), family->otherNames().end());
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
    return "found '" + text + "'; expected a whole number from " + std::to_string(least) + " on";
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
    CLI::App *addGenerator();
    CLI::Option *addFamily(CLI::App *command, const std::string &description);
    void addTimeLimit(CLI::App *command, const std::string &description);
    [[nodiscard]] Wish wish() const;

    CLI::App m_app{"Solves logic and number puzzles, and shows the reasoning, without a window.",
                   "inkling-cli"};
    std::vector<std::pair<CLI::App *, Command>> m_commands;
    std::string m_family;
    std::string m_form;
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
                                "Print the answer of each puzzle, as the judge wants it");
    solve->add_flag("--all", m_arguments.wantsAll,
                    "Print every different answer, of a family that lists them");
    CLI::App *check = addReader(Command::Check, "check",
                                "Print a line a puzzle: \"N none\", \"N unique\" or \"N many\"");
    check->add_flag("--why", m_arguments.wantsReasons,
                    "Below it, indented: clues that cannot all hold; where two answers differ, and "
                    "what single additions would leave the first of them");
    CLI::App *explain
        = addReader(Command::Explain, "explain", "Print the reasoning that leads to each answer");
    explain->add_option("--as", m_form, "text for a person (the default), jsonl for a program")
        ->option_text("text|jsonl")
        ->check(CLI::IsMember({"text", "jsonl"}));
    explain->add_flag("--all-steps", m_arguments.wantsAllSteps,
                      "Print every step as it was found, with none put together or left out");
    addGenerator();
    CLI::App *rules = addCommand(Command::Rules, "rules", "Print the rules of a family");
    addFamily(rules, "Whose rules")->required();
    CLI::App *sample
        = addCommand(Command::Sample, "sample", "Print puzzles that come with a family");
    addFamily(sample, "Whose puzzles")->required();
    addCommand(Command::Families, "families", "Print the families of puzzles, and their options");
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
    added->add_option("FILE", m_arguments.files, "Puzzles; - or none: standard input")
        ->type_name("");
    addFamily(added, "Read the files as this family's; guessed without");
    added
        ->add_option("--with", m_arguments.options,
                     "Take the puzzles with these options (\"families\" lists them)")
        ->type_name("OPTION,...")
        ->delimiter(',')
        ->allow_extra_args(false);
    addTimeLimit(added, command == Command::Explain
                            ? "Stop a puzzle that has taken this long, and go on to the next"
                            : wholeRun);
    added->footer(exitStatuses);
    return added;
}

CLI::App *Parser::addGenerator()
{
    CLI::App *added = addCommand(Command::Generate, "generate",
                                 "Make puzzles with one answer, and print them as judge text");
    addFamily(added, "What kind of puzzle")->required();
    added->add_option("--size", m_size, "How large (the family's second smallest without)")
        ->type_name("ROWSxCOLUMNS")
        ->check(checkSize);
    const auto difficulties = namesOf(difficultyName, difficultyCount);
    added->add_option("--difficulty", m_difficulty, "How hard (medium without)")
        ->option_text(joined(difficulties))
        ->check(CLI::IsMember(difficulties));
    const auto symmetries = namesOf(symmetryName, symmetryCount);
    added->add_option("--symmetry", m_symmetry, "How the places of the clues are to look")
        ->option_text(joined(symmetries))
        ->check(CLI::IsMember(symmetries));
    added->add_option("--count", m_arguments.count, "How many (1 without)")
        ->type_name("N")
        ->check([](const std::string &text) { return checkNumber<int>(text, 1); });
    added
        ->add_option("--seed", m_seed,
                     "The same seed gives the same puzzle; further puzzles have the next seeds. "
                     "Without, any, which is told")
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

CLI::Option *Parser::addFamily(CLI::App *command, const std::string &description)
{
    return command->add_option("--family", m_family, description)
        ->option_text(joined(familyIds()))
        ->check(CLI::IsMember(familyNames()));
}

ParsedArguments Parser::parse(int argc, char **argv)
{
    try {
        m_app.parse(argc, argv);
        if (m_app.get_subcommands().empty())
            throw CLI::RequiredError("One of the commands");
    } catch (const CLI::ParseError &error) {
        const bool answered = m_app.exit(error) == 0;
        return {std::nullopt, answered ? ExitStatus::Answered : ExitStatus::BadInput};
    }
    for (const auto &[app, command] : m_commands) {
        if (app->parsed())
            m_arguments.command = command;
    }
    m_arguments.family = findFamily(m_family);
    if (m_arguments.command == Command::Generate) {
        m_arguments.wish = wish();
        m_arguments.tellsSeed = !m_seed;
    }
    if (m_form == "jsonl")
        m_arguments.form = ExplanationForm::JsonLines;
    if (m_seconds > 0)
        m_arguments.timeLimit = std::chrono::duration<double>(m_seconds);
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
