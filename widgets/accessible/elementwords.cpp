// SPDX-License-Identifier: MIT
#include "accessible/elementwords.h"

#include "painting/looks.h"
#include "scene/boardstate.h"

#include <QCoreApplication>
#include <QStringList>

namespace inkling {

namespace {

QString candidatesText(const MarkDetails &details)
{
    QStringList values;
    for (int value = 0; value < 64; ++value) {
        if ((details.values >> value & 1) != 0)
            values.append(QString::number(value));
    }
    return QCoreApplication::translate("Phrases", "candidates %1").arg(values.join(u' '));
}

} // namespace

QString valueWords(const BoardState &state, ElementId element)
{
    if (const MarkDetails *details = state.details(element))
        return state.mark(element) == Look::Candidates || details->values != 0
                   ? candidatesText(*details)
                   : QString::fromStdString(details->text);
    if (const auto look = state.mark(element)) {
        const char *const spoken = LookTraits::of(*look).spoken;
        return spoken ? QCoreApplication::translate("Phrases", spoken) : QString();
    }
    const std::string_view written = state.text(element);
    if (written == state.geometry()->board().text(element))
        return {};
    return QString::fromUtf8(written.data(), qsizetype(written.size()));
}

QString elementWords(const BoardState &state, ElementId element, const SpokenWords &words)
{
    QStringList parts{words ? words(element) : QString()};
    if (const QString value = valueWords(state, element); !value.isEmpty())
        parts.append(value);
    return (parts + litWords(state, element)).join(QStringLiteral(", "));
}

} // namespace inkling
