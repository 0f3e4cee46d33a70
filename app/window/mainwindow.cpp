// SPDX-License-Identifier: MIT
#include "window/mainwindow.h"

#include "accessible/announcement.h"
#include "accessible/boardaccessible.h"
#include "dialogs/dialogs.h"
#include "dialogs/preferencesdialog.h"
#include "dialogs/rulesdialog.h"
#include "dialogs/shortcutdialog.h"
#include "documents/filekeeper.h"
#include "documents/filereader.h"
#include "documents/historyview.h"
#include "documents/pageactions.h"
#include "documents/restoring.h"
#include "editors/editpanel.h"
#include "editors/optionspanel.h"
#include "exchange/foreigntext.h"
#include "families/registry.h"
#include "look/languages.h"
#include "look/preferences.h"
#include "look/thememanager.h"
#include "modes/drawing/drawingmode.h"
#include "modes/drawing/editcontroller.h"
#include "modes/explaining/answerspanel.h"
#include "modes/explaining/explainingmode.h"
#include "modes/explaining/whycontroller.h"
#include "modes/solving/playcontroller.h"
#include "modes/solving/solvingmode.h"
#include "modes/undoreach.h"
#include "phrases.h"
#include "playing/boardpointer.h"
#include "playing/playpanel.h"
#include "practice/practicewindow.h"
#include "reasoning/reasoningpanel.h"
#include "scene/boardview.h"
#include "steps/rulecard.h"
#include "steps/signlegend.h"
#include "transport/transportbar.h"
#include "window/droptarget.h"
#include "window/exports/foreignmenu.h"
#include "window/exports/windowexports.h"
#include "window/list/puzzlefinder.h"
#include "window/list/puzzlelist.h"
#include "window/middle.h"
#include "window/noticebar.h"
#include "window/openwindows.h"
#include "window/printing.h"
#include "window/spacekey.h"
#include "window/start/errorpage.h"
#include "window/start/startpage.h"
#include "window/statusline.h"
#include "window/windowdocks.h"
#include "window/windowmenus.h"

#include <QAbstractItemView>
#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QInputDialog>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolBar>
#include <QVBoxLayout>
#include <limits>

namespace inkling {

namespace {

constexpr QSize usualSize{1240, 800};
/// The smallest size at which nothing is cut off that matters.
constexpr QSize leastSize{692, 500};
constexpr int leastSideHeight = 240; ///< of what stands above the answers

/// A widget with two widgets, one above the other; the lower one has the height it needs.
QWidget *stacked(QWidget *above, QWidget *below)
{
    auto *both = new QWidget;
    auto *layout = new QVBoxLayout(both);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(above, 1);
    layout->addWidget(below);
    return both;
}

/// A widget with the list of puzzles, what finds one in it above, and the options below.
QWidget *listed(QWidget *finder, QWidget *list, QWidget *options)
{
    QWidget *both = stacked(list, options);
    static_cast<QVBoxLayout *>(both->layout())->insertWidget(0, finder);
    return both;
}

/// A widget with two widgets, one above the other; the reader parts the room.
QWidget *split(QWidget *above, QWidget *below)
{
    auto *both = new QSplitter(Qt::Vertical);
    both->setHandleWidth(1);
    both->setChildrenCollapsible(false);
    both->addWidget(above);
    both->addWidget(below);
    both->setStretchFactor(0, 1);
    both->setSizes({500, 210});
    return both;
}

QByteArray textOf(const Dropped &dropped)
{
    return dropped.text.toUtf8() + '\n';
}

/// Shows the window's one dialog of this kind, which is made when it is wanted first.
template <typename Dialog>
Dialog &showDialog(QWidget &window)
{
    auto *dialog = window.findChild<Dialog *>();
    if (!dialog)
        dialog = new Dialog(&window);
    dialog->show();
    dialog->raise();
    return *dialog;
}

/// Whether the shown puzzle is being solved by hand.
bool holdsMarks(const Document &document)
{
    if (document.current() < 0)
        return false;
    const Marks &marks = document.page(document.current()).marks;
    return !marks.marks.empty() || !marks.trials.empty() || !marks.moves.empty();
}

} // namespace

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent)
    , m_actions(this)
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(tr("Inkling"));
    resize(usualSize);
    setMinimumSize(leastSize);
    m_menus = new WindowMenus(*this, m_actions, m_recent);
    makeModes();
    makeParts();
    connectActions();
    connectDialogs();
    connectDocument();
    connectScheduler();
    connectModes();
    connectParts();
    connect(&ThemeManager::instance(), &ThemeManager::changed, this, [this](const Theme &theme) {
        m_scene.setTheme(theme);
        m_puzzles->pictures().forgetPictures();
        m_puzzles->viewport()->update();
    });
    m_scene.setTheme(ThemeManager::instance().theme());
    restoreSettings();
    keepOnScreen();
    showPlace(-1);
}

