// SPDX-License-Identifier: MIT
#include "reasoning/growingpath.h"

#include <algorithm>
#include <utility>

namespace inkling {

namespace {

constexpr qint64 usualPause = 100;
/// A pause is at least so many times as long as a copy takes.
constexpr qint64 leastShare = 10;

} // namespace

GrowingPath::GrowingPath(std::shared_ptr<const Puzzle> puzzle, std::shared_ptr<const Model> model,
                         std::size_t known, std::function<void(const SharedExplained &)> tell)
    : m_puzzle(std::move(puzzle))
    , m_model(std::move(model))
    , m_known(known)
    , m_tell(std::move(tell))
    , m_pause(usualPause)
{
    m_sinceTold.start();
}

void GrowingPath::operator()(const Knowledge &knowledge, const Trace &trace)
{
    if (trace.size() <= m_known || m_sinceTold.elapsed() < m_pause)
        return;
    m_sinceTold.start();
    auto path = std::make_shared<ExplainedPuzzle>();
    path->puzzle = m_puzzle;
    path->model = m_model;
    path->isGrowing = true;
    path->deduction.trace = trace;
    path->deduction.knowledge = knowledge;
    for (UnknownId unknown = 0; unknown < m_model->mainCount(); ++unknown)
        path->deduction.undecided += knowledge.possible(unknown).single() ? 0 : 1;
    m_tell(path);
    m_pause = std::max(usualPause, leastShare * m_sinceTold.restart());
}

} // namespace inkling
