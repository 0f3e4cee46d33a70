// SPDX-License-Identifier: MIT
#pragma once

#include "arguments.h"

#include <string>

namespace inkling {

/// The output of the commands rules, sample, families and formats, as text or as records. Requires:
/// the arguments are of one of these commands.
[[nodiscard]] std::string listing(const Arguments &arguments);

} // namespace inkling
