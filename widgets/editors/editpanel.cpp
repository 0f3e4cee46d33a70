// SPDX-License-Identifier: MIT
#include "editors/editpanel.h"

#include "accessible/announcement.h"
#include "editors/optionspanel.h"
#include "editors/sizepad.h"
#include "flowlayout.h"
#include "labels.h"
#include "panelarea.h"
#include "phrases.h"
#include "playing/letterpad.h"
#include "scene/theme.h"
#include "steps/foundlegend.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace inkling {

namespace {

constexpr int margin = 14;
/// Lines with room below the verdict, whether or not they are filled: nothing is to move that a
/// hand is about to reach for.
constexpr int detailLines = 7;
constexpr int lineGap = 6;

QLabel *heading(const QString &text)
{
    auto *label = new QLabel(text);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * 0.88);
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QToolButton *buttonFor(QAction *action, Qt::ToolButtonStyle style)
{
    auto *button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(style);
    button->setIconSize({18, 18});
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the board
    // A button follows its action's visibility only in tool bars.
    QObject::connect(action, &QAction::visibleChanged, button,
                     [action, button] { button->setVisible(action->isVisible()); });
    return button;
}

QVBoxLayout *plainColumn(QWidget *box)
{
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    return column;
}

/// Puts a choice and its label into a row.
void fillRow(QWidget &row, const QString &text, QComboBox &choice)
{
    auto *layout = new QHBoxLayout(&row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *label = new QLabel(text);
    label->setBuddy(&choice);
    layout->addWidget(label);
    layout->addWidget(&choice, 1);
}

QHBoxLayout *plainRow()
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    return row;
}

/// A column of buttons, one for each action, like a menu.
QWidget *listOf(const QList<QAction *> &actions)
{
    auto *box = new QWidget;
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(1);
    for (QAction *action : actions)
        layout->addWidget(buttonFor(action, Qt::ToolButtonTextBesideIcon), 0, Qt::AlignLeft);
    return box;
}

/// Shows a widget as long as any of the actions is visible.
void showWithAny(QWidget &widget, const QList<QAction *> &actions)
{
    for (const QAction *action : actions) {
        QObject::connect(action, &QAction::visibleChanged, &widget, [&widget, actions] {
            widget.setVisible(std::ranges::any_of(actions, &QAction::isVisible));
        });
    }
}

} // namespace

EditPanel::EditPanel(const EditPanelActions &actions, QWidget *parent)
    : QWidget(parent)
    , m_verdict(new QLabel)
    , m_words(new QLabel)
    , m_busy(new QProgressBar)
    , m_legend(new FoundLegend)
    , m_light(new QCheckBox(tr("Show on the board")))
    , m_faults(new QListWidget)
    , m_details(new QStackedWidget)
    , m_symmetry(new QComboBox)
    , m_symmetryRow(new QWidget)
    , m_options(new OptionsPanel)
    , m_letterPad(new LetterPad)
    , m_ceilings(new QComboBox)
    , m_ceilingRow(new QWidget)
    , m_goesOn(new QCheckBox(tr("Advance after typing")))
    , m_cages(listOf(actions.cages))
    , m_notice(new QLabel)
    , m_work(new QLabel)
    , m_bar(new QProgressBar)
    , m_stop(new QPushButton(tr("Stop")))
    , m_sizePad(new SizePad(actions.more, actions.fewer))
    , m_help(new QLabel)
{
    setObjectName(QStringLiteral("editPanel"));
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 12, 0, 14); // each part its own: the rows of a list reach further
    column->setSpacing(14);
    column->addWidget(makeVerdict());
    column->addWidget(makeTools(actions));
    column->addStretch(1); // not to the list of faults, which would take its share
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new PanelArea(content));
    setSymmetries({});
    showFaults({});
    showWork({});
    setLightOffered(false);
    explainAnswers({});
    setBusy(false);
}

