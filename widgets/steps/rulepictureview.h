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
    explicit RulePictureView(QWidget *parent = nullptr);

    /// Shows nothing if the picture has no elements.
    void setPicture(const RulePicture &picture);

    /// Whether the reader plays with the picture: what follows is only pointed at until the picture
    /// is clicked (by key: Space), which shows it and hides it again.
    void setPlayed(bool isPlayed);
    [[nodiscard]] bool isFollowingShown() const { return m_isFollowingShown; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Whether the two boards stand one below the other rather than side by side.
    [[nodiscard]] bool isStacked() const;
    /// The size of a cell when the picture has this much room, in pixels.
    [[nodiscard]] double cellFor(const QSizeF &room) const;

    void showFollowing(bool isShown);

    BoardState m_before;
    BoardState m_after;
    BoardState m_asked; ///< the second board while what follows is only pointed at
    bool m_isPlayed = false;
    bool m_isFollowingShown = true;
    /// The part shown of both boards, and the area of the cells and dots in it; in units of a cell.
    QRectF m_part;
    QRectF m_ground;
};

} // namespace inkling
