// SPDX-License-Identifier: MIT
#include "exchange/foreigntext.h"
#include "families/registry.h"
#include "support/checks/reading.h"
#include "support/corpus.h"
#include "support/drafts.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <random>

using namespace inkling;

namespace {

void addDialects()
{
    QTest::addColumn<std::string>("format");
    QTest::addColumn<std::string>("family");
    for (const Format &format : formats()) {
        for (const exchange::Dialect &dialect : format.dialects) {
            const std::string name = std::string(format.id) + ' ' + std::string(dialect.family);
            QTest::newRow(name.c_str()) << std::string(format.id) << std::string(dialect.family);
        }
    }
}

/// The draft that a text in a format holds, finished or not.
tl::expected<Draft, ParseError> draftOf(const Format &format, const Family &family,
                                        const std::string &written)
{
    LineSource source(written);
    source.next();
    const std::string first(source.line());
    const std::string text = format.gather ? format.gather(first, source) : written;
    auto opened = format.open(format, text);
    if (!opened)
        return tl::unexpected(opened.error());
    exchange::Filling filling(family, format.title);
    if (auto error = opened->dialect->read(opened->source, filling))
        return tl::unexpected(*error);
    return filling.draft();
}

/// A random draft, in which each cell is in a cage if there are cages, as far as possible.
Draft anyDraft(const Drafting &drafting, std::mt19937 &random)
{
    const auto sizes = test::someSizes(drafting);
    const std::array<int, 4> parts{0, 30, 80, 100};
    Draft draft = test::randomDraft(drafting, sizes[random() % sizes.size()],
                                    parts[random() % parts.size()], random);
    const bool isCaged = drafting.hasCages() && random() % 2 == 0;
    if (isCaged && random() % 2 == 0)
        draft = drafting.blank(draft.size);
    else if (isCaged) // the columns, in two cages each
        for (std::size_t cell = 0; cell < draft.cages.size(); ++cell) {
            const int columns = draft.size.columns;
            const int half = draft.size.rows / 2;
            const int row = int(cell) / columns;
            draft.cages[cell] = (row < half ? 0 : half) * columns + int(cell) % columns;
            draft.texts[cell].clear();
        }
    else if (random() % 4 > 0)
        for (std::size_t cell = 0; cell < draft.cages.size(); ++cell) {
            if (draft.cages[cell] == noCage) {
                draft.cages[cell] = std::int32_t(cell);
                draft.texts[cell].clear();
            }
        }
    // Few random texts are whole clues, and small ones.
    const auto tame = random() % 3;
    for (PlaceId place = 0; tame > 0 && place < draft.texts.size(); ++place) {
        const bool isFirst = !draft.cages.empty() && draft.cages[place] == std::int32_t(place);
        const bool isAlone = isFirst && std::ranges::count(draft.cages, std::int32_t(place)) == 1;
        const std::string number = std::to_string(1 + random() % 3);
        const auto text = drafting.written(draft, place, isAlone ? number : number + '+');
        const auto plain = drafting.written(draft, place, number);
        if (isFirst && text)
            draft.texts[place] = *text;
        else if (draft.cages.empty() && plain && (tame == 1 || draft.texts[place].empty()))
            draft.texts[place] = *plain;
    }
    return draft;
}

/// The draft with what Kakuro boards have in other programs: a first row and column of sums only.
Draft withBorder(const Drafting &drafting, const Draft &draft)
{
    Draft larger = resized(drafting, draft, {.left = 1, .top = 1}).value_or(draft);
    for (std::size_t cell = 0; cell < larger.texts.size(); ++cell) {
        const auto columns = std::size_t(larger.size.columns);
        if (cell < columns || cell % columns == 0)
            larger.texts[cell] = "#";
    }
    return larger;
}

std::string mutated(std::string text, std::mt19937 &random)
{
    static const std::string bytes = "0123456789abcdezyxkjtdBW_,:/.#\n -+*\\[]?%\xFF";
    for (std::size_t changes = 1 + random() % 4; changes > 0; --changes) {
        const std::size_t at = random() % (text.size() + 1);
        switch (random() % 5) {
        case 0:
            text.insert(at, 1, bytes[random() % bytes.size()]);
            break;
        case 1:
            text.erase(at, 1 + random() % 3);
            break;
        case 2:
            text.insert(at, std::to_string(random()));
            break;
        case 3:
            text.insert(at, text.substr(random() % (text.size() + 1), random() % 20));
            break;
        default:
            if (at < text.size())
                text[at] = bytes[random() % bytes.size()];
        }
    }
    return text;
}

/// Whether each puzzle that a text holds is one that can be drawn.
bool holdsOnlyPuzzles(const std::string &text)
{
    LineSource source(text);
    for (;;) {
        const auto puzzle = readForeign(source);
        if (!puzzle)
            return puzzle.error().line >= 1 && puzzle.error().column >= 1
                   && !puzzle.error().found.text.empty() && !puzzle.error().expected.text.empty();
        if (!puzzle->puzzle)
            return true;
        const Drafting &drafting = puzzle->puzzle->family().drafting();
        if (!drafting.fits(drafting.draft(*puzzle->puzzle)))
            return false;
    }
}

} // namespace

