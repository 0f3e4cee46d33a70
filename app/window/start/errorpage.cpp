// SPDX-License-Identifier: MIT
#include "window/start/errorpage.h"

#include "labels.h"
#include "look/iconset.h"
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
#include <QVBoxLayout>

namespace inkling {

namespace {

constexpr int columnWidth = 400;

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

} // namespace

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
    , m_heading(makeHeading({}, 1.25))
    , m_message(new QLabel)
    , m_rest(new QLabel(tr("Nothing after this line was read.")))
    , m_offers(new QVBoxLayout)
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
    m_offers->setSpacing(8);
    m_offers->setContentsMargins(0, 0, 0, 2);
    layout->addLayout(m_offers);
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
    offer({});
    m_text = message;
    m_icon->setPixmap(
        lineIcon(hasLine ? QStringLiteral("error") : QStringLiteral("open")).pixmap(36, 36));
    m_heading->setText(breakable(heading));
    m_message->setText(breakable(message));
    m_line->setVisible(hasLine);
    m_rest->setVisible(hasLine);
}

void ErrorPage::offer(const std::vector<const Family *> &families)
{
    while (QLayoutItem *item = m_offers->takeAt(0)) {
        // The button that was pressed is still at work.
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    for (const Family *family : families) {
        const QString title = translated("Families", family->title());
        auto *button = new QPushButton(tr("Read as %1", "a kind of puzzle").arg(title));
        button->setObjectName(QStringLiteral("readAsButton"));
        connect(button, &QPushButton::clicked, this, [this, family] { familyChosen(*family); });
        m_offers->addWidget(button, 0, Qt::AlignLeft);
    }
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

void ErrorPage::showUnclear(const QString &file, const UnclearFamily &unclear)
{
    if (unclear.furthest) {
        showError(file, unclear.error);
        m_text = tr("%1. Read as %2.", "an error, and a kind of puzzle")
                     .arg(m_text, translated("Families", unclear.furthest->title()));
        m_message->setText(breakable(m_text));
    } else if (unclear.candidates.empty()) {
        m_line->setLine(unclear.error);
        say(tr("Inkling does not know this kind of puzzle"),
            tr("The text of %1 fits no kind of puzzle.").arg(file), true);
    } else {
        say(tr("Which kind of puzzle is this?"),
            tr("The text of %1 fits more than one kind.").arg(file), false);
    }
    offer(unclear.candidates);
}

void ErrorPage::showUnreadable(const QString &file, const QString &reason)
{
    const QFileInfo info(file);
    const bool isMissing = !info.exists();
    say(isMissing ? tr("File not found") : tr("This file cannot be opened"),
        isMissing ? tr("%1 does not exist. It may have been moved or renamed.").arg(file)
                  : QStringLiteral("%1: %2").arg(file, reason),
        false);
}

void ErrorPage::showBlank(const QString &file)
{
    say(tr("This file is empty"), tr("%1 is empty.").arg(file), false);
}

void ErrorPage::showEmpty(const QString &file)
{
    say(tr("This file contains no puzzles"), tr("%1 ends before its first puzzle.").arg(file),
        false);
}

QString ErrorPage::headingText() const
{
    return m_heading->text();
}

} // namespace inkling
