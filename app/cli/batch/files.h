// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace inkling {

/// The files, with each folder replaced by the files in it and below it, in the order of their
/// names; hidden ones are left out. What cannot be opened stays, to be complained of.
[[nodiscard]] std::vector<std::string> filesOf(const std::vector<std::string> &paths);

/// A part of a collection: what falls to one job of many.
struct Shard
{
    int number = 1; ///< from 1
    int count = 1;

    /// Whether a puzzle falls to this part: by its text, wherever it stands, the same on every
    /// machine.
    [[nodiscard]] bool has(const std::string &text) const;
};

} // namespace inkling
