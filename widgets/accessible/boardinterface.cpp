// SPDX-License-Identifier: MIT
#include "accessible/boardinterface.h"

#include "accessible/elementaccessible.h"
#include "accessible/spokenproperties.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"

#include <QEvent>
#include <QTimer>
#include <algorithm>

namespace inkling {

namespace {

/// More elements than this are not told of one by one: a reader asks for them anew.
constexpr qsizetype mostTold = 2000;

void tell(QAccessibleInterface *interface, QAccessible::Event what)
{
    QAccessibleEvent event(interface, what);
    QAccessible::updateAccessibility(&event);
}

} // namespace

/// Follows the scene and the focus of the view, for as long as the interface is there.
class BoardAccessible::Listener final : public QObject
{
public:
    explicit Listener(BoardAccessible &board)
        : m_board(board)
    {
        board.m_view.installEventFilter(this);
        const auto *scene = static_cast<BoardScene *>(board.m_view.scene());
        connect(scene, &BoardScene::elementsChanged, this,
                [this](std::span<const ElementId> changed) { m_board.tellChanged(changed); });
        connect(scene, &BoardScene::allChanged, this, [this] { m_board.tellAllChanged(); });
        connect(scene, &BoardScene::boardReplaced, this, [this] { m_board.forgetElements(); });
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        // Qt tells of the view's own focus after this event; the selected element has it.
        if (event->type() == QEvent::FocusIn)
            QTimer::singleShot(0, this, [this] { m_board.tellSelected(m_board.selected()); });
        if (event->type() == QEvent::DynamicPropertyChange
            && static_cast<QDynamicPropertyChangeEvent *>(event)->propertyName() == wordsProperty)
            m_board.tellAllChanged();
        return false;
    }

private:
    BoardAccessible &m_board;
};

BoardAccessible::BoardAccessible(BoardView &view)
    : QAccessibleWidget(&view, QAccessible::Table)
    , m_view(view)
    , m_listener(std::make_unique<Listener>(*this))
{}

BoardAccessible::~BoardAccessible()
{
    for (const QAccessible::Id id : std::as_const(m_elements))
        QAccessible::deleteAccessibleInterface(id);
}

const BoardScene *BoardAccessible::scene() const
{
    return static_cast<const BoardScene *>(m_view.scene());
}

SpokenWords BoardAccessible::words() const
{
    return m_view.property(wordsProperty).value<SpokenWords>();
}

ElementId BoardAccessible::selected() const
{
    return scene() ? scene()->state().selected : noElement;
}

QWidget *BoardAccessible::cover() const
{
    QWidget *proxy = m_view.focusProxy();
    return proxy && m_view.isAncestorOf(proxy) ? proxy : nullptr;
}

const ToldElements &BoardAccessible::told() const
{
    const bool isCovered = cover();
    if (m_isToldCurrent && isCovered == m_isCovered)
        return m_told;
    m_told = isCovered || !scene()
                 ? ToldElements()
                 : ToldElements(scene()->state(), m_view.property(blanksProperty).toBool());
    m_isCovered = isCovered;
    m_isToldCurrent = true;
    return m_told;
}

QAccessibleInterface *BoardAccessible::element(ElementId id) const
{
    if (told().indexOf(id) < 0)
        return nullptr;
    auto known = m_elements.find(id);
    if (known == m_elements.end()) {
        auto *made = new ElementAccessible(const_cast<BoardAccessible &>(*this), id);
        known = m_elements.insert(id, QAccessible::registerAccessibleInterface(made));
    }
    return QAccessible::accessibleInterface(*known);
}

QList<QAccessibleInterface *> BoardAccessible::elements(std::span<const ElementId> ids) const
{
    QList<QAccessibleInterface *> interfaces;
    for (const ElementId id : ids) {
        if (QAccessibleInterface *interface = element(id))
            interfaces.append(interface);
    }
    return interfaces;
}

// What is told of changes.

void BoardAccessible::tellSelected(ElementId id) const
{
    QAccessibleInterface *interface = element(id);
    if (!interface)
        return;
    tell(interface, QAccessible::Selection);
    if (m_view.hasFocus())
        tell(interface, QAccessible::Focus);
}

void BoardAccessible::tellChanged(std::span<const ElementId> changed)
{
    const Board &board = scene()->state().geometry()->board();
    const auto hides = [&](ElementId id) {
        return board.kind(id) == ElementKind::Node || board.kind(id) == ElementKind::Label;
    };
    if (m_told.isPartial() || std::ranges::any_of(changed, hides))
        m_isToldCurrent = false;
    for (const ElementId id : changed) {
        if (m_elements.contains(id) && told().indexOf(id) >= 0)
            tell(element(id), QAccessible::NameChanged);
    }
}

void BoardAccessible::tellAllChanged()
{
    if (m_elements.size() > mostTold)
        return forgetElements();
    m_isToldCurrent = false;
    const QList<ElementId> known = m_elements.keys();
    for (const ElementId id : known) {
        if (told().indexOf(id) >= 0)
            tell(element(id), QAccessible::NameChanged);
    }
}

void BoardAccessible::forgetElements()
{
    for (const QAccessible::Id id : std::as_const(m_elements))
        QAccessible::deleteAccessibleInterface(id);
    m_elements.clear();
    m_isToldCurrent = false;
}

// The board as a tree.

QAccessible::Role BoardAccessible::role() const
{
    return cover()            ? QAccessible::Grouping
           : told().isTable() ? QAccessible::Table
                              : QAccessible::List;
}

int BoardAccessible::childCount() const
{
    return cover() ? 1 : told().count();
}

QAccessibleInterface *BoardAccessible::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    return cover() ? QAccessible::queryAccessibleInterface(cover()) : element(told().at(index));
}

