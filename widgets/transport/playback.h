// SPDX-License-Identifier: MIT
#pragma once

#include "logic/path/replay.h"
#include "reasoning/explainedpuzzle.h"
#include "scene/lighting.h"
#include "steps/cornernotes.h"

#include <QBasicTimer>
#include <QObject>
#include <map>
#include <memory>
#include <optional>

namespace inkling {

/// The position of the window in a trace. Position 0 is the bare puzzle. At position k the board
/// stands as it is before the k-th step, counted from 1, and that step is lit on it. The last
/// position, one beyond the last step, has all steps done; a trace without steps has only position
/// 0. Moving is not an undoable change.
///
/// A step can be opened: the window then is in a trace one level deeper, either the parts of a
/// folded step or the reasoning from the opposite. The board stays as it was before the opened
/// step, and what is found or supposed inside lies over it.
class Playback final : public QObject
{
    Q_OBJECT

public:
    explicit Playback(QObject *parent = nullptr);
    ~Playback() override;

    /// Plays the reasoning about another puzzle, from `position`; nothing with a null pointer.
    void setExplained(SharedExplained explained, std::size_t position = 0);
    /// Replaces the puzzle's reasoning by a longer one, and stays at the same position. If that was
    /// the end, moves to the next step, if there is one, as the reader has been waiting for it.
    /// Reasoning about another puzzle is handled as by setExplained().
    void setFurther(const inkling::SharedExplained &explained);
    /// Shows every step found, or the path made from them, at the place that corresponds to the lit
    /// step. Leaves opened steps. Requires: an explained puzzle with a list of all steps.
    void showAllSteps(bool isAll);
    /// The reasoning that is shown: that of the step opened last or, if no step is open, the
    /// puzzle's own.
    [[nodiscard]] const SharedExplained &explained() const { return top().explained; }

    /// Goes into the trace inside the lit step: its parts, or the reasoning from its opposite.
    /// Requires: a lit step to which `nested` belongs.
    void open(SharedExplained nested);
    /// Goes back to the step that was opened at this depth; does nothing if fewer steps are open.
    void close(std::size_t depth);
    void close() { close(depth() == 0 ? 0 : depth() - 1); }
    /// The number of steps open, one inside the other.
    [[nodiscard]] std::size_t depth() const { return m_levels.size() - 1; }
    /// The index of the step opened at a depth (from 0). Requires: outer < depth().
    [[nodiscard]] std::size_t openedStep(std::size_t outer) const
    {
        return m_levels[outer].position - 1;
    }
    [[nodiscard]] const SharedExplained &explainedAt(std::size_t outer) const
    {
        return m_levels[outer].explained;
    }

    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] std::size_t position() const { return top().position; }
    [[nodiscard]] std::size_t lastPosition() const { return size() == 0 ? 0 : size() + 1; }
    [[nodiscard]] bool atStart() const { return position() == 0; }
    [[nodiscard]] bool atEnd() const { return position() == lastPosition(); }
    /// The index in the trace of the lit step; nothing at the start and at the end.
    [[nodiscard]] std::optional<std::size_t> step() const
    {
        return atStart() || atEnd() ? std::nullopt : std::optional(position() - 1);
    }
    /// The number of steps of the trace that the board shows as done.
    [[nodiscard]] std::size_t doneCount() const { return doneCount(position()); }
    /// The facts known at the position in the puzzle's own trace, without suppositions.
    /// Requires: an explained puzzle.
    [[nodiscard]] const Knowledge &knowledge() const { return m_replay->knowledge(); }
    /// The marks that the board shows; see Replay::marks().
    [[nodiscard]] std::vector<MarkChange> marks() const { return m_replay->marks(); }
    /// The main marks that hold only inside the opened steps: entry i for depth i + 1.
    [[nodiscard]] std::vector<std::vector<Mark>> supposed() const;
    /// The lighting of the lit step; at the end of a trace that ends in a contradiction, of
    /// its last step. Outside opened steps also lights the marks that the story calls
    /// wrong, until the steps exclude them.
    [[nodiscard]] Lighting lighting() const;

