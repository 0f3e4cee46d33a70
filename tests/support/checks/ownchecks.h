// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"
#include "support/checks/sentencecheck.h"
#include "support/checks/tracecheck.h"
#include "support/worlds.h"

namespace inkling::test {

/// The checks of words and worlds that the tests of one family supply, which share no code with the
/// program. Each may be null.
struct OwnChecks
{
    /// Adds the claims of a puzzle's sentences.
    void (*addClaims)(SentenceChecker &checker, const Puzzle &puzzle) = nullptr;
    /// See worldsOf().
    std::optional<Worlds> (*worlds)(const Puzzle &puzzle) = nullptr;
};

/// The checks that a family's tests supply; all null where they supply none.
[[nodiscard]] const OwnChecks &ownChecks(const Family &family);

} // namespace inkling::test
