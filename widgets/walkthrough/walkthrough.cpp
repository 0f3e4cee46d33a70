// SPDX-License-Identifier: MIT
#include "walkthrough/walkthrough.h"

#include "phrases.h"
#include "steps/steplistmodel.h"
#include "steps/stepopener.h"
#include "transport/playback.h"
#include "transport/playedboard.h"

#include <QLocale>
#include <utility>

namespace inkling {

namespace {

/// No more steps are told by one picture.
constexpr std::size_t mostTogether = 6;
/// Steps that are opened inside opened steps: deeper reasoning cannot be followed on paper.
constexpr std::size_t mostDepth = 3;

/// Adds to a lighting what another step lights.
void addTo(Lighting &all, Lighting lighting)
{
    const auto append = [](auto &to, auto &from) { to.insert(to.end(), from.begin(), from.end()); };
    append(all.constraints, lighting.constraints);
    append(all.premises, lighting.premises);
    append(all.conclusions, lighting.conclusions);
    append(all.origins, lighting.origins);
    all.isReversed.clear();
    all.isOfAll = all.isOfAll && lighting.isOfAll;
}

} // namespace

Walkthrough::Walkthrough(SharedExplained explained, std::vector<Answer> answers,
                         WalkthroughHead head)
    : m_explained(std::move(explained))
    , m_answers(std::move(answers))
    , m_head(std::move(head))
    , m_geometry(std::make_shared<const BoardGeometry>(m_explained->puzzle->board()))
    , m_playback(std::make_unique<Playback>())
{
    m_playback->setExplained(m_explained);
    m_hardCost = m_playback->hardCost();
    const Trace &trace = m_explained->trace();
    const auto isAlone = [&](std::size_t step) {
        return double(trace[step].cost) >= m_hardCost || canOpen(trace[step])
               || trace[step].contradiction;
    };
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const bool isFurther = i > 0 && trace[i].wave == trace[i - 1].wave
                               && trace[i].rule == trace[i - 1].rule && !isAlone(i)
                               && !isAlone(i - 1) && i - m_starts.back() < mostTogether;
        if (!isFurther)
            m_starts.push_back(i);
    }
    m_starts.push_back(trace.size());
}

Walkthrough::~Walkthrough() = default;

bool Walkthrough::isHard(std::size_t index) const
{
    const Step step = m_explained->trace()[m_starts[index]];
    return double(step.cost) >= m_hardCost || (canOpen(step) && !step.parts);
}

BoardState Walkthrough::board() const
{
    BoardState state = playedBoard(*m_playback, m_geometry);
    state.lineNumbersShown = true;
    return state;
}

BoardState Walkthrough::start()
{
    m_playback->close(0);
    m_playback->moveTo(0);
    return board();
}

BoardState Walkthrough::end()
{
    m_playback->close(0);
    m_playback->moveTo(m_playback->lastPosition());
    return board();
}

ToldStep Walkthrough::tell(const ExplainedPuzzle &explained, std::size_t step,
                           const QString &number) const
{
    const Knowledge before = explained.knowledgeBefore(step);
    return {.number = number,
            .title = title(explained.rule(step)),
            .sentence = sentenceOf(*explained.model, explained.trace()[step], before),
            .supposition = explained.supposition,
            .inside = {}};
}

void Walkthrough::tellInside(ToldStep &told, std::size_t step, std::size_t depth,
                             const StopCondition &stop)
{
    const ExplainedPuzzle &outer = *m_playback->explained();
    if (depth > mostDepth || !canOpen(outer.trace()[step]) || stop.stopped())
        return;
    const SharedExplained inside = reasoningInside(outer, step, m_answers, stop);
    // The sentence of a folded step may say all that its parts say.
    if (!inside
        || (inside->isParts ? told.sentence.more.size() + 1 >= inside->trace().size()
                            : !saysMore(inside->trace())))
        return;
    m_playback->moveToStep(step);
    m_playback->open(inside);
    for (std::size_t i = 0; i < inside->trace().size() && !stop.stopped(); ++i) {
        const QString number = told.number + u'.' + QLocale().toString(qulonglong(i + 1));
        told.inside.push_back(tell(*inside, i, number));
        tellInside(told.inside.back(), i, depth + 1, stop);
        m_playback->close(depth);
    }
    if (inside->isParts)
        told.sentence = {};
}

BoardState Walkthrough::board(std::size_t index)
{
    const auto [first, beyond] = stepsOf(index);
    m_playback->close(0);
    m_playback->moveToStep(first);
    BoardState state = board();
    Lighting all = state.lit();
    for (std::size_t step = first + 1; step < beyond; ++step) {
        const Knowledge before = m_explained->knowledgeBefore(step);
        addTo(all, lightingOf(*m_explained->model, m_explained->trace()[step], &before));
    }
    state.light(std::move(all));
    return state;
}

Scene Walkthrough::scene(std::size_t index, const StopCondition &stop)
{
    const auto [first, beyond] = stepsOf(index);
    Scene scene{.board = board(index), .isHard = isHard(index), .steps = {}, .end = {}};
    for (std::size_t step = first; step < beyond; ++step)
        scene.steps.push_back(tell(*m_explained, step, QLocale().toString(qulonglong(step + 1))));
    ToldStep &opened = scene.steps.front();
    tellInside(opened, first, 1, stop);
    if (!opened.inside.empty() && m_playback->explained()->isOpposite()) {
        m_playback->moveTo(m_playback->lastPosition());
        scene.end = board();
    }
    return scene;
}

} // namespace inkling
