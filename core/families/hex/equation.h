// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace inkling::hex {

/// The reason why a sequence of characters is no acceptable equation.
enum class Defect : std::uint8_t {
    None,
    Form,     ///< not two expressions with an '=' between them
    Division, ///< a division by 0, or one that leaves a remainder
    Unequal,  ///< the sides have different values
};

/// The result of reading a sequence of characters as an equation.
///
/// An expression consists of numbers with '+', '-', '*' or '/' between them, and is evaluated from
/// left to right without precedence; a number is one digit, or two digits of which the first is not
/// 0.
struct Equation
{
    Defect defect = Defect::Form;
    /// The values of both sides; with Defect::Form, neither has one; with Defect::Division, a side
    /// whose division fails has none.
    std::optional<std::int64_t> left;
    std::optional<std::int64_t> right;

    [[nodiscard]] bool acceptable() const { return defect == Defect::None; }
};

/// Reads characters as an equation. Requires: at most maxTiles characters, so that no value
/// overflows 64 bits.
[[nodiscard]] Equation readEquation(std::string_view characters);

/// The first division that fails, with the value that is divided: "56/32". Requires: characters
/// with Defect::Division.
[[nodiscard]] std::string failingDivision(std::string_view characters);

/// Whether the characters have the form of an equation, whatever the values of its sides.
[[nodiscard]] bool hasForm(std::string_view characters);

/// Whether an acceptable equation may begin with these characters, judged by the numbers and
/// operators that are complete. False only where none does. Requires: at most one '='.
[[nodiscard]] bool canBegin(std::string_view characters);

/// The evaluation of the side that the last of these characters belongs to, where they are the
/// first ones of an acceptable equation: "6 ÷ 3 = 2", then "2 =", then "2 = 9 − 7 = 2".
[[nodiscard]] std::string runningValues(std::string_view characters);

} // namespace inkling::hex
