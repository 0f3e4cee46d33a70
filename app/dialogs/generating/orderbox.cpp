// SPDX-License-Identifier: MIT
#include "dialogs/generating/orderbox.h"

#include "phrases.h"
#include "puzzle/family.h"
#include "puzzle/puzzle.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace inkling {

namespace {

constexpr double noRating = 0.9; ///< below any rating
constexpr double mostRating = 9.9;
constexpr int noClues = -1;
constexpr int mostClues = 999;
constexpr int leastRows = 11; ///< of the rules, with their head and the room between them
/// A pattern of more signs than the largest boards have is none.
constexpr qint64 mostPatternBytes = 64 << 10;

template <typename Box, typename Number>
Box *spanBox(Number any, Number most, const QString &name)
{
    auto *box = new Box;
    box->setRange(any, most);
    box->setSpecialValueText(OrderBox::tr("any"));
    box->setAccessibleName(name);
    return box;
}

QDoubleSpinBox *ratingBox(const QString &name)
{
    auto *box = spanBox<QDoubleSpinBox>(noRating, mostRating, name);
    box->setDecimals(1);
    box->setSingleStep(0.1);
    return box;
}

/// "FROM to TO".
QWidget *spanRow(QWidget *from, QWidget *to)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(from);
    layout->addWidget(new QLabel(OrderBox::tr("to")));
    layout->addWidget(to);
    layout->addStretch();
    return row;
}

/// The numbers between two boxes, with as many decimals as these show; nothing where any will do.
template <typename Box, typename Number>
std::optional<Span<Number>> spanIn(const Box &from, const Box &to, Number any)
{
    Span<Number> span;
    if (from.value() > any)
        span.from = from.value();
    if (to.value() > any)
        span.to = to.value();
    return span == Span<Number>() ? std::nullopt : std::optional(span);
}

bool isOn(const QTreeWidgetItem &item, OrderBox::Column column)
{
    return item.checkState(column) == Qt::Checked;
}

void setOn(QTreeWidgetItem &item, OrderBox::Column column, bool isOn)
{
    item.setCheckState(column, isOn ? Qt::Checked : Qt::Unchecked);
}

} // namespace

OrderBox::OrderBox(QWidget *parent)
    : QWidget(parent)
    , m_rules(new QTreeWidget)
    , m_allowance(new QPushButton)
    , m_ratingFrom(ratingBox(tr("Rating from")))
    , m_ratingTo(ratingBox(tr("Rating to")))
    , m_cluesFrom(spanBox<QSpinBox>(noClues, mostClues, tr("Number of clues from")))
    , m_cluesTo(spanBox<QSpinBox>(noClues, mostClues, tr("Number of clues to")))
    , m_patterns(new QComboBox)
    , m_patternNote(new QLabel)
    , m_distinct(new QCheckBox(tr("All di&fferent")))
    , m_form(new QFormLayout)
{
    makeRules();
    for (const QDoubleSpinBox *box : {m_ratingFrom, m_ratingTo})
        connect(box, &QDoubleSpinBox::valueChanged, this, &OrderBox::changed);
    for (const QSpinBox *box : {m_cluesFrom, m_cluesTo})
        connect(box, &QSpinBox::valueChanged, this, &OrderBox::changed);
    connect(m_patterns, &QComboBox::activated, this,
            [this] { takePattern(PatternSource(m_patterns->currentData().toInt())); });
    m_patterns->setToolTip(
        tr("A file has a row of signs for each row of the board: “.” where there is "
           "no clue, any other where there is one"));
    m_patternNote->setWordWrap(true);
    m_patternNote->setForegroundRole(QPalette::PlaceholderText);
    m_distinct->setToolTip(tr("Puzzles that are the same but for turning and mirroring the board, "
                              "or for which digit stands for which, count once"));
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->addRow(tr("Rating"), spanRow(m_ratingFrom, m_ratingTo));
    m_form->addRow(tr("Clues"), spanRow(m_cluesFrom, m_cluesTo));
    m_form->addRow(tr("P&laces of clues"), m_patterns);
    m_form->addRow(m_patternNote);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_rules, 1);
    layout->addWidget(m_allowance, 0, Qt::AlignRight);
    layout->addLayout(m_form);
    layout->addWidget(m_distinct);
}

void OrderBox::makeRules()
{
    m_rules->setObjectName(QStringLiteral("orderedRules"));
    m_rules->setAccessibleName(tr("Rules of the reasoning"));
    m_rules->setHeaderLabels({tr("Rule"), tr("Needed"), tr("Allowed")});
    m_rules->setRootIsDecorated(false);
    m_rules->setUniformRowHeights(true);
    m_rules->setMinimumHeight(leastRows * fontMetrics().lineSpacing());
    // The keyboard goes to each box, and checks it.
    m_rules->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_rules->setTextElideMode(Qt::ElideRight);
    m_rules->header()->setStretchLastSection(false);
    m_rules->header()->setSectionResizeMode(RuleColumn, QHeaderView::Stretch);
    for (const Column column : {NeededColumn, AllowedColumn})
        m_rules->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_rules->headerItem()->setToolTip(NeededColumn, tr("The reasoning uses the rule"));
    m_rules->headerItem()->setToolTip(AllowedColumn, tr("The reasoning may use the rule"));
    connect(m_rules, &QTreeWidget::itemChanged, this,
            [this](QTreeWidgetItem *item, int column) { takeCheck(*item, column); });
    m_allowance->setAutoDefault(false);
    connect(m_allowance, &QPushButton::clicked, this, [this] { allow(!areAllAllowed()); });
}