/// Each dialect reads what it writes, and is not upset by anything else.
class RoundTripTest : public QObject
{
    Q_OBJECT

private slots:
    void samplesAreReadBack_data() { addDialects(); }
    void samplesAreReadBack();
    void workIsReadBack_data() { addDialects(); }
    void workIsReadBack();
    void draftsAreReadBack_data() { addDialects(); }
    void draftsAreReadBack();
    void spoiledTexts_data() { addDialects(); }
    void spoiledTexts();
    void garbage();
};

void RoundTripTest::samplesAreReadBack()
{
    QFETCH(std::string, format);
    QFETCH(std::string, family);
    const Family &kind = *findFamily(family);
    const Format &form = *findFormat(format);
    int count = 0;
    for (const auto &puzzle : test::somePuzzles(kind, 40)) {
        const Draft draft = kind.drafting().draft(*puzzle);
        const auto text = written(form, kind, draft);
        if (!text)
            continue;
        ++count;
        QCOMPARE(recognized(*text), &form);
        // Twice, one after the other.
        LineSource source(*text + '\n' + *text);
        for (int i = 0; i < 2; ++i) {
            const auto read = readForeign(source);
            QVERIFY2(read.has_value() && read->puzzle && read->remarks.empty(),
                     read ? text->c_str() : (*text + read.error().message()).c_str());
            QCOMPARE(kind.drafting().draft(*read->puzzle), draft);
        }
        QVERIFY(!readForeign(source)->puzzle);
    }
    QVERIFY(count > 0);
}

/// What a person has marked, as far as the format holds it.
void RoundTripTest::workIsReadBack()
{
    QFETCH(std::string, format);
    QFETCH(std::string, family);
    const Family &kind = *findFamily(family);
    const Format &form = *findFormat(format);
    const auto dialect = std::ranges::find(form.dialects, family, &exchange::Dialect::family);
    if (!dialect->writeAnswer)
        return;
    std::mt19937 random(19);
    const auto oneIn = [&](unsigned count) { return random() % count == 0; };
    for (const auto &puzzle : test::somePuzzles(kind, 20)) {
        const auto model = puzzle->model();
        const Board board = puzzle->board();
        Work work;
        for (ElementId element = 0; element < board.size(); ++element) {
            const auto choices = model->choices(element);
            const bool isCellOfLoop
                = kind.id() == "slink" && board.kind(element) == ElementKind::Cell;
            if (isCellOfLoop && format == "pzpr" && oneIn(4))
                work.tints.push_back({element, int(random() % tintCount) + 1});
            if (!choices.empty() && !isCellOfLoop && oneIn(2)) {
                const Fact &choice = choices[random() % choices.size()];
                work.marks.push_back({choice.unknown, {choice.possible, false}});
            }
        }
        std::ranges::sort(work.marks, {}, &MarkedUnknown::unknown);
        const auto text = written(form, kind, kind.drafting().draft(*puzzle),
                                  exchange::WorkByPlace(*puzzle, work));
        if (!text)
            continue;
        LineSource source(*text);
        const auto read = readForeign(source);
        QVERIFY2(read.has_value() && read->remarks.empty(), text->c_str());
        QVERIFY2(read->work.marks == work.marks, text->c_str());
        QVERIFY2(read->work.tints == work.tints, text->c_str());
    }
}

