// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/hand.h"
#include "support/checks/sentencecheck.h"

namespace inkling::test {

/// Adds what each sentence of the game claims about a hand.
void addCardsSentences(SentenceChecker &checker, const cards::Hand &hand);

} // namespace inkling::test
