// SPDX-License-Identifier: MIT
#include "batch/resume.h"

#include "records/recordlines.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <unistd.h>

namespace inkling {

namespace {

/// Reads the lines of a file of records as far as they are whole.
class RecordReading
{
public:
    explicit RecordReading(std::istream &stream)
        : m_lines(stream)
    {}

    /// The error; nothing where all is well.
    std::optional<std::string> read()
    {
        for (std::uint64_t number = 1;; ++number) {
            const auto record = m_lines.next();
            if (!record)
                return record.error();
            if (!*record)
                return std::nullopt;
            if (!add(**record))
                return std::to_string(number)
                       + ":1: found a record of another kind; expected \"kind\": \""
                       + m_progress.kind + '"';
        }
    }
    [[nodiscard]] const Progress &progress() const { return m_progress; }

private:
    bool add(const Record &record)
    {
        const std::string kind = record.value("kind", "");
        const bool isPart = kind.empty(); // a step, or the end of an explanation
        if (!isPart && kind != "error") {
            if (m_progress.kind.empty())
                m_progress.kind = kind;
            if (kind != m_progress.kind)
                return false;
        }
        if (record.contains("file"))
            m_file = record.value("file", "");
        if (record.contains("seed") && !m_progress.firstMade) {
            m_progress.firstMade
                = {record.value("seed", std::uint64_t(0)), record.value("family", ""),
                   record.contains("wish") ? record["wish"].dump() : ""};
        }
        const bool isWhole = isPart ? record.value("end", false) : kind != "explain";
        if (isWhole) {
            m_progress.end = m_lines.at();
            ++m_progress.puzzles;
            m_progress.lastFile = m_file;
            m_progress.lastNumber = record.value("puzzle", 0);
        }
        return true;
    }

    RecordLines m_lines;
    std::string m_file; ///< of the puzzle at hand
    Progress m_progress;
};

} // namespace

tl::expected<Progress, std::string> progressIn(const std::string &path)
{
    std::ifstream stream(path, std::ios::binary);
    RecordReading reading(stream);
    if (stream) {
        if (const auto error = reading.read())
            return tl::unexpected(path + ':' + *error);
    }
    return reading.progress();
}

std::optional<std::string> goOnIn(const std::string &path, const Progress &progress)
{
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    const bool isReady = file >= 0 && ::ftruncate(file, off_t(progress.end)) == 0
                         && ::lseek(file, 0, SEEK_END) >= 0 && ::dup2(file, STDOUT_FILENO) >= 0;
    const int error = errno;
    if (file >= 0)
        (void)::close(file);
    return isReady ? std::nullopt : std::optional(path + ": " + std::strerror(error));
}

} // namespace inkling
