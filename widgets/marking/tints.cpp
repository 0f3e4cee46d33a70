// SPDX-License-Identifier: MIT
#include "marking/tints.h"

#include "logic/teaching/marking.h"

#include <QCoreApplication>

namespace inkling {

namespace {

struct TintWords
{
    Q_DECLARE_TR_FUNCTIONS(Strokes)
};

} // namespace

QString tintName(int colour)
{
    const QString names[tintCount + 1]{TintWords::tr("no colour"), TintWords::tr("yellow"),
                                       TintWords::tr("green"),     TintWords::tr("blue"),
                                       TintWords::tr("red"),       TintWords::tr("violet"),
                                       TintWords::tr("grey")};
    return names[colour];
}

QString tintWords(int colour)
{
    return colour == 0 ? TintWords::tr("erase colour")
                       : TintWords::tr("colour %1").arg(tintName(colour));
}

} // namespace inkling
