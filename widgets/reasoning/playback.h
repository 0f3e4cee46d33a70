// SPDX-License-Identifier: MIT
#pragma once

#include "logic/replay.h"
#include "reasoning/explainedpuzzle.h"
#include "reasoning/keptnotes.h"
#include "scene/lighting.h"

#include <QBasicTimer>
#include <QObject>
#include <map>
#include <memory>
#include <optional>

namespace inkling {

/// Where in a trace the window is. Position 0 is the bare puzzle. At position k the board stands as it is
/// before the k-th step, counted from 1, and that step is lit on it. At the last position, one beyond the
/// last step, all is done; a trace without steps has the one position 0. Nothing to undo.
///
/// A step can be opened: then the window is in a trace of its own, a level deeper: the parts of a folded step,
/// or what comes of the opposite; the board stays as it was before that step, and what is found or supposed
/// there lies over it.
class Playback final : public QObject
{
    Q_OBJECT

public:
    explicit Playback(QObject *parent = nullptr);
    ~Playback() override;

    /// Starts at the beginning of another puzzle's reasoning, or further on in it; none with a null
    /// pointer.
    void setExplained(SharedExplained explained, std::size_t position = 0);
    /// Puts reasoning that goes further in place of the puzzle's own, and stays where it is in it. From the end
    /// it goes on to the next step, if there is one: that has been waited for.
    void setFurther(const inkling::SharedExplained &explained);
    /// Shows the path, or every step of which it was made, from where the step that is lit is found.
    /// Requires: an explained puzzle that has them.
    void showAllSteps(bool isAll);
    /// Of the trace that the window is in: the deepest.
    [[nodiscard]] const SharedExplained &explained() const { return top().explained; }

    /// Goes into the trace of the parts of the step that is lit, or the one that supposes its opposite.
    /// Requires: such a step.
    void open(SharedExplained nested);
    /// Back to the step that was opened at this depth; nothing where the window is not that deep.
    void close(std::size_t depth);
    void close() { close(depth() == 0 ? 0 : depth() - 1); }
    /// How many steps the window is inside of.
    [[nodiscard]] std::size_t depth() const { return m_levels.size() - 1; }
    /// The step that was opened at a depth. Requires: outer < depth().
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
    /// The step that is lit, an index into the trace; none at the start and at the end.
    [[nodiscard]] std::optional<std::size_t> step() const
    {
        return atStart() || atEnd() ? std::nullopt : std::optional(position() - 1);
    }
    /// How many steps of the trace the board shows as done.
    [[nodiscard]] std::size_t doneCount() const { return doneCount(position()); }
    /// What is known where the puzzle's own trace stands, nothing supposed. Requires: an explained puzzle.
    [[nodiscard]] const Knowledge &knowledge() const { return m_replay->knowledge(); }
    /// What is supposed to hold besides, by depth from 1.
    [[nodiscard]] std::vector<std::vector<Mark>> supposed() const;
    /// The step that is lit; of a trace that ends in a contradiction, at its end its last one.
    /// What its story calls wrong is lit, too, until the steps exclude it.
    [[nodiscard]] Lighting lighting() const;

    /// What the puzzle's own trace has found out between elements, and still needs.
    [[nodiscard]] std::vector<Mark> kept() const;
    /// Which of its examples the lit step shows.
    [[nodiscard]] std::size_t shownCase() const { return m_shownCase; }
    /// How many it has.
    [[nodiscard]] std::size_t caseCount() const;
    /// Shows another one; beyond the last comes the first. Nothing where there are not several.
    void showCase(std::size_t index);
    void showNextCase() { showCase(m_shownCase + 1); }
    void showCaseBefore() { showCase(m_shownCase + caseCount() - 1); }

    /// What stands on labels and regions at the position; nothing without an explained puzzle.
    [[nodiscard]] std::vector<Caption> captions() const;

    /// What the reasoning takes a cell for of which it has said nothing yet, where it tells of candidates and has
    /// begun; else 0.
    [[nodiscard]] std::uint64_t openValues() const;

    /// Positions beyond the end are the end.
    void moveTo(std::size_t position);
    /// To where a step, an index into the trace, is lit.
    void moveToStep(std::size_t step) { moveTo(step + 1); }
    void first() { stopAndMoveTo(0); }
    void last() { stopAndMoveTo(lastPosition()); }
    void forward() { stopAndMoveTo(position() + 1); }
    void back() { stopAndMoveTo(position() == 0 ? 0 : position() - 1); }
    /// The next step that is harder than usual; the end if there is none.
    void nextHard();
    /// From what cost on a step of this trace stands out: a tenth of them at most, as far as ties allow.
    [[nodiscard]] double hardCost() const { return top().hardCost; }

    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    /// At the end, playing starts over.
    void setPlaying(bool playing);
    void togglePlaying() { setPlaying(!isPlaying()); }

    /// Steps a second; 0 is as fast as the screen can show them.
    [[nodiscard]] double speed() const { return m_speed; }
    void setSpeed(double speed);

Q_SIGNALS:
    /// Another trace: of another puzzle, or of another depth.
    void explainedChanged();
    /// The puzzle's own trace, which was `before`, has got further steps, or has come to its end.
    void grown(const inkling::SharedExplained &before);
    /// A step has been opened or left.
    void depthChanged();
    /// `changes`: what changes on the board, as Replay gives it.
    void moved(std::size_t from, std::size_t to, const std::vector<inkling::MarkChange> &changes);
    /// Another of the lit step's examples is shown.
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
    /// What has been supposed, and concluded from it, at a depth from 1, where the board does not say it.
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

    /// The puzzle's own trace, then those that have been opened.
    std::vector<Level> m_levels{Level()};
    /// Of the puzzle's own.
    std::unique_ptr<Replay> m_replay;
    KeptNotes m_kept;
    std::size_t m_shownCase = 0;
    double m_speed = 2;
    QBasicTimer m_timer;
};

} // namespace inkling
