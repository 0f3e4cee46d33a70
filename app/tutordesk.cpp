// SPDX-License-Identifier: MIT
#include "tutordesk.h"

#include "logic/proof.h"

#include <utility>

namespace inkling {

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

void TutorDesk::askHint(std::vector<Fact> marks, std::function<void(Hint)> deliver)
{
    m_worker.start(
        [session = m_session, marks = std::move(marks)](const Worker::Task &task) {
            return session->get().hint(marks, task.stop());
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

void TutorDesk::askSurvey(std::vector<Fact> given, bool wantsSteps, bool wantsCosts,
                          std::function<void(Survey)> deliver)
{
    m_worker.start(
        [session = m_session, given = std::move(given), wantsSteps,
         wantsCosts](const Worker::Task &task) {
            Survey survey;
            if (wantsSteps)
                survey.possibilities
                    = session->get().possibilities(given, survey.steps, task.stop());
            if (wantsCosts)
                survey.costs = session->get().costs(given, task.stop());
            return survey;
        },
        std::move(deliver));
}

void TutorDesk::askProof(const SharedExplained &explained, std::size_t end, const Fact &fact,
                         std::function<void(Trace)> deliver)
{
    m_worker.start(
        [explained, end, fact](const Worker::Task &) {
            return Proof(*explained->model, explained->trace(), explained->deduction.given, end,
                         fact)
                .reduced();
        },
        std::move(deliver));
}

} // namespace inkling