MainWindow::~MainWindow()
{
    // The stack tells when it empties itself, and its listeners are gone by then.
    m_document.undoStack().disconnect();
    for (Mode *mode : modes())
        mode->disconnect();
    m_pointer->disconnect();
    // The modes let go of the board and of the panels while these are still there.
    m_drawing.reset();
    m_explaining.reset();
    m_solving.reset();
    delete m_pointer;
}

void MainWindow::makeModes()
{
    m_view = new BoardView(m_scene);
    m_view->setObjectName(QStringLiteral("board"));
    m_view->setAccessibleName(tr("Board"));
    m_view->setAcceptDrops(false);
    m_pointer = new BoardPointer(m_scene, *m_view, this);
    const Stage stage{.scene = m_scene,
                      .view = *m_view,
                      .pointer = *m_pointer,
                      .actions = m_actions,
                      .document = m_document,
                      .scheduler = m_scheduler};
    m_solving = std::make_unique<SolvingMode>(stage);
    m_explaining = std::make_unique<ExplainingMode>(stage, m_solving->play(), m_solving->desk());
    m_drawing = std::make_unique<DrawingMode>(stage);
    m_mode = m_explaining.get();
    m_reach = std::make_unique<UndoReach>(m_document, *m_mode);
    m_menus->addModes(*m_solving, *m_drawing);
    m_view->setTips([this](const QPoint &point) {
        return tipFor(*m_view, point, &shown() == m_explaining.get());
    });
}

void MainWindow::makeParts()
{
    m_middle = new Middle(*m_view, m_actions, m_menus->samples(), m_recent);
    setCentralWidget(m_middle);
    m_status = new StatusLine;
    setStatusBar(m_status);
    auto *model = new PuzzleListModel(m_document, m_scheduler, m_known, this);
    m_puzzles = new PuzzleListView(*model, m_document, m_scheduler);
    m_finder = new PuzzleFinder(m_puzzles->order());
    m_options = new OptionsPanel;
    m_docks = new WindowDocks(*this, listed(m_finder, m_puzzles, m_options), makeSide(),
                              makeHistory(m_document.undoStack()));
    auto *steps = new QToolBar(tr("Steps"));
    steps->setObjectName(QStringLiteral("transport"));
    steps->setMovable(false);
    steps->addWidget(&m_explaining->transport());
    // A bar takes its margins from the style sheet before it has the name by which it is styled.
    steps->ensurePolished();
    QEvent styled(QEvent::StyleChange);
    QApplication::sendEvent(steps, &styled);
    addToolBar(Qt::BottomToolBarArea, steps);
    m_docks->setStepsBar(*steps);
    m_menus->makeTools(m_docks->toggleActions(), *steps->toggleViewAction());
    m_menus->makePopUps(*m_view, *m_pointer, *m_puzzles, m_explaining->reasoning());
    m_keeper = std::make_unique<FileKeeper>(FileKeeper::Parts{
        .window = *this,
        .actions = m_actions,
        .document = m_document,
        .recent = m_recent,
        .windowWith = [this](const QString &path) { return otherWindowWith(path, *this); }});
    m_exports = new WindowExports({.window = *this,
                                   .actions = m_actions,
                                   .document = m_document,
                                   .scheduler = m_scheduler,
                                   .scene = m_scene,
                                   .playback = m_explaining->playback(),
                                   .keeper = *m_keeper});
    connect(m_exports, &WindowExports::said, this,
            [this](const QString &words) { m_status->tell(words); });
    m_menus->addForeign(m_exports->copyAs(), m_exports->exportAs());
    m_pages = new PageActions(*this, m_actions, m_document);
}

QWidget *MainWindow::makeSide()
{
    m_side = new QStackedWidget;
    for (Mode *mode : modes())
        m_side->addWidget(&mode->panel());
    m_side->setMinimumHeight(leastSideHeight);
    // The height that it would like is no measure for what stands below.
    m_side->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_signs = new SignLegend(m_scene);
    m_answers = new AnswersPanel;
    return split(stacked(m_side, m_signs), m_answers);
}

