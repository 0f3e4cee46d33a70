// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/search/form.h"

#include <array>

namespace inkling::cards {

/// Some of a hand's cards: bit i for the card at place i of a Deal.
using Subset = std::uint32_t;

inline constexpr auto subsetSizes = [] {
    std::array<std::uint8_t, 1 << maxCards> sizes = {};
    for (std::size_t subset = 1; subset < sizes.size(); ++subset)
        sizes[subset] = std::uint8_t(sizes[subset / 2] + subset % 2);
    return sizes;
}();
[[nodiscard]] inline int sizeOf(Subset subset)
{
    return subsetSizes[subset];
}

/// A hand in ascending order, and which of its subsets hold equal cards.
///
/// Of all subsets that hold equal cards the *standard* one has, of each face, the cards that come
/// first.
struct Deal
{
    explicit Deal(const std::vector<int> &cards);

    [[nodiscard]] Subset whole() const { return (Subset{1} << count) - 1; }
    [[nodiscard]] bool isStandard(Subset subset) const { return standard[subset] == subset; }

    int count = 0;
    Faces faces;
    std::array<std::uint8_t, maxCards> face = {}; ///< of the card at a place
    std::array<std::uint8_t, 1 << maxCards> standard
        = {}; ///< the standard subset that equals this one
};

/// Calls use(part, rest) for the standard subsets `part` of a standard subset, neither empty nor
/// all of it; `rest` is the standard subset that equals what is left.
template <typename Use>
void forEachPart(const Deal &deal, Subset subset, const Use &use)
{
    for (Subset part = subset & -subset; part != subset; part = (part - subset) & subset) {
        if (deal.isStandard(part))
            use(part, Subset(deal.standard[subset ^ part]));
    }
}

} // namespace inkling::cards
