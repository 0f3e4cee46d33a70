// SPDX-License-Identifier: MIT
#pragma once

#include "editors/draftboard.h"
#include "marking/stroke.h"

#include <QObject>
#include <QString>
#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// A side of a board.
enum class Side : std::uint8_t { Left, Top, Right, Bottom };

/// The editing state of a sheet on which a puzzle is drawn: the cursor, the selection and the
/// symmetry; turns a person's gestures into changes of the draft. The editor changes nothing
/// itself: it hands each stroke to the recorder, and gets the new draft back through setDraft().
///
/// Symmetry: a text written in a cell is also written in those of its partners that were blank when
/// the cursor came to the cell; deleting clears all partners; cages are made at all partners.
///
/// The window's thread. A stroke costs what the board's texts cost to compare.
class SheetEditor final : public QObject
{
    Q_OBJECT

public:
    explicit SheetEditor(QObject *parent = nullptr);
    ~SheetEditor() override;

    /// Opens another sheet, with the cursor on its first place. Requires: `drafting` outlives it.
    void open(const Drafting &drafting, Draft draft);
    void close();
    /// Sets where strokes are recorded. To be set before the first stroke.
    void setRecorder(StrokeRecorder recorder) { m_recorder = std::move(recorder); }
    [[nodiscard]] bool isOpen() const { return m_board.has_value(); }
    /// Replaces the draft after a change. The cursor stays where it is, as far as the size allows.
    void setDraft(Draft draft);

    // Requires, from here on: isOpen().

    [[nodiscard]] const DraftBoard &board() const { return *m_board; }
    [[nodiscard]] const Draft &draft() const { return m_board->draft(); }
    [[nodiscard]] const Drafting &drafting() const { return m_board->drafting(); }

    [[nodiscard]] PlaceId cursor() const { return m_cursor; }
    /// The selected places, with the cursor's among them; the cursor's place alone if nothing else
    /// is selected.
    [[nodiscard]] std::vector<PlaceId> selection() const;
    [[nodiscard]] bool hasSelection() const { return m_selection.size() > 1; }
    /// The cells to which the symmetry takes the cursor's cell, that cell first.
    [[nodiscard]] std::vector<PlaceId> partners() const { return partnersOf(m_cursor); }

    [[nodiscard]] Symmetry symmetry() const { return m_symmetry; }
    void setSymmetry(Symmetry symmetry);
    /// Whether the cursor goes to the next place by itself once nothing more can be typed at its
    /// place.
    [[nodiscard]] bool goesOn() const { return m_goesOn; }
    void setGoesOn(bool goesOn) { m_goesOn = goesOn; }

    void moveTo(PlaceId place);
    void move(Direction direction) { moveTo(m_board->next(m_cursor, direction)); }
    /// Moves the cursor to the next place in order, or to the one before; round at the ends.
    void step(bool isForward);
    /// Moves the cursor to `place` and selects the rectangle from where the selection began to
    /// there.
    void extendTo(PlaceId place);
    void extend(Direction direction) { extendTo(m_board->next(m_cursor, direction)); }
    /// Adds a cell to the selection, or takes it out; the last one stays.
    void toggle(PlaceId cell);
    void select(std::vector<PlaceId> places);
    void selectAll();

    /// Moves the cursor to `place`; if it was put there before and nothing else is selected, writes
    /// the next of the place's values (backwards: the one before). The first click on a sheet that
    /// was just opened only selects, wherever the cursor is.
    void click(PlaceId place, bool isForward);
    /// Types a letter: appends it to what has been typed at the cursor's place or, where that
    /// cannot be, begins with it anew; at all selected places where it can stand, if there are
    /// several. On a board whose cages cover it, selected cells, or a cell in no cage, first become
    /// a cage; a cage that is selected takes the letter as its clue's. Returns false, having done nothing but emit notTyped(), if the letter
    /// means nothing there.
    bool type(const QString &letter);
    /// The letters that type() takes at the cursor, alone or behind a digit; of letters that write
    /// the same, the one that is written, else the first.
    [[nodiscard]] QStringList letters() const;
    /// Takes the last letter away; makes a selection blank. Where there is no letter and goesOn(),
    /// the cursor goes back a place and makes that blank.
    void backspace();
    /// Makes the selected places blank; if they were blank, takes the selected cells out of their
    /// cages.
    void erase();

    /// Makes a place blank that the eraser passes over. `goesOn`: part of the undo step of what the
    /// same gesture rubbed out before. Returns true if there was a text.
    bool rubOut(PlaceId place, bool goesOn);

