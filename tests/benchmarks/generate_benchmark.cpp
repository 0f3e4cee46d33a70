// SPDX-License-Identifier: MIT
//
// How long it takes to make a puzzle of each family and difficulty at its two smallest sizes, by the clock
// and in CPU time of all threads, and whether each has one answer (by code apart from the program's) and a
// rating that the word stands for. Then what it takes to thin a Slitherlink out to the fewest clues, beside
// plain CaDiCaL that takes away one clue at a time, anew for each and keeping what it has learned.
//
//   generate-benchmark [COUNT [FAMILY]]     100 puzzles of each, of all families, without

#include "families/registry.h"
#include "families/slink/generating/loop.h"
#include "families/slink/search/solver.h"
#include "plaincadical.h"
#include "puzzle/explanation.h"
#include "puzzle/thinning.h"
#include "uniqueness.h"
#include "timing.h"

#include <numeric>

namespace {

using namespace inkling;

double processMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

/// What the puzzles made to one wish, but for the seed, come to.
struct Tally
{
    Times wall;
    Times cpu;
    double least = 1e9;
    double most = 0;
    int made = 0;
    int unique = 0;
    int inRange = 0;

    void add(const Family &family, const Wish &wish);
};

void Tally::add(const Family &family, const Wish &wish)
{
    const auto start = StopCondition::Clock::now();
    const double cpuStart = processMilliseconds();
    const auto puzzle = family.generate(wish, {}, timeLimit(std::chrono::seconds(120)));
    cpu.milliseconds.push_back(processMilliseconds() - cpuStart);
    const std::chrono::duration<double, std::milli> taken = StopCondition::Clock::now() - start;
    wall.milliseconds.push_back(taken.count());
    if (!puzzle)
        return;
    ++made;
    const Explanation explanation = explain(*puzzle, {});
    if (!explanation.rating)
        return;
    const double rating = explanation.rating->value;
    least = std::min(least, rating);
    most = std::max(most, rating);
    inRange += ratingRange(wish.difficulty).distance(rating) == 0
                       && explanation.rating->difficulty == wish.difficulty
                   ? 1
                   : 0;
    const auto fault = checks::faultOfUniqueness(*puzzle, *explanation.solution.first);
    unique += fault ? 0 : 1;
    if (fault)
        std::printf("%s\n%s\n", puzzle->text().c_str(), fault->c_str());
}

void reportFamily(const Family &family, int count)
{
    for (const BoardSize size :
         family.sizes().first(std::min<std::size_t>(2, family.sizes().size()))) {
        for (int word = 0; word < difficultyCount; ++word) {
            Tally tally;
            for (int seed = 0; seed < count; ++seed)
                tally.add(family, Wish{size, Difficulty(word), std::uint64_t(seed)});
            std::printf("%-12s %3dx%-3d %-9s %9.1f %9.1f %9.1f %9.1f %5.1f..%-5.1f %5d %6d %6d\n",
                        std::string(family.id()).c_str(), size.rows, size.columns,
                        std::string(difficultyName(Difficulty(word))).c_str(), tally.wall.median(),
                        tally.wall.within(0.95), tally.wall.max(), tally.cpu.mean(), tally.least,
                        tally.most, tally.made, tally.unique, tally.inRange);
            std::fflush(stdout);
        }
    }
}

/// A full board to be thinned out, and the order in which its clues are tried.
struct Full
{
    std::vector<bool> inside;
    slink::Clues clues;
    std::vector<int> order;

