// SPDX-License-Identifier: MIT
#pragma once

#include "board/elementid.h"

#include <vector>

namespace inkling {

class BoardState;

/// The elements of a board that a screen reader is told of: those that can be seen. First the
/// cells, row by row where they fill a table of rows and columns, then all others.
///
/// Left out, because seeing readers do not see them either and their names would give the answer
/// away: cards and labels without a text, and branches between cards, until a mark shows them. A
/// value; making it costs some ms for 10,000 elements.
class ToldElements
{
public:
    ToldElements() = default;
    /// `areBlanksTold`: labels without a text are told, too, as they are places to write on.
    ToldElements(const BoardState &state, bool areBlanksTold);

    [[nodiscard]] int count() const { return int(m_elements.size()); }
    /// Requires: 0 <= index < count().
    [[nodiscard]] ElementId at(int index) const { return m_elements[std::size_t(index)]; }
    /// The index of an element; -1 if it is not told.
    [[nodiscard]] int indexOf(ElementId element) const
    {
        return element < m_indices.size() ? m_indices[element] : -1;
    }
    /// Whether some elements are left out.
    [[nodiscard]] bool isPartial() const { return m_elements.size() < m_indices.size(); }

    /// Whether the cells fill a table. rows(), columns(): its size; 0 where there is none.
    [[nodiscard]] bool isTable() const { return m_columns > 0; }
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int columns() const { return m_columns; }
    /// Whether an element is a cell of the table, which then is in row index / columns().
    [[nodiscard]] bool isInTable(ElementId element) const
    {
        const int index = indexOf(element);
        return index >= 0 && index < m_rows * m_columns;
    }
    /// The labels beside a row, or above and below a column.
    [[nodiscard]] const std::vector<ElementId> &labelsOfRow(int row) const
    {
        return m_rowLabels[std::size_t(row)];
    }
    [[nodiscard]] const std::vector<ElementId> &labelsOfColumn(int column) const
    {
        return m_columnLabels[std::size_t(column)];
    }

private:
    void arrange(const BoardState &state, std::vector<ElementId> &cells);
    void gatherLabels(const BoardState &state, const std::vector<double> &rows,
                      const std::vector<double> &columns);

    std::vector<ElementId> m_elements;
    std::vector<int> m_indices;
    std::vector<std::vector<ElementId>> m_rowLabels;
    std::vector<std::vector<ElementId>> m_columnLabels;
    int m_rows = 0;
    int m_columns = 0;
};

} // namespace inkling
