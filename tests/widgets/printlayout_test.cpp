// SPDX-License-Identifier: MIT
// Where puzzles stand on a page, of every family, and that the ink is where they are.
#include "exporting/puzzleprinter.h"
#include "families/registry.h"
#include "phrases.h"
#include "support/testprogram.h"

#include <QDir>
#include <QImage>
#include <QPageLayout>
#include <QPainter>
#include <QTest>
#include <map>
#include <set>

using namespace inkling;

namespace {

constexpr QSizeF upright(595, 842);
constexpr QSizeF sideways(842, 595);
constexpr QMarginsF margins(40, 40, 40, 40);

std::vector<std::shared_ptr<const Puzzle>> samplesOf(const Family &family)
{
    std::vector<std::shared_ptr<const Puzzle>> puzzles;
    for (const Sample &sample : family.samples()) {
        LineSource source{std::string(sample.text)};
        puzzles.push_back(*family.read(source));
    }
    return puzzles;
}

/// So many of a family's samples, over and over, with a title and an author here and there.
PuzzlePrinter::Items itemsOf(const Family &family, int count)
{
    const auto puzzles = samplesOf(family);
    auto items = std::make_shared<std::vector<PrintItem>>();
    for (int i = 0; i < count; ++i) {
        PrintItem item;
        item.puzzle = puzzles[std::size_t(i) % puzzles.size()];
        item.number = i + 1;
        if (i % 3 == 0)
            item.title
                = QStringLiteral("A title that is far too long for a page this small, is it");
        if (i % 2 == 0)
            item.author = QStringLiteral("Someone");
        item.difficulty = QStringLiteral("medium");
        items->push_back(item);
    }
    return items;
}

QImage painted(const PrintedPage &page, const QSizeF &paper, double scale)
{
    QImage image((paper * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    PuzzlePrinter::paint(painter, page);
    return image;
}

void keep(const QImage &image, const QString &name)
{
    const QString folder = qEnvironmentVariable("INKLING_PICTURES");
    if (!folder.isEmpty() && QDir().mkpath(folder))
        image.save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

bool hasInk(const QImage &image, const QRect &area)
{
    for (int y = std::max(0, area.top()); y <= std::min(area.bottom(), image.height() - 1); ++y) {
        for (int x = std::max(0, area.left()); x <= std::min(area.right(), image.width() - 1);
             ++x) {
            if (qGray(image.pixel(x, y)) < 100)
                return true;
        }
    }
    return false;
}

bool overlap(const QRectF &one, const QRectF &other)
{
    return one.adjusted(0.01, 0.01, -0.01, -0.01).intersects(other);
}

class PrintLayoutTest final : public QObject
{
    Q_OBJECT

private:
    static void addFamilies()
    {
        QTest::addColumn<const Family *>("family");
        for (const Family *family : families())
            QTest::newRow(std::string(family->id()).c_str()) << family;
    }

private Q_SLOTS:
    void aPageIsSharedOut()
    {
        for (const QSizeF &paper : {upright, sideways}) {
            const QRectF printable = QRectF(QPointF(), paper).marginsRemoved(margins);
            for (int count = 1; count <= 20; ++count) {
                const PrintLayout layout(printable, count, {40, 30, true});
                QCOMPARE(layout.count(), count);
                QVERIFY(printable.contains(layout.footer()));
                QVERIFY(printable.contains(layout.heading()));
                std::vector<QRectF> taken{layout.footer(), layout.heading()};
                for (int i = 0; i < count; ++i) {
                    const QRectF place = layout.place(i);
                    QVERIFY(printable.adjusted(-0.01, -0.01, 0.01, 0.01).contains(place));
                    QVERIFY(std::ranges::none_of(
                        taken, [&](const QRectF &other) { return overlap(place, other); }));
                    taken.push_back(place);
                    QCOMPARE(layout.caption(i).height(), 30.0);
                    QCOMPARE(layout.caption(i).bottom(), layout.room(i).top());
                    QCOMPARE(layout.room(i).bottom(), place.bottom());
                    QCOMPARE(layout.room(i).size(), layout.roomSize());
                }
            }
        }
    }

    /// Two are one above the other on upright paper, beside each other on paper that lies.
    void placesGoTheWayThePaperLies()
    {
        const PrintLayout tall(QRectF(QPointF(), upright), 2, {});
        QCOMPARE(tall.columns(), 1);
        const PrintLayout wide(QRectF(QPointF(), sideways), 2, {});
        QCOMPARE(wide.columns(), 2);
        QCOMPARE(PrintLayout(QRectF(QPointF(), sideways), 6, {}).columns(), 3);
    }

    /// Not only a full row of them has its place: five are not one narrow column.
    void aRowMayBeShorter()
    {
        const QRectF printable(QPointF(), upright);
        for (int count = 1; count < 100; ++count) {
            const auto least = [&](int places) {
                const QSizeF room = PrintLayout(printable, places, {}).roomSize();
                return std::min(room.width(), room.height());
            };
            // What has room among one more has as much.
            QVERIFY(least(count) >= least(count + 1));
        }
    }

    void cellsOfAPageAreAlike()
    {
        const std::vector<QSizeF> boards{{5, 5}, {10, 8}, {6, 12}};
        const auto sizes = cellSizes(boards, {300, 300}, 64);
        QCOMPARE(sizes, std::vector<double>(3, 25.0));
        // One board that is very large does not make the others too small to write in.
        const auto mixed = cellSizes(std::vector<QSizeF>{{5, 5}, {100, 100}}, {300, 300}, 64);
        QCOMPARE(mixed[1], 3.0);
        QVERIFY(mixed[0] >= 20 && mixed[0] <= 60);
        // Small boards are not blown up.
        QCOMPARE(cellSizes(std::vector<QSizeF>{{2, 2}}, {500, 500}, 64).front(), 64.0);
    }

    void numbersAreRead()
    {
        using Numbers = std::vector<int>;
        QCOMPARE(chosenNumbers(QStringLiteral("1-3, 7"), 9), Numbers({1, 2, 3, 7}));
        QCOMPARE(chosenNumbers(QStringLiteral(" 5 ,2–3,3,"), 9), Numbers({5, 2, 3}));
        for (const char *wrong : {"", "0", "3-2", "1-10", "x", "1;2", "-3", "1-", "99999999999"})
            QCOMPARE(chosenNumbers(QString::fromLatin1(wrong), 9), Numbers());
    }

    void everyPuzzleIsPrintedOnce_data() { addFamilies(); }
    void everyPuzzleIsPrintedOnce()
    {
        QFETCH(const Family *, family);
        const auto items = itemsOf(*family, 11);
        for (const QSizeF &paper : {upright, sideways}) {
            for (const int perPage : PrintLayout::offered) {
                PrintChoices choices;
                choices.perPage = perPage;
                choices.answersAtEnd = true;
                const PuzzlePrinter printer(items, choices, paper, margins);
                const QRectF printable = printer.printable().adjusted(-0.01, -0.01, 0.01, 0.01);
                std::map<std::pair<bool, std::size_t>, int> seen;
                for (int i = 0; i < printer.pageCount(); ++i) {
                    const auto page = printer.page(i, StopCondition());
                    QVERIFY(page && !page->boards.empty());
                    std::vector<QRectF> taken{page->footerArea, page->headingArea};
                    for (const PrintedBoard &board : page->boards) {
                        ++seen[{board.isAnswer, board.item}];
                        QVERIFY(!board.detail.contains(u'*')); // but the sign of print
                        // Where there is no answer, words say so.
                        QVERIFY(!board.area.isEmpty()
                                || (board.isAnswer && board.detail == u"no answer"));
                        for (const QRectF &area : {board.area, board.captionArea}) {
                            QVERIFY(area.isEmpty() || printable.contains(area));
                            QVERIFY(std::ranges::none_of(
                                taken, [&](const QRectF &other) { return overlap(area, other); }));
                        }
                        taken.push_back(board.area);
                        taken.push_back(board.captionArea);
                        QVERIFY(board.caption.contains(QString::number(board.item + 1)));
                    }
                }
                QCOMPARE(seen.size(), std::size_t(22));
                for (const auto &[key, times] : seen)
                    QCOMPARE(times, 1);
                QVERIFY(printer.pageCount() >= (11 + perPage - 1) / perPage + 1);
            }
        }
    }

    /// However many are asked for: on small paper there are fewer on a page, but all are there.
    void noneIsLeftOut_data() { addFamilies(); }
    void noneIsLeftOut()
    {
        QFETCH(const Family *, family);
        const auto items = itemsOf(*family, 45);
        constexpr QSizeF small(595, 420);
        for (const int perPage : {5, 7, 19, 100}) {
            PrintChoices choices;
            choices.perPage = perPage;
            const PuzzlePrinter printer(items, choices, small, margins);
            std::size_t seen = 0;
            for (int i = 0; i < printer.pageCount(); ++i) {
                const auto page = printer.page(i, StopCondition());
                QVERIFY(page->boards.size() <= std::size_t(perPage));
                for (const PrintedBoard &board : page->boards) {
                    QCOMPARE(board.item, seen++);
                    QVERIFY(board.area.width() > 10 && board.area.height() > 10);
                }
            }
            QCOMPARE(seen, items->size());
        }
    }

    /// Every page tells the rules of its families, each once, and leaves the boards their room.
    void rulesStandOverTheBoards()
    {
        auto items = std::make_shared<std::vector<PrintItem>>();
        for (const Family *family : families()) {
            const auto some = itemsOf(*family, 2);
            items->insert(items->end(), some->begin(), some->end());
        }
        PrintChoices choices;
        choices.rules = true;
        for (const int perPage : {1, 2, 4, 9}) {
            choices.perPage = perPage;
            const PuzzlePrinter printer(items, choices, upright, margins);
            for (int i = 0; i < printer.pageCount(); ++i) {
                const auto page = printer.page(i, StopCondition());
                std::set<QString> told;
                for (const PrintedBoard &board : page->boards) {
                    const Family &family = (*items)[board.item].puzzle->family();
                    told.insert(rulesOf(family));
                    QCOMPARE(page->rules.count(rulesOf(family)), 1);
                    QVERIFY(!overlap(page->rulesArea, board.area | board.captionArea));
                }
                QCOMPARE(page->rules.count(u'\n') + 1, qsizetype(told.size()));
                QVERIFY(printer.printable().contains(page->rulesArea));
                const QImage image = painted(*page, upright, 2);
                keep(image, QStringLiteral("rules-%1-%2").arg(perPage).arg(i + 1));
                QVERIFY(
                    hasInk(image, QTransform::fromScale(2, 2).mapRect(page->rulesArea).toRect()));
            }
        }
    }

    /// Folded sheets, one in the other, show the pages in their order.
    void bookletsFold()
    {
        for (const int count : {1, 2, 3, 4, 5, 8, 9, 13}) {
            PrintChoices choices;
            choices.booklet = true;
            const PuzzlePrinter printer(itemsOf(*families().front(), count), choices, upright,
                                        margins);
            QCOMPARE(printer.pageCount(), count);
            const int sheets = printer.sideCount() / 2;
            QCOMPARE(printer.sideCount() % 2, 0);
            QVERIFY(sheets * 4 >= count && (sheets - 1) * 4 < count);
            // Leaf by leaf from the front: the right half of each outer side, the left of the inner.
            std::vector<int> read;
            for (int sheet = 0; sheet < sheets; ++sheet) {
                read.push_back(printer.pagesOn(2 * sheet)[1]);
                read.push_back(printer.pagesOn(2 * sheet + 1)[0]);
            }
            for (int sheet = sheets - 1; sheet >= 0; --sheet) {
                read.push_back(printer.pagesOn(2 * sheet + 1)[1]);
                read.push_back(printer.pagesOn(2 * sheet)[0]);
            }
            for (int i = 0; i < int(read.size()); ++i)
                QCOMPARE(read[std::size_t(i)], i);
        }
    }

    void theInkIsWhereTheCluesAre_data() { addFamilies(); }
    void theInkIsWhereTheCluesAre()
    {
        QFETCH(const Family *, family);
        constexpr double scale = 3;
        PrintChoices choices;
        choices.perPage = 4;
        choices.answersAtEnd = true;
        const auto items = itemsOf(*family, 4);
        const PuzzlePrinter printer(items, choices, upright, margins);
        for (int number = 0; number < printer.pageCount(); ++number) {
            const auto page = printer.page(number, StopCondition());
            const QImage image = painted(*page, upright, scale);
            keep(image, QStringLiteral("paper-%1-%2")
                            .arg(QString::fromStdString(std::string(family->id())))
                            .arg(number + 1));
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const QRgb pixel = image.pixel(x, y);
                    QVERIFY(qRed(pixel) == qGreen(pixel) && qGreen(pixel) == qBlue(pixel));
                    const QPointF point(x / scale, y / scale);
                    if (!printer.printable().adjusted(-1, -1, 1, 1).contains(point))
                        QCOMPARE(pixel, QColor(Qt::white).rgb());
                }
            }
            for (const PrintedBoard &printed : page->boards) {
                if (printed.area.isEmpty())
                    continue;
                const BoardGeometry &geometry = *printed.state.geometry();
                QTransform toImage = QTransform::fromScale(scale, scale);
                toImage.translate(printed.area.left(), printed.area.top());
                toImage.scale(printed.cell, printed.cell);
                toImage.translate(-printed.part.left(), -printed.part.top());
                int clues = 0;
                for (ElementId id = 0; id < geometry.board().size(); ++id) {
                    const ElementKind kind = geometry.board().kind(id);
                    if ((kind != ElementKind::Cell && kind != ElementKind::Label)
                        || (geometry.board().text(id).empty()
                            && geometry.board().face(id) == CellFace::Plain))
                        continue;
                    ++clues;
                    QVERIFY(hasInk(image, toImage.mapRect(geometry.box(id)).toRect()));
                }
                QVERIFY(clues > 0 || !geometry.index(ElementKind::Region).empty()
                        || !geometry.index(ElementKind::Node).empty());
            }
        }
    }

    /// Without an answer no board shows one, with it every one does; each solved as it is printed.
    void onlyAnswersShowTheAnswer_data() { addFamilies(); }
    void onlyAnswersShowTheAnswer()
    {
        QFETCH(const Family *, family);
        const auto items = itemsOf(*family, 2);
        const auto pictureOf = [&](PrintedMarks marks) {
            PrintChoices choices;
            choices.marks = marks;
            choices.captions = false;
            choices.perPage = 2;
            const PuzzlePrinter printer(items, choices, upright, margins);
            return painted(*printer.page(0, StopCondition()), upright, 1);
        };
        const QImage bare = pictureOf(PrintedMarks::None);
        QVERIFY(pictureOf(PrintedMarks::Answer) != bare);
        QVERIFY(!pictureOf(PrintedMarks::None).isNull());
        QCOMPARE(pictureOf(PrintedMarks::None), bare);
    }

    void titlesAndNumbersAreShownWhereWanted()
    {
        const auto items = itemsOf(*families().front(), 2);
        PrintChoices choices;
        choices.perPage = 2;
        const auto first = [&] {
            return *PuzzlePrinter(items, choices, upright, margins).page(0, StopCondition());
        };
        PrintedPage page = first();
        QVERIFY(page.boards[0].caption.startsWith(u"1. A title"));
        QCOMPARE(page.boards[1].caption, QStringLiteral("2"));
        QVERIFY(page.boards[0].detail.contains(u"Someone"));
        QVERIFY(page.boards[0].detail.contains(u"medium"));
        QVERIFY(!page.footer.isEmpty());
        choices.captions = false;
        choices.pageNumbers = false;
        page = first();
        QVERIFY(page.boards[0].caption.isEmpty() && page.boards[0].detail.isEmpty());
        QVERIFY(page.footer.isEmpty());
        // Answers elsewhere want a number to be found by.
        choices.answersAtEnd = true;
        QCOMPARE(first().boards[1].caption, QStringLiteral("2"));
    }

    /// How a puzzle is to be taken is said whatever else is.
    void optionsAreSaid()
    {
        for (const Family *family : families()) {
            if (family->options().empty())
                continue;
            const auto items = std::make_shared<std::vector<PrintItem>>();
            const auto puzzle = samplesOf(*family).front();
            items->push_back(printItem(pageOf(puzzle->withOptions(0)), 1));
            QVERIFY(items->front().options.isEmpty());
            items->push_back(printItem(pageOf(puzzle->withOptions(1)), 2));
            QCOMPARE(items->back().options.toStdString(), std::string(family->options()[0].title));
            PrintChoices choices;
            choices.perPage = 2;
            choices.captions = false;
            const PuzzlePrinter printer(items, choices, upright, margins);
            const auto page = printer.page(0, StopCondition());
            QVERIFY(page->boards[0].detail.isEmpty());
            QCOMPARE(page->boards[1].detail, items->back().options);
            QVERIFY(page->boards[1].captionArea.height() > 0);
        }
    }

    /// A few puzzles take the room that there is.
    void fewPuzzlesAreLarge()
    {
        PrintChoices choices;
        choices.perPage = 9;
        const PuzzlePrinter printer(itemsOf(*families().front(), 1), choices, upright, margins);
        QCOMPARE(printer.pageCount(), 1);
        QVERIFY(printer.page(0, StopCondition())->boards[0].area.width() > 250);
    }

    void stopsWhenAsked()
    {
        PrintChoices choices;
        choices.marks = PrintedMarks::Answer;
        const PuzzlePrinter printer(itemsOf(*families().front(), 2), choices, upright, margins);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!printer.page(0, StopCondition(stop.get_token())));
    }
};

} // namespace

INKLING_TEST(PrintLayoutTest, QApplication)
#include "printlayout_test.moc"
