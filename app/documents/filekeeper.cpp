// SPDX-License-Identifier: MIT
#include "documents/filekeeper.h"

#include "documents/document.h"
#include "documents/recentfiles.h"
#include "documents/saving.h"
#include "look/actiontable.h"
#include "phrases.h"

#include <QAction>
#include <QActionGroup>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>

namespace inkling {

namespace {

/// In the settings: the folder of the file that was last chosen in a dialog or opened.
QString lastFolderKey()
{
    return QStringLiteral("lastFolder");
}

QString judgeFilter()
{
    return FileKeeper::tr("Contest file (*.in *.txt)");
}

QString projectFilter()
{
    return FileKeeper::tr("Inkling project (*.inkling)");
}

/// A question that does not hold the program up; its answer comes by the signal finished().
QMessageBox *makeQuestion(QWidget &window, const QString &name, const QString &text,
                          const QString &details)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, FileKeeper::tr("Inkling"), text,
                                QMessageBox::NoButton, &window);
    box->setObjectName(name);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(details);
    return box;
}

/// Writes a project to a file. Returns what went wrong; nothing where all went well.
std::optional<QString> writeTo(const QString &path, const Project &project, bool isProject)
{
    if (isProject)
        return writeWhole(path, QByteArray::fromStdString(writeProject(project)));
    const auto text = judgeText(project);
    return text ? writeWhole(path, *text) : text.error();
}

} // namespace

FileKeeper::FileKeeper(const Parts &parts)
    : m_parts(parts)
    , m_export(parts.window, parts.document)
{
    const auto on = [this](const char *id, auto slot) {
        connect(m_parts.actions[id], &QAction::triggered, this, slot);
    };
    on("open", [this] { chooseFile(); });
    on("openTogether", [this] { chooseFiles(); });
    on("save", [this] { save(); });
    on("saveAs", [this] { saveAs(); });
    on("exportText", [this] { m_export.begin(folder(), baseName()); });
    connect(&m_export, &JudgeExport::said, this, &FileKeeper::said);
    connect(&m_export, &JudgeExport::failed, this, &FileKeeper::tellProblem);
    connect(&m_parts.document, &Document::opened, this, [this] {
        m_stamp = stampOf(m_parts.document.path());
        if (m_parts.document.count() > 0 && !m_parts.document.path().isEmpty())
            m_parts.recent.remember(m_parts.document.path());
        tellDamage();
        tellHistoryFault();
        tellLackingEnd();
        tellUnread();
        tellRemarks();
        const int restored = std::exchange(m_restoredPuzzle, 0);
        if (restored > 0 && restored < m_parts.document.placeCount())
            m_parts.document.show(restored);
    });
}

FileKeeper::~FileKeeper() = default;

QString FileKeeper::baseName() const
{
    const Document &document = m_parts.document;
    // What is in no file has a title, and no ending behind the last point of it.
    return safeFileName(document.path().isEmpty() ? document.name()
                                                  : QFileInfo(document.path()).completeBaseName());
}

QString FileKeeper::puzzleName() const
{
    const Document &document = m_parts.document;
    const Page *shown = document.currentPage();
    // What is in no file, such as a list from several, has no good name; its puzzles may have.
    if (!document.path().isEmpty() || !shown || shown->properties.title.empty())
        return QStringLiteral("%1-%2").arg(baseName()).arg(document.place() + 1);
    const QString name = safeFileName(QString::fromStdString(shown->properties.title));
    int number = 0;
    int count = 0;
    for (int i = 0; i < document.count(); ++i) {
        const bool isAlike = document.page(i).properties.title == shown->properties.title;
        count += isAlike ? 1 : 0;
        number += isAlike && i <= document.place() ? 1 : 0;
    }
    return count == 1 ? name : QStringLiteral("%1-%2").arg(name).arg(number);
}

QString FileKeeper::folder() const
{
    const QString &path = m_parts.document.path();
    if (!path.isEmpty())
        return QFileInfo(path).path();
    const QString last = QSettings().value(lastFolderKey()).toString();
    return QFileInfo(last).isDir() ? last : QDir::homePath();
}

