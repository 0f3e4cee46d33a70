// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace inkling {

/// Makes a label the small, pale writing of what explains the things beside it, in as many lines as it needs.
void makeSmall(QLabel &label);
/// A heading, `size` times as large as the text below it, in as many lines as it needs.
[[nodiscard]] QLabel *makeHeading(const QString &text, double size);

} // namespace inkling