int BoardAccessible::indexOfChild(const QAccessibleInterface *child) const
{
    if (!child)
        return -1;
    if (cover())
        return child->object() == cover() ? 0 : -1;
    const auto *element = dynamic_cast<const ElementAccessible *>(child);
    return element ? told().indexOf(element->id()) : -1;
}

QAccessibleInterface *BoardAccessible::focusChild() const
{
    return cover() ? QAccessibleWidget::focusChild() : element(selected());
}

QAccessibleInterface *BoardAccessible::childAt(int x, int y) const
{
    if (cover())
        return child(0);
    if (!scene() || !scene()->hasBoard())
        return nullptr;
    const QPointF at = m_view.mapToScene(m_view.viewport()->mapFromGlobal(QPoint(x, y)));
    return element(elementAt(*scene()->state().geometry(), at));
}

void *BoardAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return told().isTable() ? static_cast<QAccessibleTableInterface *>(this) : nullptr;
    return QAccessibleWidget::interface_cast(type);
}

// The board as a table.

QAccessibleInterface *BoardAccessible::cellAt(int row, int column) const
{
    // Qt's bridge works rows out of any child's index, and takes it that there is a cell.
    if (!told().isTable())
        return nullptr;
    const int inRow = std::clamp(row, 0, rowCount() - 1);
    const int inColumn = std::clamp(column, 0, columnCount() - 1);
    return child(inRow * columnCount() + inColumn);
}

QList<QAccessibleInterface *> BoardAccessible::selectedCells() const
{
    if (!told().isInTable(selected()))
        return {};
    return {element(selected())};
}

QString BoardAccessible::columnDescription(int column) const
{
    return column < 0 || column >= columnCount() ? QString()
                                                 : namesOf(told().labelsOfColumn(column));
}

QString BoardAccessible::rowDescription(int row) const
{
    return row < 0 || row >= rowCount() ? QString() : namesOf(told().labelsOfRow(row));
}

QString BoardAccessible::namesOf(std::span<const ElementId> labels) const
{
    QStringList names;
    for (const QAccessibleInterface *label : elements(labels))
        names.append(label->text(QAccessible::Name));
    return names.join(QStringLiteral("; "));
}

} // namespace inkling
