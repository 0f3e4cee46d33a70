// SPDX-License-Identifier: MIT
#include "support/checks/sentencesof.h"

#include "families/cards/puzzle.h"
#include "families/slink/puzzle.h"
#include "puzzle/family.h"
#include "support/cards/cardssentences.h"
#include "support/checks/differentclaims.h"
#include "support/checks/generalclaims.h"
#include "support/hex/hexsentences.h"
#include "support/kenken/kenkensentences.h"
#include "support/numbercross/numbercrosssentences.h"
#include "support/slink/slinksentences.h"

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
    else
        addDeclaredClaims(checker, *puzzle.model());
    return checker;
}

} // namespace inkling::test
