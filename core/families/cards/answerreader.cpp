// SPDX-License-Identifier: MIT
#include "families/cards/expression.h"
#include "families/cards/puzzle.h"

#include <algorithm>
#include <cctype>

namespace inkling::cards {

namespace {

/// Reads an expression and makes it an answer: every number is a card that has not been used.
class ExpressionReader
{
public:
    ExpressionReader(const Hand &hand, const LineSource &source)
        : m_hand(hand)
        , m_tokens{hand.size()}
        , m_source(source)
        , m_line(source.line())
        , m_isUsed(hand.cards.size(), false)
    {}

    tl::expected<WrittenAnswer, ParseError> read();

private:
    /// The tighter the binding, the higher the level.
    enum Level : int { Sums, Products, Powers };

    bool readLevel(int level, int depth);
    bool readValue(int depth);
    bool readNumber();
    [[nodiscard]] std::string_view word();
    /// Steps over a sign of this level, and says which.
    std::optional<Sign> takeSign(int level);
    bool take(char character);
    bool fail(Phrase expected);
    [[nodiscard]] Phrase expectedCard() const;

    const Hand &m_hand;
    Tokens m_tokens;
    const LineSource &m_source;
    std::string_view m_line;
    std::size_t m_at = 0;
    std::vector<bool> m_isUsed;
    Answer m_answer;
    std::optional<ParseError> m_error;
};

/// The number, letter or sign that comes next; goes over blanks before it.
std::string_view ExpressionReader::word()
{
    m_at = std::min(m_line.find_first_not_of(" \t", m_at), m_line.size());
    const auto isPart = [&](std::size_t i) {
        return i < m_line.size() && std::isalnum(static_cast<unsigned char>(m_line[i])) != 0;
    };
    std::size_t end = m_at;
    while (isPart(end))
        ++end;
    return m_line.substr(m_at, end == m_at ? 1 : end - m_at);
}

bool ExpressionReader::fail(Phrase expected)
{
    const std::string_view found = word();
    m_error = errorAt(m_source, m_at, found.size(), std::move(expected));
    return false;
}

bool ExpressionReader::take(char character)
{
    if (word() != std::string_view(&character, 1))
        return false;
    ++m_at;
    return true;
}

std::optional<Sign> ExpressionReader::takeSign(int level)
{
    const std::vector<Sign> signs = level == Sums       ? std::vector{Sign::Plus, Sign::Minus}
                                    : level == Products ? std::vector{Sign::Times, Sign::Over}
                                                        : std::vector{Sign::Power};
    for (const Sign sign : signs) {
        if (take(signCharacter(sign)))
            return sign;
    }
    return std::nullopt;
}

Phrase ExpressionReader::expectedCard() const
{
    std::string left;
    for (std::size_t i = 0; i < m_isUsed.size(); ++i) {
        if (!m_isUsed[i])
            left += ' ' + std::to_string(m_hand.cards[i]);
    }
    if (left.empty())
        return {INKLING_TR_NOOP("Phrases", "no further card, as all are used"), {}};
    return {INKLING_TR_NOOP("Phrases", "a card that is left:%1"), {left}};
}

bool ExpressionReader::readNumber()
{
    const std::string_view found = word();
    for (std::size_t i = 0; i < m_hand.cards.size(); ++i) {
        const int card = m_hand.cards[i];
        std::string face = faceOf(card);
        const bool isFace = found.size() == 1 && std::toupper(found[0]) == face[0];
        if (m_isUsed[i] || (found != std::to_string(card) && (face.size() > 1 || !isFace)))
            continue;
        m_isUsed[i] = true;
        m_at += found.size();
        m_answer.values.push_back(std::uint8_t(i));
        return true;
    }
    return fail(expectedCard());
}

bool ExpressionReader::readValue(int depth)
{
    constexpr int deepest = 50;
    if (!take('('))
        return readNumber();
    if (depth == deepest)
        return fail(expectedCard());
    if (!readLevel(Sums, depth + 1))
        return false;
    return take(')') || fail({INKLING_TR_NOOP("Phrases", "a sign or ')'"), {}});
}

/// Powers bind from right to left, all other signs from left to right.
bool ExpressionReader::readLevel(int level, int depth)
{
    const auto readPart
        = [&] { return level == Powers ? readValue(depth) : readLevel(level + 1, depth); };
    if (!readPart())
        return false;
    std::vector<Sign> powers;
    while (const auto sign = takeSign(level)) {
        if (!readPart())
            return false;
        if (level == Powers)
            powers.push_back(*sign);
        else
            m_answer.values.push_back(std::uint8_t(m_tokens.token(*sign)));
    }
    for (const Sign sign : powers)
        m_answer.values.push_back(std::uint8_t(m_tokens.token(sign)));
    return true;
}

tl::expected<WrittenAnswer, ParseError> ExpressionReader::read()
{
    if (!readLevel(Sums, 0))
        return tl::unexpected(*m_error);
    const std::string target = m_hand.target.text();
    const Phrase expected{INKLING_TR_NOOP("Phrases", "a sign, or '= %1'"), {target}};
    std::string rest;
    if (!take('=')) {
        fail(expected);
        return tl::unexpected(*m_error);
    }
    const std::size_t start = m_at;
    std::ranges::copy_if(m_line.substr(m_at), std::back_inserter(rest),
                         [](char character) { return character != ' ' && character != '\t'; });
    if (rest != target) {
        m_at = start;
        const std::size_t at = std::min(m_line.find_first_not_of(" \t", m_at), m_line.size());
        return tl::unexpected(errorAt(m_source, at, m_line.size() - at, {"%1", {shown(target)}}));
    }
    m_answer.values.resize(std::size_t(m_tokens.count()), std::uint8_t(m_tokens.blank()));
    return WrittenAnswer{std::move(m_answer), {}, true};
}

} // namespace

tl::expected<WrittenAnswer, ParseError> CardsPuzzle::readAnswer(LineSource &source) const
{
    if (!source.next()) {
        return tl::unexpected(
            endOfTextError(source, {INKLING_TR_NOOP("Phrases", "an expression"), {}}));
    }
    return ExpressionReader(m_hand, source).read();
}

} // namespace inkling::cards
