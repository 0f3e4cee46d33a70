// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/declaration.h"
#include "families/declared/stated/cagetexts.h"
#include "families/declared/stated/stated.h"

#include <optional>

namespace inkling::declared {

/// A draft with what its declaration makes of it. Immutable; shared by a puzzle and all its models.
struct Posed : Stated
{
    /// Requires: each text of the draft is whole. `typed`: by cell, a text that the board shows
    /// though it is not whole yet; empty for none.
    Posed(const Declaration &from, Draft drawn, const std::vector<std::string> &typed = {});

    const Declaration &declaration;
    Draft draft;
    std::optional<ConstraintId> wholeBoard; ///< the constraint about all cells: Kind::isWholeBoard
};

} // namespace inkling::declared
