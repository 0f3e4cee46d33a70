// SPDX-License-Identifier: MIT
#include "exchange/pzpr.h"
#include "exchange/runs.h"

namespace inkling::exchange::pzpr {

namespace {

/// A blank is a '.', all else is to be a number.
Fault putNumber(Filling &filling, PlaceId cell, std::string_view word, const Scanner &text,
                std::size_t from)
{
    if (word == ".")
        return std::nullopt;
    const auto number = numberOf(word);
    return number ? filling.put(cell, std::to_string(*number), text, from)
                  : filling.noClue(cell, text, from);
}

Fault putPearl(Filling &filling, PlaceId cell, std::string_view word, const Scanner &text,
               std::size_t from)
{
    if (word == ".")
        return std::nullopt;
    if (word != "1" && word != "2")
        return filling.noClue(cell, text, from);
    return filling.put(cell, word == "1" ? "o" : "x", text, from);
}

/// A row of words for each row of a draft; `wordOf`: that of a text, which is not empty.
template <typename WordOf>
std::string words(const Draft &draft, const WordOf &wordOf)
{
    std::string text;
    for (std::size_t cell = 0; cell < draft.texts.size(); ++cell) {
        const std::string &clue = draft.texts[cell];
        text += clue.empty() ? std::string(".") : wordOf(clue);
        text += (cell + 1) % std::size_t(draft.size.columns) == 0 ? " \n" : " ";
    }
    return text;
}

std::string itself(const std::string &text)
{
    return text;
}

} // namespace

std::string sameWords(int rows, int columns, std::string_view word)
{
    std::string row;
    for (int column = 0; column < columns; ++column)
        row.append(word).append(" ");
    row += '\n';
    std::string text;
    for (int i = 0; i < rows; ++i)
        text += row;
    return text;
}

Fault readWords(Source &source, Filling &filling,
                Fault (*put)(Filling &filling, PlaceId cell, std::string_view word,
                             const Scanner &text, std::size_t from))
{
    Scanner &body = source.body;
    const auto [rows, columns] = filling.draft().size;
    Scanner ahead = body;
    ahead.takeAll(" \t\r\n/");
    if (ahead.isAtEnd())
        return std::nullopt;
    for (int row = 0; row < rows; ++row) {
        Scanner line = body.takePart("\n/");
        for (int column = 0; column < columns; ++column) {
            const std::string_view word = line.takeWord();
            if (word.empty()) {
                return line.error(
                    {INKLING_TR_NOOP("Phrases", "row %1 of %2, with %3 words"),
                     {std::to_string(row + 1), std::to_string(rows), std::to_string(columns)}});
            }
            const auto cell = PlaceId(row * columns + column);
            if (auto error = put(filling, cell, word, line, line.at() - word.size()))
                return error;
        }
        if (const auto word = line.takeWord(); !word.empty()) {
            return line.error(line.at() - word.size(),
                              {INKLING_TR_NOOP("Phrases", "the end of the line"), {}});
        }
    }
    return std::nullopt;
}

Fault readSlitherFile(Source &source, Filling &filling)
{
    if (auto error = beginFile(source, filling))
        return error;
    Scanner ahead = source.body;
    if (ahead.takeWord().starts_with('f')) {
        return source.body.error({INKLING_TR_NOOP("Phrases", "a puzzle without the rule that the "
                                                             "loop passes every point"),
                                  {}});
    }
    return readWords(source, filling, putNumber);
}

Written writeSlitherFile(const Draft &draft)
{
    return fileSize(draft.size) + words(draft, itself);
}

Fault readSudokuFile(Source &source, Filling &filling)
{
    if (auto error = beginSquareFile(source, filling))
        return error;
    return readWords(source, filling, putNumber);
}

Written writeSudokuFile(const Draft &draft)
{
    if (auto reason = beyondTexts(draft))
        return tl::unexpected(std::move(*reason));
    return std::to_string(draft.size.rows) + '\n' + words(draft, itself);
}

Fault readHitoriFile(Source &source, Filling &filling)
{
    if (auto error = beginFile(source, filling))
        return error;
    return readWords(source, filling, putNumber);
}

Written writeHitoriFile(const Draft &draft)
{
    return fileSize(draft.size) + words(draft, itself);
}

Fault readMasyuFile(Source &source, Filling &filling)
{
    if (auto error = beginFile(source, filling))
        return error;
    return readWords(source, filling, putPearl);
}

Written writeMasyuFile(const Draft &draft)
{
    const auto word = [](const std::string &text) { return text == "o" ? "1" : "2"; };
    return fileSize(draft.size) + words(draft, word);
}

} // namespace inkling::exchange::pzpr
