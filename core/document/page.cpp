// SPDX-License-Identifier: MIT
#include "document/page.h"

#include "puzzle/drafting.h"
#include "puzzle/family.h"
#include "puzzle/joinable.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <type_traits>

namespace inkling {

namespace {

const Drafting &draftingOf(const Page &page)
{
    return page.family->drafting();
}

/// The puzzle that a solution is drawn on; null where clues come first.
std::shared_ptr<const Puzzle> uncluedPuzzle(const Page &page)
{
    return draftingOf(page).unclued(draftOf(page));
}

/// The puzzle that a person's marks are made on; null where there is nothing to mark.
std::shared_ptr<const Puzzle> markedPuzzle(const Page &page)
{
    return page.puzzle ? page.puzzle : uncluedPuzzle(page);
}

const std::vector<ValueSet> &blanksOf(std::shared_ptr<const std::vector<ValueSet>> &blanks,
                                      const std::shared_ptr<const Puzzle> &puzzle)
{
    blanks = std::make_shared<const std::vector<ValueSet>>(puzzle ? puzzle->model()->initial()
                                                                  : std::vector<ValueSet>());
    return *blanks;
}

void takePuzzle(Page &page)
{
    auto drawn = draftingOf(page).puzzle(*page.draft);
    page.puzzle = drawn ? *std::move(drawn) : nullptr;
    page.blanks.reset();
    page.solutionBlanks.reset();
}

bool fits(const std::vector<ValueSet> &blanks, const Marking &marking)
{
    for (std::size_t i = 0; i < marking.size(); ++i) {
        const auto &[unknown, state] = marking[i];
        if (unknown >= blanks.size() || !state.values.within(blanks[unknown])
            || state == MarkState{blanks[unknown], false}
            || (i > 0 && marking[i - 1].unknown >= unknown)) {
            return false;
        }
    }
    return true;
}

bool fits(const std::vector<ValueSet> &blanks, const std::vector<Marking> &markings)
{
    return std::ranges::all_of(markings, [&](const Marking &m) { return fits(blanks, m); });
}

bool fits(const std::vector<ValueSet> &blanks, const std::vector<Pin> &pins)
{
    return std::ranges::all_of(pins, [&](const Pin &pin) { return fits(blanks, pin.marks); });
}

/// Whether moves can be made on a puzzle; null for none.
bool fits(const Puzzle *puzzle, const std::vector<Joining> &moves)
{
    return moves.empty() || (puzzle && puzzle->joinable() && puzzle->joinable()->table(moves));
}

/// Whether moves do the same on two puzzles; null for none.
bool doTheSame(const Puzzle *before, const Puzzle *after, const std::vector<Joining> &moves)
{
    if (moves.empty())
        return true;
    if (!fits(before, moves) || !fits(after, moves))
        return false;
    const Table one = *before->joinable()->table(moves);
    const Table other = *after->joinable()->table(moves);
    return one.lines == other.lines
           && std::ranges::equal(one.things, other.things, {}, &Table::Thing::value,
                                 &Table::Thing::value);
}

/// Returns false where the change does not begin with what is marked.
bool applyFact(Marking &marking, const std::vector<ValueSet> &blanks, const MarkStateChange &change,
               bool isForward)
{
    const MarkState &before = isForward ? change.before : change.after;
    const MarkState &after = isForward ? change.after : change.before;
    if (change.unknown >= blanks.size() || !after.values.within(blanks[change.unknown]))
        return false;
    const MarkState blank{blanks[change.unknown], false};
    const auto place
        = std::ranges::lower_bound(marking, change.unknown, {}, &MarkedUnknown::unknown);
    const bool isMarked = place != marking.end() && place->unknown == change.unknown;
    if ((isMarked ? place->state : blank) != before)
        return false;
    if (isMarked && after == blank)
        marking.erase(place);
    else if (isMarked)
        place->state = after;
    else if (after != blank)
        marking.insert(place, {change.unknown, after});
    return true;
}

/// The tints as they are then; nothing where the changes do not begin with what is tinted.
std::optional<std::vector<Tint>> changed(std::vector<Tint> tints,
                                         const std::vector<TintChange> &changes, bool isForward)
{
    for (const TintChange &change : changes) {
        const int before = isForward ? change.before : change.after;
        const int after = isForward ? change.after : change.before;
        const auto place = std::ranges::lower_bound(tints, change.element, {}, &Tint::element);
        const bool isTinted = place != tints.end() && place->element == change.element;
        if ((isTinted ? place->colour : 0) != before)
            return std::nullopt;
        if (isTinted && after == 0)
            tints.erase(place);
        else if (isTinted)
            place->colour = after;
        else if (after != 0)
            tints.insert(place, {change.element, after});
    }
    return tints;
}

/// The marking as it is then; nothing where the changes do not begin with what is marked.
std::optional<Marking> changed(Marking marking, const std::vector<ValueSet> &blanks,
                               const std::vector<MarkStateChange> &changes, bool isForward)
{
    for (const MarkStateChange &change : changes) {
        if (!applyFact(marking, blanks, change, isForward))
            return std::nullopt;
    }
    return marking;
}

bool applyMarks(Page &page, const MarksChange &change, bool isForward)
{
    const auto &trialsBefore = isForward ? change.trialsBefore : change.trialsAfter;
    const auto &trialsAfter = isForward ? change.trialsAfter : change.trialsBefore;
    const auto &pinsBefore = isForward ? change.pinsBefore : change.pinsAfter;
    const auto &pinsAfter = isForward ? change.pinsAfter : change.pinsBefore;
    const bool hasTrials = trialsBefore != trialsAfter;
    const bool hasPins = pinsBefore != pinsAfter;
    const auto &movesBefore = isForward ? change.movesBefore : change.movesAfter;
    const auto &movesAfter = isForward ? change.movesAfter : change.movesBefore;
    const bool hasMoves = movesBefore != movesAfter;
    const std::vector<ValueSet> &blanks = blanksOf(page);
    if ((hasTrials && (page.marks.trials != trialsBefore || !fits(blanks, trialsAfter)))
        || (hasPins && (page.marks.pins != pinsBefore || !fits(blanks, pinsAfter)))
        || (hasMoves
            && (page.marks.moves != movesBefore || !fits(page.puzzle.get(), movesAfter)))) {
        return false;
    }
    auto marking = changed(page.marks.marks, blanks, change.facts, isForward);
    auto solution
        = changed(page.marks.solution, change.solution.empty() ? blanks : solutionBlanksOf(page),
                  change.solution, isForward);
    auto tints = changed(page.marks.tints, change.tints, isForward);
    if (!marking || !solution || !tints)
        return false;
    page.marks.tints = *std::move(tints);
    page.marks.marks = *std::move(marking);
    page.marks.solution = *std::move(solution);
    if (hasTrials)
        page.marks.trials = trialsAfter;
    if (hasPins)
        page.marks.pins = pinsAfter;
    if (hasMoves)
        page.marks.moves = movesAfter;
    return true;
}

bool applyDraft(Page &page, const DraftChange &change, bool isForward)
{
    if (!page.draft)
        page.draft = draftOf(page);
    if (!apply(*page.draft, change, isForward) || !draftingOf(page).fits(*page.draft))
        return false;
    takePuzzle(page);
    return true;
}

/// The marks that a draft's change takes away are those of the puzzle before it: they go first, and come back
/// last.
bool applyToPage(Page &page, const PageChange &change, bool isForward)
{
    const Properties &before = isForward ? change.propertiesBefore : change.propertiesAfter;
    const Properties &after = isForward ? change.propertiesAfter : change.propertiesBefore;
    if (before != after && page.properties != before)
        return false;
    const auto applyTheMarks
        = [&] { return isEmpty(change.marks) || applyMarks(page, change.marks, isForward); };
    const auto applyTheDraft
        = [&] { return change.draft.empty() || applyDraft(page, change.draft, isForward); };
    if (isForward ? !applyTheMarks() || !applyTheDraft() : !applyTheDraft() || !applyTheMarks())
        return false;
    if (before != after)
        page.properties = after;
    return true;
}

bool putIn(std::vector<Page> &pages, std::size_t index, const Page &page)
{
    if (index > pages.size() || indexOf(pages, page.id))
        return false;
    pages.insert(pages.begin() + std::ptrdiff_t(index), page);
    return true;
}

bool takeOut(std::vector<Page> &pages, std::size_t index, const Page &page)
{
    if (index >= pages.size() || pages[index] != page)
        return false;
    pages.erase(pages.begin() + std::ptrdiff_t(index));
    return true;
}

bool movePage(std::vector<Page> &pages, std::size_t from, std::size_t to)
{
    if (from >= pages.size() || to >= pages.size())
        return false;
    const auto begin = pages.begin();
    if (from < to)
        std::rotate(begin + std::ptrdiff_t(from), begin + std::ptrdiff_t(from) + 1,
                    begin + std::ptrdiff_t(to) + 1);
    else
        std::rotate(begin + std::ptrdiff_t(to), begin + std::ptrdiff_t(from),
                    begin + std::ptrdiff_t(from) + 1);
    return true;
}

/// Whether marks say the same on two puzzles, whatever numbers their unknowns have.
bool saysTheSame(const Marking &marking, const Model &before, const Model &after)
{
    return std::ranges::all_of(marking, [&](const MarkedUnknown &mark) {
        const Fact fact{mark.unknown, mark.state.values};
        return before.json(fact) == after.json(fact);
    });
}

/// The changes that wipe off marks.
std::vector<MarkStateChange> wiped(const Marking &marking, const std::vector<ValueSet> &blanks)
{
    std::vector<MarkStateChange> changes;
    for (const MarkedUnknown &mark : marking)
        changes.push_back({mark.unknown, mark.state, {blanks[mark.unknown], false}});
    return changes;
}

/// The changes that take all colours away.
std::vector<TintChange> wiped(const std::vector<Tint> &tints)
{
    std::vector<TintChange> changes;
    for (const Tint &tint : tints)
        changes.push_back({tint.element, tint.colour, 0});
    return changes;
}

bool keepsSolution(const Page &before, Page &after)
{
    const Marking &solution = before.marks.solution;
    return solution.empty()
           || (draftOf(before).size == draftOf(after).size
               && fits(solutionBlanksOf(after), solution)
               && saysTheSame(solution, *uncluedPuzzle(before)->model(),
                              *uncluedPuzzle(after)->model()));
}

bool keepsMarks(const Page &before, Page &after)
{
    Marks marks = before.marks;
    marks.solution.clear();
    marks.tints.clear();
    if (marks.empty())
        return true;
    if (draftOf(before).size != draftOf(after).size || !fits(after, marks))
        return false;
    // A trial or a bookmark without marks fits a page that nothing can be marked on.
    if (!markedPuzzle(before) || !markedPuzzle(after))
        return false;
    const auto model = markedPuzzle(before)->model();
    const auto newModel = markedPuzzle(after)->model();
    const auto saysSo
        = [&](const Marking &marking) { return saysTheSame(marking, *model, *newModel); };
    return saysSo(marks.marks) && std::ranges::all_of(marks.trials, saysSo)
           && std::ranges::all_of(marks.pins, saysSo, &Pin::marks)
           && doTheSame(before.puzzle.get(), after.puzzle.get(), marks.moves);
}

} // namespace

bool operator==(const Page &a, const Page &b)
{
    return a.id == b.id && a.family == b.family && a.properties == b.properties
           && a.marks == b.marks
           && ((a.puzzle && a.puzzle == b.puzzle) || draftOf(a) == draftOf(b));
}

Draft draftOf(const Page &page)
{
    return page.draft ? *page.draft : draftingOf(page).draft(*page.puzzle);
}

bool isBare(const Page &page)
{
    if (!page.marks.empty() || page.properties != Properties())
        return false;
    const Draft draft = draftOf(page);
    return draft == draftingOf(page).fresh(draft.size);
}

const std::vector<ValueSet> &blanksOf(Page &page)
{
    return page.blanks ? *page.blanks : blanksOf(page.blanks, markedPuzzle(page));
}

const std::vector<ValueSet> &solutionBlanksOf(Page &page)
{
    return page.solutionBlanks ? *page.solutionBlanks
                               : blanksOf(page.solutionBlanks, uncluedPuzzle(page));
}

Page pageOf(std::shared_ptr<const Puzzle> puzzle)
{
    Page page;
    page.family = &puzzle->family();
    page.puzzle = std::move(puzzle);
    return page;
}

Page pageOf(const Family &family, Draft draft)
{
    Page page;
    page.family = &family;
    page.draft = std::move(draft);
    takePuzzle(page);
    return page;
}

bool fits(Page &page, const Marks &marks)
{
    if (marks.empty())
        return true;
    if (std::ranges::adjacent_find(marks.tints, std::greater_equal<>(), &Tint::element)
        != marks.tints.end())
        return false;
    const std::vector<ValueSet> &blanks = blanksOf(page);
    return fits(blanks, marks.marks) && fits(blanks, marks.trials) && fits(blanks, marks.pins)
           && fits(page.puzzle.get(), marks.moves)
           && (marks.solution.empty() || fits(solutionBlanksOf(page), marks.solution));
}

std::optional<std::size_t> indexOf(const std::vector<Page> &pages, PageId id)
{
    const auto place = std::ranges::find(pages, id, &Page::id);
    if (place == pages.end())
        return std::nullopt;
    return std::size_t(place - pages.begin());
}

bool apply(std::vector<Page> &pages, const ChangePart &part, bool isForward)
{
    if (const auto *change = std::get_if<PageChange>(&part)) {
        const auto index = indexOf(pages, change->page);
        if (!index)
            return false;
        Page changed = pages[*index];
        if (!applyToPage(changed, *change, isForward))
            return false;
        pages[*index] = std::move(changed);
        return true;
    }
    if (const auto *insertion = std::get_if<PageInsertion>(&part))
        return isForward ? putIn(pages, insertion->index, insertion->page)
                         : takeOut(pages, insertion->index, insertion->page);
    if (const auto *removal = std::get_if<PageRemoval>(&part))
        return isForward ? takeOut(pages, removal->index, removal->page)
                         : putIn(pages, removal->index, removal->page);
    const auto &move = std::get<PageMove>(part);
    return isForward ? movePage(pages, move.from, move.to) : movePage(pages, move.to, move.from);
}

bool apply(std::vector<Page> &pages, const Change &change, bool isForward)
{
    const std::size_t count = change.parts.size();
    const auto part = [&](std::size_t i) -> const ChangePart & {
        return change.parts[isForward ? i : count - 1 - i];
    };
    for (std::size_t i = 0; i < count; ++i) {
        if (apply(pages, part(i), isForward))
            continue;
        while (i-- > 0)
            (void)apply(pages, part(i), !isForward);
        return false;
    }
    return true;
}

MarksChange marksLost(Page &before, Page &after)
{
    const Marks &marks = before.marks;
    MarksChange lost;
    if (!keepsMarks(before, after)) {
        lost.facts = wiped(marks.marks, blanksOf(before));
        lost.trialsBefore = marks.trials;
        lost.pinsBefore = marks.pins;
        lost.movesBefore = marks.moves;
    }
    if (draftOf(before).size != draftOf(after).size)
        lost.tints = wiped(marks.tints);
    if (!keepsSolution(before, after))
        lost.solution = wiped(marks.solution, solutionBlanksOf(before));
    return lost;
}

MarksChange marksTaken(Page &page)
{
    const Marks &marks = page.marks;
    MarksChange taken;
    if (marks.empty())
        return taken;
    taken.facts = wiped(marks.marks, blanksOf(page));
    taken.solution = wiped(marks.solution, solutionBlanksOf(page));
    taken.trialsBefore = marks.trials;
    taken.pinsBefore = marks.pins;
    taken.movesBefore = marks.moves;
    taken.tints = wiped(marks.tints);
    return taken;
}

bool isEmpty(const MarksChange &change)
{
    return change.facts.empty() && change.solution.empty() && change.tints.empty()
           && change.trialsBefore == change.trialsAfter && change.pinsBefore == change.pinsAfter
           && change.movesBefore == change.movesAfter;
}

} // namespace inkling
