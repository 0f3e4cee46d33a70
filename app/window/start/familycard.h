// SPDX-License-Identifier: MIT
#pragma once

#include <QPixmap>
#include <QPushButton>

class QMenu;
class QToolButton;

namespace inkling {

/// A large card of a family: a picture of a board, the family's name, and buttons to begin a puzzle
/// of it. The card itself is a button that opens a sample.
class FamilyCard final : public QPushButton
{
    Q_OBJECT

public:
    /// The room of the picture, in device-independent pixels.
    static constexpr QSize pictureBox{184, 132};
    static constexpr int leastWidth = 212;

    /// `samples`: a menu of all samples, which the card's arrow opens.
    FamilyCard(const QString &name, QMenu &samples, QWidget *parent = nullptr);

    void setPicture(const QImage &picture);
    [[nodiscard]] bool hasPicture() const { return !m_picture.isNull(); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void newWanted();
    void generateWanted();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QFont nameFont() const;
    [[nodiscard]] int nameHeight() const;

    QString m_name;
    QPixmap m_picture;
    QToolButton *m_more;
};

/// Paints the ground of a card: a rounded area with a frame that shows the focus and the pointer.
void paintCard(QPainter &painter, const QAbstractButton &card, double radius);

} // namespace inkling
