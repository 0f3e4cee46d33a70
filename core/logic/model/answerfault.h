// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"
#include "logic/model/fact.h"

#include <optional>
#include <utility>

namespace inkling {

/// The reason why an answer is wrong: a sentence that names the place on the board, and a main
/// unknown that has a part in it; none where no single one stands for it.
struct AnswerFault : Phrase
{
    AnswerFault(Phrase phrase,
                std::optional<UnknownId> unknown = std::nullopt) // NOLINT: a phrase is one
        : Phrase(std::move(phrase))
        , at(unknown)
    {}

    std::optional<UnknownId> at;
};

} // namespace inkling