    [[nodiscard]] std::vector<bool> all() const { return std::vector<bool>(order.size(), true); }
    [[nodiscard]] slink::Clues only(const std::vector<bool> &kept) const
    {
        slink::Clues left = clues;
        for (std::size_t i = 0; i < kept.size(); ++i) {
            if (!kept[i])
                left.cells[i] = slink::blank;
        }
        return left;
    }
};

Full randomFull(int side, std::uint64_t seed)
{
    RandomSource random(seed);
    const slink::Grid grid{side, side};
    Full full{slink::randomInside(grid, random), {}, {}};
    full.clues = slink::allClues(grid, full.inside);
    full.order.resize(full.clues.cells.size());
    std::iota(full.order.begin(), full.order.end(), 0);
    random.shuffle(full.order);
    return full;
}

template <typename IsUnique>
std::vector<bool> oneByOne(const Full &full, const IsUnique &isUnique)
{
    std::vector<bool> kept = full.all();
    for (const int cell : full.order) {
        kept[std::size_t(cell)] = false;
        if (!isUnique(kept))
            kept[std::size_t(cell)] = true;
    }
    return kept;
}

/// All thin in the same order, and so come to the same clues.
void reportThinning(int side, int count)
{
    std::vector<Full> boards;
    for (int seed = 0; int(boards.size()) < count; ++seed) {
        Full full = randomFull(side, std::uint64_t(seed));
        if (slink::solve(full.clues, Search::Uniqueness, {}).verdict == Verdict::Unique)
            boards.push_back(std::move(full));
    }
    std::vector<std::vector<bool>> results;
    double clueCount = 0;
    const Times ours = measure(
        boards,
        [&](const Full &full) {
            const auto noSteps = std::make_shared<const Shown>();
            const Suffices suffices
                = [&](const auto &kept, const auto &before, const StopCondition &stop) {
                      std::vector<int> taken;
                      for (int cell = 0; cell < int(kept.size()); ++cell) {
                          if (before.kept[std::size_t(cell)] && !kept[std::size_t(cell)])
                              taken.push_back(cell);
                      }
                      return slink::isStillOnlyAnswer(full.only(kept), taken, full.inside, {}, stop)
                                 ? noSteps
                                 : nullptr;
                  };
            results.push_back(thinned({full.all(), noSteps}, full.order, suffices, 1, {})->kept);
            clueCount += double(std::ranges::count(results.back(), true));
        },
        1);
    std::size_t same = 0;
    std::size_t next = 0;
    const Times learning = measure(
        boards,
        [&](const Full &full) {
            slink::PlainCadical solver(full.clues, {}, true);
            const auto kept
                = oneByOne(full, [&](const auto &left) { return solver.isUniqueWith(left); });
            same += kept == results[next++] ? 1 : 0;
        },
        1);
    const Times anew = measure(
        boards,
        [&](const Full &full) {
            oneByOne(full, [&](const auto &left) {
                return slink::PlainCadical(full.only(left)).run() == Verdict::Unique;
            });
        },
        1);
    std::printf("%2dx%-2d %5d %9.1f %12.1f %12.1f %8.1f %6zu\n", side, side, count, ours.median(),
                learning.median(), anew.median(), clueCount / count, same);
    std::fflush(stdout);
}

} // namespace

int main(int argumentCount, char **arguments)
{
    const int count = argumentCount > 1 ? std::atoi(arguments[1]) : 100;
    const std::string_view wanted = argumentCount > 2 ? arguments[2] : "";
    std::printf("ms a puzzle: by the clock, and CPU of all threads\n%-12s %7s %-9s %9s %9s %9s %9s "
                "%12s %5s %6s %6s\n",
                "family", "size", "word", "median", "95%", "max", "CPU mean", "ratings", "made",
                "unique", "fits");
    for (const Family *family : families()) {
        if (wanted.empty() || wanted == family->id())
            reportFamily(*family, count);
    }
    std::printf("\nA Slitherlink thinned out to the fewest clues, CPU ms on one thread, medians\n"
                "%5s %5s %9s %12s %12s %8s %6s\n",
                "size", "count", "Inkling", "CaDiCaL kept", "CaDiCaL anew", "clues", "same");
    for (const int side : {10, 15, 20})
        reportThinning(side, std::min(count, side == 20 ? 10 : 20));
    return 0;
}
