// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/stated/statedencoding.h"
#include "families/kenken/cages.h"

namespace inkling::kenken {

/// A KenKen as SAT clauses: those of its statement.
class KenkenEncoding final : public declared::StatedEncoding
{
public:
    KenkenEncoding(std::shared_ptr<const declared::Stated> stated, Cages cages)
        : StatedEncoding(std::move(stated))
        , m_cages(std::move(cages))
    {}

    [[nodiscard]] std::vector<std::vector<ConstraintId>> windows(UnknownId unknown) const override;
    using StatedEncoding::weight;
    [[nodiscard]] double weight(ConstraintId constraint) const override;

private:
    Cages m_cages;
};

} // namespace inkling::kenken
