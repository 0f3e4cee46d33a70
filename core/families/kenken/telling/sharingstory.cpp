// SPDX-License-Identifier: MIT
#include "families/kenken/telling/sharingstory.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <utility>

namespace inkling::kenken {

namespace {

/// More cages one after the other nobody follows, and more ways to fill one nobody reads.
constexpr int mostLinks = 4;
constexpr std::size_t mostCases = 3;
/// Links that are tried.
constexpr int mostTried = 400;
/// Sets of digits that the others may take together.
constexpr std::size_t mostSets = 20'000;

/// What a taker takes of each line in all ways, and in some.
struct Share
{
    LineDigits always;
    LineDigits ever{};
};

Share shareOf(const Taker &taker, const std::vector<int> &ways)
{
    Share share{{Digits(~0U), Digits(~0U)}, {}};
    for (const int way : ways) {
        for (std::size_t line = 0; line < 2; ++line) {
            share.always[line] &= taker.takes[std::size_t(way)][line];
            share.ever[line] |= taker.takes[std::size_t(way)][line];
        }
    }
    return share;
}

std::size_t formulaCount(const Taker &taker, const std::vector<int> &ways)
{
    return CageWays::digitSetCount(waysOf(taker, ways), mostFormulas + 1);
}

/// Looks for the links of one case.
class Search
{
public:
    Search(const std::vector<Taker> &takers, Digits all, std::size_t lineCount)
        : m_takers(takers)
        , m_all(all)
        , m_lineCount(lineCount)
    {
        for (const Taker &taker : takers) {
            std::vector<int> &ways = m_ways.emplace_back(taker.takes.size());
            std::iota(ways.begin(), ways.end(), 0);
            m_shares.push_back(shareOf(taker, ways));
        }
    }
    /// The fewest links; none where they do not lead to an end.
    [[nodiscard]] std::vector<SharingLink> linksFor(std::size_t loser, std::vector<int> supposed)
    {
        set(loser, std::move(supposed));
        std::vector<SharingLink> links;
        for (int most = 1; most <= mostLinks; ++most) {
            m_triesLeft = mostTried;
            if (find(most, links))
                return links;
        }
        return {};
    }

private:
    void set(std::size_t taker, std::vector<int> ways)
    {
        m_ways[taker] = std::move(ways);
        m_shares[taker] = shareOf(m_takers[taker], m_ways[taker]);
    }
    [[nodiscard]] std::vector<int> without(const SharingLink &link) const;
    [[nodiscard]] SharingLink linkOf(std::size_t taker) const;
    void simplify(SharingLink &link) const;
    [[nodiscard]] bool canBeTold(const SharingLink &link) const;
    [[nodiscard]] bool find(int most, std::vector<SharingLink> &links);

