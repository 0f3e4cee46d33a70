// SPDX-License-Identifier: MIT
#include "boardsvg.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace inkling {

namespace {

constexpr double pixelsPerCell = 36;

std::string escaped(std::string_view text)
{
    std::string result;
    for (const char character : text) {
        if (character == '<')
            result += "&lt;";
        else if (character == '&')
            result += "&amp;";
        else
            result += character;
    }
    return result;
}

/// The number of characters of a text in UTF-8.
double lengthOf(std::string_view text)
{
    return double(std::ranges::count_if(text, [](char byte) { return (byte & 0xC0) != 0x80; }));
}

Rectangle boxOf(std::span<const Point> points)
{
    const auto [left, right] = std::ranges::minmax(points, {}, &Point::x);
    const auto [top, bottom] = std::ranges::minmax(points, {}, &Point::y);
    return {left.x, top.y, right.x - left.x, bottom.y - top.y};
}

bool isInked(CellFace face)
{
    return face == CellFace::Filled || face == CellFace::Halved;
}

/// Collects the shapes of a board, from the ground up.
class Drawing
{
public:
    explicit Drawing(const Board &board)
        : m_board(board)
    {}
    std::string svg();

private:
    void drawCells();
    void drawFace(ElementId cell);
    void drawRegions();
    void drawTexts();
    void drawVertices();
    void path(std::span<const Point> points, std::string_view attributes);
    void circle(Point centre, double radius, std::string_view attributes);
    void write(std::string_view text, Point centre, double height, bool isOnInk = false);
    [[nodiscard]] std::vector<Point> insideOf(ElementId region) const;
    [[nodiscard]] bool isOnInk(Point point) const;
    void cover(std::span<const Point> points);

