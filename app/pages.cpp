// SPDX-License-Identifier: MIT
#include "pages.h"

#include "iconset.h"
#include "phrases.h"
#include "scene/theme.h"

#include <QAction>
#include <QFileInfo>
#include <QFontDatabase>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
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
    across->addWidget(column, 1000);
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
    return button;
}

} // namespace

WelcomePage::WelcomePage(QAction &open, const QList<QAction *> &samples, QWidget *parent)
    : QWidget(parent)
    , m_recent(new QVBoxLayout)
    , m_recentHeading(new QLabel(tr("Recently open")))
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
    layout->addWidget(button, 0, Qt::AlignLeft);
    auto *drop = new QLabel(tr("or drop one here"));
    drop->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(drop);
    layout->addSpacing(18);
    if (!samples.isEmpty()) {
        auto *samplesHeading = new QLabel(tr("Or look at a sample"));
        samplesHeading->setForegroundRole(QPalette::PlaceholderText);
        layout->addWidget(samplesHeading);
        for (QAction *sample : samples)
            layout->addWidget(link(sample));
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

ErrorPage::ErrorPage(QWidget *parent)
    : QWidget(parent)
    , m_heading(heading(1.25))
    , m_message(new QLabel)
    , m_line(new LineView)
{
    auto *layout = makeColumn(this);
    layout->addStretch(2);
    auto *icon = new QLabel;
    icon->setPixmap(lineIcon(QStringLiteral("error")).pixmap(36, 36));
    layout->addWidget(icon);
    layout->addWidget(m_heading);
    layout->addSpacing(2);
    m_message->setObjectName(QStringLiteral("errorMessage"));
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_message);
    layout->addSpacing(12);
    layout->addWidget(m_line);
    layout->addStretch(3);
}

void ErrorPage::showError(const QString &file, const ParseError &error)
{
    m_heading->setText(tr("Line %1 cannot be read").arg(error.line));
    m_message->setText(QStringLiteral("%1:%2:%3: %4")
                           .arg(file)
                           .arg(error.line)
                           .arg(error.column)
                           .arg(translated(error)));
    m_line->setLine(error);
    m_line->show();
}

void ErrorPage::showUnreadable(const QString &file, const QString &reason)
{
    m_heading->setText(tr("%1 cannot be opened").arg(file));
    m_message->setText(reason);
    m_line->hide();
}

QString ErrorPage::message() const
{
    return m_message->text();
}

} // namespace inkling