QWidget *EditPanel::makeVerdict()
{
    m_verdict->setObjectName(QStringLiteral("liveVerdict"));
    m_verdict->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    QFont strong = m_verdict->font();
    strong.setPointSizeF(strong.pointSizeF() * 1.15);
    strong.setWeight(QFont::DemiBold);
    m_verdict->setFont(strong);
    m_verdict->setFixedHeight(QFontMetrics(strong).lineSpacing() + lineGap);
    m_words->setObjectName(QStringLiteral("liveWords"));
    m_words->setWordWrap(true);
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setFixedHeight(4);
    m_busy->setAccessibleName(tr("Checking the puzzle"));
    QSizePolicy policy = m_busy->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_busy->setSizePolicy(policy);
    m_light->setObjectName(QStringLiteral("showVerdict"));
    m_light->setChecked(true);
    m_light->setFocusPolicy(Qt::TabFocus);
    m_faults->setObjectName(QStringLiteral("faults"));
    m_faults->setFrameShape(QFrame::NoFrame);
    m_faults->setWordWrap(true);
    m_faults->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_faults->setAccessibleName(tr("Still missing"));
    connect(m_light, &QCheckBox::toggled, this, &EditPanel::lightWanted);
    connect(m_faults, &QListWidget::currentRowChanged, this, &EditPanel::faultChosen);
    // Again, too: it shows where.
    connect(m_faults, &QListWidget::itemClicked, this,
            [this] { Q_EMIT faultChosen(m_faults->currentRow()); });
    m_words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *said = new QWidget;
    auto *sayings = plainColumn(said);
    sayings->setContentsMargins(margin, 0, margin, 0);
    sayings->setSpacing(4);
    sayings->addWidget(new PanelArea(m_words), 1);
    sayings->addWidget(m_legend);
    sayings->addWidget(m_light);
    m_details->addWidget(said);
    m_details->addWidget(m_faults);
    m_details->addWidget(makeWork());
    m_notice->setObjectName(QStringLiteral("sheetNotice"));
    m_notice->setWordWrap(true);
    m_notice->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_notice->setContentsMargins(margin, 0, margin, 0);
    m_details->addWidget(new PanelArea(m_notice));
    m_details->setFixedHeight(detailLines * (fontMetrics().lineSpacing() + lineGap));
    auto *box = new QWidget;
    auto *layout = plainColumn(box);
    for (QWidget *line : {static_cast<QWidget *>(m_verdict), static_cast<QWidget *>(m_busy)}) {
        auto *row = plainRow();
        row->setContentsMargins(margin, 0, margin, 0);
        row->addWidget(line);
        layout->addLayout(row);
    }
    layout->addWidget(m_details);
    return box;
}

QWidget *EditPanel::makeWork()
{
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    m_work->setObjectName(QStringLiteral("work"));
    m_work->setWordWrap(true);
    m_stop->setObjectName(QStringLiteral("stopWork"));
    m_stop->setFocusPolicy(Qt::TabFocus);
    connect(m_stop, &QPushButton::clicked, this, &EditPanel::stopWanted);
    auto *work = new QWidget;
    auto *column = plainColumn(work);
    column->setContentsMargins(margin, 0, margin, 0);
    column->addWidget(m_work);
    auto *row = plainRow();
    row->addWidget(m_bar, 1);
    row->addWidget(m_stop);
    column->addLayout(row);
    column->addStretch();
    return work;
}

void EditPanel::showDetails()
{
    if (!m_work->text().isEmpty())
        m_details->setCurrentIndex(2);
    else if (!m_notice->text().isEmpty())
        m_details->setCurrentIndex(3);
    else
        m_details->setCurrentIndex(m_faults->count() > 0 ? 1 : 0);
}

QWidget *EditPanel::makeTools(const EditPanelActions &actions)
{
    m_symmetry->setObjectName(QStringLiteral("symmetry"));
    m_symmetry->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_symmetry->setMinimumContentsLength(8);
    m_symmetry->setFocusPolicy(Qt::TabFocus);
    m_symmetry->setToolTip(tr("What you draw is repeated at the symmetric places"));
    m_goesOn->setToolTip(tr("The cursor moves to the next place when an entry is complete"));
    m_goesOn->setObjectName(QStringLiteral("goesOn"));
    m_goesOn->setFocusPolicy(Qt::TabFocus);
    makeSmall(*m_help);
    m_help->setObjectName(QStringLiteral("editHelp"));
    connect(m_symmetry, &QComboBox::currentIndexChanged, this,
            [this] { Q_EMIT symmetryChosen(Symmetry(m_symmetry->currentData().toInt())); });
    connect(m_goesOn, &QCheckBox::toggled, this, &EditPanel::goesOnChosen);
    connect(m_sizePad, &SizePad::growWanted, this, &EditPanel::growWanted);

    m_ceilings->setObjectName(QStringLiteral("ceiling"));
    m_ceilings->setFocusPolicy(Qt::TabFocus);
    m_ceilings->setToolTip(tr("Minimise keeps the clues that the puzzle needs to stay that easy"));
    m_ceilings->addItem(tr("any"), int(Difficulty::Fiendish));
    for (int word = int(Difficulty::Hard); word >= 0; --word)
        m_ceilings->addItem(translated("Difficulty", difficultyName(Difficulty(word))), word);

    fillRow(*m_symmetryRow, tr("S&ymmetry"), *m_symmetry);
    fillRow(*m_ceilingRow, tr("No &harder than"), *m_ceilings);
    auto *turns = new FlowLayout;
    for (QAction *action : actions.turns)
        turns->addWidget(buttonFor(action, Qt::ToolButtonIconOnly));

    auto *box = new QWidget;
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(margin, 0, margin, 0);
    layout->setSpacing(8);
    m_options->layout()->setContentsMargins(0, 0, 0, 8);
    layout->addWidget(m_options);
    layout->addWidget(heading(tr("Clues")));
    layout->addWidget(m_letterPad);
    layout->addWidget(m_symmetryRow);
    layout->addWidget(m_goesOn);
    layout->addWidget(m_cages);
    layout->addSpacing(8);
    QLabel *const building = heading(tr("Build from a solution"));
    layout->addWidget(building);
    layout->addWidget(listOf(actions.solution));
    showWithAny(*building, actions.solution);
    layout->addWidget(m_ceilingRow);
    layout->addSpacing(8);
    layout->addWidget(heading(tr("Board")));
    layout->addWidget(m_sizePad);
    layout->addLayout(turns);
    layout->addSpacing(8);
    layout->addWidget(m_help);
    return box;
}

