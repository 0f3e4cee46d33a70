// SPDX-License-Identifier: MIT
#pragma once

#include "documents/document.h"
#include "documents/puzzlefile.h"
#include "documents/recentfiles.h"
#include "look/actiontable.h"
#include "scene/boardscene.h"
#include "transport/playback.h"
#include "window/droptarget.h"
#include "window/samplegallery.h"
#include "window/startpage.h"
#include "worker.h"

#include <QMainWindow>
#include <functional>

class QActionGroup;
class QDockWidget;
class QFileDialog;
class QLabel;
class QMenu;
class QStackedWidget;

namespace inkling {

class AnswersPanel;
class BoardPointer;
class BoardView;
class EditController;
class EditPanel;
struct Session;
class ErrorPage;
class Journal;
class JournalFile;
class NoticeBar;
class OptionsPanel;
class SignLegend;
class SurveyController;
class PlayController;
class PlayPanel;
class PossibleSteps;
class PuzzleListModel;
class PuzzleListView;
class ReasoningPanel;
class TransportBar;
class TutorDesk;
class VerdictController;
class VerdictPanel;
class WhyController;
class WhyPanel;

/// The window: puzzles on the left, the board in the middle, the reasoning on the right.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    /// These two ask first where something would be lost, and may so not do it, or later.
    void openFile(const QString &path);
    void openSample(const Family &family, const Sample &sample);
    /// From now on all that is not saved is kept in a journal.
    void keepJournal(std::unique_ptr<JournalFile> file);
    /// Opens what was open, and where it was; says so if it is not in a file.
    void restore(const Session &session);
    /// All that the journal of a window that ended without closing tells of; from then on it is
    /// this one's. Read on another thread; until it is, the window takes no input, and is not
    /// enabled.
    void restoreFrom(std::unique_ptr<JournalFile> file);
    /// Whether what there is to see of the current puzzle is there: laid out, reasoned about, solved.
    [[nodiscard]] bool isSettled() const { return m_isSettled; }

    [[nodiscard]] PuzzleFile &file() { return m_file; }
    [[nodiscard]] Document &document() { return m_document; }
    [[nodiscard]] NoticeBar &notice() { return *m_notice; }
    /// Null if none is kept.
    [[nodiscard]] Journal *journal() { return m_journal.get(); }
    [[nodiscard]] Playback &playback() { return m_playback; }
    [[nodiscard]] BoardScene &scene() { return m_scene; }
    [[nodiscard]] BoardView &view() { return *m_view; }
    [[nodiscard]] ReasoningPanel &reasoning() { return *m_reasoning; }
    [[nodiscard]] EditController &edit() { return *m_edit; }
    [[nodiscard]] EditPanel &editPanel() { return *m_editPanel; }
    [[nodiscard]] PlayController &play() { return *m_play; }
    [[nodiscard]] PlayPanel &playPanel() { return *m_playPanel; }
    [[nodiscard]] WhyController &why() { return *m_why; }
    [[nodiscard]] WhyPanel &whyPanel() { return *m_whyPanel; }
    [[nodiscard]] BoardPointer &pointer() { return *m_pointer; }
    [[nodiscard]] SignLegend &signs() { return *m_signs; }
    [[nodiscard]] SurveyController &survey() { return *m_survey; }
    [[nodiscard]] PossibleSteps &possible() { return *m_possible; }
    [[nodiscard]] VerdictController &verdict() { return *m_verdictDesk; }
    [[nodiscard]] VerdictPanel &verdictPanel() { return *m_verdict; }
    [[nodiscard]] AnswersPanel &answers() { return *m_answers; }
    [[nodiscard]] OptionsPanel &options() { return *m_options; }
    [[nodiscard]] TransportBar &transport() { return *m_transport; }
    [[nodiscard]] PuzzleListView &puzzles() { return *m_puzzles; }
    [[nodiscard]] ErrorPage &errorPage() { return *m_errorPage; }
    [[nodiscard]] StartPage &startPage() { return *m_start; }
    [[nodiscard]] RecentFiles &recentFiles() { return m_recent; }
    [[nodiscard]] ActionTable &actions() { return m_actions; }
    [[nodiscard]] QString status() const;

Q_SIGNALS:
    void settled();

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void makeMiddle();
    /// Gives the docks the widths that the reader gave them last, less where the window has no room.
    void layOutDocks();
    void rememberDockWidth(const QWidget &dock);
    /// Away from the start page, beside which they would be empty, and back as they were.
    void putDocksAside(bool areAside);
    void makeDocks();
    void makeMenus();
    void makeThemeMenu(QMenu *menu);
    void makeSamples(QMenu *menu);
    void makeStatusBar();
    void connectActions();
    void connectFile();
    /// Solving by hand, hints and "why?".
    void makePlay();
    void connectPlay();
    /// Files, what is dropped, menus out of the table, preferences: see mainwindowmanners.cpp.
    void connectManners();
    void openDropped(const Dropped &dropped);
    /// One of the things that the start page offers to try.
    void takeFirstStep(FirstStep step);
    /// Pops up these of the table, those that there are; '-' parts them. Once it is gone, so is the menu.
    void popUp(const char *name, const QPoint &place, const std::vector<const char *> &ids);
    void connectMenus();
    void showPreferences();
    void showShortcuts();
    /// Reads the preferences anew.
    void applyPreferences();
    void connectPlayTools();
    /// Lists the pins of the marks on the board, to go to or to take away.
    void listPins();
    /// What helps setters: possible steps, heat, conflicts, additions, puzzles made to order.
    void makeWorkshop();
    void generate();
    /// Puzzles made to order, and what to call them.
    void takeMade(const QString &name, const std::vector<std::shared_ptr<const Puzzle>> &made);

