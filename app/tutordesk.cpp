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

TutorDesk::TutorDesk(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

TutorDesk::~TutorDesk()
{
    cancel();
    m_pool.waitForDone();
}

void TutorDesk::setPuzzle(std::shared_ptr<const Model> model,
                          std::shared_ptr<const Solution> solution)
{
    cancel();
    m_session = model && solution
                    ? std::make_shared<Session>(Session{std::move(model), std::move(solution)})
                    : nullptr;
}

void TutorDesk::cancel()
{
    m_stop.request_stop();
    m_stop = {};
    m_isBusy = false;
}

template <typename Answer, typename Work>
void TutorDesk::ask(Work work, std::function<void(Answer)> deliver)
{
    cancel();
    m_isBusy = true;
    m_pool.start([this, work = std::move(work), deliver = std::move(deliver),
                  token = m_stop.get_token()]() mutable {
        if (token.stop_requested())
            return;
        auto answer = std::make_shared<Answer>(work(StopCondition(token)));
        QMetaObject::invokeMethod(
            this,
            [this, answer, token, deliver = std::move(deliver)] {
                if (token.stop_requested())
                    return;
                m_isBusy = false;
                deliver(std::move(*answer));
            },
            Qt::QueuedConnection);
    });
}

void TutorDesk::askHint(std::vector<Fact> marks, std::function<void(Hint)> deliver)
{
    ask<Hint>([session = m_session, marks = std::move(marks)](
                  const StopCondition &stop) { return session->get().hint(marks, stop); },
              std::move(deliver));
}

void TutorDesk::askWhy(std::vector<Fact> given, const Fact &fact, std::function<void(Why)> deliver)
{
    ask<Why>([session = m_session, given = std::move(given),
              fact](const StopCondition &stop) { return session->get().why(given, fact, stop); },
             std::move(deliver));
}

void TutorDesk::askSurvey(std::vector<Fact> given, bool wantsSteps, bool wantsCosts,
                           std::function<void(Survey)> deliver)
{
    ask<Survey>(
        [session = m_session, given = std::move(given), wantsSteps,
         wantsCosts](const StopCondition &stop) {
            Survey survey;
            if (wantsSteps)
                survey.possibilities = session->get().possibilities(given, survey.steps, stop);
            if (wantsCosts)
                survey.costs = session->get().costs(given, stop);
            return survey;
        },
        std::move(deliver));
}

void TutorDesk::askProof(const SharedExplained &explained, std::size_t end, const Fact &fact,
                         std::function<void(Trace)> deliver)
{
    ask<Trace>(
        [explained, end, fact](const StopCondition &) {
            return Proof(*explained->model, explained->trace(), explained->deduction.given, end,
                         fact)
                .reduced();
        },
        std::move(deliver));
}

} // namespace inkling
