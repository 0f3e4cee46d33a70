// SPDX-License-Identifier: MIT
#include "reasoning/reasoningpanel.h"

#include "accessible/announcement.h"
#include "logic/model/premisecount.h"
#include "panelarea.h"
#include "phrases.h"
#include "reasoning/answermarks.h"
#include "reasoning/breadcrumb.h"
#include "reasoning/endwords.h"
#include "steps/caserow.h"
#include "steps/foundlegend.h"
#include "steps/rulecard.h"
#include "steps/rulefilter.h"
#include "steps/rulepictureview.h"
#include "steps/steplistview.h"
#include "steps/stepopener.h"
#include "steps/stepwords.h"
#include "steps/wordsview.h"
#include "transport/difficultystrip.h"
#include "transport/playback.h"
#include "transport/progressrow.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTextDocument>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace inkling {

namespace {

constexpr int margin = 14;
/// Where the list's part is lower than that, what stands above the list makes room for some rows.
constexpr int leastForRating = 270;
constexpr int leastForFilter = 215;
/// What stands above the list does not grow into this.
constexpr int leastForList = 130;
/// The picture of a rule becomes as low as this before the words get more room.
constexpr int smallestPicture = 110;

} // namespace

ReasoningPanel::ReasoningPanel(Playback &playback, QWidget *parent)
    : QWidget(parent)
    , m_playback(playback)
    , m_steps(new StepListModel(this))
    , m_list(new StepListView(*m_steps))
    , m_filter(new RuleFilter)
    , m_heading(new QLabel)
    , m_words(new WordsView)
    , m_cases(new CaseRow(playback))
    , m_ruleCard(new RuleCard)
    , m_open(new QPushButton)
    , m_plainText(new QLabel(tr("Inkling found no smaller steps in this one; there may be some.")))
    , m_opener(new StepOpener(this))
    , m_breadcrumb(new Breadcrumb(playback))
    , m_allSteps(new QCheckBox(tr("All steps")))
    , m_listPart(new QWidget)
    , m_filterPart(new QWidget)
    , m_ratingPart(new QWidget)
    , m_difficulty(new DifficultyStrip(playback))
    , m_progress(new ProgressRow)
    , m_weighing(new ProgressRow)
    , m_found(new QPushButton)
    , m_legend(new FoundLegend)
    , m_split(new QSplitter(Qt::Vertical))
    , m_below(new QStackedWidget)
    , m_tabs(new QTabBar)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_breadcrumb);
    layout->addWidget(m_progress);
    layout->addWidget(m_weighing);
    m_split->setHandleWidth(1);
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(makeWordsPart());
    m_below->addWidget(makeListPart());
    m_split->addWidget(makeTabs());
    m_split->setStretchFactor(1, 1);
    layout->addWidget(m_split);
    connect(m_split, &QSplitter::splitterMoved, this, [this] { m_isSplitByHand = true; });

    connect(m_filter, &RuleFilter::filterChanged, this, [this](const QString &text) {
        m_steps->setFilter(text);
        showPosition();
    });
    connect(m_filter, &RuleFilter::keyboardReleased, this, &ReasoningPanel::keyboardReleased);
    connect(m_list, &StepListView::stepChosen, &playback, [this](std::size_t step) {
        m_playback.setPlaying(false);
        m_playback.moveToStep(step);
    });
    connect(m_list, &StepListView::endChosen, &playback, &Playback::last);
    connect(m_list, &StepListView::openChosen, this, &ReasoningPanel::openStep);
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (m_opener->isBusy())
            m_opener->stop();
        else if (canOpenStep())
            openStep();
        else
            leaveStep();
    });
    connect(m_opener, &StepOpener::busyChanged, this, &ReasoningPanel::showOpen);
    connect(m_opener, &StepOpener::opened, &playback, [this](const SharedExplained &nested) {
        if (!canOpenStep())
            return;
        if (nested && saysMore(nested->trace()))
            return m_playback.open(nested);
        m_plain[m_playback.explained()].insert(*m_playback.step());
        m_steps->setPlain(m_plain[m_playback.explained()]);
        showOpen();
    });
    connect(m_allSteps, &QCheckBox::toggled, &playback, &Playback::showAllSteps);
    connect(m_found, &QPushButton::toggled, this, [this](bool shown) {
        m_found->setText(shown ? tr("Hide what the search found")
                               : tr("Show what the search found"));
        m_legend->setVisible(shown);
        if (shown && m_solution)
            m_legend->setAnswers(m_solution->second ? 2 : 1,
                                 lookOf(*m_playback.explained()->model, *m_solution->first));
        Q_EMIT foundShown(shown);
    });
    connect(m_words, &WordsView::linkPointed, this, &ReasoningPanel::lightPart);
    connect(m_words, &WordsView::linkChosen, this, [this](const QString &link) {
        m_unfolded.toggle(link);
        writeTold();
        lightPart(link);
    });
    connect(&playback, &Playback::explainedChanged, this, &ReasoningPanel::showExplained);
    connect(&playback, &Playback::grown, this, &ReasoningPanel::showGrown);
    connect(&playback, &Playback::caseChanged, this, [this] {
        m_cases->refresh();
        writeTold();
    });
    connect(&playback, &Playback::moved, this, [this] {
        showPosition();
        // One after the other, played sentences are more than can be listened to.
        if (!m_playback.isPlaying())
            announce(*m_words, m_words->document().toPlainText());
    });
    showExplained();
}