    const Board &m_board;
    std::ostringstream m_shapes;
    std::vector<Rectangle> m_inked;
    Point m_least{1e9, 1e9};
    Point m_most{-1e9, -1e9};
};

void Drawing::cover(std::span<const Point> points)
{
    for (const Point &point : points) {
        m_least = {std::min(m_least.x, point.x), std::min(m_least.y, point.y)};
        m_most = {std::max(m_most.x, point.x), std::max(m_most.y, point.y)};
    }
}

/// One closed line or, of a region with holes, several, each of which ends where it began.
void Drawing::path(std::span<const Point> points, std::string_view attributes)
{
    cover(points);
    m_shapes << "<path d=\"";
    const Point *start = nullptr;
    for (const Point &point : points) {
        if (start && point == *start) {
            m_shapes << 'Z';
            start = nullptr;
            continue;
        }
        m_shapes << (start ? 'L' : 'M') << point.x << ' ' << point.y;
        start = start ? start : &point;
    }
    m_shapes << (start ? "Z" : "") << "\" " << attributes << "/>\n";
}

void Drawing::circle(Point centre, double radius, std::string_view attributes)
{
    m_shapes << "<circle cx=\"" << centre.x << "\" cy=\"" << centre.y << "\" r=\"" << radius
             << "\" " << attributes << "/>\n";
}

void Drawing::write(std::string_view text, Point centre, double height, bool isOnInk)
{
    if (text.empty())
        return;
    m_shapes << "<text x=\"" << centre.x << "\" y=\"" << centre.y + 0.36 * height
             << "\" font-size=\"" << height << '"' << (isOnInk ? " fill=\"white\"" : "") << '>'
             << escaped(text) << "</text>\n";
}

bool Drawing::isOnInk(Point point) const
{
    return std::ranges::any_of(m_inked, [&](const Rectangle &box) {
        return point.x > box.left && point.x < box.left + box.width && point.y > box.top
               && point.y < box.top + box.height;
    });
}

void Drawing::drawFace(ElementId cell)
{
    const auto outline = m_board.outline(cell);
    const CellFace face = m_board.face(cell);
    if (face == CellFace::Ring)
        circle(m_board.centre(cell), 0.34, "fill=\"white\" stroke=\"black\" stroke-width=\"0.05\"");
    if (face == CellFace::Disc)
        circle(m_board.centre(cell), 0.36, "");
    if (!isInked(face))
        return;
    m_inked.push_back(boxOf(outline));
    path(outline, "");
    const Rectangle &box = m_inked.back();
    if (face == CellFace::Halved) {
        m_shapes << "<path d=\"M" << box.left << ' ' << box.top << 'l' << box.width << ' '
                 << box.height << "\" stroke=\"white\" stroke-width=\"0.03\"/>\n";
    }
}

void Drawing::drawCells()
{
    for (ElementId id = 0; id < m_board.size(); ++id) {
        if (m_board.kind(id) != ElementKind::Cell)
            continue;
        cover(m_board.outline(id));
        if (m_board.frame() != CellFrame::None)
            path(m_board.outline(id), "fill=\"none\" stroke=\"#888\" stroke-width=\"0.02\"");
        drawFace(id);
    }
}

/// The corners of a region moved into it by a little. Requires: its sides are level or upright.
std::vector<Point> Drawing::insideOf(ElementId region) const
{
    constexpr double distance = 0.07;
    const auto points = m_board.outline(region);
    std::vector<Point> inside;
    for (std::size_t first = 0; first < points.size();) {
        const auto end
            = std::find(points.begin() + std::ptrdiff_t(first) + 1, points.end(), points[first]);
        const auto count = std::size_t(end - points.begin()) - first;
        const auto moved = [&](std::size_t i) {
            const Point before = points[first + (i + count - 1) % count];
            const Point at = points[first + i % count];
            const Point after = points[first + (i + 1) % count];
            const auto sign = [](double a, double b) { return double((a > b) - (a < b)); };
            const Point x{sign(at.x, before.x), sign(after.x, at.x)};
            const Point y{sign(at.y, before.y), sign(after.y, at.y)};
            // Inside is to the right of the way along a side.
            const double across = y.x != 0 ? -y.x : -y.y;
            const double down = x.x != 0 ? x.x : x.y;
            return Point{at.x + distance * across, at.y + distance * down};
        };
        for (std::size_t i = 0; i <= count; ++i)
            inside.push_back(moved(i));
        first += count + 1;
    }
    return inside;
}

void Drawing::drawRegions()
{
    for (ElementId id = 0; id < m_board.size(); ++id) {
        if (m_board.kind(id) != ElementKind::Region)
            continue;
        const RegionFrame frame = m_board.regionFrame(id);
        if (frame == RegionFrame::Broad)
            path(m_board.outline(id), "fill=\"none\" stroke=\"black\" stroke-width=\"0.06\"");
        if (frame == RegionFrame::Dashed)
            path(insideOf(id), "fill=\"none\" stroke=\"#555\" stroke-width=\"0.025\" "
                               "stroke-dasharray=\"0.08 0.06\"");
        constexpr double height = 0.28;
        const Point corner = m_board.outline(id).front();
        const std::string &text = m_board.text(id);
        write(text, {corner.x + 0.1 + 0.3 * height * lengthOf(text), corner.y + 0.24}, height);
    }
}

/// Elements without a text show nothing before something is marked.
void Drawing::drawTexts()
{
    constexpr double cellHeight = 0.6;
    for (ElementId id = 0; id < m_board.size(); ++id) {
        const ElementKind kind = m_board.kind(id);
        const std::string &text = m_board.text(id);
        if (text.empty() || kind == ElementKind::Region)
            continue;
        const auto outline = m_board.outline(id);
        if (kind == ElementKind::Node)
            path(outline, "fill=\"white\" stroke=\"black\" stroke-width=\"0.03\"");
        cover(outline);
        const Rectangle box = boxOf(outline);
        const double fitting = std::min(0.8 * box.height, box.width / (0.6 * lengthOf(text)));
        const Point centre = m_board.centre(id);
        write(text, centre, std::min(cellHeight, fitting), isOnInk(centre));
    }
}

void Drawing::drawVertices()
{
    for (ElementId id = 0; id < m_board.size(); ++id) {
        if (m_board.kind(id) == ElementKind::Vertex)
            circle(m_board.centre(id), 0.06, "");
    }
}

std::string Drawing::svg()
{
    constexpr double margin = 0.3;
    drawCells();
    drawRegions();
    drawVertices();
    drawTexts();
    const double width = m_most.x - m_least.x + 2 * margin;
    const double height = m_most.y - m_least.y + 2 * margin;
    std::ostringstream whole;
    whole << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << pixelsPerCell * width
          << "\" height=\"" << pixelsPerCell * height << "\" viewBox=\"" << m_least.x - margin
          << ' ' << m_least.y - margin << ' ' << width << ' ' << height
          << "\" font-family=\"sans-serif\" text-anchor=\"middle\">\n"
          << "<rect x=\"" << m_least.x - margin << "\" y=\"" << m_least.y - margin
          << "\" width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
          << m_shapes.str() << "</svg>\n";
    return whole.str();
}

} // namespace

std::string svgOf(const Board &board)
{
    return Drawing(board).svg();
}

} // namespace inkling
