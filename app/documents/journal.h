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

/// The state of a window to be restored: what was open, which puzzle was shown, and what had not
/// been saved.
struct Session
{
    QString name;
    /// The path of the file that was open; empty for what was in no file.
    QString path;
    /// The name of the mode's action, such as "editMode".
    QString mode;
    /// The place that was shown, from 0.
    int current = 0;
    /// The position in that puzzle's reasoning; known of windows that closed in good order.
    int step = 0;
    /// All pages and steps, if something was not in the file; else nothing.
    std::optional<Project> project;
    /// The number of steps after which the project is what the file holds; nothing if it never was.
    std::optional<std::size_t> saved;
};

/// A journal file on the disk, and the lock that keeps it for one window of a running process.
class JournalFile
{
public:
    /// Makes a new journal file.
    JournalFile();
    /// Takes over the journal file of a window that ended without closing; nothing if that window
    /// still runs. Removes temporary files that the window left half-written.
    [[nodiscard]] static std::unique_ptr<JournalFile> adopt(const QString &path);
    Q_DISABLE_COPY_MOVE(JournalFile)
    ~JournalFile();

    /// The folder in which journals are kept.
    [[nodiscard]] static QString folder();
    /// The journals of windows that ended without closing, oldest first. A journal of a window in
    /// which nothing was open is removed instead.
    [[nodiscard]] static std::vector<std::unique_ptr<JournalFile>> orphans();

    [[nodiscard]] const QString &path() const { return m_path; }
    /// The window as the journal describes it; nothing if the file cannot be read. A last line that
    /// was cut off, when the power went for instance, is left out. Cost: as reading a project.
    [[nodiscard]] std::optional<Session> read() const;
    /// Makes the folder and the lock, if they are missing and the disk has room. Not from two
    /// threads at once.
    void hold();
    /// Removes the file: there is nothing to be restored any more.
    void remove();
    /// Renames a file that cannot be read, so that it is kept but not read again; returns its new
    /// path.
    QString putAside();

private:
    explicit JournalFile(const QString &path);
    [[nodiscard]] bool tellsOfNothing() const;

    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
};

/// Keeps a window's document on the disk so that it can be restored after a crash: each change is
/// handed to another thread at once, which appends it to the journal and flushes it to the disk. A
/// journal that grows long is written anew. While it cannot be written, the journal says so and
/// goes on trying; once it can be, it holds everything drawn meanwhile, and until then it stays as
/// it was. The time worked on a puzzle is written with the next change, and every ten seconds. To
/// be used by the window's thread.
class Journal final : public QObject
{
    Q_OBJECT

public:
    /// `file`: the journal that the document was restored from, or a new one.
    Journal(Document &document, std::unique_ptr<JournalFile> file, QObject *parent = nullptr);
    Q_DISABLE_COPY_MOVE(Journal)
    /// Waits until all is written.
    ~Journal() override;

    void setMode(const QString &mode);
    /// The position in the reasoning; it is written every ten seconds, as the times are.
    void setStep(int step);
    /// The state of the window as it would be restored now.
    [[nodiscard]] Session session() const;
    /// Removes the journal: all is in a file, or not wanted.
    void discard();
    /// Waits until all is written.
    void flush();
    /// The reason why the journal cannot be written, in words; empty while it can.
    [[nodiscard]] const QString &trouble() const { return m_trouble; }
    [[nodiscard]] const QString &path() const { return m_file->path(); }

Q_SIGNALS:
    void troubleChanged(const QString &reason);

private:
    /// A piece of work for the other thread.
    struct Task
    {
        JournalFile *file = nullptr;
        /// The session with which the file is written anew; nothing to append only.
        std::optional<Session> whole;
        /// The lines to append, if the file is not written anew or that fails.
        QByteArray lines;
    };
    struct Done
    {
        QString trouble;
        qint64 size = 0;
    };

    void add(const QByteArray &line);
    /// Notes which place is shown, if it is another than was written last.
    void addPlace();
    /// Notes the time worked on a page; it is written before the next line.
    void keepTime(PageId page, double seconds);
    void addTimes();
    /// Has the file written anew, with everything.
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
    int m_place = -1; ///< the place that was written last
    int m_step = 0;
    bool m_isStepDue = false;
    /// Whether the file describes what is open now, or will as soon as it is written.
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
