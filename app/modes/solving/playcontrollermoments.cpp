// SPDX-License-Identifier: MIT
// How PlayController tries things out, and keeps moments to come back to.
#include "documents/document.h"
#include "modes/solving/playcontroller.h"
#include "playing/boardpointer.h"
#include "playing/playpanel.h"
#include "playing/playtools.h"
#include "scene/boardscene.h"

#include <QLocale>
#include <algorithm>
#include <utility>

namespace inkling {

void PlayController::restart()
{
    if (!m_marks)
        return;
    m_gestures.callOff();
    PlayClock &clock = m_parts.panel.tools().clock();
    const qint64 elapsed = clock.elapsed();
    const int index = m_parts.document.undoStack().index();
    m_marks->wipe(tr("restart"));
    clock.setElapsed(0);
    rememberTime();
    if (m_parts.document.undoStack().index() > index)
        m_kept->restart = Kept::Restart{index + 1, elapsed};
    m_parts.panel.say(tr("All marks are cleared. Undo brings them back."));
}

void PlayController::giveTimeBack(int index)
{
    if (!m_kept || !m_kept->restart || index >= m_kept->restart->index)
        return;
    // A solved puzzle has the time that it took, without what came after.
    PlayClock &clock = m_parts.panel.tools().clock();
    const qint64 since = m_isAnswer ? 0 : clock.elapsed();
    clock.setElapsed(since + std::exchange(m_kept->restart, {})->elapsed);
    rememberTime();
    showProgress(m_isAnswer);
}

void PlayController::beginTrial()
{
    if (!m_marks)
        return;
    m_gestures.callOff();
    m_marks->beginTrial();
}

void PlayController::acceptTrial()
{
    m_gestures.callOff();
    m_marks->acceptTrial();
}

void PlayController::rejectTrial()
{
    m_gestures.callOff();
    m_marks->rejectTrial();
}

void PlayController::setPin()
{
    if (!m_marks)
        return;
    m_gestures.callOff();
    std::vector<Pin> pins = m_marks->pins();
    const QLocale locale;
    const QString name = tr("Bookmark %1, %2 marked")
                             .arg(locale.toString(qulonglong(pins.size()) + 1),
                                  locale.toString(qulonglong(m_marks->settledCount())));
    pins.push_back({name.toStdString(), m_marks->marking()});
    m_marks->setPins(std::move(pins), tr("add a bookmark"));
    m_parts.panel.say(tr("Bookmark added. “Bookmarks” brings you back here."));
}

void PlayController::goToPin(std::size_t pin)
{
    m_gestures.callOff();
    const Pin kept = m_marks->pins()[pin];
    m_marks->replace(kept.marks, tr("back to “%1”").arg(QString::fromStdString(kept.name)));
}

void PlayController::dropPin(std::size_t pin)
{
    std::vector<Pin> pins = m_marks->pins();
    pins.erase(pins.begin() + std::ptrdiff_t(pin));
    m_marks->setPins(std::move(pins), tr("remove a bookmark"));
}

void PlayController::undo()
{
    m_gestures.callOff();
    m_parts.document.undoStack().undo();
}

void PlayController::redo()
{
    m_gestures.callOff();
    m_parts.document.undoStack().redo();
}

void PlayController::applyOptions()
{
    m_options = PlayOptions::read();
    m_parts.panel.tools().setMistakes(m_options.mistakes);
    lookForClashes();
    m_parts.panel.tools().setClockShown(m_options.timer && !m_isAnswer);
    if (m_marks)
        draw();
}

void PlayController::runClock()
{
    m_parts.panel.tools().clock().setWanted(m_isOn && m_marks && !m_isAnswer);
}

void PlayController::showMoments()
{
    m_parts.panel.tools().setTrials(trialDepth());
    Q_EMIT momentsChanged();
}

void PlayController::showCombinations()
{
    // A list that is longer helps nobody.
    constexpr std::size_t most = 16;
    const ElementId selected = m_parts.pointer.selected();
    QString words;
    if (m_marks && holdsBoard() && m_options.combinations && selected != noElement) {
        const Model &model = *m_marks->model();
        // What a person crosses out without thinking is not offered.
        const auto all
            = model.combinations(selected, model.tidied(m_marks->knowledgeWithNotes()), most + 1);
        QStringList listed;
        for (std::size_t i = 0; i < all.size() && i < most; ++i)
            listed.append(QString::fromStdString(all[i]).replace(u' ', QChar(QChar::Nbsp)));
        if (!listed.isEmpty())
            words = tr("Can be filled with: %1").arg(listed.join(QStringLiteral(" · ")));
        if (all.size() > most)
            words += QStringLiteral(" …");
    }
    m_parts.panel.tools().setCombinations(words);
}

std::vector<Caption> PlayController::captions() const
{
    Knowledge knowledge = m_marks->knowledge();
    // The answer says more than can be marked: which end a path is read from.
    if (const auto answer = m_isAnswer ? m_marks->answer() : std::nullopt;
        answer && !m_marks->choices().empty()) {
        for (UnknownId unknown = 0; unknown < UnknownId(answer->values.size()); ++unknown)
            knowledge.set({unknown, ValueSet::only(answer->values[unknown])});
    }
    std::vector<Caption> captions = m_marks->model()->captions(knowledge);
    for (const PlainClash &clash : m_clashes.found()) {
        if (!isShownByClue(clash))
            continue;
        const ElementId clue = m_marks->model()->elements(clash.constraints.front()).front();
        const auto known = std::ranges::find(captions, clue, &Caption::element);
        if (known == captions.end())
            captions.push_back({.element = clue, .clashes = true});
        else
            known->clashes = true;
    }
    return captions;
}

void PlayController::showClues()
{
    m_parts.scene.setCluesShown(holdsBoard() ? CluesShown{.done = m_options.greys,
                                                          .clashes = m_isChecked || showsMistakes()}
                                             : CluesShown{});
}

} // namespace inkling
