// SPDX-License-Identifier: MIT
#include "support/numbercross/numbercrossgroups.h"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <tuple>

namespace inkling::test {

namespace {

using Line = NumberCrossLine;
using Cell = NumberCrossCell;
using Shade = NumberCrossShade;
using Sheet = NumberCrossSheet;
using Lines = std::vector<Line>;

void require(bool holds, const std::string &what)
{
    if (!holds)
        throw std::invalid_argument(what);
}

/// Some lines, and what a step's premises say of their cells.
class Known
{
public:
    Known(const Sheet &sheet, const std::vector<Shade> &shades)
        : m_sheet(sheet)
    {
        for (const Shade &shade : shades)
            m_black[shade.cell] = shade.isBlack;
    }
    void set(Cell cell, bool isBlack) { m_black[cell] = isBlack; }
    void forget(Cell cell) { m_black.erase(cell); }
    [[nodiscard]] bool isOpen(Cell cell) const { return m_black.count(cell) == 0; }
    [[nodiscard]] bool isBlack(Cell cell) const { return m_black.at(cell); }
    /// What a line lacks, and the digits of its open cells.
    [[nodiscard]] std::pair<int, std::vector<int>> toMake(Line line) const
    {
        int lacks = m_sheet.label(line);
        std::vector<Cell> open;
        for (const Cell cell : m_sheet.cells(line)) {
            if (isOpen(cell))
                open.push_back(cell);
            else if (isBlack(cell) != line.isRow)
                lacks -= m_sheet.digit(cell);
        }
        std::vector<int> digits;
        for (const Cell cell : open)
            digits.push_back(m_sheet.digit(cell));
        return {lacks, digits};
    }
    [[nodiscard]] bool canBeMet(Line line) const
    {
        const auto [lacks, open] = toMake(line);
        return lacks >= 0 && lacks < 1000 && sumsOf(open).test(std::size_t(lacks));
    }

private:
    const Sheet &m_sheet;
    std::map<Cell, bool> m_black;
};

/// In how many ways parallel lines can be shaded that meet their labels and leave each of the lines
/// across a way to meet its own.
std::uint64_t waysOf(const Sheet &sheet, const Lines &parallel, const Lines &across, Known known)
{
    std::map<std::vector<int>, std::uint64_t> states;
    std::vector<int> lacks;
    for (const Line line : parallel)
        lacks.push_back(sheet.label(line));
    states[lacks] = 1;
    const std::size_t length = sheet.cells(parallel.front()).size();
    for (std::size_t place = 0; place < length; ++place) {
        const Line crossing{!parallel.front().isRow, int(place)};
        const bool isAsked = std::ranges::find(across, crossing) != across.end();
        std::map<std::vector<int>, std::uint64_t> next;
        for (unsigned way = 0; way < 1U << parallel.size(); ++way) {
            Known with = known;
            std::vector<int> less(parallel.size(), 0);
            bool fits = true;
            for (std::size_t i = 0; i < parallel.size(); ++i) {
                const Cell cell = sheet.cells(parallel[i])[place];
                const bool isBlack = (way >> i & 1) != 0;
                fits = fits && (known.isOpen(cell) || known.isBlack(cell) == isBlack);
                with.set(cell, isBlack);
                if (isBlack != parallel[i].isRow)
                    less[i] = sheet.digit(cell);
            }
            if (!fits || (isAsked && !with.canBeMet(crossing)))
                continue;
            for (const auto &[state, count] : states) {
                std::vector<int> rest = state;
                bool isPossible = true;
                for (std::size_t i = 0; i < rest.size(); ++i) {
                    rest[i] -= less[i];
                    isPossible = isPossible && rest[i] >= 0;
                }
                if (isPossible)
                    next[rest] += count;
            }
        }
        states = std::move(next);
    }
    return states[std::vector<int>(parallel.size(), 0)];
}

/// A step about some parallel lines and those across.
struct GroupStep
{
    const Sheet &sheet;
    NumberCrossParts parts;
    Lines parallel;
    Lines across;

