// SPDX-License-Identifier: MIT
// Any bytes are puzzles or an error with a place in the text, for every family, whole or in pieces;
// and what was read is written so that it reads the same.

#include "families/registry.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace inkling;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

void requirePlace(std::string_view text, const ParseError &error)
{
    require(error.line >= 1 && error.line <= 1 + std::ranges::count(text, '\n'));
    require(error.column >= 1 && std::size_t(error.column) <= text.size() + 1);
    require(!error.message().empty());
    require(error.lineText.empty() || error.lineTextColumn <= error.column);
}

LineSource inPieces(std::string_view text, std::size_t piece)
{
    return LineSource([=, position = std::size_t{0}](char *buffer, std::size_t size) mutable {
        const std::size_t count = std::min({piece, size, text.size() - position});
        std::copy_n(text.data() + position, count, buffer);
        position += count;
        return count;
    });
}

void requireRoundTrip(const Family &family, const Puzzle &puzzle)
{
    LineSource source(puzzle.text());
    const auto again = family.read(source);
    require(again && *again && (*again)->text() == puzzle.text());
}

void readAll(const Family &family, std::string_view text, LineSource source)
{
    while (true) {
        const auto puzzle = family.read(source);
        if (!puzzle)
            return requirePlace(text, puzzle.error());
        if (!*puzzle)
            return;
        requireRoundTrip(family, **puzzle);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto guess = guessFamily(text);
    if (!guess)
        requirePlace(text, guess.error());
    for (const Family *family : families()) {
        readAll(*family, text, LineSource(std::string(text)));
        readAll(*family, text, inPieces(text, 1 + size / 7));
    }
    return 0;
}
