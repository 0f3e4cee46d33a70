// SPDX-License-Identifier: MIT
#include "support/numbercross/numbercrosssentences.h"

#include "support/numbercross/numbercrossgroups.h"
#include "support/numbercross/numbercrossview.h"

#include <algorithm>
#include <memory>
#include <set>
#include <stdexcept>

namespace inkling::test {

namespace {

using Line = NumberCrossLine;
using Cell = NumberCrossCell;
using Shade = NumberCrossShade;
using Sheet = NumberCrossSheet;
using Verdict = std::optional<std::string>;

/// A step about one line, and the line as the board shows it.
struct LineStep
{
    const Sheet &sheet;
    Line line;
    NumberCrossParts parts;
    NumberCrossStanding now;

    LineStep(const Sheet &board, const std::string &name, const ToldStep &told)
        : sheet(board)
        , line(board.lineIn(name))
        , parts(told.json)
        , now(board, line, told.before)
    {
        if (parts.lines != std::vector{line})
            throw std::invalid_argument("another line than the step rests on: " + name);
    }

    [[nodiscard]] int label() const { return sheet.label(line); }
    [[nodiscard]] std::vector<int> openDigits() const { return sheet.digits(now.open); }

    void require(bool holds, const std::string &what) const
    {
        if (!holds)
            throw std::invalid_argument(what);
    }
    void mustConclude() const { require(!parts.isContradiction, "it is a contradiction"); }
    void mustFail() const { require(parts.isContradiction, "no contradiction"); }
    /// The conclusions are these cells, of this shade, all of them open before.
    void mustSay(std::vector<Cell> cells, const std::string &shade) const
    {
        mustConclude();
        require(shade == "black" || shade == "white", "no shade: " + shade);
        std::set<Shade> said;
        for (const Cell cell : cells)
            said.insert({cell, shade == "black"});
        mustSay(said);
    }
    /// The conclusions are of this shade, and some of what is open; the rest may follow from another line.
    void mustSaySome(const std::string &shade) const
    {
        mustConclude();
        for (const Shade &conclusion : parts.conclusions) {
            require(conclusion.isBlack == (shade == "black"), "another shade follows");
            require(std::ranges::find(now.open, conclusion.cell) != now.open.end(), "not open");
        }
    }
    void mustSay(const std::set<Shade> &said) const
    {
        mustConclude();
        require(said == std::set<Shade>(parts.conclusions.begin(), parts.conclusions.end()),
                "not what follows");
        for (const Shade &shade : said)
            require(std::ranges::find(now.open, shade.cell) != now.open.end(), "it was known");
    }
    /// "the 3 in column 2", "6 cells": which these are.
    [[nodiscard]] std::vector<Cell> cellsIn(const std::string &words) const
    {
        auto cells = sheet.cellsOf(words, line);
        if (!cells.empty())
            return cells;
        static const std::regex counted("(\\d+) cells");
        std::smatch match;
        require(std::regex_match(words, match, counted), "names no cells: " + words);
        for (const Shade &shade : parts.conclusions)
            cells.push_back(shade.cell);
        require(std::stoi(match[1]) == int(cells.size()), "not so many cells");
        return cells;
    }
    void mustAdd(const std::string &words, const std::vector<Cell> &cells) const
    {
        const NumberCrossFormula formula(words);
        auto terms = formula.terms;
        std::ranges::sort(terms);
        require(formula.result == sheet.sum(cells), "not the sum");
        require(terms.empty() || terms == sheet.digits(cells), "not the digits of the sum");
    }
    /// "21 - 4 - 5 = 12": the whole line without what is left out.
    void mustRemain(const std::string &words) const
    {
        const NumberCrossFormula formula(words);
        const int total = sheet.sum(sheet.cells(line));
        require(formula.result == total - sheet.sum(now.left), "not what remains");
        if (formula.terms.empty())
            return;
        std::vector<int> out;
        for (std::size_t i = 1; i < formula.terms.size(); ++i)
            out.push_back(-formula.terms[i]);
        std::ranges::sort(out);
        require(formula.terms.front() == total && out == sheet.digits(now.left),
                "not the digits left out");
    }
    void mustBe(const std::string &words, int number, const std::string &what) const
    {
        require(numberIn(words) == number && words == std::to_string(number), "not " + what);
    }
    void mustBeTaken(const std::string &words) const
    {
        require(words == now.takenWord, "counted is another shade");
    }
    void mustBeLeft(const std::string &words) const
    {
        require(words == now.leftWord, "left out is another shade");
    }
};

[[nodiscard]] bool makes(const NumberCrossSums &sums, int number)
{
    return number >= 0 && number < int(sums.size()) && sums.test(std::size_t(number));
}

/// The sums nearest to one that cannot be made.
void mustBeNearest(const LineStep &step, const std::vector<int> &digits, int target,
                   std::optional<int> below, int above)
{
    const NumberCrossSums sums = sumsOf(digits);
    step.require(!makes(sums, target), "it can be made");
    if (below)
        step.require(*below < target && makes(sums, *below), "the smaller sum cannot be made");
    for (int sum = below ? *below + 1 : 1; sum < above; ++sum)
        step.require(!makes(sums, sum), "a nearer sum can be made");
    step.require(above > target && makes(sums, above), "the greater sum cannot be made");
}

std::vector<int> without(const Sheet &sheet, std::vector<Cell> cells, Cell cell)
{
    std::erase(cells, cell);
    return sheet.digits(cells);
}

/// "3 + 9 or 5 + 7", each with its digits sorted.
std::vector<std::vector<int>> sumsIn(const std::string &words)
{
    static const std::regex joint(", | or ");
    static const std::regex sum("\\d(?: \\+ \\d)*");
    std::vector<std::vector<int>> sums;
    for (std::sregex_token_iterator at(words.begin(), words.end(), joint, -1), end; at != end;
         ++at) {
        if (!std::regex_match(at->str(), sum))
            throw std::invalid_argument("not sums: " + words);
        sums.push_back(numbersIn(at->str()));
        std::ranges::sort(sums.back());
    }
    return sums;
}

/// All sums of distinct digits that make a number.
std::set<std::vector<int>> allSums(const std::vector<int> &digits, int target)
{
    std::set<std::vector<int>> sums;
    for (std::uint32_t subset = 0; digits.size() < 20 && subset < 1U << digits.size(); ++subset) {
        std::vector<int> terms;
        int sum = 0;
        for (std::size_t i = 0; i < digits.size(); ++i) {
            if ((subset >> i & 1) == 0)
                continue;
            terms.push_back(digits[i]);
            sum += digits[i];
        }
        if (sum == target)
            sums.insert(terms);
    }
    return sums;
}

/// That these are all sums of the open digits; of many digits, that they are as many as there are ways.
void mustBeAllSums(const LineStep &step, const std::string &words, int target)
{
    const auto told = sumsIn(words);
    const std::set<std::vector<int>> distinct(told.begin(), told.end());
    const std::vector<int> digits = step.openDigits();
    step.require(distinct.size() == told.size(), "a sum twice");
    if (digits.size() < 20)
        return step.require(distinct == allSums(digits, target), "not all sums");
    std::uint64_t ways = 0;
    for (const auto &terms : told) {
        std::uint64_t choices = 1;
        int sum = 0;
        for (int digit = 1; digit <= 9; ++digit) {
            const auto wanted = std::uint64_t(std::ranges::count(terms, digit));
            const auto there = std::uint64_t(std::ranges::count(digits, digit));
            std::uint64_t some = 1;
            for (std::uint64_t i = 0; i < wanted; ++i)
                some = i < there ? some * (there - i) / (i + 1) : 0;
            choices *= some;
            sum += digit * int(wanted);
        }
        step.require(sum == target, "a wrong sum");
        ways += choices;
    }
    step.require(ways == waysToMake(digits, target), "not all sums");
}

/// That a cell is so in each way to make what the line lacks.
void mustAgree(const LineStep &step)
{
    for (const Shade &shade : step.parts.conclusions) {
        const bool isTaken = shade.isBlack != step.line.isRow;
        const int digit = step.sheet.digit(shade.cell);
        const auto others = without(step.sheet, step.now.open, shade.cell);
        const int opposite = isTaken ? step.now.lacks : step.now.lacks - digit;
        step.require(waysToMake(others, opposite) == 0, "some way says otherwise");
    }
}

void mustSayFacts(const LineStep &step, const std::string &words)
{
    step.mustSay(numberCrossFactsIn(words, step.sheet, step.line, step.parts));
}

using LineClaim = std::function<void(const Words &words, const LineStep &step)>;

/// A claim about the line that stands in place `at`.
Claim ofLine(std::shared_ptr<const Sheet> sheet, std::size_t at, LineClaim claim)
{
    return [=](const Words &words, const ToldStep &told) -> Verdict {
        claim(words, LineStep(*sheet, words[at], told));
        return std::nullopt;
    };
}

void addOutOfReach(SentenceChecker &checker, const std::shared_ptr<const Sheet> &sheet)
{
    checker.add("The {} cells of {} make {} already, but its label is {}: that is too much.",
                ofLine(sheet, 1, [](const Words &words, const LineStep &step) {
                    step.mustFail();
                    step.mustBeTaken(words[0]);
                    step.mustAdd(words[2], step.now.taken);
                    step.mustBe(words[3], step.label(), "the label");
                    step.require(step.now.lacks < 0, "not too much");
                }));
    checker.add("Without its {} cells {} makes {}, but its label is {}: that is too little.",
                ofLine(sheet, 1, [](const Words &words, const LineStep &step) {
                    step.mustFail();
                    step.mustBeLeft(words[0]);
                    step.mustRemain(words[2]);
                    step.mustBe(words[3], step.label(), "the label");
                    step.require(step.now.spare < 0 && !step.now.left.empty(), "not too little");
                }));
    checker.add("All of {} makes {}, but its label is {}: that is too little.",
                ofLine(sheet, 0, [](const Words &words, const LineStep &step) {
                    step.mustFail();
                    step.mustBe(words[1], step.sheet.sum(step.sheet.cells(step.line)), "the sum");
                    step.mustBe(words[2], step.label(), "the label");
                    step.require(step.now.spare < 0, "not too little");
                }));
    checker.add("{} lacks {}, but the nearest that its open cells make is {} or {}, never {}.",
                ofLine(sheet, 0, [](const Words &words, const LineStep &step) {
                    step.mustFail();
                    step.mustBe(words[1], step.now.lacks, "what it lacks");
                    step.mustBe(words[4], step.now.lacks, "what it lacks");
                    mustBeNearest(step, step.openDigits(), step.now.lacks, numberIn(words[2]),
                                  numberIn(words[3]));
                }));
    checker.add("{} lacks {}, but its smallest open digit is {}.",
                ofLine(sheet, 0, [](const Words &words, const LineStep &step) {
                    step.mustFail();
                    step.mustBe(words[1], step.now.lacks, "what it lacks");
                    step.mustBe(words[2], step.openDigits().front(), "the smallest digit");
                    step.require(step.openDigits().front() > step.now.lacks, "it is not larger");
                }));
}

void addReached(SentenceChecker &checker, const std::shared_ptr<const Sheet> &sheet)
{
    checker.add("The label of {} is 0: all of it is {}.",
                ofLine(sheet, 0, [](const Words &words, const LineStep &step) {
                    step.require(step.label() == 0, "another label");
                    step.mustBeLeft(words[1]);
                    step.mustSaySome(words[1]);
                    step.require(step.now.taken.empty(), "not all of it");
                }));
    const auto has = [](const std::string &words, const LineStep &step) {
        step.mustAdd(words, step.now.taken);
        step.require(NumberCrossFormula(words).result == step.label(), "not its label");
    };
    checker.add("{} has its label, {}: {} is {}.",
                ofLine(sheet, 0, [=](const Words &words, const LineStep &step) {
                    has(words[1], step);
                    step.mustBeLeft(words[3]);
                    step.mustSay(step.cellsIn(words[2]), words[3]);
                }));
    checker.add("{} has its label, {}: {} are {}.",
                ofLine(sheet, 0, [=](const Words &words, const LineStep &step) {
                    has(words[1], step);
                    step.mustBeLeft(words[3]);
                    step.mustSay(step.cellsIn(words[2]), words[3]);
                }));
    checker.add("{} has its label, {}: the rest is {}.",
                ofLine(sheet, 0, [=](const Words &words, const LineStep &step) {
                    has(words[1], step);
                    step.mustBeLeft(words[2]);
                    step.mustSaySome(words[2]);
                }));
    checker.add("All of {} makes {}, just its label: all of it is {}.",
                ofLine(sheet, 0, [](const Words &words, const LineStep &step) {
                    step.mustBe(words[1], step.sheet.sum(step.sheet.cells(step.line)), "the sum");
                    step.mustBe(words[1], step.label(), "its label");
                    step.mustBeTaken(words[2]);
                    step.require(step.now.left.empty(), "not all of it");
                    step.mustSaySome(words[2]);
                }));
    const auto remains = [](const Words &words, const LineStep &step) {
        step.mustBeLeft(words[0]);
        step.mustRemain(words[2]);
        step.require(NumberCrossFormula(words[2]).result == step.label(), "not its label");
    };
    checker.add("Without its {} cells {} makes {}, just its label: {} is {}.",
                ofLine(sheet, 1, [=](const Words &words, const LineStep &step) {
                    remains(words, step);
                    step.mustBeTaken(words[4]);
                    step.mustSay(step.cellsIn(words[3]), words[4]);
                }));
    checker.add("All of {} makes {}, just its label: {} are {}.",
                ofLine(sheet, 0, [](const Words &words, const LineStep &step) {
                    step.mustBe(words[1], step.sheet.sum(step.sheet.cells(step.line)), "the sum");
                    step.mustBe(words[1], step.label(), "its label");
                    step.mustBeTaken(words[3]);
                    step.mustSay(step.cellsIn(words[2]), words[3]);
                }));
    checker.add("Without its {} cells {} makes {}, just its label: {} are {}.",
                ofLine(sheet, 1, [=](const Words &words, const LineStep &step) {
                    remains(words, step);
                    step.mustBeTaken(words[4]);
                    step.mustSay(step.cellsIn(words[3]), words[4]);
                }));
    checker.add("Without its {} cells {} makes {}, just its label: the rest is {}.",
                ofLine(sheet, 1, [=](const Words &words, const LineStep &step) {
                    remains(words, step);
                    step.mustBeTaken(words[3]);
                    step.mustSaySome(words[3]);
                }));
}

/// What both sentences say of one cell and of several.
void addBoth(SentenceChecker &checker, const std::string &text, const Claim &claim)
{
    checker.add(text + " is larger, so it is {}.", [=](const Words &words, const ToldStep &told) {
        return told.step.conclusions.size() == 1 ? claim(words, told) : "not of one cell";
    });
    checker.add(
        text + " are larger, so they are {}.", [=](const Words &words, const ToldStep &told) {
            return told.step.conclusions.size() > 1 ? claim(words, told) : "not of several cells";
        });
}

void addLarger(SentenceChecker &checker, const std::shared_ptr<const Sheet> &sheet)
{
    const auto larger
        = [](const LineStep &step, const std::string &cells, const std::string &shade, int bound) {
              const auto named = step.cellsIn(cells);
              for (const Cell cell : named)
                  step.require(step.sheet.digit(cell) > bound, "not larger");
              step.mustSay(named, shade);
          };
    addBoth(checker, "The label of {} is only {}: {}",
            ofLine(sheet, 0, [=](const Words &words, const LineStep &step) {
                step.mustBe(words[1], step.label(), "the label");
                step.mustBeLeft(words[3]);
                larger(step, words[2], words[3], step.label());
            }));
    addBoth(checker, "{} has {} of its {}, so it lacks only {}: {}",
            ofLine(sheet, 0, [=](const Words &words, const LineStep &step) {
                step.mustAdd(words[1], step.now.taken);
                step.mustBe(words[2], step.label(), "the label");
                step.mustBe(words[3], step.now.lacks, "what it lacks");
                step.mustBeLeft(words[5]);
                larger(step, words[4], words[5], step.now.lacks);
            }));
    addBoth(checker, "{} adds up to {}, its label is {}: only {} may be {}, and {}",
            ofLine(sheet, 0, [=](const Words &words, const LineStep &step) {
                step.mustBe(words[1], step.sheet.sum(step.sheet.cells(step.line)), "the sum");
                step.mustBe(words[2], step.label(), "the label");
                step.mustBe(words[3], numberIn(words[1]) - step.label(), "the difference");
                step.mustBeLeft(words[4]);
                step.require(step.now.left.empty(), "some is left out already");
                step.mustBeTaken(words[6]);
                larger(step, words[5], words[6], step.now.spare);
            }));
    addBoth(checker,
            "Without its {} cells {} makes {}, its label is {}: only {} more may be {}, and {}",
            ofLine(sheet, 1, [=](const Words &words, const LineStep &step) {
                step.mustBeLeft(words[0]);
                step.mustRemain(words[2]);
                step.mustBe(words[3], step.label(), "the label");
                step.mustBe(words[4], NumberCrossFormula(words[2]).result - step.label(),
                            "the difference");
                step.mustBeLeft(words[5]);
                step.mustBeTaken(words[7]);
                larger(step, words[6], words[7], step.now.spare);
            }));
}

void addLastOdd(SentenceChecker &checker, const std::shared_ptr<const Sheet> &sheet)
{
    const auto isOdd = [](int digit) { return digit % 2 != 0; };
    const auto odd = [=](const LineStep &step, const std::string &cell, int lacked,
                         const std::string &parity, const std::string &shade) {
        const auto named = step.cellsIn(cell);
        step.require(named.size() == 1 && isOdd(step.sheet.digit(named.front())), "not odd");
        step.require(std::ranges::count_if(step.openDigits(), isOdd) == 1, "not the last odd one");
        step.require(parity == (lacked % 2 != 0 ? "odd" : "even"), "not so");
        step.require(shade == (lacked % 2 != 0 ? step.now.takenWord : step.now.leftWord),
                     "another shade");
        step.mustSay(named, shade);
    };
    const auto noneTaken = [=](const LineStep &step) {
        step.require(std::ranges::none_of(step.sheet.digits(step.now.taken), isOdd),
                     "some odd digit counts already");
    };
    checker.add("{} is the only odd digit of {}, and the label {} is {}: that digit is {}.",
                ofLine(sheet, 1, [=](const Words &words, const LineStep &step) {
                    const auto all = step.sheet.digits(step.sheet.cells(step.line));
                    step.require(std::ranges::count_if(all, isOdd) == 1, "not the only one");
                    step.mustBe(words[2], step.label(), "the label");
                    odd(step, words[0], step.label(), words[3], words[4]);
                }));
    checker.add("{} is the only odd digit left in {}, and the label {} is {}: that digit is {}.",
                ofLine(sheet, 1, [=](const Words &words, const LineStep &step) {
                    noneTaken(step);
                    step.mustBe(words[2], step.label(), "the label");
                    odd(step, words[0], step.label(), words[3], words[4]);
                }));
    checker.add("{} is the only odd digit left in {}. The label less the odd digits that are {}, "
                "{}, is {}: that digit is {}.",
                ofLine(sheet, 1, [=](const Words &words, const LineStep &step) {
                    step.mustBeTaken(words[2]);
                    std::vector<int> counted = step.sheet.digits(step.now.taken);
                    std::erase_if(counted, [=](int digit) { return !isOdd(digit); });
                    const NumberCrossFormula formula(words[3]);
                    int lacked = step.label();
                    std::vector<int> terms{lacked};
                    for (const int digit : counted) {
                        lacked -= digit;
                        terms.push_back(-digit);
                    }
                    step.require(formula.result == lacked
                                     && (formula.terms.empty() || formula.terms == terms),
                                 "not what is left of the label");
                    odd(step, words[0], lacked, words[4], words[5]);
                }));
}

void addOnlyWay(SentenceChecker &checker, const std::shared_ptr<const Sheet> &sheet)
{
    /// `target`: what the digits make that are of the first shade.
    const auto only = [](const LineStep &step, const std::string &sum, int target,
                         const std::string &shade, const std::string &rest) {
        const bool isTaken = shade == step.now.takenWord;
        step.require(shade == (isTaken ? step.now.takenWord : step.now.leftWord)
                         && rest == (isTaken ? step.now.leftWord : step.now.takenWord),
                     "the wrong shades");
        step.require(target == (isTaken ? step.now.lacks : step.now.spare), "the wrong sum");
        step.require(waysToMake(step.openDigits(), target) == 1, "not the only way");
        std::vector<int> terms;
        std::vector<Cell> others;
        std::set<Shade> said;
        for (const Shade &conclusion : step.parts.conclusions) {
            if ((conclusion.isBlack ? "black" : "white") == shade)
                terms.push_back(step.sheet.digit(conclusion.cell));
        }
        std::ranges::sort(terms);
        int made = 0;
        for (const int term : terms)
            made += term;
        step.require(made == target, "what follows makes another sum");
        step.require(sum.empty() || sumsIn(sum) == std::vector<std::vector<int>>{terms},
                     "not what follows");
        step.require(step.parts.conclusions.size() == step.now.open.size(), "not all of the rest");
        step.mustConclude();
    };
    const auto open = [](const LineStep &step, const std::string &words) {
        auto digits = numbersIn(words);
        std::ranges::sort(digits);
        step.require(digits == step.openDigits(), "not the open digits");
    };
    const auto several = [](const std::string &words, const LineStep &step, bool are) {
        step.require((sumsIn(words).front().size() > 1) == are, "one and several");
    };
    for (const bool are : {false, true}) {
        const std::string they = are ? "these are {}" : "this is {}";
        checker.add("{} lacks {}, and of its open {} only {} makes that: " + they
                        + ", the rest {}.",
                    ofLine(sheet, 0, [=](const Words &words, const LineStep &step) {
                        step.mustBe(words[1], step.now.lacks, "what it lacks");
                        open(step, words[2]);
                        several(words[3], step, are);
                        step.mustBeTaken(words[4]);
                        only(step, words[3], step.now.lacks, words[4], words[5]);
                    }));
        checker.add("{} lacks {}, and of its open cells only {} makes that: " + they
                        + ", the rest {}.",
                    ofLine(sheet, 0, [=](const Words &words, const LineStep &step) {
                        step.mustBe(words[1], step.now.lacks, "what it lacks");
                        several(words[2], step, are);
                        step.mustBeTaken(words[3]);
                        only(step, words[2], step.now.lacks, words[3], words[4]);
                    }));
        checker.add("The open {} of {} make {} too much, and only {} makes that: " + they
                        + ", the rest {}.",
                    ofLine(sheet, 1, [=](const Words &words, const LineStep &step) {
                        open(step, words[0]);
                        step.mustBe(words[2], step.now.spare, "too much");
                        several(words[3], step, are);
                        step.mustBeLeft(words[4]);
                        only(step, words[3], step.now.spare, words[4], words[5]);
                    }));
        checker.add("The open cells of {} make {} too much, and only {} makes that: " + they
                        + ", the rest {}.",
                    ofLine(sheet, 0, [=](const Words &words, const LineStep &step) {
                        step.mustBe(words[1], step.now.spare, "too much");
                        several(words[2], step, are);
                        step.mustBeLeft(words[3]);
                        only(step, words[2], step.now.spare, words[3], words[4]);
                    }));
    }
    checker.add("Only one choice of open cells makes the {} that {} lacks: it is {}, the rest {}.",
                ofLine(sheet, 1, [=](const Words &words, const LineStep &step) {
                    step.mustBe(words[0], step.now.lacks, "what it lacks");
                    step.mustBeTaken(words[2]);
                    only(step, "", step.now.lacks, words[2], words[3]);
                }));
}

void addWays(SentenceChecker &checker, const std::shared_ptr<const Sheet> &sheet)
{
    checker.add("{} lacks {} in {} cells, and its open digits make that only as {}: {}.",
                ofLine(sheet, 0, [](const Words &words, const LineStep &step) {
                    step.mustBe(words[1], step.now.lacks, "what it lacks");
                    step.mustBeTaken(words[2]);
                    mustBeAllSums(step, words[3], step.now.lacks);
                    mustSayFacts(step, words[4]);
                    mustAgree(step);
                }));
    checker.add(
        "The open cells of {} add up to {} too much: cells adding up to exactly {} are {}, and the "
        "open digits make that only as {}: {}.",
        ofLine(sheet, 0, [](const Words &words, const LineStep &step) {
            step.mustBe(words[1], step.now.spare, "too much");
            step.mustBe(words[2], step.now.spare, "too much");
            step.mustBeLeft(words[3]);
            mustBeAllSums(step, words[4], step.now.spare);
            mustSayFacts(step, words[5]);
            mustAgree(step);
        }));
    checker.add("{} lacks {}. Without {} the nearest that its open cells make is {} or {}, never "
                "{}: it is {}.",
                ofLine(sheet, 0, [](const Words &words, const LineStep &step) {
                    const auto named = step.cellsIn(words[2]);
                    step.mustBe(words[1], step.now.lacks, "what it lacks");
                    step.mustBe(words[5], step.now.lacks, "what it lacks");
                    mustBeNearest(step, without(step.sheet, step.now.open, named.front()),
                                  step.now.lacks, numberIn(words[3]), numberIn(words[4]));
                    step.mustBeTaken(words[6]);
                    step.mustSay(named, words[6]);
                }));
    const auto with = [](const Words &words, const LineStep &step) {
        const Cell cell = step.cellsIn(words[2]).front();
        step.mustBe(words[1], step.now.lacks, "what it lacks");
        step.mustBe(words[3], step.now.lacks - step.sheet.digit(cell), "what it would lack");
        step.mustBeLeft(words.back());
        step.mustSay({cell}, words.back());
        return without(step.sheet, step.now.open, cell);
    };
    checker.add(
        "{} lacks {}. With {} it would lack {}, but the nearest that its other open cells make "
        "is {} or {}, never {}: it is {}.",
        ofLine(sheet, 0, [=](const Words &words, const LineStep &step) {
            const auto others = with(words, step);
            step.require(words[6] == words[3], "another number");
            mustBeNearest(step, others, numberIn(words[3]), numberIn(words[4]), numberIn(words[5]));
        }));
    checker.add("{} lacks {}. With {} it would lack {}, but its smallest other open digit is {}: "
                "it is {}.",
                ofLine(sheet, 0, [=](const Words &words, const LineStep &step) {
                    const auto others = with(words, step);
                    step.mustBe(words[4], others.front(), "the smallest");
                    step.require(others.front() > numberIn(words[3]) && numberIn(words[3]) > 0,
                                 "not larger");
                }));
    checker.add("{} lacks {}. Its open cells make that in {} ways, and in all of them {}.",
                ofLine(sheet, 0, [](const Words &words, const LineStep &step) {
                    step.mustBe(words[1], step.now.lacks, "what it lacks");
                    step.require(
                        words[2] == std::to_string(waysToMake(step.openDigits(), step.now.lacks)),
                        "not so many");
                    mustSayFacts(step, words[3]);
                    mustAgree(step);
                }));
}

} // namespace

void addNumberCrossClaims(SentenceChecker &checker, const Puzzle &puzzle)
{
    const auto sheet = std::make_shared<const Sheet>(puzzle);
    addOutOfReach(checker, sheet);
    addReached(checker, sheet);
    addLarger(checker, sheet);
    addLastOdd(checker, sheet);
    addOnlyWay(checker, sheet);
    addWays(checker, sheet);
    addNumberCrossGroupClaims(checker, sheet);
}

} // namespace inkling::test
