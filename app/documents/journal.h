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

/// A window as it was left: what was open, where in it one was, and what had not been saved.
struct Session
{
    QString name;
    /// The file that was open; empty for what was none.
    QString path;
    /// As the window names it.
    QString mode;
    /// Which puzzle was shown, from 0.
    int current = 0;
    /// All of it, where something was not in the file; after how many of its steps it was what is there.
    std::optional<Project> project;
    std::optional<std::size_t> saved;
};

/// A journal file, and the lock that says whose it is: one window's, of a process that lives.
class JournalFile
{
public:
    /// A new one.
    JournalFile();
    /// One that is there, if its window is gone; nothing if it lives. What a window that was killed
    /// while it wrote left half-written goes.
    [[nodiscard]] static std::unique_ptr<JournalFile> adopt(const QString &path);
    Q_DISABLE_COPY_MOVE(JournalFile)
    ~JournalFile();

    /// Where journals are kept.
    [[nodiscard]] static QString folder();
    /// All that no living window keeps, oldest first: those of windows that ended without closing.
    /// Where nothing had been open, it goes.
    [[nodiscard]] static std::vector<std::unique_ptr<JournalFile>> orphans();

    [[nodiscard]] const QString &path() const { return m_path; }
    /// What it tells, as far as it can be read: a last line that was torn when the power went is as if it had not been
    /// written. Nothing where it tells nothing. Takes as long as reading a project.
    [[nodiscard]] std::optional<Session> read() const;
    /// Its folder and its lock are there, as far as the disk allows: both may have gone, or there
    /// was no room. Not from two threads at once.
    void hold();
    /// There is nothing to be restored any more.
    void remove();
    /// It cannot be read: it is kept beside the others under a name that is none of theirs, which
    /// is returned.
    QString putAside();

private:
    explicit JournalFile(const QString &path);
    [[nodiscard]] bool tellsOfNothing() const;

    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
};

/// Keeps a window's document so that it can be restored whatever happens: each change is handed to
/// another thread at once, which writes it to the end of the journal and sees it onto the disk.
/// When the journal grows long it is written anew. Where it cannot be written, says so, and goes on
/// trying: as soon as it can be, all that has been drawn meanwhile is in it; until then it stays as
/// it was. How long a puzzle has been worked on is written with the next change, and every ten
/// seconds. The window's thread.
class Journal final : public QObject
{
    Q_OBJECT

public:
    /// `file`: the one that the document was restored from, or a new one.
    Journal(Document &document, std::unique_ptr<JournalFile> file, QObject *parent = nullptr);
    Q_DISABLE_COPY_MOVE(Journal)
    /// Waits until all is written.
    ~Journal() override;

    void setMode(const QString &mode);
    /// How the window is now.
    [[nodiscard]] Session session() const;
    /// Nothing is to be restored: all is in a file, or not wanted.
    void discard();
    /// Waits until all is written.
    void flush();
    /// Why it cannot be written; empty while it can.
    [[nodiscard]] const QString &trouble() const { return m_trouble; }
    [[nodiscard]] const QString &path() const { return m_file->path(); }

Q_SIGNALS:
    void troubleChanged(const QString &reason);

private:
    /// What the other thread is to do.
    struct Task
    {
        JournalFile *file = nullptr;
        /// All is written anew, with this first.
        std::optional<Session> whole;
        /// Written to the end where it is not, or cannot be, written anew.
        QByteArray lines;
    };
    struct Done
    {
        QString trouble;
        qint64 size = 0;
    };

    void add(const QByteArray &line);
    /// So many seconds a page has been worked on; written before the next line.
    void keepTime(PageId page, double seconds);
    void addTimes();
    /// From now on it begins anew with all there is.
    void begin();
    void schedule();
    void startWriting();
    void finishWriting(const Task &task, const Done &done);
    [[nodiscard]] static Done write(const Task &task);

    Document &m_document;
    std::unique_ptr<JournalFile> m_file;
    QString m_mode;
    QByteArray m_pending;
    std::map<PageId, double> m_times;
    /// Whether it tells of what is open, or will as soon as it is written.
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