void MainWindow::connectActions()
{
    const auto on = [this](const char *id, auto slot) {
        connect(m_actions[id], &QAction::triggered, this, slot);
    };
    on("print", [this] { print(); });
    on("close", [this] { closeFile(); });
    on("quit", [this] { quitAll(*this); });
    on("zoomIn", [this] { m_view->zoomIn(); });
    on("zoomOut", [this] { m_view->zoomOut(); });
    on("zoomFit", [this] { m_view->fit(); });
    on("fullScreen", [this](bool isFull) { isFull ? showFullScreen() : showNormal(); });
    on("previousPuzzle", [this] { goBy(-1); });
    on("nextPuzzle", [this] { goBy(1); });
    on("goToPuzzle", [this] { askNumber(); });
    on("findPuzzle", [this] {
        m_docks->showPuzzles();
        m_finder->beginSearch();
    });
    connect(m_view, &BoardView::zoomChanged, this, &MainWindow::showStatus);
    connect(new SpaceKey(*this, *m_view), &SpaceKey::pressed, this,
            [this] { shown().pressSpace(); });
    auto *drops = new DropTarget(this);
    connect(drops, &DropTarget::dropped, this, &MainWindow::openDropped);
    connect(m_menus, &WindowMenus::fileChosen, m_keeper.get(), &FileKeeper::openFile);
    connect(m_menus, &WindowMenus::sampleChosen, m_keeper.get(), &FileKeeper::openSample);
    connect(m_keeper.get(), &FileKeeper::sampleOpened, this, [this] { beginOn(false); });
    connect(&m_middle->start(), &StartPage::fileChosen, m_keeper.get(), &FileKeeper::openFile);
    connect(&m_middle->start(), &StartPage::firstStepChosen, this, &MainWindow::takeFirstStep);
    connect(&m_middle->start(), &StartPage::newWanted, m_pages, &PageActions::askNew);
    connect(&m_middle->start(), &StartPage::generateWanted, m_pages, &PageActions::askGenerate);
    connect(m_middle, &Middle::changed, this,
            [this] { m_docks->putAside(m_middle->isStartShown()); });
}

void MainWindow::connectDialogs()
{
    const auto on = [this](const char *id, auto slot) {
        connect(m_actions[id], &QAction::triggered, this, slot);
    };
    on("shortcuts", [this] { showDialog<ShortcutDialog>(*this); });
    on("preferences", [this] {
        const auto &dialog = showDialog<PreferencesDialog>(*this);
        connect(&dialog, &PreferencesDialog::changed, this, &MainWindow::applyPreferencesEverywhere,
                Qt::UniqueConnection);
        connect(&dialog, &PreferencesDialog::languageChanged, this, &MainWindow::changeLanguage,
                Qt::ConnectionType(Qt::QueuedConnection | Qt::UniqueConnection));
    });
    on("practice", [this] { showPractice(); });
    for (RuleCard *card :
         {&m_solving->playPanel().ruleCard(), &m_explaining->reasoning().ruleCard()}) {
        card->setLessonOffered(true);
        connect(card, &RuleCard::lessonWanted, this, [this](const Family &family, RuleId rule) {
            showDialog<PracticeWindow>(*this).showLesson(family, rule);
        });
    }
    on("puzzleRules", [this] {
        auto &dialog = showDialog<RulesDialog>(*this);
        if (const Page *page = m_document.currentPage(); page && page->family)
            dialog.setFamily(*page->family);
        connect(&dialog, &RulesDialog::courseWanted, this, &MainWindow::showCourse,
                Qt::UniqueConnection);
    });
    on("news", [this] { showNews(this); });
    on("about", [this] { showAbout(this); });
    on("reducedMotion", [this](bool isReduced) {
        Preferences preferences = Preferences::read();
        preferences.liveliness = isReduced ? Liveliness::Fades : Liveliness::Lively;
        preferences.write();
        applyPreferences();
    });
    on("lineNumbers", [this](bool areShown) {
        Preferences preferences = Preferences::read();
        preferences.numbersLines = areShown;
        preferences.write();
        applyPreferences();
    });
}

/// Of the family whose puzzle is shown.
void MainWindow::showCourse(const Family &family)
{
    showDialog<PracticeWindow>(*this).showCourse(family);
}

void MainWindow::showPractice()
{
    const auto *window = findChild<PracticeWindow *>();
    const bool isOpen = window && window->isVisible();
    const Page *page = m_document.currentPage();
    PracticeWindow &practice = showDialog<PracticeWindow>(*this);
    if (!isOpen)
        practice.showCourse(page && page->family ? *page->family : *families().front());
}

