// SPDX-License-Identifier: MIT
#include "documents/filereader.h"

#include "exchange/foreigntext.h"
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
/// The family is guessed from this much of a text, in bytes.
constexpr std::size_t guessedText = 1 << 16;

/// Whether nothing but blanks follows.
bool isAtEnd(LineSource &source)
{
    constexpr std::size_t size = 4096;
    const std::string_view rest = source.peek(size);
    return rest.size() < size && rest.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

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

/// What one of several files holds.
struct Content
{
    std::vector<Page> pages;
    std::optional<ParseError> fault;
};

tl::expected<Content, QString> contentOf(const QByteArray &bytes)
{
    Content content;
    const std::string_view text{bytes.data(), std::size_t(bytes.size())};
    if (bytes.trimmed().isEmpty())
        return tl::unexpected(FileReader::tr("The file is empty."));
    if (isProject(text)) {
        auto read = salvageProject(text);
        content.fault = read ? std::move(read->damage) : std::move(read.error());
        if (read)
            content.pages = std::move(read->project.pages);
        return content;
    }
    PuzzleReader reader(bytes);
    for (auto puzzle = reader.next(); !puzzle || *puzzle; puzzle = reader.next()) {
        if (!puzzle) {
            content.fault = std::move(puzzle.error());
            break;
        }
        content.pages.push_back(pageOf(std::move(*puzzle)));
    }
    return content;
}

} // namespace

PuzzleReader::PuzzleReader(const QByteArray &text, const Family *family)
    : m_source(text.toStdString())
    , m_family(family)
{}

tl::expected<PuzzleReader::Puzzle, ParseError> PuzzleReader::next()
{
    if (!m_hasRead)
        m_isForeign = recognized(m_source.peek(guessedText)) != nullptr;
    if (m_isForeign) {
        m_hasRead = true;
        return readForeign(m_source);
    }
    if (!m_family) {
        m_guessed = m_source.peek(guessedText);
        auto family = guessFamily(m_guessed);
        if (!family) {
            m_unclear = std::move(family.error());
            return tl::unexpected(m_unclear->error);
        }
        m_family = *family;
    }
    if (m_hasRead && !m_family->fileEnd().empty() && isAtEnd(m_source)) {
        m_lacksEnd = true;
        return nullptr;
    }
    auto puzzle = m_family->read(m_source);
    if (!puzzle && !m_hasRead && !m_guessed.empty())
        m_unclear = doubted(m_guessed, *m_family, puzzle.error());
    m_hasRead = true;
    m_guessed.clear();
    return puzzle;
}

bool isProject(std::string_view text)
{
    return looksLikeProject(text) && !recognized(text.substr(0, guessedText));
}

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
    std::optional<ParseError> fault;
    const std::string_view text{bytes->data(), std::size_t(bytes->size())};
    if (isProject(text)) {
        if (auto project = salvageProject(text); !project)
            fault = std::move(project.error());
    } else {
        PuzzleReader reader(*bytes, family);
        auto puzzle = reader.next();
        // Which of several families it is, the reader is asked once it is open.
        if (!puzzle && !(reader.unclear() && !reader.unclear()->candidates.empty()))
            fault = std::move(puzzle.error());
    }
    if (!fault)
        return std::nullopt;
    return FileReader::tr("Line %L1: %2").arg(fault->line).arg(translated(*fault));
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
    PuzzleReader reader(bytes, family);
    FileBatch batch;
    std::size_t size = 1; // the first puzzle is wanted at once
    while (!batch.isLast && !token.stop_requested()) {
        auto puzzle = reader.next();
        batch.isLast = !puzzle || !*puzzle;
        if (!puzzle)
            batch.fault = std::move(puzzle.error());
        else if (*puzzle)
            batch.pages.push_back(pageOf(std::move(*puzzle)));
        batch.isForeign = reader.isForeign();
        if (reader.lacksEnd())
            batch.lackingEnd = reader.family();
        if (reader.unclear()) {
            batch.unclear = reader.unclear();
            batch.text = bytes;
        }
        if (!batch.isLast && batch.pages.size() < size)
            continue;
        size = batchSize;
        const bool isLast = batch.isLast;
        handOver(std::exchange(batch, {}), token);
        batch.isLast = isLast;
    }
}

void FileReader::readFiles(const QStringList &paths, const std::stop_token &token)
{
    FileBatch batch;
    for (const QString &path : paths) {
        if (token.stop_requested())
            return;
        const auto bytes = readBytes(path);
        auto file = bytes ? contentOf(*bytes) : tl::unexpected(bytes.error());
        const QFileInfo info(path);
        if (!file) {
            batch.unread.append(tr("%1: %2").arg(info.fileName(), file.error()));
            continue;
        }
        if (file->fault)
            batch.unread.append(tr("%1, line %L2: %3")
                                    .arg(info.fileName())
                                    .arg(file->fault->line)
                                    .arg(translated(*file->fault)));
        for (Page &page : file->pages) {
            if (page.properties.title.empty())
                page.properties.title = info.completeBaseName().toStdString();
            batch.pages.push_back(std::move(page));
        }
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
