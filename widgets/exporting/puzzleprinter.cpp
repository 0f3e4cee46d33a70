// SPDX-License-Identifier: MIT
#include "exporting/puzzleprinter.h"

#include "marking/usermarks.h"
#include "painting/boardpainter.h"
#include "phrases.h"
#include "puzzle/family.h"
#include "puzzle/joinable.h"
#include "scene/drawnpuzzle.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPageLayout>
#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>

namespace inkling {

namespace {

struct PrintWords
{
    Q_DECLARE_TR_FUNCTIONS(PuzzlePrinter)
};

/// Points.
constexpr double largestCell = 64;
constexpr double largestAnswerCell = 18;
constexpr double smallestAnswerCell = 9;
/// There are no more on a page than have this much room, across and down.
constexpr double leastRoom = 40;
constexpr double headingHeight = 40;
constexpr double headingSize = 16;
constexpr double footerSize = 8.5;
constexpr double rulesSize = 9.5;
constexpr double captionGap = 7;
/// The thinnest line that every printer draws.
constexpr double hairline = 0.25;
/// Cells, round what there is to see: half a line may stick out.
constexpr double border = 0.08;
/// No printing waits longer for the answer of one puzzle.
constexpr std::chrono::seconds patience{30};

const QString partsBetween = QStringLiteral("  ·  ");

double captionSize(bool isAnswer, int perPage)
{
    return isAnswer ? 9 : perPage <= 2 ? 14 : perPage <= 4 ? 12 : 11;
}

double detailSize(double captionSize)
{
    return std::max(7.5, captionSize * 0.75);
}

double lineHeight(double size)
{
    return size * 1.35;
}

QFont fontOf(double size, QFont::Weight weight)
{
    QFont font = QGuiApplication::font();
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setWeight(weight);
    font.setPixelSize(int(std::lround(size)));
    return font;
}

/// A font's size in pixels is whole, so text is laid out so much larger than it is painted.
constexpr double fineness = 40;

/// `font`: fine. `flags` as those of QPainter::drawText().
void writeFine(QPainter &painter, const QRectF &area, const QString &text, const QFont &font,
               const QColor &ink, int flags)
{
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(1 / fineness, 1 / fineness);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(QRectF(QPointF(), area.size() * fineness), flags, text);
    painter.restore();
}

/// Centred, on one line, cut short where it is too long. `size` in points, as the painter's units
/// are.
void write(QPainter &painter, const QRectF &area, const QString &text, double size,
           QFont::Weight weight, const QColor &ink)
{
    if (text.isEmpty())
        return;
    const QFont font = fontOf(size * fineness, weight);
    writeFine(painter, area,
              QFontMetricsF(font).elidedText(text, Qt::ElideRight, area.width() * fineness), font,
              ink, Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextSingleLine);
}

QFont rulesFont()
{
    return fontOf(rulesSize * fineness, QFont::Normal);
}

/// With what a person has marked; `lines`: what they have joined, in words.
BoardState ownState(const PrintItem &item, QStringList &lines)
{
    BoardState state = drawnState(*item.puzzle, nullptr);
    UserMarks marks(item.puzzle, item.puzzle->model(), item.puzzle->board().size());
    marks.restore(item.marks.marks, item.marks.trials, {}, item.marks.moves);
    if (marks.table()) {
        for (const std::string &line : marks.table()->lines)
            lines.append(QString::fromStdString(line));
        return state;
    }
    for (const MarkChange &change : marks.shown())
        state.apply(change);
    state.setSupposed(marks.shownInTrials());
    return state;
}

struct FoundAnswer
{
    Verdict verdict = Verdict::Unique;
    std::optional<Answer> answer;
};

FoundAnswer answerOf(const PrintItem &item, const StopCondition &stop)
{
    if (item.answer)
        return {Verdict::Unique, *item.answer};
    if (const Joinable *joinable = item.puzzle->joinable()) {
        auto answers = joinable->answers(1, stop);
        if (answers.empty())
            return {stop.stopped() ? Verdict::Unknown : Verdict::None, std::nullopt};
        return {Verdict::Unique, std::move(answers.front())};
    }
    Solution solution = item.puzzle->solve(Search::Uniqueness, stop);
    return {solution.verdict, std::move(solution.first)};
}

/// The answer as a line, if it reads as one; else empty.
QString readOut(const Puzzle &puzzle, const Answer &answer)
{
    if (puzzle.joinable())
        return answerLine(puzzle, answer);
    const Board board = puzzle.board();
    const auto model = puzzle.model();
    Knowledge knowledge(model->initial());
    for (UnknownId unknown = 0; unknown < answer.values.size(); ++unknown)
        knowledge.set({unknown, ValueSet::only(answer.values[unknown])});
    for (const Caption &caption : model->captions(knowledge)) {
        // Where nothing is given, there is room for what is to be read.
        if (board.kind(caption.element) == ElementKind::Label && board.text(caption.element).empty()
            && !caption.text.empty())
            return QString::fromStdString(caption.text).simplified();
    }
    return {};
}

QString wordsOf(const FoundAnswer &found)
{
    switch (found.verdict) {
    case Verdict::None:
        return PrintWords::tr("no answer");
    case Verdict::Many:
        return PrintWords::tr("one of several answers");
    case Verdict::Unknown:
        return found.answer ? QString() : PrintWords::tr("no answer found in time");
    case Verdict::Unique:
        break;
    }
    return {};
}

/// About as many cells as a board with its answer has across and down.
QSizeF cellsOf(const Puzzle &puzzle)
{
    const QSizeF cells(puzzle.columns() + 1, puzzle.rows() + 1);
    const double side = std::max(cells.width(), cells.height());
    return puzzle.joinable() ? 1.8 * QSizeF(side, side) : cells;
}

Theme makeInks()
{
    Theme theme = Theme::lightTheme();
    theme.paper = Qt::white;
    theme.ink = Qt::black;
    theme.clue = Qt::black;
    theme.quiet = QColor(0x78, 0x78, 0x78);
    theme.clueDone = QColor(0x6E, 0x6E, 0x6E);
    theme.suppose = QColor(0x4A, 0x4A, 0x4A);
    theme.supposeAgain = QColor(0x70, 0x70, 0x70);
    theme.inside = QColor(0xE2, 0xE2, 0xE2);
    theme.outside = QColor();
    theme.crosses = CrossStyle::Cross;
    return theme;
}

} // namespace

PrintItem printItem(const Page &page, int number)
{
    QStringList options;
    const auto offered = page.puzzle->family().options();
    for (std::size_t i = 0; i < offered.size(); ++i) {
        if ((page.puzzle->options() >> i & 1) != 0)
            options.append(translated("Options", offered[i].title));
    }
    return {.puzzle = page.puzzle,
            .number = number,
            .title = QString::fromStdString(page.properties.title).simplified(),
            .author = QString::fromStdString(page.properties.author).simplified(),
            .options = options.join(QStringLiteral(", ")),
            .difficulty = {},
            .marks = page.marks,
            .answer = {}};
}

const Theme &PuzzlePrinter::inks()
{
    static const Theme theme = makeInks();
    return theme;
}

PuzzlePrinter::PuzzlePrinter(Items items, const PrintChoices &choices, const QSizeF &paper,
                             const QMarginsF &margins)
    : m_items(std::move(items))
    , m_choices(choices)
    , m_paper(paper)
    , m_margins(margins)
{
    QSizeF cells(1, 1);
    bool hasOptions = false;
    for (const PrintItem &item : *m_items) {
        m_hasCaptions = m_hasCaptions || item.number > 0 || !item.title.isEmpty();
        m_hasDetails = m_hasDetails || !item.author.isEmpty() || !item.difficulty.isEmpty();
        hasOptions = hasOptions || !item.options.isEmpty();
        cells = cells.expandedTo(cellsOf(*item.puzzle));
    }
    m_hasDetails = m_hasDetails || hasOptions;
    if (!m_choices.captions) {
        // Nobody can do without these.
        m_hasDetails = hasOptions;
        m_hasCaptions = m_choices.answersAtEnd && m_items->size() > 1;
    }
    const auto pagesOf = [&](int perPage) {
        return int((m_items->size() + std::size_t(perPage) - 1) / std::size_t(perPage));
    };
    // A few puzzles are as large as the page allows.
    for (const int count : PrintLayout::offered) {
        if (count < m_choices.perPage && std::size_t(count) >= m_items->size())
            m_choices.perPage = count;
    }
    m_choices.perPage = fitting(m_choices.perPage, false);
    m_puzzlePages = pagesOf(m_choices.perPage);
    if (!m_choices.answersAtEnd)
        return;
    // As many on a page as can be read, but not fewer than there are puzzles on one.
    m_answersPerPage = fitting(m_choices.perPage, true);
    const QSizeF wanted = cells * smallestAnswerCell;
    for (const int count : {20, 12, 9, 6, 4, 2}) {
        const QSizeF room = layout(true, count, 0).roomSize();
        if (count > m_answersPerPage && room.width() >= wanted.width()
            && room.height() >= wanted.height()) {
            m_answersPerPage = count;
            break;
        }
    }
    m_answerPages = pagesOf(m_answersPerPage);
}

int PuzzlePrinter::sideCount() const
{
    return m_choices.booklet ? (pageCount() + 3) / 4 * 2 : pageCount();
}

std::vector<int> PuzzlePrinter::pagesOn(int side) const
{
    if (!m_choices.booklet)
        return {side};
    // The outer side of a folded sheet has the page behind all others beside the one before them.
    const int other = 2 * sideCount() - 1 - side;
    return side % 2 == 0 ? std::vector{other, side} : std::vector{side, other};
}

QString PuzzlePrinter::rulesFor(std::size_t first, std::size_t count) const
{
    QStringList rules;
    if (!m_choices.rules)
        return {};
    for (std::size_t i = first; i < std::min(first + count, m_items->size()); ++i) {
        const Family &family = (*m_items)[i].puzzle->family();
        const QString paragraph
            = translated("Families", family.title()) + QStringLiteral(": ") + rulesOf(family);
        if (!rules.contains(paragraph))
            rules.append(paragraph);
    }
    return rules.join(u'\n');
}

double PuzzlePrinter::rulesHeight(const QString &rules) const
{
    if (rules.isEmpty())
        return 0;
    const QRectF column(0, 0, printable().width() * fineness, 1e9);
    const QRectF text = QFontMetricsF(rulesFont()).boundingRect(column, Qt::TextWordWrap, rules);
    return text.height() / fineness + 2 * captionGap;
}

double PuzzlePrinter::mostRules(int perPage) const
{
    std::map<QString, double> heights;
    double most = 0;
    for (std::size_t i = 0; m_choices.rules && i < m_items->size(); i += std::size_t(perPage)) {
        const QString rules = rulesFor(i, std::size_t(perPage));
        const auto [height, isNew] = heights.try_emplace(rules);
        if (isNew)
            height->second = rulesHeight(rules);
        most = std::max(most, height->second);
    }
    return most;
}

int PuzzlePrinter::fitting(int perPage, bool isAnswers) const
{
    const auto isTight = [&] {
        const double rules = isAnswers ? 0 : mostRules(perPage);
        const QSizeF room = layout(isAnswers, perPage, rules).roomSize();
        return std::min(room.width(), room.height()) < leastRoom;
    };
    while (perPage > 1 && isTight())
        --perPage;
    return perPage;
}

QRectF PuzzlePrinter::printable() const
{
    return QRectF(QPointF(), m_paper).marginsRemoved(m_margins);
}

PrintLayout PuzzlePrinter::layout(bool isAnswers, int perPage, double rules) const
{
    const double size = captionSize(isAnswers, perPage);
    PrintLayout::Extras extras;
    extras.heading = isAnswers ? headingHeight : rules;
    extras.hasFooter = m_choices.pageNumbers;
    if (m_hasCaptions)
        extras.caption += lineHeight(size);
    // The words below an answer's board are not known before the answer is found.
    if (m_hasDetails || isAnswers || m_choices.marks != PrintedMarks::None)
        extras.caption += lineHeight(detailSize(size));
    if (extras.caption > 0)
        extras.caption += captionGap;
    return PrintLayout(printable(), perPage, extras);
}

void PuzzlePrinter::caption(PrintedBoard &board) const
{
    const PrintItem &item = (*m_items)[board.item];
    const QString number = item.number > 0 ? QLocale().toString(item.number) : QString();
    QStringList parts{item.options};
    if (!m_choices.captions) {
        board.caption = m_hasCaptions ? number : QString();
    } else {
        board.caption = number + item.title;
        if (!number.isEmpty() && !item.title.isEmpty())
            board.caption
                = PrintWords::tr("%1. %2", "a puzzle's number and title").arg(number, item.title);
        parts = QStringList{item.author, item.options, item.difficulty};
    }
    parts.removeAll(QString());
    if (!board.isAnswer)
        board.detail = parts.join(partsBetween);
}

std::optional<PrintedBoard> PuzzlePrinter::board(std::size_t index, bool isAnswer,
                                                 const StopCondition &stop) const
{
    const PrintItem &item = (*m_items)[index];
    PrintedBoard board;
    board.item = index;
    board.isAnswer = isAnswer;
    caption(board);
    const auto add = [&](const QString &words) {
        if (!words.isEmpty())
            board.detail += (board.detail.isEmpty() ? QString() : partsBetween) + words;
    };
    if (isAnswer || m_choices.marks == PrintedMarks::Answer) {
        const FoundAnswer found = answerOf(item, stop.within(patience));
        if (stop.stopped())
            return std::nullopt;
        add(wordsOf(found));
        if (!found.answer) {
            if (!isAnswer)
                board.state = drawnState(*item.puzzle, nullptr);
            return board;
        }
        add(readOut(*item.puzzle, *found.answer));
        board.state = drawnState(*item.puzzle, &*found.answer);
    } else if (m_choices.marks == PrintedMarks::Own && !item.marks.empty()) {
        QStringList lines;
        board.state = ownState(item, lines);
        add(lines.join(QStringLiteral(",  ")));
    } else {
        board.state = drawnState(*item.puzzle, nullptr);
    }
    if (stop.stopped())
        return std::nullopt;
    return board;
}

std::optional<PrintedPage> PuzzlePrinter::page(int page, const StopCondition &stop) const
{
    const bool isAnswers = page >= m_puzzlePages;
    const int perPage = isAnswers ? m_answersPerPage : m_choices.perPage;
    const auto count = std::size_t(perPage);
    const std::size_t first = std::size_t(isAnswers ? page - m_puzzlePages : page) * count;
    PrintedPage printed;
    printed.rules = isAnswers ? QString() : rulesFor(first, count);
    const PrintLayout layout = this->layout(isAnswers, perPage, rulesHeight(printed.rules));
    printed.heading = isAnswers ? PrintWords::tr("Answers") : QString();
    (isAnswers ? printed.headingArea : printed.rulesArea)
        = layout.heading().adjusted(0, 0, 0, -captionGap);
    printed.footerArea = layout.footer();
    const QLocale locale;
    if (m_choices.pageNumbers)
        printed.footer = PrintWords::tr("%1 / %2", "a page's number, and how many there are")
                             .arg(locale.toString(page + 1), locale.toString(pageCount()));
    std::vector<QSizeF> sizes;
    for (std::size_t i = first; i < std::min(first + count, m_items->size()); ++i) {
        auto board = this->board(i, isAnswers, stop);
        if (!board)
            return std::nullopt;
        if (board->state.geometry()) {
            board->state.cluesShown.done = false;
            board->state.lineNumbersShown = m_choices.lineNumbers;
            board->part = shownPart(board->state).adjusted(-border, -border, border, border);
            sizes.push_back(board->part.size());
        }
        printed.boards.push_back(*std::move(board));
    }
    const auto cells
        = cellSizes(sizes, layout.roomSize(), isAnswers ? largestAnswerCell : largestCell);
    auto cell = cells.begin();
    for (std::size_t i = 0; i < printed.boards.size(); ++i) {
        PrintedBoard &board = printed.boards[i];
        board.captionArea = layout.caption(int(i));
        board.captionSize = captionSize(isAnswers, m_choices.perPage);
        if (board.part.isEmpty())
            continue;
        board.cell = *cell++;
        const QRectF room = layout.room(int(i));
        const QSizeF size = board.part.size() * board.cell;
        board.area = QRectF(QPointF(room.center().x() - size.width() / 2, room.top()), size);
    }
    return printed;
}

namespace {

void paintCaption(QPainter &painter, const PrintedBoard &board)
{
    const double size = board.captionSize;
    const Theme &inks = PuzzlePrinter::inks();
    QRectF line = board.captionArea;
    if (!board.caption.isEmpty()) {
        line.setHeight(lineHeight(size));
        write(painter, line, board.caption, size, QFont::DemiBold, inks.ink);
        line.moveTop(line.bottom());
    }
    line.setHeight(lineHeight(detailSize(size)));
    write(painter, line, board.detail, detailSize(size), QFont::Normal, inks.suppose);
}

void paintPrinted(QPainter &painter, const PrintedBoard &board)
{
    painter.save();
    painter.translate(board.area.topLeft());
    painter.scale(board.cell, board.cell);
    painter.translate(-board.part.topLeft());
    const bool isOnPixels = painter.paintEngine()->type() == QPaintEngine::Raster;
    const double device = painter.device()->devicePixelRatioF();
    const double pixels
        = isOnPixels ? painter.worldTransform().m11() * device : board.cell / hairline;
    const BoardPainter boardPainter(board.state, PuzzlePrinter::inks(), pixels);
    for (const Layer layer : allLayers)
        boardPainter.paint(painter, layer, board.state.geometry()->bounds());
    painter.restore();
}

} // namespace

void PuzzlePrinter::paint(QPainter &painter, const PrintedPage &page)
{
    painter.setRenderHint(QPainter::Antialiasing);
    write(painter, page.headingArea, page.heading, headingSize, QFont::DemiBold, inks().ink);
    writeFine(painter, page.rulesArea, page.rules, rulesFont(), inks().suppose, Qt::TextWordWrap);
    write(painter, page.footerArea.adjusted(0, page.footerArea.height() / 2, 0, 0), page.footer,
          footerSize, QFont::Normal, inks().suppose);
    for (const PrintedBoard &board : page.boards) {
        paintCaption(painter, board);
        if (!board.area.isEmpty())
            paintPrinted(painter, board);
    }
}

PuzzlePrinter printerFor(PuzzlePrinter::Items items, const PrintChoices &choices,
                         const QPageLayout &paper)
{
    QSizeF page = paper.fullRect(QPageLayout::Point).size();
    if (choices.booklet)
        page.setWidth(page.width() / 2);
    return PuzzlePrinter(std::move(items), choices, page, paper.margins(QPageLayout::Point));
}

} // namespace inkling
