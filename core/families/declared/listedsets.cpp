// SPDX-License-Identifier: MIT
#include "families/declared/listedsets.h"

#include "families/declared/stated/layout.h"
#include "logic/model/sentence.h"

#include <algorithm>
#include <sstream>

namespace inkling::declared {

namespace {

/// The values of sets in words: "1+7 2+6".
ValueSet valuesIn(std::string sets)
{
    std::ranges::replace(sets, '+', ' ');
    std::istringstream words(std::move(sets));
    ValueSet values;
    for (int value = 0; words >> value;)
        values = values | ValueSet::only(value);
    return values;
}

} // namespace

std::optional<ListedSets> listedNow(const Posed &posed, const Step &step, const Knowledge &before)
{
    const Constraint &constraint = posed.statement.constraints[step.constraints[0]];
    const int rung = posed.declaration.rules()[step.rule].rung;
    std::vector<ValueSet> known;
    for (const UnknownId unknown : constraint.unknowns)
        known.push_back(before.possible(unknown));
    ListedSets listed{constraint.relation->arguments(rung, known)[1], {}};
    const ValueSet held = valuesIn(listed.sets);
    for (const Fact &conclusion : step.conclusions) {
        const auto place = std::ranges::find(constraint.unknowns, conclusion.unknown)
                           - constraint.unknowns.begin();
        const ValueSet own = before.possible(conclusion.unknown);
        const ValueSet told = conclusion.possible & own;
        if (!told.within(held))
            return std::nullopt;
        const ValueSet domain = posed.statement.domains[conclusion.unknown];
        std::vector<ValueSet> values = known;
        values[std::size_t(place)] = domain;
        constraint.relation->narrow(rung, values);
        const auto leaves
            = [&](ValueSet left) { return left.within(held) && (left & own) == told; };
        ValueSet left = values[std::size_t(place)];
        if (!leaves(left))
            left = leaves(held & domain) ? held & domain : told;
        // A value that is placed has its reason told; of others, those left on the board are listed.
        if (!told.single() && listsPossible(told, domain))
            left = told;
        for (const UnknownId other : constraint.unknowns) {
            const ValueSet placed = before.possible(other);
            if (other != conclusion.unknown && placed.single() && !left.within(placed))
                left = left - placed;
        }
        listed.following.push_back({conclusion.unknown, left});
    }
    return listed;
}

} // namespace inkling::declared
