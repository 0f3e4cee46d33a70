// SPDX-License-Identifier: MIT
#pragma once

#include "formats/linesource.h"
#include "stopcondition.h"

#include <optional>
#include <string>

namespace inkling {

/// Reads a file, or standard input, no further than it has to: piped puzzles are answered one by
/// one as they arrive.
class Input
{
public:
    using Clock = StopCondition::Clock;

    /// `file`: a path, or "-" for standard input. Past the deadline the text ends; see timedOut().
    Input(const std::string &file, std::optional<Clock::time_point> deadline);
    ~Input();
    Input(const Input &) = delete;
    Input &operator=(const Input &) = delete;

    /// The name of the file in messages.
    [[nodiscard]] const std::string &name() const { return m_name; }
    [[nodiscard]] LineSource &source() { return m_source; }
    /// Reads all that is left, as it is.
    [[nodiscard]] std::string readAll();
    /// The errno of the failure to open or read the file; 0 if there was none.
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
