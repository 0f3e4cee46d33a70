// SPDX-License-Identifier: MIT
#include "exporting/printlayout.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <limits>
#include <set>

namespace inkling {

namespace {

/// Points.
constexpr double footerHeight = 24;
constexpr double widestGap = 30;
/// In cells of this size one can write.
constexpr double comfortableCell = 20;

} // namespace

PrintLayout::PrintLayout(const QRectF &printable, int count, const Extras &extras)
    : m_count(count)
    , m_caption(extras.caption)
    , m_area(printable)
{
    if (extras.hasFooter) {
        m_footer = m_area;
        m_footer.setTop(m_area.bottom() - footerHeight);
        m_area.setBottom(m_footer.top());
    }
    if (extras.heading > 0) {
        m_heading = m_area;
        m_heading.setHeight(extras.heading);
        m_area.setTop(m_heading.bottom());
    }
    m_gap = std::min(widestGap, std::min(m_area.width(), m_area.height()) / 16);
    double largest = -std::numeric_limits<double>::infinity();
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const QSizeF place = placeSize(columns, rows);
        const double least = std::min(place.width(), place.height() - m_caption);
        if (least > largest) {
            largest = least;
            m_columns = columns;
            m_rows = rows;
        }
    }
}

QSizeF PrintLayout::placeSize(int columns, int rows) const
{
    return {(m_area.width() - (columns - 1) * m_gap) / columns,
            (m_area.height() - (rows - 1) * m_gap) / rows};
}

QRectF PrintLayout::place(int index) const
{
    const QSizeF size = placeSize(m_columns, m_rows);
    const int row = index / m_columns;
    const int column = index % m_columns;
    return QRectF(m_area.topLeft()
                      + QPointF(column * (size.width() + m_gap), row * (size.height() + m_gap)),
                  size);
}

QRectF PrintLayout::caption(int index) const
{
    QRectF caption = place(index);
    caption.setHeight(m_caption);
    return caption;
}

QRectF PrintLayout::room(int index) const
{
    return place(index).adjusted(0, m_caption, 0, 0);
}

std::vector<double> cellSizes(std::span<const QSizeF> boards, const QSizeF &room, double largest)
{
    std::vector<double> sizes;
    sizes.reserve(boards.size());
    double common = largest;
    for (const QSizeF &board : boards) {
        sizes.push_back(
            std::min({largest, room.width() / board.width(), room.height() / board.height()}));
        common = std::min(common, sizes.back());
    }
    for (double &size : sizes)
        size = std::min(size, std::max(common, comfortableCell));
    return sizes;
}

std::vector<int> chosenNumbers(const QString &text, int count)
{
    static const QRegularExpression range(
        QStringLiteral("^\\s*(\\d{1,9})(?:\\s*[-–]\\s*(\\d{1,9}))?\\s*$"));
    std::vector<int> numbers;
    std::set<int> known;
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        if (part.trimmed().isEmpty())
            continue;
        const auto match = range.match(part);
        if (!match.hasMatch())
            return {};
        const int first = match.captured(1).toInt();
        const int last = match.captured(2).isEmpty() ? first : match.captured(2).toInt();
        if (first < 1 || last < first || last > count)
            return {};
        for (int number = first; number <= last; ++number) {
            if (known.insert(number).second)
                numbers.push_back(number);
        }
    }
    return numbers;
}

} // namespace inkling
