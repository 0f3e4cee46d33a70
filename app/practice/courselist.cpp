// SPDX-License-Identifier: MIT
#include "practice/courselist.h"

#include "phrases.h"
#include "practice/practicerecord.h"
#include "practice/practicewords.h"
#include "scene/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPixmap>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <algorithm>

namespace inkling {

namespace {

constexpr int signSide = 16;

QIcon signOf(LessonState state, const Theme &theme, double ratio)
{
    QPixmap picture(QSize(signSide, signSide) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink
        = state == LessonState::Done ? theme.finalAnswer : blend(theme.ink, theme.paper, 0.4);
    painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QRectF ring(2.5, 2.5, 11, 11);
    if (state == LessonState::Done) {
        painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(QPolygonF({{3, 8.5}, {6.5, 12}, {13, 4.5}}));
        return picture;
    }
    painter.drawEllipse(ring);
    if (state == LessonState::Begun) {
        constexpr int quarter = 90 * 16; // the unit of QPainter's angles
        painter.setBrush(ink);
        painter.setPen(Qt::NoPen);
        painter.drawPie(ring, quarter, 2 * quarter);
    }
    return picture;
}

/// Rows as tall as their titles, whose words wrap.
class CourseDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        constexpr int besideText = signSide + 46; // the margins of the row and of the style
        constexpr int air = 10;
        const auto *list = qobject_cast<const QListView *>(option.widget);
        const int width = list ? list->viewport()->width() : option.rect.width();
        const QRect words = option.fontMetrics.boundingRect(
            QRect(0, 0, width - besideText, 0), Qt::TextWordWrap, index.data().toString());
        return {besideText, std::max(words.height(), signSide) + air};
    }
};

} // namespace

CourseList::CourseList(QWidget *parent)
    : QListWidget(parent)
{
    setObjectName(QStringLiteral("courseList"));
    setAccessibleName(tr("Rules from easy to hard"));
    setFrameShape(QFrame::NoFrame);
    setIconSize({signSide, signSide});
    setItemDelegate(new CourseDelegate(this));
    setWordWrap(true);
    setTextElideMode(Qt::ElideNone);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setResizeMode(Adjust); // words wrap anew where the room for them changes
    setSpacing(1);
    connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item)
            Q_EMIT ruleChosen(ruleAt(*item));
    });
}

RuleId CourseList::ruleAt(const QListWidgetItem &item) const
{
    return RuleId(item.data(Qt::UserRole).toUInt());
}

void CourseList::setFamily(const Family &family)
{
    if (m_family == &family)
        return;
    const QSignalBlocker quiet(this);
    clear();
    m_family = &family;
    for (const RuleId rule : practicerecord::courseOf(family)) {
        auto *item = new QListWidgetItem(title(family.rules()[rule]), this);
        item->setData(Qt::UserRole, rule);
    }
    refresh();
}

void CourseList::showRule(RuleId rule)
{
    const QSignalBlocker quiet(this);
    for (int row = 0; row < count(); ++row) {
        if (ruleAt(*item(row)) == rule)
            setCurrentRow(row);
    }
    scrollToItem(currentItem());
}

void CourseList::refresh()
{
    for (int row = 0; row < count(); ++row) {
        const Rule &rule = m_family->rules()[ruleAt(*item(row))];
        const LessonState state = practicerecord::stateOf(rule);
        const int done = std::min(practicerecord::scoreOf(rule).right, positionsOfALesson);
        item(row)->setIcon(signOf(state, Theme::of(palette()), devicePixelRatioF()));
        item(row)->setToolTip(practicewords::standing(state, done));
        item(row)->setData(
            Qt::AccessibleTextRole,
            QStringLiteral("%1. %2").arg(title(rule), practicewords::standing(state, done)));
    }
}

void CourseList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        refresh();
    QListWidget::changeEvent(event);
}

} // namespace inkling
