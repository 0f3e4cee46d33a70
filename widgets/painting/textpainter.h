// SPDX-License-Identifier: MIT
#pragma once

#include "painting/lettering.h"
#include "painting/shapes.h"
#include "painting/stamps.h"
#include "scene/boardstate.h"

#include <map>
#include <optional>
#include <string_view>
#include <tuple>

namespace inkling {

/// Paints the texts of a board that no lighting paints: clues, digits, candidates, the texts of
/// regions, labels and cards. A board has few different texts: each is drawn once, and copied.
///
/// Make one for each painting. Resets the painter's transformation while it lives. Any thread.
class TextPainter
{
public:
    TextPainter(QPainter &painter, const BoardState &state, const Theme &theme,
                double pixelsPerCell);

    /// Paints all texts that touch `area`; cards are painted whole.
    void paint(const QRectF &area);

private:
    /// The colour of a clue: pale when met, that of errors when it clashes and clashes are shown;
    /// clueWeight(): its weight.
    [[nodiscard]] QColor clueInk(ElementId element) const;
    /// The colours where an element stands: those of inked cells, or the theme's.
    [[nodiscard]] const Theme &themeAt(ElementId element) const;
    [[nodiscard]] Weight clueWeight(ElementId element, Weight usual) const;
    [[nodiscard]] bool isClashShown(ElementId element) const;
    void paintCell(ElementId cell);
    void paintOpen(ElementId cell);
    void paintCandidates(ElementId cell, const MarkDetails &details);
    void paintRegion(ElementId region);
    void paintBoxed(ElementId element);
    void paintCard(ElementId card);
    void write(std::string_view text, const TextPlace &place, const QColor &colour, Weight weight);
    /// Writes a text, and returns its stamp; null where the device keeps text.
    const Stamp *write(const QString &text, const TextPlace &place, const QColor &colour,
                       Weight weight);

    QPainter &m_painter;
    const BoardState &m_state;
    const BoardGeometry &m_geometry;
    const Theme &m_theme;
    /// The colours on inked cells, once they are needed.
    mutable std::optional<Theme> m_onInk;
    double m_candidatesShown;
    StampPainter m_stamps;
    /// The stamps of texts by text, colour, height and weight.
    std::map<std::tuple<std::string_view, QRgb, double, Weight>, const Stamp *> m_known;
};

} // namespace inkling
