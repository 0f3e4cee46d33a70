// SPDX-License-Identifier: MIT
#include "scene/thumbnail.h"

#include "painting/boardpainter.h"
#include "painting/looks.h"
#include "scene/drawnpuzzle.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <vector>

namespace inkling {

namespace {

/// In cells smaller than this many pixels, digits, lines and dots would run together.
constexpr double smallestDrawnCell = 5;

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

/// Whether paths on the board run from middle to middle of its cells, so that they part no cells.
bool hasPaths(const BoardGeometry &geometry)
{
    bool isSo = false;
    geometry.index(ElementKind::Edge).visit(geometry.bounds(), [&](ElementId id) {
        isSo = isSo || geometry.isAcrossGrid(id);
    });
    return isSo;
}

/// Paints the path as a band that is seen where its own width would not be.
void paintPath(QPainter &painter, const BoardState &state, const Theme &theme)
{
    const BoardGeometry &geometry = *state.geometry();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(blend(theme.paper, theme.ink, 0.75), 0.42, Qt::SolidLine, Qt::SquareCap));
    geometry.index(ElementKind::Edge).visit(geometry.bounds(), [&](ElementId id) {
        const auto look = state.mainMark(id);
        if (look && isRunning(*look))
            painter.drawLine(geometry.line(id));
    });
}

/// Paints the inside of the loop, or the inked cells, as one shape: all that can be seen of a large
/// board's answer.
void paintInside(QPainter &painter, const BoardState &state, const Theme &theme)
{
    const BoardGeometry &geometry = *state.geometry();
    const bool hasEdges = !geometry.index(ElementKind::Edge).empty();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    painter.setBrush(blend(theme.inside, theme.ink, 0.38));
    const std::vector<bool> isInside = cellsInside(state);
    const auto isInked = [&](std::optional<Look> look) {
        return look && isShade(*look) && isFilled(*look, theme);
    };
    geometry.index(ElementKind::Cell).visit(geometry.bounds(), [&](ElementId id) {
        if (hasEdges ? isInside[id] : isInked(state.mainMark(id)))
            painter.drawPolygon(geometry.polygon(id));
    });
}

/// How dark a cell is in a picture too small to read: by its clue, so that the pattern of a board
/// and its heavy places are seen. 0: paper, 1: ink.
double toneOf(const BoardState &state, ElementId cell, int largest)
{
    const BoardGeometry &geometry = *state.geometry();
    if (geometry.isInked(cell))
        return 1;
    const CellFace face = geometry.board().face(cell);
    if (face != CellFace::Plain)
        return face == CellFace::Disc ? 0.9 : 0.4;
    const QString text = QString::fromStdString(geometry.board().text(cell));
    if (text.isEmpty())
        return 0;
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber ? 0.2 + 0.6 * number / std::max(1, largest) : 0.5;
}

int largestNumber(const BoardGeometry &geometry)
{
    int largest = 0;
    geometry.index(ElementKind::Cell).visit(geometry.bounds(), [&](ElementId id) {
        largest = std::max(largest, QString::fromStdString(geometry.board().text(id)).toInt());
    });
    return largest;
}

/// Paints each cell as an area in the tone of its clue. Where cells are larger than a pixel, they
/// begin and end on whole pixels: edges between pixels would make a smear of them.
void paintTones(QPainter &painter, const BoardState &state, const Theme &theme, double scale)
{
    const BoardGeometry &geometry = *state.geometry();
    const int largest = largestNumber(geometry);
    const QTransform toPixels = painter.transform();
    painter.resetTransform();
    painter.setPen(Qt::NoPen);
    painter.setRenderHint(QPainter::Antialiasing, scale < 1);
    geometry.index(ElementKind::Cell).visit(geometry.bounds(), [&](ElementId id) {
        painter.setBrush(blend(theme.paper, theme.clue, toneOf(state, id, largest)));
        QPolygonF outline = toPixels.map(geometry.polygon(id));
        for (QPointF &point : outline) {
            if (scale >= 1)
                point = QPointF(std::round(point.x()), std::round(point.y()));
        }
        painter.drawPolygon(outline);
    });
}

QImage picture(const BoardState &state, bool isAnswer, const Theme &theme, int side)
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    // The margin is for marks beside the board; a small picture has its own.
    const QRectF part = shownPart(state);
    const double cells = std::max(part.width(), part.height());
    const double least = side * 0.05;
    const double scale = std::min(side / (cells + 0.5), (side - 2 * least) / cells);
    painter.translate(side / 2.0, side / 2.0);
    painter.scale(scale, scale);
    painter.translate(-part.center());
    if (scale >= smallestDrawnCell) {
        const BoardPainter board(state, theme, scale);
        for (const Layer layer : allLayers)
            board.paint(painter, layer, state.geometry()->bounds());
    } else if (isAnswer && hasPaths(*state.geometry())) {
        paintPath(painter, state, theme);
    } else if (isAnswer) {
        paintInside(painter, state, theme);
    } else {
        paintTones(painter, state, theme, scale);
    }
    return image;
}

} // namespace

QImage thumbnail(const Puzzle &puzzle, const Answer *answer, const Theme &theme, int side)
{
    return picture(drawnState(puzzle, answer), answer, theme, side);
}

QImage thumbnail(const Board &board, const Theme &theme, int side)
{
    return picture(BoardState(std::make_shared<const BoardGeometry>(board)), false, theme, side);
}

} // namespace inkling
