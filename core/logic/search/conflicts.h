// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"

#include <memory>
#include <optional>
#include <vector>

namespace inkling {

/// For a puzzle without an answer: the sets of clues that cannot all hold. Each set is irreducible:
/// with any one of its clues left out, the others have an answer by the rules of the game. After
/// Liffiton, Previti, Malik, Marques-Silva, "Fast, flexible MUS enumeration" (2016).
///
/// One thread at a time. The model is not kept.
class Conflicts
{
public:
    explicit Conflicts(const Model &model);
    ~Conflicts();

    /// The next set; no set comes twice, and the first is as small as can be found in a moment.
    /// Nothing if no set is left, the puzzle has an answer, its reasoning is constructive (see
    /// Model), or when stopped.
    [[nodiscard]] std::optional<std::vector<ConstraintId>> next(const StopCondition &stop);

private:
    class Search;
    std::unique_ptr<Search> m_search;
};

/// The facts about main unknowns, each of which, given besides the clues, makes `answer` the only
/// answer (Model::isSame()); in the order of the unknowns. Requires: `answer` is an answer of the
/// model's puzzle. None if the reasoning is constructive; fewer when stopped.
[[nodiscard]] std::vector<Fact> factsThatSettle(const Model &model, const Answer &answer,
                                                const StopCondition &stop);

} // namespace inkling
