// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <QString>

class QColor;
class QPainter;

namespace inkling {

enum class Weight : quint8 { Regular, Medium, Bold };

/// The outline of a text in the system's typeface, to be scaled: capitals are 1 high, the middle of
/// the ink is at x = 0 and the middle of the capitals at y = 0, where the eye sees the centre.
///
/// Cached for each thread: the reference is valid until the next call on the
/// same thread. Any thread.
[[nodiscard]] const QPainterPath &lettering(const QString &text, Weight weight = Weight::Regular);

/// Whether a painter's device keeps text as text, which can be searched and copied, and is smaller
/// than outlines: a PDF.
[[nodiscard]] bool keepsText(const QPainter &painter);
/// Paints a text: where keepsText() as text, elsewhere as its outline. `centre`: the point that is
/// the outline's origin; `capHeight`: the height of capitals; both in the painter's units.
void paintLettering(QPainter &painter, const QString &text, Weight weight, const QPointF &centre,
                    double capHeight, const QColor &colour);

} // namespace inkling
