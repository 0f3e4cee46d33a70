// SPDX-License-Identifier: MIT
#include "accessible/boardaccessible.h"

#include "accessible/announcement.h"
#include "accessible/boardinterface.h"
#include "accessible/elementwords.h"
#include "accessible/spokenproperties.h"
#include "phrases.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <algorithm>

namespace inkling {

namespace {

QAccessibleInterface *makeAccessible(const QString &, QObject *object)
{
    if (auto *view = qobject_cast<BoardView *>(object))
        return new BoardAccessible(*view);
    return makeAnnouncementAccessible(object);
}

void passOn(QAccessibleEvent *event)
{
    if (isFalseFocus(*event))
        return;
    const auto handler = QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(handler);
}

/// The interface to a view; null where no reader can ask for one.
BoardAccessible *boardOf(BoardView &view)
{
    return dynamic_cast<BoardAccessible *>(QAccessible::queryAccessibleInterface(&view));
}

SpokenWords wordsOf(const BoardView &view)
{
    return view.property(wordsProperty).value<SpokenWords>();
}

const BoardState &stateOf(const BoardView &view)
{
    return static_cast<const BoardScene *>(view.scene())->state();
}

} // namespace

bool isFalseFocus(const QAccessibleEvent &event)
{
    const auto *list = event.type() == QAccessible::Focus
                           ? qobject_cast<const QAbstractItemView *>(event.object())
                           : nullptr;
    return list && !list->hasFocus() && list->window()->windowType() != Qt::Popup;
}

void installAccessibility()
{
    QAccessible::installFactory(makeAccessible);
    QAccessible::installUpdateHandler(passOn);
}

QAccessibleInterface *accessibleElement(BoardView &view, ElementId element)
{
    const BoardAccessible *board = boardOf(view);
    return board ? board->element(element) : nullptr;
}

void tellSelected(BoardView &view, ElementId element)
{
    if (!QAccessible::isActive())
        return;
    if (const BoardAccessible *board = boardOf(view))
        board->tellSelected(element);
}

void tellMarked(BoardView &view, std::span<const MarkChange> changes)
{
    const BoardState &state = stateOf(view);
    const auto elementOf = [](const MarkChange &change) {
        return (change.after ? *change.after : *change.before).element;
    };
    const auto isSelected
        = [&](const MarkChange &change) { return elementOf(change) == state.selected; };
    const bool isHere = std::ranges::any_of(changes, isSelected);
    if (!isHere && changes.size() != 1)
        return;
    const ElementId element = isHere ? state.selected : elementOf(changes.front());
    const QString value = valueWords(state, element);
    if (!isHere)
        announce(view, elementWords(state, element, wordsOf(view)));
    else
        announce(view,
                 value.isEmpty() ? QCoreApplication::translate("Accessible", "blank") : value);
}

void setSpokenPuzzle(BoardView &view, const std::shared_ptr<const Puzzle> &puzzle)
{
    if (puzzle)
        setSpokenWords(view, [puzzle](ElementId id) { return translated(puzzle->describe(id)); });
    else
        setSpokenWords(view, {});
}

QString tipFor(const BoardView &view, const QPoint &point, bool areMarksTold)
{
    const BoardState &state = stateOf(view);
    return state.geometry() ? tipAt(state, view.mapToScene(point), wordsOf(view), areMarksTold)
                            : QString();
}

void setSpokenWords(BoardView &view, const SpokenWords &words, BlankLabels blanks)
{
    view.setProperty(blanksProperty, blanks == BlankLabels::Told);
    view.setProperty(wordsProperty, QVariant::fromValue(words));
}

} // namespace inkling
