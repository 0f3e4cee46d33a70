// SPDX-License-Identifier: MIT
#pragma once

#include "formats/parseerror.h"

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

namespace inkling {

/// Standard output, written through at once: what has been printed has been sent.
class Output
{
public:
    /// From here on a pipe that nobody reads is an error like any other, and kills nobody.
    Output();

    /// Returns whether all was written. After a failure nothing is written any more.
    bool write(std::string_view text);
    /// The errno of the write that failed; 0 if none did.
    [[nodiscard]] int error() const { return m_error; }

private:
    int m_error = 0;
};

/// Standard error: complaints, a line each; and where it is a terminal, how far the run is, in a line that
/// is written over.
class Messages
{
public:
    Messages();
    ~Messages() { clear(); }
    Messages(const Messages &) = delete;
    Messages &operator=(const Messages &) = delete;

    void complain(const std::string &message);
    /// That a file called `name` has this error.
    void complain(const std::string &name, const ParseError &error);

    /// How far the run is: `line` is asked only where it will be seen, and some ten times a second.
    void tell(const std::function<std::string()> &line);
    /// Takes the line of tell() away.
    void clear();

private:
    using Clock = std::chrono::steady_clock;

    bool m_isTerminal;
    bool m_hasLine = false;
    Clock::time_point m_told;
};

} // namespace inkling
