// SPDX-License-Identifier: MIT
#include "phrases.h"

#include "puzzle/family.h"
#include "puzzle/typedsigns.h"

#include <QCoreApplication>
#include <QLocale>

namespace inkling {

QString translated(const char *context, std::string_view text)
{
    return QCoreApplication::translate(context, std::string(text).c_str());
}

QString translated(const Phrase &phrase)
{
    QString sentence = translated("Phrases", phrase.text);
    // All at once, so that a "%1" within an argument stays what it is.
    QString result;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int place = sentence[i] == u'%' && i + 1 < sentence.size()
                              ? sentence[i + 1].unicode() - u'1'
                              : -1;
        if (place >= 0 && place < int(phrase.arguments.size())) {
            result += translated("Phrases", phrase.arguments[std::size_t(place)]);
            ++i;
        } else {
            result += sentence[i];
        }
    }
    return result;
}

QString sentenceOf(const Phrase &clause)
{
    const QString words = translated(clause);
    return words.left(1).toUpper() + words.mid(1) + u'.';
}

QString translatedCounts(Phrase phrase)
{
    for (std::string &argument : phrase.arguments) {
        const QString text = QString::fromStdString(argument);
        bool isNumber = false;
        const double number = text.toDouble(&isNumber);
        if (isNumber)
            argument = QLocale().toString(number, 'f', text.contains(u'.') ? 1 : 0).toStdString();
    }
    return translated(phrase);
}

QString translated(const ParseError &error)
{
    return QCoreApplication::translate("Phrases", "found %1; expected %2")
        .arg(translated(error.found), translated(error.expected));
}

QString title(const Rule &rule)
{
    return translated("Rules", rule.title);
}

QString title(Difficulty difficulty)
{
    return translated("Difficulty", difficultyName(difficulty));
}

QString rulesOf(const Family &family)
{
    return translated("Help", family.help()).section(u'\n', 0, 0);
}

QString handsOf(const Family &family)
{
    return translated("Help", family.help()).section(u'\n', 1);
}

QString verdictText(Verdict verdict, bool isListed)
{
    switch (verdict) {
    case Verdict::None:
        return QCoreApplication::translate("Phrases", "no answer");
    case Verdict::Unique:
        return QCoreApplication::translate("Phrases", "one answer");
    case Verdict::Many:
        if (isListed)
            return QCoreApplication::translate("Phrases", "solvable");
        return QCoreApplication::translate("Phrases", "many answers");
    case Verdict::Unknown:
        break;
    }
    return QCoreApplication::translate("Phrases", "undecided");
}

QString ratingText(double rating)
{
    const QString number = QLocale().toString(rating, 'f', 1);
    return QCoreApplication::translate("Phrases", "%1 %2").arg(title(difficultyOf(rating)), number);
}

QString answerLine(const Puzzle &puzzle, const Answer &answer)
{
    return QString::fromStdString(typesetSigns(puzzle.answerText(1, &answer))).simplified();
}

} // namespace inkling
