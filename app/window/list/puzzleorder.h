// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QSet>
#include <QSortFilterProxyModel>
#include <QStringList>

namespace inkling {

/// What puzzles can be told apart and sorted by. Of each but the number and the title a puzzle has
/// one of a few values, in words.
enum class Facet : quint8 { Number, Title, Family, Size, Verdict, Rating, Progress };
inline constexpr Facet sortedFacets[] = {Facet::Number,  Facet::Title,  Facet::Family,  Facet::Size,
                                         Facet::Verdict, Facet::Rating, Facet::Progress};
inline constexpr Facet filteredFacets[]
    = {Facet::Family, Facet::Size, Facet::Verdict, Facet::Rating, Facet::Progress};

/// The roles under which a model of puzzles tells the words of a facet, and a number or text to sort
/// by it.
[[nodiscard]] constexpr int facetRole(Facet facet)
{
    return Qt::UserRole + 100 + int(facet);
}
[[nodiscard]] constexpr int sortingRole(Facet facet)
{
    return Qt::UserRole + 200 + int(facet);
}
/// The role under which a model of puzzles tells the text that is searched for words.
inline constexpr int searchedRole = Qt::UserRole + 300;

/// The rows of a model of puzzles that are listed, and their order: all of them in their own order,
/// until something is searched, filtered or sorted.
class PuzzleOrder final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit PuzzleOrder(QAbstractItemModel &puzzles, QObject *parent = nullptr);

    /// Lists only the puzzles whose text has all of these words, in any place and case.
    void search(const QString &words);
    /// Lists only the puzzles with one of these values of a facet; all, if there are none.
    void filter(Facet facet, const QSet<QString> &values);
    [[nodiscard]] const QSet<QString> &filtered(Facet facet) const;
    /// Lists all puzzles again; keeps their order.
    void showAll();
    void sortBy(Facet facet, bool isDescending);
    [[nodiscard]] Facet sortedBy() const { return m_sortedBy; }
    [[nodiscard]] bool isDescending() const { return sortOrder() == Qt::DescendingOrder; }

    /// Whether some puzzles may not be listed.
    [[nodiscard]] bool isNarrowed() const;
    /// Whether all puzzles are listed in their own order.
    [[nodiscard]] bool isPlain() const;
    /// The number of puzzles, listed or not.
    [[nodiscard]] int totalCount() const { return sourceModel()->rowCount(); }
    /// The values of a facet that there are, sorted by it, with the number of puzzles that have each.
    [[nodiscard]] QList<std::pair<QString, int>> values(Facet facet) const;

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Moves rows of the puzzles' own order; only where isPlain().
    bool moveRows(const QModelIndex &sourceParent, int row, int count,
                  const QModelIndex &destinationParent, int before) override;

Q_SIGNALS:
    /// Other puzzles are to be listed, or in another order.
    void criteriaChanged();

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    void renew();

    QStringList m_words;
    QMap<Facet, QSet<QString>> m_filters;
    Facet m_sortedBy = Facet::Number;
};

} // namespace inkling
