// SPDX-License-Identifier: MIT
#include "scene/boardview.h"

#include "scene/boardgeometry.h"
#include "scene/boardscene.h"
#include "scene/linenumbers.h"
#include "scene/touchhand.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QNativeGestureEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

namespace inkling {

BoardView::BoardView(BoardScene &scene, QWidget *parent)
    : QGraphicsView(&scene, parent)
{
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(SmartViewportUpdate);
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(AnchorViewCenter);
    setFocusPolicy(Qt::StrongFocus);
    new TouchHand(*this);
    connect(&scene, &QGraphicsScene::sceneRectChanged, this, [this] {
        m_isFitted = true;
        applyFit();
    });
}

double BoardView::cellSize() const
{
    return transform().m11();
}

void BoardView::setCellSize(double size, const QPointF &fixedPoint)
{
    const double wanted = std::clamp(size, leastCellSize(), largestCellSize);
    if (qFuzzyCompare(wanted, cellSize()))
        return;
    const QPointF before = mapToScene(fixedPoint.toPoint());
    setTransform(QTransform::fromScale(wanted, wanted));
    giveLineNumbersRoom();
    const QPoint drift = mapFromScene(before) - fixedPoint.toPoint();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + drift.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + drift.y());
    Q_EMIT zoomChanged(cellSize());
}

void BoardView::zoomBy(double factor)
{
    m_isFitted = false;
    setCellSize(cellSize() * factor, QRectF(viewport()->rect()).center());
}

void BoardView::fit()
{
    m_isFitted = true;
    applyFit();
}

void BoardView::setLineNumbersShown(bool areShown)
{
    if (std::exchange(m_areLineNumbersShown, areShown) == areShown)
        return;
    giveLineNumbersRoom();
    applyFit();
    viewport()->update();
}

double BoardView::lineNumbersRoom(double cellSize) const
{
    const auto &board = static_cast<const BoardScene &>(*scene());
    return m_areLineNumbersShown && board.hasBoard()
               ? LineNumbers(*board.geometry(), cellSize).room()
               : 0;
}

void BoardView::giveLineNumbersRoom()
{
    // The scene's own margin is one of cells, which is too little where cells are small.
    const double more = lineNumbersRoom(cellSize()) - BoardGeometry::margin;
    setSceneRect(more > 0 ? scene()->sceneRect().adjusted(-more, -more, more, more) : QRectF());
}

void BoardView::paintLineNumbers()
{
    const auto &board = static_cast<const BoardScene &>(*scene());
    if (!m_areLineNumbersShown || !board.hasBoard())
        return;
    QPainter painter(viewport());
    painter.setTransform(viewportTransform());
    const QRectF sight = mapToScene(viewport()->rect()).boundingRect();
    LineNumbers(*board.geometry(), cellSize()).paint(painter, board.theme(), sight);
}

void BoardView::applyFit()
{
    const QRectF board = scene()->sceneRect();
    if (!m_isFitted || board.isEmpty())
        return;
    setCellSize(fittedCellSize(), QRectF(viewport()->rect()).center());
    giveLineNumbersRoom();
    centerOn(board.center());
}

double BoardView::fittedCellSize() const
{
    const QRectF board = scene()->sceneRect();
    if (board.isEmpty())
        return usualCellSize;
    // The board's own margin is one of cells, which is nothing where cells are small.
    constexpr double smallCell = 20;
    const double least = std::max(leastMargin, lineNumbersRoom(smallCell) * smallCell);
    const auto fitted = [least](double room, double cells) {
        const double bare = cells - 2 * BoardGeometry::margin;
        return std::min(room / cells, std::max(1.0, room - 2 * least) / std::max(bare, 1.0));
    };
    const double size = std::min(fitted(viewport()->width(), board.width()),
                                 fitted(viewport()->height(), board.height()));
    // Whole pixels a cell keep straight lines crisp; a small board stays a small drawing.
    const double whole = size >= 4 ? std::floor(size) : size;
    return std::clamp(whole, 0.5, largestFittedCell);
}