void MainWindow::connectDocument()
{
    connect(&m_document, &Document::reset, this, [this] {
        notice().tell({});
        showPlace(-1);
        m_isJustOpened = true;
        m_solving->play().forgetAll();
        showTitle();
    });
    connect(&m_document, &Document::unreadable, this,
            [this](const QString &path, const QString &why) {
                m_middle->showUnreadable(path, why);
                showStatus();
                settle();
            });
    connect(&m_document, &Document::opened, this, [this] {
        showStatus();
        if (m_isSettled)
            restoreStep();
        if (m_document.placeCount() > 0)
            return;
        if (!m_document.name().isEmpty())
            m_middle->showNothing(m_document);
        settle();
    });
    connect(&m_document, &Document::modifiedChanged, this, &MainWindow::showTitle);
    connect(&m_document, &Document::saved, this, &MainWindow::showTitle);
    connect(&m_document, &Document::inserted, this, &MainWindow::showTitle);
    connect(&m_document, &Document::inserted, this, &MainWindow::showStatus);
    connect(&m_document, &Document::inserted, this, &MainWindow::enableActions);
    connect(&m_document, &Document::changed, this,
            [this](int, const PageChange &change) { goWhereSeen(change); });
    connect(&m_document, &Document::moved, this, &MainWindow::enableActions);
    connect(&m_document, &Document::removed, this, &MainWindow::showStatus);
    connect(&m_document, &Document::removed, this, &MainWindow::enableActions);
    connect(m_reach.get(), &UndoReach::changed, this, &MainWindow::enableActions);
}

void MainWindow::connectScheduler()
{
    connect(&m_scheduler, &Scheduler::begun, this, &MainWindow::showPlace);
    connect(&m_scheduler, &Scheduler::boardReady, this, &MainWindow::showGeometry);
    connect(&m_scheduler, &Scheduler::explained, this, &MainWindow::showExplained);
    connect(&m_scheduler, &Scheduler::solved, this, &MainWindow::showStatus);
    connect(&m_scheduler, &Scheduler::finished, this, &MainWindow::showFinished);
    connect(&m_scheduler, &Scheduler::explainingChanged, this, &MainWindow::showStatus);
    connect(&m_scheduler, &Scheduler::summaryChanged, this, &MainWindow::showStatus);
    connect(m_answers, &AnswersPanel::answerChosen, &m_scheduler, &Scheduler::showToward);
}

void MainWindow::connectModes()
{
    auto *group = new QActionGroup(this);
    const std::pair<const char *, Mode *> choices[] = {{"editMode", m_drawing.get()},
                                                       {"playMode", m_solving.get()},
                                                       {"explainMode", m_explaining.get()}};
    for (const auto &[id, mode] : choices) {
        group->addAction(m_actions[id]);
        m_actions[id]->setChecked(mode == m_mode);
        connect(m_actions[id], &QAction::toggled, this, [this, mode](bool isOn) {
            if (isOn)
                setMode(*mode);
        });
        connect(mode, &Mode::redrawWanted, this, &MainWindow::redraw);
        connect(mode, &Mode::abilitiesChanged, this, &MainWindow::enableActions);
        connect(mode, &Mode::said, m_status, &StatusLine::tell);
    }
    connect(m_solving.get(), &SolvingMode::hintWanted, this, &MainWindow::askHint);
    connect(m_solving.get(), &SolvingMode::hintPlayWanted, this,
            [this] { m_explaining->tellHint(*m_solving->play().hint()); });
    connect(m_drawing.get(), &DrawingMode::sheetChanged, this, [this] {
        if (m_explaining->playback().explained())
            forgetReasoning();
        m_answers->setPuzzle(nullptr); // they are those of the puzzle that it was
        showOptions();
    });
    connect(m_pointer, &BoardPointer::selectionChanged, this, &MainWindow::enableActions);
    connect(m_actions["copy"], &QAction::triggered, this, &MainWindow::copy);
    connect(m_actions["paste"], &QAction::triggered, this, &MainWindow::paste);
    connect(m_pointer, &BoardPointer::escaped, this, [this] {
        if (!shown().escape())
            m_pointer->select(noElement);
    });
}

