// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace inkling {

/// A language that the program speaks.
struct Language
{
    QString code; ///< as QLocale names it, such as "zh_CN"
    QString name; ///< in the language itself
};

/// All languages of the program, in the order of their names.
[[nodiscard]] const QList<Language> &languages();

/// Makes the program speak a language, with Qt's own words and the way numbers are written. Without
/// a code it is the system's, or English if the program does not speak that. Texts made before stay
/// as they are. Requires the application object.
void speak(const QString &code);

/// The code of the language that is spoken.
[[nodiscard]] QString spokenLanguage();

} // namespace inkling