double BoardView::leastCellSize() const
{
    const double fitted = fittedCellSize();
    return std::max(fitted / 2, std::min(smallestCellSize, fitted));
}

void BoardView::reveal(const QRectF &whole, const QRectF &part)
{
    if (m_isFitted)
        return;
    constexpr double air = 1;
    const auto withAir = [](const QRectF &area) { return area.adjusted(-air, -air, air, air); };
    const QSizeF room = QSizeF(viewport()->size()) / cellSize();
    const auto fits = [&](const QRectF &area) {
        return area.width() <= room.width() && area.height() <= room.height();
    };
    const QRectF area = fits(withAir(whole))  ? withAir(whole)
                        : fits(withAir(part)) ? withAir(part)
                                              : part;
    if (!area.isEmpty() && !part.isEmpty())
        ensureVisible(area, 0, 0);
}

void BoardView::zoomAbout(double factor, const QPointF &point)
{
    m_isFitted = false;
    setCellSize(cellSize() * factor, point);
}

void BoardView::moveBy(const QPointF &pixels)
{
    // Fractions of a pixel are kept for the next move: fingers move slowly.
    m_movedBy += pixels;
    const QPoint whole = m_movedBy.toPoint();
    m_movedBy -= whole;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - whole.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - whole.y());
    if (whole != QPoint())
        m_isFitted = m_isFitted && !horizontalScrollBar()->maximum();
}

void BoardView::callOff()
{
    m_isClick = false;
    m_isDragging = false;
    m_isDoubleClick = false;
    endDrawing(false);
    showHand();
    Q_EMIT calledOff();
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    const bool isZoom = event->modifiers() & Qt::ControlModifier;
    if (!isZoom && event->modifiers() & (Qt::ShiftModifier | Qt::AltModifier)) {
        QGraphicsView::wheelEvent(event);
        return;
    }
    event->accept();
    // Two fingers on a pad say when they begin and end; a wheel has only notches.
    const bool isPad = event->phase() != Qt::NoScrollPhase
                       || event->device()->type() == QInputDevice::DeviceType::TouchPad;
    if (isPad && !isZoom) {
        constexpr double pixelsPerDegree = 1.5;
        moveBy(event->pixelDelta().isNull() ? QPointF(event->angleDelta()) / 8 * pixelsPerDegree
                                            : QPointF(event->pixelDelta()));
        return;
    }
    const double notches = event->angleDelta().y() / 120.0;
    if (notches != 0 && !m_isDrawing)
        zoomAbout(std::pow(1.15, notches), event->position());
}

bool BoardView::takeGesture(const QNativeGestureEvent &gesture)
{
    switch (gesture.gestureType()) {
    case Qt::BeginNativeGesture:
        callOff();
        return true;
    case Qt::ZoomNativeGesture:
        zoomAbout(1 + gesture.value(), gesture.position());
        return true;
    case Qt::PanNativeGesture:
        moveBy(gesture.delta());
        return true;
    case Qt::SmartZoomNativeGesture: // a double tap with two fingers
        if (m_isFitted)
            zoomAbout(2, gesture.position());
        else
            fit();
        return true;
    default:
        return false;
    }
}

bool BoardView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::NativeGesture
        && takeGesture(*static_cast<QNativeGestureEvent *>(event)))
        return true;
    if (event->type() == QEvent::ToolTip && m_tips) {
        const auto *help = static_cast<QHelpEvent *>(event);
        // Nowhere does it stay once the pointer is elsewhere.
        const QRect here(help->pos() - QPoint(4, 4), QSize(9, 9));
        QToolTip::showText(help->globalPos(), m_tips(help->pos()), viewport(), here);
        return true;
    }
    return QGraphicsView::viewportEvent(event);
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    applyFit();
}

void BoardView::paintEvent(QPaintEvent *event)
{
    m_exposed = event->region();
    QGraphicsView::paintEvent(event);
    paintLineNumbers();
    if (!m_isFocusShown)
        return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
    painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(3, 3, -3, -3), 6, 6);
}

