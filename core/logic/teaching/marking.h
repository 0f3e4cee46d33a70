// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"
#include "logic/model/joining.h"

#include <string>
#include <vector>

namespace inkling {

/// What a person has marked about one unknown: the values it is left, and whether that is pencilled: written
/// small, as a note, even where a single value is left.
struct MarkState
{
    ValueSet values;
    bool isNote = false;
    friend bool operator==(const MarkState &, const MarkState &) = default;
};

/// One unknown of a Marking.
struct MarkedUnknown
{
    UnknownId unknown = 0;
    MarkState state;
    friend bool operator==(const MarkedUnknown &, const MarkedUnknown &) = default;
};

/// All that a person has marked on a puzzle, in the order of the unknowns; what is not in it is blank.
using Marking = std::vector<MarkedUnknown>;

/// A moment that a person wants to be able to come back to.
struct Pin
{
    std::string name;
    Marking marks;
    friend bool operator==(const Pin &, const Pin &) = default;
};

/// What becomes of one unknown in a person's marks. All that it can be is a blank.
struct FactChange
{
    UnknownId unknown = 0;
    MarkState before;
    MarkState after;
    friend bool operator==(const FactChange &, const FactChange &) = default;
};

/// What one gesture makes of a person's marks. A value; both ways.
struct MarksChange
{
    std::vector<FactChange> facts;
    /// The trials under way, each as the marks were when it was begun, the outermost first: before and after.
    /// Equal unless a trial begins or ends.
    std::vector<Marking> trialsBefore;
    std::vector<Marking> trialsAfter;
    /// Equal unless a pin is set or taken away.
    std::vector<Pin> pinsBefore;
    std::vector<Pin> pinsAfter;
    /// What has been joined, of a puzzle whose answer is built so. Equal unless a move is made or taken back.
    std::vector<Joining> movesBefore = {};
    std::vector<Joining> movesAfter = {};
    /// Of the solution that is drawn before there are clues.
    std::vector<FactChange> solution = {};
    friend bool operator==(const MarksChange &, const MarksChange &) = default;
};

} // namespace inkling
