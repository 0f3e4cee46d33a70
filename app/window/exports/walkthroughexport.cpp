// SPDX-License-Identifier: MIT
#include "window/exports/walkthroughexport.h"

#include "walkthrough/walkthroughfile.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QProgressDialog>

namespace inkling {

WalkthroughExport::WalkthroughExport(QWidget &window)
    : QObject(&window)
    , m_window(window)
{}

void WalkthroughExport::begin(std::shared_ptr<Walkthrough> walkthrough, const QString &folder,
                              const QString &name)
{
    auto *dialog = new QFileDialog(&m_window, tr("Export Walkthrough"), folder);
    dialog->setObjectName(QStringLiteral("walkthroughFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const QStringList kinds{tr("Page for a browser"), tr("PDF pages"), tr("Animation")};
    const QStringList &suffixes = walkthroughSuffixes();
    QStringList filters;
    for (int i = 0; i < suffixes.size(); ++i)
        filters.append(QStringLiteral("%1 (*.%2)").arg(kinds[i], suffixes[i]));
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(suffixes.first());
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, filters](const QString &filter) {
        const QString suffix = walkthroughSuffixes()[filters.indexOf(filter)];
        dialog->setDefaultSuffix(suffix);
        const QStringList chosen = dialog->selectedFiles();
        if (!chosen.isEmpty())
            dialog->selectFile(QFileInfo(chosen.first()).completeBaseName() + u'.' + suffix);
    });
    dialog->selectFile(name + u'.' + suffixes.first());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, walkthrough = std::move(walkthrough)](const QString &path) {
                write(walkthrough, path);
            });
    dialog->open();
}

void WalkthroughExport::write(const std::shared_ptr<Walkthrough> &walkthrough, const QString &path)
{
    auto *progress = new QProgressDialog(tr("Writing the walkthrough…"), tr("Cancel"), 0,
                                         int(walkthrough->sceneCount()), &m_window);
    progress->setObjectName(QStringLiteral("walkthroughProgress"));
    progress->setAttribute(Qt::WA_DeleteOnClose);
    progress->setWindowModality(Qt::WindowModal);
    progress->setAutoClose(false);
    connect(progress, &QProgressDialog::canceled, this, [this, progress] {
        m_writer.stop();
        progress->close();
    });
    const QPointer<QProgressDialog> shown(progress);
    m_writer.start(
        [walkthrough, path, shown](const Worker::Task &task) {
            // A picture of a walkthrough is on paper's ground whatever the window's theme is.
            return writeWalkthrough(
                path, *walkthrough, {.width = 640},
                [&](std::size_t done) {
                    task.post([shown, done] {
                        if (shown)
                            shown->setValue(int(done));
                    });
                },
                task.stop());
        },
        [this, path, shown](const std::optional<QString> &problem) {
            if (shown)
                shown->close();
            Q_EMIT told(problem ? *problem : tr("Saved: %1").arg(path));
        });
}

} // namespace inkling
