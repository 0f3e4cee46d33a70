// SPDX-License-Identifier: MIT
#include "accessible/boardaccessible.h"

#include "painting/looks.h"
#include "painting/signs.h"
#include "phrases.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"

#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QHash>

namespace inkling {

namespace {

constexpr char wordsProperty[] = "inklingWords";

const BoardScene *sceneOf(const BoardView &view)
{
    return static_cast<const BoardScene *>(view.scene());
}

QString candidatesText(const MarkDetails &details)
{
    QStringList values;
    for (int value = 0; value < 64; ++value) {
        if ((details.values >> value & 1) != 0)
            values.append(QString::number(value));
    }
    return QCoreApplication::translate("Phrases", "candidates %1").arg(values.join(u' '));
}

/// The value known of an element, in words, besides the text that the puzzle
/// gives; empty if none is.
QString valueText(const BoardState &state, ElementId id)
{
    if (const MarkDetails *details = state.details(id))
        return state.mark(id) == Look::Candidates || details->values != 0
                   ? candidatesText(*details)
                   : QString::fromStdString(details->text);
    if (const auto look = state.mark(id)) {
        const char *const spoken = LookTraits::of(*look).spoken;
        return spoken ? QCoreApplication::translate("Phrases", spoken) : QString();
    }
    const std::string_view written = state.text(id);
    if (written == state.geometry()->board().text(id))
        return {};
    return QString::fromUtf8(written.data(), qsizetype(written.size()));
}

/// An element of the board. Made when a reader asks for it; the view's
/// interface keeps and frees it.
class ElementAccessible final : public QAccessibleInterface
{
public:
    ElementAccessible(BoardView &view, ElementId id)
        : m_view(view)
        , m_id(id)
    {}

    bool isValid() const override
    {
        const BoardState &state = sceneOf(m_view)->state();
        return state.geometry() && m_id < state.geometry()->board().size();
    }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return m_view.window()->windowHandle(); }
    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(&m_view);
    }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid() || (kind != QAccessible::Name && kind != QAccessible::Value))
            return {};
        const BoardState &state = sceneOf(m_view)->state();
        QString mark = valueText(state, m_id);
        if (kind == QAccessible::Value)
            return mark;
        const auto words = m_view.property(wordsProperty).value<SpokenWords>();
        QStringList parts{words ? words(m_id) : QString()};
        if (!mark.isEmpty())
            parts.append(mark);
        return (parts + litWords(state, m_id)).join(QStringLiteral(", "));
    }
    void setText(QAccessible::Text, const QString &) override {}

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRectF box = sceneOf(m_view)->state().geometry()->box(m_id);
        const QRect seen = m_view.mapFromScene(box.adjusted(-0.1, -0.1, 0.1, 0.1)).boundingRect();
        return {m_view.viewport()->mapToGlobal(seen.topLeft()), seen.size()};
    }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        state.selectable = true;
        state.focusable = true;
        state.selected = isValid() && sceneOf(m_view)->state().selected == m_id;
        state.focused = state.selected && m_view.hasFocus();
        state.invalid = !isValid();
        return state;
    }

    ElementId id() const { return m_id; }

private:
    BoardView &m_view;
    ElementId m_id;
};

class BoardAccessible final : public QAccessibleWidget
{
public:
    explicit BoardAccessible(BoardView *view)
        : QAccessibleWidget(view, QAccessible::Table)
        , m_view(*view)
    {}

    Q_DISABLE_COPY_MOVE(BoardAccessible)
    ~BoardAccessible() override
    {
        for (const QAccessible::Id id : std::as_const(m_elements))
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override
    {
        const BoardGeometry *geometry = sceneOf(m_view)->state().geometry();
        return geometry ? int(geometry->board().size()) : 0;
    }
    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        auto known = m_elements.find(index);
        if (known == m_elements.end()) {
            auto *element = new ElementAccessible(m_view, ElementId(index));
            known = m_elements.insert(index, QAccessible::registerAccessibleInterface(element));
        }
        return QAccessible::accessibleInterface(*known);
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto *element = dynamic_cast<const ElementAccessible *>(child);
        return element ? int(element->id()) : -1;
    }
    QAccessibleInterface *focusChild() const override
    {
        const BoardState &state = sceneOf(m_view)->state();
        return state.selected == noElement ? nullptr : child(int(state.selected));
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const BoardGeometry *geometry = sceneOf(m_view)->state().geometry();
        if (!geometry)
            return nullptr;
        const QPointF at = m_view.mapToScene(m_view.viewport()->mapFromGlobal(QPoint(x, y)));
        const ElementId nearest = elementAt(*geometry, at);
        return nearest == noElement ? nullptr : child(int(nearest));
    }

private:
    BoardView &m_view;
    mutable QHash<int, QAccessible::Id> m_elements;
};

QAccessibleInterface *makeAccessible(const QString &, QObject *object)
{
    auto *view = qobject_cast<BoardView *>(object);
    return view ? new BoardAccessible(view) : nullptr;
}

} // namespace

void installBoardAccessibility()
{
    QAccessible::installFactory(makeAccessible);
}

void tellSelected(BoardView &view, ElementId element)
{
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(int(element));
    QAccessible::updateAccessibility(&event);
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
    const BoardState &state = sceneOf(view)->state();
    return state.geometry() ? tipAt(state, view.mapToScene(point),
                                    view.property(wordsProperty).value<SpokenWords>(), areMarksTold)
                            : QString();
}

void setSpokenWords(BoardView &view, const SpokenWords &words)
{
    view.setProperty(wordsProperty, QVariant::fromValue(words));
}

} // namespace inkling
