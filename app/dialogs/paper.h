// SPDX-License-Identifier: MIT
#pragma once

#include <QPageLayout>
#include <QString>
#include <functional>
#include <memory>
#include <span>

class QPrinter;
class QWidget;

namespace inkling {

/// The paper that a reader prints on, kept in the settings as print/...; at first the usual one of
/// their country.
[[nodiscard]] QPageLayout keptPaper();
void keepPaper(const QPageLayout &paper);
/// The sizes of paper to choose from.
[[nodiscard]] std::span<const QPageSize::PageSizeId> offeredPaper();
/// A page layout with the usual margins.
[[nodiscard]] QPageLayout paperOf(QPageSize::PageSizeId size, bool isSideways);

/// Whether this machine has a printer.
[[nodiscard]] bool hasPrinter();
/// Shows the system's dialog of printers, for this many pages (0: not known) on this paper; calls
/// `print` with the printer chosen there, unless the reader cancels.
void choosePrinter(QWidget *parent, const QString &title, const QPageLayout &paper, int pageCount,
                   std::function<void(std::shared_ptr<QPrinter>)> print);

} // namespace inkling
