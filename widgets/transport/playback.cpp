// SPDX-License-Identifier: MIT
#include "transport/playback.h"

#include <QTimerEvent>
#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

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
        ++counts[double(explained.trace()[i].cost)];
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

/// How many steps at the beginning of `trace` stand for the first `count` of a shorter one, which has the
/// same steps in the same order, less some.
std::size_t counterpart(const Trace &shorter, std::size_t count, const Trace &trace)
{
    std::size_t found = 0;
    std::size_t end = 0;
    for (std::size_t i = 0; i < trace.size() && found < count; ++i) {
        const Step step = trace[i];
        const Step wanted = shorter[found];
        if (step.rule != wanted.rule || !std::ranges::equal(step.conclusions, wanted.conclusions))
            continue;
        ++found;
        end = i + 1;
    }
    return end;
}

/// The position in a trace at which the step is lit that a fact is known by.
std::size_t positionOf(const Fact &fact, const ExplainedPuzzle &explained)
{
    Knowledge known(explained.model->initial(), explained.deduction.given);
    std::size_t position = 0;
    while (position < explained.trace().size() && !known.holds(fact)) {
        for (const Fact &conclusion : explained.trace()[position++].conclusions)
            known.learn(conclusion);
    }
    return position;
}

} // namespace

Playback::Playback(QObject *parent)
    : QObject(parent)
{}

Playback::~Playback() = default;

void Playback::setExplained(SharedExplained explained, std::size_t position)
{
    setPlaying(false);
    m_replay.reset();
    m_kept = {};
    m_shownCase = 0;
    const bool wasDeep = depth() > 0;
    m_levels.assign(1, Level());
    if (explained) {
        m_replay = std::make_unique<Replay>(*explained->model, explained->trace(),
                                            explained->deduction.given);
        m_kept = CornerNotes(*explained->model, explained->trace());
        m_levels.front().hardCost = costThatStandsOut(*explained);
        m_levels.front().explained = std::move(explained);
        m_levels.front().position = std::min(position, lastPosition());
        m_replay->moveTo(doneCount());
    }
    Q_EMIT explainedChanged();
    if (wasDeep)
        Q_EMIT depthChanged();
}

void Playback::setFurther(const SharedExplained &explained)
{
    Level &own = m_levels.front();
    if (!own.explained || own.explained->puzzle != explained->puzzle)
        return setExplained(explained);
    if (own.explained->isGrowing)
        return grow(explained);
    const std::size_t from = position();
    const Trace &before = own.explained->trace();
    const std::size_t done = counterpart(before, doneCount(own.position), explained->trace());
    std::vector<MarkChange> changes = m_replay->moveTo(0);
    m_replay = std::make_unique<Replay>(*explained->model, explained->trace(),
                                        explained->deduction.given);
    m_kept = CornerNotes(*explained->model, explained->trace());
    std::ranges::move(m_replay->moveTo(done), std::back_inserter(changes));
    own = {.explained = explained,
           .position = own.position == 0 ? 0 : done + 1,
           .hardCost = costThatStandsOut(*explained)};
    if (depth() == 0)
        Q_EMIT explainedChanged();
    Q_EMIT moved(from, position(), changes);
}

void Playback::showAllSteps(bool isAll)
{
    close(0);
    auto other = std::make_shared<ExplainedPuzzle>(*explained());
    other->showsAllSteps = isAll;
    std::size_t position = atStart() ? 0 : other->trace().size() + 1;
    if (const auto lit = step()) {
        const Step step = explained()->trace()[*lit];
        position = step.contradiction ? other->trace().size()
                                      : positionOf(step.conclusions.front(), *other);
    }
    setExplained(std::move(other), position);
}

/// The positions of what has been so far stay; its end is that of the first step that is new.
void Playback::grow(const SharedExplained &explained)
{
    const bool wasAtEnd = depth() == 0 && atEnd();
    Level &own = m_levels.front();
    const SharedExplained before = std::exchange(own.explained, explained);
    m_replay->continueWith(explained->trace());
    own.hardCost = costThatStandsOut(*explained);
    Q_EMIT grown(before);
    if (wasAtEnd)
        Q_EMIT moved(position(), position(), {});
}

bool Playback::mayGrow() const
{
    return depth() == 0 && explained() && explained()->isGrowing;
}

void Playback::open(SharedExplained nested)
{
    Q_ASSERT(step());
    setPlaying(false);
    m_shownCase = 0;
    Level level{.explained = std::move(nested), .position = 1, .hardCost = 0};
    level.hardCost = costThatStandsOut(*level.explained);
    m_levels.push_back(std::move(level));
    Q_EMIT explainedChanged();
    Q_EMIT depthChanged();
}

void Playback::close(std::size_t depth)
{
    if (depth >= this->depth())
        return;
    setPlaying(false);
    m_shownCase = 0;
    m_levels.resize(depth + 1);
    Q_EMIT explainedChanged();
    Q_EMIT depthChanged();
}

