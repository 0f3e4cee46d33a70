// SPDX-License-Identifier: MIT
#include "steps/stepwords.h"

#include "logic/model/joints.h"
#include "logic/model/premisecount.h"
#include "phrases.h"

#include <QCoreApplication>
#include <QTextCursor>
#include <QTextDocument>
#include <algorithm>
#include <utility>

namespace inkling {

namespace {

/// More than this many are named by their number only.
constexpr qsizetype mostNamed = 6;

QTextCharFormat plainFormat(const Theme &theme)
{
    QTextCharFormat format;
    format.setForeground(theme.ink);
    return format;
}

QTextCharFormat premiseFormat(const Theme &theme)
{
    QTextCharFormat format;
    format.setForeground(theme.premise);
    format.setUnderlineStyle(QTextCharFormat::DashUnderline);
    format.setUnderlineColor(theme.premise);
    return format;
}

QTextCharFormat conclusionFormat(const Theme &theme)
{
    QTextCharFormat format;
    format.setForeground(theme.conclusion);
    format.setFontWeight(QFont::DemiBold);
    return format;
}

QTextCharFormat exampleFormat(const Theme &theme)
{
    QTextCharFormat format;
    format.setForeground(theme.suppose);
    format.setUnderlineStyle(QTextCharFormat::DotLine);
    format.setUnderlineColor(theme.suppose);
    return format;
}

/// Words that stand in a place of a sentence; a link where they name something on the board.
struct Run
{
    QString words;
    QString link = {};
};

void makeLink(QTextCharFormat &format, const QString &link)
{
    format.setAnchor(true);
    format.setAnchorHref(link);
}

/// Writes a sentence. Its places %1, %2, ... are filled with the arguments, in the colour of the
/// words round them and otherwise as they are. The first letter is made a capital.
void writeMarkedUp(QTextCursor &cursor, const QString &sentence,
                   const std::vector<std::vector<Run>> &arguments, const Theme &theme)
{
    const QTextCharFormat plain = plainFormat(theme);
    QTextCharFormat format = plain;
    bool isFirst = true;
    const auto insert = [&](QString words, const QTextCharFormat &look) {
        if (words.isEmpty())
            return;
        if (std::exchange(isFirst, false))
            words[0] = words[0].toUpper();
        cursor.insertText(words, look);
    };
    QString words;
    const auto flush = [&] { insert(std::exchange(words, {}), format); };
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const auto place = sentence[i] == u'%' && i + 1 < sentence.size()
                               ? std::size_t(sentence[i + 1].unicode() - u'1')
                               : arguments.size();
        if (place < arguments.size()) {
            flush();
            for (const Run &run : arguments[place]) {
                QTextCharFormat look = format;
                if (!run.link.isEmpty())
                    makeLink(look, run.link);
                insert(run.words, look);
            }
            ++i;
        } else if (sentence[i] == u'<') {
            flush();
            const qsizetype end = sentence.indexOf(u'>', i);
            const QStringView name = QStringView(sentence).mid(i + 1, end - i - 1);
            format = name == u"p"   ? premiseFormat(theme)
                     : name == u"c" ? conclusionFormat(theme)
                                    : plain;
            i = end < 0 ? sentence.size() : end;
        } else {
            words += sentence[i];
        }
    }
    flush();
}

const QString elementsLink = QStringLiteral("elements:");

QString linkTo(const std::vector<ElementId> &elements)
{
    QStringList numbers;
    for (const ElementId element : elements)
        numbers.append(QString::number(element));
    return elements.empty() ? QString() : elementsLink + numbers.join(u',');
}

/// The elements that a link in a sentence names.
std::vector<ElementId> elementsOfLink(const QString &link)
{
    std::vector<ElementId> elements;
    for (const QString &number : link.mid(elementsLink.size()).split(u','))
        elements.push_back(ElementId(number.toUInt()));
    return elements;
}

/// The words between two things of a list.
QString jointOf(const Argument &list, bool isLast)
{
    const Joints joints = jointsOf(list);
    if (joints == Joints::OnlySemicolons || (joints == Joints::Semicolons && !isLast))
        return QCoreApplication::translate("StepWords", "; ");
    if (!isLast || list.joint == Argument::Joint::Comma)
        return QCoreApplication::translate("StepWords", ", ");
    return list.joint == Argument::Joint::And ? QCoreApplication::translate("StepWords", " and ")
                                              : QCoreApplication::translate("StepWords", " or ");
}

std::vector<Run> runsOf(const Argument &argument)
{
    std::vector<Run> runs;
    for (std::size_t i = 0; i < argument.parts.size(); ++i) {
        if (i > 0)
            runs.push_back({jointOf(argument, i + 1 == argument.parts.size())});
        const Argument::Part &part = argument.parts[i];
        runs.push_back({translated(part.words), linkTo(part.elements)});
    }
    return runs;
}

/// The text for these arguments. English alone has a word "a" before a place.
QString textOf(const Sentence &sentence, const std::vector<std::vector<Run>> &arguments)
{
    std::vector<std::string> words;
    for (const std::vector<Run> &runs : arguments)
        words.push_back(runs.empty() ? std::string() : runs.front().words.toStdString());
    return QString::fromStdString(
        withArticles(translated("Rules", sentence.form.text).toStdString(), words));
}

std::vector<std::vector<Run>> runsOf(const Sentence &sentence)
{
    std::vector<std::vector<Run>> runs;
    for (const Argument &argument : sentence.arguments)
        runs.push_back(runsOf(argument));
    return runs;
}

void writeOne(QTextCursor &cursor, const Sentence &sentence, const Theme &theme)
{
    const auto arguments = runsOf(sentence);
    writeMarkedUp(cursor, textOf(sentence, arguments), arguments, theme);
    Theme supposed = theme;
    supposed.conclusion = theme.conclusion == theme.suppose ? theme.supposeAgain : theme.suppose;
    for (const Sentence &next : sentence.more) {
        const bool isSupposed = supposes(sentence) && &next != &sentence.more.back();
        cursor.insertText(QStringLiteral(" "), plainFormat(theme));
        writeOne(cursor, next, isSupposed ? supposed : theme);
    }
}

const QString groupLink = QStringLiteral("group:");
const QString conclusionsLink = QStringLiteral("conclusions");

QTextBlockFormat listBlock()
{
    QTextBlockFormat block;
    block.setTopMargin(7);
    block.setLineHeight(122, QTextBlockFormat::ProportionalHeight);
    return block;
}

void beginList(QTextCursor &cursor, const QString &heading, const QTextCharFormat &format,
               const Theme &theme)
{
    cursor.insertBlock(listBlock());
    QTextCharFormat headingFormat = plainFormat(theme);
    headingFormat.setForeground(format.foreground());
    headingFormat.setFontWeight(QFont::DemiBold);
    cursor.insertText(heading + QStringLiteral("  "), headingFormat);
}

QTextCharFormat itemFormat(const Theme &theme)
{
    QTextCharFormat format = plainFormat(theme);
    format.setForeground(blend(theme.ink, theme.paper, 0.28));
    return format;
}

void writeItems(QTextCursor &cursor, QStringList items, const Theme &theme)
{
    for (QString &item : items) {
        // A place breaks as a whole or not at all where there is room for it.
        item.replace(u' ', QChar(QChar::Nbsp));
        item.replace(QStringLiteral(",\u00a0"), QStringLiteral(", "));
    }
    // No line begins with the dot.
    cursor.insertText(items.join(QStringLiteral("\u00a0· ")), itemFormat(theme));
}

/// Items, of many the first few and, with a link to unfold them, how many more.
void writeList(QTextCursor &cursor, const QString &heading, const QStringList &items,
               const QTextCharFormat &format, const Theme &theme, const QString &link = {},
               bool isUnfolded = false)
{
    if (items.isEmpty())
        return;
    beginList(cursor, heading, format, theme);
    const bool isLong = items.size() > mostNamed;
    writeItems(cursor, isLong && !isUnfolded ? items.first(mostNamed - 1) : items, theme);
    if (!isLong)
        return;
    QTextCharFormat linkFormat = itemFormat(theme);
    cursor.insertText(QStringLiteral("\u00a0· "), linkFormat);
    linkFormat.setFontUnderline(true);
    makeLink(linkFormat, link);
    const auto hidden = int(items.size() - mostNamed + 1);
    QString words = QCoreApplication::translate("StepWords", "%n more", nullptr, hidden);
    if (isUnfolded)
        words = QCoreApplication::translate("StepWords", "less");
    cursor.insertText(words, linkFormat);
}

QStringList namesOf(const PremiseGroup &group, const Model &model, const Knowledge &before)
{
    QStringList names;
    for (const ConstraintId constraint : group.constraints)
        names.append(translated(model.describe(constraint)));
    for (const Fact &fact : group.facts)
        names.append(translated(factTold(model, fact, before)));
    return names;
}

/// A line of its own: how many there are of a kind, or the one that there is; below it, where it is
/// unfolded, each.
void writeGroup(QTextCursor &cursor, const PremiseGroup &group, const QStringList &names,
                const QString &link, bool isUnfolded, const Theme &theme)
{
    QTextBlockFormat block;
    block.setTopMargin(1);
    block.setLeftMargin(12);
    block.setLineHeight(122, QTextBlockFormat::ProportionalHeight);
    cursor.insertBlock(block);
    QTextCharFormat format = premiseFormat(theme);
    makeLink(format, link);
    if (group.size() == 1) {
        // Chosen, it stays lit.
        if (isUnfolded)
            format.setFontWeight(QFont::DemiBold);
        cursor.insertText(names.front(), format);
        return;
    }
    QTextCharFormat sign = format;
    sign.setUnderlineStyle(QTextCharFormat::NoUnderline);
    cursor.insertText(isUnfolded ? QStringLiteral("\u25be ") : QStringLiteral("\u25b8 "), sign);
    cursor.insertText(translated(group.counted()), format);
    if (!isUnfolded)
        return;
    block.setLeftMargin(24);
    cursor.insertBlock(block);
    writeItems(cursor, names, theme);
}

void writePremises(QTextCursor &cursor, const ExplainedPuzzle &explained, std::size_t index,
                   const Theme &theme, const Unfolded &unfolded)
{
    const Model &model = *explained.model;
    const Step step = explained.trace()[index];
    const Knowledge before = explained.knowledgeBefore(index);
    const std::vector<PremiseGroup> groups = groupedPremises(model, step);
    const QString heading = QCoreApplication::translate("StepWords", "From");
    if (step.constraints.size() + step.premises.size() <= std::size_t(mostNamed)) {
        QStringList names;
        for (const PremiseGroup &group : groups)
            names.append(namesOf(group, model, before));
        return writeList(cursor, heading, names, premiseFormat(theme), theme);
    }
    beginList(cursor, heading, premiseFormat(theme), theme);
    for (std::size_t i = 0; i < groups.size(); ++i)
        writeGroup(cursor, groups[i], namesOf(groups[i], model, before),
                   groupLink + QString::number(i), unfolded.group == i, theme);
}

void begin(QTextDocument &document)
{
    document.clear();
    QTextCursor cursor(&document);
    QTextBlockFormat block;
    block.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
    cursor.setBlockFormat(block);
}

/// After what is supposed: that there is more of which the opposite could be.
void writeOthers(QTextCursor &cursor, const ExplainedPuzzle &explained, const Theme &theme)
{
    if (explained.opened.size() < 2)
        return;
    const auto others = int(explained.opened.size()) - 1;
    cursor.insertText(u' '
                          + QCoreApplication::translate("StepWords",
                                                        "The %n other conclusions follow in the "
                                                        "same way.",
                                                        nullptr, others),
                      plainFormat(theme));
}

bool notesCorner(const Model &model, const Step &step)
{
    return std::ranges::any_of(step.conclusions, [&](const Fact &fact) {
        const auto mark = model.mark(fact);
        return mark && mark->look == Look::CornerLines;
    });
}

/// The sign at a cell's corner is explained where the reasoning first writes one.
void writeCornerSigns(QTextCursor &cursor, const ExplainedPuzzle &explained, std::size_t index,
                      const Theme &theme)
{
    const Trace &trace = explained.trace();
    if (!notesCorner(*explained.model, trace[index]))
        return;
    for (std::size_t before = 0; before < index; ++before) {
        if (notesCorner(*explained.model, trace[before]))
            return;
    }
    beginList(cursor, QCoreApplication::translate("StepWords", "Legend"), plainFormat(theme),
              theme);
    cursor.insertText(
        QCoreApplication::translate(
            "StepWords",
            "An arc at a corner of a cell stands for the two edges that meet there: a full dot "
            "means a line, a hollow dot a possible line, a capsule both or neither. It stays as "
            "long as a step needs it."),
        itemFormat(theme));
}

/// The group of premises that a link in a step's words stands for; nothing for other links.
std::optional<std::size_t> groupOfLink(const QString &link)
{
    if (!link.startsWith(groupLink))
        return std::nullopt;
    return std::size_t(QStringView(link).mid(groupLink.size()).toULongLong());
}

} // namespace

