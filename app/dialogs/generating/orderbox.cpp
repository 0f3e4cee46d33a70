// SPDX-License-Identifier: MIT
#include "dialogs/generating/orderbox.h"

#include "phrases.h"
#include "puzzle/family.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace inkling {

namespace {

constexpr double noRating = 0.9; ///< below any rating
constexpr double mostRating = 9.9;

QDoubleSpinBox *ratingBox(const QString &name)
{
    auto *box = new QDoubleSpinBox;
    box->setDecimals(1);
    box->setSingleStep(0.1);
    box->setRange(noRating, mostRating);
    box->setSpecialValueText(OrderBox::tr("any"));
    box->setAccessibleName(name);
    return box;
}

/// The rating in a box, as it is shown; nothing where any will do.
std::optional<double> ratingIn(const QDoubleSpinBox &box)
{
    return box.value() > noRating ? std::optional(shownRating(box.value())) : std::nullopt;
}

} // namespace

OrderBox::OrderBox(QWidget *parent)
    : QWidget(parent)
    , m_fold(new QToolButton)
    , m_contents(new QWidget)
    , m_needs(new QComboBox)
    , m_avoids(new QComboBox)
    , m_from(ratingBox(tr("Rating from")))
    , m_to(ratingBox(tr("Rating to")))
{
    m_fold->setText(tr("&More options"));
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setArrowType(Qt::RightArrow);
    m_fold->setAutoRaise(true);
    m_fold->setCheckable(true);
    m_needs->setToolTip(tr("The steps of the reasoning use this rule"));
    m_avoids->setToolTip(tr("The steps of the reasoning never use this rule"));
    for (QComboBox *box : {m_needs, m_avoids}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(16);
        connect(box, &QComboBox::currentIndexChanged, this, &OrderBox::changed);
    }
    for (const QDoubleSpinBox *box : {m_from, m_to})
        connect(box, &QDoubleSpinBox::valueChanged, this, &OrderBox::changed);
    auto *ratings = new QHBoxLayout;
    ratings->addWidget(m_from);
    ratings->addWidget(new QLabel(tr("to")));
    ratings->addWidget(m_to);
    ratings->addStretch();
    auto *form = new QFormLayout(m_contents);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(tr("Needs the &rule"), m_needs);
    form->addRow(tr("A&voids the rule"), m_avoids);
    form->addRow(tr("Rating"), ratings);
    m_contents->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_fold, 0, Qt::AlignLeft);
    layout->addWidget(m_contents);
    connect(m_fold, &QToolButton::toggled, this, [this](bool isOpen) {
        m_fold->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        m_contents->setVisible(isOpen);
    });
}

void OrderBox::setFamily(const Family &family)
{
    if (m_family == &family)
        return;
    m_family = &family;
    for (QComboBox *box : {m_needs, m_avoids}) {
        const QSignalBlocker blocker(box);
        box->clear();
        box->addItem(box == m_needs ? tr("any") : tr("none"), -1);
        const std::vector<const Rule *> rules = orderableRules(family);
        for (std::size_t rule = 0; rule < rules.size(); ++rule)
            box->addItem(translated("Rules", rules[rule]->title), int(rule));
    }
}

Order OrderBox::order() const
{
    const std::vector<const Rule *> rules = orderableRules(*m_family);
    Order order;
    if (const int needed = m_needs->currentData().toInt(); needed >= 0)
        order.needs = {rules[std::size_t(needed)]->id};
    if (const int avoided = m_avoids->currentData().toInt(); avoided >= 0)
        order.without = {rules[std::size_t(avoided)]->id};
    const auto from = ratingIn(*m_from);
    const auto to = ratingIn(*m_to);
    if (from || to)
        order.rating = Span<double>{from.value_or(0), to.value_or(Span<double>().to)};
    return order;
}

} // namespace inkling
