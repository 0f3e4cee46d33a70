// SPDX-License-Identifier: MIT
#include "input.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <limits>
#include <poll.h>
#include <unistd.h>

namespace inkling {

Input::Input(const std::string &file, std::optional<Clock::time_point> deadline)
    : m_name(file == "-" ? "<stdin>" : file)
    , m_deadline(deadline)
    , m_descriptor(file == "-" ? STDIN_FILENO : open(file.c_str(), O_RDONLY | O_CLOEXEC))
    , m_source([this](char *buffer, std::size_t size) { return read(buffer, size); })
{
    if (m_descriptor < 0)
        m_error = errno;
}

Input::~Input()
{
    if (m_descriptor > STDIN_FILENO)
        close(m_descriptor);
}

std::string Input::readAll()
{
    constexpr std::size_t chunk = 1 << 16;
    std::string text;
    std::size_t count = chunk;
    while (count > 0) {
        const std::size_t size = text.size();
        text.resize(size + chunk);
        count = read(text.data() + size, chunk);
        text.resize(size + count);
    }
    return text;
}

std::size_t Input::read(char *buffer, std::size_t size)
{
    if (m_error != 0 || !waitUntilReadable())
        return 0;
    ssize_t count;
    do {
        count = ::read(m_descriptor, buffer, size);
    } while (count < 0 && errno == EINTR);
    if (count < 0) {
        m_error = errno;
        return 0;
    }
    return std::size_t(count);
}

/// Returns false when the deadline came first.
bool Input::waitUntilReadable()
{
    if (!m_deadline)
        return true;
    using std::chrono::milliseconds;
    pollfd descriptor{m_descriptor, POLLIN, 0};
    int ready = 0;
    while (ready <= 0) {
        const auto left = std::chrono::ceil<milliseconds>(*m_deadline - Clock::now()).count();
        if (left <= 0) {
            m_timedOut = true;
            return false;
        }
        constexpr decltype(left) longest = std::numeric_limits<int>::max();
        ready = poll(&descriptor, 1, int(std::min(left, longest)));
    }
    return true;
}

} // namespace inkling
