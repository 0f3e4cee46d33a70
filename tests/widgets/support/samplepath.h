// SPDX-License-Identifier: MIT
#pragma once

#include "families/registry.h"
#include "reasoning/explainedpuzzle.h"

namespace inkling {

/// The first sample that takes some steps; null if there is none.
inline SharedExplained samplePath()
{
    for (const Family *family : families()) {
        LineSource source{std::string(family->samples().front().text)};
        auto explained = std::make_shared<ExplainedPuzzle>();
        explained->puzzle = family->read(source).value();
        explained->model = explained->puzzle->model();
        explained->deduction = deduce(*explained->model, StopCondition());
        if (explained->trace().size() > 10)
            return explained;
    }
    return nullptr;
}

} // namespace inkling
