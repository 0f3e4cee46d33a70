// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"

#include <vector>

namespace inkling::test {

/// The marks that show what is known. A digit is not noted where it stands in the same row, column, box
/// or run; where all but one do, that one is noted. Where facts were given, all that is left is shown.
inline std::vector<Mark> shownMarks(const Model &model, const Knowledge &known,
                                    bool areFactsGiven = false)
{
    const std::vector<ValueSet> initial = model.initial();
    const Knowledge tidied = model.tidied(known);
    std::vector<Mark> marks;
    for (UnknownId unknown = 0; unknown < initial.size(); ++unknown) {
        Fact fact = known.fact(unknown);
        const bool isNoted = !areFactsGiven && unknown < model.mainCount()
                             && initial[unknown].size() > 2 && fact.possible.size() > 1;
        if (isNoted)
            fact.possible = fact.possible & tidied.possible(unknown);
        if (fact.possible.empty() || fact.possible == initial[unknown])
            continue;
        if (auto mark = isNoted ? model.note(fact) : model.mark(fact))
            marks.push_back(*std::move(mark));
    }
    return marks;
}

} // namespace inkling::test
