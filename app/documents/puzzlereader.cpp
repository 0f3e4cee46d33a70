// SPDX-License-Identifier: MIT
#include "documents/puzzlereader.h"

#include "families/registry.h"

#include <QFile>
#include <QObject>

namespace inkling {

namespace {

/// A judge file of a hundred thousand boards is smaller than this.
constexpr qint64 largestFile = 256 << 20;

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
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return tl::unexpected(file.errorString());
    if (file.size() > largestFile)
        return tl::unexpected(QObject::tr("The file is larger than %1 MB.").arg(largestFile >> 20));
    return file.readAll();
}

} // namespace inkling
