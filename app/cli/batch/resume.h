// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace inkling {

/// The records that a file from an earlier run already holds.
struct Progress
{
    std::uint64_t puzzles = 0; ///< the number of puzzles that are complete
    std::uint64_t end = 0;     ///< where the last of them ends, in bytes
    std::string kind;          ///< the kind of their records; empty where there is none
    std::string lastFile;      ///< of the last of them, where it says so
    int lastNumber = 0;
    /// The order of a puzzle that was made; the wish is JSON.
    struct Made
    {
        std::uint64_t seed = 0;
        std::string family;
        std::string wish;
        friend bool operator==(const Made &, const Made &) = default;
    };
    std::optional<Made> firstMade; ///< of the first of them, where it was made
};

/// Reads how far a file of records has come; a missing file has not begun. The error says why the file
/// is none of records, with its line. Memory: one line.
[[nodiscard]] tl::expected<Progress, std::string> progressIn(const std::string &path);
/// Cuts off what follows the complete records of a file, and lets standard output go on there; a
/// missing file is begun. Returns the error; nothing where all is well.
[[nodiscard]] std::optional<std::string> goOnIn(const std::string &path, const Progress &progress);

} // namespace inkling
