// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "board/draft.h"
#include "board/phrase.h"
#include "logic/model/answerfault.h"
#include "logic/model/fact.h"
#include "logic/model/model.h"
#include "logic/search/randomsource.h"
#include "puzzle/generating.h"
#include "stopcondition.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace inkling {

class Puzzle;

/// The role of a place on the board. It decides where the place goes when the board is turned or
/// grows.
enum class PlaceRole : std::uint8_t {
    Cell,   ///< the cell at (x, y), in cells from the board's corner; neighbours are one apart
    Row,    ///< a label of the row at y
    Column, ///< a label of the column at x
    Board,  ///< belongs to the whole board: a target
};

/// A place of a sheet: a cell, a label or the whole board, with its position in cells.
struct SheetPlace
{
    PlaceRole role = PlaceRole::Cell;
    double x = 0;
    double y = 0;
    friend bool operator==(const SheetPlace &, const SheetPlace &) = default;
};

/// The ways to turn or mirror a board. MirrorAcross swaps left and right, MirrorDown top and
/// bottom; MirrorDiagonal leaves the diagonal that begins at the top left where it is,
/// MirrorAntidiagonal the one that ends at the top right.
enum class Turn : std::uint8_t {
    QuarterRight,
    QuarterLeft,
    Half,
    MirrorAcross,
    MirrorDown,
    MirrorDiagonal,
    MirrorAntidiagonal,
};
inline constexpr int turnCount = 7;
/// Whether the rows become columns.
[[nodiscard]] constexpr bool swapsSides(Turn turn)
{
    return turn == Turn::QuarterRight || turn == Turn::QuarterLeft || turn == Turn::MirrorDiagonal
           || turn == Turn::MirrorAntidiagonal;
}

/// The number of rows and columns to add on each side; a negative number takes some away.
struct Margins
{
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
};

/// The size that a person enters for a new sheet.
enum class SizeForm : std::uint8_t {
    RowsAndColumns,
    Side,  ///< one number: there are as many rows as columns
    Count, ///< the number of columns; there is one row
};

/// A reason why a draft is no puzzle yet.
struct DraftFault
{
    /// The elements of the draft's board that are at fault.
    std::vector<ElementId> elements;
    Phrase sentence; ///< what is missing or wrong there: "5 cells are in no cage"
};

using Drawn = tl::expected<std::shared_ptr<const Puzzle>, std::vector<DraftFault>>;

/// The rules for drawing puzzles of a family: the places of a sheet, the texts that may be written
/// there, and when the draft is a puzzle. Immutable; thread-safe. Requires, in every call: the
/// draft is of this family and fits().
class Drafting
{
public:
    virtual ~Drafting() = default;

    [[nodiscard]] virtual SizeForm sizeForm() const { return SizeForm::RowsAndColumns; }
    [[nodiscard]] virtual BoardSize smallest() const = 0;
    [[nodiscard]] virtual BoardSize largest() const = 0;
    /// The size that is proposed for a new sheet.
    [[nodiscard]] virtual BoardSize usual() const = 0;
    /// The sizes that a sheet can have, in words, as they follow "expected"; nothing if `size` is
    /// one of them.
    [[nodiscard]] virtual std::optional<Phrase> expectedInstead(BoardSize size) const = 0;

