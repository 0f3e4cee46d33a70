// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "board/draft.h"
#include "board/phrase.h"
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

/// What a place is to the board, and so where it goes when the board is turned or grows.
enum class PlaceRole : std::uint8_t {
    Cell,   ///< at (x, y), in units of one cell from the board's corner; neighbours are one apart
    Row,    ///< a label of the row at y
    Column, ///< a label of the column at x
    Board,  ///< of the whole board: a target
};

struct Place
{
    PlaceRole role = PlaceRole::Cell;
    double x = 0;
    double y = 0;
    friend bool operator==(const Place &, const Place &) = default;
};

/// How a board is turned over; across: its left and right change places.
enum class Turn : std::uint8_t { QuarterRight, QuarterLeft, Half, MirrorAcross, MirrorDown };
inline constexpr int turnCount = 5;

/// How many rows and columns are added on each side; taken away where negative.
struct Margins
{
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
};

/// What a new sheet is asked for.
enum class SizeForm : std::uint8_t {
    RowsAndColumns,
    Side,  ///< rows and columns are the same
    Count, ///< one row: how many columns
};

/// Why a draft is no puzzle yet.
struct DraftFault
{
    /// The elements of the draft's board that it is about.
    std::vector<ElementId> elements;
    Phrase sentence; ///< what is missing or wrong there: "5 cells are in no cage"
};

using Drawn = tl::expected<std::shared_ptr<const Puzzle>, std::vector<DraftFault>>;

/// How puzzles of a family are drawn: which places a sheet has, what may be written there, and when it is a
/// puzzle. Immutable; thread-safe. A draft given to it is of its family and fits() it.
class Drafting
{
public:
    virtual ~Drafting() = default;

    [[nodiscard]] virtual SizeForm sizeForm() const { return SizeForm::RowsAndColumns; }
    [[nodiscard]] virtual BoardSize smallest() const = 0;
    [[nodiscard]] virtual BoardSize largest() const = 0;
    /// What a new sheet is offered at first.
    [[nodiscard]] virtual BoardSize usual() const = 0;
    /// What is expected of a size instead; nothing where a sheet of it can be had.
    [[nodiscard]] virtual std::optional<Phrase> objection(BoardSize size) const = 0;

    /// The places of a sheet, in the order of PlaceId. Requires, here and below: no objection to the size.
    /// Cells first, then labels, then what is of the whole board; no two cells at one place.
    [[nodiscard]] virtual std::vector<Place> places(BoardSize size) const = 0;
    /// Whether cells are put together in cages.
    [[nodiscard]] virtual bool hasCages() const { return false; }
    /// The bits of Draft::options that mean something.
    [[nodiscard]] virtual std::uint32_t options() const { return 0; }
    /// An empty sheet.
    [[nodiscard]] Draft blank(BoardSize size) const;
    /// Whether a draft from elsewhere is one of this family's: its size, as many texts as places, each such as
    /// written() gives back unchanged, cages that are connected and named by their first cells.
    [[nodiscard]] bool fits(const Draft &draft) const;

    /// What comes to stand at a place when a person has typed this there, letter by letter: the same, or as it
    /// is usually written ("12*" is "12×" on the board and "12*" here; "x12" is "12*"). Nothing where it cannot be the
    /// beginning of anything. Of the empty text: the empty text.
    [[nodiscard]] virtual std::optional<std::string> written(const Draft &draft, PlaceId place,
                                                             std::string_view typed) const
        = 0;
    /// What clicks go through at a place, in this order, with a blank after the last; empty where it is typed.
    [[nodiscard]] virtual std::vector<std::string> values(const Draft &draft, PlaceId place) const
        = 0;

    /// The sheet as it looks; of a finished one, its puzzle's board, unless that is laid out by its answer. The
    /// elements of places are the same in both.
    [[nodiscard]] virtual Board board(const Draft &draft) const = 0;
    /// Where a place is on that board. Of a cage's clue: its Region; of any other cell's place: the cell.
    [[nodiscard]] virtual ElementId element(const Draft &draft, PlaceId place) const = 0;
    /// The place that is meant by an element: a cage's clue for each of its cells. Nothing where nothing is
    /// written.
    [[nodiscard]] virtual std::optional<PlaceId> place(const Draft &draft, ElementId element) const
        = 0;
    /// "row 2, column 3".
    [[nodiscard]] virtual Phrase describe(const Draft &draft, PlaceId place) const = 0;

