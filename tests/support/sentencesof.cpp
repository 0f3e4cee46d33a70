// SPDX-License-Identifier: MIT
#include "support/sentencesof.h"

#include "families/cards/puzzle.h"
#include "families/family.h"
#include "support/cardssentences.h"

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
    };
    SentenceChecker checker;
    if (const auto add = families.find(puzzle.family().id()); add != families.end())
        add->second(checker, puzzle);
    return checker;
}

} // namespace inkling::test
