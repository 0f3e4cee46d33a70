// SPDX-License-Identifier: MIT
#include "app/support/gestures.h"

#include "dialogs/newsheetdialog.h"
#include "families/registry.h"
#include "modes/drawing/drawingmode.h"
#include "modes/drawing/editcontroller.h"
#include "modes/solving/playcontroller.h"
#include "modes/solving/solvingmode.h"
#include "scene/boardview.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>
#include <algorithm>

namespace inkling {

namespace {

/// What opens another document, or leaves this one, or holds the program up.
constexpr std::array left{"open",       "openTogether", "new",        "close",  "quit",
                          "saveAs",     "save",         "exportText", "export", "print",
                          "fullScreen", "goToPuzzle",   "findPuzzle"};
constexpr std::array pageActions{"duplicatePuzzle", "deletePuzzle", "movePuzzleUp",
                                 "movePuzzleDown",  "nextPuzzle",   "previousPuzzle",
                                 "addPuzzle",       "properties"};
constexpr std::array modeActions{"editMode", "editMode",    "editMode",    "playMode",
                                 "playMode", "explainMode", "drawSolution"};
constexpr std::array drawActions{
    "turnLeft",     "turnRight",    "halfTurn",   "mirrorAcross", "mirrorDown", "invert",
    "growLeft",     "growTop",      "growRight",  "growBottom",   "shrinkLeft", "shrinkTop",
    "shrinkRight",  "shrinkBottom", "deal",       "minimise",     "fillClues",  "drawSolution",
    "wipeSolution", "makeCage",     "removeCage", "selectAll"};
constexpr std::array playActions{"hint",        "wholeHint",  "why",        "check",
                                 "lastRight",   "beginTrial", "beginTrial", "acceptTrial",
                                 "rejectTrial", "setPin",     "notes",      "fillNotes",
                                 "showAlike",   "forward",    "back",       "openStep"};
constexpr int mostPages = 8;
/// Sheets are small: what is worked out of them is to be known soon.
constexpr int mostRows = 5;

template <typename Widget>
QList<Widget *> offered(QWidget &window)
{
    QList<Widget *> all = window.findChildren<Widget *>();
    all.removeIf([&](const QWidget *widget) {
        return !widget->isVisible() || !widget->isEnabled() || widget->window() != &window;
    });
    return all;
}

/// One that opens a menu waits until something is chosen there.
bool opensMenu(const QAbstractButton *button)
{
    const auto *tool = qobject_cast<const QToolButton *>(button);
    const auto *push = qobject_cast<const QPushButton *>(button);
    return (tool
            && (tool->menu() || (tool->defaultAction() && tool->defaultAction()->menu())
                || tool->objectName() == u"qt_toolbar_ext_button"))
           || (push && push->menu());
}

bool leaves(const QAction *action)
{
    return action && std::ranges::any_of(left, [&](const char *id) {
               return action->objectName() == QLatin1String(id);
           });
}

bool isBlocked(const QAbstractButton *button)
{
    const auto *tool = qobject_cast<const QToolButton *>(button);
    return opensMenu(button) || (tool && leaves(tool->defaultAction()));
}

} // namespace

QWidget &Gestures::board()
{
    return *m_window.view().viewport();
}

QPoint Gestures::somewhere()
{
    const SharedGeometry &geometry = m_window.scene().geometry();
    if (!geometry || geometry->board().size() == 0 || m_random.chance(1, 8)) {
        return {m_random.between(0, std::max(1, board().width() - 1)),
                m_random.between(0, std::max(1, board().height() - 1))};
    }
    const auto element = ElementId(m_random.below(int(geometry->board().size())));
    QPoint place = m_window.view().mapFromScene(geometry->centre(element));
    if (m_random.chance(1, 4))
        place += QPoint(m_random.between(-20, 20), m_random.between(-20, 20));
    return place;
}

Qt::KeyboardModifiers Gestures::held()
{
    const std::array all{Qt::KeyboardModifiers(Qt::ShiftModifier),
                         Qt::KeyboardModifiers(Qt::ControlModifier),
                         Qt::ShiftModifier | Qt::ControlModifier};
    return m_random.chance(3, 4) ? Qt::KeyboardModifiers() : m_random.pick(all);
}

QString Gestures::trigger(const char *id)
{
    action(id).trigger(); // nothing where it is not enabled
    return QLatin1String(id);
}

void Gestures::sendMouse(QEvent::Type type, const QPoint &at, Qt::MouseButton button)
{
    if (type == QEvent::MouseButtonRelease)
        m_pressed &= ~button;
    else if (type != QEvent::MouseMove)
        m_pressed |= button;
    QMouseEvent event(type, at, board().mapToGlobal(at),
                      type == QEvent::MouseMove ? Qt::NoButton : button, m_pressed, m_held);
    QApplication::sendEvent(&board(), &event);
}

void Gestures::interrupt()
{
    switch (m_random.below(8)) {
    case 0:
        return QTest::keyClick(&m_window.view(), Qt::Key_Escape);
    case 1:
        trigger(m_random.chance(1, 2) ? "undo" : "redo");
        return;
    case 2:
        chooseMode();
        return;
    case 3:
        choosePages();
        return;
    case 4:
        return wheel();
    case 5:
        return typeKey();
    case 6: {
        const Qt::MouseButton other = m_random.chance(1, 2) ? Qt::MiddleButton : Qt::RightButton;
        sendMouse(QEvent::MouseButtonPress, somewhere(), other);
        return sendMouse(QEvent::MouseButtonRelease, somewhere(), other);
    }
    default:
        QCoreApplication::processEvents();
        return;
    }
}

void Gestures::stroke()
{
    const std::array buttons{Qt::LeftButton,  Qt::LeftButton,  Qt::LeftButton,  Qt::LeftButton,
                             Qt::RightButton, Qt::RightButton, Qt::MiddleButton};
    const Qt::MouseButton button = m_random.pick(buttons);
    m_held = held();
    QPoint at = somewhere();
    sendMouse(QEvent::MouseButtonPress, at, button);
    for (int moves = std::max(0, m_random.between(-3, 6)); moves > 0; --moves) {
        const QPoint next = somewhere();
        sendMouse(QEvent::MouseMove, (at + next) / 2, button);
        sendMouse(QEvent::MouseMove, at = next, button);
        if (m_random.chance(1, 12))
            interrupt();
    }
    sendMouse(QEvent::MouseButtonRelease, at, button);
    if (m_random.chance(1, 6)) {
        sendMouse(QEvent::MouseButtonDblClick, at, button);
        sendMouse(QEvent::MouseButtonRelease, at, button);
    }
    m_held = {};
}

void Gestures::wheel()
{
    const QPoint at = somewhere();
    const int by = m_random.between(-3, 3) * 120;
    QWheelEvent event(at, board().mapToGlobal(at), {}, {0, by}, Qt::NoButton, held(),
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&board(), &event);
}

void Gestures::typeKey()
{
    static const QByteArray letters
        = "0123456789012345678901234567890123456789+-*/x?=()cXqjkANMhwtp";
    if (m_random.chance(2, 3)) {
        for (int count = m_random.between(1, 3); count > 0; --count)
            QTest::keyClick(&m_window.view(), letters[m_random.below(int(letters.size()))]);
        return;
    }
    const std::array keys{Qt::Key_Space,  Qt::Key_Return, Qt::Key_Backspace, Qt::Key_Delete,
                          Qt::Key_Escape, Qt::Key_Home,   Qt::Key_End,       Qt::Key_PageUp,
                          Qt::Key_Tab,    Qt::Key_Menu,   Qt::Key_PageDown};
    const Qt::Key key = m_random.pick(keys);
    QTest::keyClick(&m_window.view(), key, m_random.chance(1, 2) ? Qt::NoModifier : held());
}

void Gestures::travel()
{
    const std::array keys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    const Qt::KeyboardModifiers modifiers = held();
    for (int count = m_random.between(1, 4); count > 0; --count)
        QTest::keyClick(&m_window.view(), m_random.pick(keys), modifiers);
}

QString Gestures::chooseMode()
{
    return trigger(m_random.pick(modeActions));
}

QString Gestures::choosePages()
{
    const char *id = m_random.pick(pageActions);
    const QLatin1String name(id);
    if (name == u"new") {
        beginSheet();
    } else if (name == u"properties") {
        changeProperties();
    } else if (name != u"duplicatePuzzle" || m_window.document().count() < mostPages) {
        return trigger(id);
    }
    return name;
}

QString Gestures::chooseAction()
{
    const std::span<const ActionLine> lines = actionLines();
    const char *id = lines[std::size_t(m_random.below(int(lines.size())))].id;
    const QLatin1String name(id);
    if (leaves(&action(id)) || name == u"generate" || name == u"paste")
        return {};
    if (std::ranges::any_of(pageActions, [&](const char *one) { return name == one; }))
        return choosePages();
    return trigger(id);
}

void Gestures::chooseMenuEntry(QMenu &menu)
{
    const QList<QAction *> actions = menu.actions();
    if (actions.isEmpty())
        return;
    QAction *chosen = m_random.pick(actions);
    chosen->menu() ? chooseMenuEntry(*chosen->menu()) : chosen->trigger();
}

void Gestures::choosePin()
{
    // The menu lists them when it is shown.
    for (QMenu *menu : m_window.findChildren<QMenu *>()) {
        if (menu->title() != u"&Bookmarks")
            continue;
        Q_EMIT menu->aboutToShow();
        return chooseMenuEntry(*menu);
    }
}

void Gestures::clickButton()
{
    if (m_window.document().count() == 0)
        return; // those of the first page open another document
    QList<QAbstractButton *> buttons = offered<QAbstractButton>(m_window);
    buttons.removeIf(isBlocked);
    if (!buttons.isEmpty())
        QTest::mouseClick(m_random.pick(buttons), Qt::LeftButton);
}

void Gestures::clickList()
{
    QList<QAbstractItemView *> lists = offered<QAbstractItemView>(m_window);
    if (m_window.document().count() == 0 || lists.isEmpty())
        return;
    QAbstractItemView *list = m_random.pick(lists);
    QWidget *viewport = list->viewport();
    const QPoint at(m_random.below(std::max(1, viewport->width())),
                    m_random.below(std::max(1, std::min(200, viewport->height()))));
    switch (m_random.below(4)) {
    case 0:
        return QTest::mouseDClick(viewport, Qt::LeftButton, {}, at);
    case 1:
        return QTest::keyClick(list, m_random.chance(1, 2) ? Qt::Key_Down : Qt::Key_Up);
    default:
        return QTest::mouseClick(viewport, Qt::LeftButton, {}, at);
    }
}

void Gestures::chooseInBox()
{
    QList<QComboBox *> boxes = offered<QComboBox>(m_window);
    if (!boxes.isEmpty())
        QTest::keyClick(m_random.pick(boxes), m_random.chance(2, 3) ? Qt::Key_Down : Qt::Key_Up);
}

void Gestures::beginSheet()
{
    if (m_window.document().count() >= mostPages)
        return;
    action("new").trigger();
    auto *dialog = m_window.findChild<NewSheetDialog *>();
    if (!dialog || !dialog->isVisible())
        return;
    const Family &family = *families()[std::size_t(m_random.below(int(families().size())))];
    if (m_random.chance(1, 2))
        dialog->setFamily(family);
    dialog->templates().setCurrentIndex(0);
    const BoardSize least = dialog->family().drafting().smallest();
    dialog->rows().setValue(m_random.between(least.rows, std::max(least.rows, mostRows)));
    dialog->columns().setValue(m_random.between(least.columns, std::max(least.columns, mostRows)));
    if (dialog->objection().isEmpty() && m_random.chance(5, 6))
        QTest::mouseClick(&dialog->drawButton(), Qt::LeftButton);
    else
        dialog->reject();
}

void Gestures::changeProperties()
{
    action("properties").trigger();
    auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
    if (!dialog)
        return;
    if (auto *field = dialog->findChild<QLineEdit *>())
        field->setText(QStringLiteral("Title %1").arg(m_random.below(100)));
    m_random.chance(3, 4) ? dialog->accept() : dialog->reject();
}

/// Into a sheet: elsewhere it opens another document.
void Gestures::paste()
{
    if (!action("editMode").isChecked() || m_window.document().name().isEmpty())
        return;
    static const QByteArray letters = "0123456789 .\t\n-+*/xab?";
    if (m_random.chance(1, 2)) {
        QString text;
        for (int count = m_random.between(1, 30); count > 0; --count)
            text += QLatin1Char(letters[m_random.below(int(letters.size()))]);
        QGuiApplication::clipboard()->setText(text);
    } else {
        trigger(m_random.chance(1, 2) ? "copy" : "cut");
    }
    trigger("paste");
}

void Gestures::wait()
{
    constexpr int soon = 300;
    if (m_random.chance(1, 3))
        (void)QTest::qWaitFor([this] { return m_window.isSettled(); }, soon);
    else
        QTest::qWait(m_random.below(15));
}

void Gestures::resize()
{
    m_window.resize(m_random.between(600, 1200), m_random.between(450, 800));
}

void Gestures::closeDialogs()
{
    while (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
    for (QDialog *dialog : m_window.findChildren<QDialog *>()) {
        if (dialog->isVisible())
            dialog->reject();
    }
}

QString Gestures::make()
{
    struct Kind
    {
        int weight;
        QString (*act)(Gestures &);
    };
    // In the order of what a person does most.
    static const std::array kinds{
        Kind{30, [](Gestures &g) { return g.stroke(), QStringLiteral("stroke"); }},
        Kind{16, [](Gestures &g) { return g.typeKey(), QStringLiteral("keys"); }},
        Kind{8, [](Gestures &g) { return g.travel(), QStringLiteral("arrows"); }},
        Kind{8, [](Gestures &g) { return g.trigger("undo"); }},
        Kind{5, [](Gestures &g) { return g.trigger("redo"); }},
        Kind{10, [](Gestures &g) { return g.chooseMode(); }},
        Kind{6, [](Gestures &g) { return g.choosePages(); }},
        Kind{8, [](Gestures &g) { return g.trigger(g.m_random.pick(drawActions)); }},
        Kind{8, [](Gestures &g) { return g.trigger(g.m_random.pick(playActions)); }},
        Kind{8, [](Gestures &g) { return g.chooseAction(); }},
        Kind{6, [](Gestures &g) { return g.clickButton(), QStringLiteral("button"); }},
        Kind{4, [](Gestures &g) { return g.clickList(), QStringLiteral("list"); }},
        Kind{3, [](Gestures &g) { return g.chooseInBox(), QStringLiteral("box"); }},
        Kind{3, [](Gestures &g) { return g.paste(), QStringLiteral("paste"); }},
        Kind{3, [](Gestures &g) { return g.wheel(), QStringLiteral("wheel"); }},
        Kind{10, [](Gestures &g) { return g.wait(), QStringLiteral("wait"); }},
        Kind{1, [](Gestures &g) { return g.resize(), QStringLiteral("resize"); }},
        Kind{2, [](Gestures &g) { return g.choosePin(), QStringLiteral("pin"); }},
    };
    int sum = 0;
    for (const Kind &kind : kinds)
        sum += kind.weight;
    int chosen = m_random.below(sum);
    const auto *kind = kinds.begin();
    for (; chosen >= kind->weight; ++kind)
        chosen -= kind->weight;
    const QString name = kind->act(*this);
    closeDialogs();
    return name;
}

void Gestures::rest()
{
    QTest::keyClick(&m_window.view(), Qt::Key_Escape);
    m_window.drawing().edit().stopWork();
    if (m_window.drawing().edit().isDrawingSolution())
        trigger("drawSolution");
    // What is marked on an answer that was chosen is none of the document's.
    if (m_window.solving().play().holdsBoard())
        trigger("explainMode");
}

} // namespace inkling