    GroupStep(const Sheet &board, const std::string &group, const ToldStep &told)
        : sheet(board)
        , parts(told.json)
        , parallel(board.linesIn(group))
    {
        require(!parts.isContradiction, "it is a contradiction");
        for (const Line line : parts.lines) {
            if (std::ranges::find(parallel, line) == parallel.end())
                across.push_back(line);
        }
        require(parallel.size() >= 2 && parallel.size() + across.size() == parts.lines.size(),
                "names lines that the step does not rest on");
        for (const Line line : parallel)
            require(line.isRow == parallel.front().isRow, "not parallel");
    }
    [[nodiscard]] Known known() const { return {sheet, parts.premises}; }
    void mustCount(const std::string &words) const
    {
        require(words == std::to_string(waysOf(sheet, parallel, across, known())),
                "not so many ways");
    }
    void mustSay(const std::string &words) const
    {
        require(numberCrossFactsIn(words, sheet, {}, parts)
                    == std::set<Shade>(parts.conclusions.begin(), parts.conclusions.end()),
                "not what follows");
        for (const Shade &shade : parts.conclusions) {
            Known opposite = known();
            opposite.set(shade.cell, !shade.isBlack);
            require(waysOf(sheet, parallel, across, opposite) == 0, "some way says otherwise");
        }
    }
    void mustBeAcross(const std::string &words) const
    {
        const auto named = sheet.linesIn(words);
        if (named.empty())
            require(words == std::to_string(across.size()) + " rows and columns",
                    "not so many lines");
        else
            require(named == across, "not the lines across");
    }
    /// "1 + 4 with 5 or 2 + 3 with 4 + 1": so many different ways, each of open digits that make what both lines lack.
    void mustBeWays(const std::string &words, const std::string &count) const;
    /// "in column 3 not both are black, in column 6 both are alike": exactly what the lines across allow.
    void mustBePairs(const std::string &words) const;
};

void GroupStep::mustBeWays(const std::string &words, const std::string &count) const
{
    static const std::regex joint(", | or ");
    static const std::regex pattern("([\\d +]+) with ([\\d +]+)");
    std::set<std::string> ways;
    for (std::sregex_token_iterator at(words.begin(), words.end(), joint, -1), end; at != end;
         ++at) {
        const std::string way = at->str();
        std::smatch match;
        require(std::regex_match(way, match, pattern), "not a way: " + way);
        ways.insert(way);
        for (std::size_t i = 0; i < 2; ++i) {
            auto [lacks, open] = known().toMake(parallel[i]);
            for (const int digit : numbersIn(match[i + 1])) {
                const auto place = std::ranges::find(open, digit);
                require(place != open.end(), "no such open digit: " + way);
                open.erase(place);
                lacks -= digit;
            }
            require(lacks == 0, "that makes something else: " + way);
        }
    }
    require(std::to_string(ways.size()) == count, "not all ways");
}

void GroupStep::mustBePairs(const std::string &words) const
{
    require(parallel.size() == 2, "not two lines");
    static const std::regex joint("[,;] (?=in )| and (?=in )");
    Lines told;
    for (std::sregex_token_iterator at(words.begin(), words.end(), joint, -1), end; at != end;
         ++at) {
        static const std::regex pattern(
            "in ((?:row|column) \\d+) \\((-?\\d+ to make from [\\d, ]*)\\),? (.*)");
        const std::string part = at->str();
        std::smatch match;
        require(std::regex_match(part, match, pattern), "not a pair: " + part);
        const Line line = sheet.lineIn(match[1]);
        told.push_back(line);
        require(std::ranges::find(across, line) != across.end(), "not across");
        std::vector<bool> allowed;
        for (int way = 0; way < 4; ++way) {
            Known with = known();
            for (std::size_t i = 0; i < 2; ++i) {
                const Cell cell = sheet.cells(parallel[i])[std::size_t(line.index)];
                require(with.isOpen(cell), "a cell of the pair is known");
                with.set(cell, (way >> i & 1) != 0);
            }
            allowed.push_back(with.canBeMet(line));
        }
        const auto [lacks, open] = known().toMake(line);
        std::string toMake = std::to_string(lacks) + " to make from ";
        for (std::size_t i = 0; i < open.size(); ++i)
            toMake += (i == 0 ? "" : ", ") + std::to_string(open[i]);
        require(match[2] == toMake, "it has something else to make: " + part);
        const std::string says = match[3];
        std::vector<bool> said;
        if (says == "not both are black")
            said = {true, true, true, false};
        else if (says == "not both are white")
            said = {false, true, true, true};
        else if (says == "just one is black")
            said = {false, true, true, false};
        else if (says == "both are alike")
            said = {true, false, false, true};
        else {
            const auto named = sheet.linesIn(says);
            require(named.size() == 2 && says.find(" is black only if ") != std::string::npos
                        && said.empty(),
                    "not a pair: " + says);
            const bool isFirst = named == parallel;
            require(isFirst || named == Lines{parallel[1], parallel[0]}, "other lines");
            said = {true, !isFirst, isFirst, true};
        }
        require(said == allowed, "the line across says something else: " + part);
    }
    std::ranges::sort(told);
    Lines all = across;
    std::ranges::sort(all);
    require(told == all, "not all lines across");
}

void addGroups(SentenceChecker &checker, const std::shared_ptr<const Sheet> &sheet)
{
    checker.add("The crossing labels require this of {}: {}. That leaves {} ways to meet both "
                "labels, and in all of them {}.",
                [=](const Words &words, const ToldStep &told) -> std::optional<std::string> {
                    const GroupStep step(*sheet, words[0], told);
                    step.mustBePairs(words[1]);
                    step.mustCount(words[2]);
                    step.mustSay(words[3]);
                    return std::nullopt;
                });
    checker.add(
        "The crossing labels require this of {}: {}. Both labels can then be met in {} ways, "
        "by {}. In all of them {}.",
        [=](const Words &words, const ToldStep &told) -> std::optional<std::string> {
            const GroupStep step(*sheet, words[0], told);
            step.mustBePairs(words[1]);
            step.mustCount(words[2]);
            step.mustBeWays(words[3], words[2]);
            step.mustSay(words[4]);
            return std::nullopt;
        });
    checker.add("The crossing labels require this of {}: {}. That leaves one way to meet both "
                "labels: {}.",
                [=](const Words &words, const ToldStep &told) -> std::optional<std::string> {
                    const GroupStep step(*sheet, words[0], told);
                    step.mustBePairs(words[1]);
                    step.mustCount("1");
                    step.mustSay(words[2]);
                    return std::nullopt;
                });
    checker.add("{} can make their labels in {} ways, and in all of them {}.",
                [=](const Words &words, const ToldStep &told) -> std::optional<std::string> {
                    const GroupStep step(*sheet, words[0], told);
                    require(step.across.empty(), "other lines matter");
                    step.mustCount(words[1]);
                    step.mustSay(words[2]);
                    return std::nullopt;
                });
    checker.add("There are {} ways for {} to make their labels so that {} can still make theirs, "
                "and in all of "
                "them {}.",
                [=](const Words &words, const ToldStep &told) -> std::optional<std::string> {
                    const GroupStep step(*sheet, words[1], told);
                    step.mustBeAcross(words[2]);
                    step.mustCount(words[0]);
                    step.mustSay(words[3]);
                    return std::nullopt;
                });
    checker.add("{} can make their labels, so that {} can still make theirs, in just one way: {}.",
                [=](const Words &words, const ToldStep &told) -> std::optional<std::string> {
                    const GroupStep step(*sheet, words[0], told);
                    step.mustBeAcross(words[1]);
                    step.mustCount("1");
                    step.mustSay(words[2]);
                    return std::nullopt;
                });
}

/// That words name all lines of a step, in their order.
void mustBeLines(const Sheet &sheet, const std::string &words, const Lines &lines)
{
    const Lines named = sheet.linesIn(words);
    if (named.empty())
        require(words == std::to_string(lines.size()) + " rows and columns" && lines.size() > 9,
                "not so many lines");
    else
        require(named == lines, "not the lines");
}

/// A step that counts the black of some lines, even or odd.
struct ParityStep
{
    NumberCrossParts parts;
    int black = 0; ///< known odd cells in just one of the lines
    int known = 0;
    std::vector<Cell>
        open; ///< odd cells in just one of the lines of which the premises say nothing

