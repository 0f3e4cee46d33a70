// SPDX-License-Identifier: MIT
#include "window/list/puzzleorder.h"

#include <QRegularExpression>

#include <algorithm>

namespace inkling {

namespace {

/// Numbers before texts, so that what has no value yet comes last; behind it what is no puzzle.
bool isLess(const QVariant &left, const QVariant &right)
{
    if (!left.isValid() || !right.isValid())
        return left.isValid() && !right.isValid();
    const bool isLeftText = left.typeId() == QMetaType::QString;
    const bool isRightText = right.typeId() == QMetaType::QString;
    if (isLeftText != isRightText)
        return isRightText;
    return isLeftText ? QString::localeAwareCompare(left.toString(), right.toString()) < 0
                      : left.toDouble() < right.toDouble();
}

} // namespace

PuzzleOrder::PuzzleOrder(QAbstractItemModel &puzzles, QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSourceModel(&puzzles);
}

void PuzzleOrder::search(const QString &words)
{
    static const QRegularExpression size(QStringLiteral("(\\d+)\\s*[x\u00D7]\\s*(\\d+)"));
    m_words = words.simplified()
                  .replace(size, QStringLiteral("\\1x\\2")) // as sizes are known to the list
                  .split(u' ', Qt::SkipEmptyParts);
    renew();
}

void PuzzleOrder::filter(Facet facet, const QSet<QString> &values)
{
    if (values.isEmpty())
        m_filters.remove(facet);
    else
        m_filters[facet] = values;
    renew();
}

const QSet<QString> &PuzzleOrder::filtered(Facet facet) const
{
    static const QSet<QString> none;
    const auto place = m_filters.constFind(facet);
    return place == m_filters.constEnd() ? none : *place;
}

void PuzzleOrder::showAll()
{
    m_words.clear();
    m_filters.clear();
    renew();
}

void PuzzleOrder::sortBy(Facet facet, bool isDescending)
{
    m_sortedBy = facet;
    const bool isOwn = facet == Facet::Number && !isDescending;
    // The same column again would sort by what it was sorted by before.
    sort(-1);
    if (!isOwn)
        sort(0, isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
    Q_EMIT criteriaChanged();
}

void PuzzleOrder::renew()
{
    invalidateFilter();
    Q_EMIT criteriaChanged();
}

bool PuzzleOrder::isNarrowed() const
{
    return !m_words.isEmpty() || !m_filters.isEmpty();
}

bool PuzzleOrder::isPlain() const
{
    return !isNarrowed() && sortColumn() < 0;
}

QList<std::pair<QString, int>> PuzzleOrder::values(Facet facet) const
{
    struct Value
    {
        QString words;
        QVariant sort;
        int count = 0;
    };
    QHash<QString, Value> found;
    for (int row = 0; row < totalCount(); ++row) {
        const QModelIndex index = sourceModel()->index(row, 0);
        const QString words = index.data(facetRole(facet)).toString();
        if (words.isEmpty())
            continue;
        Value &value = found[words];
        value = {words, index.data(sortingRole(facet)), value.count + 1};
    }
    QList<Value> sorted = found.values();
    std::ranges::sort(sorted,
                      [](const Value &a, const Value &b) { return isLess(a.sort, b.sort); });
    QList<std::pair<QString, int>> values;
    for (const Value &value : sorted)
        values.append({value.words, value.count});
    return values;
}

Qt::ItemFlags PuzzleOrder::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QSortFilterProxyModel::flags(index);
    // A place between two rows means nothing where these are not neighbours in the file.
    return isPlain() ? flags : flags & ~(Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled);
}

bool PuzzleOrder::moveRows(const QModelIndex &, int row, int count, const QModelIndex &, int before)
{
    return isPlain() && sourceModel()->moveRows({}, row, count, {}, before);
}

bool PuzzleOrder::filterAcceptsRow(int row, const QModelIndex &) const
{
    if (!isNarrowed())
        return true;
    const QModelIndex index = sourceModel()->index(row, 0);
    for (auto facet = m_filters.cbegin(); facet != m_filters.cend(); ++facet) {
        if (!facet->contains(index.data(facetRole(facet.key())).toString()))
            return false;
    }
    const QString text = m_words.isEmpty() ? QString() : index.data(searchedRole).toString();
    return std::ranges::all_of(
        m_words, [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool PuzzleOrder::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const int role = sortingRole(m_sortedBy);
    const QVariant one = left.data(role);
    const QVariant other = right.data(role);
    if (isLess(one, other) || isLess(other, one))
        return isLess(one, other);
    // Puzzles that are alike stay in the order of the file, whichever way they are sorted.
    return isDescending() ? right.row() < left.row() : left.row() < right.row();
}

} // namespace inkling
