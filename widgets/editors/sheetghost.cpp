// SPDX-License-Identifier: MIT
#include "editors/sheetghost.h"

#include "painting/boardpainter.h"
#include "scene/boardscene.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <algorithm>
#include <cmath>

namespace inkling {

namespace {

constexpr double exampleOpacity = 0.26;
constexpr int widestWords = 330; ///< in pixels
constexpr int leastWords = 150;
constexpr int narrowestWords = 90; ///< in lines that are evenly long
constexpr int wordsInset = 8;
constexpr double wordsGap = 0.06; ///< in cells
constexpr std::size_t largestCage = 3;

struct GhostWords
{
    Q_DECLARE_TR_FUNCTIONS(SheetGhost)
};

/// The cell nearest to the middle of the sheet.
PlaceId middleOf(std::span<const SheetPlace> places)
{
    double right = 0;
    double bottom = 0;
    for (const SheetPlace &place : places) {
        if (place.role == PlaceRole::Cell) {
            right = std::max(right, place.x);
            bottom = std::max(bottom, place.y);
        }
    }
    PlaceId middle = 0;
    double least = -1;
    for (PlaceId id = 0; id < PlaceId(places.size()); ++id) {
        const SheetPlace &place = places[id];
        // What is as near above as below is better above: the words stand below.
        const double distance
            = std::hypot(place.x - right / 2, place.y - std::max(0.0, bottom / 2 - 0.4));
        if (place.role == PlaceRole::Cell && (least < 0 || distance < least - 0.001)) {
            middle = id;
            least = distance;
        }
    }
    return middle;
}

bool isNumber(std::string_view text)
{
    return text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The longest text in the sample's cells, as it says most, and rather a number than a sign; empty
/// if none can stand at `place`.
std::string exampleText(const Drafting &drafting, const Draft &blank, PlaceId place,
                        const Draft &sample)
{
    const std::vector<SheetPlace> places = drafting.places(sample.size);
    std::string best;
    for (PlaceId id = 0; id < PlaceId(places.size()); ++id) {
        const std::string &text = sample.texts[id];
        const bool isInCage = id < sample.cages.size() && sample.cages[id] != noCage;
        if (places[id].role != PlaceRole::Cell || isInCage
            || drafting.written(blank, place, text) != text)
            continue;
        if (std::pair(text.size(), isNumber(text)) > std::pair(best.size(), isNumber(best)))
            best = text;
    }
    return best;
}

/// Puts a small cage of the sample near the middle of the sheet; its places, or none.
std::vector<PlaceId> putCage(const Drafting &drafting, Draft &draft, PlaceId middle,
                             const Draft &sample)
{
    const int columns = draft.size.columns;
    const auto cageOf = [&](std::size_t first) {
        std::vector<int> cells;
        for (std::size_t cell = 0; cell < sample.cages.size(); ++cell) {
            if (sample.cages[cell] == std::int32_t(first))
                cells.push_back(int(cell));
        }
        return cells;
    };
    const int middleColumn = int(middle) % columns;
    const int middleRow = int(middle) / columns;
    for (std::size_t first = 0; first < sample.cages.size(); ++first) {
        const std::vector<int> cells = cageOf(first);
        if (cells.size() < 2 || cells.size() > largestCage)
            continue;
        std::vector<PlaceId> places;
        for (const int cell : cells) {
            const int column
                = middleColumn + cell % sample.size.columns - int(first) % sample.size.columns;
            const int row
                = middleRow + cell / sample.size.columns - int(first) / sample.size.columns;
            if (column >= 0 && column < columns && row < draft.size.rows)
                places.push_back(PlaceId(row * columns + column));
        }
        if (places.size() < cells.size())
            continue;
        draft = caged(drafting, draft, places);
        draft.texts[places.front()] = sample.texts[first];
        return places;
    }
    return {};
}

/// The room of a text in lines that are about equally long.
QRectF evenly(const QFont &font, int widest, const QString &text)
{
    const QFontMetricsF metrics(font);
    const auto roomIn = [&](int width) {
        return metrics.boundingRect(QRectF(0, 0, width, 1000), Qt::AlignHCenter | Qt::TextWordWrap,
                                    text);
    };
    const QRectF whole = roomIn(widest);
    int width = widest;
    while (width > narrowestWords && roomIn(width - 10).height() <= whole.height())
        width -= 10;
    return roomIn(width);
}

} // namespace

std::optional<Ghost> ghostOf(const Drafting &drafting, const Draft &blank, const Draft &sample)
{
    Ghost ghost{.draft = blank, .geometry = {}, .elements = {}, .cells = {}, .words = {}};
    const PlaceId middle = middleOf(drafting.places(blank.size));
    std::vector<PlaceId> places;
    if (drafting.cagesCover()) {
        places = putCage(drafting, ghost.draft, middle, sample);
    } else if (std::string text = exampleText(drafting, blank, middle, sample); !text.empty()) {
        ghost.draft.texts[middle] = std::move(text);
        places = {middle};
    }
    if (places.empty() || !drafting.fits(ghost.draft))
        return std::nullopt;
    const DraftBoard board(drafting, ghost.draft);
    ghost.geometry = board.geometry();
    for (const PlaceId place : places)
        ghost.elements.push_back(board.element(place));
    for (PlaceId place = 0; place < PlaceId(board.places().size()); ++place) {
        if (board.isCell(place))
            ghost.cells |= ghost.geometry->box(board.element(place));
    }
    return ghost;
}

SheetGhost::SheetGhost(const BoardScene &scene)
    : m_scene(scene)
{
    setZValue(int(Layer::Light) + 2);
    setAcceptedMouseButtons(Qt::NoButton);
}

void SheetGhost::setGhost(std::optional<Ghost> ghost)
{
    if (!ghost && !m_ghost)
        return;
    prepareGeometryChange();
    m_ghost = std::move(ghost);
    update();
}

QRectF SheetGhost::place() const
{
    QRectF place;
    for (const ElementId element : m_ghost->elements)
        place |= m_ghost->geometry->box(element);
    return place;
}

QRectF SheetGhost::boundingRect() const
{
    if (!m_ghost)
        return {};
    // The words keep their size in pixels, which are many cells where those are small.
    constexpr double beside = 4;
    return m_ghost->geometry->bounds().adjusted(-beside, -beside, beside, beside);
}

void SheetGhost::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    if (!m_ghost || !m_scene.hasBoard())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    const double pixelsPerCell = option->levelOfDetailFromTransform(painter->worldTransform());
    paintExample(*painter, pixelsPerCell);
    paintWords(*painter, pixelsPerCell);
}

void SheetGhost::paintExample(QPainter &painter, double pixelsPerCell) const
{
    const BoardState state(m_ghost->geometry);
    const BoardPainter board(state, m_scene.theme(), pixelsPerCell);
    QPainterPath cells;
    cells.setFillRule(Qt::WindingFill);
    for (const ElementId element : m_ghost->elements)
        cells.addRect(m_ghost->geometry->box(element).adjusted(-0.05, -0.05, 0.05, 0.05));
    painter.save();
    painter.setClipPath(cells, Qt::IntersectClip);
    painter.setOpacity(exampleOpacity);
    for (const Layer layer : allLayers)
        board.paint(painter, layer, place());
    painter.restore();
    // A border that nothing on a sheet has: what it holds is not there yet.
    QPen pen(blend(m_scene.theme().paper, m_scene.theme().ink, 0.45),
             std::max(0.025, 1.2 / pixelsPerCell), Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    pen.setDashPattern({2.6, 2.0});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(cells.simplified());
}

void SheetGhost::paintWords(QPainter &painter, double pixelsPerCell) const
{
    const Theme &theme = m_scene.theme();
    const QRectF example = place();
    const QRectF board = m_ghost->cells;
    const QFont font = QGuiApplication::font();
    QFont strong = font;
    strong.setWeight(QFont::DemiBold);
    const QString heading = GhostWords::tr("Example");
    const double headingHeight = std::ceil(QFontMetricsF(strong).lineSpacing());
    const int room
        = std::clamp(int(board.width() * pixelsPerCell) - 2 * wordsInset, leastWords, widestWords);
    const QRectF words = evenly(font, room, m_ghost->words);
    painter.save();
    QRectF box(0, 0, std::ceil(words.width()) + 2 * wordsInset + 8,
               std::ceil(words.height()) + headingHeight + 2 * wordsInset);
    // Below the example and within the board's sides; below the board where that is too small.
    const double half = box.width() / 2 / pixelsPerCell;
    const bool hasRoom = board.width() > 2 * half;
    const double middle
        = hasRoom ? std::clamp(example.center().x(), board.left() + half, board.right() - half)
                  : board.center().x();
    box.moveLeft(-box.width() / 2);
    painter.translate(middle, hasRoom ? example.bottom() + wordsGap
                                      : board.bottom() + BoardGeometry::margin);
    painter.scale(1 / pixelsPerCell, 1 / pixelsPerCell);
    QColor paper = theme.paper;
    paper.setAlphaF(0.94F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(paper);
    painter.drawRoundedRect(box, 8, 8);
    painter.setPen(blend(theme.paper, theme.ink, 0.62));
    painter.setFont(strong);
    painter.drawText(box.adjusted(0, wordsInset, 0, 0), Qt::AlignHCenter | Qt::AlignTop, heading);
    painter.setFont(font);
    painter.drawText(box.adjusted(0, headingHeight, 0, 0), Qt::AlignCenter | Qt::TextWordWrap,
                     m_ghost->words);
    painter.restore();
}

} // namespace inkling
