// SPDX-License-Identifier: MIT
#include "playing/playgestures.h"

#include "marking/tidying.h"
#include "playing/boardpointer.h"
#include "playing/playoptions.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"

namespace inkling {

PlayGestures::PlayGestures(BoardScene &scene, BoardView &view, BoardPointer &pointer,
                           QObject *parent)
    : QObject(parent)
    , m_scene(scene)
    , m_view(view)
    , m_pointer(pointer)
{
    m_livingView = &view;
    connectPointer();
}

PlayGestures::~PlayGestures()
{
    // A window lets go of its view first.
    if (m_livingView)
        m_livingView->setDrawing({});
}

void PlayGestures::connectPointer()
{
    connect(&m_pointer, &BoardPointer::chosen, this, &PlayGestures::choose);
    connect(&m_pointer, &BoardPointer::pressed, this, [this](ElementId element) {
        if (m_isOn && m_pen && m_colour != 0)
            return tint(element, true);
        if (!m_isOn || !m_pen || m_marks->choices().of(element).empty())
            return;
        m_pen->lift();
        m_pen->cycle(element, true);
    });
    connect(&m_pointer, &BoardPointer::typed, this, &PlayGestures::type);
    connect(&m_pointer, &BoardPointer::cleared, this, [this](ElementId element) {
        if (m_isOn && m_pen && m_colour != 0)
            m_marks->setTint(element, 0);
        else if (m_isOn && m_pen)
            m_pen->clear(element);
    });
    connect(&m_view, &BoardView::erasingBegan, this, [this] {
        if (m_isOn && m_marks)
            m_marks->beginGesture();
    });
    connect(&m_view, &BoardView::erasingEnded, this, [this] {
        if (m_marks)
            m_marks->endGesture(tr("erase"));
    });
    connect(&m_pointer, &BoardPointer::chosenTwice, this, [this](ElementId element) {
        if (m_isOn && m_pen && m_colour == 0 && !m_pen->cycles(element))
            showAlike();
    });
    connect(&m_pointer, &BoardPointer::selectionChanged, this, [this] {
        if (!m_pen)
            return;
        m_pen->lift();
        const bool wasNoting = m_pen->isNoting(noElement);
        m_pen->setNotingOn(noElement);
        showNoting();
        Q_EMIT notingChanged(wasNoting);
    });
}

void PlayGestures::setMarks(UserMarks *marks)
{
    callOff();
    const bool isSticky = m_pen && m_pen->isSticky();
    m_marks = marks;
    m_pen.reset();
    m_alike.reset();
    if (!marks)
        return;
    m_pen.emplace(*marks);
    m_pen->setSticky(isSticky);
}

void PlayGestures::setOn(bool isOn)
{
    callOff();
    m_isOn = isOn;
    if (isOn) {
        m_view.setDrawing({.begin = [this](const QPointF &from,
                                           Qt::MouseButton button) { return begin(from, button); },
                           .move = [this](const QPointF &to) { m_drag->moveTo(to); },
                           .end =
                               [this](bool isDone) {
                                   m_drag->end(isDone);
                                   m_drag.reset();
                               }});
        showNoting();
    } else {
        m_scene.setNoting(false);
    }
    refresh();
}

void PlayGestures::callOff()
{
    m_view.cancelDrawing();
    if (m_marks)
        m_marks->cancelGesture();
}

bool PlayGestures::isEdge(ElementId element) const
{
    return m_scene.geometry()->board().kind(element) == ElementKind::Edge;
}

bool PlayGestures::begin(const QPointF &from, Qt::MouseButton button)
{
    if (!m_isOn || !m_marks || !m_scene.hasBoard())
        return false;
    m_pen->lift();
    m_drag = m_colour != 0 ? tintDragAt(from, button, m_colour, *m_marks, m_scene.geometry(),
                                        m_pointer.picker())
                           : dragAt(from, button, *m_marks, m_scene.geometry(), m_pointer.picker());
    if (!m_drag)
        return false;
    m_pointer.select(noElement);
    m_drag->moveTo(from);
    return true;
}

void PlayGestures::choose(ElementId element, bool forward, bool isByKey)
{
    if (!m_isOn || !m_pen)
        return;
    m_pen->lift();
    if (m_colour != 0)
        return tint(element, forward);
    if (!m_pen->cycles(element)) {
        if (isByKey)
            setNoting(!m_pen->isSticky());
        else if (!forward)
            m_pen->setNotingOn(element);
        showNoting();
        Q_EMIT notingChanged(m_pen->isNoting(element));
    } else if (isEdge(element) && !isByKey && (!forward || PlayOptions::read().isPzpr)) {
        m_pen->toggleLast(element);
    } else {
        m_pen->cycle(element, forward);
    }
}

void PlayGestures::pressSpace()
{
    const ElementId element = m_pointer.selected();
    if (!m_isOn || !m_pen || element == noElement)
        return;
    m_pen->lift();
    if (m_colour != 0)
        tint(element, true);
    else if (!m_pen->cycles(element))
        m_pen->clear(element);
    else if (isEdge(element))
        m_pen->toggleFirst(element);
    else
        m_pen->cycle(element, true);
}

void PlayGestures::type(ElementId element, QChar letter, bool isNote)
{
    if (!m_isOn || !m_pen)
        return;
    if (m_colour != 0) {
        if (const int wanted = letter.digitValue(); wanted >= 1 && wanted <= tintCount)
            setColour(wanted);
        return;
    }
    const bool cycles = m_pen->cycles(element);
    if (cycles && letter == u'x')
        m_pen->toggleLast(element);
    else if (cycles && letter == u'c' && !isEdge(element))
        m_pen->cycle(element, true);
    else if (!cycles && letter.isDigit() && (isNote || m_pen->isNoting(element)))
        m_pen->note(element, letter);
    else if (!cycles && letter.isDigit())
        m_pen->type(element, letter);
}

void PlayGestures::setColour(int colour)
{
    if (colour == m_colour)
        return;
    callOff();
    m_colour = colour;
    Q_EMIT colourChanged(colour);
}

void PlayGestures::tint(ElementId element, bool forward)
{
    m_marks->setTint(element, forward && m_marks->tint(element) != m_colour ? m_colour : 0);
}

void PlayGestures::typeSelected(const QString &letter)
{
    const ElementId element = m_pointer.selected();
    if (element == noElement)
        return;
    if (m_colour != 0)
        type(element, letter.front(), false);
    else if (m_isOn && m_pen)
        m_pen->put(element, letter, m_pen->isNoting(element));
}

void PlayGestures::clearSelected()
{
    if (m_isOn && m_pen && m_pointer.selected() != noElement)
        m_pen->clear(m_pointer.selected());
}

void PlayGestures::setNoting(bool isNoting)
{
    if (!m_pen)
        return;
    m_pen->lift();
    m_pen->setSticky(isNoting);
    m_pen->setNotingOn(noElement);
    showNoting();
    Q_EMIT notingChanged(isNoting);
}

void PlayGestures::showNoting()
{
    if (!m_isOn)
        return; // whose board it is shows it
    const ElementId selected = m_pointer.selected();
    m_scene.setNoting(m_pen && selected != noElement && !m_pen->cycles(selected)
                      && m_pen->isNoting(selected));
}

void PlayGestures::fillNotes()
{
    if (!m_isOn || !m_marks)
        return;
    const std::vector<MarkStateChange> changes = filledNotes(*m_marks);
    if (changes.empty())
        Q_EMIT nothingToFill();
    else
        m_marks->change(changes, changes.front().before.isNote ? tr("remove impossible notes")
                                                               : tr("fill in notes"));
}

void PlayGestures::showAlike()
{
    std::optional<int> wanted;
    if (const ElementId selected = m_pointer.selected(); m_marks && selected != noElement) {
        const auto unknown = m_marks->choices().unknownOf(selected);
        const auto given = m_marks->model()->given(selected);
        const ValueSet now = unknown ? m_marks->state(*unknown).values
                             : given ? given->possible
                                     : ValueSet();
        if (now.single())
            wanted = now.value();
    }
    m_alike = wanted == m_alike ? std::nullopt : wanted;
    refresh();
}

void PlayGestures::refresh()
{
    std::vector<Alike> alike;
    if (m_alike && m_isOn && m_marks) {
        for (ElementId element = 0; element < m_scene.geometry()->board().size(); ++element) {
            const auto given = m_marks->model()->given(element);
            if (given && given->possible == ValueSet::only(*m_alike))
                alike.push_back({element, false, *m_alike});
        }
        for (const MarkedUnknown &marked : m_marks->marking()) {
            const ElementId element = m_marks->choices().elementOf(marked.unknown);
            const bool isSaid = !marked.state.isNote && marked.state.values.single();
            if (element != noElement && marked.state.values.contains(*m_alike)
                && (isSaid || marked.state.isNote))
                alike.push_back({element, marked.state.isNote, *m_alike});
        }
    }
    m_scene.setAlike(std::move(alike));
}

} // namespace inkling