void EditPanel::showVerdict(const QString &verdict, const QString &words, bool isGood)
{
    if (verdict != m_verdict->text())
        announce(*m_verdict, verdict);
    m_verdict->setText(verdict);
    m_words->setText(words);
    m_isGood = isGood;
    colourVerdict();
}

void EditPanel::colourVerdict()
{
    const Theme &theme = Theme::of(palette());
    QPalette colours = m_verdict->palette();
    colours.setColor(QPalette::WindowText, m_isGood ? theme.finalAnswer : theme.ink);
    m_verdict->setPalette(colours);
}

void EditPanel::setBusy(bool isBusy)
{
    m_busy->setVisible(isBusy);
}

bool EditPanel::isBusy() const
{
    return m_busy->isVisibleTo(this);
}

void EditPanel::showFaults(const QStringList &faults)
{
    const QSignalBlocker blocker(m_faults);
    const int row = m_faults->currentRow();
    QStringList before;
    for (int i = 0; i < m_faults->count(); ++i)
        before.append(m_faults->item(i)->text());
    QStringList lines;
    for (const QString &fault : faults)
        lines.append(fault.left(1).toUpper() + fault.mid(1));
    if (lines == before)
        return;
    m_faults->clear();
    m_faults->addItems(lines);
    m_faults->setCurrentRow(row < m_faults->count() ? row : -1);
    showDetails();
}

void EditPanel::showNotice(const QString &words)
{
    m_notice->setText(words);
    showDetails();
}

QString EditPanel::notice() const
{
    return m_notice->text();
}

void EditPanel::setLightOffered(bool isOffered)
{
    m_light->setVisible(isOffered);
}

bool EditPanel::isLightWanted() const
{
    return m_light->isChecked();
}

void EditPanel::explainAnswers(std::optional<Look> look)
{
    if (look)
        m_legend->setDifferences(*look);
    m_legend->setVisible(look.has_value());
}

void EditPanel::showWork(const QString &words, int percent)
{
    m_work->setText(words);
    showDetails();
    m_bar->setRange(0, percent < 0 ? 0 : 100);
    m_bar->setValue(std::max(0, percent));
}

void EditPanel::setCeilingOffered(bool isOffered)
{
    m_ceilingRow->setVisible(isOffered);
}

Difficulty EditPanel::ceiling() const
{
    return m_ceilingRow->isVisibleTo(this) ? Difficulty(m_ceilings->currentData().toInt())
                                           : Difficulty::Fiendish;
}

void EditPanel::setSymmetries(std::span<const Symmetry> symmetries)
{
    const QSignalBlocker blocker(m_symmetry);
    m_symmetry->clear();
    const auto add = [this](Symmetry symmetry) {
        m_symmetry->addItem(translated("Symmetry", symmetryTitle(symmetry)), int(symmetry));
    };
    add(Symmetry::None);
    std::ranges::for_each(symmetries, add);
    m_symmetryRow->setVisible(!symmetries.empty());
}

void EditPanel::setHelp(const QString &help)
{
    m_help->setText(help);
}

void EditPanel::showBoard(const SheetEditor &editor)
{
    m_cages->setVisible(editor.drafting().hasCages());
    m_sizePad->showBoard(editor);
}

QString EditPanel::verdict() const
{
    return m_verdict->text();
}

QString EditPanel::words() const
{
    return m_words->text();
}

void EditPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        colourVerdict();
    QWidget::changeEvent(event);
}

} // namespace inkling
