// SPDX-License-Identifier: MIT
#include "puzzlereader.h"

#include "errors.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace inkling {

namespace {

py::error_already_set errorOf(const std::string &path)
{
    PyErr_SetFromErrnoWithFilename(PyExc_OSError, path.c_str());
    return {};
}

} // namespace

PuzzleFile::PuzzleFile(std::string path)
    : m_path(std::move(path))
    , m_descriptor(open(m_path.c_str(), O_RDONLY | O_CLOEXEC))
{
    if (m_descriptor < 0)
        throw errorOf(m_path);
}

PuzzleFile::~PuzzleFile()
{
    close(m_descriptor);
}

std::size_t PuzzleFile::read(char *buffer, std::size_t size)
{
    while (!m_failure) {
        const ssize_t count = ::read(m_descriptor, buffer, size);
        if (count >= 0)
            return std::size_t(count);
        const int error = errno;
        const py::gil_scoped_acquire acquired;
        if (error != EINTR) {
            errno = error;
            m_failure = std::make_exception_ptr(errorOf(m_path));
        } else if (PyErr_CheckSignals() != 0) {
            m_failure = std::make_exception_ptr(py::error_already_set());
        }
    }
    return 0;
}

PuzzleReader::PuzzleReader(std::string text, const Family *family)
    : m_source(std::move(text))
    , m_reader(m_source, family)
{}

PuzzleReader::PuzzleReader(std::unique_ptr<PuzzleFile> file, const Family *family)
    : m_file(std::move(file))
    , m_source([this](char *buffer, std::size_t size) { return m_file->read(buffer, size); })
    , m_reader(m_source, family)
{}

/// Requires: the GIL is not held, which a signal's handler needs.
PuzzleReader::News PuzzleReader::read()
{
    const std::scoped_lock lock(m_mutex);
    if (m_isOver)
        return {};
    News news{m_reader.next(), m_reader.unclear(), m_reader.remarks(), 0};
    if (m_file && m_file->failure()) {
        m_isOver = true;
        std::rethrow_exception(m_file->failure());
    }
    m_isOver = news.page ? !*news.page : !m_reader.goesOn();
    if (!m_isOver && news.page)
        news.number = ++m_number + m_reader.missing();
    return news;
}

BoundPuzzle PuzzleReader::next()
{
    News news = [this] {
        const py::gil_scoped_release released;
        return read();
    }();
    if (!news.page && news.unclear)
        throwPuzzleError(*news.unclear);
    if (!news.page)
        throwPuzzleError(news.page.error());
    if (!*news.page)
        throw py::stop_iteration();
    for (const Remark &remark : news.remarks) {
        const std::string words = "line " + std::to_string(remark.line) + ", column "
                                  + std::to_string(remark.column) + ": " + remark.words.english();
        if (PyErr_WarnEx(PyExc_UserWarning, words.c_str(), 2) != 0)
            throw py::error_already_set();
    }
    if (!(*news.page)->puzzle)
        throwPuzzleError("puzzle " + std::to_string(news.number) + " is unfinished");
    return {std::move((*news.page)->puzzle)};
}

BoundPuzzle puzzleOf(const Family &family, std::string text)
{
    LineSource source(std::move(text));
    auto puzzle = family.read(source);
    if (!puzzle)
        throwPuzzleError(puzzle.error());
    if (!*puzzle)
        throwPuzzleError("found no puzzle");
    return {*std::move(puzzle)};
}

} // namespace inkling
