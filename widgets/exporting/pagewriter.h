// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/puzzleprinter.h"

#include <functional>

class QPagedPaintDevice;

namespace inkling {

/// Called after each side of paper with the number of sides done.
using PrintProgress = std::function<void(int done)>;

/// Paints `count` sides, beginning with side `first` (from 0), on a printer or into a file. Returns
/// false if the device fails. When stopped, aborts a printer's job and returns true. Can be called
/// on any one thread.
[[nodiscard]] bool printPages(QPagedPaintDevice &device, const PuzzlePrinter &printer, int first,
                              int count, const PrintProgress &progress, const StopCondition &stop);

/// Writes all pages to a PDF. Returns the error in words; nothing if the file was written or the
/// writing was stopped. If stopped or failing, leaves the file at `path` as it was.
[[nodiscard]] std::optional<QString>
writePages(const QString &path, const QString &title, const PuzzlePrinter &printer,
           const QPageLayout &paper, const PrintProgress &progress, const StopCondition &stop);

} // namespace inkling
