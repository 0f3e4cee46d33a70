// SPDX-License-Identifier: MIT
#include "window/mainwindow.h"

#include "accessible/boardaccessible.h"
#include "dialogs/dialogs.h"
#include "documents/journal.h"
#include "editors/editpanel.h"
#include "exporting/pictureexport.h"
#include "look/iconset.h"
#include "look/preferences.h"
#include "look/thememanager.h"
#include "modes/drawing/editcontroller.h"
#include "modes/drawing/verdictcontroller.h"
#include "modes/explaining/answerspanel.h"
#include "modes/explaining/surveycontroller.h"
#include "modes/explaining/whycontroller.h"
#include "modes/solving/playcontroller.h"
#include "phrases.h"
#include "playing/boardpointer.h"
#include "playing/playpanel.h"
#include "playing/playtools.h"
#include "reasoning/answermarks.h"
#include "reasoning/reasoningpanel.h"
#include "reasoning/tutordesk.h"
#include "scene/boardview.h"
#include "transport/difficultystrip.h"
#include "transport/traceslider.h"
#include "transport/transportbar.h"
#include "window/noticebar.h"
#include "window/optionspanel.h"
#include "window/pages.h"
#include "window/puzzlelist.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStyleOption>
#include <QVBoxLayout>
#include <cmath>

namespace inkling {

namespace {

constexpr QMargins statusMargins{10, 1, 12, 3};

/// Its messages stand where the status does; by itself it has them nearer to the edge.
class StatusBar final : public QStatusBar
{
protected:
    void paintEvent(QPaintEvent *event) override
    {
        if (currentMessage().isEmpty())
            return QStatusBar::paintEvent(event);
        QPainter painter(this);
        QStyleOption option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
        painter.setPen(palette().color(foregroundRole()));
        const QRect place = rect().marginsRemoved(statusMargins).adjusted(2, 0, 0, 0);
        painter.drawText(place, Qt::AlignVCenter | Qt::TextSingleLine, currentMessage());
    }
};

} // namespace

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent)
    , m_actions(this)
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(tr("Inkling"));
    setAcceptDrops(true);
    resize(1240, 800);
    makeMenus();
    makeMiddle();
    makeDocks();
    makePlay();
    connectEdit();
    makeStatusBar();
    connectActions();
    connectFile();
    connectPlay();
    makeWorkshop();
    connectManners();
    connectDocument();
    qApp->installEventFilter(this);
    connect(&ThemeManager::instance(), &ThemeManager::changed, this, &MainWindow::applyTheme);
    applyTheme(ThemeManager::instance().theme());
    restoreSettings();
    showCurrent(-1);
}

MainWindow::~MainWindow()
{
    // It tells when it empties itself, and what would listen is gone by then.
    m_document.undoStack().disconnect();
    // These let go of the board and of what is on it, which would be gone before them; nobody is told of it.
    const std::initializer_list<QObject *> hands{m_verdictDesk, m_survey, m_edit,   m_why,
                                                 m_play,        m_desk,   m_pointer};
    for (QObject *hand : hands)
        hand->disconnect();
    for (const QObject *hand : hands)
        delete hand;
}

void MainWindow::makeMiddle()
{
    m_view = new BoardView(m_scene);
    m_view->setObjectName(QStringLiteral("board"));
    m_view->setAccessibleName(tr("Board"));
    m_view->setAcceptDrops(false);
    m_view->setTips([this](const QPoint &point) {
        return tipFor(*m_view, point, !m_play->holdsBoard() && !m_edit->isOn());
    });
    m_start = new StartPage(m_actions, m_samples, m_recent);
    m_errorPage = new ErrorPage(*m_actions["open"], m_samples);
    m_middle = new QStackedWidget;
    m_middle->addWidget(m_start);
    m_middle->addWidget(m_view);
    m_middle->addWidget(m_errorPage);
    m_notice = new NoticeBar;
    auto *middle = new QWidget;
    auto *layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_middle, 1);
    setCentralWidget(middle);
}

