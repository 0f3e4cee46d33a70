// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/making/distinct.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace inkling {

/// The place to which the answer to a puzzle goes: what is printed, and what is complained of.
class Sink
{
public:
    virtual ~Sink() = default;

    /// Prints; returns false once nothing can be printed any more.
    virtual bool print(std::string_view text) = 0;
    virtual void complain(const std::string &message) = 0;
    /// Names what is printed, for whoever leaves out what has been printed before.
    virtual void setKey(const PuzzleKey &key) = 0;
    /// Shows progress; `line` is called only if it will be seen.
    virtual void tell(const std::function<std::string()> &line) { (void)line; }
};

/// An answer that is kept, to be passed on as a whole when its turn has come.
class KeptSink final : public Sink
{
public:
    bool print(std::string_view text) override
    {
        m_text += text;
        return true;
    }
    void complain(const std::string &message) override { m_complaints.push_back(message); }
    void setKey(const PuzzleKey &key) override { m_key = key; }

    [[nodiscard]] const std::optional<PuzzleKey> &key() const { return m_key; }
    [[nodiscard]] bool hasText() const { return !m_text.empty(); }
    void passOn(Sink &sink) const
    {
        for (const std::string &message : m_complaints)
            sink.complain(message);
        (void)sink.print(m_text);
    }

private:
    std::string m_text;
    std::vector<std::string> m_complaints;
    std::optional<PuzzleKey> m_key;
};

} // namespace inkling
