// SPDX-License-Identifier: MIT
#pragma once

#include "reasoning/explainedpuzzle.h"

#include <QAbstractListModel>
#include <optional>
#include <set>

namespace inkling {

/// The hardest step of a trace, the first of several; none where all are gentle.
[[nodiscard]] std::optional<std::size_t> cruxOf(const Trace &trace);
/// Whether a step can be opened into what its opposite comes to.
[[nodiscard]] bool canOpen(const Step &step);
/// Whether a trace under the opposite of a step says more than the step itself: more than that all it
/// rests on cannot hold together then.
[[nodiscard]] bool saysMore(const Trace &nested);

/// The steps of a trace as a list: a heading before each wave, then the wave's steps; at last a row for
/// the end. A filter leaves only steps by rules whose title fits, and no end. A row costs four bytes; its
/// words are made when it is shown.
class StepListModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum DataRole {
        StepRole
        = Qt::UserRole, ///< the step's index, of the end how many there are; absent for a heading
        CostRole,       ///< the step's cost
        NumberRole,     ///< the step's number, from 1
        ConclusionRole, ///< what the step concludes, short
        CruxRole,       ///< whether it is the hardest step of all
        OpenRole,       ///< whether it can be opened
    };

    explicit StepListModel(QObject *parent = nullptr);

    void setExplained(SharedExplained explained);
    /// Adds what a trace has got. Requires: it begins with the steps of the one so far.
    void grow(SharedExplained explained);
    /// Steps in which nothing more was found when they were opened: they cannot be opened again.
    void setPlain(std::set<std::size_t> steps);
    /// Shows only steps whose rule's title contains `text`, whatever its case; all if it is empty.
    void setFilter(const QString &text);
    /// The titles of the rules that the trace uses, each once, in the order of the catalogue, the general
    /// ones last, and how many steps each makes.
    [[nodiscard]] std::vector<std::pair<QString, int>> usedRules() const;

    [[nodiscard]] std::size_t stepCount() const { return m_stepCount; }
    /// The hardest step; none where all are as easy as can be.
    [[nodiscard]] std::optional<std::size_t> crux() const { return m_crux; }
    /// The row of a step; of the last shown one before it where the filter hides it; -1 if none.
    [[nodiscard]] int rowOf(std::size_t step) const;
    /// None for a heading and for the end.
    [[nodiscard]] std::optional<std::size_t> stepAt(int row) const;
    /// The row of the end; -1 if it is not shown.
    [[nodiscard]] int endRow() const;
    /// Whether there are steps, but none that the filter leaves.
    [[nodiscard]] bool hidesAll() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    void rebuild();
    [[nodiscard]] std::vector<std::uint32_t> rowsFrom(std::size_t step) const;
    [[nodiscard]] std::optional<std::size_t> findCrux() const;
    [[nodiscard]] QVariant headingData(std::uint32_t wave, int role) const;
    [[nodiscard]] QString conclusion(std::size_t step) const;

    [[nodiscard]] QVariant endData(int role) const;
    [[nodiscard]] QString spoken(std::size_t step) const;

    static constexpr std::uint32_t headingBit = 1u << 31;
    static constexpr std::uint32_t end = ~std::uint32_t(0);

    SharedExplained m_explained;
    std::set<std::size_t> m_plain;
    QString m_filter;
    /// A step's index, or a wave's with the heading bit, or the end.
    std::vector<std::uint32_t> m_rows;
    std::size_t m_stepCount = 0; ///< that are shown
    std::optional<std::size_t> m_crux;
};

} // namespace inkling
