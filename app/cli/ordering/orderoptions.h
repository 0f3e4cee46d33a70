// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/generating.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace inkling {

/// An order as it is written on the command line; empty where nothing is written.
struct OrderOptions
{
    std::vector<std::string> needs;
    std::vector<std::string> without;
    std::vector<std::string> only;
    std::string rating;  ///< "3.0..3.5", "3.0..", "..3.5"
    std::string clues;   ///< "20..30", likewise
    std::string pattern; ///< the path of a file
    std::uint64_t mostTries = 0;
};

/// Validators of CLI11, which return what is wrong, or nothing.
[[nodiscard]] std::string checkRatings(const std::string &text);
[[nodiscard]] std::string checkClues(const std::string &text);

/// Puts an order into a wish; without a size, the wish gets that of the pattern. The difficulty is
/// the one chosen, else one that suits the order. The error says which option is wrong and why:
/// "--needs: ...". Requires: the ratings and clues have been checked.
[[nodiscard]] tl::expected<Wish, std::string> withOrder(const OrderOptions &options,
                                                        const Family &family, Wish wish,
                                                        bool hasSize,
                                                        std::optional<Difficulty> difficulty);

} // namespace inkling
