// SPDX-License-Identifier: MIT
#include "documents/journal.h"

#include "documents/diskfile.h"
#include "documents/document.h"
#include "documents/filereader.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>

namespace inkling {

namespace {

constexpr int journalVersion = 1;
constexpr int retryTime = 3000;  ///< milliseconds from a failure to the next attempt
constexpr int timesTime = 10000; ///< milliseconds that what is said of time may wait for a change
constexpr int lockTime = 10;     ///< seconds that making a lock cannot take
/// A journal is written anew when what was added is longer than this and than what it began with.
constexpr qint64 mostAdded = 1 << 20;
/// A longer one, which takes its time to be read, tells of something.
constexpr qint64 mostOfNothing = 4096;

QByteArray lineOf(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

QByteArray headOf(const Session &session, qsizetype projectSize)
{
    QJsonObject head{{QStringLiteral("inkling-journal"), journalVersion},
                     {QStringLiteral("name"), session.name},
                     {QStringLiteral("path"), session.path},
                     {QStringLiteral("mode"), session.mode},
                     {QStringLiteral("current"), session.current},
                     {QStringLiteral("step"), session.step}};
    if (session.project)
        head[QStringLiteral("bytes")] = projectSize;
    if (session.saved)
        head[QStringLiteral("saved")] = qint64(*session.saved);
    return lineOf(head);
}

QByteArray textOf(const Session &session)
{
    const std::string project = session.project ? writeProject(*session.project) : std::string();
    QByteArray text = headOf(session, qsizetype(project.size()));
    text.append(project.data(), qsizetype(project.size()));
    return text;
}

/// The next line, its end taken off; nothing where there is no whole line any more.
std::optional<QByteArray> takeLine(QByteArrayView &text)
{
    const qsizetype end = text.indexOf('\n');
    if (end < 0)
        return std::nullopt;
    QByteArray line = text.first(end).toByteArray();
    text = text.sliced(end + 1);
    return line;
}

void record(Project &project, Change change)
{
    project.history.resize(project.done);
    project.history.push_back(std::move(change));
    ++project.done;
}

/// Returns whether the project can be taken there.
bool goTo(Project &project, std::size_t done)
{
    if (done > project.history.size())
        return false;
    while (project.done != done) {
        const bool isForward = project.done < done;
        const std::size_t step = isForward ? project.done : project.done - 1;
        if (!apply(project.pages, project.history[step], isForward))
            return false;
        isForward ? ++project.done : --project.done;
    }
    return true;
}

bool takeTime(Session &session, const QJsonObject &time)
{
    const double seconds = time[u"seconds"].toDouble(-1);
    if (!session.project || !(seconds >= 0 && seconds <= mostSeconds))
        return false;
    const auto page
        = std::ranges::find(session.project->pages, PageId(time[u"page"].toInteger()), &Page::id);
    if (page != session.project->pages.end())
        page->seconds = seconds;
    return true;
}

/// Takes a session on by one line. Returns false where it makes no sense.
bool follow(Session &session, const QByteArray &line)
{
    constexpr QByteArrayView change("{\"change\":");
    if (line.startsWith(change) && line.endsWith('}')) {
        if (!session.project)
            return false;
        const QByteArray inner = line.sliced(change.size(), line.size() - change.size() - 1);
        auto made = readChange({inner.data(), std::size_t(inner.size())});
        if (!made || !apply(session.project->pages, *made, true))
            return false;
        // What was undone before is gone now, and so is the file's own state if it was among it.
        if (session.saved && *session.saved > session.project->done)
            session.saved.reset();
        record(*session.project, *std::move(made));
        return true;
    }
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    if (object.contains(u"done"))
        return session.project && goTo(*session.project, std::size_t(object[u"done"].toInt(-1)));
    if (object.contains(u"seconds"))
        return takeTime(session, object);
    if (object.contains(u"current"))
        session.current = object[u"current"].toInt();
    if (object.contains(u"step"))
        session.step = object[u"step"].toInt();
    if (object.contains(u"mode"))
        session.mode = object[u"mode"].toString();
    return !object.isEmpty();
}

/// Returns whether it could be taken: its window is gone.
bool takeLock(QLockFile &lock)
{
    if (lock.tryLock(0))
        return true;
    // One that says nothing is of no window, but left by a power cut; or being made right now.
    const bool saysNothing = QFileInfo(lock.fileName()).size() == 0;
    const QDateTime made = QFileInfo(lock.fileName()).lastModified();
    return saysNothing && made.isValid() && made.secsTo(QDateTime::currentDateTime()) > lockTime
           && QFile::remove(lock.fileName()) && lock.tryLock(0);
}

} // namespace

JournalFile::JournalFile()
    : JournalFile(QDir(folder()).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces)
                                          + QStringLiteral(".journal")))
{
    hold();
}

