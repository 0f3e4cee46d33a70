// SPDX-License-Identifier: MIT
#pragma once

#include "formats/parseerror.h"

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

namespace inkling {

/// Writes to standard output without a buffer: printed text has been sent.
class Output
{
public:
    /// Makes a pipe that nobody reads an error like any other from now on, so that it does not end
    /// the process.
    Output();

    /// Returns true if all was written. After a failure nothing more is written.
    bool write(std::string_view text);
    /// The errno of the write that failed; 0 if none did.
    [[nodiscard]] int error() const { return m_error; }

private:
    int m_error = 0;
};

/// Writes to standard error: error messages, one line each; and, if standard error is a terminal,
/// the progress of the run, in a line that is overwritten.
class Messages
{
public:
    Messages();
    ~Messages() { clear(); }
    Messages(const Messages &) = delete;
    Messages &operator=(const Messages &) = delete;

    void complain(const std::string &message);
    /// Complains of an error in the file called `name`, with its line and column.
    void complain(const std::string &name, const ParseError &error);

    /// Shows the progress of the run; `line` is called only if it will be seen,
    /// some ten times a second.
    void tell(const std::function<std::string()> &line);
    /// Removes the line of tell().
    void clear();

private:
    using Clock = std::chrono::steady_clock;

    bool m_isTerminal;
    bool m_hasLine = false;
    Clock::time_point m_told;
};

} // namespace inkling
