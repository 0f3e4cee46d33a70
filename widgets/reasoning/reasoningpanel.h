// SPDX-License-Identifier: MIT
#pragma once

#include "logic/solver.h"
#include "reasoning/explainedpuzzle.h"
#include "reasoning/stepwords.h"
#include "scene/lighting.h"

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

    /// How much of the height the words have, whatever the step: a list that jumps up and down cannot be
    /// read.
    static constexpr double usualShare = 0.4;

    /// What search found for the puzzle that is explained; null while it is not known.
    void setSolution(std::shared_ptr<const Solution> solution);

    /// Adds what can stand in the place of the list of steps, and shows it there; the list with a null
    /// pointer.
    void addBelow(QWidget *widget);
    void showBelow(QWidget *widget);
    /// Adds a tab beside that of the list of steps. Shows it, or hides it.
    /// `share`: how much of the height the words have while it is chosen.
    void addTab(QWidget *page, const QString &title, double share = usualShare);
    void setTabShown(QWidget *page, bool isShown);
    /// The page of the tab that is chosen; null for the list of steps.
    [[nodiscard]] QWidget *currentTab() const;
    void setCurrentTab(QWidget *page);
    [[nodiscard]] QTabBar &tabs() { return *m_tabs; }
    /// Tells a step of another trace of the same puzzle in words, until the window moves.
    void tellAside(const SharedExplained &steps, std::size_t step);
    /// Tells again what belongs where the window is.
    void tellPosition() { showPosition(); }

    [[nodiscard]] StepListModel &steps() { return *m_steps; }
    [[nodiscard]] QScrollArea &words() { return *m_wordsPart; }
    [[nodiscard]] StepListView &list() { return *m_list; }
    [[nodiscard]] RuleFilter &filter() { return *m_filter; }
    [[nodiscard]] QPushButton &foundButton() { return *m_found; }
    [[nodiscard]] FoundLegend &legend() { return *m_legend; }
    [[nodiscard]] DifficultyStrip &difficulty() { return *m_difficulty; }
    [[nodiscard]] ProgressRow &progress() { return *m_progress; }
    /// How far the heat map is.
    [[nodiscard]] ProgressRow &weighing() { return *m_weighing; }
    [[nodiscard]] Breadcrumb &breadcrumb() { return *m_breadcrumb; }
    [[nodiscard]] CaseRow &cases() { return *m_cases; }
    [[nodiscard]] QPushButton &openButton() { return *m_open; }
    [[nodiscard]] QString stepText() const;
    [[nodiscard]] WordsView &stepWords() { return *m_words; }

    /// Whether the step that is lit can be opened, and whether one has been.
    [[nodiscard]] bool canOpenStep() const;
    [[nodiscard]] bool canLeaveStep() const;
    /// Opens the step that is lit into what its opposite comes to; nothing where it cannot be.
    void openStep();
    /// Back to the step that has been opened last.
    void leaveStep();

Q_SIGNALS:
    /// What canOpenStep() or canLeaveStep() says may have changed.
    void openableChanged();
    void tabChanged();
    /// The reader wants to see what search found, or not to.
    void foundShown(bool shown);
    /// The reader points at a part of what the told step rests on, which is to be lit alone; or no longer.
    void partPointed(const inkling::Lighting &part);
    void partLeft();
    /// The keyboard has nothing more to do here: it belongs to the board again.
    void keyboardReleased();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeWordsPart();
    QWidget *makeStepCard();
    QWidget *makeListPart();
    /// Shows above the list what there is room for.
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
    /// Shares the height between the words and the list, unless the reader has.
    void splitRoom();
    void tell(const SharedExplained &explained, std::size_t step, const QString &heading);
    void writeTold();
    /// Lights the group of a link, else the one that is unfolded.
    void lightPart(const QString &link);
    void forgetTold();
    void hideFound();
    void showOpen();
    void showAllSteps();
    /// Whether the step that is lit has been opened, and nothing more was in it.
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
    /// The step that is told, null where none is, and how.
    SharedExplained m_told;
    std::size_t m_toldStep = 0;
    Unfolded m_unfolded;
    bool m_isPartLit = false;
    std::shared_ptr<const Puzzle> m_puzzle;
    /// Of the puzzle's reasonings, steps in which nothing more was found when they were opened.
    std::map<SharedExplained, std::set<std::size_t>> m_plain;
    std::shared_ptr<const Solution> m_solution;
    QSplitter *m_split;
    /// The list of steps, or what stands in its place.
    QStackedWidget *m_below;
    QTabBar *m_tabs;
    /// Of all tabs but the first.
    QList<QWidget *> m_pages;
    QList<double> m_shares;
    QScrollArea *m_wordsPart = nullptr;
    bool m_isSplitByHand = false;
};

} // namespace inkling
