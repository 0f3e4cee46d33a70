// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"
#include "support/checks/sentencecheck.h"
#include "support/checks/tracecheck.h"
#include "support/worlds.h"

namespace inkling::test {

/// What the tests of one family know better than the tests of all: checks that share no code with
/// the program. Each may be null; the puzzle's clauses stand in for it then.
struct OwnChecks
{
    /// The check of a puzzle's steps.
    StepCheck (*steps)(const Puzzle &puzzle) = nullptr;
    /// Adds the claims of a puzzle's sentences.
    void (*addClaims)(SentenceChecker &checker, const Puzzle &puzzle) = nullptr;
    /// See worldsOf().
    std::optional<Worlds> (*worlds)(const Puzzle &puzzle) = nullptr;
    /// Whether a puzzle with an answer has no other, where its steps do not tell.
    bool (*hasOneAnswer)(const Puzzle &puzzle) = nullptr;
};

/// The checks that a family's tests supply; all null where they supply none.
[[nodiscard]] const OwnChecks &ownChecks(const Family &family);

/// The check of a puzzle's steps: that of its family's tests, else by the clauses of the
/// constraints that a step names. Requires: there are such checks, or the puzzle has an encoding.
[[nodiscard]] StepCheck stepCheckFor(const Puzzle &puzzle);

} // namespace inkling::test
