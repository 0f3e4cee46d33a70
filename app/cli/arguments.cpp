// SPDX-License-Identifier: MIT
#include "arguments.h"

#include "families/registry.h"

#include <CLI/CLI.hpp>
#include <charconv>

namespace inkling {

namespace {

constexpr double longestTimeLimit = 1e9;

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

/// The commands and options, and where their values go.
class Parser
{
public:
    Parser();
    ParsedArguments parse(int argc, char **argv);

private:
    CLI::App *addCommand(Command command, const std::string &name, const std::string &description);
    CLI::App *addReader(Command command, const std::string &name, const std::string &description);
    CLI::Option *addFamily(CLI::App *command, const std::string &description);

    CLI::App m_app{"Solves logic and number puzzles, and shows the reasoning, without a window.",
                   "inkling-cli"};
    std::vector<std::pair<CLI::App *, Command>> m_commands;
    std::string m_family;
    std::string m_form;
    double m_seconds = 0;
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
    addReader(Command::Check, "check",
              "Print a line a puzzle: \"N none\", \"N unique\" or \"N many\"");
    CLI::App *explain
        = addReader(Command::Explain, "explain", "Print the reasoning that leads to each answer");
    explain->add_option("--as", m_form, "text for a person (the default), jsonl for a program")
        ->option_text("text|jsonl")
        ->check(CLI::IsMember({"text", "jsonl"}));
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
    added->add_option("--time-limit", m_seconds, "Stop when the run has taken this long")
        ->type_name("SECONDS")
        ->check(checkTimeLimit);
    added->footer(exitStatuses);
    return added;
}

CLI::Option *Parser::addFamily(CLI::App *command, const std::string &description)
{
    std::string choice;
    for (const std::string &id : familyIds())
        choice += (choice.empty() ? "" : "|") + id;
    return command->add_option("--family", m_family, description)
        ->option_text(choice)
        ->check(CLI::IsMember(familyIds()));
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
