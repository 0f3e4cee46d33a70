// SPDX-License-Identifier: MIT
#include "document/project.h"
#include "support/testprogram.h"

#include "families/registry.h"
#include "puzzle/drafting.h"
#include "puzzle/family.h"
#include "support/randomchanges.h"

#include <QTest>
#include <functional>
#include <rapidcheck.h>
#include <span>

using namespace inkling;
using namespace inkling::test;

namespace {

constexpr std::size_t fewPages = 12;

/// Samples, with so many random steps, some of them undone.
Project randomProject(std::uint32_t seed, int steps)
{
    std::mt19937 random(seed);
    Project project;
    project.pages = samplePages(fewPages);
    PageId lastId = PageId(project.pages.size());
    for (int i = 0; i < steps; ++i) {
        project.history.push_back(randomChange(project.pages, lastId, random));
        if (!apply(project.pages, project.history.back(), true))
            qFatal("a random change does not fit");
        ++project.done;
    }
    const std::size_t undone = steps == 0 ? 0 : std::size_t(random() % std::uint32_t(steps));
    for (std::size_t i = 0; i < undone; ++i) {
        if (!apply(project.pages, project.history[--project.done], false))
            qFatal("a random change cannot be undone");
    }
    project.current = project.pages.front().id;
    return project;
}

/// Five small pages with marks, and a history.
Project markedProject()
{
    Project project;
    project.pages = samplePages(5);
    std::mt19937 random(5);
    PageId lastId = PageId(project.pages.size());
    while (project.done < 30) {
        Change change = randomChange(project.pages, lastId, random);
        if (!std::holds_alternative<PageChange>(change.parts.front()))
            continue;
        if (!apply(project.pages, change, true))
            qFatal("a random change does not fit");
        project.history.push_back(std::move(change));
        ++project.done;
    }
    project.current = project.pages.back().id;
    return project;
}

/// The offset behind each page in the text of a project.
std::vector<std::size_t> pageEnds(std::string_view text)
{
    std::vector<std::size_t> ends;
    const std::size_t end = text.find("\n]");
    for (std::size_t at = text.find("\n{"); at < end; at = text.find('\n', at + 1)) {
        const std::size_t line = text.find('\n', at + 1);
        ends.push_back(line - (text[line - 1] == ',' ? 1 : 0));
    }
    return ends;
}

void requireError(std::string_view text, const ParseError &error)
{
    RC_ASSERT(error.line >= 1 && error.line <= 1 + int(std::ranges::count(text, '\n')));
    RC_ASSERT(error.column >= 1 && std::size_t(error.column) <= text.size() + 1);
    RC_ASSERT(!error.message().empty());
}

/// The error of a text that is none.
QString fault(const std::string &text)
{
    const auto read = readProject(text);
    if (read)
        return QStringLiteral("it was read");
    return QStringLiteral("%1:%2: %3")
        .arg(read.error().line)
        .arg(read.error().column)
        .arg(QString::fromStdString(read.error().message()));
}

const std::string page = R"({"id":1,"family":"slink","rows":2,"columns":2,"texts":["3","","","2"])";

std::string withPage(const std::string &more)
{
    return "{\"inkling\":1,\"puzzles\":[\n" + page + more + "}]}";
}

} // namespace

class ProjectTest : public QObject
{
    Q_OBJECT

private slots:
    void samplesAreWrittenAndRead();
    void changesGoBothWays();
    void randomProjectsAreWrittenAndRead();
    void changesAreWrittenAndRead();
    void cutTextsAreErrors();
    void cutTextsGiveTheirWholePages();
    void spoiltTextsGiveTheOtherPages();
    void nothingWholeIsAnError();
    void spoiltTextsAreReadOrErrors();
    void unknownNamesArePassedOver();
    void errorsSayWhere_data();
    void errorsSayWhere();
    void deepAndHugeTextsAreRefused();
    void historyThatDoesNotFitIsLeftOut();
    void marksGoWithWhatTheyMean();
    void aDrawnSolutionStaysWhereItMeansTheSame();
    void movesAreKept();
};

void ProjectTest::samplesAreWrittenAndRead()
{
    Project project;
    project.pages = samplePages(1000);
    QVERIFY(project.pages.size() > 5);
    const auto read = readProject(writeProject(project));
    QVERIFY2(read, read ? "" : read.error().message().c_str());
    QVERIFY(read->project.pages == project.pages);
    for (const Page &again : read->project.pages)
        QVERIFY(again.puzzle);
}

