// SPDX-License-Identifier: MIT
// How the main window keeps what is made of the puzzles: documents, saving, closing, what was done, restoring.
#include "dialogs/printdialog.h"
#include "dialogs/propertiesdialog.h"
#include "documents/diskfile.h"
#include "documents/document.h"
#include "documents/journal.h"
#include "documents/restoring.h"
#include "documents/saving.h"
#include "modes/solving/playcontroller.h"
#include "phrases.h"
#include "window/mainwindow.h"
#include "window/noticebar.h"
#include "window/puzzlelist.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStyledItemDelegate>
#include <QUndoView>
#include <algorithm>

namespace inkling {

namespace {

constexpr int messageTime = 8000;

QString judgeFilter()
{
    return MainWindow::tr("Judge file (*.in *.txt)");
}

QString projectFilter()
{
    return MainWindow::tr("Inkling project (*.inkling)");
}

/// Asks without holding the program up; the answer is `finished`.
QMessageBox *makeQuestion(QWidget *window, const QString &name, const QString &text,
                          const QString &details)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, MainWindow::tr("Inkling"), text,
                                QMessageBox::NoButton, window);
    box->setObjectName(name);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(details);
    return box;
}

/// What has been taken back, and can be done again, is paler than what is done.
class HistoryDelegate final : public QStyledItemDelegate
{
public:
    explicit HistoryDelegate(QUndoView *view)
        : QStyledItemDelegate(view)
        , m_stack(*view->stack())
    {
        QObject::connect(&m_stack, &QUndoStack::indexChanged, view->viewport(),
                         qOverload<>(&QWidget::update));
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.row() > m_stack.index())
            option->palette.setColor(QPalette::Text,
                                     option->palette.color(QPalette::PlaceholderText));
    }

private:
    QUndoStack &m_stack;
};

} // namespace

void MainWindow::connectDocument()
{
    const auto on = [this](const char *id, auto slot) {
        connect(m_actions[id], &QAction::triggered, this, slot);
    };
    on("save", [this] { save(); });
    on("saveAs", [this] { saveAs(); });
    on("exportText", [this] { exportText(); });
    on("print", [this] { print(); });
    on("duplicatePuzzle", [this] { m_document.duplicate(m_document.current()); });
    on("deletePuzzle", [this] { m_document.remove(m_document.current()); });
    on("movePuzzleUp", [this] { movePuzzle(-1); });
    on("movePuzzleDown", [this] { movePuzzle(1); });
    on("properties", [this] { showProperties(); });
    connect(&m_document.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::enableActions);
    connect(&m_document, &Document::modifiedChanged, this, &MainWindow::showTitle);
    connect(&m_document, &Document::reset, this, &MainWindow::showTitle);
    connect(&m_document, &Document::saved, this, &MainWindow::showTitle);
    connect(&m_document, &Document::opened, this, [this] {
        if (m_document.historyFault()) {
            m_notice->tell(
                tr("What could be undone is not there any more: line %L1 of the file says "
                   "what does not fit the puzzles. The puzzles are all there.")
                    .arg(m_document.historyFault()->line));
        }
        if (m_restoredPuzzle > 0)
            goToPuzzle(std::exchange(m_restoredPuzzle, 0));
    });
    for (const auto signal : {&Document::inserted, &Document::moved})
        connect(&m_document, signal, this, &MainWindow::enableActions);
    connect(&m_document, &Document::removed, this, &MainWindow::enableActions);
    connect(m_puzzleModel, &PuzzleListModel::moveWanted, this,
            [this](int from, int to) { m_document.move(from, to); });
    connect(m_puzzles, &PuzzleListView::menuWanted, this, [this](const QPoint &place) {
        auto *menu = new QMenu(this);
        menu->setObjectName(QStringLiteral("puzzleMenu"));
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addActions(m_actions[{"properties", "duplicatePuzzle", "movePuzzleUp",
                                    "movePuzzleDown", "deletePuzzle"}]);
        menu->popup(place);
    });
    connect(m_puzzles, &PuzzleListView::deleteWanted, m_actions["deletePuzzle"], &QAction::trigger);
}

