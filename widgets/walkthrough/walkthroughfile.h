// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/pictureexport.h"
#include "walkthrough/walkthroughpage.h"

#include <QStringList>

namespace inkling {

/// The endings of the files that writeWalkthrough() writes: a page, a paper, an animation.
[[nodiscard]] const QStringList &walkthroughSuffixes();

/// Writes a walkthrough; the ending of the file's name chooses html, pdf or webp. `choices`: the
/// theme of page and animation, and the width of the animation. Returns what went wrong, in words;
/// nothing if the file was written or the writing was stopped, which leaves the file as it was.
[[nodiscard]] std::optional<QString> writeWalkthrough(const QString &path, Walkthrough &walkthrough,
                                                      const PictureChoices &choices,
                                                      const WalkthroughProgress &progress,
                                                      const StopCondition &stop);

} // namespace inkling