    const std::vector<Taker> &m_takers;
    Digits m_all;
    std::size_t m_lineCount;
    std::vector<std::vector<int>> m_ways; ///< by taker, those left
    std::vector<Share> m_shares;
    int m_triesLeft = 0;
};

/// The ways that take none of what is taken and all that others lack.
std::vector<int> Search::without(const SharingLink &link) const
{
    std::vector<int> left;
    for (const int way : m_ways[link.taker]) {
        const LineDigits &takes = m_takers[link.taker].takes[std::size_t(way)];
        bool fits = true;
        for (std::size_t line = 0; line < m_lineCount; ++line)
            fits = fits && (takes[line] & link.taken[line]) == 0
                   && (link.lacking[line] & ~takes[line]) == 0;
        if (fits)
            left.push_back(way);
    }
    return left;
}

SharingLink Search::linkOf(std::size_t taker) const
{
    SharingLink link{taker, {}, {}, {}};
    LineDigits ever{};
    for (std::size_t other = 0; other < m_takers.size(); ++other) {
        for (std::size_t line = 0; other != taker && line < m_lineCount; ++line) {
            link.taken[line] |= m_shares[other].always[line];
            ever[line] |= m_shares[other].ever[line];
        }
    }
    for (std::size_t line = 0; line < m_lineCount; ++line) {
        link.taken[line] &= m_shares[taker].ever[line];
        link.lacking[line] = Digits(m_all & ~(ever[line] | m_shares[taker].always[line]));
    }
    link.left = without(link);
    return link;
}

/// Leaves out the digits that it does not need.
void Search::simplify(SharingLink &link) const
{
    for (LineDigits SharingLink::*const digits : {&SharingLink::lacking, &SharingLink::taken}) {
        for (std::size_t line = 0; line < m_lineCount; ++line) {
            for (const int digit : ValueSet((link.*digits)[line])) {
                SharingLink less = link;
                (less.*digits)[line] &= Digits(~(1U << digit));
                if (without(less).size() == link.left.size())
                    link = std::move(less);
            }
        }
    }
}

bool Search::canBeTold(const SharingLink &link) const
{
    const Taker &taker = m_takers[link.taker];
    if (link.left.size() == m_ways[link.taker].size())
        return false;
    if (taker.cage < 0 || (taker.isWrittenInOrder && link.left.size() <= mostInOrder))
        return true;
    const std::size_t formulas = formulaCount(taker, link.left);
    return formulas <= mostFormulas && formulas < formulaCount(taker, m_ways[link.taker]);
}

bool Search::find(int most, std::vector<SharingLink> &links)
{
    std::vector<SharingLink> next;
    for (std::size_t taker = 0; taker < m_takers.size(); ++taker) {
        SharingLink link = linkOf(taker);
        if (link.left.empty()) {
            simplify(link);
            links.push_back(std::move(link));
            return true;
        }
        if (most > 1 && canBeTold(link))
            next.push_back(std::move(link));
    }
    std::ranges::stable_sort(next, {}, [](const SharingLink &link) { return link.left.size(); });
    for (SharingLink &link : next) {
        if (--m_triesLeft < 0)
            return false;
        simplify(link);
        const auto before = std::pair(m_ways[link.taker], m_shares[link.taker]);
        set(link.taker, link.left);
        links.push_back(link);
        if (find(most - 1, links))
            return true;
        links.pop_back();
        m_ways[link.taker] = before.first;
        m_shares[link.taker] = before.second;
    }
    return false;
}

std::optional<Taker> takerOfCage(Telling &telling, int number, const std::vector<int> &lines)
{
    const Operation operation = telling.cage(number).operation;
    Taker taker{number,
                -1,
                telling.ways(number),
                operation == Operation::Sum || operation == Operation::Product,
                {}};
    if (!taker.ways)
        return std::nullopt;
    const CageWays shape(telling.terms(), number);
    for (int way = 0; way < taker.ways->count(); ++way) {
        LineDigits &takes = taker.takes.emplace_back();
        for (std::size_t line = 0; line < lines.size(); ++line)
            takes[line] = taker.ways->digits(way, shape.cellsOn(lines[line]));
    }
    return taker;
}

Taker takerOfCell(const Telling &telling, int cell, std::size_t line)
{
    Taker taker{-1, cell, nullptr, false, {}};
    for (const int digit : telling.possible(cell))
        taker.takes.emplace_back()[line] = Digits(1U << digit);
    return taker;
}

/// The cages of the step, and the other cells of its lines. Returns false where a cage has too many ways.
bool addTakers(Telling &telling, SharingStory &story)
{
    for (const int number : telling.cageNumbers) {
        auto taker = takerOfCage(telling, number, story.lines);
        if (!taker)
            return false;
        story.takers.push_back(std::move(*taker));
    }
    for (std::size_t line = 0; line < story.lines.size(); ++line) {
        for (int i = 0; i < telling.terms().side(); ++i) {
            const int cell = telling.terms().cell(story.lines[line], i);
            const int cage = int(telling.cages().cageOf[std::size_t(cell)]);
            if (std::ranges::find(telling.cageNumbers, cage) == telling.cageNumbers.end())
                story.takers.push_back(takerOfCell(telling, cell, line));
        }
    }
    return true;
}

/// The ways of a taker with a digit that the step excludes; none, where some excluded digit is not in its cells.
std::vector<int> excludedWays(const Telling &telling, const Taker &taker)
{
    const std::vector<int> cells = taker.cage < 0
                                       ? std::vector<int>{taker.cell}
                                       : std::vector<int>(telling.cage(taker.cage).cells.begin(),
                                                          telling.cage(taker.cage).cells.end());
    std::vector<std::pair<int, ValueSet>> lost;
    for (const Fact &fact : telling.told) {
        const auto place = std::ranges::find(cells, int(fact.unknown));
        if (place == cells.end())
            return {};
        lost.emplace_back(int(place - cells.begin()), telling.lost(fact));
    }
    std::vector<int> ways;
    for (int way = 0; way < int(taker.takes.size()); ++way) {
        if (std::ranges::any_of(lost, [&](const auto &cell) {
                const LineDigits &takes = taker.takes[std::size_t(way)];
                const unsigned digit = taker.cage < 0 ? unsigned(takes[0]) | takes[1]
                                                      : taker.ways->digit(way, cell.first);
                return (digit & cell.second.bits()) != 0;
            }))
            ways.push_back(way);
    }
    return ways;
}

/// The ways of a cage by the digits in them.
std::vector<std::vector<int>> byFormula(const Taker &taker, const std::vector<int> &ways)
{
    std::map<std::vector<std::string>, std::vector<int>> groups;
    for (const int way : ways)
        groups[CageWays::digitSets(waysOf(taker, {way}), 1)].push_back(way);
    std::vector<std::vector<int>> cases;
    for (auto &[digits, group] : groups)
        cases.push_back(std::move(group));
    return cases;
}

bool addCases(const Telling &telling, const std::vector<std::vector<int>> &parts,
              SharingStory &story)
{
    for (const std::vector<int> &supposed : parts) {
        Search search(story.takers, Digits(telling.terms().digits().bits()), story.lines.size());
        auto links = search.linksFor(story.loser, supposed);
        if (links.empty())
            return false;
        story.cases.push_back({supposed, std::move(links)});
    }
    return true;
}

std::uint32_t bothLines(const LineDigits &digits)
{
    return digits[0] | std::uint32_t(digits[1]) << 16;
}

void makeSet(std::vector<std::uint32_t> &sets)
{
    std::ranges::sort(sets);
    const auto repeated = std::ranges::unique(sets);
    sets.erase(repeated.begin(), repeated.end());
}

/// The digits of the lines that all takers but the loser can take together; nothing if there are
/// too many sets of them.
std::optional<std::vector<std::uint32_t>> takenByOthers(const SharingStory &story)
{
    std::vector<std::uint32_t> taken{0};
    for (std::size_t i = 0; i < story.takers.size(); ++i) {
        if (i == story.loser)
            continue;
        std::vector<std::uint32_t> own;
        for (const LineDigits &digits : story.takers[i].takes)
            own.push_back(bothLines(digits));
        makeSet(own);
        std::vector<std::uint32_t> next;
        for (const std::uint32_t some : taken) {
            for (const std::uint32_t others : own) {
                if ((some & others) == 0)
                    next.push_back(some | others);
            }
        }
        makeSet(next);
        if (next.size() > mostSets)
            return std::nullopt;
        taken = std::move(next);
    }
    return taken;
}

/// Finds what is left of the loser. Returns false where it is too much to be listed, or not all that
/// the step concludes.
bool addLeft(const std::vector<int> &excluded, SharingStory &story)
{
    const Taker &loser = story.takers[story.loser];
    const auto others = takenByOthers(story);
    if (loser.cage < 0 || !others)
        return false;
    for (int way = 0; way < int(loser.takes.size()); ++way) {
        const std::uint32_t own = bothLines(loser.takes[std::size_t(way)]);
        if (std::ranges::any_of(*others, [&](std::uint32_t sets) { return (sets & own) == 0; }))
            story.left.push_back(way);
    }
    const bool isAll = std::ranges::none_of(
        excluded, [&](int way) { return std::ranges::binary_search(story.left, way); });
    return isAll && !story.left.empty() && formulaCount(loser, story.left) <= mostFormulas;
}

} // namespace

WayList waysOf(const Taker &taker, const std::vector<int> &which)
{
    WayList list(taker.ways->size());
    const int stride = wordsFor(taker.ways->size());
    const std::vector<std::uint64_t> &words = taker.ways->words();
    for (const int way : which)
        list.words().insert(list.words().end(), words.begin() + way * stride,
                            words.begin() + (way + 1) * stride);
    return list;
}

std::optional<SharingStory> sharingStory(Telling &telling)
{
    const std::size_t shared = telling.rule() == RuleName::TwoLinesCages ? 2 : 1;
    if (telling.cageNumbers.empty() || telling.lines.size() < shared || telling.told.empty())
        return std::nullopt;
    SharingStory story;
    story.lines.assign(telling.lines.begin(), telling.lines.begin() + std::ptrdiff_t(shared));
    const int side = telling.terms().side();
    if ((story.lines.front() < side) != (story.lines.back() < side) || !addTakers(telling, story))
        return std::nullopt;
    std::vector<int> excluded;
    while (story.loser < story.takers.size()
           && (excluded = excludedWays(telling, story.takers[story.loser])).empty())
        ++story.loser;
    if (story.loser == story.takers.size())
        return std::nullopt;
    if (addCases(telling, {excluded}, story))
        return story;
    const Taker &loser = story.takers[story.loser];
    story.cases.clear();
    if (loser.cage >= 0 && formulaCount(loser, excluded) <= mostCases
        && addCases(telling, byFormula(loser, excluded), story))
        return story;
    story.cases.clear();
    return addLeft(excluded, story) ? std::optional(story) : std::nullopt;
}

} // namespace inkling::kenken
