// SPDX-License-Identifier: MIT
#include "support/checks/sentencecheck.h"

#include <algorithm>
#include <cctype>
#include <stdexcept>

namespace inkling::test {

namespace {

constexpr std::string_view place = "{}";

/// A sentence with its places as a pattern in which each is a group.
std::regex patternOf(const std::string &text)
{
    std::string pattern;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.compare(i, place.size(), place) == 0) {
            pattern += "(.+?)";
            ++i;
        } else {
            if (std::string_view(".^$|()[]{}*+?\\").find(text[i]) != std::string_view::npos)
                pattern += '\\';
            pattern += text[i];
        }
    }
    return std::regex(pattern);
}

/// The text of a case as a reader sees it, with {} for each place.
std::string readAs(const SentenceCase &form)
{
    std::string text;
    for (std::size_t i = 0; i < form.text.size(); ++i) {
        if (form.text[i] == '<') {
            i = form.text.find('>', i);
        } else if (form.text[i] == '%' && i + 1 < form.text.size()
                   && std::isdigit(static_cast<unsigned char>(form.text[i + 1])) != 0) {
            text += place;
            ++i;
        } else {
            text += form.text[i];
        }
    }
    return lowerFirst(std::move(text));
}

} // namespace

void SentenceChecker::add(std::string_view text, Claim claim)
{
    std::string own = lowerFirst(std::string(text));
    std::regex pattern = patternOf(own);
    const std::size_t letters = own.size();
    m_entries.push_back({std::move(own), std::move(pattern), letters, std::move(claim)});
}

std::optional<std::string> SentenceChecker::fault(const ToldStep &told) const
{
    static const std::regex article("\\b(an?) (?=(8|11|18)\\b)", std::regex::icase);
    for (std::sregex_iterator at(told.sentence.begin(), told.sentence.end(), article), end;
         at != end; ++at) {
        if ((*at)[1].length() != 2)
            return "says a for an";
    }
    // The claims have the other article.
    static const std::regex an("\\b(a)n (?=\\d)", std::regex::icase);
    const std::string sentence = lowerFirst(std::regex_replace(told.sentence, an, "$1 "));
    const Entry *best = nullptr;
    std::smatch found;
    for (const Entry &entry : m_entries) {
        std::smatch match;
        if ((!best || entry.letters > best->letters)
            && std::regex_match(sentence, match, entry.pattern)) {
            best = &entry;
            found = match;
        }
    }
    if (!best)
        return "nobody knows what this claims";
    Words words;
    for (std::size_t i = 1; i < found.size(); ++i)
        words.push_back(found[i]);
    try {
        return best->claim(words, told);
    } catch (const std::exception &error) {
        return error.what();
    }
}

bool SentenceChecker::knows(const SentenceCase &form) const
{
    return std::ranges::find(m_entries, readAs(form), &Entry::text) != m_entries.end();
}

std::string lowerFirst(std::string text)
{
    if (!text.empty())
        text.front() = char(std::tolower(static_cast<unsigned char>(text.front())));
    return text;
}

std::vector<int> numbersIn(const std::string &words)
{
    static const std::regex number("\\d+");
    std::vector<int> numbers;
    for (auto at = std::sregex_iterator(words.begin(), words.end(), number);
         at != std::sregex_iterator(); ++at)
        numbers.push_back(std::stoi(at->str()));
    return numbers;
}

int numberIn(const std::string &words)
{
    const std::vector<int> numbers = numbersIn(words);
    if (numbers.size() != 1)
        throw std::invalid_argument("not one number: " + words);
    return numbers.front();
}

std::vector<std::pair<int, int>> cellsIn(const std::string &words)
{
    static const std::regex cell("row (\\d+), column (\\d+)", std::regex::icase);
    std::vector<std::pair<int, int>> cells;
    for (auto at = std::sregex_iterator(words.begin(), words.end(), cell);
         at != std::sregex_iterator(); ++at)
        cells.emplace_back(std::stoi((*at)[1]) - 1, std::stoi((*at)[2]) - 1);
    if (cells.empty())
        throw std::invalid_argument("names no cell: " + words);
    return cells;
}

} // namespace inkling::test
