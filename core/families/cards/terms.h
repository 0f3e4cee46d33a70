// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/expression.h"
#include "logic/model/fact.h"

#include <bit>

namespace inkling::cards {

/// The value of a derived unknown that is either true (1) or not (0): it is true.
inline constexpr int yes = 1;
/// The highest value of a joined part's unknown: its cards make its value as the answer says. 0:
/// they cannot make it; 1: they can make it.
inline constexpr int made = 2;
/// The values of a joined part's unknown where its value is wanted: its cards can make it.
inline constexpr ValueSet canBeMade = ValueSet(0b110);

/// The kinds of unknowns. In a Subject, `index` is the token, the card, the size, the set of cards
/// (bit i: card i of the hand) or the part that an unknown is about.
enum class Kind : std::uint8_t { Token, Card, Level, Count, Part, Branch, Below, Above, Gap };
struct Subject
{
    Kind kind;
    int index = 0;
};

/// The numbers of the unknowns and the constraints of a hand.
///
/// Unknowns: first the main ones, the tokens of the answer (see Tokens). Then the derived ones: for
/// each card, that it makes its number; for each size 2 .. levels, the number of values that its
/// subsets make together, and for each set of cards the number that it makes; for each part of the
/// shown answer, that its cards make its value (unused for cards), and that it is joined into the
/// part above it (unused for the whole); and, where there is no answer, the closest values, and
/// that nothing lies between them.
///
/// Constraints: the target; that every card is used once; the cards.
struct Terms
{
    int cards;
    int levels; ///< the largest size whose values are listed
    int parts;  ///< the number of parts of the shown answer; 0 without one

    [[nodiscard]] UnknownId tokenCount() const { return UnknownId(2 * cards - 1); }
    [[nodiscard]] UnknownId card(int card) const { return tokenCount() + UnknownId(card); }
    [[nodiscard]] UnknownId level(int size) const { return card(cards) + UnknownId(size); }
    [[nodiscard]] UnknownId count(std::uint32_t set) const { return level(maxCards + 1) + set; }
    [[nodiscard]] UnknownId part(int part) const { return count(1U << cards) + UnknownId(part); }
    [[nodiscard]] UnknownId branch(int part) const { return this->part(parts) + UnknownId(part); }
    [[nodiscard]] UnknownId below() const { return branch(parts); }
    [[nodiscard]] UnknownId above() const { return below() + 1; }
    [[nodiscard]] UnknownId gap() const { return above() + 1; }
    [[nodiscard]] UnknownId unknownCount() const { return gap() + 1; }

    [[nodiscard]] Subject subject(UnknownId unknown) const
    {
        if (unknown < card(0))
            return {Kind::Token, int(unknown)};
        if (unknown < level(0))
            return {Kind::Card, int(unknown - card(0))};
        if (unknown < count(0))
            return {Kind::Level, int(unknown - level(0))};
        if (unknown < part(0))
            return {Kind::Count, int(unknown - count(0))};
        if (unknown < branch(0))
            return {Kind::Part, int(unknown - part(0))};
        if (unknown < below())
            return {Kind::Branch, int(unknown - branch(0))};
        return {unknown == below() ? Kind::Below : unknown == above() ? Kind::Above : Kind::Gap};
    }

    static constexpr ConstraintId targetConstraint = 0;
    static constexpr ConstraintId cardsConstraint = 1;
    [[nodiscard]] static ConstraintId cardConstraint(int card) { return 2 + ConstraintId(card); }
};

} // namespace inkling::cards
