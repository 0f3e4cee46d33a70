// SPDX-License-Identifier: MIT
#include "playing/playpanel.h"

#include "accessible/announcement.h"
#include "labels.h"
#include "panelarea.h"
#include "playing/keybutton.h"
#include "playing/letterpad.h"
#include "playing/playtools.h"
#include "steps/rulecard.h"
#include "steps/stepwords.h"
#include "steps/wordsview.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QTextDocument>
#include <QTimer>
#include <QVBoxLayout>
#include <utility>

namespace inkling {

namespace {

constexpr int margin = 14;

} // namespace

PlayPanel::PlayPanel(QWidget *parent)
    : QWidget(parent)
    , m_progress(new QLabel)
    , m_tick(new QLabel)
    , m_verdict(new QLabel)
    , m_moves(new QLabel)
    , m_end(new QWidget)
    , m_heading(new QLabel)
    , m_words(new WordsView)
    , m_working(new QProgressBar)
    , m_hint(new QPushButton(tr("Hint")))
    , m_whole(new QPushButton(tr("Full hint")))
    , m_play(new QPushButton)
    , m_why(new QPushButton(tr("Why here?")))
    , m_ruleCard(new RuleCard)
    , m_letterPad(new LetterPad)
    , m_tools(new PlayTools)
    , m_help(new QLabel)
{
    setObjectName(QStringLiteral("playPanel"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_area = new PanelArea(makeCard());
    layout->addWidget(m_area, 1);
    connect(m_hint, &QPushButton::clicked, this, &PlayPanel::hintWanted);
    connect(m_words, &WordsView::linkPointed, this, &PlayPanel::lightPart);
    connect(m_words, &WordsView::linkChosen, this, [this](const QString &link) {
        m_unfolded.toggle(link);
        write();
        lightPart(link);
    });
    connect(m_whole, &QPushButton::clicked, this, &PlayPanel::wholeHintWanted);
    connect(m_play, &QPushButton::clicked, this, &PlayPanel::playWanted);
    connect(m_why, &QPushButton::clicked, this, &PlayPanel::whyWanted);
    showNoHint();
}

QWidget *PlayPanel::makeCard()
{
    auto *card = new QWidget;
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(margin, 12, margin, 14);
    layout->setSpacing(8);
    m_progress->setObjectName(QStringLiteral("progress"));
    m_progress->setWordWrap(true);
    QFont strong = m_progress->font();
    strong.setWeight(QFont::DemiBold);
    m_progress->setFont(strong);
    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    m_tick->setObjectName(QStringLiteral("tick"));
    top->addWidget(m_tick, 0, Qt::AlignTop);
    top->addWidget(m_progress, 1);
    top->addWidget(&m_tools->clockLabel());
    top->addWidget(m_why, 0, Qt::AlignTop);
    layout->addLayout(top);
    m_verdict->setObjectName(QStringLiteral("playVerdict"));
    makeSmall(*m_verdict);
    layout->addWidget(m_verdict);
    m_help->setObjectName(QStringLiteral("playHelp"));
    makeSmall(*m_help);
    layout->addWidget(m_help);
    m_moves->setObjectName(QStringLiteral("moves"));
    m_moves->setAccessibleName(tr("What has been joined"));
    m_moves->setWordWrap(true);
    m_moves->setTextFormat(Qt::PlainText);
    m_moves->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_moves->hide();
    layout->addWidget(m_moves);
    m_end->setObjectName(QStringLiteral("playTools"));
    auto *end = new QHBoxLayout(m_end);
    end->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_end);
    layout->addWidget(m_letterPad);
    layout->addWidget(m_tools);
    layout->addSpacing(4);
    paintTick();

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    // A click leaves the keyboard with the board.
    for (QPushButton *button : {m_hint, m_whole, m_play, m_why})
        button->setFocusPolicy(Qt::TabFocus);
    m_hint->setObjectName(QStringLiteral("hintButton"));
    m_whole->setObjectName(QStringLiteral("wholeHintButton"));
    m_play->setObjectName(QStringLiteral("playHintButton"));
    m_why->setObjectName(QStringLiteral("whyButton"));
    m_why->setToolTip(tr("Explain why the selected place must be so (W)"));
    m_hint->setToolTip(tr("Each press tells you a little more (H)"));
    m_whole->setToolTip(tr("Gives the full hint at once (Shift+H)"));
    m_play->setToolTip(tr("Goes through the hint step by step; your marks come back afterwards"));
    buttons->addWidget(m_hint);
    buttons->addWidget(m_whole);
    buttons->addStretch();
    layout->addLayout(buttons);
    layout->addSpacing(4);

    m_heading->setObjectName(QStringLiteral("hintHeading"));
    makeSmall(*m_heading);
    layout->addWidget(m_heading);
    m_working->setRange(0, 0);
    m_working->setTextVisible(false);
    m_working->setFixedHeight(4);
    m_working->setAccessibleName(tr("Looking for a hint"));
    layout->addWidget(m_working);
    layout->addWidget(m_words);
    layout->addWidget(m_play, 0, Qt::AlignLeft);
    layout->addWidget(m_ruleCard);
    layout->addStretch();
    return card;
}

void PlayPanel::setProgress(UnknownId settled, UnknownId count)
{
    showEnd(false);
    const QLocale locale;
    if (count == 0)
        return m_progress->setText(tr("Not solved yet"));
    m_progress->setText(
        tr("%1 of %2 marked").arg(locale.toString(settled), locale.toString(count)));
}

void PlayPanel::setSolved(Verdict verdict, const QString &time)
{
    QString words = time.isEmpty() ? tr("Correct!") : tr("Correct! Solved in %1.").arg(time);
    if (verdict == Verdict::Many)
        words = tr("%1 There are other answers, too.").arg(words);
    m_progress->setText(words);
    showEnd(true);
}

void PlayPanel::setEndActions(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        auto *button = new KeyButton;
        button->setDefaultAction(action);
        m_end->layout()->addWidget(button);
    }
    static_cast<QBoxLayout *>(m_end->layout())->addStretch();
}

void PlayPanel::showEnd(bool isSolved)
{
    m_end->setVisible(isSolved);
    m_tools->setVisible(!isSolved);
    m_help->setVisible(!isSolved);
    m_tick->setVisible(isSolved);
    m_verdict->setVisible(!isSolved && !m_verdict->text().isEmpty());
}

void PlayPanel::setVerdict(const QString &words)
{
    m_verdict->setText(words);
    m_verdict->setVisible(m_end->isHidden() && !words.isEmpty());
}

QString PlayPanel::verdict() const
{
    return m_verdict->text();
}

void PlayPanel::paintTick()
{
    constexpr int side = 18;
    QPixmap picture(QSize(side, side) * devicePixelRatio());
    picture.setDevicePixelRatio(devicePixelRatio());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(Theme::of(palette()).finalAnswer, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({{3.5, 9.5}, {7.5, 13.5}, {14.5, 4.5}}));
    painter.end();
    m_tick->setPixmap(picture);
}

void PlayPanel::setProgressText(const QString &words)
{
    showEnd(false);
    m_progress->setText(words);
}

void PlayPanel::setMoves(const QStringList &lines)
{
    m_moves->setText(lines.join(u'\n'));
    m_moves->setVisible(!lines.isEmpty());
}

QString PlayPanel::movesText() const
{
    return m_moves->text();
}

void PlayPanel::setHelp(const QString &help)
{
    m_help->setText(help);
}

void PlayPanel::tell(const QString &heading, const QString &sentence)
{
    m_heading->setText(heading);
    m_heading->setVisible(!heading.isEmpty());
    m_sentence = sentence;
    write();
    announce(*this, words());
    // Once the words have their room.
    if (!m_words->document().isEmpty())
        QTimer::singleShot(0, this, &PlayPanel::reveal);
}

void PlayPanel::reveal()
{
    const auto show = [this](QWidget &widget) {
        if (widget.isVisible())
            m_area->ensureWidgetVisible(&widget, 0, margin);
    };
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    show(*m_ruleCard);
    show(*m_play);
    show(*m_hint);
    // Where there is no room for all, the words are seen; of many, the first ones.
    show(*m_words);
    if (m_words->height() > m_area->viewport()->height())
        m_area->verticalScrollBar()->setValue(m_words->mapTo(m_area->widget(), QPoint()).y());
}

void PlayPanel::announceProgress()
{
    const QString move = movesText().section(u'\n', -1);
    announce(*this, move.isEmpty() ? progressText() : move + QStringLiteral(". ") + progressText());
}

void PlayPanel::write()
{
    QTextDocument &document = m_words->document();
    document.setDefaultFont(m_words->font());
    Theme theme = Theme::of(palette());
    if (m_ladder && m_ladder->isAboutWrong())
        theme.conclusion = theme.error;
    if (m_ladder && m_ladder->tellsStep())
        writeStep(document, *m_ladder->explained(), m_ladder->step(), theme, m_unfolded);
    else if (m_ladder && m_ladder->tellsClues())
        writeGrounds(document, m_sentence, *m_ladder->explained(), m_ladder->step(), theme,
                     m_unfolded);
    else
        writeSentence(document, m_sentence, theme);
    m_words->refresh();
    m_words->setVisible(!document.isEmpty());
}

void PlayPanel::lightPart(const QString &link)
{
    if (!m_ladder || !(m_ladder->tellsStep() || m_ladder->tellsClues()))
        return;
    const auto part = lightingOfPart(*m_ladder->explained(), m_ladder->step(), link, m_unfolded);
    const bool wasLit = std::exchange(m_isPartLit, part.has_value());
    if (part)
        Q_EMIT partPointed(*part);
    else if (wasLit)
        Q_EMIT partLeft();
}

void PlayPanel::showNoHint(const QString &words)
{
    m_ladder.reset();
    m_working->hide();
    m_ruleCard->hide();
    m_hint->setText(tr("Hint"));
    m_play->hide();
    enableButtons();
    tell({}, words);
}

void PlayPanel::showWorking(const QString &words)
{
    showNoHint(words);
    m_working->show();
}

QString PlayPanel::placeText(std::size_t place, std::size_t count)
{
    const QLocale locale;
    return count > 1 ? tr("Hint, %1 of %2")
                           .arg(locale.toString(qulonglong(place + 1)),
                                locale.toString(qulonglong(count)))
                     : tr("Hint");
}

void PlayPanel::showWordsOfHint(const QString &sentence, int place, int count, const QString &next)
{
    showNoHint();
    tell(placeText(std::size_t(place), std::size_t(count)), sentence);
    m_hint->setText(next.isEmpty() ? tr("Hint") : next);
    m_whole->setVisible(place + 1 < count);
}

void PlayPanel::showHint(const HintLadder &ladder)
{
    m_ladder = ladder;
    m_unfolded = {};
    m_isPartLit = false;
    m_working->hide();
    tell(placeText(ladder.place(), ladder.rungCount()), ladder.sentence());
    if (const auto rule = ladder.rule())
        m_ruleCard->setRule(ladder.explained()->puzzle->family(), *rule);
    m_ruleCard->setVisible(ladder.rule().has_value());
    const QString next = ladder.nextText();
    m_hint->setText(next.isEmpty() ? tr("Hint") : next);
    enableButtons();
    m_play->setText(ladder.canOpenStep() ? tr("Open this step") : tr("Play its steps"));
    m_play->setVisible(ladder.canOpenStep() || ladder.canPlay());
}

void PlayPanel::setHintsOffered(bool areOffered)
{
    m_hint->setEnabled(areOffered);
    enableButtons();
}

void PlayPanel::enableButtons()
{
    m_whole->setEnabled(m_hint->isEnabled());
    m_whole->setVisible(!m_ladder || !m_ladder->isAtTop());
}

QString PlayPanel::words() const
{
    return m_words->document().toPlainText();
}

QString PlayPanel::progressText() const
{
    return m_progress->text();
}

bool PlayPanel::isWorking() const
{
    return m_working->isVisibleTo(this);
}

void PlayPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        write();
        paintTick();
    }
    QWidget::changeEvent(event);
}

} // namespace inkling