    ParityStep(const Sheet &sheet, const Words &words, const ToldStep &told)
        : parts(told.json)
    {
        mustBeLines(sheet, words[0], parts.lines);
        const NumberCrossFormula formula(words[1]);
        std::vector<int> terms;
        int sum = 0;
        for (const Line line : parts.lines) {
            const int label = sheet.label(line);
            terms.push_back(line.isRow ? sheet.sum(sheet.cells(line)) - label : label);
            sum += terms.back();
        }
        require(formula.result == sum, "not the sum");
        require(formula.terms.empty() ? terms.size() > 9 : formula.terms == terms,
                "not the black of the lines");
        count(sheet);
    }
    void count(const Sheet &sheet)
    {
        const Known premises(sheet, parts.premises);
        for (const Line line : parts.lines) {
            for (const Cell cell : sheet.cells(line)) {
                const Line other = line.isRow ? Line{false, cell.column} : Line{true, cell.row};
                const bool isTwice = std::ranges::find(parts.lines, other) != parts.lines.end();
                if (isTwice || sheet.digit(cell) % 2 == 0)
                    continue;
                if (premises.isOpen(cell))
                    open.push_back(cell);
                else
                    ++known;
                black += !premises.isOpen(cell) && premises.isBlack(cell) ? 1 : 0;
            }
        }
        require(known == int(parts.premises.size()), "other premises");
    }
    static void mustBeParity(const std::string &words, int number)
    {
        require(words == (number % 2 != 0 ? "odd" : "even"), "not so, even or odd");
    }
    void mustSay(const Sheet &sheet, const std::string &cell, const std::string &shade,
                 int asked) const
    {
        const Cell named = sheet.cellIn(cell);
        require(open == std::vector{named}, "not the only one");
        const bool isBlack = (asked - black) % 2 != 0;
        require(shade == (isBlack ? "black" : "white"), "another shade");
        require(parts.conclusions == std::vector{Shade{named, isBlack}}, "not what follows");
    }
};

void addParity(SentenceChecker &checker, const std::shared_ptr<const Sheet> &sheet)
{
    checker.add("The black cells of {} must make {}, an odd sum. But each odd digit in these lines "
                "lies in two of them and counts twice: that makes an even sum.",
                [=](const Words &words, const ToldStep &told) -> std::optional<std::string> {
                    const ParityStep step(*sheet, words, told);
                    require(step.open.empty() && step.known == 0, "not each counts twice");
                    ParityStep::mustBeParity("odd", NumberCrossFormula(words[1]).result);
                    require(step.parts.isContradiction, "no contradiction");
                    return std::nullopt;
                });
    checker.add("The black cells of {} must make {}, which is {}. Odd digits in two of these lines "
                "count twice; those in just one are all known, and so many are black: {}. That "
                "makes the sum {}.",
                [=](const Words &words, const ToldStep &told) -> std::optional<std::string> {
                    const ParityStep step(*sheet, words, told);
                    const int asked = NumberCrossFormula(words[1]).result;
                    require(step.open.empty() && step.known > 0, "not all known");
                    ParityStep::mustBeParity(words[2], asked);
                    require(numberIn(words[3]) == step.black, "not so many");
                    ParityStep::mustBeParity(words[4], step.black);
                    require(words[2] != words[4] && step.parts.isContradiction, "no contradiction");
                    return std::nullopt;
                });
    checker.add("The black cells of {} must make {}, which is {}. Odd digits in two of these lines "
                "count twice, and only {} lies in just one: it is {}.",
                [=](const Words &words, const ToldStep &told) -> std::optional<std::string> {
                    const ParityStep step(*sheet, words, told);
                    const int asked = NumberCrossFormula(words[1]).result;
                    ParityStep::mustBeParity(words[2], asked);
                    require(step.known == 0, "not the only one");
                    step.mustSay(*sheet, words[3], words[4], asked);
                    return std::nullopt;
                });
    checker.add("The black cells of {} must make {}, which is {}. Odd digits in two of these lines "
                "count twice; of those in just one all but {} are known, and so many are black: "
                "{}. So it is {}.",
                [=](const Words &words, const ToldStep &told) -> std::optional<std::string> {
                    const ParityStep step(*sheet, words, told);
                    const int asked = NumberCrossFormula(words[1]).result;
                    ParityStep::mustBeParity(words[2], asked);
                    require(step.known > 0 && numberIn(words[4]) == step.black, "not so many");
                    step.mustSay(*sheet, words[3], words[5], asked);
                    return std::nullopt;
                });
}

/// Whether some labels can all be met, whatever the others say: by trying all shades, row by row,
/// nothing but the sums of the columns kept.
bool canAllBeMet(const Sheet &sheet, const Lines &lines)
{
    const auto isAsked = [&](Line line) { return std::ranges::find(lines, line) != lines.end(); };
    const std::size_t columns = sheet.cells({true, 0}).size();
    const std::size_t rows = sheet.cells({false, 0}).size();
    std::set<std::vector<int>> states{std::vector<int>(columns, 0)};
    for (int r = 0; r < int(rows); ++r) {
        std::set<std::vector<int>> next;
        const auto cells = sheet.cells({true, r});
        for (std::uint32_t way = 0; way < 1U << columns; ++way) {
            int white = 0;
            std::vector<int> more(columns, 0);
            for (std::size_t c = 0; c < columns; ++c) {
                const int digit = sheet.digit(cells[c]);
                if ((way >> c & 1) == 0)
                    white += digit;
                else if (isAsked({false, int(c)}))
                    more[c] = digit;
            }
            if (isAsked({true, r}) && white != sheet.label({true, r}))
                continue;
            for (const auto &state : states) {
                std::vector<int> sums = state;
                bool fits = true;
                for (std::size_t c = 0; c < columns; ++c) {
                    sums[c] += more[c];
                    fits
                        = fits
                          && (!isAsked({false, int(c)}) || sums[c] <= sheet.label({false, int(c)}));
                }
                if (fits)
                    next.insert(std::move(sums));
            }
        }
        states = std::move(next);
    }
    return std::ranges::any_of(states, [&](const std::vector<int> &sums) {
        for (std::size_t c = 0; c < columns; ++c) {
            const Line line{false, int(c)};
            if (isAsked(line) && sums[c] != sheet.label(line))
                return false;
        }
        return true;
    });
}

void addClashes(SentenceChecker &checker, const std::shared_ptr<const Sheet> &sheet)
{
    checker.add("All labels together make {}, all digits together {}. Each digit counts for just "
                "one label, so both should be the same: there is no answer.",
                [=](const Words &words, const ToldStep &told) -> std::optional<std::string> {
                    int labels = 0;
                    int digits = 0;
                    for (const Line line : sheet->lines()) {
                        labels += sheet->label(line);
                        digits += line.isRow ? sheet->sum(sheet->cells(line)) : 0;
                    }
                    const NumberCrossParts parts(told.json);
                    require(parts.isContradiction && parts.premises.empty()
                                && parts.lines.size() == sheet->lines().size(),
                            "it rests on something else");
                    return claim(numberIn(words[0]) == labels && numberIn(words[1]) == digits
                                     && labels != digits,
                                 "not the sums");
                });
    const auto cannot = [=](const std::string &words, const ToldStep &told) {
        const NumberCrossParts parts(told.json);
        require(parts.isContradiction && parts.premises.empty(), "it rests on something else");
        mustBeLines(*sheet, words, parts.lines);
        constexpr std::size_t mostCells = 5; // in a row: more take too long
        require(sheet->cells({true, 0}).size() > mostCells || !canAllBeMet(*sheet, parts.lines),
                "they can all be met");
    };
    checker.add("The labels of {} cannot all be met, whatever the others say: there is no answer.",
                [=](const Words &words, const ToldStep &told) -> std::optional<std::string> {
                    cannot(words[0], told);
                    return std::nullopt;
                });
    checker.add("What is known so far follows from the labels of {} alone, and now {} cannot make "
                "its {} any more: there is no answer.",
                [=](const Words &words, const ToldStep &told) -> std::optional<std::string> {
                    cannot(words[0], told);
                    const Line line = sheet->lineIn(words[1]);
                    const NumberCrossParts parts(told.json);
                    require(std::ranges::find(parts.lines, line) != parts.lines.end(),
                            "another line");
                    require(numberIn(words[2]) == sheet->label(line), "not its label");
                    const NumberCrossStanding now(*sheet, line, told.before);
                    require(waysToMake(sheet->digits(now.open), now.lacks) == 0, "it can");
                    return std::nullopt;
                });
    checker.add("No way to shade {} is left that meets all of their labels.",
                [=](const Words &words, const ToldStep &told) -> std::optional<std::string> {
                    const NumberCrossParts parts(told.json);
                    require(parts.isContradiction, "no contradiction");
                    mustBeLines(*sheet, words[0], parts.lines);
                    Lines rows = parts.lines;
                    std::erase_if(rows, [](Line line) { return !line.isRow; });
                    Lines columns = parts.lines;
                    std::erase_if(columns, [](Line line) { return line.isRow; });
                    const Known known(*sheet, parts.premises);
                    return claim(
                        (!rows.empty() && waysOf(*sheet, rows, columns, known) == 0)
                            || (!columns.empty() && waysOf(*sheet, columns, rows, known) == 0),
                        "there is a way");
                });
}

/// Several lines, each by itself.
void addSeveral(SentenceChecker &checker, const std::shared_ptr<const Sheet> &sheet)
{
    const auto reached = [=](const std::string &words, const ToldStep &told) {
        const NumberCrossParts parts(told.json);
        mustBeLines(*sheet, words, parts.lines);
        std::set<Shade> follows;
        for (const Line line : parts.lines) {
            const NumberCrossStanding now(*sheet, line, told.before);
            require(now.lacks == 0, "it lacks something");
            for (const Cell cell : now.open)
                follows.insert({cell, line.isRow});
        }
        require(parts.lines.size() > 1
                    && follows
                           == std::set<Shade>(parts.conclusions.begin(), parts.conclusions.end()),
                "not what follows");
        return parts.lines;
    };
    checker.add("{} have their labels: the rest of them is {}.",
                [=](const Words &words, const ToldStep &told) -> std::optional<std::string> {
                    for (const Line line : reached(words[0], told))
                        require(words[1] == (line.isRow ? "black" : "white"), "another shade");
                    return std::nullopt;
                });
    checker.add("{} have their labels: the rest of the rows is black, the rest of the columns "
                "white.",
                [=](const Words &words, const ToldStep &told) -> std::optional<std::string> {
                    const Lines lines = reached(words[0], told);
                    return claim(lines.front().isRow != lines.back().isRow, "not both");
                });
    checker.add(
        "{}, each by itself: {}.",
        [=](const Words &words, const ToldStep &told) -> std::optional<std::string> {
            const NumberCrossParts parts(told.json);
            mustBeLines(*sheet, words[0], parts.lines);
            std::ignore = numberCrossFactsIn(words[1], *sheet, {}, parts);
            const Known known(*sheet, parts.premises);
            for (const Shade &shade : parts.conclusions) {
                Known opposite = known;
                opposite.set(shade.cell, !shade.isBlack);
                require(std::ranges::any_of(parts.lines,
                                            [&](Line line) { return !opposite.canBeMet(line); }),
                        "no line says so by itself");
            }
            return std::nullopt;
        });
}

} // namespace

std::set<Shade> numberCrossFactsIn(const std::string &words, const Sheet &sheet,
                                   std::optional<Line> line, const NumberCrossParts &parts)
{
    static const std::regex joint("[,;] (?=the |\\d)| and (?=the |\\d)");
    std::set<Shade> said;
    std::size_t count = 0;
    for (std::sregex_token_iterator at(words.begin(), words.end(), joint, -1), end; at != end;
         ++at) {
        static const std::regex named("(.*) is (black|white)");
        static const std::regex counted("(\\d+) cells? (?:is|are) (black|white)");
        const std::string part = at->str();
        std::smatch match;
        if (std::regex_match(part, match, counted)) {
            std::size_t some = 0;
            for (const Shade &shade : parts.conclusions) {
                if (shade.isBlack == (match[2] == "black")) {
                    said.insert(shade);
                    ++some;
                }
            }
            require(std::stoul(match[1]) == some, "not so many cells: " + part);
            count += some;
            continue;
        }
        require(std::regex_match(part, match, named), "says nothing of a cell: " + part);
        const auto cells
            = line ? sheet.cellsOf(match[1], *line) : std::vector<Cell>{sheet.cellIn(match[1])};
        require(cells.size() == 1, "not one cell: " + part);
        said.insert({cells.front(), match[2] == "black"});
        ++count;
    }
    require(count == parts.conclusions.size() && said.size() == count
                && said == std::set<Shade>(parts.conclusions.begin(), parts.conclusions.end()),
            "not what follows: " + words);
    return said;
}

void addNumberCrossGroupClaims(SentenceChecker &checker,
                               const std::shared_ptr<const NumberCrossSheet> &sheet)
{
    addClashes(checker, sheet);
    addParity(checker, sheet);
    addGroups(checker, sheet);
    addSeveral(checker, sheet);
}

} // namespace inkling::test
