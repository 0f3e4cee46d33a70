// SPDX-License-Identifier: MIT
#pragma once

#include "editors/sheeteditor.h"

#include <QWidget>
#include <array>

class QLabel;
class QToolButton;

namespace inkling {

/// A small picture of a board with a plus and a minus button at each side, which add rows and
/// columns or take them away.
class SizePad final : public QWidget
{
    Q_OBJECT

public:
    SizePad(const QIcon &more, const QIcon &fewer, QWidget *parent = nullptr);

    /// Shows the board's size, and enables the buttons for what can be done. Requires: a sheet is
    /// open in `editor`.
    void showBoard(const SheetEditor &editor);
    /// Shows a size other than the board's, such as a drag would make.
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
