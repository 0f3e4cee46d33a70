// SPDX-License-Identifier: MIT
#pragma once

#include "logic/tutor.h"
#include "reasoning/explainedpuzzle.h"
#include "worker.h"

#include <functional>
#include <memory>

namespace inkling {

/// What could be done from a position: see Tutor::possibilities() and Tutor::costs().
struct Survey
{
    Trace steps;
    std::vector<Possibility> possibilities;
    std::vector<double> costs;
};

/// Asks a tutor by a worker: a new question takes the place of the one that is being answered. Lives on the
/// window's thread.
class TutorDesk final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// About which puzzle it is asked from now on; none with null pointers.
    void setPuzzle(std::shared_ptr<const Model> model, std::shared_ptr<const Solution> solution);
    [[nodiscard]] bool isReady() const { return m_session != nullptr; }
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }
    void cancel() { m_worker.stop(); }

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
    std::shared_ptr<Session> m_session;
    Worker m_worker;
};

} // namespace inkling
