// SPDX-License-Identifier: MIT
#include "documents/pageactions.h"

#include "dialogs/familybox.h"
#include "dialogs/generatedialog.h"
#include "dialogs/newsheetdialog.h"
#include "dialogs/propertiesdialog.h"
#include "documents/document.h"
#include "documents/filereader.h"
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
    on("new", [this] { chooseSheet(false); });
    on("addPuzzle", [this] { chooseSheet(true); });
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
    m_actions["addPuzzle"]->setEnabled(!m_document.name().isEmpty());
    int puzzle = 0;
    while (puzzle < m_document.count() && !m_document.page(puzzle).puzzle)
        ++puzzle;
    m_actions["print"]->setEnabled(puzzle < m_document.count());
    for (QAction *action : m_actions[{"duplicatePuzzle", "deletePuzzle", "properties"}])
        action->setEnabled(hasPage);
    m_actions["movePuzzleUp"]->setEnabled(current > 0);
    m_actions["movePuzzleDown"]->setEnabled(hasPage && current + 1 < m_document.count());
}

void PageActions::chooseSheet(bool isForThis, const Family *family)
{
    m_isForThis = isForThis;
    auto *dialog = m_window.findChild<NewSheetDialog *>();
    if (!dialog) {
        dialog = new NewSheetDialog(&m_window);
        connect(dialog, &NewSheetDialog::chosen, this,
                [this](const Family &chosen, const Draft &draft) {
                    m_isForThis ? add(chosen, draft) : begin(chosen, draft);
                });
    }
    dialog->setWindowTitle(isForThis ? tr("Add Puzzle") : tr("New Puzzle"));
    const Page *page = m_document.currentPage();
    if (family || page)
        dialog->setFamily(family ? *family : *page->family);
    dialog->families().setFocus(); // not where the last one was left
    dialog->open();
}

void PageActions::begin(const Family &family, const Draft &draft)
{
    Project project;
    project.pages.push_back(pageOf(family, draft));
    project.pages.back().id = 1;
    Q_EMIT made(tr("New puzzle"), project, true);
}

void PageActions::add(const Family &family, const Draft &draft)
{
    Q_EMIT aboutToAdd(true);
    m_document.insert(m_document.current() + 1, {pageOf(family, draft)}, tr("New puzzle"));
}

bool PageActions::addText(const QByteArray &text)
{
    TextPuzzles read = puzzlesOf(text);
    const Page *const page = m_document.currentPage();
    // A text that could be of several kinds is of the kind that is at hand.
    if (read.pages.empty() && page)
        read = puzzlesOf(text, page->family);
    if (read.pages.empty())
        return false;
    const int count = int(read.pages.size());
    m_document.insert(page ? m_document.current() + 1 : m_document.count(), read.pages,
                      tr("Paste %Ln puzzles", nullptr, count));
    QStringList words{tr("Added %Ln puzzles.", nullptr, count)};
    words.append(read.remarks);
    Q_EMIT said(words.join(u' '));
    return true;
}

void PageActions::generate(const Family *family)
{
    auto *dialog = m_window.findChild<GenerateDialog *>();
    if (!dialog) {
        dialog = new GenerateDialog(&m_window);
        connect(dialog, &GenerateDialog::made, this, &PageActions::takeMade);
        if (const Page *page = m_document.currentPage(); page && page->puzzle)
            dialog->setFamily(*page->family);
    }
    if (family)
        dialog->setFamily(*family);
    dialog->setOpen(m_document.currentPuzzle());
    // Who makes one after the other wants them together; a file is left as it is.
    dialog->offerAdding(m_document.count() > 0,
                        m_document.path().isEmpty() && m_document.isModified());
    dialog->families().setFocus(); // not on what called the last one off
    dialog->open();
}

void PageActions::takeMade(const QString &name,
                           const std::vector<std::shared_ptr<const Puzzle>> &puzzles, bool isToAdd)
{
    Project project;
    for (const auto &puzzle : puzzles) {
        project.pages.push_back(pageOf(puzzle));
        project.pages.back().id = PageId(project.pages.size());
    }
    if (!isToAdd)
        return Q_EMIT made(name, project, false);
    Q_EMIT aboutToAdd(false);
    m_document.insert(m_document.count(), project.pages, name);
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
