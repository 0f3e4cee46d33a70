// SPDX-License-Identifier: MIT
#include "exchange/pencilbox/pencilbox.h"
#include "exchange/pzpr.h"
#include "exchange/runs.h"

#include <algorithm>

namespace inkling::exchange::pencilbox {

namespace {

constexpr int largestSum = 45;

/// The lines of a text, without their ends.
std::vector<std::string> linesOf(const std::string &text)
{
    std::vector<std::string> lines;
    Scanner rest(text);
    while (!rest.isAtEnd())
        lines.emplace_back(rest.takePart("\n").rest());
    return lines;
}

Fault putHitori(Filling &filling, PlaceId cell, std::string_view word, const Scanner &text,
                std::size_t from)
{
    if (word == "." || word == "0")
        return std::nullopt;
    const auto number = numberOf(word);
    return number ? filling.put(cell, std::to_string(*number), text, from)
                  : filling.noClue(cell, text, from);
}

/// The text of a black cell; nothing if a sum is larger than any.
std::optional<std::string> blackText(std::optional<int> across, std::optional<int> down)
{
    if (!across || !down || *across > largestSum || *down > largestSum)
        return std::nullopt;
    if (*across == 0 && *down == 0)
        return "#";
    const auto shown = [](int sum) { return sum > 0 ? std::to_string(sum) : std::string(); };
    return shown(*down) + '\\' + shown(*across);
}

} // namespace

Fault readHitori(Source &source, Filling &filling)
{
    if (auto error = pzpr::beginFile(source, filling))
        return error;
    return pzpr::readWords(source, filling, putHitori);
}

Fault readKakuro(Source &source, Filling &filling)
{
    if (auto error = pzpr::beginFile(source, filling))
        return error;
    const auto [rows, columns] = filling.draft().size;
    std::vector<char> isBlack(filling.cellCount());
    Scanner &body = source.body;
    // The first row and column are black even where they have no sums.
    const auto isBorder
        = [&](PlaceId cell) { return cell < PlaceId(columns) || cell % PlaceId(columns) == 0; };
    while (!body.isAtEnd()) {
        Scanner line = body.takePart("\n/");
        const std::size_t from = line.at();
        const std::string_view first = line.takeWord();
        if (first.empty())
            break; // the answer follows
        const auto row = numberOf(first);
        const auto column = numberOf(line.takeWord());
        const auto across = numberOf(line.takeWord());
        const auto text = blackText(across, numberOf(line.takeWord()));
        if (!row || !column || *row >= rows || *column >= columns || !line.takeWord().empty()) {
            return line.error(from, {INKLING_TR_NOOP("Phrases", "a black cell's row, column, sum "
                                                                "across and sum down"),
                                     {}});
        }
        const auto cell = PlaceId(*row * columns + *column);
        if (!text || isBlack[cell] != 0)
            return filling.noClue(cell, line, from);
        isBlack[cell] = 1;
        if (auto error = filling.put(cell, *text, line, from))
            return error;
    }
    for (PlaceId cell = 0; cell < isBlack.size(); ++cell) {
        if (isBlack[cell] != 0 || !isBorder(cell))
            continue;
        if (auto error = filling.put(cell, "#", body, body.at()))
            return error;
    }
    return std::nullopt;
}

Written writeHitori(const Draft &draft)
{
    const auto file = pzpr::writeHitoriFile(draft);
    if (!file)
        return file;
    const auto [rows, columns] = draft.size;
    std::string clues = *file;
    std::ranges::replace(clues, '.', '0');
    return clues + pzpr::sameWords(rows, columns, ".");
}

Written writeKakuro(const Draft &draft)
{
    // pzpr's file has the same border, without counting it.
    const auto file = pzpr::writeKakuroFile(draft);
    if (!file)
        return file;
    const auto lines = linesOf(*file);
    const int rows = numberOf(lines[0]).value_or(0) + 1;
    const int columns = numberOf(lines[1]).value_or(0) + 1;
    std::string text = pzpr::fileSize({rows, columns});
    std::string answer;
    for (int row = 0; row < rows; ++row) {
        Scanner words(lines[std::size_t(row) + 2]);
        for (int column = 0; column < columns; ++column) {
            const std::string_view word = words.takeWord();
            answer += word == "." ? "0 " : ". ";
            if (word == ".")
                continue;
            const std::size_t comma = word.find(',');
            const std::string_view across = column == 0 || row > 0 ? word.substr(0, comma) : "0";
            const std::string_view down = comma != word.npos ? word.substr(comma + 1)
                                          : row == 0         ? word
                                                             : "0";
            text += std::to_string(row) + ' ' + std::to_string(column) + ' ';
            text.append(across).append(" ").append(down).append("\n");
        }
        answer += '\n';
    }
    return text + '\n' + answer;
}

} // namespace inkling::exchange::pencilbox
