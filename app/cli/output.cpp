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

Messages::Messages()
    : m_isTerminal(isatty(STDERR_FILENO) == 1)
{}

void Messages::complain(const std::string &message)
{
    clear();
    std::fputs((message + '\n').c_str(), stderr);
}

void Messages::complain(const std::string &name, const ParseError &error)
{
    complain(name + ':' + std::to_string(error.line) + ':' + std::to_string(error.column) + ": "
             + error.message());
}

void Messages::tell(const std::function<std::string()> &line)
{
    using namespace std::chrono_literals;
    const auto now = Clock::now();
    if (!m_isTerminal || now < m_told + 100ms)
        return;
    clear();
    m_told = now;
    m_hasLine = true;
    std::fputs(line().c_str(), stderr);
    std::fflush(stderr);
}

void Messages::clear()
{
    if (!m_hasLine)
        return;
    m_hasLine = false;
    std::fputs("\r\x1b[K", stderr);
    std::fflush(stderr);
}

} // namespace inkling