void writeSentence(QTextDocument &document, const QString &sentence, const Theme &theme)
{
    begin(document);
    QTextCursor cursor(&document);
    writeMarkedUp(cursor, sentence, {}, theme);
}

void writeSentence(QTextDocument &document, const Sentence &sentence, const Theme &theme)
{
    begin(document);
    QTextCursor cursor(&document);
    writeOne(cursor, sentence, theme);
}

QString markedUp(const Sentence &sentence)
{
    const auto arguments = runsOf(sentence);
    QString text = textOf(sentence, arguments);
    for (std::size_t i = arguments.size(); i > 0; --i) {
        QString words;
        for (const Run &run : arguments[i - 1])
            words += run.words;
        text.replace(u'%' + QString::number(i), words);
    }
    for (const Sentence &next : sentence.more)
        text += u' ' + markedUp(next);
    return text;
}

void Unfolded::toggle(const QString &link)
{
    if (link == conclusionsLink)
        conclusions = !conclusions;
    if (const auto chosen = groupOfLink(link))
        group = group == chosen ? std::nullopt : chosen;
}

std::optional<Lighting> lightingOfPart(const ExplainedPuzzle &explained, std::size_t step,
                                       const QString &link, const Unfolded &unfolded)
{
    if (link.startsWith(elementsLink)) {
        Lighting lighting;
        for (const ElementId element : elementsOfLink(link))
            lighting.constraints.push_back({element});
        return lighting;
    }
    const auto pointed = groupOfLink(link);
    const auto shown = pointed ? pointed : unfolded.group;
    if (!shown)
        return std::nullopt;
    const Model &model = *explained.model;
    const PremiseGroup group = groupedPremises(model, explained.trace()[step])[*shown];
    Trace part;
    part.begin(RuleId(GeneralRule::Smallest));
    for (const ConstraintId constraint : group.constraints)
        part.addConstraint(constraint);
    for (const Fact &fact : group.facts)
        part.addPremise(fact);
    return lightingOf(model, part[0]);
}

