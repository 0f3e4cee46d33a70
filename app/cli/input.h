// SPDX-License-Identifier: MIT
#pragma once

#include "formats/linesource.h"
#include "logic/stopcondition.h"

#include <optional>
#include <string>

namespace inkling {

/// A file, or standard input, read as it comes: no more than is at hand, so that what is piped in is
/// answered puzzle by puzzle.
class Input
{
public:
    using Clock = StopCondition::Clock;

    /// `file`: a path, or "-" for standard input. Past the deadline the text ends; see timedOut().
    Input(const std::string &file, std::optional<Clock::time_point> deadline);
    ~Input();
    Input(const Input &) = delete;
    Input &operator=(const Input &) = delete;

    /// As messages call it.
    [[nodiscard]] const std::string &name() const { return m_name; }
    [[nodiscard]] LineSource &source() { return m_source; }
    /// The errno of why the file could not be opened or read on; 0 if there was nothing.
    [[nodiscard]] int error() const { return m_error; }
    /// Whether the text ended only because the deadline had come.
    [[nodiscard]] bool timedOut() const { return m_timedOut; }

private:
    std::size_t read(char *buffer, std::size_t size);
    bool waitUntilReadable();

    std::string m_name;
    std::optional<Clock::time_point> m_deadline;
    int m_descriptor;
    int m_error = 0;
    bool m_timedOut = false;
    LineSource m_source;
};

} // namespace inkling