void MainWindow::makeStatusBar()
{
    m_status = new QLabel;
    m_zoom = new QLabel;
    m_status->setObjectName(QStringLiteral("status"));
    setStatusBar(new StatusBar);
    statusBar()->addWidget(m_status, 1);
    statusBar()->addPermanentWidget(m_zoom);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(statusMargins);
}

void MainWindow::connectActions()
{
    const auto on = [this](const char *id, auto slot) {
        connect(m_actions[id], &QAction::triggered, this, slot);
    };
    on("open", [this] { chooseFile(); });
    on("export", [this] { exportBoard(); });
    on("quit", [this] { quit(); });
    on("zoomIn", [this] { m_view->zoomIn(); });
    on("zoomOut", [this] { m_view->zoomOut(); });
    on("zoomFit", [this] { m_view->fit(); });
    on("fullScreen", [this](bool full) { full ? showFullScreen() : showNormal(); });
    on("first", [this] { m_playback.first(); });
    on("back", [this] { m_playback.back(); });
    on("play", [this] { m_playback.togglePlaying(); });
    on("forward", [this] { m_playback.forward(); });
    on("last", [this] { m_playback.last(); });
    on("nextHard", [this] { m_playback.nextHard(); });
    on("nextCase", [this] { m_playback.showNextCase(); });
    on("caseBefore", [this] { m_playback.showCaseBefore(); });
    connect(&m_playback, &Playback::caseChanged, this, &MainWindow::showDepth);
    on("openStep", [this] { m_reasoning->openStep(); });
    on("leaveStep", [this] { m_reasoning->leaveStep(); });
    connect(m_reasoning, &ReasoningPanel::openableChanged, this, &MainWindow::enableActions);
    on("previousPuzzle", [this] { goToPuzzle(m_file.current() - 1); });
    on("nextPuzzle", [this] { goToPuzzle(m_file.current() + 1); });
    on("shortcuts", [this] { showShortcuts(); });
    on("preferences", [this] { showPreferences(); });
    on("about", [this] { showAbout(this); });
    m_actions["sides"]->setEnabled(false);
    connect(m_actions["sides"], &QAction::toggled, this, &MainWindow::showSides);
    connect(m_view, &BoardView::zoomChanged, this, &MainWindow::showZoom);
    connect(&m_playback, &Playback::moved, this, &MainWindow::showMove);
    connect(&m_playback, &Playback::depthChanged, this, &MainWindow::showDepth);
    connect(&m_playback, &Playback::explainedChanged, this, &MainWindow::enableActions);
    connect(&m_playback, &Playback::grown, this, &MainWindow::enableActions);
    connect(&m_playback, &Playback::playingChanged, this, [this](bool playing) {
        QAction *play = m_actions["play"];
        play->setIcon(lineIcon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
        play->setText(playing ? tr("&Pause") : tr("&Play"));
    });
    connect(m_reasoning, &ReasoningPanel::foundShown, this, &MainWindow::showFound);
    connect(m_reasoning, &ReasoningPanel::keyboardReleased, m_view, [this] { m_view->setFocus(); });
}

void MainWindow::connectFile()
{
    connect(&m_file, &PuzzleFile::opened, this, [this] {
        m_notice->tell({});
        showCurrent(-1);
        m_play->forgetAll();
    });
    connect(&m_file, &PuzzleFile::unreadable, this,
            [this](const QString &path, const QString &why) {
                m_errorPage->showUnreadable(path, why);
                m_middle->setCurrentWidget(m_errorPage);
                m_isSettled = true;
                showStatus();
                Q_EMIT settled();
            });
    connect(&m_file, &PuzzleFile::currentChanged, this, &MainWindow::showCurrent);
    connect(&m_file, &PuzzleFile::boardReady, this, &MainWindow::showBoard);
    connect(&m_file, &PuzzleFile::explained, this, &MainWindow::showExplained);
    connect(&m_file, &PuzzleFile::solved, this, &MainWindow::showSolution);
    connect(&m_file, &PuzzleFile::explainingChanged, this, &MainWindow::showStatus);
    connect(&m_file, &PuzzleFile::explainedFurther, m_why, &WhyController::setFurther);
    connect(&m_file, &PuzzleFile::finished, this, &MainWindow::showFinished);
    connect(&m_file, &PuzzleFile::entryChanged, this, &MainWindow::showStatus);
    connect(&m_file, &PuzzleFile::entriesAdded, this, &MainWindow::showStatus);
    connect(&m_file, &PuzzleFile::entriesAdded, this, &MainWindow::enableActions);
    connect(&m_file, &PuzzleFile::readingFinished, this, [this] {
        showStatus();
        if (m_file.count() == 0)
            showNothing();
    });
    connect(m_options, &OptionsPanel::optionsChosen, this, [this](std::uint32_t options) {
        Draft draft = m_document.draft(m_document.current());
        draft.options = options;
        m_document.setDraft(m_document.currentPage()->id, draft, tr("Options"));
    });
    connect(m_answers, &AnswersPanel::answerChosen, &m_file, &PuzzleFile::showToward);
    connect(m_puzzles, &PuzzleListView::puzzleChosen, &m_file, &PuzzleFile::setCurrent);
}

void MainWindow::showNothing()
{
    const QString name = m_file.path().isEmpty() ? m_file.name() : m_file.path();
    if (m_file.isBlank())
        m_errorPage->showBlank(name);
    else
        m_errorPage->showEmpty(name);
    m_middle->setCurrentWidget(m_errorPage);
    m_isSettled = true;
    Q_EMIT settled();
}

void MainWindow::openFile(const QString &path)
{
    whenNothingIsLost([this, path] {
        m_recent.remember(path);
        m_isSettled = false;
        m_file.open(path);
    });
}

void MainWindow::openSample(const Family &family, const Sample &sample)
{
    whenNothingIsLost([this, &family, &sample] {
        m_isSettled = false;
        m_file.openText(translated("Samples", sample.title),
                        QByteArray(sample.text.data(), qsizetype(sample.text.size())), family);
    });
}

void MainWindow::chooseFile()
{
    const QString folder
        = m_file.path().isEmpty() ? QDir::homePath() : QFileInfo(m_file.path()).path();
    auto *dialog = new QFileDialog(this, tr("Open a File of Puzzles"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Puzzles (*.inkling *.in *.txt)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openFile);
    dialog->open();
}

QString MainWindow::baseName() const
{
    // What is in no file has a title, and no ending behind the last point of it.
    return m_file.path().isEmpty() ? m_file.name() : QFileInfo(m_file.path()).completeBaseName();
}

QString MainWindow::exportName() const
{
    QString name = baseName() + QStringLiteral("-%1").arg(m_file.current() + 1);
    if (m_playback.explained())
        name += QStringLiteral("-step%1").arg(m_playback.position());
    return name + QStringLiteral(".png");
}

void MainWindow::exportBoard()
{
    auto *dialog = new QFileDialog(this, tr("Export Picture"),
                                   m_file.path().isEmpty() ? QDir::homePath()
                                                           : QFileInfo(m_file.path()).path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("png"));
    dialog->setNameFilters({tr("Picture (*.png)"), tr("Drawing (*.svg)"), tr("Page (*.pdf)")});
    dialog->selectFile(exportName());
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_scene.finishMotion();
        BoardState state = m_scene.state();
        state.lineNumbersShown = Preferences::read().numbersLinesInPictures;
        const auto problem = exportPicture(path, state, m_scene.theme(), 1200);
        statusBar()->showMessage(problem ? *problem : tr("Written: %1").arg(path), 8000);
    });
    dialog->open();
}

