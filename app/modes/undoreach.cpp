// SPDX-License-Identifier: MIT
#include "modes/undoreach.h"

#include "modes/mode.h"

#include <algorithm>

namespace inkling {

UndoReach::UndoReach(const Document &document, const Mode &mode)
    : m_document(document)
    , m_mode(&mode)
    , m_revision(document.revision())
{
    connect(&document, &Document::reset, this, [this] { m_revision = m_document.revision(); });
    connect(&document, &Document::currentChanged, this, &UndoReach::beginStay);
    connect(&document, &Document::recorded, this, &UndoReach::takeRecorded);
    connect(&document, &Document::wentTo, this, &UndoReach::takeGone);
}

void UndoReach::setMode(const Mode &mode)
{
    m_mode = &mode;
    beginStay();
}

void UndoReach::goOnAs(const UndoReach &other)
{
    m_from = other.m_from;
    m_to = other.m_to;
    Q_EMIT changed();
}

bool UndoReach::canUndo() const
{
    return m_document.done() > 0 && reaches(m_document.done() - 1);
}

bool UndoReach::canRedo() const
{
    return m_document.done() < m_document.stepCount() && reaches(m_document.done());
}

QString UndoReach::undoObstacle() const
{
    return m_document.done() == 0 || canUndo() ? QString() : obstacle(m_document.done() - 1);
}

QString UndoReach::redoObstacle() const
{
    return m_document.done() == m_document.stepCount() || canRedo() ? QString()
                                                                    : obstacle(m_document.done());
}

bool UndoReach::isOwn(const Change &step) const
{
    const Page *const page = m_document.currentPage();
    return page && std::ranges::all_of(step.parts, [&](const ChangePart &part) {
               const auto *const change = std::get_if<PageChange>(&part);
               return change && change->page == page->id && m_mode->makes(*change);
           });
}

bool UndoReach::reaches(std::size_t step) const
{
    return (step >= m_from && step < m_to) || isOwn(m_document.step(step));
}

QString UndoReach::obstacle(std::size_t step) const
{
    const Change &next = m_document.step(step);
    const QString words = QString::fromStdString(next.words);
    const auto *const change = std::get_if<PageChange>(&next.parts.front());
    const int index = change ? m_document.indexOf(change->page) : -1;
    if (index >= 0 && index != m_document.current())
        return tr("Next comes “%1” on puzzle %L2. Use “History” for it.").arg(words).arg(index + 1);
    return tr("Next comes “%1”, which was not done here. Use “History” for it.").arg(words);
}

void UndoReach::beginStay()
{
    if (m_document.revision() != m_revision)
        return;
    m_from = m_document.done();
    m_to = m_document.done();
    Q_EMIT changed();
}

void UndoReach::takeRecorded(const Change &step)
{
    m_revision = m_document.revision();
    const std::size_t last = m_document.done() - 1;
    const bool isMark = m_mode->showsPuzzle() && isOwn(step);
    m_from = isMark ? last : std::min(m_from, last);
    m_to = last + 1;
    Q_EMIT changed();
}

void UndoReach::takeGone()
{
    m_revision = m_document.revision();
    m_from = std::min(m_from, m_document.done());
    m_to = std::max(m_to, m_document.done());
    Q_EMIT changed();
}

} // namespace inkling
