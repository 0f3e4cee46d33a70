// SPDX-License-Identifier: MIT
#include "practice/practiceboard.h"

#include "accessible/boardaccessible.h"
#include "playing/boardpointer.h"

#include <algorithm>
#include <utility>

namespace inkling {

namespace {

/// The position as marks. Where a value is typed, all values left are pencilled in, so that one of
/// them can be taken away.
Marking markingOf(const PracticePosition &position, const Choices &choices)
{
    const std::vector<ValueSet> initial = position.model->initial();
    const Knowledge known(initial, position.known);
    Marking marking;
    for (UnknownId unknown = 0; unknown < initial.size(); ++unknown) {
        const ValueSet values = known.possible(unknown);
        const ElementId element = choices.elementOf(unknown);
        const bool isTyped = element != noElement && choices.of(element).size() > 2;
        if (isTyped && !values.single())
            marking.push_back({unknown, {values, true}});
        else if (values != initial[unknown])
            marking.push_back({unknown, {values, false}});
    }
    return marking;
}

/// Whether the steps take values away, rather than settle one.
bool takeAway(const PracticePosition &position)
{
    const Knowledge known(position.model->initial(), position.known);
    for (std::size_t i = 0; i < position.steps.size(); ++i) {
        for (const Fact &fact : position.steps[i].conclusions) {
            if ((known.possible(fact.unknown) & fact.possible).single())
                return false;
        }
    }
    return true;
}

} // namespace

PracticeBoard::PracticeBoard(QObject *parent)
    : QObject(parent)
    , m_view(new BoardView(m_scene))
    , m_pointer(new BoardPointer(m_scene, *m_view))
    , m_gestures(std::make_unique<PlayGestures>(m_scene, *m_view, *m_pointer))
{
    m_view->setObjectName(QStringLiteral("practiceBoard"));
    m_view->setAccessibleName(tr("Board"));
    m_view->setAcceptDrops(false);
    m_view->setLineNumbersShown(true); // the sentences name rows and columns
    connect(m_pointer, &BoardPointer::selectionChanged, this, [this](ElementId element) {
        if (element != noElement)
            tellSelected(*m_view, element);
    });
}

PracticeBoard::~PracticeBoard()
{
    m_pointer->disconnect();
    m_gestures.reset();
    delete m_pointer;
}

std::unique_ptr<UserMarks> PracticeBoard::makeMarks(ElementId elementCount) const
{
    auto marks = std::make_unique<UserMarks>(m_position->puzzle, m_position->model, elementCount);
    const Marking marking = markingOf(*m_position, marks->choices());
    // What comes after the position is a trial, so that it is drawn in an ink of its own.
    marks->restore(marking, {marking}, {});
    return marks;
}

void PracticeBoard::setPosition(std::shared_ptr<const PracticePosition> position,
                                const SharedGeometry &geometry)
{
    setOpen(false);
    m_gestures->setMarks(nullptr);
    m_marks.reset();
    m_given.reset();
    m_strokes.clear();
    m_position = std::move(position);
    m_scene.setGeometry(m_position ? geometry : nullptr);
    if (!m_position)
        return;
    const ElementId count = geometry->board().size();
    m_given = makeMarks(count);
    m_marks = makeMarks(count);
    m_marks->setRecorder([this](const Stroke &stroke) { take(stroke); });
    connect(m_marks.get(), &UserMarks::changed, this,
            [this](const std::vector<MarkChange> &changes) {
                m_scene.show(changes, {}, Motion::None);
                m_scene.setSupposed(m_marks->shownInTrials());
                m_scene.setCaptions(m_marks->model()->captions(m_marks->knowledge()));
                Q_EMIT marked();
            });
    m_gestures->setMarks(m_marks.get());
    m_gestures->setNoting(takeAway(*m_position));
    offerElements(geometry);
    m_view->fit();
    unlight();
    setOpen(true);
}

void PracticeBoard::offerElements(const SharedGeometry &geometry)
{
    std::vector<bool> isOffered(geometry->board().size(), false);
    for (ElementId element = 0; element < isOffered.size(); ++element)
        isOffered[element] = !m_marks->choices().of(element).empty();
    m_pointer->setPicker(ElementPicker(geometry, std::move(isOffered)));
}

void PracticeBoard::setOpen(bool isOpen)
{
    m_isOpen = isOpen;
    m_pointer->setMarking(isOpen);
    m_gestures->setOn(isOpen);
    if (!isOpen)
        m_pointer->select(noElement);
}

bool PracticeBoard::unselect()
{
    const bool isSelected = m_pointer->selected() != noElement;
    m_pointer->select(noElement);
    return isSelected;
}

void PracticeBoard::take(const Stroke &stroke)
{
    m_strokes.push_back(stroke.marks);
    m_marks->apply(stroke.marks, true);
}

void PracticeBoard::undo()
{
    if (!m_isOpen || m_strokes.empty())
        return;
    const MarksChange last = std::move(m_strokes.back());
    m_strokes.pop_back();
    m_marks->apply(last, false);
}

void PracticeBoard::startAgain()
{
    while (m_isOpen && canUndo())
        undo();
}

HintLadder PracticeBoard::ladderOf(std::size_t step) const
{
    Hint hint{Hint::Kind::Step, {}, {}};
    hint.steps.append(m_position->steps[step]);
    return HintLadder(*m_given, std::move(hint));
}

void PracticeBoard::light(const HintLadder &ladder)
{
    m_scene.show({}, ladder.lighting(), Motion::Forward);
    m_view->reveal(m_scene.litArea(), m_scene.newArea());
}

void PracticeBoard::showStep(const HintLadder &ladder)
{
    setOpen(false);
    m_scene.showAnew(m_given->shown(), {});
    m_scene.setSupposed({});
    light(ladder);
}

void PracticeBoard::unlight()
{
    m_scene.showAnew(m_marks->shown(), {});
    m_scene.setSupposed(m_marks->shownInTrials());
    m_scene.setCaptions(m_marks->model()->captions(m_marks->knowledge()));
}

} // namespace inkling
