// SPDX-License-Identifier: MIT
#include "support/corpus.h"

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace inkling::test {

std::optional<std::string> corpusFile(const std::filesystem::path &name)
{
    std::ifstream file(std::filesystem::path(INKLING_CORPUS) / name, std::ios::binary);
    if (!file)
        return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
}

bool isWholeCorpusAsked()
{
    return std::getenv("INKLING_WHOLE_CORPUS") != nullptr;
}

} // namespace inkling::test
