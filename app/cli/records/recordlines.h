// SPDX-License-Identifier: MIT
#pragma once

#include "records/record.h"

#include <cstdint>
#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace inkling {

/// Reads the records of a stream line by line. No line is longer than 64 MB, nests deeper than 64, or
/// holds more than 20 million values: see jsonExcess().
class RecordLines
{
public:
    explicit RecordLines(std::istream &stream)
        : m_stream(stream)
    {}

    /// The next record; nothing at the end, and where the last line has no end. The error says what
    /// the line is instead: "12:1: found ...; expected ...".
    [[nodiscard]] tl::expected<std::optional<Record>, std::string> next();
    /// The place after the last line read, in bytes.
    [[nodiscard]] std::uint64_t at() const { return m_at; }
    /// Whether the last line was cut off: it has no end.
    [[nodiscard]] bool isCutOff() const { return m_isCutOff; }

private:
    std::istream &m_stream;
    std::string m_line;
    std::uint64_t m_number = 0;
    std::uint64_t m_at = 0;
    bool m_isCutOff = false;
};

/// Calls `use` with each record of a file, and the number of bytes of its line; "-" is standard
/// input. The error names the file and the line.
[[nodiscard]] tl::expected<void, std::string>
forEachRecord(const std::string &file,
              const std::function<void(const Record &record, std::uint64_t bytes)> &use);

} // namespace inkling