QWidget *MainWindow::makeHistory()
{
    auto *history = new QUndoView(&m_document.undoStack());
    history->setObjectName(QStringLiteral("history"));
    history->setAccessibleName(tr("History"));
    history->setFrameShape(QFrame::NoFrame);
    history->setEmptyLabel(tr("The beginning"));
    history->setItemDelegate(new HistoryDelegate(history));
    return history;
}

void MainWindow::enableDocumentActions()
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
    m_actions["undo"]->setEnabled(m_play->undoStack().canUndo());
    m_actions["redo"]->setEnabled(m_play->undoStack().canRedo());
}

void MainWindow::showTitle()
{
    setWindowModified(m_document.isModified());
    setWindowTitle(m_file.name().isEmpty() ? tr("Inkling")
                                           : tr("%1[*] – Inkling").arg(m_file.name()));
}

void MainWindow::movePuzzle(int by)
{
    const int from = m_document.current();
    const int to = from + by;
    if (from >= 0 && to >= 0 && to < m_document.count())
        m_document.move(from, to);
}

void MainWindow::showProperties()
{
    const Page *page = m_document.currentPage();
    if (!page)
        return;
    auto *dialog = new PropertiesDialog(page->properties, this);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, id = page->id] { m_document.setProperties(id, dialog->properties()); });
    dialog->open();
}

void MainWindow::save(std::function<void()> afterwards)
{
    if (m_file.path().isEmpty())
        return saveAs(std::move(afterwards));
    saveTo(m_file.path(), std::move(afterwards));
}

QFileDialog *MainWindow::makeSaveDialog(const QString &heading, const QStringList &filters)
{
    const QFileInfo place(m_file.path());
    auto *dialog
        = new QFileDialog(this, heading, m_file.path().isEmpty() ? QDir::homePath() : place.path());
    dialog->setObjectName(QStringLiteral("saveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(filters);
    return dialog;
}

void MainWindow::saveAs(std::function<void()> afterwards)
{
    QFileDialog *dialog = makeSaveDialog(tr("Save"), {projectFilter(), judgeFilter()});
    const auto setSuffix = [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter == judgeFilter() ? QStringLiteral("in")
                                                         : projectSuffix().mid(1));
    };
    setSuffix(projectFilter());
    connect(dialog, &QFileDialog::filterSelected, dialog, setSuffix);
    dialog->selectFile(baseName() + projectSuffix());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, afterwards = std::move(afterwards)](const QString &path) {
                saveTo(path, afterwards);
            });
    dialog->open();
}

void MainWindow::saveTo(const QString &path, std::function<void()> afterwards)
{
    if (isProjectName(path))
        return write(path, true, std::move(afterwards));
    QStringList lost = lostInJudgeText(m_document.project());
    if (path == m_file.path() && m_file.count() > m_document.count())
        lost.append(tr("what in the file is no puzzle, and all behind it"));
    if (lost.isEmpty())
        return write(path, false, std::move(afterwards));
    QMessageBox *box = makeQuestion(
        this, QStringLiteral("lossQuestion"), tr("A judge file cannot hold all of this."),
        tr("“%1” would be without: %2. A project holds everything.")
            .arg(QFileInfo(path).fileName(), lost.join(QStringLiteral(", "))));
    QPushButton *project = box->addButton(tr("Save as &Project…"), QMessageBox::AcceptRole);
    QPushButton *judge = box->addButton(tr("Save &Judge File"), QMessageBox::DestructiveRole);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(project);
    connect(box, &QMessageBox::finished, this,
            [this, box, path, project, judge, afterwards = std::move(afterwards)] {
                if (box->clickedButton() == project)
                    saveAs(afterwards);
                else if (box->clickedButton() == judge)
                    write(path, false, afterwards);
            });
    box->open();
}

