// SPDX-License-Identifier: MIT
#include "steps/steplistmodel.h"

#include "phrases.h"

#include <QLocale>
#include <algorithm>
#include <map>
#include <utility>

namespace inkling {

std::optional<std::size_t> cruxOf(const Trace &trace)
{
    std::optional<std::size_t> crux;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        if (!crux || trace[i].cost > trace[*crux].cost)
            crux = i;
    }
    const bool isAnyHard = crux && difficultyOf(double(trace[*crux].cost)) != Difficulty::Gentle;
    return isAnyHard ? crux : std::nullopt;
}

bool canOpen(const Step &step)
{
    return step.nested || step.parts || step.rule == RuleId(GeneralRule::Smallest);
}

bool saysMore(const Trace &nested)
{
    for (std::size_t i = 0; i < nested.size(); ++i) {
        const Step step = nested[i];
        const bool isAllTogether = step.contradiction && step.rule == RuleId(GeneralRule::Smallest);
        if (step.rule != RuleId(GeneralRule::Suppose) && !isAllTogether)
            return true;
    }
    return false;
}

StepListModel::StepListModel(QObject *parent)
    : QAbstractListModel(parent)
{}

void StepListModel::setExplained(SharedExplained explained)
{
    beginResetModel();
    m_explained = std::move(explained);
    m_filter.clear();
    m_plain.clear();
    m_crux = findCrux();
    rebuild();
    endResetModel();
}

std::optional<std::size_t> StepListModel::findCrux() const
{
    return m_explained && m_explained->supposition == 0 ? cruxOf(m_explained->trace())
                                                        : std::nullopt;
}

void StepListModel::grow(SharedExplained explained)
{
    const std::size_t known = m_explained->trace().size();
    m_explained = std::move(explained);
    const std::vector<std::uint32_t> added = rowsFrom(known);
    const int place = endRow() < 0 ? rowCount() : endRow();
    const bool getsEnd = m_filter.isEmpty() && endRow() < 0 && !added.empty();
    if (!added.empty()) {
        beginInsertRows({}, place, place + int(added.size()) - 1 + (getsEnd ? 1 : 0));
        m_rows.insert(m_rows.begin() + place, added.begin(), added.end());
        if (getsEnd)
            m_rows.push_back(end);
        m_stepCount += std::size_t(std::ranges::count_if(
            added, [](std::uint32_t row) { return (row & headingBit) == 0; }));
        endInsertRows();
    }
    const auto former = std::exchange(m_crux, findCrux());
    for (const auto &step : {former, m_crux}) {
        if (step && former != m_crux && rowOf(*step) >= 0)
            Q_EMIT dataChanged(index(rowOf(*step)), index(rowOf(*step)));
    }
    if (endRow() >= 0)
        Q_EMIT dataChanged(index(endRow()), index(endRow()));
}

void StepListModel::setPlain(std::set<std::size_t> steps)
{
    m_plain = std::move(steps);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {OpenRole});
}

void StepListModel::setFilter(const QString &text)
{
    if (text == m_filter)
        return;
    beginResetModel();
    m_filter = text;
    rebuild();
    endResetModel();
}

void StepListModel::rebuild()
{
    m_rows.clear();
    m_stepCount = 0;
    if (!m_explained)
        return;
    m_rows = rowsFrom(0);
    m_stepCount = std::size_t(
        std::ranges::count_if(m_rows, [](std::uint32_t row) { return (row & headingBit) == 0; }));
    if (m_filter.isEmpty() && m_stepCount > 0)
        m_rows.push_back(end);
}

/// The rows of the steps from `first` on that the filter leaves, each wave's heading
/// before its first step.
std::vector<std::uint32_t> StepListModel::rowsFrom(std::size_t first) const
{
    std::vector<std::uint32_t> rows;
    std::map<RuleId, bool> fits;
    std::optional<std::uint32_t> wave;
    if (const int last = rowOf(first); last >= 0)
        wave = m_explained->trace()[*stepAt(last)].wave;
    for (std::size_t i = first; i < m_explained->trace().size(); ++i) {
        const Step step = m_explained->trace()[i];
        const auto [rule, isFirst] = fits.try_emplace(step.rule, false);
        if (isFirst)
            rule->second = title(m_explained->rule(i)).contains(m_filter, Qt::CaseInsensitive);
        if (!rule->second)
            continue;
        if (wave != step.wave)
            rows.push_back(headingBit | step.wave);
        wave = step.wave;
        rows.push_back(std::uint32_t(i));
    }
    return rows;
}

int StepListModel::endRow() const
{
    return !m_rows.empty() && m_rows.back() == end ? int(m_rows.size()) - 1 : -1;
}

bool StepListModel::hidesAll() const
{
    return m_rows.empty() && m_explained && m_explained->trace().size() > 0;
}

