// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/hand.h"

#include <bit>
#include <cstdint>

namespace inkling::cards {

/// The exact spelling of an expression, the same for all expressions that count as the same.
///
/// Two expressions are the same if one becomes the other by commuting and regrouping sums and
/// products (a-(b-c) = a-b+c, a/(b/c) = a*c/b), by exchanging equal cards, and by moving minus
/// signs: (a-b)*(c-d) = (b-a)*(d-c), a-b*(c-d) = a+b*(d-c), and out of a base whose exponent is
/// odd, or dropping them where it is even. Nothing is distributed, and nothing is calculated: 4*1
/// and 4/1 are different.
///
/// The spelling is postfix, with a sum or a product as one list: first what is added (or
/// multiplied), then what is subtracted (or divided by), each part of the list ascending. Every
/// part is turned so that its value is not negative; a part of value 0 is turned the way that has
/// the smaller spelling. Only an exponent keeps its sign. At most 15 tokens of 4 bits, so the whole
/// spelling is one number.
using Key = std::uint64_t;

/// The tokens of a Key: 1 .. 8 are the faces of a hand in ascending order, then come the signs.
inline constexpr int firstSignToken = 9;

enum class Shape : std::uint8_t { Card, Sum, Product, Power };

/// An expression apart from its sign.
struct Form
{
    Key key = 0;
    Fraction value; ///< not negative
    Shape shape = Shape::Card;
    bool turns = false; ///< its opposite can be written, too, as a minus can be turned round
    bool isOwnOpposite = false; ///< its opposite is the same expression: its value is 0
};

[[nodiscard]] inline int lastToken(Key key)
{
    return int(key & 15);
}
[[nodiscard]] inline int tokenCount(Key key)
{
    return (std::bit_width(key) + 3) / 4;
}
[[nodiscard]] inline Key appended(Key key, Key tail)
{
    return key << 4 * tokenCount(tail) | tail;
}
[[nodiscard]] inline bool isSignToken(int token)
{
    return token >= firstSignToken;
}
[[nodiscard]] inline Sign signOf(int token)
{
    return Sign(token - firstSignToken);
}

/// The two operands of a key whose last token is a sign.
struct Operands
{
    Key left;
    Key right;
};
[[nodiscard]] Operands operandsOf(Key key);

/// The numbers that the tokens 1 .. 8 of a hand stand for.
struct Faces
{
    int numbers[maxCards] = {};
    int count = 0;
    /// Whether two cards of the hand are equal: only then can an expression be its own opposite.
    bool hasEqualCards = false;
};

/// Joins expressions to larger ones. Each call costs about 0.1 us.
class FormMaker
{
public:
    explicit FormMaker(const Faces &faces)
        : m_faces(faces)
    {}

    /// The expression that is a single card. Requires: 0 <= face < count.
    [[nodiscard]] Form card(int face) const;
    /// The sum |a| + |b|.
    [[nodiscard]] Form sum(const Form &a, const Form &b) const;
    /// The difference of |a| and |b|, turned so that it is not negative.
    [[nodiscard]] Form difference(const Form &a, const Form &b) const;
    [[nodiscard]] Form product(const Form &a, const Form &b) const;
    /// The quotient a / b. Requires: b's value is not 0.
    [[nodiscard]] Form quotient(const Form &a, const Form &b) const;
    /// The power a ^ b, or a ^ -b if `opposite`. Requires: b is whole; the result is not refused;
    /// for the opposite: b turns and is not 0.
    [[nodiscard]] Form power(const Form &a, const Form &b, bool opposite) const;

    /// The value of a spelling, with its sign.
    [[nodiscard]] Fraction value(Key key) const;
    /// A spelling of the opposite expression. Requires: the expression turns.
    [[nodiscard]] Key turned(Key key) const;

private:
    class Lists;
    [[nodiscard]] Form balanced(Lists &lists, bool turns) const;
    [[nodiscard]] bool turns(Key key) const;
    [[nodiscard]] bool isOwnOpposite(Key key) const;
    [[nodiscard]] bool hasOddExponent(Key power) const;

    Faces m_faces;
};

} // namespace inkling::cards
