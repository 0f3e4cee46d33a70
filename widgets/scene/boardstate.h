// SPDX-License-Identifier: MIT
#pragma once

#include "logic/rating.h"
#include "logic/replay.h"
#include "scene/boardgeometry.h"
#include "scene/lighting.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

namespace inkling {

/// What a mark says beyond its look.
struct MarkDetails
{
    std::string text;
    std::uint64_t values = 0;
    std::uint64_t outOf = 0;
};

/// What is in the colour of the final answer while it is read out: 0 the latest, 1 what is just going out.
struct Glow
{
    ElementId element = noElement;
    double age = 0;
};

/// How hard it is to settle what belongs on an element.
struct Heat
{
    ElementId element = noElement;
    Difficulty difficulty = Difficulty::Gentle;
    friend bool operator==(const Heat &, const Heat &) = default;
};

/// Where a value stands that a person looks for: marked, or only as a note.
struct Alike
{
    ElementId element = noElement;
    bool isNote = false;
    int value = 0;
    friend bool operator==(const Alike &, const Alike &) = default;
};

/// What of the clues is painted otherwise than as they stand.
struct CluesShown
{
    bool done = true;     ///< what done() steps back
    bool clashes = false; ///< what clashes() stands out: only where a person asks
    friend bool operator==(const CluesShown &, const CluesShown &) = default;
};

/// All that a picture of a board shows: the board, the marks on it, the step that is lit, and what was
/// found by search. A value; what paints it is BoardPainter. An element takes six bytes, and more only
/// where a text or candidates stand on it.
class BoardState
{
public:
    BoardState() = default;
    explicit BoardState(SharedGeometry geometry);

    [[nodiscard]] const BoardGeometry *geometry() const { return m_geometry.get(); }
    [[nodiscard]] const SharedGeometry &sharedGeometry() const { return m_geometry; }

    /// The same board with other texts.
    void setTexts(SharedGeometry geometry) { m_geometry = std::move(geometry); }

    void apply(const MarkChange &change);
    void add(const Mark &mark) { apply({std::nullopt, mark}); }
    /// What stands on labels and regions from now on, in place of what stood there. Returns where
    /// something has changed.
    std::vector<ElementId> setCaptions(std::vector<Caption> captions);

    /// The answer's mark on an element.
    [[nodiscard]] std::optional<Look> mainMark(ElementId id) const { return look(m_main[id]); }
    /// The note on an element that needs no second one (a cell inside or outside).
    [[nodiscard]] std::optional<Look> note(ElementId id) const { return look(m_notes[id]); }
    /// The answer's mark on an element, or else the note on it.
    [[nodiscard]] std::optional<Look> mark(ElementId id) const
    {
        return m_main[id] != 0 ? mainMark(id) : note(id);
    }
    /// Of that mark, where it is a text or candidates; null elsewhere.
    [[nodiscard]] const MarkDetails *details(ElementId id) const;
    /// What is written on an element: by a caption that is done, else by a mark, else by another caption,
    /// else by the board. Valid until the state changes.
    [[nodiscard]] std::string_view text(ElementId id) const;
    /// Whether an element has nothing more to say: all sides of a cell are marked (in the final answer: or left
    /// blank), with as many lines as its number, or its caption says so.
    [[nodiscard]] bool done(ElementId id) const;
    /// Whether an element can no longer be met: too many sides of a cell have lines, or too few can have one,
    /// or its caption says so.
    [[nodiscard]] bool clashes(ElementId id) const;
    /// How many do.
    [[nodiscard]] int clashCount() const;

    /// Whether a line or a link on the board ends at an element.
    [[nodiscard]] bool hasLine(ElementId id) const { return m_lineEnds[id] != 0; }

    /// The step that is lit, and the one that is going away (stepping back).
    [[nodiscard]] const Lighting &lit() const { return m_lit; }
    [[nodiscard]] const Lighting &leaving() const { return m_leaving; }
    void light(Lighting lit, Lighting leaving = {});
    void setLitTime(double time) { m_lit.time = time; }
    void setLeavingTime(double time) { m_leaving.time = time; }
    /// Whether an element's own mark is painted by the light, so that the ink below stays away.
    [[nodiscard]] bool isLit(ElementId id) const { return m_isLit[id] != 0; }
    /// Whether what is written on it is, too, or is covered by what search found or what is supposed.
    [[nodiscard]] bool isTextLit(ElementId id) const
    {
        return m_isLit[id] == textLit || (!m_isCovered.empty() && m_isCovered[id]);
    }

    /// Whether its own mark is in the ink of what is supposed, painted over the others.
    [[nodiscard]] bool isCovered(ElementId id) const
    {
        return !m_isCovered.empty() && m_isCovered[id];
    }

