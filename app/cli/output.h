// SPDX-License-Identifier: MIT
#pragma once

#include "formats/parseerror.h"

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

/// A line on standard error.
void complain(const std::string &message);
/// That a file called `name` has this error.
void complain(const std::string &name, const ParseError &error);

} // namespace inkling
