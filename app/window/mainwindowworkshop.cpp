// SPDX-License-Identifier: MIT
// How the main window helps those who set puzzles: what could be done from here and what it costs, why
// there is not one answer, and puzzles made to order.
#include "dialogs/generatedialog.h"
#include "modes/drawing/verdictcontroller.h"
#include "modes/explaining/surveycontroller.h"
#include "phrases.h"
#include "reasoning/possiblesteps.h"
#include "reasoning/reasoningpanel.h"
#include "reasoning/verdictpanel.h"
#include "transport/difficultystrip.h"
#include "transport/progressrow.h"
#include "window/mainwindow.h"

#include <QAction>

namespace inkling {

void MainWindow::makeWorkshop()
{
    m_survey = new SurveyController(
        {.scene = m_scene, .playback = m_playback, .reasoning = *m_reasoning, .panel = *m_possible},
        this);
    m_verdictDesk = new VerdictController(
        {.scene = m_scene, .playback = m_playback, .reasoning = *m_reasoning, .panel = *m_verdict},
        this);
    connect(m_actions["heat"], &QAction::toggled, m_survey, &SurveyController::setHeatShown);
    connect(m_actions["heat"], &QAction::toggled, this,
            [this](bool isShown) { m_reasoning->difficulty().setHeatShown(isShown); });
    connect(&m_file, &PuzzleFile::explainingChanged, this, &MainWindow::showExplaining);
    connect(&m_file, &PuzzleFile::finished, this, &MainWindow::showExplaining);
    connect(&m_file, &PuzzleFile::currentChanged, this, &MainWindow::showExplaining);
    connect(&m_playback, &Playback::explainedChanged, this, &MainWindow::showExplaining);
    connect(&m_playback, &Playback::grown, this, &MainWindow::showExplaining);
    connect(&m_reasoning->progress(), &ProgressRow::stopWanted, &m_file,
            &PuzzleFile::stopExplaining);
    connect(&m_reasoning->progress(), &ProgressRow::resumeWanted, &m_file,
            &PuzzleFile::resumeExplaining);
    connect(m_actions["generate"], &QAction::triggered, this, &MainWindow::generate);
}

/// "1,204 steps so far, 311 edges open".
static QString soFar(const ExplainedPuzzle &growing)
{
    return MainWindow::tr("%Ln steps so far, %1 open", nullptr, int(growing.trace().size()))
        .arg(translatedCounts(growing.model->describeCount(growing.deduction.undecided)));
}

void MainWindow::showExplaining()
{
    ProgressRow &row = m_reasoning->progress();
    const SharedExplained &own = m_playback.explainedAt(0);
    if (m_file.isExplaining()) {
        const QString words = tr("Explaining what no named rule settles…");
        row.showRunning(own && own->isGrowing ? words + u' ' + soFar(*own) : words);
    } else if (own && own->deduction.outcome == Outcome::Stopped) {
        row.showStopped(tr("Stopped before the reasoning came to its end."));
    } else {
        row.hide();
    }
}

void MainWindow::generate()
{
    auto *dialog = findChild<GenerateDialog *>();
    if (!dialog) {
        dialog = new GenerateDialog(this);
        connect(dialog, &GenerateDialog::made, this, &MainWindow::takeMade);
        if (const int current = m_file.current(); current >= 0 && m_file.entry(current).puzzle)
            dialog->setFamily(m_file.entry(current).puzzle->family());
    }
    dialog->families().setFocus(); // not on what called the last one off
    dialog->open();
}

void MainWindow::takeMade(const QString &name,
                          const std::vector<std::shared_ptr<const Puzzle>> &made)
{
    Project project;
    for (const auto &puzzle : made) {
        project.pages.push_back(pageOf(puzzle));
        project.pages.back().id = PageId(project.pages.size());
    }
    // Beside what is not saved yet, as a new sheet is: nobody who wants another one is asked first.
    if (m_document.isModified())
        return m_document.insert(m_document.count(), project.pages, name);
    m_isSettled = false;
    m_document.open(name, {}, std::move(project), std::nullopt);
}

} // namespace inkling
