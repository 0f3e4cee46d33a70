// SPDX-License-Identifier: MIT
#pragma once

#include "reasoning/explainedpuzzle.h"

#include <QAbstractListModel>
#include <optional>
#include <set>

namespace inkling {

/// The index of the hardest step of a trace, the first of equals; nothing if all steps are gentle.
[[nodiscard]] std::optional<std::size_t> cruxOf(const Trace &trace);
/// Whether a step can be opened: into its parts, or into the reasoning from its opposite.
[[nodiscard]] bool canOpen(const Step &step);
/// Whether a trace under the opposite of a step says more than the step itself does: more than that
/// all the step's premises together contradict the opposite.
[[nodiscard]] bool saysMore(const Trace &nested);

/// The steps of a trace as a list: a heading before each wave, then the wave's steps, and at last a
/// row for the end. With a filter, only the steps by rules whose title fits, and no row for the
/// end. A row costs four bytes; its words are made when it is shown.
class StepListModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum DataRole {
        StepRole
        = Qt::UserRole, ///< the step's index, for the end the number of steps; absent for a heading
        CostRole,       ///< the step's cost
        NumberRole,     ///< the step's number, from 1
        ConclusionRole, ///< the step's conclusion, in short
        CruxRole,       ///< whether the step is the hardest of all
        OpenRole,       ///< whether the step can be opened
    };

    explicit StepListModel(QObject *parent = nullptr);

    void setExplained(SharedExplained explained);
    /// Adds the steps by which a trace has grown. Requires: it begins with
    /// the steps of the trace so far.
    void grow(SharedExplained explained);
    /// Sets the steps in which nothing more was found when they were
    /// opened: they cannot be opened again.
    void setPlain(std::set<std::size_t> steps);
    /// Shows only steps whose rule's title contains `text`, ignoring case; all if it is empty.
    void setFilter(const QString &text);
    /// The titles of the rules that the trace uses, each with the number of its steps, in the order
    /// of the catalogue, the general rules last.
    [[nodiscard]] std::vector<std::pair<QString, int>> usedRules() const;

    [[nodiscard]] std::size_t stepCount() const { return m_stepCount; }
    /// The index of the hardest step; nothing if all are gentle, or under a supposition.
    [[nodiscard]] std::optional<std::size_t> crux() const { return m_crux; }
    /// The row of a step; if the filter hides the step, the row of the last one
    /// shown before it; -1 if none is.
    [[nodiscard]] int rowOf(std::size_t step) const;
    /// The index of the step in a row.
    [[nodiscard]] std::optional<std::size_t> stepAt(int row) const;
    /// The row of the end; -1 if it is not shown.
    [[nodiscard]] int endRow() const;
    /// Whether there are steps, but the filter hides all of them.
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
    /// The rows: each a step's index, or a wave's number with the heading bit, or `end`.
    std::vector<std::uint32_t> m_rows;
    std::size_t m_stepCount = 0; ///< the steps that are shown
    std::optional<std::size_t> m_crux;
};

} // namespace inkling
