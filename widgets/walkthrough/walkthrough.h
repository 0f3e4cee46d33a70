// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/sentence.h"
#include "reasoning/explainedpuzzle.h"
#include "scene/boardstate.h"
#include "stopcondition.h"

#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace inkling {

class Playback;

/// A step as a walkthrough tells it, with the steps inside it where it is hard: the parts of it, or
/// what follows from its opposite.
struct ToldStep
{
    QString number;      ///< "12", or "12.3" for the third step inside it
    QString title;       ///< the rule
    Sentence sentence;   ///< empty where the parts inside say it all
    int supposition = 0; ///< the number of suppositions that it is under
    std::vector<ToldStep> inside;
};

/// A picture of a walkthrough, and the steps that it shows: easy ones of one rule and one wave
/// together, a hard one alone.
struct Scene
{
    BoardState board;
    bool isHard = false;
    std::vector<ToldStep> steps;
    /// The board at the end of the steps inside a hard one, with all that they suppose.
    std::optional<BoardState> end;
};

/// What is told about a puzzle besides its reasoning.
struct WalkthroughHead
{
    QString title;   ///< empty for that of the family
    QString author;  ///< empty if it is not known
    QString options; ///< the names of the options chosen; empty if none is
    std::optional<double> rating;
};

/// The reasoning about a puzzle as scenes, to be read without the program. To be used by one thread
/// at a time, any.
class Walkthrough
{
public:
    /// `answers`: known answers of the puzzle. Requires: a complete reasoning, not under a
    /// supposition.
    Walkthrough(SharedExplained explained, std::vector<Answer> answers, WalkthroughHead head);
    Q_DISABLE_COPY_MOVE(Walkthrough)
    ~Walkthrough();

    [[nodiscard]] const ExplainedPuzzle &explained() const { return *m_explained; }
    [[nodiscard]] const WalkthroughHead &head() const { return m_head; }
    [[nodiscard]] std::size_t sceneCount() const { return m_starts.size() - 1; }
    /// Requires: index < sceneCount(). Cost: as painting the board; more for a hard step, whose
    /// reasoning may have to be looked for.
    [[nodiscard]] Scene scene(std::size_t index, const StopCondition &stop);
    /// The picture of a scene alone.
    [[nodiscard]] BoardState board(std::size_t index);
    /// The steps that a scene shows, as indices: from the first one to before the second.
    [[nodiscard]] std::pair<std::size_t, std::size_t> stepsOf(std::size_t index) const
    {
        return {m_starts[index], m_starts[index + 1]};
    }
    /// Whether a scene shows a hard step, which takes longer to read.
    [[nodiscard]] bool isHard(std::size_t index) const;
    /// The puzzle as it is given, and the board after the last step.
    [[nodiscard]] BoardState start();
    [[nodiscard]] BoardState end();

private:
    /// Opens a step of the reasoning that is played, at a depth from 1, and tells what is inside.
    void tellInside(ToldStep &told, std::size_t step, std::size_t depth, const StopCondition &stop);
    [[nodiscard]] ToldStep tell(const ExplainedPuzzle &explained, std::size_t step,
                                const QString &number) const;
    [[nodiscard]] BoardState board() const;

    SharedExplained m_explained;
    std::vector<Answer> m_answers;
    WalkthroughHead m_head;
    SharedGeometry m_geometry;
    std::unique_ptr<Playback> m_playback;
    double m_hardCost = 0;
    /// The step at which each scene begins, and the number of steps.
    std::vector<std::size_t> m_starts;
};

} // namespace inkling
