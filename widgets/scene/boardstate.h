// SPDX-License-Identifier: MIT
#pragma once

#include "logic/path/replay.h"
#include "logic/teaching/marking.h"
#include "logic/teaching/rating.h"
#include "scene/boardgeometry.h"
#include "scene/lighting.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

namespace inkling {

/// The contents of a mark whose look is a text or candidates.
struct MarkDetails
{
    std::string text;
    std::uint64_t values = 0;
    std::uint64_t outOf = 0;
};

/// An element in the colour of the final answer while that is read out; age 0: the
/// latest, 1: just going out.
struct Glow
{
    ElementId element = noElement;
    double age = 0;
};

/// How hard it is to settle the unknown of an element.
struct Heat
{
    ElementId element = noElement;
    Difficulty difficulty = Difficulty::Gentle;
    friend bool operator==(const Heat &, const Heat &) = default;
};

/// An element with the value that a person looks for, as a mark or only as a note.
struct Alike
{
    ElementId element = noElement;
    bool isNote = false;
    int value = 0;
    friend bool operator==(const Alike &, const Alike &) = default;
};

/// How clues show that they are met or cannot be met.
struct CluesShown
{
    bool done = true; ///< clues that are met turn pale: see done()
    /// Clues that cannot be met stand out, when a person asks for that: see clashes().
    bool clashes = false;
    friend bool operator==(const CluesShown &, const CluesShown &) = default;
};

/// All that a picture of a board shows: the board, the marks on it, the lit step, and answers found
/// by search. A value; BoardPainter paints it. An element takes four bytes, and more only where a
/// text or candidates stand on it.
class BoardState
{
public:
    BoardState() = default;
    explicit BoardState(SharedGeometry geometry);

    [[nodiscard]] const BoardGeometry *geometry() const { return m_geometry.get(); }
    [[nodiscard]] const SharedGeometry &sharedGeometry() const { return m_geometry; }

    /// Replaces the texts of the board. Requires: the same elements as before.
    void setTexts(SharedGeometry geometry) { m_geometry = std::move(geometry); }

    void apply(const MarkChange &change);
    void add(const Mark &mark) { apply({std::nullopt, mark}); }
    /// Replaces the texts on labels and regions. Returns the elements whose text changed.
    std::vector<ElementId> setCaptions(std::vector<Caption> captions);

    /// The look of the answer's mark on an element.
    [[nodiscard]] std::optional<Look> mainMark(ElementId id) const { return look(m_main[id]); }
    /// The look of the note on an element, of notes that concern a single element (a
    /// cell inside or outside).
    [[nodiscard]] std::optional<Look> note(ElementId id) const { return look(m_notes[id]); }
    /// The look of the answer's mark on an element; if there is none, of the note on it.
    [[nodiscard]] std::optional<Look> mark(ElementId id) const
    {
        return m_main[id] != 0 ? mainMark(id) : note(id);
    }
    /// The contents of mark(), if it is a text or candidates; else null.
    [[nodiscard]] const MarkDetails *details(ElementId id) const;
    /// The text on an element: that of a caption that is done, else of a mark, else of another
    /// caption, else of the board. Valid until the state changes.
    [[nodiscard]] std::string_view text(ElementId id) const;
    /// Whether the clue of an element is met, as core says: by its caption, or by what it counts (see
    /// ClueTally); what the final answer leaves blank is marked.
    [[nodiscard]] bool done(ElementId id) const;
    /// Whether the clue of an element can no longer be met, as core says in the same two ways.
    [[nodiscard]] bool clashes(ElementId id) const;
    /// The number of elements that clash.
    [[nodiscard]] int clashCount() const;

    /// Whether a line or a link on the board ends at the element.
    [[nodiscard]] bool hasLine(ElementId id) const { return m_lineEnds[id] != 0; }

    /// The lit step; leaving(): the one that is going away when stepping back.
    [[nodiscard]] const Lighting &lit() const { return m_lit; }
    [[nodiscard]] const Lighting &leaving() const { return m_leaving; }
    void light(Lighting lit, Lighting leaving = {});
    void setLitTime(double time) { m_lit.time = time; }
    void setLeavingTime(double time) { m_leaving.time = time; }
    /// Whether the lighting paints the element's own mark, so that the ordinary
    /// painting leaves it out.
    [[nodiscard]] bool isLit(ElementId id) const { return m_isLit[id] != 0; }
    /// Whether the ordinary painting leaves out the element's text: the lighting paints it, or
    /// marks found by search or supposed cover it.
    [[nodiscard]] bool isTextLit(ElementId id) const
    {
        return m_isLit[id] == textLit || (!m_isCovered.empty() && m_isCovered[id]);
    }

