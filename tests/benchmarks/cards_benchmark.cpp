// SPDX-License-Identifier: MIT
//
// How long a hand of cards takes, in CPU milliseconds: to its first answer, to all its different
// answers, and to be reasoned out. Beside it, on the same hands in the same run, the method that
// came with the game: a table of values (floating point, within bounds) for each subset, with an
// expression each, until the target is met. Machines differ and are noisy: the ratio is what counts.
//
//   cards-benchmark [FILE...]     the files of the corpus without FILE
//   cards-benchmark --countdown   counts all games of the television game Countdown: minutes
//
// INKLING_CORPUS in the environment says where the corpus lies.

#include "families/cards/family.h"
#include "families/cards/puzzle.h"
#include "families/cards/reasoning/lattice.h"
#include "families/cards/search/solver.h"
#include "report.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <map>

namespace {

using namespace inkling;
using namespace inkling::cards;

/// The method that came with the game.
bool subsetTable(const std::vector<int> &cards, double target)
{
    struct Closer
    {
        bool operator()(double a, double b) const { return a < b - 1e-10; }
    };
    std::vector<std::map<double, std::string, Closer>> tables(std::size_t{1} << cards.size());
    for (std::size_t set = 1; set < tables.size(); ++set) {
        auto &table = tables[set];
        const bool isWhole = set + 1 == tables.size();
        if (std::has_single_bit(set)) {
            const int card = cards[std::size_t(std::countr_zero(set))];
            table.emplace(card, std::to_string(card));
        }
        for (std::size_t part = (set - 1) & set; part != 0; part = (part - 1) & set) {
            for (const auto &[x, left] : tables[part]) {
                for (const auto &[y, right] : tables[set ^ part]) {
                    const auto add = [&](double value, char sign) {
                        if (std::abs(value) < 1e6 && !table.contains(value))
                            table.emplace(value, '(' + left + sign + right + ')');
                        return isWhole && std::abs(value - target) < 1e-10;
                    };
                    if (add(x + y, '+') || add(x - y, '-') || add(x * y, '*')
                        || (std::abs(y) > 1e-10 && add(x / y, '/')))
                        return true;
                }
            }
        }
    }
    return tables.back().contains(target);
}

const Goals firstGoals{{"cards-rand6", 0.02}, {"cards-rand7", 0.05}, {"cards-rand8", 0.3}};
const Goals listGoals{{"cards-rand6", 5}};

void reportFirst(const Collection<CardsPuzzle> &hands)
{
    int wrong = 0;
    const Times ours = measure(
        hands.puzzles,
        [&](const auto &hand) {
            const Solution solution = hand->solve(Search::FirstAnswer, timeLimit());
            wrong += solution.first && hand->fault(*solution.first) ? 1 : 0;
        },
        25);
    Times table;
    // Each further card costs the table some twenty times more.
    if (const int cards = hands.puzzles.front()->hand().size(); cards <= 6) {
        table = measure(
            hands.puzzles,
            [&](const auto &hand) {
                const bool isMade = subsetTable(hand->hand().cards, hand->hand().target.key());
                wrong += isMade != hand->solve(Search::FirstAnswer, {}).first.has_value();
            },
            cards < 6 ? 3 : 1);
    }
    printRow(hands.name, ours, table, goalOf(hands.name, firstGoals),
             wrong > 0 ? " (" + std::to_string(wrong) + " runs WRONG)" : "");
}

void reportAll(const Collection<CardsPuzzle> &hands)
{
    std::size_t answers = 0;
    const Times listing = measure(
        hands.puzzles,
        [&](const auto &hand) { answers += hand->answers(~std::size_t{0}, {}).size(); }, 1);
    const Times unique = measure(
        hands.puzzles, [&](const auto &hand) { (void)hand->solve(Search::Uniqueness, {}); }, 3);
    std::printf("%-29s %6zu %9.3f %9.3f %9.3f %9.1f %9.3f %9.3f%s\n", hands.name.c_str(),
                hands.puzzles.size(), listing.median(), listing.mean(), listing.max(),
                double(answers) / double(hands.puzzles.size()), unique.median(), unique.max(),
                standing(listing.median(), goalOf(hands.name, listGoals)).c_str());
    std::fflush(stdout);
}

/// Every hand of six cards of 1 .. 13, with fractions and without.
void reportCensus()
{
    std::vector<std::vector<int>> hands{{}};
    for (int card = 0; card < 6; ++card) {
        std::vector<std::vector<int>> longer;
        for (const auto &hand : hands) {
            for (int number = hand.empty() ? 1 : hand.back(); number <= 13; ++number) {
                longer.push_back(hand);
                longer.back().push_back(number);
            }
        }
        hands = std::move(longer);
    }
    for (const bool integers : {false, true}) {
        int made = 0;
        const double start = cpuMilliseconds();
        for (const auto &cards : hands) {
            const Hand hand{cards, Fraction(163), {.integers = integers}};
            made += solve(hand, Search::FirstAnswer, {}).first.has_value();
        }
        const double spent = (cpuMilliseconds() - start) / double(hands.size());
        std::printf("all %zu hands of six%s: %d make 163 (%d expected), %.4f ms each", hands.size(),
                    integers ? ", whole numbers only" : "", made, integers ? 17642 : 17717, spent);
        if (!integers)
            std::printf(", goal 0.03 %s", spent <= 0.03 ? "met" : "MISSED");
        std::printf("\n");
    }
}

/// Six of 24 tiles (1 to 10 twice each, 25, 50, 75, 100), targets 101 to 999, whole numbers, tiles may be
/// left over: how many of all games can be won, by the number of large tiles.
void reportCountdown()
{
    std::vector<int> tiles;
    for (int number = 1; number <= 10; ++number)
        tiles.insert(tiles.end(), 2, number);
    tiles.insert(tiles.end(), {25, 50, 75, 100});
    std::map<std::vector<int>, bool> selections;
    for (unsigned set = 0; set < 1U << tiles.size(); ++set) {
        if (std::popcount(set) != 6)
            continue;
        std::vector<int> selection;
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            if ((set >> i & 1) != 0)
                selection.push_back(tiles[i]);
        }
        selections.emplace(std::move(selection), true);
    }
    const int expectedGames[] = {2562150, 5221392, 3317310, 755160, 49445};
    const int expectedWon[] = {1963726, 4966076, 3192103, 693131, 43710};
    int games[5] = {};
    int won[5] = {};
    const StopCondition never;
    for (const auto &[selection, is] : selections) {
        const Deal deal(selection);
        Lattice lattice(deal, {.integers = true}, never);
        std::vector<bool> isMade(1000, false);
        for (Subset subset = 1; subset <= deal.whole(); ++subset) {
            if (!deal.isStandard(subset))
                continue;
            for (const Fraction &value : lattice.values(subset)) {
                if (!value.isNegative() && value.whole() < 1000)
                    isMade[std::size_t(value.whole())] = true;
            }
        }
        const auto large = std::ranges::count_if(selection, [](int tile) { return tile > 10; });
        games[large] += 899;
        won[large] += int(std::count(isMade.begin() + 101, isMade.end(), true));
    }
    std::printf("Countdown: %zu selections (13243 expected)\n", selections.size());
    for (int large = 0; large < 5; ++large) {
        std::printf("%d large: %d of %d games won (expected %d of %d) %s\n", large, won[large],
                    games[large], expectedWon[large], expectedGames[large],
                    won[large] == expectedWon[large] && games[large] == expectedGames[large]
                        ? "same"
                        : "DIFFERENT");
    }
}

} // namespace

int main(int argumentCount, char **arguments)
{
    if (argumentCount == 2 && std::strcmp(arguments[1], "--countdown") == 0) {
        reportCountdown();
        return 0;
    }
    const auto collections
        = collect<CardsPuzzle>(family(), filesToMeasure(argumentCount, arguments, {"cards-"}));
    printHeading("first exact answer or that there is none", "the game's own method");
    for (const auto &hands : collections)
        reportFirst(hands);
    reportCensus();
    std::printf("\nCPU ms a hand: all different answers; uniqueness with the simplest first\n");
    std::printf("%-29s %6s %9s %9s %9s %9s %9s %9s %7s\n", "file", "hands", "median", "mean", "max",
                "answers", "unique", "max", "goal");
    for (const auto &hands : collections)
        reportAll(hands);
    printWorkHeading();
    for (const auto &hands : collections)
        printWork(family(), hands);
    return 0;
}
