// SPDX-License-Identifier: MIT
#pragma once

#include "reasoning/explainedpuzzle.h"

#include <QElapsedTimer>
#include <functional>

namespace inkling {

/// Hands over the path of a puzzle while it is being found: a copy of the steps so far, some ten
/// times a second, less often if copying takes long. Used on the thread that reasons.
class GrowingPath
{
public:
    /// `tell` receives the copies of the path. Paths of at most `known` steps are not copied, as
    /// their steps are known already.
    GrowingPath(std::shared_ptr<const Puzzle> puzzle, std::shared_ptr<const Model> model,
                std::size_t known, std::function<void(const SharedExplained &)> tell);

    /// Takes note of the steps found so far; to be passed as a Watch to the reasoning.
    void operator()(const Knowledge &knowledge, const Trace &trace);

private:
    std::shared_ptr<const Puzzle> m_puzzle;
    std::shared_ptr<const Model> m_model;
    std::size_t m_known;
    std::function<void(const SharedExplained &)> m_tell;
    QElapsedTimer m_sinceTold;
    qint64 m_pause; ///< the least time to the next copy, in milliseconds
};

} // namespace inkling