void MainWindow::goToPuzzle(int index)
{
    if (index >= 0 && index < m_file.count())
        m_file.setCurrent(index);
}

void MainWindow::showCurrent(int index)
{
    forgetReasoning();
    m_edit->close();
    m_geometry.reset();
    m_scene.setGeometry({});
    const bool hasFile = !m_file.name().isEmpty();
    const bool hasEntry = index >= 0;
    const bool isError = hasEntry && m_file.entry(index).error;
    if (isError) {
        const QString name = m_file.path().isEmpty() ? m_file.name() : m_file.path();
        m_errorPage->showError(QFileInfo(name).fileName(), *m_file.entry(index).error);
        m_middle->setCurrentWidget(m_errorPage);
    } else {
        m_middle->setCurrentWidget(hasFile ? static_cast<QWidget *>(m_view) : m_start);
    }
    putDocksAside(m_middle->currentWidget() == m_start);
    m_isSettled = isError || !hasFile;
    showOptions();
    m_answers->setPuzzle(nullptr);
    if (m_edit->isOn())
        openSheet();
    else if (hasEntry && m_file.entry(index).unfinished)
        m_actions["editMode"]->setChecked(true);
    enableActions();
    showStatus();
    showZoom();
    if (isError)
        Q_EMIT settled();
}

