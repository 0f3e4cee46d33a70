// SPDX-License-Identifier: MIT
#include "families/cards/search/form.h"

#include <algorithm>
#include <utility>

namespace inkling::cards {

Operands operandsOf(Key key)
{
    Key rest = key >> 4;
    int length = 0;
    for (int missing = 1; missing > 0; ++length, rest >>= 4)
        missing += isSignToken(lastToken(rest)) ? 1 : -1;
    return {rest, (key >> 4) & ((Key{1} << 4 * length) - 1)};
}

namespace {

Shape shapeOf(Key key)
{
    if (!isSignToken(lastToken(key)))
        return Shape::Card;
    switch (signOf(lastToken(key))) {
    case Sign::Plus:
    case Sign::Minus:
        return Shape::Sum;
    case Sign::Times:
    case Sign::Over:
        return Shape::Product;
    case Sign::Power:
        break;
    }
    return Shape::Power;
}

} // namespace

/// The two lists of a sum (added, subtracted) or of a product (multiplied, divided by).
class FormMaker::Lists
{
public:
    Lists(const FormMaker &maker, Shape shape)
        : m_maker(maker)
        , m_shape(shape)
    {}

    /// Adds a spelling, taken apart if it is of this shape itself; to the other side: each member
    /// of it.
    void add(Key key, bool opposite)
    {
        while (shapeOf(key) == m_shape) {
            const Sign sign = signOf(lastToken(key));
            const bool taken = sign == Sign::Minus || sign == Sign::Over;
            const auto [left, right] = operandsOf(key);
            push(right, taken != opposite);
            key = left;
        }
        push(key, opposite);
    }
    void push(Key key, bool opposite)
    {
        // What is its own opposite is never taken away.
        if (opposite && m_shape == Shape::Sum && m_maker.isOwnOpposite(key))
            opposite = false;
        if (opposite)
            second[secondCount++] = key;
        else
            first[firstCount++] = key;
    }
    [[nodiscard]] Lists opposite() const
    {
        Lists result(m_maker, m_shape);
        for (int i = 0; i < firstCount; ++i)
            result.push(first[i], true);
        for (int i = 0; i < secondCount; ++i)
            result.push(second[i], false);
        return result;
    }
    /// Requires: the first list has a member.
    [[nodiscard]] Key spelled()
    {
        std::sort(first, first + firstCount);
        std::sort(second, second + secondCount);
        const bool isSum = m_shape == Shape::Sum;
        Key key = first[0];
        for (int i = 1; i < firstCount; ++i)
            key = joined(key, first[i], isSum ? Sign::Plus : Sign::Times);
        for (int i = 0; i < secondCount; ++i)
            key = joined(key, second[i], isSum ? Sign::Minus : Sign::Over);
        return key;
    }
    static Key joined(Key left, Key right, Sign sign)
    {
        return appended(left, right) << 4 | Key(firstSignToken + int(sign));
    }