    /// The places of a sheet, in the order of PlaceId: first the cells, then the labels, then the
    /// places that belong to the whole board; no two cells lie at one place. Requires, here and
    /// below: a size that a sheet can have, see expectedInstead().
    [[nodiscard]] virtual std::vector<SheetPlace> places(BoardSize size) const = 0;
    /// Whether cells are put together in cages.
    [[nodiscard]] virtual bool hasCages() const { return false; }
    /// Whether each cell of a puzzle is in a cage; where not, a cell in none has a text of its own.
    [[nodiscard]] virtual bool cagesCover() const { return hasCages(); }
    /// The length of the part of a cell's text that is the clue of the cage which begins there; the
    /// rest is the cell's own, and stays with it whatever becomes of the cage.
    [[nodiscard]] virtual std::size_t clueLength(std::string_view text) const
    {
        return text.size();
    }
    /// The text of a cage's first cell: the cage's clue, and what is the cell's own.
    [[nodiscard]] virtual std::string withClue(const std::string &clue,
                                               const std::string &own) const
    {
        return clue + own;
    }
    /// The bits of Draft::options that this family uses.
    [[nodiscard]] virtual std::uint32_t options() const { return 0; }
    /// An empty sheet.
    [[nodiscard]] Draft blank(BoardSize size) const;
    /// The sheet that a person begins on: blank, but for what stands there on most boards.
    [[nodiscard]] virtual Draft fresh(BoardSize size) const { return blank(size); }
    /// How what a person cannot guess is typed; nothing where there is nothing to tell.
    [[nodiscard]] virtual std::optional<Phrase> typingHelp() const { return std::nullopt; }
    /// Whether a draft from another source is a valid draft of this family: its size and options
    /// are allowed, it has one text for each place, written() returns each text unchanged, and its
    /// cages are connected and named by their first cells.
    [[nodiscard]] bool fits(const Draft &draft) const;

    /// The text that a place gets when a person has typed `typed` there, perhaps not to the end
    /// yet: `typed` itself, or its usual spelling ("x12" becomes "12*", which the board shows as
    /// "12×"). An empty text stays empty. Nothing where no valid text begins with `typed`.
    [[nodiscard]] virtual std::optional<std::string> written(const Draft &draft, PlaceId place,
                                                             std::string_view typed) const = 0;
    /// The length that texts have as a rule on a sheet of this size: whoever types one after the
    /// other has nothing to add to a text as long as that, though longer ones are valid.
    [[nodiscard]] virtual std::size_t usualLength(BoardSize size) const
    {
        (void)size;
        return std::string::npos;
    }
    /// The values that repeated clicks on a place go through, in this order, with a blank after the
    /// last; empty where the text is typed instead.
    [[nodiscard]] virtual std::vector<std::string> values(const Draft &draft,
                                                          PlaceId place) const = 0;
    /// The name of a text that the board shows as a drawing, such as "white pearl", marked for
    /// translation in the context "Phrases"; empty for a text that is written there.
    [[nodiscard]] virtual std::string_view nameOf(std::string_view text) const
    {
        (void)text;
        return {};
    }

    /// The board of a draft. A finished draft has its puzzle's board, unless the puzzle lays its
    /// board out by the answer; the elements of places are the same even then.
    [[nodiscard]] virtual Board board(const Draft &draft) const = 0;
    /// The element of that board that shows a place: a Region for a cage's clue, the cell for any
    /// other place of a cell.
    [[nodiscard]] virtual ElementId element(const Draft &draft, PlaceId place) const = 0;
    /// The place that is written at when a person picks an element: for a cell in a cage, the place
    /// of the cage's clue. Nothing where nothing can be written.
    [[nodiscard]] virtual std::optional<PlaceId> place(const Draft &draft,
                                                       ElementId element) const = 0;
    /// A place in words: "row 2, column 3".
    [[nodiscard]] virtual Phrase describe(const Draft &draft, PlaceId place) const = 0;

    /// A short name of the draft, where that says more than its size does: "3 4 J → 24"; else
    /// empty.
    [[nodiscard]] virtual std::string inShort(const Draft &draft) const
    {
        (void)draft;
        return {};
    }

    /// The draft of a puzzle. Ensures: puzzle(draft(p)) has the same text as p, except that cages
    /// may be named by other letters.
    [[nodiscard]] virtual Draft draft(const Puzzle &puzzle) const = 0;
    /// The puzzle of a finished draft; for any other draft all its faults, but at most about
    /// twenty.
    [[nodiscard]] virtual Drawn puzzle(const Draft &draft) const = 0;