std::vector<std::pair<QString, int>> StepListModel::usedRules() const
{
    std::vector<std::pair<QString, int>> used;
    if (!m_explained)
        return used;
    std::map<RuleId, int> counts;
    for (std::size_t i = 0; i < m_explained->trace().size(); ++i)
        ++counts[m_explained->trace()[i].rule];
    for (const auto &[rule, count] : counts)
        used.emplace_back(title(ruleOf(m_explained->model->rules(), rule)), count);
    return used;
}

int StepListModel::rowOf(std::size_t step) const
{
    // Rows are in the order of steps; a heading belongs before the step that follows it.
    int found = -1;
    int low = 0;
    int high = int(m_rows.size()) - (endRow() < 0 ? 1 : 2);
    while (low <= high) {
        const int middle = (low + high) / 2;
        const auto row = m_rows[std::size_t(middle)];
        const std::size_t at = (row & headingBit) != 0 ? m_rows[std::size_t(middle) + 1] : row;
        if (at <= step) {
            found = (row & headingBit) != 0 ? middle + 1 : middle;
            low = middle + 1;
        } else {
            high = middle - 1;
        }
    }
    return found;
}

std::optional<std::size_t> StepListModel::stepAt(int row) const
{
    if (row < 0 || row >= int(m_rows.size()) || (m_rows[std::size_t(row)] & headingBit) != 0)
        return std::nullopt;
    return m_rows[std::size_t(row)];
}

int StepListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags StepListModel::flags(const QModelIndex &index) const
{
    return stepAt(index.row()) || (index.isValid() && index.row() == endRow())
               ? Qt::ItemIsEnabled | Qt::ItemIsSelectable
               : Qt::NoItemFlags;
}

QVariant StepListModel::endData(int role) const
{
    const Deduction &deduction = m_explained->deduction;
    const bool isSolved = deduction.outcome == Outcome::Solved;
    const bool isStalled = deduction.outcome == Outcome::Stalled;
    const bool isStopped = deduction.outcome == Outcome::Stopped;
    const QString words = m_explained->isGrowing      ? tr("More to come")
                          : m_explained->isParts      ? tr("The whole step")
                          : m_explained->isOpposite() ? tr("The opposite fails")
                          : isSolved                  ? tr("Solved")
                          : isStalled                 ? tr("No further step")
                          : isStopped                 ? tr("Stopped here")
                                                      : tr("No answer");
    const QString detail = isStalled || m_explained->isGrowing
                               ? tr("%1 open").arg(translatedCounts(
                                     m_explained->model->describeCount(deduction.undecided)))
                               : tr("after %Ln steps", nullptr, int(m_stepCount));
    switch (role) {
    case Qt::DisplayRole:
        return words;
    case StepRole:
        return QVariant::fromValue(qulonglong(m_stepCount));
    case CostRole:
        return 1.0;
    case ConclusionRole:
        return detail;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return QString(words + QStringLiteral(", ") + detail);
    default:
        return {};
    }
}

QVariant StepListModel::headingData(std::uint32_t wave, int role) const
{
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return tr("Round %1").arg(QLocale().toString(wave + 1));
    return {};
}

QString StepListModel::conclusion(std::size_t index) const
{
    const Step step = m_explained->trace()[index];
    if (step.contradiction)
        return tr("contradiction");
    if (step.conclusions.empty())
        return {};
    // What is found stands before what is left.
    const auto found = std::ranges::find_if(
        step.conclusions, [](const Fact &fact) { return fact.possible.single(); });
    const Fact told = m_explained->told(
        index, found != step.conclusions.end() ? *found : step.conclusions.front());
    const QString first = translated(m_explained->model->describe(told));
    const auto more = int(step.conclusions.size()) - 1;
    return more == 0 ? first : tr("%1 · %Ln more", nullptr, more).arg(first);
}

QString StepListModel::spoken(std::size_t step) const
{
    const double cost = double(m_explained->trace()[step].cost);
    const QString words
        = tr("Step %1: %2; %3; %4")
              .arg(QLocale().toString(qulonglong(step + 1)), title(m_explained->rule(step)),
                   conclusion(step), ratingText(cost));
    return step == m_crux ? tr("%1; the hardest step").arg(words) : words;
}

QVariant StepListModel::data(const QModelIndex &index, int role) const
{
    if (index.row() == endRow())
        return endData(role);
    const auto step = stepAt(index.row());
    if (!step) {
        const auto row = m_rows[std::size_t(index.row())];
        return headingData(row & ~headingBit, role);
    }
    switch (role) {
    case Qt::DisplayRole:
        return title(m_explained->rule(*step));
    case StepRole:
        return QVariant::fromValue(qulonglong(*step));
    case CostRole:
        return double(m_explained->trace()[*step].cost);
    case NumberRole:
        return QLocale().toString(qulonglong(*step + 1));
    case ConclusionRole:
        return conclusion(*step);
    case CruxRole:
        return step == m_crux;
    case OpenRole:
        return canOpen(m_explained->trace()[*step]) && !m_plain.contains(*step);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return spoken(*step);
    default:
        return {};
    }
}

} // namespace inkling
