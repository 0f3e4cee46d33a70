// SPDX-License-Identifier: MIT
#include "logic/explainer.h"

namespace inkling {

class Explainer::Search
{};

Explainer::Explainer(const Model &, std::span<const Answer>) {}
Explainer::~Explainer() = default;
Explainer::Explainer(Explainer &&) noexcept = default;
Explainer &Explainer::operator=(Explainer &&) noexcept = default;

bool Explainer::isAble() const
{
    return false;
}

bool Explainer::propose(const Knowledge &, const StopCondition &, Trace &)
{
    return false;
}

bool Explainer::explain(const Knowledge &, const Fact &, const StopCondition &, Trace &)
{
    return false;
}

Trace Explainer::refutation(const Step &, const StopCondition &)
{
    return {};
}

} // namespace inkling
