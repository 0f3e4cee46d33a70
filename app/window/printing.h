// SPDX-License-Identifier: MIT
#pragma once

#include "dialogs/printdialog.h"

namespace inkling {

class Document;
class Scheduler;

/// The finished puzzles of a document, to be printed, with the answers and difficulties that are
/// known. The name and the folder are left empty.
[[nodiscard]] PrintSource printSource(const Document &document, const Scheduler &scheduler);

} // namespace inkling
