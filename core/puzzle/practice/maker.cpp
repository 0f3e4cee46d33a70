// SPDX-License-Identifier: MIT
#include "puzzle/practice/maker.h"

#include "puzzle/drafting.h"
#include "puzzle/family.h"
#include "puzzle/joinable.h"

#include <algorithm>

namespace inkling {

namespace {

/// A larger board takes too long to make, and to look over.
constexpr int mostCells = 99;

/// A word for the difficulty of puzzles in which a rule is needed: its own, or rather a harder one,
/// which cheaper rules seldom solve.
Difficulty difficultyFor(const Rule &rule, RandomSource &random)
{
    const int least = int(difficultyOf(rule.cost));
    int word = least;
    for (int draw = 0; draw < 3; ++draw)
        word = std::max(word, random.between(least, difficultyCount - 1));
    return Difficulty(word);
}

/// One of the family's sizes that are not too large, at first one of the smallest, which are there
/// at once.
BoardSize sizeFrom(std::span<const BoardSize> sizes, std::uint64_t number, RandomSource &random)
{
    auto count = std::size_t(std::min(2 + number, std::uint64_t(sizes.size())));
    while (count > 1 && sizes[count - 1].rows * sizes[count - 1].columns > mostCells)
        --count;
    return sizes[std::size_t(random.below(int(count)))];
}

/// A random sample of the family, turned and mirrored at random; null if it has none that is small.
std::shared_ptr<const Puzzle> sampleFrom(const Family &family, RandomSource &random)
{
    std::vector<std::shared_ptr<const Puzzle>> small;
    for (const Sample &sample : family.samples()) {
        LineSource source{std::string(sample.text)};
        const auto read = family.read(source);
        if (read && *read && (*read)->rows() * (*read)->columns() <= mostCells)
            small.push_back(*read);
    }
    if (small.empty())
        return nullptr;
    const std::shared_ptr<const Puzzle> sample = random.pick(small);
    const Drafting &drafting = family.drafting();
    Draft draft = drafting.draft(*sample);
    for (int turn = 0; turn < turnCount; ++turn) {
        if (!random.chance(1, 2))
            continue;
        if (auto other = turned(drafting, draft, Turn(turn)))
            draft = *std::move(other);
    }
    return drafting.puzzle(draft).value_or(sample);
}

/// The stream of random numbers for a try of a position.
std::uint64_t streamOf(std::uint64_t position, std::uint64_t number)
{
    constexpr int bitsForTries = 24;
    return position << bitsForTries | number;
}

} // namespace

std::optional<Unpractised> whyUnpractised(const Family &family, RuleId rule)
{
    if (isJoinable(family))
        return Unpractised::BuildsAnswer;
    if (family.rules()[rule].isLinkOnly)
        return Unpractised::OnlyALink;
    if (family.picture(rule).contradiction)
        return Unpractised::NoAnswer;
    return std::nullopt;
}

PracticeMaker::PracticeMaker(const Family &family, RuleId rule, std::uint64_t seed)
    : m_family(family)
    , m_rule(rule)
    , m_seed(seed)
{}

std::shared_ptr<const Puzzle> PracticeMaker::puzzle(std::uint64_t position, std::uint64_t number,
                                                    const StopCondition &stop) const
{
    RandomSource random(m_seed, streamOf(position, number));
    // The samples are there at once, and show rules that random puzzles never need.
    const bool isFirst = position == 0 && number == 0;
    if (isFirst || number % 2 == 1)
        return sampleFrom(m_family, random);
    Wish wish{.size = sizeFrom(m_family.sizes(), number, random),
              .difficulty = difficultyFor(m_family.rules()[m_rule], random),
              .seed = random.next()};
    while (m_family.expectedInstead(wish) && wish.difficulty > Difficulty::Gentle)
        wish.difficulty = Difficulty(int(wish.difficulty) - 1);
    return m_family.expectedInstead(wish) ? nullptr : m_family.generate(wish, {}, stop);
}

std::optional<PracticePosition> PracticeMaker::next(std::size_t mostTries,
                                                    const StopCondition &stop,
                                                    const std::function<void(std::size_t)> &tell)
{
    for (std::size_t tried = 0; tried < mostTries; ++tried) {
        const std::uint64_t position = m_made.size();
        const auto made = puzzle(position, m_tried, stop);
        PracticeFinds finds;
        if (made)
            finds = findIn(made, stop);
        if (stop.stopped())
            return std::nullopt;
        ++m_tried;
        m_unmarkable += finds.isUnmarkable ? 1 : 0;
        if (!finds.positions.empty() && isNew(finds.positions.front())) {
            m_tried = 0;
            return std::move(finds.positions.front());
        }
        if (isUnmarkable())
            return std::nullopt;
        if (tell)
            tell(tried + 1);
    }
    return std::nullopt;
}

bool PracticeMaker::isUnmarkable() const
{
    constexpr int enough = 40;
    return m_made.empty() && m_unmarkable >= enough;
}

PracticeFinds PracticeMaker::findIn(const std::shared_ptr<const Puzzle> &puzzle,
                                    const StopCondition &stop) const
{
    const PracticeFinder finder(puzzle, stop);
    if (!finder.isFit())
        return {};
    // At first it is quicker to take another puzzle than to try hard.
    constexpr std::uint64_t mostPatience = 40;
    const PracticeEffort effort{.patience = std::size_t(std::min(2 + 2 * m_tried, mostPatience))};
    return finder.find(m_rule, effort, RandomSource(m_seed, ~streamOf(m_made.size(), m_tried)),
                       stop);
}

bool PracticeMaker::isNew(const PracticePosition &position)
{
    std::pair made(position.puzzle->text(), position.known);
    const bool isSameBoard = !m_made.empty() && m_made.back().first == made.first;
    if (isSameBoard || std::ranges::find(m_made, made) != m_made.end())
        return false;
    m_made.push_back(std::move(made));
    return true;
}

} // namespace inkling