JournalFile::JournalFile(const QString &path)
    : m_path(path)
    , m_lock(std::make_unique<QLockFile>(path + QStringLiteral(".lock")))
{
    m_lock->setStaleLockTime(0); // as old as it may be, while its process lives
}

JournalFile::~JournalFile() = default;

QString JournalFile::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
           + QStringLiteral("/journal");
}

std::unique_ptr<JournalFile> JournalFile::adopt(const QString &path)
{
    std::unique_ptr<JournalFile> file(new JournalFile(path));
    QDir folder = QFileInfo(path).dir();
    // On a full or closed disk nobody can lock it: it is read all the same.
    if (!takeLock(*file->m_lock) && file->m_lock->error() == QLockFile::LockFailedError
        && QFileInfo(folder.path()).isWritable())
        return nullptr;
    const QString halfWritten = QFileInfo(path).fileName() + QStringLiteral(".??????");
    for (const QString &name : folder.entryList({halfWritten}, QDir::Files))
        folder.remove(name);
    return file;
}

void JournalFile::hold()
{
    if (m_lock->isLocked() && QFileInfo::exists(m_lock->fileName()))
        return;
    m_lock->unlock();
    QDir().mkpath(QFileInfo(m_path).path());
    (void)m_lock->tryLock(0);
}

std::vector<std::unique_ptr<JournalFile>> JournalFile::orphans()
{
    const QString lock = QStringLiteral(".lock");
    for (const QFileInfo &file :
         QDir(folder()).entryInfoList({QStringLiteral("*.journal") + lock})) {
        // Killed before it had written anything: what there is of it goes with the lock.
        const QString path = file.absoluteFilePath().chopped(lock.size());
        if (!QFileInfo::exists(path))
            (void)adopt(path);
    }
    std::vector<std::unique_ptr<JournalFile>> all;
    const auto files = QDir(folder()).entryInfoList({QStringLiteral("*.journal")}, QDir::Files,
                                                    QDir::Time | QDir::Reversed);
    for (const QFileInfo &file : files) {
        auto adopted = adopt(file.absoluteFilePath());
        if (adopted && adopted->tellsOfNothing())
            adopted->remove();
        else if (adopted)
            all.push_back(std::move(adopted));
    }
    return all;
}

bool JournalFile::tellsOfNothing() const
{
    if (QFileInfo(m_path).size() > mostOfNothing)
        return false;
    const auto session = read();
    return session && session->path.isEmpty()
           && (!session->project
               || (session->project->pages.empty() && session->project->history.empty()));
}

