// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <QString>

namespace inkling {

enum class Weight : quint8 { Regular, Medium, Bold };

/// A text as an outline in the system's typeface, to be scaled: its capitals are 1 high, the middle of
/// its ink is at x = 0 and the middle of its capitals at y = 0, which is where the eye sees its centre.
///
/// Cached for each thread; the reference is valid until the next call on the same thread. Any thread.
[[nodiscard]] const QPainterPath &lettering(const QString &text, Weight weight = Weight::Regular);

} // namespace inkling
