// SPDX-License-Identifier: MIT
#pragma once

#include "logic/teaching/rating.h"

#include <array>
#include <string_view>

namespace inkling::test {

/// A puzzle, and the rating that every version of the program must give it. Some steps of the
/// fiendish puzzles of slink and kenken are smallest explanations.
struct RatedPuzzle
{
    std::string_view family;
    double rating;
    Difficulty difficulty;
    std::string_view text;
};

inline constexpr std::array<RatedPuzzle, 20> ratedPuzzles{{
    {"slink", 3.1, Difficulty::Medium,
     "6 6\n"
     ". 3 . 3 . .\n"
     ". 0 . . 3 2\n"
     ". 2 . . 2 2\n"
     ". . 1 . . 2\n"
     "3 . 3 2 . .\n"
     "3 . . 1 2 .\n"},
    {"slink", 3.0, Difficulty::Medium,
     "7 7\n"
     ". . . 2 1 2 .\n"
     "2 1 . 3 2 3 .\n"
     "2 2 2 2 3 . .\n"
     "3 2 2 . 2 1 2\n"
     ". . 1 2 1 2 3\n"
     ". 1 1 3 . 3 2\n"
     ". 1 2 2 . . .\n"},
    {"slink", 3.8, Difficulty::Hard,
     "6 6\n"
     ". . . 3 . .\n"
     "3 3 . . 2 1\n"
     ". . . 2 3 1\n"
     "3 . 2 . 2 2\n"
     "2 . . . . .\n"
     "3 . . . 2 2\n"},
    {"slink", 4.1, Difficulty::Hard,
     "7 7\n"
     ". . . 0 1 3 .\n"
     "2 1 . 2 . 2 .\n"
     "2 . . 2 . . .\n"
     "3 2 2 . 3 2 3\n"
     ". . . 1 . . 2\n"
     ". 2 . 2 . 3 2\n"
     ". 2 0 2 . . .\n"},
    {"slink", 4.5, Difficulty::Fiendish,
     "7 7\n"
     ". 2 . 2 1 2 .\n"
     ". 2 2 . 2 . .\n"
     "3 . . 3 . . .\n"
     ". 3 . 2 . 3 .\n"
     ". . . 2 . . .\n"
     ". . 2 2 2 . 2\n"
     ". 2 3 . 2 . 2\n"},
    {"slink", 5.3, Difficulty::Fiendish,
     "6 6\n"
     "2 . . . . 2\n"
     ". . 0 2 . 2\n"
     ". . 1 . 2 .\n"
     ". . . 3 . .\n"
     "2 . 2 2 . .\n"
     "3 1 2 . . .\n"},
    {"kenken", 1.6, Difficulty::Gentle,
     "4 7\n"
     "aabc\n"
     "dabb\n"
     "ddee\n"
     "fgge\n"
     "a 6 +\n"
     "b 12 *\n"
     "c 4 .\n"
     "d 8 *\n"
     "e 6 +\n"
     "f 4 .\n"
     "g 5 +\n"},
    {"kenken", 2.0, Difficulty::Easy,
     "5 8\n"
     "aaaab\n"
     "cdddd\n"
     "ceeff\n"
     "cgefh\n"
     "gghhh\n"
     "a 120 *\n"
     "b 1 .\n"
     "c 60 *\n"
     "d 12 +\n"
     "e 4 +\n"
     "f 9 +\n"
     "g 12 *\n"
     "h 15 +\n"},
    {"kenken", 4.0, Difficulty::Hard,
     "4 6\n"
     "aabc\n"
     "aabd\n"
     "efdd\n"
     "effd\n"
     "a 10 +\n"
     "b 3 /\n"
     "c 2 .\n"
     "d 10 +\n"
     "e 1 -\n"
     "f 9 +\n"},
    {"kenken", 4.4, Difficulty::Fiendish,
     "5 8\n"
     "aabbc\n"
     "ddbcc\n"
     "eebfc\n"
     "egfff\n"
     "eefhh\n"
     "a 1 -\n"
     "b 60 *\n"
     "c 9 +\n"
     "d 1 -\n"
     "e 15 +\n"
     "f 17 +\n"
     "g 1 .\n"
     "h 10 *\n"},
    {"kenken", 5.4, Difficulty::Fiendish,
     "4 5\n"
     "abcc\n"
     "aaad\n"
     "aeed\n"
     "aeee\n"
     "a 15 +\n"
     "b 1 .\n"
     "c 2 /\n"
     "d 1 -\n"
     "e 72 *\n"},
    {"numbercross", 1.2, Difficulty::Gentle,
     "12 25 17 3\n"
     "5 6 9 1 1\n"
     "8 4 1 3 9\n"
     "2 6 8 4 6\n"
     "7 9 2 4 6\n"},
    {"numbercross", 2.1, Difficulty::Easy,
     "24 30 23 16 21 14 22\n"
     "6 1 5 6 9 5 8 26\n"
     "5 5 6 3 1 8 9 21\n"
     "5 6 5 8 5 9 6 14\n"
     "6 5 6 7 6 3 8 35\n"
     "6 6 9 3 9 3 4 18\n"
     "6 8 5 2 7 3 9 7\n"
     "7 5 9 5 1 4 3 5\n"},
    {"numbercross", 4.6, Difficulty::Fiendish,
     "34 14 13 16 19 22 26 11\n"
     "4 2 8 6 3 2 1 3 18\n"
     "6 1 1 5 9 8 7 9 20\n"
     "2 1 4 4 8 1 8 9 23\n"
     "2 5 8 9 1 1 3 7 18\n"
     "9 7 1 4 1 7 7 7 19\n"
     "7 1 3 6 3 5 4 7 22\n"
     "2 6 4 7 7 4 5 3 8\n"
     "8 6 5 1 2 3 8 2 17\n"},
    {"hex", 1.4, Difficulty::Gentle,
     "3 4\n"
     " = - + 1\n"
     "1 4 4 2 -\n"
     " / 6 7 +\n"},
    {"hex", 4.2, Difficulty::Hard,
     "5 3\n"
     " 3 = 5\n"
     "- 5 0 +\n"
     " 2 1 8\n"
     "9 9 - 3\n"
     " + 2 0\n"},
    {"hex", 5.4, Difficulty::Fiendish,
     "3 4\n"
     " 8 + 8 5\n"
     "- 6 8 3 -\n"
     " 8 = 4 7\n"},
    {"cards", 2.3, Difficulty::Easy, "1 4 9 12 = 24\n"},
    {"cards", 3.4, Difficulty::Hard, "1 6 10 11 11 = 24\n"},
    {"cards", 3.6, Difficulty::Hard, "6 8 11 12 = 24\n"},
}};

} // namespace inkling::test
