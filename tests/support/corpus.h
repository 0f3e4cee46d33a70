// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace inkling::test {

/// The text of a file of the corpus; nothing if the corpus is missing.
[[nodiscard]] std::optional<std::string> corpusFile(const std::filesystem::path &name);

/// The names of all corpus files with the extension `end`, such as ".txt", in alphabetical order.
[[nodiscard]] std::vector<std::string> corpusFiles(const std::string &end);

/// The names of all corpus files that a family recognizes as its own and no other does, in
/// alphabetical order.
[[nodiscard]] std::vector<std::string> corpusFilesOf(const Family &family);

/// The number of random boards that a test looks at: INKLING_RANDOM_BOARDS if that is set,
/// otherwise `usual`.
[[nodiscard]] int randomBoardCount(int usual);

/// Whether tests use the whole corpus, however long that takes: INKLING_WHOLE_CORPUS is set.
[[nodiscard]] bool isWholeCorpusAsked();

/// At most `most` of the items, evenly spread; all of them if the whole corpus is asked for.
template <typename Item>
[[nodiscard]] std::vector<Item> sampleOf(const std::vector<Item> &items, std::size_t most)
{
    if (isWholeCorpusAsked() || items.size() <= most)
        return items;
    std::vector<Item> some;
    for (std::size_t i = 0; i < most; ++i)
        some.push_back(items[i * items.size() / most]);
    return some;
}

} // namespace inkling::test