QWidget *ReasoningPanel::makeWordsPart()
{
    m_wordsPart = new PanelArea(makeStepCard());
    return m_wordsPart;
}

QWidget *ReasoningPanel::makeListPart()
{
    auto *filterLayout = new QVBoxLayout(m_filterPart);
    filterLayout->setContentsMargins(margin, 4, margin, 4);
    filterLayout->addWidget(m_filter);
    m_allSteps->setObjectName(QStringLiteral("allSteps"));
    m_allSteps->setToolTip(tr("Every step as it was found, none combined or left out"));
    filterLayout->addWidget(m_allSteps);
    auto *ratingLayout = new QVBoxLayout(m_ratingPart);
    ratingLayout->setContentsMargins(0, 0, 0, 0);
    ratingLayout->addWidget(m_difficulty);

    auto *layout = new QVBoxLayout(m_listPart);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_ratingPart);
    layout->addWidget(m_filterPart);
    layout->addWidget(m_list, 1);
    m_listPart->installEventFilter(this);
    return m_listPart;
}

void ReasoningPanel::arrangeList()
{
    const int room = m_listPart->height();
    // Inside an opened step the puzzle's rating says nothing.
    m_ratingPart->setVisible(room >= leastForRating && !canLeaveStep());
    m_filterPart->setVisible(room >= leastForFilter);
}

QWidget *ReasoningPanel::makeStepCard()
{
    auto *card = new QWidget;
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(margin, 12, margin, 14);
    layout->setSpacing(8);
    QFont headingFont = font();
    headingFont.setPointSizeF(headingFont.pointSizeF() * 0.88);
    m_heading->setFont(headingFont);
    m_heading->setWordWrap(true);
    m_heading->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(m_heading);
    layout->addWidget(m_words);
    layout->addWidget(m_cases);
    m_found->setObjectName(QStringLiteral("found"));
    m_found->setCheckable(true);
    m_found->setText(tr("Show what the search found"));
    m_open->setObjectName(QStringLiteral("openStepButton"));
    layout->addWidget(m_open, 0, Qt::AlignLeft);
    m_plainText->setObjectName(QStringLiteral("plainStep"));
    m_plainText->setFont(headingFont);
    m_plainText->setWordWrap(true);
    m_plainText->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(m_plainText);
    layout->addWidget(m_found, 0, Qt::AlignLeft);
    m_legend->hide();
    layout->addWidget(m_legend);

    layout->addWidget(m_ruleCard);
    layout->addStretch();
    return card;
}

void ReasoningPanel::setSolution(std::shared_ptr<const Solution> solution)
{
    m_solution = std::move(solution);
    m_found->setChecked(false);
    showPosition();
}

void ReasoningPanel::addBelow(QWidget *widget)
{
    m_below->addWidget(widget);
}

