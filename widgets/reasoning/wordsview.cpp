// SPDX-License-Identifier: MIT
#include "reasoning/wordsview.h"

#include <QPainter>
#include <QTextDocument>
#include <cmath>

namespace inkling {

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
    setAccessibleName(m_document->toPlainText());
    updateGeometry();
    update();
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

void WordsView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    m_document->setTextWidth(width());
    m_document->drawContents(&painter);
}

} // namespace inkling
