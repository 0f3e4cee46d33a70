// SPDX-License-Identifier: MIT
#pragma once

#include "logic/tutor.h"
#include "reasoning/explainedpuzzle.h"

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <stop_token>

namespace inkling {

/// What could be done from a position: see Tutor::possibilities() and Tutor::costs().
struct Survey
{
    Trace steps;
    std::vector<Possibility> possibilities;
    std::vector<double> costs;
};

/// Asks a tutor on another thread, one question at a time: a new one takes the place of the one that is
/// being answered, whose answer is not delivered. Lives on the window's thread; waits for that thread when
/// it goes.
class TutorDesk final : public QObject
{
    Q_OBJECT

public:
    explicit TutorDesk(QObject *parent = nullptr);
    Q_DISABLE_COPY_MOVE(TutorDesk)
    ~TutorDesk() override;

    /// About which puzzle it is asked from now on; none with null pointers.
    void setPuzzle(std::shared_ptr<const Model> model, std::shared_ptr<const Solution> solution);
    [[nodiscard]] bool isReady() const { return m_session != nullptr; }
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    void cancel();

    /// Requires: isReady(). `deliver` is called later, on the window's thread.
    void askHint(std::vector<Fact> marks, std::function<void(Hint)> deliver);
    void askWhy(std::vector<Fact> given, const Fact &fact, std::function<void(Why)> deliver);
    /// Of the steps and the costs what is wanted.
    void askSurvey(std::vector<Fact> given, bool wantsSteps, bool wantsCosts,
                    std::function<void(Survey)> deliver);
    /// What of a reasoning `fact` needs, of its first `end` steps. Needs no tutor.
    void askProof(const SharedExplained &explained, std::size_t end, const Fact &fact,
                  std::function<void(Trace)> deliver);

private:
    struct Session;
    template <typename Answer, typename Work>
    void ask(Work work, std::function<void(Answer)> deliver);

    std::shared_ptr<Session> m_session;
    std::stop_source m_stop;
    bool m_isBusy = false;
    QThreadPool m_pool;
};

} // namespace inkling
