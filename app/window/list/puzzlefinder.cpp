// SPDX-License-Identifier: MIT
#include "window/list/puzzlefinder.h"

#include "labels.h"
#include "look/iconset.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace inkling {

namespace {

QString titleOf(Facet facet)
{
    switch (facet) {
    case Facet::Number:
        return PuzzleFinder::tr("File order");
    case Facet::Title:
        return PuzzleFinder::tr("Title");
    case Facet::Family:
        return PuzzleFinder::tr("Kind");
    case Facet::Size:
        return PuzzleFinder::tr("Size");
    case Facet::Verdict:
        return PuzzleFinder::tr("Answers");
    case Facet::Rating:
        return PuzzleFinder::tr("Difficulty");
    case Facet::Progress:
        return PuzzleFinder::tr("Progress");
    }
    return {};
}

QToolButton *makeButton(const char *icon, const QString &name, QMenu *menu)
{
    auto *button = new QToolButton;
    button->setIcon(lineIcon(QString::fromLatin1(icon)));
    button->setIconSize({16, 16});
    button->setAutoRaise(true);
    button->setCheckable(true); // checked while it has an effect
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    return button;
}

} // namespace

PuzzleFinder::PuzzleFinder(PuzzleOrder &order, QWidget *parent)
    : QWidget(parent)
    , m_order(order)
    , m_words(new QLineEdit)
    , m_filters(new QMenu(this))
    , m_orders(new QMenu(this))
    , m_filterButton(makeButton("filter", tr("Filter puzzles"), m_filters))
    , m_orderButton(makeButton("sort", tr("Sort puzzles"), m_orders))
    , m_count(new QLabel)
{
    setObjectName(QStringLiteral("puzzleFinder"));
    m_words->setObjectName(QStringLiteral("puzzleWords"));
    m_words->setPlaceholderText(tr("Search"));
    m_words->setAccessibleName(tr("Search puzzles"));
    m_words->setToolTip(tr("Title, author, kind, size, answers or difficulty"));
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    m_count->setObjectName(QStringLiteral("puzzleCount"));
    makeSmall(*m_count);
    m_count->setWordWrap(false);
    m_count->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *row = new QHBoxLayout;
    row->setSpacing(2);
    row->addWidget(m_count, 1);
    row->addWidget(m_filterButton);
    row->addWidget(m_orderButton);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 0, 8, 4);
    layout->setSpacing(2);
    layout->addWidget(m_words);
    layout->addLayout(row);
    connect(m_words, &QLineEdit::textChanged, &order, &PuzzleOrder::search);
    connect(m_filters, &QMenu::aboutToShow, this, &PuzzleFinder::fillFilters);
    connect(m_orders, &QMenu::aboutToShow, this, &PuzzleFinder::fillOrders);
    connect(&order, &PuzzleOrder::criteriaChanged, this, &PuzzleFinder::renew);
    connect(&order, &QAbstractItemModel::rowsInserted, this, &PuzzleFinder::renew);
    // The order tells of removed rows before the list of puzzles has let go of them.
    connect(order.sourceModel(), &QAbstractItemModel::rowsRemoved, this, &PuzzleFinder::renew);
    // Another document: what was looked for in the one before is not in this one.
    connect(&order, &QAbstractItemModel::modelReset, this, &PuzzleFinder::showAll);
    renew();
}

void PuzzleFinder::beginSearch()
{
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
}

void PuzzleFinder::showAll()
{
    m_words->clear();
    m_order.showAll();
}

void PuzzleFinder::fillFilters()
{
    m_filters->clear();
    for (const Facet facet : filteredFacets)
        fillFilter(*m_filters->addMenu(titleOf(facet)), facet);
    m_filters->addSeparator();
    QAction *all = m_filters->addAction(tr("&Show All Puzzles"));
    all->setObjectName(QStringLiteral("showAllPuzzles"));
    all->setEnabled(m_order.isNarrowed());
    connect(all, &QAction::triggered, this, &PuzzleFinder::showAll);
}

void PuzzleFinder::fillFilter(QMenu &menu, Facet facet)
{
    const QSet<QString> &chosen = m_order.filtered(facet);
    const auto values = m_order.values(facet);
    for (const auto &[words, count] : values) {
        QAction *action = menu.addAction(
            tr("%1 (%L2)", "a value, and how many puzzles have it").arg(words).arg(count));
        action->setCheckable(true);
        action->setChecked(chosen.contains(words));
        connect(action, &QAction::toggled, this, [this, facet, words = words](bool isOn) {
            QSet<QString> now = m_order.filtered(facet);
            isOn ? (void)now.insert(words) : (void)now.remove(words);
            m_order.filter(facet, now);
        });
    }
    menu.menuAction()->setEnabled(values.size() > 1 || !chosen.isEmpty());
}

void PuzzleFinder::fillOrders()
{
    m_orders->clear();
    auto *group = new QActionGroup(m_orders);
    for (const Facet facet : sortedFacets) {
        QAction *action = group->addAction(m_orders->addAction(titleOf(facet)));
        action->setCheckable(true);
        action->setChecked(facet == m_order.sortedBy());
        connect(action, &QAction::triggered, this,
                [this, facet] { m_order.sortBy(facet, m_order.isDescending()); });
    }
    m_orders->addSeparator();
    QAction *descending = m_orders->addAction(tr("&Descending"));
    descending->setObjectName(QStringLiteral("descending"));
    descending->setCheckable(true);
    descending->setChecked(m_order.isDescending());
    connect(descending, &QAction::toggled, this,
            [this](bool isOn) { m_order.sortBy(m_order.sortedBy(), isOn); });
}

void PuzzleFinder::renew()
{
    const int total = m_order.totalCount();
    setVisible(total >= leastPuzzles || !m_order.isPlain());
    m_count->setText(m_order.isNarrowed() ? tr("%L1 of %Ln", nullptr, total).arg(m_order.rowCount())
                                          : tr("%Ln puzzles", nullptr, total));
    m_filterButton->setChecked(m_order.isNarrowed());
    m_orderButton->setChecked(m_order.sortedBy() != Facet::Number || m_order.isDescending());
}

bool PuzzleFinder::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Escape && !m_words->text().isEmpty()) {
        m_words->clear();
        return true;
    }
    if (key == Qt::Key_Escape || key == Qt::Key_Down || key == Qt::Key_Return
        || key == Qt::Key_Enter) {
        Q_EMIT left();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace inkling
