// SPDX-License-Identifier: MIT
#include "playing/words/clashwords.h"

#include "phrases.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

namespace inkling {

namespace {

struct ClashWords
{
    Q_DECLARE_TR_FUNCTIONS(HintLadder)
};

/// The marks, named, or counted if they are many.
QString marksInWords(const Model &model, const PlainClash &clash)
{
    constexpr std::size_t mostNamed = 6;
    if (clash.marks.size() > mostNamed)
        return ClashWords::tr("%Ln highlighted marks", nullptr, int(clash.marks.size()));
    QStringList marks;
    for (const Fact &mark : clash.marks)
        marks.append(translated(model.describe(mark)));
    return marks.join(QStringLiteral("\u00a0· "));
}

} // namespace

QString clashWords(const Model &model, const PlainClash &clash, bool isOfClue)
{
    if (!clash.constraints.empty()) {
        if (const auto breach = model.breach(clash.constraints.front(), clash.marks))
            return QStringLiteral("<c>%1</c>").arg(sentenceOf(*breach));
    }
    QStringList broken;
    for (const ConstraintId constraint : clash.constraints)
        broken.append(translated(model.describe(constraint)));
    const QString constraints = broken.join(QStringLiteral("\u00a0· "));
    if (isOfClue || clash.marks.empty())
        return ClashWords::tr("Can no longer be met: <p>%1</p>.").arg(broken.front());
    const QString marks = marksInWords(model, clash);
    if (broken.isEmpty())
        return ClashWords::tr("These marks contradict each other: <c>%1</c>.").arg(marks);
    const QString text
        = clash.marks.size() == 1
              ? ClashWords::tr("This mark cannot be right: <c>%1</c>. It breaks: "
                               "<p>%2</p>.")
              : ClashWords::tr("These marks cannot all be right: <c>%1</c>. They break: "
                               "<p>%2</p>.");
    return text.arg(marks, constraints);
}

bool hasOwnWords(const Model &model, const PlainClash &clash)
{
    return !clash.constraints.empty()
           && model.breach(clash.constraints.front(), clash.marks).has_value();
}

QString clashNotice(const Model &model, std::span<const PlainClash> clashes)
{
    if (clashes.empty())
        return {};
    const auto told = std::ranges::find_if(
        clashes, [&](const PlainClash &clash) { return hasOwnWords(model, clash); });
    static const QRegularExpression tag(QStringLiteral("</?[pc]>"));
    return clashWords(model, told != clashes.end() ? *told : clashes.front()).remove(tag);
}

} // namespace inkling
