// SPDX-License-Identifier: MIT
#include "painting/signs.h"

#include "painting/looks.h"
#include "phrases.h"

#include <QCoreApplication>
#include <QPainterPath>
#include <QStringList>
#include <algorithm>

namespace inkling {

namespace {

QString said(const char *text)
{
    return QCoreApplication::translate("Signs", text);
}

QString listedValues(std::uint64_t values)
{
    QStringList words;
    for (int value = 0; value < 64; ++value) {
        if ((values >> value & 1) != 0)
            words.append(QString::number(value));
    }
    return words.join(u' ');
}

/// "this cell is black – what follows".
QString joined(const QString &words, const QString &role)
{
    return QStringLiteral("%1 – %2").arg(words, role);
}

QString wordsOf(const LitMark &lit)
{
    return joined(signWords(lit.mark), lit.isInstance ? instanceWords() : roleWords(lit.role));
}

QStringList foundWords(const BoardState &state, ElementId element)
{
    QStringList words;
    const auto add = [&](const std::vector<Mark> &marks, const QString &where) {
        for (const Mark &mark : marks) {
            if (mark.element == element)
                words.append(joined(signWords(mark), where));
        }
    };
    const bool areTwo = !state.foundAgain().empty();
    add(state.found(), areTwo ? said(QT_TRANSLATE_NOOP("Signs", "only in the first answer"))
                              : said(QT_TRANSLATE_NOOP("Signs", "found by search")));
    add(state.foundAgain(), said(QT_TRANSLATE_NOOP("Signs", "only in the second answer")));
    add(state.foundInBoth(), roleWords(Role::InBoth));
    return words;
}

/// The words for an element on which nothing is lit.
QStringList wordsAtRest(const BoardState &state, ElementId element)
{
    if (const auto look = state.mark(element); look && isSeen(state, *look)) {
        const MarkDetails details
            = state.details(element) ? *state.details(element) : MarkDetails();
        return {signWords({.element = element,
                           .look = *look,
                           .values = details.values,
                           .outOf = details.outOf,
                           .text = details.text})};
    }
    if (!state.isOpen(element))
        return {};
    return {
        said(QT_TRANSLATE_NOOP("Signs", "can still be: %1")).arg(listedValues(state.openValues))};
}

bool isAt(const BoardGeometry &geometry, ElementId element, ElementId pointed, const QPointF &point)
{
    if (element == pointed)
        return true;
    if (geometry.board().kind(element) != ElementKind::Region)
        return false;
    return std::ranges::any_of(geometry.outlines(element), [&](const QPolygonF &outline) {
        return outline.containsPoint(point, Qt::OddEvenFill);
    });
}

} // namespace

QString signWords(const Mark &mark)
{
    if (mark.look == Look::Text && mark.values == 0)
        return QString::fromStdString(mark.text);
    const auto words = LookTraits::of(mark.look).words;
    const QString meaning = said(words[mark.values % words.size()]);
    return meaning.contains(u"%1") ? meaning.arg(listedValues(mark.values)) : meaning;
}

QString roleWords(Role role)
{
    switch (role) {
    case Role::Premise:
    case Role::Crowd:
        return said(QT_TRANSLATE_NOOP("Signs", "the reason"));
    case Role::Conclusion:
        return said(QT_TRANSLATE_NOOP("Signs", "what follows"));
    case Role::Error:
    case Role::Wrong:
        return said(QT_TRANSLATE_NOOP("Signs", "what cannot be"));
    case Role::Suppose:
    case Role::SupposeAgain:
        return said(QT_TRANSLATE_NOOP("Signs", "only assumed"));
    case Role::Kept:
        return said(QT_TRANSLATE_NOOP("Signs", "found earlier, needed later"));
    case Role::InBoth:
        return said(QT_TRANSLATE_NOOP("Signs", "in both answers"));
    }
    return {};
}

QString instanceWords()
{
    return said(QT_TRANSLATE_NOOP("Signs", "for example"));
}

bool isSeen(const BoardState &state, Look look)
{
    return LookTraits::of(look).ground != Ground::Field
           || (state.sidesShown && (isTelling(look) || state.outsideShown));
}

std::vector<LitMark> litMarks(const BoardState &state)
{
    std::vector<LitMark> lit;
    const auto add = [&](const std::vector<Mark> &marks, Role role, bool areInstances = false) {
        for (const Mark &mark : marks)
            lit.push_back({mark, role, areInstances});
    };
    const Lighting &step = state.lit();
    add(step.conclusions, step.supposition > 0 ? supposedRole(step.supposition) : Role::Conclusion);
    for (LitMark &each : lit) {
        // Some of the others went earlier.
        const MarkDetails *known = state.details(each.mark.element);
        if (each.mark.look == Look::Candidates && known && (known->values & each.mark.values) != 0)
            each.mark.values &= known->values;
    }
    add(step.premises, step.contradiction ? Role::Error : Role::Premise);
    add(step.example, Role::Suppose, true);
    add(step.wrong, Role::Error);
    add(state.kept, Role::Kept);
    for (std::size_t depth = 0; depth < state.supposed().size(); ++depth)
        add(state.supposed()[depth], supposedRole(int(depth) + 1));
    return lit;
}

QPointF placeOf(const BoardGeometry &geometry, const Mark &mark)
{
    const QPointF centre = geometry.centre(mark.element);
    if (mark.other == noElement)
        return centre;
    const QLineF way(geometry.centre(mark.other), centre);
    return way.pointAt(LookTraits::of(mark.look).ground == Ground::Corner ? 0.35 : 0.5);
}

ElementId elementAt(const BoardGeometry &geometry, const QPointF &point)
{
    ElementId nearest = noElement;
    double distance = 0.7;
    for (int kind = 0; kind < 6; ++kind) {
        geometry.index(ElementKind(kind))
            .visit(QRectF(point, QSizeF(0, 0)).adjusted(-0.5, -0.5, 0.5, 0.5), [&](ElementId id) {
                // A row or a box has no place of its own: its cells are what one points at.
                if (kind == int(ElementKind::Region) && geometry.board().text(id).empty())
                    return;
                // Labels and cards are as near as a cell's middle wherever one points at them.
                const bool isBoxed
                    = kind == int(ElementKind::Label) || kind == int(ElementKind::Node);
                const double here = isBoxed && geometry.box(id).contains(point)
                                        ? 0.25
                                        : QLineF(point, geometry.centre(id)).length();
                if (here < distance) {
                    distance = here;
                    nearest = id;
                }
            });
    }
    return nearest;
}

QStringList litWords(const BoardState &state, ElementId element)
{
    QStringList words;
    for (const LitMark &lit : litMarks(state)) {
        if (lit.mark.element == element)
            words.append(wordsOf(lit));
    }
    words.removeDuplicates();
    return words;
}

QString tipAt(const BoardState &state, const QPointF &point, const SpokenWords &words,
              bool areMarksTold)
{
    constexpr double reach = 0.26;
    const BoardGeometry &geometry = *state.geometry();
    const ElementId pointed = elementAt(geometry, point);
    QStringList lines;
    const Role grounds = state.lit().contradiction ? Role::Error : Role::Premise;
    for (const auto &constraint : state.lit().constraints) {
        for (const ElementId element : constraint) {
            if (words && isAt(geometry, element, pointed, point))
                lines.append(joined(words(element), roleWords(grounds)));
        }
    }
    bool isTold = false;
    for (const LitMark &lit : litMarks(state)) {
        const bool isBetween = lit.mark.other != noElement;
        if (isBetween ? QLineF(point, placeOf(geometry, lit.mark)).length() > reach
                      : lit.mark.element != pointed)
            continue;
        isTold = isTold || !isBetween;
        lines.append(wordsOf(lit));
    }
    lines += foundWords(state, pointed);
    if (pointed != noElement && areMarksTold && !isTold)
        lines += wordsAtRest(state, pointed);
    for (const Heat &heat : state.heat) {
        if (heat.element == pointed)
            lines.append(said(QT_TRANSLATE_NOOP("Signs", "difficulty of this place: %1"))
                             .arg(title(heat.difficulty)));
    }
    if (lines.isEmpty())
        return {};
    lines.removeDuplicates();
    const QString name = words && pointed != noElement ? words(pointed) : QString();
    const bool isNamed = lines.first().startsWith(name);
    if (!name.isEmpty() && !isNamed)
        lines.prepend(name);
    for (QString &line : lines)
        line = line.left(1).toUpper() + line.mid(1);
    return lines.join(u'\n');
}

} // namespace inkling
