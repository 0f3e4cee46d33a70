// SPDX-License-Identifier: MIT
#include "window/middle.h"

#include "accessible/announcement.h"
#include "documents/document.h"
#include "look/actiontable.h"
#include "scene/boardview.h"
#include "window/noticebar.h"
#include "window/start/errorpage.h"
#include "window/start/startpage.h"

#include <QFileInfo>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace inkling {

namespace {

constexpr int leastWidth = 220;

QString shownName(const Document &document)
{
    return document.path().isEmpty() ? document.name() : document.path();
}

} // namespace

Middle::Middle(BoardView &view, ActionTable &actions, const QList<SampleGroup> &samples,
               RecentFiles &recent)
    : m_view(view)
    , m_notice(new NoticeBar)
    , m_stack(new QStackedWidget)
    , m_start(new StartPage(actions, samples, recent))
    , m_error(new ErrorPage(*actions["open"], samples))
{
    m_stack->setMinimumWidth(leastWidth);
    m_stack->addWidget(m_start);
    m_stack->addWidget(&view);
    m_stack->addWidget(m_error);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_stack, 1);
    connect(m_stack, &QStackedWidget::currentChanged, this, &Middle::changed);
}

void Middle::showPlace(const Document &document)
{
    if (document.isFaultShown()) {
        const QString name = QFileInfo(shownName(document)).fileName();
        if (document.unclear())
            m_error->showUnclear(name, *document.unclear());
        else
            m_error->showError(name, *document.fault());
        showError();
    } else {
        m_stack->setCurrentWidget(document.name().isEmpty() ? static_cast<QWidget *>(m_start)
                                                            : &m_view);
    }
}

void Middle::showNothing(const Document &document)
{
    if (document.isBlank())
        m_error->showBlank(shownName(document));
    else
        m_error->showEmpty(shownName(document));
    showError();
}

void Middle::showUnreadable(const QString &path, const QString &reason)
{
    m_error->showUnreadable(path, reason);
    showError();
}

void Middle::showError()
{
    m_stack->setCurrentWidget(m_error);
    announce(*m_error, m_error->headingText() + QStringLiteral(". ") + m_error->message());
}

bool Middle::isStartShown() const
{
    return m_stack->currentWidget() == m_start;
}

} // namespace inkling
