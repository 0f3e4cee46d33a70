// SPDX-License-Identifier: MIT
#pragma once

#include "editors/sheeteditor.h"

#include <QWidget>
#include <array>

class QLabel;
class QToolButton;

namespace inkling {

/// A small board with a plus and a minus at each of its sides: rows and columns are added and taken away
/// there.
class SizePad final : public QWidget
{
    Q_OBJECT

public:
    /// Makes the buttons with these icons.
    SizePad(const QIcon &more, const QIcon &fewer, QWidget *parent = nullptr);

    /// What can be done at the editor's board as it is. Requires: it is open.
    void showBoard(const SheetEditor &editor);
    /// What would be the board's size.
    void showSize(const SheetEditor &editor, BoardSize size);
    [[nodiscard]] QToolButton &button(Side side, bool isMore) const
    {
        return *m_buttons[std::size_t(side)][isMore ? 0 : 1];
    }

Q_SIGNALS:
    void growWanted(inkling::Side side, bool isMore);

private:
    QToolButton *makeButton(Side side, bool isMore, const QIcon &icon);

    std::array<std::array<QToolButton *, 2>, 4> m_buttons{};
    std::array<QWidget *, 4> m_pairs{};
    QLabel *m_size;
};

} // namespace inkling
