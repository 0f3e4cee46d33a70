// SPDX-License-Identifier: MIT
#pragma once

#include "practice/practicerecord.h"
#include "puzzle/practice/maker.h"

#include <QString>

/// What practising says, in the reader's language.
namespace inkling::practicewords {

/// "Not begun yet", "1 of 3 positions right", "Done".
[[nodiscard]] QString standing(LessonState state, int done);
/// "Right: 4 · Wrong: 1 · With a hint: 2"
[[nodiscard]] QString score(const PracticeScore &score);
/// Why a rule has no positions, in a sentence.
[[nodiscard]] QString whyNone(Unpractised why);

} // namespace inkling::practicewords
