// SPDX-License-Identifier: MIT
#pragma once

#include "logic/replay.h"
#include "reasoning/explainedpuzzle.h"

#include <QBasicTimer>
#include <QObject>
#include <memory>
#include <optional>

namespace inkling {

/// Where in a trace the window is. Position 0 is the bare puzzle. At position k the board stands as it is
/// before the k-th step, counted from 1, and that step is lit on it. At the last position, one beyond the
/// last step, all is done; a trace without steps has the one position 0. Nothing to undo.
class Playback final : public QObject
{
    Q_OBJECT

public:
    explicit Playback(QObject *parent = nullptr);
    ~Playback() override;

    /// Starts at the beginning of another puzzle's reasoning; none with a null pointer.
    void setExplained(SharedExplained explained);
    [[nodiscard]] const SharedExplained &explained() const { return m_explained; }

    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] std::size_t lastPosition() const { return size() == 0 ? 0 : size() + 1; }
    [[nodiscard]] bool atStart() const { return m_position == 0; }
    [[nodiscard]] bool atEnd() const { return m_position == lastPosition(); }
    /// The step that is lit, an index into the trace; none at the start and at the end.
    [[nodiscard]] std::optional<std::size_t> step() const
    {
        return atStart() || atEnd() ? std::nullopt : std::optional(m_position - 1);
    }
    /// How many steps of the trace the board shows as done.
    [[nodiscard]] std::size_t doneCount() const { return doneCount(m_position); }
    /// What is known at the position. Requires: an explained puzzle.
    [[nodiscard]] const Knowledge &knowledge() const { return m_replay->knowledge(); }

    /// What stands on labels and regions at the position; nothing without an explained puzzle.
    [[nodiscard]] std::vector<Caption> captions() const;

    /// Positions beyond the end are the end.
    void moveTo(std::size_t position);
    /// To where a step, an index into the trace, is lit.
    void moveToStep(std::size_t step) { moveTo(step + 1); }
    void first() { stopAndMoveTo(0); }
    void last() { stopAndMoveTo(lastPosition()); }
    void forward() { stopAndMoveTo(m_position + 1); }
    void back() { stopAndMoveTo(m_position == 0 ? 0 : m_position - 1); }
    /// The next step that is harder than usual; the end if there is none.
    void nextHard();
    /// From what cost on a step of this trace stands out: a tenth of them at most, as far as ties allow.
    [[nodiscard]] double hardCost() const { return m_hardCost; }

    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    /// At the end, playing starts over.
    void setPlaying(bool playing);
    void togglePlaying() { setPlaying(!isPlaying()); }

    /// Steps a second; 0 is as fast as the screen can show them.
    [[nodiscard]] double speed() const { return m_speed; }
    void setSpeed(double speed);

Q_SIGNALS:
    void explainedChanged();
    /// `changes`: what changes on the board, as Replay gives it.
    void moved(std::size_t from, std::size_t to, const std::vector<inkling::MarkChange> &changes);
    void playingChanged(bool playing);
    void speedChanged(double speed);

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    [[nodiscard]] static std::size_t doneCount(std::size_t position)
    {
        return position == 0 ? 0 : position - 1;
    }
    void stopAndMoveTo(std::size_t position);
    [[nodiscard]] std::size_t stride() const;
    void startTimer();

    SharedExplained m_explained;
    std::unique_ptr<Replay> m_replay;
    std::size_t m_position = 0;
    double m_speed = 2;
    double m_hardCost = 2;
    QBasicTimer m_timer;
};

} // namespace inkling
