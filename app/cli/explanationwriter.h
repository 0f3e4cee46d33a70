// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/explanation.h"

#include <memory>
#include <string>

namespace inkling {

/// Writes an explanation in parts, while it is being found.
class ExplanationWriter
{
public:
    virtual ~ExplanationWriter() = default;

    /// The heading above the steps: the results of the search for answers.
    [[nodiscard]] virtual std::string heading(const Solution &solution) const = 0;
    /// The text of a step of the trace; `before`: the facts known before it. Requires:
    /// index < trace.size().
    [[nodiscard]] virtual std::string step(const Model &model, const Trace &trace,
                                           std::size_t index, const Knowledge &before) const = 0;
    /// The ending below the steps: how the reasoning ended.
    [[nodiscard]] virtual std::string ending(const Explanation &explanation) const = 0;
};

/// A writer of plain English: the verdict, the steps round by round, where and why they end,
/// and the answer. `number`: the puzzle's place in its file, from 1. Requires: the puzzle
/// outlives the writer.
[[nodiscard]] std::unique_ptr<ExplanationWriter> textWriter(const Puzzle &puzzle, int number);
/// A writer for programs: a JSON object a line, as docs/records.md says. Requires: the puzzle
/// outlives the writer.
[[nodiscard]] std::unique_ptr<ExplanationWriter> lineWriter(const Puzzle &puzzle, int number,
                                                            const std::string &file);

} // namespace inkling
