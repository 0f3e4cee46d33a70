// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"

namespace inkling {

/// The change of one mark when time moves; nothing on a side means that no mark is there.
struct MarkChange
{
    std::optional<Mark> before;
    std::optional<Mark> after;

    friend bool operator==(const MarkChange &, const MarkChange &) = default;
};

/// Moves through a trace, forward and back. At position k the facts of the steps 0 .. k - 1 are
/// known: that is the board before step k.
///
/// Besides the knowledge, keeps one set of values for each conclusion passed, so that a move costs
/// no more than the conclusions it passes, and where unknowns have more than two values, a walk over
/// them. Of the values of such an unknown, those are not shown that stand around it, as a person would
/// note them (see Model::tidied()); but of what was given, no more is shown than that. Used by one thread at a time. The model and the trace must outlive the replay.
class Replay
{
public:
    /// `given`: the facts known at position 0, besides the model's initial values.
    Replay(const Model &model, const Trace &trace, std::span<const Fact> given = {});

    /// Goes on with a longer trace, at the same position. Requires: the longer trace begins with
    /// the same steps and outlives the replay.
    void continueWith(const Trace &longer) { m_trace = &longer; }

    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] const Knowledge &knowledge() const { return m_knowledge; }
    /// The marks that are shown, as changes of a blank board.
    [[nodiscard]] std::vector<MarkChange> marks() const;

    /// Moves to a position, and returns the changes on the board in their order; a mark that
    /// changes twice on the way is listed twice, but one of an unknown with more than two values once, at
    /// the end; on the way back, at the beginning. Requires: position <= trace.size().
    std::vector<MarkChange> moveTo(std::size_t position);

private:
    void forward(std::vector<MarkChange> &changes);
    void back(std::vector<MarkChange> &changes);
    void set(UnknownId unknown, ValueSet possible, std::vector<MarkChange> &changes);
    void showNotes(std::vector<MarkChange> &changes);

    const Model &m_model;
    const Trace *m_trace;
    /// For each conclusion of the steps passed, in order: the values that its unknown could have
    /// before it.
    std::vector<ValueSet> m_before;
    Knowledge m_knowledge;
    std::size_t m_position = 0;
    /// By main unknown with more than two values: its mark as it is shown; none where facts were given.
    std::vector<std::pair<UnknownId, std::optional<Mark>>> m_notes;
};

} // namespace inkling
