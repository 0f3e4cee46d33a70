// SPDX-License-Identifier: MIT
#include "window/start/startpage.h"

#include "labels.h"
#include "look/actiontable.h"
#include "look/iconset.h"
#include "scene/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QContextMenuEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace inkling {

namespace {

constexpr int widest = 700;
/// From this width on, things stand beside each other.
constexpr int broad = 520;
constexpr int margin = 24;

/// One of the things to try first: a picture, what it is, what will happen; all of it is the button.
class FirstCard final : public QAbstractButton
{
public:
    FirstCard(const QString &icon, const QString &title, const QString &words)
        : m_icon(lineIcon(icon))
        , m_words(words)
    {
        setText(title);
        setAccessibleDescription(words);
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
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
        painter.setRenderHint(QPainter::Antialiasing);
        const Theme &theme = Theme::of(palette());
        const bool isOver = underMouse() || hasFocus();
        painter.setPen(
            QPen(isOver ? theme.accent : blend(theme.paper, theme.ink, 0.16), isOver ? 1.5 : 1));
        painter.setBrush(isDown() ? blend(theme.paper, theme.accent, 0.12)
                                  : blend(theme.paper, theme.window, 0.55));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 10, 10);
        const QRectF disc(inset, inset, side, side);
        painter.setPen(Qt::NoPen);
        painter.setBrush(blend(theme.paper, theme.accent, 0.16));
        painter.drawEllipse(disc);
        m_icon.paint(&painter, disc.adjusted(8, 8, -8, -8).toRect());
        QRect room(left(width()), top(width()), width() - left(width()) - inset, height());
        painter.setPen(theme.ink);
        painter.setFont(titleFont());
        painter.drawText(room, Qt::TextWordWrap, text());
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
        return QFontMetrics(titleFont()).boundingRect(room, Qt::TextWordWrap, text()).height();
    }

    QIcon m_icon;
    QString m_words;
};

/// A file that was opened lately: its name and where it is.
class FileButton final : public QAbstractButton
{
public:
    explicit FileButton(const RecentFile &file)
        : m_file(file)
    {
        const QFileInfo info(file.path);
        setText(file.isMissing ? StartPage::tr("%1 (not found)").arg(info.fileName())
                               : info.fileName());
        m_folder = info.path();
        setToolTip(file.path);
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override { return {160, 2 * fontMetrics().height() + 10}; }
    QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Theme &theme = Theme::of(palette());
        if (underMouse() || hasFocus()) {
            painter.setPen(hasFocus() ? QPen(theme.accent) : QPen(Qt::NoPen));
            painter.setBrush(blend(theme.paper, theme.ink, 0.06));
            painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        }
        const QRect room = rect().adjusted(8, 5, -8, -5);
        const QColor faint = palette().color(QPalette::PlaceholderText);
        painter.setPen(m_file.isMissing ? faint : theme.ink);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignTop,
                         fontMetrics().elidedText(text(), Qt::ElideMiddle, room.width()));
        painter.setPen(faint);
        QFont small = font();
        small.setPointSizeF(small.pointSizeF() * 0.88);
        painter.setFont(small);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignBottom,
                         painter.fontMetrics().elidedText(m_folder, Qt::ElideMiddle, room.width()));
    }

private:
    RecentFile m_file;
    QString m_folder;
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

} // namespace

StartPage::StartPage(ActionTable &actions, const QList<SampleGroup> &samples, RecentFiles &recent,
                     QWidget *parent)
    : QWidget(parent)
    , m_recent(recent)
    , m_area(new QScrollArea)
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
    layout->setContentsMargins(margin, 14, margin, 14);
    layout->setSpacing(6);
    layout->addStretch(2);
    addHead(layout, actions);
    layout->addSpacing(14);
    addFirstSteps(layout, actions);
    layout->addSpacing(14);
    addFiles(layout, samples);
    layout->addStretch(3);
    connect(&recent, &RecentFiles::changed, this, &StartPage::listRecent);
    listRecent();
}

void StartPage::addHead(QVBoxLayout *layout, ActionTable &actions)
{
    auto *head = new QHBoxLayout;
    head->setSpacing(16);
    m_picture = new QLabel;
    m_picture->setPixmap(QIcon(QStringLiteral(":/icons/inkling.svg")).pixmap(56, 56));
    head->addWidget(m_picture, 0, Qt::AlignTop);
    auto *words = new QVBoxLayout;
    words->addWidget(makeHeading(tr("Logic puzzles, explained"), 1.6));
    auto *text = new QLabel(tr("Solve them yourself, or watch the reasoning step by step."));
    text->setWordWrap(true);
    words->addWidget(text);
    head->addLayout(words, 1);
    layout->addLayout(head);
    layout->addSpacing(12);
    m_buttons = new QBoxLayout(QBoxLayout::LeftToRight);
    m_buttons->setSpacing(8);
    QAction *draw = actions.find("new");
    if (draw)
        m_buttons->addWidget(buttonFor(draw, "newButton"));
    m_buttons->addWidget(buttonFor(actions["open"], "openButton"));
    m_buttons->addWidget(buttonFor(actions["generate"], "generateButton"));
    m_buttons->addStretch(1);
    layout->addLayout(m_buttons);
    auto *drop = new QLabel(tr("Or drop a file or text here"));
    drop->setForegroundRole(QPalette::PlaceholderText);
    drop->setWordWrap(true);
    layout->addWidget(drop);
}

