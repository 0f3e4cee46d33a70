// SPDX-License-Identifier: MIT
#pragma once

#include "logic/sentence.h"
#include "reasoning/explainedpuzzle.h"
#include "scene/lighting.h"
#include "scene/theme.h"

#include <QString>
#include <optional>

class QTextDocument;

namespace inkling {

/// Puts a sentence into a document. The words of the premises and of the conclusions wear the board's
/// colours, and the board's shapes: premises are underlined with dashes, conclusions are bold.
void writeSentence(QTextDocument &document, const QString &sentence, const Theme &theme);
/// The same of a step. What names something on the board is a link that lights it (see lightingOfPart()).
void writeSentence(QTextDocument &document, const Sentence &sentence, const Theme &theme);

/// The sentence of a step with its marks, "<p>This 3</p> ...": for writeSentence() among other words.
[[nodiscard]] QString markedUp(const Sentence &sentence);

/// Which of the long lists in a step's words stand there in full.
struct Unfolded
{
    /// Of what it rests on, a group (see groupedPremises()).
    std::optional<std::size_t> group;
    bool conclusions = false;

    /// What a click on a link does: what it names is unfolded, or folded up again.
    void toggle(const QString &link);
};

/// The group that a link in a step's words stands for.
[[nodiscard]] std::optional<std::size_t> groupOfLink(const QString &link);

/// What a link in a step's words stands for, lit: what its sentence names there, or a group of premises; where
/// it stands for none, the group that is unfolded; nothing where none is.
[[nodiscard]] std::optional<Lighting> lightingOfPart(const ExplainedPuzzle &explained,
                                                     std::size_t step, const QString &link,
                                                     const Unfolded &unfolded);

/// A step in words: its sentence, then the givens and facts that it rests on, what follows, and what it
/// shows for instance, each named. Where they are many they stand by kind, "7 clues", each a link that
/// unfolds them. `shownCase`: which of its examples is shown.
void writeStep(QTextDocument &document, const ExplainedPuzzle &explained, std::size_t step,
               const Theme &theme, const Unfolded &unfolded = {}, std::size_t shownCase = 0);

/// A sentence, and below it the givens and facts that a step rests on, named, but not what follows.
void writeGrounds(QTextDocument &document, const QString &sentence,
                  const ExplainedPuzzle &explained, std::size_t step, const Theme &theme,
                  const Unfolded &unfolded = {});

} // namespace inkling
