// SPDX-License-Identifier: MIT
#include "board/board.h"

#include <algorithm>

namespace inkling {

ElementId Board::add(ElementKind kind, std::span<const Point> outline, std::string text)
{
    const bool isFramed = kind == ElementKind::Region && !text.empty();
    m_elements.push_back({kind, CellFace::Plain, isFramed ? RegionFrame::Broad : RegionFrame::None,
                          std::uint32_t(m_points.size()), std::uint32_t(outline.size()),
                          std::move(text)});
    m_points.insert(m_points.end(), outline.begin(), outline.end());
    return size() - 1;
}

ElementId Board::add(ElementKind kind, std::initializer_list<Point> outline, std::string text)
{
    return add(kind, std::span(outline.begin(), outline.size()), std::move(text));
}

std::span<const Point> Board::outline(ElementId id) const
{
    return std::span(m_points).subspan(m_elements[id].firstPoint, m_elements[id].pointCount);
}

Point Board::centre(ElementId id) const
{
    Point sum;
    const auto points = outline(id);
    for (const Point &point : points) {
        sum.x += point.x;
        sum.y += point.y;
    }
    return {sum.x / double(points.size()), sum.y / double(points.size())};
}

Rectangle Board::bounds() const
{
    if (m_points.empty())
        return {};
    const auto [left, right] = std::ranges::minmax_element(m_points, {}, &Point::x);
    const auto [top, bottom] = std::ranges::minmax_element(m_points, {}, &Point::y);
    return {left->x, top->y, right->x - left->x, bottom->y - top->y};
}

} // namespace inkling
