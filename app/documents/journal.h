// SPDX-License-Identifier: MIT
#pragma once

#include "document/project.h"

#include <QLockFile>
#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace inkling {

class Document;
class PuzzleFile;

/// The state of a window, as a later start of the program can restore it: what was open, what was
/// shown, and the unsaved changes.
struct Session
{
    QString name;
    /// The path of the file that was open; empty for a document without a file.
    QString path;
    /// The mode that was shown, by the name that the window gives it.
    QString mode;
    /// The index of the puzzle that was shown, from 0.
    int current = 0;
    /// The whole document with its history; nothing if the file had all of it. `saved`: the number
    /// of steps of the history after which the document was as in the file; nothing if it never
    /// was.
    std::optional<Project> project;
    std::optional<std::size_t> saved;
};

/// A journal file, and the lock by which one window of a running process owns it.
class JournalFile
{
public:
    /// Creates the name of a new journal, and locks it.
    JournalFile();
    /// Takes over the journal at `path` if the window that wrote it is gone; null if that window
    /// still runs. Deletes the half-written files that a killed window left beside it.
    [[nodiscard]] static std::unique_ptr<JournalFile> adopt(const QString &path);
    Q_DISABLE_COPY_MOVE(JournalFile)
    ~JournalFile();

    /// The folder that holds all journals.
    [[nodiscard]] static QString folder();
    /// Takes over the journals of all windows that ended without closing, oldest first. Deletes
    /// those that have nothing to restore.
    [[nodiscard]] static std::vector<std::unique_ptr<JournalFile>> orphans();

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Reads what the journal tells of its window, as far as it is intact: a last line that was cut
    /// off by a power failure is ignored. Nothing if the journal has nothing to restore. Takes as
    /// long as reading a project.
    [[nodiscard]] std::optional<Session> read() const;
    /// Makes sure that the folder and the lock exist, as either may have been deleted; a full disk
    /// can prevent it. Not to be called from two threads at once.
    void hold();
    /// Deletes the journal, as nothing is to be restored any more.
    void remove();
    /// Renames a journal that cannot be read, so that it is kept but not found again. Returns its
    /// new path.
    QString putAside();

private:
    explicit JournalFile(const QString &path);
    [[nodiscard]] bool tellsOfNothing() const;

    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
};

/// Keeps a journal of a window's document, so that the document can be restored after a crash. Each
/// change is handed at once to another thread, which appends it to the journal and flushes it to
/// the disk. A journal that has grown long is written anew. If writing fails, the journal says so
/// and tries again until it succeeds; all changes made meanwhile are written then. The time spent
/// on a puzzle is written with the next change, and every ten seconds. To be used by the window's
/// thread.
class Journal final : public QObject
{
    Q_OBJECT

public:
    /// `file`: the journal that the document was restored from, or a new one.
    Journal(Document &document, PuzzleFile &puzzles, std::unique_ptr<JournalFile> file,
            QObject *parent = nullptr);
    Q_DISABLE_COPY_MOVE(Journal)
    /// Waits until all is written.
    ~Journal() override;

    void setMode(const QString &mode);
    /// The present state of the window.
    [[nodiscard]] Session session() const;
    /// Deletes the journal, as all changes are saved or unwanted.
    void discard();
    /// Waits until all is written.
    void flush();
    /// The reason why the journal cannot be written; empty while it can.
    [[nodiscard]] const QString &trouble() const { return m_trouble; }
    [[nodiscard]] const QString &path() const { return m_file->path(); }

Q_SIGNALS:
    void troubleChanged(const QString &reason);

private:
    /// A piece of writing for the other thread.
    struct Task
    {
        JournalFile *file = nullptr;
        /// If set, the journal is written anew, and begins with this.
        std::optional<Session> whole;
        /// Lines to append to the journal, unless it is written anew.
        QByteArray lines;
    };
    struct Done
    {
        QString trouble;
        qint64 size = 0;
    };

    void add(const QByteArray &line);
    /// Notes that a page has been worked on for so many seconds; written before the next line.
    void keepTime(PageId page, double seconds);
    void addTimes();
    /// Begins a new journal that tells the whole present state.
    void begin();
    void schedule();
    void startWriting();
    void finishWriting(const Task &task, const Done &done);
    [[nodiscard]] static Done write(const Task &task);

    Document &m_document;
    PuzzleFile &m_puzzles;
    std::unique_ptr<JournalFile> m_file;
    QString m_mode;
    QByteArray m_pending;
    std::map<PageId, double> m_times;
    /// Whether the journal tells what is open, or will once the pending lines are written.
    bool m_isBegun = false;
    bool m_isWholeWanted = false;
    bool m_isScheduled = false;
    bool m_isWriting = false;
    bool m_isDiscarded = false;
    /// Whether the journal tells more than which file is open.
    bool m_hasProject = false;
    qint64 m_size = 0;
    qint64 m_wholeSize = 0;
    QString m_trouble;
    QTimer m_retry;
    QTimer m_timesDue;
    QThreadPool m_pool;
};

} // namespace inkling
