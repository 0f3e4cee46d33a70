// SPDX-License-Identifier: MIT
#include "window/exports/windowexports.h"

#include "dialogs/picturedialog.h"
#include "documents/document.h"
#include "documents/filekeeper.h"
#include "exporting/puzzleprinter.h"
#include "judging/outputdialog.h"
#include "look/actiontable.h"
#include "look/preferences.h"
#include "reasoning/scheduler.h"
#include "scene/boardscene.h"
#include "transport/playback.h"
#include "window/exports/foreignmenu.h"
#include "window/exports/walkthroughexport.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <algorithm>

namespace inkling {

WindowExports::WindowExports(const Parts &parts)
    : QObject(&parts.window)
    , m_parts(parts)
    , m_copyAs(new ForeignMenu(
          tr("Copy &As"), parts.document,
          [this](const QString &format, const QByteArray &text) {
              QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
              Q_EMIT said(tr("Copied: %1").arg(format));
          },
          &parts.window))
    , m_exportAs(new ForeignMenu(
          tr("E&xport As Text"), parts.document,
          [this](const QString &, const QByteArray &text) { m_parts.keeper.exportText(text); },
          &parts.window))
    , m_walkthrough(new WalkthroughExport(parts.window))
{
    connect(m_walkthrough, &WalkthroughExport::told, this, &WindowExports::said);
    const auto on = [this](const char *id, auto slot) {
        connect(m_parts.actions[id], &QAction::triggered, this, slot);
    };
    on("export", &WindowExports::exportBoard);
    on("walkthrough", &WindowExports::exportWalkthrough);
    on("compareOutput", &WindowExports::compareOutput);
}

void WindowExports::enableActions()
{
    const bool hasBoard = m_parts.document.current() >= 0;
    const SharedExplained &explained = m_parts.playback.explainedAt(0);
    m_parts.actions["export"]->setEnabled(hasBoard);
    m_parts.actions["copy"]->setEnabled(hasBoard);
    m_parts.actions["compareOutput"]->setEnabled(m_parts.document.count() > 0);
    m_parts.actions["walkthrough"]->setEnabled(hasBoard && explained && !explained->isGrowing
                                               && !explained->trace().empty());
}

void WindowExports::stop()
{
    m_walkthrough->stop();
}

void WindowExports::exportBoard()
{
    QString name = m_parts.keeper.puzzleName();
    if (m_parts.playback.explained())
        name += QStringLiteral("-step%1").arg(m_parts.playback.position());
    m_parts.scene.finishMotion();
    BoardState state = m_parts.scene.state();
    state.selected = noElement;
    state.hovered = noElement;
    state.lineNumbersShown = Preferences::read().numbersLinesInPictures;
    auto *dialog
        = new PictureDialog(std::move(state), m_parts.keeper.folder(), name, &m_parts.window);
    connect(dialog, &PictureDialog::told, this, &WindowExports::said);
    dialog->open();
}

void WindowExports::compareOutput()
{
    auto *chooser
        = new QFileDialog(&m_parts.window, tr("Compare with My Output"), m_parts.keeper.folder());
    chooser->setObjectName(QStringLiteral("outputFileDialog"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::ExistingFile);
    connect(chooser, &QFileDialog::fileSelected, this, &WindowExports::compareWith);
    chooser->open();
}

/// An output is that for one contest file: the one that the shown puzzle comes from.
void WindowExports::compareWith(const QString &path)
{
    FileKeeper::rememberFolder(path);
    Document &document = m_parts.document;
    const Page &shown = document.page(std::clamp(document.place(), 0, document.count() - 1));
    OutputDialog::Puzzles puzzles;
    std::vector<int> places;
    for (int i = 0; i < document.count(); ++i) {
        const Page &page = document.page(i);
        if (page.puzzle && page.family == shown.family && page.file == shown.file) {
            puzzles.push_back(page.puzzle);
            places.push_back(i);
        }
    }
    auto *dialog = new OutputDialog(std::move(puzzles), std::move(places), path, &m_parts.window);
    connect(dialog, &OutputDialog::placeChosen, this,
            [&document](int place) { document.show(place); });
    dialog->show();
}

void WindowExports::exportWalkthrough()
{
    const Page &page = m_parts.document.page(m_parts.document.current());
    const PrintItem item = printItem(page, 0);
    WalkthroughHead head{
        .title = item.title, .author = item.author, .options = item.options, .rating = {}};
    std::vector<Answer> answers;
    if (const PuzzleSummary *summary = m_parts.scheduler.summary(page)) {
        if (summary->rating)
            head.rating = summary->rating->value;
        if (summary->answer)
            answers.push_back(*summary->answer);
    }
    m_walkthrough->begin(std::make_shared<Walkthrough>(m_parts.playback.explainedAt(0),
                                                       std::move(answers), std::move(head)),
                         m_parts.keeper.folder(), m_parts.keeper.puzzleName());
}

} // namespace inkling
