// SPDX-License-Identifier: MIT
// How long the window takes to show a large board, and what a step costs its thread.
//
//   window-benchmark [FILE [PUZZLE]]     without PUZZLE the file's largest, without FILE one of the corpus
//   window-benchmark --edit              strokes on a 40 x 40 sheet, while its verdict is worked out
#include "application.h"
#include "documents/filekeeper.h"
#include "families/registry.h"
#include "modes/drawing/drawingmode.h"
#include "modes/drawing/editcontroller.h"
#include "modes/explaining/explainingmode.h"
#include "puzzle/drafting.h"
#include "scene/boardview.h"
#include "timing.h"
#include "window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QKeyEvent>
#include <QStandardPaths>
#include <QTextStream>
#include <algorithm>
#include <functional>
#include <random>

using namespace inkling;

namespace {

void waitUntil(const std::function<bool()> &isDone)
{
    while (!isDone())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
}

/// The largest puzzle of a file, from 0.
int largestPuzzle(const Document &document)
{
    int largest = 0;
    const auto size = [&](int i) {
        const auto &puzzle = document.page(i).puzzle;
        return puzzle ? puzzle->rows() * puzzle->columns() : 0;
    };
    for (int i = 1; i < document.count(); ++i) {
        if (size(i) > size(largest))
            largest = i;
    }
    return largest;
}

void print(QTextStream &out, const char *what, const Times &times)
{
    const auto &all = times.milliseconds;
    out << what << ": " << all.size() << " frames, median " << times.median()
        << " ms, 99th percentile " << times.within(0.99) << " ms, max " << times.max()
        << " ms (frame " << std::ranges::max_element(all) - all.begin() << ")\n";
}

/// Runs the event loop for one frame's worth of work, and takes its time.
template <typename Work>
void timed(Times &times, const Work &work)
{
    const double before = cpuMilliseconds();
    work();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    times.milliseconds.push_back(cpuMilliseconds() - before);
}

void measureSteps(MainWindow &window, QTextStream &out)
{
    Playback &playback = window.explaining().playback();
    Times steps;
    Times frames;
    const std::size_t size = std::min<std::size_t>(playback.size(), 1500);
    for (std::size_t i = 0; i < size; ++i) {
        timed(steps, [&] { playback.forward(); });
        QVariantAnimation &motion = window.scene().motion();
        motion.pause();
        for (const int time : {60, 150, 240})
            timed(frames, [&] { motion.setCurrentTime(std::min(time, motion.duration())); });
    }
    window.scene().finishMotion();
    print(out, "step forward", steps);
    print(out, "frame of a step's motion", frames);

    Times back;
    for (std::size_t i = 0; i < std::min<std::size_t>(size, 300); ++i)
        timed(back, [&] { playback.back(); });
    print(out, "step back", back);

    Times jumps;
    std::mt19937 random(1);
    for (int i = 0; i < 60; ++i)
        timed(jumps, [&] { playback.moveTo(random() % (playback.size() + 1)); });
    print(out, "jump of the slider", jumps);
}

void measurePainting(MainWindow &window, const char *what, QTextStream &out)
{
    Times times;
    for (int i = 0; i < 10; ++i)
        timed(times, [&] { window.view().viewport()->update(); });
    print(out, what, times);
}

/// Opens a puzzle by itself, from its text to the board on the screen, the reasoning and the answer.
void measureOpening(MainWindow &window, const Puzzle &puzzle, QTextStream &out)
{
    const QByteArray text = QByteArray::fromStdString(puzzle.text());
    QElapsedTimer timer;
    timer.start();
    const auto milliseconds = [&] { return double(timer.nsecsElapsed()) / 1e6; };
    window.document().openText(QStringLiteral("alone"), text, &puzzle.family());
    waitUntil([&] { return !window.scene().hasBoard(); });
    waitUntil([&] { return window.scene().hasBoard(); });
    QCoreApplication::processEvents();
    window.view().viewport()->repaint();
    const double shown = milliseconds();
    waitUntil([&] { return window.explaining().playback().explained() != nullptr; });
    const double explained = milliseconds();
    waitUntil([&] { return window.isSettled(); });
    out << puzzle.rows() << " x " << puzzle.columns() << ", "
        << window.scene().state().geometry()->board().size() << " elements, "
        << window.explaining().playback().size() << " steps\n"
        << "open to shown: " << shown << " ms, to explained: " << explained
        << " ms, to solved: " << milliseconds() << " ms\n";
}

/// From a key to the painted board, wall time: the verdict's threads have the processor, too.
void measureStrokes(MainWindow &window, QTextStream &out)
{
    const Family &family = *families().front();
    const Draft blank = family.drafting().blank({40, 40});
    window.document().openProject(
        QStringLiteral("sheet"), {},
        [&] {
            Project project;
            project.pages.push_back(pageOf(family, blank));
            project.pages.back().id = 1;
            return project;
        }(),
        std::nullopt);
    window.actions()["editMode"]->setChecked(true);
    waitUntil([&] { return window.drawing().edit().isOpen() && window.scene().hasBoard(); });
    Times strokes;
    Times work;
    std::mt19937 random(1);
    for (int i = 0; i < 500; ++i) {
        window.drawing().edit().editor().moveTo(PlaceId(random() % blank.texts.size()));
        QCoreApplication::processEvents();
        QElapsedTimer timer;
        timer.start();
        const double before = cpuMilliseconds();
        const QString letter = QString::number(random() % 4);
        QKeyEvent press(QEvent::KeyPress, Qt::Key_0 + letter.toInt(), Qt::NoModifier, letter);
        QCoreApplication::sendEvent(&window.view(), &press);
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        strokes.milliseconds.push_back(double(timer.nsecsElapsed()) / 1e6);
        work.milliseconds.push_back(cpuMilliseconds() - before);
    }
    print(out, "stroke on a 40 x 40 sheet, from the key to the paint", strokes);
    print(out, "what of it the window's thread works", work);
}

} // namespace

int main(int argc, char *argv[])
{
    QStandardPaths::setTestModeEnabled(true);
    preparePlatform();
    const QApplication application(argc, argv);
    setUpApplication();
    QTextStream out(stdout);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.contains(QStringLiteral("--edit"))) {
        MainWindow window;
        window.resize(1400, 900);
        window.show();
        waitUntil([&] { return window.isVisible(); });
        measureStrokes(window, out);
        return 0;
    }
    const QString path
        = arguments.value(1, QStringLiteral(INKLING_CORPUS "/slitherlink/janko-large.in"));
    if (!QFileInfo::exists(path)) {
        out << path << " is not there\n";
        return 1;
    }
    MainWindow window;
    window.resize(1400, 900);
    window.show();
    waitUntil([&] { return window.isVisible(); });
    window.keeper().openFile(path);
    waitUntil(
        [&] { return !window.document().isReading() && window.scheduler().pendingCount() == 0; });
    const int number
        = arguments.size() > 2 ? arguments[2].toInt() - 1 : largestPuzzle(window.document());
    const auto puzzle = window.document().page(number).puzzle;
    measureOpening(window, *puzzle, out);
    measurePainting(window, "whole board painted", out);
    measureSteps(window, out);
    measurePainting(window, "whole board painted, part solved", out);
    return 0;
}
