// SPDX-License-Identifier: MIT
#include "output.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <unistd.h>

namespace inkling {

Output::Output()
{
    std::signal(SIGPIPE, SIG_IGN);
}

bool Output::write(std::string_view text)
{
    while (m_error == 0 && !text.empty()) {
        const ssize_t count = ::write(STDOUT_FILENO, text.data(), text.size());
        if (count >= 0)
            text.remove_prefix(std::size_t(count));
        else if (errno != EINTR)
            m_error = errno;
    }
    return m_error == 0;
}

void complain(const std::string &message)
{
    std::fputs((message + '\n').c_str(), stderr);
}

void complain(const std::string &name, const ParseError &error)
{
    complain(name + ':' + std::to_string(error.line) + ':' + std::to_string(error.column) + ": "
             + error.message());
}

} // namespace inkling
