// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/puzzleprinter.h"

#include <functional>

class QPagedPaintDevice;

namespace inkling {

/// Told after each page how many are done.
using PrintProgress = std::function<void(int done)>;

/// Paints pages from `first` on, `count` of them, on a printer or into a file. Returns whether the
/// device takes them; true when it is stopped, which calls a printer's work off. On any one thread.
[[nodiscard]] bool printPages(QPagedPaintDevice &device, const PuzzlePrinter &printer, int first,
                              int count, const PrintProgress &progress, const StopCondition &stop);

/// Writes all pages to a PDF, and nothing at all where it is stopped or fails. Returns in words
/// what went wrong.
[[nodiscard]] std::optional<QString>
writePages(const QString &path, const QString &title, const PuzzlePrinter &printer,
           const QPageLayout &paper, const PrintProgress &progress, const StopCondition &stop);

} // namespace inkling
