// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace inkling {

/// A text as typed, or pasted, with the signs that judge texts have: "*" for a multiplication sign, a dot or
/// an x, "/" for a division sign or a colon, "-" for a minus sign or a dash; without blanks.
[[nodiscard]] std::string plainSigns(std::string_view typed);
/// The other way: as a person writes it, with multiplication, division and minus signs.
[[nodiscard]] std::string typesetSigns(std::string_view plain);

/// A number's digits without zeros before them. Requires: digits only.
[[nodiscard]] std::string_view withoutLeadingZeros(std::string_view digits);

} // namespace inkling
