// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/puzzleprinter.h"

#include <functional>

class QPagedPaintDevice;

namespace inkling {

/// Called after each page with the number of pages done.
using PrintProgress = std::function<void(int done)>;

/// Paints `count` pages, beginning with page `first` (from 0), on a printer or into a file. Returns
/// false if the device fails; true, too, when stopped, which aborts a printer's job. On any one
/// thread.
[[nodiscard]] bool printPages(QPagedPaintDevice &device, const PuzzlePrinter &printer, int first,
                              int count, const PrintProgress &progress, const StopCondition &stop);

/// Writes all pages to a PDF; leaves the file at `path` as it was when stopped or failing. Returns
/// what went wrong, in words; nothing if all is well or the writing was stopped.
[[nodiscard]] std::optional<QString>
writePages(const QString &path, const QString &title, const PuzzlePrinter &printer,
           const QPageLayout &paper, const PrintProgress &progress, const StopCondition &stop);

} // namespace inkling
