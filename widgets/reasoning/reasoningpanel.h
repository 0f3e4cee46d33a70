// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/solver.h"
#include "reasoning/explainedpuzzle.h"
#include "scene/lighting.h"
#include "steps/stepwords.h"

#include <QWidget>
#include <map>
#include <set>

class QCheckBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QSplitter;
class QStackedWidget;
class QTabBar;

namespace inkling {

class Breadcrumb;
class CaseRow;
class DifficultyStrip;
class FoundLegend;
class Playback;
class ProgressRow;
class RuleCard;
class RuleFilter;
class StepListModel;
class StepListView;
class StepOpener;
class WordsView;

/// The right side of the window: the current step in words, its rule's card, and the list of steps.
class ReasoningPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ReasoningPanel(Playback &playback, QWidget *parent = nullptr);

    /// The share of the height for the words, the same for every step: a list that
    /// jumps up and down cannot be read.
    static constexpr double usualShare = 0.40;

    /// Sets the result of the search for answers to the explained
    /// puzzle; null while it is not known.
    void setSolution(std::shared_ptr<const Solution> solution);

    /// addBelow() adds a widget that can stand in place of the list of steps; showBelow() shows it
    /// there, or the list (or the chosen tab's page) with a null pointer.
    void addBelow(QWidget *widget);
    void showBelow(QWidget *widget);
    /// addTab() adds a tab beside that of the list of steps, setTabShown() shows or hides it.
    /// `share`: the share of the height for the words while the tab is chosen.
    void addTab(QWidget *page, const QString &title, double share = usualShare);
    void setTabShown(QWidget *page, bool isShown);
    /// The page of the tab that is chosen; null for the list of steps.
    [[nodiscard]] QWidget *currentTab() const;
    void setCurrentTab(QWidget *page);
    [[nodiscard]] QTabBar &tabs() { return *m_tabs; }
    /// Tells a step of another trace of the same puzzle in words, until the position changes.
    void tellAside(const SharedExplained &steps, std::size_t step);
    /// Tells the step at the window's position again.
    void tellPosition() { showPosition(); }

    [[nodiscard]] StepListModel &steps() { return *m_steps; }
    [[nodiscard]] QScrollArea &words() { return *m_wordsPart; }
    [[nodiscard]] RuleCard &ruleCard() { return *m_ruleCard; }
    [[nodiscard]] StepListView &list() { return *m_list; }
    [[nodiscard]] RuleFilter &filter() { return *m_filter; }
    [[nodiscard]] QPushButton &foundButton() { return *m_found; }
    [[nodiscard]] FoundLegend &legend() { return *m_legend; }
    [[nodiscard]] DifficultyStrip &difficulty() { return *m_difficulty; }
    [[nodiscard]] ProgressRow &progress() { return *m_progress; }
    /// The progress of the heat map.
    [[nodiscard]] ProgressRow &weighing() { return *m_weighing; }
    [[nodiscard]] Breadcrumb &breadcrumb() { return *m_breadcrumb; }
    [[nodiscard]] CaseRow &cases() { return *m_cases; }
    [[nodiscard]] QPushButton &openButton() { return *m_open; }
    [[nodiscard]] QString stepText() const;
    [[nodiscard]] WordsView &stepWords() { return *m_words; }

    /// Whether the lit step can be opened; canLeaveStep(): whether a step is open.
    [[nodiscard]] bool canOpenStep() const;
    [[nodiscard]] bool canLeaveStep() const;
    /// Opens the lit step: shows its parts, or the reasoning from its opposite. Does
    /// nothing if it cannot be opened.
    void openStep();
    /// Goes back to the step that was opened last.
    void leaveStep();

Q_SIGNALS:
    /// The results of canOpenStep() or canLeaveStep() may have changed.
    void openableChanged();
    void tabChanged();
    /// Asks to show the answers found by search on the board, or to hide them.
    void foundShown(bool shown);
    /// Asks to light only the part of the premises that the reader points at; partLeft(): asks to
    /// light all again.
    void partPointed(const inkling::Lighting &part);
    void partLeft();
    /// The keyboard is not needed here any more and goes back to the board.
    void keyboardReleased();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeWordsPart();
    QWidget *makeStepCard();
    QWidget *makeListPart();
    /// Shows above the list only those parts for which there is room.
    void arrangeList();
    QWidget *makeTabs();
    void showExplained();
    void showGrown(const SharedExplained &before);
    void offerRules();
    void showPosition();
    void showStep(std::size_t step);
    void showStart();
    void showEnd();
    void writeWords(const QString &heading, const QString &words);
    /// Divides the height between the words and the list, unless the reader has moved the divider.
    /// The words get their tab's share, and more if a rule's picture would not be seen whole.
    void splitRoom();
    /// The least height in which the words and the rule's picture are seen; 0 without a picture.
    [[nodiscard]] int leastWords();
    [[nodiscard]] int heightAbovePicture();
    [[nodiscard]] int widthOfPicture() const;
    /// Makes the picture as large as it can be seen whole, with so much height for the words.
    void fitPicture(int words);
    void tell(const SharedExplained &explained, std::size_t step, const QString &heading);
    void writeTold();
    /// Lights the premises that a link stands for; for a link that names none, the unfolded group.
    void lightPart(const QString &link);
    void forgetTold();
    void hideFound();
    void showOpen();
    void showAllSteps();
    /// Whether the lit step was opened before and found to have nothing more inside.
    [[nodiscard]] bool isStepPlain() const;

    Playback &m_playback;
    StepListModel *m_steps;
    StepListView *m_list;
    RuleFilter *m_filter;
    QLabel *m_heading;
    WordsView *m_words;
    CaseRow *m_cases;
    RuleCard *m_ruleCard;
    QPushButton *m_open;
    QLabel *m_plainText;
    StepOpener *m_opener;
    Breadcrumb *m_breadcrumb;
    QCheckBox *m_allSteps;
    QWidget *m_listPart;
    QWidget *m_filterPart;
    QWidget *m_ratingPart;
    DifficultyStrip *m_difficulty;
    ProgressRow *m_progress;
    ProgressRow *m_weighing;
    QPushButton *m_found;
    FoundLegend *m_legend;
    /// The reasoning and the index of the step that is told, null if
    /// none is; and its unfolded parts.
    SharedExplained m_told;
    std::size_t m_toldStep = 0;
    Unfolded m_unfolded;
    bool m_isPartLit = false;
    std::shared_ptr<const Puzzle> m_puzzle;
    /// For each of the puzzle's reasonings, the steps in which nothing more
    /// was found when they were opened.
    std::map<SharedExplained, std::set<std::size_t>> m_plain;
    std::shared_ptr<const Solution> m_solution;
    QSplitter *m_split;
    /// The list of steps, the pages of the other tabs, and the widgets
    /// that can stand in their place.
    QStackedWidget *m_below;
    QTabBar *m_tabs;
    /// The pages of all tabs but the first, and their shares of the height.
    QList<QWidget *> m_pages;
    QList<double> m_shares;
    QScrollArea *m_wordsPart = nullptr;
    bool m_isSplitByHand = false;
    /// The most that a step of this reasoning needed for its words: the divider keeps still when
    /// the next one needs less.
    int m_wordsHeight = 0;
};

} // namespace inkling
