// SPDX-License-Identifier: MIT
#pragma once

#include "board/draft.h"
#include "board/phrase.h"

#include <optional>
#include <string>
#include <string_view>

namespace inkling::exchange {

/// Writes signs between which runs of blanks are letters: the first letter is a single blank, and
/// longer runs than the longest are several letters.
class Runs
{
public:
    Runs(char first, int longest)
        : m_first(first)
        , m_longest(longest)
    {}

    void addBlank()
    {
        if (++m_run == m_longest)
            flush();
    }
    void add(std::string_view sign)
    {
        flush();
        m_text += sign;
    }
    /// The whole text. Nothing is added afterwards.
    [[nodiscard]] std::string take()
    {
        flush();
        return std::move(m_text);
    }

private:
    void flush()
    {
        if (m_run > 0)
            m_text += char(m_first + m_run - 1);
        m_run = 0;
    }

    char m_first;
    int m_longest;
    int m_run = 0;
    std::string m_text;
};

/// The number that a whole text is; nothing for any other text.
[[nodiscard]] std::optional<int> numberOf(std::string_view text);
/// The sentence that a cell's text has no spelling in the format.
[[nodiscard]] Phrase noSpelling(const Draft &draft, std::size_t cell);
/// The sentence that the format has no boards of this size.
[[nodiscard]] Phrase noSuchSize(BoardSize size);

/// What of a draft its texts and size do not say.
struct Beyond
{
    bool cages = false;
    bool options = false;
};
/// Why a format that holds no more than texts cannot hold a draft; nothing if it can. `allowed`:
/// what else it holds.
[[nodiscard]] std::optional<Phrase> beyondTexts(const Draft &draft, Beyond allowed = {});

} // namespace inkling::exchange
