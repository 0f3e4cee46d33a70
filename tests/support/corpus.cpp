// SPDX-License-Identifier: MIT
#include "support/corpus.h"

#include "families/registry.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>

namespace inkling::test {

std::optional<std::string> corpusFile(const std::filesystem::path &name)
{
    std::ifstream file(std::filesystem::path(INKLING_CORPUS) / name, std::ios::binary);
    if (!file)
        return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
}

std::vector<std::string> corpusFiles(const std::string &end)
{
    const std::filesystem::path root(INKLING_CORPUS);
    std::vector<std::string> names;
    std::error_code missing;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(root, missing)) {
        if (entry.path().extension() == end)
            names.push_back(entry.path().lexically_relative(root).generic_string());
    }
    std::ranges::sort(names);
    return names;
}

std::vector<std::string> corpusFilesOf(const Family &family)
{
    static const auto files = [] {
        std::map<const Family *, std::vector<std::string>> found;
        for (const std::string &name : corpusFiles(".in")) {
            if (const auto owner = guessFamily(corpusFile(name).value_or("")))
                found[*owner].push_back(name);
        }
        return found;
    }();
    const auto found = files.find(&family);
    return found == files.end() ? std::vector<std::string>() : found->second;
}

int randomBoardCount(int usual)
{
    const char *const asked = std::getenv("INKLING_RANDOM_BOARDS");
    return asked ? std::atoi(asked) : usual;
}

bool isWholeCorpusAsked()
{
    return std::getenv("INKLING_WHOLE_CORPUS") != nullptr;
}

} // namespace inkling::test
