// SPDX-License-Identifier: MIT
#pragma once

#include "board/elementid.h"
#include "logic/model/fact.h"
#include "logic/model/joining.h"

#include <string>
#include <vector>

namespace inkling {

/// A person's mark on one unknown: the values that it leaves, and whether it is a note (written
/// small like pencil, even if a single value is left).
struct MarkState
{
    ValueSet values;
    bool isNote = false;
    friend bool operator==(const MarkState &, const MarkState &) = default;
};

/// A person's mark on one unknown, as part of a Marking.
struct MarkedUnknown
{
    UnknownId unknown = 0;
    MarkState state;
    friend bool operator==(const MarkedUnknown &, const MarkedUnknown &) = default;
};

/// All of a person's marks on a puzzle, in the order of the unknowns; an unknown that is not listed
/// is blank.
using Marking = std::vector<MarkedUnknown>;

/// A named state of a person's marks, to come back to.
struct Pin
{
    std::string name;
    Marking marks;
    friend bool operator==(const Pin &, const Pin &) = default;
};

/// A colour that a person has given an element of the board, for whatever it means to them: 1 to
/// tintCount.
struct Tint
{
    ElementId element = noElement;
    int colour = 0;
    friend bool operator==(const Tint &, const Tint &) = default;
};
inline constexpr int tintCount = 6;

/// A change of an element's tint; 0 for none.
struct TintChange
{
    ElementId element = noElement;
    int before = 0;
    int after = 0;
    friend bool operator==(const TintChange &, const TintChange &) = default;
};

/// A change of a person's mark on one unknown. A blank has all values that are possible there.
struct MarkStateChange
{
    UnknownId unknown = 0;
    MarkState before;
    MarkState after;
    friend bool operator==(const MarkStateChange &, const MarkStateChange &) = default;
};

/// A change of a person's marks by one gesture, forward and backward. A pair of lists that are
/// equal stands for no change; both are then empty, so that a gesture costs no more memory than
/// what it changes.
struct MarksChange
{
    std::vector<MarkStateChange> facts;
    /// The trials under way, the outermost first, each as the marks were when it was begun.
    std::vector<Marking> trialsBefore;
    std::vector<Marking> trialsAfter;
    std::vector<Pin> pinsBefore;
    std::vector<Pin> pinsAfter;
    /// The joining moves, in a puzzle whose answer is built by joining.
    std::vector<Joining> movesBefore = {};
    std::vector<Joining> movesAfter = {};
    /// The changes of the solution that is drawn before there are clues.
    std::vector<MarkStateChange> solution = {};
    std::vector<TintChange> tints = {};
    friend bool operator==(const MarksChange &, const MarksChange &) = default;
};

} // namespace inkling
