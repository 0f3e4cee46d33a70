// SPDX-License-Identifier: MIT
#include "window/start/startpage.h"

#include "labels.h"
#include "look/actiontable.h"
#include "look/iconset.h"
#include "scene/theme.h"
#include "window/start/arrowkeys.h"
#include "window/start/cardgrid.h"
#include "window/start/familycard.h"
#include "window/start/recenttiles.h"

#include <QAction>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace inkling {

namespace {

constexpr int widest = 1210;
/// In a narrower window, the program's sign is left out.
constexpr int broad = 400;
constexpr int margin = 28;
constexpr int partGap = 22;
constexpr int leastFirstCard = 200;

/// One of the things to try first: a picture, what it is, what will happen; all of it is the button.
class FirstCard final : public QPushButton
{
public:
    FirstCard(const QString &icon, const QString &title, const QString &words)
        : m_icon(lineIcon(icon))
        , m_title(title)
        , m_words(words)
    {
        setAccessibleName(title);
        setAccessibleDescription(words);
        setCursor(Qt::PointingHandCursor);
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        setMinimumWidth(120);
    }

    QSize sizeHint() const override { return {190, heightForWidth(190)}; }
    QSize minimumSizeHint() const override { return {120, 60}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override
    {
        const QRect room(0, 0, width - left(width) - inset, 1000);
        const QFontMetrics words(font());
        return top(width) + titleHeight(room)
               + words.boundingRect(room, Qt::TextWordWrap, m_words).height() + 5 + inset;
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintCard(painter, *this, 10);
        const Theme &theme = Theme::of(palette());
        const QRectF disc(inset, inset, side, side);
        painter.setPen(Qt::NoPen);
        painter.setBrush(blend(theme.paper, theme.accent, 0.16));
        painter.drawEllipse(disc);
        m_icon.paint(&painter, disc.adjusted(8, 8, -8, -8).toRect());
        QRect room(left(width()), top(width()), width() - left(width()) - inset, height());
        painter.setPen(theme.ink);
        painter.setFont(titleFont());
        painter.drawText(room, Qt::TextWordWrap, m_title);
        room.setTop(room.top() + titleHeight(room) + 5);
        painter.setFont(font());
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(room, Qt::TextWordWrap, m_words);
    }

private:
    static constexpr int inset = 14;
    static constexpr int side = 36;
    static constexpr int broadCard = 230;

    /// Where it is wide, the picture stands beside the words.
    static int left(int width) { return width > broadCard ? inset + side + 12 : inset; }
    static int top(int width) { return width > broadCard ? inset : inset + side + 10; }
    QFont titleFont() const
    {
        QFont title = font();
        title.setWeight(QFont::DemiBold);
        return title;
    }
    int titleHeight(const QRect &room) const
    {
        return QFontMetrics(titleFont()).boundingRect(room, Qt::TextWordWrap, m_title).height();
    }

    QIcon m_icon;
    QString m_title;
    QString m_words;
};

QPushButton *buttonFor(QAction *action, const char *name)
{
    auto *button = new QPushButton(action->icon(), action->text().remove(u'&'));
    button->setObjectName(QString::fromLatin1(name));
    button->setMinimumHeight(34);
    button->setToolTip(action->toolTip());
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

/// A part of the page: a heading, and what it is about.
QWidget *makePart(const QString &title, QWidget *content)
{
    auto *part = new QWidget;
    auto *lines = new QVBoxLayout(part);
    lines->setContentsMargins(0, partGap, 0, 0);
    lines->setSpacing(8);
    lines->addWidget(makeHeading(title, 1.1));
    lines->addWidget(content);
    return part;
}

} // namespace

StartPage::StartPage(ActionTable &actions, const QList<SampleGroup> &samples, RecentFiles &recent,
                     QWidget *parent)
    : QWidget(parent)
    , m_area(new QScrollArea)
    , m_keys(new ArrowKeys(*m_area))
{
    setObjectName(QStringLiteral("startPage"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    auto *column = new QWidget;
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setMaximumWidth(widest);
    m_area->setWidget(column);
    m_area->viewport()->setAutoFillBackground(false);
    column->setAutoFillBackground(false);
    across->addStretch(1);
    across->addWidget(m_area, 1000);
    across->addStretch(1);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(margin, 20, margin, 24);
    layout->setSpacing(0);
    layout->addStretch(2);
    addHead(layout, actions);
    auto *tiles = new RecentTiles(recent);
    QWidget *goOn = makePart(tr("Continue"), tiles);
    QWidget *first = makePart(tr("Getting started"), makeFirstSteps(actions));
    layout->addWidget(goOn);
    layout->addWidget(first);
    auto *gallery = new SampleGallery(samples);
    layout->addWidget(makePart(tr("Puzzles"), gallery));
    layout->addStretch(3);
    // Who has opened something before goes on with it, and is no beginner.
    const auto offer = [this, goOn, first](bool isEmpty) {
        goOn->setVisible(!isEmpty);
        first->setVisible(isEmpty);
        m_keys->mindButtons();
    };
    connect(tiles, &RecentTiles::listed, this, offer);
    connect(tiles, &RecentTiles::fileChosen, this, &StartPage::fileChosen);
    connect(gallery, &SampleGallery::newWanted, this, &StartPage::newWanted);
    connect(gallery, &SampleGallery::generateWanted, this, &StartPage::generateWanted);
    offer(recent.files().isEmpty());
}

void StartPage::addHead(QVBoxLayout *layout, ActionTable &actions)
{
    auto *head = new QHBoxLayout;
    head->setSpacing(16);
    m_picture = new QLabel;
    m_picture->setPixmap(QIcon(QStringLiteral(":/icons/inkling.svg")).pixmap(56, 56));
    head->addWidget(m_picture, 0, Qt::AlignTop);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(makeHeading(tr("Logic puzzles, explained"), 1.6));
    auto *text = new QLabel(tr("Solve them yourself, or watch the reasoning step by step."));
    text->setWordWrap(true);
    words->addWidget(text);
    head->addLayout(words, 1);
    layout->addLayout(head);
    layout->addSpacing(16);
    m_buttons = new QBoxLayout(QBoxLayout::LeftToRight);
    m_buttons->setSpacing(8);
    m_buttons->addWidget(buttonFor(actions["open"], "openButton"));
    if (QAction *draw = actions.find("new"))
        m_buttons->addWidget(buttonFor(draw, "newButton"));
    m_buttons->addWidget(buttonFor(actions["generate"], "generateButton"));
    auto *drop = new QLabel(tr("Or drop a file or text here"));
    drop->setForegroundRole(QPalette::PlaceholderText);
    drop->setContentsMargins(6, 0, 0, 0);
    m_buttons->addWidget(drop);
    m_buttons->addStretch(1);
    layout->addLayout(m_buttons);
}

QWidget *StartPage::makeFirstSteps(ActionTable &actions)
{
    auto *cards = new QWidget;
    auto *layout = new CardGrid(leastFirstCard, cards);
    layout->setSpacing(10);
    const auto add = [&](FirstStep step, const char *name, const QString &icon,
                         const QString &title, const QString &words) {
        auto *card = new FirstCard(icon, title, words);
        card->setObjectName(QString::fromLatin1(name));
        connect(card, &QAbstractButton::clicked, this,
                [this, step] { Q_EMIT firstStepChosen(step); });
        layout->addWidget(card);
    };
    add(FirstStep::WatchOne, "watchCard", QStringLiteral("play"), tr("Watch a puzzle being solved"),
        tr("A sample opens and plays. Every step gives its reason."));
    if (actions.find("new"))
        add(FirstStep::Draw, "drawCard", QStringLiteral("pencil"), tr("Draw a puzzle, 7 by 7"),
            tr("A blank grid opens. Set a few clues and see at once whether there is one answer."));
    add(FirstStep::AskHint, "hintCard", QStringLiteral("hint"), tr("Ask for a hint"),
        tr("A sample opens for you to solve, and a hint says where to look."));
    return cards;
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    int wanted = 2 * margin;
    for (int i = 0; i < m_buttons->count(); ++i)
        wanted += m_buttons->itemAt(i)->sizeHint().width() + m_buttons->spacing();
    m_buttons->setDirection(width() >= wanted ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_picture->setVisible(width() >= broad);
}

void StartPage::paintEvent(QPaintEvent *)
{
    // A page of dots, as a board has them before anything is drawn.
    QPainter painter(this);
    const Theme &theme = Theme::of(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    constexpr int cell = 32;
    for (int y = height() / 2 % cell; y < height(); y += cell) {
        for (int x = width() / 2 % cell; x < width(); x += cell) {
            const int distance = std::abs(x - width() / 2) - widest / 2 - cell / 2;
            const double share = std::clamp(distance / (3.0 * cell), 0.0, 1.0);
            painter.setBrush(blend(theme.paper, theme.quiet, 0.8 * share));
            painter.drawEllipse(QPointF(x, y), 2, 2);
        }
    }
}

} // namespace inkling