void RoundTripTest::draftsAreReadBack()
{
    QFETCH(std::string, format);
    QFETCH(std::string, family);
    const Family &kind = *findFamily(family);
    const Format &form = *findFormat(format);
    std::mt19937 random(17);
    int count = 0;
    for (int i = 0; i < test::randomBoardCount(120); ++i) {
        const Draft draft = anyDraft(kind.drafting(), random);
        QVERIFY2(kind.drafting().fits(draft), test::shown(draft).c_str());
        const auto text = written(form, kind, draft);
        if (!text)
            continue;
        // A text without its last line's end.
        const auto read = draftOf(form, kind, text->substr(0, text->size() - 1));
        if (!read && family == "kakuro"
            && kind.drafting().expectedInstead({draft.size.rows + 1, draft.size.columns + 1}))
            continue; // a Kakuro of the largest size has no room for a border
        ++count;
        QVERIFY2(read.has_value(),
                 read ? "" : (test::shown(draft) + *text + read.error().message()).c_str());
        if (*read != draft && family == "kakuro")
            QCOMPARE(test::shown(*read), test::shown(withBorder(kind.drafting(), draft)));
        else
            QCOMPARE(test::shown(*read), test::shown(draft));
        QCOMPARE(read->options, draft.options);
    }
    QVERIFY2(count > 2, std::to_string(count).c_str());
}

void RoundTripTest::spoiledTexts()
{
    QFETCH(std::string, format);
    QFETCH(std::string, family);
    const Family &kind = *findFamily(family);
    std::mt19937 random(23);
    for (const auto &puzzle : test::somePuzzles(kind, 5, 100)) {
        const auto text = written(*findFormat(format), kind, kind.drafting().draft(*puzzle));
        for (int i = 0; text && i < test::randomBoardCount(300); ++i) {
            const std::string spoiled = mutated(*text, random);
            QVERIFY2(holdsOnlyPuzzles(spoiled), spoiled.c_str());
        }
    }
}

void RoundTripTest::garbage()
{
    std::mt19937 random(29);
    const std::vector<std::string> beginnings{"",
                                              "https://puzz.link/p?",
                                              "https://puzz.link/p?kakuro/",
                                              "pzprv3/",
                                              "SAVEFILE:",
                                              "5x5t0:",
                                              "3x3k:",
                                              "9:",
                                              "1:00000000:0,",
                                              ".KK\n",
                                              "[problem]\n",
                                              "begin\npuzzle sudoku\nproblem\n",
                                              "3 3\n1+ ",
                                              "https://x.org/solo.html#",
                                              "pzprv3.1\nkakuro\n3\n3\n",
                                              "{\"http://ipuz.org/sudoku",
                                              "{\"size\":4,\"grid\":[[",
                                              "https://f-puzzles.com/?load=N4Ig",
                                              "<ksudoku><graph order='4' ",
                                              "https://sudokupad.app/sclN4Ig"};
    for (int i = 0; i < test::randomBoardCount(3000); ++i) {
        std::string text = beginnings[random() % beginnings.size()];
        for (std::size_t left = random() % 200; left > 0; --left)
            text += random() % 4 > 0 ? test::randomKey(random) : std::string(1, char(random()));
        QVERIFY2(holdsOnlyPuzzles(text), text.c_str());
    }
}

INKLING_TEST(RoundTripTest, QCoreApplication)
#include "roundtrip_test.moc"
