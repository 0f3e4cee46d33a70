// SPDX-License-Identifier: MIT
#include "editors/sizepad.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace inkling {

namespace {

constexpr std::array sides{Side::Left, Side::Top, Side::Right, Side::Bottom};

struct SideWords
{
    QString more;
    QString fewer;
};

SideWords wordsOf(Side side)
{
    switch (side) {
    case Side::Left:
        return {SizePad::tr("Add on the left"), SizePad::tr("Remove on the left")};
    case Side::Top:
        return {SizePad::tr("Add at the top"), SizePad::tr("Remove at the top")};
    case Side::Right:
        return {SizePad::tr("Add on the right"), SizePad::tr("Remove on the right")};
    case Side::Bottom:
        break;
    }
    return {SizePad::tr("Add at the bottom"), SizePad::tr("Remove at the bottom")};
}

} // namespace

SizePad::SizePad(const QIcon &more, const QIcon &fewer, QWidget *parent)
    : QWidget(parent)
    , m_size(new QLabel)
{
    setObjectName(QStringLiteral("sizePad"));
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (const Side side : sides) {
        auto *pair = new QWidget;
        auto *row = new QHBoxLayout(pair);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(0);
        row->addWidget(makeButton(side, false, fewer));
        row->addWidget(makeButton(side, true, more));
        m_pairs[std::size_t(side)] = pair;
    }
    m_size->setObjectName(QStringLiteral("sizePadBoard"));
    m_size->setAlignment(Qt::AlignCenter);
    m_size->setMinimumSize(92, 52);

    layout->addWidget(m_pairs[std::size_t(Side::Top)], 0, 2, Qt::AlignCenter);
    layout->addWidget(m_pairs[std::size_t(Side::Left)], 1, 1, Qt::AlignCenter);
    layout->addWidget(m_size, 1, 2);
    layout->addWidget(m_pairs[std::size_t(Side::Right)], 1, 3, Qt::AlignCenter);
    layout->addWidget(m_pairs[std::size_t(Side::Bottom)], 2, 2, Qt::AlignCenter);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(4, 1);
}

QToolButton *SizePad::makeButton(Side side, bool isMore, const QIcon &icon)
{
    auto *button = new QToolButton;
    const SideWords words = wordsOf(side);
    button->setIcon(icon);
    button->setIconSize({16, 16});
    button->setToolTip(isMore ? words.more : words.fewer);
    button->setStatusTip(button->toolTip());
    button->setAccessibleName(button->toolTip());
    // A click leaves the keyboard with the board.
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoRepeat(true);
    connect(button, &QToolButton::clicked, this,
            [this, side, isMore] { Q_EMIT growWanted(side, isMore); });
    m_buttons[std::size_t(side)][isMore ? 0 : 1] = button;
    return button;
}

void SizePad::showSize(const SheetEditor &editor, BoardSize size)
{
    const QLocale locale;
    m_size->setText(editor.drafting().sizeForm() == SizeForm::Count
                        ? locale.toString(size.columns)
                        : QStringLiteral("%1 × %2").arg(locale.toString(size.rows),
                                                        locale.toString(size.columns)));
}

void SizePad::showBoard(const SheetEditor &editor)
{
    showSize(editor, editor.draft().size);
    for (const Side side : sides) {
        const bool canGrow = editor.growth(side, true) > 0;
        const bool canShrink = editor.growth(side, false) > 0;
        button(side, true).setEnabled(canGrow);
        button(side, false).setEnabled(canShrink);
        const bool isUpright = side == Side::Top || side == Side::Bottom;
        m_pairs[std::size_t(side)]->setVisible(!isUpright
                                               || editor.drafting().sizeForm() != SizeForm::Count);
    }
}

} // namespace inkling