void ReasoningPanel::showBelow(QWidget *widget)
{
    m_tabs->setVisible(!widget && !m_pages.isEmpty());
    if (!widget)
        widget = currentTab();
    m_below->setCurrentWidget(widget ? widget : m_below->widget(0));
}

QWidget *ReasoningPanel::makeTabs()
{
    m_tabs->setObjectName(QStringLiteral("reasoningTabs"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setElideMode(Qt::ElideRight);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->addTab(tr("Path"));
    m_tabs->hide();
    connect(m_tabs, &QTabBar::currentChanged, this, [this] {
        showBelow(nullptr);
        splitRoom();
        showPosition();
        Q_EMIT tabChanged();
    });
    auto *part = new QWidget;
    // What stands above the list is hidden where it is low, and does not keep it from being low.
    part->setMinimumHeight(leastForList);
    auto *layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs);
    layout->addWidget(m_below, 1);
    return part;
}

void ReasoningPanel::addTab(QWidget *page, const QString &title, double share)
{
    m_shares.append(share);
    m_below->addWidget(page);
    m_pages.append(page);
    m_tabs->addTab(title);
    m_tabs->show();
}

void ReasoningPanel::setTabShown(QWidget *page, bool isShown)
{
    const int tab = int(m_pages.indexOf(page)) + 1;
    if (m_tabs->isTabVisible(tab) == isShown)
        return;
    if (!isShown && m_tabs->currentIndex() == tab)
        m_tabs->setCurrentIndex(0);
    m_tabs->setTabVisible(tab, isShown);
}

QWidget *ReasoningPanel::currentTab() const
{
    const int tab = m_tabs->currentIndex();
    return tab <= 0 ? nullptr : m_pages.value(tab - 1);
}

void ReasoningPanel::setCurrentTab(QWidget *page)
{
    m_tabs->setCurrentIndex(page ? int(m_pages.indexOf(page)) + 1 : 0);
}

QString ReasoningPanel::stepText() const
{
    return m_words->document().toPlainText();
}

void ReasoningPanel::showExplained()
{
    const auto puzzle = m_playback.explained() ? m_playback.explained()->puzzle : nullptr;
    if (puzzle != m_puzzle) {
        m_solution.reset();
        m_plain.clear();
        m_wordsHeight = 0;
    }
    m_puzzle = puzzle;
    m_steps->setExplained(m_playback.explained());
    if (const auto steps = m_plain.find(m_playback.explained()); steps != m_plain.end())
        m_steps->setPlain(steps->second);
    offerRules();
    showAllSteps();
    arrangeList();
    m_found->setChecked(false);
    showPosition();
}

void ReasoningPanel::offerRules()
{
    QStringList rules;
    for (const auto &[name, count] : m_steps->usedRules())
        rules.append(name);
    m_filter->setRules(rules);
    m_filter->setEnabled(m_steps->rowCount() > 0);
}

void ReasoningPanel::showGrown(const SharedExplained &before)
{
    if (auto steps = m_plain.extract(before)) {
        steps.key() = m_playback.explainedAt(0);
        m_plain.insert(std::move(steps));
    }
    if (m_playback.depth() > 0)
        return;
    m_steps->grow(m_playback.explained());
    // The list of rules does not change while a reader is choosing from it.
    if (!m_playback.explained()->isGrowing && m_filter->currentText().isEmpty())
        offerRules();
    m_filter->setEnabled(m_steps->rowCount() > 0);
    showAllSteps();
    // The list stays where the reader has scrolled it.
    if (m_playback.atStart() && !m_told)
        writeWords(tr("The start"), startWords(m_playback));
}

/// The choice follows what is shown.
void ReasoningPanel::showAllSteps()
{
    const bool isWhole = m_playback.explained() && m_playback.depth() == 0;
    const QSignalBlocker blocker(m_allSteps);
    m_allSteps->setEnabled(isWhole && !m_playback.explained()->deduction.allSteps.empty());
    m_allSteps->setChecked(m_playback.explained() && m_playback.explainedAt(0)->showsAllSteps);
}

bool ReasoningPanel::isStepPlain() const
{
    const auto steps = m_plain.find(m_playback.explained());
    return m_playback.step() && steps != m_plain.end()
           && steps->second.contains(*m_playback.step());
}

bool ReasoningPanel::canOpenStep() const
{
    const auto step = m_playback.step();
    return step && canOpen(m_playback.explained()->trace()[*step]) && !isStepPlain();
}

bool ReasoningPanel::canLeaveStep() const
{
    return m_playback.depth() > 0;
}

void ReasoningPanel::openStep()
{
    if (canOpenStep())
        m_opener->open(m_playback.explained(), *m_playback.step(),
                       m_solution ? m_solution->answers() : std::vector<Answer>());
}

void ReasoningPanel::leaveStep()
{
    m_playback.close();
}

void ReasoningPanel::showOpen()
{
    const bool isAtEndInside = canLeaveStep() && m_playback.atEnd();
    m_open->setVisible(canOpenStep() || isAtEndInside);
    m_plainText->setVisible(isStepPlain());
    if (m_opener->isBusy())
        m_open->setText(tr("Working… (stop)"));
    else if (isAtEndInside)
        m_open->setText(tr("Back to step %1")
                            .arg(QLocale().toString(
                                qulonglong(m_playback.openedStep(m_playback.depth() - 1) + 1))));
    else
        m_open->setText(tr("Open this step"));
    const bool isFolded
        = canOpenStep() && m_playback.explained()->trace()[*m_playback.step()].parts;
    m_open->setToolTip(isAtEndInside ? QString()
                       : isFolded    ? tr("Go through its small steps one by one")
                                     : tr("Assume the opposite and see why it fails"));
    Q_EMIT openableChanged();
}

void ReasoningPanel::showPosition()
{
    m_opener->stop();
    showOpen();
    m_cases->refresh();
    if (!m_playback.step())
        forgetTold();
    if (!m_playback.explained()) {
        m_heading->setText(tr("Steps appear here."));
        m_words->document().clear();
        m_words->refresh();
        hideFound();
        m_ruleCard->hide();
        return;
    }
    if (const auto step = m_playback.step())
        showStep(*step);
    else if (m_playback.atEnd())
        showEnd();
    else
        showStart();
}

void ReasoningPanel::splitRoom()
{
    const int room = m_split->height() - m_split->handleWidth();
    if (m_isSplitByHand || room <= 0)
        return;
    const double share = m_shares.value(m_tabs->currentIndex() - 1, usualShare);
    int words = int(room * share);
    if (share >= usualShare) {
        const int most = std::max(words, room - leastForList);
        m_wordsHeight = std::min(most, std::max(m_wordsHeight, leastWords()));
        words = std::max(words, m_wordsHeight);
        fitPicture(words);
    }
    m_split->setSizes({words, room - words});
}

int ReasoningPanel::heightAbovePicture()
{
    m_ruleCard->picture().setTallest(RulePictureView::usualTallest);
    m_ruleCard->updateGeometry(); // now, where the layout would learn of it later
    QLayout &card = *m_wordsPart->widget()->layout();
    const int width = m_split->width() - m_wordsPart->verticalScrollBar()->sizeHint().width();
    const int across = widthOfPicture();
    return card.heightForWidth(width) - m_ruleCard->heightBelowPicture(across)
           - m_ruleCard->picture().heightForWidth(across) - card.contentsMargins().bottom() / 2;
}

int ReasoningPanel::widthOfPicture() const
{
    const QMargins margins = m_wordsPart->widget()->layout()->contentsMargins();
    return m_split->width() - m_wordsPart->verticalScrollBar()->sizeHint().width() - margins.left()
           - margins.right();
}

int ReasoningPanel::leastWords()
{
    const RulePictureView &picture = m_ruleCard->picture();
    if (m_ruleCard->isHidden() || picture.isHidden())
        return 0;
    const int above = heightAbovePicture();
    return above + std::min(smallestPicture, picture.heightForWidth(widthOfPicture()));
}

void ReasoningPanel::fitPicture(int words)
{
    RulePictureView &picture = m_ruleCard->picture();
    if (m_ruleCard->isHidden() || picture.isHidden())
        return;
    const int room = words - heightAbovePicture();
    const bool isSeen = room >= std::min(smallestPicture, picture.heightForWidth(widthOfPicture()));
    // One that is below the fold is whole when it is scrolled to.
    picture.setTallest(std::min(RulePictureView::usualTallest, isSeen ? room : words - margin));
}

void ReasoningPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_wordsHeight = 0;
    splitRoom();
}

