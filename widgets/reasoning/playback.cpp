// SPDX-License-Identifier: MIT
#include "reasoning/playback.h"

#include <QTimerEvent>
#include <algorithm>
#include <functional>
#include <map>

namespace inkling {

namespace {

constexpr int frameTime = 16;
/// At full speed the longest trace is through after about this many frames.
constexpr std::size_t framesAtMost = 600;

/// The lowest cost that at most a tenth of the steps reach; the highest of all where ties forbid it.
double costThatStandsOut(const ExplainedPuzzle &explained)
{
    constexpr double usual = 1.5;
    std::map<double, std::size_t, std::greater<>> counts;
    for (std::size_t i = 0; i < explained.trace().size(); ++i)
        ++counts[explained.rule(i).cost];
    double result = counts.empty() ? usual : counts.begin()->first;
    std::size_t reached = 0;
    for (const auto &[cost, count] : counts) {
        reached += count;
        if (reached * 10 > explained.trace().size() || cost < usual)
            break;
        result = cost;
    }
    return std::max(usual, result);
}

} // namespace

Playback::Playback(QObject *parent)
    : QObject(parent)
{}

Playback::~Playback() = default;

void Playback::setExplained(SharedExplained explained)
{
    setPlaying(false);
    m_replay.reset();
    m_explained = std::move(explained);
    m_position = 0;
    if (m_explained) {
        m_replay = std::make_unique<Replay>(*m_explained->model, m_explained->trace());
        m_hardCost = costThatStandsOut(*m_explained);
    }
    Q_EMIT explainedChanged();
}

std::size_t Playback::size() const
{
    return m_explained ? m_explained->trace().size() : 0;
}

std::vector<Caption> Playback::captions() const
{
    return m_explained ? m_explained->model->captions(m_replay->knowledge())
                       : std::vector<Caption>();
}

void Playback::moveTo(std::size_t position)
{
    const std::size_t from = m_position;
    const std::size_t to = std::min(position, lastPosition());
    if (from == to || !m_replay)
        return;
    m_position = to;
    const auto changes = m_replay->moveTo(doneCount(to));
    Q_EMIT moved(from, to, changes);
}

void Playback::stopAndMoveTo(std::size_t position)
{
    setPlaying(false);
    moveTo(position);
}

void Playback::nextHard()
{
    std::size_t step = m_position; // the one after the lit one
    while (step < size() && m_explained->rule(step).cost < m_hardCost)
        ++step;
    stopAndMoveTo(step + 1);
}

void Playback::setPlaying(bool playing)
{
    if (playing == isPlaying() || (playing && size() == 0))
        return;
    if (playing) {
        if (atEnd())
            moveTo(0);
        startTimer();
    } else {
        m_timer.stop();
    }
    Q_EMIT playingChanged(playing);
}

void Playback::startTimer()
{
    m_timer.start(m_speed > 0 ? std::max(frameTime, int(1000 / m_speed)) : frameTime,
                  Qt::PreciseTimer, this);
}

void Playback::setSpeed(double speed)
{
    if (speed == m_speed)
        return;
    m_speed = speed;
    if (isPlaying())
        startTimer();
    Q_EMIT speedChanged(speed);
}

std::size_t Playback::stride() const
{
    return m_speed > 0 ? 1 : std::max<std::size_t>(1, size() / framesAtMost);
}

void Playback::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_timer.timerId())
        return QObject::timerEvent(event);
    moveTo(m_position + stride());
    if (atEnd())
        setPlaying(false);
}

} // namespace inkling