    /// What search found and reasoning did not. Of two answers: what only the first has, what only the
    /// second has, and what both have. What is written there is painted in place of what was.
    void setFound(std::vector<Mark> found, std::vector<Mark> again = {},
                  std::vector<Mark> inBoth = {});
    [[nodiscard]] const std::vector<Mark> &found() const { return m_found; }
    [[nodiscard]] const std::vector<Mark> &foundAgain() const { return m_foundAgain; }
    [[nodiscard]] const std::vector<Mark> &foundInBoth() const { return m_foundInBoth; }

    /// What is supposed for the sake of argument, by depth from 1: over what is known.
    void setSupposed(std::vector<std::vector<Mark>> supposed);
    [[nodiscard]] const std::vector<std::vector<Mark>> &supposed() const { return m_supposed; }

    /// What was found between two elements, where no mark of the board says it, and is still needed; and what no
    /// longer is, and fades as the lit step comes in.
    std::vector<Mark> kept;
    std::vector<Mark> noLongerKept;

    /// How hard it is to settle what is open, element by element; empty where that is not shown.
    std::vector<Heat> heat;

    /// What can stand in a cell that nothing is known of, where that is told; 0 where a blank cell says nothing.
    std::uint64_t openValues = 0;
    /// Whether it is told of a cell.
    [[nodiscard]] bool isOpen(ElementId id) const
    {
        return openValues != 0 && m_geometry->board().kind(id) == ElementKind::Cell && !mark(id)
               && m_geometry->board().text(id).empty();
    }

    /// Where the value stands that a person looks for; empty where they look for none.
    std::vector<Alike> alike;

    /// Whether the numbers of rows and columns are painted with the board, as into a picture. On a screen
    /// BoardView paints them.
    bool lineNumbersShown = false;
    /// Whether cells inside and outside are tinted.
    bool sidesShown = false;
    /// Then whether a cell outside is marked too, rather than left alone.
    bool outsideShown = false;
    /// The answer stands, reached by reasoning: what led to it steps back.
    bool isFinal = false;

    /// What a person has pointed at; noElement for nothing.
    ElementId selected = noElement;
    /// What a pen is held over, without touching.
    ElementId hovered = noElement;
    /// What is typed there is a note.
    bool isNoting = false;
    CluesShown cluesShown;

    /// The end: what is being read out, the latest last.
    [[nodiscard]] std::span<const Glow> glows() const { return m_glows; }
    void setGlows(std::vector<Glow> glows);

private:
    static constexpr std::uint8_t markLit = 1;
    static constexpr std::uint8_t textLit = 2;

    [[nodiscard]] static std::optional<Look> look(std::uint8_t stored)
    {
        return stored == 0 ? std::nullopt : std::optional(Look(stored - 1));
    }
    void put(const Mark &mark);
    void remove(const Mark &mark);
    void setMain(ElementId id, std::uint8_t stored);
    void setLit(const Lighting &lighting, bool isLit);
    void cover();
    /// The number of one digit on an element, if there is one.
    [[nodiscard]] std::optional<int> number(ElementId id) const;
    void orient(Lighting &lighting) const;
    [[nodiscard]] bool hasLineAt(const QPointF &point, ElementId besides) const;

    SharedGeometry m_geometry;
    /// For each element: 0, or the look plus 1.
    std::vector<std::uint8_t> m_main;
    std::vector<std::uint8_t> m_notes;
    std::vector<std::uint8_t> m_markedSides;
    std::vector<std::uint8_t> m_lineSides;
    std::vector<std::uint8_t> m_lineEnds;
    std::vector<std::uint8_t> m_isLit;
    std::unordered_map<ElementId, MarkDetails> m_details;
    std::unordered_map<ElementId, MarkDetails> m_noteDetails;
    std::unordered_map<ElementId, Caption> m_captions;
    /// Whether what search found is written there, or what is supposed is drawn; empty where nothing is.
    std::vector<bool> m_isCovered;
    std::vector<Mark> m_found;
    std::vector<Mark> m_foundAgain;
    std::vector<Mark> m_foundInBoth;
    std::vector<std::vector<Mark>> m_supposed;
    std::vector<Glow> m_glows;
    Lighting m_lit;
    Lighting m_leaving;
};

/// Whether a mark is something written on its element, or what it is written on.
[[nodiscard]] bool isWritten(Look look);
/// Whether a mark of an answer is worth showing: that nothing is there is not.
[[nodiscard]] bool isTelling(Look look);
/// Whether a mark runs along an edge, from one end to the other.
[[nodiscard]] bool isRunning(Look look);

} // namespace inkling