    void connectDocument();
    /// What was done, and where in it one is.
    [[nodiscard]] QWidget *makeHistory();
    void enableDocumentActions();
    void showTitle();
    void movePuzzle(int by);
    void showProperties();
    /// All these may ask something, and may fail; `afterwards` is done once it is saved.
    void save(std::function<void()> afterwards = {});
    void saveAs(std::function<void()> afterwards = {});
    void saveTo(const QString &path, std::function<void()> afterwards);
    void write(const QString &path, bool isProject, std::function<void()> afterwards);
    void exportText();
    void print();
    [[nodiscard]] QFileDialog *makeSaveDialog(const QString &heading, const QStringList &filters);
    void tellProblem(const QString &what, const QString &reason);
    /// At once, where all is saved; else once that is settled, unless it is called off.
    void whenNothingIsLost(std::function<void()> afterwards);
    void leaveJournal();
    [[nodiscard]] static QList<MainWindow *> openWindows();
    /// Closes all windows, once nothing would be lost of any but of those that have been asked; all come back.
    void quit(const QList<MainWindow *> &asked = {});

    /// How far the explaining of what no named rule settles is; `open`: so many unknowns, if it is known.
    void showExplaining();
    /// Drawing puzzles.
    [[nodiscard]] EditPanel *makeEditPanel();
    void fillPuzzleMenu(QMenu &menu);
    void connectEdit();
    void setEditing(bool isEditing);
    /// Puts the puzzle that is shown on the sheet.
    void openSheet();
    /// What is on the sheet has become another puzzle: what was known of it is out of date.
    void forgetReasoning();
    /// Those of the puzzle that is shown, finished or not.
    void showOptions();
    void tellVerdict();
    void chooseNew();
    void beginSheet(const Family &family, const Draft &draft);
    void enableEditing();
    void setPlaying(bool isByHand);
    /// Shows on the board and beside it what is to be there: marks, a proof, or the reasoning.
    void redrawBoard();
    /// Cells inside and outside, as the reader wishes; what a person has marked always.
    void showSides();
    /// `ask`: for a little of a hint, or for all of it. The board is the person's then.
    void askHint(void (PlayController::*ask)());

