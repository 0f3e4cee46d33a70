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

/// The number of a page; never used twice in a project.
using PageId = std::uint32_t;
inline constexpr PageId noPage = 0;

/// The texts that a person has written about a puzzle.
struct Properties
{
    std::string title;
    std::string author;
    std::string note;
    friend bool operator==(const Properties &, const Properties &) = default;
};

/// The marks that a person has made on a puzzle.
struct Marks
{
    Marking marks;
    std::vector<Marking> trials;
    std::vector<Pin> pins;
    /// The joining moves, in a puzzle whose answer is built by joining; its marks follow from them.
    std::vector<Joining> moves;
    /// The solution drawn before there are clues, on the puzzle of Drafting::unclued().
    Marking solution;
    /// In the order of the elements, each once.
    std::vector<Tint> tints;

    [[nodiscard]] bool empty() const
    {
        return marks.empty() && trials.empty() && pins.empty() && moves.empty() && solution.empty()
               && tints.empty();
    }
    friend bool operator==(const Marks &, const Marks &) = default;
};

/// A puzzle of a project, finished or not, with all that a person has made of it. A value; cheap to
/// copy unless the page has been drawn or marked on.
struct Page
{
    PageId id = noPage;
    /// The family of the page. Never null.
    const Family *family = nullptr;
    /// The puzzle; null while the draft is unfinished.
    std::shared_ptr<const Puzzle> puzzle;
    /// The draft; absent while it is just the puzzle's own: see draftOf().
    std::optional<Draft> draft;
    Properties properties;
    Marks marks;
    /// The seconds that a person has worked on the page by hand.
    double seconds = 0;
    /// The number of the page's content in a document that is open: no other puzzle or draft, on
    /// this page or another, has or had the same. 0 outside of one; not in files.
    std::uint64_t revision = 0;
    /// The file, of several opened together, that the page was read from, from 0; not in files.
    std::uint32_t file = 0;
    /// The values that each unknown of the puzzle can have before any marks; null until blanksOf()
    /// is called.
    std::shared_ptr<const std::vector<ValueSet>> blanks;
    /// The values that each unknown of Drafting::unclued() can have before any marks; null until
    /// solutionBlanksOf() is called.
    std::shared_ptr<const std::vector<ValueSet>> solutionBlanks;

    /// Whether two pages have the same id, family, draft, properties and marks. Puzzles with the
    /// same draft count as the same.
    friend bool operator==(const Page &a, const Page &b);
};

/// The draft of a page. Cost: on the first call for a puzzle that was read from judge text that of
/// Drafting::draft(), later none.
[[nodiscard]] Draft draftOf(const Page &page);
/// The values that each unknown of a page's puzzle can have before any marks. For an unfinished
/// page: the values in the puzzle that a solution is drawn on; empty if there is nothing to mark.
/// Cost: on the first call for a puzzle that of Puzzle::model(), later none.
[[nodiscard]] const std::vector<ValueSet> &blanksOf(Page &page);
/// The values that each unknown can have before any marks, in the puzzle that a solution is drawn
/// on; empty if there is no such puzzle. Cost: that of blanksOf().
[[nodiscard]] const std::vector<ValueSet> &solutionBlanksOf(Page &page);
/// A new page that holds this puzzle.
[[nodiscard]] Page pageOf(std::shared_ptr<const Puzzle> puzzle);
/// A new page that holds this draft. Requires: the draft is of the family and fits its drafting.
[[nodiscard]] Page pageOf(const Family &family, Draft draft);
/// Whether nothing has been drawn, marked or written on a page: it is as a new sheet of its size.
/// Cost: that of draftOf() and Drafting::fresh().
[[nodiscard]] bool isBare(const Page &page);
/// Whether all marks can be made on a page: they name its unknowns, in ascending order, each once
/// and none blank; and the moves can be made on its puzzle. Elements of tints may lie outside of its
/// board.
[[nodiscard]] bool fits(Page &page, const Marks &marks);

/// A change of one page: of its draft, its marks, its properties.
struct PageChange
{
    PageId page = noPage;
    DraftChange draft;
    MarksChange marks;
    Properties propertiesBefore;
    Properties propertiesAfter;
};
/// The insertion of a page before the page at `index`.
struct PageInsertion
{
    std::size_t index = 0;
    Page page;
};
/// The removal of the page at `index`.
struct PageRemoval
{
    std::size_t index = 0;
    Page page;
};
/// The move of a page to another place; `to` is its index afterwards.
struct PageMove
{
    std::size_t from = 0;
    std::size_t to = 0;
};
using ChangePart = std::variant<PageChange, PageInsertion, PageRemoval, PageMove>;

/// A change of a project by one gesture. A value; can be applied forward and backward.
struct Change
{
    /// The description shown in the list of changes, in the language of the person who made the
    /// change.
    std::string words;
    /// The parts, applied in this order, and taken back in reverse.
    std::vector<ChangePart> parts;
};

/// The pages of a project, and the history of how they came about.
struct Project
{
    std::vector<Page> pages;
    /// All changes that were made and not discarded, those undone included, oldest first.
    std::vector<Change> history;
    /// The number of changes in `history` that are in effect; the later ones are undone.
    std::size_t done = 0;
    /// The page that a person is working on; noPage if there is none.
    PageId current = noPage;
};

/// The index of the page with this id; nothing if there is none.
[[nodiscard]] std::optional<std::size_t> indexOf(const std::vector<Page> &pages, PageId id);
/// Applies all parts of a change (forward), or takes them back. Returns false, and changes nothing,
/// where the change does not fit the pages: a change from a file need not. A page whose draft
/// changes gets the puzzle of the new draft.
[[nodiscard]] bool apply(std::vector<Page> &pages, const Change &change, bool isForward);
/// Applies one part of a change, or takes it back. Returns false, and changes nothing, if the part
/// does not fit the pages.
[[nodiscard]] bool apply(std::vector<Page> &pages, const ChangePart &part, bool isForward);

/// A change that removes those marks of a page that would have another meaning, or none, on the
/// page with its new draft; empty if all marks can stay. The drawn solution is judged apart from
/// the other marks. Requires: the marks fit `before`.
[[nodiscard]] MarksChange marksLost(Page &before, Page &after);
/// A change that removes all marks of a page.
[[nodiscard]] MarksChange marksTaken(Page &page);
/// Whether a change of marks changes nothing.
[[nodiscard]] bool isEmpty(const MarksChange &change);

} // namespace inkling
