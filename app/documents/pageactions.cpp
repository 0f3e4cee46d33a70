// SPDX-License-Identifier: MIT
#include "documents/pageactions.h"

#include "dialogs/familybox.h"
#include "dialogs/generatedialog.h"
#include "dialogs/newsheetdialog.h"
#include "dialogs/propertiesdialog.h"
#include "documents/document.h"
#include "look/actiontable.h"

#include <QAction>

namespace inkling {

PageActions::PageActions(QWidget &window, const ActionTable &actions, Document &document)
    : QObject(&window)
    , m_window(window)
    , m_actions(actions)
    , m_document(document)
{
    const auto on = [this](const char *id, auto slot) {
        connect(m_actions[id], &QAction::triggered, this, slot);
    };
    on("new", [this] { chooseNew(); });
    on("generate", [this] { generate(); });
    on("duplicatePuzzle", [this] { m_document.duplicate(m_document.current()); });
    on("deletePuzzle", [this] { m_document.remove(m_document.current()); });
    on("movePuzzleUp", [this] { move(-1); });
    on("movePuzzleDown", [this] { move(1); });
    on("properties", [this] { showProperties(); });
}

void PageActions::enable()
{
    const int current = m_document.current();
    const bool hasPage = current >= 0;
    for (QAction *action : m_actions[{"save", "saveAs", "exportText"}])
        action->setEnabled(m_document.count() > 0);
    int puzzle = 0;
    while (puzzle < m_document.count() && !m_document.page(puzzle).puzzle)
        ++puzzle;
    m_actions["print"]->setEnabled(puzzle < m_document.count());
    for (QAction *action : m_actions[{"duplicatePuzzle", "deletePuzzle", "properties"}])
        action->setEnabled(hasPage);
    m_actions["movePuzzleUp"]->setEnabled(current > 0);
    m_actions["movePuzzleDown"]->setEnabled(hasPage && current + 1 < m_document.count());
}

void PageActions::chooseNew()
{
    auto *dialog = m_window.findChild<NewSheetDialog *>();
    if (!dialog) {
        dialog = new NewSheetDialog(&m_window);
        connect(dialog, &NewSheetDialog::chosen, this, &PageActions::begin);
    }
    if (const Page *page = m_document.currentPage())
        dialog->setFamily(*page->family);
    dialog->families().setFocus(); // not where the last one was left
    dialog->open();
}

void PageActions::begin(const Family &family, const Draft &draft)
{
    Page page = pageOf(family, draft);
    if (m_document.count() == 0 && m_document.undoStack().count() == 0) {
        page.id = 1;
        Project project;
        project.pages.push_back(std::move(page));
        m_document.openProject(tr("New puzzle"), {}, std::move(project), std::nullopt);
    } else {
        m_document.insert(m_document.current() + 1, {page}, tr("New puzzle"));
    }
    Q_EMIT begun();
}

void PageActions::generate()
{
    auto *dialog = m_window.findChild<GenerateDialog *>();
    if (!dialog) {
        dialog = new GenerateDialog(&m_window);
        connect(dialog, &GenerateDialog::made, this, &PageActions::takeMade);
        if (const Page *page = m_document.currentPage(); page && page->puzzle)
            dialog->setFamily(*page->family);
    }
    dialog->families().setFocus(); // not on what called the last one off
    dialog->open();
}

void PageActions::takeMade(const QString &name,
                           const std::vector<std::shared_ptr<const Puzzle>> &made)
{
    Project project;
    for (const auto &puzzle : made) {
        project.pages.push_back(pageOf(puzzle));
        project.pages.back().id = PageId(project.pages.size());
    }
    // Beside what is not saved yet, as a new sheet is: nobody who wants another one is asked first.
    if (m_document.isModified())
        return m_document.insert(m_document.count(), project.pages, name);
    Q_EMIT opening();
    m_document.openProject(name, {}, std::move(project), std::nullopt);
}

void PageActions::showProperties()
{
    const Page *page = m_document.currentPage();
    if (!page)
        return;
    auto *dialog = new PropertiesDialog(page->properties, &m_window);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, id = page->id] { m_document.setProperties(id, dialog->properties()); });
    dialog->open();
}

void PageActions::move(int by)
{
    const int from = m_document.current();
    const int to = from + by;
    if (from >= 0 && to >= 0 && to < m_document.count())
        m_document.move(from, to);
}

} // namespace inkling
