// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/terms.h"
#include "logic/model/sentence.h"
#include "logic/model/trace.h"

namespace inkling::hex {

/// What a contradiction by one of the rules about the form breaks, and at which tile.
struct Failure
{
    enum class Kind : std::uint8_t {
        TooManyLinks,
        TooFewLinks,
        ManyEnds,
        FewEnds,
        ThreeDigits,
        ManyPairs,
        ManySingles,
        NoPartner,
        ZeroFirst,
        Ring,
        EndsTooSoon,
        Apart,
        Passage,
        OperatorEnd,
        OperatorsTouch,
        ZerosTouch,
        None
    };
    Kind kind = Kind::None; ///< None where it is only the sides' lengths that are at odds
    int tile = 0;           ///< where it names one
};

/// Requires: a contradiction, by a rule up to SideCounted; the last premise of one that is not the rule's own
/// is the fact at odds with what the rule says.
[[nodiscard]] Failure failureOf(const Tiles &tiles, const Step &step);

/// "the 7 at row 2, place 3 has too many links". Requires: not Kind::None.
[[nodiscard]] Argument wordsOf(const Tiles &tiles, const Failure &failure);

/// "the 7 at row 2, place 3".
[[nodiscard]] Argument::Part tilePart(const Tiles &tiles, int tile);

} // namespace inkling::hex
