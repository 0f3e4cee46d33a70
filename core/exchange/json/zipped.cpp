// SPDX-License-Identifier: MIT
#include "exchange/json/zipped.h"

#include <algorithm>
#include <array>

namespace inkling::exchange::json {

namespace {

using Name = std::pair<std::string_view, std::string_view>;
/// The names that matter to a reader of puzzles; others stay as they are.
constexpr std::array<Name, 14> names{{{"ca", "cages"},
                                      {"ce", "cells"},
                                      {"v", "value"},
                                      {"re", "regions"},
                                      {"l", "lines"},
                                      {"wp", "wayPoints"},
                                      {"a", "arrows"},
                                      {"o", "overlays"},
                                      {"u", "underlays"},
                                      {"cs", "cellSize"},
                                      {"t", "title"},
                                      {"te", "text"},
                                      {"vd", "videos"},
                                      {"d", "duration"}}};

bool isWordPart(char character)
{
    return (character >= '0' && character <= '9') || (character >= 'a' && character <= 'z')
           || (character >= 'A' && character <= 'Z');
}

bool isHexDigit(char character)
{
    return (character >= '0' && character <= '9') || (character >= 'a' && character <= 'f')
           || (character >= 'A' && character <= 'F');
}

class Unzipper
{
public:
    explicit Unzipper(std::string_view text)
        : m_text(text)
    {}

    std::string all()
    {
        while (m_at < m_text.size()) {
            const char character = m_text[m_at++];
            if (character == '\'' || character == '"') {
                addText(character);
                continue;
            }
            m_json += character;
            if (character == ',' || character == '[' || character == '{')
                addNameOrNothing(character);
            else if (character == ':')
                addShortValue();
        }
        return std::move(m_json);
    }

private:
    [[nodiscard]] char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    /// The letters and digits that follow.
    [[nodiscard]] std::string_view word() const
    {
        const std::string_view rest = m_text.substr(m_at);
        const auto end = std::ranges::find_if_not(rest, isWordPart);
        return rest.substr(0, std::size_t(end - rest.begin()));
    }

    void addText(char quote)
    {
        m_json += '"';
        for (; m_at < m_text.size() && m_text[m_at] != quote; ++m_at) {
            if (m_text[m_at] == '\\' && m_at + 1 < m_text.size()) {
                ++m_at;
                if (m_text[m_at] != '\'')
                    m_json += '\\';
            } else if (m_text[m_at] == '"') {
                m_json += '\\';
            }
            m_json += m_text[m_at];
        }
        ++m_at;
        m_json += '"';
    }

    void addNameOrNothing(char before)
    {
        const std::string_view name = word();
        if (!name.empty() && m_at + name.size() < m_text.size()
            && m_text[m_at + name.size()] == ':') {
            const auto known = std::ranges::find(names, name, &Name::first);
            m_json.append("\"").append(known == names.end() ? name : known->second).append("\"");
            m_at += name.size();
        } else if (before != '{' && (peek() == ',' || peek() == ']')) {
            m_json += "{}";
        }
    }

    void addShortValue()
    {
        constexpr std::size_t colorDigits = 6;
        const std::string_view value = word();
        if (value == "t" || value == "f") {
            m_json += value == "t" ? "true" : "false";
            m_at += value.size();
        } else if (value.size() == colorDigits && std::ranges::all_of(value, isHexDigit)) {
            m_json.append("\"#").append(value).append("\"");
            m_at += value.size();
        } else if (peek() == '#') {
            ++m_at;
            const std::string_view color = word();
            m_json.append("\"#").append(color).append("\"");
            m_at += color.size();
        }
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::string m_json;
};

} // namespace

std::string unzipped(std::string_view text)
{
    return Unzipper(text).all();
}

} // namespace inkling::exchange::json
