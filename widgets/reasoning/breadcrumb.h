// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace inkling {

class Playback;

/// The steps that have been opened, one inside the other: "Step 37 › the opposite". Each is a
/// button that leads back to the step. Hidden while no step is open.
class Breadcrumb final : public QWidget
{
    Q_OBJECT

public:
    explicit Breadcrumb(Playback &playback, QWidget *parent = nullptr);

    [[nodiscard]] QString text() const;
    [[nodiscard]] const QList<QToolButton *> &ways() const { return m_ways; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showDepth();

    Playback &m_playback;
    QHBoxLayout *m_layout;
    QList<QWidget *> m_parts;
    QList<QToolButton *> m_ways;
};

} // namespace inkling
