// SPDX-License-Identifier: MIT
#include "reasoning/endwords.h"

#include "phrases.h"
#include "reasoning/playback.h"

#include <QCoreApplication>

namespace inkling {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(inkling::ReasoningPanel)
};

QString builtWords(const Solution *solution)
{
    if (solution && solution->verdict == Verdict::Unique)
        return Words::tr("The answer, built step by step. There is no other.");
    if (solution && solution->verdict == Verdict::Many)
        return Words::tr("An answer, built step by step. There are others.");
    return Words::tr("An answer, built step by step. It need not be the only one.");
}

QString refutedWords(const Playback &playback)
{
    const std::size_t outside = playback.depth() - 1;
    const ExplainedPuzzle &outer = *playback.explainedAt(outside);
    const Step step = outer.trace()[playback.openedStep(outside)];
    if (step.contradiction || step.conclusions.empty())
        return Words::tr("That cannot be: all of it together contradicts itself.");
    QString words = Words::tr("The opposite cannot be. So it is as the step says: <c>%1</c>.")
                        .arg(translated(outer.model->describe(step.conclusions.front())));
    if (step.conclusions.size() > 1) {
        words += u' '
                 + Words::tr("Its %Ln other conclusions follow likewise.", nullptr,
                             int(step.conclusions.size()) - 1);
    }
    return words;
}

QString stalledWords(const ExplainedPuzzle &explained, const Solution *solution)
{
    const Phrase open = explained.model->describeUndecided(explained.deduction.undecided);
    const QString stalls = Words::tr("<c>Stalls here:</c> %1.").arg(translatedCounts(open)) + u' ';
    switch (solution ? solution->verdict : Verdict::Unknown) {
    case Verdict::Unique:
        return stalls + Words::tr("The answer was found by search, not by reasoning.");
    case Verdict::Many:
        return stalls
               + Words::tr("Search found more than one answer: what is given does not settle it. "
                           "Two of them can be shown.");
    case Verdict::None:
        return stalls + Words::tr("Search shows that there is no answer.");
    case Verdict::Unknown:
        break;
    }
    return stalls.trimmed();
}

} // namespace

QString startWords(const Playback &playback)
{
    const ExplainedPuzzle &explained = *playback.explained();
    const auto steps = int(playback.size());
    if (explained.story)
        return explained.story->start;
    if (playback.depth() > 0 && !explained.isOpposite())
        return Words::tr("The small steps that this one is made of.");
    if (playback.depth() > 0)
        return Words::tr("What comes of the opposite, in %Ln steps.", nullptr, steps);
    switch (explained.deduction.outcome) {
    case Outcome::Solved:
        return Words::tr("%Ln steps of reasoning lead from what is given to the answer.", nullptr,
                         steps);
    case Outcome::Contradiction:
        return Words::tr("%Ln steps of reasoning show that there is no answer.", nullptr, steps);
    case Outcome::Stopped:
    case Outcome::Stalled:
        break;
    }
    return Words::tr("%Ln steps of reasoning lead as far as the rules go.", nullptr, steps);
}

QString endWords(const Playback &playback, const Solution *solution)
{
    const ExplainedPuzzle &explained = *playback.explained();
    if (explained.story)
        return explained.story->end;
    if (playback.depth() > 0 && !explained.isOpposite())
        return Words::tr("That is the whole step, one small step after the other.");
    if (playback.depth() > 0)
        return refutedWords(playback);
    switch (explained.deduction.outcome) {
    case Outcome::Solved:
        if (explained.model->isConstructive())
            return builtWords(solution);
        return Words::tr("Solved by reasoning alone: every step follows from the ones before it.");
    case Outcome::Contradiction:
        return Words::tr("What is given contradicts itself: there is no answer.") + u' '
               + Words::tr("The last step shows it: <c>%1</c>.")
                     .arg(title(explained.rule(explained.trace().size() - 1)));
    case Outcome::Stopped:
        return Words::tr("Stopped before the reasoning came to its end.");
    case Outcome::Stalled:
        break;
    }
    return stalledWords(explained, solution);
}

} // namespace inkling
