// SPDX-License-Identifier: MIT
#include "scene/spatialindex.h"

#include <algorithm>
#include <numeric>

namespace inkling {

SpatialIndex::SpatialIndex(const Board &board, ElementKind kind)
{
    const Rectangle bounds = board.bounds();
    m_left = bounds.left;
    m_top = bounds.top;
    m_columns = int(bounds.width / bucketSize) + 1;
    m_rows = int(bounds.height / bucketSize) + 1;

    std::vector<ElementId> elements;
    std::vector<Box> boxes;
    std::vector<std::uint32_t> buckets;
    m_first.assign(std::size_t(m_columns) * std::size_t(m_rows) + 1, 0);
    for (ElementId id = 0; id < board.size(); ++id) {
        if (board.kind(id) != kind)
            continue;
        const auto outline = board.outline(id);
        const auto [left, right] = std::ranges::minmax(outline, {}, &Point::x);
        const auto [top, bottom] = std::ranges::minmax(outline, {}, &Point::y);
        m_reach = std::max({m_reach, (right.x - left.x) / 2, (bottom.y - top.y) / 2});
        const int bucket = row((top.y + bottom.y) / 2) * m_columns + column((left.x + right.x) / 2);
        elements.push_back(id);
        boxes.push_back({float(left.x), float(top.y), float(right.x), float(bottom.y)});
        buckets.push_back(std::uint32_t(bucket));
        ++m_first[std::size_t(bucket) + 1];
    }
    std::partial_sum(m_first.begin(), m_first.end(), m_first.begin());

    std::vector<std::uint32_t> next(m_first.begin(), m_first.end() - 1);
    m_elements.resize(elements.size());
    m_boxes.resize(elements.size());
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const std::uint32_t place = next[buckets[i]]++;
        m_elements[place] = elements[i];
        m_boxes[place] = boxes[i];
    }
}

int SpatialIndex::column(double x) const
{
    return std::clamp(int((x - m_left) / bucketSize), 0, m_columns - 1);
}

int SpatialIndex::row(double y) const
{
    return std::clamp(int((y - m_top) / bucketSize), 0, m_rows - 1);
}

} // namespace inkling
