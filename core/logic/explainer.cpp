// SPDX-License-Identifier: MIT
#include "logic/explainer.h"

#include "logic/explainersearch.h"

namespace inkling {

Explainer::Explainer(const Model &model, std::span<const Answer> answers)
{
    if (auto encoding = model.encoding())
        m_search = std::make_unique<Search>(model, answers, std::move(encoding));
}

Explainer::~Explainer() = default;
Explainer::Explainer(Explainer &&) noexcept = default;
Explainer &Explainer::operator=(Explainer &&) noexcept = default;

bool Explainer::propose(const Knowledge &knowledge, const StopCondition &stop, Trace &proposals)
{
    return m_search && m_search->propose(knowledge, stop, proposals);
}

bool Explainer::explain(const Knowledge &knowledge, const Fact &fact, const StopCondition &stop,
                        Trace &steps)
{
    return m_search && m_search->explain(knowledge, fact, stop, steps);
}

Trace Explainer::refutation(const Step &step, const StopCondition &stop)
{
    return m_search ? m_search->refutation(step, stop) : Trace();
}

} // namespace inkling
