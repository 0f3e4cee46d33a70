// SPDX-License-Identifier: MIT
#include "support/kenken/kenkensentences.h"

#include "families/kenken/puzzle.h"
#include "support/kenken/kenkenreading.h"

#include <algorithm>
#include <memory>

namespace inkling::test {

namespace {

using Reading = std::shared_ptr<KenkenReading>;
using Digits = KenkenReading::Digits;
using Line = KenkenReading::Line;
using Fault = std::optional<std::string>;

bool isContradiction(const ToldStep &told)
{
    return told.step.contradiction && told.step.conclusions.empty();
}

/// What a fact in words says must be a premise, and shown.
Fault isPremise(const KenkenReading &reading, const std::string &words, const ToldStep &told)
{
    for (const auto &[cell, digits] : reading.factsIn(words)) {
        if (!reading.premiseCells(told).contains(cell) || reading.premised(told, cell) != digits)
            return "not so by the premises: " + words;
    }
    return std::nullopt;
}

Fault namesConstraints(const KenkenReading &reading, const std::string &words, const ToldStep &told)
{
    std::set<char> cages;
    if (!reading.premiseCages(told).empty()) {
        for (const JudgeCage *const cage : reading.cagesIn(words))
            cages.insert(cage->letter);
    }
    std::set<Line> lines;
    if (!reading.premiseLines(told).empty()) {
        for (const Line &line : reading.linesIn(words))
            lines.insert(line);
    }
    return claim(cages == reading.premiseCages(told) && lines == reading.premiseLines(told),
                 "does not name what it rests on");
}

void addSingleCell(SentenceChecker &checker, const Reading &reading)
{
    checker.add("{} has one cell: it is {}.", [=](const Words &words, const ToldStep &told) {
        const JudgeCage &cage = reading->cageIn(words[0]);
        const std::map<int, Digits> follows{{cage.cells.front(), {int(cage.target)}}};
        return claim(cage.cells.size() == 1 && numberIn(words[1]) == cage.target
                         && reading->concluded(told) == follows,
                     "not one cell with that digit");
    });
    checker.add("{} cages have one cell each: it is what the cage says.",
                [=](const Words &words, const ToldStep &told) {
                    const auto concluded = reading->concluded(told);
                    for (const auto &[cell, digits] : concluded) {
                        const JudgeCage &cage = reading->cageOf(cell);
                        if (cage.cells.size() != 1 || digits != Digits{int(cage.target)}
                            || !reading->premiseCages(told).contains(cage.letter))
                            return claim(false, "not what the cage says");
                    }
                    return claim(numberIn(words[0]) == int(concluded.size())
                                     && concluded.size() == reading->premiseCages(told).size(),
                                 "not so many");
                });
    checker.add("{} has one cell, and there are only the digits 1 to {}.",
                [=](const Words &words, const ToldStep &told) {
                    const JudgeCage &cage = reading->cageIn(words[0]);
                    return claim(isContradiction(told) && cage.cells.size() == 1
                                     && numberIn(words[1]) == reading->side()
                                     && (cage.target < 1 || cage.target > reading->side()),
                                 "there is such a digit");
                });
    checker.add("{} has one cell, but {}.", [=](const Words &words, const ToldStep &told) {
        const JudgeCage &cage = reading->cageIn(words[0]);
        const auto facts = reading->factsIn(words[1]);
        return both(isPremise(*reading, words[1], told),
                    claim(isContradiction(told) && cage.cells.size() == 1 && facts.size() == 1
                              && facts.contains(cage.cells.front())
                              && !facts.at(cage.cells.front()).contains(int(cage.target)),
                          "it can be"));
    });
}

void addPlacedDigit(SentenceChecker &checker, const Reading &reading)
{
    checker.add("{}, so {}.", [=](const Words &words, const ToldStep &told) {
        const auto facts = reading->factsIn(words[0]);
        const auto [cell, digits] = *facts.begin();
        for (const auto &[other, left] : reading->concluded(told)) {
            if (other == cell || !reading->share(cell, other)
                || reading->lost(told, other) != digits)
                return claim(false, "loses another digit, or elsewhere");
        }
        return both(both(isPremise(*reading, words[0], told),
                         claim(facts.size() == 1 && digits.size() == 1, "not one digit")),
                    reading->concludes(words[1], told, {cell}));
    });
    checker.add("{} digits are placed: none of them appears again in its row or column.",
                [=](const Words &words, const ToldStep &told) {
                    std::set<int> placed = reading->singlePremises(told);
                    for (const auto &[cell, left] : reading->concluded(told))
                        placed.erase(cell);
                    for (const auto &[cell, left] : reading->concluded(told)) {
                        for (const int digit : reading->lost(told, cell)) {
                            if (std::ranges::none_of(placed, [&](int other) {
                                    return reading->share(cell, other)
                                           && reading->premised(told, other) == Digits{digit};
                                }))
                                return claim(false, "loses another digit");
                        }
                    }
                    return claim(!told.step.contradiction
                                     && numberIn(words[0]) == int(placed.size()),
                                 "not so many digits");
                });
    checker.add(
        "{} are both {}: {} would have it twice.", [=](const Words &words, const ToldStep &told) {
            const auto cells = reading->cellsNamed(words[0]);
            const Line line = reading->lineIn(words[2]);
            const Digits digit{numberIn(words[1])};
            return claim(isContradiction(told) && cells.size() == 2 && cells[0] != cells[1]
                             && reading->isOn(line, cells[0]) && reading->isOn(line, cells[1])
                             && reading->premiseLines(told).contains(line)
                             && reading->premised(told, cells[0]) == digit
                             && reading->premised(told, cells[1]) == digit,
                         "it is not there twice");
        });
}

/// "row 1 has 2 and 3 and column 4 has 5": the digits, each of which must stand in its line beside the cell.
Digits placedIn(const KenkenReading &reading, const std::string &words, int cell,
                const ToldStep &told)
{
    Digits digits;
    std::string left = words;
    std::smatch match;
    static const std::regex clause(
        "^(?:[,;] | and )?((?:row|column) \\d+) has (\\d(?:(?:, | and )\\d)*)", std::regex::icase);
    while (std::regex_search(left, match, clause)) {
        const Line line = reading.lineIn(match[1]);
        for (const int digit : reading.digitsIn(match[2])) {
            const auto cells = reading.cellsOf(line);
            const bool stands = std::ranges::any_of(cells, [&](int other) {
                return other != cell && reading.premised(told, other) == Digits{digit};
            });
            if (!stands || !reading.isOn(line, cell) || !reading.premiseLines(told).contains(line)
                || !digits.insert(digit).second)
                throw std::invalid_argument("does not stand there: " + match.str());
        }
        left = match.suffix();
    }
    if (digits.empty() || !left.empty())
        throw std::invalid_argument("not digits in lines: " + words);
    return digits;
}

Fault leaves(const KenkenReading &reading, int cell, Digits from, const std::string &placed,
             const Digits &left, const ToldStep &told)
{
    for (const int digit : placedIn(reading, placed, cell, told)) {
        if (from.erase(digit) == 0)
            return "it could not be that anyway";
    }
    return claim(from == left, "other digits are left");
}

void addOnlyDigit(SentenceChecker &checker, const Reading &reading)
{
    checker.add("{}, and {}: it is {}.", [=](const Words &words, const ToldStep &told) {
        const auto facts = reading->factsIn(words[0]);
        const auto [cell, digits] = *facts.begin();
        const std::map<int, Digits> follows{{cell, {numberIn(words[2])}}};
        return both(
            both(isPremise(*reading, words[0], told),
                 leaves(*reading, cell, digits, words[1], {numberIn(words[2])}, told)),
            claim(facts.size() == 1 && reading->concluded(told) == follows, "does not follow"));
    });
    checker.add("{}: {} is {}.", [=](const Words &words, const ToldStep &told) {
        const int cell = reading->cellNamed(words[1]);
        const std::map<int, Digits> follows{{cell, {numberIn(words[2])}}};
        return both(leaves(*reading, cell, reading->all(), words[0], {numberIn(words[2])}, told),
                    claim(reading->concluded(told) == follows, "does not follow"));
    });
    checker.add("Every other digit left for these cells stands in the row or the column: {}.",
                [=](const Words &words, const ToldStep &told) {
                    for (const auto &[cell, left] : reading->concluded(told)) {
                        for (const int digit : reading->lost(told, cell)) {
                            if (std::ranges::none_of(
                                    reading->singlePremises(told), [&, at = cell](int other) {
                                        return other != at && reading->share(at, other)
                                               && reading->premised(told, other) == Digits{digit};
                                    }))
                                return claim(false, "another digit does not stand there");
                        }
                        if (left.size() != 1)
                            return claim(false, "more than one is left");
                    }
                    return reading->concludes(words[0], told);
                });
    checker.add(
        "{}, but {}: no digit is left for it.", [=](const Words &words, const ToldStep &told) {
            const auto facts = reading->factsIn(words[0]);
            const auto [cell, digits] = *facts.begin();
            return both(both(isPremise(*reading, words[0], told),
                             claim(isContradiction(told) && facts.size() == 1, "not of one cell")),
                        leaves(*reading, cell, digits, words[1], {}, told));
        });
    checker.add("{}: no digit is left for {}.", [=](const Words &words, const ToldStep &told) {
        return both(
            claim(isContradiction(told), "no contradiction"),
            leaves(*reading, reading->cellNamed(words[1]), reading->all(), words[0], {}, told));
    });
}

void addOnlyPlace(SentenceChecker &checker, const Reading &reading)
{
    const auto isOnly = [=](const Line &line, int digit, int cell, const ToldStep &told) {
        for (const int other : reading->cellsOf(line)) {
            if (other != cell && reading->premised(told, other).contains(digit))
                return claim(false, "another cell can be that");
        }
        return claim(reading->premiseLines(told).contains(line), "does not rest on that line");
    };
    const auto follows = [=](const Words &words, const ToldStep &told) {
        const Line line = reading->lineIn(words[0]);
        const int cell = reading->cellNamed(words[2]);
        const std::map<int, Digits> expected{{cell, {numberIn(words[1])}}};
        return both(isOnly(line, numberIn(words[1]), cell, told),
                    claim(reading->isOn(line, cell) && numberIn(words[1]) == numberIn(words[3])
                              && reading->concluded(told) == expected,
                          "does not follow"));
    };
    checker.add("No other cell of {} can be {}: {} is {}.", follows);
    checker.add("All other cells of {} are filled, only {} is missing: {} is {}.",
                [=](const Words &words, const ToldStep &told) {
                    const int cell = reading->cellNamed(words[2]);
                    for (const int other : reading->cellsOf(reading->lineIn(words[0]))) {
                        if (other != cell && reading->before(told, other).size() != 1)
                            return claim(false, "another cell is open");
                    }
                    return follows(words, told);
                });
    checker.add("The row or the column has no other cell for the digit: {}.",
                [=](const Words &words, const ToldStep &told) {
                    for (const auto &[cell, left] : reading->concluded(told)) {
                        if (left.size() != 1)
                            return claim(false, "not one digit");
                        const Line row{true, cell / reading->side()};
                        const Line column{false, cell % reading->side()};
                        if (isOnly(row, *left.begin(), cell, told)
                            && isOnly(column, *left.begin(), cell, told))
                            return claim(false, "there is another cell");
                    }
                    return reading->concludes(words[0], told);
                });
    checker.add("No cell of {} can be {}, but one must be.",
                [=](const Words &words, const ToldStep &told) {
                    return both(claim(isContradiction(told), "no contradiction"),
                                isOnly(reading->lineIn(words[0]), numberIn(words[1]), -1, told));
                });
}

std::vector<int> cellsAt(const KenkenReading &reading, const Line &line, const std::string &places)
{
    std::vector<int> cells;
    for (const int place : reading.digitsIn(places))
        cells.push_back(line.isRow ? line.number * reading.side() + place - 1
                                   : (place - 1) * reading.side() + line.number);
    return cells;
}

void addSets(SentenceChecker &checker, const Reading &reading)
{
    const auto naked = [=](const Words &words, const ToldStep &told, bool isRow) {
        const Digits digits = reading->digitsIn(words[0]);
        const Line line = reading->lineIn(words[1]);
        const auto cells = cellsAt(*reading, line, words[2]);
        for (const int cell : cells) {
            if (!std::ranges::includes(digits, reading->premised(told, cell)))
                return claim(false, "can be another digit");
        }
        for (const auto &[cell, left] : reading->concluded(told)) {
            if (!reading->isOn(line, cell) || std::ranges::find(cells, cell) != cells.end()
                || !std::ranges::includes(digits, reading->lost(told, cell)))
                return claim(false, "follows elsewhere");
        }
        return both(claim(line.isRow == isRow && cells.size() == digits.size()
                              && reading->premiseLines(told) == std::set<Line>{line},
                          "not as many digits as cells"),
                    reading->concludes(words[3], told, {cells.begin(), cells.end()}));
    };
    const auto hidden = [=](const Words &words, const ToldStep &told, bool isRow) {
        const Digits digits = reading->digitsIn(words[0]);
        const Line line = reading->lineIn(words[1]);
        const auto cells = cellsAt(*reading, line, words[2]);
        const auto isNamed
            = [&](int cell) { return std::ranges::find(cells, cell) != cells.end(); };
        for (const int cell : reading->cellsOf(line)) {
            for (const int digit : digits) {
                if (!isNamed(cell) && reading->premised(told, cell).contains(digit))
                    return claim(false, "fits elsewhere");
            }
        }
        for (const auto &[cell, left] : reading->concluded(told)) {
            if (!isNamed(cell) || !std::ranges::includes(digits, left))
                return claim(false, "follows elsewhere");
        }
        return both(claim(line.isRow == isRow && cells.size() == digits.size(),
                          "not as many digits as cells"),
                    reading->concludes(words[3], told));
    };
    using namespace std::placeholders;
    checker.add("{} of {} are in columns {}: {}.", std::bind(naked, _1, _2, true));
    checker.add("{} of {} are in rows {}: {}.", std::bind(naked, _1, _2, false));
    checker.add("{} of {} fit only in columns {}: {}.", std::bind(hidden, _1, _2, true));
    checker.add("{} of {} fit only in rows {}: {}.", std::bind(hidden, _1, _2, false));
    checker.add("{} have only {} among them: that is one digit too few.",
                [=](const Words &words, const ToldStep &told) {
                    const auto cells = reading->cellsNamed(words[0]);
                    const Digits digits = reading->digitsIn(words[1]);
                    Digits left;
                    for (const int cell : cells)
                        left.merge(reading->premised(told, cell));
                    const auto lines = reading->premiseLines(told);
                    const bool areTogether = std::ranges::all_of(
                        cells, [&](int cell) { return reading->isOn(*lines.begin(), cell); });
                    return claim(isContradiction(told) && lines.size() == 1 && areTogether
                                     && std::set<int>(cells.begin(), cells.end()).size()
                                            == digits.size() + 1
                                     && cells.size() == digits.size() + 1 && left == digits,
                                 "they have enough digits");
                });
    checker.add("{} has too few cells left for its {}.", [=](const Words &words,
                                                             const ToldStep &told) {
        const Line line = reading->lineIn(words[0]);
        const Digits digits = reading->digitsIn(words[1]);
        std::size_t count = 0;
        for (const int cell : reading->cellsOf(line)) {
            const Digits possible = reading->premised(told, cell);
            count
                += std::ranges::any_of(digits, [&](int digit) { return possible.contains(digit); });
        }
        return claim(isContradiction(told) && count < digits.size()
                         && reading->premiseLines(told).contains(line),
                     "there are enough cells");
    });
}

void addFish(SentenceChecker &checker, const Reading &reading)
{
    const auto fits = [=](const Words &words, const ToldStep &told) {
        const auto bases = reading->linesIn(words[1]);
        const auto across = reading->linesIn(words[2]);
        const int digit = numberIn(words[0]);
        std::set<Line> all(bases.begin(), bases.end());
        all.insert(across.begin(), across.end());
        for (const Line &line : bases) {
            for (const int cell : reading->cellsOf(line)) {
                const bool isCrossed = std::ranges::any_of(
                    across, [&](const Line &other) { return reading->isOn(other, cell); });
                if (!isCrossed && reading->premised(told, cell).contains(digit))
                    return claim(false, "fits elsewhere");
            }
        }
        const bool areParallel = std::ranges::all_of(all, [&](const Line &line) {
            const bool isBase = std::ranges::find(bases, line) != bases.end();
            return isBase == (line.isRow == bases.front().isRow);
        });
        return claim(areParallel && bases.size() == across.size() && all.size() == 2 * bases.size()
                         && all == reading->premiseLines(told),
                     "not so many lines");
    };
    const auto isCleared = [=](const Words &words, int cell) {
        const auto isOn = [&](const Line &line) { return reading->isOn(line, cell); };
        return std::ranges::any_of(reading->linesIn(words[2]), isOn)
               && std::ranges::none_of(reading->linesIn(words[1]), isOn);
    };
    checker.add("The {} of {} fits only in {}: {}.", [=](const Words &words, const ToldStep &told) {
        std::set<int> taking;
        for (const Line &line : reading->linesIn(words[1])) {
            const auto cells = reading->cellsOf(line);
            taking.insert(cells.begin(), cells.end());
        }
        for (const auto &[cell, left] : reading->concluded(told)) {
            if (!isCleared(words, cell) || reading->lost(told, cell) != Digits{numberIn(words[0])})
                return claim(false, "follows elsewhere");
        }
        return both(fits(words, told), reading->concludes(words[3], told, taking));
    });
    checker.add("The {} of {} fits only in {}, but {}, too.",
                [=](const Words &words, const ToldStep &told) {
                    const auto facts = reading->factsIn(words[3]);
                    return both(both(fits(words, told), isPremise(*reading, words[3], told)),
                                claim(isContradiction(told) && facts.size() == 1
                                          && isCleared(words, facts.begin()->first)
                                          && facts.begin()->second == Digits{numberIn(words[0])},
                                      "no contradiction"));
                });
}

} // namespace

void addKenkenClaims(SentenceChecker &checker, const Puzzle &puzzle)
{
    const kenken::Cages &cages = dynamic_cast<const kenken::KenkenPuzzle &>(puzzle).cages();
    std::vector<JudgeCage> given;
    for (std::size_t i = 0; i < cages.cages.size(); ++i) {
        const kenken::Cage &cage = cages.cages[i];
        given.push_back({kenken::letterOf(int(i)), cage.target,
                         std::string_view(".+-*/?")[std::size_t(cage.operation)],
                         std::vector<int>(cage.cells.begin(), cage.cells.end())});
    }
    const auto reading = std::make_shared<KenkenReading>(cages.side, std::move(given));
    checker.add("Taken together, {} leave only this: {}.", [=](const Words &words,
                                                               const ToldStep &told) {
        return both(namesConstraints(*reading, words[0], told), reading->concludes(words[1], told));
    });
    addSingleCell(checker, reading);
    addPlacedDigit(checker, reading);
    addOnlyDigit(checker, reading);
    addOnlyPlace(checker, reading);
    addSets(checker, reading);
    addFish(checker, reading);
    addKenkenCageClaims(checker, reading);
    addKenkenTakingClaims(checker, reading);
    addKenkenLineClaims(checker, reading);
    addKenkenStoryClaims(checker, reading);
    addKenkenTotalClaims(checker, reading);
}

} // namespace inkling::test
