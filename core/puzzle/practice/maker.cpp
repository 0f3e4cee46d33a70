// SPDX-License-Identifier: MIT
#include "puzzle/practice/maker.h"

#include "puzzle/drafting.h"
#include "puzzle/family.h"
#include "puzzle/joinable.h"

#include <algorithm>
#include <array>

namespace inkling {

namespace {

/// A larger board takes too long to make, and to look over.
constexpr int mostCells = 99;

/// A word for the difficulty of puzzles in which a rule is needed: its own, or a harder one.
Difficulty difficultyFor(const Rule &rule, RandomSource &random)
{
    return Difficulty(random.between(int(difficultyOf(rule.cost)), difficultyCount - 1));
}

/// One of the family's sizes that are quick to make: at first mostly the smallest, and the longer
/// one tries, the larger.
BoardSize sizeFrom(std::span<const BoardSize> sizes, std::uint64_t number, RandomSource &random)
{
    constexpr std::uint64_t triesForASize = 32;
    auto count = std::size_t(std::min(2 + number / triesForASize, std::uint64_t(sizes.size())));
    while (count > 1 && sizes[count - 1].rows * sizes[count - 1].columns > mostCells)
        --count;
    const auto place = [&] { return random.below(int(count)); };
    const int first = place();
    return sizes[std::size_t(number < triesForASize ? std::min({first, place(), place()}) : first)];
}

/// A random sample of the family, turned and mirrored at random; null if it has no sample.
std::shared_ptr<const Puzzle> sampleFrom(const Family &family, RandomSource &random)
{
    if (family.samples().empty())
        return nullptr;
    LineSource source{std::string(random.pick(family.samples()).text)};
    const auto read = family.read(source);
    if (!read || !*read || (*read)->rows() * (*read)->columns() > mostCells)
        return nullptr;
    const Drafting &drafting = family.drafting();
    Draft draft = drafting.draft(**read);
    for (int turn = 0; turn < turnCount; ++turn) {
        if (!random.chance(1, 2))
            continue;
        if (auto other = turned(drafting, draft, Turn(turn)))
            draft = *std::move(other);
    }
    return drafting.puzzle(draft).value_or(*read);
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
    // The samples show rules that random puzzles hardly ever need, and are there at once.
    constexpr std::uint64_t triesForARandomOne = 8;
    if (number % triesForARandomOne != 0)
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
        const std::array wanted{m_rule};
        PracticeFinds finds;
        if (made)
            finds = findPositions(made, wanted, 1,
                                  RandomSource(m_seed, ~streamOf(position, m_tried)), stop);
        if (stop.stopped())
            return std::nullopt;
        ++m_tried;
        m_isUnmarkable = m_isUnmarkable || !finds.unmarkable.empty();
        if (!finds.positions.empty() && isNew(finds.positions.front())) {
            m_tried = 0;
            return std::move(finds.positions.front());
        }
        if (tell)
            tell(tried + 1);
    }
    return std::nullopt;
}

bool PracticeMaker::isNew(const PracticePosition &position)
{
    std::pair made(position.puzzle->text(), position.known);
    if (std::ranges::find(m_made, made) != m_made.end())
        return false;
    m_made.push_back(std::move(made));
    return true;
}

} // namespace inkling
