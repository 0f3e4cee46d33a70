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

#include "families/cards/puzzle.h"
#include "families/cards/reasoning/lattice.h"
#include "families/cards/search/solver.h"
#include "logic/deducer.h"
#include "timing.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <map>

namespace {

using namespace inkling;
using namespace inkling::cards;

using Puzzles = std::vector<std::shared_ptr<const CardsPuzzle>>;

Puzzles readHands(const std::string &text)
{
    Puzzles hands;
    LineSource source(text);
    for (auto hand = readPuzzle(source); hand && *hand; hand = readPuzzle(source))
        hands.push_back(*hand);
    return hands;
}

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

/// The goal for the first answer to a hand of the file, in milliseconds at the median.
double goalOf(const std::string &name)
{
    static const std::pair<const char *, double> goals[]
        = {{"cards-rand6.in", 0.02}, {"cards-rand7.in", 0.05}, {"cards-rand8.in", 0.3}};
    for (const auto &[file, goal] : goals) {
        if (name == file)
            return goal;
    }
    return 0;
}

void reportFirst(const std::filesystem::path &path)
{
    const Puzzles hands = readHands(contents(path));
    if (hands.empty()) {
        std::printf("skipped: no hand in %s\n", path.c_str());
        return;
    }
    int wrong = 0;
    const Times ours = measure(
        hands,
        [&](const auto &hand) {
            const Solution solution = hand->solve(Search::FirstAnswer, timeLimit());
            wrong += solution.first && hand->fault(*solution.first) ? 1 : 0;
        },
        25);
    const std::string name = path.filename().string();
    std::printf("%-16s %6zu %9.4f %9.4f %9.4f", name.c_str(), hands.size(), ours.median(),
                ours.mean(), ours.max());
    // Each further card costs the table some twenty times more.
    const int cards = hands.front()->hand().size();
    if (cards <= 6) {
        const Times table = measure(
            hands,
            [&](const auto &hand) {
                const bool isMade = subsetTable(hand->hand().cards, hand->hand().target.key());
                wrong += isMade != hand->solve(Search::FirstAnswer, {}).first.has_value();
            },
            cards < 6 ? 3 : 1);
        std::printf(" %9.3f %9.3f %9.3f %7.0f", table.median(), table.mean(), table.max(),
                    table.median() / ours.median());
    } else {
        std::printf(" %9s %9s %9s %7s", "-", "-", "-", "-");
    }
    if (const double goal = goalOf(name); goal > 0)
        std::printf(" %7.2f %s", goal, ours.median() <= goal ? "met" : "MISSED");
    if (wrong > 0)
        std::printf(" (%d runs WRONG)", wrong);
    std::printf("\n");
    std::fflush(stdout);
}

void reportAll(const std::filesystem::path &path)
{
    const Puzzles hands = readHands(contents(path));
    if (hands.empty())
        return;
    std::size_t answers = 0;
    const Times listing = measure(
        hands, [&](const auto &hand) { answers += hand->answers(~std::size_t{0}, {}).size(); }, 1);
    const Times unique = measure(
        hands, [&](const auto &hand) { (void)hand->solve(Search::Uniqueness, {}); }, 3);
    std::size_t steps = 0;
    const Times reasoning = measure(
        hands,
        [&](const auto &hand) {
            const CardsPuzzle fresh(hand->hand());
            steps += deduce(*fresh.model(), timeLimit()).trace.size();
        },
        1);
    const std::string name = path.filename().string();
    std::printf("%-16s %6zu %9.3f %9.3f %9.3f %9.1f %9.3f %9.3f %9.2f %9.1f", name.c_str(),
                hands.size(), listing.median(), listing.mean(), listing.max(),
                double(answers) / double(hands.size()), unique.median(), unique.max(),
                reasoning.median(), double(steps) / double(hands.size()));
    if (name == "cards-rand6.in")
        std::printf("  %s", listing.median() <= 5 ? "5 met" : "5 MISSED");
    std::printf("\n");
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
    std::vector<std::filesystem::path> files(arguments + 1, arguments + argumentCount);
    if (files.empty())
        files = corpusFiles({"cards-"});
    std::printf("CPU ms a hand, first exact answer or that there is none\n");
    std::printf("%-16s %6s %9s %9s %9s %29s\n%-16s %6s %9s %9s %9s %9s %9s %9s %7s %7s\n", "", "",
                "Inkling", "", "", "the game's own method", "file", "hands", "median", "mean",
                "max", "median", "mean", "max", "ratio", "goal");
    for (const auto &file : files)
        reportFirst(file);
    reportCensus();
    std::printf("\nCPU ms a hand: all different answers; uniqueness with the simplest first; "
                "reasoning\n");
    std::printf("%-16s %6s %9s %9s %9s %9s %9s %9s %9s %9s %7s\n", "file", "hands", "median",
                "mean", "max", "answers", "unique", "max", "reason", "steps", "goal");
    for (const auto &file : files)
        reportAll(file);
    return 0;
}