void BoardView::setFocusShown(bool isShown)
{
    if (isShown == m_isFocusShown)
        return;
    m_isFocusShown = isShown;
    viewport()->update();
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    setFocusShown(event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
                  || event->reason() == Qt::ShortcutFocusReason);
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    setFocusShown(false);
}

void BoardView::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    // The focus frame and the line numbers stay where they are in the view, but
    // have been scrolled along.
    if (m_isFocusShown || m_areLineNumbersShown)
        viewport()->update();
}

void BoardView::addHand(const QObject &owner, BoardHand hand)
{
    m_hands.push_back({&owner, std::move(hand)});
}

const BoardHand *BoardView::handFor(ElementId element) const
{
    const auto found = std::find_if(m_hands.rbegin(), m_hands.rend(), [=](const OwnedHand &owned) {
        return owned.owner && owned.hand.reaches(element);
    });
    return found == m_hands.rend() ? nullptr : &found->hand;
}

void BoardView::setHandHeld(bool isHeld)
{
    if (isHeld && !m_isHandHeld)
        m_hasHandMoved = m_isDragging;
    m_isHandHeld = isHeld;
    showHand();
}

void BoardView::showHand()
{
    if (m_isDragging)
        viewport()->setCursor(Qt::ClosedHandCursor);
    else if (m_isHandHeld)
        viewport()->setCursor(Qt::OpenHandCursor);
    else
        viewport()->unsetCursor();
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    if (m_isDrawing) { // another button ends what the first one draws
        event->accept();
        return endDrawing(true);
    }
    m_pressedAt = event->position().toPoint();
    m_button = event->button();
    m_isClick = !m_isHandHeld && m_button != Qt::MiddleButton;
    event->accept();
    if (m_button == Qt::MiddleButton || m_button == Qt::LeftButton)
        setFocusShown(false);
    if (m_button == Qt::MiddleButton || m_isHandHeld
        || (m_button == Qt::LeftButton && !m_drawing.begin))
        beginDrag(m_pressedAt);
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event);
    m_isDoubleClick = m_isClick && event->button() == Qt::LeftButton;
}

void BoardView::beginDrag(const QPoint &from)
{
    const bool isHand = m_isHandHeld || m_button == Qt::MiddleButton;
    if (!isHand && m_drawing.begin && m_drawing.begin(mapToScene(from), m_button)) {
        m_isDrawing = true;
        return;
    }
    if (m_button == Qt::RightButton && !m_isHandHeld)
        return;
    m_isDragging = true;
    m_dragFrom = from;
    m_hasHandMoved = m_isHandHeld;
    showHand();
}

void BoardView::endDrawing(bool isDone)
{
    if (std::exchange(m_isDrawing, false))
        m_drawing.end(isDone);
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint here = event->position().toPoint();
    const bool isFar = (here - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (m_isClick && isFar) {
        m_isClick = false;
        if (!m_isDragging)
            beginDrag(m_pressedAt);
    }
    if (m_isDrawing)
        return m_drawing.move(mapToScene(here));
    if (!m_isDragging) {
        QGraphicsView::mouseMoveEvent(event);
        return;
    }
    const QPoint by = here - m_dragFrom;
    m_dragFrom = here;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
    if (by != QPoint())
        m_isFitted = m_isFitted && !horizontalScrollBar()->maximum();
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    m_isDragging = false;
    showHand();
    QGraphicsView::mouseReleaseEvent(event);
    endDrawing(true);
    const bool isDoubleClick = std::exchange(m_isDoubleClick, false);
    if (!std::exchange(m_isClick, false))
        return;
    Q_EMIT clicked(mapToScene(m_pressedAt), event->button());
    if (isDoubleClick)
        Q_EMIT doubleClicked(mapToScene(m_pressedAt));
}

void BoardView::contextMenuEvent(QContextMenuEvent *event)
{
    // The right button marks, or asks as a click: see clicked().
    event->accept();
    if (event->reason() == QContextMenuEvent::Keyboard)
        Q_EMIT menuAsked();
}

} // namespace inkling
