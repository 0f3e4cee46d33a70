// SPDX-License-Identifier: MIT
#pragma once

#include "documents/journal.h"
#include "worker.h"

#include <QObject>
#include <functional>
#include <memory>
#include <vector>

class QFileDialog;

namespace inkling {

class ActionTable;
class Document;
struct Sample;
class Family;
class RecentFiles;

/// Opens, saves, exports and restores what is open in a window, keeps its journal, and asks before
/// anything would be lost. Questions and dialogs do not hold the program up. The window's thread;
/// files are read and written on others.
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
    };
    explicit FileKeeper(const Parts &parts);
    ~FileKeeper() override;

    /// Open a file, a sample, or a family's text, which `name` names. They ask first where something would be
    /// lost, and may so do it later or not at all.
    void openFile(const QString &path);
    void openSample(const Family &family, const Sample &sample);
    void openText(const QString &name, const QByteArray &text, const Family &family);

    /// Saves the document in its file, or asks where. `afterwards` is called once it is saved, and not
    /// called where that fails or is called off.
    void save(std::function<void()> afterwards = {});
    void saveAs(std::function<void()> afterwards = {});
    /// Calls `afterwards` at once where all is saved; else asks whether to save, and calls it once that
    /// is settled, unless it is called off.
    void whenNothingIsLost(std::function<void()> afterwards);

    /// Keeps all that is not saved in a journal from now on.
    void keepJournal(std::unique_ptr<JournalFile> file);
    /// The journal; null if none is kept.
    [[nodiscard]] Journal *journal() { return m_journal.get(); }
    /// The session of what is open now; none if no journal is kept.
    [[nodiscard]] std::vector<Session> sessions() const;
    /// Discards the journal: nothing in it is to be restored.
    void leaveJournal();
    /// Opens what was open in a session, with its mode; says so if it is in no file.
    void restore(const Session &session);
    /// Restores the changes in a crashed window's journal; this window owns that journal afterwards. The
    /// journal is read on another thread; until then, the window is not enabled.
    void restoreFrom(std::unique_ptr<JournalFile> file);

    /// The name of the file, or of what is in no file, without an ending.
    [[nodiscard]] QString baseName() const;
    /// The folder of the file; the home folder if there is no file.
    [[nodiscard]] QString folder() const;

Q_SIGNALS:
    /// The document is about to be written: all that belongs in it is to be there.
    void aboutToWrite();
    /// Something is about to be opened.
    void opening();
    /// A sentence for the status bar, for some seconds.
    void said(const QString &words);
    /// A sentence above the board, until the reader puts it away.
    void noticed(const QString &words);
    /// A sentence above the board that stays while a trouble lasts; empty when it is over.
    void troubled(const QString &words);

private:
    void chooseFile();
    void saveTo(const QString &path, std::function<void()> afterwards);
    void write(const QString &path, bool isProject, std::function<void()> afterwards);
    void exportText();
    [[nodiscard]] QFileDialog *makeSaveDialog(const QString &heading, const QStringList &filters);
    void tellProblem(const QString &what, const QString &reason);
    void tellHistoryFault();

    Parts m_parts;
    std::unique_ptr<Journal> m_journal;
    /// The crashed window's journal, while it is read.
    std::unique_ptr<JournalFile> m_orphan;
    Worker m_restorer;
    Worker m_saver;
    /// The index of the puzzle to show once the file is read.
    int m_restoredPuzzle = 0;
};

} // namespace inkling
