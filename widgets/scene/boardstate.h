// SPDX-License-Identifier: MIT
#pragma once

#include "logic/replay.h"
#include "scene/boardgeometry.h"
#include "scene/lighting.h"

#include <optional>
#include <span>

namespace inkling {

/// All that a picture of a board shows: the board, the marks on it, the step that is lit, and what was
/// found by search. A value; what paints it is BoardPainter.
class BoardState
{
public:
    BoardState() = default;
    explicit BoardState(SharedGeometry geometry);

    [[nodiscard]] const BoardGeometry *geometry() const { return m_geometry.get(); }
    [[nodiscard]] const SharedGeometry &sharedGeometry() const { return m_geometry; }

    void apply(const MarkChange &change);
    void add(const Mark &mark) { apply({std::nullopt, mark}); }

    /// The answer's mark on an element.
    [[nodiscard]] std::optional<Look> mainMark(ElementId id) const { return look(m_main[id]); }
    /// The note on an element that needs no second one (a cell inside or outside).
    [[nodiscard]] std::optional<Look> note(ElementId id) const { return look(m_notes[id]); }
    /// Whether a clue has nothing more to say: all sides of its cell are marked.
    [[nodiscard]] bool done(ElementId cell) const
    {
        return m_markedSides[cell] != 0 && m_markedSides[cell] == m_geometry->sideCount(cell);
    }

    /// Whether a line on the board ends at a dot or passes it.
    [[nodiscard]] bool hasLine(ElementId dot) const { return m_lineEnds[dot] != 0; }

    /// The step that is lit, and the one that is going away (stepping back).
    [[nodiscard]] const Lighting &lit() const { return m_lit; }
    [[nodiscard]] const Lighting &leaving() const { return m_leaving; }
    void light(Lighting lit, Lighting leaving = {});
    void setLitTime(double time) { m_lit.time = time; }
    void setLeavingTime(double time) { m_leaving.time = time; }
    /// Whether an element's own mark is painted by the light, so that the ink below stays away.
    [[nodiscard]] bool isLit(ElementId id) const { return m_isLit[id] != 0; }

    /// What search found and reasoning did not. Of two answers: what only the first has, what only the
    /// second has, and what both have.
    std::vector<Mark> found;
    std::vector<Mark> foundAgain;
    std::vector<Mark> foundInBoth;
    /// Whether cells inside and outside are tinted.
    bool sidesShown = false;
    /// The answer stands, reached by reasoning: what led to it steps back.
    bool isFinal = false;
    /// The end: a stretch of the loop in the colour of the final answer, its head last.
    std::vector<QPointF> flourish;

private:
    [[nodiscard]] static std::optional<Look> look(std::uint8_t stored)
    {
        return stored == 0 ? std::nullopt : std::optional(Look(stored - 1));
    }
    void setLit(const Lighting &lighting, std::uint8_t value);
    void orient(Lighting &lighting) const;
    [[nodiscard]] bool hasLineAt(const QPointF &point, ElementId besides) const;

    SharedGeometry m_geometry;
    /// For each element: 0, or the look plus 1.
    std::vector<std::uint8_t> m_main;
    std::vector<std::uint8_t> m_notes;
    std::vector<std::uint8_t> m_markedSides;
    std::vector<std::uint8_t> m_lineEnds;
    std::vector<std::uint8_t> m_isLit;
    Lighting m_lit;
    Lighting m_leaving;
};

/// The loop, or the longest path, that the lines of a board make: its points in order, the first one
/// repeated at the end where it closes. Empty without lines.
[[nodiscard]] std::vector<QPointF> longestPath(const BoardState &state);

} // namespace inkling
