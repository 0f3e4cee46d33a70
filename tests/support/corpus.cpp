// SPDX-License-Identifier: MIT
#include "support/corpus.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace inkling::test {

std::optional<std::string> corpusFile(const std::filesystem::path &name)
{
    std::ifstream file(std::filesystem::path(INKLING_CORPUS) / name, std::ios::binary);
    if (!file)
        return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
}

std::vector<std::shared_ptr<const Puzzle>> readPuzzles(const Family &family,
                                                       const std::string &text)
{
    LineSource source(text);
    std::vector<std::shared_ptr<const Puzzle>> puzzles;
    for (;;) {
        const auto puzzle = family.read(source);
        if (!puzzle)
            throw std::runtime_error(puzzle.error().message());
        if (!*puzzle)
            return puzzles;
        puzzles.push_back(*puzzle);
    }
}

} // namespace inkling::test
