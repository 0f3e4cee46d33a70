// SPDX-License-Identifier: MIT
#pragma once

#include "board/draft.h"
#include "logic/teaching/marking.h"
#include "puzzle/puzzle.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace inkling {

/// Never used twice in a project.
using PageId = std::uint32_t;
inline constexpr PageId noPage = 0;

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
    /// Of a puzzle whose answer is built by joining; its marks follow from them.
    std::vector<Joining> moves;
    /// A solution that is drawn before there are clues: of Drafting::unclued().
    Marking solution;

    [[nodiscard]] bool empty() const
    {
        return marks.empty() && trials.empty() && pins.empty() && moves.empty() && solution.empty();
    }
    friend bool operator==(const Marks &, const Marks &) = default;
};

/// One puzzle of a project, finished or not, with all that a person has made of it. A value that is cheap to
/// copy unless it has been drawn or marked.
struct Page
{
    PageId id = noPage;
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
    /// What each unknown of the puzzle can be before any marks; null until it is asked for, see blanksOf().
    std::shared_ptr<const std::vector<ValueSet>> blanks;
    /// The same of what a solution is drawn on; see solutionBlanksOf().
    std::shared_ptr<const std::vector<ValueSet>> solutionBlanks;

    /// The same puzzle, drawn, marked and described the same; as puzzles are the same that have the same text.
    friend bool operator==(const Page &a, const Page &b);
};

/// As it is drawn. Cost: the first time of a puzzle that was read, that of Drafting::draft().
[[nodiscard]] Draft draftOf(const Page &page);
/// What each unknown can be on a page before any marks, of an unfinished one: of what a solution is drawn on;
/// empty where there is nothing to mark. Cost: the first time of a puzzle, that of Puzzle::model().
[[nodiscard]] const std::vector<ValueSet> &blanksOf(Page &page);
/// The same of what a solution is drawn on.
[[nodiscard]] const std::vector<ValueSet> &solutionBlanksOf(Page &page);
/// A page with this puzzle.
[[nodiscard]] Page pageOf(std::shared_ptr<const Puzzle> puzzle);
/// Requires: the draft is of the family and fits its drafting.
[[nodiscard]] Page pageOf(const Family &family, Draft draft);
/// Whether marks are such as can be made on a page: of its unknowns, in their order, each once and none blank.
[[nodiscard]] bool fits(Page &page, const Marks &marks);

/// What becomes of one page.
struct PageChange
{
    PageId page = noPage;
    DraftChange draft;
    MarksChange marks;
    Properties propertiesBefore;
    Properties propertiesAfter;
};
/// A page is put in before the one that is at `index`.
struct PageInsertion
{
    std::size_t index = 0;
    Page page;
};
/// A page is taken out.
struct PageRemoval
{
    std::size_t index = 0;
    Page page;
};
/// A page goes to another place; `to` is where it is then.
struct PageMove
{
    std::size_t from = 0;
    std::size_t to = 0;
};
using ChangePart = std::variant<PageChange, PageInsertion, PageRemoval, PageMove>;

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
    std::vector<Page> pages;
    /// All that was done and can be done again, oldest first.
    std::vector<Change> history;
    /// How many of these are done.
    std::size_t done = 0;
    /// The page that is worked on; noPage if none is.
    PageId current = noPage;
};

/// Where a page is; nothing if it is not there.
[[nodiscard]] std::optional<std::size_t> indexOf(const std::vector<Page> &pages, PageId id);
/// Makes all parts of a change (forward), or takes them back. Returns false, and changes nothing, where it does
/// not fit what is there: a change from a file need not. A page whose draft changes has the puzzle that the draft
/// is then.
[[nodiscard]] bool apply(std::vector<Page> &pages, const Change &change, bool isForward);
/// The same of one part.
[[nodiscard]] bool apply(std::vector<Page> &pages, const ChangePart &part, bool isForward);

/// What takes all the marks of a page away where they mean something else, or nothing, once it has another draft;
/// an empty change where they can stay. Requires: they fit the page before.
[[nodiscard]] MarksChange marksLost(Page &before, Page &after);
/// What takes all the marks of a page away, whatever its draft becomes.
[[nodiscard]] MarksChange marksTaken(Page &page);
[[nodiscard]] bool isEmpty(const MarksChange &change);

} // namespace inkling
