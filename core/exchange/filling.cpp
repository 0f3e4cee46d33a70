// SPDX-License-Identifier: MIT
#include "exchange/filling.h"

#include "puzzle/puzzle.h"

#include <map>

namespace inkling::exchange {

Fault Filling::begin(BoardSize size, const Scanner &text, std::size_t from)
{
    if (auto expected = m_family.drafting().expectedInstead(size)) {
        ParseError error = text.error(from, std::move(*expected));
        error.found = {"%1x%2", {std::to_string(size.rows), std::to_string(size.columns)}};
        return error;
    }
    m_draft = m_family.drafting().blank(size);
    m_at.assign(m_draft.texts.size(), from);
    return std::nullopt;
}

ParseError Filling::noClue(PlaceId cell, const Scanner &text, std::size_t from) const
{
    ParseError error = text.error(
        from, {INKLING_TR_NOOP("Phrases", "a clue that %1 has"), {std::string(m_family.title())}});
    const int columns = m_draft.size.columns;
    error.found = {INKLING_TR_NOOP("Phrases", "%1 at row %2, column %3 (%4)"),
                   {error.found.english(), std::to_string(int(cell) / columns + 1),
                    std::to_string(int(cell) % columns + 1), std::string(m_format)}};
    return error;
}

Fault Filling::put(PlaceId cell, std::string_view clue, const Scanner &text, std::size_t from)
{
    auto written = m_family.drafting().written(m_draft, cell, clue);
    if (!written || (written->empty() && !clue.empty()))
        return noClue(cell, text, from);
    m_draft.texts[cell] = std::move(*written);
    m_at[cell] = from;
    return std::nullopt;
}

void Filling::putCages(std::span<const int> numbers)
{
    std::map<int, std::int32_t> first;
    for (std::size_t cell = 0; cell < numbers.size(); ++cell) {
        const int number = numbers[cell];
        m_draft.cages[cell] = number == noCage
                                  ? noCage
                                  : first.try_emplace(number, std::int32_t(cell)).first->second;
    }
}

void Filling::choose(std::string_view option)
{
    const auto options = m_family.options();
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].id == option)
            m_draft.options |= std::uint32_t{1} << i;
    }
}

void Filling::remark(Phrase words, const Scanner &text, std::size_t from)
{
    const ParseError place = text.error(from, {});
    m_remarks.push_back({place.line, place.column, std::move(words)});
}

void Filling::remarkGap(Phrase words, Gap gap, const Scanner &text, std::size_t from)
{
    remark(std::move(words), text, from);
    m_remarks.back().gap = std::move(gap);
}

tl::expected<std::shared_ptr<const Puzzle>, ParseError> Filling::puzzle(std::string_view text) const
{
    const auto error = [&](std::size_t at, Phrase found) {
        ParseError wrong
            = Scanner(text, at, text.size())
                  .error({INKLING_TR_NOOP("Phrases", "a board without that mistake"), {}});
        wrong.found = std::move(found);
        return tl::unexpected(std::move(wrong));
    };
    const std::size_t begin = 0;
    const Drafting &drafting = m_family.drafting();
    if (!drafting.fits(m_draft))
        return error(begin, {INKLING_TR_NOOP("Phrases", "a cage in several pieces"), {}});
    auto drawn = drafting.puzzle(m_draft);
    if (drawn)
        return std::move(*drawn);
    const DraftFault &fault = drawn.error().front();
    const auto place
        = fault.elements.empty() ? std::nullopt : drafting.place(m_draft, fault.elements.front());
    return error(place ? m_at[*place] : begin, fault.sentence);
}

} // namespace inkling::exchange