void ReasoningPanel::showStart()
{
    hideFound();
    writeWords(tr("The start"), startWords(m_playback));
    m_list->showStart();
}

void ReasoningPanel::showStep(std::size_t step)
{
    const QString number = QLocale().toString(qulonglong(step + 1));
    tell(m_playback.explained(), step,
         m_playback.depth() == 0                ? tr("Step %1").arg(number)
         : m_playback.explained()->isOpposite() ? tr("The opposite, step %1").arg(number)
                                                : tr("Small step %1").arg(number));
    m_list->showStep(step);
}

void ReasoningPanel::tellAside(const SharedExplained &steps, std::size_t step)
{
    tell(steps, step, tr("A possible step"));
    m_open->hide();
    m_plainText->hide();
    m_cases->hide();
}

void ReasoningPanel::tell(const SharedExplained &explained, std::size_t step,
                          const QString &heading)
{
    m_heading->setText(heading);
    if (m_told != explained || m_toldStep != step)
        forgetTold();
    m_told = explained;
    m_toldStep = step;
    writeTold();
    hideFound();
    m_ruleCard->show();
    m_ruleCard->setRule(explained->puzzle->family(), explained->trace()[step].rule);
    splitRoom();
}

void ReasoningPanel::writeTold()
{
    m_words->document().setDefaultFont(m_words->font());
    const bool isLit = m_told == m_playback.explained() && m_playback.step() == m_toldStep;
    writeStep(m_words->document(), *m_told, m_toldStep, Theme::of(palette()), m_unfolded,
              isLit ? m_playback.shownCase() : 0);
    m_words->refresh();
}

