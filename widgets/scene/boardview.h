// SPDX-License-Identifier: MIT
#pragma once

#include <QGraphicsView>
#include <QRegion>
#include <functional>

class QNativeGestureEvent;

namespace inkling {

class BoardScene;

/// Who draws by dragging; places in units of the board.
struct Drawing
{
    /// A drag has begun at a place: whether it is to draw, rather than to move the board.
    std::function<bool(const QPointF &from, Qt::MouseButton button)> begin;
    std::function<void(const QPointF &to)> move;
    /// The button has been let go, or (not isDone) the drag is called off.
    std::function<void(bool isDone)> end;
};

/// Shows a board at any size. The wheel and two fingers zoom, about the pointer; two fingers on a pad, dragging with
/// the middle button or with the space bar held move the board, and so does the left button where nobody draws;
/// nothing of it draws. One finger on a screen is a mouse, and held still its right button (see TouchHand).
///
/// Until the reader zooms, the board fits the window and follows its size.
class BoardView final : public QGraphicsView
{
    Q_OBJECT

public:
    explicit BoardView(BoardScene &scene, QWidget *parent = nullptr);

    /// Device-independent pixels a cell.
    [[nodiscard]] double cellSize() const;
    /// Where 100 in 100 is.
    static constexpr double usualCellSize = 40;
    static constexpr double smallestCellSize = 3;
    static constexpr double largestFittedCell = 115;
    static constexpr double largestCellSize = 160;
    /// The least room round a board that is fitted, whatever the size of its cells.
    static constexpr double leastMargin = 16;
    /// Device-independent pixels a cell when the board fits the window.
    [[nodiscard]] double fittedCellSize() const;
    /// Zooming out ends at half of that, or where cells get too small to be anything.
    [[nodiscard]] double leastCellSize() const;

    void zoomBy(double factor);
    /// About a point of the viewport, which stays where it is.
    void zoomAbout(double factor, const QPointF &point);
    /// So many pixels, as far as there is more to see.
    void moveBy(const QPointF &pixels);
    /// What a pressed button has begun is as if it had never been pressed.
    void callOff();
    void zoomIn() { zoomBy(1.25); }
    void zoomOut() { zoomBy(1 / 1.25); }
    /// Whether the numbers of rows and columns stand beside the board; where that is out of sight, at the edge of
    /// the view.
    void setLineNumbersShown(bool areShown);
    [[nodiscard]] bool areLineNumbersShown() const { return m_areLineNumbersShown; }
    /// Shows the whole board, and goes on doing so as the window changes.
    void fit();
    [[nodiscard]] bool isFitted() const { return m_isFitted; }
    /// Moves the board, and no more than needed, so that `whole` is in sight with some air round it; only
    /// `part` of it where the whole has no room.
    void reveal(const QRectF &whole, const QRectF &part);

    /// From now on drags with the left or the right button are offered to it, unless the pointer is a hand.
    void setDrawing(Drawing drawing) { m_drawing = std::move(drawing); }
    /// Whether a drag draws at the moment.
    [[nodiscard]] bool isDrawing() const { return m_isDrawing; }
    /// Calls such a drag off.
    void cancelDrawing() { endDrawing(false); }

    /// While a key is held that makes the pointer a hand, any drag moves the board.
    void setHandHeld(bool isHeld);
    [[nodiscard]] bool isHandHeld() const { return m_isHandHeld; }
    /// Whether the board has been dragged since the hand was taken up.
    [[nodiscard]] bool hasHandMoved() const { return m_hasHandMoved; }

    /// From now on it says what is at a point of the viewport while the pointer rests there.
    void setTips(std::function<QString(const QPoint &)> tips) { m_tips = std::move(tips); }

    /// What the painting in progress is to paint, in pixels of the viewport.
    [[nodiscard]] const QRegion &exposed() const { return m_exposed; }

Q_SIGNALS:
    void zoomChanged(double cellSize);
    /// A button was pressed and let go in one place, in units of the board; nothing was dragged.
    void clicked(const QPointF &point, Qt::MouseButton button);
    /// The second click of two that follow each other fast; clicked() has been told, too.
    void doubleClicked(const QPointF &point);
    /// A menu is asked for by a key.
    void menuAsked();
    /// What a pressed button had begun has been called off.
    void calledOff();
    /// A pen's eraser comes down, passes a point of the board, is taken away.
    void erasingBegan();
    void erased(const QPointF &point);
    void erasingEnded();
    /// A pen is held over a point of the board, without touching; it has gone.
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
    /// A second press, however fast it comes, is a press like the first.
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    void setFocusShown(bool isShown);
    void showHand();
    [[nodiscard]] bool takeGesture(const QNativeGestureEvent &gesture);
    /// A press has become a drag.
    void beginDrag(const QPoint &from);
    void endDrawing(bool isDone);
    void setCellSize(double size, const QPointF &fixedPoint);
    void applyFit();
    /// How many cells beside the board the numbers take at a size of cells.
    [[nodiscard]] double lineNumbersRoom(double cellSize) const;
    void giveLineNumbersRoom();
    void paintLineNumbers();

    QRegion m_exposed;
    QPoint m_dragFrom;
    QPoint m_pressedAt;
    /// What moveBy() has left to do.
    QPointF m_movedBy;
    Drawing m_drawing;
    std::function<QString(const QPoint &)> m_tips;
    Qt::MouseButton m_button = Qt::NoButton;
    bool m_isDrawing = false;
    bool m_isDoubleClick = false;
    /// The button was pressed here and has not been dragged since.
    bool m_isClick = false;
    bool m_isDragging = false;
    bool m_isHandHeld = false;
    bool m_hasHandMoved = false;
    bool m_isFitted = true;
    bool m_areLineNumbersShown = false;
    /// The keyboard came here by a key, so its owner is framed.
    bool m_isFocusShown = false;
};

} // namespace inkling
