// SPDX-License-Identifier: MIT
#include "records/recordlines.h"

#include "formats/jsontext.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>

namespace inkling {

namespace {

/// More than a line of the longest explanation takes.
constexpr std::size_t longestLine = 64u << 20;

} // namespace

tl::expected<std::optional<Record>, std::string> RecordLines::next()
{
    m_line.clear();
    ++m_number;
    const std::string place = std::to_string(m_number) + ":1: ";
    std::streambuf &bytes = *m_stream.rdbuf();
    using Traits = std::streambuf::traits_type;
    for (int byte = bytes.sbumpc(); byte != '\n'; byte = bytes.sbumpc()) {
        if (byte == Traits::eof()) {
            m_isCutOff = !m_line.empty();
            return std::nullopt;
        }
        if (m_line.size() == longestLine)
            return tl::unexpected(place + "found a line of more than 64 MB; expected a record");
        m_line.push_back(Traits::to_char_type(byte));
    }
    m_at += m_line.size() + 1;
    if (const auto excess = jsonExcess(m_line))
        return tl::unexpected(std::to_string(m_number) + ':' + std::to_string(excess->column) + ": "
                              + excess->message());
    Record record = Record::parse(m_line, nullptr, false);
    if (!record.is_object()) {
        constexpr std::size_t most = 40;
        return tl::unexpected(place + "found '" + m_line.substr(0, most)
                              + (m_line.size() > most ? "..." : "")
                              + "'; expected a record, a JSON object");
    }
    return record;
}

tl::expected<void, std::string> forEachRecord(const std::string &file,
                                              const std::function<void(const Record &record, std::uint64_t bytes)> &use)
{
    const std::string name = file == "-" ? "<stdin>" : file;
    std::ifstream opened;
    if (file != "-") {
        opened.open(file, std::ios::binary);
        if (!opened)
            return tl::unexpected(name + ": " + std::strerror(errno));
    }
    RecordLines lines(file == "-" ? std::cin : opened);
    while (true) {
        const std::uint64_t from = lines.at();
        const auto record = lines.next();
        if (!record)
            return tl::unexpected(name + ':' + record.error());
        if (!*record)
            break;
        use(**record, lines.at() - from);
    }
    if (lines.isCutOff())
        return tl::unexpected(name
                              + ": found a last line without its end; expected a whole record");
    return {};
}

} // namespace inkling
