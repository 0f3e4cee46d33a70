// SPDX-License-Identifier: MIT
// Ordinary manners: every action where it is looked for, keys of one's own, preferences, dropping, recent files, zoom
// that never draws, fingers and pens, menus, and a start page. With INKLING_PICTURES set to a folder,
// pictures are left there.
#include "app/support/keeper.h"
#include "app/support/windowtest.h"
#include "dialogs/newsheetdialog.h"
#include "dialogs/preferencesdialog.h"
#include "dialogs/rulesdialog.h"
#include "dialogs/shortcutdialog.h"
#include "documents/filekeeper.h"
#include "families/registry.h"
#include "look/actionteaching.h"
#include "look/thememanager.h"
#include "modes/drawing/drawingmode.h"
#include "modes/drawing/editcontroller.h"
#include "modes/explaining/explainingmode.h"
#include "modes/solving/playcontroller.h"
#include "modes/solving/solvingmode.h"
#include "panelarea.h"
#include "phrases.h"
#include "playing/boardpointer.h"
#include "reasoning/reasoningpanel.h"
#include "scene/boardview.h"
#include "scene/touchhand.h"
#include "steps/steplistview.h"
#include "support/familytable.h"
#include "window/droptarget.h"
#include "window/list/puzzlelist.h"
#include "window/noticebar.h"
#include "window/openwindows.h"
#include "window/start/startpage.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabletEvent>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QWheelEvent>
#include <map>

using namespace inkling;

namespace {

const QByteArray oneBoard = R"(5 5
0 . 2 1 2
. . 1 . .
. 2 0 . .
1 . 1 2 0
1 . . 1 .
0 0
)";

/// What a mouse did to a widget, whoever made it.
class MouseLog final : public QObject
{
public:
    explicit MouseLog(QWidget &widget) { widget.installEventFilter(this); }

    QList<std::pair<QEvent::Type, Qt::MouseButton>> events;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseMove
            || event->type() == QEvent::MouseButtonRelease) {
            const auto *mouse = static_cast<QMouseEvent *>(event);
            events.append({event->type(), mouse->button()});
        }
        return false;
    }
};

class MannersTest final : public WindowTest
{
    Q_OBJECT

private:
    QAction &action(const char *id) { return *m_window->actions()[id]; }
    BoardView &view() { return m_window->view(); }
    QWidget &board() { return *view().viewport(); }

