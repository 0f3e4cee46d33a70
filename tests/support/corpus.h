// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace inkling::test {

/// A file of the corpus; nothing where the corpus is missing.
[[nodiscard]] std::optional<std::string> corpusFile(const std::filesystem::path &name);

/// The files of the corpus whose names end so, in order.
[[nodiscard]] std::vector<std::string> corpusFiles(const std::string &end);

/// How many random boards a test is to look at: INKLING_RANDOM_BOARDS where it is set, else `usual`.
[[nodiscard]] int randomBoardCount(int usual);

/// Whether tests are to look at all of the corpus, however long that takes: INKLING_WHOLE_CORPUS is set.
[[nodiscard]] bool isWholeCorpusAsked();

/// Some of these, evenly spread, at most `most`; all where all of the corpus is asked for.
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