void ProjectTest::changesGoBothWays()
{
    QVERIFY(rc::check("undo all is the beginning, redo all the end", [](std::uint32_t seed) {
        Project project = randomProject(seed, 30);
        const std::vector<Page> start = samplePages(fewPages);
        const std::vector<Page> between = project.pages;
        while (project.done > 0)
            RC_ASSERT(apply(project.pages, project.history[--project.done], false));
        RC_ASSERT(project.pages == start);
        while (project.done < project.history.size())
            RC_ASSERT(apply(project.pages, project.history[project.done++], true));
        for (Page &one : project.pages)
            RC_ASSERT(fits(one, one.marks));
    }));
}

void ProjectTest::randomProjectsAreWrittenAndRead()
{
    QVERIFY(rc::check("read what was written", [](std::uint32_t seed) {
        const Project project = randomProject(seed, 20);
        const std::string text = writeProject(project);
        const auto read = readProject(text);
        if (!read)
            RC_FAIL(read.error().message());
        if (read->historyFault)
            RC_FAIL(read->historyFault->message());
        RC_ASSERT(read->project.pages == project.pages);
        RC_ASSERT(read->project.done == project.done);
        RC_ASSERT(read->project.current == project.current);
        RC_ASSERT(writeProject(read->project) == text);
    }));
}

void ProjectTest::changesAreWrittenAndRead()
{
    const Project project = randomProject(7, 60);
    for (const Change &change : project.history) {
        const std::string text = writeChange(change);
        QCOMPARE(std::ranges::count(text, '\n'), 0);
        const auto read = readChange(text);
        QVERIFY(read);
        QCOMPARE(writeChange(*read), text);
    }
}

void ProjectTest::cutTextsAreErrors()
{
    const Project project = randomProject(3, 4);
    const std::string text = writeProject(project);
    // Every byte of the beginning and of the end, some between; all of a long one takes its time.
    const std::size_t stride = std::max<std::size_t>(1, text.size() / 4000);
    QVERIFY(rc::check("cut", [&] {
        for (std::size_t size = 0; size + 2 < text.size(); size += stride) {
            const auto cut = std::string_view(text).substr(0, size);
            const auto read = readProject(cut);
            RC_ASSERT(!read.has_value());
            requireError(cut, read.error());
        }
        RC_SUCCEED("cut everywhere");
    }));
}

void ProjectTest::cutTextsGiveTheirWholePages()
{
    const Project project = markedProject();
    const std::string text = writeProject(project);
    const std::vector<std::size_t> ends = pageEnds(text);
    QCOMPARE(ends.size(), project.pages.size());
    for (std::size_t size = 0; size < text.size(); ++size) {
        const auto cut = std::string_view(text).substr(0, size);
        const auto read = salvageProject(cut);
        const auto whole = std::size_t(std::ranges::upper_bound(ends, size) - ends.begin());
        QCOMPARE(read.has_value(), whole > 0);
        if (!read || size + 1 == text.size()) // the last line end alone is missing
            continue;
        QVERIFY(std::ranges::equal(read->project.pages, std::span(project.pages).first(whole)));
        QVERIFY(read->project.history.empty() && read->project.current == project.current);
        const bool isListWhole = size >= text.find("],\n\"done\"", ends.back()) + 1;
        QCOMPARE(read->damage.has_value(), !isListWhole);
        QCOMPARE(read->historyFault.has_value(), isListWhole);
        requireError(cut, isListWhole ? *read->historyFault : *read->damage);
    }
    const auto read = salvageProject(text);
    QVERIFY(read && !read->damage && !read->historyFault);
    QCOMPARE(writeProject(read->project), text);
}

/// A spoilt byte takes away one puzzle at most.
void ProjectTest::spoiltTextsGiveTheOtherPages()
{
    const Project project = markedProject();
    const std::string text = writeProject(project);
    const std::string_view signs = "0-[]{}\",:e \n\\\xff";
    for (std::size_t place = text.find("\n{"); place < text.size(); ++place) {
        std::string spoilt = text;
        spoilt[place] = signs[place * 7 % signs.size()];
        const auto read = salvageProject(spoilt);
        QVERIFY(read);
        const auto isThere = [&](const Page &page) {
            return std::ranges::find(read->project.pages, page) != read->project.pages.end();
        };
        const auto missing = std::ranges::count_if(project.pages, std::not_fn(isThere));
        QVERIFY2(missing <= 1, spoilt.c_str());
        QVERIFY(read->damage || read->project.pages.size() == project.pages.size());
    }
}