void MainWindow::enableActions()
{
    const int current = m_file.current();
    const bool hasPuzzle = current >= 0 && m_file.entry(current).puzzle;
    m_actions["previousPuzzle"]->setEnabled(current > 0);
    m_actions["nextPuzzle"]->setEnabled(current >= 0 && current + 1 < m_file.count());
    for (QAction *action : m_actions[{"export", "zoomIn", "zoomOut", "zoomFit"}])
        action->setEnabled(hasPuzzle || m_edit->isOpen());
    m_actions["editMode"]->setEnabled(m_document.current() >= 0);
    const bool hasSteps = m_playback.size() > 0 && !m_play->holdsBoard() && !m_edit->isOn();
    for (QAction *action : m_actions[{"first", "back", "play", "forward", "last", "nextHard"}])
        action->setEnabled(hasSteps);
    m_transport->setEnabled(hasSteps);
    for (QAction *action : m_actions[{"nextCase", "caseBefore"}])
        action->setEnabled(hasSteps && m_playback.caseCount() > 1);
    m_actions["openStep"]->setEnabled(hasSteps && m_reasoning->canOpenStep());
    m_actions["leaveStep"]->setEnabled(hasSteps && m_reasoning->canLeaveStep());
    for (QAction *action : m_actions[{"playMode", "explainMode"}])
        action->setEnabled(m_play->marks() || (m_edit->isOn() && hasPuzzle));
    const bool isEditing = m_edit->isOn();
    for (QAction *action : m_actions[{"hint", "wholeHint"}])
        action->setEnabled(m_play->marks() && !isEditing);
    const bool isByHand = m_play->marks() && m_play->holdsBoard();
    const bool canMark = isByHand && !m_play->marks()->choices().empty();
    QString obstacle;
    if (isByHand && !canMark)
        obstacle
            = tr("Not for puzzles whose answer is put together: nothing is marked that could be "
                 "checked, tried or kept. Undo takes you back as far as you like.");
    for (const char *id : {"check", "lastRight", "beginTrial", "setPin"}) {
        m_actions[id]->setEnabled(canMark);
        m_actions.setObstacle(id, obstacle);
    }
    m_playPanel->tools().setPinsOffered(canMark, obstacle);
    for (QAction *action : m_actions[{"acceptTrial", "rejectTrial"}])
        action->setEnabled(isByHand && m_play->trialDepth() > 0);
    for (QAction *action : m_actions[{"notes", "fillNotes", "showAlike"}])
        action->setEnabled(canMark && m_playPanel->tools().areNotesOffered());
    const bool hasSelection = m_play->marks() && !isEditing && m_pointer->selected() != noElement;
    m_actions["why"]->setEnabled(hasSelection);
    // Only what has edges between dots has an inside; what is marked by hand or drawn is tinted anyway.
    m_actions["sides"]->setEnabled(m_geometry && !m_geometry->index(ElementKind::Vertex).empty()
                                   && !isEditing && !m_play->holdsBoard());
    m_playPanel->whyButton().setEnabled(hasSelection);
    m_playPanel->setHintsOffered(m_play->marks());
    enableDocumentActions();
    enableEditing();
}

void MainWindow::showBoard(const SharedGeometry &geometry)
{
    m_geometry = geometry;
    if (m_edit->isOn())
        return;
    m_scene.setGeometry(geometry);
    setSpokenPuzzle(*m_view, m_file.shown());
    showSides();
    enableActions();
    showZoom();
}

