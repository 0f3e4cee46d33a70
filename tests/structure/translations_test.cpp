// SPDX-License-Identifier: MIT
#include "support/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

/// Holds the catalogues of translations against the texts that are marked in the sources.
class TranslationsTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsLeftOpen_data();
    void nothingIsLeftOpen();
    void placesAndSignsAreKept_data();
    void placesAndSignsAreKept();
    void everyMarkedTextIsThere_data();
    void everyMarkedTextIsThere();
    void everyContextIsAsked_data();
    void everyContextIsAsked();
};

namespace {

const QDir top(QStringLiteral(INKLING_SOURCE_DIR));

struct Message
{
    QString source;
    QString type; ///< "unfinished", "vanished"; empty where it is done
    QStringList translations;
    bool isPlural = false;
};

QList<Message> messagesOf(const QString &language)
{
    QFile file(top.filePath(QStringLiteral("translations/inkling_%1.ts").arg(language)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"message") {
            messages.append(Message{});
            messages.last().isPlural = xml.attributes().value("numerus") == u"yes";
        } else if (xml.name() == u"source") {
            messages.last().source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            messages.last().type = xml.attributes().value("type").toString();
            if (!messages.last().isPlural)
                messages.last().translations.append(xml.readElementText());
        } else if (xml.name() == u"numerusform") {
            messages.last().translations.append(xml.readElementText());
        }
    }
    return messages;
}

/// The texts between the quotes of a C++ literal in pieces, put together.
QString joined(const QString &pieces)
{
    static const QRegularExpression piece("\"((?:[^\"\\\\]|\\\\.)*)\"");
    QString text;
    for (auto match = piece.globalMatch(pieces); match.hasNext();)
        text += match.next().captured(1);
    static const QRegularExpression character("\\\\u([0-9a-f]{4})");
    for (auto match = character.match(text); match.hasMatch(); match = character.match(text))
        text.replace(match.capturedStart(), match.capturedLength(),
                     QChar(match.captured(1).toUShort(nullptr, 16)));
    return text.replace("\\n", "\n").replace("\\\"", "\"").replace("\\\\", "\\");
}

QStringList markedTexts(const QString &file)
{
    static const QRegularExpression marked(
        "(?:\\btr\\(|\\b(?:INKLING_TR_NOOP|QT_TRANSLATE_NOOP|translate)\\(\\s*\"\\w+\",)\\s*"
        "((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)");
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        return {};
    const QString text = QString::fromUtf8(source.readAll());
    QStringList texts;
    for (auto match = marked.globalMatch(text); match.hasNext();)
        texts.append(joined(match.next().captured(1)));
    return texts;
}

void addLanguages()
{
    QTest::addColumn<QString>("language");
    for (QString file : QDir(top.filePath("translations")).entryList({"inkling_*.ts"})) {
        const QString language = file.remove("inkling_").remove(".ts");
        QTest::newRow(qPrintable(language)) << language;
    }
}

/// The number of forms that a language has for what is counted.
qsizetype formsOf(const QString &language)
{
    return language == u"ja" || language == u"zh_CN" ? 1 : 2;
}

/// The places for arguments, and each kind of mark once, such as that of a conclusion: sorted.
QStringList placesIn(const QString &text)
{
    static const QRegularExpression place("%L?[1-9n]|</?[a-z]+>");
    QStringList places;
    for (auto match = place.globalMatch(text); match.hasNext();) {
        const QString found = match.next().captured();
        if (found.startsWith(u'%') || !places.contains(found))
            places.append(found);
    }
    places.sort();
    return places;
}

qsizetype keysIn(QString text)
{
    static const QRegularExpression key("&(?=\\w)");
    return text.remove("&&").count(key);
}

} // namespace

void TranslationsTest::nothingIsLeftOpen_data()
{
    addLanguages();
}

void TranslationsTest::nothingIsLeftOpen()
{
    QFETCH(const QString, language);
    const QList<Message> messages = messagesOf(language);
    QVERIFY(messages.size() > 1000);
    for (const Message &message : messages) {
        QVERIFY2(message.type.isEmpty(), qPrintable(message.type + ": " + message.source));
        QVERIFY2(message.translations.size() == (message.isPlural ? formsOf(language) : 1)
                     && !message.translations.contains(QString()),
                 qPrintable("no translation: " + message.source));
    }
}

void TranslationsTest::placesAndSignsAreKept_data()
{
    addLanguages();
}

void TranslationsTest::placesAndSignsAreKept()
{
    QFETCH(const QString, language);
    for (const Message &message : messagesOf(language)) {
        for (const QString &text : message.translations) {
            QStringList wanted = placesIn(message.source);
            QStringList found = placesIn(text);
            // "One step" needs no number.
            if (message.isPlural) {
                for (QStringList *places : {&wanted, &found})
                    places->removeIf([](const QString &place) { return place.endsWith(u'n'); });
            }
            QVERIFY2(found == wanted, qPrintable(message.source + " -> " + text));
            // A text without a key may get one.
            const bool isFree = keysIn(message.source) == 0 && keysIn(text) == 1;
            QVERIFY2(isFree || keysIn(text) == keysIn(message.source),
                     qPrintable(message.source + " -> " + text));
        }
    }
}

void TranslationsTest::everyMarkedTextIsThere_data()
{
    addLanguages();
}

void TranslationsTest::everyMarkedTextIsThere()
{
    QFETCH(const QString, language);
    QSet<QString> known;
    for (const Message &message : messagesOf(language))
        known.insert(message.source);
    int count = 0;
    for (const char *folder : {"core", "widgets", "app"}) {
        QDirIterator walk(top.filePath(folder), {"*.cpp", "*.h"}, QDir::Files,
                          QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            const QString file = walk.next();
            for (const QString &text : markedTexts(file)) {
                QVERIFY2(known.contains(text), qPrintable(file + ": " + text));
                ++count;
            }
        }
    }
    QVERIFY(count > 1000);
}

void TranslationsTest::everyContextIsAsked_data()
{
    addLanguages();
}

/// A class in the namespace asks with its full name; what lupdate takes for a class of the same name
/// outside would never be found.
void TranslationsTest::everyContextIsAsked()
{
    QFETCH(const QString, language);
    QString sources;
    for (const char *folder : {"core", "widgets", "app"}) {
        QDirIterator walk(top.filePath(folder), {"*.cpp", "*.h"}, QDir::Files,
                          QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            QFile source(walk.next());
            QVERIFY(source.open(QIODevice::ReadOnly));
            sources += QString::fromUtf8(source.readAll());
        }
    }
    QFile file(top.filePath(QStringLiteral("translations/inkling_%1.ts").arg(language)));
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression name("<name>(.*?)</name>");
    for (auto match = name.globalMatch(QString::fromUtf8(file.readAll())); match.hasNext();) {
        const QString context = match.next().captured(1);
        const bool isNamed = sources.contains(u'"' + context + u'"')
                             || sources.contains("Q_DECLARE_TR_FUNCTIONS(" + context + u')');
        QVERIFY2(context.startsWith(u"inkling::") || context == u"QObject" || isNamed,
                 qPrintable(context));
    }
}

INKLING_TEST(TranslationsTest, QCoreApplication)
#include "translations_test.moc"
