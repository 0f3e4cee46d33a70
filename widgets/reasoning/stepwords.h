// SPDX-License-Identifier: MIT
#pragma once

#include "reasoning/explainedpuzzle.h"
#include "scene/theme.h"

#include <QStringList>

class QTextDocument;

namespace inkling {

/// Puts a rule's sentence into a document. The words of the premises and of the conclusions wear the
/// board's colours, and the board's shapes: premises are underlined with dashes, conclusions are bold.
/// `arguments` stand in its places %1, %2, ...
void writeSentence(QTextDocument &document, const QString &sentence, const Theme &theme,
                   const QStringList &arguments = {});

/// A step in words: its sentence, then the givens and facts that it rests on, what follows, and what it
/// shows for instance, each named, a few of them where they are many.
void writeStep(QTextDocument &document, const ExplainedPuzzle &explained, std::size_t step,
               const Theme &theme);

/// A sentence, and below it the givens and facts that a step rests on, named, but not what follows.
void writeGrounds(QTextDocument &document, const QString &sentence,
                  const ExplainedPuzzle &explained, std::size_t step, const Theme &theme);

} // namespace inkling
