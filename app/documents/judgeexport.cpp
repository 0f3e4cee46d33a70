// SPDX-License-Identifier: MIT
#include "documents/judgeexport.h"

#include "documents/diskfile.h"
#include "documents/document.h"
#include "documents/saving.h"
#include "phrases.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace inkling {

namespace {

QString titleOf(const Family &family)
{
    return translated("Families", family.title());
}

/// The finished pages of a project that belong to a family.
Project pagesOf(const Project &project, const Family &family)
{
    Project part;
    for (const Page &page : project.pages) {
        if (page.puzzle && page.family == &family)
            part.pages.push_back(page);
    }
    return part;
}

QString fileOf(const QString &folder, const QString &name, const Family &family)
{
    const QString kind = titleOf(family).toLower().replace(u' ', u'-');
    return QDir(folder).filePath(safeFileName(QStringLiteral("%1-%2").arg(name, kind))
                                 + QStringLiteral(".in"));
}

QString listed(const std::vector<std::pair<QString, Project>> &files)
{
    QStringList names;
    for (const auto &[path, project] : files)
        names.append(QFileInfo(path).fileName());
    return names.join(QStringLiteral(", "));
}

} // namespace

JudgeExport::JudgeExport(QWidget &window, Document &document, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_document(document)
{}

void JudgeExport::begin(const QString &folder, const QString &name)
{
    Project project = m_document.project();
    if (familiesIn(project).size() > 1)
        return askWhich(folder, name);
    askFile(std::move(project), folder, name);
}

void JudgeExport::askWhich(const QString &folder, const QString &name)
{
    QStringList kinds;
    const auto families = familiesIn(m_document.project());
    for (const Family *family : families)
        kinds.append(titleOf(*family));
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Inkling"),
                                tr("A contest file holds one kind of puzzle."), QMessageBox::NoButton,
                                &m_window);
    box->setObjectName(QStringLiteral("kindsQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr("Here are %Ln kinds: %1.", nullptr, int(kinds.size()))
                                .arg(kinds.join(QStringLiteral(", "))));
    QPushButton *one = box->addButton(tr("&This Puzzle…"), QMessageBox::AcceptRole);
    one->setObjectName(QStringLiteral("thisPuzzle"));
    one->setEnabled(m_document.currentPuzzle() != nullptr);
    QPushButton *each = box->addButton(tr("One File per &Kind…"), QMessageBox::AcceptRole);
    each->setObjectName(QStringLiteral("eachKind"));
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(each);
    connect(box, &QMessageBox::finished, this, [this, box, one, each, folder, name] {
        if (box->clickedButton() == each)
            return askFolder(folder, name);
        if (box->clickedButton() != one || !m_document.currentPuzzle())
            return;
        Project project;
        project.pages.push_back(*m_document.currentPage());
        askFile(std::move(project), folder,
                QStringLiteral("%1-%2").arg(name).arg(m_document.place() + 1));
    });
    box->open();
}

void JudgeExport::askFile(Project project, const QString &folder, const QString &name)
{
    auto *dialog = new QFileDialog(&m_window, tr("Export Contest File"), folder);
    dialog->setObjectName(QStringLiteral("saveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Contest file (*.in *.txt)")});
    dialog->setDefaultSuffix(QStringLiteral("in"));
    dialog->selectFile(name + QStringLiteral(".in"));
    connect(
        dialog, &QFileDialog::fileSelected, this,
        [this, project = std::move(project)](const QString &path) { write({{path, project}}); });
    dialog->open();
}

void JudgeExport::askFolder(const QString &folder, const QString &name)
{
    auto *dialog = new QFileDialog(&m_window, tr("Export One File per Kind"), folder);
    dialog->setObjectName(QStringLiteral("folderDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, name](const QString &path) { writeEach(path, name); });
    dialog->open();
}

void JudgeExport::writeEach(const QString &folder, const QString &name)
{
    const Project project = m_document.project();
    std::vector<std::pair<QString, Project>> files;
    std::vector<std::pair<QString, Project>> replaced;
    for (const Family *family : familiesIn(project)) {
        files.emplace_back(fileOf(folder, name, *family), pagesOf(project, *family));
        if (QFileInfo::exists(files.back().first))
            replaced.push_back(files.back());
    }
    if (replaced.empty())
        return write(std::move(files));
    auto *box = new QMessageBox(QMessageBox::Warning, tr("Inkling"), tr("Replace files?"),
                                QMessageBox::NoButton, &m_window);
    box->setObjectName(QStringLiteral("replaceQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr("Already there: %1.").arg(listed(replaced)));
    QPushButton *replace = box->addButton(tr("&Replace"), QMessageBox::AcceptRole);
    box->addButton(QMessageBox::Cancel);
    connect(box, &QMessageBox::finished, this, [this, box, replace, files = std::move(files)] {
        if (box->clickedButton() == replace)
            write(files);
    });
    box->open();
}

void JudgeExport::write(std::vector<std::pair<QString, Project>> files)
{
    QStringList lost;
    for (const auto &[path, project] : files)
        lost += lostInJudgeText(project);
    lost.removeDuplicates();
    const QString names = files.size() == 1 ? files.front().first : listed(files);
    const auto finish = [this, names, lost](const std::optional<QString> &problem) {
        if (problem)
            return Q_EMIT failed(tr("“%1” could not be saved.").arg(names), *problem);
        Q_EMIT said(lost.isEmpty()
                        ? tr("Saved: %1").arg(names)
                        : tr("Saved: %1, without %2").arg(names, lost.join(QStringLiteral(", "))));
    };
    m_writer.start(
        [files = std::move(files)](const Worker::Task &) -> std::optional<QString> {
            for (const auto &[path, project] : files) {
                const auto text = judgeText(project);
                const auto problem = text ? writeWhole(path, *text) : text.error();
                if (problem)
                    return problem;
            }
            return std::nullopt;
        },
        finish);
}

} // namespace inkling
