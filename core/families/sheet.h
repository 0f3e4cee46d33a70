// SPDX-License-Identifier: MIT
#pragma once

#include "board/draft.h"
#include "families/puzzle.h"
#include "logic/marking.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace inkling {

/// Never used twice in a project.
using SheetId = std::uint32_t;
inline constexpr SheetId noSheet = 0;

/// What a person has written about a puzzle.
struct Properties
{
    std::string title;
    std::string author;
    std::string note;
    friend bool operator==(const Properties &, const Properties &) = default;
};

/// What a person has marked on a puzzle.
struct Marks
{
    Marking marks;
    std::vector<Marking> trials;
    std::vector<Pin> pins;

    [[nodiscard]] bool empty() const { return marks.empty() && trials.empty() && pins.empty(); }
    friend bool operator==(const Marks &, const Marks &) = default;
};

/// One puzzle of a project, finished or not, with all that a person has made of it. A value that is cheap to
/// copy unless it has been drawn or marked.
struct Sheet
{
    SheetId id = noSheet;
    /// Never null, nor of a family without drafting.
    const Family *family = nullptr;
    /// Null while it is unfinished.
    std::shared_ptr<const Puzzle> puzzle;
    /// Absent while it is just what the puzzle's is: see draftOf().
    std::optional<Draft> draft;
    Properties properties;
    Marks marks;
    /// How long it has been worked on by hand.
    double seconds = 0;
};

/// As it is drawn. Cost: the first time of a puzzle that was read, that of Drafting::draft().
[[nodiscard]] Draft draftOf(const Sheet &sheet);
/// A sheet with this puzzle.
[[nodiscard]] Sheet sheetOf(std::shared_ptr<const Puzzle> puzzle);
[[nodiscard]] Sheet sheetOf(const Family &family, Draft draft);

/// What becomes of one sheet.
struct SheetChange
{
    SheetId sheet = noSheet;
    DraftChange draft;
    MarksChange marks;
    Properties propertiesBefore;
    Properties propertiesAfter;
};
/// A sheet is put in before the one that is at `index`.
struct SheetInsertion
{
    std::size_t index = 0;
    Sheet sheet;
};
/// A sheet is taken out.
struct SheetRemoval
{
    std::size_t index = 0;
    Sheet sheet;
};
/// A sheet goes to another place; `to` is where it is then.
struct SheetMove
{
    std::size_t from = 0;
    std::size_t to = 0;
};
using ChangePart = std::variant<SheetChange, SheetInsertion, SheetRemoval, SheetMove>;

/// What one gesture makes of a project. A value; both ways.
struct Change
{
    /// What it is, as the list of what was done says it, in the language of who did it.
    std::string words;
    /// Made one after the other, and taken back in the other order.
    std::vector<ChangePart> parts;
};

/// Puzzles, what was made of them, and how.
struct Project
{
    std::vector<Sheet> sheets;
    /// All that was done and can be done again, oldest first.
    std::vector<Change> history;
    /// How many of these are done.
    std::size_t done = 0;
    /// The sheet that is worked on; noSheet if none is.
    SheetId current = noSheet;
};

/// Where a sheet is; nothing if it is not there.
[[nodiscard]] std::optional<std::size_t> indexOf(const std::vector<Sheet> &sheets, SheetId id);
/// Makes one part (forward), or takes it back. Returns false, and changes nothing, where it does not fit
/// what is there: a change from a file need not. A sheet whose draft changes has the puzzle that the draft is then.
[[nodiscard]] bool apply(std::vector<Sheet> &sheets, const ChangePart &part, bool isForward);
/// The same of all parts of a change, all or none.
[[nodiscard]] bool apply(std::vector<Sheet> &sheets, const Change &change, bool isForward);

/// What is lost of marks where a puzzle becomes another: those whose unknown means something else then, and
/// all trials and pins where one of theirs does. The change that takes them away; an empty one where all can stay.
[[nodiscard]] MarksChange marksLost(const Marks &marks, const Puzzle &before, const Puzzle &after);
[[nodiscard]] bool isEmpty(const MarksChange &change);
/// The same the other way round.
[[nodiscard]] MarksChange reversed(const MarksChange &change);

} // namespace inkling
