// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/chains.h"

#include <map>

namespace inkling {

/// A chain on its way to becoming a step.
struct Chains::Telling
{
    Chain chain;
    std::optional<Fact> supposed;
    sat::Literal supposedLiteral = 0;
    std::vector<ConstraintId> constraints;
    std::vector<Fact> facts;
    const Telling *outer = nullptr; ///< within which this is a lemma
    std::size_t links = 0;          ///< of its steps, before some were joined
    bool isLong = false;            ///< nobody follows it to its end: it is told link by link
    std::map<std::pair<Clause, sat::Literal>, Trace> told
        = {}; ///< lemmas: by clause, what it shows
};

} // namespace inkling
