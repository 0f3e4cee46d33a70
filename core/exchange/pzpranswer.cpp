// SPDX-License-Identifier: MIT
#include "exchange/pzpr.h"
#include "exchange/runs.h"
#include "formats/linesource.h"

#include <functional>

namespace inkling::exchange::pzpr {

namespace {

/// A rectangle of words in a file: what they are about, and where.
struct Words
{
    int rows = 0;
    int columns = 0;
    Point first; ///< the middle of what the first word is about; the others follow a cell apart

    [[nodiscard]] Point at(int row, int column) const { return {first.x + column, first.y + row}; }
};

Words cellsOf(BoardSize size)
{
    return {size.rows, size.columns, {0.5, 0.5}};
}

/// What lies between the cells of a row, and between those of a column; with what lies round the
/// board, if there is such.
Words uprights(BoardSize size, bool hasBorder)
{
    const int more = hasBorder ? 1 : 0;
    return {size.rows, size.columns - 1 + 2 * more, {hasBorder ? 0.0 : 1.0, 0.5}};
}
Words levels(BoardSize size, bool hasBorder)
{
    const int more = hasBorder ? 1 : 0;
    return {size.rows - 1 + 2 * more, size.columns, {0.5, hasBorder ? 0.0 : 1.0}};
}

/// Reads words as far as they are known; false where they are not.
bool readWords(Scanner &body, const Words &words,
               const std::function<bool(Point, std::string_view)> &take)
{
    for (int row = 0; row < words.rows; ++row) {
        Scanner ahead = body;
        Scanner line = ahead.takePart("\n/");
        for (int column = 0; column < words.columns; ++column) {
            const std::string_view word = line.takeWord();
            if (word.empty() || !take(words.at(row, column), word))
                return false;
        }
        if (!line.takeWord().empty())
            return false;
        body = ahead;
    }
    return true;
}

std::string wordsOf(const Words &words, const std::function<std::string(Point)> &wordOf)
{
    std::string text;
    for (int row = 0; row < words.rows; ++row) {
        for (int column = 0; column < words.columns; ++column)
            text += wordOf(words.at(row, column)) + ' ';
        text += '\n';
    }
    return text;
}

/// Reads lines and crosses; of any other word nothing.
bool readLines(Scanner &body, const Words &words, WorkByPlace &work)
{
    return readWords(body, words, [&](Point middle, std::string_view word) {
        if (word == "1" || word == "-1")
            work.mark(middle, word == "1" ? 1 : 0);
        return word == "0" || word == "1" || word == "-1";
    });
}

std::string linesOf(const Words &words, const WorkByPlace &work)
{
    return wordsOf(words, [&](Point middle) -> std::string {
        const auto mark = work.mark(middle);
        return !mark ? "0" : *mark == 1 ? "1" : "-1";
    });
}

bool readColours(Scanner &body, const Words &words, WorkByPlace &work)
{
    return readWords(body, words, [&](Point middle, std::string_view word) {
        const auto colour = readNumber(word, tintCount);
        if (colour.value_or(0) > 0)
            work.colour(middle, *colour);
        return colour.has_value();
    });
}

/// Reads digits. `leaves`: whether a number of small notes or a shade stood there, which a mark
/// does not hold.
bool readDigits(Scanner &body, const Words &words, WorkByPlace &work, bool &leaves)
{
    return readWords(body, words, [&](Point middle, std::string_view word) {
        const std::size_t notes = word.find('[');
        const std::string_view sign = word.substr(0, notes);
        leaves = leaves || notes != word.npos || sign == "+" || sign == "-";
        const auto digit = numberOf(sign);
        if (digit)
            work.mark(middle, *digit);
        return digit || sign.empty() || sign == "." || sign == "+" || sign == "-";
    });
}

std::string digitsOf(const Words &words, const WorkByPlace &work)
{
    return wordsOf(words, [&](Point middle) -> std::string {
        const auto mark = work.mark(middle);
        return mark ? std::to_string(*mark) : ".";
    });
}

void remarkNotes(Filling &filling, const Scanner &body)
{
    filling.remark({INKLING_TR_NOOP("Phrases", "small notes and shades of cells are left out"), {}},
                   body, body.at());
}

/// The inner cells of a Kakuro, whose border pzpr does not count.
Words innerCells(BoardSize size)
{
    return {size.rows - 1, size.columns - 1, {1.5, 1.5}};
}

} // namespace

void readSlitherAnswer(Source &source, Filling &filling)
{
    const BoardSize size = filling.draft().size;
    const bool hasColours = source.head.rest().ends_with(".1");
    WorkByPlace &work = filling.work();
    if (!hasColours || readColours(source.body, cellsOf(size), work))
        (void)(readLines(source.body, uprights(size, true), work)
               && readLines(source.body, levels(size, true), work));
}

std::string writeSlitherAnswer(const Draft &draft, const WorkByPlace &work)
{
    const BoardSize size = draft.size;
    const auto colour = [&](Point middle) { return std::to_string(work.colour(middle)); };
    return wordsOf(cellsOf(size), colour) + linesOf(uprights(size, true), work)
           + linesOf(levels(size, true), work);
}

void readKanpenAnswer(Source &source, Filling &filling)
{
    const BoardSize size = filling.draft().size;
    (void)(readLines(source.body, levels(size, true), filling.work())
           && readLines(source.body, uprights(size, true), filling.work()));
}

std::string writeKanpenAnswer(const Draft &draft, const WorkByPlace &work)
{
    return linesOf(levels(draft.size, true), work) + linesOf(uprights(draft.size, true), work);
}

void readMasyuAnswer(Source &source, Filling &filling)
{
    const BoardSize size = filling.draft().size;
    (void)(readLines(source.body, uprights(size, false), filling.work())
           && readLines(source.body, levels(size, false), filling.work()));
}

std::string writeMasyuAnswer(const Draft &draft, const WorkByPlace &work)
{
    return linesOf(uprights(draft.size, false), work) + linesOf(levels(draft.size, false), work);
}

void readSudokuAnswer(Source &source, Filling &filling)
{
    bool leaves = false;
    (void)readDigits(source.body, cellsOf(filling.draft().size), filling.work(), leaves);
    if (leaves)
        remarkNotes(filling, source.body);
}

std::string writeSudokuAnswer(const Draft &draft, const WorkByPlace &work)
{
    return digitsOf(cellsOf(draft.size), work);
}

void readKakuroAnswer(Source &source, Filling &filling)
{
    bool leaves = false;
    (void)readDigits(source.body, innerCells(filling.draft().size), filling.work(), leaves);
    if (leaves)
        remarkNotes(filling, source.body);
}

std::string writeKakuroAnswer(const Draft &draft, const WorkByPlace &work)
{
    return digitsOf(hasBorder(draft) ? innerCells(draft.size) : cellsOf(draft.size), work);
}

void readHitoriAnswer(Source &source, Filling &filling)
{
    (void)readWords(source.body, cellsOf(filling.draft().size),
                    [&](Point middle, std::string_view word) {
                        if (word == "#" || word == "+")
                            filling.work().mark(middle, word == "#" ? 1 : 0);
                        return word == "#" || word == "+" || word == ".";
                    });
}

std::string writeHitoriAnswer(const Draft &draft, const WorkByPlace &work)
{
    return wordsOf(cellsOf(draft.size), [&](Point middle) -> std::string {
        const auto mark = work.mark(middle);
        return !mark ? "." : *mark == 1 ? "#" : "+";
    });
}

} // namespace inkling::exchange::pzpr
