// SPDX-License-Identifier: MIT
#include "exchange/pzpr.h"
#include "exchange/runs.h"

#include <algorithm>

namespace inkling::exchange::pzpr {

namespace {

constexpr int longestRun = 20;

std::string base36(int number)
{
    constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";
    std::string text;
    for (; number > 0 || text.empty(); number /= 36)
        text.insert(text.begin(), digits[std::size_t(number % 36)]);
    return text;
}

/// The value of a digit of base 36; 36 if it is none.
int digitOf(char character)
{
    if (character >= '0' && character <= '9')
        return character - '0';
    return character >= 'a' && character <= 'z' ? character - 'a' + 10 : 36;
}

/// A number of `length` digits; nothing, and nothing read, if there are other characters.
std::optional<int> takeDigits(Scanner &text, int length, int base)
{
    const Scanner start = text;
    int number = 0;
    for (; length > 0; --length) {
        const int digit = text.isAtEnd() ? base : digitOf(text.take());
        if (digit >= base) {
            text = start;
            return std::nullopt;
        }
        number = number * base + digit;
    }
    return number;
}

} // namespace

Fault readSlitherUrl(Source &source, Filling &filling)
{
    if (auto error = beginUrl(source, filling))
        return error;
    Scanner &body = source.body;
    std::size_t cell = 0;
    while (cell < filling.cellCount() && !body.isAtEnd()) {
        const std::size_t from = body.at();
        const char character = body.take();
        const int sign = digitOf(character);
        if (character == '.') // a clue that is not told
            return filling.noClue(PlaceId(cell), body, from);
        const bool isClue = sign < 15; // 0 to 4, followed by no blank, one, or two
        if (isClue) {
            if (auto error = filling.put(PlaceId(cell), std::to_string(sign % 5), body, from))
                return error;
        }
        const bool isRun = sign > 15 && sign < 36;
        const bool isEnd = character == '/' && body.isAtEnd();
        if (!isClue && !isRun && !isEnd) {
            const std::string found = shown(std::string_view(&character, 1));
            filling.remarkGap({INKLING_TR_NOOP("Phrases", "%1 is taken as a blank cell"), {found}},
                              {{"%1", {found}},
                               {INKLING_TR_NOOP("Phrases", "a clue or a run of blank cells"), {}}},
                              body, from);
        }
        cell += std::size_t(isClue ? 1 + sign / 5 : isRun ? sign - 15 : 1);
    }
    endUrl(body, cell, filling);
    return std::nullopt;
}

Written writeSlitherUrl(const Draft &draft)
{
    const auto &texts = draft.texts;
    const auto isClue
        = [&](std::size_t cell) { return cell < texts.size() && !texts[cell].empty(); };
    Runs body('g', longestRun);
    for (std::size_t cell = 0; cell < texts.size(); ++cell) {
        if (!isClue(cell)) {
            body.addBlank();
            continue;
        }
        const int blanks = isClue(cell + 1) ? 0 : isClue(cell + 2) ? 1 : 2;
        body.add(base36(blanks * 5 + texts[cell].front() - '0'));
        cell += std::size_t(blanks);
    }
    return urlSize(draft.size) + body.take();
}

Fault readSudokuUrl(Source &source, Filling &filling)
{
    if (auto error = beginUrl(source, filling))
        return error;
    Scanner &body = source.body;
    std::size_t cell = 0;
    while (cell < filling.cellCount() && !body.isAtEnd() && body.peek() != '/') {
        const std::size_t from = body.at();
        const char sign = body.take();
        const int digit = digitOf(sign);
        if (digit >= 16 && digit < 36) {
            cell += std::size_t(digit - 15);
            continue;
        }
        const auto number = digit < 16    ? std::optional(digit)
                            : sign == '-' ? takeDigits(body, 2, 16)
                            : sign == '+' ? takeDigits(body, 3, 16)
                                          : std::nullopt;
        if (!number)
            return filling.noClue(PlaceId(cell), body, from);
        if (auto error = filling.put(PlaceId(cell), std::to_string(*number), body, from))
            return error;
        ++cell;
    }
    endUrl(body, cell, filling);
    return std::nullopt;
}

Written writeSudokuUrl(const Draft &draft)
{
    if (auto reason = beyondTexts(draft))
        return tl::unexpected(std::move(*reason));
    Runs body('g', longestRun);
    for (const std::string &text : draft.texts) {
        if (text.empty())
            body.addBlank();
        else
            body.add(text);
    }
    return urlSize(draft.size) + body.take();
}

Fault readHitoriUrl(Source &source, Filling &filling)
{
    if (auto error = beginUrl(source, filling))
        return error;
    Scanner &body = source.body;
    PlaceId cell = 0;
    for (; cell < filling.cellCount() && !body.isAtEnd() && body.peek() != '/'; ++cell) {
        const std::size_t from = body.at();
        const char sign = body.take();
        if (sign == '.')
            continue;
        const int digit = digitOf(sign);
        const auto number = digit < 36    ? std::optional(digit)
                            : sign == '-' ? takeDigits(body, 2, 36)
                                          : std::nullopt;
        if (!number)
            return filling.noClue(cell, body, from);
        if (auto error = filling.put(cell, std::to_string(*number), body, from))
            return error;
    }
    endUrl(body, cell, filling);
    return std::nullopt;
}

Written writeHitoriUrl(const Draft &draft)
{
    std::string body;
    for (const std::string &text : draft.texts) {
        const int number = numberOf(text).value_or(0);
        if (number >= 36)
            body += '-';
        body.append(text.empty() ? "." : base36(number));
    }
    return urlSize(draft.size) + body;
}

/// Three cells a sign: digits of base 3, 1 for white and 2 for black.
Fault readMasyuUrl(Source &source, Filling &filling)
{
    constexpr int base = 27;
    if (auto error = beginUrl(source, filling))
        return error;
    Scanner &body = source.body;
    std::size_t cell = 0;
    for (; cell < filling.cellCount() && !body.isAtEnd() && body.peek() != '/'; cell += 3) {
        const std::size_t from = body.at();
        const auto sign = takeDigits(body, 1, base);
        if (!sign) {
            body.take();
            return filling.noClue(PlaceId(cell), body, from);
        }
        const int pearls[] = {*sign / 9, *sign / 3 % 3, *sign % 3};
        for (std::size_t i = 0; i < 3 && cell + i < filling.cellCount(); ++i) {
            const std::string_view pearl = pearls[i] == 0 ? "" : pearls[i] == 1 ? "o" : "x";
            if (auto error = filling.put(PlaceId(cell + i), pearl, body, from))
                return error;
        }
    }
    endUrl(body, cell, filling);
    return std::nullopt;
}

Written writeMasyuUrl(const Draft &draft)
{
    std::string body;
    for (std::size_t cell = 0; cell < draft.texts.size(); cell += 3) {
        int sign = 0;
        for (std::size_t i = cell; i < cell + 3; ++i) {
            const bool isPearl = i < draft.texts.size() && !draft.texts[i].empty();
            sign = sign * 3 + (!isPearl ? 0 : draft.texts[i] == "o" ? 1 : 2);
        }
        body += base36(sign);
    }
    return urlSize(draft.size) + body;
}

} // namespace inkling::exchange::pzpr
