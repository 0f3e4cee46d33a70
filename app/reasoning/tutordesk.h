// SPDX-License-Identifier: MIT
#pragma once

#include "logic/teaching/tutor.h"
#include "reasoning/explainedpuzzle.h"
#include "worker.h"

#include <functional>
#include <memory>
#include <optional>

namespace inkling {

/// The functions that receive the results of a survey (see Tutor::possibilities() and
/// Tutor::costs()) as they are found, on the window's thread. Results for which there is no
/// function are not computed.
struct SurveyHearers
{
    std::function<void(Trace steps, std::vector<Possibility> possibilities)> steps;
    /// Receives the costs known so far, now and then; at the end all of them, with `areAll`.
    std::function<void(const std::vector<double> &costs, bool areAll)> costs;
};

/// Puts questions to a tutor on a worker thread; a new question replaces the one being answered. To
/// be used by the window's thread.
class TutorDesk final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Sets the puzzle that the questions are about; none with null pointers.
    void setPuzzle(std::shared_ptr<const Model> model, std::shared_ptr<const Solution> solution);
    [[nodiscard]] bool isReady() const { return m_session != nullptr; }
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }
    void cancel() { m_worker.stop(); }

    /// Ask the tutor a question; `deliver` receives the answer later on the window's thread.
    /// Requires: isReady(). `last`: the mark made last, if that is known.
    void askHint(std::vector<Fact> marks, std::optional<UnknownId> last,
                 std::function<void(Hint)> deliver);
    void askFaults(std::vector<Fact> marks, std::function<void(std::optional<MarkFaults>)> deliver);
    void askWayBack(std::vector<std::vector<Fact>> states,
                    std::function<void(std::optional<WayBack>)> deliver);
    void askWhy(std::vector<Fact> given, const Fact &fact, std::function<void(Why)> deliver);
    void askSurvey(std::vector<Fact> given, SurveyHearers hearers);
    /// Finds the steps of a reasoning that prove `fact` from the given facts; the last of them
    /// concludes the fact. Searches all steps found, if the reasoning has kept them, otherwise the
    /// steps of its path. Needs no tutor. Requires: the reasoning concludes the fact.
    void askProof(const SharedExplained &explained, std::vector<Fact> given, const Fact &fact,
                  std::function<void(Trace)> deliver);

private:
    struct Session;
    std::shared_ptr<Session> m_session;
    Worker m_worker;
};

} // namespace inkling