    /// A sample whose edges are marked by hand, in play mode.
    void playEdges()
    {
        openText(oneBoard);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->solving().play().marks(), patience);
        action("playMode").trigger();
        QVERIFY(m_window->solving().play().holdsBoard());
        QVERIFY(markCount() == 0);
    }
    int markCount()
    {
        const UserMarks &marks = *m_window->solving().play().marks();
        int count = 0;
        for (UnknownId unknown = 0; unknown < marks.model()->mainCount(); ++unknown)
            count += marks.isMarked(unknown) ? 1 : 0;
        return count;
    }
    ElementId someEdge(int skip = 12)
    {
        const Choices &choices = m_window->solving().play().marks()->choices();
        const Board &elements = m_window->scene().geometry()->board();
        for (ElementId id = 0; id < elements.size(); ++id) {
            if (elements.kind(id) == ElementKind::Edge && !choices.of(id).empty() && skip-- == 0)
                return id;
        }
        return noElement;
    }
    QPoint placeOf(ElementId element)
    {
        return view().mapFromScene(m_window->scene().geometry()->centre(element));
    }
    void wheel(const QPoint &place, int notches, Qt::KeyboardModifiers held = {},
               const QPoint &pixels = {}, Qt::ScrollPhase phase = Qt::NoScrollPhase)
    {
        QWheelEvent event(place, board().mapToGlobal(place), pixels, {0, 120 * notches},
                          Qt::NoButton, held, phase, false);
        QApplication::sendEvent(&board(), &event);
    }
    void gesture(Qt::NativeGestureType type, double value, const QPointF &delta = {})
    {
        const QPointF place = board().rect().center();
        QNativeGestureEvent event(type, QPointingDevice::primaryPointingDevice(), 2, place, place,
                                  board().mapToGlobal(place), value, delta);
        QApplication::sendEvent(&board(), &event);
    }
    void pen(QEvent::Type type, const QPointF &place, QPointingDevice::PointerType tip, bool isDown)
    {
        const QPointingDevice stylus(QStringLiteral("stylus"), 77, QInputDevice::DeviceType::Stylus,
                                     tip, QInputDevice::Capability::Position, 1, 2);
        QTabletEvent event(type, &stylus, place, board().mapToGlobal(place), isDown ? 0.5 : 0, 0, 0,
                           0, 0, 0, {}, Qt::LeftButton, isDown ? Qt::LeftButton : Qt::NoButton);
        QApplication::sendEvent(&board(), &event);
    }
    QMenu *popup(const char *name)
    {
        return m_window->findChild<QMenu *>(QString::fromLatin1(name));
    }
    void drop(QMimeData &data, bool isDropped = true)
    {
        QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        enter.setAccepted(false);
        QApplication::sendEvent(m_window.get(), &enter);
        m_isOffered = enter.isAccepted();
        if (!isDropped || !m_isOffered)
            return;
        QDropEvent event(QPointF(400, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &event);
    }
    DropTarget &target()
    {
        return *m_window->findChild<DropTarget *>(QStringLiteral("dropTarget"));
    }
    static void collect(const QMenu &menu, QSet<const QAction *> &found)
    {
        for (const QAction *action : menu.actions()) {
            found.insert(action);
            if (action->menu())
                collect(*action->menu(), found);
        }
    }

    QPointingDevice *m_screen = QTest::createTouchDevice();
    bool m_isOffered = false;

private Q_SLOTS:
    void everyActionIsInAMenuAndSaysWhatItDoes()
    {
        QSet<const QAction *> found;
        for (const QAction *top : m_window->menuBar()->actions())
            collect(*top->menu(), found);
        for (const ActionLine &line : actionLines()) {
            const QAction &each = action(line.id);
            QVERIFY2(found.contains(&each), line.id);
            QVERIFY2(!each.statusTip().isEmpty(), line.id);
            QVERIFY2(each.toolTip().contains(each.statusTip()), line.id);
            QVERIFY2(each.toolTip() != each.statusTip(), line.id);
        }
    }

    void noTwoActionsShareAKey()
    {
        std::map<QString, QString> holders;
        for (const ActionLine &line : actionLines()) {
            for (const QKeySequence &key : line.shortcuts) {
                QVERIFY2(!key.isEmpty(), line.id);
                const auto [at, isNew]
                    = holders.emplace(key.toString(), QString::fromLatin1(line.id));
                QVERIFY2(isNew, qPrintable(key.toString() + u' ' + at->second));
            }
        }
    }

    void whatIsOnTheToolBarTeaches()
    {
        for (const QByteArray &id : taughtActions())
            QVERIFY2(m_window->actions().find(id.constData()), id.constData());
        const auto *bar = m_window->findChild<QToolBar *>(QStringLiteral("tools"));
        int taught = 0;
        for (const QAction *each : bar->actions()) {
            const QString attempt = tryLine(each->objectName().toLatin1().constData());
            taught += !attempt.isEmpty() && each->toolTip().contains(attempt) ? 1 : 0;
        }
        QVERIFY2(taught >= 10, qPrintable(QString::number(taught)));
    }

    void aKeyOfOnesOwnIsKept()
    {
        action("shortcuts").trigger();
        auto *dialog = m_window->findChild<ShortcutDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->table().topLevelItemCount(), int(actionLines().size()));
        dialog->choose("hint");
        QVERIFY(!dialog->resetButton().isEnabled());
        dialog->keys().setFocus();
        QTest::keyClick(&dialog->keys(), Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(dialog->keys().keySequence(), QKeySequence(QStringLiteral("Ctrl+J")));
        QTest::mouseClick(&dialog->addButton(), Qt::LeftButton);
        QCOMPARE(action("hint").shortcuts(),
                 (QList<QKeySequence>{QKeySequence(QStringLiteral("H")),
                                      QKeySequence(QStringLiteral("Ctrl+J"))}));
        // Another window has it too, and the next one.
        MainWindow other;
        QCOMPARE(other.actions()["hint"]->shortcuts(), action("hint").shortcuts());
        dialog->choose("hint");
        QTest::mouseClick(&dialog->resetButton(), Qt::LeftButton);
        QCOMPARE(action("hint").shortcuts().size(), 1);
        QCOMPARE(other.actions()["hint"]->shortcuts().size(), 1);
        QVERIFY(QSettings().childGroups().isEmpty()
                || !QSettings().contains(QStringLiteral("shortcuts/hint")));
    }

    void aKeyIsGivenOverOnlyWhenAsked()
    {
        action("shortcuts").trigger();
        auto *dialog = m_window->findChild<ShortcutDialog *>();
        dialog->choose("hint");
        dialog->keys().setFocus();
        QTest::keyClick(&dialog->keys(), Qt::Key_G, Qt::ControlModifier);
        // Both names are there; nothing has changed.
        QVERIFY(dialog->conflict().text().contains(QStringLiteral("Go to Puzzle")));
        QVERIFY(dialog->conflict().text().contains(QStringLiteral("Hint")));
        QCOMPARE(action("goToPuzzle").shortcut(), QKeySequence(QStringLiteral("Ctrl+G")));
        keepPicture(*dialog, QStringLiteral("shortcuts-light"));
        QTest::mouseClick(&dialog->setButton(), Qt::LeftButton);
        QCOMPARE(action("hint").shortcuts(),
                 QList<QKeySequence>{QKeySequence(QStringLiteral("Ctrl+G"))});
        QVERIFY(action("goToPuzzle").shortcuts().isEmpty());
        QVERIFY(!action("goToPuzzle").toolTip().contains(QStringLiteral("Ctrl+G")));
        QTest::mouseClick(&dialog->resetAllButton(), Qt::LeftButton);
        QCOMPARE(action("goToPuzzle").shortcut(), QKeySequence(QStringLiteral("Ctrl+G")));
        QCOMPARE(action("hint").shortcut(), QKeySequence(QStringLiteral("H")));
        QVERIFY(!dialog->resetAllButton().isEnabled());
        dialog->choose("undo");
        QTest::mouseClick(&dialog->clearButton(), Qt::LeftButton);
        QVERIFY(action("undo").shortcuts().isEmpty());
        QVERIFY(MainWindow().actions()["undo"]->shortcuts().isEmpty());
    }

    void theListOfKeysIsSearchedAndPrinted()
    {
        action("shortcuts").trigger();
        auto *dialog = m_window->findChild<ShortcutDialog *>();
        QTest::keyClicks(&dialog->filter(), QStringLiteral("zoom"));
        int seen = 0;
        for (int i = 0; i < dialog->table().topLevelItemCount(); ++i)
            seen += dialog->table().topLevelItem(i)->isHidden() ? 0 : 1;
        QVERIFY(seen >= 2 && seen < 6);
        for (const ActionLine &line : actionLines())
            QVERIFY2(dialog->html().contains(action(line.id).statusTip().toHtmlEscaped()), line.id);
        ThemeManager::instance().setChoice(ThemeChoice::Dark);
        dialog->filter().clear();
        keepPicture(*dialog, QStringLiteral("shortcuts-dark"));
    }

    void preferencesHoldAtOnceAndCancelTakesThemBack()
    {
        playEdges();
        action("preferences").trigger();
        auto *dialog = m_window->findChild<PreferencesDialog *>();
        QVERIFY(dialog);
        const Preferences before = Preferences::read();
        keepPicture(*dialog, QStringLiteral("preferences-light"));
        QComboBox &sides = *dialog->choice("look/sides");
        sides.setFocus();
        QTest::keyClick(&sides, Qt::Key_Down);
        QCOMPARE(Theme::taste().sides, SideTint::YellowBlue);
        QCOMPARE(&m_window->scene().theme(), &Theme::lightTheme());
        QVERIFY(m_window->scene().theme().outside.isValid());
        QTest::mouseClick(dialog->check("play/autoCross"), Qt::LeftButton, {}, {8, 8});
        QCOMPARE(QSettings().value(QStringLiteral("play/autoCross")).toBool(), false);
        QComboBox &theme = *dialog->choice("theme");
        theme.setFocus();
        QTest::keyClick(&theme, Qt::Key_End);
        QVERIFY(m_window->scene().theme().dark);
        keepPicture(*dialog, QStringLiteral("preferences-dark"));
        QComboBox &motion = *dialog->choice("look/motion");
        motion.setFocus();
        QTest::keyClick(&motion, Qt::Key_Down);
        QVERIFY(action("reducedMotion").isChecked());
        QVERIFY(Preferences::read() != before);
        dialog->reject();
        QCOMPARE(Preferences::read() == before, true);
        QVERIFY(!m_window->scene().theme().dark);
        QVERIFY(!m_window->scene().theme().outside.isValid());
        QVERIFY(!action("reducedMotion").isChecked());
    }

    void everyTasteCanBeRead()
    {
        for (const SideTint sides : {SideTint::Straw, SideTint::YellowBlue, SideTint::PinkGreen}) {
            for (const TrialInks trials : {TrialInks::VioletTeal, TrialInks::MagentaOlive}) {
                Theme::setTaste({.sides = sides, .trials = trials, .crosses = CrossStyle::Cross});
                for (const Theme *theme : {&Theme::lightTheme(), &Theme::darkTheme()}) {
                    QVERIFY(contrast(theme->ink, theme->inside) >= 4.5);
                    QVERIFY(contrast(theme->suppose, theme->paper) >= 4.5);
                    QVERIFY(contrast(theme->supposeAgain, theme->paper) >= 4.5);
                    if (sides == SideTint::Straw)
                        continue;
                    QVERIFY(contrast(theme->ink, theme->outside) >= 4.5);
                    QVERIFY(contrast(theme->clue, theme->outside) >= 4.5);
                    QVERIFY(contrast(theme->clue, theme->inside) >= 4.5);
                }
            }
        }
        Theme::setTaste({});
    }

    void crossesLookAsTheReaderLikes()
    {
        openText(oneBoard);
        m_window->explaining().playback().last();
        m_window->explaining().playback().moveTo(m_window->explaining().playback().size() / 2);
        m_window->scene().finishMotion();
        QList<QImage> pictures;
        for (const CrossStyle style :
             {CrossStyle::Cross, CrossStyle::FaintLine, CrossStyle::Nothing}) {
            Preferences preferences;
            preferences.theme = ThemeChoice::Light;
            preferences.taste.crosses = style;
            preferences.taste.sides = SideTint(int(style));
            preferences.applyLook();
            action("sides").setChecked(true);
            pictures.append(board().grab().toImage());
            keepPicture(*m_window, QStringLiteral("taste-%1").arg(int(style)));
        }
        Theme::setTaste({});
        QVERIFY(pictures[0] != pictures[1]);
        QVERIFY(pictures[1] != pictures[2]);
    }

    void zoomingAndMovingNeverDraw()
    {
        playEdges();
        const QPoint place = placeOf(someEdge());
        const double before = view().cellSize();
        wheel(place, 1);
        QVERIFY(view().cellSize() > before);
        wheel(place, -1, Qt::ControlModifier);
        QVERIFY(std::abs(view().cellSize() - before) < 1e-6);
        wheel(place, 2, Qt::ControlModifier);
        const QPointF corner = view().mapToScene(QPoint());
        wheel(place, 0, {}, {-40, -30}, Qt::ScrollUpdate);
        QVERIFY(view().mapToScene(QPoint()).x() > corner.x());
        const double zoomed = view().cellSize();
        wheel(place, 1, {}, {0, 15}, Qt::ScrollUpdate);
        QCOMPARE(view().cellSize(), zoomed);
        gesture(Qt::BeginNativeGesture, 0);
        gesture(Qt::ZoomNativeGesture, 0.2);
        QVERIFY(view().cellSize() > zoomed);
        gesture(Qt::PanNativeGesture, 0, {30, 20});
        gesture(Qt::EndNativeGesture, 0);
        QTest::mousePress(&board(), Qt::MiddleButton, {}, place);
        QTest::mouseMove(&board(), place + QPoint(60, 45));
        QTest::mouseRelease(&board(), Qt::MiddleButton, {}, place + QPoint(60, 45));
        QTest::keyPress(&view(), Qt::Key_Space);
        QTest::mousePress(&board(), Qt::LeftButton, {}, place);
        QTest::mouseMove(&board(), place + QPoint(-60, 45));
        QTest::mouseRelease(&board(), Qt::LeftButton, {}, place + QPoint(-60, 45));
        QTest::keyRelease(&view(), Qt::Key_Space);
        action("zoomFit").trigger();
        QCOMPARE(markCount(), 0);
        QVERIFY(!action("undo").isEnabled());
        QTest::mouseClick(&board(), Qt::LeftButton, {}, placeOf(someEdge()));
        QVERIFY(markCount() > 0);
    }

    void twoFingersNeverDraw()
    {
        playEdges();
        MouseLog log(board());
        const QPoint place = placeOf(someEdge());
        view().zoomBy(0.5);
        const double before = view().cellSize();
        const QPointF held = view().mapToScene(place);
        auto touch = [&] { return QTest::touchEvent(&board(), m_screen); };
        touch().press(0, place - QPoint(5, 0), &board());
        touch().stationary(0).press(1, place + QPoint(40, 0), &board());
        for (int i = 1; i <= 10; ++i)
            touch()
                .move(0, place - QPoint(5 + 5 * i, 0), &board())
                .move(1, place + QPoint(40 + 5 * i, 0), &board());
        QVERIFY(view().cellSize() > before * 1.8);
        QVERIFY(QLineF(held, view().mapToScene(place)).length() < 0.8);
        touch().release(0, place - QPoint(55, 0), &board()).stationary(1);
        touch().move(1, place + QPoint(10, 60), &board());
        touch().release(1, place + QPoint(10, 60), &board());
        QVERIFY(log.events.isEmpty());
        QCOMPARE(markCount(), 0);
        QVERIFY(!action("undo").isEnabled());
    }

    void theSecondFingerCallsTheFirstOff()
    {
        playEdges();
        const QSignalSpy calledOff(&view(), &BoardView::calledOff);
        const QPoint place = placeOf(someEdge());
        auto touch = [&] { return QTest::touchEvent(&board(), m_screen); };
        touch().press(0, place, &board());
        touch().move(0, place + QPoint(30, 0), &board());
        touch().move(0, place + QPoint(60, 0), &board());
        touch().stationary(0).press(1, place + QPoint(0, 90), &board());
        QCOMPARE(calledOff.size(), 1);
        touch().release(0, place + QPoint(60, 0), &board()).release(1, place, &board());
        QCOMPARE(markCount(), 0);
        QVERIFY(!action("undo").isEnabled());
    }

    void oneFingerIsAMouse()
    {
        playEdges();
        const QPoint place = placeOf(someEdge());
        auto touch = [&] { return QTest::touchEvent(&board(), m_screen); };
        touch().press(0, place, &board());
        QCOMPARE(markCount(), 0);
        touch().release(0, place, &board());
        QVERIFY(markCount() > 0);
        action("undo").trigger();
        MouseLog log(board());
        // From dot to dot, two cells along.
        const BoardGeometry &geometry = *m_window->scene().geometry();
        const QLineF line = geometry.line(someEdge());
        const auto along = [&](double share) { return view().mapFromScene(line.pointAt(share)); };
        touch().press(0, along(0), &board());
        for (int i = 1; i <= 20; ++i)
            touch().move(0, along(0.1 * i), &board());
        touch().release(0, along(2), &board());
        QCOMPARE(m_window->scene().state().mainMark(someEdge()), Look::Line);
        QVERIFY(log.events.size() >= 4);
        QCOMPARE(log.events.first(), std::pair(QEvent::MouseButtonPress, Qt::LeftButton));
        QCOMPARE(log.events.last(), std::pair(QEvent::MouseButtonRelease, Qt::LeftButton));
    }

    void tapsGoThroughTheMarks()
    {
        playEdges();
        const ElementId edge = someEdge();
        auto touch = [&] { return QTest::touchEvent(&board(), m_screen); };
        for (const std::optional<Look> wanted :
             {std::optional(Look::Line), std::optional(Look::Cross), std::optional<Look>()}) {
            touch().press(0, placeOf(edge), &board());
            touch().release(0, placeOf(edge), &board());
            QCOMPARE(m_window->scene().state().mainMark(edge), wanted);
        }
    }

    void aFingerHeldStillIsTheRightButton()
    {
        openText(oneBoard);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->solving().play().marks(), patience);
        const QPoint place = placeOf(someEdge());
        auto touch = [&] { return QTest::touchEvent(&board(), m_screen); };
        touch().press(0, place, &board());
        QTRY_VERIFY(popup("elementMenu"));
        QVERIFY(popup("elementMenu")->actions().contains(&action("why")));
        popup("elementMenu")->close();
        touch().release(0, place, &board());
    }

    void theEraserErases()
    {
        playEdges();
        const QPoint first = placeOf(someEdge());
        const QPoint second = placeOf(someEdge(30));
        for (const QPoint &place : {first, second})
            QTest::mouseClick(&board(), Qt::LeftButton, {}, place);
        QVERIFY(markCount() >= 2);
        const auto eraser = QPointingDevice::PointerType::Eraser;
        pen(QEvent::TabletPress, first, eraser, true);
        pen(QEvent::TabletMove, second, eraser, true);
        pen(QEvent::TabletRelease, second, eraser, false);
        QVERIFY(!m_window->scene().state().mainMark(someEdge()));
        QVERIFY(!m_window->scene().state().mainMark(someEdge(30)));
        // One gesture, one step.
        action("undo").trigger();
        QVERIFY(m_window->scene().state().mainMark(someEdge()));
        QVERIFY(m_window->scene().state().mainMark(someEdge(30)));
    }

    void aPenShowsWhatItIsHeldOver()
    {
        playEdges();
        const ElementId edge = someEdge();
        const auto tip = QPointingDevice::PointerType::Pen;
        pen(QEvent::TabletMove, placeOf(edge), tip, false);
        QCOMPARE(m_window->scene().state().hovered, edge);
        keepPicture(*m_window, QStringLiteral("pen-over"));
        // A hand that rests beside the pen is none.
        pen(QEvent::TabletPress, placeOf(edge), tip, true);
        QCOMPARE(m_window->scene().state().hovered, noElement);
        const QPoint place = placeOf(someEdge(30));
        QTest::touchEvent(&board(), m_screen).press(0, place, &board());
        QTest::touchEvent(&board(), m_screen).release(0, place, &board());
        pen(QEvent::TabletRelease, placeOf(edge), tip, false);
        QCOMPARE(markCount(), 0);
    }

    void filesAndTextsAreDropped()
    {
        QMimeData one;
        one.setUrls({QUrl::fromLocalFile(write(QStringLiteral("one.in"), oneBoard))});
        drop(one, false);
        QVERIFY(m_isOffered);
        QVERIFY(target().isVisible());
        QVERIFY(target().words().contains(QStringLiteral("one.in")));
        keepPicture(*m_window, QStringLiteral("drop-light"));
        QDragLeaveEvent leave;
        QApplication::sendEvent(m_window.get(), &leave);
        QVERIFY(!target().isVisible());
        drop(one);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled() && m_window->document().placeCount() == 1,
                                 patience);
        QCOMPARE(m_window->document().name(), QStringLiteral("one.in"));
        QMimeData text;
        text.setText(QString::fromUtf8(oneBoard));
        drop(text);
        QVERIFY(m_isOffered && !target().isVisible());
        QCOMPARE(m_window->document().placeCount(), 2);
        waitUntilSettled();
        // What is no puzzle changes nothing.
        QMimeData prose;
        prose.setText(QStringLiteral("It was a dark and stormy night."));
        drop(prose);
        QCOMPARE(m_window->document().name(), QStringLiteral("one.in"));
        QCOMPARE(m_window->document().placeCount(), 2);
        // Addresses of puzzles, as a browser has them.
        QMimeData address;
        const QString puzzle = QStringLiteral("https://puzz.link/p?slither/5/5/cbcbcddad");
        address.setUrls({QUrl(puzzle)});
        address.setText(puzzle + u'\n' + puzzle);
        drop(address);
        QCOMPARE(m_window->document().placeCount(), 4);
        address.setText(QStringLiteral("https://puzz.link/p?nurikabe/5/5/cbcbcddad"));
        drop(address);
        QCOMPARE(m_window->document().placeCount(), 4);
        QMimeData picture;
        picture.setImageData(QImage(4, 4, QImage::Format_RGB32));
        drop(picture);
        QVERIFY(!m_isOffered);
    }

    void severalFilesAreOneList()
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const char *name : {"a.in", "b.in", "c.in"})
            urls.append(QUrl::fromLocalFile(write(QString::fromLatin1(name), oneBoard)));
        data.setUrls(urls);
        drop(data);
        waitUntilSettled();
        const Document &document = m_window->document();
        QTRY_COMPARE(document.count(), 3);
        QCOMPARE(document.page(1).properties.title, std::string("b"));
        QCOMPARE(document.name(), QStringLiteral("3 files"));
        // Its title is the file's name: what it is stands below.
        const QModelIndex row = m_window->puzzles().model()->index(1, 0);
        const QString family = translated("Families", document.page(1).family->title());
        for (const int role : {int(PuzzleListModel::KindRole), int(Qt::AccessibleTextRole)}) {
            QVERIFY(row.data(role).toString().contains(u"×"));
            QVERIFY(row.data(role).toString().contains(family));
        }
        keepPictures(QStringLiteral("several-files"));
        QVERIFY(document.path().isEmpty() && !document.isModified());
        // What cannot be read is told; the rest is there.
        m_window->keeper().openTogether({pathOf(QStringLiteral("missing.in")),
                                         write(QStringLiteral("cut.in"), "3 3\n3 2 3\n2 1 2\n"),
                                         pathOf(QStringLiteral("a.in"))});
        QTRY_COMPARE(document.unread().size(), 2);
        QTRY_COMPARE(document.count(), 1);
        QVERIFY(m_window->notice().text().contains(u"missing.in"));
        QVERIFY(m_window->notice().text().contains(u"cut.in: Line"));
    }

    void nothingIsAskedForFilesThatCannotBeOpened()
    {
        openFile(write(QStringLiteral("mine.in"), oneBoard));
        m_window->document().duplicate(0);
        QVERIFY(m_window->document().isModified());
        // Nothing can be lost by it: no question, only the reason.
        m_window->keeper().openTogether({pathOf(QStringLiteral("none.in")),
                                         write(QStringLiteral("bad.in"), "once upon a time\n")});
        QTRY_VERIFY(m_window->findChild<QMessageBox *>());
        auto *problem = m_window->findChild<QMessageBox *>(QStringLiteral("problem"));
        QVERIFY(problem && problem->text().contains(u"none.in"));
        problem->close();
        QCOMPARE(m_window->document().count(), 2);
        // Where it came from is no name for it any more.
        QVERIFY(m_window->windowTitle().contains(u"mine.in"));
    }

    void badAddressesLeaveTheOthers()
    {
        m_window->keeper().openText(QStringLiteral("Text"),
                                    "https://puzz.link/p?slither/5/5/cbcbcddad\n"
                                    "https://puzz.link/p?nurikabe/1/1/c\n"
                                    "https://puzz.link/p?slither/5/5/cbcb\n"
                                    "2x2:1e3b4e2\n",
                                    nullptr);
        waitUntilSettled();
        const Document &document = m_window->document();
        QTRY_COMPARE(document.count(), 3);
        QVERIFY(!document.fault());
        QCOMPARE(document.remarks().size(), 2);
        // Where kinds are mixed, each row says what it is.
        const QModelIndex row = m_window->puzzles().model()->index(2, 0);
        QCOMPARE(row.data(PuzzleListModel::KindRole).toString(), QStringLiteral("Sudoku"));
        QVERIFY(m_window->notice().text().contains(u"nurikabe"));
        QVERIFY(m_window->notice().text().contains(u"ends before row 3, column 3"));
        keepPictures(QStringLiteral("remarks"));
        m_window->document().duplicate(0);
        QVERIFY(m_window->windowTitle().startsWith(u"Untitled"));
    }

    void newAndGenerateLeaveTheFileAlone()
    {
        const auto others = [this] {
            QList<MainWindow *> windows;
            for (QWidget *widget : QApplication::topLevelWidgets()) {
                auto *window = qobject_cast<MainWindow *>(widget);
                if (window && window != m_window.get() && window->isVisible())
                    windows.append(window);
            }
            return windows;
        };
        const QString path = write(QStringLiteral("kept.in"), oneBoard);
        openFile(path);
        action("new").trigger();
        auto *dialog = m_window->findChild<NewSheetDialog *>();
        QVERIFY(dialog);
        QTest::mouseClick(&dialog->drawButton(), Qt::LeftButton);
        QTRY_COMPARE(others().size(), 1);
        MainWindow &made = *others().front();
        QCOMPARE(made.document().count(), 1);
        QVERIFY(made.drawing().edit().isOn());
        QVERIFY2(made.pos() != m_window->pos(), "one upon the other");
        QCOMPARE(m_window->document().count(), 1);
        QVERIFY(!m_window->document().isModified());

        // One more in the window with the sheet; and that closes, when asked, without a question.
        made.actions()["addPuzzle"]->trigger();
        QTest::mouseClick(&made.findChild<NewSheetDialog *>()->drawButton(), Qt::LeftButton);
        QCOMPARE(made.document().count(), 2);
        QCOMPARE(others().size(), 1);
        made.document().undoStack().setClean();
        made.document().setSaved(pathOf(QStringLiteral("made.inkling")));
        made.actions()["close"]->trigger();
        QVERIFY(made.isVisible() && made.document().name().isEmpty());
        made.actions()["close"]->trigger();
        QTRY_VERIFY(others().isEmpty());
        action("close").trigger();
        QVERIFY(m_window->document().name().isEmpty());
        QCOMPARE(m_window->document().count(), 0);
    }

    void windowsFitTheScreen_data()
    {
        QTest::addColumn<QRect>("wanted");
        QTest::addColumn<QRect>("placed");
        // A screen of 1920 by 1080, every pixel of it doubled.
        QTest::newRow("too large") << QRect(0, 0, 1240, 800) << QRect(0, 36, 960, 504);
        QTest::newRow("out of reach") << QRect(1500, 900, 700, 500) << QRect(260, 40, 700, 500);
        QTest::newRow("upon another") << QRect(100, 40, 700, 400) << QRect(132, 72, 700, 400);
        QTest::newRow("fits") << QRect(60, 60, 700, 400) << QRect(60, 60, 700, 400);
    }
    void windowsFitTheScreen()
    {
        QFETCH(const QRect, wanted);
        QTEST(inkling::placed(wanted, {0, 36, 960, 504}, {QRect(100, 40, 700, 400)}), "placed");
    }

    void panelsAreNotCutOff_data() { test::addFamilies(); }
    void panelsAreNotCutOff()
    {
        const Family &family = test::fetchFamily();
        m_window->resize(800, 600);
        m_window->keeper().openSample(family, family.samples().front());
        waitUntilSettled();
        for (const char *mode : {"editMode", "playMode", "explainMode"}) {
            m_window->actions()[mode]->trigger();
            QCoreApplication::processEvents();
            QCoreApplication::processEvents();
            for (const PanelArea *area : m_window->findChildren<PanelArea *>()) {
                if (area->isVisible())
                    QVERIFY2(area->widget()->width() <= area->viewport()->width(), mode);
            }
            QVERIFY2(m_window->view().width() >= 470, mode);
        }
    }

    /// In a narrow window the panels of one side make room for those of the other; what the reader
    /// wants to see is there again once it is wide, or another time.
    void narrowWindowsHavePanelsOnOneSide()
    {
        m_window->keeper().openSample(*families().front(), families().front()->samples().front());
        waitUntilSettled();
        auto *list = m_window->findChild<QDockWidget *>(QStringLiteral("puzzlesDock"));
        auto *panel = m_window->findChild<QDockWidget *>(QStringLiteral("reasoningDock"));
        QVERIFY(list->isVisible() && panel->isVisible());
        m_window->resize(800, 600);
        QVERIFY(!list->isVisible() && panel->isVisible());
        list->toggleViewAction()->trigger();
        QVERIFY(list->isVisible() && !panel->isVisible());
        m_window->resize(780, 600);
        QVERIFY(list->isVisible() && !panel->isVisible());
        panel->toggleViewAction()->trigger();
        QVERIFY(!list->isVisible() && panel->isVisible());
        m_window->actions()["findPuzzle"]->trigger();
        QVERIFY(list->isVisible() && !panel->isVisible());
        m_window->resize(1200, 800);
        QVERIFY(list->isVisible() && panel->isVisible());
        // What the reader closed stays closed.
        panel->close();
        m_window->resize(800, 600);
        m_window->resize(1200, 800);
        QVERIFY(list->isVisible() && !panel->isVisible());
        panel->toggleViewAction()->trigger();
        m_window->resize(800, 600);
        QVERIFY(!list->isVisible());
        m_window->close();
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1200, 800);
        m_window->show();
        m_window->keeper().openSample(*families().front(), families().front()->samples().front());
        waitUntilSettled();
        list = m_window->findChild<QDockWidget *>(QStringLiteral("puzzlesDock"));
        QVERIFY(list->isVisible());
    }

    /// What is drawn is the file that was open, not the next one.
    void drawingEndsWithTheFile()
    {
        openText(threeBoards);
        waitUntilSettled();
        m_window->actions()["editMode"]->trigger();
        openText(threeBoards);
        waitUntilSettled();
        QVERIFY(m_window->actions()["playMode"]->isChecked());
    }

    /// What was said of one mode is gone in another.
    void messagesEndWithTheirMode()
    {
        m_window->keeper().openSample(*families().front(), families().front()->samples().front());
        waitUntilSettled();
        m_window->actions()["editMode"]->trigger();
        m_window->statusBar()->showMessage(QStringLiteral("said"));
        m_window->actions()["playMode"]->trigger();
        QVERIFY(m_window->statusBar()->currentMessage().isEmpty());
    }

    void rulesAreTold_data() { test::addFamilies(); }
    void rulesAreTold()
    {
        const Family &family = test::fetchFamily();
        m_window->actions()["puzzleRules"]->trigger();
        auto *dialog = m_window->findChild<RulesDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->setFamily(family);
        QCOMPARE(dialog->rules().text(), rulesOf(family));
        QTRY_VERIFY(!dialog->answer().pixmap().isNull());
        keepPictures(*dialog, QStringLiteral("rules-") + QLatin1String(QTest::currentDataTag()));
    }

    void newsAreTold()
    {
        m_window->actions()["news"]->trigger();
        auto *dialog = m_window->findChild<QDialog *>(QStringLiteral("newsDialog"));
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(dialog->findChild<QTextBrowser *>()->toPlainText().contains("Since version"));
        dialog->close();
    }

    void recentFilesArePinnedAndMissed()
    {
        const QString kept = write(QStringLiteral("kept.in"), oneBoard);
        const QString gone = write(QStringLiteral("gone.in"), oneBoard);
        openFile(kept);
        openFile(gone);
        RecentFiles &recent = m_window->recentFiles();
        QCOMPARE(recent.files().first().path, gone);
        recent.setPinned(kept, true);
        QCOMPARE(recent.files().first().path, kept);
        QVERIFY(QFile::remove(gone));
        recent.look();
        QTRY_VERIFY(recent.files()[1].isMissing);
        QCOMPARE(recent.files().size(), 2);
        for (int i = 0; i < 14; ++i)
            recent.remember(pathOf(QStringLiteral("other%1.in").arg(i)));
        QCOMPARE(recent.files().size(), RecentFiles::most + 1);
        QCOMPARE(recent.files().first().path, kept);
        recent.clear();
        QCOMPARE(recent.files().size(), 1);
        recent.forget(kept);
        QVERIFY(recent.files().isEmpty());
        QVERIFY(write(QStringLiteral("gone.in"), oneBoard) == gone);
    }

    void menusAreWhereThePointerIs()
    {
        openText(oneBoard);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->solving().play().marks(), patience);
        QTest::mouseClick(&board(), Qt::RightButton, {}, placeOf(someEdge()));
        QVERIFY(popup("elementMenu"));
        QVERIFY(popup("elementMenu")->actions().contains(&action("why")));
        popup("elementMenu")->close();
        QTRY_VERIFY(!popup("elementMenu"));
        QTest::mouseClick(&board(), Qt::RightButton, {}, {3, 3});
        QVERIFY(popup("boardMenu"));
        QVERIFY(!popup("boardMenu")->actions().contains(&action("why")));
        popup("boardMenu")->close();
        const auto ask = [this](QAbstractItemView &list, const char *name, const char *id) {
            const QPoint place = list.visualRect(list.model()->index(0, 0)).center();
            QContextMenuEvent event(QContextMenuEvent::Mouse, place,
                                    list.viewport()->mapToGlobal(place));
            QApplication::sendEvent(list.viewport(), &event);
            QVERIFY(popup(name));
            QVERIFY(popup(name)->actions().contains(&action(id)));
            popup(name)->close();
        };
        ask(m_window->puzzles(), "puzzleMenu", "export");
        ask(m_window->explaining().reasoning().list(), "stepMenu", "forward");
    }

    void theStartPageLeadsSomewhere()
    {
        const auto button = [this](const char *name) {
            return m_window->startPage().findChild<QAbstractButton *>(QString::fromLatin1(name));
        };
        QVERIFY(button("openButton")->isVisible());
        QCOMPARE(button("drawCard") != nullptr, m_window->actions().find("new") != nullptr);
        const QString path = write(QStringLiteral("recent.in"), oneBoard);
        m_window->recentFiles().remember(path);
        m_window->recentFiles().remember(pathOf(QStringLiteral("missing.in")));
        m_window->recentFiles().setPinned(path, true);
        m_window->recentFiles().look();
        QTRY_VERIFY(m_window->recentFiles().files().last().isMissing);
        QTest::qWait(400); // the samples' pictures come in
        keepPictures(QStringLiteral("start"));
        m_window->resize(1700, 1000);
        QTest::qWait(60);
        keepPicture(*m_window, QStringLiteral("start-wide"));
        m_window->resize(usualSize);
        QTest::mouseClick(button("recentFile"), Qt::LeftButton);
        waitUntilSettled();
        QCOMPARE(m_window->document().path(), path);
    }

    void theFirstCardPlays()
    {
        auto *card
            = m_window->startPage().findChild<QAbstractButton *>(QStringLiteral("watchCard"));
        QTest::mouseClick(card, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(
            m_window->isSettled() && m_window->explaining().playback().isPlaying(), patience);
        QVERIFY(action("explainMode").isChecked());
        QTRY_VERIFY(m_window->explaining().playback().position() > 0);
    }

    void theSecondCardOpensASheet()
    {
        auto *card = m_window->startPage().findChild<QAbstractButton *>(QStringLiteral("drawCard"));
        QVERIFY(card);
        QTest::mouseClick(card, Qt::LeftButton);
        QTRY_COMPARE(m_window->document().count(), 1);
        QCOMPARE(m_window->document().draft(0).size, (BoardSize{7, 7}));
        QVERIFY(action("editMode").isChecked());
    }

    void theLastCardGivesAHint()
    {
        auto *card = m_window->startPage().findChild<QAbstractButton *>(QStringLiteral("hintCard"));
        QTest::mouseClick(card, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled() && m_window->solving().play().hint(),
                                 patience);
        QVERIFY(m_window->solving().play().holdsBoard());
    }
};

} // namespace

INKLING_TEST(MannersTest, WindowApplication)

#include "manners_test.moc"
