// SPDX-License-Identifier: MIT
#include "pages.h"

#include "iconset.h"
#include "phrases.h"
#include "scene/theme.h"

#include <QAction>
#include <QFileInfo>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace inkling {

namespace {

constexpr int columnWidth = 400;

QLabel *heading(double size)
{
    auto *label = new QLabel;
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * size);
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    label->setWordWrap(true);
    return label;
}

/// A centred column on paper.
QVBoxLayout *makeColumn(QWidget *page)
{
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *across = new QHBoxLayout(page);
    auto *column = new QWidget;
    column->setMaximumWidth(columnWidth);
    // As wide as it may be; narrower only where the window is.
    across->addStretch(1);
    auto *area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setMaximumWidth(columnWidth + 14);
    area->setWidget(column);
    area->viewport()->setAutoFillBackground(false);
    column->setAutoFillBackground(false);
    across->addWidget(area, 1000);
    across->addStretch(1);
    auto *layout = new QVBoxLayout(column);
    layout->setSpacing(6);
    return layout;
}

QToolButton *link(QAction *action)
{
    auto *button = new QToolButton;
    button->setDefaultAction(action);
    button->setIcon(lineIcon(QStringLiteral("sample")));
    button->setIconSize({20, 20});
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setCursor(Qt::PointingHandCursor);
    button->setMinimumWidth(80); // its words give way where the window is narrow
    return button;
}

} // namespace

WelcomePage::WelcomePage(QAction &create, QAction &open, const QList<SampleGroup> &samples,
                         QWidget *parent)
    : QWidget(parent)
    , m_recent(new QVBoxLayout)
    , m_recentHeading(new QLabel(tr("Recently opened")))
{
    auto *layout = makeColumn(this);
    layout->addStretch(2);
    auto *picture = new QLabel;
    picture->setPixmap(QIcon(QStringLiteral(":/icons/inkling.svg")).pixmap(72, 72));
    layout->addWidget(picture);
    layout->addSpacing(10);
    auto *name = heading(1.7);
    name->setText(tr("Watch a puzzle being solved"));
    layout->addWidget(name);
    auto *text
        = new QLabel(tr("Open a file of puzzles. Each is solved at once; then step through the "
                        "reasoning, forward and back, and see what every step rests on."));
    text->setWordWrap(true);
    text->setForegroundRole(QPalette::Text);
    layout->addWidget(text);
    layout->addSpacing(14);
    auto *button = new QPushButton(lineIcon(QStringLiteral("open")), tr("Open a file…"));
    button->setObjectName(QStringLiteral("openButton"));
    button->setDefault(true);
    button->setMinimumHeight(34);
    connect(button, &QPushButton::clicked, &open, &QAction::trigger);
    auto *draw = new QPushButton(lineIcon(QStringLiteral("new")), tr("New puzzle…"));
    draw->setObjectName(QStringLiteral("newButton"));
    draw->setMinimumHeight(34);
    connect(draw, &QPushButton::clicked, &create, &QAction::trigger);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(button);
    buttons->addWidget(draw);
    buttons->addStretch();
    layout->addLayout(buttons);
    auto *drop = new QLabel(tr("or drop one here"));
    drop->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(drop);
    layout->addSpacing(18);
    if (!samples.isEmpty()) {
        auto *samplesHeading = new QLabel(tr("Or look at a sample"));
        samplesHeading->setForegroundRole(QPalette::PlaceholderText);
        layout->addWidget(samplesHeading);
        layout->addWidget(new SampleGallery(samples));
    }
    layout->addSpacing(12);
    m_recentHeading->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(m_recentHeading);
    layout->addLayout(m_recent);
    layout->addStretch(3);
    setRecent({});
}

