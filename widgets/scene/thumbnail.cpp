// SPDX-License-Identifier: MIT
#include "scene/thumbnail.h"

#include "scene/boardpainter.h"

#include <QPainter>

namespace inkling {

QImage thumbnail(const Puzzle &puzzle, const Answer *answer, const Theme &theme, int side)
{
    BoardState state(std::make_shared<const BoardGeometry>(puzzle.board()));
    if (answer) {
        const auto model = puzzle.model();
        for (UnknownId unknown = 0; unknown < answer->values.size(); ++unknown) {
            const auto mark = model->mark({unknown, ValueSet::only(answer->values[unknown])});
            if (mark)
                state.add(*mark);
        }
    }
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    // The margin is for marks beside the board; a small picture has its own.
    const QRectF bounds = state.geometry()->bounds();
    const double cells = std::max(bounds.width(), bounds.height());
    const double spare
        = side * (BoardGeometry::margin - 0.25) / (cells - 2 * (BoardGeometry::margin - 0.25));
    paintBoard(painter, state, theme,
               QRectF(0, 0, side, side).adjusted(-spare, -spare, spare, spare));
    return image;
}

} // namespace inkling