void StartPage::addFirstSteps(QVBoxLayout *layout, ActionTable &actions)
{
    layout->addWidget(makeHeading(tr("Getting started"), 1.1));
    m_cards = new QBoxLayout(QBoxLayout::LeftToRight);
    m_cards->setSpacing(10);
    const auto add = [&](FirstStep step, const char *name, const QString &icon,
                         const QString &title, const QString &words) {
        auto *card = new FirstCard(icon, title, words);
        card->setObjectName(QString::fromLatin1(name));
        connect(card, &QAbstractButton::clicked, this,
                [this, step] { Q_EMIT firstStepChosen(step); });
        m_cards->addWidget(card, 1);
    };
    add(FirstStep::WatchOne, "watchCard", QStringLiteral("play"), tr("Watch a puzzle being solved"),
        tr("A sample opens and plays. Every step gives its reason."));
    if (actions.find("new"))
        add(FirstStep::Draw, "drawCard", QStringLiteral("pencil"), tr("Draw a puzzle, 7 by 7"),
            tr("A blank grid opens. Set a few clues and see at once whether there is one answer."));
    add(FirstStep::AskHint, "hintCard", QStringLiteral("hint"), tr("Ask for a hint"),
        tr("A sample opens for you to solve, and a hint says where to look."));
    layout->addLayout(m_cards);
}

void StartPage::addFiles(QVBoxLayout *layout, const QList<SampleGroup> &samples)
{
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight);
    m_columns->setSpacing(20);
    const auto part = [this](const QString &title, QWidget *content) {
        auto *column = new QWidget;
        auto *lines = new QVBoxLayout(column);
        lines->setContentsMargins(0, 0, 0, 0);
        lines->addWidget(makeHeading(title, 1.1));
        lines->addWidget(content);
        lines->addStretch(1);
        m_columns->addWidget(column, 1);
        return column;
    };
    if (!samples.isEmpty())
        part(tr("Samples"), new SampleGallery(samples));
    auto *list = new QWidget;
    m_list = new QVBoxLayout(list);
    m_list->setContentsMargins(0, 0, 0, 0);
    m_list->setSpacing(2);
    m_recentPart = part(tr("Recently opened"), list);
    layout->addLayout(m_columns);
}

void StartPage::listRecent()
{
    while (QLayoutItem *item = m_list->takeAt(0)) {
        // Later: it may be one of them that asks.
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    const QList<RecentFile> files = m_recent.files();
    for (const RecentFile &file : files.first(std::min<qsizetype>(files.size(), 7))) {
        auto *row = new QWidget;
        auto *line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(2);
        auto *button = new FileButton(file);
        button->setObjectName(QStringLiteral("recentFile"));
        button->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(button, &QAbstractButton::clicked, this,
                [this, path = file.path] { Q_EMIT fileChosen(path); });
        connect(button, &QWidget::customContextMenuRequested, this,
                [this, button, file](const QPoint &place) {
                    showFileMenu(file, button->mapToGlobal(place));
                });
        line->addWidget(button, 1);
        auto *pin = new QToolButton;
        pin->setObjectName(QStringLiteral("pinFile"));
        pin->setIcon(lineIcon(file.isPinned ? QStringLiteral("pinned") : QStringLiteral("pin")));
        pin->setIconSize({16, 16});
        pin->setToolTip(file.isPinned ? tr("Let it drop off the list in time")
                                      : tr("Keep it in the list"));
        connect(pin, &QToolButton::clicked, this,
                [this, file] { m_recent.setPinned(file.path, !file.isPinned); });
        line->addWidget(pin);
        m_list->addWidget(row);
    }
    m_recentPart->setVisible(!files.isEmpty());
}

void StartPage::showFileMenu(const RecentFile &file, const QPoint &place)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("fileMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("&Open")), &QAction::triggered, this,
            [this, file] { Q_EMIT fileChosen(file.path); });
    connect(menu->addAction(file.isPinned ? tr("&Unpin") : tr("&Pin")), &QAction::triggered, this,
            [this, file] { m_recent.setPinned(file.path, !file.isPinned); });
    menu->addSeparator();
    connect(menu->addAction(tr("&Remove from List")), &QAction::triggered, this,
            [this, file] { m_recent.forget(file.path); });
    menu->popup(place);
}

void StartPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_recent.look();
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const auto direction
        = std::min(width(), widest) >= broad ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    m_cards->setDirection(direction);
    m_columns->setDirection(direction);
    int wanted = 2 * margin;
    for (int i = 0; i < m_buttons->count(); ++i)
        wanted += m_buttons->itemAt(i)->sizeHint().width() + m_buttons->spacing();
    m_buttons->setDirection(width() >= wanted ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_picture->setVisible(width() >= broad - 120);
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
