// SPDX-License-Identifier: MIT
#pragma once

#include "families/generating.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace inkling {

class Family;

/// As a process reports it; of several that apply, the largest.
enum class ExitStatus { Answered = 0, NotUnique = 1, BadInput = 2, Stopped = 3 };

enum class Command { Solve, Check, Explain, Generate, Rules, Sample, Families };
enum class ExplanationForm { Text, JsonLines };

/// What the command line asks for.
struct Arguments
{
    Command command = Command::Solve;
    /// Null: to be guessed from what each file holds.
    const Family *family = nullptr;
    ExplanationForm form = ExplanationForm::Text;
    /// The ids of the options with which puzzles are taken.
    std::vector<std::string> options;
    /// Solve: every different answer, not only one.
    bool wantsAll = false;
    /// Check: also why a puzzle has no answer, or more than one.
    bool wantsReasons = false;
    /// Explain prints every step as it was found, in place of the path.
    bool wantsAllSteps = false;
    /// Generate: what to make; the next puzzles have the next seeds.
    Wish wish;
    int count = 1;
    bool tellsSeed = false; ///< it was not given
    /// For the whole run; of Explain for each puzzle, from when it has been read.
    std::optional<std::chrono::duration<double>> timeLimit;
    /// "-" is standard input; never empty for a command that reads puzzles.
    std::vector<std::string> files;
};

/// What to do, or, where the command line itself was answered (help, version) or refused, the status
/// to end with; the answer or the reason has then been printed.
struct ParsedArguments
{
    std::optional<Arguments> arguments;
    ExitStatus status = ExitStatus::Answered;
};

[[nodiscard]] ParsedArguments parseArguments(int argc, char **argv);

} // namespace inkling
