// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "support/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace inkling;

/// Holds all that a person reads against words that were found clumsy, and against internal names.
class WordsTest : public QObject
{
    Q_OBJECT

private slots:
    void clumsyWordsAreGone();
    void internalNamesStayInside();
};

namespace {

const QDir top(QStringLiteral(INKLING_SOURCE_DIR));

QByteArray contents(const QString &file)
{
    QFile source(top.filePath(file));
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
}

/// The sources and translations of a catalogue, without their mnemonics.
QStringList textsOf(const QString &language)
{
    QXmlStreamReader xml(contents(QStringLiteral("translations/inkling_%1.ts").arg(language)));
    QStringList texts;
    while (!xml.atEnd()) {
        const bool isText = xml.readNext() == QXmlStreamReader::StartElement
                            && (xml.name() == u"source" || xml.name() == u"translation"
                                || xml.name() == u"numerusform");
        if (isText)
            texts += xml.readElementText(QXmlStreamReader::IncludeChildElements).remove(u'&');
    }
    return texts;
}

/// The texts between quotes in the sources of the headless program, which nobody translates.
QStringList headlessTexts()
{
    static const QRegularExpression literal("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
    static const QRegularExpression joint("\"\\s*\\n\\s*\"");
    QStringList texts;
    QDirIterator walk(top.filePath("app/cli"), {"*.cpp"}, QDir::Files);
    while (walk.hasNext()) {
        const QString text = QString::fromUtf8(contents(walk.next())).remove(joint);
        for (auto match = literal.globalMatch(text); match.hasNext();)
            texts += match.next().captured(1);
    }
    return texts;
}

/// The README and what a desktop shows of the program.
QStringList pages()
{
    QStringList texts;
    for (const char *file : {"README.md", "resources/inkling.desktop", "resources/inkling-mime.xml",
                             "resources/org.inkling.Inkling.metainfo.xml"})
        texts += QString::fromUtf8(contents(QString::fromLatin1(file))).simplified();
    return texts;
}

/// Each has a plainer word, which stands in its place.
const char *const clumsyWords[] = {
    "Slink and",
    "why they are so",
    "drop files, or a text",
    "What to try first",
    "to begin with",
    "an empty sheet",
    "Whole Hint",
    "Whole hint",
    "ast right position",
    "Last Right Position",
    "Try Something",
    "Set a Pin",
    "Pins",
    "Show Equal",
    "Wipe",
    "Take Cage Apart",
    "taken apart",
    "Turn and Mirror",
    "Panel on the Right",
    "Go on after typing",
    "by chance",
    "Not a puzzle yet",
    "there is no =",
    "It can be done",
    "annot all hold",
    "his cannot hold", "lue cannot hold",
    "Save what has changed",
    "What is not saved",
    "Restored what",
    "your marks are the", "your marks are an",
    "None of your marks is wrong",
    "leave out what is right",
    "an ink of",
    "its own ink",
    "What the signs mean",
    "beyond easier steps",
    "come out",
    "comes out",
    "stands here, step by step",
    "Usual Preferences",
    "where I left off",
    "Inks of",
    "bare puzzle",
    "Take Away",
    "Take away",
    "Put this away",
    "Called off",
    "Give It Over",
    "what is lit",
    "what is ringed",
    "hang together",
    "to be told",
    "is a directory",
};

/// These are clumsy by themselves, and good within a sentence.
const char *const clumsyTexts[] = {"How many", "Upright", "Sideways", "On a page:", "The sheet"};

} // namespace

void WordsTest::clumsyWordsAreGone()
{
    const QStringList texts = textsOf("en") + headlessTexts() + pages();
    QVERIFY(texts.size() > 2000);
    for (const QString &text : texts) {
        for (const char *words : clumsyWords)
            QVERIFY2(!text.contains(QLatin1String(words)), qPrintable(words + (": " + text)));
        for (const char *words : clumsyTexts)
            QVERIFY2(text != QLatin1String(words), words);
    }
}

/// A family's id that is no word of its title is for files alone.
void WordsTest::internalNamesStayInside()
{
    const QStringList texts = textsOf("en") + textsOf("de") + headlessTexts();
    int internal = 0;
    for (const Family *family : families()) {
        const QString id = QString::fromStdString(std::string(family->id()));
        const QString title = QString::fromStdString(std::string(family->title()));
        const QRegularExpression word("\\b" + id + "\\b",
                                      QRegularExpression::CaseInsensitiveOption);
        if (title.contains(word))
            continue;
        ++internal;
        for (const QString &text : texts)
            QVERIFY2(!text.contains(word), qPrintable(text));
    }
    QVERIFY(internal > 0);
}

INKLING_TEST(WordsTest, QCoreApplication)
#include "words_test.moc"
