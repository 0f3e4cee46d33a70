// SPDX-License-Identifier: MIT
#pragma once

#include "families/explanation.h"

#include <memory>
#include <string>

namespace inkling {

/// Writers of one explanation, piece by piece, as it is made.
class ExplanationWriter
{
public:
    virtual ~ExplanationWriter() = default;

    /// The heading above the steps: what is known once the puzzle has been solved.
    [[nodiscard]] virtual std::string heading(const Solution &solution) const = 0;
    /// One step of the trace; `before` is what is known before it. Requires: index < trace.size().
    [[nodiscard]] virtual std::string step(const Model &model, const Trace &trace,
                                           std::size_t index, const Knowledge &before) const
        = 0;
    /// The ending below the steps: how the reasoning ended.
    [[nodiscard]] virtual std::string ending(const Explanation &explanation) const = 0;
};

/// In plain English: the verdict, the steps round by round, where and why they end, and the answer. `number` is the
/// puzzle's place in its file, from 1. The puzzle must outlive it.
[[nodiscard]] std::unique_ptr<ExplanationWriter> textWriter(const Puzzle &puzzle, int number);
/// For programs, a JSON object a line. The puzzle must outlive it.
[[nodiscard]] std::unique_ptr<ExplanationWriter> lineWriter(const Puzzle &puzzle, int number);

} // namespace inkling
