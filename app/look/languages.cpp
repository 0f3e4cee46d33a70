// SPDX-License-Identifier: MIT
#include "look/languages.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>
#include <memory>

namespace inkling {

namespace {

const QString folder = QStringLiteral(":/i18n");
const QString ownName = QStringLiteral("inkling");

} // namespace

const QList<Language> &languages()
{
    static const QList<Language> all{
        {QStringLiteral("de"), QStringLiteral("Deutsch")},
        {QStringLiteral("en"), QStringLiteral("English")},
        {QStringLiteral("es"), QStringLiteral("Español")},
        {QStringLiteral("fr"), QStringLiteral("Français")},
        {QStringLiteral("ja"), QStringLiteral("日本語")},
        {QStringLiteral("zh_CN"), QStringLiteral("简体中文")},
    };
    return all;
}

void speak(const QString &code)
{
    for (QTranslator *former : qApp->findChildren<QTranslator *>(Qt::FindDirectChildrenOnly))
        delete former;
    const QLocale locale = code.isEmpty() ? QLocale::system() : QLocale(code);
    QLocale::setDefault(locale);
    auto own = std::make_unique<QTranslator>();
    // English has a file, too: the singular of what is counted.
    if (!own->load(locale, ownName, QStringLiteral("_"), folder)
        && !own->load(ownName + QStringLiteral("_en"), folder))
        return;
    auto ofQt = std::make_unique<QTranslator>();
    if (ofQt->load(QStringLiteral("qtbase_") + own->language(), folder)) {
        QCoreApplication::installTranslator(ofQt.get());
        ofQt.release()->setParent(qApp);
    }
    QCoreApplication::installTranslator(own.get());
    own.release()->setParent(qApp);
}

QString spokenLanguage()
{
    const auto translators = qApp->findChildren<QTranslator *>(Qt::FindDirectChildrenOnly);
    return translators.isEmpty() ? QStringLiteral("en") : translators.last()->language();
}

} // namespace inkling
