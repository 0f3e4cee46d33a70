// SPDX-License-Identifier: MIT
#include "support/randompuzzles.h"

#include "support/checks/reading.h"
#include "support/drafts.h"
#include "support/formula.h"

#include <algorithm>

namespace inkling::test {

namespace {

auto cellCount(const Drafting &drafting, BoardSize size)
{
    return std::ranges::count(drafting.places(size), PlaceRole::Cell, &SheetPlace::role);
}

/// A size that all values can be tried on; one in ten may be tiny.
BoardSize smallSize(const Drafting &drafting, int number)
{
    constexpr auto mostCells = 16;
    const auto leastCells = number % 10 == 0 ? 1 : 6;
    const BoardSize usual = drafting.usual();
    std::vector<BoardSize> sizes = someSizes(drafting);
    std::erase_if(sizes, [&](BoardSize size) {
        const auto cells = cellCount(drafting, size);
        return cells < leastCells || cells > mostCells || size.rows > usual.rows
               || size.columns > usual.columns;
    });
    return sizes.empty() ? drafting.smallest() : sizes[std::size_t(number) % sizes.size()];
}

/// A part of a sample, often its corner, with what is written there.
std::optional<Draft> partOfSample(const Family &family, BoardSize size, std::mt19937 &random)
{
    const auto samples = family.samples();
    const auto sample = readOne(family, std::string(samples[random() % samples.size()].text));
    const int down = sample->rows() - size.rows;
    const int across = sample->columns() - size.columns;
    if (down < 0 || across < 0)
        return std::nullopt;
    const bool isCorner = random() % 2 == 0;
    const int top = isCorner ? 0 : int(random() % unsigned(down + 1));
    const int left = isCorner ? 0 : int(random() % unsigned(across + 1));
    const Drafting &drafting = family.drafting();
    return resized(drafting, drafting.draft(*sample), {-left, -top, left - across, top - down});
}

/// The texts that clicks go through at a place; where they are typed, digits.
std::vector<std::string> shortTexts(const Drafting &drafting, const Draft &draft, PlaceId place)
{
    std::vector<std::string> texts = drafting.values(draft, place);
    if (!texts.empty())
        return texts;
    for (char digit = '1'; digit <= '9'; ++digit) {
        if (drafting.written(draft, place, std::string(1, digit)) == std::string(1, digit))
            texts.emplace_back(1, digit);
    }
    return texts;
}

/// An empty sheet, or one with cages, options, and some short texts, or the same one everywhere.
Draft beginning(const Drafting &drafting, BoardSize size, std::mt19937 &random)
{
    const bool areCaged = drafting.cagesCover() || random() % 3 == 0;
    Draft draft = areCaged ? randomDraft(drafting, size, 0, random) : drafting.blank(size);
    draft.options = random() % 2 == 0 ? 0 : std::uint32_t(random()) & drafting.options();
    const std::size_t same = random();
    const unsigned percent = random() % 200;
    for (PlaceId place = 0; place < PlaceId(cellCount(drafting, size)); ++place) {
        const auto values = shortTexts(drafting, draft, place);
        if (!values.empty() && random() % 100 < percent)
            draft.texts[place] = values[(percent < 100 ? random() : same) % values.size()];
    }
    return draft;
}

/// A random solution of a sheet without clues; its own clues may be such that nothing meets them.
std::vector<Fact> randomSolution(const Puzzle &unclued, std::mt19937 &random)
{
    const auto model = unclued.model();
    Formula formula(*model);
    const Encoding &encoding = formula.encoding();
    std::vector<ConstraintId> constraints = formula.allConstraints();
    std::erase_if(constraints, [&](ConstraintId id) {
        return encoding.isClue(id) && encoding.unknowns(id).empty();
    });
    if (!formula.solve(constraints, {}))
        std::erase_if(constraints, [&](ConstraintId id) { return encoding.isClue(id); });
    const std::vector<ValueSet> domains = model->domains();
    std::vector<Fact> facts;
    for (UnknownId unknown = 0; unknown < model->mainCount(); ++unknown) {
        std::vector<int> values;
        for (const int value : domains[unknown])
            values.push_back(value);
        facts.push_back({unknown, ValueSet::only(values[random() % values.size()])});
        if (!formula.solve(constraints, facts))
            facts.pop_back();
    }
    const auto values = formula.solve(constraints, facts);
    facts.clear();
    if (values) {
        for (UnknownId unknown = 0; unknown < model->mainCount(); ++unknown)
            facts.push_back({unknown, ValueSet::only((*values)[unknown])});
    }
    return facts;
}

/// The sheet as it is dealt, or with all the clues of some solution; where clues come first, as it
/// is.
Draft filled(const Drafting &drafting, const Draft &draft, std::mt19937 &random)
{
    RandomSource source(random());
    auto dealt = drafting.dealt(draft, source, {});
    if (dealt && *dealt != draft && drafting.puzzle(*dealt))
        return std::move(*dealt);
    const auto unclued = drafting.unclued(draft);
    if (!unclued)
        return draft;
    return drafting.clued(draft, randomSolution(*unclued, random), source).value_or(draft);
}

/// Changes a text, if what comes of it is a puzzle.
void change(const Drafting &drafting, Draft &draft, PlaceId place, std::string text)
{
    Draft changed = draft;
    changed.texts[place] = std::move(text);
    if (drafting.fits(changed) && drafting.puzzle(changed))
        draft = std::move(changed);
}

/// Takes some clues away, and operators of cages.
void thin(const Drafting &drafting, Draft &draft, std::mt19937 &random)
{
    const unsigned percent = random() % 100;
    for (PlaceId place = 0; place < PlaceId(draft.texts.size()); ++place) {
        const std::string text = draft.texts[place];
        if (text.empty() || random() % 100 >= percent)
            continue;
        change(drafting, draft, place, "");
        if (draft.texts[place] == text)
            change(drafting, draft, place, text.substr(0, text.size() - 1) + '?');
    }
}

/// A number in the text one higher or lower; else another of the short texts.
std::string other(const Drafting &drafting, const Draft &draft, PlaceId place, std::mt19937 &random)
{
    const std::string &text = draft.texts[place];
    const std::size_t begin = text.find_first_of("0123456789");
    if (begin != std::string::npos) {
        const std::size_t end = std::min(text.find_first_not_of("0123456789", begin), text.size());
        const int number = std::stoi(text.substr(begin, end - begin));
        return text.substr(0, begin) + std::to_string(number + (random() % 2 == 0 ? 1 : -1))
               + text.substr(end);
    }
    auto values = shortTexts(drafting, draft, place);
    std::erase(values, text);
    return values.empty() ? text : values[random() % values.size()];
}

/// Whether there is something to reason about.
bool isRich(const Puzzle &puzzle)
{
    constexpr ConstraintId fewConstraints = 4;
    const auto encoding = puzzle.model()->encoding();
    return !encoding || encoding->constraintCount() >= fewConstraints;
}

} // namespace

std::shared_ptr<const Puzzle> randomPuzzle(const Family &family, int number, std::mt19937 &random)
{
    const Drafting &drafting = family.drafting();
    const BoardSize size = smallSize(drafting, number);
    constexpr int tries = 50;
    std::shared_ptr<const Puzzle> puzzle;
    for (int i = 0; i < tries && !(puzzle && isRich(*puzzle)); ++i) {
        const auto part = random() % 2 == 0 ? partOfSample(family, size, random) : std::nullopt;
        Draft draft = filled(drafting, part ? *part : beginning(drafting, size, random), random);
        if (!drafting.puzzle(draft))
            continue;
        thin(drafting, draft, random);
        puzzle = *drafting.puzzle(draft);
    }
    if (!puzzle)
        return readOne(family, std::string(family.samples().front().text));
    return number % 5 == 4 ? disturbed(*puzzle, random) : puzzle;
}

std::shared_ptr<const Puzzle> disturbed(const Puzzle &puzzle, std::mt19937 &random)
{
    const Drafting &drafting = puzzle.family().drafting();
    Draft draft = drafting.draft(puzzle);
    for (PlaceId place = 0; place < PlaceId(draft.texts.size()); ++place) {
        if (!draft.texts[place].empty() && random() % 4 == 0)
            change(drafting, draft, place, other(drafting, draft, place, random));
    }
    return *drafting.puzzle(draft);
}

} // namespace inkling::test
