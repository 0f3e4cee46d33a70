// SPDX-License-Identifier: MIT
#pragma once

#include "editors/draftboard.h"

#include <QObject>
#include <QString>
#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// A side of a board.
enum class Side : std::uint8_t { Left, Top, Right, Bottom };

/// What a gesture is to what was there before it.
enum class SheetStroke : std::uint8_t {
    New, ///< a step of its own
    GoesOn, ///< one step with the last: one letter more at its place, one place more of what is rubbed out
    Moved, ///< the board is turned over: what stood at a place stands elsewhere, or says another thing
};

/// Draws a puzzle: where the cursor is, what is selected, which symmetry is kept, and what a person's
/// gestures make of the draft. It changes nothing itself: each stroke is told, and whoever records it
/// hands the draft back.
///
/// Symmetry: what is written in a cell is written in its partners, too, if they were blank when the cursor
/// came; what is deleted is deleted in all of them; cages are made in all of them.
///
/// The window's thread. A stroke costs what the board's texts cost to compare.
class SheetEditor final : public QObject
{
    Q_OBJECT

public:
    explicit SheetEditor(QObject *parent = nullptr);
    ~SheetEditor() override;

    /// Another sheet: the cursor on its first place. `drafting` must outlive it.
    void open(const Drafting &drafting, Draft draft);
    void close();
    [[nodiscard]] bool isOpen() const { return m_board.has_value(); }
    /// The same sheet, as it has become. The cursor stays where it can.
    void setDraft(Draft draft);

    // Requires, from here on: isOpen().

    [[nodiscard]] const DraftBoard &board() const { return *m_board; }
    [[nodiscard]] const Draft &draft() const { return m_board->draft(); }
    [[nodiscard]] const Drafting &drafting() const { return m_board->drafting(); }

    [[nodiscard]] PlaceId cursor() const { return m_cursor; }
    /// What is selected, the cursor's place with it; that alone where nothing else is.
    [[nodiscard]] std::vector<PlaceId> selection() const;
    [[nodiscard]] bool hasSelection() const { return m_selection.size() > 1; }
    /// Where the symmetry takes the cursor's cell.
    [[nodiscard]] std::vector<PlaceId> partners() const { return partnersOf(m_cursor); }

    [[nodiscard]] Symmetry symmetry() const { return m_symmetry; }
    void setSymmetry(Symmetry symmetry);
    /// Whether the cursor goes on by itself once no more can be written at its place.
    [[nodiscard]] bool goesOn() const { return m_goesOn; }
    void setGoesOn(bool goesOn) { m_goesOn = goesOn; }

    void moveTo(PlaceId place);
    void move(Direction direction) { moveTo(m_board->next(m_cursor, direction)); }
    /// To the next place in order, or the one before.
    void step(bool isForward);
    /// Selects the rectangle from where the selection began.
    void extendTo(PlaceId place);
    void extend(Direction direction) { extendTo(m_board->next(m_cursor, direction)); }
    /// Adds a cell to the selection, or takes it out.
    void toggle(PlaceId cell);
    void select(std::vector<PlaceId> places);
    void selectAll();

    /// The cursor goes there, or, where it is already, the next value is written there (or the one before).
    void click(PlaceId place, bool isForward);
    /// A letter: added to what has been typed at the cursor's place, or, where that cannot be, typed anew. Where cells
    /// are put in cages, those that are selected become one first. Returns whether it means anything.
    bool type(const QString &letter);
    /// Takes the last letter away; where there is none and the cursor goes on by itself, it goes back.
    void backspace();
    /// Makes what is selected blank; cells without a clue are taken out of their cages.
    void erase();

    /// Makes a place blank, as an eraser does that passes it. `goesOn`: one step with what it has rubbed
    /// out before. Returns whether anything was there.
    bool rubOut(PlaceId place, bool goesOn);

    [[nodiscard]] QString copied() const;
    void cut();
    void paste(const QString &text);

    /// One cage of these cells, and of their partners. Requires: the board has cages.
    void makeCage(std::span<const PlaceId> cells);
    /// The cage of the cursor's cell takes in the next cell in a direction, with its cage.
    void growCage(Direction direction);
    /// The cages of what is selected are taken apart.
    void removeCages();

    [[nodiscard]] bool canTurn(Turn turn) const;
    void turn(Turn turn);
    [[nodiscard]] bool canInvert() const;
    void invert();
    /// How many rows or columns more (or, negative, fewer) a side can have at once: the fewest; 0 for none.
    [[nodiscard]] int growth(Side side, bool isMore) const;
    void grow(Side side, bool isMore);
    /// The sheet with so many rows or columns more, or fewer, on a side; nothing where there can be no such.
    [[nodiscard]] std::optional<Draft> resizedBy(Side side, int count) const;
    /// What the board then has more or less.
    [[nodiscard]] Margins marginsBy(Side side, int count) const;
    /// Makes it that, where there can be such.
    void growBy(Side side, int count);

    /// What comes of other means: filled, thinned, dealt.
    void replace(const Draft &draft, const QString &words);

Q_SIGNALS:
    /// What a gesture makes of the draft, and what to call it. Never empty.
    void strokeMade(const inkling::DraftChange &change, const QString &words,
                    inkling::SheetStroke how, const inkling::Margins &margins);
    /// The draft has become another; whether it lies on another board, and else, where it reads otherwise.
    void changed(const inkling::DraftBoard::Change &change);
    /// The cursor, what is selected or the symmetry.
    void cursorMoved();

private:
    /// Returns whether it changes anything.
    bool stroke(Draft draft, const QString &words, SheetStroke how = SheetStroke::New,
                const Margins &margins = {});
    void begin();
    /// Where the symmetry takes a place, itself first.
    [[nodiscard]] std::vector<PlaceId> partnersOf(PlaceId place) const;
    [[nodiscard]] std::vector<PlaceId> followersOf(PlaceId place) const;
    /// As stroke().
    bool write(PlaceId place, const std::string &text, SheetStroke how = SheetStroke::New);
    [[nodiscard]] Draft withCage(Draft draft, std::span<const PlaceId> cells) const;
    [[nodiscard]] bool isComplete(PlaceId place, const std::string &typed) const;
    [[nodiscard]] QString words(PlaceId place, const std::string &text) const;

    std::optional<DraftBoard> m_board;
    PlaceId m_cursor = 0;
    PlaceId m_anchor = 0;
    std::vector<PlaceId> m_selection;
    Symmetry m_symmetry = Symmetry::None;
    bool m_goesOn = false;
    /// What has been typed since the cursor came here; and which partners were blank then.
    std::string m_typed;
    std::vector<PlaceId> m_followers;
    bool m_isBegun = false;
    bool m_hasTyped = false; ///< the last stroke was a letter, here
    bool m_isOwnStroke = false;
};

} // namespace inkling
