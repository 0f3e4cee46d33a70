// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"

namespace inkling::test {

/// The values that a person who fills in notes leaves to an unknown.
[[nodiscard]] inline ValueSet notedFor(const Model &model, const Knowledge &knowledge,
                                       UnknownId unknown)
{
    ValueSet left = model.initial()[unknown];
    for (const Fact &fact : model.noting(knowledge)) {
        if (fact.unknown == unknown)
            left = left & fact.possible;
    }
    return left;
}

} // namespace inkling::test
