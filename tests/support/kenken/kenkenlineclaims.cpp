// SPDX-License-Identifier: MIT
#include "support/kenken/kenkenreading.h"

#include <algorithm>
#include <stdexcept>

namespace inkling::test {

namespace {

using Reading = std::shared_ptr<KenkenReading>;
using Digits = KenkenReading::Digits;
using Filling = KenkenReading::Filling;
using Line = KenkenReading::Line;
using Fault = std::optional<std::string>;

/// Two cages, and what each way to fill both without the same digit in any of these lines takes.
struct TogetherWays
{
    const JudgeCage *first;
    const JudgeCage *second;
    std::vector<std::pair<Filling, Filling>> pairs;
};

TogetherWays togetherOf(const KenkenReading &reading, const std::string &cages,
                        const std::vector<Line> &lines, const ToldStep &told)
{
    const auto both = reading.cagesIn(cages);
    if (both.size() != 2)
        throw std::invalid_argument("not two cages: " + cages);
    TogetherWays ways{both[0], both[1], {}};
    const auto touches = [&](const Line &line, const JudgeCage &cage) {
        return std::ranges::any_of(cage.cells, [&](int cell) { return reading.isOn(line, cell); });
    };
    for (const Line &line : lines) {
        if (!touches(line, *ways.first) || !touches(line, *ways.second))
            throw std::invalid_argument("not a line of both");
    }
    std::vector<std::pair<Filling, std::vector<Digits>>> ofSecond;
    const auto takenBy = [&](const JudgeCage &cage, const Filling &filling) {
        std::vector<Digits> taken;
        for (const Line &line : lines)
            taken.push_back(reading.on(line, cage, filling));
        return taken;
    };
    for (const Filling &filling : reading.fillings(*ways.second, told))
        ofSecond.emplace_back(filling, takenBy(*ways.second, filling));
    for (const Filling &filling : reading.fillings(*ways.first, told)) {
        const auto taken = takenBy(*ways.first, filling);
        for (const auto &[other, takenByOther] : ofSecond) {
            bool fits = true;
            for (std::size_t i = 0; fits && i < lines.size(); ++i) {
                fits = std::ranges::none_of(
                    taken[i], [&](int digit) { return takenByOther[i].contains(digit); });
            }
            if (fits)
                ways.pairs.emplace_back(filling, other);
        }
    }
    return ways;
}

/// Whether a cell of one of the two can hold a digit.
bool canHold(const TogetherWays &ways, int cell, int digit)
{
    for (const bool isFirst : {true, false}) {
        const auto &cells = (isFirst ? ways.first : ways.second)->cells;
        const auto place = std::ranges::find(cells, cell);
        if (place == cells.end())
            continue;
        return std::ranges::any_of(ways.pairs, [&](const auto &pair) {
            return (isFirst ? pair.first : pair.second)[std::size_t(place - cells.begin())]
                   == digit;
        });
    }
    return true;
}

void addTwoCages(SentenceChecker &checker, const Reading &reading)
{
    checker.add("{} use up {} of {}: {}.", [=](const Words &words, const ToldStep &told) {
        const Digits digits = reading->digitsIn(words[1]);
        const Line line = reading->lineIn(words[2]);
        std::vector<Line> shared;
        const auto cages = reading->cagesIn(words[0]);
        for (const Line &each : reading->premiseLines(told)) {
            const auto touches = [&](const JudgeCage *cage) {
                return std::ranges::any_of(cage->cells,
                                           [&](int cell) { return reading->isOn(each, cell); });
            };
            if (std::ranges::all_of(cages, touches))
                shared.push_back(each);
        }
        const TogetherWays ways = togetherOf(*reading, words[0], shared, told);
        for (const auto &[first, second] : ways.pairs) {
            Digits taken = reading->on(line, *ways.first, first);
            taken.merge(reading->on(line, *ways.second, second));
            if (!std::ranges::includes(taken, digits))
                return claim(false, "do not always use these up");
        }
        std::set<int> taking;
        for (const JudgeCage *const cage : cages)
            taking.insert(cage->cells.begin(), cage->cells.end());
        return both(both(claim(!ways.pairs.empty() && digits == reading->lostAnywhere(told),
                               "loses other digits"),
                         both(losesOutside(*reading, *ways.first, line, digits, told),
                              losesOutside(*reading, *ways.second, line, digits, told))),
                    reading->concludes(words[3], told, taking));
    });
    checker.add("A {} at {} would make {} need the same digit of {}: {}.",
                [=](const Words &words, const ToldStep &told) {
                    const int cell = reading->cellNamed(words[1]);
                    const TogetherWays ways
                        = togetherOf(*reading, words[2], reading->linesIn(words[3]), told);
                    return both(claim(reading->concluded(told).size() == 1
                                          && reading->lost(told, cell) == Digits{numberIn(words[0])}
                                          && !canHold(ways, cell, numberIn(words[0])),
                                      "some way has it"),
                                reading->concludes(words[4], told));
                });
    const auto noWayHas = [=](const TogetherWays &ways, const ToldStep &told) {
        for (const auto &[cell, left] : reading->concluded(told)) {
            for (const int digit : reading->lost(told, cell)) {
                if (canHold(ways, cell, digit))
                    return claim(false, "some way has it");
            }
        }
        return claim(true, "");
    };
    checker.add("Each of these would make {} need the same digit of {}: {}. So {}.",
                [=](const Words &words, const ToldStep &told) {
                    const TogetherWays ways
                        = togetherOf(*reading, words[0], reading->linesIn(words[1]), told);
                    std::map<int, Digits> lost;
                    for (const auto &[cell, left] : reading->concluded(told))
                        lost.emplace(cell, reading->lost(told, cell));
                    return both(both(noWayHas(ways, told),
                                     claim(reading->factsIn(words[2]) == lost, "not what is lost")),
                                reading->concludes(words[3], told));
                });
    checker.add("{} cannot take the same digit of {}. In every way to fill both, {}.",
                [=](const Words &words, const ToldStep &told) {
                    const TogetherWays ways
                        = togetherOf(*reading, words[0], reading->linesIn(words[1]), told);
                    return both(noWayHas(ways, told), reading->concludes(words[2], told));
                });
    checker.add("{} cannot take the same digit of {}. That leaves {} for the first and {} for the "
                "second, so {}.",
                [=](const Words &words, const ToldStep &told) {
                    const TogetherWays ways
                        = togetherOf(*reading, words[0], reading->linesIn(words[1]), told);
                    std::vector<Filling> first;
                    std::vector<Filling> second;
                    for (const auto &[one, other] : ways.pairs) {
                        first.push_back(one);
                        second.push_back(other);
                    }
                    return both(both(noWayHas(ways, told),
                                     claim(reading->listsAll(words[2], *ways.first, first)
                                               && reading->listsAll(words[3], *ways.second, second),
                                           "other ways are left")),
                                reading->concludes(words[4], told));
                });
    checker.add("{} cannot both be filled: they would need the same digit of {}.",
                [=](const Words &words, const ToldStep &told) {
                    return claim(
                        told.step.contradiction
                            && togetherOf(*reading, words[0], reading->linesIn(words[1]), told)
                                   .pairs.empty(),
                        "they can");
                });
}

/// What a part of a line, a cage or a cell by itself, can take of its digits.
using Takings = std::set<Digits>;

Takings takingsOf(const KenkenReading &reading, const JudgeCage &cage, const Line &line,
                  const ToldStep &told, const std::pair<int, int> &holding = {-1, 0})
{
    Takings takings;
    const auto possible = [&](int cell) {
        return cell == holding.first ? Digits{holding.second} : KenkenReading::before(told, cell);
    };
    for (const Filling &filling : reading.fillings(cage, possible))
        takings.insert(reading.on(line, cage, filling));
    return takings;
}

Takings joined(const Takings &some, const Takings &others)
{
    Takings both;
    for (const Digits &one : some) {
        for (const Digits &other : others) {
            Digits all = one;
            all.insert(other.begin(), other.end());
            if (all.size() == one.size() + other.size())
                both.insert(all);
        }
    }
    return both;
}

/// Whether the named cages and the other cells of a line can take all its digits, one cell holding a digit.
bool canShare(const KenkenReading &reading, const std::vector<const JudgeCage *> &cages,
              const Line &line, const ToldStep &told, const std::pair<int, int> &holding = {-1, 0})
{
    Takings takings{{}};
    std::set<int> seen;
    for (const JudgeCage *const cage : cages) {
        takings = joined(takings, takingsOf(reading, *cage, line, told, holding));
        seen.insert(cage->cells.begin(), cage->cells.end());
    }
    for (const int cell : reading.cellsOf(line)) {
        if (seen.contains(cell))
            continue;
        Takings digits;
        for (const int digit : KenkenReading::before(told, cell)) {
            if (cell != holding.first || digit == holding.second)
                digits.insert({digit});
        }
        takings = joined(takings, digits);
    }
    return takings.contains(reading.all());
}

/// The digits of some lines that the cells of a filling take: sixteen bits for each line.
unsigned takenBy(const KenkenReading &reading, const std::vector<Line> &lines,
                 const JudgeCage &cage, const Filling &filling)
{
    unsigned taken = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (const int digit : reading.on(lines[i], cage, filling))
            taken |= 1U << (16 * i + std::size_t(digit));
    }
    return taken;
}

/// The fillings of a cage that go with some way to share out the rest of the lines among the other
/// cages and cells.
std::vector<Filling> leftByOthers(const KenkenReading &reading, const JudgeCage &loser,
                                  const std::vector<const JudgeCage *> &cages,
                                  const std::vector<Line> &lines, const ToldStep &told)
{
    std::set<unsigned> taken{0};
    std::set<int> seen;
    const auto possible = [&](int cell) { return KenkenReading::before(told, cell); };
    const auto join = [&](const JudgeCage &cage, const std::vector<Filling> &fillings) {
        std::set<unsigned> both;
        for (const Filling &filling : fillings) {
            const unsigned own = takenBy(reading, lines, cage, filling);
            for (const unsigned one : taken) {
                if ((one & own) == 0)
                    both.insert(one | own);
            }
        }
        taken = std::move(both);
    };
    for (const JudgeCage *const cage : cages) {
        seen.insert(cage->cells.begin(), cage->cells.end());
        if (cage->letter != loser.letter)
            join(*cage, reading.fillings(*cage, possible));
    }
    for (const Line &line : lines) {
        for (const int cell : reading.cellsOf(line)) {
            std::vector<Filling> digits;
            for (const int digit : possible(cell))
                digits.push_back({digit});
            if (seen.insert(cell).second)
                join(JudgeCage{' ', 0, '?', {cell}}, digits);
        }
    }
    auto left = reading.fillings(loser, possible);
    std::erase_if(left, [&](const Filling &filling) {
        const unsigned own = takenBy(reading, lines, loser, filling);
        return std::ranges::none_of(taken, [&](unsigned others) { return (others & own) == 0; });
    });
    return left;
}

void addLineCages(SentenceChecker &checker, const Reading &reading)
{
    const auto areCages = [=](const std::string &words, const Line &line, const ToldStep &told) {
        std::set<char> named;
        for (const JudgeCage *const cage : reading->cagesIn(words))
            named.insert(cage->letter);
        return claim(named == reading->premiseCages(told)
                         && reading->premiseLines(told).contains(line),
                     "does not rest on these");
    };
    const auto areShared
        = [=](const std::string &words, const std::vector<Line> &lines, const ToldStep &told) {
              Fault fault = claim(!lines.empty() && lines.size() <= 2, "not one line or two");
              for (const Line &line : lines)
                  fault = both(fault, areCages(words, line, told));
              return fault;
          };
    checker.add("In {}, {} use up {}: {}.", [=](const Words &words, const ToldStep &told) {
        const Line line = reading->lineIn(words[0]);
        const Digits digits = reading->digitsIn(words[2]);
        Takings takings{{}};
        std::set<int> taking;
        std::string loose = words[1];
        if (loose.find("age ") != std::string::npos) {
            for (const JudgeCage *const cage : reading->cagesIn(words[1])) {
                takings = joined(takings, takingsOf(*reading, *cage, line, told));
                taking.insert(cage->cells.begin(), cage->cells.end());
            }
            loose = std::regex_replace(
                loose, std::regex("cage \\S+ at row \\d+, column \\d+", std::regex::icase), "");
        }
        if (loose.find("ow ") != std::string::npos) {
            for (const int cell : reading->cellsNamed(loose)) {
                Takings each;
                for (const int digit : reading->before(told, cell))
                    each.insert({digit});
                if (!reading->isOn(line, cell) || !taking.insert(cell).second)
                    return claim(false, "not another cell of the line");
                takings = joined(takings, each);
            }
        }
        for (const Digits &taken : takings) {
            if (!std::ranges::includes(taken, digits))
                return claim(false, "do not always use these up");
        }
        for (const auto &[cell, left] : reading->concluded(told)) {
            if (!reading->isOn(line, cell) || taking.contains(cell))
                return claim(false, "follows elsewhere");
        }
        return both(
            claim(!takings.empty() && digits == reading->lostAnywhere(told), "loses other digits"),
            reading->concludes(words[3], told, taking));
    });
    checker.add("A {} at {} would keep {} from sharing out the digits of {}: {}.",
                [=](const Words &words, const ToldStep &told) {
                    const int cell = reading->cellNamed(words[1]);
                    const auto lines = reading->linesIn(words[3]);
                    const auto cages = reading->cagesIn(words[2]);
                    const Digits digits = reading->digitsIn(words[0]);
                    // That two lines cannot be shared out is left to the checker of steps.
                    const bool canBe
                        = lines.size() == 1 && std::ranges::any_of(digits, [&](int digit) {
                              return canShare(*reading, cages, lines.front(), told, {cell, digit});
                          });
                    return both(both(areShared(words[2], lines, told),
                                     claim(reading->concluded(told).size() == 1
                                               && reading->lost(told, cell) == digits && !canBe,
                                           "they could")),
                                reading->concludes(words[4], told));
                });
    checker.add("{} must share out the digits of {}. In every way to do so, {}.",
                [=](const Words &words, const ToldStep &told) {
                    const auto lines = reading->linesIn(words[1]);
                    // What two lines leave is left to the checker of steps.
                    for (const auto &[cell, left] : reading->concluded(told)) {
                        for (const int digit : reading->lost(told, cell)) {
                            if (lines.size() == 1
                                && canShare(*reading, reading->cagesIn(words[0]), lines.front(),
                                            told, {cell, digit}))
                                return claim(false, "they could");
                        }
                    }
                    return both(areShared(words[0], lines, told),
                                reading->concludes(words[2], told));
                });
    const auto leaves = [=](const Words &words, bool isInOrder, const ToldStep &told) {
        const JudgeCage &cage = reading->cageIn(words[2]);
        const auto lines = reading->linesIn(words[1]);
        const auto left = leftByOthers(*reading, cage, reading->cagesIn(words[0]), lines, told);
        bool isAll = reading->listsAll(words[3], cage, left);
        if (isInOrder) {
            const auto said = reading->formulasIn(words[3], cage);
            isAll = std::set<Filling>(said.begin(), said.end())
                    == std::set<Filling>(left.begin(), left.end());
        }
        return both(both(areShared(words[0], lines, told),
                         claim(isAll && reading->areOut(cage, left, told), "other ways are left")),
                    reading->concludesOf({cage.cells.begin(), cage.cells.end()}, words[4], told));
    };
    checker.add(
        "{} must share out the digits of {}. That leaves {} only {}, in reading order: {}.",
        [=](const Words &words, const ToldStep &told) { return leaves(words, true, told); });
    checker.add(
        "{} must share out the digits of {}. That leaves {} only {}: {}.",
        [=](const Words &words, const ToldStep &told) { return leaves(words, false, told); });
    checker.add(
        "{} cannot share out the digits of {}.", [=](const Words &words, const ToldStep &told) {
            const Line line = reading->lineIn(words[1]);
            return both(areCages(words[0], line, told),
                        claim(told.step.contradiction
                                  && !canShare(*reading, reading->cagesIn(words[0]), line, told),
                              "they can"));
        });
}

} // namespace

void addKenkenLineClaims(SentenceChecker &checker, const std::shared_ptr<KenkenReading> &reading)
{
    addTwoCages(checker, reading);
    addLineCages(checker, reading);
}

} // namespace inkling::test
