// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace inkling {

/// A typed or pasted text with the signs of judge texts: "*" for a multiplication sign, a dot or an
/// x; "/" for a division sign or a colon; "-" for a minus sign or a dash; blanks are dropped.
[[nodiscard]] std::string plainSigns(std::string_view typed);
/// A text of judge signs as a person writes it, with multiplication, division and minus signs.
[[nodiscard]] std::string typesetSigns(std::string_view plain);

/// The digits of a number without leading zeros; one zero stays. Requires: digits only.
[[nodiscard]] std::string_view withoutLeadingZeros(std::string_view digits);

} // namespace inkling
