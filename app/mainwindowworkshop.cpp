// SPDX-License-Identifier: MIT
// How the main window helps those who set puzzles: what could be done from here and what it costs, why
// there is not one answer, and puzzles made to order.
#include "generatedialog.h"
#include "mainwindow.h"
#include "outlookcontroller.h"
#include "playcontroller.h"
#include "reasoning/possiblesteps.h"
#include "reasoning/reasoningpanel.h"
#include "reasoning/verdictpanel.h"
#include "verdictcontroller.h"

#include <QAction>

namespace inkling {

void MainWindow::makeWorkshop()
{
    m_outlook = new OutlookController(
        {.scene = m_scene, .playback = m_playback, .reasoning = *m_reasoning, .panel = *m_possible},
        this);
    m_verdictDesk = new VerdictController(
        {.scene = m_scene, .playback = m_playback, .reasoning = *m_reasoning, .panel = *m_verdict},
        this);
    connect(m_actions["heat"], &QAction::toggled, m_outlook, &OutlookController::setHeatShown);
    connect(m_actions["generate"], &QAction::triggered, this, &MainWindow::generate);
}

void MainWindow::generate()
{
    auto *dialog = findChild<GenerateDialog *>();
    if (!dialog) {
        dialog = new GenerateDialog(this);
        connect(dialog, &GenerateDialog::made, this, [this](const QString &name, const auto &made) {
            m_isSettled = false;
            m_file.openPuzzles(name, made);
        });
        if (const int current = m_file.current(); current >= 0 && m_file.entry(current).puzzle)
            dialog->setFamily(m_file.entry(current).puzzle->family());
    }
    dialog->open();
}

} // namespace inkling
