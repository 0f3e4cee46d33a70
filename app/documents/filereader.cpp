// SPDX-License-Identifier: MIT
#include "documents/filereader.h"

#include "families/registry.h"
#include "phrases.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <poll.h>
#include <unistd.h>
#include <utility>

namespace inkling {

namespace {

/// A judge file of a hundred thousand boards is smaller than this.
constexpr qint64 largestFile = 256 << 20;
/// Puzzles are handed over this many at a time.
constexpr std::size_t batchSize = 64;

QString tooLarge()
{
    return QObject::tr("The file is larger than %1 MB.").arg(largestFile >> 20);
}

/// Reads standard input to its end; in small waits, so that a window can close meanwhile.
tl::expected<QByteArray, QString> readInput(const std::stop_token &stop)
{
    constexpr int wait = 50; // milliseconds
    QByteArray bytes;
    while (!stop.stop_requested()) {
        pollfd input{STDIN_FILENO, POLLIN, 0};
        if (poll(&input, 1, wait) == 0)
            continue;
        char buffer[1 << 16];
        const ssize_t count = ::read(STDIN_FILENO, buffer, sizeof buffer);
        if (count == 0)
            break;
        if (count < 0 && errno != EINTR)
            return tl::unexpected(QString::fromLocal8Bit(std::strerror(errno)));
        bytes.append(buffer, std::max<ssize_t>(count, 0));
        if (bytes.size() > largestFile)
            return tl::unexpected(tooLarge());
    }
    return bytes;
}

/// Words about a place in a text, which has a line and a column.
template <typename Place>
QString at(const Place &place, const QString &words)
{
    return FileReader::tr("Line %L1, column %L2: %3").arg(place.line).arg(place.column).arg(words);
}

QString toldAt(const ParseError &error)
{
    return at(error, translated(error));
}

/// Reads pages to the end, and notes what is to be said of them.
class NotedPages
{
public:
    NotedPages(const QByteArray &bytes, const Family *family)
        : m_source(bytes.toStdString())
        , m_reader(m_source, family)
    {}

    /// The next page; nothing at the end, and behind an error that ends the text.
    std::optional<Page> next()
    {
        for (;;) {
            auto page = m_reader.next();
            if (page) {
                for (const Remark &remark : m_reader.remarks())
                    remarks.append(at(remark, translated(remark.words)));
                m_hasPages = m_hasPages || *page;
                if (!*page && !m_hasPages && m_first) {
                    fault = std::exchange(m_first, std::nullopt);
                    remarks.clear();
                }
                return *std::move(page);
            }
            if (!m_reader.goesOn()) {
                fault = std::move(page.error());
                return std::nullopt;
            }
            remarks.append(toldAt(page.error()));
            if (!m_first)
                m_first = std::move(page.error());
        }
    }
    [[nodiscard]] const PageReader &reader() const { return m_reader; }

