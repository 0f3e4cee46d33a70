// SPDX-License-Identifier: MIT
#include "stepchecks.h"

#include "checkerfor.h"
#include "families/cards/puzzle.h"
#include "families/hex/puzzle.h"
#include "families/kenken/puzzle.h"
#include "families/numbercross/puzzle.h"
#include "families/slink/puzzle.h"
#include "steps/generalstepchecker.h"

#include <memory>

namespace inkling::checks {

namespace {

template <typename Checker>
StepChecks with(Checker made)
{
    const auto checker = std::make_shared<Checker>(std::move(made));
    StepChecks checks{[checker](const Json &step) { return checker->fault(step); }};
    if constexpr (requires { Checker::looksAtRules; })
        checks.looksAtRules = Checker::looksAtRules;
    if constexpr (requires { &Checker::isGiven; })
        checks.isGiven = &Checker::isGiven;
    // Several paths may read as one equation.
    if constexpr (requires { checker->answers(); })
        checks.hasOneAnswer = [checker] { return checker->answers().size() == 1; };
    return checks;
}

} // namespace

StepChecks stepChecksOf(const Puzzle &puzzle)
{
    if (const auto *own = dynamic_cast<const slink::SlinkPuzzle *>(&puzzle))
        return with(checkerFor(own->clues()));
    if (const auto *own = dynamic_cast<const kenken::KenkenPuzzle *>(&puzzle))
        return with(checkerFor(own->cages()));
    if (const auto *own = dynamic_cast<const hex::HexPuzzle *>(&puzzle))
        return with(checkerFor(own->tiles()));
    if (const auto *own = dynamic_cast<const numbercross::NumberCrossPuzzle *>(&puzzle))
        return with(checkerFor(own->givens()));
    if (const auto *own = dynamic_cast<const cards::CardsPuzzle *>(&puzzle))
        return with(checkerFor(own->hand()));
    StepChecks byClauses = with(GeneralStepChecker(puzzle));
    byClauses.isIndependent = false;
    return byClauses;
}

} // namespace inkling::checks
