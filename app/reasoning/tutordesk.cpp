// SPDX-License-Identifier: MIT
#include "reasoning/tutordesk.h"

#include "logic/path/proof.h"

#include <QElapsedTimer>
#include <utility>

namespace inkling {

namespace {

/// Milliseconds between two words on how far it is.
constexpr qint64 progressTime = 250;

} // namespace

/// The tutor is made, used and let go on the pool's one thread, as long as questions are asked of it.
struct TutorDesk::Session
{
    std::shared_ptr<const Model> model;
    std::shared_ptr<const Solution> solution;
    std::unique_ptr<Tutor> tutor = {};

    Tutor &get()
    {
        if (!tutor)
            tutor = std::make_unique<Tutor>(*model, *solution);
        return *tutor;
    }
};

void TutorDesk::setPuzzle(std::shared_ptr<const Model> model,
                          std::shared_ptr<const Solution> solution)
{
    cancel();
    m_session = model && solution
                    ? std::make_shared<Session>(Session{std::move(model), std::move(solution)})
                    : nullptr;
}

void TutorDesk::askHint(std::vector<Fact> marks, std::optional<UnknownId> last,
                        std::function<void(Hint)> deliver)
{
    m_worker.start(
        [session = m_session, marks = std::move(marks), last](const Worker::Task &task) {
            return session->get().hint(marks, task.stop(), last);
        },
        std::move(deliver));
}

void TutorDesk::askFaults(std::vector<Fact> marks,
                          std::function<void(std::optional<MarkFaults>)> deliver)
{
    m_worker.start(
        [session = m_session, marks = std::move(marks)](const Worker::Task &task) {
            return session->get().faults(marks, task.stop());
        },
        std::move(deliver));
}

void TutorDesk::askWayBack(std::vector<std::vector<Fact>> states,
                           std::function<void(std::optional<WayBack>)> deliver)
{
    m_worker.start(
        [session = m_session, states = std::move(states)](const Worker::Task &task) {
            return session->get().wayBack(states, task.stop());
        },
        std::move(deliver));
}

void TutorDesk::askWhy(std::vector<Fact> given, const Fact &fact, std::function<void(Why)> deliver)
{
    m_worker.start(
        [session = m_session, given = std::move(given), fact](const Worker::Task &task) {
            return session->get().why(given, fact, task.stop());
        },
        std::move(deliver));
}

void TutorDesk::askSurvey(std::vector<Fact> given, SurveyHearers hearers)
{
    m_worker.start(
        [session = m_session, given = std::move(given), hearers](const Worker::Task &task) {
            Tutor &tutor = session->get();
            if (hearers.steps) {
                Trace steps;
                auto possibilities = tutor.possibilities(given, steps, task.stop());
                task.post([tell = hearers.steps, steps = std::move(steps),
                           possibilities = std::move(possibilities)]() mutable {
                    tell(std::move(steps), std::move(possibilities));
                });
            }
            if (!hearers.costs)
                return std::vector<double>();
            QElapsedTimer sinceTold;
            sinceTold.start();
            return tutor.costs(given, task.stop(), [&](const std::vector<double> &costs) {
                if (sinceTold.elapsed() < progressTime)
                    return;
                sinceTold.restart();
                task.post([tell = hearers.costs, costs] { tell(costs, false); });
            });
        },
        [tell = hearers.costs](const std::vector<double> &costs) {
            if (tell)
                tell(costs, true);
        });
}

void TutorDesk::askProof(const SharedExplained &explained, std::vector<Fact> given,
                         const Fact &fact, std::function<void(Trace)> deliver)
{
    m_worker.start(
        [explained, given = std::move(given), fact](const Worker::Task &) {
            // A folded step rests on all that its parts do; one of these may be enough.
            const Deduction &deduction = explained->deduction;
            const Trace &steps = deduction.allSteps.empty() ? deduction.trace : deduction.allSteps;
            Knowledge known(explained->model->initial(), given);
            std::size_t end = 0;
            for (; end < steps.size() && !known.holds(fact); ++end) {
                for (const Fact &conclusion : steps[end].conclusions)
                    known.learn(conclusion);
            }
            return Proof(*explained->model, steps, given, end, fact).reduced();
        },
        std::move(deliver));
}

} // namespace inkling
