// SPDX-License-Identifier: MIT
#include "reasoning/verdictpanel.h"

#include "steps/foundlegend.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace inkling {

namespace {

constexpr int verdictMargin = 14;

QLabel *makeHeading()
{
    auto *heading = new QLabel;
    heading->setWordWrap(true);
    heading->setContentsMargins(verdictMargin, 8, verdictMargin, 4);
    return heading;
}

QListWidget *makeList(const char *name, const QString &spoken)
{
    auto *list = new QListWidget;
    list->setObjectName(QString::fromLatin1(name));
    list->setAccessibleName(spoken);
    list->setFrameShape(QFrame::NoFrame);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return list;
}

/// A line or two each; wrapped only where they are few, since a long list is laid out line by line.
void fill(QListWidget &list, const QStringList &items, bool isWrapped)
{
    const QSignalBlocker blocker(list);
    list.clear();
    list.setWordWrap(isWrapped);
    list.setUniformItemSizes(!isWrapped);
    for (const QString &item : items)
        (new QListWidgetItem(item, &list))->setToolTip(item);
}

QWidget *inset(QWidget *widget)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(verdictMargin, 4, verdictMargin, 8);
    layout->addWidget(widget);
    layout->addStretch();
    return row;
}

} // namespace

VerdictPanel::VerdictPanel(QWidget *parent)
    : QWidget(parent)
    , m_heading(makeHeading())
    , m_legend(new FoundLegend)
    , m_list(makeList("verdictList", tr("Clues or places")))
    , m_next(new QPushButton)
    , m_additionsHeading(makeHeading())
    , m_additions(makeList("additions", tr("How to get one answer")))
    , m_stop(new QPushButton(tr("Stop")))
{
    setObjectName(QStringLiteral("verdictPanel"));
    m_next->setObjectName(QStringLiteral("nextSet"));
    m_stop->setObjectName(QStringLiteral("stopAdditions"));
    m_legend->setContentsMargins(verdictMargin, 0, verdictMargin, 0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_heading);
    auto *legendRow = new QHBoxLayout;
    legendRow->setContentsMargins(verdictMargin, 0, verdictMargin, 4);
    legendRow->addWidget(m_legend);
    layout->addLayout(legendRow);
    layout->addWidget(m_list, 3);
    layout->addWidget(inset(m_next));
    layout->addWidget(m_additionsHeading);
    layout->addWidget(m_additions, 2);
    layout->addWidget(inset(m_stop));
    connect(m_next, &QPushButton::clicked, this, &VerdictPanel::nextWanted);
    connect(m_stop, &QPushButton::clicked, this, &VerdictPanel::stopWanted);
    // At most one row is chosen, in either of the two lists.
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row < 0)
            return;
        const QSignalBlocker blocker(m_additions);
        m_additions->setCurrentRow(-1);
        Q_EMIT differenceChosen(row);
    });
    connect(m_additions, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row < 0)
            return;
        const QSignalBlocker blocker(m_list);
        m_list->setCurrentRow(-1);
        Q_EMIT additionChosen(row);
    });
    clear();
}

QString VerdictPanel::heading() const
{
    return m_heading->text();
}

void VerdictPanel::clear()
{
    const QSignalBlocker lists(m_list);
    const QSignalBlocker additions(m_additions);
    keepFocus();
    m_heading->clear();
    m_list->clear();
    m_additions->clear();
    for (QWidget *part : std::initializer_list<QWidget *>{m_legend, m_next, m_additionsHeading,
                                                          m_additions, m_stop})
        part->hide();
}

void VerdictPanel::showBusy(const QString &words)
{
    clear();
    m_heading->setText(words);
    m_stop->show();
}

void VerdictPanel::showConflict(int number, int known, bool mayHaveMore, const QStringList &clues)
{
    const bool isCycling = m_next->hasFocus();
    clear();
    const QString count = clues.size() == 1
                              ? tr("This clue is impossible.")
                              : tr("These %Ln clues conflict. Leave out any one of them, and the "
                                   "others fit.",
                                   nullptr, int(clues.size()));
    const QString place
        = known == 1 && !mayHaveMore
              ? tr("There is no other such set.")
              : (mayHaveMore ? tr("Set %1 of %2, perhaps more.") : tr("Set %1 of %2."))
                    .arg(QLocale().toString(number), QLocale().toString(known));
    m_heading->setText(count + u' ' + place);
    fill(*m_list, clues, true);
    m_next->setVisible(known > 1 || mayHaveMore);
    setSeeking(false);
    if (isCycling)
        m_next->setFocus();
}

void VerdictPanel::keepFocus()
{
    if (m_next->hasFocus())
        m_list->setFocus();
}

void VerdictPanel::setSeeking(bool isSeeking)
{
    if (isSeeking)
        keepFocus();
    m_next->setText(isSeeking ? tr("Looking for the next set…") : tr("Next set"));
    m_next->setEnabled(!isSeeking);
    m_stop->setVisible(isSeeking);
}

void VerdictPanel::showDifferences(const QStringList &places, Look look)
{
    clear();
    m_heading->setText(tr("There is more than one answer. Two answers differ in %Ln places.",
                          nullptr, int(places.size())));
    m_legend->setAnswers(2, look);
    m_legend->show();
    fill(*m_list, places, false);
    m_additionsHeading->setText(tr("Looking for a clue that would leave only one answer…"));
    m_additionsHeading->show();
    m_additions->show();
    m_stop->show();
}

void VerdictPanel::showAdditions(const QStringList &additions, bool isComplete)
{
    m_stop->setVisible(!isComplete);
    m_additionsHeading->setText(
        !additions.isEmpty() ? tr("Adding any one of these leaves only one answer:")
        : isComplete         ? tr("No single clue of this answer would leave only this one.")
                             : tr("Looking for a clue that would leave only one answer…"));
    fill(*m_additions, additions, true);
    m_additions->setVisible(!isComplete || !additions.isEmpty());
}

void VerdictPanel::clearChoice()
{
    const QSignalBlocker lists(m_list);
    const QSignalBlocker additions(m_additions);
    m_list->setCurrentRow(-1);
    m_additions->setCurrentRow(-1);
}

} // namespace inkling