namespace {

/// Nothing when it is written.
std::optional<QString> writeTo(const QString &path, const Project &project, bool isProject)
{
    if (isProject)
        return writeWhole(path, QByteArray::fromStdString(writeProject(project)));
    const auto text = judgeText(project);
    return text ? writeWhole(path, *text) : text.error();
}

} // namespace

void MainWindow::write(const QString &path, bool isProject, std::function<void()> afterwards)
{
    m_play->rememberTime();
    const auto finish
        = [this, path, revision = m_document.revision(),
           afterwards = std::move(afterwards)](const std::optional<QString> &problem) {
              if (problem)
                  return tellProblem(tr("“%1” could not be saved.").arg(QFileInfo(path).fileName()),
                                     *problem);
              m_recent.remember(path);
              // What has changed while it was written is not in it.
              if (m_document.revision() == revision)
                  m_document.setSaved(path);
              statusBar()->showMessage(tr("Saved: %1").arg(path), messageTime);
              if (afterwards && m_document.revision() == revision)
                  afterwards();
          };
    m_saver.start([path, isProject, project = m_document.project()](
                      const Worker::Task &) { return writeTo(path, project, isProject); },
                  finish);
}

void MainWindow::exportText()
{
    QFileDialog *dialog = makeSaveDialog(tr("Export Judge File"), {judgeFilter()});
    dialog->setDefaultSuffix(QStringLiteral("in"));
    dialog->selectFile(baseName() + QStringLiteral(".in"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        const QStringList lost = lostInJudgeText(m_document.project());
        const auto finish = [this, path, lost](const std::optional<QString> &problem) {
            if (problem)
                return tellProblem(tr("“%1” could not be written.").arg(QFileInfo(path).fileName()),
                                   *problem);
            statusBar()->showMessage(
                lost.isEmpty()
                    ? tr("Written: %1").arg(path)
                    : tr("Written: %1, without %2").arg(path, lost.join(QStringLiteral(", "))),
                messageTime);
        };
        m_saver.start([path, project = m_document.project()](
                          const Worker::Task &) { return writeTo(path, project, false); },
                      finish);
    });
    dialog->open();
}

void MainWindow::print()
{
    auto items = std::make_shared<std::vector<PrintItem>>();
    PrintSource source;
    for (int i = 0; i < m_document.count(); ++i) {
        if (!m_document.page(i).puzzle)
            continue;
        if (i == m_document.current())
            source.current = int(items->size());
        items->push_back(printItem(m_document.page(i), m_document.count() > 1 ? i + 1 : 0));
        const auto &summary = m_file.entry(i).summary;
        if (!summary)
            continue;
        items->back().answer = summary->answer;
        if (summary->rating)
            items->back().difficulty = title(difficultyOf(summary->rating->value));
    }
    if (items->empty())
        return;
    source.name = baseName();
    source.folder = m_file.path().isEmpty() ? QDir::homePath() : QFileInfo(m_file.path()).path();
    source.items = std::move(items);
    auto *dialog = new PrintDialog(std::move(source), this);
    connect(dialog, &PrintDialog::printed, this,
            [this](const QString &words) { statusBar()->showMessage(words, messageTime); });
    dialog->open();
}

void MainWindow::tellProblem(const QString &what, const QString &reason)
{
    QMessageBox *box = makeQuestion(this, QStringLiteral("problem"), what,
                                    tr("%1\nNothing is lost: what is in the window stays there, "
                                       "and a file that was there before is "
                                       "as it was.")
                                        .arg(reason));
    box->setIcon(QMessageBox::Warning);
    box->addButton(QMessageBox::Close);
    box->open();
}

void MainWindow::whenNothingIsLost(std::function<void()> afterwards)
{
    if (!m_document.isModified())
        return afterwards();
    if (findChild<QMessageBox *>(QStringLiteral("closeQuestion")))
        return;
    QMessageBox *box = makeQuestion(this, QStringLiteral("closeQuestion"),
                                    tr("Save what has changed in “%1”?").arg(m_file.name()),
                                    tr("What is not saved is lost."));
    QPushButton *save = box->addButton(QMessageBox::Save);
    QPushButton *discard = box->addButton(QMessageBox::Discard);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(save);
    connect(box, &QMessageBox::finished, this,
            [this, box, save, discard, afterwards = std::move(afterwards)] {
                if (box->clickedButton() == save)
                    this->save(afterwards);
                else if (box->clickedButton() == discard)
                    afterwards();
            });
    box->open();
}

