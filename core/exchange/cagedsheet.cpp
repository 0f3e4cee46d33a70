// SPDX-License-Identifier: MIT
#include "exchange/cagedsheet.h"

#include "exchange/runs.h"

#include <algorithm>
#include <array>

namespace inkling::exchange {

namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::string_view signs = "+-*/";

} // namespace

CagedSheet::CagedSheet(Filling &filling)
    : m_filling(filling)
    , m_digits(filling.cellCount())
    , m_cages(filling.cellCount(), noCage)
{}

void CagedSheet::setDigit(PlaceId cell, std::string digit, const Place &place)
{
    m_digits[cell] = Piece{std::move(digit), place};
}

void CagedSheet::beginCage(std::string clue, const Place &place)
{
    m_clues.push_back({std::move(clue), place});
    m_sizes.push_back(0);
}

Fault CagedSheet::addCell(PlaceId cell, const Place &place)
{
    if (m_cages[cell] != noCage)
        return place.error({INKLING_TR_NOOP("Phrases", "a cell that is in no other cage"), {}});
    m_cages[cell] = int(m_clues.size()) - 1;
    ++m_sizes.back();
    return std::nullopt;
}

Fault CagedSheet::putSudoku()
{
    m_filling.putCages(m_cages);
    for (PlaceId cell = 0; cell < m_cages.size(); ++cell) {
        const auto &digit = m_digits[cell];
        const bool isFirst = m_filling.draft().cages[cell] == std::int32_t(cell);
        if (isFirst) {
            const auto &[clue, place] = m_clues[std::size_t(m_cages[cell])];
            const std::string own = digit ? digit->text : std::string();
            const std::string text = clue.empty() && own.empty() ? "" : clue + '+' + own;
            if (auto error = m_filling.put(cell, text, place.text, place.from))
                return error;
        } else if (digit) {
            const Place &place = digit->place;
            if (auto error = m_filling.put(cell, digit->text, place.text, place.from))
                return error;
        }
    }
    return std::nullopt;
}

Fault CagedSheet::putKenken()
{
    for (PlaceId cell = 0; cell < m_cages.size(); ++cell) {
        if (!m_digits[cell])
            continue;
        const auto &[digit, place] = *m_digits[cell];
        if (m_cages[cell] == noCage) {
            beginCage(digit, place);
            m_cages[cell] = int(m_clues.size()) - 1;
            m_sizes.back() = 1;
            continue;
        }
        const auto cage = std::size_t(m_cages[cell]);
        const std::string &clue = m_clues[cage].text;
        if (m_sizes[cage] > 1 || clue.substr(0, clue.find_first_not_of(digits)) != digit) {
            return place.error(
                {INKLING_TR_NOOP("Phrases", "a digit in a cell that is a cage of its own"), {}});
        }
    }
    m_filling.putCages(m_cages);
    for (PlaceId cell = 0; cell < m_cages.size(); ++cell) {
        if (m_filling.draft().cages[cell] != std::int32_t(cell))
            continue;
        const auto cage = std::size_t(m_cages[cell]);
        const auto &[text, place] = m_clues[cage];
        std::string clue = text;
        const std::size_t sign = clue.find_first_not_of(digits);
        if (m_sizes[cage] == 1)
            clue = clue.substr(0, sign);
        else if (sign == clue.npos && !clue.empty())
            clue += '?';
        if (auto error = m_filling.put(cell, clue, place.text, place.from))
            return error;
    }
    return std::nullopt;
}

CellParts partsOf(std::string_view text)
{
    const std::size_t sign = text.find('+');
    if (sign == text.npos)
        return {{}, text};
    return {text.substr(0, sign), text.substr(sign + 1)};
}

std::optional<ClueParts> cluePartsOf(const Draft &draft, std::size_t cell)
{
    const std::string_view text = draft.texts[cell];
    if (text.empty())
        return ClueParts{};
    const bool isAlone = std::ranges::count(draft.cages, std::int32_t(cell)) == 1;
    const std::size_t end = std::min(text.find_first_not_of(digits), text.size());
    const std::string_view sign = text.substr(end);
    // A single cell has no operator, and a larger cage has one, if only '?'.
    if (end == 0 || isAlone != sign.empty())
        return std::nullopt;
    const bool isKnown = sign.size() == 1 && signs.find(sign[0]) != signs.npos;
    return ClueParts{text.substr(0, end), isKnown ? sign[0] : '\0'};
}

std::vector<std::vector<PlaceId>> cageCells(const Draft &draft)
{
    std::vector<std::vector<PlaceId>> cages;
    std::vector<std::size_t> numbers(draft.cages.size());
    for (std::size_t cell = 0; cell < draft.cages.size(); ++cell) {
        const std::int32_t first = draft.cages[cell];
        if (first == noCage)
            continue;
        if (first == std::int32_t(cell)) {
            numbers[cell] = cages.size();
            cages.emplace_back();
        }
        cages[numbers[std::size_t(first)]].push_back(PlaceId(cell));
    }
    return cages;
}

std::optional<char> operatorOf(std::string_view text)
{
    using Spelling = std::pair<std::string_view, char>;
    static constexpr std::array<Spelling, 11> all{{{"+", '+'},
                                                   {"-", '-'},
                                                   {"\u2212", '-'},
                                                   {"\u2013", '-'},
                                                   {"*", '*'},
                                                   {"x", '*'},
                                                   {"X", '*'},
                                                   {"\u00D7", '*'},
                                                   {"/", '/'},
                                                   {":", '/'},
                                                   {"\u00F7", '/'}}};
    const auto found = std::ranges::find(all, text, &Spelling::first);
    return found == all.end() ? std::nullopt : std::optional(found->second);
}

} // namespace inkling::exchange
