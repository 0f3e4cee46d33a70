// SPDX-License-Identifier: MIT
#include "walkthrough/walkthroughfile.h"

#include "walkthrough/animation.h"
#include "walkthrough/walkthroughpaper.h"
#include "walkthrough/walkthroughwords.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPageLayout>
#include <QPdfWriter>
#include <QSaveFile>

namespace inkling {

namespace {

struct FileWords
{
    Q_DECLARE_TR_FUNCTIONS(Walkthrough)
};

constexpr int resolution = 600;
constexpr double margin = 48; // points

bool writePaper(QIODevice &device, Walkthrough &walkthrough, const WalkthroughProgress &progress,
                const StopCondition &stop)
{
    QPdfWriter writer(&device);
    writer.setTitle(WalkthroughWords(walkthrough).title());
    writer.setCreator(QStringLiteral("Inkling"));
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait,
                                     {margin, margin, margin, margin}, QPageLayout::Point));
    writer.setResolution(resolution);
    return paintPages(writer, walkthrough, progress, stop);
}

} // namespace

const QStringList &walkthroughSuffixes()
{
    static const QStringList suffixes{QStringLiteral("html"), QStringLiteral("pdf"),
                                      QStringLiteral("webp")};
    return suffixes;
}

std::optional<QString> writeWalkthrough(const QString &path, Walkthrough &walkthrough,
                                        const PictureChoices &choices,
                                        const WalkthroughProgress &progress,
                                        const StopCondition &stop)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (!walkthroughSuffixes().contains(suffix))
        return FileWords::tr("The file name must end in .html, .pdf or .webp.");
    QSaveFile file(path);
    const auto problem
        = [&] { return FileWords::tr("%1 cannot be written: %2").arg(path, file.errorString()); };
    if (!file.open(QIODevice::WriteOnly))
        return problem();
    const bool isWritten
        = suffix == u"html"  ? writePage(file, walkthrough, *choices.theme, progress, stop)
          : suffix == u"pdf" ? writePaper(file, walkthrough, progress, stop)
                             : writeAnimation(file, walkthrough, choices, progress, stop);
    if (stop.stopped())
        return std::nullopt;
    if (!isWritten || !file.commit())
        return problem();
    return std::nullopt;
}

} // namespace inkling
