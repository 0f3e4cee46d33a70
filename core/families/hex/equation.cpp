// SPDX-License-Identifier: MIT
#include "families/hex/equation.h"

#include "families/hex/tiles.h"

#include <algorithm>

namespace inkling::hex {

namespace {

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

/// The number that a text begins with, taken off it; nothing if it begins with none that is
/// allowed.
std::optional<std::int64_t> takeNumber(std::string_view &text)
{
    const std::size_t size = std::size_t(std::ranges::find_if_not(text, isDigit) - text.begin());
    if (size == 0 || size > 2 || (size == 2 && text[0] == '0'))
        return std::nullopt;
    std::int64_t number = 0;
    for (const char digit : text.substr(0, size))
        number = 10 * number + (digit - '0');
    text.remove_prefix(size);
    return number;
}

std::optional<std::int64_t> apply(std::int64_t value, char operation, std::int64_t number)
{
    switch (operation) {
    case '+':
        return value + number;
    case '-':
        return value - number;
    case '*':
        return value * number;
    default:
        if (number == 0 || value % number != 0)
            return std::nullopt;
        return value / number;
    }
}

bool isExpression(std::string_view text)
{
    while (takeNumber(text)) {
        if (text.empty())
            return true;
        text.remove_prefix(1);
    }
    return false;
}

/// Requires: isExpression(text).
std::optional<std::int64_t> valueOf(std::string_view text)
{
    std::optional<std::int64_t> value = takeNumber(text);
    while (value && !text.empty()) {
        const char operation = text.front();
        text.remove_prefix(1);
        value = apply(*value, operation, *takeNumber(text));
    }
    return value;
}

/// Whether a side can begin so. Its last number may go on.
bool canBeginSide(std::string_view text)
{
    if (text.empty())
        return true;
    if (isDigit(text.back())) {
        if (!isExpression(text))
            return false;
        while (!text.empty() && isDigit(text.back()))
            text.remove_suffix(1);
        if (text.empty())
            return true;
    }
    text.remove_suffix(1);
    return isExpression(text) && valueOf(text);
}

std::string typesetNumber(std::int64_t number)
{
    return typeset(std::to_string(number));
}

/// The evaluation of one side, in the form of runningValues().
std::string runningSide(std::string_view text)
{
    std::optional<std::int64_t> value = takeNumber(text);
    if (!value)
        return {};
    std::string shown = typesetNumber(*value);
    while (!text.empty()) {
        const char operation = text.front();
        shown = typesetNumber(*value) + ' ' + typeset(operation);
        text.remove_prefix(1);
        const auto number = takeNumber(text);
        if (!number)
            break;
        value = apply(*value, operation, *number);
        // The first of two digits may not divide.
        shown += ' ' + typesetNumber(*number);
        if (!value)
            break;
        shown += " = " + typesetNumber(*value);
    }
    return shown;
}

} // namespace

bool hasForm(std::string_view characters)
{
    const std::size_t equals = characters.find('=');
    return equals != std::string_view::npos
           && characters.find('=', equals + 1) == std::string_view::npos
           && isExpression(characters.substr(0, equals))
           && isExpression(characters.substr(equals + 1));
}

bool canBegin(std::string_view characters)
{
    const std::size_t equals = characters.find('=');
    if (equals == std::string_view::npos)
        return canBeginSide(characters);
    const std::string_view left = characters.substr(0, equals);
    return isExpression(left) && valueOf(left) && canBeginSide(characters.substr(equals + 1));
}

Equation readEquation(std::string_view characters)
{
    if (!hasForm(characters))
        return {};
    const std::size_t equals = characters.find('=');
    const auto left = valueOf(characters.substr(0, equals));
    const auto right = valueOf(characters.substr(equals + 1));
    const Defect defect = !left || !right ? Defect::Division
                          : left != right ? Defect::Unequal
                                          : Defect::None;
    return {defect, left, right};
}

std::string failingDivision(std::string_view characters)
{
    const std::size_t equals = characters.find('=');
    for (std::string_view side : {characters.substr(0, equals), characters.substr(equals + 1)}) {
        std::int64_t value = *takeNumber(side);
        while (!side.empty()) {
            const char operation = side.front();
            side.remove_prefix(1);
            const std::int64_t number = *takeNumber(side);
            const auto next = apply(value, operation, number);
            if (!next)
                return std::to_string(value) + '/' + std::to_string(number);
            value = *next;
        }
    }
    return {};
}

std::string runningValues(std::string_view characters)
{
    const std::size_t equals = characters.find('=');
    const std::string_view left = characters.substr(0, equals);
    if (equals == std::string_view::npos)
        return runningSide(left);
    const std::string right = runningSide(characters.substr(equals + 1));
    return typesetNumber(valueOf(left).value_or(0)) + " =" + (right.empty() ? "" : ' ' + right);
}

} // namespace inkling::hex