void WelcomePage::setRecent(const QList<QAction *> &recent)
{
    while (QLayoutItem *item = m_recent->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (QAction *action : recent.first(std::min<qsizetype>(recent.size(), 5)))
        m_recent->addWidget(link(action));
    m_recentHeading->setVisible(!recent.isEmpty());
}

void WelcomePage::paintEvent(QPaintEvent *)
{
    // A page of dots, as a board has them before anything is drawn.
    QPainter painter(this);
    const Theme &theme = Theme::of(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    constexpr int cell = 32;
    for (int y = height() / 2 % cell; y < height(); y += cell) {
        for (int x = width() / 2 % cell; x < width(); x += cell) {
            const int distance = std::abs(x - width() / 2) - columnWidth / 2 - cell;
            const double share = std::clamp(distance / (3.0 * cell), 0.0, 1.0);
            painter.setBrush(blend(theme.paper, theme.quiet, 0.8 * share));
            painter.drawEllipse(QPointF(x, y), 2, 2);
        }
    }
}

/// A line of text in a typewriter's face, with a mark below one column.
class ErrorPage::LineView final : public QWidget
{
public:
    LineView() { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

    void setLine(const ParseError &error)
    {
        m_number = QString::number(error.line);
        m_text = QString::fromStdString(error.lineText);
        // A column counts bytes; the mark stands below a letter.
        const auto before = std::size_t(std::max(0, error.column - error.lineTextColumn));
        m_column = QString::fromStdString(error.lineText.substr(0, before)).size();
        m_text.replace(u'\t', u' ');
        for (QChar &letter : m_text) {
            if (!letter.isPrint())
                letter = QChar(0xFFFD);
        }
        setAccessibleName(m_text);
        update();
    }

    QSize sizeHint() const override { return {columnWidth, 66}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Theme &theme = Theme::of(palette());
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.window);
        painter.drawRoundedRect(rect(), 6, 6);
        const QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        painter.setFont(font);
        const QFontMetricsF metrics(font);
        const double numberRoom = metrics.horizontalAdvance(m_number) + 28;
        const double room = width() - numberRoom - 12;
        const double wanted = metrics.horizontalAdvance(m_text.left(m_column));
        const double shift = std::max(0.0, wanted - room * 0.6);
        const double base = 28;
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(QPointF(14, base), m_number);
        painter.setClipRect(QRectF(numberRoom - 2, 0, room + 4, height()));
        painter.setPen(theme.ink);
        painter.drawText(QPointF(numberRoom - shift, base), m_text);
        const double x = numberRoom - shift + wanted;
        const double letter = std::max(metrics.horizontalAdvance(m_text.mid(m_column, 1)),
                                       metrics.averageCharWidth());
        painter.setPen(QPen(theme.error, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const double middle = x + letter / 2;
        painter.drawPolyline(
            QPolygonF({{middle - 5, base + 16}, {middle, base + 9}, {middle + 5, base + 16}}));
    }

private:
    QString m_number;
    QString m_text;
    qsizetype m_column = 0;
};

namespace {

/// A text in which a very long word may be broken anywhere, as a label itself would not.
QString breakable(const QString &text)
{
    constexpr int longest = 24;
    QString result;
    int length = 0;
    for (const QChar letter : text) {
        length = letter.isSpace() ? 0 : length + 1;
        result += letter;
        if (length >= longest || (length > 8 && (letter == u'/' || letter == u'_'))) {
            result += QChar(0x200B); // a space without width
            length = 0;
        }
    }
    return result;
}

} // namespace

ErrorPage::ErrorPage(QAction &open, const QList<SampleGroup> &samples, QWidget *parent)
    : QWidget(parent)
    , m_icon(new QLabel)
    , m_heading(heading(1.25))
    , m_message(new QLabel)
    , m_rest(new QLabel(tr("What follows this line was not read.")))
    , m_line(new LineView)
{
    auto *layout = makeColumn(this);
    layout->addStretch(2);
    layout->addWidget(m_icon);
    layout->addWidget(m_heading);
    layout->addSpacing(2);
    m_message->setObjectName(QStringLiteral("errorMessage"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_message);
    layout->addSpacing(12);
    layout->addWidget(m_line);
    m_rest->setObjectName(QStringLiteral("restNotRead"));
    m_rest->setWordWrap(true);
    m_rest->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(m_rest);
    layout->addSpacing(12);
    // One below the other: there is always room for that.
    auto *row = new QVBoxLayout;
    row->setSpacing(8);
    layout->addLayout(row);
    auto *button = new QPushButton(lineIcon(QStringLiteral("open")), tr("Open a file…"));
    button->setObjectName(QStringLiteral("openAnotherButton"));
    connect(button, &QPushButton::clicked, &open, &QAction::trigger);
    row->addWidget(button, 0, Qt::AlignLeft);
    if (!samples.isEmpty()) {
        auto *more = new QPushButton(lineIcon(QStringLiteral("sample")), tr("Samples"));
        more->setObjectName(QStringLiteral("samplesButton"));
        auto *menu = new QMenu(more);
        for (const SampleGroup &group : samples)
            menu->addMenu(group.menu);
        more->setMenu(menu);
        row->addWidget(more, 0, Qt::AlignLeft);
    }
    layout->addStretch(3);
}

void ErrorPage::say(const QString &heading, const QString &message, bool hasLine)
{
    m_text = message;
    m_icon->setPixmap(
        lineIcon(hasLine ? QStringLiteral("error") : QStringLiteral("open")).pixmap(36, 36));
    m_heading->setText(breakable(heading));
    m_message->setText(breakable(message));
    m_line->setVisible(hasLine);
    m_rest->setVisible(hasLine);
}

void ErrorPage::showError(const QString &file, const ParseError &error)
{
    m_line->setLine(error);
    say(tr("Line %L1 cannot be read").arg(error.line),
        QStringLiteral("%1:%2:%3: %4")
            .arg(file)
            .arg(error.line)
            .arg(error.column)
            .arg(translated(error)),
        true);
}

void ErrorPage::showUnreadable(const QString &file, const QString &reason)
{
    const QFileInfo info(file);
    const bool isMissing = !info.exists();
    say(isMissing ? tr("This file is not there") : tr("This file cannot be opened"),
        isMissing ? tr("%1 does not exist. It may have been moved or renamed.").arg(file)
                  : QStringLiteral("%1: %2").arg(file, reason),
        false);
}

void ErrorPage::showBlank(const QString &file)
{
    say(tr("This file is empty"), tr("There is no text in %1.").arg(file), false);
}

void ErrorPage::showEmpty(const QString &file)
{
    say(tr("This file holds no puzzles"), tr("%1 ends before the first one.").arg(file), false);
}

QString ErrorPage::headingText() const
{
    return m_heading->text();
}

} // namespace inkling