    QStringList remarks;
    /// The error that ends the text; the first of all errors where there is no page.
    std::optional<ParseError> fault;

private:
    LineSource m_source;
    PageReader m_reader;
    std::optional<ParseError> m_first;
    bool m_hasPages = false;
};

} // namespace

bool isStandardInput(const QString &path)
{
    return path == u"-";
}

tl::expected<QByteArray, QString> readBytes(const QString &path, const std::stop_token &stop)
{
    if (isStandardInput(path))
        return readInput(stop);
    if (QFileInfo(path).isDir())
        return tl::unexpected(QObject::tr("This is a folder, not a file."));
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return tl::unexpected(file.errorString());
    if (file.size() > largestFile)
        return tl::unexpected(tooLarge());
    return file.readAll();
}

std::optional<QString> whyUnopenable(const QString &path, const Family *family)
{
    const auto bytes = readBytes(path);
    if (!bytes)
        return bytes.error();
    if (bytes->trimmed().isEmpty())
        return FileReader::tr("The file is empty.");
    NotedPages pages(*bytes, family);
    // Which of several families it is, the reader is asked once it is open.
    const auto &unclear = pages.reader().unclear();
    if (pages.next() || !pages.fault || (unclear && !unclear->candidates.empty()))
        return std::nullopt;
    return toldAt(*pages.fault);
}

TextPuzzles puzzlesOf(const QByteArray &text, const Family *family)
{
    NotedPages pages(text, family);
    TextPuzzles puzzles;
    while (auto page = pages.next())
        puzzles.pages.push_back(*std::move(page));
    puzzles.remarks = std::move(pages.remarks);
    puzzles.fault = std::move(pages.fault);
    if (puzzles.fault && !puzzles.pages.empty())
        puzzles.remarks.append(toldAt(*puzzles.fault));
    return puzzles;
}

FileReader::FileReader(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(2); // one that is to stop, and the next
}

FileReader::~FileReader()
{
    stop();
    m_pool.waitForDone();
}

void FileReader::stop()
{
    m_stop.request_stop();
}

void FileReader::read(const QString &path, const Family *family)
{
    stop();
    m_stop = {};
    m_pool.start([this, path, family, token = m_stop.get_token()] {
        const auto bytes = readBytes(path, token);
        if (bytes)
            return readAll(*bytes, family, token);
        QMetaObject::invokeMethod(
            this,
            [this, path, token, reason = bytes.error()] {
                if (!token.stop_requested())
                    Q_EMIT unreadable(path, reason);
            },
            Qt::QueuedConnection);
    });
}

void FileReader::readTogether(const QStringList &paths)
{
    stop();
    m_stop = {};
    m_pool.start([this, paths, token = m_stop.get_token()] { readFiles(paths, token); });
}

void FileReader::readText(const QByteArray &text, const Family *family)
{
    stop();
    m_stop = {};
    m_pool.start(
        [this, text, family, token = m_stop.get_token()] { readAll(text, family, token); });
}

void FileReader::readAll(const QByteArray &bytes, const Family *family,
                         const std::stop_token &token)
{
    const bool isBlank = bytes.trimmed().isEmpty();
    if (!isBlank && !isProject({bytes.data(), std::size_t(bytes.size())}))
        return readPuzzles(bytes, family, token);
    FileBatch batch;
    batch.isLast = true;
    batch.isBlank = isBlank;
    if (!isBlank) {
        auto read = salvageProject({bytes.data(), std::size_t(bytes.size())});
        if (read) {
            batch.saved = read->project.done;
            batch.project = std::move(*read);
        } else {
            batch.fault = std::move(read.error());
        }
    }
    handOver(std::move(batch), token);
}

void FileReader::readPuzzles(const QByteArray &bytes, const Family *family,
                             const std::stop_token &token)
{
    NotedPages pages(bytes, family);
    FileBatch batch;
    std::size_t size = 1; // the first puzzle is wanted at once
    while (!batch.isLast && !token.stop_requested()) {
        auto page = pages.next();
        batch.isLast = !page;
        if (page)
            batch.pages.push_back(*std::move(page));
        if (!batch.isLast && batch.pages.size() < size)
            continue;
        size = batchSize;
        const PageReader &reader = pages.reader();
        batch.fault = pages.fault;
        batch.remarks = std::exchange(pages.remarks, {});
        batch.isForeign = reader.isForeign();
        if (reader.lacksEnd())
            batch.lackingEnd = reader.family();
        if (reader.unclear()) {
            batch.unclear = reader.unclear();
            batch.text = bytes;
        }
        const bool isLast = batch.isLast;
        handOver(std::exchange(batch, {}), token);
        batch.isLast = isLast;
    }
}

void FileReader::readFiles(const QStringList &paths, const std::stop_token &token)
{
    FileBatch batch;
    std::uint32_t file = 0;
    for (const QString &path : paths) {
        if (token.stop_requested())
            return;
        const auto bytes = readBytes(path);
        const QFileInfo info(path);
        const auto complain = [&](const QString &reason) {
            batch.unread.append(tr("%1: %2").arg(info.fileName(), reason));
        };
        if (!bytes || bytes->trimmed().isEmpty()) {
            complain(bytes ? tr("The file is empty.") : bytes.error());
            continue;
        }
        NotedPages pages(*bytes, nullptr);
        while (auto page = pages.next()) {
            if (page->properties.title.empty())
                page->properties.title = info.completeBaseName().toStdString();
            page->file = file;
            batch.pages.push_back(*std::move(page));
        }
        if (pages.fault)
            complain(toldAt(*pages.fault));
        else
            std::ranges::for_each(pages.remarks, complain);
        ++file;
        if (batch.pages.size() >= batchSize)
            handOver(std::exchange(batch, {}), token);
    }
    batch.isLast = true;
    handOver(std::move(batch), token);
}

void FileReader::handOver(FileBatch batch, const std::stop_token &token)
{
    QMetaObject::invokeMethod(
        this,
        [this, token, batch = std::move(batch)]() mutable {
            if (!token.stop_requested())
                Q_EMIT batchRead(batch);
        },
        Qt::QueuedConnection);
}

} // namespace inkling
