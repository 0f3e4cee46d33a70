// SPDX-License-Identifier: MIT
#include "exchange/grids/grids.h"
#include "exchange/runs.h"
#include "formats/linesource.h"

#include <algorithm>
#include <array>
#include <map>

namespace inkling::exchange::grids {

namespace {

constexpr int mostRows = 1'000;
constexpr std::string_view problem = "[problem]";
constexpr std::string_view areas = "[areas]";
constexpr std::string_view clueOperators = "+-*x/:";

/// Sections of janko.at's texts that say nothing about the puzzle itself.
constexpr std::array<std::string_view, 12> passedSections{"begin",    "end",    "puzzle", "title",
                                                          "author",   "source", "rules",  "moves",
                                                          "solution", "mail",   "info",   "unit"};

bool isBlankWord(std::string_view word)
{
    return word == "." || word == "-";
}

bool isClueWord(std::string_view word)
{
    const std::size_t end = std::min(word.find_first_not_of("0123456789"), word.size());
    const std::string_view sign = word.substr(end);
    return end > 0 && (sign.empty() || (sign.size() == 1 && clueOperators.find(sign) != sign.npos));
}

/// The side that a line of two equal numbers says; nothing for any other line.
std::optional<int> sideOf(std::string_view line)
{
    Scanner words(line);
    const std::string_view first = words.takeWord();
    const auto side = readNumber(first, mostRows);
    return side && words.takeWord() == first && words.takeWord().empty() ? side : std::nullopt;
}

/// Reads rows of words. `take`: takes a word, the text that has just read it, and its place.
template <typename Take>
Fault readRows(Scanner &body, int side, const Take &take)
{
    for (int row = 0; row < side; ++row) {
        body.takeAll(" \t\r\n");
        Scanner line = body.takePart("\n");
        for (int column = 0; column < side; ++column) {
            const std::string_view word = line.takeWord();
            if (word.empty()) {
                return line.error(
                    {INKLING_TR_NOOP("Phrases", "row %1 of %2, with %3 words"),
                     {std::to_string(row + 1), std::to_string(side), std::to_string(side)}});
            }
            if (auto error = take(word, line, line.at() - word.size()))
                return error;
        }
        if (const auto word = line.takeWord(); !word.empty()) {
            return line.error(line.at() - word.size(),
                              {INKLING_TR_NOOP("Phrases", "the end of the line"), {}});
        }
    }
    return std::nullopt;
}

/// The number of words in the next line.
int wordsInLine(Scanner text)
{
    text.takeAll(" \t\r\n");
    Scanner line = text.takePart("\n");
    int count = 0;
    while (!line.takeWord().empty())
        ++count;
    return count;
}

/// The parts of a text in sections: where its clues and its cages begin.
struct Sections
{
    std::optional<Scanner> problem;
    std::optional<Scanner> areas;
};

Fault readSections(Scanner &body, Sections &sections)
{
    while (!body.isAtEnd()) {
        Scanner line = body.takePart("\n");
        const std::string_view word = line.takeWord();
        if (!word.starts_with('['))
            continue;
        const std::size_t from = line.at() - word.size();
        const std::string_view name = word.substr(1, std::min(word.find(']'), word.size()) - 1);
        if (name == "problem")
            sections.problem = body;
        else if (name == "areas")
            sections.areas = body;
        else if (name != "size" && std::ranges::find(passedSections, name) == passedSections.end())
            return line.error(from,
                              {INKLING_TR_NOOP("Phrases", "[problem] or [areas] of a KenKen"), {}});
    }
    if (!sections.problem || !sections.areas)
        return body.error({INKLING_TR_NOOP("Phrases", "[problem] or [areas] of a KenKen"), {}});
    return std::nullopt;
}

/// A clue, and where it stands.
struct Clue
{
    std::string text;
    Scanner line;
    std::size_t from;
};

Fault putClues(const std::vector<std::optional<Clue>> &clues, Filling &filling)
{
    for (std::size_t cell = 0; cell < clues.size(); ++cell) {
        if (!clues[cell])
            continue;
        const auto &[text, line, from] = *clues[cell];
        const std::int32_t cage = filling.draft().cages[cell];
        const bool isAlone = std::ranges::count(filling.draft().cages, cage) == 1;
        std::string clue = text;
        const bool hasSign = clue.back() < '0' || clue.back() > '9';
        if (isAlone && hasSign)
            clue.pop_back();
        else if (!isAlone && !hasSign)
            clue += '?';
        const auto place = PlaceId(cage);
        if (!isClueWord(text) || !filling.draft().texts[place].empty())
            return filling.noClue(PlaceId(cell), line, from);
        if (auto error = filling.put(place, clue, line, from))
            return error;
    }
    return std::nullopt;
}

} // namespace

Fault readClues(Source &source, Filling &filling)
{
    Scanner &body = source.body;
    const std::size_t from = body.at();
    Sections sections;
    int side = 0;
    if (body.peek() == '[') {
        if (auto error = readSections(body, sections))
            return error;
        side = wordsInLine(*sections.problem);
    } else {
        Scanner line = body.takePart("\n");
        side = sideOf(line.rest()).value_or(0);
    }
    if (auto error = filling.begin({side, side}, Scanner(body), from))
        return error;
    std::vector<std::optional<Clue>> clues;
    std::vector<int> numbers;
    const auto takeClue = [&](std::string_view word, const Scanner &line, std::size_t at) -> Fault {
        clues.push_back(isBlankWord(word) ? std::nullopt
                                          : std::optional(Clue{std::string(word), line, at}));
        return std::nullopt;
    };
    std::map<std::string_view, int> names;
    const auto takeName = [&](std::string_view word, const Scanner &, std::size_t) -> Fault {
        numbers.push_back(names.try_emplace(word, int(names.size())).first->second);
        return std::nullopt;
    };
    if (auto error = readRows(sections.problem ? *sections.problem : body, side, takeClue))
        return error;
    if (auto error = readRows(sections.areas ? *sections.areas : body, side, takeName))
        return error;
    filling.putCages(numbers);
    return putClues(clues, filling);
}

Written writeClues(const Draft &draft)
{
    const auto side = std::size_t(draft.size.columns);
    std::string clues;
    std::string names;
    std::map<std::int32_t, std::size_t> numbers;
    for (std::size_t cell = 0; cell < draft.cages.size(); ++cell) {
        const std::int32_t cage = draft.cages[cell];
        const bool isFirst = cage == std::int32_t(cell);
        std::string text = draft.texts[cell];
        if (text.ends_with('?'))
            text.pop_back();
        const bool isAlone = std::ranges::count(draft.cages, cage) == 1;
        const bool hasSign = text != draft.texts[cell] || text.find_first_of("+-*/") != text.npos;
        if (cage == noCage || (isFirst && (!isClueWord(text) || hasSign == isAlone)))
            return tl::unexpected(noSpelling(draft, cell));
        const std::string_view end = (cell + 1) % side == 0 ? "\n" : " ";
        clues.append(isFirst ? text : ".").append(end);
        const auto number = numbers.try_emplace(cage, numbers.size() + 1).first->second;
        names.append(std::to_string(number)).append(end);
    }
    // Without an operator, numbers alone would not tell the format.
    if (clues.find_first_of("+-*/") == clues.npos)
        return "[problem]\n" + clues + "[areas]\n" + names;
    return std::to_string(side) + ' ' + std::to_string(side) + '\n' + clues + names;
}

/// A clue has an operator, as no number of another family's texts has.
bool isClues(const Start &start)
{
    if (start.first.starts_with('['))
        return start.first.find(']') != start.first.npos
               && start.first.find_first_not_of("[]abcdefghijklmnopqrstuvwxyz \t")
                      == start.first.npos;
    const auto side = sideOf(start.first);
    Scanner rest(start.rest);
    for (int row = 0; side && row < *side && !rest.isAtEnd(); ++row) {
        Scanner line = rest.takePart("\n");
        for (int column = 0; column < *side; ++column) {
            const std::string_view word = line.takeWord();
            if (isClueWord(word) && word.find_first_of(clueOperators) != word.npos)
                return true;
            if (!isBlankWord(word) && !isClueWord(word))
                return false;
        }
    }
    return false;
}

/// Up to the last row of names, or to what begins another text.
std::string gatherClues(std::string text, LineSource &source)
{
    const auto side = sideOf(text);
    // The rows of a text in sections, where a row may look like a size.
    int clueRows = 0;
    int nameRows = 0;
    bool isNames = false;
    bool isClues = text.starts_with(problem);
    for (int row = 0; !side || row < 2 * *side;) {
        const std::string_view next = source.peek();
        const bool isAnother = next.starts_with("[begin]")
                               || (next.starts_with(problem) && text.find(problem) != text.npos);
        const bool isWhole = nameRows > 0 && nameRows >= clueRows;
        if (next.empty() || isAnother
            || (!side && isWhole && sideOf(next.substr(0, next.find('\n')))))
            return text;
        source.next();
        if (source.line().starts_with('[')) {
            isNames = source.line().starts_with(areas);
            isClues = source.line().starts_with(problem);
        } else if (!isBlankLine(source.line())) {
            nameRows += isNames ? 1 : 0;
            clueRows += isClues ? 1 : 0;
        }
        row += isBlankLine(source.line()) ? 0 : 1;
        text.append("\n").append(source.line());
    }
    return text;
}

} // namespace inkling::exchange::grids