    /// Makes the space bar play when it is let go, unless it was held to move the board. Returns
    /// whether the event has been dealt with.
    bool holdSpace(QObject *watched, QKeyEvent &event);
    void showCurrent(int index);
    void enableActions();
    void showBoard(const SharedGeometry &geometry);
    void showExplained(const SharedExplained &explained);
    void showSolution(const std::shared_ptr<const Solution> &solution);
    void showFinished();
    /// A step has been opened or left.
    void showDepth();
    void showMove(std::size_t from, std::size_t to, const std::vector<MarkChange> &changes);
    void showFound(bool shown);
    /// There is no puzzle in the file.
    void showNothing();
    void showStatus();
    void showZoom();
    void applyTheme(const Theme &theme);
    [[nodiscard]] Motion motionFor(std::size_t from, std::size_t to) const;

    void chooseFile();
    void exportBoard();
    /// What a file made of what is open is called, without an ending.
    [[nodiscard]] QString baseName() const;
    /// Of the file, the puzzle and the step.
    [[nodiscard]] QString exportName() const;
    void goToPuzzle(int index);
    void showRecent();
    void restoreSettings();
    void saveSettings();

    ActionTable m_actions;
    PuzzleFile m_file;
    Document m_document{m_file};
    std::unique_ptr<Journal> m_journal;
    /// While it is read.
    std::unique_ptr<JournalFile> m_orphan;
    Worker m_restorer;
    Worker m_saver;
    Playback m_playback;
    BoardScene m_scene;
    BoardView *m_view = nullptr;
    QStackedWidget *m_middle = nullptr;
    StartPage *m_start = nullptr;
    ErrorPage *m_errorPage = nullptr;
    PuzzleListModel *m_puzzleModel = nullptr;
    PuzzleListView *m_puzzles = nullptr;
    BoardPointer *m_pointer = nullptr;
    TutorDesk *m_desk = nullptr;
    PlayController *m_play = nullptr;
    WhyController *m_why = nullptr;
    EditController *m_edit = nullptr;
    EditPanel *m_editPanel = nullptr;
    /// What is on the sheet; noPage where nothing is.
    PageId m_sheetPage = noPage;
    ReasoningPanel *m_reasoning = nullptr;
    PossibleSteps *m_possible = nullptr;
    SignLegend *m_signs = nullptr;
    SurveyController *m_survey = nullptr;
    VerdictPanel *m_verdict = nullptr;
    VerdictController *m_verdictDesk = nullptr;
    PlayPanel *m_playPanel = nullptr;
    WhyPanel *m_whyPanel = nullptr;
    /// The reasoning, or what is beside the board while one solves by hand.
    QStackedWidget *m_side = nullptr;
    AnswersPanel *m_answers = nullptr;
    OptionsPanel *m_options = nullptr;
    TransportBar *m_transport = nullptr;
    QDockWidget *m_leftDock = nullptr;
    QDockWidget *m_rightDock = nullptr;
    int m_leftWidth = 230;
    int m_rightWidth = 360;
    QList<SampleGroup> m_samples;
    RecentFiles m_recent;
    QMenu *m_recentMenu = nullptr;
    DropTarget *m_dropTarget = nullptr;
    QMenu *m_pinsMenu = nullptr;
    QActionGroup *m_themes = nullptr;
    QLabel *m_status = nullptr;
    QLabel *m_zoom = nullptr;
    std::shared_ptr<const Solution> m_solution;
    /// Of the puzzle that is shown, whatever is on the scene; null while it is laid out.
    SharedGeometry m_geometry;
    NoticeBar *m_notice = nullptr;
    QDockWidget *m_historyDock = nullptr;
    QList<QDockWidget *> m_docksAside;
    bool m_areDocksAside = false;
    QMenu *m_turnsMenu = nullptr;
    QMenu *m_symmetryMenu = nullptr;
    /// To be shown once all is read.
    int m_restoredPuzzle = 0;
    bool m_isLeaving = false;
    bool m_isQuitting = false;
    bool m_isSettled = true;
};

} // namespace inkling
