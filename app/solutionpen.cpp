// SPDX-License-Identifier: MIT
#include "solutionpen.h"

#include "playing/boardpointer.h"
#include "scene/boardscene.h"

namespace inkling {

SolutionPen::SolutionPen(BoardScene &scene, BoardPointer &pointer, QObject *parent)
    : QObject(parent)
    , m_scene(scene)
    , m_pointer(pointer)
{
    connect(&pointer, &BoardPointer::chosen, this,
            [this](ElementId element, bool forward, bool isByKey) {
                if (!m_isOn)
                    return;
                m_pen->lift();
                if (m_pen->cycles(element))
                    m_pen->cycle(element, forward);
                else if (isByKey || !forward)
                    m_pen->clear(element);
            });
    connect(&pointer, &BoardPointer::typed, this, [this](ElementId element, QChar letter) {
        if (m_isOn)
            m_pen->type(element, letter);
    });
    connect(&pointer, &BoardPointer::cleared, this, [this](ElementId element) {
        if (m_isOn)
            m_pen->clear(element);
    });
}

SolutionPen::~SolutionPen() = default;

void SolutionPen::begin(const std::shared_ptr<const Puzzle> &puzzle)
{
    const SharedGeometry &geometry = m_scene.geometry();
    const ElementId size = geometry->board().size();
    if (!m_marks || m_marks->puzzle()->text() != puzzle->text()) {
        m_pen.reset();
        m_marks = std::make_unique<UserMarks>(puzzle, puzzle->model(), size);
        m_pen.emplace(*m_marks);
        connect(m_marks.get(), &UserMarks::changed, this,
                [this](const std::vector<MarkChange> &changes) {
                    if (m_isOn) {
                        m_scene.show(changes, {}, Motion::None);
                        m_scene.setCaptions(m_marks->model()->captions(m_marks->knowledge()));
                    }
                    Q_EMIT changed();
                });
    }
    m_isOn = true;
    std::vector<bool> isOffered(size, false);
    for (ElementId element = 0; element < size; ++element)
        isOffered[element] = !m_marks->choices().of(element).empty();
    m_pointer.setPicker(ElementPicker(geometry, std::move(isOffered)));
    m_pointer.setMarking(true);
    draw();
}

void SolutionPen::end()
{
    if (!std::exchange(m_isOn, false))
        return;
    m_pointer.setMarking(false);
    m_pointer.setPicker({});
}

void SolutionPen::forget()
{
    end();
    m_pen.reset();
    m_marks.reset();
}

void SolutionPen::draw()
{
    m_scene.showAnew(marksOf(*m_marks->model(), m_marks->knowledge()), {});
    m_scene.setCaptions(m_marks->model()->captions(m_marks->knowledge()));
}

void SolutionPen::clear()
{
    m_marks->replace({}, tr("Wipe the solution off"));
}

} // namespace inkling
