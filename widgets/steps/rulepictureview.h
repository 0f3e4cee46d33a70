// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardstate.h"

#include <QWidget>

namespace inkling {

/// Shows the picture of a rule: a board with what the rule rests on, an arrow,
/// and a board with what follows.
class RulePictureView final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int usualTallest = 380;

    explicit RulePictureView(QWidget *parent = nullptr);

    /// Shows nothing if the picture has no elements.
    void setPicture(const RulePicture &picture);

    /// Whether the reader plays with the picture: in place of what follows is a question mark until
    /// the picture is clicked (by key: Space), which shows it and hides it again.
    void setPlayed(bool isPlayed);
    [[nodiscard]] bool isFollowingShown() const { return m_isFollowingShown; }

    /// Makes the picture at most so many pixels high; usualTallest unless set.
    void setTallest(int height);

    /// The height in which the picture fills a width; no more than the tallest.
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    /// As high as the picture is at its width: a scroll area does not squeeze it.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// What follows was shown, or hidden again.
    void followingShown(bool isShown);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Whether the two boards stand one below the other rather than side by side, in a picture of
    /// this width.
    [[nodiscard]] bool isStacked(double width) const;
    /// The size of a cell when the picture has this much room, in pixels.
    [[nodiscard]] double cellFor(const QSizeF &room) const;

    void showFollowing(bool isShown);
    /// Paints what stands in place of the second board while that is hidden.
    void paintQuestion(QPainter &painter, const QRectF &place) const;

    int m_tallest = usualTallest;
    BoardState m_before;
    BoardState m_after;
    bool m_isPlayed = false;
    bool m_isFollowingShown = true;
    /// The part shown of both boards, and the area of the cells and dots in it; in units of a cell.
    QRectF m_part;
    QRectF m_ground;
};

} // namespace inkling
