// SPDX-License-Identifier: MIT
#include "modes/drawing/solutionpen.h"

#include "accessible/boardaccessible.h"
#include "playing/boardpointer.h"
#include "scene/boardscene.h"

#include <algorithm>
#include <iterator>

namespace inkling {

SolutionPen::SolutionPen(BoardScene &scene, BoardView &view, BoardPointer &pointer,
                         StrokeRecorder recorder)
    : m_scene(scene)
    , m_view(view)
    , m_pointer(pointer)
    , m_recorder(std::move(recorder))
    , m_gestures(scene, view, pointer)
{
    connect(&m_clashes, &Clashes::changed, this, &SolutionPen::clashesChanged);
}

SolutionPen::~SolutionPen()
{
    m_gestures.setMarks(nullptr);
}

void SolutionPen::open(const std::shared_ptr<const Puzzle> &puzzle, const Marking &drawn)
{
    m_marks
        = std::make_unique<UserMarks>(puzzle, puzzle->model(), m_scene.geometry()->board().size());
    m_marks->setRecorder([this](const Stroke &stroke) {
        Stroke ofSolution = stroke;
        ofSolution.marks.solution = std::exchange(ofSolution.marks.facts, {});
        m_recorder(ofSolution);
    });
    m_gestures.setMarks(m_marks.get());
    m_clashes.setModel(m_marks->model());
    connect(m_marks.get(), &UserMarks::changed, this,
            [this](const std::vector<MarkChange> &changes) {
                if (m_isOn) {
                    m_scene.show(changes, {}, Motion::None);
                    showCaptions();
                    tellMarked(m_view, changes);
                    lookForClashes();
                    Q_EMIT clashesChanged(); // what is found already stays lit
                }
            });
    setDrawn(drawn);
}

void SolutionPen::setDrawn(const Marking &drawn)
{
    if (!m_marks)
        return;
    if (m_marks->isInGesture())
        m_gestures.callOff();
    m_marks->restore(drawn, {}, {});
}

void SolutionPen::begin(bool showsCaptions)
{
    m_showsCaptions = showsCaptions;
    m_isOn = true;
    const SharedGeometry &geometry = m_scene.geometry();
    const ElementId size = geometry->board().size();
    std::vector<bool> isOffered(size, false);
    for (ElementId element = 0; element < size; ++element)
        isOffered[element] = !m_marks->choices().of(element).empty();
    m_pointer.setPicker(ElementPicker(geometry, std::move(isOffered)));
    m_pointer.setMarking(true);
    m_gestures.setOn(true);
    draw();
    lookForClashes();
}

void SolutionPen::end()
{
    if (!std::exchange(m_isOn, false))
        return;
    m_gestures.setOn(false);
    m_pointer.setMarking(false);
    m_pointer.setPicker({});
    m_clashes.forget();
}

void SolutionPen::forget()
{
    end();
    m_clashes.setModel({});
    m_gestures.setMarks(nullptr);
    m_marks.reset();
}

std::vector<Fact> SolutionPen::facts() const
{
    std::vector<Fact> facts = m_marks->facts();
    const Choices &choices = m_marks->choices();
    for (UnknownId unknown = 0; unknown < m_marks->model()->mainCount(); ++unknown) {
        const ElementId element = choices.elementOf(unknown);
        if (element == noElement || m_marks->isMarked(unknown))
            continue;
        if (const auto all = choices.of(element); all.size() == 2)
            facts.push_back(all.back());
    }
    return facts;
}

std::vector<PlainClash> SolutionPen::clashes() const
{
    const std::vector<PlainClash> &all = m_clashes.found();
    const auto addsTo = [](const PlainClash &more, const PlainClash &clash) {
        return clash.marks.size() < more.marks.size()
               && std::ranges::all_of(clash.marks, [&](const Fact &mark) {
                      return std::ranges::count(more.marks, mark) > 0;
                  });
    };
    std::vector<PlainClash> clashes;
    std::ranges::copy_if(all, std::back_inserter(clashes), [&](const PlainClash &more) {
        return std::ranges::none_of(all,
                                    [&](const PlainClash &clash) { return addsTo(more, clash); });
    });
    return clashes;
}

void SolutionPen::draw()
{
    m_scene.showAnew(m_marks->shown(), {});
    showCaptions();
}

void SolutionPen::showCaptions()
{
    m_scene.setCaptions(m_showsCaptions ? m_marks->model()->captions(m_marks->knowledge())
                                        : std::vector<Caption>());
}

void SolutionPen::lookForClashes()
{
    m_clashes.look(m_marks->facts());
}

void SolutionPen::clear()
{
    m_marks->replace({}, tr("Clear the solution"));
}

} // namespace inkling
