// SPDX-License-Identifier: MIT
// How long the window takes to show a large board, and what a step costs its thread.
//
// Usage: window_benchmark [FILE [PUZZLE]]; without FILE, the largest board of the corpus, or one of the
// program's own if there is no corpus. Offscreen unless told otherwise.
#include "application.h"
#include "mainwindow.h"
#include "scene/boardview.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTextStream>
#include <algorithm>
#include <ctime>
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
int largestPuzzle(const PuzzleFile &file)
{
    int largest = 0;
    const auto size = [&](int i) {
        const auto &puzzle = file.entry(i).puzzle;
        return puzzle ? puzzle->rows() * puzzle->columns() : 0;
    };
    for (int i = 1; i < file.count(); ++i) {
        if (size(i) > size(largest))
            largest = i;
    }
    return largest;
}

struct Times
{
    std::vector<double> milliseconds;

    double share(double part) const
    {
        auto sorted = milliseconds;
        std::ranges::sort(sorted);
        return sorted.empty() ? 0 : sorted[std::size_t(part * double(sorted.size() - 1))];
    }

    void print(QTextStream &out, const char *what) const
    {
        out << what << ": " << milliseconds.size() << " frames, median " << share(0.5)
            << " ms, 99th percentile " << share(0.99) << " ms, max " << share(1) << " ms (frame "
            << std::ranges::max_element(milliseconds) - milliseconds.begin() << ")\n";
    }
};

/// Processor time of this thread: what others do on the machine does not count.
double threadMilliseconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

/// Runs the event loop for one frame's worth of work, and takes its time.
template <typename Work>
void timed(Times &times, const Work &work)
{
    const double before = threadMilliseconds();
    work();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    times.milliseconds.push_back(threadMilliseconds() - before);
}

void measureSteps(MainWindow &window, QTextStream &out)
{
    Playback &playback = window.playback();
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
    steps.print(out, "step forward");
    frames.print(out, "frame of a step's motion");

    Times back;
    for (std::size_t i = 0; i < std::min<std::size_t>(size, 300); ++i)
        timed(back, [&] { playback.back(); });
    back.print(out, "step back");

    Times jumps;
    std::mt19937 random(1);
    for (int i = 0; i < 60; ++i)
        timed(jumps, [&] { playback.moveTo(random() % (playback.size() + 1)); });
    jumps.print(out, "jump of the slider");
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
    QString path = arguments.value(1, QStringLiteral(INKLING_CORPUS "/slitherlink/janko-large.in"));

    MainWindow window;
    window.resize(1400, 900);
    window.show();
    waitUntil([&] { return window.isVisible(); });
    if (!QFileInfo::exists(path)) {
        out << path << " is not there\n";
        return 1;
    }
    window.openFile(path);
    waitUntil([&] { return !window.file().isReading() && window.file().pendingCount() == 0; });
    const int puzzle
        = arguments.size() > 2 ? arguments[2].toInt() - 1 : largestPuzzle(window.file());

    // By itself, so that opening is measured from the text to the board on the screen.
    const auto alone = window.file().entry(puzzle).puzzle;
    const QByteArray text = QByteArray::fromStdString(alone->text());
    QElapsedTimer timer;
    timer.start();
    window.file().openText(QStringLiteral("alone"), text, alone->family());
    waitUntil([&] { return !window.scene().hasBoard(); });
    waitUntil([&] { return window.scene().hasBoard(); });
    QCoreApplication::processEvents();
    window.view().viewport()->repaint();
    const double shown = double(timer.nsecsElapsed()) / 1e6;
    waitUntil([&] { return window.playback().explained() != nullptr; });
    const double explained = double(timer.nsecsElapsed()) / 1e6;
    waitUntil([&] { return window.isSettled(); });
    const double settled = double(timer.nsecsElapsed()) / 1e6;
    const auto &current = *window.file().entry(0).puzzle;
    out << current.rows() << " x " << current.columns() << ", "
        << window.scene().state().geometry()->board().size() << " elements, "
        << window.playback().size() << " steps\n"
        << "open to shown: " << shown << " ms, to explained: " << explained
        << " ms, to solved: " << settled << " ms\n";

    Times whole;
    for (int i = 0; i < 10; ++i)
        timed(whole, [&] { window.view().viewport()->update(); });
    whole.print(out, "whole board painted");
    measureSteps(window, out);
    Times full;
    for (int i = 0; i < 10; ++i)
        timed(full, [&] { window.view().viewport()->update(); });
    full.print(out, "whole board painted, part solved");
    return 0;
}
