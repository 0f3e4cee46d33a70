// SPDX-License-Identifier: MIT
#include "editors/letterpicture.h"

#include "painting/boardpainter.h"
#include "scene/boardstate.h"

#include <QPainter>

namespace inkling {

QImage cellPicture(const Drafting &drafting, const std::string &text, const Theme &theme, int size)
{
    constexpr double border = 0.06; // of the cell, with its grid lines
    Draft draft = drafting.blank(drafting.smallest());
    draft.texts.front() = text;
    const BoardState state(std::make_shared<const BoardGeometry>(drafting.board(draft)));
    const QRectF cell = state.geometry()
                            ->box(drafting.element(draft, 0))
                            .adjusted(border, border, -border, -border);
    const double scale = size / cell.width();
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.translate(-cell.topLeft());
    painter.setClipRect(cell);
    const BoardPainter board(state, theme, scale);
    for (const Layer layer : allLayers)
        board.paint(painter, layer, cell);
    return image;
}

} // namespace inkling