void FileKeeper::rememberFolder(const QString &path)
{
    QSettings().setValue(lastFolderKey(), QFileInfo(path).absolutePath());
}

void FileKeeper::openFileAs(const QString &path, const Family *family)
{
    if (QWidget *window = m_parts.windowWith(path)) {
        window->raise();
        return window->activateWindow();
    }
    const auto open = [this, path, family] {
        if (!isStandardInput(path))
            rememberFolder(path);
        Q_EMIT opening();
        m_parts.document.open(path, family);
    };
    if (isStandardInput(path))
        whenNothingIsLost(open);
    else
        askOnceReadable({path}, family, open);
}

void FileKeeper::askOnceReadable(const QStringList &paths, const Family *family,
                                 const std::function<void()> &open)
{
    if (!m_parts.document.isModified())
        return open();
    const auto whyNone = [paths, family](const Worker::Task &) {
        std::optional<QString> first;
        for (const QString &path : paths) {
            auto why = whyUnopenable(path, family);
            if (!why)
                return why;
            if (!first)
                first = std::move(why);
        }
        return first;
    };
    m_opener.start(whyNone, [this, paths, open](const std::optional<QString> &why) {
        if (!why)
            return whenNothingIsLost(open);
        tellProblem(tr("“%1” could not be opened.").arg(QFileInfo(paths.first()).fileName()), *why);
    });
}

void FileKeeper::readAs(const Family &family)
{
    Q_EMIT opening();
    m_parts.document.readAs(family);
}

void FileKeeper::openTogether(const QStringList &paths)
{
    if (paths.isEmpty())
        return;
    askOnceReadable(paths, nullptr, [this, paths] {
        rememberFolder(paths.front());
        Q_EMIT opening();
        m_parts.document.openTogether(tr("%Ln files", nullptr, int(paths.size())), paths);
    });
}

void FileKeeper::openSample(const Family &family, const Sample &sample)
{
    whenNothingIsLost([this, &family, &sample] {
        Q_EMIT opening();
        m_parts.document.openText(translated("Samples", sample.title),
                                  QByteArray(sample.text.data(), qsizetype(sample.text.size())),
                                  &family);
        Q_EMIT sampleOpened();
    });
}

void FileKeeper::openText(const QString &name, const QByteArray &text, const Family *family)
{
    whenNothingIsLost([this, name, text, family] {
        Q_EMIT opening();
        m_parts.document.openText(name, text, family);
    });
}

void FileKeeper::chooseFile()
{
    QFileDialog *dialog = makeOpenDialog(tr("Open Puzzle File"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &FileKeeper::openFile);
    dialog->open();
}

void FileKeeper::chooseFiles()
{
    QFileDialog *dialog = makeOpenDialog(tr("Open Files as One List"));
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &FileKeeper::openTogether);
    dialog->open();
}

