// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

namespace inkling {

/// A button for an action that shows the action's key behind its name, paler.
class KeyButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit KeyButton(QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QString key() const;
};

} // namespace inkling
