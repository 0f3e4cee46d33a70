// SPDX-License-Identifier: MIT
#pragma once

#include <QSlider>

namespace inkling {

/// A slider over a whole trace, with marks where the hard steps are. A
/// press anywhere moves it there.
class TraceSlider final : public QSlider
{
    Q_OBJECT

public:
    explicit TraceSlider(QWidget *parent = nullptr);

    /// The position and the cost of a hard step, for setHardSteps(), which requires ascending
    /// positions.
    struct HardStep
    {
        int position;
        double cost;
    };
    void setHardSteps(std::vector<HardStep> steps);

    /// The place of a position, in pixels from the left.
    [[nodiscard]] double xOf(int position) const;
    QSize sizeHint() const override { return {240, 30}; }
    QSize minimumSizeHint() const override { return {80, 30}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] int positionAt(double x) const;

    std::vector<HardStep> m_hardSteps;
};

} // namespace inkling
