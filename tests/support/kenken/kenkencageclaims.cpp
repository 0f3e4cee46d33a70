// SPDX-License-Identifier: MIT
#include "support/kenken/kenkenreading.h"

#include <algorithm>
#include <stdexcept>

namespace inkling::test {

namespace {

using Reading = std::shared_ptr<KenkenReading>;
using Digits = KenkenReading::Digits;
using Filling = KenkenReading::Filling;
using Fillings = std::vector<Filling>;
using Fault = std::optional<std::string>;

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

/// The ways to list: those on the board; where they leave less than is told, those by the premises.
Fillings listable(const KenkenReading &reading, const JudgeCage &cage, const ToldStep &told)
{
    const Fillings ways = reading.fillings(cage, told);
    std::set<std::pair<int, int>> held;
    for (const Filling &way : ways) {
        for (std::size_t i = 0; i < way.size(); ++i)
            held.emplace(cage.cells[i], way[i]);
    }
    for (const auto &[cell, left] : reading.concluded(told)) {
        if (!std::ranges::all_of(left, [&](int digit) { return held.contains({cell, digit}); }))
            return reading.fillings(cage, [&](int at) { return reading.premised(told, at); });
    }
    return ways;
}

void addLists(SentenceChecker &checker, const Reading &reading)
{
    const auto isListed = [=](const Words &words, const ToldStep &told) {
        const JudgeCage &cage = reading->cageIn(words[0]);
        const Fillings fillings = listable(*reading, cage, told);
        return both(claim(reading->listsAll(words[1], cage, fillings)
                              && reading->areOut(cage, fillings, told),
                          "it can be more or less than that"),
                    reading->concludes(words[2], told));
    };
    checker.add("{} can only be {}: {}.", isListed);
    checker.add("{} can only be {}. In every way to place these, {}.", isListed);
    checker.add("{} can only be {}, in reading order: {}.",
                [=](const Words &words, const ToldStep &told) {
                    const JudgeCage &cage = reading->cageIn(words[0]);
                    const Fillings fillings = listable(*reading, cage, told);
                    return both(claim(listsInOrder(*reading, words[1], cage, fillings)
                                          && reading->areOut(cage, fillings, told),
                                      "it can be more or less than that"),
                                reading->concludes(words[2], told));
                });
    checker.add("{}, so {} can only be {}: {}.", [=](const Words &words, const ToldStep &told) {
        const JudgeCage &cage = reading->cageIn(words[1]);
        const Fillings fillings = listable(*reading, cage, told);
        const auto facts = reading->factsIn(words[0]);
        const auto [cell, digits] = *facts.begin();
        const bool isKnown = facts.size() == 1 && digits.size() == 1
                             && reading->cageOf(cell).letter == cage.letter
                             && reading->before(told, cell) == digits
                             && reading->premiseCells(told).contains(cell);
        return both(claim(isKnown && cage.cells.size() == 2
                              && reading->listsAll(words[2], cage, fillings)
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
    static const std::regex clause(
        "^(?:[,;] | and )?(\\d) needs (\\d(?:(?:, | or )\\d(?! needs))*)");
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
    checker.add("A {} at {} needs a {} beside it for {}, and that is gone: {}.",
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

/// The digits that a cell can have, without those of which a sentence of the step has told that they do
/// not divide the product.
Digits leftInCell(const KenkenReading &reading, int cell, const ToldStep &told)
{
    static const std::regex division("(.*) is no multiple of (.*)\\.");
    Digits digits = reading.before(told, cell);
    for (const std::string &sentence : told.all) {
        std::smatch match;
        if (!std::regex_match(sentence, match, division))
            continue;
        const Digits out = reading.digitsIn(match[2]);
        std::erase_if(digits, [&](int digit) { return out.contains(digit); });
    }
    return digits;
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
        for (const int next : leftInCell(reading, here, told)) {
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

/// Whether the reasons before the last sentence, taken together, go for each digit that each cell loses.
Fault goForAll(const KenkenReading &reading, const ToldStep &told)
{
    static const std::regex rest(
        "An? (\\d+)( or more| or less)? at (.*) leaves .*\\d+ for the rest of (.*), which (makes "
        "at least|makes at most|can only make|can make) .*\\.");
    static const std::regex division("(.*) is no multiple of (.*)\\.");
    std::map<int, Digits> left;
    for (const auto &[cell, digits] : reading.concluded(told))
        left[cell] = reading.lost(told, cell);
    for (const std::string &reason : told.all) {
        std::smatch match;
        if (std::regex_match(reason, match, division)) {
            const Digits digits = reading.digitsIn(match[2]);
            for (auto &[cell, lost] : left)
                std::erase_if(lost, [&](int digit) { return digits.contains(digit); });
        } else if (std::regex_match(reason, match, rest)) {
            const int digit = numberIn(match[1]);
            const std::string more = match[2];
            for (const int cell : reading.cellsNamed(match[3])) {
                std::erase_if(left.at(cell), [&](int other) {
                    return other == digit || (more == " or more" && other > digit)
                           || (more == " or less" && other < digit);
                });
            }
        }
    }
    return claim(std::ranges::all_of(left, [](const auto &each) { return each.second.empty(); }),
                 "some digit is lost for no reason");
}

/// The results of "1 \u00d7 3 = 3 or 2 \u00d7 2 = 4"; nothing where the digits make something else, or are none that
/// the rest of the cage can have, cell by cell.
std::optional<std::vector<std::int64_t>> resultsIn(const std::string &words, const JudgeCage &cage,
                                                   int cell, const KenkenReading &reading,
                                                   const ToldStep &told)
{
    static const std::regex one("(?:([^=]*) = )?(\\d+)");
    std::vector<std::int64_t> results;
    for (std::size_t from = 0; from < words.size();) {
        const std::size_t end = std::min(words.find(" or ", from), words.size());
        const std::string part = words.substr(from, end - from);
        from = end + 4;
        std::smatch match;
        if (!std::regex_match(part, match, one))
            return std::nullopt;
        results.push_back(std::stoll(match[2]));
        const auto digits
            = numbersIn(match[1].matched ? std::string(match[1]) : std::string(match[2]));
        if (digits.size() + 1 != cage.cells.size())
            return std::nullopt;
        std::int64_t made = cage.operation == '*' ? 1 : 0;
        std::size_t at = 0;
        for (const int other : cage.cells) {
            if (other == cell)
                continue;
            if (!leftInCell(reading, other, told).contains(int(digits[at])))
                return std::nullopt;
            made = cage.operation == '*' ? made * digits[at] : made + digits[at];
            ++at;
        }
        if (made != results.back())
            return std::nullopt;
    }
    return results;
}

void addRests(SentenceChecker &checker, const Reading &reading)
{
    using Holds = std::function<bool(const std::set<std::int64_t> &results, std::int64_t rest,
                                     const std::vector<std::int64_t> &told)>;
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
            const bool areAll = text.find("can only make") != std::string::npos;
            const auto numbers = numbersIn(words[4]);
            const auto results
                = areAll ? std::optional(std::vector<std::int64_t>(numbers.begin(), numbers.end()))
                         : resultsIn(words[4], cage, *cells.begin(), *reading, told);
            if (!results)
                return claim(false, "makes something else");
            for (const int cell : cells) {
                // "or more" is said of a digit and all beyond it that go.
                Digits meant = reading->lost(told, cell);
                const std::size_t lost = meant.size();
                std::erase_if(meant, [&](int other) {
                    return more == 0 ? other != digit : (other - digit) * more < 0;
                });
                std::set<std::int64_t> beside;
                for (const int other : meant)
                    beside.merge(resultsBeside(*reading, cage, cell, other, told));
                if (reading->cageOf(cell).letter != cage.letter || !holds(beside, rest, *results))
                    return claim(false, "the rest makes something else");
                if (!meant.contains(digit) || (more != 0 && meant.size() == 1)
                    || (isAlone ? meant.size() != lost : told.all.back().find("That leaves:") != 0))
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
    using Told = std::vector<std::int64_t>;
    const auto isTooSmall = [](const auto &results, std::int64_t rest, const Told &bound) {
        return bound.size() == 1 && rest < bound[0] && bound[0] == *results.begin();
    };
    const auto isTooLarge = [](const auto &results, std::int64_t rest, const Told &bound) {
        return bound.size() == 1 && rest > bound[0] && bound[0] == *results.rbegin();
    };
    add("A {} at {} leaves {} for the rest of {}, which makes at least {}", 0, isTooSmall);
    add("A {} or more at {} leaves at most {} for the rest of {}, which makes at least {}", 1,
        isTooSmall);
    add("A {} at {} leaves {} for the rest of {}, which makes at most {}", 0, isTooLarge);
    add("A {} or less at {} leaves at least {} for the rest of {}, which makes at most {}", -1,
        isTooLarge);
    add("A {} at {} leaves {} for the rest of {}, which can only make {}", 0,
        [](const auto &results, std::int64_t rest, const Told &all) {
            return !results.contains(rest)
                   && results == std::set<std::int64_t>(all.begin(), all.end());
        });
    add("A {} at {} leaves {} for the rest of {}, which can make {}, but nothing between", 0,
        [](const auto &results, std::int64_t rest, const Told &nearest) {
            const auto above = results.upper_bound(rest);
            return nearest.size() == 2 && above != results.begin() && above != results.end()
                   && nearest[0] < rest && nearest[0] == *std::prev(above) && nearest[1] == *above;
        });
    checker.add("{} needs a factor {}, and only {} can still give it: {}.",
                [=](const Words &words, const ToldStep &told) {
                    const JudgeCage &cage = reading->cageIn(words[0]);
                    const int factor = numberIn(words[1]);
                    const auto cells = reading->cellsNamed(words[2]);
                    int prime = 2;
                    while (factor % prime != 0)
                        ++prime;
                    bool isSo = cage.operation == '*' && cells.size() == 1 && factor > 1
                                && cage.target % factor == 0 && cage.target / factor % prime != 0;
                    for (const int cell : cage.cells) {
                        for (const int digit : reading->before(told, cell))
                            isSo = isSo && (cell == *cells.begin() || digit % prime != 0);
                    }
                    for (const int digit : reading->lost(told, *cells.begin()))
                        isSo = isSo && digit % factor != 0;
                    return both(claim(isSo && reading->concluded(told).size() == 1,
                                      "another cell, or another factor"),
                                reading->concludes(words[3], told));
                });
    checker.add("That leaves: {}.", [=](const Words &words, const ToldStep &told) {
        return both(goForAll(*reading, told), reading->concludes(words[0], told));
    });
    checker.add("{} is no multiple of {}.", [=](const Words &words, const ToldStep &told) {
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
    checker.add("{} is no multiple of {}, so {}.", [=](const Words &words, const ToldStep &told) {
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

} // namespace

void addKenkenCageClaims(SentenceChecker &checker, const std::shared_ptr<KenkenReading> &reading)
{
    addLists(checker, reading);
    addPartners(checker, reading);
    addRests(checker, reading);
    addNothing(checker, reading);
}

} // namespace inkling::test
