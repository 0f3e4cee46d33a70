// SPDX-License-Identifier: MIT
#include "documents/strokestep.h"

#include "document/movedsolution.h"
#include "puzzle/family.h"

#include <utility>

namespace inkling {

namespace {

PageChange changeOf(PageId id, const DraftChange &draft, MarksChange marks)
{
    return {.page = id,
            .draft = draft,
            .marks = std::move(marks),
            .propertiesBefore = {},
            .propertiesAfter = {}};
}

/// The change that puts a drawn solution, which `change` takes off a page, on what the page becomes.
MarksChange solutionMoved(const Page &before, const PageChange &change, Page &after,
                          const Margins &margins)
{
    MarksChange moved;
    const bool isResized
        = margins.left != 0 || margins.top != 0 || margins.right != 0 || margins.bottom != 0;
    if (!isResized || change.marks.solution.empty())
        return moved;
    const std::vector<ValueSet> &blanks = solutionBlanksOf(after);
    for (const auto &[unknown, state] : movedSolution(after.family->drafting(), *before.draft,
                                                      *after.draft, margins, before.marks.solution))
        moved.solution.push_back({unknown, {blanks[unknown], false}, state});
    return moved;
}

/// The only part of a step, if it changes the draft of a page and nothing else; null if not.
const PageChange *draftPart(const Change &step)
{
    const auto *part
        = step.parts.size() == 1 ? std::get_if<PageChange>(&step.parts.front()) : nullptr;
    return part && !part->draft.empty() && part->propertiesBefore == part->propertiesAfter
               ? part
               : nullptr;
}

} // namespace

std::optional<Change> stepOf(Page &page, const Stroke &stroke)
{
    Change step{stroke.words.toStdString(), {}};
    if (stroke.draft.empty()) {
        if (!isEmpty(stroke.marks))
            step.parts.emplace_back(changeOf(page.id, {}, stroke.marks));
        return step;
    }
    PageChange made = changeOf(page.id, stroke.draft, {});
    std::vector<Page> after{page};
    if (!apply(after, ChangePart(made), true))
        return std::nullopt;
    made.marks
        = stroke.kind == StrokeKind::Moved ? marksTaken(page) : marksLost(page, after.front());
    // Taken off the board as it was, it is put on the one that it has become.
    MarksChange moved = solutionMoved(page, made, after.front(), stroke.margins);
    step.parts.emplace_back(std::move(made));
    if (!isEmpty(moved))
        step.parts.emplace_back(changeOf(page.id, {}, std::move(moved)));
    return step;
}

std::optional<Change> joined(const Change &last, const Change &next, const Page &page)
{
    const PageChange *const before = draftPart(last);
    const PageChange *const after = draftPart(next);
    if (!before || !after || before->page != after->page || before->draft.isWhole()
        || !isEmpty(after->marks))
        return std::nullopt;
    Draft from = *page.draft;
    Draft to = from;
    (void)apply(from, before->draft, false);
    (void)apply(to, after->draft, true);
    PageChange whole = *before;
    whole.draft = changeBetween(from, to);
    if (whole.draft.empty())
        return std::nullopt;
    Change step{next.words, {}};
    step.parts.emplace_back(std::move(whole));
    return step;
}

} // namespace inkling
