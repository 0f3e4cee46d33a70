// SPDX-License-Identifier: MIT
#include "steps/wordsview.h"

#include "scene/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFragment>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

namespace inkling {

namespace {

bool isChoosing(const QKeyEvent &key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Space;
}

} // namespace

WordsView::WordsView(QWidget *parent)
    : QWidget(parent)
    , m_document(new QTextDocument(this))
{
    m_document->setDocumentMargin(0);
    m_document->setUndoRedoEnabled(false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

WordsView::~WordsView() = default;

void WordsView::refresh()
{
    m_document->setDefaultFont(font());
    collectLinks();
    setAccessibleName(m_document->toPlainText());
    updateGeometry();
    update();
}

void WordsView::collectLinks()
{
    m_links.clear();
    for (QTextBlock block = m_document->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            const QString target = fragment.charFormat().anchorHref();
            const int end = fragment.position() + fragment.length();
            if (target.isEmpty())
                continue;
            if (!m_links.empty() && m_links.back().target == target)
                m_links.back().end = end;
            else
                m_links.push_back({target, fragment.position(), end});
        }
    }
    setMouseTracking(!m_links.empty());
    setFocusPolicy(m_links.empty() ? Qt::NoFocus : Qt::TabFocus);
    if (std::ranges::find(m_links, m_pointed, &Link::target) == m_links.end()) {
        m_pointed.clear();
        unsetCursor();
    }
}

int WordsView::heightForWidth(int width) const
{
    m_document->setTextWidth(width);
    return int(std::ceil(m_document->size().height()));
}

QSize WordsView::sizeHint() const
{
    const int usual = 300;
    return {usual, heightForWidth(width() > 120 ? width() : usual)};
}

QRectF WordsView::placeOf(const QString &link) const
{
    m_document->setTextWidth(width());
    const auto found = std::ranges::find(m_links, link, &Link::target);
    if (found == m_links.end())
        return {};
    const QTextBlock block = m_document->findBlock(found->start);
    const int first = found->start - block.position();
    const QTextLine line = block.layout()->lineForTextPosition(first);
    const int last = std::min(found->end - block.position(), line.textStart() + line.textLength());
    const qreal left = line.cursorToX(first);
    return QRectF(left, line.y(), line.cursorToX(last) - left, line.height())
        .translated(m_document->documentLayout()->blockBoundingRect(block).topLeft());
}

QString WordsView::linkAt(const QPointF &point) const
{
    m_document->setTextWidth(width());
    return m_document->documentLayout()->anchorAt(point);
}

void WordsView::point(const QString &link)
{
    if (link == m_pointed)
        return;
    m_pointed = link;
    if (link.isEmpty())
        unsetCursor();
    else
        setCursor(Qt::PointingHandCursor);
    update();
    Q_EMIT linkPointed(link);
}

void WordsView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    m_document->setTextWidth(width());
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = palette();
    const auto pointed = std::ranges::find(m_links, m_pointed, &Link::target);
    if (pointed != m_links.end()) {
        QAbstractTextDocumentLayout::Selection selection;
        selection.cursor = QTextCursor(m_document);
        selection.cursor.setPosition(pointed->start);
        selection.cursor.setPosition(pointed->end, QTextCursor::KeepAnchor);
        const Theme &theme = Theme::of(palette());
        selection.format.setBackground(blend(theme.paper, theme.premise, 0.16));
        context.selections.append(selection);
    }
    m_document->documentLayout()->draw(&painter, context);
}

void WordsView::mouseMoveEvent(QMouseEvent *event)
{
    point(linkAt(event->position()));
}

void WordsView::leaveEvent(QEvent *event)
{
    point({});
    QWidget::leaveEvent(event);
}

void WordsView::mousePressEvent(QMouseEvent *event)
{
    point(linkAt(event->position()));
    m_pressed = event->button() == Qt::LeftButton ? m_pointed : QString();
    if (m_pressed.isEmpty())
        event->ignore();
}

void WordsView::mouseReleaseEvent(QMouseEvent *event)
{
    const QString pressed = std::exchange(m_pressed, {});
    if (!pressed.isEmpty() && pressed == linkAt(event->position()))
        Q_EMIT linkChosen(pressed);
}

bool WordsView::event(QEvent *event)
{
    // Else the key would play the steps.
    if (event->type() == QEvent::ShortcutOverride && !m_pointed.isEmpty()
        && isChoosing(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void WordsView::keyPressEvent(QKeyEvent *event)
{
    if (!m_pointed.isEmpty() && isChoosing(*event))
        Q_EMIT linkChosen(m_pointed);
    else
        QWidget::keyPressEvent(event);
}

void WordsView::focusInEvent(QFocusEvent *event)
{
    if (!m_links.empty() && event->reason() == Qt::TabFocusReason)
        point(m_links.front().target);
    if (!m_links.empty() && event->reason() == Qt::BacktabFocusReason)
        point(m_links.back().target);
    QWidget::focusInEvent(event);
}

void WordsView::focusOutEvent(QFocusEvent *event)
{
    point({});
    QWidget::focusOutEvent(event);
}

bool WordsView::focusNextPrevChild(bool next)
{
    const auto at = std::ranges::find(m_links, m_pointed, &Link::target);
    if (!hasFocus() || at == m_links.end()
        || (next ? at + 1 == m_links.end() : at == m_links.begin()))
        return QWidget::focusNextPrevChild(next);
    point((next ? at + 1 : at - 1)->target);
    return true;
}

} // namespace inkling
