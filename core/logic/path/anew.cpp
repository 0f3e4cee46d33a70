// SPDX-License-Identifier: MIT
#include "logic/path/anew.h"

#include <algorithm>

namespace inkling {

bool saysAll(const Trace &anew, const Step &step, const Knowledge &known)
{
    if (anew.empty() || anew[0].contradiction)
        return false;
    Knowledge after = known;
    after.learn(anew[0].conclusions);
    return std::ranges::all_of(step.conclusions,
                               [&](const Fact &fact) { return after.holds(fact); });
}

bool replaces(const Trace &anew, const Step &step, const Knowledge &known)
{
    Knowledge asFound = known;
    asFound.learn(step.conclusions);
    const auto isOpen = [](const Knowledge &knowledge) {
        return [&knowledge](const Fact &fact) { return !knowledge.holds(fact); };
    };
    return saysAll(anew, step, known)
           && (std::ranges::any_of(anew[0].conclusions, isOpen(asFound))
               || std::ranges::any_of(step.premises, isOpen(known)));
}

std::vector<UnknownId> sayValues(const Knowledge &known, UnknownId mainCount,
                                 std::vector<Fact> &premises, std::vector<Fact> &conclusions)
{
    std::vector<UnknownId> changed;
    for (Fact &conclusion : conclusions) {
        const Fact before = known.fact(conclusion.unknown);
        const ValueSet left = before.possible & conclusion.possible;
        if (conclusion.unknown >= mainCount || conclusion.possible.single() || !left.single()
            || left == before.possible)
            continue;
        conclusion.possible = left;
        const auto same = std::ranges::find(premises, before.unknown, &Fact::unknown);
        if (same == premises.end())
            premises.push_back(before);
        else
            *same = before;
        changed.push_back(before.unknown);
    }
    return changed;
}

} // namespace inkling
