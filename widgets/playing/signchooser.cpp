// SPDX-License-Identifier: MIT
#include "playing/signchooser.h"

#include "puzzle/typedsigns.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace inkling {

namespace {

QString spokenSign(char sign)
{
    switch (sign) {
    case '+':
        return SignChooser::tr("plus");
    case '-':
        return SignChooser::tr("minus");
    case '*':
        return SignChooser::tr("times");
    case '/':
        return SignChooser::tr("divided by");
    default:
        return SignChooser::tr("to the power of");
    }
}

} // namespace

QString signText(char sign)
{
    return QString::fromStdString(typesetSigns(std::string(1, sign)));
}

SignChooser::SignChooser(QWidget *parent)
    : QFrame(parent)
{
    setObjectName(QStringLiteral("signChooser"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->setSpacing(6);
    hide();
}

void SignChooser::setSigns(std::string_view signs)
{
    if (signs == m_signs)
        return;
    m_signs = signs;
    while (QLayoutItem *item = layout()->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const char sign : m_signs) {
        auto *button = new QPushButton;
        button->setObjectName(QStringLiteral("sign%1").arg(QLatin1Char(sign)));
        button->setText(signText(sign));
        button->setAccessibleName(spokenSign(sign));
        button->setToolTip(QStringLiteral("%1 (%2)").arg(spokenSign(sign)).arg(QLatin1Char(sign)));
        button->setFixedSize(46, 42);
        button->setFocusPolicy(Qt::TabFocus);
        QFont font = button->font();
        font.setPixelSize(22);
        button->setFont(font);
        connect(button, &QPushButton::clicked, this, [this, sign] { Q_EMIT signChosen(sign); });
        layout()->addWidget(button);
    }
    adjustSize();
}

} // namespace inkling
