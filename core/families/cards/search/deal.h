// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/search/form.h"

#include <array>

namespace inkling::cards {

/// A set of a hand's cards: bit i for the card at place i of a Deal.
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

/// The cards of a hand in ascending order, and which of their subsets hold equal cards.
///
/// Of all subsets that hold equal cards, the *standard* one has, of each face, the cards that come
/// first.
struct Deal
{
    explicit Deal(const std::vector<int> &cards);

    [[nodiscard]] Subset whole() const { return (Subset{1} << count) - 1; }
    [[nodiscard]] bool isStandard(Subset subset) const { return standard[subset] == subset; }

    int count = 0;
    Faces faces;
    std::array<std::uint8_t, maxCards> face = {}; ///< by place: the face of its card
    std::array<std::uint8_t, 1 << maxCards> standard
        = {}; ///< by subset: the standard subset with equal cards
};

/// Calls use(part, rest) for each way to split a standard subset in two nonempty parts, `part`
/// standard itself; `rest` is the standard subset that equals the remaining cards.
template <typename Use>
void forEachPart(const Deal &deal, Subset subset, const Use &use)
{
    for (Subset part = subset & -subset; part != subset; part = (part - subset) & subset) {
        if (deal.isStandard(part))
            use(part, Subset(deal.standard[subset ^ part]));
    }
}

} // namespace inkling::cards
