// SPDX-License-Identifier: MIT
#pragma once

#include "documents/diskfile.h"
#include "documents/journal.h"
#include "documents/judgeexport.h"
#include "worker.h"

#include <QObject>
#include <functional>
#include <memory>
#include <vector>

class QFileDialog;
class QMessageBox;

namespace inkling {

class ActionTable;
class Document;
struct Sample;
class Family;
class RecentFiles;

/// Opens, saves, exports and restores the document of a window, keeps its journal, and asks before
/// unsaved changes would be lost. Questions and dialogs do not block the program. To be used by the
/// window's thread; files are read and written on other threads.
class FileKeeper final : public QObject
{
    Q_OBJECT

public:
    /// The parts of the window that the keeper works with; they outlive it.
    struct Parts
    {
        QWidget &window;
        ActionTable &actions;
        Document &document;
        RecentFiles &recent;
        /// The other window in which a file is open; null if there is none.
        std::function<QWidget *(const QString &path)> windowWith;
    };
    explicit FileKeeper(const Parts &parts);
    ~FileKeeper() override;

    /// Opens a file; several files as one list; a sample; or a text of a family under the name `name`. If unsaved changes
    /// would be lost, the reader is asked first, so that opening may happen later or not at all; but about a file that
    /// cannot be opened, the reader is told that, and what is open stays. A file that is
    /// open in another window is shown there.
    /// `family`: that of the puzzles; null to guess it.
    void openFile(const QString &path) { openFileAs(path, nullptr); }
    void openFileAs(const QString &path, const Family *family);
    void openTogether(const QStringList &paths);
    void openSample(const Family &family, const Sample &sample);
    void openText(const QString &name, const QByteArray &text, const Family *family);
    /// Reads what is open again, as puzzles of this family.
    void readAs(const Family &family);

    /// Saves the document to its file, or asks for a file name. Calls `afterwards` once the
    /// document is saved; never if saving fails or is cancelled.
    void save(std::function<void()> afterwards = {});
    void saveAs(std::function<void()> afterwards = {});
    /// Asks for a file, and writes a text of the shown puzzle there, which is not the document's own.
    void exportText(const QByteArray &text);
    /// Calls `afterwards` at once if all changes are saved. Otherwise asks whether to save, and
    /// calls it after the answer unless the reader cancels.
    void whenNothingIsLost(std::function<void()> afterwards);
    /// Asks once about unsaved changes in several files of these names, of this window and others.
    void askAboutAll(const QStringList &names, std::function<void()> saveAll,
                     std::function<void()> discardAll);

    /// Starts to keep all unsaved changes in a journal.
    void keepJournal(std::unique_ptr<JournalFile> file);
    /// The journal; null if none is kept.
    [[nodiscard]] Journal *journal() { return m_journal.get(); }
    /// The session of the document that is open now; none if no journal is kept.
    [[nodiscard]] std::vector<Session> sessions() const;
    /// Deletes the journal, so that none of it is restored later.
    void leaveJournal();
    /// Opens the document of a session, in the session's mode. Shows a message if the document has
    /// no file.
    void restore(const Session &session);
    /// Restores the changes in a crashed window's journal; this window owns that journal
    /// afterwards. The journal is read on another thread; until then, the window is not enabled.
    void restoreFrom(std::unique_ptr<JournalFile> file);

    /// The document's name without its extension, as a file can be called.
    [[nodiscard]] QString baseName() const;
    /// A name for a file with something of the shown puzzle, without ending: by the document's file,
    /// or else by the puzzle's title; with its number, unless it is the only one of that title.
    [[nodiscard]] QString puzzleName() const;
    /// The folder of the file; if there is no file, the one last remembered, else the home folder.
    [[nodiscard]] QString folder() const;
    /// Remembers the folder of a file for the dialogs of all windows.
    static void rememberFolder(const QString &path);

Q_SIGNALS:
    /// The document is about to be written: listeners add to it what they still hold.
    void aboutToWrite();
    /// Something is about to be opened.
    void opening();
    /// A sample opens, to be solved by hand.
    void sampleOpened();
    /// A session is being restored: its document opens.
    void restoring(const inkling::Session &session);
    /// Asks the window to show a sentence in the status bar for some seconds.
    void said(const QString &words);
    /// Asks the window to show a sentence above the board until the reader closes it.
    void noticed(const QString &words);
    /// The notice of noticed() is no longer true.
    void noticeDone(const QString &words);
    /// Asks the window to show a sentence above the board as long as a problem lasts; empty when it
    /// is over.
    void troubled(const QString &words);

private:
    void chooseFile();
    void chooseFiles();
    [[nodiscard]] QFileDialog *makeOpenDialog(const QString &heading);
    /// Opens at once where nothing is unsaved; else asks about that, if at least one of the files can be
    /// opened, and opens then; if none can, says why.
    /// Requires: some paths.
    void askOnceReadable(const QStringList &paths, const Family *family,
                         const std::function<void()> &open);
    void tellUnread();
    void tellRemarks();
    /// Tells the words and the first lines of a list, if it has any.
    void tellFirst(QString words, const QStringList &some);
    void saveTo(const QString &path, std::function<void()> afterwards);
    /// Asks, in this box, before a file is replaced that holds what is not here: something else has written it since it
    /// was read, or it is damaged.
    void askToReplace(QMessageBox *box, const QString &path, std::function<void()> afterwards);
    /// Tells that no judge file can hold the puzzles, and offers a project or several files.
    void askForProject(std::function<void()> afterwards);
    void saveAnyway(const QString &path, std::function<void()> afterwards);
    void write(const QString &path, bool isProject, std::function<void()> afterwards);
    [[nodiscard]] QFileDialog *makeSaveDialog(const QString &heading, const QStringList &filters);
    void tellProblem(const QString &what, const QString &reason);
    void tellDamage();
    void tellHistoryFault();
    void tellLackingEnd();

    Parts m_parts;
    JudgeExport m_export;
    std::unique_ptr<Journal> m_journal;
    /// The crashed window's journal, while it is read.
    std::unique_ptr<JournalFile> m_orphan;
    Worker m_restorer;
    Worker m_saver;
    Worker m_textWriter;
    Worker m_opener; ///< looks into a file before unsaved changes are asked about
    /// The stamp of the document's file when it was last read or written.
    FileStamp m_stamp;
    /// The notice that unsaved changes were recovered.
    QString m_recovered;
    /// The index of the puzzle to show once the file is read.
    int m_restoredPuzzle = 0;
};

} // namespace inkling
