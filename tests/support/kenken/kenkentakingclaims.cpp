// SPDX-License-Identifier: MIT
#include "support/kenken/kenkenreading.h"

#include <algorithm>
#include <regex>
#include <utility>

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
    // "The 5 of column 4 and the 3 of row 3", read as one claim or as two arguments.
    struct NeedsOf
    {
        std::vector<std::pair<int, Line>> needs;
        std::string cage;
    };
    const auto needsOf = [=](const Words &words) {
        NeedsOf of{{}, words[2]};
        static const std::regex need("the (\\d+) of ((?:row|column) \\d+)");
        const std::string all = "the " + words[0] + " of " + words[1];
        for (std::sregex_iterator at(all.begin(), all.end(), need), end; at != end; ++at)
            of.needs.emplace_back(numberIn((*at)[1]), reading->lineIn((*at)[2]));
        return of;
    };
    const auto areNeeded = [=](const Words &words, const ToldStep &told) {
        const auto [needs, name] = needsOf(words);
        const JudgeCage &cage = reading->cageIn(name);
        for (const auto &[digit, line] : needs) {
            for (const int cell : reading->cellsOf(line)) {
                if (reading->cageOf(cell).letter != cage.letter
                    && reading->premised(told, cell).contains(digit))
                    return claim(false, "fits elsewhere");
            }
            if (!reading->premiseLines(told).contains(line))
                return claim(false, "does not rest on that line");
        }
        return claim(!needs.empty(), "no line needs it");
    };
    const auto waysOf = [=](const Words &words, const ToldStep &told) {
        const auto [needs, name] = needsOf(words);
        const JudgeCage &cage = reading->cageIn(name);
        Fillings ways = reading->fillings(cage, told);
        for (const auto &[digit, line] : needs)
            ways = onlyWith(*reading, cage, std::move(ways), line, digit);
        return ways;
    };
    const auto can = [=](const Words &words, const ToldStep &told) {
        const JudgeCage &cage = reading->cageIn(words[2]);
        const Fillings ways = waysOf(words, told);
        return both(both(areNeeded(words, told), claim(reading->listsAll(words[3], cage, ways)
                                                           && reading->areOut(cage, ways, told),
                                                       "it can be more or less than that")),
                    reading->concludes(words[4], told));
    };
    const auto isLeft = [=](const Words &words, const ToldStep &told) {
        const Fillings ways = waysOf(words, told);
        return both(both(areNeeded(words, told),
                         claim(numberIn(words[3]) == int(ways.size())
                                   && reading->areOut(reading->cageIn(words[2]), ways, told),
                               "not so many ways")),
                    reading->concludes(words[4], told));
    };
    const auto split = [](const Words &words) {
        const std::size_t of = words[0].find(" of ");
        Words all{words[0].substr(4, of - 4), words[0].substr(of + 4)};
        all.insert(all.end(), words.begin() + 1, words.end());
        return all;
    };
    checker.add("The {} of {} must be in {}, which can then only be {}: {}.", can);
    checker.add("{} must be in {}, which can then only be {}: {}.",
                [=](const Words &words, const ToldStep &told) { return can(split(words), told); });
    checker.add("The {} of {} must be in {}, which leaves {} ways to fill it: {}.", isLeft);
    checker.add(
        "{} must be in {}, which leaves {} ways to fill it: {}.",
        [=](const Words &words, const ToldStep &told) { return isLeft(split(words), told); });
    checker.add("The {} of {} must be in {}, but no way to fill that has it there.",
                [=](const Words &words, const ToldStep &told) {
                    return both(areNeeded(words, told),
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
