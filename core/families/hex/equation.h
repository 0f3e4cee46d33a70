// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace inkling::hex {

/// Why a sequence of characters is no acceptable equation.
enum class Defect : std::uint8_t {
    None,
    Form,     ///< it is not two expressions with an '=' between
    Division, ///< a division by 0, or one that leaves a rest
    Unequal,  ///< the sides have different values
};

/// A sequence of characters, read as an equation.
///
/// An expression is numbers with '+', '-', '*' or '/' between, worked out from left to right, all
/// operators alike; a number is one digit, or two of which the first is not 0.
struct Equation
{
    Defect defect = Defect::Form;
    /// Of both sides. With Defect::Form: 0. With Defect::Division: what is wrong has no value.
    std::optional<std::int64_t> left;
    std::optional<std::int64_t> right;

    [[nodiscard]] bool acceptable() const { return defect == Defect::None; }
};

/// Requires: at most maxTiles characters, so that no value overflows 64 bits.
[[nodiscard]] Equation readEquation(std::string_view characters);

/// The first division that does not come out, with the value that it divides: "56/32". Requires: there is one
/// (Defect::Division).
[[nodiscard]] std::string failingDivision(std::string_view characters);

/// Whether the characters have the form of an equation, be the sides' values what they may.
[[nodiscard]] bool hasForm(std::string_view characters);

/// Whether these characters can be the first of an acceptable equation, as far as what is read to its end
/// tells. Requires: at most one '='.
[[nodiscard]] bool canBegin(std::string_view characters);

/// Both sides as far as they have come after these first characters of an acceptable equation,
/// worked out from left to right: "6 ÷ 3 = 2", then "2 =", then "2 = 9 − 7 = 2".
[[nodiscard]] std::string runningValues(std::string_view characters);

} // namespace inkling::hex
