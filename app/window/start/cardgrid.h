// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>
#include <vector>

namespace inkling {

/// Lays widgets out in columns of one width, as many as there is room for, and evenly: the last row
/// is about as full as the others. Hidden widgets take no place.
class CardGrid final : public QLayout
{
    Q_OBJECT

public:
    /// `leastWidth`: of a column, in pixels.
    explicit CardGrid(int leastWidth, QWidget *parent = nullptr);
    Q_DISABLE_COPY_MOVE(CardGrid)
    ~CardGrid() override;

    void addItem(QLayoutItem *item) override { m_items.push_back(item); }
    [[nodiscard]] int count() const override { return int(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &area) override;

    /// The number of columns in an area of this width.
    [[nodiscard]] int columnCount(int width) const;

private:
    [[nodiscard]] std::vector<QLayoutItem *> shownItems() const;
    /// Returns the height of the layout in an area of this width; moves the widgets only if
    /// `places`.
    int arrange(const QRect &area, bool places) const;

    int m_leastWidth;
    std::vector<QLayoutItem *> m_items;
};

} // namespace inkling
