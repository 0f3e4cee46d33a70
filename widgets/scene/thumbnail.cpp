// SPDX-License-Identifier: MIT
#include "scene/thumbnail.h"

#include "scene/boardpainter.h"

#include <QPainter>
#include <vector>

namespace inkling {

namespace {

/// In cells smaller than this many pixels, lines and dots would run together.
constexpr double smallestDrawnCell = 3.5;

/// For each cell whether the lines part it from what lies round the board.
std::vector<bool> cellsInside(const BoardState &state)
{
    const BoardGeometry &geometry = *state.geometry();
    const Board &board = geometry.board();
    std::vector<std::vector<ElementId>> next(board.size());
    std::vector<bool> isInside(board.size(), false);
    for (ElementId id = 0; id < board.size(); ++id)
        isInside[id] = board.kind(id) == ElementKind::Cell;
    std::vector<ElementId> open;
    const auto leave = [&](ElementId cell) {
        if (!isInside[cell])
            return;
        isInside[cell] = false;
        open.push_back(cell);
    };
    for (ElementId id = 0; id < board.size(); ++id) {
        if (board.kind(id) != ElementKind::Edge || state.mainMark(id) == Look::Line)
            continue;
        const auto [one, other] = geometry.cellsOf(id);
        if (one != noElement && other != noElement) {
            next[one].push_back(other);
            next[other].push_back(one);
        } else if (one != noElement) {
            leave(one);
        }
    }
    while (!open.empty()) {
        const ElementId cell = open.back();
        open.pop_back();
        for (const ElementId neighbour : next[cell])
            leave(neighbour);
    }
    return isInside;
}

/// What is inside the loop, as one shape: all that can be seen of a large board's answer.
void paintInside(QPainter &painter, const BoardState &state, const Theme &theme)
{
    const BoardGeometry &geometry = *state.geometry();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    painter.setBrush(blend(theme.inside, theme.ink, 0.38));
    const std::vector<bool> isInside = cellsInside(state);
    geometry.index(ElementKind::Cell).visit(geometry.bounds(), [&](ElementId id) {
        if (isInside[id])
            painter.drawPolygon(geometry.polygon(id));
    });
}

/// Where clues are, as specks in the rhythm of the board.
void paintSpecks(QPainter &painter, const BoardState &state, const Theme &theme)
{
    const BoardGeometry &geometry = *state.geometry();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(blend(theme.paper, theme.clue, 0.55));
    geometry.index(ElementKind::Cell).visit(geometry.bounds(), [&](ElementId id) {
        if (!geometry.board().text(id).empty())
            painter.drawRect(QRectF(geometry.centre(id) - QPointF(0.25, 0.25), QSizeF(0.5, 0.5)));
    });
}

} // namespace

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
    const double bare = cells - 2 * BoardGeometry::margin;
    const double least = side * 0.05;
    const double scale = std::min(side / (bare + 0.5), (side - 2 * least) / bare);
    if (scale >= smallestDrawnCell) {
        const QRectF all(QPointF(), QSizeF(cells, cells) * scale);
        paintBoard(painter, state, theme,
                   all.translated((side - all.width()) / 2, (side - all.height()) / 2));
        return image;
    }
    painter.translate(side / 2.0, side / 2.0);
    painter.scale(scale, scale);
    painter.translate(-bounds.center());
    if (answer)
        paintInside(painter, state, theme);
    else
        paintSpecks(painter, state, theme);
    return image;
}

} // namespace inkling
