// SPDX-License-Identifier: MIT
#include "documents/filereader.h"

#include "families/registry.h"

#include <QFile>
#include <QFileInfo>
#include <utility>

namespace inkling {

namespace {

/// A judge file of a hundred thousand boards is smaller than this.
constexpr qint64 largestFile = 256 << 20;
/// Puzzles are handed over this many at a time.
constexpr std::size_t batchSize = 64;

} // namespace

PuzzleReader::PuzzleReader(const QByteArray &text, const Family *family)
    : m_source(text.toStdString())
    , m_family(family)
{}

tl::expected<PuzzleReader::Puzzle, ParseError> PuzzleReader::next()
{
    if (!m_family) {
        const auto family = guessFamily(m_source.peek());
        if (!family)
            return tl::unexpected(family.error());
        m_family = *family;
    }
    return m_family->read(m_source);
}

tl::expected<QByteArray, QString> readBytes(const QString &path)
{
    if (QFileInfo(path).isDir())
        return tl::unexpected(QObject::tr("This is a folder, not a file."));
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return tl::unexpected(file.errorString());
    if (file.size() > largestFile)
        return tl::unexpected(QObject::tr("The file is larger than %1 MB.").arg(largestFile >> 20));
    return file.readAll();
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

void FileReader::read(const QString &path)
{
    stop();
    m_stop = {};
    m_pool.start([this, path, token = m_stop.get_token()] {
        const auto bytes = readBytes(path);
        if (bytes)
            return readAll(*bytes, nullptr, token);
        QMetaObject::invokeMethod(
            this,
            [this, path, token, reason = bytes.error()] {
                if (!token.stop_requested())
                    Q_EMIT unreadable(path, reason);
            },
            Qt::QueuedConnection);
    });
}

void FileReader::readText(const QByteArray &text, const Family &family)
{
    stop();
    m_stop = {};
    m_pool.start(
        [this, text, &family, token = m_stop.get_token()] { readAll(text, &family, token); });
}

void FileReader::readAll(const QByteArray &bytes, const Family *family,
                         const std::stop_token &token)
{
    const bool isBlank = bytes.trimmed().isEmpty();
    if (!isBlank && !looksLikeProject({bytes.data(), std::size_t(bytes.size())}))
        return readPuzzles(bytes, family, token);
    FileBatch batch;
    batch.isLast = true;
    batch.isBlank = isBlank;
    if (!isBlank) {
        auto read = readProject({bytes.data(), std::size_t(bytes.size())});
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
            batch.puzzles.push_back(std::move(*puzzle));
        if (!batch.isLast && batch.puzzles.size() < size)
            continue;
        size = batchSize;
        const bool isLast = batch.isLast;
        handOver(std::exchange(batch, {}), token);
        batch.isLast = isLast;
    }
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
