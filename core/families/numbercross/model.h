// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/stated/statedmodel.h"
#include "families/numbercross/grid.h"

namespace inkling::numbercross {

/// A Number Cross as unknowns and constraints: those of statedOf().
class NumberCrossModel final : public declared::StatedModel
{
public:
    explicit NumberCrossModel(Givens givens);

    [[nodiscard]] Sentence sentence(const Step &step, const Knowledge &before) const override;
    [[nodiscard]] std::span<const SentenceCase> sentences() const override;
    /// For each line with a known cell: the sum so far, and what the label still lacks. A complete
    /// line whose sum is right is marked as done; a label that the open cells cannot reach any more
    /// clashes.
    [[nodiscard]] std::vector<Caption> captions(const Knowledge &knowledge) const override;
    /// The beats show the answer row by row.
    [[nodiscard]] std::vector<Beat> finale(const Answer &answer) const override;
    [[nodiscard]] std::span<const Rule> rules() const override;
    [[nodiscard]] std::unique_ptr<Encoding> encoding() const override;
    [[nodiscard]] std::unique_ptr<Reasoner> reasoner() const override;

private:
    Givens m_givens;
};

} // namespace inkling::numbercross
