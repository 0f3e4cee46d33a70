// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"
#include "formats/parseerror.h"
#include "logic/rating.h"
#include "logic/rule.h"
#include "logic/solver.h"

#include <QString>

namespace inkling {

class Puzzle;

/// The sentences of core in the reader's language. The window's thread.
[[nodiscard]] QString translated(const char *context, std::string_view text);
[[nodiscard]] QString translated(const Phrase &phrase);
/// The same, with the numbers among its arguments (whole, or with one decimal) written as the reader writes
/// them.
[[nodiscard]] QString translatedCounts(Phrase phrase);
/// "found ...; expected ...", without the place.
[[nodiscard]] QString translated(const ParseError &error);
[[nodiscard]] QString title(const Rule &rule);
/// "gentle", "hard", ...
[[nodiscard]] QString title(Difficulty difficulty);

/// "one answer", "no answer", ...: short, for lists and the status bar. `isListed`: of a family whose puzzles
/// may well have several answers.
[[nodiscard]] QString verdictText(Verdict verdict, bool isListed = false);
/// "easy 1.9", "hard 4.8": how hard a puzzle is, in a word and a number.
[[nodiscard]] QString ratingText(double rating);
/// An answer that reads as a line, with the signs of print. Requires: it is one of the puzzle's.
[[nodiscard]] QString answerLine(const Puzzle &puzzle, const Answer &answer);

} // namespace inkling
