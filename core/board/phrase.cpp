// SPDX-License-Identifier: MIT
#include "board/phrase.h"

#include <algorithm>
#include <cctype>

namespace inkling {

namespace {

bool takesAn(std::string_view words)
{
    const auto end = std::ranges::find_if(
        words, [](unsigned char character) { return std::isdigit(character) == 0; });
    const auto digits = std::size_t(end - words.begin());
    return words.starts_with('8')
           || (digits == 2 && (words.starts_with("11") || words.starts_with("18")));
}

bool endsInArticle(std::string_view text)
{
    if (!text.ends_with("a ") && !text.ends_with("A "))
        return false;
    return text.size() == 2 || std::isalnum(static_cast<unsigned char>(text[text.size() - 3])) == 0;
}

} // namespace

std::string withArticles(std::string_view text, const std::vector<std::string> &arguments)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t place = i + 1 < text.size() ? std::size_t(text[i + 1] - '1') : 9;
        const bool isPlace = text[i] == '%' && place < arguments.size();
        if (isPlace && takesAn(arguments[place]) && endsInArticle(result))
            result.insert(result.size() - 1, 1, 'n');
        result += text[i];
    }
    return result;
}

std::string Phrase::english() const
{
    std::string sentence;
    sentence.reserve(text.size() + 16 * arguments.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t place = i + 1 < text.size() ? std::size_t(text[i + 1] - '1') : 9;
        if (text[i] == '%' && place < arguments.size()) {
            sentence += arguments[place];
            ++i;
        } else {
            sentence += text[i];
        }
    }
    return sentence;
}

} // namespace inkling
