// SPDX-License-Identifier: MIT
// What is said of a puzzle while it is drawn, beside the board and on it.
#include "editors/editpanel.h"
#include "editors/sheetghost.h"
#include "modes/drawing/editcontroller.h"
#include "phrases.h"
#include "reasoning/answermarks.h"
#include "scene/boardscene.h"

#include <algorithm>

namespace inkling {

namespace {

/// How many of the clues that fight are named, and of the places where two answers differ.
constexpr qsizetype mostClues = 6;
constexpr qsizetype mostPlaces = 3;

/// The first of these words in a row, and a sign where there are more.
QString inRow(const QStringList &words, qsizetype most)
{
    QStringList named = words.first(std::min(words.size(), most));
    if (words.size() > most)
        named.append(QStringLiteral("…"));
    return named.join(QStringLiteral(" · "));
}

/// How many places two answers differ in, and what one of them has there.
QString differenceWords(const Model &model, const Solution &solution)
{
    const auto &first = solution.first->values;
    QStringList places;
    for (UnknownId i = 0; solution.second && i < first.size(); ++i) {
        if (first[i] != solution.second->values[i])
            places.append(translated(model.describe({i, ValueSet::only(first[i])})));
    }
    return EditController::tr("Two answers differ in %Ln places. One has: %1", nullptr,
                              int(places.size()))
        .arg(inRow(places, mostPlaces));
}

} // namespace

void EditController::judge()
{
    m_busyTimer.start();
    m_verdict.judge(m_editor.drafting(), m_editor.draft());
}

void EditController::showJudgement()
{
    const Judgement &judgement = m_verdict.judgement();
    EditPanel &panel = m_parts.panel;
    if (judgement.isComplete) {
        m_busyTimer.stop();
        panel.setBusy(false);
    }
    QStringList faults;
    for (const DraftFault &fault : judgement.faults)
        faults.append(translatedCounts(fault.sentence));
    panel.showFaults(faults);
    if (!judgement.puzzle)
        panel.showVerdict(tr("Incomplete"), {}, false);
    else if (judgement.solution)
        showAnswers(judgement, judgement.rating
                                   ? QStringLiteral(" · ") + ratingText(judgement.rating->value)
                                   : QString());
    // Until the puzzle is solved, what was known of the one before stays: it would flicker.
    if (!judgement.puzzle || judgement.solution)
        lightJudgement();
    showMarks();
    Q_EMIT judged();
}

void EditController::showAnswers(const Judgement &judgement, const QString &rating)
{
    EditPanel &panel = m_parts.panel;
    const Solution &solution = *judgement.solution;
    const bool isJoined = judgement.puzzle->joinable();
    switch (solution.verdict) {
    case Verdict::Unique:
        panel.showVerdict(tr("One answer") + rating, {}, true);
        break;
    case Verdict::Many:
        if (isJoined) {
            panel.showVerdict(tr("Solvable") + rating, {}, true);
        } else {
            panel.showVerdict(tr("More than one answer"),
                              differenceWords(*judgement.model, solution), false);
        }
        break;
    case Verdict::None:
        showConflict(judgement);
        break;
    case Verdict::Unknown:
        break;
    }
    if (isJoined && solution.first)
        panel.showVerdict(panel.verdict(), answerLine(*judgement.puzzle, *solution.first), true);
}

void EditController::showConflict(const Judgement &judgement)
{
    QString words;
    if (judgement.conflict) {
        QStringList clues;
        for (const ConstraintId clue : *judgement.conflict)
            clues.append(translated(judgement.model->describe(clue)));
        words = tr("These clues conflict: %1");
        if (clues.size() == 1)
            words = tr("This clue is impossible: %1");
        words = words.arg(inRow(clues, mostClues));
    }
    m_parts.panel.showVerdict(tr("No answer"), words, false);
}

void EditController::lightJudgement()
{
    if (!holdsBoard())
        return;
    const Judgement &judgement = m_verdict.judgement();
    // That a blank sheet has many answers goes without saying; it shows what to do instead.
    const bool isMany = judgement.solution && judgement.solution->second
                        && !judgement.puzzle->joinable() && !m_ghost->ghost();
    EditPanel &panel = m_parts.panel;
    const bool isOffered = (isMany || judgement.conflict) && !isDrawingSolution();
    panel.setLightOffered(isOffered);
    // What was known of another board is nothing to show on this one.
    const bool isWanted = isOffered && panel.isLightWanted() && m_verdict.isCurrent();
    Lighting lighting;
    TwoAnswers answers;
    if (isWanted && judgement.conflict) {
        lighting.contradiction = true;
        for (const ConstraintId clue : *judgement.conflict) {
            auto elements = judgement.model->elements(clue);
            if (!elements.empty())
                lighting.constraints.push_back(std::move(elements));
        }
    }
    const bool areShown = isWanted && isMany;
    panel.explainAnswers(areShown
                             ? std::optional(lookOf(*judgement.model, *judgement.solution->first))
                             : std::nullopt);
    if (areShown)
        answers = answerMarks(*judgement.model, Knowledge(judgement.model->initial()),
                              *judgement.solution->first, *judgement.solution->second);
    // Where they agree is not what one looks for; but a line is seen as a whole.
    std::erase_if(answers.both, [](const Mark &mark) { return !isRunning(mark.look); });
    m_parts.scene.setFound(std::move(answers.first), std::move(answers.second),
                           std::move(answers.both));
    m_parts.scene.show({}, refusedLight().value_or(std::move(lighting)), Motion::None);
}

} // namespace inkling