void MainWindow::showExplained(const SharedExplained &explained)
{
    m_why->forget();
    m_playback.setExplained(explained);
    m_play->enterPuzzle(m_file.current(), explained, m_geometry);
    redrawBoard();
    // An answer that has been chosen is what is wanted, not how it begins.
    if (m_file.shown() != m_file.entry(m_file.current()).puzzle)
        m_playback.last();
    showStatus();
}

void MainWindow::showSolution(const std::shared_ptr<const Solution> &solution)
{
    m_solution = solution;
    m_reasoning->setSolution(solution);
    m_play->setSolution(solution);
    m_survey->setSolution(solution);
    m_verdictDesk->setSolution(solution);
    showStatus();
}

void MainWindow::showFinished()
{
    // Once the puzzle itself is done with: its answers take the time that is left.
    if (m_file.current() >= 0)
        m_answers->setPuzzle(m_file.entry(m_file.current()).puzzle);
    m_isSettled = true;
    showStatus();
    Q_EMIT settled();
}

void MainWindow::showDepth()
{
    if (!m_playback.explained() || m_play->holdsBoard())
        return;
    m_scene.setSupposed(m_playback.supposed());
    m_scene.show({}, m_playback.lighting(), Motion::None);
    m_view->reveal(m_scene.litArea(), m_scene.newArea());
}

Motion MainWindow::motionFor(std::size_t from, std::size_t to) const
{
    constexpr double fastestAnimated = 5;
    const bool isFast = m_playback.isPlaying()
                        && (m_playback.speed() <= 0 || m_playback.speed() > fastestAnimated);
    if (isFast || m_transport->slider().isSliderDown())
        return Motion::None;
    return to == from + 1 ? Motion::Forward : from == to + 1 ? Motion::Backward : Motion::None;
}

void MainWindow::showMove(std::size_t from, std::size_t to, const std::vector<MarkChange> &changes)
{
    if (m_play->holdsBoard() || m_edit->isOn())
        return;
    m_scene.setSupposed(m_playback.supposed());
    m_scene.setOpenValues(m_playback.openValues());
    m_scene.show(changes, m_playback.lighting(), motionFor(from, to));
    m_scene.setKept(m_playback.kept());
    m_scene.setCaptions(m_playback.captions());
    m_view->reveal(m_scene.litArea(), m_scene.newArea());
    const ExplainedPuzzle &explained = *m_playback.explained();
    const bool isSolved = explained.deduction.outcome == Outcome::Solved;
    m_scene.setFinal(isSolved && m_playback.atEnd());
    if (m_playback.atEnd() && isSolved && !m_transport->slider().isSliderDown())
        m_scene.startFinale(explained.model->finale(explained.answer()), m_playback.captions());
}

void MainWindow::showFound(bool shown)
{
    if (m_edit->isOn())
        return;
    if (!shown || !m_playback.explained() || !m_solution || !m_solution->first)
        return m_scene.setFound({});
    const ExplainedPuzzle &explained = *m_playback.explained();
    const Knowledge &known = explained.deduction.knowledge;
    const Answer &first = *m_solution->first;
    if (!m_solution->second)
        return m_scene.setFound(answerMarks(*explained.model, known, first));
    auto marks = answerMarks(*explained.model, known, first, *m_solution->second);
    m_scene.setFound(std::move(marks.first), std::move(marks.second), std::move(marks.both));
}

QString MainWindow::status() const
{
    return m_status->text();
}

