// SPDX-License-Identifier: MIT
#pragma once

#include "stepchecks.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace inkling::checks {

/// The findings of a check of a puzzle's records.
struct RecordFindings
{
    struct Finding
    {
        std::size_t step = 0; ///< the step's number; 0 for the record as a whole
        std::string fault;
    };
    std::vector<Finding> faults;
    /// Claims that these records do not show: that there is no other answer, a rating without steps.
    std::vector<std::string> unshown;
    std::uint64_t steps = 0;
};

/// Checks the records of one puzzle: a record of `solve`, `check` or `generate` alone, or the head,
/// the steps and the end of `explain`. The puzzle is read from its judge text; its answers must be
/// right, its steps sound, and the claims that they have one answer, or none, and a rating must
/// come out of them. Shares no code with the search, the reasoning and the rating, but for the clauses
/// of families without a step checker of their own (see stepChecksOf()). Cost: some
/// microseconds to milliseconds a step.
[[nodiscard]] RecordFindings check(std::span<const Json> records);

} // namespace inkling::checks