void ProjectTest::nothingWholeIsAnError()
{
    const auto error = [](const std::string &text) {
        const auto read = salvageProject(text);
        return read ? QStringLiteral("it was read")
                    : QString::fromStdString(read.error().message());
    };
    QVERIFY(error("").contains("JSON"));
    QVERIFY(error("{\"inkling\":1,\"puzzles\":[").contains("cut off"));
    QVERIFY(error("{\"inkling\":1,\"puzzles\":{" + page + "}").contains("JSON"));
    QVERIFY(error("{\"inkling\":1,\"puzzles\":[\n" + page).contains("cut off"));
    QVERIFY(error("{\"inkling\":2,\"puzzles\":[\n" + page + "},\n").contains("cut off"));
    QVERIFY(error("{\"puzzles\":[\n" + page + "},\n").contains("cut off"));
    // Lines that may each begin a page are not each followed to the end of the text.
    std::string lines = "{\"inkling\":1,\"puzzles\":[\n";
    for (int i = 0; i < 100'000; ++i)
        lines += "{\"id\":[\n";
    QVERIFY(error(lines).contains("64"));
}

void ProjectTest::spoiltTextsAreReadOrErrors()
{
    QVERIFY(rc::check("spoilt", [](std::uint32_t seed) {
        std::mt19937 random(seed);
        std::string text = writeProject(randomProject(seed % 20, 6));
        const std::string_view signs = "0123456789-[]{}\",:.eE ntf\\\xff";
        for (int i = 0; i < 3; ++i) {
            const std::size_t place = random() % text.size();
            text[place] = signs[random() % signs.size()];
        }
        auto read = readProject(text);
        if (!read)
            return requireError(text, read.error());
        for (Page &one : read->project.pages)
            RC_ASSERT(fits(one, one.marks) && one.family->drafting().fits(draftOf(one)));
    }));
}

void ProjectTest::unknownNamesArePassedOver()
{
    const auto read = readProject("{\"later\":{\"a\":[1,{}]},\"inkling\":1,\"puzzles\":[" + page
                                  + ",\"colour\":[null]}]}");
    QVERIFY(read);
    QCOMPARE(read->project.pages.size(), std::size_t(1));
}

void ProjectTest::errorsSayWhere_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *name, const std::string &text, const std::string &error) {
        QTest::newRow(name) << QString::fromStdString(text) << QString::fromStdString(error);
    };
    row("empty", "", "1:1: found the end of the text; expected JSON");
    row("no JSON", "{\"inkling\":1,\n]", "2:1: found ']'; expected JSON");
    row("newer", "{\"inkling\":2}",
        "1:12: found '2'; expected version 1 or older: a newer Inkling wrote this file");
    row("no version", "{}", "1:1: found '{'; expected an object with \"inkling\"");
    row("no object", "[1]", "1:1: found '['; expected an object");
    row("a text for a number", "{\"inkling\":\"1\"}",
        "1:12: found '\"1\"'; expected a whole number from 1 to 2147483647");
    row("too large a number", "{\"inkling\":99999999999999999999}",
        "1:12: found '99999999999999999999'; expected a whole number from 1 to 2147483647");
    row("no family", "{\"inkling\":1,\"puzzles\":[{\"id\":1,\"family\":\"chess\"}]}",
        "1:42: found '\"chess\"'; expected a kind of puzzle that this Inkling knows");
    row("nothing laid out for a size",
        "{\"inkling\":1,\"puzzles\":[\n{\"id\":1,\"family\":\"slink\",\"rows\":9999,\"columns\":"
        "9999,"
        "\"texts\":[]}]}",
        "2:61: found '['; expected a text for each place");
    row("a mark beyond the unknowns", withPage(",\"marks\":[[99999,[1]]]"),
        "2:79: found '['; expected marks that fit this puzzle");
    row("a solution beyond the unknowns", withPage(",\"solution\":[[99999,[1]]]"),
        "2:82: found '['; expected marks that fit this puzzle");
    row("a value beyond", withPage(",\"marks\":[[0,[64]]]"),
        "2:84: found '64'; expected a whole number from 0 to 63");
    row("two of a name", "{\"inkling\":1,\"puzzles\":[\n" + page + "},\n" + page + "}]}",
        "3:7: found '1'; expected a number that no other puzzle has");
}

void ProjectTest::errorsSayWhere()
{
    QFETCH(QString, text);
    QFETCH(QString, error);
    QCOMPARE(fault(text.toStdString()), error);
}

