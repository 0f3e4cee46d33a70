// SPDX-License-Identifier: MIT
#include "modes/solving/playcontroller.h"

#include "accessible/announcement.h"
#include "accessible/boardaccessible.h"
#include "documents/document.h"
#include "marking/tints.h"
#include "modes/solving/marksbinding.h"
#include "phrases.h"
#include "playing/boardpointer.h"
#include "playing/letterpad.h"
#include "playing/playpanel.h"
#include "playing/playtools.h"
#include "puzzle/family.h"
#include "reasoning/tutordesk.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"

#include <QUndoStack>

namespace inkling {

namespace {

void offer(const Model &model, std::span<const Fact> facts, std::vector<bool> &isOffered)
{
    for (const Fact &fact : facts) {
        if (const auto mark = model.mark(fact))
            isOffered[mark->element] = true;
    }
}

/// The values of the first unknown as they are written.
QStringList valuesOf(const UserMarks &marks)
{
    const Choices &choices = marks.choices();
    QStringList values;
    for (const Fact &fact : choices.of(choices.elementOf(choices.firstUnknown()))) {
        const auto mark = marks.model()->mark(fact);
        values.append(QString::fromStdString(mark ? mark->text : std::string()));
    }
    values.removeAll(QString());
    return values;
}

} // namespace

PlayController::PlayController(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_gestures(parts.scene, parts.view, parts.pointer)
    , m_joining({.view = parts.view, .pointer = parts.pointer, .panel = parts.panel})
{
    connect(&parts.pointer, &BoardPointer::selectionChanged, this,
            &PlayController::showCombinations);
    connect(&m_gestures, &PlayGestures::nothingToFill, this,
            [this] { m_parts.panel.say(tr("The notes are already complete.")); });
    connect(&parts.panel.letterPad(), &LetterPad::letterChosen, &m_gestures,
            &PlayGestures::typeSelected);
    connect(&parts.panel.letterPad(), &LetterPad::eraseWanted, &m_gestures,
            &PlayGestures::clearSelected);
    connect(&m_gestures, &PlayGestures::colourChanged, this, &PlayController::offerElements);
    connect(&parts.panel, &PlayPanel::partPointed, this, [this](const Lighting &part) {
        if (holdsBoard())
            m_parts.scene.show({}, part, Motion::None);
    });
    connect(&parts.panel, &PlayPanel::partLeft, this, [this] {
        if (holdsBoard())
            m_parts.scene.show({}, lighting(), Motion::None);
    });
    connect(&m_clashes, &Clashes::changed, this, [this] {
        if (!m_marks || !holdsBoard() || !m_parts.scene.hasBoard())
            return;
        m_parts.scene.setCaptions(captions());
        m_parts.scene.show({}, lighting(), Motion::None);
        tellClashes();
    });
    connect(&parts.panel.tools().clock(), &PlayClock::ticked, this, &PlayController::rememberTime);
    connect(&parts.document.undoStack(), &QUndoStack::indexChanged, this,
            &PlayController::giveTimeBack);
    applyOptions();
}

PlayController::~PlayController() = default;

void PlayController::setOn(bool isOn)
{
    m_isOn = isOn;
    takeBoard();
    runClock();
    if (!isOn)
        dropHint();
}

void PlayController::lendBoard(bool isLent)
{
    if (isLent && (m_isHintWanted || m_isCheckWanted)) // the desk is asked something else now
        dropHint();
    m_isBoardLent = isLent;
    takeBoard();
}

void PlayController::takeBoard()
{
    m_parts.pointer.setMarking(holdsBoard());
    m_gestures.setOn(holdsBoard());
    offerElements();
    m_joining.setShown(holdsBoard());
    showClues();
}

void PlayController::forgetAll()
{
    m_all.clear();
}

void PlayController::rememberTime()
{
    if (m_kept)
        m_parts.document.setSeconds(m_page, double(m_parts.panel.tools().clock().elapsed()) / 1000);
}

/// Of the marks, and of what is under way on them.
void PlayController::letGo()
{
    dropHint();
    rememberTime();
    m_gestures.setMarks(nullptr);
    m_joining.setMarks(nullptr);
    m_marks = nullptr;
    m_kept = nullptr;
}

void PlayController::leavePuzzle()
{
    letGo();
    m_clashes.setModel(nullptr);
    m_parts.desk.setPuzzle(nullptr, nullptr);
    m_solution.reset();
    runClock();
    m_explained.reset();
    m_geometry.reset();
    m_parts.pointer.setPicker({});
}

void PlayController::enterPuzzle(int index, const SharedExplained &explained,
                                 const SharedGeometry &geometry)
{
    const Page &page = m_parts.document.page(index);
    Kept &kept = m_all[page.id];
    const bool isOther = !kept.marks || kept.marks->puzzle() != explained->puzzle;
    if (isOther) // the marks that go may be those that are played with
        letGo();
    m_explained = explained;
    m_geometry = geometry;
    if (isOther)
        keepPuzzle(kept, page, explained);
    m_page = page.id;
    m_kept = &kept;
    m_marks = kept.marks.get();
    m_gestures.setMarks(m_marks);
    m_joining.setMarks(m_marks);
    m_clashes.setModel(m_marks->model());
    lookForClashes();
    m_parts.panel.tools().clock().setElapsed(qRound64(page.seconds * 1000));
    offerElements();
    m_parts.panel.setHelp(handsOf(m_marks->puzzle()->family()));
    const Choices &choices = m_marks->choices();
    const bool areTyped
        = !choices.empty() && !m_gestures.pen()->cycles(choices.elementOf(choices.firstUnknown()));
    m_parts.panel.tools().setNotesOffered(areTyped);
    LetterPad &pad = m_parts.panel.letterPad();
    pad.setVisible(areTyped);
    if (areTyped) {
        pad.clear();
        pad.offer(valuesOf(*m_marks));
    }
    m_isAnswer = isAnswered();
    showProgress(m_isAnswer);
    showMoments();
    runClock();
}

void PlayController::keepPuzzle(Kept &kept, const Page &page, const SharedExplained &explained)
{
    kept = {};
    kept.marks = std::make_unique<UserMarks>(explained->puzzle, explained->model,
                                             m_geometry->board().size());
    UserMarks *marks = kept.marks.get();
    if (page.puzzle == explained->puzzle)
        bindMarks(m_parts.document, page.id, *marks);
    marks->setCompanions([this, marks, &kept](const std::vector<MarkStateChange> &gesture) {
        return kept.tidying.companions(*marks, gesture, m_options);
    });
    connect(marks, &UserMarks::changed, this,
            [this, marks](const std::vector<MarkChange> &changes) {
                if (marks == m_marks)
                    showChanges(changes);
            });
    connect(marks, &UserMarks::tinted, this, [this, marks] {
        if (marks != m_marks || !holdsBoard())
            return;
        m_parts.scene.setTints(marks->tints());
        const ElementId selected = m_parts.pointer.selected();
        if (!marks->isInGesture() && selected != noElement)
            announce(m_parts.view, tintName(marks->tint(selected)));
    });
}

void PlayController::offerElements()
{
    // Between two puzzles the board may be the new one already.
    if (!m_marks || m_parts.scene.geometry() != m_geometry)
        return;
    const Choices &choices = m_marks->choices();
    std::vector<bool> isOffered(m_geometry->board().size(), false);
    const bool isColouring = holdsBoard() && m_gestures.colour() != 0;
    const Board &board = m_geometry->board();
    for (ElementId element = 0; element < isOffered.size(); ++element) {
        isOffered[element] = isColouring ? board.kind(element) == ElementKind::Cell
                                               || board.kind(element) == ElementKind::Edge
                                         : !choices.of(element).empty()
                                               || m_marks->model()->given(element).has_value();
    }
    // Where nothing can be said, what stands there: of the reasoning, more would give it away.
    if (choices.empty() && holdsBoard()) {
        offer(*m_marks->model(), m_marks->facts(), isOffered);
    } else if (choices.empty()) {
        for (std::size_t i = 0; i < m_explained->trace().size(); ++i)
            offer(*m_marks->model(), m_explained->trace()[i].conclusions, isOffered);
    }
    m_parts.pointer.setPicker(ElementPicker(m_geometry, std::move(isOffered)));
}

void PlayController::setSolution(const std::shared_ptr<const Solution> &solution)
{
    m_solution = solution;
    if (m_kept) {
        m_kept->review.setSolution(solution);
        m_kept->review.look(*m_marks);
    }
    m_parts.desk.setPuzzle(m_marks ? m_marks->model() : nullptr, solution);
    if (m_marks)
        showProgress(m_isAnswer);
    if (m_isHintWanted)
        beginHint();
}

bool PlayController::isAnswered() const
{
    return m_marks->answer().has_value();
}

void PlayController::showProgress(bool isAnswer)
{
    const QString time = m_options.timer ? m_parts.panel.tools().clock().text() : QString();
    if (m_joining.isOn())
        return m_joining.refresh(time);
    // How long it took is then said in words.
    m_parts.panel.tools().setClockShown(m_options.timer && !isAnswer);
    if (isAnswer)
        m_parts.panel.setSolved(m_solution ? m_solution->verdict : Verdict::Unknown, time);
    else
        m_parts.panel.setProgress(m_marks->settledCount(), m_marks->choices().mainCount());
}

void PlayController::showChanges(const std::vector<MarkChange> &changes)
{
    dropHint();
    if (m_marks->choices().empty())
        offerElements();
    // What is still being drawn may yet be called off.
    const bool wasAnswer = m_isAnswer;
    if (!m_marks->isInGesture()) {
        m_kept->review.look(*m_marks);
        m_isAnswer = isAnswered();
        lookForClashes();
    }
    runClock();
    showProgress(m_isAnswer);
    showMoments();
    if (!holdsBoard())
        return;
    const Model &model = *m_marks->model();
    BoardScene &scene = m_parts.scene;
    scene.show(changes, lighting(), Motion::None);
    scene.setSupposed(m_marks->shownInTrials());
    scene.setCaptions(captions());
    scene.setFinal(m_isAnswer);
    scene.setSolved(m_isAnswer);
    showClues();
    m_gestures.refresh();
    showCombinations();
    tellClashes();
    if (!m_joining.isOn())
        tellMarked(m_parts.view, changes);
    if (m_joining.isOn() || (m_isAnswer && !wasAnswer))
        m_parts.panel.announceProgress();
    if (m_isAnswer && !wasAnswer && !m_joining.isOn())
        scene.startFinale(model.finale(*m_marks->answer()), captions());
}

void PlayController::draw()
{
    if (!m_marks)
        return;
    m_parts.scene.showAnew(m_marks->shown(), lighting());
    m_parts.scene.setTints(m_marks->tints());
    m_parts.scene.setSupposed(m_marks->shownInTrials());
    m_parts.scene.setCaptions(captions());
    showClues();
    m_parts.scene.setFinal(m_isAnswer);
    m_parts.scene.setSolved(m_isAnswer);
    m_gestures.refresh();
}

void PlayController::askHint()
{
    if (!m_marks || m_isHintWanted)
        return;
    if (m_joining.isOn())
        return m_joining.askHint(false);
    if (!m_hint) {
        if (m_isAnswer) { // with blanks that say what a mark would say
            m_hint.emplace(*m_marks, Hint{Hint::Kind::Done, {}, {}});
            return showHint();
        }
        m_isHintWanted = true;
        return beginHint();
    }
    if (!m_hint->isAtTop()) {
        m_hint->climb();
        return showHint();
    }
    takeHint();
}

void PlayController::askWholeHint()
{
    if (m_marks && m_joining.isOn())
        return m_joining.askHint(true);
    if (m_hint && !m_hint->isAtTop()) {
        m_hint->climbToTop();
        return showHint();
    }
    m_isWholeWanted = !m_hint;
    askHint();
}

void PlayController::beginHint()
{
    m_isCheckWanted = false;
    if (!m_parts.desk.isReady())
        return m_parts.panel.showWorking(tr("The puzzle is still being solved…"));
    m_parts.panel.showWorking(tr("Looking for a hint…"));
    m_parts.desk.askHint(m_marks->factsToRestOn(), m_marks->lastChanged(), [this](Hint hint) {
        m_isHintWanted = false;
        m_hint.emplace(*m_marks, std::move(hint));
        if (std::exchange(m_isWholeWanted, false))
            m_hint->climbToTop();
        showHint();
    });
}

void PlayController::showHint()
{
    m_parts.panel.showHint(*m_hint);
    if (!holdsBoard())
        return;
    m_parts.scene.show({}, m_hint->lighting(), Motion::Forward);
    m_parts.view.reveal(m_parts.scene.litArea(), m_parts.scene.newArea());
}

void PlayController::takeHint()
{
    const std::vector<MarkStateChange> changes = m_hint->changes();
    const std::vector<Fact> told = m_hint->told();
    m_marks->rememberTold(told);
    if (changes.empty() && told.empty())
        return;
    if (changes.empty()) {
        dropHint();
        return m_parts.panel.showNoHint(
            tr("Your notes say that already. Ask again for the next hint."));
    }
    const QString words = m_hint->changeText();
    const bool isTakenAway
        = m_hint->rung() == HintRung::Clash || m_hint->rung() == HintRung::WrongShown;
    m_marks->change(changes, words);
    m_parts.panel.showNoHint(isTakenAway
                                 ? tr("%Ln wrong marks were removed.", nullptr, int(changes.size()))
                                 : tr("Done. Ask again for the next hint."));
}

void PlayController::dropHint()
{
    const bool wasThere = m_hint || m_isHintWanted || m_faults;
    m_faults.reset();
    m_isChecked = false;
    showClues();
    if (m_isHintWanted || m_isCheckWanted)
        m_parts.desk.cancel();
    m_isHintWanted = false;
    m_isCheckWanted = false;
    m_isWholeWanted = false;
    m_hint.reset();
    m_joining.dropHint();
    m_parts.panel.showNoHint();
    if (wasThere && holdsBoard() && m_parts.scene.hasBoard())
        m_parts.scene.show({}, lighting(), Motion::None);
}

} // namespace inkling
