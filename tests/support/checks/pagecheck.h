// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace inkling::test {

/// All answers of a puzzle, found by a test's own code.
using AllAnswers = std::set<std::vector<std::uint8_t>>;

/// What is wrong with a puzzle of a declared family, in words; nothing if all is right: both
/// searches find these answers, and no others; each answer is accepted, each other assignment that
/// differs in one value is not; the reasoning of a puzzle with one answer ends at it, each step
/// follows from its constraints and premises alone, and no premise of a smallest explanation can be
/// left out.
[[nodiscard]] std::optional<std::string> faultOfPage(const Family &family, const std::string &text,
                                                     const AllAnswers &answers);

/// What is wrong with a family's samples and rules: each is read and written the same, has one
/// answer, and is explained to the end; each rule has a picture with something concluded.
[[nodiscard]] std::optional<std::string> faultOfSamples(const Family &family);

/// The error of a text that is no puzzle, with line and column: "2:3: found ...".
[[nodiscard]] std::string errorOf(const Family &family, const std::string &text);

} // namespace inkling::test