    Key first[maxCards] = {};
    Key second[maxCards] = {};
    int firstCount = 0;
    int secondCount = 0;

private:
    const FormMaker &m_maker;
    Shape m_shape;
};

Form FormMaker::card(int face) const
{
    return {Key(face + 1), Fraction(m_faces.numbers[face]), Shape::Card, false, false};
}

/// A sum worth 0: the way round that has the smaller spelling.
Form FormMaker::balanced(Lists &lists, bool turns) const
{
    constexpr Key none = ~Key{0};
    Lists opposite = lists.opposite();
    const Key one = lists.firstCount > 0 ? lists.spelled() : none;
    const Key other = turns && opposite.firstCount > 0 ? opposite.spelled() : none;
    return {std::min(one, other), Fraction(0), Shape::Sum, turns, one == other};
}

Form FormMaker::sum(const Form &a, const Form &b) const
{
    Lists lists(*this, Shape::Sum);
    lists.add(a.key, false);
    lists.add(b.key, false);
    const Fraction value = a.value + b.value;
    const bool turns = a.turns || b.turns;
    if (value.isZero())
        return balanced(lists, turns);
    return {lists.spelled(), value, Shape::Sum, turns, false};
}

Form FormMaker::difference(const Form &a, const Form &b) const
{
    const bool swapped = a.value < b.value;
    const Form &larger = swapped ? b : a;
    const Form &smaller = swapped ? a : b;
    Lists lists(*this, Shape::Sum);
    lists.add(larger.key, false);
    lists.add(smaller.key, true);
    const Fraction value = larger.value - smaller.value;
    if (value.isZero())
        return balanced(lists, true);
    return {lists.spelled(), value, Shape::Sum, true, false};
}

Form FormMaker::product(const Form &a, const Form &b) const
{
    Lists lists(*this, Shape::Product);
    lists.add(a.key, false);
    lists.add(b.key, false);
    return {lists.spelled(), a.value * b.value, Shape::Product, a.turns || b.turns,
            a.isOwnOpposite || b.isOwnOpposite};
}

Form FormMaker::quotient(const Form &a, const Form &b) const
{
    Lists lists(*this, Shape::Product);
    lists.add(a.key, false);
    lists.add(b.key, true);
    return {lists.spelled(), a.value / b.value, Shape::Product, a.turns || b.turns,
            a.isOwnOpposite};
}

Form FormMaker::power(const Form &a, const Form &b, bool opposite) const
{
    const Fraction exponent = opposite ? -b.value : b.value;
    const bool isOdd = exponent.whole() % 2 != 0;
    const Key key = Lists::joined(a.key, opposite ? turned(b.key) : b.key, Sign::Power);
    return {key, cards::power(a.value, exponent), Shape::Power, a.turns && isOdd,
            a.isOwnOpposite && isOdd};
}

Fraction FormMaker::value(Key key) const
{
    if (!isSignToken(lastToken(key)))
        return {m_faces.numbers[key - 1]};
    const auto [left, right] = operandsOf(key);
    return apply(signOf(lastToken(key)), value(left), value(right));
}

bool FormMaker::hasOddExponent(Key power) const
{
    return value(operandsOf(power).right).whole() % 2 != 0;
}

bool FormMaker::turns(Key key) const
{
    if (shapeOf(key) == Shape::Card)
        return false;
    const auto [left, right] = operandsOf(key);
    if (shapeOf(key) == Shape::Power)
        return turns(left) && hasOddExponent(key);
    return signOf(lastToken(key)) == Sign::Minus || turns(left) || turns(right);
}

bool FormMaker::isOwnOpposite(Key key) const
{
    if (!m_faces.hasEqualCards)
        return false;
    switch (shapeOf(key)) {
    case Shape::Card:
        return false;
    case Shape::Product: {
        const auto [left, right] = operandsOf(key);
        return isOwnOpposite(left) || isOwnOpposite(right);
    }
    case Shape::Power:
        return isOwnOpposite(operandsOf(key).left) && hasOddExponent(key);
    case Shape::Sum:
        break;
    }
    Lists lists(*this, Shape::Sum);
    lists.add(key, false);
    Lists opposite = lists.opposite();
    return opposite.firstCount > 0 && lists.spelled() == opposite.spelled();
}

Key FormMaker::turned(Key key) const
{
    const auto [left, right] = operandsOf(key);
    const Sign sign = signOf(lastToken(key));
    if (shapeOf(key) == Shape::Power)
        return Lists::joined(turned(left), right, sign);
    if (shapeOf(key) == Shape::Product) {
        return turns(left) ? Lists::joined(turned(left), right, sign)
                           : Lists::joined(left, turned(right), sign);
    }
    Lists lists(*this, Shape::Sum);
    lists.add(key, true);
    if (lists.firstCount == 0) {
        Key *const term = std::find_if(lists.second, lists.second + lists.secondCount,
                                       [&](Key candidate) { return turns(candidate); });
        lists.first[lists.firstCount++] = turned(*term);
        *term = lists.second[--lists.secondCount];
    }
    return lists.spelled();
}

} // namespace inkling::cards