void MainWindow::connectParts()
{
    connect(m_puzzles, &PuzzleListView::puzzleChosen, &m_document, &Document::show);
    connect(&m_puzzles->order(), &PuzzleOrder::criteriaChanged, this, &MainWindow::enableActions);
    connect(m_finder, &PuzzleFinder::left, m_puzzles, [this] { m_puzzles->setFocus(); });
    connect(&m_puzzles->pictures(), &PuzzleListModel::moveWanted, &m_document, &Document::move);
    connect(m_puzzles, &PuzzleListView::deleteWanted, m_actions["deletePuzzle"], &QAction::trigger);
    for (const OptionsPanel *panel : {m_options, &m_drawing->editPanel().options()}) {
        connect(panel, &OptionsPanel::optionsChosen, this, [this](std::uint32_t options) {
            Draft draft = m_document.draft(m_document.current());
            draft.options = options;
            m_document.setDraft(m_document.currentPage()->id, draft, tr("Options"));
        });
    }
    connect(m_keeper.get(), &FileKeeper::aboutToWrite, &m_solving->play(),
            &PlayController::rememberTime);
    const Playback &playback = m_explaining->playback();
    for (const auto signal : {&Playback::explainedChanged, &Playback::depthChanged})
        connect(&playback, signal, this, &MainWindow::noteStep);
    connect(&playback, &Playback::moved, this, &MainWindow::noteStep);
    connect(m_keeper.get(), &FileKeeper::said, m_status, &StatusLine::tell);
    connect(m_keeper.get(), &FileKeeper::noticed, &notice(), &NoticeBar::tell);
    connect(m_keeper.get(), &FileKeeper::noticeDone, &notice(), &NoticeBar::withdraw);
    connect(m_keeper.get(), &FileKeeper::troubled, &notice(), &NoticeBar::setLasting);
    connect(m_keeper.get(), &FileKeeper::opening, this, [this] {
        m_isSettled = false;
        m_restored.reset();
        m_status->clearMessage(); // it was about something else
    });
    connect(m_keeper.get(), &FileKeeper::restoring, this, [this](const Session &session) {
        m_restored = {session.current, session.step};
    });
    connect(&errorPage(), &ErrorPage::familyChosen, m_keeper.get(), &FileKeeper::readAs);
    connect(m_pages, &PageActions::said, m_status, &StatusLine::tell);
    connect(m_pages, &PageActions::made, this, &MainWindow::openMade);
    connect(m_pages, &PageActions::aboutToAdd, this,
            [this](bool isToBeDrawn) { beginOn(isToBeDrawn); });
}

StartPage &MainWindow::startPage()
{
    return m_middle->start();
}

ErrorPage &MainWindow::errorPage()
{
    return m_middle->error();
}

NoticeBar &MainWindow::notice()
{
    return m_middle->notice();
}

QString MainWindow::status() const
{
    return m_status->words();
}

std::vector<Mode *> MainWindow::modes() const
{
    return {m_explaining.get(), m_solving.get(), m_drawing.get()};
}

Mode &MainWindow::shown() const
{
    return m_explaining->isAnswering() ? *m_explaining : *m_mode;
}

void MainWindow::setMode(Mode &mode)
{
    m_isJustOpened = false;
    m_status->clearMessage(); // it was about the other mode
    m_explaining->leaveAnswer();
    m_mode->leave();
    m_mode = &mode;
    m_reach->setMode(mode);
    m_mode->enter();
    m_answers->setConcealed(!m_mode->revealsAnswers());
    showOptions();
    redraw();
    showStatus();
    m_view->setFocus();
}

void MainWindow::goWhereSeen(const PageChange &change)
{
    // The draft, which is seen everywhere, is the first part of a step of several.
    if (m_document.isGoingByParts() || m_mode->shows(change))
        return;
    const bool isOfDrawnSolution = !m_solving->shows(change);
    m_actions[isOfDrawnSolution ? "editMode" : "playMode"]->setChecked(true);
    if (isOfDrawnSolution)
        m_actions["drawSolution"]->setChecked(true);
    m_status->tell(tr("“History” goes to where the change is seen: “%1”.").arg(m_mode->heading()));
}

void MainWindow::redraw()
{
    Mode &shown = this->shown();
    for (Mode *mode : modes())
        mode->setShown(shown);
    m_side->setCurrentWidget(&shown.panel());
    m_docks->setPanelHeading(shown.heading());
    m_docks->setStepsOffered(&shown == m_explaining.get());
    m_signs->setVisible(shown.hasSigns());
    enableActions();
    shown.draw();
}

void MainWindow::enableActions()
{
    const int place = m_document.place();
    m_actions["previousPuzzle"]->setEnabled(place >= 0 && m_puzzles->placeBeside(-1) >= 0);
    m_actions["nextPuzzle"]->setEnabled(place >= 0 && m_puzzles->placeBeside(1) >= 0);
    for (QAction *action : m_actions[{"goToPuzzle", "findPuzzle"}])
        action->setEnabled(m_document.placeCount() > 1);
    const bool hasBoard = m_document.current() >= 0;
    for (QAction *action : m_actions[{"zoomIn", "zoomOut", "zoomFit"}])
        action->setEnabled(hasBoard);
    m_exports->enableActions();
    m_actions["editMode"]->setEnabled(m_drawing->canEnter());
    m_actions["playMode"]->setEnabled(m_solving->canEnter());
    m_actions["explainMode"]->setEnabled(m_explaining->canEnter());
    m_actions["undo"]->setEnabled(m_reach->canUndo());
    m_actions["redo"]->setEnabled(m_reach->canRedo());
    m_actions.setObstacle("undo", m_reach->undoObstacle());
    m_actions.setObstacle("redo", m_reach->redoObstacle());
    for (Mode *mode : modes())
        mode->enableActions(shown());
    m_pages->enable();
}