/// What is told next is read from its beginning. The caller lights what belongs to the new position.
void ReasoningPanel::forgetTold()
{
    m_told.reset();
    m_unfolded = {};
    m_isPartLit = false;
    m_wordsPart->verticalScrollBar()->setValue(0);
}

void ReasoningPanel::lightPart(const QString &link)
{
    if (!m_told)
        return;
    const auto part = lightingOfPart(*m_told, m_toldStep, link, m_unfolded);
    const bool wasLit = std::exchange(m_isPartLit, part.has_value());
    if (part)
        Q_EMIT partPointed(*part);
    else if (wasLit)
        Q_EMIT partLeft();
}

void ReasoningPanel::hideFound()
{
    // A button that goes would hand the keyboard to the text field next to it.
    if (m_found->hasFocus())
        Q_EMIT keyboardReleased();
    m_found->hide();
    m_found->setChecked(false);
}

void ReasoningPanel::showEnd()
{
    const ExplainedPuzzle &explained = *m_playback.explained();
    const bool isAside = explained.story && m_playback.size() == 0;
    writeWords(isAside ? QString() : tr("The end"), endWords(m_playback, m_solution.get()));
    const bool isOpen = m_playback.depth() == 0 && explained.deduction.outcome != Outcome::Solved
                        && !explained.story;
    // The other tabs draw on the board themselves.
    if (isOpen && !currentTab() && m_solution && m_solution->first)
        m_found->show();
    else
        hideFound();
    m_list->showEnd();
}

/// Writes words in place of a step.
void ReasoningPanel::writeWords(const QString &heading, const QString &words)
{
    m_heading->setText(heading);
    m_words->document().setDefaultFont(m_words->font());
    writeSentence(m_words->document(), words, Theme::of(palette()));
    m_words->refresh();
    m_ruleCard->hide();
}

bool ReasoningPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_listPart && event->type() == QEvent::Resize)
        arrangeList();
    return QWidget::eventFilter(watched, event);
}

void ReasoningPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        m_told ? writeTold() : showPosition();
    QWidget::changeEvent(event);
}

} // namespace inkling
