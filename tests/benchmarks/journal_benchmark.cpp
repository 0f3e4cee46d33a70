// SPDX-License-Identifier: MIT
// What the journal of a file of many puzzles costs the window's thread: its first writing, each
// change, and being read when the program starts again.
//
//   journal-benchmark [COUNT [CHANGES]]     of how many puzzles and changes: 10000 and 1000
#include "application.h"
#include "documents/document.h"
#include "documents/filekeeper.h"
#include "families/registry.h"
#include "timing.h"
#include "window/mainwindow.h"
#include "window/openwindows.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextStream>
#include <functional>

using namespace inkling;

namespace {

/// Runs the event loop until something is so; returns how long it was away at most, in milliseconds
/// of work.
double longestAway(const std::function<bool()> &isDone)
{
    double longest = 0;
    while (!isDone()) {
        const double before = cpuMilliseconds();
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        longest = std::max(longest, cpuMilliseconds() - before);
    }
    return longest;
}

/// A judge file of the first family, of its first sample again and again.
QString writeFile(const QTemporaryDir &folder, int count)
{
    const Family &family = *families().front();
    LineSource source{std::string(family.samples().front().text)};
    const std::string text = family.read(source).value()->text();
    const std::string_view end = family.fileEnd();
    QFile file(folder.filePath(QStringLiteral("many.in")));
    if (!file.open(QFile::WriteOnly))
        qFatal("cannot write %s", qPrintable(file.fileName()));
    for (int i = 0; i < count; ++i)
        file.write(text.data(), qint64(text.size()));
    file.write(end.data(), qint64(end.size()));
    return file.fileName();
}

void change(Document &document, int i)
{
    document.setProperties(document.page(i * 7 % document.count()).id,
                           {.title = "Change " + std::to_string(i), .author = {}, .note = {}});
}

double timed(const std::function<void()> &work)
{
    const double before = cpuMilliseconds();
    work();
    return cpuMilliseconds() - before;
}

} // namespace

int main(int argc, char *argv[])
{
    QStandardPaths::setTestModeEnabled(true);
    preparePlatform();
    const QApplication application(argc, argv);
    setUpApplication();
    const QStringList arguments = QCoreApplication::arguments();
    const int count = arguments.value(1, QStringLiteral("10000")).toInt();
    const int changes = arguments.value(2, QStringLiteral("1000")).toInt();
    const QTemporaryDir folder;
    QTextStream out(stdout);

    auto windows = openWindows({writeFile(folder, count)});
    MainWindow &window = *windows.back();
    const double opening = longestAway([&] { return !window.document().isReading(); });
    out << "opening " << window.document().placeCount() << " puzzles: away for at most " << opening
        << " ms\n";
    window.scheduler().stop();
    Journal &journal = *window.keeper().journal();
    journal.flush();
    const double first = timed([&] { change(window.document(), 0); });
    out << "first change: " << first << " ms, then away for at most "
        << longestAway([&] { return QFileInfo(journal.path()).size() > 1000; }) << " ms\n";
    out << "first snapshot: " << QFileInfo(journal.path()).size()
        << " bytes; what the window holds: " << timed([&] { (void)journal.session(); }) << " ms\n";
    Times times;
    for (int i = 1; i < changes; ++i) {
        times.milliseconds.push_back(timed([&] {
            change(window.document(), i);
            QCoreApplication::sendPostedEvents(&journal);
        }));
    }
    out << "each change: median " << times.median() << " ms, max " << times.max() << " ms\n";
    journal.flush();
    const QString copy = QFileInfo(journal.path()).path() + QStringLiteral("/copy.journal");
    QFile::copy(journal.path(), copy);
    out << "journal: " << QFileInfo(copy).size() << " bytes\n";
    out << "read: " << timed([&] { (void)JournalFile::adopt(copy)->read(); }) << " ms\n";
    out.flush();

    std::vector<std::unique_ptr<MainWindow>> restored;
    const double start = timed([&] { restored = openWindows({}); });
    const double away = longestAway([&] {
        return restored.front()->document().count() == count && restored.front()->isVisible();
    });
    out << "restored: " << start << " ms before the event loop runs, then away for at most " << away
        << " ms\n";
    restored.front()->scheduler().stop();
    restored.front()->keeper().journal()->discard();
    journal.discard();
    return 0;
}
