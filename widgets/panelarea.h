// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

namespace inkling {

/// A part of a panel that is scrolled up and down, never sideways: it is at least as wide as its
/// content. Has no frame, the ground of a page, and no focus of its own.
class PanelArea final : public QScrollArea
{
    Q_OBJECT

public:
    /// Takes the content over.
    explicit PanelArea(QWidget *content, QWidget *parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

/// Resizes a window to a size, or to as much of it as the screen has room for.
void resizeToFit(QWidget &window, const QSize &wanted);

} // namespace inkling