void MainWindow::askHint(bool isWhole)
{
    m_explaining->leaveAnswer();
    m_actions["playMode"]->setChecked(true);
    isWhole ? m_solving->play().askWholeHint() : m_solving->play().askHint();
}

void MainWindow::showPlace(int place)
{
    forgetReasoning();
    for (Mode *mode : modes())
        mode->leavePuzzle();
    m_scene.setGeometry({});
    m_middle->showPlace(m_document);
    m_docks->putAside(m_middle->isStartShown());
    const bool isFault = m_document.isFaultShown();
    m_isSettled = isFault || m_document.name().isEmpty();
    showOptions();
    m_answers->setPuzzle(nullptr);
    const bool isOpened = place >= 0 && std::exchange(m_isJustOpened, false);
    // Drawing ends with the file that was drawn.
    if (isOpened && m_document.currentPuzzle()
        && (m_mode == m_drawing.get() || holdsMarks(m_document)))
        m_actions["playMode"]->setChecked(true);
    else if (m_mode == m_drawing.get())
        m_drawing->openSheet();
    else if (place >= 0 && !isFault && !m_document.currentPuzzle())
        m_actions["editMode"]->setChecked(true);
    enableActions();
    showStatus();
    if (isFault)
        settle();
}

void MainWindow::forgetReasoning()
{
    for (Mode *mode : modes())
        mode->forgetReasoning();
}

void MainWindow::showGeometry(const SharedGeometry &geometry)
{
    if (!m_mode->showsPuzzle())
        return;
    m_scene.setGeometry(geometry);
    setSpokenPuzzle(*m_view, m_scheduler.shown());
    shown().tintSides();
    enableActions();
    showStatus();
}

void MainWindow::showExplained()
{
    redraw();
    // An answer that has been chosen is what is wanted, not how it begins.
    if (m_scheduler.shown() != m_document.currentPuzzle())
        m_explaining->playback().last();
    showStatus();
}

void MainWindow::showFinished()
{
    restoreStep();
    // Once the puzzle itself is done with: its answers take the time that is left.
    m_answers->setPuzzle(m_document.currentPuzzle());
    showStatus();
    // The sheet's panel says its verdict itself.
    const QModelIndex row = m_puzzles->pictures().index(m_document.place(), 0);
    if (m_mode != m_drawing.get())
        announce(*m_status, row.data(Qt::AccessibleTextRole).toString());
    settle();
}

void MainWindow::noteStep()
{
    const Playback &playback = m_explaining->playback();
    if (Journal *journal = m_keeper->journal())
        journal->setStep(
            int(playback.depth() > 0 ? playback.openedStep(0) + 1 : playback.position()));
}

void MainWindow::restoreStep()
{
    // Until the file is read, another puzzle may be shown than the session's.
    if (m_document.isReading() || !m_restored)
        return;
    const auto [place, step] = *std::exchange(m_restored, {});
    if (m_document.place() == place && m_explaining->playback().atStart())
        m_explaining->playback().moveTo(std::size_t(std::max(0, step)));
}

void MainWindow::settle()
{
    m_isSettled = true;
    Q_EMIT settled();
}

void MainWindow::showOptions()
{
    const Page *page = m_document.currentPage();
    const Family *const family = page ? page->family : nullptr;
    const std::uint32_t options = !page          ? 0
                                  : page->puzzle ? page->puzzle->options()
                                                 : page->draft->options;
    for (OptionsPanel *panel : {m_options, &m_drawing->editPanel().options()})
        panel->setOptions(family, options);
    if (m_mode == m_drawing.get())
        m_options->hide(); // its own panel has them
}

void MainWindow::showTitle()
{
    setWindowModified(m_document.isModified());
    const QString &name = m_document.name();
    setWindowTitle(name.isEmpty() ? tr("Inkling") : tr("%1[*] – Inkling").arg(name));
}

