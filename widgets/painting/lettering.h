// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <QString>

namespace inkling {

enum class Weight : quint8 { Regular, Medium, Bold };

/// The outline of a text in the system's typeface, to be scaled: capitals are 1 high, the middle of
/// the ink is at x = 0 and the middle of the capitals at y = 0, where the eye sees the centre.
///
/// Cached for each thread: the reference is valid until the next call on the
/// same thread. Any thread.
[[nodiscard]] const QPainterPath &lettering(const QString &text, Weight weight = Weight::Regular);

} // namespace inkling
