// SPDX-License-Identifier: MIT
#include "support/checks/sentencesof.h"

#include "support/checks/differentclaims.h"
#include "support/checks/generalclaims.h"
#include "support/checks/ownchecks.h"

namespace inkling::test {

SentenceChecker sentenceCheckerFor(const Puzzle &puzzle)
{
    SentenceChecker checker;
    addGeneralClaims(checker);
    if (const auto add = ownChecks(puzzle.family()).addClaims)
        add(checker, puzzle);
    else
        addDeclaredClaims(checker, *puzzle.model());
    return checker;
}

} // namespace inkling::test
