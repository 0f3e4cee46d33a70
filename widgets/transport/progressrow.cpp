// SPDX-License-Identifier: MIT
#include "transport/progressrow.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace inkling {

ProgressRow::ProgressRow(QWidget *parent)
    : QWidget(parent)
    , m_words(new QLabel)
    , m_button(new QPushButton)
{
    setObjectName(QStringLiteral("progressRow"));
    m_words->setWordWrap(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 6, 10, 6);
    layout->addWidget(m_words, 1);
    layout->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_isRunning)
            Q_EMIT stopWanted();
        else
            Q_EMIT resumeWanted();
    });
    hide();
}

void ProgressRow::showRunning(const QString &words)
{
    m_isRunning = true;
    m_words->setText(words);
    m_button->setText(tr("Stop"));
    show();
}

void ProgressRow::showStopped(const QString &words)
{
    m_isRunning = false;
    m_words->setText(words);
    m_button->setText(tr("Continue"));
    show();
}

QString ProgressRow::text() const
{
    return m_words->text();
}

} // namespace inkling
