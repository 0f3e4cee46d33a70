// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace inkling {

/// Gives a label the small, pale look of a note beside the things it explains; long text wraps.
void makeSmall(QLabel &label);
/// Returns a new label, without a parent, as a heading `size` times as large as ordinary text; long
/// text wraps.
[[nodiscard]] QLabel *makeHeading(const QString &text, double size);

} // namespace inkling