std::optional<Session> JournalFile::read() const
{
    const auto bytes = readBytes(m_path);
    if (!bytes)
        return std::nullopt;
    QByteArrayView text(*bytes);
    const auto first = takeLine(text);
    const QJsonObject head = first ? QJsonDocument::fromJson(*first).object() : QJsonObject();
    if (head[u"inkling-journal"].toInt() != journalVersion)
        return std::nullopt;
    Session session{.name = head[u"name"].toString(),
                    .path = head[u"path"].toString(),
                    .mode = head[u"mode"].toString(),
                    .current = head[u"current"].toInt(),
                    .step = head[u"step"].toInt(),
                    .project = {},
                    .saved = {}};
    if (head.contains(u"bytes")) {
        const qint64 size = std::clamp<qint64>(head[u"bytes"].toInteger(), 0, text.size());
        auto project = readProject({text.data(), std::size_t(size)});
        if (!project)
            return std::nullopt;
        session.project = std::move(project->project);
        text = text.sliced(size);
    }
    if (head.contains(u"saved"))
        session.saved = std::size_t(head[u"saved"].toInteger());
    while (const auto line = takeLine(text)) {
        if (!follow(session, *line))
            break;
    }
    if (session.project && std::size_t(session.current) < session.project->pages.size())
        session.project->current = session.project->pages[std::size_t(session.current)].id;
    return session;
}

void JournalFile::remove()
{
    QFile::remove(m_path);
}

QString JournalFile::putAside()
{
    const QString aside = m_path + QStringLiteral(".unreadable");
    return QFile::rename(m_path, aside) ? aside : m_path;
}