    /// What it is in a word, where that tells it from others better than its size does: "3 4 J → 24";
    /// else empty.
    [[nodiscard]] virtual std::string inShort(const Draft &draft) const
    {
        (void)draft;
        return {};
    }

    /// The draft of a puzzle. Ensures: puzzle(draft(p)) has the text of p; of a family with cages, but for the
    /// letters that they are named by.
    [[nodiscard]] virtual Draft draft(const Puzzle &puzzle) const = 0;
    /// The puzzle that it is, or everything that is missing or wrong, at most some twenty faults.
    [[nodiscard]] virtual Drawn puzzle(const Draft &draft) const = 0;

    /// Whether the board can be turned so (and the size that it then has is none to object to).
    [[nodiscard]] virtual bool turns(Turn turn) const
    {
        (void)turn;
        return true;
    }
    /// The same puzzle with its two shades swapped; nothing of a family without shades, and where what is
    /// written does not say what the other shade's clues are.
    [[nodiscard]] virtual std::optional<Draft> inverted(const Draft &draft) const
    {
        (void)draft;
        return std::nullopt;
    }

    /// A puzzle of the draft's size, whose model a solution is drawn with before there are clues (its elements are
    /// those of the draft's board, as far as choices() are about). What it asks is nothing, or is of no
    /// account; null where clues come first.
    [[nodiscard]] virtual std::shared_ptr<const Puzzle> unclued(const Draft &draft) const
    {
        (void)draft;
        return nullptr;
    }
    /// All the clues that a drawn solution gives, beside what the draft has that is none of the solution's
    /// (digits, cages and their operators, which are chosen where there are none). The facts are a
    /// person's marks on unclued(draft), of main unknowns or others; what is wrong with them where they are
    /// no solution. What chance decides, `random` does. Requires: unclued(draft) is not null.
    [[nodiscard]] virtual tl::expected<Draft, Phrase>
    clued(const Draft &draft, std::span<const Fact> marks, RandomSource &random) const
    {
        (void)marks;
        (void)random;
        return draft;
    }

    /// The draft with its blank places filled at random, so that it is likely to be a good puzzle; when
    /// stopped, less likely. Nothing of a family whose puzzles are not dealt.
    [[nodiscard]] virtual std::optional<Draft> dealt(const Draft &draft, RandomSource &random,
                                                     const StopCondition &stop) const
    {
        (void)draft;
        (void)random;
        (void)stop;
        return std::nullopt;
    }
};

/// The draft turned over; nothing where the family or the size does not allow it.
[[nodiscard]] std::optional<Draft> turned(const Drafting &drafting, const Draft &draft, Turn turn);
/// The draft with rows and columns more or less; nothing where there would be none, or too many. Cages that
/// lose cells keep the others, each connected part a cage of its own, the clue with the first cell left.
[[nodiscard]] std::optional<Draft> resized(const Drafting &drafting, const Draft &draft,
                                           const Margins &margins);
/// The cells that a symmetry takes a cell to, itself first; itself alone where the place is no cell or the
/// board has no such symmetry.
[[nodiscard]] std::vector<PlaceId> partners(const Drafting &drafting, BoardSize size, PlaceId place,
                                            Symmetry symmetry);
/// Puts cells together in one cage; what is left of the cages they were in stays together as far as it is
/// connected, the clue with the first cell left. The cage keeps the clue of the one that most of it comes
/// from, if it has all of that one. Where `cells` are not connected: a cage each connected part.
/// Requires: hasCages().
[[nodiscard]] Draft caged(const Drafting &drafting, const Draft &draft,
                          std::span<const PlaceId> cells);
/// Takes cells out of their cages. Requires: hasCages().
[[nodiscard]] Draft uncaged(const Drafting &drafting, const Draft &draft,
                            std::span<const PlaceId> cells);

/// A fault of several things, counted: `one` for a single one, else `many`, where %1 is how many.
/// Requires: some elements.
[[nodiscard]] DraftFault countedFault(std::vector<ElementId> elements, const Noun &noun);

} // namespace inkling
