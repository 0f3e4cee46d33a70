// SPDX-License-Identifier: MIT
#pragma once

#include "documents/document.h"
#include "documents/recentfiles.h"
#include "look/actiontable.h"
#include "reasoning/knownanswers.h"
#include "reasoning/scheduler.h"
#include "scene/boardscene.h"
#include "window/start/startpage.h"

#include <QMainWindow>
#include <optional>
#include <utility>
#include <vector>

class QStackedWidget;

namespace inkling {

class AnswersPanel;
class BoardPointer;
class BoardView;
class DrawingMode;
class ErrorPage;
class ExplainingMode;
class FileKeeper;
class JournalFile;
class Middle;
class Mode;
class NoticeBar;
class OptionsPanel;
class PageActions;
class PuzzleFinder;
class PuzzleListModel;
class PuzzleListView;
class SignLegend;
class SolvingMode;
class StatusLine;
class UndoReach;
class WindowDocks;
class WindowExports;
class WindowMenus;
struct Dropped;
struct Project;
struct Session;

/// A window of the program, with the list of puzzles on the left, the board in the middle, and the
/// panel of the current mode on the right. Hosts the modes, and knows nothing of what they do.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Whether the current puzzle has been laid out, reasoned out and solved, so that all about it
    /// is shown.
    [[nodiscard]] bool isSettled() const { return m_isSettled; }

    [[nodiscard]] Document &document() { return m_document; }
    [[nodiscard]] Scheduler &scheduler() { return m_scheduler; }
    [[nodiscard]] FileKeeper &keeper() { return *m_keeper; }
    [[nodiscard]] NoticeBar &notice();
    [[nodiscard]] StartPage &startPage();
    [[nodiscard]] ErrorPage &errorPage();
    [[nodiscard]] BoardScene &scene() { return m_scene; }
    [[nodiscard]] BoardView &view() { return *m_view; }
    [[nodiscard]] BoardPointer &pointer() { return *m_pointer; }
    [[nodiscard]] DrawingMode &drawing() { return *m_drawing; }
    [[nodiscard]] SolvingMode &solving() { return *m_solving; }
    [[nodiscard]] ExplainingMode &explaining() { return *m_explaining; }
    [[nodiscard]] SignLegend &signs() { return *m_signs; }
    [[nodiscard]] AnswersPanel &answers() { return *m_answers; }
    [[nodiscard]] OptionsPanel &options() { return *m_options; }
    [[nodiscard]] PuzzleListView &puzzles() { return *m_puzzles; }
    [[nodiscard]] PuzzleFinder &finder() { return *m_finder; }
    [[nodiscard]] KnownAnswers &knownAnswers() { return m_known; }
    [[nodiscard]] RecentFiles &recentFiles() { return m_recent; }
    [[nodiscard]] ActionTable &actions() { return m_actions; }
    [[nodiscard]] QString status() const;

    /// Shows in another window, which is new, what is open here, as it stands, and closes this one.
    void moveTo(MainWindow &other);
    /// Closes without a question, and leaves what comes back next time to who closes all windows.
    void closeWithAll();

Q_SIGNALS:
    void settled();

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The way in which the window closes: asks about unsaved changes first; closes alone; or
    /// closes together with all other windows.
    enum class Closing : std::uint8_t { Asks, Alone, WithAll };

    void makeModes();
    void makeParts();
    [[nodiscard]] QWidget *makeSide();
    void connectActions();
    void connectDialogs();
    void connectDocument();
    void connectScheduler();
    void connectModes();
    void connectParts();
    /// All modes.
    [[nodiscard]] std::vector<Mode *> modes() const;
    /// The mode whose board is shown.
    [[nodiscard]] Mode &shown() const;
    void setMode(Mode &mode);
    /// Goes to the mode in which a change is seen, and says so: the history goes across the modes.
    void goWhereSeen(const PageChange &change);
    void redraw();
    void enableActions();
    void askHint(bool isWhole);

    void showPlace(int place);
    void forgetReasoning();
    void showGeometry(const SharedGeometry &geometry);
    void showExplained();
    void showFinished();
    void showOptions();
    void showTitle();
    void showStatus();
    void settle();

    /// Shows the puzzle that is listed `step` rows after the shown one.
    void goBy(int step);
    /// Tells the journal which step is shown.
    void noteStep();
    /// Goes to the position in the reasoning that a restored session had.
    void restoreStep();
    void askNumber();
    void print();
    void showPractice();
    void showCourse(const inkling::Family &family);
    /// Copies what the keyboard is on: cells that are drawn, a row of a list, else the puzzle.
    void copy();
    /// Puts the text of the clipboard into the sheet, or takes the puzzles that it holds.
    void paste();
    void openDropped(const Dropped &dropped);
    /// Opens what was made here, if nothing is open that must stay; else in a window of its own.
    void openMade(const QString &name, const Project &project, bool isToBeDrawn);
    /// Goes to the mode in which a new puzzle is drawn, or one that was made is solved.
    void beginOn(bool isToBeDrawn);
    void closeFile();
    void keepOnScreen();
    void takeFirstStep(FirstStep step);
    void applyPreferences();
    void applyPreferencesEverywhere();
    void changeLanguage();
    void restoreSettings();
    void saveSettings();

    ActionTable m_actions;
    RecentFiles m_recent;
    Document m_document;
    Scheduler m_scheduler{m_document};
    KnownAnswers m_known{m_document};
    BoardScene m_scene;
    BoardView *m_view;
    BoardPointer *m_pointer;
    std::unique_ptr<SolvingMode> m_solving;
    std::unique_ptr<ExplainingMode> m_explaining;
    std::unique_ptr<DrawingMode> m_drawing;
    Mode *m_mode = nullptr; ///< the mode that is on
    std::unique_ptr<UndoReach> m_reach;
    std::unique_ptr<FileKeeper> m_keeper;
    PageActions *m_pages;
    WindowMenus *m_menus;
    WindowDocks *m_docks = nullptr;
    StatusLine *m_status;
    Middle *m_middle;
    QStackedWidget *m_side;
    PuzzleListView *m_puzzles;
    PuzzleFinder *m_finder;
    OptionsPanel *m_options;
    AnswersPanel *m_answers;
    SignLegend *m_signs;
    WindowExports *m_exports;
    Closing m_closing = Closing::Asks;
    bool m_isSettled = true;
    /// Whether nothing of the document has been shown yet, and no mode was chosen for it.
    bool m_isJustOpened = false;
    /// The place and the position in its reasoning that are still to be restored.
    std::optional<std::pair<int, int>> m_restored;
};

} // namespace inkling
