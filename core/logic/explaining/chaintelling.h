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
    const Telling *outer = nullptr; ///< the telling in which this one is a lemma
    std::size_t links = 0;          ///< number of its steps, before some were joined
    bool isLong = false;            ///< too long to follow to its end, so told link by link
    std::map<std::pair<Clause, sat::Literal>, Trace> told
        = {}; ///< lemmas' steps, by clause and conclusion; empty for a lemma that cannot be told
};

} // namespace inkling
