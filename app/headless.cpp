// SPDX-License-Identifier: MIT
#include "headless.h"
#include "documents/filekeeper.h"

#include "dialogs/paper.h"
#include "document/project.h"
#include "documents/filekeeper.h"
#include "documents/filereader.h"
#include "exporting/pagewriter.h"
#include "exporting/pictureexport.h"
#include "logic/path/replay.h"
#include "modes/explaining/explainingmode.h"
#include "phrases.h"
#include "puzzle/explanation.h"
#include "scene/lighting.h"
#include "steps/cornernotes.h"
#include "window/mainwindow.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QPixmap>

namespace inkling {

namespace {

struct Headless
{
    Q_DECLARE_TR_FUNCTIONS(Headless)
};

QString faultAt(const QString &path, const ParseError &error)
{
    return QStringLiteral("%1:%2:%3: %4")
        .arg(path)
        .arg(error.line)
        .arg(error.column)
        .arg(translated(error));
}

/// The error at which a reader has stopped.
QString faultOf(const QString &path, const PuzzleReader &reader, const ParseError &error)
{
    if (!reader.unclear())
        return faultAt(path, error);
    const auto &candidates = reader.unclear()->candidates;
    QStringList ids;
    for (const Family *family : candidates.empty() ? families() : std::span(candidates))
        ids.append(QString::fromStdString(std::string(family->commandName())));
    return Headless::tr("%1; name the kind by --family, one of: %2")
        .arg(faultAt(path, error), ids.join(QStringLiteral(", ")));
}

tl::expected<PuzzleReader::Puzzle, QString> readPuzzle(const QString &path, const Family *family,
                                                       int number)
{
    const auto bytes = readBytes(path);
    if (!bytes)
        return tl::unexpected(QStringLiteral("%1: %2").arg(path, bytes.error()));
    PuzzleReader reader(*bytes, family);
    for (int i = 1;; ++i) {
        auto puzzle = reader.next();
        if (!puzzle)
            return tl::unexpected(faultOf(path, reader, puzzle.error()));
        if (!*puzzle)
            return tl::unexpected(Headless::tr("%1 contains only %L2 puzzles, not "
                                               "%L3")
                                      .arg(path)
                                      .arg(i - 1)
                                      .arg(number));
        if (i == number)
            return std::move(*puzzle);
    }
}

QString noSuchStep(const PictureRequest &request, std::size_t size)
{
    return Headless::tr(
               "--step %1 is beyond the end: puzzle %2 of %3 has steps 0 (the start) to %4")
        .arg(*request.step)
        .arg(request.puzzle)
        .arg(request.source)
        .arg(size);
}

std::optional<QString> drawBoard(const PictureRequest &request)
{
    const auto puzzle = readPuzzle(request.source, request.family, request.puzzle);
    if (!puzzle)
        return puzzle.error();
    const Explanation explanation = explain(**puzzle, StopCondition());
    const Puzzle &reasoned = explanation.reasoned(**puzzle);
    const auto model = reasoned.model();
    const Deduction &deduction = explanation.deduction;
    const std::size_t size = deduction.trace.size();
    if (request.step && std::size_t(*request.step) > size)
        return noSuchStep(request, size);
    // Before a step, as the window shows it; the bare board before all of them.
    const std::size_t position = request.step ? std::size_t(std::max(*request.step, 1) - 1) : size;
    BoardState state(std::make_shared<const BoardGeometry>(reasoned.board()));
    state.lineNumbersShown = request.hasLineNumbers;
    Replay replay(*model, deduction.trace);
    for (const MarkChange &change : replay.moveTo(position))
        state.apply(change);
    state.setCaptions(model->captions(replay.knowledge()));
    state.kept = CornerNotes(*model, deduction.trace).after(position, *model, replay.knowledge());
    state.isFinal = !request.step && deduction.outcome == Outcome::Solved;
    if (request.step && *request.step > 0)
        state.light(lightingOf(*model, deduction.trace[position], &replay.knowledge()));
    return exportPicture(request.target, state, {.theme = request.theme, .width = request.size});
}

std::optional<QString> drawWindow(const PictureRequest &request)
{
    MainWindow window;
    window.resize(request.size, request.size * 20 / 31);
    window.show();
    const auto waitUntil = [](auto isDone) {
        while (!isDone())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    };
    window.keeper().openFileAs(request.source, request.family);
    waitUntil([&] { return window.isSettled() && !window.document().isReading(); });
    if (request.puzzle > window.document().placeCount())
        return Headless::tr("%1 contains only %L2 puzzles, not %L3")
            .arg(request.source)
            .arg(window.document().placeCount())
            .arg(request.puzzle);
    window.document().show(request.puzzle - 1);
    waitUntil([&] { return window.isSettled() && window.scheduler().pendingCount() == 0; });
    const std::size_t size = window.explaining().playback().size();
    if (request.step && std::size_t(*request.step) > size)
        return noSuchStep(request, size);
    window.explaining().playback().moveTo(
        request.step ? std::size_t(*request.step) : window.explaining().playback().lastPosition());
    window.scene().finishMotion();
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 400)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    if (!window.grab().save(request.target))
        return Headless::tr("%1 cannot be written").arg(request.target);
    return std::nullopt;
}

/// All puzzles of a file, as pages.
tl::expected<std::vector<Page>, QString> readPages(const QString &path, const Family *family)
{
    const auto bytes = readBytes(path);
    if (!bytes)
        return tl::unexpected(QStringLiteral("%1: %2").arg(path, bytes.error()));
    if (const std::string_view text(bytes->constData(), std::size_t(bytes->size()));
        looksLikeProject(text)) {
        auto read = readProject(text);
        if (!read)
            return tl::unexpected(faultAt(path, read.error()));
        return std::move(read->project.pages);
    }
    PuzzleReader reader(*bytes, family);
    std::vector<Page> pages;
    for (;;) {
        auto puzzle = reader.next();
        if (!puzzle)
            return tl::unexpected(faultOf(path, reader, puzzle.error()));
        if (!*puzzle)
            return pages;
        pages.push_back(pageOf(std::move(*puzzle)));
    }
}

} // namespace

std::optional<QString> makePicture(const PictureRequest &request)
{
    return request.isWindow ? drawWindow(request) : drawBoard(request);
}

std::optional<QString> makePaper(const PaperRequest &request)
{
    const auto pages = readPages(request.source, request.family);
    if (!pages)
        return pages.error();
    auto items = std::make_shared<std::vector<PrintItem>>();
    for (std::size_t i = 0; i < pages->size(); ++i) {
        if ((*pages)[i].puzzle)
            items->push_back(printItem((*pages)[i], pages->size() > 1 ? int(i + 1) : 0));
    }
    if (items->empty())
        return Headless::tr("%1 contains no puzzle").arg(request.source);
    const QPageLayout paper = keptPaper();
    return writePages(
        request.target, QFileInfo(request.source).fileName(),
        printerFor(std::move(items), request.choices, paper), paper, [](int) {}, StopCondition());
}

} // namespace inkling