Journal::Journal(Document &document, std::unique_ptr<JournalFile> file, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_file(std::move(file))
{
    m_pool.setMaxThreadCount(1);
    m_retry.setSingleShot(true);
    m_retry.setInterval(retryTime);
    connect(&m_retry, &QTimer::timeout, this, &Journal::startWriting);
    m_timesDue.setSingleShot(true);
    m_timesDue.setInterval(timesTime);
    connect(&m_timesDue, &QTimer::timeout, this, &Journal::addTimes);
    connect(&document, &Document::reset, this, [this] { m_isBegun = false; });
    connect(&document, &Document::opened, this, &Journal::begin);
    connect(&document, &Document::saved, this, &Journal::begin);
    connect(&document, &Document::unreadable, this, &Journal::begin);
    connect(&document, &Document::modifiedChanged, this, [this](bool isModified) {
        if (isModified && !m_hasProject)
            begin();
    });
    const auto addChange = [this](const Change &change) {
        add("{\"change\":" + QByteArray::fromStdString(writeChange(change)) + "}\n");
        addPlace();
    };
    const auto addDone = [this](std::size_t done) {
        add(lineOf({{QStringLiteral("done"), qint64(done)}}));
        addPlace();
    };
    connect(&document, &Document::recorded, this, addChange);
    connect(&document, &Document::wentTo, this, addDone);
    connect(&document, &Document::worked, this, &Journal::keepTime);
    connect(&document, &Document::currentChanged, this, &Journal::addPlace);
}

Journal::~Journal()
{
    flush();
}

void Journal::setMode(const QString &mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    add(lineOf({{QStringLiteral("mode"), mode}}));
}

void Journal::setStep(int step)
{
    if (std::exchange(m_step, step) == step)
        return;
    m_isStepDue = true;
    if (!m_timesDue.isActive())
        m_timesDue.start();
}

Session Journal::session() const
{
    Session session{.name = m_document.name(),
                    .path = m_document.path(),
                    .mode = m_mode,
                    .current = std::max(0, m_document.place()),
                    .step = m_step,
                    .project = {},
                    .saved = m_document.savedAt()};
    // A file of which nothing could be read is not to come back.
    if (m_document.count() == 0 && !m_document.isModified())
        session.path.clear();
    // A file that holds more than could be read is not to be written over unasked once the changes are back.
    if (m_document.isModified() && (m_document.damage() || m_document.fault())) {
        session.path.clear();
        session.saved.reset();
    }
    if (m_document.isModified() || session.path.isEmpty())
        session.project = m_document.project();
    return session;
}

void Journal::begin()
{
    m_isBegun = true;
    m_isDiscarded = false;
    m_isWholeWanted = true;
    schedule();
}

void Journal::add(const QByteArray &line)
{
    // What changes before all is written anew will be in it.
    if (m_isDiscarded || m_isWholeWanted || !m_isBegun)
        return;
    for (const auto &[page, seconds] : std::exchange(m_times, {}))
        m_pending += lineOf(
            {{QStringLiteral("page"), qint64(page)}, {QStringLiteral("seconds"), seconds}});
    m_pending += line;
    schedule();
}

/// The shown page has another place also where one before it came or went, which nothing tells.
void Journal::addPlace()
{
    const int place = m_document.place();
    if (place >= 0 && std::exchange(m_place, place) != place)
        add(lineOf({{QStringLiteral("current"), place}}));
}

void Journal::keepTime(PageId page, double seconds)
{
    // What is in a file as it is, tells how long it took then.
    if (m_isDiscarded || m_isWholeWanted || !m_isBegun || !m_hasProject)
        return;
    m_times[page] = seconds;
    if (!m_timesDue.isActive())
        m_timesDue.start();
}

void Journal::addTimes()
{
    if (std::exchange(m_isStepDue, false))
        add(lineOf({{QStringLiteral("step"), m_step}}));
    else if (!m_times.empty())
        add({});
}

void Journal::schedule()
{
    // Later: in the middle of a change there is no document to be written.
    if (!std::exchange(m_isScheduled, true))
        QMetaObject::invokeMethod(this, &Journal::startWriting, Qt::QueuedConnection);
}

void Journal::discard()
{
    m_isDiscarded = true;
    m_isWholeWanted = false;
    m_pending.clear();
    m_retry.stop();
    flush();
    m_file->remove();
}

void Journal::flush()
{
    addTimes();
    do {
        startWriting();
        m_pool.waitForDone();
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    } while (m_isWriting);
}

void Journal::startWriting()
{
    m_isScheduled = false;
    if (m_isWriting || m_isDiscarded || (m_pending.isEmpty() && !m_isWholeWanted))
        return;
    const bool isLong = m_size - m_wholeSize + m_pending.size() > std::max(mostAdded, m_wholeSize);
    Task task{.file = m_file.get(), .whole = {}, .lines = std::exchange(m_pending, {})};
    if (std::exchange(m_isWholeWanted, false) || isLong) {
        task.whole = session();
        m_hasProject = task.whole->project.has_value();
        m_place = task.whole->current;
        m_times.clear();
    }
    m_isWriting = true;
    m_pool.start([this, task = std::move(task)] {
        const Done done = write(task);
        QMetaObject::invokeMethod(
            this, [this, task, done] { finishWriting(task, done); }, Qt::QueuedConnection);
    });
}

Journal::Done Journal::write(const Task &task)
{
    task.file->hold();
    const QString path = task.file->path();
    std::optional<QString> problem;
    // Only its owner may read it: it may be a puzzle that nobody has seen yet.
    if (task.whole)
        problem = writeWhole(path, textOf(*task.whole), Privacy::OwnerOnly);
    // Where there is no room for all of it a second time there may be some for a line.
    if (!task.lines.isEmpty() && (!task.whole || problem))
        problem = appendTo(path, task.lines);
    // What it tells has been saved since, or is not wanted: it must not come back.
    if (problem && task.whole && !task.whole->project)
        task.file->remove();
    return {problem.value_or(QString()), QFileInfo(path).size()};
}

void Journal::finishWriting(const Task &task, const Done &done)
{
    m_isWriting = false;
    m_size = done.size;
    const bool isWritten = done.trouble.isEmpty();
    if (task.whole && isWritten)
        m_wholeSize = done.size;
    if (!isWritten) {
        // Whatever has been lost on the way, all there is then will be written.
        m_isWholeWanted = true;
        m_pending.clear();
    }
    // If only this file has gone, it will be there again before anyone is to be told.
    if (!isWritten && !task.whole)
        return startWriting();
    if (std::exchange(m_trouble, done.trouble) != done.trouble)
        Q_EMIT troubleChanged(m_trouble);
    if (isWritten)
        startWriting();
    else
        m_retry.start();
}

} // namespace inkling
