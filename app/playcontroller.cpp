// SPDX-License-Identifier: MIT
#include "playcontroller.h"

#include "accessible/boardaccessible.h"
#include "document.h"
#include "marksbinding.h"
#include "phrases.h"
#include "playing/boardpointer.h"
#include "playing/playpanel.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"
#include "tutordesk.h"

namespace inkling {

namespace {

void offer(const Model &model, std::span<const Fact> facts, std::vector<bool> &isOffered)
{
    for (const Fact &fact : facts) {
        if (const auto mark = model.mark(fact))
            isOffered[mark->element] = true;
    }
}

} // namespace

PlayController::PlayController(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(&parts.pointer, &BoardPointer::chosen, this, &PlayController::choose);
    connect(&parts.pointer, &BoardPointer::typed, this, [this](ElementId element, QChar letter) {
        if (holdsBoard() && m_pen)
            m_pen->type(element, letter);
    });
    connect(&parts.pointer, &BoardPointer::cleared, this, [this](ElementId element) {
        if (holdsBoard() && m_pen)
            m_pen->clear(element);
    });
    connect(&parts.pointer, &BoardPointer::selectionChanged, this, [this] {
        if (m_pen)
            m_pen->lift();
    });
}

PlayController::~PlayController() = default;

void PlayController::setOn(bool isOn)
{
    m_isOn = isOn;
    m_parts.pointer.setMarking(holdsBoard());
    offerElements();
    if (!isOn)
        dropHint();
}

void PlayController::lendBoard(bool isLent)
{
    if (isLent && m_isHintWanted) // the desk is asked something else now
        dropHint();
    m_isBoardLent = isLent;
    m_parts.pointer.setMarking(holdsBoard());
    offerElements();
}

void PlayController::leavePuzzle()
{
    dropHint();
    m_parts.desk.setPuzzle(nullptr, nullptr);
    m_solution.reset();
    m_marks.reset();
    m_explained.reset();
    m_geometry.reset();
    m_pen.reset();
    m_parts.pointer.setPicker({});
}

void PlayController::enterPuzzle(int index, const SharedExplained &explained,
                                 const SharedGeometry &geometry)
{
    m_pen.reset();
    m_marks = std::make_unique<UserMarks>(explained->puzzle, explained->model,
                                          geometry->board().size());
    const Page &page = m_parts.document.page(index);
    if (page.puzzle == explained->puzzle)
        bindMarks(m_parts.document, page.id, *m_marks);
    connect(m_marks.get(), &UserMarks::changed, this, &PlayController::showChanges);
    m_pen.emplace(*m_marks);
    m_explained = explained;
    m_geometry = geometry;
    offerElements();
    m_parts.panel.setHelp(help());
    m_isAnswer = isAnswered();
    showProgress(m_isAnswer);
}

void PlayController::offerElements()
{
    // Between two puzzles the board may be the new one already.
    if (!m_marks || m_parts.scene.geometry() != m_geometry)
        return;
    const Choices &choices = m_marks->choices();
    std::vector<bool> isOffered(m_geometry->board().size(), false);
    for (ElementId element = 0; element < isOffered.size(); ++element)
        isOffered[element] = !choices.of(element).empty();
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
    m_parts.desk.setPuzzle(m_marks ? m_marks->model() : nullptr, solution);
    if (m_isHintWanted)
        beginHint();
}

QString PlayController::help() const
{
    const Choices &choices = m_marks->choices();
    if (choices.empty())
        return tr(
            "Find it in your head or on paper. Hints tell as much as you want to know, and can "
            "put the next two together for you.");
    const ElementId some = choices.elementOf(choices.firstUnknown());
    return m_pen->cycles(some)
               ? tr("Click on the board to mark, again for the next mark, once more for none; the "
                    "right button goes the other way. By keys: arrows, then Space.")
               : tr("Click a cell or go there with the arrows, then type. Backspace makes it "
                    "blank.");
}

bool PlayController::isAnswered() const
{
    return m_marks->answer().has_value();
}

void PlayController::showProgress(bool isAnswer)
{
    m_parts.panel.setProgress(m_marks->settledCount(), m_marks->choices().mainCount(), isAnswer);
}

void PlayController::chooseSelected()
{
    const ElementId selected = m_parts.pointer.selected();
    if (selected != noElement)
        choose(selected, true, true);
}

void PlayController::choose(ElementId element, bool forward, bool isByKey)
{
    if (!holdsBoard() || !m_pen)
        return;
    m_pen->lift();
    if (m_pen->cycles(element))
        m_pen->cycle(element, forward);
    else if (isByKey || !forward)
        m_pen->clear(element);
}

void PlayController::showChanges(const std::vector<MarkChange> &changes)
{
    dropHint();
    if (m_marks->choices().empty())
        offerElements();
    const bool wasAnswer = std::exchange(m_isAnswer, isAnswered());
    showProgress(m_isAnswer);
    if (!holdsBoard())
        return;
    const Model &model = *m_marks->model();
    BoardScene &scene = m_parts.scene;
    scene.show(changes, {}, Motion::None);
    scene.setCaptions(model.captions(m_marks->knowledge()));
    scene.setFinal(m_isAnswer);
    if (m_parts.pointer.selected() != noElement)
        tellSelected(m_parts.view, m_parts.pointer.selected());
    if (m_isAnswer && !wasAnswer)
        scene.startFinale(model.finale(*m_marks->answer()), model.captions(m_marks->knowledge()));
}

void PlayController::draw()
{
    if (!m_marks)
        return;
    const Model &model = *m_marks->model();
    m_parts.scene.showAnew(marksOf(model, m_marks->knowledge()),
                           m_hint ? m_hint->lighting() : Lighting());
    m_parts.scene.setCaptions(model.captions(m_marks->knowledge()));
    m_parts.scene.setFinal(m_isAnswer);
}

void PlayController::askHint()
{
    if (!m_marks || m_isHintWanted)
        return;
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
    if (m_hint && !m_hint->isAtTop()) {
        m_hint->climbToTop();
        return showHint();
    }
    m_isWholeWanted = !m_hint;
    askHint();
}

void PlayController::beginHint()
{
    if (!m_parts.desk.isReady())
        return m_parts.panel.showWorking(tr("The puzzle is still being solved…"));
    m_parts.panel.showWorking(tr("Looking for what follows next…"));
    m_parts.desk.askHint(m_marks->facts(), [this](Hint hint) {
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
    const std::vector<FactChange> changes = m_hint->changes();
    if (changes.empty())
        return;
    const QString words = m_hint->changeText();
    const bool isTakenAway
        = m_hint->rung() == HintRung::Clash || m_hint->rung() == HintRung::WrongShown;
    m_marks->change(changes, words);
    m_parts.panel.showNoHint(isTakenAway ? tr("The wrong mark is gone.")
                                         : tr("Done. Ask again for what follows next."));
}

void PlayController::dropHint()
{
    const bool wasThere = m_hint || m_isHintWanted;
    if (m_isHintWanted)
        m_parts.desk.cancel();
    m_isHintWanted = false;
    m_isWholeWanted = false;
    m_hint.reset();
    m_parts.panel.showNoHint();
    if (wasThere && holdsBoard() && m_parts.scene.hasBoard())
        m_parts.scene.show({}, {}, Motion::None);
}

} // namespace inkling
