// SPDX-License-Identifier: MIT
#include "steps/caserow.h"

#include "transport/playback.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace inkling {

CaseRow::CaseRow(Playback &playback, QWidget *parent)
    : QWidget(parent)
    , m_playback(playback)
    , m_words(new QLabel)
    , m_before(new QToolButton)
    , m_next(new QToolButton)
{
    setObjectName(QStringLiteral("caseRow"));
    const auto set = [](QToolButton &button, Qt::ArrowType arrow, const QString &name) {
        button.setArrowType(arrow);
        button.setAutoRaise(true);
        button.setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the board
        button.setAccessibleName(name);
        button.setToolTip(name);
    };
    set(*m_before, Qt::LeftArrow, tr("Show the previous case"));
    set(*m_next, Qt::RightArrow, tr("Show the next case"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_words);
    layout->addWidget(m_before);
    layout->addWidget(m_next);
    layout->addStretch();
    connect(m_before, &QToolButton::clicked, &playback, &Playback::showCaseBefore);
    connect(m_next, &QToolButton::clicked, &playback, &Playback::showNextCase);
    hide();
}

void CaseRow::refresh()
{
    const std::size_t count = m_playback.caseCount();
    const QLocale locale;
    m_words->setText(tr("Case %1 of %2")
                         .arg(locale.toString(qulonglong(m_playback.shownCase() + 1)),
                              locale.toString(qulonglong(count))));
    setVisible(count > 1);
}

QString CaseRow::text() const
{
    return m_words->text();
}

} // namespace inkling
