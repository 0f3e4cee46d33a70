// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"
#include "exporting/printlayout.h"
#include "scene/boardstate.h"
#include "scene/theme.h"
#include "stopcondition.h"

#include <QMarginsF>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

class QPageLayout;
class QPainter;

namespace inkling {

/// The marks on a printed board: none, the person's own, or the answer.
enum class PrintedMarks : std::uint8_t { None, Own, Answer };

/// A reader's choices about printing.
struct PrintChoices
{
    int perPage = 1; ///< puzzles on a page, at most; fewer where there is no room
    PrintedMarks marks = PrintedMarks::None;
    /// Whether the answers are printed, small, on pages of their own behind the puzzles.
    bool answersAtEnd = false;
    /// Whether title, author and difficulty are printed, as far as they are known.
    bool captions = true;
    bool pageNumbers = true;
    bool lineNumbers = false; ///< numbers of rows and columns beside the boards
    bool rules = false;       ///< the rules of its puzzles at the top of each page
    /// Whether the sheets, printed on both sides and folded in the middle, make a booklet.
    bool booklet = false;
    friend bool operator==(const PrintChoices &, const PrintChoices &) = default;
};

/// A puzzle to be printed.
struct PrintItem
{
    std::shared_ptr<const Puzzle> puzzle;
    int number = 0; ///< the puzzle's number in its document, from 1; 0 where it is the only one
    QString title;
    QString author;
    QString options;    ///< the names of the options chosen for the puzzle; empty if none is
    QString difficulty; ///< a word; empty if it is not known
    Marks marks;
    std::shared_ptr<const Answer> answer; ///< the puzzle's only answer; null if it is not known yet
};

/// The print item of a document's page: all but difficulty and answer. Requires: page.puzzle. To be
/// used by the window's thread.
[[nodiscard]] PrintItem printItem(const Page &page, int number);

/// A board on a page.
struct PrintedBoard
{
    std::size_t item = 0; ///< the item's index among the printer's items
    bool isAnswer = false;
    QString caption; ///< the large line over the board: number and title
    QString detail;  ///< the small line below the caption
    QRectF captionArea;
    double captionSize = 0; ///< points
    /// The area of the board on the page; empty for an answer that was not found.
    QRectF area;
    double cell = 0; ///< the size of a cell, points
    BoardState state;
    QRectF part; ///< the part of the board that is printed, in cells
};

/// A page ready to be painted, in points from the corner of the paper.
struct PrintedPage
{
    QString heading;
    QString rules; ///< a paragraph for each family
    QRectF headingArea;
    QRectF rulesArea;
    QString footer;
    QRectF footerArea;
    std::vector<PrintedBoard> boards;
};

/// Puts puzzles on paper: says how many pages they make, lays a page out, and paints it.
///
/// Immutable: any thread, several at once. The constructor goes over the puzzles without laying any
/// out, so it may run on the window's thread. page() lays its boards out, and solves the puzzles
/// whose answers it shows if they are not known: at most 30 seconds a puzzle.
class PuzzlePrinter
{
public:
    using Items = std::shared_ptr<const std::vector<PrintItem>>;

    /// Requires: at least one item, all with a puzzle. `paper` and `margins` of a page, in points.
    PuzzlePrinter(Items items, const PrintChoices &choices, const QSizeF &paper,
                  const QMarginsF &margins);

    [[nodiscard]] const QSizeF &paper() const { return m_paper; }
    [[nodiscard]] QRectF printable() const;
    [[nodiscard]] int pageCount() const { return m_puzzlePages + m_answerPages; }
    /// The number of sides of paper that are printed.
    [[nodiscard]] int sideCount() const;
    /// The pages on a side, from left to right; of a booklet two, the last sides with some that
    /// stay empty, beyond the last page. Requires: side < sideCount().
    [[nodiscard]] std::vector<int> pagesOn(int side) const;
    /// Lays a page out; `page` counts from 0. Nothing if stopped. Requires: page < pageCount().
    [[nodiscard]] std::optional<PrintedPage> page(int page, const StopCondition &stop) const;

    /// Paints a page. The painter's units are points, its origin is the corner of the paper; the
    /// paper is not painted.
    static void paint(QPainter &painter, const PrintedPage &page);
    /// The colours for paper: black, white, and greys that can be told apart.
    [[nodiscard]] static const Theme &inks();

private:
    /// `rules`: the height for rules at the top.
    [[nodiscard]] PrintLayout layout(bool isAnswers, int perPage, double rules) const;
    /// The rules for some items, each family's once; empty where none are wanted.
    [[nodiscard]] QString rulesFor(std::size_t first, std::size_t count) const;
    [[nodiscard]] double rulesHeight(const QString &rules) const;
    /// The height of the longest rules on a page with so many puzzles.
    [[nodiscard]] double mostRules(int perPage) const;
    /// `perPage`, or the largest smaller number of boards that have enough room on a page; at least
    /// 1.
    [[nodiscard]] int fitting(int perPage, bool isAnswers) const;
    /// A board with its caption's texts, not yet placed on the page. Nothing if stopped.
    [[nodiscard]] std::optional<PrintedBoard> board(std::size_t item, bool isAnswer,
                                                    const StopCondition &stop) const;
    /// Writes the board's caption and detail.
    void caption(PrintedBoard &board) const;

    Items m_items;
    PrintChoices m_choices;
    QSizeF m_paper;
    QMarginsF m_margins;
    bool m_hasCaptions = false;
    bool m_hasDetails = false;
    int m_answersPerPage = 1;
    int m_puzzlePages = 0;
    int m_answerPages = 0;
};

/// The printer for a sheet's layout: two pages of a booklet stand side by side on it.
[[nodiscard]] PuzzlePrinter printerFor(PuzzlePrinter::Items items, const PrintChoices &choices,
                                       const QPageLayout &paper);

} // namespace inkling
