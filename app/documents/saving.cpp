// SPDX-License-Identifier: MIT
#include "documents/saving.h"

#include "phrases.h"
#include "puzzle/family.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

namespace inkling {

namespace {

struct Saving
{
    Q_DECLARE_TR_FUNCTIONS(Saving)
};

} // namespace

QString projectSuffix()
{
    return QStringLiteral(".inkling");
}

bool isProjectName(const QString &path)
{
    return path.endsWith(projectSuffix(), Qt::CaseInsensitive);
}

QString safeFileName(const QString &name)
{
    static const QRegularExpression unsafe(
        QStringLiteral("[\\s\\x00-\\x1F\\x7F]*[/\\\\:*?\"<>|\\x00-\\x1F\\x7F]+\\s*"));
    QString safe = name.trimmed();
    safe.replace(unsafe, QStringLiteral("-"));
    while (safe.startsWith(u'.') || safe.startsWith(u'-'))
        safe.remove(0, 1);
    while (safe.endsWith(u'.') || safe.endsWith(u'-'))
        safe.chop(1);
    return safe.isEmpty() ? Saving::tr("puzzles") : safe;
}

std::vector<const Family *> familiesIn(const Project &project)
{
    std::vector<const Family *> families;
    for (const Page &page : project.pages) {
        if (page.puzzle && std::ranges::find(families, page.family) == families.end())
            families.push_back(page.family);
    }
    return families;
}

QStringList lostInJudgeText(const Project &project)
{
    const auto count
        = [&](auto isLost) { return int(std::ranges::count_if(project.pages, isLost)); };
    QStringList lost;
    const auto add = [&](int number, const QString &words) {
        if (number > 0)
            lost.append(words);
    };
    const int described = count([](const Page &page) { return page.properties != Properties(); });
    const int marked = count([](const Page &page) { return !page.marks.empty(); });
    const int unfinished = count([](const Page &page) { return !page.puzzle; });
    const int optional
        = count([](const Page &page) { return page.puzzle && page.puzzle->options() != 0; });
    add(unfinished, Saving::tr("%Ln unfinished puzzles", nullptr, unfinished));
    add(described, Saving::tr("titles, authors and notes"));
    add(marked, Saving::tr("the marks in %Ln puzzles", nullptr, marked));
    add(optional, Saving::tr("the options of %Ln puzzles", nullptr, optional));
    return lost;
}

tl::expected<QByteArray, QString> judgeText(const Project &project)
{
    const Family *family = nullptr;
    QByteArray text;
    for (const Page &page : project.pages) {
        if (!page.puzzle)
            continue;
        if (family && family != page.family) {
            return tl::unexpected(
                Saving::tr("A contest file holds puzzles of one kind; this file has both “%1” and "
                           "“%2”.")
                    .arg(translated("Families", family->title()),
                         translated("Families", page.family->title())));
        }
        if (family)
            text += QByteArray::fromStdString(std::string(family->betweenPuzzles()));
        family = page.family;
        text += QByteArray::fromStdString(page.puzzle->text());
    }
    if (!family)
        return tl::unexpected(Saving::tr("There is no finished puzzle to save."));
    const std::string_view end = family->fileEnd();
    return text.append(end.data(), qsizetype(end.size()));
}

} // namespace inkling
