// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/printlayout.h"
#include "families/page.h"
#include "logic/stopcondition.h"
#include "scene/boardstate.h"
#include "scene/theme.h"

#include <QMarginsF>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

class QPageLayout;
class QPainter;

namespace inkling {

/// What is on a printed board.
enum class PrintedMarks : std::uint8_t { None, Own, Answer };

/// What a reader chooses about printing.
struct PrintChoices
{
    int perPage = 1; ///< at most: where there is no room there are fewer
    PrintedMarks marks = PrintedMarks::None;
    /// On pages of their own behind the puzzles, small.
    bool answersAtEnd = false;
    /// Title, author and difficulty, as far as they are known.
    bool captions = true;
    bool pageNumbers = true;
    bool lineNumbers = false; ///< of rows and columns, beside the boards
    friend bool operator==(const PrintChoices &, const PrintChoices &) = default;
};

/// A puzzle to be printed.
struct PrintItem
{
    std::shared_ptr<const Puzzle> puzzle;
    int number = 0; ///< in its document, from 1; 0 where it is the only one
    QString title;
    QString author;
    QString options;    ///< how it is to be taken, in words, if otherwise than usually
    QString difficulty; ///< in a word; empty if it is not known
    Marks marks;
    std::shared_ptr<const Answer> answer; ///< the only one; null if it is not known
};

/// Of a page of a document, which has a puzzle. The window's thread.
[[nodiscard]] PrintItem printItem(const Page &page, int number);

/// One board on a page.
struct PrintedBoard
{
    std::size_t item = 0;
    bool isAnswer = false;
    QString caption; ///< large, and below it what is small
    QString detail;
    QRectF captionArea;
    double captionSize = 0; ///< points
    /// Where the board is; empty where it has no answer to be shown.
    QRectF area;
    double cell = 0; ///< points
    BoardState state;
    QRectF part; ///< of the board, in cells: what there is to see
};

/// A page ready to be painted, in points from the corner of the paper.
struct PrintedPage
{
    QString heading;
    QRectF headingArea;
    QString footer;
    QRectF footerArea;
    std::vector<PrintedBoard> boards;
};

/// Puts puzzles on paper: says how many pages they make, lays a page out, and paints it.
///
/// Immutable: any thread, several at once. Making it walks over the puzzles without laying any out,
/// so the window's thread may; a page lays its boards out and solves what it shows the answers of,
/// which may take its time.
class PuzzlePrinter
{
public:
    using Items = std::shared_ptr<const std::vector<PrintItem>>;

    /// Requires: at least one item, all with a puzzle. `paper` and `margins` in points.
    PuzzlePrinter(Items items, const PrintChoices &choices, const QSizeF &paper,
                  const QMarginsF &margins);

    [[nodiscard]] const QSizeF &paper() const { return m_paper; }
    [[nodiscard]] QRectF printable() const;
    [[nodiscard]] int pageCount() const { return m_puzzlePages + m_answerPages; }
    /// From 0. Nothing when it is stopped. Requires: page < pageCount().
    [[nodiscard]] std::optional<PrintedPage> page(int page, const StopCondition &stop) const;

    /// The painter's units are points, its origin the corner of the paper, which is not painted.
    static void paint(QPainter &painter, const PrintedPage &page);
    /// The inks of paper: black, white, and greys that differ.
    [[nodiscard]] static const Theme &inks();

private:
    [[nodiscard]] PrintLayout layout(bool isAnswers, int perPage) const;
    /// So many on a page, or as many as there is room for.
    [[nodiscard]] int fitting(int perPage, bool isAnswers) const;
    /// Without its caption's place and its own. Nothing when it is stopped.
    [[nodiscard]] std::optional<PrintedBoard> board(std::size_t item, bool isAnswer,
                                                    const StopCondition &stop) const;
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

/// Of paper, as a PuzzlePrinter wants it.
[[nodiscard]] PuzzlePrinter printerFor(PuzzlePrinter::Items items, const PrintChoices &choices,
                                       const QPageLayout &paper);

} // namespace inkling
