// SPDX-License-Identifier: MIT
#include "support/kenken/kenkenreading.h"

#include <algorithm>

namespace inkling::test {

namespace {

using Reading = std::shared_ptr<KenkenReading>;
using Digits = KenkenReading::Digits;
using Filling = KenkenReading::Filling;
using Fillings = std::vector<Filling>;
using Line = KenkenReading::Line;
using Fault = std::optional<std::string>;

Fillings onlyWith(const KenkenReading &reading, const JudgeCage &cage, Fillings fillings,
                  const Line &line, int digit)
{
    std::erase_if(fillings, [&](const Filling &filling) {
        return !reading.on(line, cage, filling).contains(digit);
    });
    return fillings;
}

void addCageInLine(SentenceChecker &checker, const Reading &reading)
{
    // All these digits, in every way to fill it.
    const auto isTaken
        = [=](const JudgeCage &cage, const Digits &digits, const Line &line, const ToldStep &told) {
              const Fillings fillings = reading->fillings(cage, told);
              const bool areAllThere = std::ranges::all_of(fillings, [&](const Filling &filling) {
                  return std::ranges::includes(reading->on(line, cage, filling), digits);
              });
              return both(claim(!fillings.empty() && !digits.empty() && areAllThere,
                                "not every way has it there"),
                          losesOutside(*reading, cage, line, digits, told));
          };
    const auto lists = [=](const JudgeCage &cage, const std::string &words, const ToldStep &told) {
        return claim(reading->listsAll(words, cage, reading->fillings(cage, told)),
                     "it can be more or less than that");
    };
    const auto concludes
        = [=](const JudgeCage &cage, const std::string &words, const ToldStep &told) {
              return reading->concludes(words, told, {cage.cells.begin(), cage.cells.end()});
          };
    const auto addBoth = [&](const std::string &article, bool isOfOne) {
        const auto areSo = [=](const std::string &words, const ToldStep &told) {
            const Digits digits = reading->digitsIn(words);
            return claim((digits.size() == 1) == isOfOne && digits == reading->lostAnywhere(told),
                         "loses other digits");
        };
        checker.add("{} can only be {}, always with " + article + "{} in {}: {}.",
                    [=](const Words &words, const ToldStep &told) {
                        const JudgeCage &cage = reading->cageIn(words[0]);
                        return both(both(both(areSo(words[2], told), lists(cage, words[1], told)),
                                         isTaken(cage, reading->digitsIn(words[2]),
                                                 reading->lineIn(words[3]), told)),
                                    concludes(cage, words[4], told));
                    });
        checker.add("{} can be filled in {} ways, all with " + article + "{} in {}: {}.",
                    [=](const Words &words, const ToldStep &told) {
                        const JudgeCage &cage = reading->cageIn(words[0]);
                        const auto count = int(reading->fillings(cage, told).size());
                        return both(
                            both(both(areSo(words[2], told),
                                      claim(numberIn(words[1]) == count, "not so many ways")),
                                 isTaken(cage, reading->digitsIn(words[2]),
                                         reading->lineIn(words[3]), told)),
                            concludes(cage, words[4], told));
                    });
    };
    addBoth("a ", true);
    addBoth("", false);
    checker.add("{} lies in {} and can only be {}: {}.", [=](const Words &words,
                                                             const ToldStep &told) {
        const JudgeCage &cage = reading->cageIn(words[0]);
        const Line line = reading->lineIn(words[1]);
        const bool isInside
            = std::ranges::all_of(cage.cells, [&](int cell) { return reading->isOn(line, cell); });
        return both(both(both(claim(isInside, "lies elsewhere, too"), lists(cage, words[2], told)),
                         isTaken(cage, reading->lostAnywhere(told), line, told)),
                    concludes(cage, words[3], told));
    });
    const auto isTakenTwice = [=](const Words &words, bool isOfOne, const ToldStep &told) {
        const JudgeCage &cage = reading->cageIn(words[0]);
        const Digits taken = reading->digitsIn(words[1]);
        const Line line = reading->lineIn(words[2]);
        const auto facts = reading->factsIn(words[3]);
        const auto [cell, digits] = *facts.begin();
        return both(isTaken(cage, taken, line, told),
                    claim(told.step.contradiction && facts.size() == 1 && digits == taken
                              && (taken.size() == 1) == isOfOne && reading->isOn(line, cell)
                              && reading->cageOf(cell).letter != cage.letter
                              && reading->premised(told, cell) == digits,
                          "it is not there, too"));
    };
    checker.add(
        "Every way to fill {} has a {} in {}, but {}, too.",
        [=](const Words &words, const ToldStep &told) { return isTakenTwice(words, true, told); });
    checker.add(
        "Every way to fill {} has {} in {}, but {}.",
        [=](const Words &words, const ToldStep &told) { return isTakenTwice(words, false, told); });
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
    // What the listed ways leave, where that is more than one digit, may be told in place of what the step does.
    const auto listedLeft = [=](const JudgeCage &cage, const Fillings &ways, const ToldStep &told) {
        auto left = reading->concluded(told);
        for (std::size_t place = 0; place < cage.cells.size(); ++place) {
            const auto here = left.find(cage.cells[place]);
            if (here == left.end())
                continue;
            std::set<int> listed;
            for (const auto &way : ways) {
                if (here->second.contains(way[place]))
                    listed.insert(way[place]);
            }
            if (listed.size() > 1)
                here->second = listed;
        }
        return left;
    };
    checker.add("The {} of {} must be in {}, which can then only be {}: {}.",
                [=](const Words &words, const ToldStep &told) {
                    const JudgeCage &cage = reading->cageIn(words[2]);
                    const Fillings ways = waysOf(words, told);
                    return both(
                        both(isNeeded(words, told), claim(reading->listsAll(words[3], cage, ways)
                                                              && reading->areOut(cage, ways, told),
                                                          "it can be more or less than that")),
                        reading->concluded(told).size() <= 3
                                && reading->partIn(words[4]) == listedLeft(cage, ways, told)
                            ? std::nullopt
                            : reading->concludes(words[4], told));
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

} // namespace

std::optional<std::string> losesOutside(const KenkenReading &reading, const JudgeCage &cage,
                                        const KenkenReading::Line &line,
                                        const KenkenReading::Digits &digits, const ToldStep &told)
{
    for (const auto &[cell, left] : reading.concluded(told)) {
        if (!reading.isOn(line, cell) || reading.cageOf(cell).letter == cage.letter
            || !std::ranges::includes(digits, reading.lost(told, cell)))
            return "follows elsewhere";
    }
    return claim(reading.premiseLines(told).contains(line), "does not rest on that line");
}

void addKenkenTakingClaims(SentenceChecker &checker, const std::shared_ptr<KenkenReading> &reading)
{
    addCageInLine(checker, reading);
    addLineInCage(checker, reading);
}

} // namespace inkling::test