Playback::Suppositions Playback::suppositions(std::size_t depth) const
{
    Suppositions supposed;
    const Level &level = m_levels[depth];
    const Trace &trace = level.explained->trace();
    for (std::size_t i = 0; i < doneCount(level.position); ++i) {
        for (const Fact &fact : trace[i].conclusions) {
            const auto known = supposed.find(fact.unknown);
            const ValueSet before
                = known != supposed.end() ? known->second : knowledge().possible(fact.unknown);
            // Two things that cannot both be are what a supposition comes to: the newer one is shown.
            const ValueSet both = before & fact.possible;
            supposed[fact.unknown] = both.empty() ? fact.possible : both;
        }
    }
    std::erase_if(supposed, [this](const auto &entry) {
        return knowledge().holds({entry.first, entry.second});
    });
    return supposed;
}

std::vector<std::vector<Mark>> Playback::supposed() const
{
    std::vector<std::vector<Mark>> marks;
    for (std::size_t level = 1; level <= depth(); ++level) {
        marks.emplace_back();
        for (const auto &[unknown, possible] : suppositions(level)) {
            auto mark = explained()->model->mark({unknown, possible});
            if (mark && mark->main)
                marks.back().push_back(*std::move(mark));
        }
    }
    return marks;
}

Lighting Playback::lighting() const
{
    Lighting lighting = stepLighting();
    // Inside a step, what is supposed says it itself.
    if (!explained() || !explained()->story || depth() > 0)
        return lighting;
    const Model &model = *explained()->model;
    for (const Fact &fact : explained()->story->wrong) {
        const auto mark = model.mark(fact);
        if (mark && !(knowledge().possible(fact.unknown) & fact.possible).empty())
            lighting.wrong.push_back(*mark);
    }
    return lighting;
}

Lighting Playback::stepLighting() const
{
    const bool staysLit
        = atEnd() && size() > 0 && explained()->deduction.outcome == Outcome::Contradiction;
    if (!step() && !staysLit)
        return {};
    const Model &model = *explained()->model;
    Step lit = explained()->trace()[step().value_or(size() - 1)];
    // Inside a step, what the board shows already is not taken back.
    std::vector<Fact> news;
    if (depth() > 0) {
        std::ranges::copy_if(lit.conclusions, std::back_inserter(news),
                             [&](const Fact &fact) { return !knowledge().holds(fact); });
        lit.conclusions = news;
    }
    Lighting lighting = lightingOf(model, lit, &m_replay->knowledge(), m_shownCase);
    lighting.supposition = explained()->supposition;
    for (std::size_t level = 1; level <= depth(); ++level) {
        const Suppositions all = suppositions(level);
        for (const Fact &fact : lit.premises) {
            if (!all.contains(fact.unknown) || knowledge().holds(fact))
                continue;
            if (const auto mark = model.mark(fact))
                lighting.supposedPremises.emplace_back(mark->element, int(level));
        }
    }
    return lighting;
}

std::vector<Mark> Playback::kept() const
{
    return explained() ? m_kept.after(doneCount(m_levels.front().position), *explained()->model,
                                      knowledge())
                       : std::vector<Mark>();
}

std::size_t Playback::caseCount() const
{
    return step() ? explained()->trace()[*step()].caseCount() : 0;
}

void Playback::showCase(std::size_t index)
{
    if (caseCount() < 2)
        return;
    setPlaying(false);
    m_shownCase = index % caseCount();
    Q_EMIT caseChanged();
}

std::size_t Playback::size() const
{
    return explained() ? explained()->trace().size() : 0;
}

std::vector<Caption> Playback::captions() const
{
    if (!explained())
        return {};
    // What the lit step concludes stands on the board, too.
    Knowledge known = m_replay->knowledge();
    if (const std::size_t lit = m_levels.front().position;
        lit > 0 && lit <= m_levels.front().explained->trace().size())
        known.learn(m_levels.front().explained->trace()[lit - 1].conclusions);
    return explained()->model->captions(known);
}

std::uint64_t Playback::openValues() const
{
    if (m_levels.front().position == 0 || !explained())
        return 0;
    const Model &model = *explainedAt(0)->model;
    if (model.mainCount() == 0)
        return 0;
    const auto note = model.note(knowledge().fact(0));
    return note && note->look == Look::Candidates ? note->outOf : 0;
}

void Playback::moveTo(std::size_t position)
{
    const std::size_t from = this->position();
    const std::size_t to = std::min(position, lastPosition());
    if (from == to || !m_replay)
        return;
    m_levels.back().position = to;
    m_shownCase = 0;
    const auto changes = depth() == 0 ? m_replay->moveTo(doneCount(to)) : std::vector<MarkChange>();
    Q_EMIT moved(from, to, changes);
}

void Playback::stopAndMoveTo(std::size_t position)
{
    setPlaying(false);
    moveTo(position);
}

void Playback::nextHard()
{
    std::size_t step = position(); // the one after the lit one
    while (step < size() && double(explained()->trace()[step].cost) < hardCost())
        ++step;
    stopAndMoveTo(step + 1);
}

void Playback::setPlaying(bool playing)
{
    if (playing == isPlaying() || (playing && size() == 0))
        return;
    if (playing) {
        if (atEnd() && !mayGrow())
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
    moveTo(position() + stride());
    if (atEnd() && !mayGrow())
        setPlaying(false);
}

} // namespace inkling
