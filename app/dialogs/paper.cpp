// SPDX-License-Identifier: MIT
#include "dialogs/paper.h"

#include <QLocale>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QSettings>
#include <array>

namespace inkling {

namespace {

constexpr double margin = 40; // points, 14 mm: no printer needs more

} // namespace

std::span<const QPageSize::PageSizeId> offeredPaper()
{
    static constexpr std::array all{QPageSize::A3,     QPageSize::A4,    QPageSize::A5,
                                    QPageSize::Letter, QPageSize::Legal, QPageSize::Tabloid};
    return all;
}

QPageLayout paperOf(QPageSize::PageSizeId size, bool isSideways)
{
    return QPageLayout(QPageSize(size), isSideways ? QPageLayout::Landscape : QPageLayout::Portrait,
                       QMarginsF(margin, margin, margin, margin), QPageLayout::Point);
}

QPageLayout keptPaper()
{
    const bool isImperial = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
    const QSettings settings;
    const QString name = settings.value("print/paper").toString();
    QPageSize::PageSizeId size = isImperial ? QPageSize::Letter : QPageSize::A4;
    for (const auto offered : offeredPaper()) {
        if (QPageSize::key(offered) == name)
            size = offered;
    }
    return paperOf(size, settings.value("print/isSideways").toBool());
}

void keepPaper(const QPageLayout &paper)
{
    QSettings settings;
    settings.setValue("print/paper", paper.pageSize().key());
    settings.setValue("print/isSideways", paper.orientation() == QPageLayout::Landscape);
}

bool hasPrinter()
{
    return !QPrinterInfo::availablePrinterNames().isEmpty();
}

void choosePrinter(QWidget *parent, const QString &title, const QPageLayout &paper, int pageCount,
                   std::function<void(std::shared_ptr<QPrinter>)> print)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageLayout(paper);
    printer->setDocName(title);
    printer->setCreator(QStringLiteral("Inkling"));
    auto *dialog = new QPrintDialog(printer.get(), parent);
    dialog->setObjectName(QStringLiteral("printerDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QAbstractPrintDialog::PrintPageRange, pageCount > 1);
    if (pageCount > 1)
        dialog->setMinMax(1, pageCount);
    // The dialog writes to the printer to its very end.
    QObject::connect(dialog, &QObject::destroyed, dialog, [printer] {});
    QObject::connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), parent,
                     [printer, print = std::move(print)] { print(printer); });
    dialog->open();
}

} // namespace inkling
