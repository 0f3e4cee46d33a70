// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardstate.h"

#include <QWidget>

namespace inkling {

/// A rule in a picture: what it rests on, an arrow, what follows. Painted by what paints boards.
class RulePictureView final : public QWidget
{
    Q_OBJECT

public:
    explicit RulePictureView(QWidget *parent = nullptr);

    /// Nothing is shown of a picture without elements.
    void setPicture(const RulePicture &picture);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Whether the two boards stand one below the other.
    [[nodiscard]] bool isStacked() const;
    /// How large a cell is where there is so much room.
    [[nodiscard]] double cellFor(const QSizeF &room) const;

    BoardState m_before;
    BoardState m_after;
    /// What is shown of both, and where the boards themselves are in it.
    QRectF m_part;
    QRectF m_ground;
};

} // namespace inkling
