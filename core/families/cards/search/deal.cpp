// SPDX-License-Identifier: MIT
#include "families/cards/search/deal.h"

#include <algorithm>

namespace inkling::cards {

Deal::Deal(const std::vector<int> &cards)
    : count(int(cards.size()))
{
    std::vector<int> ascending = cards;
    std::sort(ascending.begin(), ascending.end());
    for (int place = 0; place < count; ++place) {
        const std::size_t i = std::size_t(place);
        if (place > 0 && ascending[i] == ascending[i - 1])
            faces.hasEqualCards = true;
        else
            faces.numbers[faces.count++] = ascending[i];
        face[i] = std::uint8_t(faces.count - 1);
    }
    // With the highest card put away: it goes to the first free place of its face.
    for (Subset subset = 1; subset <= whole(); ++subset) {
        const int highest = std::bit_width(subset) - 1;
        const Subset rest = standard[subset ^ (Subset{1} << highest)];
        int place = highest;
        while (place > 0 && face[std::size_t(place - 1)] == face[std::size_t(highest)]
               && (rest >> (place - 1) & 1) == 0)
            --place;
        standard[subset] = std::uint8_t(rest | Subset{1} << place);
    }
}

} // namespace inkling::cards