void MainWindow::showStatus()
{
    m_status->showPuzzle(m_document, m_scheduler, !m_mode->tellsVerdict());
    if (const Page *page = m_document.currentPage(); page && page->puzzle) {
        const PuzzleSummary *summary = m_scheduler.summary(*page);
        m_explaining->showRating(summary ? summary->rating : std::nullopt);
        m_solving->showVerdict(summary);
    }
    m_status->showZoom(*m_view, m_scene);
}

void MainWindow::goBy(int step)
{
    m_document.show(m_puzzles->placeBeside(step));
}

void MainWindow::askNumber()
{
    auto *dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("numberDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Go to Puzzle"));
    dialog->setLabelText(tr("Number, 1 to %L1:").arg(m_document.placeCount()));
    dialog->setInputMode(QInputDialog::IntInput);
    // A box that ends at the last puzzle would take 700 for 7000.
    dialog->setIntRange(1, std::numeric_limits<int>::max());
    dialog->setIntValue(m_document.place() + 1);
    connect(dialog, &QInputDialog::intValueSelected, this, [this](int number) {
        if (number > m_document.placeCount())
            m_status->tell(tr("There are only %Ln puzzles.", nullptr, m_document.placeCount()));
        m_document.show(number - 1);
        m_view->setFocus();
    });
    dialog->open();
}

void MainWindow::print()
{
    PrintSource source = printSource(m_document, m_scheduler);
    if (source.items->empty())
        return;
    source.name = m_keeper->baseName();
    source.folder = m_keeper->folder();
    auto *dialog = new PrintDialog(std::move(source), this);
    connect(dialog, &PrintDialog::printed, m_status, &StatusLine::tell);
    dialog->open();
}

void MainWindow::copy()
{
    auto *list = qobject_cast<QAbstractItemView *>(QApplication::focusWidget());
    if (list && list != m_puzzles && list->currentIndex().isValid())
        QGuiApplication::clipboard()->setText(list->currentIndex().data().toString());
    else if (m_mode == m_drawing.get() && !list && !m_drawing->edit().isDrawingSolution())
        m_drawing->edit().copy();
    else
        m_exports->copyAs().useFirst();
}

void MainWindow::paste()
{
    const QMimeData *const copied = QGuiApplication::clipboard()->mimeData();
    const Dropped held = copied ? Dropped::of(*copied) : Dropped();
    if (!copied || held.isEmpty())
        return m_status->tell(tr("There is no text to paste."));
    EditController &edit = m_drawing->edit();
    if (m_mode != m_drawing.get() || !edit.isOpen())
        return openDropped(held);
    // A whole puzzle is no text of a sheet, unless all of it can stand there; an address never is.
    if (edit.editor().canPasteAll(copied->text()))
        return edit.paste();
    const QByteArray text = textOf(held);
    if (m_pages->addText(text))
        return;
    if (!text.simplified().contains(' ') && recognized(text.toStdString()))
        openDropped(held);
    else
        edit.paste();
}

void MainWindow::openDropped(const Dropped &dropped)
{
    if (dropped.files.size() > 1)
        return m_keeper->openTogether(dropped.files);
    if (!dropped.files.isEmpty())
        return m_keeper->openFile(dropped.files.first());
    const QByteArray text = textOf(dropped);
    // What is open stays: nobody drags a text here to lose a puzzle.
    const bool isAdded = m_document.count() > 0;
    if (isAdded && m_pages->addText(text))
        return m_view->setFocus();
    LineSource source(text.toStdString());
    PageReader reader(source);
    const auto page = reader.next();
    const bool isUnknown
        = !reader.family() && (!reader.unclear() || reader.unclear()->candidates.empty());
    if (!page && (isUnknown || isAdded)) {
        return m_status->tell(tr("This text is not a puzzle. Line %L1: %2")
                                  .arg(page.error().line)
                                  .arg(translated(page.error())));
    }
    if (isAdded)
        return m_status->tell(tr("There is no puzzle in this text."));
    m_keeper->openText(tr("Text"), text, reader.family());
}

void MainWindow::openMade(const QString &name, const Project &project, bool isToBeDrawn)
{
    const bool isFree = m_document.path().isEmpty() && !m_document.isModified();
    MainWindow &window = isFree ? *this : openWindow();
    window.m_isSettled = false;
    window.m_document.openProject(unusedName(name, window), {}, project, std::nullopt);
    window.beginOn(isToBeDrawn);
}

void MainWindow::beginOn(bool isToBeDrawn)
{
    m_actions[isToBeDrawn ? "editMode" : "playMode"]->setChecked(true);
    m_view->setFocus();
}

void MainWindow::closeFile()
{
    if (m_document.name().isEmpty())
        close();
    else
        m_keeper->whenNothingIsLost([this] { m_document.close(); });
}

