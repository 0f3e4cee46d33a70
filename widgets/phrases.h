// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"
#include "formats/parseerror.h"
#include "logic/model/rule.h"
#include "logic/model/solver.h"
#include "logic/teaching/rating.h"

#include <QString>

namespace inkling {

class Family;
class Puzzle;

/// Sentences of core, translated into the reader's language. Any thread.
[[nodiscard]] QString translated(const char *context, std::string_view text);
[[nodiscard]] QString translated(const Phrase &phrase);
/// A clause ("the loop ends at ...") as a sentence: "The loop ends at ... ."
[[nodiscard]] QString sentenceOf(const Phrase &clause);
/// Translates a phrase as translated() does, and writes each argument that is a number (whole, or
/// with one decimal) as the reader's locale does.
[[nodiscard]] QString translatedCounts(Phrase phrase);
/// The words "found ...; expected ...", without the line and column.
[[nodiscard]] QString translated(const ParseError &error);
[[nodiscard]] QString title(const Rule &rule);
/// The translated name of a difficulty: "gentle", "hard", ...
[[nodiscard]] QString title(Difficulty difficulty);

/// The rules of a family's puzzles, and what clicks, drags and keys do in them.
[[nodiscard]] QString rulesOf(const Family &family);
[[nodiscard]] QString handsOf(const Family &family);

/// A verdict in a few words, for lists and the status bar: "one answer", "no answer", ...
/// `isListed`: several answers are a matter of course and all listed, so that Many reads
/// "solvable".
[[nodiscard]] QString verdictText(Verdict verdict, bool isListed = false);
/// A rating in a word and a number: "easy 1.9", "hard 4.8".
[[nodiscard]] QString ratingText(double rating);
/// The answer on one line, with the typographic signs of print. Requires: an answer of `puzzle`,
/// whose answer text is a line.
[[nodiscard]] QString answerLine(const Puzzle &puzzle, const Answer &answer);

} // namespace inkling