QFileDialog *FileKeeper::makeOpenDialog(const QString &heading)
{
    auto *dialog = new QFileDialog(&m_parts.window, heading, folder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters({tr("Puzzles (*.inkling *.in *.txt)"), tr("All files (*)")});
    return dialog;
}

void FileKeeper::tellUnread()
{
    const QStringList &unread = m_parts.document.unread();
    tellFirst(tr("%Ln files could not be read to the end.", nullptr, int(unread.size())), unread);
}

void FileKeeper::tellRemarks()
{
    tellFirst(tr("Not everything in the text could be taken as it stands:"),
              m_parts.document.remarks());
}

void FileKeeper::tellFirst(QString words, const QStringList &some)
{
    constexpr qsizetype mostNamed = 3;
    if (some.isEmpty())
        return;
    for (const QString &each : some.first(std::min(mostNamed, some.size())))
        words += u'\n' + each;
    if (some.size() > mostNamed)
        words += u'\n' + tr("and %Ln more", "of a list", int(some.size() - mostNamed));
    Q_EMIT noticed(words);
}

void FileKeeper::tellDamage()
{
    const Document &document = m_parts.document;
    if (!document.damage())
        return;
    Q_EMIT noticed(tr("The file is damaged at line %L1. %Ln puzzles could be read; the others are "
                      "missing here, and so is the undo history. The file stays as it is until "
                      "you replace it.",
                      nullptr, document.count())
                       .arg(document.damage()->line));
}

void FileKeeper::tellHistoryFault()
{
    if (!m_parts.document.historyFault())
        return;
    Q_EMIT noticed(tr("The undo history could not be read: line %L1 of the file does not fit the "
                      "puzzles. All puzzles are there.")
                       .arg(m_parts.document.historyFault()->line));
}

void FileKeeper::tellLackingEnd()
{
    const Family *family = m_parts.document.lackingEnd();
    if (!family)
        return;
    const std::string_view end = family->fileEnd();
    Q_EMIT noticed(
        tr("The file lacks its last line, “%1”. All of its puzzles are here; saving adds "
           "the line.")
            .arg(QString::fromUtf8(end.data(), qsizetype(end.size())).trimmed()));
}

void FileKeeper::save(std::function<void()> afterwards)
{
    if (m_parts.document.path().isEmpty() || m_parts.document.isForeign())
        return saveAs(std::move(afterwards));
    saveTo(m_parts.document.path(), std::move(afterwards));
}

QFileDialog *FileKeeper::makeSaveDialog(const QString &heading, const QStringList &filters)
{
    auto *dialog = new QFileDialog(&m_parts.window, heading, folder());
    dialog->setObjectName(QStringLiteral("saveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(filters);
    connect(dialog, &QFileDialog::fileSelected, this, &FileKeeper::rememberFolder);
    return dialog;
}

void FileKeeper::saveAs(std::function<void()> afterwards)
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

void FileKeeper::saveTo(const QString &path, std::function<void()> afterwards)
{
    const bool isOther
        = path == m_parts.document.path() && QFileInfo::exists(path) && stampOf(path) != m_stamp;
    const bool isDamaged = path == m_parts.document.path() && m_parts.document.damage();
    const QString name = QFileInfo(path).fileName();
    if (isOther) {
        askToReplace(makeQuestion(m_parts.window, QStringLiteral("otherQuestion"),
                                  tr("“%1” has changed since it was opened.").arg(name),
                                  tr("Another window or program has saved it. Saving here replaces "
                                     "what it holds now.")),
                     path, std::move(afterwards));
    } else if (isDamaged) {
        askToReplace(makeQuestion(m_parts.window, QStringLiteral("damageQuestion"),
                                  tr("“%1” is damaged.").arg(name),
                                  tr("What could not be read of it is lost if it is replaced. "
                                     "Saved under another name, the damaged file stays.")),
                     path, std::move(afterwards));
    } else {
        saveAnyway(path, std::move(afterwards));
    }
}

void FileKeeper::askToReplace(QMessageBox *box, const QString &path,
                              std::function<void()> afterwards)
{
    QPushButton *as = box->addButton(tr("Save &As…"), QMessageBox::AcceptRole);
    QPushButton *anyway = box->addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(as);
    connect(box, &QMessageBox::finished, this,
            [this, box, path, as, anyway, afterwards = std::move(afterwards)] {
                if (box->clickedButton() == as)
                    saveAs(afterwards);
                else if (box->clickedButton() == anyway)
                    saveAnyway(path, afterwards);
            });
    box->open();
}

void FileKeeper::saveAnyway(const QString &path, std::function<void()> afterwards)
{
    if (isProjectName(path))
        return write(path, true, std::move(afterwards));
    if (familiesIn(m_parts.document.project()).size() > 1)
        return askForProject(std::move(afterwards));
    QStringList lost = lostInJudgeText(m_parts.document.project());
    if (path == m_parts.document.path() && m_parts.document.fault())
        lost.append(tr("the unreadable part of the file and everything after it"));
    if (lost.isEmpty())
        return write(path, false, std::move(afterwards));
    QMessageBox *box
        = makeQuestion(m_parts.window, QStringLiteral("lossQuestion"),
                       tr("A contest file cannot hold all of this."),
                       tr("“%1” would lose: %2. A project keeps everything.")
                           .arg(QFileInfo(path).fileName(), lost.join(QStringLiteral(", "))));
    QPushButton *project = box->addButton(tr("Save as &Project…"), QMessageBox::AcceptRole);
    QPushButton *judge = box->addButton(tr("Save Contest &File"), QMessageBox::DestructiveRole);
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

void FileKeeper::askForProject(std::function<void()> afterwards)
{
    QMessageBox *box = makeQuestion(m_parts.window, QStringLiteral("kindsProblem"),
                                    tr("A contest file holds one kind of puzzle."),
                                    tr("These are of several kinds. A project holds them all; "
                                       "contest files take one kind each."));
    QPushButton *project = box->addButton(tr("Save as &Project…"), QMessageBox::AcceptRole);
    QPushButton *judge = box->addButton(tr("Export Contest &Files…"), QMessageBox::ActionRole);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(project);
    connect(box, &QMessageBox::finished, this,
            [this, box, project, judge, afterwards = std::move(afterwards)] {
                if (box->clickedButton() == project)
                    saveAs(afterwards);
                else if (box->clickedButton() == judge)
                    m_export.begin(folder(), baseName());
            });
    box->open();
}

void FileKeeper::write(const QString &path, bool isProject, std::function<void()> afterwards)
{
    Q_EMIT aboutToWrite();
    const auto finish
        = [this, path, revision = m_parts.document.revision(),
           afterwards = std::move(afterwards)](const std::optional<QString> &problem) {
              if (problem)
                  return tellProblem(tr("“%1” could not be saved.").arg(QFileInfo(path).fileName()),
                                     *problem);
              m_parts.recent.remember(path);
              // What has changed while it was written is not in it, nor what was opened meanwhile.
              const bool isSame = m_parts.document.revision() == revision;
              if (isSame)
                  m_parts.document.setSaved(path);
              if (path == m_parts.document.path())
                  m_stamp = stampOf(path);
              Q_EMIT noticeDone(m_recovered);
              Q_EMIT said(tr("Saved: %1").arg(path));
              if (afterwards && isSame)
                  afterwards();
          };
    m_saver.start([path, isProject, project = m_parts.document.project()](
                      const Worker::Task &) { return writeTo(path, project, isProject); },
                  finish);
}

void FileKeeper::exportText(const QByteArray &text)
{
    QFileDialog *dialog = makeSaveDialog(tr("Export As Text"), {tr("Text (*.txt)")});
    dialog->setDefaultSuffix(QStringLiteral("txt"));
    dialog->selectFile(puzzleName() + QStringLiteral(".txt"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, text](const QString &path) {
        m_textWriter.start([path, text](const Worker::Task &) { return writeWhole(path, text); },
                           [this, path](const std::optional<QString> &problem) {
                               if (!problem)
                                   return Q_EMIT said(tr("Saved: %1").arg(path));
                               tellProblem(
                                   tr("“%1” could not be saved.").arg(QFileInfo(path).fileName()),
                                   *problem);
                           });
    });
    dialog->open();
}

void FileKeeper::tellProblem(const QString &what, const QString &reason)
{
    QMessageBox *box = makeQuestion(m_parts.window, QStringLiteral("problem"), what,
                                    tr("%1\nNothing is lost: your work is still in the window, and "
                                       "any earlier file is unchanged.")
                                        .arg(reason));
    box->setIcon(QMessageBox::Warning);
    box->addButton(QMessageBox::Close);
    box->open();
}

void FileKeeper::whenNothingIsLost(std::function<void()> afterwards)
{
    if (!m_parts.document.hasUnsavedWork())
        return afterwards();
    if (m_parts.window.findChild<QMessageBox *>(QStringLiteral("closeQuestion")))
        return;
    QMessageBox *box = makeQuestion(m_parts.window, QStringLiteral("closeQuestion"),
                                    tr("Save changes to “%1”?").arg(m_parts.document.name()),
                                    tr("Unsaved changes will be lost."));
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

void FileKeeper::askAboutAll(const QStringList &names, std::function<void()> saveAll,
                             std::function<void()> discardAll)
{
    if (m_parts.window.findChild<QMessageBox *>(QStringLiteral("quitQuestion")))
        return;
    QMessageBox *box = makeQuestion(m_parts.window, QStringLiteral("quitQuestion"),
                                    tr("Save changes to %Ln files?", nullptr, int(names.size())),
                                    tr("%1\nUnsaved changes will be lost.").arg(names.join(u'\n')));
    QPushButton *save = box->addButton(QMessageBox::SaveAll);
    QPushButton *discard = box->addButton(tr("Discard All"), QMessageBox::DestructiveRole);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(save);
    connect(box, &QMessageBox::finished, this,
            [box, save, discard, saveAll = std::move(saveAll), discardAll = std::move(discardAll)] {
                if (box->clickedButton() == save)
                    saveAll();
                else if (box->clickedButton() == discard)
                    discardAll();
            });
    box->open();
}

void FileKeeper::keepJournal(std::unique_ptr<JournalFile> file)
{
    m_journal = std::make_unique<Journal>(m_parts.document, std::move(file));
    const auto modes = m_parts.actions["explainMode"]->actionGroup();
    const auto tellMode = [this, modes] {
        if (const QAction *mode = modes->checkedAction())
            m_journal->setMode(mode->objectName());
    };
    connect(modes, &QActionGroup::triggered, m_journal.get(), tellMode);
    for (const QAction *mode : modes->actions())
        connect(mode, &QAction::toggled, m_journal.get(), tellMode);
    tellMode();
    connect(m_journal.get(), &Journal::troubleChanged, this, [this](const QString &reason) {
        Q_EMIT troubled(reason.isEmpty()
                            ? QString()
                            : tr("Your work cannot be backed up at the moment: %1. Save it "
                                 "elsewhere or free some space. Inkling keeps trying.")
                                  .arg(reason));
    });
}

std::vector<Session> FileKeeper::sessions() const
{
    std::vector<Session> sessions;
    if (m_journal)
        sessions.push_back(m_journal->session());
    return sessions;
}

void FileKeeper::leaveJournal()
{
    if (m_journal)
        m_journal->discard();
}

void FileKeeper::restore(const Session &session)
{
    if (!session.project && session.path.isEmpty())
        return;
    // It was opened again meanwhile, and there is nothing in it that is not here.
    if (QWidget *other = m_parts.windowWith(session.path); other && !other->isWindowModified())
        other->close();
    Q_EMIT opening();
    Q_EMIT restoring(session);
    if (session.project) {
        m_parts.document.openProject(session.name, session.path, *session.project, session.saved);
    } else {
        m_restoredPuzzle = session.current;
        m_parts.document.open(session.path);
    }
    const auto modes = m_parts.actions["explainMode"]->actionGroup()->actions();
    for (QAction *mode : modes) {
        if (mode->objectName() == session.mode)
            mode->setChecked(true);
    }
}

void FileKeeper::restoreFrom(std::unique_ptr<JournalFile> file)
{
    m_parts.window.setEnabled(
        false); // whatever is done now would be written in the place of what is there
    m_orphan = std::move(file);
    const auto takeOver = [this](const std::optional<Session> &session) {
        m_parts.window.setEnabled(true);
        if (session) {
            keepJournal(std::move(m_orphan));
            restore(*session);
            if (m_parts.document.isModified()) {
                m_recovered = tr("Unsaved changes recovered: %1").arg(session->name);
                Q_EMIT noticed(m_recovered);
            }
            return;
        }
        Q_EMIT noticed(tr("Unsaved changes could not be recovered. They are kept here: %1")
                           .arg(m_orphan->putAside()));
        m_orphan.reset();
        keepJournal(std::make_unique<JournalFile>());
    };
    m_restorer.start([orphan = m_orphan.get()](const Worker::Task &) { return orphan->read(); },
                     takeOver);
}

} // namespace inkling