void ProjectTest::deepAndHugeTextsAreRefused()
{
    QVERIFY(fault("{\"a\":" + std::string(2'000'000, '[')).contains("nested deeper than 64"));
    std::string huge = "{\"a\":[";
    for (int i = 0; i < 20'000'001; ++i)
        huge += "0,";
    QVERIFY(fault(huge + "0]}").contains("no more than 20000000 values"));
    QVERIFY(fault("{\"inkling\":1e999}").contains("JSON"));
    std::string names = "{\"inkling\":1";
    for (int i = 0; i < 200'000; ++i)
        names += ",\"" + std::to_string(i) + "\":0";
    QVERIFY(fault(names + "}").contains("puzzles"));
}

void ProjectTest::historyThatDoesNotFitIsLeftOut()
{
    Project project = randomProject(11, 10);
    std::swap(project.history.front(), project.history.back());
    project.history.front().parts = {PageMove{500, 2}};
    const auto read = readProject(writeProject(project));
    QVERIFY(read);
    QVERIFY(read->historyFault);
    QVERIFY(read->project.history.empty());
    QCOMPARE(read->project.done, std::size_t(0));
    QVERIFY(read->project.pages == project.pages);
}

void ProjectTest::marksGoWithWhatTheyMean()
{
    const auto read = readProject(withPage(",\"marks\":[[0,[1]]]"));
    QVERIFY(read);
    Page before = read->project.pages.front();
    const Drafting &drafting = before.family->drafting();
    Draft other = *before.draft;
    other.texts[0] = "";
    Page clueGone = pageOf(*before.family, other);
    QVERIFY(isEmpty(marksLost(before, clueGone)));
    Page larger = pageOf(*before.family, *resized(drafting, *before.draft,
                                                  {.left = 1, .top = 0, .right = 0, .bottom = 0}));
    QVERIFY(!isEmpty(marksLost(before, larger)));
}

void ProjectTest::aDrawnSolutionStaysWhereItMeansTheSame()
{
    const auto read = readProject(withPage(",\"solution\":[[0,[1]]]"));
    QVERIFY(read);
    Page before = read->project.pages.front();
    QCOMPARE(before.marks.solution.size(), std::size_t(1));
    Draft other = *before.draft;
    other.texts[0] = "";
    Page clueGone = pageOf(*before.family, other);
    QVERIFY(isEmpty(marksLost(before, clueGone)));
    Page larger = pageOf(*before.family, *resized(before.family->drafting(), *before.draft,
                                                  {.left = 1, .top = 0, .right = 0, .bottom = 0}));
    QCOMPARE(marksLost(before, larger).solution.size(), std::size_t(1));
}

/// Of a puzzle whose answer is built by joining.
void ProjectTest::movesAreKept()
{
    const auto joined = [](const std::string &text) {
        for (const Family *family : families()) {
            LineSource source{text};
            const auto read = family->read(source);
            if (read && *read && (*read)->joinable())
                return pageOf(*read);
        }
        qFatal("no family joins");
    };
    Project project;
    Page page = joined("4 6 9 = 19\n");
    page.id = 1;
    project.pages = {page};
    PageChange change;
    change.page = 1;
    change.marks.movesAfter = {{0, 1, '+'}, {2, 3, '-'}};
    project.history = {{"4+6", {change}}};
    project.done = 1;
    QVERIFY(apply(project.pages, project.history.front(), true));
    QCOMPARE(project.pages.front().marks.moves.size(), std::size_t(2));
    QVERIFY(!apply(project.pages, project.history.front(), true)); // they are made already
    const std::string text = writeProject(project);
    const auto read = readProject(text);
    QVERIFY(read && !read->historyFault);
    QVERIFY(read->project.pages == project.pages);
    QCOMPARE(writeProject(read->project), text);
    const auto changed = readChange(writeChange(project.history.front()));
    QVERIFY(changed && std::get<PageChange>(changed->parts.front()).marks == change.marks);
    // What cannot be made is refused.
    std::string wrong = text;
    wrong.replace(wrong.find("[2,\"-\",3]"), 9, "[2,\"-\",9]");
    QVERIFY(!readProject(wrong));
    // They go where they would do something else, and stay where only the target does.
    Page other = joined("4 6 8 = 19\n");
    QCOMPARE(marksLost(project.pages.front(), other).movesBefore, change.marks.movesAfter);
    Page farther = joined("4 6 9 = 20\n");
    QVERIFY(isEmpty(marksLost(project.pages.front(), farther)));
}

INKLING_TEST(ProjectTest, QCoreApplication)
#include "families/project_test.moc"