void writeStep(QTextDocument &document, const ExplainedPuzzle &explained, std::size_t index,
               const Theme &paper, const Unfolded &unfolded, std::size_t shownCase)
{
    Theme theme = paper;
    if (explained.supposition > 0)
        theme.conclusion = explained.supposition % 2 == 1 ? theme.suppose : theme.supposeAgain;
    const Step step = explained.trace()[index];
    const Knowledge before = explained.knowledgeBefore(index);
    writeSentence(document, sentenceOf(*explained.model, step, before), theme);
    QTextCursor cursor(&document);
    cursor.movePosition(QTextCursor::End);
    if (step.rule == RuleId(GeneralRule::Suppose))
        return writeOthers(cursor, explained, theme);
    QStringList conclusions;
    for (const Phrase &phrase : conclusionsTold(*explained.model, step, before))
        conclusions.append(translated(phrase));
    if (step.contradiction)
        conclusions.append(
            explained.supposition > 0
                ? QCoreApplication::translate("StepWords", "a contradiction: the opposite fails")
                : QCoreApplication::translate("StepWords", "a contradiction: there is no answer"));
    const Sentence caseSentence
        = step.caseCount() > 0 ? explained.model->caseSentence(step, shownCase) : Sentence();
    const bool isCaseTold = !caseSentence.form.text.empty();
    QStringList example;
    for (const Fact &fact : isCaseTold ? std::span<const Fact>() : step.caseAt(shownCase))
        example.append(translated(explained.model->describe(fact)));
    // A whole path says more on the board than in a list of its parts.
    if (example.size() > mostNamed)
        example = {QCoreApplication::translate("StepWords", "what is dotted on the board")};
    writePremises(cursor, explained, index, theme, unfolded);
    writeList(cursor, QCoreApplication::translate("StepWords", "So"), conclusions,
              conclusionFormat(theme), theme, conclusionsLink, unfolded.conclusions);
    writeList(cursor, QCoreApplication::translate("StepWords", "For example"), example,
              exampleFormat(theme), theme);
    // The sentence of the step says itself what a single case shows.
    if (isCaseTold && step.caseCount() > 1) {
        cursor.insertBlock(listBlock());
        writeOne(cursor, caseSentence, theme);
    }
    writeCornerSigns(cursor, explained, index, theme);
}

void writeGrounds(QTextDocument &document, const QString &sentence,
                  const ExplainedPuzzle &explained, std::size_t step, const Theme &theme,
                  const Unfolded &unfolded)
{
    writeSentence(document, sentence, theme);
    QTextCursor cursor(&document);
    cursor.movePosition(QTextCursor::End);
    writePremises(cursor, explained, step, theme, unfolded);
}

} // namespace inkling