void MainWindow::takeFirstStep(FirstStep step)
{
    const Family &family = *m_menus->samples().first().family;
    if (step == FirstStep::Draw)
        return m_pages->begin(family, family.drafting().blank({7, 7}));
    // Once the sample is there, and only if nothing else has been opened meanwhile.
    m_keeper->openSample(family, family.samples().front());
    const QString name = translated("Samples", family.samples().front().title);
    connect(
        this, &MainWindow::settled, this,
        [this, step, name] {
            if (m_document.name() != name || !m_solving->play().marks())
                return;
            if (step == FirstStep::AskHint)
                return askHint(false);
            m_actions["explainMode"]->setChecked(true);
            m_explaining->playback().first();
            m_explaining->playback().setPlaying(true);
        },
        Qt::SingleShotConnection);
}

void MainWindow::applyPreferences()
{
    const Preferences preferences = Preferences::read();
    m_scene.setReducedMotion(preferences.liveliness == Liveliness::Fades);
    m_scene.setStill(preferences.liveliness == Liveliness::Still);
    m_actions["reducedMotion"]->setChecked(preferences.liveliness != Liveliness::Lively);
    m_view->setLineNumbersShown(preferences.numbersLines);
    m_actions["lineNumbers"]->setChecked(preferences.numbersLines);
    m_actions["timer"]->setChecked(preferences.play.timer);
    m_solving->play().applyOptions();
}

void MainWindow::applyPreferencesEverywhere()
{
    for (MainWindow *window : allWindows())
        window->applyPreferences();
}

void MainWindow::restoreSettings()
{
    const QSettings settings;
    restoreGeometry(settings.value("geometry").toByteArray());
    restoreState(settings.value("state").toByteArray());
    m_docks->restore(settings);
    m_explaining->playback().setSpeed(settings.value("speed", 2.0).toDouble());
    m_actions["sides"]->setChecked(settings.value("sides", false).toBool());
    m_signs->setOpen(settings.value("signs", false).toBool());
    applyPreferences();
}

void MainWindow::keepOnScreen()
{
    constexpr int frame = 36; // the title above the window
    if (isMaximized() || isFullScreen())
        return;
    QList<QRect> others;
    for (const MainWindow *window : visibleWindows())
        others.append(window->geometry());
    const QRect place
        = placed(geometry(), screen()->availableGeometry().adjusted(0, frame, 0, 0), others);
    // Where it has no place of its own yet, the desktop gives it one.
    if (testAttribute(Qt::WA_Moved) || !others.isEmpty())
        setGeometry(place);
    else
        resize(place.size());
}

void MainWindow::saveSettings()
{
    m_docks->putAside(false); // as they are to come back
    m_docks->unfold();
    m_docks->setStepsOffered(true);
    QSettings settings;
    settings.setValue("geometry", saveGeometry());
    settings.setValue("state", saveState());
    m_docks->save(settings);
    settings.setValue("speed", m_explaining->playback().speed());
    settings.setValue("sides", m_actions["sides"]->isChecked());
    settings.setValue("signs", m_signs->isOpen());
    settings.setValue("theme", int(ThemeManager::instance().choice()));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_document.hasUnsavedWork() && m_closing == Closing::Asks) {
        event->ignore();
        return m_keeper->whenNothingIsLost([this] {
            m_closing = Closing::Alone;
            close();
        });
    }
    // The last window is what comes back next time; quitAll() remembers all of them.
    if (visibleWindows().size() == 1 && m_closing != Closing::WithAll)
        rememberSessions(m_keeper->sessions());
    m_keeper->leaveJournal();
    saveSettings();
    m_view->setHandHeld(false);
    m_document.stop();
    m_scheduler.stop();
    for (Mode *mode : modes())
        mode->stop();
    m_answers->stop();
    m_puzzles->pictures().stop();
    m_exports->stop();
    event->accept();
}

void MainWindow::changeLanguage()
{
    speak(Preferences::read().language);
    renewWindows(*this);
}

void MainWindow::moveTo(MainWindow &other)
{
    saveSettings();
    other.restoreSettings();
    other.setGeometry(geometry());
    for (const Session &session : m_keeper->sessions())
        other.m_keeper->restore(session);
    if (!other.m_document.isReading())
        other.m_reach->goOnAs(*m_reach);
    if (Journal *journal = other.m_keeper->journal())
        journal->flush();
    m_closing = Closing::Alone;
    close();
}

void MainWindow::closeWithAll()
{
    m_closing = Closing::WithAll;
    close();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    if (m_docks)
        m_docks->layOut();
}

} // namespace inkling
