// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/explanation.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace inkling::test {

/// A puzzle with the whole explanation of it.
struct Explained
{
    std::shared_ptr<const Puzzle> puzzle;
    std::unique_ptr<Model> model;
    Explanation explanation;

    [[nodiscard]] std::string ruleId(const Step &step) const;
    [[nodiscard]] std::string sentence(const Step &step, const Knowledge &before) const;
    using Look = std::function<void(const Step &step, const Knowledge &before)>;
    /// Calls `look` with each step; with the parts of a folded step in place of it.
    void forEachPart(const Look &look) const;
};

/// Requires: a judge text of one puzzle of the family with this id.
[[nodiscard]] Explained explained(std::string_view family, const std::string &text);

} // namespace inkling::test
