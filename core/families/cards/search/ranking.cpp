// SPDX-License-Identifier: MIT
#include "families/cards/search/ranking.h"

#include "families/cards/expression.h"

#include <algorithm>
#include <tuple>

namespace inkling::cards {

bool operator<(const Measure &a, const Measure &b)
{
    const auto counts = [](const Measure &m) {
        return std::tuple(m.cards, m.powers, m.fractions, m.parentheses, m.divisions);
    };
    if (counts(a) != counts(b))
        return counts(a) < counts(b);
    if (!(a.largest == b.largest))
        return a.largest < b.largest;
    if (a.text.size() != b.text.size())
        return a.text.size() < b.text.size();
    return a.text < b.text;
}

namespace {

/// A piece of the writing: its postfix, with faces for cards (1 .. 8) as in a Key.
struct Piece
{
    Fraction value;
    Binding binding = Binding::Number;
    std::vector<std::uint8_t> tokens;
    std::string text;
};

class Writer
{
public:
    explicit Writer(const Faces &faces)
        : m_faces(faces)
    {}

    Piece write(Key key)
    {
        const int token = lastToken(key);
        if (!isSignToken(token)) {
            ++measure.cards;
            const int number = m_faces.numbers[token - 1];
            note(Fraction(number));
            return {
                Fraction(number), Binding::Number, {std::uint8_t(token)}, std::to_string(number)};
        }
        if (signOf(token) != Sign::Power)
            return writeList(key);
        const auto [left, right] = operandsOf(key);
        ++measure.powers;
        Piece piece = join(write(left), write(right), Sign::Power);
        note(piece.value);
        return piece;
    }

    Measure measure;

private:
    Piece writeList(Key key)
    {
        const bool isSum = bindingOf(signOf(lastToken(key))) == Binding::Sum;
        const Sign plus = isSum ? Sign::Plus : Sign::Times;
        const Sign minus = isSum ? Sign::Minus : Sign::Over;
        std::vector<std::pair<Sign, Piece>> pieces;
        collect(key, plus, minus, plus, pieces);
        const auto order = [&](const auto &a, const auto &b) {
            const bool aIsCard = a.second.binding == Binding::Number;
            const bool bIsCard = b.second.binding == Binding::Number;
            if (a.first != b.first)
                return a.first == plus;
            if (!isSum && aIsCard != bIsCard)
                return aIsCard;
            if (!(a.second.value == b.second.value))
                return b.second.value < a.second.value;
            return a.second.tokens < b.second.tokens;
        };
        std::sort(pieces.begin(), pieces.end(), order);
        Piece whole = std::move(pieces.front().second);
        for (std::size_t i = 1; i < pieces.size(); ++i)
            whole = join(std::move(whole), std::move(pieces[i].second), pieces[i].first);
        measure.divisions += int(
            std::ranges::count(pieces, Sign::Over, [](const auto &piece) { return piece.first; }));
        note(whole.value);
        return whole;
    }

    /// `sign`: what this part is joined with.
    void collect(Key key, Sign plus, Sign minus, Sign sign,
                 std::vector<std::pair<Sign, Piece>> &pieces)
    {
        const int token = lastToken(key);
        if (!isSignToken(token) || (signOf(token) != plus && signOf(token) != minus)) {
            pieces.emplace_back(sign, write(key));
            return;
        }
        const auto [left, right] = operandsOf(key);
        collect(left, plus, minus, sign, pieces);
        collect(right, plus, minus, signOf(token) == sign ? plus : minus, pieces);
    }

    static Piece join(Piece left, Piece right, Sign sign)
    {
        Piece piece;
        piece.value = apply(sign, left.value, right.value);
        piece.binding = bindingOf(sign);
        piece.text = joinedText(sign, left.text, left.binding, right.text, right.binding);
        piece.tokens = std::move(left.tokens);
        piece.tokens.insert(piece.tokens.end(), right.tokens.begin(), right.tokens.end());
        piece.tokens.push_back(std::uint8_t(firstSignToken + int(sign)));
        return piece;
    }

    void note(const Fraction &value)
    {
        if (!value.isWhole())
            ++measure.fractions;
        if (measure.largest < value.magnitude())
            measure.largest = value.magnitude();
    }

    const Faces &m_faces;
};

Answer answerOf(const std::vector<std::uint8_t> &pieceTokens, const Deal &deal,
                const std::vector<int> &cards)
{
    const Tokens tokens{int(cards.size())};
    Answer answer;
    std::vector<bool> used(cards.size(), false);
    for (const int token : pieceTokens) {
        if (isSignToken(token)) {
            answer.values.push_back(std::uint8_t(tokens.token(signOf(token))));
            continue;
        }
        std::size_t place = 0;
        while (used[place] || cards[place] != deal.faces.numbers[token - 1])
            ++place;
        used[place] = true;
        answer.values.push_back(std::uint8_t(place));
    }
    answer.values.resize(std::size_t(tokens.count()), std::uint8_t(tokens.blank()));
    return answer;
}

} // namespace

std::optional<RankedAnswer> written(const FormMaker &maker, const Deal &deal,
                                    const std::vector<int> &cards, const Form &form, bool opposite)
{
    Writer writer(deal.faces);
    Piece piece = writer.write(opposite ? maker.turned(form.key) : form.key);
    if (piece.value.isRefused())
        return std::nullopt;
    writer.measure.parentheses = int(std::ranges::count(piece.text, '('));
    writer.measure.text = std::move(piece.text);
    return RankedAnswer{std::move(writer.measure), answerOf(piece.tokens, deal, cards)};
}

} // namespace inkling::cards
