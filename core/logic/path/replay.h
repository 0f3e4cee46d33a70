// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"

namespace inkling {

/// What becomes of one mark when time moves: nothing on a side means that no mark is there.
struct MarkChange
{
    std::optional<Mark> before;
    std::optional<Mark> after;

    friend bool operator==(const MarkChange &, const MarkChange &) = default;
};

/// Moves through a trace, forward and back. At position k the facts of the steps 0 .. k - 1 are known:
/// what the board looks like before step k.
///
/// Keeps, besides the knowledge, one set a conclusion, so a move costs no more than the conclusions
/// that it passes. Used by one thread at a time. The model and the trace must outlive it.
class Replay
{
public:
    /// `given`: what is known at position 0, besides what the model begins with.
    Replay(const Model &model, const Trace &trace, std::span<const Fact> given = {});

    /// Moves through a longer trace from now on; stays where it is. Requires: it begins with the same steps.
    void continueWith(const Trace &longer) { m_trace = &longer; }

    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] const Knowledge &knowledge() const { return m_knowledge; }

    /// Requires: position <= trace.size(). Ensures: returns what changes on the board, in the order in
    /// which it changes; a mark that changes twice on the way stands there twice.
    std::vector<MarkChange> moveTo(std::size_t position);

private:
    void forward(std::vector<MarkChange> &changes);
    void back(std::vector<MarkChange> &changes);
    void set(UnknownId unknown, ValueSet possible, std::vector<MarkChange> &changes);

    const Model &m_model;
    const Trace *m_trace;
    /// What was known of each conclusion's unknown before it, in the order of the steps passed.
    std::vector<ValueSet> m_before;
    Knowledge m_knowledge;
    std::size_t m_position = 0;
};

} // namespace inkling
