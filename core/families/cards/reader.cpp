// SPDX-License-Identifier: MIT
#include "families/cards/puzzle.h"
#include "formats/lineshape.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace inkling::cards {

namespace {

Phrase expectedCard(int count)
{
    const std::string number = std::to_string(maxNumber);
    if (count == 0)
        return {INKLING_TR_NOOP("Phrases", "a card: 1 to %1, A, J, Q or K"), {number}};
    if (count == maxCards)
        return {INKLING_TR_NOOP("Phrases", "'=' after %1 cards"), {std::to_string(maxCards)}};
    return {INKLING_TR_NOOP("Phrases", "a card (1 to %1, A, J, Q or K) or '='"), {number}};
}

Phrase expectedTarget()
{
    return {INKLING_TR_NOOP("Phrases", "a target: a whole number or a fraction, of up to %1"),
            {std::to_string(maxTarget)}};
}

std::optional<int> readCard(std::string_view word)
{
    constexpr std::string_view faces = "AJQK";
    constexpr std::array numbers{1, 11, 12, 13};
    if (word.size() == 1 && faces.find(word[0]) != std::string_view::npos)
        return numbers[faces.find(word[0])];
    const auto number = readNumber(word, maxNumber);
    return number && *number > 0 ? number : std::nullopt;
}

/// Digits only, up to maxTarget.
std::optional<std::int64_t> readWhole(std::string_view word)
{
    std::int64_t number = 0;
    if (word.empty() || word.front() < '0' || word.front() > '9')
        return std::nullopt;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || number > maxTarget)
        return std::nullopt;
    return number;
}

std::optional<Fraction> readTarget(std::string_view word)
{
    const bool isNegative = word.starts_with('-');
    if (isNegative)
        word.remove_prefix(1);
    const std::size_t stroke = word.find('/');
    const auto above = readWhole(word.substr(0, stroke));
    const auto below = stroke == std::string_view::npos ? std::optional<std::int64_t>(1)
                                                        : readWhole(word.substr(stroke + 1));
    if (!above || !below || *below == 0)
        return std::nullopt;
    return Fraction(isNegative ? -*above : *above, *below).inLowestTerms();
}

/// Up to and with the '='.
std::optional<ParseError> readCards(WordReader &words, std::vector<int> &cards)
{
    while (true) {
        const std::string_view word = words.next();
        if (word == "=" && !cards.empty())
            return std::nullopt;
        const auto card = readCard(word);
        if (!card || int(cards.size()) == maxCards)
            return words.error(expectedCard(int(cards.size())));
        cards.push_back(*card);
    }
}

std::optional<ParseError> readChoices(WordReader &words, Choices &chosen)
{
    std::uint32_t bits = 0;
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        const auto choice = std::ranges::find(choices(), word, &Option::id);
        const auto bit = 1U << (choice - choices().begin());
        if (choice == choices().end() || (bits & bit) != 0) {
            return words.error(
                {INKLING_TR_NOOP("Phrases",
                                 "the end of the line, or an option: exponents, integers, some"),
                 {}});
        }
        bits |= bit;
    }
    chosen = Choices::fromBits(bits);
    return std::nullopt;
}

tl::expected<Hand, ParseError> readHand(const LineSource &source)
{
    WordReader words(source);
    Hand hand;
    if (auto error = readCards(words, hand.cards))
        return tl::unexpected(std::move(*error));
    const auto target = readTarget(words.next());
    if (!target)
        return tl::unexpected(words.error(expectedTarget()));
    hand.target = *target;
    if (auto error = readChoices(words, hand.choices))
        return tl::unexpected(std::move(*error));
    return hand;
}

/// Whether a line has a '=' behind something else, as no other family's first line has.
bool looksLikeHand(const LineSource &source)
{
    return !WordReader(source).next().starts_with('=')
           && source.line().find('=') != std::string_view::npos;
}

} // namespace

tl::expected<std::shared_ptr<const CardsPuzzle>, ParseError> readPuzzle(LineSource &source)
{
    if (!skipEmptyLines(source))
        return nullptr;
    auto hand = readHand(source);
    if (!hand)
        return tl::unexpected(std::move(hand.error()));
    return std::make_shared<const CardsPuzzle>(std::move(*hand));
}

Likeness likeness(std::string_view text)
{
    LineSource source{std::string(text)};
    if (!skipEmptyLines(source) || !looksLikeHand(source))
        return Likeness::No;
    return readHand(source) ? Likeness::Yes : Likeness::Perhaps;
}

} // namespace inkling::cards
