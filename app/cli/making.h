// SPDX-License-Identifier: MIT
#pragma once

#include "arguments.h"
#include "batch/sink.h"
#include "stopcondition.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <tl/expected.hpp>

namespace inkling {

/// Whether the family makes what the command line asks for; if not, says what it expects.
[[nodiscard]] bool canGenerate(const Arguments &arguments, Sink &sink);

/// A wish as records tell it, without its seed.
[[nodiscard]] nlohmann::ordered_json wishRecord(const Wish &wish);

/// The puzzle of one seed, as judge text or as a record; where there is none, says so and returns the
/// status. Any thread may call it.
[[nodiscard]] tl::expected<std::string, ExitStatus>
madeText(const Arguments &arguments, const Wish &wish, const StopCondition &stop, Sink &sink);

} // namespace inkling
