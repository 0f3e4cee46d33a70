// SPDX-License-Identifier: MIT
#include "support/sentencesof.h"

#include "families/cards/puzzle.h"
#include "families/family.h"
#include "families/slink/puzzle.h"
#include "support/cardssentences.h"
#include "support/generalclaims.h"
#include "support/hexsentences.h"
#include "support/kenkensentences.h"
#include "support/numbercrosssentences.h"
#include "support/slinksentences.h"

#include <map>

namespace inkling::test {

SentenceChecker sentenceCheckerFor(const Puzzle &puzzle)
{
    using Add = void (*)(SentenceChecker &checker, const Puzzle &puzzle);
    static const std::map<std::string_view, Add> families{
        {"cards",
         [](SentenceChecker &claims, const Puzzle &hand) {
             addCardsSentences(claims, dynamic_cast<const cards::CardsPuzzle &>(hand).hand());
         }},
        {"kenken", addKenkenClaims},
        {"slink",
         [](SentenceChecker &claims, const Puzzle &board) {
             addSlinkSentences(claims, dynamic_cast<const slink::SlinkPuzzle &>(board).clues());
         }},
        {"hex", addHexClaims},
        {"numbercross", addNumberCrossClaims},
    };
    SentenceChecker checker;
    addGeneralClaims(checker);
    if (const auto add = families.find(puzzle.family().id()); add != families.end())
        add->second(checker, puzzle);
    return checker;
}

} // namespace inkling::test
