// SPDX-License-Identifier: MIT
#pragma once

#include "logic/fact.h"
#include "logic/joining.h"

#include <string>
#include <vector>

namespace inkling {

/// A person's mark on one unknown: the values it leaves, and whether it is a note, pencilled small
/// even if a single value is left.
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

/// A change of a person's mark on one unknown. A blank has all values that are possible there.
struct FactChange
{
    UnknownId unknown = 0;
    MarkState before;
    MarkState after;
    friend bool operator==(const FactChange &, const FactChange &) = default;
};

/// The change that one gesture makes to a person's marks. A value; it can be applied forward and
/// backward.
struct MarksChange
{
    std::vector<FactChange> facts;
    /// The trials under way, outermost first, before and after the change; each trial is the marks
    /// as they were when it began. Equal unless a trial begins or ends.
    std::vector<Marking> trialsBefore;
    std::vector<Marking> trialsAfter;
    /// The pins before and after. Equal unless a pin is set or taken away.
    std::vector<Pin> pinsBefore;
    std::vector<Pin> pinsAfter;
    /// The moves made, if the puzzle's answer is built by joining, before and after. Equal unless a
    /// move is made or taken back.
    std::vector<Joining> movesBefore = {};
    std::vector<Joining> movesAfter = {};
    /// Changes of the solution that is drawn before there are clues.
    std::vector<FactChange> solution = {};
    friend bool operator==(const MarksChange &, const MarksChange &) = default;
};

} // namespace inkling
