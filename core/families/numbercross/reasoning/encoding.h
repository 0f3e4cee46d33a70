// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/stated/statedencoding.h"

namespace inkling::numbercross {

/// A Number Cross as SAT clauses: those of its statement.
class NumberCrossEncoding final : public declared::StatedEncoding
{
public:
    using StatedEncoding::StatedEncoding;

    [[nodiscard]] std::vector<std::vector<ConstraintId>> windows(UnknownId unknown) const override;
    using StatedEncoding::weight;
    [[nodiscard]] double weight(const Fact &fact) const override;
};

} // namespace inkling::numbercross
