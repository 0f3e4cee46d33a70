// SPDX-License-Identifier: MIT
#include "walkthrough/walkthroughwords.h"

#include "phrases.h"
#include "puzzle/family.h"

#include <QCoreApplication>
#include <QLocale>

namespace inkling {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Walkthrough)
};

QString familyTitle(const Puzzle &puzzle)
{
    return translated("Families", puzzle.family().title());
}

} // namespace

QString WalkthroughWords::title() const
{
    const QString &title = m_walkthrough.head().title;
    return title.isEmpty() ? familyTitle(*m_walkthrough.explained().puzzle) : title;
}

QString WalkthroughWords::facts() const
{
    const ExplainedPuzzle &explained = m_walkthrough.explained();
    const WalkthroughHead &head = m_walkthrough.head();
    QStringList parts;
    if (!head.title.isEmpty()) // else it is the title
        parts.append(familyTitle(*explained.puzzle));
    if (!explained.puzzle->joinable())
        parts.append(QStringLiteral("%1 × %2")
                         .arg(explained.puzzle->rows())
                         .arg(explained.puzzle->columns()));
    parts.append(head.options);
    parts.append(head.author);
    if (head.rating)
        parts.append(ratingText(*head.rating));
    parts.append(Words::tr("%Ln steps", nullptr, int(explained.trace().size())));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString WalkthroughWords::rules() const
{
    return rulesOf(m_walkthrough.explained().puzzle->family());
}

QString WalkthroughWords::key() const
{
    return Words::tr("In the sentences below:");
}

QString WalkthroughWords::keyPremise() const
{
    return Words::tr("what a step rests on,");
}

QString WalkthroughWords::keyConclusion() const
{
    return Words::tr("what follows.");
}

QString WalkthroughWords::end() const
{
    switch (m_walkthrough.explained().deduction.outcome) {
    case Outcome::Solved:
        return Words::tr("Solved");
    case Outcome::Contradiction:
        return Words::tr("There is no answer.");
    case Outcome::Stalled:
    case Outcome::Stopped:
        break;
    }
    return Words::tr("Here the reasoning ends.");
}

} // namespace inkling
