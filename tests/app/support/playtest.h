// SPDX-License-Identifier: MIT
#pragma once

#include "app/support/drawn.h"
#include "app/support/windowtest.h"
#include "documents/filekeeper.h"
#include "families/registry.h"
#include "look/thememanager.h"
#include "modes/explaining/explainingmode.h"
#include "modes/explaining/whycontroller.h"
#include "modes/solving/playcontroller.h"
#include "modes/solving/solvingmode.h"
#include "playing/boardpointer.h"
#include "playing/playpanel.h"
#include "reasoning/whypanel.h"
#include "scene/boardview.h"

#include <QAction>
#include <QSettings>
#include <QTest>

namespace inkling {

/// A test of solving by hand in the window. With INKLING_PICTURES set to a folder, pictures of each state are left
/// there.
class PlayTest : public WindowTest
{
    Q_OBJECT

protected:
    void open(const Family &family, std::size_t sample = 0)
    {
        m_window->document().undoStack().setIndex(0); // nothing to be asked about
        m_window->keeper().openSample(family, family.samples()[sample]);
        waitForPuzzle();
        m_window->actions()["explainMode"]->trigger();
    }
    void openText(const Family &family, const QByteArray &text)
    {
        m_window->document().openText(QStringLiteral("text"), text, &family);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->document().place() == 0, patience);
        waitForPuzzle();
    }
    void waitForPuzzle()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled() && !m_window->document().isReading()
                                     && m_window->solving().play().marks(),
                                 patience);
    }

    UserMarks &marks() { return *m_window->solving().play().marks(); }
    const Model &model() { return *marks().model(); }
    Answer answer() { return *m_window->solving().play().solution()->first; }
    Fact right(UnknownId unknown) { return {unknown, ValueSet::only(answer().values[unknown])}; }
    /// The first main unknown that a person settles.
    UnknownId firstUnknown()
    {
        UnknownId unknown = 0;
        while (marks().choices().elementOf(unknown) == noElement)
            ++unknown;
        return unknown;
    }
    QAction &action(const char *id) { return *m_window->actions()[id]; }
    void press(Qt::Key key, Qt::KeyboardModifiers held = {})
    {
        QTest::keyClick(&m_window->view(), key, held);
    }
    void click(ElementId element, Qt::MouseButton button = Qt::LeftButton)
    {
        BoardView &view = m_window->view();
        const QPointF centre = m_window->scene().geometry()->centre(element);
        QTest::mouseClick(view.viewport(), button, {}, view.mapFromScene(centre));
    }
    /// The board shows these marks and nothing else.
    void verifyMarksShown()
    {
        // An answer is read as a whole, what blanks say of it too.
        Knowledge read = marks().knowledgeWithNotes();
        if (const auto answer = marks().answer(); answer && !marks().choices().empty()) {
            for (UnknownId unknown = 0; unknown < model().mainCount(); ++unknown)
                read.set({unknown, ValueSet::only(answer->values[unknown])});
        }
        std::vector<Mark> shown;
        for (const MarkChange &change : marks().shown())
            shown.push_back(*change.after);
        verifyMarks(m_window->scene().state(), model(), shown, read);
    }
    /// Chooses a value of an element as a person does, by clicks or by typing.
    void markByHand(ElementId element, const Fact &fact)
    {
        const auto facts = marks().choices().of(element);
        if (facts.size() <= 2) {
            for (std::size_t i = 0; i <= facts.size(); ++i) {
                if (marks().knowledge().possible(fact.unknown) != fact.possible)
                    click(element);
            }
        } else {
            click(element);
            const std::string text = model().mark(fact)->text;
            for (const char letter : text)
                QTest::keyClick(&m_window->view(), letter);
        }
        QCOMPARE(marks().knowledge().possible(fact.unknown), fact.possible);
    }
    /// Only what a gesture says is marked.
    void markNothingByItself()
    {
        for (const char *option : {"play/autoCross", "play/autoNotes"})
            QSettings().setValue(QLatin1String(option), false);
        QSettings().setValue(QStringLiteral("play/mistakes"), QStringLiteral("asked"));
        m_window->solving().play().applyOptions();
    }
    void waitForHint() { QTRY_VERIFY_WITH_TIMEOUT(m_window->solving().play().hint(), patience); }
    void waitForWhy()
    {
        QVERIFY(m_window->explaining().why().isTelling());
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->explaining().whyPanel().sentence().contains(u"Looking"),
                                 patience);
    }
    void picture(const QString &name)
    {
        const QString folder = qEnvironmentVariable("INKLING_PICTURES");
        if (folder.isEmpty())
            return;
        for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
            ThemeManager::instance().setChoice(choice);
            m_window->scene().finishMotion();
            QCoreApplication::processEvents();
            m_window->grab().save(QStringLiteral("%1/%2-%3.png")
                                      .arg(folder, name,
                                           choice == ThemeChoice::Dark ? QStringLiteral("dark")
                                                                       : QStringLiteral("light")));
        }
        ThemeManager::instance().setChoice(ThemeChoice::Light);
    }
    static void addFamilies()
    {
        QTest::addColumn<const Family *>("family");
        for (const Family *family : families())
            QTest::newRow(std::string(family->id()).c_str()) << family;
    }
    /// The first family whose elements have so many choices.
    static const Family &familyWith(bool isTyped)
    {
        for (const Family *family : families()) {
            LineSource source{std::string(family->samples().front().text)};
            const auto puzzle = family->read(source).value();
            const Choices choices(*puzzle->model(), puzzle->board().size());
            if (!choices.empty()
                && isTyped == (choices.of(choices.elementOf(choices.firstUnknown())).size() > 2))
                return *family;
        }
        qFatal("no such family");
    }
};

} // namespace inkling
