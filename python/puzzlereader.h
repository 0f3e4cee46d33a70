// SPDX-License-Identifier: MIT
#pragma once

#include "boundpuzzle.h"
#include "document/pagereader.h"

#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace inkling {

/// A file that is read as it is needed.
class PuzzleFile
{
public:
    /// Throws Python's OSError where the file cannot be opened. Requires: the GIL is held.
    explicit PuzzleFile(std::string path);
    ~PuzzleFile();
    PuzzleFile(const PuzzleFile &) = delete;
    PuzzleFile &operator=(const PuzzleFile &) = delete;

    /// As LineSource::Refill; 0 after a failure. Requires: the GIL is not held.
    std::size_t read(char *buffer, std::size_t size);
    /// The exception by which read() failed, Python's OSError or what a signal's handler raised; null
    /// if it did not.
    [[nodiscard]] const std::exception_ptr &failure() const { return m_failure; }

private:
    std::string m_path;
    int m_descriptor;
    std::exception_ptr m_failure;
};

/// Reads the puzzles of a text, or of a file, one after the other; an iterator in Python. Threads
/// may share it: each puzzle goes to one of them.
class PuzzleReader
{
public:
    /// `family`: null to guess it.
    PuzzleReader(std::string text, const Family *family);
    PuzzleReader(std::unique_ptr<PuzzleFile> file, const Family *family);

    /// The next puzzle. Throws Python's StopIteration at the end, and PuzzleError for what is no
    /// puzzle, after which there may be more. Requires: the GIL is held.
    BoundPuzzle next();

private:
    using Read = tl::expected<std::optional<Page>, ParseError>;
    struct News
    {
        Read page;
        std::optional<UnclearFamily> unclear;
        std::vector<Remark> remarks;
        int number = 0;
    };
    [[nodiscard]] News read();

    std::unique_ptr<PuzzleFile> m_file; ///< null for a text
    std::mutex m_mutex;
    LineSource m_source;
    PageReader m_reader;
    int m_number = 0;
    bool m_isOver = false;
};

/// The first puzzle of a judge text of this family. Throws PuzzleError if it has none. Requires: the
/// GIL is held.
[[nodiscard]] BoundPuzzle puzzleOf(const Family &family, std::string text);

} // namespace inkling
