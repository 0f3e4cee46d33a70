// SPDX-License-Identifier: MIT
#include "marking/markingdrag.h"

#include "marking/tints.h"

#include <QCoreApplication>
#include <QLineF>
#include <algorithm>
#include <cmath>
#include <utility>

namespace inkling {

namespace {

struct StrokeWords
{
    Q_DECLARE_TR_FUNCTIONS(Strokes)
};

/// In units of a cell, how near the pointer must come: for a line to a dot, for a path to
/// the middle of a cell, for a cross to its edge, for a colour to the middle of a cell
/// that has edges round it.
constexpr double dotReach = 0.35;
constexpr double middleReach = 0.42;
constexpr double crossReach = 0.22;
constexpr double colourReach = 0.36;
/// How far apart the points are that a fast pointer is taken to have passed.
constexpr double pace = 0.1;

QRectF around(const QPointF &point, double reach)
{
    return QRectF(point, QSizeF(0, 0)).adjusted(-reach, -reach, reach, reach);
}

/// The element of a kind whose middle is nearest to a point, and nearer than `reach`.
template <typename IsWanted>
ElementId nearest(const BoardGeometry &geometry, ElementKind kind, const QPointF &point,
                  double reach, const IsWanted &isWanted)
{
    ElementId found = noElement;
    geometry.index(kind).visit(around(point, reach), [&](ElementId id) {
        const double distance = QLineF(geometry.centre(id), point).length();
        if (distance < reach && isWanted(id)) {
            reach = distance;
            found = id;
        }
    });
    return found;
}

/// A stroke along edges, from end to end.
class EdgeDrag : public MarkingDrag
{
public:
    EdgeDrag(UserMarks &marks, SharedGeometry geometry, const ElementPicker &picker,
             ElementKind ends)
        : MarkingDrag(marks)
        , m_geometry(std::move(geometry))
        , m_picker(picker)
        , m_ends(ends)
    {}

protected:
    virtual void passEdge(ElementId edge, ElementId from) = 0;

    void pass(const QPointF &point) override
    {
        const ElementId end = nearest(*m_geometry, m_ends, point,
                                      m_ends == ElementKind::Vertex ? dotReach : middleReach,
                                      [](ElementId) { return true; });
        if (end == noElement || end == m_at)
            return;
        // A pointer that jumps leaves no gap: the stroke goes by the edges that lead nearer.
        for (ElementId from = std::exchange(m_at, end); from != noElement && from != end;) {
            const auto [edge, next] = edgeTowards(from, end);
            if (edge != noElement)
                passEdge(edge, from);
            from = next;
        }
    }

    /// The edges that end somewhere.
    template <typename Visitor>
    void visitEdges(ElementId end, const Visitor &visitor) const
    {
        m_geometry->index(ElementKind::Edge)
            .visit(around(m_geometry->centre(end), 0.6), [&](ElementId edge) {
                const auto [first, second] = m_geometry->endsOf(edge);
                if (m_picker.isOffered(edge) && (first == end || second == end))
                    visitor(edge, first == end ? second : first);
            });
    }

private:
    /// The edge that leads nearest to another end, and the end across; none where none leads nearer.
    [[nodiscard]] std::pair<ElementId, ElementId> edgeTowards(ElementId from, ElementId to) const
    {
        const auto distance = [&](ElementId end) {
            return QLineF(m_geometry->centre(end), m_geometry->centre(to)).length();
        };
        std::pair found(noElement, noElement);
        double least = distance(from);
        visitEdges(from, [&](ElementId edge, ElementId across) {
            if (distance(across) < least) {
                least = distance(across);
                found = {edge, across};
            }
        });
        return found;
    }

