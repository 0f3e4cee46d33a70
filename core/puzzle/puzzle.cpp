// SPDX-License-Identifier: MIT
#include "puzzle/puzzle.h"

#include "puzzle/family.h"
#include "puzzle/joinable.h"

namespace inkling {

std::shared_ptr<const Puzzle> Puzzle::withOptions(std::uint32_t) const
{
    return shared_from_this();
}

std::optional<Rating> Puzzle::rating(const Solution &solution, const Deduction &deduction,
                                     const StopCondition &stop) const
{
    if (const Joinable *const own = joinable())
        return own->rating(deduction, stop);
    if (solution.verdict != Verdict::Unique || deduction.outcome != Outcome::Solved)
        return std::nullopt;
    return rate(deduction.trace);
}

bool isJoinable(const Family &family)
{
    LineSource sample(std::string(family.samples().front().text));
    const auto puzzle = family.read(sample);
    return puzzle && *puzzle && (*puzzle)->joinable();
}

} // namespace inkling