    /// The facts between elements that the puzzle's own trace has found and still needs, as marks.
    [[nodiscard]] std::vector<Mark> kept() const;
    /// The index of the lit step's case that is shown.
    [[nodiscard]] std::size_t shownCase() const { return m_shownCase; }
    /// The number of the lit step's cases; 0 without a lit step.
    [[nodiscard]] std::size_t caseCount() const;
    /// Shows another case of the lit step, counted on from the first beyond the last; does nothing
    /// unless it has several.
    void showCase(std::size_t index);
    void showNextCase() { showCase(m_shownCase + 1); }
    void showCaseBefore() { showCase(m_shownCase + caseCount() - 1); }

    /// The texts on labels and regions at the position, the lit step of the puzzle's own trace
    /// included; empty without an explained puzzle.
    [[nodiscard]] std::vector<Caption> captions() const;

    /// The candidates of a cell about which the reasoning has said nothing yet, as bits; 0 if the
    /// puzzle has no candidates or the reasoning has not begun.
    [[nodiscard]] std::uint64_t openValues() const;

    /// Moves to a position; positions beyond the end count as the end.
    void moveTo(std::size_t position);
    /// Moves to where a step, an index into the trace, is lit.
    void moveToStep(std::size_t step) { moveTo(step + 1); }
    void first() { stopAndMoveTo(0); }
    void last() { stopAndMoveTo(lastPosition()); }
    void forward() { stopAndMoveTo(position() + 1); }
    void back() { stopAndMoveTo(position() == 0 ? 0 : position() - 1); }
    /// Moves to the next step that is hard (see hardCost()); to the end if there is none.
    void nextHard();
    /// The cost from which steps of this trace count as hard: so that a tenth of them at
    /// most does, as far as ties allow.
    [[nodiscard]] double hardCost() const { return top().hardCost; }

    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    /// Starts or stops playing. Started at the end, it begins anew, unless more steps may come.
    void setPlaying(bool playing);
    void togglePlaying() { setPlaying(!isPlaying()); }

    /// The speed of playing in steps a second; 0 is as fast as the screen can show.
    [[nodiscard]] double speed() const { return m_speed; }
    void setSpeed(double speed);

Q_SIGNALS:
    /// explained() is another trace: of another puzzle, or at another depth.
    void explainedChanged();
    /// The puzzle's own trace, which was `before`, has got more steps or is complete.
    void grown(const inkling::SharedExplained &before);
    /// A step was opened or left.
    void depthChanged();
    /// The position changed; `changes`: the changes of the board's marks, as Replay gives them.
    void moved(std::size_t from, std::size_t to, const std::vector<inkling::MarkChange> &changes);
    /// Another case of the lit step is shown.
    void caseChanged();
    void playingChanged(bool playing);
    void speedChanged(double speed);

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    struct Level
    {
        SharedExplained explained;
        std::size_t position = 0;
        double hardCost = 2;
    };
    /// The values left to each unknown at a depth from 1, by its suppositions and their
    /// conclusions, where the board does not show them.
    using Suppositions = std::map<UnknownId, ValueSet>;

    [[nodiscard]] const Level &top() const { return m_levels.back(); }
    [[nodiscard]] Suppositions suppositions(std::size_t depth) const;
    [[nodiscard]] static std::size_t doneCount(std::size_t position)
    {
        return position == 0 ? 0 : position - 1;
    }
    [[nodiscard]] Lighting stepLighting() const;
    void grow(const SharedExplained &explained);
    [[nodiscard]] bool mayGrow() const;
    void stopAndMoveTo(std::size_t position);
    [[nodiscard]] std::size_t stride() const;
    void startTimer();

    /// The puzzle's own trace, then the traces of the opened steps, each inside the one before.
    std::vector<Level> m_levels{Level()};
    /// Replays the puzzle's own trace on the board.
    std::unique_ptr<Replay> m_replay;
    CornerNotes m_kept;
    std::size_t m_shownCase = 0;
    double m_speed = 2;
    QBasicTimer m_timer;
};

} // namespace inkling
