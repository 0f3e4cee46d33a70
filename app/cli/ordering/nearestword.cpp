// SPDX-License-Identifier: MIT
#include "ordering/nearestword.h"

#include <algorithm>
#include <vector>

namespace inkling {

namespace {

/// The least number of letters to be put in, taken out, changed, or swapped with the next one, that
/// make one word of the other.
std::size_t lettersWrong(const std::string &one, const std::string &other)
{
    std::vector<std::vector<std::size_t>> wrong(one.size() + 1,
                                                std::vector<std::size_t>(other.size() + 1));
    for (std::size_t i = 0; i <= one.size(); ++i) {
        for (std::size_t j = 0; j <= other.size(); ++j) {
            std::size_t &least = wrong[i][j];
            if (i == 0 || j == 0) {
                least = i + j;
                continue;
            }
            least = std::min({wrong[i - 1][j] + 1, wrong[i][j - 1] + 1,
                              wrong[i - 1][j - 1] + (one[i - 1] != other[j - 1] ? 1 : 0)});
            if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
                least = std::min(least, wrong[i - 2][j - 2] + 1);
        }
    }
    return wrong[one.size()][other.size()];
}

} // namespace

std::optional<std::string> nearestWord(const std::string &word, std::span<const std::string> words)
{
    constexpr std::size_t mostLettersWrong = 2;
    std::pair<std::size_t, std::string> nearest(mostLettersWrong + 1, "");
    for (const std::string &other : words)
        nearest = std::min(nearest, {lettersWrong(word, other), other});
    return nearest.first <= mostLettersWrong ? std::optional(nearest.second) : std::nullopt;
}

} // namespace inkling