    SharedGeometry m_geometry;
    const ElementPicker &m_picker;
    ElementKind m_ends;
    ElementId m_at = noElement;
};

/// From dot to dot: the first edge decides whether it draws.
class LineDrag final : public EdgeDrag
{
public:
    using EdgeDrag::EdgeDrag;

protected:
    void passEdge(ElementId edge, ElementId) override
    {
        if (!m_draws)
            m_draws = choiceOf(edge) != 0;
        if (*m_draws)
            mark(edge, 0);
        else if (choiceOf(edge) == 0)
            mark(edge, blankOf(edge));
    }
    QString words() const override
    {
        return m_draws.value_or(true) ? StrokeWords::tr("draw lines")
                                      : StrokeWords::tr("erase lines");
    }

private:
    std::optional<bool> m_draws;
};

/// From cell to cell: on from an end, or back along it; begun on a line, it takes lines away.
class PathDrag final : public EdgeDrag
{
public:
    using EdgeDrag::EdgeDrag;

protected:
    void passEdge(ElementId edge, ElementId from) override
    {
        if (!m_draws)
            m_draws = choiceOf(edge) != 0;
        if (*m_draws && choiceOf(edge) != 0)
            return mark(edge, 0);
        if (!*m_draws && choiceOf(edge) == 0)
            return mark(edge, blankOf(edge));
        if (!*m_draws)
            return;
        int joined = 0;
        visitEdges(from, [&](ElementId other, ElementId) { joined += choiceOf(other) == 0; });
        if (joined == 1)
            mark(edge, blankOf(edge));
    }
    QString words() const override
    {
        return m_draws.value_or(true) ? StrokeWords::tr("draw the path")
                                      : StrokeWords::tr("erase lines");
    }

private:
    std::optional<bool> m_draws;
};

/// Crosses what it passes: the last choice of an edge.
class CrossDrag final : public MarkingDrag
{
public:
    CrossDrag(UserMarks &marks, SharedGeometry geometry, const ElementPicker &picker)
        : MarkingDrag(marks)
        , m_geometry(std::move(geometry))
        , m_picker(picker)
    {}

protected:
    void pass(const QPointF &point) override
    {
        const ElementId edge
            = nearest(*m_geometry, ElementKind::Edge, point, m_crosses ? crossReach : 0.45,
                      [&](ElementId id) { return m_picker.isOffered(id); });
        if (edge == noElement)
            return;
        const std::size_t crossed = blankOf(edge) - 1;
        const std::size_t now = choiceOf(edge);
        const bool isFirst = !m_crosses;
        if (isFirst)
            m_crosses = now != crossed;
        // Only where it begins is a line meant.
        if (*m_crosses && (isFirst || now == blankOf(edge)))
            mark(edge, crossed);
        else if (!*m_crosses && now == crossed)
            mark(edge, blankOf(edge));
    }
    QString words() const override
    {
        return m_crosses.value_or(true) ? StrokeWords::tr("draw crosses")
                                        : StrokeWords::tr("erase crosses");
    }

private:
    SharedGeometry m_geometry;
    const ElementPicker &m_picker;
    std::optional<bool> m_crosses;
};

/// Paints cells like the first one.
class PaintDrag final : public MarkingDrag
{
public:
    PaintDrag(UserMarks &marks, SharedGeometry geometry, const ElementPicker &picker,
              ElementId first, bool forward)
        : MarkingDrag(marks)
        , m_geometry(std::move(geometry))
        , m_picker(picker)
        , m_before(choiceOf(first))
        , m_isAmongEdges(!m_geometry->index(ElementKind::Edge).empty())
    {
        const std::size_t count = blankOf(first) + 1;
        m_choice = (m_before + (forward ? 1 : count - 1)) % count;
        m_count = count - 1;
        mark(first, m_choice);
    }

protected:
    void pass(const QPointF &point) override
    {
        ElementId cell = m_picker.at(point);
        if (m_isAmongEdges)
            cell = nearest(*m_geometry, ElementKind::Cell, point, colourReach,
                           [&](ElementId id) { return m_picker.isOffered(id); });
        if (cell == noElement || m_geometry->board().kind(cell) != ElementKind::Cell
            || blankOf(cell) != m_count)
            return;
        // Blanks are painted; to take paint away takes one kind away.
        if (m_choice != m_count || choiceOf(cell) == m_before)
            mark(cell, m_choice);
    }
    QString words() const override { return StrokeWords::tr("paint cells"); }

private:
    SharedGeometry m_geometry;
    const ElementPicker &m_picker;
    std::size_t m_before;
    bool m_isAmongEdges;
    std::size_t m_choice = 0;
    std::size_t m_count = 0;
};

/// Colours elements of the kind of the first one.
class TintDrag final : public MarkingDrag
{
public:
    TintDrag(UserMarks &marks, SharedGeometry geometry, const ElementPicker &picker,
             ElementId first, int colour)
        : MarkingDrag(marks)
        , m_geometry(std::move(geometry))
        , m_picker(picker)
        , m_kind(m_geometry->board().kind(first))
        , m_colour(colour)
    {
        m_marks.setTint(first, m_colour);
    }

protected:
    void pass(const QPointF &point) override
    {
        // Along a line, the edges that end beside it are not meant.
        const ElementId element
            = m_kind == ElementKind::Edge
                  ? nearest(*m_geometry, ElementKind::Edge, point, crossReach,
                            [&](ElementId id) { return m_picker.isOffered(id); })
                  : m_picker.at(point);
        if (element != noElement && m_geometry->board().kind(element) == m_kind)
            m_marks.setTint(element, m_colour);
    }
    QString words() const override { return tintWords(m_colour); }

private:
    SharedGeometry m_geometry;
    const ElementPicker &m_picker;
    ElementKind m_kind;
    int m_colour;
};

} // namespace

MarkingDrag::MarkingDrag(UserMarks &marks)
    : m_marks(marks)
{
    m_marks.beginGesture();
}

MarkingDrag::~MarkingDrag()
{
    m_marks.cancelGesture();
}

void MarkingDrag::moveTo(const QPointF &point)
{
    const QPointF from = m_last.value_or(point);
    const int steps = std::max(1, int(std::ceil(QLineF(from, point).length() / pace)));
    for (int step = 1; step <= steps; ++step)
        pass(from + (point - from) * (double(step) / steps));
    m_last = point;
}

void MarkingDrag::end(bool isDone)
{
    if (isDone)
        m_marks.endGesture(words());
    else
        m_marks.cancelGesture();
}

std::size_t MarkingDrag::choiceOf(ElementId element) const
{
    const auto facts = m_marks.choices().of(element);
    const ValueSet now = m_marks.knowledge().possible(facts.front().unknown);
    return std::size_t(std::ranges::find(facts, now, &Fact::possible) - facts.begin());
}

void MarkingDrag::mark(ElementId element, std::size_t choice)
{
    const auto facts = m_marks.choices().of(element);
    if (choice == facts.size())
        m_marks.clear(facts.front().unknown);
    else
        m_marks.set(facts[choice]);
}

std::unique_ptr<MarkingDrag> dragAt(const QPointF &point, Qt::MouseButton button, UserMarks &marks,
                                    const SharedGeometry &geometry, const ElementPicker &picker)
{
    const ElementId element = picker.at(point);
    if (element == noElement)
        return nullptr;
    const bool isLeft = button == Qt::LeftButton;
    const std::size_t count = marks.choices().of(element).size();
    const ElementKind kind = geometry->board().kind(element);
    if (kind == ElementKind::Cell && (count == 1 || count == 2))
        return std::make_unique<PaintDrag>(marks, geometry, picker, element, isLeft);
    if (kind != ElementKind::Edge || count != 2)
        return nullptr;
    if (!isLeft)
        return std::make_unique<CrossDrag>(marks, geometry, picker);
    const ElementId end = geometry->endsOf(element).front();
    if (end == noElement)
        return nullptr;
    if (geometry->board().kind(end) == ElementKind::Vertex)
        return std::make_unique<LineDrag>(marks, geometry, picker, ElementKind::Vertex);
    return std::make_unique<PathDrag>(marks, geometry, picker, ElementKind::Cell);
}

std::unique_ptr<MarkingDrag> tintDragAt(const QPointF &point, Qt::MouseButton button, int colour,
                                        UserMarks &marks, const SharedGeometry &geometry,
                                        const ElementPicker &picker)
{
    const ElementId first = picker.at(point);
    if (first == noElement)
        return nullptr;
    const bool isErasing = button != Qt::LeftButton || marks.tint(first) == colour;
    return std::make_unique<TintDrag>(marks, geometry, picker, first, isErasing ? 0 : colour);
}

} // namespace inkling