void MainWindow::keepJournal(std::unique_ptr<JournalFile> file)
{
    m_journal = std::make_unique<Journal>(m_document, m_file, std::move(file));
    const auto modes = m_actions["explainMode"]->actionGroup();
    const auto tellMode = [this, modes] {
        if (const QAction *mode = modes->checkedAction())
            m_journal->setMode(mode->objectName());
    };
    connect(modes, &QActionGroup::triggered, m_journal.get(), tellMode);
    for (const QAction *mode : modes->actions())
        connect(mode, &QAction::toggled, m_journal.get(), tellMode);
    tellMode();
    connect(m_journal.get(), &Journal::troubleChanged, this, [this](const QString &reason) {
        m_notice->setLasting(
            reason.isEmpty() ? QString()
                             : tr("What you do cannot be kept safe for now: %1. Save it elsewhere, "
                                  "or make room. It is tried again all the time.")
                                   .arg(reason));
    });
}

void MainWindow::restore(const Session &session)
{
    if (!session.project && session.path.isEmpty())
        return;
    m_isSettled = false;
    if (session.project) {
        m_document.open(session.name, session.path, *session.project, session.saved);
        if (m_document.isModified())
            m_notice->tell(tr("Restored what was not saved: %1").arg(session.name));
    } else {
        m_restoredPuzzle = session.current;
        m_file.open(session.path);
    }
    const auto modes = m_actions["explainMode"]->actionGroup()->actions();
    for (QAction *mode : modes) {
        if (mode->objectName() == session.mode)
            mode->setChecked(true);
    }
}

void MainWindow::restoreFrom(std::unique_ptr<JournalFile> file)
{
    setEnabled(false); // whatever is done now would be written in the place of what is there
    m_orphan = std::move(file);
    const auto takeOver = [this](const std::optional<Session> &session) {
        setEnabled(true);
        if (session) {
            keepJournal(std::move(m_orphan));
            return restore(*session);
        }
        m_notice->tell(tr("What was not saved could not be read again. It is kept here: %1")
                           .arg(m_orphan->putAside()));
        m_orphan.reset();
        keepJournal(std::make_unique<JournalFile>());
    };
    m_restorer.start([orphan = m_orphan.get()](const Worker::Task &) { return orphan->read(); },
                     takeOver);
}

void MainWindow::leaveJournal()
{
    if (!m_journal)
        return;
    const bool isLast = openWindows().size() == 1;
    if (isLast && !m_isQuitting)
        rememberSessions({m_journal->session()});
    m_journal->discard();
}

QList<MainWindow *> MainWindow::openWindows()
{
    QList<MainWindow *> windows;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        auto *window = qobject_cast<MainWindow *>(widget);
        if (window && window->isVisible())
            windows.append(window);
    }
    return windows;
}

void MainWindow::quit(const QList<MainWindow *> &asked)
{
    const QList<MainWindow *> windows = openWindows();
    // One after the other is asked; whoever says no stops all of it.
    for (MainWindow *window : windows) {
        if (window->m_document.isModified() && !asked.contains(window)) {
            window->raise();
            window->activateWindow();
            return window->whenNothingIsLost(
                [window, asked] { window->quit(asked + QList{window}); });
        }
    }
    std::vector<Session> sessions;
    for (MainWindow *window : windows) {
        if (window->m_journal)
            sessions.push_back(window->m_journal->session());
        window->m_isQuitting = true;
        window->m_isLeaving = true;
    }
    rememberSessions(sessions);
    for (MainWindow *window : windows)
        window->close();
}

} // namespace inkling
