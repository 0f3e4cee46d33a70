// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>
#include <memory>
#include <vector>

namespace inkling {

/// Lays widgets out like words: from left to right (or as the language runs), and in a further line
/// below where there is no room.
class FlowLayout final : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return int(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &area) override;

private:
    /// Returns the height of the layout in an area of this width; moves the widgets only if
    /// `places`.
    int flow(const QRect &area, bool places) const;

    std::vector<QLayoutItem *> m_items;
};

} // namespace inkling
