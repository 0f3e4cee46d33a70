// SPDX-License-Identifier: MIT
#include "support/randomchanges.h"

#include "families/registry.h"
#include "puzzle/drafting.h"
#include "puzzle/joinable.h"

#include <algorithm>
#include <optional>

namespace inkling::test {

namespace {

std::size_t below(std::size_t count, std::mt19937 &random)
{
    return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
}

PageChange unchanged(const Page &page)
{
    PageChange change;
    change.page = page.id;
    change.propertiesBefore = page.properties;
    change.propertiesAfter = page.properties;
    change.marks.trialsBefore = change.marks.trialsAfter = page.marks.trials;
    change.marks.pinsBefore = change.marks.pinsAfter = page.marks.pins;
    change.marks.movesBefore = change.marks.movesAfter = page.marks.moves;
    return change;
}

std::optional<PageChange> randomWriting(Page &page, std::mt19937 &random)
{
    page.draft = draftOf(page);
    const Drafting &drafting = page.family->drafting();
    Draft after = *page.draft;
    const PlaceId place = PlaceId(below(after.texts.size(), random));
    const auto values = drafting.values(after, place);
    const std::string typed = values.empty()          ? std::to_string(below(20, random))
                              : below(4, random) == 0 ? std::string()
                                                      : values[below(values.size(), random)];
    const auto written = drafting.written(after, place, typed);
    if (!written)
        return std::nullopt;
    after.texts[place] = *written;
    if (!drafting.fits(after))
        return std::nullopt;
    PageChange change = unchanged(page);
    change.draft = changeBetween(*page.draft, after);
    if (change.draft.empty())
        return std::nullopt;
    std::vector<Page> changed{page};
    if (!apply(changed, ChangePart(change), true))
        return std::nullopt;
    change.marks = marksLost(page, changed.front());
    return change;
}

/// Of a puzzle whose answer is built by joining.
std::optional<PageChange> randomMove(const Page &page, std::mt19937 &random)
{
    PageChange change = unchanged(page);
    std::vector<Joining> &moves = change.marks.movesAfter;
    const Table table = *page.puzzle->joinable()->table(moves);
    if (!moves.empty() && below(3, random) == 0) {
        moves.pop_back();
        return change;
    }
    const auto any = [&] { return table.things[below(table.things.size(), random)].place; };
    const char sign = table.signs[below(table.signs.size(), random)];
    moves.push_back({any(), any(), sign});
    return page.puzzle->joinable()->table(moves) ? std::optional(change) : std::nullopt;
}

std::optional<PageChange> randomTint(const Page &page, std::mt19937 &random)
{
    const ElementId element = ElementId(below(12, random));
    const auto known = std::ranges::find(page.marks.tints, element, &Tint::element);
    const int before = known == page.marks.tints.end() ? 0 : known->colour;
    const int after = int(below(tintCount + 1, random));
    if (before == after)
        return std::nullopt;
    PageChange change = unchanged(page);
    change.marks.tints.push_back({element, before, after});
    return change;
}

std::optional<PageChange> randomMark(Page &page, std::mt19937 &random)
{
    if (below(8, random) == 0)
        return randomTint(page, random);
    if (page.puzzle && page.puzzle->joinable() && below(4, random) > 0)
        return randomMove(page, random);
    const bool isSolution = below(4, random) == 0;
    const std::vector<ValueSet> &blanks = isSolution ? solutionBlanksOf(page) : blanksOf(page);
    if (blanks.empty())
        return std::nullopt;
    const Marking &marks = isSolution ? page.marks.solution : page.marks.marks;
    const UnknownId unknown = UnknownId(below(blanks.size(), random));
    const auto known = std::ranges::find(marks, unknown, &MarkedUnknown::unknown);
    const MarkState blank{blanks[unknown], false};
    const MarkState before = known == marks.end() ? blank : known->state;
    const std::vector<int> values(blanks[unknown].begin(), blanks[unknown].end());
    MarkState after{ValueSet::only(values[below(values.size(), random)]), below(3, random) == 0};
    if (below(5, random) == 0)
        after = blank;
    if (after == before)
        return std::nullopt;
    PageChange change = unchanged(page);
    (isSolution ? change.marks.solution : change.marks.facts).push_back({unknown, before, after});
    return change;
}

PageChange randomMoment(const Page &page, std::mt19937 &random)
{
    PageChange change = unchanged(page);
    if (below(2, random) == 0)
        change.marks.pinsAfter.push_back(
            {"pin \"ü\" " + std::to_string(below(9, random)), page.marks.marks});
    else if (page.marks.trials.empty() || below(2, random) == 0)
        change.marks.trialsAfter.push_back(page.marks.marks);
    else
        change.marks.trialsAfter.pop_back();
    return change;
}

std::optional<ChangePart> randomPart(std::vector<Page> &pages, PageId &lastId, std::mt19937 &random)
{
    const std::size_t index = below(pages.size(), random);
    Page &page = pages[index];
    switch (below(10, random)) {
    case 0: {
        PageInsertion insertion{below(pages.size() + 1, random), page};
        insertion.page.id = ++lastId;
        return insertion;
    }
    case 1:
        if (pages.size() > 1)
            return PageRemoval{index, page};
        return std::nullopt;
    case 2:
        if (const std::size_t to = below(pages.size(), random); to != index)
            return PageMove{index, to};
        return std::nullopt;
    case 3: {
        PageChange change = unchanged(page);
        change.propertiesAfter.title = "title\n" + std::to_string(below(1000, random));
        change.propertiesAfter.note = std::string(below(30, random), 'n');
        return change;
    }
    case 4:
        return randomMoment(page, random);
    case 5:
    case 6:
        return randomMark(page, random);
    default:
        return randomWriting(page, random);
    }
}

} // namespace

std::vector<Page> samplePages(std::size_t most)
{
    std::vector<Page> pages;
    for (const Family *family : families()) {
        for (const Sample &sample : family->samples()) {
            LineSource source{std::string(sample.text)};
            const auto puzzle = family->read(source);
            if (puzzle && *puzzle)
                pages.push_back(pageOf(*puzzle));
        }
    }
    const auto cells
        = [](const Page &page) { return page.puzzle->rows() * page.puzzle->columns(); };
    std::ranges::stable_sort(pages, {}, cells);
    pages.resize(std::min(most, pages.size()));
    for (std::size_t i = 0; i < pages.size(); ++i)
        pages[i].id = PageId(i + 1);
    return pages;
}

Change randomChange(std::vector<Page> &pages, PageId &lastId, std::mt19937 &random)
{
    for (;;) {
        if (auto part = randomPart(pages, lastId, random))
            return {"step \"" + std::to_string(below(100, random)) + "\" – ü", {*std::move(part)}};
    }
}

} // namespace inkling::test
