// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/expression.h"
#include "logic/model/fact.h"

#include <bit>

namespace inkling::cards {

/// Of a derived unknown that is true (1) or not (0): it is.
inline constexpr int yes = 1;
/// Of a joined part: its cards cannot make its value; they can; and they make it as the answer
/// says.
inline constexpr int made = 2;
/// What is known of a part that is wanted.
inline constexpr ValueSet canBeMade = ValueSet(0b110);

/// What an unknown is about; `index`: a token, a card, a size, a set of cards (bit i: card i of the
/// hand), a part.
enum class Kind : std::uint8_t { Token, Card, Level, Count, Part, Branch, Below, Above, Gap };
struct Subject
{
    Kind kind;
    int index = 0;
};

/// Which number stands for which unknown and which constraint of a hand.
///
/// Unknowns: the tokens of the answer (main; see Tokens). Then, derived: that a card makes its
/// number; for each size 2 .. levels, how many values its subsets make together, and for each set
/// of cards how many it makes; for each part of the answer that is led to, that its cards make its
/// value (of the cards among them unused), and that it goes into the part above it (of the whole
/// unused); and, where there is no answer, the closest values and that nothing lies between them.
/// Constraints: the target; that every card is used once; the cards.
struct Terms
{
    int cards;
    int levels; ///< sizes up to this have values listed
    int parts;  ///< of the answer that is led to; 0: there is none

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
