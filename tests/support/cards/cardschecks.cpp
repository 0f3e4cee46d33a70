// SPDX-License-Identifier: MIT
#include "support/cards/cardschecks.h"

#include "families/cards/puzzle.h"
#include "support/cards/cardssentences.h"

namespace inkling::test {

namespace {

const cards::Hand &handOf(const Puzzle &puzzle)
{
    return dynamic_cast<const cards::CardsPuzzle &>(puzzle).hand();
}

void addClaims(SentenceChecker &checker, const Puzzle &puzzle)
{
    addCardsSentences(checker, handOf(puzzle));
}

} // namespace

OwnChecks cardsChecks()
{
    return {addClaims};
}

} // namespace inkling::test
