// SPDX-License-Identifier: MIT
#include "batch/files.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <system_error>

namespace inkling {

namespace fs = std::filesystem;

namespace {

void addBelow(const fs::path &folder, std::vector<std::string> &files)
{
    std::error_code error;
    std::vector<fs::path> entries;
    for (const auto &entry : fs::directory_iterator(folder, error)) {
        if (!entry.path().filename().string().starts_with('.'))
            entries.push_back(entry.path());
    }
    std::ranges::sort(entries);
    for (const fs::path &entry : entries) {
        if (fs::is_directory(entry, error) && !fs::is_symlink(entry, error))
            addBelow(entry, files);
        else if (fs::is_regular_file(entry, error))
            files.push_back(entry.string());
    }
}

/// FNV-1a (Fowler, Noll, Vo 1991), 64 bits.
std::uint64_t hashOf(const std::string &text)
{
    std::uint64_t hash = 14695981039346656037u;
    for (const char byte : text)
        hash = (hash ^ std::uint8_t(byte)) * 1099511628211u;
    return hash;
}

} // namespace

std::vector<std::string> filesOf(const std::vector<std::string> &paths)
{
    std::vector<std::string> files;
    for (const std::string &path : paths) {
        std::error_code error;
        const std::size_t before = files.size();
        if (path != "-" && fs::is_directory(path, error))
            addBelow(path, files);
        if (files.size() == before)
            files.push_back(path);
    }
    return files;
}

bool Shard::has(const std::string &text) const
{
    return count == 1 || hashOf(text) % std::uint64_t(count) == std::uint64_t(number - 1);
}

} // namespace inkling
