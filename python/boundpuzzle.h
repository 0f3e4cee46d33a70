// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <memory>
#include <pybind11/pybind11.h>
#include <string>

namespace inkling {

namespace py = pybind11;

/// A puzzle as Python holds it. Immutable; equal puzzles have the same family and text.
struct BoundPuzzle
{
    std::shared_ptr<const Puzzle> puzzle;

    [[nodiscard]] const Puzzle &operator*() const { return *puzzle; }
    [[nodiscard]] const Puzzle *operator->() const { return puzzle.get(); }
    [[nodiscard]] std::string familyName() const
    {
        return std::string(puzzle->family().commandName());
    }
    friend bool operator==(const BoundPuzzle &a, const BoundPuzzle &b)
    {
        return &a->family() == &b->family() && a->text() == b->text();
    }
};

/// The family of this name. Throws Python's ValueError if there is none. Requires: the GIL is held.
[[nodiscard]] const Family &familyNamed(const std::string &name);

} // namespace inkling
