// SPDX-License-Identifier: MIT
#pragma once

#include "logic/tutor.h"
#include "reasoning/explainedpuzzle.h"
#include "worker.h"

#include <functional>
#include <memory>
#include <optional>

namespace inkling {

/// Who hears what could be done from a position (see Tutor::possibilities() and Tutor::costs()), as it is found; on
/// the window's thread. What nobody hears is not looked for.
struct SurveyHearers
{
    std::function<void(Trace steps, std::vector<Possibility> possibilities)> steps;
    /// The costs known so far, now and then, and all of them.
    std::function<void(const std::vector<double> &costs, bool areAll)> costs;
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
    /// `last`: the mark made last, if that is known.
    void askHint(std::vector<Fact> marks, std::optional<UnknownId> last,
                 std::function<void(Hint)> deliver);
    void askWhy(std::vector<Fact> given, const Fact &fact, std::function<void(Why)> deliver);
    void askSurvey(std::vector<Fact> given, SurveyHearers hearers);
    /// What of a reasoning `fact` needs, beside what is given, of the steps of which its path is made up to where
    /// it holds. Needs no tutor. Requires: the reasoning comes to it.
    void askProof(const SharedExplained &explained, std::vector<Fact> given, const Fact &fact,
                  std::function<void(Trace)> deliver);

private:
    struct Session;
    std::shared_ptr<Session> m_session;
    Worker m_worker;
};

} // namespace inkling
