// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/sentence.h"
#include "reasoning/explainedpuzzle.h"
#include "scene/lighting.h"
#include "scene/theme.h"

#include <QString>
#include <optional>

class QTextDocument;

namespace inkling {

/// Replaces a document by a sentence. The words of premises and conclusions have the board's
/// colours, and shapes of their own: premises a dashed underline, conclusions bold type.
void writeSentence(QTextDocument &document, const QString &sentence, const Theme &theme);
/// Does the same for a step's sentence. Words that name something on the board are links that light
/// it (see lightingOfPart()).
void writeSentence(QTextDocument &document, const Sentence &sentence, const Theme &theme);

/// The sentence of a step as marked-up text, "<p>This 3</p> ...", to be put among
/// other words for writeSentence().
[[nodiscard]] QString markedUp(const Sentence &sentence);

/// The long lists in a step's words that are shown in full.
struct Unfolded
{
    /// The group of premises that is unfolded (see groupedPremises()).
    std::optional<std::size_t> group;
    bool conclusions = false;

    /// Unfolds the list that a clicked link names, or folds it up again.
    void toggle(const QString &link);
};

/// The lighting for a link in a step's words: the elements that the sentence names, or a group of
/// premises. For any other link, the lighting of the unfolded group; nothing if none is unfolded.
[[nodiscard]] std::optional<Lighting> lightingOfPart(const ExplainedPuzzle &explained,
                                                     std::size_t step, const QString &link,
                                                     const Unfolded &unfolded);

/// Writes a step in words: its sentence, then the givens and facts that it rests on, its
/// conclusions, and its example, each named. Many premises are grouped by kind, "7 clues", each
/// group a link that unfolds it. `shownCase`: the index of the example shown.
void writeStep(QTextDocument &document, const ExplainedPuzzle &explained, std::size_t step,
               const Theme &theme, const Unfolded &unfolded = {}, std::size_t shownCase = 0);

/// Writes a sentence, and below it the givens and facts that a step rests on,
/// named, without its conclusions.
void writeGrounds(QTextDocument &document, const QString &sentence,
                  const ExplainedPuzzle &explained, std::size_t step, const Theme &theme,
                  const Unfolded &unfolded = {});

} // namespace inkling
