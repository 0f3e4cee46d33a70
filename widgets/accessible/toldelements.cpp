// SPDX-License-Identifier: MIT
#include "accessible/toldelements.h"

#include "scene/boardstate.h"

#include <algorithm>
#include <cmath>

namespace inkling {

namespace {

constexpr double tolerance = 1e-3; ///< cells: as far apart can middles of one row be

bool isBlank(const BoardState &state, ElementId id)
{
    return state.text(id).empty() && !state.mark(id);
}

/// Whether an edge stands on the board before it is marked: one that joins dots or cells does, a
/// branch between cards does not.
bool isDrawn(const BoardGeometry &geometry, ElementId edge)
{
    return std::ranges::any_of(geometry.endsOf(edge), [&](ElementId end) {
        return end != noElement && geometry.board().kind(end) != ElementKind::Node;
    });
}

bool isSeen(const BoardState &state, ElementId id, bool areBlanksTold)
{
    switch (state.geometry()->board().kind(id)) {
    case ElementKind::Node:
    case ElementKind::Label:
        return areBlanksTold || !isBlank(state, id);
    case ElementKind::Edge:
        return state.mark(id) || isDrawn(*state.geometry(), id);
    default:
        return true;
    }
}

/// The different values, in order.
std::vector<double> lines(std::vector<double> values)
{
    std::ranges::sort(values);
    const auto isSame = [](double one, double other) { return other - one < tolerance; };
    values.erase(std::unique(values.begin(), values.end(), isSame), values.end());
    return values;
}

/// The index of the line nearest to a value.
int nearest(const std::vector<double> &lines, double value)
{
    const auto after = std::ranges::lower_bound(lines, value - tolerance);
    if (after == lines.end())
        return int(lines.size()) - 1;
    const bool isBefore = after != lines.begin() && value - *(after - 1) < *after - value;
    return int(after - lines.begin()) - (isBefore ? 1 : 0);
}

} // namespace

ToldElements::ToldElements(const BoardState &state, bool areBlanksTold)
{
    if (!state.geometry())
        return;
    const Board &board = state.geometry()->board();
    m_indices.assign(board.size(), -1);
    std::vector<ElementId> others;
    for (ElementId id = 0; id < board.size(); ++id) {
        if (isSeen(state, id, areBlanksTold))
            (board.kind(id) == ElementKind::Cell ? m_elements : others).push_back(id);
    }
    arrange(state, m_elements);
    m_elements.insert(m_elements.end(), others.begin(), others.end());
    for (std::size_t i = 0; i < m_elements.size(); ++i)
        m_indices[m_elements[i]] = int(i);
}

void ToldElements::arrange(const BoardState &state, std::vector<ElementId> &cells)
{
    std::vector<double> xs;
    std::vector<double> ys;
    for (const ElementId cell : cells) {
        const QPointF centre = state.geometry()->centre(cell);
        xs.push_back(centre.x());
        ys.push_back(centre.y());
    }
    const std::vector<double> rows = lines(ys);
    const std::vector<double> columns = lines(xs);
    if (cells.empty() || rows.size() * columns.size() != cells.size())
        return;
    std::vector<ElementId> ordered(cells.size(), noElement);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const int row = nearest(rows, ys[i]);
        ElementId &place
            = ordered[std::size_t(row) * columns.size() + std::size_t(nearest(columns, xs[i]))];
        if (place != noElement)
            return;
        place = cells[i];
    }
    cells = std::move(ordered);
    m_rows = int(rows.size());
    m_columns = int(columns.size());
    gatherLabels(state, rows, columns);
}

void ToldElements::gatherLabels(const BoardState &state, const std::vector<double> &rows,
                                const std::vector<double> &columns)
{
    constexpr double half = 0.5;
    m_rowLabels.resize(rows.size());
    m_columnLabels.resize(columns.size());
    const auto isWithin = [](const std::vector<double> &lines, double value) {
        return value > lines.front() - half && value < lines.back() + half;
    };
    const Board &board = state.geometry()->board();
    for (ElementId id = 0; id < board.size(); ++id) {
        if (board.kind(id) != ElementKind::Label)
            continue;
        const QPointF centre = state.geometry()->centre(id);
        const bool isAcross = isWithin(columns, centre.x());
        const bool isDown = isWithin(rows, centre.y());
        if (isDown && !isAcross)
            m_rowLabels[std::size_t(nearest(rows, centre.y()))].push_back(id);
        else if (isAcross && !isDown)
            m_columnLabels[std::size_t(nearest(columns, centre.x()))].push_back(id);
    }
}

} // namespace inkling