void MainWindow::showStatus()
{
    const int current = m_file.current();
    if (m_edit->isOn() && m_edit->isOpen())
        return m_status->setText(m_editPanel->verdict());
    if (current < 0 || !m_file.entry(current).puzzle) {
        const bool isError = current >= 0;
        m_status->setText(isError && m_file.entry(current).unfinished ? tr("not finished")
                          : isError                                   ? tr("not a puzzle")
                          : m_file.isReading()                        ? tr("reading…")
                                                                      : QString());
        return;
    }
    const auto &summary = m_file.entry(current).summary;
    m_reasoning->difficulty().setRating(summary ? summary->rating : std::nullopt);
    if (!summary) {
        m_status->setText(tr("solving…"));
        return;
    }
    const Family &family = m_file.entry(current).puzzle->family();
    QStringList parts{verdictText(summary->verdict, family.listsAnswers())};
    if (summary->rating)
        parts.append(ratingText(summary->rating->value));
    else if (m_file.isExplaining())
        parts.append(tr("explaining what no named rule settles…"));
    else if (summary->isRatingOpen)
        parts.append(tr("rating…"));
    else if (summary->outcome == Outcome::Stalled)
        parts.append(tr("reasoning stops: %1 open").arg(translatedCounts(summary->undecided)));
    const double time = summary->milliseconds;
    parts.append(time < 1 ? tr("solved in %1 µs").arg(int(std::lround(time * 1000)))
                          : tr("solved in %1 ms").arg(QLocale().toString(time, 'f', time < 10)));
    if (m_file.count() > 1) {
        const int pending = m_file.pendingCount();
        parts.append(pending == 0 ? tr("%Ln puzzles", nullptr, m_file.count())
                                  : tr("%L1 of %L2 puzzles solved")
                                        .arg(m_file.count() - pending)
                                        .arg(m_file.count()));
    }
    m_status->setText(parts.join(QStringLiteral("  ·  ")));
}

void MainWindow::showZoom()
{
    const int percent = int(std::lround(m_view->cellSize() / BoardView::usualCellSize * 100));
    m_zoom->setText(m_scene.hasBoard() ? tr("%L1 %").arg(percent) : QString());
}

void MainWindow::applyTheme(const Theme &theme)
{
    m_scene.setTheme(theme);
    m_puzzleModel->forgetPictures();
    m_puzzles->viewport()->update();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_document.isModified() && !m_isLeaving) {
        event->ignore();
        return whenNothingIsLost([this] {
            m_isLeaving = true;
            close();
        });
    }
    leaveJournal();
    saveSettings();
    m_playback.setPlaying(false);
    m_view->setHandHeld(false);
    m_file.stop();
    m_edit->stop();
    m_survey->stop();
    m_verdictDesk->stop();
    m_answers->stop();
    m_desk->cancel();
    m_puzzleModel->stop();
    event->accept();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    layOutDocks();
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
        if (watched == m_leftDock || watched == m_rightDock)
            rememberDockWidth(static_cast<const QWidget &>(*watched));
        break;
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
        if (holdSpace(watched, static_cast<QKeyEvent &>(*event)))
            return true;
        break;
    case QEvent::WindowDeactivate:
        if (watched == this)
            m_view->setHandHeld(false);
        break;
    default:
        break;
    }
    return QMainWindow::eventFilter(watched, event);
}

bool MainWindow::holdSpace(QObject *watched, QKeyEvent &event)
{
    const auto *widget = qobject_cast<QWidget *>(watched);
    if (event.key() != Qt::Key_Space || event.modifiers() != Qt::NoModifier || !widget
        || widget->window() != this || QApplication::activePopupWidget()
        || QApplication::activeModalWidget())
        return false;
    const auto *field = qobject_cast<const QLineEdit *>(widget);
    if (field && !field->text().isEmpty())
        return false;
    // The space bar is both a key that plays and a hand that moves the board: which one it was is known
    // when it is let go.
    event.accept();
    if (event.type() == QEvent::ShortcutOverride || event.isAutoRepeat())
        return true;
    if (event.type() == QEvent::KeyPress) {
        m_view->setHandHeld(true);
        return true;
    }
    const bool isPlay = m_view->isHandHeld() && !m_view->hasHandMoved();
    m_view->setHandHeld(false);
    if (isPlay && m_edit->isOn())
        m_edit->chooseCursor();
    else if (isPlay && m_play->holdsBoard())
        m_play->gestures().pressSpace();
    else if (isPlay)
        m_actions["play"]->trigger();
    return true;
}

} // namespace inkling