    /// Whether the element's own mark is covered by one that search found or that is only supposed.
    [[nodiscard]] bool isCovered(ElementId id) const
    {
        return !m_isCovered.empty() && m_isCovered[id];
    }

    /// Sets the marks of an answer that search found, beyond those known by reasoning. For two
    /// answers: those only in the first, only in the second, and in both. Texts among them are
    /// painted in place of the board's.
    void setFound(std::vector<Mark> found, std::vector<Mark> again = {},
                  std::vector<Mark> inBoth = {});
    [[nodiscard]] const std::vector<Mark> &found() const { return m_found; }
    [[nodiscard]] const std::vector<Mark> &foundAgain() const { return m_foundAgain; }
    [[nodiscard]] const std::vector<Mark> &foundInBoth() const { return m_foundInBoth; }

    /// Sets the marks that are only supposed, painted over the known ones: entry i for depth i + 1.
    void setSupposed(std::vector<std::vector<Mark>> supposed);
    [[nodiscard]] const std::vector<std::vector<Mark>> &supposed() const { return m_supposed; }

    /// The marks between elements, which have no place on any one of them, that are still needed;
    /// noLongerKept: those that fade as the lit step comes in.
    std::vector<Mark> kept;
    std::vector<Mark> noLongerKept;

    /// How hard each open element is to settle; empty while that is not shown.
    std::vector<Heat> heat;

    /// The colours that a person has given to elements.
    std::vector<Tint> tints;

    /// The candidates shown in cells of which nothing is known, as bits; 0
    /// leaves blank cells blank.
    std::uint64_t openValues = 0;
    /// Whether the element is a blank cell without a mark, which shows `openValues`.
    [[nodiscard]] bool isOpen(ElementId id) const
    {
        return openValues != 0 && m_geometry->board().kind(id) == ElementKind::Cell && !mark(id)
               && m_geometry->board().text(id).empty() && !m_geometry->isInked(id);
    }

    /// The elements with the value that a person looks for; empty if they look for none.
    std::vector<Alike> alike;

    /// Whether the numbers of rows and columns are painted with the board, as in a picture. On a
    /// screen BoardView paints them.
    bool lineNumbersShown = false;
    /// Whether cells inside and outside a loop are tinted.
    bool sidesShown = false;
    /// Whether cells outside get a mark too while sidesShown, rather than being left alone.
    bool outsideShown = false;
    /// Whether the final answer stands, reached by reasoning: the marks that led
    /// to it are then paler.
    bool isFinal = false;
    /// Whether a person has solved the puzzle: a frame round the board says so.
    bool isSolved = false;

    /// The element that a person has selected; noElement for none.
    ElementId selected = noElement;
    /// The element over which a pen is held without touching; noElement for none.
    ElementId hovered = noElement;
    /// Whether what is typed on the selected element is a note.
    bool isNoting = false;
    CluesShown cluesShown;

    /// The elements of the answer being read out at the end, the latest last.
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
    /// The caption of an element; null where it has none.
    [[nodiscard]] const Caption *caption(ElementId id) const;
    void orient(Lighting &lighting) const;
    [[nodiscard]] bool hasLineAt(const QPointF &point, ElementId besides) const;

    SharedGeometry m_geometry;
    /// For each element: 0, or the look plus 1.
    std::vector<std::uint8_t> m_main;
    std::vector<std::uint8_t> m_notes;
    std::vector<std::uint8_t> m_lineEnds;
    std::vector<std::uint8_t> m_isLit;
    ClueTally m_tally;
    std::unordered_map<ElementId, MarkDetails> m_details;
    std::unordered_map<ElementId, MarkDetails> m_noteDetails;
    std::unordered_map<ElementId, Caption> m_captions;
    /// For each element, whether a mark found by search or only supposed covers
    /// it; empty if none does.
    std::vector<bool> m_isCovered;
    std::vector<Mark> m_found;
    std::vector<Mark> m_foundAgain;
    std::vector<Mark> m_foundInBoth;
    std::vector<std::vector<Mark>> m_supposed;
    std::vector<Glow> m_glows;
    Lighting m_lit;
    Lighting m_leaving;
};

} // namespace inkling
