// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/terms.h"
#include "logic/model/sentence.h"
#include "logic/model/trace.h"

namespace inkling::hex {

/// The thing that a contradiction by one of the form rules breaks, and the tile where it does.
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
        NoPartnerAtAll,   ///< where no number has one digit
        NoPartnerForBoth, ///< where only one number has one digit: of `tile` and `other`
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
    Kind kind = Kind::None; ///< None: only the lengths of the sides contradict each other
    int tile = 0;           ///< the tile, for the kinds that name one
    int other = 0;          ///< the second tile, for the kind that names two
};

/// The failure that a contradiction shows. Requires: a contradiction by a rule up to SideCounted.
/// If the rule was contradicted by a known fact, that fact is the last premise.
[[nodiscard]] Failure failureOf(const Tiles &tiles, const Step &step);

/// A failure in words: "the 7 at row 2, place 3 has too many links". Requires: not Kind::None.
[[nodiscard]] Argument wordsOf(const Tiles &tiles, const Failure &failure);

/// A tile in words: "the 7 at row 2, place 3".
[[nodiscard]] Argument::Part tilePart(const Tiles &tiles, int tile);

} // namespace inkling::hex
