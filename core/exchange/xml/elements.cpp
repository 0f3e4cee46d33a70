// SPDX-License-Identifier: MIT
#include "exchange/xml/elements.h"

#include <algorithm>

namespace inkling::exchange::xml {

namespace {

constexpr std::size_t deepest = 32;
constexpr std::string_view spaces = " \t\r\n";

ParseError noXml(const Scanner &text)
{
    if (text.isAtEnd())
        return text.error(
            {INKLING_TR_NOOP("Phrases", "the rest of the file; it is cut off here"), {}});
    return text.error({INKLING_TR_NOOP("Phrases", "XML"), {}});
}

class Parser
{
public:
    explicit Parser(std::string_view text)
        : m_text(text)
        , m_rest(text)
    {}

    tl::expected<std::vector<Element>, ParseError> all()
    {
        while (!m_rest.isAtEnd()) {
            const std::size_t from = m_rest.at();
            if (m_rest.peek() != '<') {
                m_rest = at(std::min(m_text.find('<', from), m_text.size()));
                takeText(from);
            } else if (auto error = takeMarkup()) {
                return tl::unexpected(std::move(*error));
            }
        }
        if (!m_open.empty() || m_elements.empty())
            return tl::unexpected(noXml(m_rest));
        return std::move(m_elements);
    }

private:
    [[nodiscard]] Scanner at(std::size_t place) const { return {m_text, place, m_text.size()}; }

    void takeText(std::size_t from)
    {
        const std::string_view text = m_text.substr(from, m_rest.at() - from);
        if (m_open.empty() || text.find_first_not_of(spaces) == text.npos)
            return;
        m_elements[m_open.back()].text = text;
        m_elements[m_open.back()].textAt = from;
    }

    Fault takeMarkup()
    {
        const std::string_view rest = m_rest.rest();
        if (rest.starts_with("<!--"))
            return pass("-->");
        if (rest.starts_with("<?"))
            return pass("?>");
        if (rest.starts_with("<!")) {
            const std::string_view declaration = rest.substr(0, rest.find('>'));
            // Only a name: nothing is declared, and so no entity.
            return declaration.find('[') == declaration.npos ? pass(">") : noXml(m_rest);
        }
        if (rest.starts_with("</"))
            return close();
        return open();
    }

    Fault pass(std::string_view end)
    {
        const std::size_t place = m_text.find(end, m_rest.at());
        if (place == m_text.npos)
            return noXml(m_rest);
        m_rest = at(place + end.size());
        return std::nullopt;
    }

    std::string_view takeName()
    {
        const std::string_view rest = m_rest.rest();
        const std::string_view name = rest.substr(0, rest.find_first_of(" \t\r\n=/><\"'"));
        m_rest = at(m_rest.at() + name.size());
        return name;
    }

    Fault close()
    {
        const Scanner before = m_rest;
        m_rest = at(m_rest.at() + 2);
        const std::string_view name = takeName();
        m_rest.takeAll(spaces);
        if (m_open.empty() || m_elements[m_open.back()].name != name || m_rest.peek() != '>')
            return noXml(before);
        m_rest.take();
        m_open.pop_back();
        return std::nullopt;
    }

    Fault open()
    {
        const Scanner before = m_rest;
        Element element;
        element.from = m_rest.take() == '<' ? before.at() : 0;
        element.depth = m_open.size();
        element.name = takeName();
        if (element.name.empty() || element.depth == deepest)
            return noXml(before);
        for (;;) {
            m_rest.takeAll(spaces);
            const std::string_view name = takeName();
            if (name.empty())
                break;
            m_rest.takeAll(spaces);
            const bool isEqual = m_rest.peek() == '=';
            if (isEqual)
                m_rest.take();
            m_rest.takeAll(spaces);
            const char quote = m_rest.peek();
            if (!isEqual || (quote != '"' && quote != '\''))
                return noXml(m_rest);
            m_rest.take();
            const std::size_t end = m_text.find(quote, m_rest.at());
            if (end == m_text.npos)
                return noXml(m_rest);
            element.attributes.emplace_back(name, m_text.substr(m_rest.at(), end - m_rest.at()));
            m_rest = at(end + 1);
        }
        const bool isClosed = m_rest.peek() == '/';
        if (isClosed)
            m_rest.take();
        if (m_rest.peek() != '>')
            return noXml(m_rest);
        m_rest.take();
        element.to = m_rest.at();
        element.textAt = element.to;
        m_elements.push_back(std::move(element));
        if (!isClosed)
            m_open.push_back(m_elements.size() - 1);
        return std::nullopt;
    }

    std::string_view m_text;
    Scanner m_rest;
    std::vector<Element> m_elements;
    std::vector<std::size_t> m_open; ///< the elements that have not ended, outermost first
};

} // namespace

std::optional<std::string_view> Element::attribute(std::string_view wanted) const
{
    const auto isIt = [&](const auto &each) { return each.first == wanted; };
    const auto found = std::ranges::find_if(attributes, isIt);
    return found == attributes.end() ? std::nullopt : std::optional(found->second);
}

tl::expected<std::vector<Element>, ParseError> elementsOf(std::string_view text)
{
    return Parser(text).all();
}

} // namespace inkling::exchange::xml
