// SPDX-License-Identifier: MIT
#pragma once

#include "batch/files.h"
#include "puzzle/generating.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace inkling {

class Family;
struct Format;

/// The status with which the process ends; if several apply, the largest.
enum class ExitStatus { Answered = 0, NotUnique = 1, NotRight = 1, BadInput = 2, Stopped = 3 };

enum class Command {
    Solve,
    Check,
    Judge,
    Explain,
    Convert,
    Generate,
    Rules,
    Sample,
    Families,
    Formats,
    Stats,
    Verify,
};
/// The word for a command on the command line, and for the kind of its records: "solve".
[[nodiscard]] std::string_view commandName(Command command);

enum class OutputForm { Text, JsonLines };

/// The contents of the command line.
struct Arguments
{
    Command command = Command::Solve;
    /// The family of the puzzles; null to guess it from each file.
    const Family *family = nullptr;
    OutputForm form = OutputForm::Text;
    /// The ids of the options with which the puzzles are read.
    std::vector<std::string> options;
    /// For Solve: whether every different answer is wanted, not only one.
    bool wantsAll = false;
    /// For Check: whether it is also told why a puzzle has no answer or several.
    bool wantsReasons = false;
    /// For records of Solve and Check: whether they also tell the rating.
    bool wantsRating = false;
    /// For Explain: whether every step found is printed, in place of the path.
    bool wantsAllSteps = false;
    /// For Convert: the format that is printed; null for the judge's.
    const Format *format = nullptr;
    /// For Generate: the kind of puzzle to make; further puzzles have the next seeds.
    Wish wish;
    int count = 1;
    /// For Generate: whether puzzles are left out that are the same as one before.
    bool wantsDistinct = false;
    bool tellsSeed = false; ///< whether the seed is printed, since none was given
    /// The time limit for the whole run; for Explain, for each puzzle from when it has been read.
    std::optional<std::chrono::duration<double>> timeLimit;
    /// The paths of the files, "-" for standard input; never empty for a
    /// command that reads puzzles.
    std::vector<std::string> files;
    /// For Judge: the path of the output to judge, likewise.
    std::string output;
    int jobs = 1; ///< the number of threads that work on puzzles side by side
    Shard shard;  ///< the part of the puzzles that is worked on
    /// The path of the records of an earlier run that is gone on with; empty to write to standard
    /// output.
    std::string resume;

    /// Whether what is printed has to say of which file it speaks.
    [[nodiscard]] bool hasSeveralFiles() const;
};

/// The arguments or, if the command line was answered (help, version) or refused, the status to end
/// with; the answer or the reason has then been printed.
struct ParsedArguments
{
    std::optional<Arguments> arguments;
    ExitStatus status = ExitStatus::Answered;
};

[[nodiscard]] ParsedArguments parseArguments(int argc, char **argv);

} // namespace inkling