    [[nodiscard]] QString copied() const;
    void cut();
    /// Whether all of a text can stand where the cursor is, as far as the board goes.
    [[nodiscard]] bool canPasteAll(const QString &text) const;
    /// Returns how many fields of the text were left out, as they have no place there; nothing,
    /// having done nothing, if none can stand where the cursor is.
    std::optional<int> paste(const QString &text);

    /// Makes one cage of these cells, and one of their partners. Requires: the board has cages.
    void makeCage(std::span<const PlaceId> cells);
    /// Adds the next cell in a direction, with the rest of its cage, to the cage of the cursor's
    /// cell; moves the cursor there.
    void growCage(Direction direction);
    /// The cells of the cages that selected cells are in, each once.
    [[nodiscard]] std::vector<PlaceId> cagedCells() const;
    /// Takes the cages of the selected cells apart; digits of their own stay in the cells. Requires:
    /// the board has cages.
    void removeCages();

    [[nodiscard]] bool canTurn(Turn turn) const;
    void turn(Turn turn);
    [[nodiscard]] bool canInvert() const;
    void invert();
    /// The fewest rows or columns by which a side can grow (or shrink) at once; 0 if it cannot.
    [[nodiscard]] int growth(Side side, bool isMore) const;
    void grow(Side side, bool isMore);
    /// The draft with `count` rows or columns more (negative: fewer) on a side; nothing where the
    /// family has no such board.
    [[nodiscard]] std::optional<Draft> resizedBy(Side side, int count) const;
    /// The rows and columns that resizedBy() adds on each side: a square board grows at two.
    [[nodiscard]] Margins marginsBy(Side side, int count) const;
    /// Resizes the sheet as resizedBy() does; does nothing where there is no such board.
    void growBy(Side side, int count);

    /// Replaces the draft by one made otherwise: filled, thinned, dealt. `words` name the undo
    /// step.
    void replace(const Draft &draft, const QString &words);

Q_SIGNALS:
    /// The draft was replaced; `change`: how it now differs on the board.
    void changed(const inkling::DraftBoard::Change &change);
    /// A letter was typed that cannot stand at the cursor.
    void notTyped(const QString &letter);
    /// The cursor, the selection or the symmetry changed.
    void cursorMoved();

private:
    /// Records the change to `draft`, unless it changes nothing. Returns true if it recorded.
    bool stroke(const Draft &draft, const QString &words, StrokeKind kind = StrokeKind::New,
                const Margins &margins = {});
    void begin();
    /// The places to which the symmetry takes `place`, itself first.
    [[nodiscard]] std::vector<PlaceId> partnersOf(PlaceId place) const;
    [[nodiscard]] std::vector<PlaceId> followersOf(PlaceId place) const;
    /// A draft and its place that the next letter is typed at.
    struct Target
    {
        Draft draft;
        PlaceId place;
        bool isNewCage; ///< one that the letter makes
    };
    [[nodiscard]] Target target() const;
    /// The text that `typed` gives at a target; what is its cell's own stays unless `typed` says
    /// otherwise. Nothing where it gives none.
    [[nodiscard]] std::optional<std::string> typedAt(const Target &target,
                                                     const std::string &typed) const;
    /// Types at all selected places, in one stroke. Returns as type() does.
    bool typeAll(const std::string &added);
    /// The draft with what `typed` gives at each selected place and at the followers.
    [[nodiscard]] Draft withTyped(const std::string &typed) const;
    /// Whether the selected cells are to take a clue together.
    [[nodiscard]] bool isCageSelected() const;
    /// Writes a text at a place and its followers. Returns as stroke() does.
    bool write(PlaceId place, const std::string &text, StrokeKind kind = StrokeKind::New);
    [[nodiscard]] Draft withCage(Draft draft, std::span<const PlaceId> cells) const;
    [[nodiscard]] bool isComplete(PlaceId place, const std::string &typed) const;
    [[nodiscard]] QString words(PlaceId place, const std::string &text) const;

    StrokeRecorder m_recorder;
    std::optional<DraftBoard> m_board;
    PlaceId m_cursor = 0;
    PlaceId m_anchor = 0;
    std::vector<PlaceId> m_selection;
    Symmetry m_symmetry = Symmetry::None;
    bool m_goesOn = false;
    /// The text typed since the cursor came here, and the partners that were blank then.
    std::string m_typed;
    std::vector<PlaceId> m_followers;
    bool m_isPlaced = false; ///< the cursor was moved or set since the sheet was opened
    bool m_isBegun = false;
    bool m_hasTyped = false; ///< the last stroke was a letter, typed here
    bool m_isOwnStroke = false;
};

} // namespace inkling
