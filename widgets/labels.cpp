// SPDX-License-Identifier: MIT
#include "labels.h"

namespace inkling {

void makeSmall(QLabel &label)
{
    QFont small = label.font();
    small.setPointSizeF(small.pointSizeF() * 0.88);
    label.setFont(small);
    label.setWordWrap(true);
    label.setForegroundRole(QPalette::PlaceholderText);
}

QLabel *makeHeading(const QString &text, double size)
{
    auto *label = new QLabel(text);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * size);
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    label->setWordWrap(true);
    return label;
}

} // namespace inkling
