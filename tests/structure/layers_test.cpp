// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "support/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

using namespace inkling;

namespace {

/// Relative to the top of the tree: "core/board/board.h".
QStringList filesBelow(const QString &folder, const QStringList &patterns)
{
    const QDir top(QStringLiteral(INKLING_SOURCE_DIR));
    QStringList files;
    QDirIterator walk(top.filePath(folder), patterns, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext())
        files.push_back(top.relativeFilePath(walk.next()));
    files.sort();
    return files;
}

QStringList sourcesBelow(const QString &folder)
{
    return filesBelow(folder, {"*.cpp", "*.h"});
}

QString contents(const QString &file)
{
    QFile source(QDir(QStringLiteral(INKLING_SOURCE_DIR)).filePath(file));
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

/// What a file includes: the text between the quotes or brackets.
QStringList includesOf(const QString &file)
{
    static const QRegularExpression directive("^\\s*#\\s*include\\s*[\"<]([^\">]+)[\">]",
                                              QRegularExpression::MultilineOption);
    QStringList includes;
    const QString text = contents(file);
    for (auto match = directive.globalMatch(text); match.hasNext();)
        includes.push_back(match.next().captured(1));
    return includes;
}

QStringList familyIds()
{
    QStringList ids;
    for (const Family *family : families())
        ids.push_back(QString::fromUtf8(family->id().data(), qsizetype(family->id().size())));
    return ids;
}

/// The family in whose folder a path below core/ lies; empty if in none.
QString familyOf(const QString &path)
{
    static const QRegularExpression folder("^families/([^/]+)/");
    return folder.match(path).captured(1);
}

/// The room of core that a path below core/ lies in: its first folder, in logic/ the second one, too ("logic/model");
/// empty if the path is not in one of core's folders.
QString moduleOf(const QString &path)
{
    const QString module = path.section('/', 0, path.startsWith("logic/") ? 1 : 0);
    const QDir core(QStringLiteral(INKLING_SOURCE_DIR "/core"));
    return path.contains('/') && core.exists(module) ? module : QString();
}

/// Whether a file of core may include another, both given below core/.
bool mayInclude(const QString &file, const QString &included)
{
    // Each room with the rooms that it may know, besides itself.
    static const QStringList model{"board", "sat", "logic/model"};
    static const QStringList search = model + QStringList{"logic/search"};
    static const QStringList path = model + QStringList{"logic/path"};
    static const QStringList explaining = search + path + QStringList{"logic/explaining"};
    static const QStringList logic = explaining + QStringList{"logic/teaching"};
    static const QStringList puzzle = logic + QStringList{"formats", "puzzle"};
    static const QStringList families = puzzle + QStringList{"families"};
    static const QMap<QString, QStringList> allowed{
        {"board", {"board"}},
        {"formats", {"formats", "board"}},
        {"sat", {"sat"}},
        {"logic/model", model},
        {"logic/search", search},
        {"logic/path", path},
        {"logic/explaining", explaining},
        {"logic/teaching", logic},
        {"puzzle", puzzle},
        {"families", families},
        {"exchange", families + QStringList{"exchange"}},
        {"document", families + QStringList{"exchange", "document"}},
    };
    if (!allowed.value(moduleOf(file)).contains(moduleOf(included)))
        return false;
    const QString family = familyOf(included);
    // What families share is no family.
    return family.isEmpty() || family == "declared" || family == familyOf(file)
           || file == "families/registry.cpp";
}

} // namespace

/// What the compiler cannot see of the order that the folders keep.
class LayersTest : public QObject
{
    Q_OBJECT

private slots:
    void coreKnowsNoQt();
    void coreIncludesPointOneWay();
    void onlyOnePlaceKnowsCadical();
    void widgetsDoNotKnowApp();
    void roomsOfAppPointOneWay();
    void noFolderIsCrowded();
    void widgetsAndAppNameNoFamily();
    void headlessProgramLinksNoQt();
    void everySourceHasALicence();
    void headersAreGuardedAndClean();
};

void LayersTest::coreKnowsNoQt()
{
    for (const QString &file : sourcesBelow("core") + sourcesBelow("checks")
                                   + sourcesBelow("app/cli") + sourcesBelow("python")) {
        for (const QString &included : includesOf(file))
            QVERIFY2(!included.startsWith('Q'), qPrintable(file + " includes " + included));
    }
}

void LayersTest::coreIncludesPointOneWay()
{
    const QStringList files = sourcesBelow("core");
    QVERIFY(!files.isEmpty());
    for (const QString &file : files) {
        for (const QString &included : includesOf(file)) {
            QVERIFY2(moduleOf(included).isEmpty() || mayInclude(file.mid(5), included),
                     qPrintable(file + " includes " + included));
        }
    }
}

void LayersTest::onlyOnePlaceKnowsCadical()
{
    for (const char *folder : {"core", "checks", "widgets", "app", "python"}) {
        for (const QString &file : sourcesBelow(folder)) {
            QVERIFY2(file.startsWith("core/sat/") || !includesOf(file).contains("cadical.hpp"),
                     qPrintable(file));
        }
    }
}

/// A room of app may include those before it, and itself.
void LayersTest::roomsOfAppPointOneWay()
{
    static const QStringList rooms{
        "look",          "dialogs",          "documents",     "reasoning",    "practice", "modes",
        "modes/solving", "modes/explaining", "modes/drawing", "window/start", "window"};
    for (const QString &file : sourcesBelow("app")) {
        const qsizetype own = rooms.indexOf(file.section('/', 1, -2));
        for (const QString &included : includesOf(file)) {
            const qsizetype other = rooms.indexOf(included.section('/', 0, -2));
            QVERIFY2(own < 0 || other <= own, qPrintable(file + " includes " + included));
        }
    }
}

void LayersTest::noFolderIsCrowded()
{
    QMap<QString, int> counts;
    for (const char *folder : {"core", "checks", "widgets", "app", "python", "tests"}) {
        for (const QString &file : sourcesBelow(folder))
            ++counts[file.section('/', 0, -2)];
    }
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        QVERIFY2(count.value() <= 25, qPrintable(count.key()));
}

void LayersTest::widgetsDoNotKnowApp()
{
    const QDir top(QStringLiteral(INKLING_SOURCE_DIR));
    for (const QString &file : sourcesBelow("widgets")) {
        for (const QString &included : includesOf(file)) {
            const bool apps = top.exists("app/" + included) && !top.exists("widgets/" + included)
                              && !top.exists("core/" + included);
            QVERIFY2(!apps, qPrintable(file + " includes " + included));
        }
    }
}

/// Neither the folder of a family, nor its namespace, nor its id.
void LayersTest::widgetsAndAppNameNoFamily()
{
    for (const QString &id : familyIds()) {
        const QRegularExpression name(QStringLiteral("families/%1/|\\b%1::|\"%1[\".]").arg(id));
        // What is tested of the window is tested of every family.
        for (const char *folder : {"widgets", "app", "python", "tests/widgets", "tests/app"}) {
            for (const QString &file : sourcesBelow(QString::fromLatin1(folder)))
                QVERIFY2(!contents(file).contains(name), qPrintable(file + " names " + id));
        }
    }
}

void LayersTest::headlessProgramLinksNoQt()
{
    QProcess ldd;
    ldd.start("ldd", {QStringLiteral(INKLING_CLI)});
    if (!ldd.waitForFinished())
        QSKIP("there is no ldd here");
    const QByteArray libraries = ldd.readAllStandardOutput();
    QVERIFY2(libraries.contains("libc.") || libraries.contains("statically linked"), libraries);
    QVERIFY2(!libraries.contains("Qt"), libraries);
    QFile program(QStringLiteral(INKLING_CLI));
    QVERIFY(program.open(QIODevice::ReadOnly));
    QVERIFY(!program.readAll().contains("qt_version_tag"));
}

void LayersTest::everySourceHasALicence()
{
    QStringList files{"CMakeLists.txt"};
    for (const char *folder : {"core", "checks", "widgets", "app", "python", "examples", "tests",
                               "cmake", "scripts", ".ci"})
        files += filesBelow(folder, {"*.cpp", "*.h", "*.py", "*.pyi", "CMakeLists.txt", "*.cmake"});
    for (const char *folder : {"scripts", ".ci"})
        files += filesBelow(folder, {"*"});
    for (const QString &file : std::as_const(files)) {
        const QStringList lines = contents(file).split('\n');
        const qsizetype line = lines.first().startsWith("#!") ? 1 : 0;
        QVERIFY2(lines.value(line).endsWith("SPDX-License-Identifier: MIT"), qPrintable(file));
    }
}

void LayersTest::headersAreGuardedAndClean()
{
    static const QRegularExpression usingNamespace("^\\s*using namespace",
                                                   QRegularExpression::MultilineOption);
    for (const char *folder : {"core", "checks", "widgets", "app", "python", "tests"}) {
        for (const QString &file : filesBelow(folder, {"*.h"})) {
            const QString text = contents(file);
            QVERIFY2(text.contains("\n#pragma once\n"), qPrintable(file));
            QVERIFY2(!text.contains(usingNamespace), qPrintable(file));
            QVERIFY2(!includesOf(file).contains("QtWidgets"), qPrintable(file));
        }
    }
}

INKLING_TEST(LayersTest, QCoreApplication)
#include "layers_test.moc"
