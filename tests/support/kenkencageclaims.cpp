// SPDX-License-Identifier: MIT
#include "support/kenkenreading.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace inkling::test {

namespace {

using Reading = std::shared_ptr<KenkenReading>;
using Digits = KenkenReading::Digits;
using Filling = KenkenReading::Filling;
using Fillings = std::vector<Filling>;
using Line = KenkenReading::Line;
using Fault = std::optional<std::string>;

Fault both(Fault first, const Fault &second)
{
    return first ? first : second;
}

Filling sorted(Filling filling)
{
    std::ranges::sort(filling);
    return filling;
}

/// Whether these formulas are the fillings, whatever the order of the digits: each once, all of them.
bool listsAll(const KenkenReading &reading, const std::string &words, const JudgeCage &cage,
              const Fillings &fillings)
{
    std::set<Filling> listed;
    for (const Filling &formula : reading.formulasIn(words, cage)) {
        if (!listed.insert(sorted(formula)).second)
            return false;
    }
    std::set<Filling> expected;
    for (const Filling &filling : fillings)
        expected.insert(sorted(filling));
    return listed == expected;
}

bool listsInOrder(const KenkenReading &reading, const std::string &words, const JudgeCage &cage,
                  const Fillings &fillings)
{
    const auto formulas = reading.formulasIn(words, cage);
    return std::set<Filling>(formulas.begin(), formulas.end())
               == std::set<Filling>(fillings.begin(), fillings.end())
           && formulas.size() == fillings.size();
}

/// What must stand beside a digit in a cage of two cells of one line.
Digits partnersOf(const KenkenReading &reading, const JudgeCage &cage, int digit)
{
    Digits partners;
    for (const int other : reading.all()) {
        if (other != digit && reading.makes(cage, {digit, other}))
            partners.insert(other);
    }
    return partners;
}

Fillings onlyWith(const KenkenReading &reading, const JudgeCage &cage, Fillings fillings,
                  const Line &line, int digit)
{
    std::erase_if(fillings, [&](const Filling &filling) {
        return !reading.on(line, cage, filling).contains(digit);
    });
    return fillings;
}

void addLists(SentenceChecker &checker, const Reading &reading)
{
    checker.add("{} can only be {}: {}.", [=](const Words &words, const ToldStep &told) {
        const JudgeCage &cage = reading->cageIn(words[0]);
        const Fillings fillings = reading->fillings(cage, told);
        return both(claim(listsAll(*reading, words[1], cage, fillings)
                              && reading->areOut(cage, fillings, told),
                          "it can be more or less than that"),
                    reading->concludes(words[2], told));
    });
    checker.add("{} can only be {}, in reading order: {}.",
                [=](const Words &words, const ToldStep &told) {
                    const JudgeCage &cage = reading->cageIn(words[0]);
                    const Fillings fillings = reading->fillings(cage, told);
                    return both(claim(listsInOrder(*reading, words[1], cage, fillings)
                                          && reading->areOut(cage, fillings, told),
                                      "it can be more or less than that"),
                                reading->concludes(words[2], told));
                });
    checker.add("{}, so {} can only be {}: {}.", [=](const Words &words, const ToldStep &told) {
        const JudgeCage &cage = reading->cageIn(words[1]);
        const Fillings fillings = reading->fillings(cage, told);
        const auto facts = reading->factsIn(words[0]);
        const auto [cell, digits] = *facts.begin();
        const bool isKnown = facts.size() == 1 && digits.size() == 1
                             && reading->cageOf(cell).letter == cage.letter
                             && reading->before(told, cell) == digits
                             && reading->premiseCells(told).contains(cell);
        return both(claim(isKnown && cage.cells.size() == 2
                              && listsAll(*reading, words[2], cage, fillings)
                              && reading->areOut(cage, fillings, told),
                          "it can be more or less than that"),
                    reading->concludes(words[3], told));
    });
    checker.add("Each by itself, {} leave only this: {}.", [=](const Words &words,
                                                               const ToldStep &told) {
        std::set<char> named;
        for (const JudgeCage *const cage : reading->cagesIn(words[0]))
            named.insert(cage->letter);
        for (const auto &[cell, left] : reading->concluded(told)) {
            const JudgeCage &cage = reading->cageOf(cell);
            const auto i = std::size_t(std::ranges::find(cage.cells, cell) - cage.cells.begin());
            const Digits gone = reading->lost(told, cell);
            for (const Filling &filling : reading->fillings(cage, told)) {
                if (gone.contains(filling[i]))
                    return claim(false, "not by its own cage");
            }
            if (!named.contains(cage.letter))
                return claim(false, "in another cage");
        }
        return both(claim(named == reading->premiseCages(told), "other cages"),
                    reading->concludes(words[1], told));
    });
    checker.add("The rest of {} is filled: {}, so {}.",
                [=](const Words &words, const ToldStep &told) {
                    const JudgeCage &cage = reading->cageIn(words[0]);
                    const auto equals = words[1].find(" = ");
                    const std::string left = words[1].substr(0, equals);
                    const auto facts = reading->concluded(told);
                    const auto formulas = reading->formulasIn(left, cage);
                    if (equals == std::string::npos || facts.size() != 1 || formulas.size() != 1
                        || std::stoll(words[1].substr(equals + 3)) != cage.target)
                        return claim(false, "not such a sum");
                    for (std::size_t i = 0; i < cage.cells.size(); ++i) {
                        const int cell = cage.cells[i];
                        const Digits digits
                            = facts.contains(cell) ? facts.at(cell) : reading->before(told, cell);
                        if (digits != Digits{formulas.front()[i]})
                            return claim(false, "other digits stand there");
                    }
                    return reading->concludes(words[2], told);
                });
    checker.add("{} can still be filled in {} ways, and in all of them {}.",
                [=](const Words &words, const ToldStep &told) {
                    const JudgeCage &cage = reading->cageIn(words[0]);
                    const Fillings fillings = reading->fillings(cage, told);
                    return both(claim(numberIn(words[1]) == int(fillings.size())
                                          && reading->areOut(cage, fillings, told),
                                      "not so many ways, or not all of them"),
                                reading->concludes(words[2], told));
                });
}

/// "2 needs 3 and 4 needs 1 or 7": by digit.
std::map<int, Digits> needsIn(const KenkenReading &reading, const std::string &words)
{
    std::map<int, Digits> needs;
    std::string left = words;
    std::smatch match;
    static const std::regex clause("^(?:[,;] | and )?(\\d) needs (\\d(?:(?:, | or )\\d(?! needs))*)");
    while (std::regex_search(left, match, clause)) {
        needs[std::stoi(match[1])] = reading.digitsIn(match[2]);
        left = match.suffix();
    }
    if (needs.empty() || !left.empty())
        throw std::invalid_argument("not what digits need: " + words);
    return needs;
}

/// Whether a cell loses just the digits of which this is said, and their partners are gone from the other.
Fault needGone(const KenkenReading &reading, const JudgeCage &cage, int cell,
               const std::map<int, Digits> &needs, const ToldStep &told)
{
    if (cage.cells.size() != 2 || std::ranges::find(cage.cells, cell) == cage.cells.end())
        return "not a cell of two";
    const int other = cage.cells[0] == cell ? cage.cells[1] : cage.cells[0];
    Digits said;
    for (const auto &[digit, partners] : needs) {
        said.insert(digit);
        if (partners != partnersOf(reading, cage, digit))
            return "needs something else";
        for (const int partner : partners) {
            if (reading.before(told, other).contains(partner))
                return "what it needs is still there";
        }
    }
    return claim(said == reading.lost(told, cell), "loses other digits");
}

void addPartners(SentenceChecker &checker, const Reading &reading)
{
    checker.add("A {} at {} needs {} beside it for {}, and that is gone: {}.",
                [=](const Words &words, const ToldStep &told) {
                    const int cell = reading->cellNamed(words[1]);
                    return both(
                        both(needGone(*reading, reading->cageIn(words[3]), cell,
                                      {{numberIn(words[0]), reading->digitsIn(words[2])}}, told),
                             claim(reading->concluded(told).size() == 1, "not one cell")),
                        reading->concludes(words[4], told));
                });
    checker.add("At {}: {} beside it for {}, and these are gone: {}.",
                [=](const Words &words, const ToldStep &told) {
                    const int cell = reading->cellNamed(words[0]);
                    return both(both(needGone(*reading, reading->cageIn(words[2]), cell,
                                              needsIn(*reading, words[1]), told),
                                     claim(reading->concluded(told).size() == 1, "not one cell")),
                                reading->concludes(words[3], told));
                });
    checker.add("{}: {} in the other cell, and that is gone: {}.",
                [=](const Words &words, const ToldStep &told) {
                    const JudgeCage &cage = reading->cageIn(words[0]);
                    const auto needs = needsIn(*reading, words[1]);
                    Fault wrong = claim(reading->concluded(told).size() == 2, "not two cells");
                    for (const int cell : cage.cells)
                        wrong = both(wrong, needGone(*reading, cage, cell, needs, told));
                    return both(wrong, reading->concludes(words[2], told));
                });
}

/// What the other cells of a sum or a product can make beside a digit.
std::set<std::int64_t> resultsBeside(const KenkenReading &reading, const JudgeCage &cage, int cell,
                                     int digit, const ToldStep &told)
{
    std::vector<int> cells{cell};
    for (const int other : cage.cells) {
        if (other != cell)
            cells.push_back(other);
    }
    std::set<std::int64_t> results;
    std::vector<int> digits{digit};
    const auto fill = [&](const auto &self, std::int64_t result) -> void {
        if (digits.size() == cells.size()) {
            results.insert(result);
            return;
        }
        const int here = cells[digits.size()];
        for (const int next : reading.before(told, here)) {
            bool isFree = true;
            for (std::size_t i = 0; i < digits.size(); ++i)
                isFree = isFree && !(digits[i] == next && reading.share(here, cells[i]));
            if (!isFree)
                continue;
            digits.push_back(next);
            self(self, cage.operation == '*' ? result * next : result + next);
            digits.pop_back();
        }
    };
    fill(fill, cage.operation == '*' ? 1 : 0);
    return results;
}

void addRests(SentenceChecker &checker, const Reading &reading)
{
    using Holds = std::function<bool(const std::set<std::int64_t> &results, std::int64_t rest,
                                     const std::string &words)>;
    // Told alone, a reason stands for all that the step says; else for some of it.
    const auto addOne = [&](const std::string &text, int more, bool isAlone, const Holds &holds) {
        checker.add(text, [=](const Words &words, const ToldStep &told) -> Fault {
            const int digit = numberIn(words[0]);
            const JudgeCage &cage = reading->cageIn(words[3]);
            const int rest = numberIn(words[2]);
            const auto cells = reading->cellsNamed(words[1]);
            const bool leaves = cage.operation == '*' ? std::int64_t(rest) * digit == cage.target
                                                      : rest + digit == cage.target;
            if (!leaves || (cage.operation != '+' && cage.operation != '*'))
                return claim(false, "leaves another rest");
            for (const int cell : cells) {
                if (reading->cageOf(cell).letter != cage.letter
                    || !holds(resultsBeside(*reading, cage, cell, digit, told), rest, words[4]))
                    return claim(false, "the rest makes something else");
                const Digits gone = reading->lost(told, cell);
                const bool areSo = std::ranges::all_of(
                    gone, [&](int other) { return (other - digit) * more >= 0; });
                if (!gone.contains(digit)
                    || (isAlone && (!areSo || (more == 0 && gone.size() != 1))))
                    return claim(false, "other digits are lost");
            }
            if (!isAlone)
                return std::nullopt;
            return both(claim(std::set<int>(cells.begin(), cells.end()).size()
                                  == reading->concluded(told).size(),
                              "not these cells"),
                        reading->concludes(words[5], told));
        });
    };
    const auto add = [&](const std::string &text, int more, const Holds &holds) {
        addOne(text + ": {}.", more, true, holds);
        addOne(text + ".", more, false, holds);
    };
    add("A {} at {} leaves {} for the rest of {}, which makes at least {}", 1,
        [](const auto &results, std::int64_t rest, const std::string &words) {
            return rest < numberIn(words) && numberIn(words) == *results.begin();
        });
    add("A {} at {} leaves {} for the rest of {}, which makes at most {}", -1,
        [](const auto &results, std::int64_t rest, const std::string &words) {
            return rest > numberIn(words) && numberIn(words) == *results.rbegin();
        });
    add("A {} at {} leaves {} for the rest of {}, which can only make {}", 0,
        [](const auto &results, std::int64_t rest, const std::string &words) {
            const auto numbers = numbersIn(words);
            return !results.contains(rest)
                   && results == std::set<std::int64_t>(numbers.begin(), numbers.end());
        });
    checker.add("That leaves: {}.", [=](const Words &words, const ToldStep &told) {
        return reading->concludes(words[0], told);
    });
    checker.add("{} cannot be divided by {}.", [=](const Words &words, const ToldStep &told) {
        const JudgeCage &cage = reading->cageIn(words[0]);
        const Digits lost = reading->lostAnywhere(told);
        return claim(cage.operation == '*'
                         && std::ranges::all_of(reading->digitsIn(words[1]),
                                                [&](int digit) {
                                                    return cage.target % digit != 0
                                                           && lost.contains(digit);
                                                }),
                     "can be divided, or does not lose it");
    });
    checker.add("{} cannot be divided by {}: {}.", [=](const Words &words, const ToldStep &told) {
        const JudgeCage &cage = reading->cageIn(words[0]);
        const Digits digits = reading->digitsIn(words[1]);
        const bool areNone
            = std::ranges::all_of(digits, [&](int digit) { return cage.target % digit != 0; });
        const auto facts = reading->concluded(told);
        const bool areInside = std::ranges::all_of(facts, [&](const auto &fact) {
            return reading->cageOf(fact.first).letter == cage.letter;
        });
        return both(claim(cage.operation == '*' && areNone && areInside
                              && digits == reading->lostAnywhere(told),
                          "can be divided, or loses other digits"),
                    reading->concludes(words[2], told));
    });
}

void addNothing(SentenceChecker &checker, const Reading &reading)
{
    const auto never = [=](const JudgeCage &cage, const std::string &side, std::size_t count,
                           const ToldStep &told) {
        return claim(told.step.contradiction && numberIn(side) == reading->side()
                         && cage.cells.size() == count
                         && reading->fillings(cage, [&](int) { return reading->all(); }).empty(),
                     "some digits make it");
    };
    checker.add("No two digits from 1 to {} make {}.",
                [=](const Words &words, const ToldStep &told) {
                    return never(reading->cageIn(words[1]), words[0], 2, told);
                });
    checker.add("No {} digits from 1 to {} make {}.", [=](const Words &words,
                                                          const ToldStep &told) {
        return never(reading->cageIn(words[2]), words[1], std::size_t(numberIn(words[0])), told);
    });
    checker.add(
        "{}: nothing that is left makes {}.", [=](const Words &words, const ToldStep &told) {
            const JudgeCage &cage = reading->cageIn(words[1]);
            const auto facts = reading->factsIn(words[0]);
            const auto left
                = [&](int cell) { return facts.contains(cell) ? facts.at(cell) : reading->all(); };
            for (const auto &[cell, digits] : facts) {
                if (!reading->premiseCells(told).contains(cell)
                    || reading->cageOf(cell).letter != cage.letter
                    || reading->premised(told, cell) != digits)
                    return claim(false, "not a premise");
            }
            return claim(told.step.contradiction && reading->fillings(cage, left).empty(),
                         "something makes it");
        });
}

/// Whether cells of a line outside a cage lose just this digit.
Fault losesOutside(const KenkenReading &reading, const JudgeCage &cage, const Line &line,
                   const Digits &digits, const ToldStep &told)
{
    for (const auto &[cell, left] : reading.concluded(told)) {
        if (!reading.isOn(line, cell) || reading.cageOf(cell).letter == cage.letter
            || !std::ranges::includes(digits, reading.lost(told, cell)))
            return "follows elsewhere";
    }
    return claim(reading.premiseLines(told).contains(line), "does not rest on that line");
}

void addCageInLine(SentenceChecker &checker, const Reading &reading)
{
    const auto isTaken
        = [=](const JudgeCage &cage, int digit, const Line &line, const ToldStep &told) {
              const Fillings fillings = reading->fillings(cage, told);
              return both(claim(!fillings.empty()
                                    && onlyWith(*reading, cage, fillings, line, digit).size()
                                           == fillings.size(),
                                "not every way has it there"),
                          losesOutside(*reading, cage, line, {digit}, told));
          };
    checker.add("{} can only be {}, always with a {} in {}: {}.", [=](const Words &words,
                                                                      const ToldStep &told) {
        const JudgeCage &cage = reading->cageIn(words[0]);
        return both(both(isTaken(cage, numberIn(words[2]), reading->lineIn(words[3]), told),
                         claim(listsAll(*reading, words[1], cage, reading->fillings(cage, told)),
                               "it can be more or less than that")),
                    reading->concludes(words[4], told, {cage.cells.begin(), cage.cells.end()}));
    });
    checker.add("{} can be filled in {} ways, all with a {} in {}: {}.", [=](const Words &words,
                                                                             const ToldStep &told) {
        const JudgeCage &cage = reading->cageIn(words[0]);
        return both(both(isTaken(cage, numberIn(words[2]), reading->lineIn(words[3]), told),
                         claim(numberIn(words[1]) == int(reading->fillings(cage, told).size()),
                               "not so many ways")),
                    reading->concludes(words[4], told, {cage.cells.begin(), cage.cells.end()}));
    });
    checker.add("Every way to fill {} has a {} in {}, but {}, too.",
                [=](const Words &words, const ToldStep &told) {
                    const JudgeCage &cage = reading->cageIn(words[0]);
                    const int digit = numberIn(words[1]);
                    const Line line = reading->lineIn(words[2]);
                    const auto facts = reading->factsIn(words[3]);
                    const auto [cell, digits] = *facts.begin();
                    return both(isTaken(cage, digit, line, told),
                                claim(told.step.contradiction && facts.size() == 1
                                          && digits == Digits{digit} && reading->isOn(line, cell)
                                          && reading->cageOf(cell).letter != cage.letter
                                          && reading->premised(told, cell) == digits,
                                      "it is not there, too"));
                });
}

void addLineInCage(SentenceChecker &checker, const Reading &reading)
{
    const auto isNeeded = [=](const Words &words, const ToldStep &told) {
        const int digit = numberIn(words[0]);
        const Line line = reading->lineIn(words[1]);
        const JudgeCage &cage = reading->cageIn(words[2]);
        for (const int cell : reading->cellsOf(line)) {
            if (reading->cageOf(cell).letter != cage.letter
                && reading->premised(told, cell).contains(digit))
                return claim(false, "fits elsewhere");
        }
        return claim(reading->premiseLines(told).contains(line), "does not rest on that line");
    };
    const auto waysOf = [=](const Words &words, const ToldStep &told) {
        const JudgeCage &cage = reading->cageIn(words[2]);
        return onlyWith(*reading, cage, reading->fillings(cage, told), reading->lineIn(words[1]),
                        numberIn(words[0]));
    };
    checker.add("The {} of {} must be in {}, which can then only be {}: {}.",
                [=](const Words &words, const ToldStep &told) {
                    const JudgeCage &cage = reading->cageIn(words[2]);
                    const Fillings ways = waysOf(words, told);
                    return both(
                        both(isNeeded(words, told), claim(listsAll(*reading, words[3], cage, ways)
                                                              && reading->areOut(cage, ways, told),
                                                          "it can be more or less than that")),
                        reading->concludes(words[4], told));
                });
    checker.add("The {} of {} must be in {}, which leaves {} ways to fill it: {}.",
                [=](const Words &words, const ToldStep &told) {
                    const Fillings ways = waysOf(words, told);
                    return both(
                        both(isNeeded(words, told),
                             claim(numberIn(words[3]) == int(ways.size())
                                       && reading->areOut(reading->cageIn(words[2]), ways, told),
                                   "not so many ways")),
                        reading->concludes(words[4], told));
                });
    checker.add("The {} of {} must be in {}, but no way to fill that has it there.",
                [=](const Words &words, const ToldStep &told) {
                    return both(isNeeded(words, told),
                                claim(told.step.contradiction && waysOf(words, told).empty(),
                                      "some way has it there"));
                });
}

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
    checker.add("{} cannot take the same digit of {}, so {}.", [=](const Words &words,
                                                                   const ToldStep &told) {
        const TogetherWays ways = togetherOf(*reading, words[0], reading->linesIn(words[1]), told);
        for (const auto &[cell, left] : reading->concluded(told)) {
            for (const int digit : reading->lost(told, cell)) {
                if (canHold(ways, cell, digit))
                    return claim(false, "some way has it");
            }
        }
        return reading->concludes(words[2], told);
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
                    const Line line = reading->lineIn(words[3]);
                    return both(
                        both(areCages(words[2], line, told),
                             claim(reading->concluded(told).size() == 1
                                       && reading->lost(told, cell) == Digits{numberIn(words[0])}
                                       && !canShare(*reading, reading->cagesIn(words[2]), line,
                                                    told, {cell, numberIn(words[0])}),
                                   "they could")),
                        reading->concludes(words[4], told));
                });
    checker.add("{} must share out the digits of {}, so {}.", [=](const Words &words,
                                                                  const ToldStep &told) {
        const Line line = reading->lineIn(words[1]);
        for (const auto &[cell, left] : reading->concluded(told)) {
            for (const int digit : reading->lost(told, cell)) {
                if (canShare(*reading, reading->cagesIn(words[0]), line, told, {cell, digit}))
                    return claim(false, "they could");
            }
        }
        return both(areCages(words[0], line, told), reading->concludes(words[2], told));
    });
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

void addKenkenCageClaims(SentenceChecker &checker, const std::shared_ptr<KenkenReading> &reading)
{
    addLists(checker, reading);
    addPartners(checker, reading);
    addRests(checker, reading);
    addNothing(checker, reading);
    addCageInLine(checker, reading);
    addLineInCage(checker, reading);
    addTwoCages(checker, reading);
    addLineCages(checker, reading);
}

} // namespace inkling::test
