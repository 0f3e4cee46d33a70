// SPDX-License-Identifier: MIT
#include "reasoning/endwords.h"

#include "phrases.h"
#include "steps/stepwords.h"
#include "transport/playback.h"

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
    return Words::tr("An answer, built step by step. There may be others.");
}

QString refutedWords(const Playback &playback)
{
    const std::size_t outside = playback.depth() - 1;
    const ExplainedPuzzle &outer = *playback.explainedAt(outside);
    const Step step = outer.trace()[playback.openedStep(outside)];
    if (step.contradiction || step.conclusions.empty())
        return Words::tr("These contradict each other: there is no answer.");
    const Knowledge before = outer.knowledgeBefore(playback.openedStep(outside));
    QString words = Words::tr("The opposite is impossible, so the step is right: <c>%1</c>.")
                        .arg(translated(factTold(*outer.model, step.conclusions.front(), before)));
    if (step.conclusions.size() > 1) {
        words += u' '
                 + Words::tr("Its %Ln other conclusions follow in the same way.", nullptr,
                             int(step.conclusions.size()) - 1);
    }
    return words;
}

QString openWords(const ExplainedPuzzle &explained)
{
    return translatedCounts(explained.model->describeCount(explained.deduction.undecided));
}

/// Where more steps are being looked for.
QString growingWords(const ExplainedPuzzle &explained)
{
    return Words::tr("%Ln steps so far, %1 open. Looking for more…", nullptr,
                     int(explained.trace().size()))
        .arg(openWords(explained));
}

QString stalledWords(const ExplainedPuzzle &explained, const Solution *solution)
{
    const QString stalls
        = Words::tr("<c>The reasoning stops here:</c> %1 undecided.").arg(openWords(explained))
          + u' ';
    switch (solution ? solution->verdict : Verdict::Unknown) {
    case Verdict::Unique:
        return stalls + Words::tr("The only answer was found by search.");
    case Verdict::Many:
        return Words::tr("<c>More than one answer:</c> the reasoning stops here. Two answers "
                         "differ at %1; both can be shown.")
            .arg(translatedCounts(explained.model->describeCount(solution->differenceCount())));
    case Verdict::None:
        return stalls + Words::tr("That there is no answer was found by search.");
    case Verdict::Unknown:
        break;
    }
    return stalls.trimmed();
}

/// The sentences that show that there is no answer: that of the last step and, where the reasoning
/// builds answers, that of the step before it, which says what can be built.
QString reasonWords(const ExplainedPuzzle &explained)
{
    const std::size_t size = explained.trace().size();
    const std::size_t told = explained.model->isConstructive() && size > 1 ? 2 : 1;
    QStringList sentences;
    for (std::size_t step = size - told; step < size; ++step) {
        sentences.append(markedUp(sentenceOf(*explained.model, explained.trace()[step],
                                             explained.knowledgeBefore(step))));
    }
    return sentences.join(u' ');
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
        return Words::tr("What the opposite leads to, in %Ln steps.", nullptr, steps);
    if (explained.isGrowing)
        return growingWords(explained);
    switch (explained.deduction.outcome) {
    case Outcome::Solved:
        return Words::tr("%Ln steps lead to the answer.", nullptr, steps);
    case Outcome::Contradiction:
        return Words::tr("%Ln steps show that there is no answer.", nullptr, steps);
    case Outcome::Stopped:
    case Outcome::Stalled:
        break;
    }
    return Words::tr("%Ln steps lead as far as the rules go.", nullptr, steps);
}

QString endWords(const Playback &playback, const Solution *solution)
{
    const ExplainedPuzzle &explained = *playback.explained();
    if (explained.story)
        return explained.story->end;
    if (playback.depth() > 0 && !explained.isOpposite())
        return Words::tr("That is the whole step, one small step after another.");
    if (playback.depth() > 0)
        return refutedWords(playback);
    if (explained.isGrowing)
        return growingWords(explained);
    switch (explained.deduction.outcome) {
    case Outcome::Solved:
        if (explained.model->isConstructive())
            return builtWords(solution);
        return Words::tr("Solved by logic alone: every step follows from the ones before it.");
    case Outcome::Contradiction:
        return Words::tr("There is no answer:") + u' ' + reasonWords(explained);
    case Outcome::Stopped:
        return Words::tr("Stopped before the reasoning was complete.");
    case Outcome::Stalled:
        break;
    }
    return stalledWords(explained, solution);
}

} // namespace inkling
