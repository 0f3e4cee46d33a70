// SPDX-License-Identifier: MIT
#include "puzzle/typedsigns.h"

#include <algorithm>
#include <array>
#include <utility>

namespace inkling {

namespace {

using Spelling = std::pair<std::string_view, std::string_view>;

/// The first that the text begins with; null where there is none.
template <std::size_t count>
const Spelling *spellingAt(const std::array<Spelling, count> &spellings, std::string_view text)
{
    const auto found = std::ranges::find_if(
        spellings, [&](const Spelling &spelling) { return text.starts_with(spelling.first); });
    return found == spellings.end() ? nullptr : &*found;
}

template <std::size_t count>
std::string respelled(const std::array<Spelling, count> &spellings, std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const Spelling *spelling = spellingAt(spellings, text);
        result += spelling ? spelling->second : text.substr(0, 1);
        text.remove_prefix(spelling ? spelling->first.size() : 1);
    }
    return result;
}

} // namespace

std::string plainSigns(std::string_view typed)
{
    static constexpr std::array<Spelling, 13> spellings{{
        {"\u00D7", "*"},
        {"\u00B7", "*"},
        {"\u22C5", "*"},
        {"\u2217", "*"},
        {"x", "*"},
        {"X", "*"},
        {"\u00F7", "/"},
        {"\u2215", "/"},
        {":", "/"},
        {"\u2212", "-"},
        {"\u2013", "-"},
        {" ", ""},
        {"\u00A0", ""},
    }};
    return respelled(spellings, typed);
}

std::string typesetSigns(std::string_view plain)
{
    static constexpr std::array<Spelling, 3> spellings{
        {{"*", "\u00D7"}, {"/", "\u00F7"}, {"-", "\u2212"}}};
    return respelled(spellings, plain);
}

std::string_view withoutLeadingZeros(std::string_view digits)
{
    while (digits.size() > 1 && digits.front() == '0')
        digits.remove_prefix(1);
    return digits;
}

} // namespace inkling
