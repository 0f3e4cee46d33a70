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
    /// Paths of at most `known` steps are not handed over: that many are known already.
    GrowingPath(std::shared_ptr<const Puzzle> puzzle, std::shared_ptr<const Model> model,
                std::size_t known, std::function<void(const SharedExplained &)> tell);

    /// Called as a Watch, for each step found.
    void operator()(const Knowledge &knowledge, const Trace &trace);

private:
    std::shared_ptr<const Puzzle> m_puzzle;
    std::shared_ptr<const Model> m_model;
    std::size_t m_known;
    std::function<void(const SharedExplained &)> m_tell;
    QElapsedTimer m_sinceTold;
    qint64 m_pause; ///< milliseconds until the next copy, at least
};

} // namespace inkling