void OrderBox::setFamily(const Family &family, const Puzzle *open)
{
    m_open = open && &open->family() == &family && family.placesClues()
                 ? std::optional(patternOf(*open))
                 : std::nullopt;
    const bool isOther = m_family != &family;
    m_family = &family;
    if (isOther) {
        fillRules(family);
        m_cluesFrom->setValue(noClues);
        m_cluesTo->setValue(noClues);
        m_form->setRowVisible(m_cluesFrom->parentWidget(), family.placesClues());
        m_form->setRowVisible(m_patterns, family.placesClues());
    }
    m_patterns->clear();
    m_patterns->addItem(tr("any"), int(PatternSource::Any));
    if (m_open)
        m_patterns->addItem(tr("as in the open puzzle"), int(PatternSource::Open));
    m_patterns->addItem(tr("from a file…"), int(PatternSource::File));
    setPattern({}, {});
}

void OrderBox::fillRules(const Family &family)
{
    const QSignalBlocker blocker(m_rules);
    m_rules->clear();
    for (const Rule *rule : orderableRules(family)) {
        const QString title = translated("Rules", rule->title);
        auto *item = new QTreeWidgetItem(m_rules, {title});
        item->setToolTip(RuleColumn, title);
        item->setData(NeededColumn, Qt::AccessibleTextRole, tr("%1: needed").arg(title));
        item->setData(AllowedColumn, Qt::AccessibleTextRole, tr("%1: allowed").arg(title));
        setOn(*item, NeededColumn, false);
        setOn(*item, AllowedColumn, true);
    }
    m_allowance->setText(tr("All&ow None"));
}

/// What is needed is allowed.
void OrderBox::takeCheck(QTreeWidgetItem &item, int column)
{
    {
        const QSignalBlocker blocker(m_rules);
        if (column == NeededColumn && isOn(item, NeededColumn))
            setOn(item, AllowedColumn, true);
        if (column == AllowedColumn && !isOn(item, AllowedColumn))
            setOn(item, NeededColumn, false);
    }
    m_allowance->setText(areAllAllowed() ? tr("All&ow None") : tr("All&ow All"));
    Q_EMIT changed();
}

bool OrderBox::areAllAllowed() const
{
    for (int row = 0; row < m_rules->topLevelItemCount(); ++row) {
        if (!isOn(*m_rules->topLevelItem(row), AllowedColumn))
            return false;
    }
    return true;
}

void OrderBox::allow(bool isAllowed)
{
    for (int row = 0; row < m_rules->topLevelItemCount(); ++row) {
        QTreeWidgetItem &item = *m_rules->topLevelItem(row);
        if (!isOn(item, NeededColumn))
            setOn(item, AllowedColumn, isAllowed);
    }
}

void OrderBox::takePattern(PatternSource source)
{
    if (source == PatternSource::Any)
        return setPattern({}, {});
    if (source == PatternSource::Open)
        return setPattern(m_open, {});
    setPattern({}, {});
    m_patterns->setCurrentIndex(0);
    auto *dialog = new QFileDialog(this, tr("Places of Clues"));
    dialog->setObjectName(QStringLiteral("patternDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &OrderBox::readPatternFrom);
    dialog->open();
}

void OrderBox::readPatternFrom(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    m_patterns->setCurrentIndex(0); // unless there is one
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return setPattern({}, tr("%1: %2").arg(name, file.errorString()));
    auto pattern = readPattern(file.read(mostPatternBytes).toStdString());
    if (!pattern)
        return setPattern({}, tr("%1: %2").arg(name, translated(pattern.error())));
    m_patterns->setCurrentIndex(m_patterns->findData(int(PatternSource::File)));
    const BoardSize size = pattern->size;
    setPattern(*std::move(pattern), tr("%1: %L2 × %L3").arg(name).arg(size.rows).arg(size.columns));
}

void OrderBox::setPattern(std::optional<Pattern> pattern, const QString &words)
{
    m_pattern = std::move(pattern);
    m_patternNote->setText(words);
    m_form->setRowVisible(m_patternNote, !words.isEmpty());
    Q_EMIT changed();
}

/// A few rules that are not allowed are told as those; of many, those that are left are told.
Order OrderBox::order() const
{
    const std::vector<const Rule *> rules = orderableRules(*m_family);
    Order order;
    std::vector<std::string_view> allowed;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const QTreeWidgetItem &item = *m_rules->topLevelItem(int(i));
        if (isOn(item, NeededColumn))
            order.needs.push_back(rules[i]->id);
        (isOn(item, AllowedColumn) ? allowed : order.without).push_back(rules[i]->id);
    }
    if (order.without.size() > allowed.size()) {
        order.only = std::move(allowed);
        order.without.clear();
    }
    order.rating = spanIn(*m_ratingFrom, *m_ratingTo, noRating);
    if (m_family->placesClues()) {
        order.clues = spanIn(*m_cluesFrom, *m_cluesTo, noClues);
        if (m_pattern)
            order.pattern = m_pattern->cells;
    }
    return order;
}

bool OrderBox::wantsDistinct() const
{
    return m_distinct->isChecked();
}

} // namespace inkling
