// SPDX-License-Identifier: MIT
#include "dialogs/pagepreview.h"

#include "look/iconset.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <algorithm>

namespace inkling {

namespace {

QImage paintedPage(const PuzzlePrinter &printer, int page, const QSize &size,
                   const Worker::Task &task)
{
    const auto laidOut = printer.page(page, task.stop());
    if (!laidOut)
        return {};
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.scale(size.width() / printer.paper().width(), size.height() / printer.paper().height());
    PuzzlePrinter::paint(painter, *laidOut);
    return picture;
}

} // namespace

PagePreview::PagePreview(QWidget *parent)
    : QWidget(parent)
    , m_sheet(new QWidget)
    , m_back(new QToolButton)
    , m_forward(new QToolButton)
    , m_place(new QLabel)
{
    setObjectName(QStringLiteral("pagePreview"));
    m_sheet->setObjectName(QStringLiteral("sheet"));
    m_sheet->setMinimumSize(300, 380);
    m_sheet->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_sheet->setAccessibleName(tr("Print preview"));
    m_sheet->installEventFilter(this);
    m_place->setObjectName(QStringLiteral("place"));
    m_place->setAlignment(Qt::AlignCenter);
    m_place->setMinimumWidth(130);
    auto *row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(m_back);
    row->addWidget(m_place);
    row->addWidget(m_forward);
    row->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(m_sheet, 1);
    layout->addLayout(row);
    const auto setUp = [this](QToolButton &button, const QString &icon, const QString &name,
                              Qt::Key key, int by) {
        button.setIcon(lineIcon(icon));
        button.setIconSize({18, 18});
        button.setAutoRaise(true);
        button.setToolTip(name);
        button.setAccessibleName(name);
        button.setShortcut(key);
        connect(&button, &QToolButton::clicked, this, [this, by] { goTo(m_page + by); });
    };
    setUp(*m_back, QStringLiteral("back"), tr("Previous page"), Qt::Key_PageUp, -1);
    setUp(*m_forward, QStringLiteral("forward"), tr("Next page"), Qt::Key_PageDown, 1);
}

PagePreview::~PagePreview() = default;

QString PagePreview::words() const
{
    return m_place->text();
}

void PagePreview::setPrinter(std::shared_ptr<const PuzzlePrinter> printer)
{
    // The page that is there would be shown drawn out of shape.
    if (!printer || !m_printer || printer->paper() != m_printer->paper())
        m_picture = {};
    m_printer = std::move(printer);
    m_page = m_printer ? std::clamp(m_page, 0, m_printer->pageCount() - 1) : 0;
    renew();
}

void PagePreview::goTo(int page)
{
    if (!m_printer || page < 0 || page >= m_printer->pageCount() || page == m_page)
        return;
    m_page = page;
    renew();
}

void PagePreview::renew()
{
    const int count = m_printer ? m_printer->pageCount() : 0;
    m_back->setEnabled(m_page > 0);
    m_forward->setEnabled(m_page + 1 < count);
    m_place->setText(count > 0 ? tr("Page %L1 of %L2").arg(m_page + 1).arg(count) : QString());
    m_worker.stop();
    m_sheet->update();
    if (!m_printer)
        return;
    const double ratio = m_sheet->devicePixelRatioF();
    const QSize size = (paperRect().size() * ratio).toSize().expandedTo({1, 1});
    m_worker.start(
        [printer = m_printer, page = m_page, size](const Worker::Task &task) {
            return paintedPage(*printer, page, size, task);
        },
        [this](const QImage &picture) {
            m_picture = picture;
            m_sheet->update();
        });
}

QRectF PagePreview::paperRect() const
{
    constexpr double shadow = 6;
    const QSizeF paper = m_printer ? m_printer->paper() : QSizeF(1, 1.414);
    const QSizeF size = paper.scaled(m_sheet->width() - 2 * shadow, m_sheet->height() - 2 * shadow,
                                     Qt::KeepAspectRatio);
    QRectF rect(QPointF(), QSizeF(QSize(int(size.width()), int(size.height()))));
    // Whole pixels, so that its border is crisp.
    const int left = (m_sheet->width() - int(rect.width())) / 2;
    const int top = (m_sheet->height() - int(rect.height())) / 2;
    rect.moveTopLeft(QPointF(left, top));
    return rect;
}

void PagePreview::paintSheet()
{
    QPainter painter(m_sheet);
    const QRectF paper = paperRect();
    // Paper lies on the table.
    for (int i = 5; i > 0; --i) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 9));
        painter.drawRoundedRect(paper.adjusted(-i, 2 - i, i, 2 + i), i, i);
    }
    painter.fillRect(paper, m_printer ? QColor(Qt::white) : palette().color(QPalette::Base));
    if (!m_picture.isNull())
        painter.drawImage(paper, m_picture);
}

void PagePreview::turnWheel(int by)
{
    // A touchpad tells of many small turns.
    m_wheelTurned += by;
    const int pages = m_wheelTurned / QWheelEvent::DefaultDeltasPerStep;
    m_wheelTurned %= QWheelEvent::DefaultDeltasPerStep;
    if (m_printer)
        goTo(std::clamp(m_page - pages, 0, m_printer->pageCount() - 1));
}

bool PagePreview::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_sheet)
        return QWidget::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::Paint:
        paintSheet();
        return true;
    case QEvent::Resize:
        renew();
        break;
    case QEvent::Wheel:
        turnWheel(static_cast<QWheelEvent *>(event)->angleDelta().y());
        return true;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace inkling