    /// Whether boards of this size can be turned in this way. The turned board may still have a
    /// size that expectedInstead() refuses.
    [[nodiscard]] virtual bool turns(Turn turn, BoardSize size) const
    {
        (void)turn;
        (void)size;
        return true;
    }
    /// Whether the texts of a draft's cells are mere names: any others in their stead, each the same
    /// everywhere, would make the same puzzle.
    [[nodiscard]] virtual bool textsAreNames(const Draft &draft) const
    {
        (void)draft;
        return false;
    }
    /// The draft with black and white swapped. Nothing in a family without shades, and if the draft
    /// does not determine the clues after the swap.
    [[nodiscard]] virtual std::optional<Draft> inverted(const Draft &draft) const
    {
        (void)draft;
        return std::nullopt;
    }

    /// A puzzle of the draft's size whose model is used to draw a solution before there are clues.
    /// Its elements are those of the draft's board, as far as choices() are about them. Its own
    /// clues demand nothing, or do not matter. Null in a family where clues must come first.
    [[nodiscard]] virtual std::shared_ptr<const Puzzle> unclued(const Draft &draft) const
    {
        (void)draft;
        return nullptr;
    }
    /// The draft with all the clues that a drawn solution gives. Digits, cages and operators of the
    /// draft stay; where they are missing, `random` chooses them. `marks` are the solution: a
    /// person's facts about main or other unknowns of unclued(draft). The error says why they are
    /// no solution, and where.
    /// Requires: unclued(draft) is not null.
    [[nodiscard]] virtual tl::expected<Draft, AnswerFault>
    clued(const Draft &draft, std::span<const Fact> marks, RandomSource &random) const
    {
        (void)marks;
        (void)random;
        return draft;
    }

    /// The draft with its blank places filled at random, in such a way that it is likely to be a
    /// good puzzle (less likely when stopped). Nothing in a family that does not deal puzzles.
    [[nodiscard]] virtual std::optional<Draft> dealt(const Draft &draft, RandomSource &random,
                                                     const StopCondition &stop) const
    {
        (void)draft;
        (void)random;
        (void)stop;
        return std::nullopt;
    }
};

/// The draft turned or mirrored; nothing where the family or the size does not allow it.
[[nodiscard]] std::optional<Draft> turned(const Drafting &drafting, const Draft &draft, Turn turn);
/// The draft with rows and columns added or taken away; nothing where the family does not allow the
/// new size, or where a cell would not land on a cell of the new sheet. A cage that loses cells
/// keeps the others; if they are no longer connected, each connected part becomes a cage, and the
/// clue stays with the first cell left. Texts that no sheet of the new size has, such as a larger
/// one's digits, are gone.
[[nodiscard]] std::optional<Draft> resized(const Drafting &drafting, const Draft &draft,
                                           const Margins &margins);
/// The cells that a symmetry maps a cell to, itself first. Only the cell itself where the place is
/// no cell or the board cannot have that symmetry.
[[nodiscard]] std::vector<PlaceId> partners(const Drafting &drafting, BoardSize size, PlaceId place,
                                            Symmetry symmetry);
/// Puts cells together in one cage; where `cells` are not connected, each connected part becomes a
/// cage. The new cage keeps the clue of the old cage that most of its cells come from, if it holds
/// all of that cage; else it has no clue. What is left of an old cage stays a cage, or one cage for
/// each connected part, and its clue stays with the first cell left.
/// Requires: hasCages().
[[nodiscard]] Draft caged(const Drafting &drafting, const Draft &draft,
                          std::span<const PlaceId> cells);
/// Takes cells out of their cages. Requires: hasCages().
[[nodiscard]] Draft uncaged(const Drafting &drafting, const Draft &draft,
                            std::span<const PlaceId> cells);

/// A fault that counts its elements: the sentence is `noun.one` for a single element, else
/// `noun.many`, where %1 is the number of elements. Requires: some elements.
[[nodiscard]] DraftFault countedFault(std::vector<ElementId> elements, const Noun &noun);

} // namespace inkling
