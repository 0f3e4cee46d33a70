// SPDX-License-Identifier: MIT
#include "reasoning/possiblesteps.h"

#include "phrases.h"
#include "steps/steplistview.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPixmap>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>

namespace inkling {

namespace {

constexpr int stepRole = Qt::UserRole;
constexpr int openingRole = Qt::UserRole + 1;
/// With more steps than this, only the cheapest group is unfolded at first.
constexpr std::size_t mostExpanded = 20;
constexpr int leastWidthForCosts = 290;
enum Column { WhatColumn, CostColumn, UnlocksColumn, ColumnCount };

/// The steps by one rule, those that settle the most first.
struct Group
{
    RuleId rule;
    double cost;
    std::vector<Possibility> steps;
};

std::vector<Group> grouped(const ExplainedPuzzle &steps, std::span<const Possibility> possibilities)
{
    std::vector<Group> groups;
    for (const Possibility &possible : possibilities) {
        const Step step = steps.trace()[possible.step];
        auto group = std::ranges::find(groups, step.rule, &Group::rule);
        if (group == groups.end())
            group = groups.insert(groups.end(), {step.rule, double(step.cost), {}});
        group->steps.push_back(possible);
    }
    std::ranges::stable_sort(groups, {}, &Group::cost);
    for (Group &group : groups)
        std::ranges::stable_sort(group.steps, std::greater(), &Possibility::unlocks);
    return groups;
}

/// A row that others stand below.
void makeHead(QTreeWidgetItem &row, const QFont &usual)
{
    row.setFlags(Qt::ItemIsEnabled);
    QFont font = usual;
    font.setWeight(QFont::DemiBold);
    row.setFont(WhatColumn, font);
}

void alignNumbers(QTreeWidgetItem &row)
{
    for (const Column column : {CostColumn, UnlocksColumn})
        row.setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

} // namespace

PossibleSteps::PossibleSteps(QWidget *parent)
    : QWidget(parent)
    , m_message(new QLabel)
    , m_tree(new QTreeWidget)
{
    setObjectName(QStringLiteral("possibleSteps"));
    m_message->setWordWrap(true);
    m_message->setContentsMargins(14, 8, 14, 8);
    m_message->setForegroundRole(QPalette::PlaceholderText);
    m_tree->setObjectName(QStringLiteral("possible"));
    m_tree->setAccessibleName(tr("Possible steps"));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setColumnCount(ColumnCount);
    m_tree->headerItem()->setToolTip(CostColumn, tr("How hard the step is to see"));
    m_tree->setRootIsDecorated(true);
    m_tree->setIndentation(16);
    m_tree->setIconSize({8, 18});
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(WhatColumn, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(CostColumn, QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(UnlocksColumn, QHeaderView::ResizeToContents);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_message);
    layout->addWidget(m_tree, 1);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (item && item->data(0, stepRole).isValid())
            Q_EMIT stepChosen(item->data(0, stepRole).toULongLong());
        else if (item && item->data(0, openingRole).isValid())
            Q_EMIT openingChosen(item->data(0, openingRole).toULongLong());
    });
}

QString PossibleSteps::message() const
{
    return m_message->text();
}

void PossibleSteps::showMessage(const QString &message)
{
    m_steps.reset();
    m_possibilities.clear();
    m_openings.clear();
    fill();
    m_message->setText(message);
}

void PossibleSteps::showBusy()
{
    showMessage(tr("Looking for all possible steps…"));
}

void PossibleSteps::showSteps(const SharedExplained &steps,
                              const std::vector<Possibility> &possibilities)
{
    m_steps = steps;
    m_possibilities = possibilities;
    m_openings.clear();
    fill();
    m_message->setText(possibilities.empty()
                           ? tr("There is no further step from here.")
                           : tr("%Ln steps are possible here; choose one to see it on the board.",
                                nullptr, int(possibilities.size())));
}

void PossibleSteps::showOpenings(const std::vector<Opening> &openings)
{
    m_steps.reset();
    m_possibilities.clear();
    m_openings = openings;
    fill();
    const auto live = std::ranges::count_if(openings, &Outlook::isLive, &Opening::outlook);
    m_message->setText(tr("Of %L1 first moves, %L2 are live: they can still lead to an answer.")
                           .arg(openings.size())
                           .arg(live));
}

QIcon PossibleSteps::signOf(double cost) const
{
    const double scale = devicePixelRatioF();
    QPixmap pixmap(QSize(8, 18) * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintDifficulty(painter, QRectF(1, 1, 6, 16), difficultyOf(cost), Theme::of(palette()));
    QIcon icon(pixmap);
    // The same where its row is chosen.
    icon.addPixmap(pixmap, QIcon::Selected);
    return icon;
}

void PossibleSteps::fill()
{
    const QSignalBlocker blocker(m_tree);
    m_tree->clear();
    m_tree->setHeaderHidden(m_openings.empty() && m_possibilities.empty());
    hideCosts();
    if (!m_openings.empty()) {
        m_tree->setHeaderLabels({tr("First move"), tr("Cost"), tr("Ways")});
        m_tree->headerItem()->setToolTip(UnlocksColumn,
                                         tr("Number of different ways to an answer"));
        addOpenings(tr("Live"), true);
        addOpenings(tr("Dead"), false);
        return;
    }
    m_tree->setHeaderLabels({tr("Rule and conclusion"), tr("Cost"), tr("Decides")});
    m_tree->headerItem()->setToolTip(
        UnlocksColumn,
        tr("How much it decides together with easier steps, beyond what those decide alone"));
    if (!m_steps)
        return;
    std::vector<Possibility> steps = m_possibilities;
    const auto idle = std::ranges::stable_partition(
        steps, [](const Possibility &possible) { return possible.unlocks > 0; });
    const std::span useful(steps.begin(), idle.begin());
    QTreeWidgetItem &root = *m_tree->invisibleRootItem();
    addGroups(root, useful);
    if (useful.empty())
        return addGroups(root, idle);
    if (idle.empty())
        return;
    auto *rest = new QTreeWidgetItem(m_tree);
    rest->setText(WhatColumn, tr("%Ln that add nothing new", nullptr, int(idle.size())));
    rest->setFirstColumnSpanned(true);
    makeHead(*rest, m_tree->font());
    addGroups(*rest, idle);
}

void PossibleSteps::addOpenings(const QString &title, bool areLive)
{
    const QLocale locale;
    auto *head = new QTreeWidgetItem(m_tree);
    for (std::size_t i = 0; i < m_openings.size(); ++i) {
        const Outlook &outlook = m_openings[i].outlook;
        if (outlook.isLive != areLive)
            continue;
        auto *row = new QTreeWidgetItem(head);
        row->setText(WhatColumn, translated(outlook.sentence));
        row->setToolTip(WhatColumn, row->text(WhatColumn));
        row->setText(UnlocksColumn, locale.toString(qulonglong(outlook.completions)));
        row->setData(WhatColumn, openingRole, qulonglong(i));
        alignNumbers(*row);
    }
    head->setText(WhatColumn, tr("%1 · %2").arg(title, locale.toString(head->childCount())));
    head->setHidden(head->childCount() == 0);
    head->setExpanded(areLive);
    makeHead(*head, m_tree->font());
}

void PossibleSteps::addGroups(QTreeWidgetItem &parent, std::span<const Possibility> possibilities)
{
    const QLocale locale;
    for (const Group &group : grouped(*m_steps, possibilities)) {
        const Rule &rule = ruleOf(m_steps->model->rules(), group.rule);
        auto *head = new QTreeWidgetItem(&parent);
        head->setText(
            WhatColumn,
            tr("%1 · %2").arg(title(rule), locale.toString(qulonglong(group.steps.size()))));
        head->setToolTip(WhatColumn, title(rule));
        head->setIcon(WhatColumn, signOf(group.cost));
        head->setText(CostColumn, locale.toString(group.cost, 'f', 1));
        head->setText(UnlocksColumn,
                      tr("≤ %1").arg(locale.toString(qulonglong(group.steps.front().unlocks))));
        makeHead(*head, m_tree->font());
        alignNumbers(*head);
        for (const Possibility &possible : group.steps)
            addStep(*head, possible);
        head->setExpanded(possibilities.size() <= mostExpanded || parent.child(0) == head);
    }
}

void PossibleSteps::addStep(QTreeWidgetItem &head, const Possibility &possible)
{
    const QLocale locale;
    const Step step = m_steps->trace()[possible.step];
    QString what = step.contradiction ? tr("contradiction") : QString();
    if (!step.conclusions.empty()) {
        const auto more = int(step.conclusions.size()) - 1;
        what = translated(m_steps->model->describe(step.conclusions.front()));
        if (more > 0)
            what = tr("%1 · %Ln more", nullptr, more).arg(what);
    }
    auto *row = new QTreeWidgetItem(&head);
    row->setText(WhatColumn, what);
    row->setToolTip(WhatColumn, what);
    row->setText(CostColumn, locale.toString(double(step.cost), 'f', 1));
    row->setText(UnlocksColumn, locale.toString(qulonglong(possible.unlocks)));
    row->setData(WhatColumn, stepRole, qulonglong(possible.step));
    alignNumbers(*row);
}

std::optional<std::size_t> PossibleSteps::chosen() const
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    if (!item || !item->isSelected() || !item->data(0, stepRole).isValid())
        return std::nullopt;
    return item->data(0, stepRole).toULongLong();
}

void PossibleSteps::clearChoice()
{
    const QSignalBlocker blocker(m_tree);
    m_tree->setCurrentItem(nullptr);
    m_tree->clearSelection();
}

void PossibleSteps::hideCosts()
{
    m_tree->setColumnHidden(CostColumn, !m_openings.empty() || width() < leastWidthForCosts);
}

void PossibleSteps::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    hideCosts();
}

void PossibleSteps::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fill();
}

} // namespace inkling
