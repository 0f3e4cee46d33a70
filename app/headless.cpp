// SPDX-License-Identifier: MIT
#include "headless.h"

#include "dialogs/paper.h"
#include "document/project.h"
#include "documents/filekeeper.h"
#include "documents/filereader.h"
#include "exporting/pagewriter.h"
#include "exporting/pictureexport.h"
#include "modes/explaining/explainingmode.h"
#include "phrases.h"
#include "puzzle/explanation.h"
#include "transport/playedboard.h"
#include "walkthrough/walkthroughfile.h"
#include "window/mainwindow.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QPixmap>
#include <limits>

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
QString faultOf(const QString &path, const PageReader &reader, const ParseError &error)
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

/// The puzzles of a file, as pages: all of them, or the first ones.
tl::expected<std::vector<Page>, QString> readPages(const QString &path, const Family *family,
                                                   std::size_t most
                                                   = std::numeric_limits<std::size_t>::max())
{
    const auto bytes = readBytes(path);
    if (!bytes)
        return tl::unexpected(QStringLiteral("%1: %2").arg(path, bytes.error()));
    LineSource source(bytes->toStdString());
    PageReader reader(source, family);
    std::vector<Page> pages;
    while (pages.size() < most) {
        auto page = reader.next();
        if (!page)
            return tl::unexpected(faultOf(path, reader, page.error()));
        if (!*page)
            break;
        pages.push_back(**std::move(page));
    }
    return pages;
}

tl::expected<std::shared_ptr<const Puzzle>, QString> readPuzzle(const QString &path,
                                                                const Family *family, int number)
{
    auto pages = readPages(path, family, std::size_t(number));
    if (!pages)
        return tl::unexpected(pages.error());
    if (pages->size() < std::size_t(number))
        return tl::unexpected(Headless::tr("%1 contains only %L2 puzzles, not "
                                           "%L3")
                                  .arg(path)
                                  .arg(pages->size())
                                  .arg(number));
    if (!pages->back().puzzle)
        return tl::unexpected(Headless::tr("%1: puzzle %L2 is unfinished").arg(path).arg(number));
    return std::move(pages->back().puzzle);
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

/// A puzzle with the whole reasoning about it.
struct Told
{
    SharedExplained explained;
    std::vector<Answer> answers;
    std::optional<double> rating;
};

tl::expected<Told, QString> readExplained(const QString &path, const Family *family, int number)
{
    auto puzzle = readPuzzle(path, family, number);
    if (!puzzle)
        return tl::unexpected(puzzle.error());
    Explanation explanation = explain(**puzzle, StopCondition());
    auto explained = std::make_shared<ExplainedPuzzle>();
    explained->puzzle = explanation.toward ? explanation.toward : *puzzle;
    explained->model = explained->puzzle->model();
    explained->deduction = std::move(explanation.deduction);
    Told told{.explained = std::move(explained), .answers = {}, .rating = {}};
    if (explanation.rating)
        told.rating = explanation.rating->value;
    if (explanation.solution.first)
        told.answers.push_back(*explanation.solution.first);
    return told;
}

std::optional<QString> drawBoard(const PictureRequest &request)
{
    const auto told = readExplained(request.source, request.family, request.puzzle);
    if (!told)
        return told.error();
    const std::size_t size = told->explained->trace().size();
    if (request.step && std::size_t(*request.step) > size)
        return noSuchStep(request, size);
    Playback playback;
    playback.setExplained(told->explained);
    playback.moveTo(request.step ? std::size_t(*request.step) : playback.lastPosition());
    BoardState state = playedBoard(
        playback, std::make_shared<const BoardGeometry>(told->explained->puzzle->board()));
    state.lineNumbersShown = request.hasLineNumbers;
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

} // namespace

std::optional<QString> makePicture(const PictureRequest &request)
{
    return request.isWindow ? drawWindow(request) : drawBoard(request);
}

std::optional<QString> makeWalkthrough(const WalkthroughRequest &request)
{
    auto told = readExplained(request.source, request.family, request.puzzle);
    if (!told)
        return told.error();
    Walkthrough walkthrough(std::move(told->explained), std::move(told->answers),
                            {.title = {}, .author = {}, .options = {}, .rating = told->rating});
    return writeWalkthrough(
        request.target, walkthrough, {.theme = request.theme, .width = request.size},
        [](std::size_t) {}, StopCondition());
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
    QPageLayout paper = keptPaper();
    if (request.choices.booklet)
        paper.setOrientation(QPageLayout::Landscape);
    return writePages(
        request.target, QFileInfo(request.source).fileName(),
        printerFor(std::move(items), request.choices, paper), paper, [](int) {}, StopCondition());
}

} // namespace inkling
