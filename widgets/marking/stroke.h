// SPDX-License-Identifier: MIT
#pragma once

#include "logic/teaching/marking.h"
#include "puzzle/drafting.h"

#include <QString>
#include <functional>

namespace inkling {

/// The relation of a stroke to the stroke before it, which decides whether they are undone
/// together.
enum class StrokeKind : std::uint8_t {
    New, ///< an undo step of its own
    /// Part of the last stroke's undo step: one letter more at its place, one place more rubbed
    /// out.
    GoesOn,
    /// The board was turned, mirrored or had its shades swapped: texts moved or changed their
    /// meaning.
    Moved,
};

/// The changes that one gesture of any tool makes on a page: of its draft, or of the marks on it.
struct Stroke
{
    DraftChange draft = {};
    MarksChange marks = {};
    /// The name of the undo step, in the reader's language: "row 2, column 3: 5".
    QString words;
    /// For a change of the draft: how it is undone, and what the board gains or loses at its sides.
    StrokeKind kind = StrokeKind::New;
    Margins margins = {};
};

/// Records a stroke for undo, and has it made on all views of the page, now and whenever it is
/// undone or redone.
using StrokeRecorder = std::function<void(const Stroke &stroke)>;

} // namespace inkling
