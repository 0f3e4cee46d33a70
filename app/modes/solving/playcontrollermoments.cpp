// SPDX-License-Identifier: MIT
// How PlayController holds the marks against the answer, tries things out, and keeps moments to come back to.
#include "documents/document.h"
#include "modes/solving/playcontroller.h"
#include "playing/boardpointer.h"
#include "playing/words/clashwords.h"
#include "playing/playpanel.h"
#include "playing/playtools.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"

#include <QLocale>
#include <algorithm>
#include <iterator>

namespace inkling {

void PlayController::check()
{
    if (!m_marks)
        return;
    dropHint();
    PlayPanel &panel = m_parts.panel;
    if (!m_solution)
        return panel.say(tr("The puzzle is still being solved. Ask again in a moment."));
    if (m_isAnswer)
        return panel.say(tr("Correct! The puzzle is solved."));
    m_isChecked = holdsBoard();
    showClues();
    const int clashes = m_isChecked ? m_parts.scene.state().clashCount() : 0;
    const QString ofClues
        = clashes > 0 ? u' ' + tr("%Ln clues can no longer be met.", nullptr, clashes) : QString();
    if (!m_kept->review.canJudge())
        return panel.say(
            (m_solution->verdict == Verdict::None
                 ? tr("There is no answer to check against.")
                 : tr("There is more than one answer, so no mark is wrong on its own. A hint tells "
                      "you whether your marks fit together."))
            + ofClues);
    m_faults = ownFaults();
    const int marks = int(m_faults->marks.size());
    const int notes = int(m_faults->notes.size());
    QString words = marks > 0 ? tr("%Ln of your marks are wrong.", nullptr, marks)
                              : tr("No mistakes so far.");
    if (notes > 0)
        words += u' ' + tr("%Ln cells lack the correct note.", nullptr, notes);
    if (marks + notes == 0)
        m_faults.reset();
    panel.say(words + ofClues);
    if (holdsBoard() && m_faults) {
        m_parts.scene.show({}, lighting(), Motion::None);
        m_parts.view.reveal(m_parts.scene.litArea(), m_parts.scene.newArea());
    }
}

MarkReview::Faults PlayController::ownFaults() const
{
    MarkReview::Faults faults = m_kept->review.faults(*m_marks);
    const std::vector<UnknownId> wrong = faults.marks;
    const auto isAdded = [&](UnknownId unknown) {
        const auto cause = m_kept->tidying.causeOf(*m_marks, unknown);
        return cause && std::ranges::count(wrong, *cause) > 0;
    };
    std::erase_if(faults.marks, isAdded);
    std::erase_if(faults.notes, isAdded);
    return faults;
}

Lighting PlayController::lighting() const
{
    if (m_hint)
        return m_hint->lighting();
    std::vector<UnknownId> wrong;
    if (m_faults) {
        wrong = m_faults->marks;
        wrong.insert(wrong.end(), m_faults->notes.begin(), m_faults->notes.end());
    } else {
        for (const PlainClash &clash : m_clashes.found())
            std::ranges::copy(clashingMarks(clash), std::back_inserter(wrong));
        std::ranges::sort(wrong);
        wrong.erase(std::ranges::unique(wrong).begin(), wrong.end());
    }
    Lighting lit;
    for (const UnknownId unknown : wrong) {
        if (auto mark = m_marks->mark(unknown))
            lit.wrong.push_back(*std::move(mark));
    }
    return lit;
}

bool PlayController::isShownByClue(const PlainClash &clash) const
{
    if (clash.marks.size() < 2 || clash.constraints.empty())
        return false;
    const Model &model = *m_marks->model();
    const std::vector<ElementId> elements = model.elements(clash.constraints.front());
    const auto captions = model.captions(m_marks->knowledge());
    const bool standsOut = std::ranges::any_of(captions, [&](const Caption &caption) {
        return caption.clashes && std::ranges::count(elements, caption.element) > 0;
    });
    const Board &board = m_geometry->board();
    const bool hasLabel = !elements.empty() && board.kind(elements.front()) != ElementKind::Cell
                          && !board.text(elements.front()).empty();
    return standsOut
           || (hasLabel && !model.breach(clash.constraints.front(), clash.marks).has_value());
}

std::vector<UnknownId> PlayController::clashingMarks(const PlainClash &clash) const
{
    std::vector<UnknownId> own;
    if (isShownByClue(clash))
        return own;
    for (const Fact &mark : clash.marks) {
        if (!m_kept->tidying.causeOf(*m_marks, mark.unknown))
            own.push_back(mark.unknown);
    }
    return own;
}

void PlayController::tellClashes()
{
    constexpr std::size_t most = 3;
    if (hasHint() || m_faults || m_isAnswer)
        return;
    QStringList told;
    for (const PlainClash &clash : m_clashes.found()) {
        const QString words = clashWords(*m_marks->model(), clash, isShownByClue(clash));
        if (std::size_t(told.size()) < most && !told.contains(words))
            told.append(words);
    }
    if (m_isClashTold || !told.isEmpty())
        m_parts.panel.say(told.join(u' '));
    m_isClashTold = !told.isEmpty();
}

bool PlayController::showsMistakes() const
{
    return m_options.mistakes == Mistakes::AtOnce
           || (m_options.mistakes == Mistakes::WhenFull && m_marks
               && m_marks->settledCount() == m_marks->choices().mainCount());
}

void PlayController::lookForClashes()
{
    if (!m_marks || !showsMistakes())
        return m_clashes.forget();
    std::vector<Fact> marked;
    for (const auto &[unknown, state] : m_marks->marking()) {
        if (!state.isNote)
            marked.push_back({unknown, state.values});
    }
    m_clashes.look(std::move(marked));
}

void PlayController::restart()
{
    if (!m_marks)
        return;
    m_gestures.callOff();
    m_marks->wipe(tr("restart"));
    m_parts.panel.tools().clock().setElapsed(0);
    rememberTime();
    m_parts.panel.say(tr("All marks are cleared. Undo brings them back."));
}

void PlayController::goToLastRight()
{
    if (!m_marks)
        return;
    m_gestures.callOff();
    PlayPanel &panel = m_parts.panel;
    if (!m_kept->review.canJudge()) {
        dropHint();
        return panel.say(m_solution
                             ? tr("Without a single answer there is no last correct state.")
                             : tr("The puzzle is still being solved. Ask again in a moment."));
    }
    if (m_kept->review.faults(*m_marks).marks.empty()) {
        dropHint();
        return panel.say(tr("You are there already: no mistakes so far."));
    }
    m_marks->replace(m_kept->review.lastRight(*m_marks), tr("back to the last correct state"));
    panel.say(tr("Back at the last correct state."));
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

/// The marks and the notes, and what a person crosses out from them without thinking.
Knowledge PlayController::knowledgeAtHand() const
{
    Knowledge knowledge = m_marks->knowledgeWithNotes();
    const Model &model = *m_marks->model();
    const Knowledge marked = knowledge;
    for (UnknownId unknown = 0; unknown < model.mainCount(); ++unknown) {
        if (!marked.possible(unknown).single())
            continue;
        for (const Fact &fact : model.tidying(knowledge, unknown)) {
            if (!(knowledge.possible(fact.unknown) & fact.possible).empty())
                knowledge.learn(fact);
        }
    }
    return knowledge;
}

void PlayController::showCombinations()
{
    // A list that is longer helps nobody.
    constexpr std::size_t most = 16;
    const ElementId selected = m_parts.pointer.selected();
    QString words;
    if (m_marks && holdsBoard() && m_options.combinations && selected != noElement) {
        const auto all = m_marks->model()->combinations(selected, knowledgeAtHand(), most + 1);
        QStringList listed;
        for (std::size_t i = 0; i < all.size() && i < most; ++i)
            listed.append(QString::fromStdString(all[i]).replace(u' ', QChar(QChar::Nbsp)));
        if (!listed.isEmpty())
            words = tr("Still possible: %1").arg(listed.join(QStringLiteral(" · ")));
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
