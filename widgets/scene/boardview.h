// SPDX-License-Identifier: MIT
#pragma once

#include "board/elementid.h"

#include <QGraphicsView>
#include <QPointer>
#include <QRegion>
#include <functional>
#include <vector>

class QNativeGestureEvent;

namespace inkling {

class BoardScene;

/// The functions by which dragging over the board draws; places are in units of the board.
struct Drawing
{
    /// Called when a drag begins; returns true if the drag is to draw rather
    /// than to move the board.
    std::function<bool(const QPointF &from, Qt::MouseButton button)> begin;
    std::function<void(const QPointF &to)> move;
    /// Called when the button is released (isDone), or the drag is called off.
    std::function<void(bool isDone)> end;
};

/// The functions by which elements of the board are reached without a pointer, as by screen readers.
struct BoardHand
{
    /// Whether an element can be selected and pressed now.
    std::function<bool(ElementId element)> reaches;
    std::function<void(ElementId element)> select;
    /// Selects an element and makes its next mark, or does what a click does where nothing is
    /// marked.
    std::function<void(ElementId element)> press;
};

/// Shows a board at any size. The wheel zooms about the pointer, and so does pinching with two
/// fingers. Two fingers, a drag with the middle button or with the space bar held, and a drag with
/// the left button while no Drawing is set move the board; none of these draws. One finger on a
/// screen is a mouse, and held still its right button (see TouchHand).
///
/// Until the reader zooms, the board fits the window and follows its size.
class BoardView final : public QGraphicsView
{
    Q_OBJECT

public:
    explicit BoardView(BoardScene &scene, QWidget *parent = nullptr);

    /// The size of a cell in device-independent pixels.
    [[nodiscard]] double cellSize() const;
    /// The size of a cell at a zoom of 100 per cent.
    static constexpr double usualCellSize = 40;
    static constexpr double smallestCellSize = 3;
    static constexpr double largestFittedCell = 115;
    static constexpr double largestCellSize = 160;
    /// The least margin round a fitted board, in pixels, for cells of any size.
    static constexpr double leastMargin = 16;
    /// The size of a cell when the board fits the window, in device-independent pixels.
    [[nodiscard]] double fittedCellSize() const;
    /// The size of a cell at which zooming out ends: half of fittedCellSize(), or smallestCellSize
    /// if that is larger, but never more than fits.
    [[nodiscard]] double leastCellSize() const;

    void zoomBy(double factor);
    /// Zooms while a point of the viewport stays in its place.
    void zoomAbout(double factor, const QPointF &point);
    /// Moves the board by a distance in pixels, at most until its end is in sight.
    void moveBy(const QPointF &pixels);
    /// Undoes what a pressed button has begun, as if it had never been pressed; emits calledOff().
    void callOff();
    void zoomIn() { zoomBy(1.25); }
    void zoomOut() { zoomBy(1 / 1.25); }
    /// Shows or hides the numbers of rows and columns: beside the board or, where that is out of
    /// sight, at the edge of the view.
    void setLineNumbersShown(bool areShown);
    /// Shows the whole board, and keeps doing so as the window changes its size.
    void fit();
    [[nodiscard]] bool isFitted() const { return m_isFitted; }
    /// Moves the board, no more than needed, so that `whole` is in sight with some air round it, or
    /// only `part` of it if the whole has no room. Does nothing while the board fits the window.
    void reveal(const QRectF &whole, const QRectF &part);

    /// Sets the functions to which drags with the left or the right button are offered, unless the
    /// pointer is a hand.
    void setDrawing(Drawing drawing) { m_drawing = std::move(drawing); }
    /// Whether a drag is drawing now.
    [[nodiscard]] bool isDrawing() const { return m_isDrawing; }
    /// Calls off the drag that is drawing, if there is one.
    void cancelDrawing() { endDrawing(false); }

    /// Adds a hand, which is there as long as its owner, and comes before those added earlier.
    void addHand(const QObject &owner, BoardHand hand);
    /// The hand that reaches an element now; null if none does.
    [[nodiscard]] const BoardHand *handFor(ElementId element) const;

    /// Makes the pointer a hand while a key is held: any drag then moves the board.
    void setHandHeld(bool isHeld);
    [[nodiscard]] bool isHandHeld() const { return m_isHandHeld; }
    /// Whether the board has been dragged since the key for the hand was pressed.
    [[nodiscard]] bool hasHandMoved() const { return m_hasHandMoved; }

    /// Sets the function that gives the tool tip at a point of the viewport.
    void setTips(std::function<QString(const QPoint &)> tips) { m_tips = std::move(tips); }

    /// The part of the viewport that the painting in progress paints, in pixels.
    [[nodiscard]] const QRegion &exposed() const { return m_exposed; }

Q_SIGNALS:
    void zoomChanged(double cellSize);
    /// A button was pressed and released in one place, without dragging; `point`
    /// in units of the board.
    void clicked(const QPointF &point, Qt::MouseButton button);
    /// A second click followed the first fast; comes after clicked() for both.
    void doubleClicked(const QPointF &point);
    /// A key asked for a menu.
    void menuAsked();
    /// The gesture that a pressed button had begun was called off.
    void calledOff();
    /// A pen's eraser came down, passed a point of the board, was taken away.
    void erasingBegan();
    void erased(const QPointF &point);
    void erasingEnded();
    /// A pen is held over a point of the board without touching; hoverEnded(): it is gone.
    void hovered(const QPointF &point);
    void hoverEnded();

protected:
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent *event) override;
    /// Treats a second press, however fast it comes, like the first.
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    void setFocusShown(bool isShown);
    void showHand();
    [[nodiscard]] bool takeGesture(const QNativeGestureEvent &gesture);
    /// Begins drawing, or moving the board, when a press has become a drag.
    void beginDrag(const QPoint &from);
    void endDrawing(bool isDone);
    void setCellSize(double size, const QPointF &fixedPoint);
    void applyFit();
    /// The room that the numbers take beside the board, in cells, at a size of cells.
    [[nodiscard]] double lineNumbersRoom(double cellSize) const;
    void giveLineNumbersRoom();
    void paintLineNumbers();

    QRegion m_exposed;
    QPoint m_dragFrom;
    QPoint m_pressedAt;
    /// The fractions of a pixel by which moveBy() has yet to move the board.
    QPointF m_movedBy;
    struct OwnedHand
    {
        QPointer<const QObject> owner;
        BoardHand hand;
    };
    std::vector<OwnedHand> m_hands;
    Drawing m_drawing;
    std::function<QString(const QPoint &)> m_tips;
    Qt::MouseButton m_button = Qt::NoButton;
    bool m_isDrawing = false;
    bool m_isDoubleClick = false;
    /// The button was pressed on the viewport and the pointer has not been dragged since.
    bool m_isClick = false;
    bool m_isDragging = false;
    bool m_isHandHeld = false;
    bool m_hasHandMoved = false;
    bool m_isFitted = true;
    bool m_areLineNumbersShown = false;
    /// The keyboard focus came by a key, so the view is framed.
    bool m_isFocusShown = false;
};

} // namespace inkling
