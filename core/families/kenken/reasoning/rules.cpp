// SPDX-License-Identifier: MIT
#include "families/kenken/reasoning/rules.h"

#include "board/phrase.h"

#include <array>

namespace inkling::kenken {

namespace {

// clang-format off
constexpr std::array catalogue{
    Rule{
        .id = "kenken.single-cell",
        .title = INKLING_TR_NOOP("Rules", "A cage of one cell"),
        .text = INKLING_TR_NOOP("Rules",
            "A cage of one cell holds its target."),
        .sentence = INKLING_TR_NOOP("Rules",
            "<p>This cage has one cell</p>: <c>it holds the target</c>."),
        .cost = 1.0,
    },
};
// clang-format on

} // namespace

std::span<const Rule> rules()
{
    return catalogue;
}

} // namespace inkling::kenken
