// SPDX-License-Identifier: MIT
#include "support/cards/cardschecks.h"

#include "families/cards/puzzle.h"
#include "support/cards/cardssentences.h"
#include "support/checks/checkerfor.h"

namespace inkling::test {

namespace {

const cards::Hand &handOf(const Puzzle &puzzle)
{
    return dynamic_cast<const cards::CardsPuzzle &>(puzzle).hand();
}

StepCheck cardsSteps(const Puzzle &puzzle)
{
    return checkWith(checkerFor(handOf(puzzle)));
}

void addClaims(SentenceChecker &checker, const Puzzle &puzzle)
{
    addCardsSentences(checker, handOf(puzzle));
}

} // namespace

OwnChecks cardsChecks()
{
    return {cardsSteps, addClaims};
}

} // namespace inkling::test
